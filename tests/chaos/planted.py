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
POSITION = "tests/server/test_from_position.py"
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
ORIGIN = f"{SERVER}test_session.py::test_a_page_of_another_site_cannot_use_the_cookie_on_a_socket"
SITE = f"{SERVER}test_session.py::test_a_page_of_another_site_cannot_change_anything"
SHOWN = f"{SERVER}test_session.py::test_neither_token_nor_session_is_ever_shown"
MADE_UP = f"{SERVER}test_session.py::test_a_token_that_a_visitor_made_up_is_replaced_and_never_adopted"
COOKIE = f"{SERVER}test_session.py::test_the_first_visit_gets_a_cookie_that_scripts_cannot_read"
HEADERS = f"{SERVER}test_session.py::test_every_answer_carries_the_safety_headers"
FILES = f"{SERVER}test_session.py::test_the_client_is_served_with_its_page_for_every_address"
INVITE = f"{SERVER}test_session.py::test_an_invitation_cannot_be_guessed"
HOST = f"{SERVER}test_tables.py::test_only_the_host_starts_and_bots_may_fill"
NAMES = f"{SERVER}test_tables.py::test_names_are_made_harmless"
CLASH = f"{SERVER}test_store.py::test_a_number_or_command_that_is_taken_is_a_conflict_and_spoils_nothing_else[sqlite]"
DISK_LOG = f"{SERVER}test_logs.py::test_a_failing_disk_is_logged_without_the_move"
TOKEN_LOG = f"{SERVER}test_logs.py::test_a_whole_visit_leaves_no_token_in_the_log"
FORGED = f"{SERVER}test_logs.py::test_a_line_of_text_cannot_be_forged"
RATE = f"{SERVER}test_limits.py::test_requests_beyond_the_rate_are_turned_away_with_all_headers"
SOCKETS = f"{SERVER}test_limits.py::test_one_address_opens_only_so_many_sockets"
BOT = "tests/tables/test_bot_views.py"


class Bug(NamedTuple):
    """What is broken, where, by which replacement, and the test that should notice."""

    name: str
    file: str
    old: str
    new: str
    test: str


APPEND = "        await self._store.append(self.table.id, proposal.actions"
BUGS = [
    Bug(
        "a card shown to others at once",
        "tables/views.py",
        "step.own if step.seat in held else step.public",
        "step.own",
        WORLDS,
    ),
    Bug("a card in others' snapshots", "hints/position.py", "game.view(None)", "game.position()", OWNER),
    Bug(
        "the record tells of the running round",
        "tables/export.py",
        "known_game(asked.game, asked.observer)",
        "asked.game",
        WORLDS,
    ),
    Bug(
        "the record tells of cards that were down at the start",
        "tables/gate.py",
        "past, again = Game(_before_choices(game.start), river",
        "past, again = Game(game.start, river",
        POSITION,
    ),
    Bug(
        "the record tells of cards that are still to be laid open",
        "tables/gate.py",
        "return Game(view(game.start, SPECTATOR), river",
        "return Game(game.start, river",
        POSITION,
    ),
    Bug(
        "a bot sees everything",
        "tables/seats/bots.py",
        "View(seat, game.observe(seat))",
        "View(seat, game.state)",
        BOT,
    ),
    Bug(
        "acknowledged before it is written",
        "tables/room.py",
        APPEND,
        "        accepted(Accepted(guard.id, proposal.actions[-1].seq))\n" + APPEND,
        FULL,
    ),
    Bug(
        "told before it is written",
        "tables/room.py",
        APPEND,
        "        self.tell_steps(log, proposal.steps)\n" + APPEND,
        FULL,
    ),
    Bug(
        "repeated commands are not known",
        "tables/log.py",
        "self.commands[self._command] = action.seq",
        "pass",
        REPEATED,
    ),
    Bug(
        "a move for an earlier position is taken",
        "tables/refusals.py",
        "guard.seq != log.seq",
        "guard.seq > 1_000_000",
        TWICE,
    ),
    Bug(
        "a card for another round is taken",
        "tables/refusals.py",
        "guard.round != log.game.state.round",
        "guard.round > 1_000_000",
        TWICE,
    ),
    Bug(
        "the seat is believed from the message",
        "tables/room.py",
        "need_seat(self.held(session), message.seat)",
        "pass",
        REFUSED,
    ),
    Bug(
        "a clash in the log passes for success",
        "server/store/writer.py",
        "                return\n            self._answer(batch, _failure(error))",
        "                return\n            self._answer(batch, None)",
        CLASH,
    ),
    Bug(
        "an update is skipped on coming back",
        "tables/log.py",
        "if step.seq > seq]",
        "if step.seq > seq + 1]",
        BEHIND,
    ),
    Bug(
        "a restart nobody is told of",
        "tables/registry.py",
        "listener.close(RESTART_CODE)",
        "listener.close(1000)",
        DRAIN,
    ),
    Bug("chat that turns writing round", "tables/text.py", '_LEFT_OUT = {"Cc", "Cf",', '_LEFT_OUT = {"Cc",', CHAT),
    Bug("names with control characters", "tables/text.py", '_LEFT_OUT = {"Cc", "Cf",', '_LEFT_OUT = {"Cf",', NAMES),
    Bug(
        "no check of the origin",
        "server/ws/socket.py",
        "return is_ours(origin",
        "return True or is_ours(origin",
        ORIGIN,
    ),
    Bug("changes from other sites", "server/http/requests.py", "not in OUR_PAGES", "is None", SITE),
    Bug("an unbounded queue", "server/ws/connection.py", "if len(self._waiting) > MOST_WAITING:", "if False:", STUCK),
    Bug(
        "tokens in the database",
        "server/limits/tokens.py",
        "hashlib.sha256(token.encode()).hexdigest()",
        "token",
        SHOWN,
    ),
    Bug(
        "tokens in the log",
        "server/limits/session.py",
        '        state["who"] = who',
        '        __import__("logging").getLogger("niagara").info("%s", token)\n        state["who"] = who',
        TOKEN_LOG,
    ),
    Bug(
        "moves in the log",
        "server/store/writer.py",
        "OperationalError(_HEAD, None, error, hide_parameters=True)",
        "OperationalError(_HEAD, _one_statement(rows)[1], error)",
        f"{DISK_LOG}[append]",
    ),
    Bug(
        "moves and clocks in the log",
        "server/store/engines.py",
        "HIDE = True",
        "HIDE = False",
        f"{DISK_LOG}[clocks]",
    ),
    Bug("a forged line in the log", "server/ops/logs.py", "message.translate(_VISIBLE)", "message", FORGED),
    Bug(
        "tokens that a visitor made up",
        "server/limits/tokens.py",
        "found is not None and hmac.compare_digest(found[2], self._signature(found[1]))",
        "found is not None",
        MADE_UP,
    ),
    Bug("a cookie that scripts can read", "server/limits/session.py", "; HttpOnly;", ";", COOKIE),
    Bug(
        "scripts in the page",
        "server/limits/headers.py",
        "\"script-src 'self'\"",
        "\"script-src 'unsafe-inline'\"",
        HEADERS,
    ),
    Bug(
        "answers without safety headers",
        "server/app.py",
        "before_send=[partial(with_safe_headers, secure=settings.secure)],",
        "",
        HEADERS,
    ),
    Bug(
        "invitations of 32 bits",
        "tables/seating.py",
        'id=secrets.token_urlsafe(16),\n        created=now_ms(),\n        status="open"',
        'id=secrets.token_urlsafe(4),\n        created=now_ms(),\n        status="open"',
        INVITE,
    ),
    Bug("a flood of messages", "server/ws/socket.py", "wait = self.messages.spend()", "wait = 0.0", FLOOD),
    Bug("a flood of chat", "server/ws/socket.py", "(wait := self.chats.spend()) > 0", "False", CHAT),
    Bug("a flood of requests", "server/limits/session.py", "if wait > 0:", "if False:", RATE),
    Bug("a flood of sockets", "server/limits/ledger.py", "if self._here[key] >= self._most:", "if False:", SOCKETS),
    Bug(
        "files from anywhere",
        "server/http/pages.py",
        "if path.is_relative_to(root.resolve()) and path.is_file()",
        "if path.is_file()",
        FILES,
    ),
    Bug(
        "anybody starts the game",
        "tables/registry.py",
        "need_host(room.table, session)\n        await self._begin(",
        "await self._begin(",
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
                from tests.server.hosting import QUICK

                QUICK["helpers"] = 0  # another process would have no bug
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
    assert not {"niagara.server", "niagara.tables"} & sys.modules.keys(), (
        "the server is imported already, without any bug"
    )


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
