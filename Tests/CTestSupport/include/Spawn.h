#ifndef LINEUP_CTESTSUPPORT_SPAWN_H
#define LINEUP_CTESTSUPPORT_SPAWN_H

#include <sys/types.h>

/// Makes a pipe whose ends no other program inherits: while one held a copy, the pipe would not end. `ends[0]` is for
/// reading. Returns 0, or an `errno`.
int lineup_pipe(int ends[2]);

/// Starts `path` with `arguments` and `environment` (both NULL-terminated) in `folder` (NULL for the present one), and
/// stores its process id. It leads a process group of its own, has no files but `files` as its 0, 1 and 2 (-1 for
/// none), and its signals are as a program finds them at a prompt. Returns 0, or an `errno`.
int lineup_spawn(
    const char *path, char *const arguments[], char *const environment[],
    const char *folder, const int files[3], pid_t *child);

#endif
