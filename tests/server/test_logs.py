"""Logs tell of trouble, on one line each, and never a card, a token or a session; figures are not for the public."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from niagara.server.admin.page import new_link
from niagara.server.ops.logs import TEXT, JsonLines, OneLine, set_up_logs
from niagara.server.ops.metrics import REGISTRY
from niagara.server.store.engines import open_engines
from tests.server.crew import free_port
from tests.server.direct import Visitor, direct
from tests.server.hosting import hosted
from tests.server.people import Person
from tests.server.test_faults import writing
from tests.server.test_hosts import apart
from tests.server.test_passkeys import SITE, Authenticator, shown, with_passkey
from tests.server.test_people import code_of
from tests.server.worlds import overhearing


def record(message: str, *args: object) -> logging.LogRecord:
    return logging.LogRecord("niagara", logging.WARNING, __file__, 1, message, args, None)


def test_a_line_of_json_stays_one_line() -> None:
    said = JsonLines().format(record("%s", "Eve\n2026-01-01 ERROR forged \u2028 \x1b[2J"))
    assert "\n" not in said
    assert "\x1b" not in said
    assert json.loads(said)["message"].startswith("Eve\n")
    assert json.loads(said)["level"] == "warning"


def test_a_line_of_text_cannot_be_forged() -> None:
    said = OneLine("%(levelname)s %(message)s").format(record("%s", "Eve\nERROR forged\r\x1b[2J\u2028"))
    assert said == "WARNING Eve\\nERROR forged\\r\\x1b[2J\\u2028"


@contextmanager
def logs_after_tests() -> Iterator[None]:
    """Logs as a server sets them up, and then again as the tests have them."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        yield
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)


def test_both_shapes_tell_the_same_time_whatever_the_zone_of_the_machine() -> None:
    said = record("late")
    said.created, said.msecs = 1_700_000_000.25, 250.0
    assert OneLine(TEXT).format(said) == "2023-11-14T22:13:20.250Z WARNING niagara late"
    assert json.loads(JsonLines().format(said))["at"] == "2023-11-14T22:13:20.250Z"


def test_a_worker_logs_in_the_same_shape_but_errors_alone(capsys: pytest.CaptureFixture[str]) -> None:
    with logs_after_tests():
        set_up_logs("text", logging.ERROR)
        logging.getLogger("niagara.worker").error("Eve\n%s", "forged")
        logging.getLogger("niagara.worker").warning("not told")
    (line,) = capsys.readouterr().err.splitlines()
    assert line.endswith("Z ERROR niagara.worker Eve\\nforged")


def test_trouble_is_part_of_the_line() -> None:
    try:
        raise ValueError("deep water")
    except ValueError:
        trouble = logging.LogRecord("niagara", logging.ERROR, __file__, 1, "oh", (), sys.exc_info())
    assert "deep water" in json.loads(JsonLines().format(trouble))["trouble"]
    assert "deep water" in OneLine("%(message)s").format(trouble)


@pytest.mark.parametrize("clock", [None, {"kind": "live", "decision": 60}], ids=["append", "clocks"])
async def test_a_failing_disk_is_logged_without_the_move(tmp_path: Path, clock: dict[str, Any] | None) -> None:
    """The same fault with two different cards leaves the same log, whichever of two ways a move goes to disk."""
    lines = []
    for at, card in enumerate((2, 5)):
        folder = tmp_path / str(at)
        folder.mkdir()
        with overhearing() as overheard:
            async with hosted(folder) as host:
                ada = Person(host.address)
                table = await ada.make_table("mmm", clock=clock)
                device = await ada.sit(table)
                await device.hear()
                writing(host, "DROP TABLE action")
                assert (await device.play(0, card, id="mine"))["code"] == "try_again"
            said = "\n".join(overheard.taken()).replace(table, "TABLE").replace(str(folder), "FOLDER")
        assert "could not append" in said
        assert ada.http.cookies["niagara"] not in said
        lines.append(said)
    assert lines[0] == lines[1]


async def test_a_whole_visit_leaves_no_token_in_the_log(tmp_path: Path) -> None:
    with overhearing() as overheard:
        async with direct(tmp_path) as app:
            ada = Visitor(app)
            table = await ada.make_table("mm")
            socket = await ada.sit(table)
            await socket.ask(type="play", id="a", seat=0, moves=[3], round=1, seq=socket.seq)
            socket.send("{")
            await ada.post(f"/api/tables/{table}/join", {"name": 7})
            await ada.http.get("/api/nothing")
            await socket.close()
            session = app.state.hosting.registry.in_memory[table].table.host
        said = "\n".join(overheard.taken())
    assert ada.token not in said
    assert session not in said


@pytest.mark.parametrize("database", ["sqlite:///{}/n.sqlite", "postgresql://nobody@localhost/none"])
def test_no_engine_shows_what_it_writes(tmp_path: Path, database: str) -> None:
    for engine in open_engines(database.format(tmp_path)):
        assert engine.hide_parameters
        engine.dispose()


async def test_figures_are_served_at_their_own_port_when_asked_for(tmp_path: Path) -> None:
    port = free_port()
    async with hosted(tmp_path, metrics_port=port) as host:
        ada = Person(host.address)
        table = await ada.make_table("mm")
        device = await ada.sit(table)
        await device.hear()
        assert (await device.play(0, 3, id="a"))["type"] == "accepted"
        assert (await device.play(0, 3, id="a"))["type"] == "accepted"
        public = await ada.get("/metrics")
        assert "niagara_commands" not in public.text, "the public door does not lead to them"
        async with httpx.AsyncClient() as prometheus:
            said = (await prometheus.get(f"http://127.0.0.1:{port}/metrics")).text
    figures = dict(line.rsplit(" ", 1) for line in said.splitlines() if not line.startswith("#"))
    assert float(figures["niagara_commands_accepted_total"]) >= 1
    assert float(figures["niagara_commands_repeated_total"]) >= 1
    assert float(figures["niagara_append_seconds_count"]) >= 2
    assert float(figures["niagara_sockets"]) >= 1
    assert ada.http.cookies["niagara"] not in said
    assert table not in said


async def test_without_being_asked_for_there_are_no_figures(tmp_path: Path) -> None:
    async with hosted(tmp_path) as host:
        assert "niagara_commands" not in (await Person(host.address).get("/metrics")).text


def sign_ins(way: str, result: str) -> float:
    return REGISTRY.get_sample_value("niagara_sign_ins_total", {"way": way, "result": result}) or 0.0


async def test_sign_ins_are_logged_and_counted_with_how_they_ended(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ways = {
        ("link", "good"): "INFO niagara.server.http.sign_ins sign-in by link",
        ("link", "link_used"): "WARNING niagara.server.http.sign_ins sign-in by link refused: link_used",
        ("passkey", "good"): "INFO niagara.server.http.sign_ins sign-in by passkey",
        ("passkey", "no_such_passkey"): (
            "WARNING niagara.server.http.sign_ins sign-in by passkey refused: no_such_passkey"
        ),
        ("host", "good"): "INFO niagara.server.http.sign_ins sign-in by host",
        ("host", "link_used"): "WARNING niagara.server.http.sign_ins sign-in by host refused: link_used",
    }
    before = {way: sign_ins(*way) for way in ways}
    with logs_after_tests():
        async with hosted(tmp_path, public_url=SITE) as host:
            ada, phone = Person(host.address), Person(host.address)
            set_up_logs("text")
            code, hosts = await code_of(ada), await apart(new_link, host.hosting.settings.database)
            for _twice in range(2):
                await phone.post("/api/me/link/use", {"code": code})
            await shown(phone, await with_passkey(ada))
            await shown(phone, Authenticator())
            for _twice in range(2):
                await phone.post("/api/host/link", {"code": hosts})
    said = capsys.readouterr().err
    assert [line.partition(" ")[2] for line in said.splitlines() if "sign-in" in line] == list(ways.values())
    assert {way: sign_ins(*way) - count for way, count in before.items()} == dict.fromkeys(ways, 1.0)
    for secret in (code, hosts, *ada.http.cookies.values(), *phone.http.cookies.values()):
        assert secret not in said
