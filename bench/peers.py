"""The tools that people would come from, with as many to-dos as they would have after years."""

import datetime
import shlex
import uuid

import todos
from measure import *


def taskwarrior(lineup, folder, size):
    """Adds one to-do to many, and a few by a script, as Taskwarrior and its shell do."""
    home = folder / "task"
    home.mkdir()
    (home / ".taskrc").write_text(f"data.location={home}/data\nconfirmation=off\nverbose=nothing\ngc=off\n")
    (home / "data").mkdir()
    ENVIRONMENT["TASKRC"] = str(home / ".taskrc")
    (home / "data/pending.data").write_text("".join(
        f'[description:"Number {number}" entry:"1700000000" modified:"1700000000" status:"pending" uuid:"{uuid.UUID(int=number + 1)}"]\n'
        for number in range(size)))
    check("Taskwarrior's count", run(["task", "count"]).strip(), str(size))
    database = folder / "todos.db"
    run([lineup, "--db", database, "todo", "add", "x"])
    ask(database, f"""
        with recursive numbers(n) as (select 2 union all select n + 1 from numbers where n < {size})
        insert into events(title, create_at, complete) select 'Number ' || n, '2026-01-01T00:00:00.000', 0 from numbers""")
    check("lineup's count", ask(database, "select count(*) from events"), str(size))
    add = [lineup, "--db", str(database), "todo", "add", "Review the scrim"]
    yield Comparison(
        f"add 1 to-do to {size:,}", ("lineup", add), ("Taskwarrior", ["task", "add", "Review the scrim"]),
        promise=0.01, rounds=2, runs=5).measure(folder)

    lines = folder / "todo.txt"
    lines.write_text("".join(f"Number {number}\n" for number in range(size)))
    config = folder / "todo.cfg"
    config.write_text(f"export TODO_DIR={folder}\nexport TODO_FILE={lines}\nexport DONE_FILE={folder}/done.txt\n"
                      f"export REPORT_FILE={folder}/report.txt\n")
    program = "todo-txt" if run(["sh", "-c", "command -v todo-txt || true"]) else "todo.sh"
    yield Comparison(
        f"add 1 to-do to {size:,}", ("lineup", add), ("todo.txt-cli", [program, "-d", str(config), "add", "Review the scrim"]),
        rounds=2, runs=5).measure(folder)

    # A small store, so that it is the shells that are compared.
    few = min(size, 200)
    (home / "data/pending.data").write_text("")
    script = folder / "todos.lineup"
    script.write_text("".join(f"todo add Number {number}\n" for number in range(few)))
    tasks = folder / "todos.tasksh"
    tasks.write_text("".join(f"add Number {number}\n" for number in range(few)) + "exit\n")
    small = str(folder / "few.db")
    run([lineup, "--db", small, "todo", "add", "x"])
    yield Comparison(
        f"a script of {few} `todo add`, each durable", ("lineup", [lineup, "--db", small, "-f", str(script)]),
        ("tasksh", ["sh", "-c", 'exec tasksh < "$0"', str(tasks)]), rounds=2, runs=2).measure(folder)
    check("the tasks of tasksh", int(run(["task", "count"])) % few, 0)


def reports(lineup, folder, size):
    """Asks for what is due, what is late and what is found, where a third has a due date and a hundredth a rare tag."""
    home = folder / "task-reports"
    home.mkdir()
    (home / ".taskrc").write_text(f"data.location={home}/data\nconfirmation=off\nverbose=nothing\ngc=off\n")
    (home / "data").mkdir()
    database = str(folder / "peer-reports.db")
    todos.make_todos(lineup, database, size)
    midnight = datetime.datetime.now(datetime.timezone.utc).replace(hour=0, minute=0, second=0, microsecond=0)
    files = {"pending": [], "completed": []}
    for number in range(2, size + 2):
        status = "completed" if number % 2 else "pending"
        end = f' end:"{1700000000 + number}"' if number % 2 else ""
        due = "" if number % 3 else f' due:"{int((midnight + datetime.timedelta(number * 7 % 2000 - 200)).timestamp())}"'
        priority = "" if number % 5 else ' priority:"M"'
        tags = ' tags:"rare"' if number % 100 == 0 else ' tags:"review"' if number % 4 == 0 else ""
        files[status].append(
            f'[description:"Number {number}"{due}{end} entry:"{1700000000 + number}" modified:"1700000000"{priority} '
            f'status:"{status}"{tags} uuid:"{uuid.UUID(int=number + 1)}"]\n')
    for name, lines in {**files, "undo": [], "backlog": []}.items():
        (home / f"data/{name}.data").write_text("".join(lines))
    ENVIRONMENT["TASKRC"] = str(home / ".taskrc")
    check("Taskwarrior's count", run(["task", "+PENDING", "count"]).strip(), str(size // 2))
    rare = str(size // 100)
    check("the rare ones of Taskwarrior", run(["task", "+rare", "count"]).strip(), rare)
    check("the rare ones of lineup", str(run([lineup, "--db", database, "todo", "list", "--tag", "rare"]).count("\n")), rare)
    found = f"Number {size // 100 * 77}"
    for words, peer in (
            ("todo next", "task rc.defaultwidth:120 limit:20 next"),
            ("todo overdue limit 20", "task rc.defaultwidth:120 limit:20 overdue"),
            ("agenda 1", "task rc.defaultwidth:120 due.before:tomorrow list"),
            ("todo list --tag rare limit 20", "task rc.defaultwidth:120 +rare limit:20 list"),
            (f"todo list '{found}'", f"task rc.defaultwidth:120 '/{found}/' list"),
            ("stats", "task stats")):
        sides = []
        for command in ([lineup, "--db", database, *shlex.split(words)], shlex.split(peer)):
            check(f"{command} finds something", run(command) != "", True)
            sides.append(command)
        yield Comparison(
            f"`{words}` among {size:,}", ("lineup", sides[0]), ("Taskwarrior", sides[1]), rounds=1, runs=3).measure(folder)
