#include "Unsynced.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct Operation {
  struct Operation *next;
  long long offset;

  /// -1 for a truncation to `offset`.
  long count;
  char bytes[];
} Operation;

typedef struct File {
  struct File *next;
  char *path;

  /// What the file surely holds.
  char *durable;
  long long length;

  /// What was done since, in order.
  Operation *first, **last;
  int is_deleted;
} File;

static File *files;

static File *find(const char *path) {
  for (File *file = files; file; file = file->next)
    if (strcmp(file->path, path) == 0) return file;
  return NULL;
}

static void set_length(File *file, long long length) {
  file->durable = realloc(file->durable, length + 1);
  if (length > file->length) memset(file->durable + file->length, 0, length - file->length);
  file->length = length;
}

static void write_bytes(File *file, const Operation *operation, long count) {
  if (operation->offset + count > file->length) set_length(file, operation->offset + count);
  memcpy(file->durable + operation->offset, operation->bytes, count);
}

static void forget_operations(File *file) {
  while (file->first) {
    Operation *next = file->first->next;
    free(file->first);
    file->first = next;
  }
  file->last = &file->first;
}

void lineup_unsynced_watch(const char *path) {
  File *file = find(path);
  if (file && !file->is_deleted) return;
  if (!file) {
    file = calloc(1, sizeof *file);
    file->path = strdup(path);
    file->last = &file->first;
    file->next = files;
    files = file;
  }
  file->is_deleted = 0;
  forget_operations(file);
  set_length(file, 0);
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (descriptor < 0) return;
  if (fstat(descriptor, &status) == 0) {
    set_length(file, status.st_size);
    if (pread(descriptor, file->durable, status.st_size, 0) != status.st_size) abort();
  }
  close(descriptor);
}

static void note(const char *path, const void *bytes, long count, long long offset) {
  File *file = find(path);
  if (!file) return;
  Operation *operation = calloc(1, sizeof *operation + (count > 0 ? count : 0));
  operation->offset = offset;
  operation->count = count;
  if (count > 0) memcpy(operation->bytes, bytes, count);
  *file->last = operation;
  file->last = &operation->next;
}

void lineup_unsynced_write(const char *path, const void *bytes, int count, long long offset) {
  note(path, bytes, count, offset);
}

void lineup_unsynced_truncate(const char *path, long long length) {
  note(path, NULL, -1, length);
}

void lineup_unsynced_sync(const char *path) {
  File *file = find(path);
  if (!file) return;
  for (Operation *operation = file->first; operation; operation = operation->next) {
    if (operation->count < 0) set_length(file, operation->offset);
    else write_bytes(file, operation, operation->count);
  }
  forget_operations(file);
}

void lineup_unsynced_delete(const char *path, int is_durable) {
  File *file = find(path);
  if (!file) return;
  file->is_deleted = 1;
  if (!is_durable) return;
  forget_operations(file);
  set_length(file, 0);
}

void lineup_unsynced_lose(unsigned seed) {
  srandom(seed);
  for (File *file = files; file; file = file->next) {
    if (file->is_deleted && (file->length == 0 || random() % 2)) continue;
    for (Operation *operation = file->first; operation; operation = operation->next) {
      if (random() % 2) continue;
      if (operation->count < 0) set_length(file, operation->offset);
      // Some writes reach the disk in part.
      else write_bytes(file, operation, random() % 4 ? operation->count : random() % (operation->count + 1));
    }
    int descriptor = open(file->path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (descriptor < 0 || pwrite(descriptor, file->durable, file->length, 0) != file->length) abort();
    close(descriptor);
    // The shared memory of readers and writers is gone.
    char *shared = calloc(1, strlen(file->path) + 5);
    strcat(strcpy(shared, file->path), "-shm");
    unlink(shared);
    free(shared);
  }
}
