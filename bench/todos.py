"""What is due, what is to be done next, and who has what: the first page among 1,000,000 to-dos, and among 10,000."""

from measure import *


def make_todos(lineup, path, size):
    """Makes a database of so many to-dos: half of them done, a third with a due date around today, some with a tag.

    One member has a fifth of them, another twenty or a few more.
    """
    run([lineup, "--db", path, "-c", "; ".join(f"member add {name} Mid" for name in ("Faker", "Keria"))])
    run([lineup, "--db", path, "todo", "add", "First", "--due", "today", "--for", "Faker", "--tag", "vod"])
    ask(path, f"""
        begin;
        with recursive numbers(n) as (select 2 union all select n + 1 from numbers where n <= {size})
        insert into events(title, create_at, complete, due, member, priority, tags)
        select 'Number ' || n, strftime('%Y-%m-%dT%H:%M:%S.000', 1700000000 + n, 'unixepoch'), n % 2,
          iif(n % 3, null, date('now', (n * 7 % 2000 - 200) || ' days')),
          iif(n % {max(size // 20, 2)} = 0, 2, iif(n % 5, null, 1)), iif(n % 7, null, 1 + n % 3), iif(n % 100 = 0, 'rare', iif(n % 4 = 0, 'review', null)) from numbers;
        commit""")


def reports(lineup, folder, sizes):
    """The first page of each."""
    databases = [str(folder / f"reports-{size}.db") for size in sizes]
    for size, database in zip(sizes, databases):
        make_todos(lineup, database, size)
        check(f"the to-dos of {size}", ask(database, "select count(*) from events"), str(size + 1))
    labels = [f"among {size:,}" for size in sizes]
    for title, words in (
            ("`todo next`", ["todo", "next"]), ("`todo overdue limit 20`", ["todo", "overdue", "limit", "20"]),
            ("`todo next --for` a member with 20", ["todo", "next", "--for", "Keria"]),
            ("`agenda 1`, its first 20 lines", ["agenda", "1"]),
            ("`todo list --tag rare limit 20`", ["todo", "list", "--tag", "rare", "limit", "20"])):
        sides = []
        for label, database in zip(labels, databases):
            command = [lineup, "--db", database, *words]
            check(f"{title} {label} finds something", run(command) != "", True)
            if words[0] == "agenda":
                command = ["sh", "-c", '"$@" | head -n 20', "sh", *command]
            sides.append((label, command))
        yield Comparison(title, *sides, promise=2.0, rounds=4, runs=5).measure(folder)
    sides = [(label, [lineup, "--db", database, "stats"]) for label, database in zip(labels, databases)]
    yield Comparison("`stats`, which looks at all", *sides, rounds=1, runs=3).measure(folder)
