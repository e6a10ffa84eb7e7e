#include "Crash.h"

#include "Unsynced.h"

#include <signal.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

// The shim: files of SQLite's own file system, wrapped.

typedef struct {
  sqlite3_file base;

  /// NULL for a file without a name.
  const char *path;

  /// The wrapped file, which lies behind this one.
  sqlite3_file *file;
} Wrapper;

static sqlite3_vfs shim;
static sqlite3_vfs *system_vfs;
static long operations, crash_point;
static lineup_crash_kind crash_kind;
static unsigned crash_seed;

static void die(void) {
  if (crash_kind == lineup_crash_power) lineup_unsynced_lose(crash_seed);
  kill(getpid(), SIGKILL);
  for (;;) pause();
}

/// Counts an operation, and returns whether it is to be done by half, after which comes `die`.
static int is_halved(void) {
  if (++operations != crash_point) return 0;
  if (crash_kind != lineup_crash_halfway) die();
  return 1;
}

/// Dies behind an operation that has no halves, if it is the one.
static int done(int halved, int code) {
  if (halved) die();
  return code;
}

#define WRAPPED(file) (((Wrapper *)(file))->file)
#define CALL(file, method, ...) WRAPPED(file)->pMethods->method(WRAPPED(file), ##__VA_ARGS__)

static int shim_close(sqlite3_file *file) { return CALL(file, xClose); }

static int shim_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
  return CALL(file, xRead, bytes, count, offset);
}

static int shim_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
  const char *path = ((Wrapper *)file)->path;
  int halved = is_halved();
  if (path) lineup_unsynced_write(path, bytes, count, offset);
  return done(halved, CALL(file, xWrite, bytes, halved ? count / 2 : count, offset));
}

static int shim_truncate(sqlite3_file *file, sqlite3_int64 length) {
  const char *path = ((Wrapper *)file)->path;
  int halved = is_halved();
  if (path) lineup_unsynced_truncate(path, length);
  return done(halved, CALL(file, xTruncate, length));
}

static int shim_sync(sqlite3_file *file, int flags) {
  (void)flags;
  const char *path = ((Wrapper *)file)->path;
  int halved = is_halved();
  if (path) lineup_unsynced_sync(path);
  return done(halved, SQLITE_OK);
}

static int shim_size(sqlite3_file *file, sqlite3_int64 *size) { return CALL(file, xFileSize, size); }
static int shim_lock(sqlite3_file *file, int level) { return CALL(file, xLock, level); }
static int shim_unlock(sqlite3_file *file, int level) { return CALL(file, xUnlock, level); }
static int shim_check_lock(sqlite3_file *file, int *is_reserved) {
  return CALL(file, xCheckReservedLock, is_reserved);
}
static int shim_control(sqlite3_file *file, int code, void *value) {
  return CALL(file, xFileControl, code, value);
}
static int shim_sector_size(sqlite3_file *file) { return CALL(file, xSectorSize); }
static int shim_traits(sqlite3_file *file) { return CALL(file, xDeviceCharacteristics); }

static int shim_map(sqlite3_file *file, int region, int size, int extends, void volatile **memory) {
  int halved = extends ? is_halved() : 0;
  return done(halved, CALL(file, xShmMap, region, size, extends, memory));
}

/// What was written to the shared memory is bracketed by locks that shut others out.
static int shim_lock_shared(sqlite3_file *file, int offset, int count, int flags) {
  int halved = flags & SQLITE_SHM_EXCLUSIVE ? is_halved() : 0;
  return done(halved, CALL(file, xShmLock, offset, count, flags));
}
static void shim_barrier(sqlite3_file *file) { CALL(file, xShmBarrier); }
static int shim_unmap(sqlite3_file *file, int deletes) {
  int halved = deletes ? is_halved() : 0;
  return done(halved, CALL(file, xShmUnmap, deletes));
}

// Version 2: SQLite then reads and writes by calls, not by a mapping that nobody could watch.
static const sqlite3_io_methods methods = {
    2,           shim_close,  shim_read,       shim_write,   shim_truncate,    shim_sync,   shim_size,
    shim_lock,   shim_unlock, shim_check_lock, shim_control, shim_sector_size, shim_traits, shim_map,
    shim_lock_shared, shim_barrier, shim_unmap, 0, 0,
};

static int shim_open(sqlite3_vfs *vfs, const char *path, sqlite3_file *file, int flags, int *flags_used) {
  (void)vfs;
  Wrapper *wrapper = (Wrapper *)file;
  memset(wrapper, 0, sizeof *wrapper);
  wrapper->path = path;
  wrapper->file = (sqlite3_file *)(wrapper + 1);
  int halved = flags & SQLITE_OPEN_CREATE ? is_halved() : 0;
  int code = system_vfs->xOpen(system_vfs, path, wrapper->file, flags, flags_used);
  if (wrapper->file->pMethods) wrapper->base.pMethods = &methods;
  if (code == SQLITE_OK && path) lineup_unsynced_watch(path);
  return done(halved, code);
}

static int shim_delete(sqlite3_vfs *vfs, const char *path, int syncs_folder) {
  (void)vfs;
  int halved = is_halved();
  lineup_unsynced_delete(path, syncs_folder);
  return done(halved, system_vfs->xDelete(system_vfs, path, 0));
}

int lineup_crash_at(long point, lineup_crash_kind kind, unsigned seed) {
  operations = 0;
  crash_point = point;
  crash_kind = kind;
  crash_seed = seed;
  system_vfs = sqlite3_vfs_find(NULL);
  if (!system_vfs) return SQLITE_ERROR;
  shim = *system_vfs;
  shim.pNext = NULL;
  shim.zName = "lineup-crash";
  shim.szOsFile = (int)sizeof(Wrapper) + system_vfs->szOsFile;
  shim.xOpen = shim_open;
  shim.xDelete = shim_delete;
  return sqlite3_vfs_register(&shim, 1);
}

long lineup_crash_operations(void) { return operations; }

int lineup_run_in_copy(void (*body)(void *), void *context) {
  pid_t child = fork();
  if (child == 0) {
    body(context);
    _exit(0);
  }
  int status = -1;
  if (child > 0) while (waitpid(child, &status, 0) != child) {}
  return status;
}
