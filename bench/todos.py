"""Looking for to-dos and what is due, among 1,000,000 and among 10,000, and beside Taskwarrior among 100,000."""

import datetime

from measure import *

TITLES = ["Review the scrim", "Book the hall", "Call the sponsor", "Write the draft plan", "스크림 복기", "Fix the headset of"]


def make_todos(lineup, path, size):
    """Makes a database of so many to-dos: half of them done, a third with a due date around today, some with a tag."""
    run([lineup, "--db", path, "member", "add", "Faker", "Mid"])
    run([lineup, "--db", path, "todo", "add", "First", "--due", "today", "--for", "Faker", "--tag", "vod"])
    titles = " ".join(f"when {number} then '{title}'" for number, title in enumerate(TITLES))
    ask(path, f"""
        begin;
        with recursive numbers(n) as (select 2 union all select n + 1 from numbers where n < {size})
        insert into events(title, create_at, complete, due, member, priority, tags)
        select case n % {len(TITLES)} {titles} end || ' ' || n,
          strftime('%Y-%m-%dT%H:%M:%S.000', 1700000000 + n, 'unixepoch'), n % 2,
          iif(n % 3, null, date('now', (n * 7 % 2000 - 200) || ' days')), iif(n % 5, null, 1), iif(n % 7, null, 1 + n % 3),
          iif(n % 1000 = 0, 'rare', iif(n % 4 = 0, 'review', null)) from numbers;
        commit""")
    # The next command that changes data has the search made ready.
    run([lineup, "--db", path, "todo", "add", "Watch the needle in the haystack"])


def reports(lineup, folder, sizes):
    """The first page of each."""
    databases = [str(folder / f"todos-{size}.db") for size in sizes]
    for size, database in zip(sizes, databases):
        make_todos(lineup, database, size)
        check(f"the to-dos of {size}", ask(database, "select count(*) from events"), str(size + 1))
    labels = [f"among {size:,}" for size in sizes]
    searches = [
        ("`todo next`", ["todo", "next"]), ("`todo overdue limit 20`", ["todo", "overdue", "limit", "20"]),
        ("`agenda 1`", ["agenda", "1"]), ("`todo list --tag rare limit 20`", ["todo", "list", "--tag", "rare", "limit", "20"]),
        ("`todo list scrim review limit 20`", ["todo", "list", "scrim", "review", "limit", "20"]),
        ("`todo list needle haystack`, one hit", ["todo", "list", "needle", "haystack"]),
        ("`todo list 복기 limit 20`", ["todo", "list", "복기", "limit", "20"]),
    ]
    for title, words in searches:
        sides = [(label, [lineup, "--db", database, *words]) for label, database in zip(labels, databases)]
        for label, command in sides:
            check(f"{title} {label} finds something", run(command) != "", True)
        if "one hit" in title:
            for label, command in sides:
                check(f"{title} {label}", run(command).count("\n"), 1)
        yield Comparison(title, *sides, promise=2.0, rounds=4, runs=5).measure(folder)
    sides = [(label, [lineup, "--db", database, "stats"]) for label, database in zip(labels, databases)]
    yield Comparison("`stats`, which looks at all", *sides, rounds=1, runs=3).measure(folder)
