#ifndef LINEUP_CTESTSUPPORT_CRASH_H
#define LINEUP_CTESTSUPPORT_CRASH_H

/// How a process ends at the point of its crash.
typedef enum {
  /// It is killed before the operation.
  lineup_crash_before,

  /// It is killed when half of the bytes are written; what has no halves is done.
  lineup_crash_halfway,

  /// The power fails before the operation: of what no file was told to make durable yet, writes and truncations, any
  /// part is lost, in any order.
  lineup_crash_power,
} lineup_crash_kind;

/// Lets SQLite work on files through a shim that counts what changes them, and that ends this process with SIGKILL at
/// the operation of number `point`, counted from 1. To be called once, before a file is opened. `seed` decides what a power
/// failure takes. Nothing is really made durable, which is quicker and makes no difference to a process that is killed.
/// Returns an SQLite result code.
int lineup_crash_at(long point, lineup_crash_kind kind, unsigned seed);

/// How many operations were counted in this process.
long lineup_crash_operations(void);

/// Calls `body` in a copy of this process, which ends with it, and waits. No other thread of this process may be doing
/// anything. Returns the status that `waitpid` tells, or -1.
int lineup_run_in_copy(void (*body)(void *), void *context);

#endif
