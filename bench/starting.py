"""What it takes to start: one command a process, and a prompt."""

from measure import *

POSITIONS = {"Top": 1, "JG": 2, "Mid": 3, "ADC": 4, "Support": 5}
ROSTER = [("Faker", "Mid"), ("Zeus", "Top"), ("Oner", "JG"), ("Gumayusi", "ADC"), ("Keria", "Support")]


def commands(lineup, folder):
    """Lists a team of five and adds a to-do to ten, beside the sqlite3 shell doing the same by SQL."""
    database = folder / "team.db"
    for name, position in ROSTER:
        run([lineup, "--db", database, "member", "add", name, position])
    ours = [lineup, "--db", str(database), "member", "list"]
    theirs = ["sqlite3", str(database), "select id, name, position from members"]
    numbered = [(str(number), *member) for number, member in enumerate(ROSTER, start=1)]
    check("lineup's listing", [tuple(line.split("\t")) for line in run(ours).splitlines()], numbered)
    check(
        "sqlite3's listing", [tuple(line.split("|")) for line in run(theirs).splitlines()],
        [(number, name, str(POSITIONS[position])) for number, name, position in numbered])
    yield Comparison("list 5 members", ("lineup", ours), ("sqlite3", theirs), promise=0.75).measure(folder)

    # The same file without the journal is what another tool would have.
    plain = folder / "plain-team.db"
    for path in (database, plain):
        for number in range(10):
            run([lineup, "--db", path, "todo", "add", f"Number {number}"])
    triggers = ask(plain, "select name from sqlite_schema where type = 'trigger'").split()
    ask(plain, "".join(f"drop trigger {trigger};" for trigger in triggers))
    add = [lineup, "--db", str(database), "todo", "add", "Review the scrim"]
    insert = "insert into events(title, create_at, complete) values ('Review the scrim', '2026-01-01T00:00:00.000', 0)"
    clear = [["sqlite3", str(path), "delete from events where title like 'Review%'"] for path in (database, plain)]
    comparison = Comparison(
        "add 1 to-do to 10, durable", ("lineup, journaled", add), ("sqlite3, no journal", ["sqlite3", str(plain), insert]),
        promise=0.75, prepare=clear)
    yield comparison.measure(folder)


def prompt(lineup, folder):
    """Starts a prompt, and types at it, with all that it shows: colours, hints, and what the history suggests."""
    home = folder / "home"
    history = home / ".local/state/lineup/history"
    history.parent.mkdir(parents=True)
    history.write_text("".join(f"todo add Number {number} of many things to do\n" for number in range(10_000)))
    before = ENVIRONMENT["HOME"]
    ENVIRONMENT["HOME"] = str(home)
    start = [lineup, "--db", str(folder / "team.db")]
    yield PromptStart(
        "start a prompt, with 10,000 lines of history", ("lineup", start, "lineup> "),
        ("one listing of 5", [*start, "member", "list"], "Keria"), 2.0).measure(folder)

    # What is painted last makes the cursor visible again.
    painted = "\x1b[?25h"
    words = "todo add " + "many words " * 909
    yield Keystroke(
        "a letter typed", ("in a line of 10,000 characters", start, words, painted),
        ("in `member set Faker --position Mi`", start, "member set Faker --position M", painted), 0.002, key="i", runs=30, silence=0.5
    ).measure(folder)
    ENVIRONMENT["HOME"] = before
