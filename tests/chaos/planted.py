"""Bugs planted on purpose, one at a time, while the server is being imported; a quick test must notice each.

A planted bug is one small replacement in one file. For each, a forked process imports the server with that file changed
and runs the test that stands guard there; the table tells which test noticed. No file is touched.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder, SourceLoader
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest
from rich.console import Console
from rich.markup import escape
from rich.table import Table

ROOT = Path(__file__).parents[2]
JOBS = 4
PATIENCE = 600  # seconds; a test that never ends has noticed too
SERVER = "tests/server/"
WORLDS = f"{SERVER}test_noninterference.py"
OWNER = f"{SERVER}test_secrets.py::test_the_owner_alone_is_told_its_card"
FULL = f"{SERVER}test_faults.py::test_a_full_disk_refuses_moves_and_forgets_none"
TWICE = f"{SERVER}test_faults.py::test_commands_twice_out_of_order_and_out_of_date_change_nothing"
REPEATED = f"{SERVER}test_playing.py::test_a_repeated_command_gets_the_first_answer_again_even_after_a_restart"
REFUSED = f"{SERVER}test_playing.py::test_what_is_not_allowed_is_refused_and_changes_nothing"
BEHIND = f"{SERVER}test_playing.py::test_somebody_far_behind_gets_a_snapshot_and_others_what_they_missed"
CHAT = f"{SERVER}test_presence.py::test_chat_reaches_everybody_and_is_kept"
FLOOD = f"{SERVER}test_presence.py::test_a_flood_is_refused_and_then_closed"
STUCK = f"{SERVER}test_limits.py::test_what_waits_for_a_slow_reader_is_bounded"
DRAIN = f"{SERVER}test_presence.py::test_a_restart_is_announced_and_breaks_no_game"
ORIGIN = f"{SERVER}test_door.py::test_a_page_of_another_site_cannot_use_the_cookie_on_a_socket"
SITE = f"{SERVER}test_door.py::test_a_page_of_another_site_cannot_change_anything"
SHOWN = f"{SERVER}test_door.py::test_neither_token_nor_session_is_ever_shown"
COOKIE = f"{SERVER}test_door.py::test_the_first_visit_gets_a_cookie_that_scripts_cannot_read"
HEADERS = f"{SERVER}test_door.py::test_every_answer_carries_the_safety_headers"
FILES = f"{SERVER}test_door.py::test_the_client_is_served_with_its_page_for_every_address"
INVITE = f"{SERVER}test_door.py::test_an_invitation_cannot_be_guessed"
HOST = f"{SERVER}test_tables.py::test_only_the_host_starts_and_bots_may_fill"
NAMES = f"{SERVER}test_tables.py::test_names_are_made_harmless"
CLASH = f"{SERVER}test_store.py::test_a_number_or_command_that_is_taken_is_a_conflict_and_spoils_nothing_else[sqlite]"
DISK_LOG = f"{SERVER}test_logs.py::test_a_failing_disk_is_logged_without_the_move"
TOKEN_LOG = f"{SERVER}test_logs.py::test_a_whole_visit_leaves_no_token_in_the_log"
FORGED = f"{SERVER}test_logs.py::test_a_line_of_text_cannot_be_forged"
RATE = f"{SERVER}test_limits.py::test_requests_beyond_the_rate_are_turned_away_with_all_headers"
SOCKETS = f"{SERVER}test_limits.py::test_one_address_opens_only_so_many_sockets"
BOT = f"{SERVER}test_bot_views.py"


class Bug(NamedTuple):
    """What is broken, where, by which replacement, and the test that should notice."""

    name: str
    file: str
    old: str
    new: str
    test: str


def bug(name: str, file: str, old: str, new: str, test: str) -> Bug:
    """A bug in the server."""
    return Bug(name, f"server/{file}", old, new, test)


APPEND = "        await self._store.append(self.table.id, proposal.actions"
BUGS = [
    bug(
        "a card shown to others at once",
        "views.py",
        "step.own if step.seat in held else step.public",
        "step.own",
        WORLDS,
    ),
    bug("a card in others' snapshots", "views.py", "game.view(None)", "game.position()", OWNER),
    bug("the record tells of the running round", "records.py", "game = finished_rounds(game)", "pass", WORLDS),
    bug(
        "a bot sees everything",
        "bots.py",
        "moves = View(seat, game.observe(seat))",
        "moves = View(seat, game.state)",
        BOT,
    ),
    bug(
        "acknowledged before it is written",
        "room.py",
        APPEND,
        "        accepted(Accepted(guard.id, proposal.actions[-1].seq))\n" + APPEND,
        FULL,
    ),
    bug(
        "told before it is written",
        "room.py",
        APPEND,
        "        self._tell_steps(ledger, proposal.steps)\n" + APPEND,
        FULL,
    ),
    bug("repeated commands are not known", "ledger.py", "self.commands[self._command] = action.seq", "pass", REPEATED),
    bug(
        "a move for an earlier position is taken",
        "refusals.py",
        "guard.seq == ledger.seq",
        "guard.seq < 1_000_000",
        TWICE,
    ),
    bug(
        "a card for another round is taken",
        "refusals.py",
        "guard.round == ledger.game.state.round",
        "guard.round < 1_000_000",
        TWICE,
    ),
    bug(
        "the seat is believed from the message",
        "room.py",
        "if message.seat not in self.held(session):",
        "if message.seat > 4:",
        REFUSED,
    ),
    bug(
        "a clash in the log passes for success",
        "store/writer.py",
        "                return\n            self._answer(batch, _failure(error))",
        "                return\n            self._answer(batch, None)",
        CLASH,
    ),
    bug("an update is skipped on coming back", "ledger.py", "if step.seq > seq]", "if step.seq > seq + 1]", BEHIND),
    bug("a restart nobody is told of", "house.py", "connection.close(RESTART_CODE)", "connection.close(1000)", DRAIN),
    bug("chat that turns writing round", "words.py", '_LEFT_OUT = {"Cc", "Cf",', '_LEFT_OUT = {"Cc",', CHAT),
    bug("names with control characters", "words.py", '_LEFT_OUT = {"Cc", "Cf",', '_LEFT_OUT = {"Cf",', NAMES),
    bug("no check of the origin", "sockets.py", "return bool(host) and (", "return True or (", ORIGIN),
    bug("changes from other sites", "api.py", '== "cross-site"', '== "nowhere"', SITE),
    bug("an unbounded queue", "connection.py", "if len(self._waiting) > MOST_WAITING:", "if False:", STUCK),
    bug("tokens in the database", "doorman.py", "hashlib.sha256(token.encode()).hexdigest()", "token", SHOWN),
    bug(
        "tokens in the log",
        "doorman.py",
        '        state["session"] = hashed(token)',
        '        __import__("logging").getLogger("niagara").info("%s", token)\n'
        '        state["session"] = hashed(token)',
        TOKEN_LOG,
    ),
    bug(
        "moves in the log",
        "store/writer.py",
        "OperationalError(self._head, None, error, hide_parameters=True)",
        "OperationalError(self._head, values, error)",
        f"{DISK_LOG}[append]",
    ),
    bug(
        "moves and clocks in the log",
        "store/engines.py",
        '{"hide_parameters": True}',
        '{"hide_parameters": False}',
        f"{DISK_LOG}[clocks]",
    ),
    bug("a forged line in the log", "logs.py", "message.translate(_VISIBLE)", "message", FORGED),
    bug("a cookie that scripts can read", "doorman.py", "; HttpOnly;", ";", COOKIE),
    bug("scripts in the page", "doorman.py", "\"script-src 'self'\"", "\"script-src 'unsafe-inline'\"", HEADERS),
    bug("answers without safety headers", "app.py", "before_send=[with_safe_headers],", "", HEADERS),
    bug(
        "invitations of 32 bits",
        "house.py",
        "id=secrets.token_urlsafe(16),\n            created=now(),\n            status=",
        "id=secrets.token_urlsafe(4),\n            created=now(),\n            status=",
        INVITE,
    ),
    bug("a flood of messages", "sockets.py", "if not self.messages.take():", "if False:", FLOOD),
    bug("a flood of chat", "sockets.py", "if not self.chats.take():", "if False:", CHAT),
    bug("a flood of requests", "doorman.py", "if counted and not", "if False and not", RATE),
    bug("a flood of sockets", "limits.py", "if self._here[key] >= self._most:", "if False:", SOCKETS),
    bug(
        "files from anywhere",
        "pages.py",
        "if path.is_relative_to(root.resolve()) and path.is_file()",
        "if path.is_file()",
        FILES,
    ),
    bug(
        "anybody starts the game",
        "house.py",
        'raise TableProblem(403, "not_host", "Only who made the table can start the game.")',
        "pass",
        HOST,
    ),
]


class BuggySource(SourceLoader):
    """One module's source with a bug in it, compiled anew and cached nowhere."""

    def __init__(self, planted: Bug) -> None:
        self.bug = planted
        self.path = ROOT / "src" / "niagara" / planted.file

    def get_filename(self, fullname: str) -> str:  # noqa: ARG002
        return str(self.path)

    def get_data(self, path: str | bytes) -> bytes:  # noqa: ARG002
        source = self.path.read_text(encoding="utf-8")
        assert source.count(self.bug.old) == 1, (
            f"{self.bug.file} has {source.count(self.bug.old)} times: {self.bug.old}"
        )
        return source.replace(self.bug.old, self.bug.new).encode()


class Planter(MetaPathFinder):
    """Finds one module with a bug in it, and leaves all others alone."""

    def __init__(self, planted: Bug) -> None:
        self.source = BuggySource(planted)
        self.module = "niagara." + planted.file.removesuffix(".py").replace("/", ".")

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.module:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        assert spec is not None
        spec.loader = self.source
        return spec


class Noticed:
    """Remembers the first test that fails."""

    def __init__(self) -> None:
        self.first = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.first:
            self.first = report.nodeid.removeprefix("tests/")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.first:
            self.first = f"cannot be imported: {report.nodeid}"


class Attempt:
    """A forked process that runs tests, with a bug or without one."""

    def __init__(self, tests: Sequence[str], planted: Bug | None = None) -> None:
        self.bug = planted
        self._reading, writing = os.pipe()
        self._pid = os.fork()
        if self._pid == 0:
            os.close(self._reading)
            signal.alarm(PATIENCE)
            for output in (1, 2):
                os.dup2(os.open(os.devnull, os.O_WRONLY), output)
            noticed = Noticed()
            try:
                if planted is not None:
                    sys.meta_path.insert(0, Planter(planted))
                pytest.main(["-x", "-q", "-m", "not slow", "--tb=no", *tests], plugins=[noticed])
                os.write(writing, noticed.first.encode())
            finally:
                os._exit(0)
        os.close(writing)

    def failure(self) -> str:
        """The first test that failed; "" if none did."""
        with os.fdopen(self._reading) as pipe:
            said = pipe.read()
        _, status = os.waitpid(self._pid, 0)
        return f"no end within {PATIENCE} seconds" if os.WIFSIGNALED(status) else said


def main(wanted: str = "") -> int:
    """Plant every bug whose name contains a word, and tell which test caught it."""
    import_what_stays()
    os.chdir(ROOT)
    bugs = [bug for bug in BUGS if wanted in bug.name]
    failing = Attempt(sorted({bug.test for bug in bugs})).failure()
    if failing:
        raise SystemExit(f"{failing} fails before anything is planted")
    table = Table("planted bug", "file", "caught by")
    caught, attempts = 0, []
    for bug in [*bugs, None]:
        if bug is not None:
            attempts.append(Attempt([bug.test], bug))
        while attempts and (bug is None or len(attempts) == JOBS):
            attempt = attempts.pop(0)
            assert attempt.bug is not None
            noticed = attempt.failure()
            sound = bool(noticed) and not noticed.startswith("cannot")
            caught += sound
            print(f"  {attempt.bug.name}: {noticed or 'NOT CAUGHT'}", flush=True)
            table.add_row(
                attempt.bug.name, attempt.bug.file, escape(noticed) if sound else f"[red]{noticed or 'nobody'}"
            )
    Console(width=None if sys.stdout.isatty() else 160).print(table)
    print(f"{caught} of {len(bugs)} planted bugs were caught")
    return 0 if caught == len(bugs) else 1


def import_what_stays() -> None:
    """Import once what no bug is planted in, so that every fork has it; the server itself must be new in each."""
    import httpx
    import litestar
    import sqlalchemy.dialects.sqlite
    import uvicorn
    import websockets

    import niagara.bots

    assert all((httpx, litestar, sqlalchemy, uvicorn, websockets, niagara))
    assert "niagara.server.room" not in sys.modules, "the server is imported already, without any bug"


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
