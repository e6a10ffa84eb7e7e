#include "CTestSupport.h"

#include <sys/ioctl.h>
#include <unistd.h>
#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

pid_t lineup_spawn_in_terminal(
    const char *path, char *const arguments[], char *const environment[],
    unsigned short rows, unsigned short columns, int *terminal) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  pid_t child = forkpty(terminal, NULL, NULL, &size);
  if (child == 0) {
    execve(path, arguments, environment);
    _exit(127);
  }
  return child;
}
