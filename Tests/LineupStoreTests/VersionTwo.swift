/// A file as version 2 of lineup's schema left it, statement by statement: before to-dos had due dates, people, tags,
/// priorities and notes. Every lineup to come must open such files.
enum VersionTwo {
  static let statements = text.split(separator: "\n--\n").map { String($0) }

  // swift-format-ignore
  private static let text = #"""
    CREATE TABLE "lineup_meta" (
      "version" INTEGER PRIMARY KEY NOT NULL, "name" TEXT NOT NULL)
    --
    CREATE TABLE members(
      id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, name TEXT UNIQUE NOT NULL, position INTEGER NOT NULL)
    --
    CREATE TABLE events(
      id INTEGER PRIMARY KEY NOT NULL, title TEXT NOT NULL, create_at TEXT NOT NULL,
      complete INTEGER NOT NULL)
    --
    CREATE TABLE "lineup_ids"(entity INTEGER PRIMARY KEY NOT NULL, last INTEGER NOT NULL)
    --
    CREATE TABLE "lineup_changes"("seq" INTEGER PRIMARY KEY, "tbl", old_id, old_1, old_2, old_3, \#
    new_id, new_1, new_2, new_3)
    --
    CREATE TABLE "lineup_commands"(
      last INTEGER PRIMARY KEY, n INTEGER, at INTEGER, session TEXT, text TEXT, undoes INTEGER)
    --
    CREATE INDEX lineup_undoes ON "lineup_commands"(undoes) WHERE undoes IS NOT NULL
    --
    CREATE TABLE "lineup_settings"(name TEXT PRIMARY KEY NOT NULL, value)
    --
    INSERT INTO lineup_meta VALUES(1,'roster and to-dos')
    --
    INSERT INTO lineup_meta VALUES(2,'journal')
    --
    INSERT INTO members VALUES(1,'Faker',3)
    --
    INSERT INTO members VALUES(2,'José',2)
    --
    INSERT INTO members VALUES(3,'Keria',4)
    --
    INSERT INTO events VALUES(1,'Review scrim VOD','2026-11-20T00:00:00.000',1)
    --
    INSERT INTO events VALUES(3,'book the bus to Berlin','2026-11-22T00:00:00.000',0)
    --
    INSERT INTO lineup_ids VALUES(1,1)
    --
    INSERT INTO lineup_ids VALUES(2,2)
    --
    INSERT INTO lineup_changes VALUES(1,1,NULL,NULL,NULL,NULL,1,'Faker',3,NULL)
    --
    INSERT INTO lineup_changes VALUES(2,1,NULL,NULL,NULL,NULL,2,'José',2,NULL)
    --
    INSERT INTO lineup_changes VALUES(3,1,NULL,NULL,NULL,NULL,3,'Keria',5,NULL)
    --
    INSERT INTO lineup_changes VALUES(4,2,NULL,NULL,NULL,NULL,1,'Review scrim \#
    VOD',0,'2026-11-20T00:00:00.000')
    --
    INSERT INTO lineup_changes VALUES(5,2,NULL,NULL,NULL,NULL,2,'buy milk',1,'2026-11-21T00:00:00.000')
    --
    INSERT INTO lineup_changes VALUES(6,2,NULL,NULL,NULL,NULL,3,'book the bus',0,'2026-11-22T00:00:00.000')
    --
    INSERT INTO lineup_changes VALUES(7,1,3,'Keria',5,NULL,3,'Keria',4,NULL)
    --
    INSERT INTO lineup_changes VALUES(8,2,1,'Review scrim VOD',0,'2026-11-20T00:00:00.000',1,'Review \#
    scrim VOD',1,'2026-11-20T00:00:00.000')
    --
    INSERT INTO lineup_changes VALUES(9,2,3,'book the bus',0,'2026-11-22T00:00:00.000',3,'book the bus \#
    to Paris',0,'2026-11-22T00:00:00.000')
    --
    INSERT INTO lineup_changes VALUES(10,1,1,'Faker',3,NULL,NULL,NULL,NULL,NULL)
    --
    INSERT INTO lineup_changes VALUES(11,1,NULL,NULL,NULL,NULL,1,'Faker',3,NULL)
    --
    INSERT INTO lineup_changes VALUES(12,2,2,'buy milk',1,'2026-11-21T00:00:00.000',NULL,NULL,NULL,NULL)
    --
    INSERT INTO lineup_changes VALUES(13,2,3,'book the bus to \#
    Paris',0,'2026-11-22T00:00:00.000',3,'book the bus to Berlin',0,'2026-11-22T00:00:00.000')
    --
    INSERT INTO lineup_commands VALUES(1,1,1796083011149,'coach@host/m3k9x1','member add Faker Mid',NULL)
    --
    INSERT INTO lineup_commands VALUES(2,1,1796083011244,'coach@host/m3k9x1','member add ''José'' JG',NULL)
    --
    INSERT INTO lineup_commands VALUES(3,1,1796083011244,'coach@host/m3k9x1','member add Keria \#
    Support',NULL)
    --
    INSERT INTO lineup_commands VALUES(4,1,1796083011244,'coach@host/m3k9x1','todo add Review scrim VOD \#
    --at 2026-11-20',NULL)
    --
    INSERT INTO lineup_commands VALUES(5,1,1796083011245,'coach@host/m3k9x1','todo add buy milk --at \#
    2026-11-21 --done',NULL)
    --
    INSERT INTO lineup_commands VALUES(6,1,1796083011245,'coach@host/m3k9x1','todo add book the bus \#
    --at 2026-11-22',NULL)
    --
    INSERT INTO lineup_commands VALUES(7,1,1796083011245,'coach@host/m3k9x1','member set Keria \#
    --position ADC',NULL)
    --
    INSERT INTO lineup_commands VALUES(8,1,1796083011245,'coach@host/m3k9x1','todo done 1',NULL)
    --
    INSERT INTO lineup_commands VALUES(9,1,1796083011246,'coach@host/m3k9x1','todo set 3 --title book \#
    the bus to Paris',NULL)
    --
    INSERT INTO lineup_commands VALUES(10,1,1796083011246,'coach@host/m3k9x1','member rm Faker',NULL)
    --
    INSERT INTO lineup_commands VALUES(11,1,1796083011271,'coach@host/m3k9x1','undo',10)
    --
    INSERT INTO lineup_commands VALUES(12,1,1796083011279,'coach@host/m3k9x1','todo rm 2',NULL)
    --
    INSERT INTO lineup_settings VALUES('whole',8589934612)
    --
    UPDATE sqlite_sequence SET seq = 3 WHERE name = 'members'
    --
    CREATE TRIGGER lineup_members_inserted AFTER INSERT ON "members" BEGIN
    INSERT INTO "lineup_changes"("tbl", new_id, new_1, new_2) VALUES (1, new."id", new."name", \#
    new."position");
    END
    --
    CREATE TRIGGER lineup_members_updated AFTER UPDATE ON "members" BEGIN
    INSERT INTO "lineup_changes"("tbl", old_id, old_1, old_2, new_id, new_1, new_2) VALUES (1, \#
    old."id", old."name", old."position", new."id", new."name", new."position");
    END
    --
    CREATE TRIGGER lineup_members_deleted AFTER DELETE ON "members" BEGIN
    INSERT INTO "lineup_changes"("tbl", old_id, old_1, old_2) VALUES (1, old."id", old."name", \#
    old."position");
    UPDATE "lineup_ids" SET last = old.id WHERE entity = 1 AND last < old.id AND old.id < \#
    9223372036854775807;
    END
    --
    CREATE TRIGGER lineup_members_renumbered AFTER UPDATE ON "members" WHEN new.id <> old.id BEGIN
    UPDATE "lineup_ids" SET last = old.id WHERE entity = 1 AND last < old.id AND old.id < \#
    9223372036854775807;
    END
    --
    CREATE TRIGGER lineup_members_replacing BEFORE INSERT ON "members" WHEN EXISTS (SELECT 1 FROM \#
    "members" WHERE "id" = new."id" OR "name" = new."name") BEGIN
    INSERT INTO "lineup_changes"("tbl", old_id, old_1, old_2) SELECT -1, "id", "name", "position" FROM \#
    "members" WHERE "id" = new."id" OR "name" = new."name";
    UPDATE "lineup_ids" SET last = (SELECT "id" FROM "members" WHERE ("id" = new."id" OR "name" = \#
    new."name") AND "id" < 9223372036854775807
    ORDER BY "id" DESC LIMIT 1) WHERE entity = 1 AND last < (SELECT "id" FROM "members" WHERE ("id" = \#
    new."id" OR "name" = new."name") AND "id" < 9223372036854775807
    ORDER BY "id" DESC LIMIT 1) ;
    END
    --
    CREATE TRIGGER lineup_members_colliding BEFORE UPDATE ON "members" WHEN (new."id" <> old."id" OR \#
    new."name" IS NOT old."name") AND EXISTS (SELECT 1 FROM "members" WHERE ("id" = new."id" OR "name" \#
    = new."name") AND "id" <> old.id) BEGIN
    INSERT INTO "lineup_changes"("tbl", old_id, old_1, old_2) SELECT -1, "id", "name", "position" FROM \#
    "members" WHERE ("id" = new."id" OR "name" = new."name") AND "id" <> old.id;
    UPDATE "lineup_ids" SET last = (SELECT "id" FROM "members" WHERE (("id" = new."id" OR "name" = \#
    new."name") AND "id" <> old.id) AND "id" < 9223372036854775807
    ORDER BY "id" DESC LIMIT 1) WHERE entity = 1 AND last < (SELECT "id" FROM "members" WHERE (("id" = \#
    new."id" OR "name" = new."name") AND "id" <> old.id) AND "id" < 9223372036854775807
    ORDER BY "id" DESC LIMIT 1) ;
    END
    --
    CREATE TRIGGER lineup_events_inserted AFTER INSERT ON "events" BEGIN
    INSERT INTO "lineup_changes"("tbl", new_id, new_1, new_2, new_3) VALUES (2, new."id", new."title", \#
    new."complete", new."create_at");
    END
    --
    CREATE TRIGGER lineup_events_updated AFTER UPDATE ON "events" BEGIN
    INSERT INTO "lineup_changes"("tbl", old_id, old_1, old_2, old_3, new_id, new_1, new_2, new_3) \#
    VALUES (2, old."id", old."title", old."complete", old."create_at", new."id", new."title", \#
    new."complete", new."create_at");
    END
    --
    CREATE TRIGGER lineup_events_deleted AFTER DELETE ON "events" BEGIN
    INSERT INTO "lineup_changes"("tbl", old_id, old_1, old_2, old_3) VALUES (2, old."id", old."title", \#
    old."complete", old."create_at");
    UPDATE "lineup_ids" SET last = old.id WHERE entity = 2 AND last < old.id AND old.id < \#
    9223372036854775807;
    END
    --
    CREATE TRIGGER lineup_events_renumbered AFTER UPDATE ON "events" WHEN new.id <> old.id BEGIN
    UPDATE "lineup_ids" SET last = old.id WHERE entity = 2 AND last < old.id AND old.id < \#
    9223372036854775807;
    END
    --
    CREATE TRIGGER lineup_events_replacing BEFORE INSERT ON "events" WHEN EXISTS (SELECT 1 FROM \#
    "events" WHERE "id" = new."id") BEGIN
    INSERT INTO "lineup_changes"("tbl", old_id, old_1, old_2, old_3) SELECT -2, "id", "title", \#
    "complete", "create_at" FROM "events" WHERE "id" = new."id";
    UPDATE "lineup_ids" SET last = (SELECT "id" FROM "events" WHERE ("id" = new."id") AND "id" < \#
    9223372036854775807
    ORDER BY "id" DESC LIMIT 1) WHERE entity = 2 AND last < (SELECT "id" FROM "events" WHERE ("id" = \#
    new."id") AND "id" < 9223372036854775807
    ORDER BY "id" DESC LIMIT 1) ;
    END
    --
    CREATE TRIGGER lineup_events_colliding BEFORE UPDATE ON "events" WHEN (new."id" <> old."id") AND \#
    EXISTS (SELECT 1 FROM "events" WHERE ("id" = new."id") AND "id" <> old.id) BEGIN
    INSERT INTO "lineup_changes"("tbl", old_id, old_1, old_2, old_3) SELECT -2, "id", "title", \#
    "complete", "create_at" FROM "events" WHERE ("id" = new."id") AND "id" <> old.id;
    UPDATE "lineup_ids" SET last = (SELECT "id" FROM "events" WHERE (("id" = new."id") AND "id" <> \#
    old.id) AND "id" < 9223372036854775807
    ORDER BY "id" DESC LIMIT 1) WHERE entity = 2 AND last < (SELECT "id" FROM "events" WHERE (("id" = \#
    new."id") AND "id" <> old.id) AND "id" < 9223372036854775807
    ORDER BY "id" DESC LIMIT 1) ;
    END
    """#
}
