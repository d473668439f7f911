"""Bugs planted on purpose, one at a time, in a copy of the server; the quick tests must notice each.

A planted bug is one small replacement. The runner copies the package and its tests, plants the bug, runs the tests that
stand guard there until one fails, and prints a table with the test that noticed.
"""

from __future__ import annotations

import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from tests.mutants import ROOT, Mutant, first_failure, make_copy, try_mutant

SERVER = "tests/server/"
WORLDS = (SERVER + "test_noninterference.py",)
SECRETS = (SERVER + "test_secrets.py",)
FAULTS = (SERVER + "test_faults.py",)
CRASHES = (SERVER + "test_crashes.py",)
PLAYING = (SERVER + "test_playing.py",)
PRESENCE = (SERVER + "test_presence.py",)
DOOR = (SERVER + "test_door.py",)
TABLES = (SERVER + "test_tables.py",)
STORE = (SERVER + "test_store.py",)
JOBS = 2

BUGS = [
    Mutant(
        "a card shown to others at once",
        "server/views.py",
        "text = step.text if step.shown or step.seat in held else",
        "text = step.text if step.seq else",
        WORLDS,
    ),
    Mutant("a card in others' snapshots", "server/views.py", "game.view(None)", "game.position()", SECRETS),
    Mutant(
        "the record tells of the running round",
        "server/records.py",
        "        game = finished_rounds(game)\n",
        "",
        WORLDS,
    ),
    Mutant(
        "a bot sees everything",
        "server/bots.py",
        "view, moves = View(seat, game.observe(seat))",
        "view, moves = View(seat, game.state)",
        (SERVER + "test_bot_views.py",),
    ),
    Mutant(
        "acknowledged before it is written",
        "server/room.py",
        "        await self._store.append(self.table.id, proposal.actions",
        "        accepted(Accepted(guard.id, proposal.actions[-1].seq))\n"
        "        await self._store.append(self.table.id, proposal.actions",
        FAULTS,
    ),
    Mutant(
        "told before it is written",
        "server/room.py",
        "        await self._store.append(self.table.id, proposal.actions",
        "        self._tell_steps(ledger, proposal.steps)\n"
        "        await self._store.append(self.table.id, proposal.actions",
        FAULTS,
    ),
    Mutant(
        "repeated commands are not known",
        "server/ledger.py",
        "            self.commands[self._command] = action.seq",
        "            pass",
        PLAYING,
    ),
    Mutant(
        "a move for an earlier position is taken",
        "server/room.py",
        "return None if guard.seq == ledger.seq else stale(guard.id)",
        "return None",
        FAULTS,
    ),
    Mutant(
        "a card for an earlier round is taken",
        "server/room.py",
        "return None if guard.round == ledger.game.state.round else stale(guard.id)",
        "return None",
        FAULTS,
    ),
    Mutant(
        "the seat is believed from the message",
        "server/room.py",
        "if message.seat not in self.held(session):",
        "if message.seat > 4:",
        SECRETS,
    ),
    Mutant(
        "a clash in the log passes for success",
        "server/store/writer.py",
        "                return\n            self._answer(batch, _failure(error))",
        "                return\n            self._answer(batch, None)",
        STORE,
    ),
    Mutant(
        "chat with marks that turn writing round",
        "server/words.py",
        '_LEFT_OUT = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}',
        "_LEFT_OUT: set[str] = set()",
        PRESENCE,
    ),
    Mutant("no check of the origin", "server/sockets.py", "if not same_origin(", "if False and not same_origin(", DOOR),
    Mutant(
        "changes from other sites",
        "server/api.py",
        'request.headers.get("sec-fetch-site") == "cross-site"',
        'request.headers.get("sec-fetch-site") == "nowhere"',
        DOOR,
    ),
    Mutant(
        "an unbounded queue", "server/connection.py", "if len(self._waiting) > MOST_WAITING:", "if False:", PRESENCE
    ),
    Mutant(
        "tokens in the database",
        "server/doorman.py",
        "    return hashlib.sha256(token.encode()).hexdigest()",
        "    return token",
        DOOR,
    ),
    Mutant("a cookie that scripts can read", "server/doorman.py", "; HttpOnly;", ";", DOOR),
    Mutant("scripts in the page", "server/doorman.py", "\"script-src 'self'\"", "\"script-src 'unsafe-inline'\"", DOOR),
    Mutant("a flood of messages", "server/sockets.py", "if not self.messages.take():", "if False:", PRESENCE),
    Mutant("a flood of chat", "server/sockets.py", "if not self.chats.take():", "if False:", PRESENCE),
    Mutant(
        "files from anywhere",
        "server/pages.py",
        "if path.is_relative_to(root.resolve()) and path.is_file()",
        "if path.is_file()",
        DOOR,
    ),
    Mutant(
        "an update is skipped on coming back",
        "server/ledger.py",
        "if step.seq > seq]",
        "if step.seq > seq + 1]",
        PLAYING,
    ),
    Mutant(
        "anybody starts the game",
        "server/house.py",
        'raise TableProblem(403, "not_host", "Only who made the table can start the game.")',
        "pass",
        TABLES,
    ),
]


def plant_all(wanted: str = "") -> tuple[int, int]:
    """Plant every bug whose name contains a word; how many were caught, and of how many."""
    bugs = [bug for bug in BUGS if wanted in bug.rule]
    table = Table("planted bug", "file", "caught by")
    caught = 0
    with tempfile.TemporaryDirectory(prefix="chaos-") as folder, ThreadPoolExecutor(JOBS) as pool:
        sound = Path(folder) / "sound"
        make_copy(sound)
        for test in sorted({test for bug in bugs for test in bug.tests}):
            failing = first_failure(sound, (test,))
            if failing:
                raise AssertionError(f"{failing} fails before anything is planted")
        results = pool.map(lambda at: _try(bugs[at], Path(folder) / str(at)), range(len(bugs)))
        for bug, noticed in zip(bugs, results, strict=True):
            caught += bool(noticed)
            print(f"  {bug.rule}: {noticed or 'NOT CAUGHT'}", flush=True)
            table.add_row(bug.rule, bug.file, escape(noticed) or "[bold red]nobody[/]")
    Console(width=None if sys.stdout.isatty() else 160).print(table)
    return caught, len(bugs)


def _try(bug: Mutant, folder: Path) -> str:
    """The test that notices a bug, "" if none does or if it can no longer be planted."""
    source = (ROOT / "src" / "niagara" / bug.file).read_text(encoding="utf-8")
    if source.count(bug.old) != 1:
        print(f"  {bug.rule}: its place in {bug.file} is gone", flush=True)
        return ""
    return try_mutant(bug, folder)
