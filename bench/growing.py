"""What must not grow with the data: the same in a database of 1,000,000 rows and as many steps, and in a small one."""

from measure import *


def steps(lineup, folder, sizes):
    """Small commands, and a look at the log."""
    databases = [str(folder / f"{size}.db") for size in sizes]
    for size, database in zip(sizes, databases):
        make_database(lineup, database, size)
        check(f"steps of {size}", int(ask(database, "select count(*) from lineup_commands")) >= size, True)
    labels = [f"with {size:,}" for size in sizes]

    def commands(*words):
        return [[lineup, "--db", database, *words] for database in databases]

    def compare(title, sides, promise=None, prepare=(), **amount):
        ours, theirs = zip(labels, sides)
        return Comparison(title, ours, theirs, promise, prepare=prepare, **amount).measure(folder)

    add, undo = commands("member", "add", "Newcomer", "Mid", "--or-set"), commands("undo")
    remove = commands("member", "rm", "--name", "Newcomer", "--yes")
    for size, added, undone in zip(sizes, add, undo):
        line = f"member {size + 1}  Newcomer  Mid\n"
        check("lineup's diff", run(added), f"+ {line}")
        check("lineup's undo", run(undone).splitlines(keepends=True)[1:], [f"- {line}"])
    last = commands("log", "limit", "10")
    life = commands("log", "--member", "Player 7")
    search = commands("log", "where", "command", "=", "member add Player 7 Mid")
    one = commands("member", "list", "where", "name", "=", "Player 7")
    for found in map(run, last):
        check("the last steps", (found.count("\n"), found.split("\t")[4]), (10, "undo"))
    for found in [run(command) for command in life + search]:
        check("the steps of one member", found.split("\t")[4:], ["member add Player 7 Mid", "1", "no\n"])
    for found in map(run, one):
        check("one member", found, "7\tPlayer 7\tMid\n")

    # The newest members, whom no other way than this finds: by the digits of ids, by an index, by a look at the newest.
    for title, word in (
            ("Tab after digits of ids", ""), ("Tab after the beginning of names", "'Player "),
            ("Tab after a part of names, among the newest 2,000", "'ayer ")):
        sides = (
            (label, [lineup, "--db", database, "--color", "never"], f"member rm {word}{digits}", f"Player {digits}0")
            for label, database, digits in zip(labels, databases, (str(size)[:-1] for size in sizes)))
        yield Keystroke(title, *sides, 0.010).measure(folder)
    yield compare("add 1 member", add, 1.2, prepare=remove)
    yield compare("undo that", undo, 1.2, prepare=add)
    yield compare("`member list where name = …`, one hit", one, 1.2)
    yield compare("`log limit 10`", last, 1.2)
    yield compare("`log --member`: looks through all rows of the journal", life, rounds=2, runs=5)
    yield compare("`log where command = …`: looks through all steps", search, rounds=1, runs=3)

    # An undo costs what its step touched.
    touched = [max(sizes[0] // 100, 2), 1]
    update = [
        [lineup, "--db", databases[0], "member", "set", "where", "id", "<=", str(count), "--position", "Top", "--yes"]
        for count in touched]
    labels = [f"of {count:,}" for count in touched]
    back = [[lineup, "--db", databases[0], "-q", "undo"]] * 2
    yield compare(f"undo of a step, with {sizes[0]:,} behind it", back, prepare=update, rounds=2, runs=5)

    yield Idle(f"memory of a prompt that waits, with {sizes[0]:,} members", [
        ("lineup", [lineup, "--db", databases[0]]), ("with few", [lineup, "--db", databases[1]])]).measure(folder)


class Idle(Memory):
    """The memory of a prompt that has answered one command and waits."""

    def __init__(self, title, sides):
        super().__init__(title, *sides, limit=12 << 20)

    def measure(self, folder):
        for command, values in zip(self.commands, self.values):
            process, terminal = start_in_terminal(command)
            await_text(terminal, "lineup> ")
            os.write(terminal, b"member show 7\r")
            await_text(terminal, "Player 7")
            await_silence(terminal)
            with open(f"/proc/{process}/status") as status:
                lines = dict(line.split(":", 1) for line in status)
            values.append(int(lines["VmRSS"].split()[0]) * 1024)
            os.write(terminal, b"\x04")
            os.close(terminal)
            os.waitpid(process, 0)
        return self


def listings(lineup, folder, sizes):
    """Lists all members to a file in each mode, beside the sqlite3 shell's, and the memory that takes."""
    database, small = (str(folder / f"listing-{size}.db") for size in (sizes[0], sizes[1]))
    for size, path in zip(sizes, (database, small)):
        make_database(lineup, path, size)
    every = "select id, name, position from members"
    output = folder / "listing"
    for mode, theirs in (("table", "box"), ("csv", "csv"), ("json", "json"), ("jsonl", "json")):
        ours = [lineup, "--db", database, "member", "list", "--mode", mode]
        run(["sh", "-c", 'exec "$@" > "$0"', str(output), *ours])
        lines = sizes[0] + {"table": 1, "csv": 1, "json": 2, "jsonl": 0}[mode]
        with open(output) as listing:
            check(f"lines of {mode}", sum(1 for _ in listing), lines)
        yield Comparison(
            f"list {sizes[0]:,} members, {mode}", ("lineup", ["sh", "-c", 'exec "$@" > "$0"', str(output), *ours]),
            (f"sqlite3 -{theirs}", ["sh", "-c", 'exec "$@" > "$0"', str(output), "sqlite3", f"-{theirs}", database, every]),
            promise=1.5, rounds=2, runs=3).measure(folder)
    command = [lineup, "--db", database, "member", "list", "--json"]
    yield Memory(
        f"the most memory for a listing", (f"of {sizes[0]:,}", command),
        (f"of {sizes[1]:,}", [lineup, "--db", small, "member", "list", "--json"]), promise=1.5).measure(folder)
    yield Memory(
        f"the same", (f"of {sizes[0]:,}", command),
        ("sqlite3 -json", ["sqlite3", "-json", database, every]), limit=25 << 20).measure(folder)
