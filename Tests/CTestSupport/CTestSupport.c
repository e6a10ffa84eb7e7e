#include "CTestSupport.h"

#include <signal.h>
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
    // What the test process has changed is not the child's business: signals, and other tests' descriptors, which
    // would keep their terminals from hanging up.
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    for (int descriptor = 3; descriptor < 1024; descriptor++) close(descriptor);
    execve(path, arguments, environment);
    _exit(127);
  }
  return child;
}

int lineup_resize_terminal(int terminal, unsigned short rows, unsigned short columns) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  return ioctl(terminal, TIOCSWINSZ, &size);
}
