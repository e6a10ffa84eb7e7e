#ifndef __APPLE__
#define _GNU_SOURCE // pipe2, and the functions whose names end in _np
#endif

#include "Spawn.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <unistd.h>

int lineup_pipe(int ends[2]) {
#ifdef __APPLE__
  if (pipe(ends) != 0) return errno;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#else
  return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno;
#endif
}

int lineup_spawn(
    const char *path, char *const arguments[], char *const environment[],
    const char *folder, const int files[3], pid_t *child) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (int file = 0; file < 3; file++) {
    if (files[file] >= 0) posix_spawn_file_actions_adddup2(&actions, files[file], file);
    else posix_spawn_file_actions_addclose(&actions, file);
  }
  if (folder) posix_spawn_file_actions_addchdir_np(&actions, folder);

  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t signals;
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  sigfillset(&signals);
  posix_spawnattr_setsigdefault(&attributes, &signals);
  posix_spawnattr_setpgroup(&attributes, 0);
  short flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP;
#ifdef __APPLE__
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#else
  posix_spawn_file_actions_addclosefrom_np(&actions, 3);
#endif
  posix_spawnattr_setflags(&attributes, flags);

  int code = posix_spawn(child, path, &actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return code;
}
