"""What the benchmarks measure with: two things beside each other, and the ratio that is promised."""

import fcntl
import json
import os
import pty
import select
import shlex
import statistics
import struct
import subprocess
import sys
import termios
import time

ROUNDS = 10
RUNS_A_ROUND = 20

# The whole environment, so that a measurement depends on nobody's settings.
ENVIRONMENT = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "TZ": "UTC"}


class Measurement:
    """Something measured on two sides, in seconds unless a class says otherwise, and the ratio that is promised."""

    # Whether everything is done once and small, to see that it is done right.
    smoke = False

    def __init__(self, title, labels, promise=None, limit=None):
        """Takes the greatest ratio of the two that is promised, or the greatest value of our side."""
        self.title, self.labels, self.promise, self.limit = title, labels, promise, limit
        self.values = ([], [])

    @property
    def medians(self):
        return tuple(statistics.median(values) for values in self.values)

    @staticmethod
    def text(value):
        return f"{value * 1000:.2f} ms"

    @property
    def promised(self):
        """What is promised, in words, and whether it was kept; None when nothing is."""
        ours, theirs = self.medians
        if self.limit is not None:
            return f"≤ {self.text(self.limit).replace('.00', '')}", ours <= self.limit
        if self.promise is not None:
            return f"≤ {self.promise:.2f}", ours / theirs <= self.promise
        return None

    @property
    def row(self):
        ours, theirs = self.medians
        cells = (f"{label}: {self.text(value)}" for label, value in zip(self.labels, self.medians))
        promise, kept = self.promised or ("–", None)
        verdict = {True: "kept", False: "**missed**", None: ""}[kept]
        return f"| {self.title} | {' | '.join(cells)} | {ours / theirs:.2f} | {promise} | {verdict} |"


class Comparison(Measurement):
    """The time that one command takes beside another, whole processes, in rounds of a few runs each, in turns."""

    def __init__(self, title, ours, theirs, promise=None, limit=None, prepare=(), rounds=ROUNDS, runs=RUNS_A_ROUND):
        """Takes a label and a command for each side; of `prepare`, one runs before each run of a side."""
        super().__init__(title, (ours[0], theirs[0]), promise, limit)
        self.commands, self.prepare = (ours[1], theirs[1]), prepare
        self.rounds, self.runs = rounds, runs

    def measure(self, folder):
        for number in range(1 if self.smoke else self.rounds):
            order = (0, 1) if number % 2 == 0 else (1, 0)
            for side, times in zip(order, self.once(order) if self.smoke else self.hyperfine(order, folder)):
                self.values[side].extend(times)
        return self

    def once(self, order):
        for side in order:
            if self.prepare:
                run(self.prepare[side])
            start = time.perf_counter()
            run(self.commands[side])
            yield [time.perf_counter() - start]

    def hyperfine(self, order, folder):
        report = folder / "report.json"
        arguments = ["hyperfine", "--shell=none", "--style=none", "--output=pipe"]
        warmup = 2 if self.runs == RUNS_A_ROUND else 0
        arguments += [f"--warmup={warmup}", f"--runs={self.runs}", f"--export-json={report}"]
        for side in order if self.prepare else ():
            arguments += ["--prepare", shlex.join(self.prepare[side])]
        run(arguments + [shlex.join(self.commands[side]) for side in order])
        return [result["times"] for result in json.loads(report.read_text())["results"]]


class Memory(Measurement):
    """The most memory that one command takes beside another, in bytes."""

    def __init__(self, title, ours, theirs, promise=None, limit=None):
        super().__init__(title, (ours[0], theirs[0]), promise, limit)
        self.commands = (ours[1], theirs[1])

    @staticmethod
    def text(value):
        return f"{value / (1 << 20):.1f} MiB"

    def measure(self, folder):
        for command, values in zip(self.commands, self.values):
            process = subprocess.Popen(command, env=ENVIRONMENT, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
            _, status, usage = os.wait4(process.pid, 0)
            check(f"the status of {shlex.join(command)}", status, 0)
            values.append(usage.ru_maxrss * (1024 if sys.platform == "linux" else 1))
        return self


class Keystroke(Measurement):
    """From a key to what it shows, at a prompt in a terminal."""

    def __init__(self, title, ours, theirs, limit, key="\t", runs=100, silence=0.02):
        """Takes for each side a label, a command, a line to type before the key, and what the key is to show.

        `silence` is how long nothing is shown once the line has been taken in, in seconds.
        """
        super().__init__(title, (ours[0], theirs[0]), limit=limit)
        self.sides, self.key, self.runs, self.silence = (ours[1:], theirs[1:]), key, runs, silence

    def measure(self, folder):
        for (command, line, shown), times in zip(self.sides, self.values):
            process, terminal = start_in_terminal(command)
            await_text(terminal, "lineup> ")
            for _ in range(1 if self.smoke else self.runs):
                os.write(terminal, line.encode())
                await_silence(terminal, self.silence)
                start = time.perf_counter()
                os.write(terminal, self.key.encode())
                await_text(terminal, shown)
                times.append(time.perf_counter() - start)
                os.write(terminal, b"\x03")
                await_silence(terminal)
            os.write(terminal, b"\x04")
            os.close(terminal)
            os.waitpid(process, 0)
        return self


class PromptStart(Measurement):
    """From the start of a process in a terminal to what it shows last before it waits, or ends."""

    def __init__(self, title, ours, theirs, promise, runs=100):
        """Takes for each side a label, a command, and what it shows then."""
        super().__init__(title, (ours[0], theirs[0]), promise)
        self.sides, self.runs = (ours[1:], theirs[1:]), runs

    def measure(self, folder):
        for _ in range(1 if self.smoke else self.runs):
            for (command, shown), times in zip(self.sides, self.values):
                start = time.perf_counter()
                process, terminal = start_in_terminal(command)
                await_text(terminal, shown)
                times.append(time.perf_counter() - start)
                os.close(terminal)
                os.waitpid(process, 0)
        return self


def start_in_terminal(command):
    """Starts a command in a terminal of its own that is large, and returns its process and the terminal's other end."""
    process, terminal = pty.fork()
    if process == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 60, 200, 0, 0))
        os.execvpe(command[0], command, ENVIRONMENT | {"TERM": "xterm"})
    return process, terminal


def await_text(terminal, text):
    """Reads what a terminal shows until a text is in it; ten seconds without anything end the benchmark."""
    seen = b""
    while text.encode() not in seen:
        if not select.select([terminal], [], [], 10)[0]:
            sys.exit(f"bench: waited for {text!r} and saw {seen!r}")
        seen += os.read(terminal, 65536)


def await_silence(terminal, seconds=0.02):
    """Reads what a terminal shows until it has shown nothing for a while."""
    while select.select([terminal], [], [], seconds)[0]:
        os.read(terminal, 65536)


def run(arguments, **options):
    """Runs a command and returns its output; one that fails ends the benchmark."""
    done = subprocess.run(
        arguments, env=ENVIRONMENT, stdin=subprocess.DEVNULL, capture_output=True, text=True, **options)
    if done.returncode != 0:
        sys.exit(f"bench: {shlex.join(map(str, arguments))} ended with {done.returncode}:\n{done.stderr}")
    return done.stdout


def check(what, found, expected):
    if found != expected:
        sys.exit(f"bench: wrong answer, {what}:\n  found    {found!r}\n  expected {expected!r}")


def ask(database, sql):
    """What the sqlite3 shell answers."""
    return run(["sqlite3", str(database), sql]).strip()


def make_database(lineup, path, size):
    """Makes a database of so many members, each added by a step of its own, none of which is to be forgotten."""
    run([lineup, "--db", path, "member", "add", "Player 1", "Mid"])
    run([lineup, "--db", path, "-c", ":set log-changes 1000000000; :set log-days 1000000"])
    ask(path, f"""
        begin;
        with recursive numbers(n) as (select 2 union all select n + 1 from numbers where n < {size})
        insert into members(name, position) select 'Player ' || n, 1 + n % 5 from numbers;
        insert into lineup_commands(last, n, at, session, text)
        select seq, 1, at + seq, session, 'member add Player ' || seq || ' Mid'
        from lineup_changes, (select at, session from lineup_commands) where seq > 1;
        commit""")


def copy(database, target):
    """A command that puts a copy of a database in place of another, with nothing of SQLite's beside it."""
    return ["sh", "-c", 'rm -f "$2" "$2-wal" "$2-shm"; cp "$1" "$2"', "sh", str(database), str(target)]
