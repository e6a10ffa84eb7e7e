#ifndef LINEUP_CTESTSUPPORT_UNSYNCED_H
#define LINEUP_CTESTSUPPORT_UNSYNCED_H

// What a power failure may take: the content that each file surely has, and what was done to it since.

/// Begins to watch a file, whose present content counts as durable; again is no harm.
void lineup_unsynced_watch(const char *path);

/// Notes that bytes are about to be written to a file that is watched.
void lineup_unsynced_write(const char *path, const void *bytes, int count, long long offset);

/// Notes that a file is about to be cut, or made, to a length.
void lineup_unsynced_truncate(const char *path, long long length);

/// Notes that everything done to a file is durable.
void lineup_unsynced_sync(const char *path);

/// Notes that a file is about to be removed. Where that is not made durable at once, it may come back.
void lineup_unsynced_delete(const char *path, int is_durable);

/// Leaves of everything that is not durable what chance leaves of it, in the files themselves.
void lineup_unsynced_lose(unsigned seed);

#endif
