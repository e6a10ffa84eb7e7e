// What the machine can do: the same rows through one prepared statement in one transaction, with whatever triggers the
// database has, and nothing else.
//
// Usage: limit DATABASE insert|update|delete COUNT
//
// insert adds members "Player 0" and so on; update gives the members with the ids 1 to COUNT another position; delete
// removes them.

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static sqlite3 *database;

static void fail(const char *what) {
  fprintf(stderr, "limit: %s: %s\n", what, sqlite3_errmsg(database));
  exit(1);
}

static void run(const char *sql) {
  if (sqlite3_exec(database, sql, NULL, NULL, NULL) != SQLITE_OK) fail(sql);
}

int main(int count, char **arguments) {
  if (count != 4) return fprintf(stderr, "usage: limit DATABASE insert|update|delete COUNT\n"), 2;
  const char *deed = arguments[2];
  int rows = atoi(arguments[3]);
  const char *sql = strcmp(deed, "insert") == 0   ? "INSERT INTO members(name, position) VALUES (?1, 3)"
                    : strcmp(deed, "update") == 0 ? "UPDATE members SET position = 4 WHERE id = ?1"
                                                  : "DELETE FROM members WHERE id = ?1";
  if (sqlite3_open(arguments[1], &database) != SQLITE_OK) fail("open");
  run("PRAGMA journal_mode = WAL");
  run("PRAGMA synchronous = FULL");
  run("PRAGMA recursive_triggers = ON");
  run("BEGIN IMMEDIATE");
  sqlite3_stmt *statement;
  if (sqlite3_prepare_v2(database, sql, -1, &statement, NULL) != SQLITE_OK) fail(sql);
  for (int row = 0; row < rows; row++) {
    if (strcmp(deed, "insert") == 0) {
      char name[32];
      int length = snprintf(name, sizeof name, "Player %d", row);
      sqlite3_bind_text(statement, 1, name, length, SQLITE_TRANSIENT);
    } else {
      sqlite3_bind_int64(statement, 1, row + 1);
    }
    if (sqlite3_step(statement) != SQLITE_DONE) fail(sql);
    sqlite3_reset(statement);
  }
  sqlite3_finalize(statement);
  run("COMMIT");
  return sqlite3_close(database) == SQLITE_OK ? 0 : 1;
}
