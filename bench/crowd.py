"""Many at once: writers that pause, beside a script that does not, and another program with a plain busy timeout."""

import selectors
import subprocess
import time

from measure import *


class Crowd(Measurement):
    """The longest that a writer waits for its diff; the other side is a program that knows nothing of lineup's queue."""

    def __init__(self, lineup, database, seconds, writers=19, pause=0.05):
        super().__init__(
            f"the longest wait of {writers} writers that pause {pause * 1000:.0f} ms beside a script, {seconds} s",
            ("lineup", "sqlite3, .timeout 5000"), limit=0.2)
        self.lineup, self.database, self.seconds, self.writers, self.pause = lineup, database, seconds, writers, pause

    def measure(self, folder):
        end = time.monotonic() + self.seconds
        script = subprocess.Popen(
            [self.lineup, "--db", self.database], env=ENVIRONMENT, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
        selector = selectors.DefaultSelector()
        selector.register(script.stdin, selectors.EVENT_WRITE)
        os.set_blocking(script.stdin.fileno(), False)
        commands = b"".join(b"member set 1 --position %s\n" % name for name in [b"Top", b"Mid"] * 200)
        rest = commands
        people = [Writer(self, number) for number in range(self.writers)] + [Stranger(self)]
        for person in people:
            selector.register(person.process.stdout, selectors.EVENT_READ, person)
        while time.monotonic() < end:
            now = time.monotonic()
            for person in people:
                person.go(now)
            for key, _ in selector.select(0.005):
                if key.data:
                    key.data.read()
                else:
                    try:
                        rest = rest[os.write(key.fd, rest[:65536]):] or commands
                    except BlockingIOError:
                        pass
        # What was begun is ended.
        os.set_blocking(script.stdin.fileno(), True)
        script.stdin.write(rest[:rest.find(b"\n") + 1])
        for process in [script] + [person.process for person in people]:
            process.stdin.close()
        check("the script's status", script.wait(), 0)
        for person in people:
            check("a writer's status and errors", (person.process.wait(), person.process.stderr.read()), (0, b""))
        # Whoever got no turn at all has waited throughout.
        longest = [max(person.waits, default=self.seconds) for person in people]
        self.values[0].append(max(longest[:-1]))
        self.values[1].append(longest[-1])
        return self


class Writer:
    """One lineup that changes a member of its own, waits for the diff, pauses, and does so again."""

    def __init__(self, crowd, number):
        self.pause, self.due, self.asked, self.waits, self.flip = crowd.pause, 0, None, [], False
        self.member = number + 2
        self.process = self.start(crowd)

    def start(self, crowd):
        return subprocess.Popen(
            [crowd.lineup, "--db", crowd.database], env=ENVIRONMENT, bufsize=0, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def command(self):
        return f"member set {self.member} --position {'Top' if self.flip else 'Mid'}\n"

    def go(self, now):
        if self.asked is None and now >= self.due:
            self.flip = not self.flip
            self.asked = now
            self.process.stdin.write(self.command().encode())

    def read(self):
        if not os.read(self.process.stdout.fileno(), 65536).endswith(b"\n") or self.asked is None:
            return
        now = time.monotonic()
        self.waits.append(now - self.asked)
        self.asked, self.due = None, now + self.pause


class Stranger(Writer):
    """The sqlite3 shell, which does the same with no more than SQLite's own busy timeout."""

    def __init__(self, crowd):
        super().__init__(crowd, crowd.writers)

    def start(self, crowd):
        return subprocess.Popen(
            ["sqlite3", "-cmd", ".timeout 5000", crowd.database], env=ENVIRONMENT, bufsize=0, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def command(self):
        return f"update members set position = {1 if self.flip else 3} where id = {self.member}; select 'done';\n"


def writers(lineup, folder, seconds):
    database = str(folder / "crowd.db")
    make_database(lineup, database, 30)
    yield Crowd(lineup, database, seconds).measure(folder)
