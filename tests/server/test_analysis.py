"""Analysis over HTTP: on demand, with progress, kept; only of games that are over; any position that is set up."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from niagara.analysis import Effort
from niagara.analysis.worth import EFFORTS
from niagara.game import Game
from niagara.notation.line import to_line
from niagara.protocol.analysis import Analysis
from niagara.server import app
from niagara.server.limits.ledger import Allowance, Rate, allowances
from niagara.server.settings import Settings
from niagara.server.workers import analysis_pool
from tests.server.hosting import Hosted, hosted
from tests.server.people import Json, Person
from tests.server.test_games import a_record

PATIENCE = 300.0  # a busy machine that compiles first


@pytest.fixture(autouse=True)
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions carry their effort with them, so that the real processes do little."""
    monkeypatch.setitem(EFFORTS, "quick", Effort(playouts=60, draws=4))


def patient(host: Hosted) -> Person:
    person = Person(host.address)
    person.http.timeout = httpx.Timeout(PATIENCE)
    return person


async def brought_in(person: Person, rounds: int = 2) -> str:
    answer = await person.post("/api/games", {"record": a_record(rounds=rounds)})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


async def until_done(person: Person, table: str) -> list[Json]:
    """Ask as a browser does, until all is known; every answer on the way."""
    answers: list[Json] = []
    async with asyncio.timeout(PATIENCE):
        while not answers or answers[-1]["status"] in ("waiting", "running"):
            answers.append((await person.get(f"/api/tables/{table}/analysis")).json())
            await asyncio.sleep(0.05)
    return answers


async def test_a_finished_game_is_analysed_once_and_kept(tmp_path: Path) -> None:
    async with hosted(tmp_path, analysis_processes=1) as host:
        ada, eve = patient(host), patient(host)
        table = await brought_in(ada)
        assert (await eve.get(f"/api/tables/{table}/analysis")).json()["status"] == "none"
        begun = [await ada.post(f"/api/tables/{table}/analysis", {}) for _ in range(2)]
        assert [answer.status_code for answer in begun] == [200, 200]
        assert begun[0].json()["status"] in ("waiting", "running")
        answers = await until_done(eve, table)
        progress = [answer["progress"] for answer in answers]
        assert progress == sorted(progress)
        whole = answers[-1]
        assert (whole["status"], whole["depth"], whole["progress"]) == ("done", "quick", 1.0)
        assert len(whole["decisions"]) == 2 * 2 * 3
        assert len(whole["seats"]) == 3
        assert whole["points"][-1]["seq"] == max(point["seq"] for point in whole["points"])
        first = whole["decisions"][0]
        tried = await eve.post(
            f"/api/tables/{table}/analysis/try",
            {"before": first["before"], "seat": first["seat"], "moves": first["best"][0]["moves"]},
        )
        assert tried.status_code == 200, tried.text
        assert tried.json()["text"] == first["best"][0]["text"]
        assert tried.json()["value"] >= tried.json()["played"] - 0.5
    async with hosted(tmp_path) as again:
        eve = Person(again.address, "Eve")
        assert (await eve.get(f"/api/tables/{table}/analysis")).json() == whole, "read from the database"
        assert (await eve.post(f"/api/tables/{table}/analysis", {})).json() == whole


async def test_nothing_can_be_had_of_a_game_that_goes_on(host: Hosted) -> None:
    """R3.3: not by a stranger, not by who sits there, not by any of the ways; and what is said is always the same."""
    ada, bob = Person(host.address), Person(host.address, "Bob")
    table = await ada.make_table("mmm", options={"max_rounds": 2})
    device = await ada.sit(table)
    await device.hear()
    asked = {"before": 2, "seat": 0, "moves": [1]}
    said = set()
    for person in (ada, bob):
        for answer in (
            await person.get(f"/api/tables/{table}/analysis"),
            await person.post(f"/api/tables/{table}/analysis", {"depth": "deep"}),
            await person.post(f"/api/tables/{table}/analysis/try", asked),
        ):
            assert answer.status_code == 403
            said.add(answer.text)
    assert len(said) == 1
    await device.play_on(random.Random(2))
    assert (await bob.get(f"/api/tables/{table}/analysis")).json()["status"] == "none"
    await device.close()
    waiting = await ada.make_table("mmo")
    assert (await ada.get(f"/api/tables/{waiting}/analysis")).status_code == 409
    assert (await ada.get("/api/tables/nowhere/analysis")).status_code == 404


async def test_moves_that_are_no_decision_are_refused_with_the_reason(host: Hosted) -> None:
    ada = Person(host.address)
    table = await brought_in(ada)
    path = f"/api/tables/{table}/analysis/try"
    refused: list[tuple[dict[str, Any], int, str]] = [
        ({"before": 999, "seat": 0, "moves": [1]}, 404, "no_such_decision"),
        ({"before": 2, "seat": 0, "moves": [30]}, 422, ""),
        ({"before": 2, "seat": 0, "moves": []}, 400, ""),
    ]
    for body, status, code in refused:
        answer = await ada.post(path, body)
        assert answer.status_code == status, answer.text
        assert code in answer.json()["code"]


async def test_any_position_can_be_looked_at(host: Hosted) -> None:
    ada = patient(host)
    start = Game.new(3, seed=4)
    answer = await ada.post("/api/evaluate", {"position": to_line(start.state)})
    assert answer.status_code == 200, answer.text
    seen = answer.json()
    assert sum(seen["chances"]) == pytest.approx(1.0)
    assert seen["seat"] == start.state.first
    values = [option["value"] for option in seen["best"]]
    assert values == sorted(values, reverse=True)
    assert seen["line"][0]["text"].startswith("card ")
    for body, code in (
        ({"position": "nonsense"}, "bad_position"),
        ({"position": to_line(start.state), "seat": 4}, "no_such_seat"),
    ):
        wrong = await ada.post("/api/evaluate", body)
        assert (wrong.status_code, wrong.json()["code"]) == (400, code)


async def test_one_address_cannot_keep_the_analysts_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = allowances(Settings())
    kinds["analysis"] = kinds["positions"] = Allowance(Rate(0.0, 3.0))  # nothing comes back, however long it takes
    monkeypatch.setattr(app, "allowances", lambda _settings: kinds)
    async with hosted(tmp_path) as host:
        ada = Person(host.address)
        answers = [await ada.post("/api/evaluate", {"position": "x"}) for _ in range(4)]
        assert [answer.status_code for answer in (answers[0], answers[-2], answers[-1])] == [400, 400, 429]
        answers = [await ada.post("/api/tables/x/analysis", {}) for _ in range(4)]
        assert [answer.status_code for answer in (answers[0], answers[-2], answers[-1])] == [404, 404, 429]


async def test_a_process_that_dies_fails_the_job_and_the_next_attempt_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path, analysis_processes=1) as host:
        ada = Person(host.address)
        table = await brought_in(ada, rounds=1)
        with monkeypatch.context() as broken:
            broken.setattr(analysis_pool, "answer", _die)
            await ada.post(f"/api/tables/{table}/analysis", {})
            assert (await until_done(ada, table))[-1]["status"] == "failed"
        assert (await ada.post(f"/api/tables/{table}/analysis", {})).json()["status"] in ("waiting", "running")
        assert (await until_done(ada, table))[-1]["status"] == "done"


SERVER = """
import asyncio, os, sys, time
from niagara.server.workers.helpers import Helpers

async def main():
    helpers = Helpers(1)  # without a name they would be let go at once
    print(await helpers.do("", os.getpid), flush=True)
    time.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_the_processes_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "server.py"
    program.write_text(SERVER)
    with subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            analyst = int(server.stdout.readline())
            os.kill(analyst, 0)
        finally:
            server.kill()
    deadline = time.monotonic() + PATIENCE
    while _lives(analyst):
        assert time.monotonic() < deadline, "the process outlived its server"
        time.sleep(0.05)


def _lives(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def _die(_question: object) -> Analysis:
    os._exit(1)
