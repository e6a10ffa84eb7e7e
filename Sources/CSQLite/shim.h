#ifndef LINEUP_CSQLITE_SHIM_H
#define LINEUP_CSQLITE_SHIM_H

#include <sqlite3.h>

// Swift cannot call a variadic C function, nor write SQLITE_TRANSIENT: one typed function for each use.

/// Sets how SQLite deals with memory; must come before anything else. It counts none, which would take a lock at
/// every allocation, and takes little in advance, for every page of it is paid for and a short run needs few:
/// `sqlite3_config(SQLITE_CONFIG_MEMSTATUS, SQLITE_CONFIG_PAGECACHE, SQLITE_CONFIG_LOOKASIDE)`.
static inline int lineup_sqlite_configure_memory(void) {
  int code = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  if (code == SQLITE_OK) code = sqlite3_config(SQLITE_CONFIG_PAGECACHE, (void *)0, 0, 0);
  if (code == SQLITE_OK) code = sqlite3_config(SQLITE_CONFIG_LOOKASIDE, 1200, 10);
  return code;
}

/// Switches foreign keys on or off for a connection: `sqlite3_db_config(SQLITE_DBCONFIG_ENABLE_FKEY)`.
static inline int lineup_sqlite_set_foreign_keys(sqlite3 *database, int on) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_FKEY, on, (int *)0);
}

/// Makes a misspelt column an error; else SQLite takes a name in double quotes that it does not know for
/// text: `sqlite3_db_config(SQLITE_DBCONFIG_DQS_DML)`.
static inline int lineup_sqlite_refuse_quoted_text(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_DQS_DML, 0, (int *)0);
}

/// Sets whether the last connection to close copies the WAL into the database file:
/// `sqlite3_db_config(SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE)`.
static inline int lineup_sqlite_set_checkpoint_on_close(sqlite3 *database, int on) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, !on, (int *)0);
}

/// Reads the beginning of the open database file, through the descriptor that SQLite has open: closing
/// another one would drop the locks of the whole process (SQLite: "How To Corrupt", 2.2).
/// `SQLITE_FCNTL_FILE_POINTER`, `xRead`.
static inline int lineup_sqlite_read_header(sqlite3 *database, void *buffer, int length) {
  sqlite3_file *file = 0;
  int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK) return code;
  if (!file || !file->pMethods) return SQLITE_CANTOPEN;
  return file->pMethods->xRead(file, buffer, length, 0);
}

/// Binds a copy of UTF-8 text of a length in bytes, where a NULL pointer is empty text:
/// `sqlite3_bind_text64`.
static inline int lineup_sqlite_bind_text(
    sqlite3_stmt *statement, int index, const void *text, sqlite3_uint64 length) {
  return sqlite3_bind_text64(
      statement, index, text ? (const char *)text : "", length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Binds a copy of a blob, where a NULL pointer is an empty blob: `sqlite3_bind_blob64`.
static inline int lineup_sqlite_bind_blob(
    sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 length) {
  return sqlite3_bind_blob64(statement, index, bytes ? bytes : "", length, SQLITE_TRANSIENT);
}

/// Makes a copy of UTF-8 text the result of an SQL function: `sqlite3_result_text64`.
static inline void lineup_sqlite_result_text(
    sqlite3_context *context, const void *text, sqlite3_uint64 length) {
  sqlite3_result_text64(context, text ? (const char *)text : "", length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Makes a copy of a blob the result of an SQL function: `sqlite3_result_blob64`.
static inline void lineup_sqlite_result_blob(
    sqlite3_context *context, const void *bytes, sqlite3_uint64 length) {
  sqlite3_result_blob64(context, bytes ? bytes : "", length, SQLITE_TRANSIENT);
}

#endif
