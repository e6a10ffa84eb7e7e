"""What people look for among their to-dos: as soon there among 1,000,000 as among 10,000."""

from measure import *

SYLLABLES = ["ban", "co", "dra", "fe", "gank", "ju", "ki", "lane", "mi", "no", "pick", "ro", "su", "top", "vi", "ward"]
WORDS = ["".join(SYLLABLES[n >> shift & 15] for shift in (0, 4, 8)) for n in range(4_096)]


def title(number, size):
    """Four words, all of which come up about as often; some have a frequent one, some are Korean, one has a rare one."""
    if number == size // 2:
        return "Buy a zyxquark"
    if number % 10 == 0:
        return ("한국" if number % 200 == 0 else "상대") + " 경기 분석"
    words = [WORDS[number * factor % 4_093] for factor in (7, 1_009, 2_003, 3_001)]
    return " ".join((["Review"] if number % 3 == 0 else []) + words)


def make_todos(lineup, path, size):
    """Makes a database of so many to-dos by a script, which makes the index too where there are many."""
    script = f"{path}.lineup"
    with open(script, "w", encoding="utf-8") as file:
        file.writelines(f"todo add {title(number, size)}\n" for number in range(1, size + 1))
    run(["sh", "-c", 'exec "$@" < "$0"', script, lineup, "--db", path, "-q"])


def searches(lineup, folder, sizes):
    """The first pages of searches, whole processes."""
    databases = [str(folder / f"todos-{size}.db") for size in sizes]
    for size, database in zip(sizes, databases):
        make_todos(lineup, database, size)
    for name, words in (
            ("a rare word", ["zyxquark"]), ("a frequent word", ["review"]), ("two words", ["review", WORDS[7 * 33 % 4_093]]),
            ("a word of two syllables in Hangul", ["한국"]), ("two letters", ["zy"]), ("a word that is nowhere", ["nowhere"])):
        commands = [[lineup, "--db", database, "todo", "list", *words, "limit", "20"] for database in databases]
        for size, command in zip(sizes, commands):
            wanted = [n for n in range(1, size + 1) if all(word in title(n, size).lower() for word in words)][:20]
            check(f"to-dos with {words}", [int(line.split("\t")[0]) for line in run(command).splitlines()], wanted)
        ours, theirs = ((f"of {size:,}", command) for size, command in zip(sizes, commands))
        yield Comparison(f"`todo list`, {name}", ours, theirs, 2).measure(folder)
