import Foundation
import SQLite
import TestSupport

/// What an app built on SQLite.swift and Sworm does with a file: the SQL it sends, word for word.
struct OldApp {
  private let connection: Connection

  init(_ path: String) throws {
    connection = try Connection(.file(path))
  }

  /// Makes the file as the app does at its first start.
  static func makeFile(in folder: TemporaryFolder, named name: String = "old.db") throws -> String {
    let path = folder.path(of: name)
    try makeFile(at: path)
    return path
  }

  /// Makes the file, and the folder that it is in where that is missing.
  static func makeFile(at path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: path))
    let app = try OldApp(path)
    try app.run(
      """
      CREATE TABLE "members" ("id" INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, "name" TEXT UNIQUE NOT NULL, \
      "position" INTEGER NOT NULL)
      """)
    try app.run(#"CREATE INDEX "index_members_on_name" ON "members" ("name")"#)
    try app.run(
      """
      CREATE TABLE "events" ("id" INTEGER PRIMARY KEY NOT NULL, "title" TEXT NOT NULL, \
      "create_at" TEXT NOT NULL, "complete" INTEGER NOT NULL)
      """)
    try app.run("PRAGMA user_version = 7")
  }

  func run(_ sql: SQL) throws {
    try connection.run(sql)
  }

  func addMember(_ name: String, _ position: Int64) throws {
    try run(#"INSERT INTO "members" ("name", "position") VALUES (\#(name), \#(position))"#)
  }

  func addEvent(_ title: String, at date: String, complete: Int64 = 0) throws {
    try run(
      #"INSERT INTO "events" ("title", "create_at", "complete") VALUES (\#(title), \#(date), \#(complete))"#)
  }

  /// The members as the app reads them: typed, in order of id.
  var members: [(id: Int64, name: String, position: Int64)] {
    get throws {
      try connection.all(#"SELECT "id", "name", "position" FROM "members" ORDER BY "id""#) {
        (try $0.read(0), try $0.read(1), try $0.read(2))
      }
    }
  }

  /// The to-dos as the app reads them: typed, dates as text of the one form, in order of id.
  var events: [(id: Int64, title: String, createAt: String, complete: Bool)] {
    get throws {
      try connection.all(#"SELECT "id", "title", "create_at", "complete" FROM "events" ORDER BY "id""#) {
        (try $0.read(0), try $0.read(1), try $0.read(2), try $0.read(3))
      }
    }
  }

  func value<Value: SQLiteReadable>(_ sql: SQL, as type: Value.Type = Value.self) throws -> Value {
    try connection.value(sql)
  }

  func texts(_ sql: SQL) throws -> [String] {
    try connection.all(sql) { try $0.read(0) }
  }
}
