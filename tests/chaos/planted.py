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
WORLDS = f"{SERVER}test_noninterference.py"
OWNER = f"{SERVER}test_secrets.py::test_the_owner_alone_is_told_its_card"
FULL = f"{SERVER}test_faults.py::test_a_full_disk_refuses_moves_and_forgets_none"
TWICE = f"{SERVER}test_faults.py::test_commands_twice_out_of_order_and_out_of_date_change_nothing"
REPEATED = f"{SERVER}test_playing.py::test_a_repeated_command_gets_the_first_answer_again_even_after_a_restart"
REFUSED = f"{SERVER}test_playing.py::test_what_is_not_allowed_is_refused_and_changes_nothing"
BEHIND = f"{SERVER}test_playing.py::test_somebody_far_behind_gets_a_snapshot_and_others_what_they_missed"
CHAT = f"{SERVER}test_presence.py::test_chat_reaches_everybody_and_is_kept"
FLOOD = f"{SERVER}test_presence.py::test_a_flood_is_refused_and_then_closed"
STUCK = f"{SERVER}test_presence.py::test_who_never_reads_is_let_go_and_nobody_else_notices"
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
CLASH = f"{SERVER}test_store.py::test_a_number_or_command_that_is_taken_is_a_conflict_and_spoils_nothing_else"
DISK_LOG = f"{SERVER}test_logs.py::test_a_failing_disk_is_logged_without_the_move"
TOKEN_LOG = f"{SERVER}test_logs.py::test_a_whole_visit_leaves_no_token_in_the_log"
FORGED = f"{SERVER}test_logs.py::test_a_line_of_text_cannot_be_forged"
RATE = f"{SERVER}test_limits.py::test_requests_beyond_the_rate_are_turned_away_with_all_headers"
SOCKETS = f"{SERVER}test_limits.py::test_one_address_opens_only_so_many_sockets"
BOT = f"{SERVER}test_bot_views.py"
JOBS = 2
ALL_PATIENCE = 1200  # seconds for all of these tests, before anything is planted


def bug(name: str, file: str, old: str, new: str, test: str) -> Mutant:
    """A bug in the server and the test that should notice it."""
    return Mutant(name, f"server/{file}", old, new, (test,))


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
        "a move for an earlier position is taken", "room.py", "guard.seq == ledger.seq", "guard.seq < 1_000_000", TWICE
    ),
    bug(
        "a card for another round is taken",
        "room.py",
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
    bug("moves in the log", "store/engines.py", '{"hide_parameters": True}', '{"hide_parameters": False}', DISK_LOG),
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


def plant_all(wanted: str = "") -> tuple[int, int]:
    """Plant every bug whose name contains a word; how many were caught, and of how many."""
    bugs = [bug for bug in BUGS if wanted in bug.rule]
    table = Table("planted bug", "file", "caught by")
    caught = 0
    with tempfile.TemporaryDirectory(prefix="chaos-") as folder, ThreadPoolExecutor(JOBS) as pool:
        sound = Path(folder) / "sound"
        make_copy(sound)
        failing = first_failure(sound, tuple(sorted({test for bug in bugs for test in bug.tests})), ALL_PATIENCE)
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
