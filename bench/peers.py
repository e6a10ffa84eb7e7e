"""The tools that people would come from, with as many to-dos as they would have after years."""

import datetime
import uuid

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
