#ifndef LINEUP_CTESTSUPPORT_H
#define LINEUP_CTESTSUPPORT_H

#include "Crash.h"
#include "Spawn.h"

#include <sys/types.h>

/// Starts `path` with `arguments` and `environment` (both NULL-terminated) in a new pseudo-terminal of the given
/// size, and returns the child's process id, or -1 with `errno` set. `*terminal` becomes the controlling side.
/// The child has every signal at its default, and no descriptor but the terminal.
pid_t lineup_spawn_in_terminal(
    const char *path, char *const arguments[], char *const environment[],
    unsigned short rows, unsigned short columns, int *terminal);

/// Changes the size of a terminal (which signals SIGWINCH to its foreground processes); -1 with `errno` set on failure.
int lineup_resize_terminal(int terminal, unsigned short rows, unsigned short columns);

#endif
