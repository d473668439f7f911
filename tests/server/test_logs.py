"""Logs tell of trouble, on one line each, and never a card, a token or a session; figures are not for the public."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from niagara.server.ops.logs import JsonLines, OneLine
from niagara.server.store.engines import open_engines
from tests.server.crew import free_port
from tests.server.direct import Visitor, direct
from tests.server.hosting import hosted
from tests.server.people import Person
from tests.server.test_faults import writing
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
