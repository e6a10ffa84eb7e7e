"""Many small commands: scripts, each command a step of its own or all of them one, beside SQL without a journal."""

from measure import *

# What the programs that lineup grew out of make, and what they index.
TABLE = (
    "create table members(id integer primary key autoincrement not null, name text unique not null, "
    "position integer not null); create index index_members_on_name on members(name);")


def scripts(lineup, folder, count, limit):
    """Adds, changes and removes members, in each way to run a script.

    The databases begin as copies, so that each run does the same. `limit` is a program that does the same through one
    prepared statement in one transaction, with the same triggers.
    """
    names = [f"Player {number}" for number in range(count)]
    journaled, plain = folder / "begin-journaled.db", folder / "begin-plain.db"
    run([lineup, "--db", journaled, "todo", "add", "x"])
    ask(plain, "pragma journal_mode = wal; pragma synchronous = full;" + TABLE)
    deeds = [
        ("add", [f"member add {name} Mid" for name in names],
         [f"insert into members(name, position) values ('{name}', 3);" for name in names], "insert"),
        ("set", [f"member set {number + 1} --position ADC" for number in range(count)],
         [f"update members set position = 4 where id = {number + 1};" for number in range(count)], "update"),
        ("rm", [f"member rm {number + 1}" for number in range(count)],
         [f"delete from members where id = {number + 1};" for number in range(count)], "delete"),
    ]
    for verb, commands, statements, deed in deeds:
        script, autocommit, transaction = (folder / f"{verb}{end}" for end in (".lineup", ".sql", "-once.sql"))
        script.write_text("\n".join(commands) + "\n")
        settings = "pragma journal_mode = wal; pragma synchronous = full;\n"
        autocommit.write_text(settings + "\n".join(statements) + "\n")
        transaction.write_text(f"{settings}begin;\n" + "\n".join(statements) + "\ncommit;\n")
        ours, theirs = folder / "ours.db", folder / "theirs.db"
        prepare = [copy(journaled, ours), copy(plain, theirs)]

        def lineup_runs(*options):
            return ["sh", "-c", 'exec "$@" > "$0"', str(folder / "diffs"), lineup, "--db", str(ours), *options,
                    "-f", str(script)]

        def sqlite_runs(sql):
            return ["sqlite3", str(theirs), f".read {sql}"]

        # Both have done it all, and lineup has told and journaled each of them.
        for command, path in ((prepare[0], None), (lineup_runs(), ours), (prepare[1], None), (sqlite_runs(autocommit), theirs)):
            run(command)
            if path:
                wanted = f"0|0" if verb == "rm" else f"{count}|{count * {'add': 3, 'set': 4}[verb]}"
                check(f"the rows after {verb}", ask(path, "select count(*), total(position) from members")
                      .replace(".0", ""), wanted)
        # Older steps are forgotten meanwhile.
        steps = f"select count(*) from lineup_commands where text like 'member {verb}%'"
        check(f"the steps of {verb}", ask(ours, steps), str(count))
        with open(folder / "diffs") as diffs:
            check(f"the diffs of {verb}", sum(1 for _ in diffs), count)

        def compare(title, ours, theirs, promise):
            return Comparison(
                f"a script of {count:,} `member {verb}`{title}", ours, theirs, promise, prepare=prepare, rounds=2, runs=2
            ).measure(folder)

        once = ("sqlite3, no journal, 1 transaction", sqlite_runs(transaction))
        yield compare(", each durable", ("lineup, journaled, diffs printed", lineup_runs()),
                      ("sqlite3, no journal, WAL, FULL, autocommit", sqlite_runs(autocommit)), 0.20)
        yield compare(", `--atomic`", ("lineup, journaled, diffs printed", lineup_runs("--atomic")), once, 1.0)
        if verb == "add":
            mock = ["sh", "-c", 'exec "$@" > "$0"', str(folder / "diffs"), lineup, "--mock", "-f", str(script)]
            yield compare(", `--mock`", ("lineup, journaled, diffs printed", mock), once, 1.0)
        yield compare(", what a C program needs",
                      ("lineup, each durable", lineup_runs()),
                      ("one prepared statement, same journal, 1 transaction", [limit, str(theirs), deed, str(count)])
                      if verb == "add" else
                      ("one prepared statement, no journal, 1 transaction", [limit, str(theirs), deed, str(count)]), None)

        # The next verb begins with what this one has left.
        for command in (prepare[0], lineup_runs(), prepare[1], sqlite_runs(transaction)):
            run(command)
        for path, target in ((ours, journaled), (theirs, plain)):
            ask(path, "pragma wal_checkpoint(truncate)")
            run(copy(path, target))


def triggers(lineup, folder, count):
    """Adds members with and without the triggers that write the journal.

    lineup puts its triggers back before it writes, so that only another program can do without: the sqlite3 shell
    inserts the same rows on both sides, by one statement, so that neither processes nor parsing are measured.
    """
    insert = f"""
        with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < {count})
        insert into members(name, position) select 'Player ' || n, 1 + n % 5 from numbers"""
    sides, clear = [], []
    for name in ("journaled", "plain"):
        database = str(folder / f"triggers-{name}.db")
        run([lineup, "--db", database, "todo", "add", "x"])
        if name == "plain":
            found = ask(database, "select name from sqlite_schema where type = 'trigger'").split()
            ask(database, "".join(f"drop trigger {trigger};" for trigger in found))
        sides.append(["sqlite3", database, insert])
        clear.append(["sqlite3", database, "delete from members"])
        run(sides[-1])
        rows = ask(database, "select count(*) from members union all select count(*) from lineup_changes")
        check(f"rows and changes, {name}", rows.split(), [str(count), str(count + 1 if name == "journaled" else 1)])
    yield Comparison(
        f"sqlite3 inserts {count:,} members by one statement", ("with lineup's triggers", sides[0]),
        ("without", sides[1]), prepare=clear, rounds=4, runs=3).measure(folder)
