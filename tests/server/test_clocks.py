"""Clocks: whose time runs out, who paddles then, and what is never charged. Time itself is the test's."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from niagara.tables.records import ClockState
from niagara.tables.seats.clocks import after_move, follow
from tests.server.hosting import Hosted, hosted
from tests.server.people import Device, Person

DAY = 24 * 3600


class Watch:
    """A clock that goes on only when told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def two_at_a_table(
    folder: Path, watch: Watch, clock: dict[str, Any], **settings: Any
) -> AsyncIterator[tuple[Hosted, str, list[Person], list[Device]]]:
    async with hosted(folder, clock=watch, clock_tick=0.01, **settings) as host:
        ada, bob = Person(host.address), Person(host.address, "Bob")
        table = await ada.make_table("mo", clock=clock, options={"max_rounds": 30})
        await bob.join(table)
        await ada.post(f"/api/tables/{table}/start", {"fill": ""})
        devices = [await ada.sit(table), await bob.sit(table)]
        for device in devices:
            await device.hear()
        await devices[0].until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["online"])
        yield host, table, [ada, bob], devices


def test_longer_thoughts_use_up_the_reserve() -> None:
    state = follow(ClockState((60.0, 60.0), (None, None)), frozenset({0, 1}), 0.0)
    state = after_move(state, 0, frozenset({1}), 20.0, 15.0)
    assert state.reserves == (60.0, 60.0), "within the time for one decision"
    assert state.began == (None, 0.0)
    state = after_move(state, 1, frozenset({0}), 20.0, 50.0)
    assert state.reserves == (60.0, 30.0), "thirty seconds over"
    assert state.began == (50.0, None)
    state = after_move(state, 0, frozenset({0}), 20.0, 500.0)
    assert state.reserves == (0.0, 30.0)
    assert state.began == (500.0, None), "the next decision of the same turn has its own time"


async def test_a_bot_paddles_once_time_has_run_out_until_the_player_says_so(tmp_path: Path) -> None:
    watch = Watch()
    rule = {"kind": "live", "decision": 20, "reserve": 30}
    async with two_at_a_table(tmp_path, watch, rule) as (host, table, people, (first, second)):
        assert first.table["clock"] == rule
        fresh = await (await people[0].sit(table)).hear()
        assert fresh["clocks"] == [{"seat": seat, "left": 20.0, "reserve": 30.0} for seat in (0, 1)]
        watch.now += 25
        answer = await first.play(0, 3)
        seen = await second.until(lambda message: message.get("seq") == answer["seq"])
        assert seen["clocks"] == [{"seat": 1, "left": 0.0, "reserve": 25.0}]
        watch.now += 24.9
        async with host.registry.room(table) as room:
            room.look_at_clocks()
            assert not room.clocks.timed_out(1)
        watch.now += 0.2
        changed = await first.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["away"])
        assert changed["table"]["seats"][1]["timed_out"]
        await first.until(lambda message: message["type"] == "update" and message["seat"] == 1)
        await second.send({"type": "back", "seat": 1})
        back = await first.until(
            lambda message: message["type"] == "table" and not message["table"]["seats"][1]["away"]
        )
        assert not back["table"]["seats"][1]["timed_out"]
        await second.send({"type": "back", "seat": 0})
        assert (await second.until_type("refused"))["code"] == "not_your_seat"


async def test_a_move_says_that_its_player_is_back(tmp_path: Path) -> None:
    watch = Watch()
    async with two_at_a_table(tmp_path, watch, {"kind": "live", "decision": 20}, bot_budget=0.01) as scene:
        host, table, _people, (first, second) = scene
        async with host.registry.room(table) as room:
            room.table = type(room.table)(**{**_fields(room.table), "pause": 5000})  # the bot gives the player time
            watch.now += 30
            await second.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["timed_out"])
            assert (await second.play(1, 4))["type"] == "accepted"
            assert not room.clocks.timed_out(1)
            assert room.clocks.timed_out(0)
        await first.until(lambda message: message["type"] == "table" and not message["table"]["seats"][1]["away"])


def _fields(table: Any) -> dict[str, Any]:
    return {name: getattr(table, name) for name in table.__slots__}


async def test_a_restart_charges_nobody_and_keeps_what_was_used(tmp_path: Path) -> None:
    watch = Watch()
    rule = {"kind": "live", "decision": 20, "reserve": 30}
    async with two_at_a_table(tmp_path, watch, rule) as (_host, table, people, (first, _second)):
        watch.now += 30
        await first.play(0, 3)
        cookies = people[0].http.cookies
    watch.now += 5000
    async with hosted(tmp_path, clock=watch, clock_tick=0.01) as host:
        ada = Person(host.address)
        ada.http.cookies = cookies
        seen = await (await ada.sit(table)).hear()
        assert not any(seat["timed_out"] for seat in seen["table"]["seats"])
        assert seen["clocks"] == [{"seat": 1, "left": 20.0, "reserve": 30.0}]
        async with host.registry.room(table) as room:
            assert room.clocks.state.reserves == (20.0, 30.0)


@pytest.mark.parametrize("jump", [-400 * DAY, 400 * DAY])
async def test_the_time_of_day_is_of_no_importance(
    tmp_path: Path, jump: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    import time

    watch = Watch()
    async with two_at_a_table(tmp_path, watch, {"kind": "live", "decision": 20}) as (host, table, _people, devices):
        real = time.time_ns()
        monkeypatch.setattr(time, "time_ns", lambda: real + int(jump * 1e9))
        await devices[0].play(0, 3)
        await asyncio.sleep(0.05)
        async with host.registry.room(table) as room:
            assert room.clocks.state.out == ()
            assert [clock.left for clock in room.clocks.shown(host.hosting.uptime.now())] == [20.0]


async def test_by_post_nobody_need_be_there_and_a_sleeping_game_is_woken_in_time(tmp_path: Path) -> None:
    watch = Watch()
    async with two_at_a_table(tmp_path, watch, {"kind": "post", "days": 2}, grace=0.02, idle=0.05) as scene:
        host, table, people, devices = scene
        answer = await devices[0].play(0, 3)
        for device in devices:
            await device.close()
        await _asleep(host)
        watch.now += 1.9 * DAY
        await host.registry.keep_time()
        looking = await people[0].sit(table)
        seen = await looking.hear()
        assert seen["seq"] == answer["seq"], "being away is no reason to paddle for anybody"
        assert not seen["table"]["seats"][1]["away"]
        assert seen["clocks"][0]["left"] == pytest.approx(0.1 * DAY, abs=60)
        await looking.close()
        await _asleep(host)
        watch.now += 0.2 * DAY
        await host.registry.keep_time()
        looking = await people[0].sit(table)
        await looking.hear()
        if looking.seq == answer["seq"]:  # else the bot was quicker than the person
            await looking.until(lambda _message: looking.seq > answer["seq"])
        assert looking.table["seats"][1]["timed_out"]


async def _asleep(host: Hosted) -> None:
    async with asyncio.timeout(10):
        while host.registry.live:
            await asyncio.sleep(0.01)


async def test_downtime_does_not_count_by_post_either(tmp_path: Path) -> None:
    watch = Watch()
    async with two_at_a_table(tmp_path, watch, {"kind": "post", "days": 1}) as (_host, table, people, devices):
        answer = await devices[0].play(0, 3)
        cookies = people[0].http.cookies
        watch.now += 0.5 * DAY
    watch.now += 30 * DAY
    async with hosted(tmp_path, clock=watch, clock_tick=0.01) as host:
        ada = Person(host.address)
        ada.http.cookies = cookies
        seen = await (await ada.sit(table)).hear()
        assert seen["seq"] == answer["seq"]
        assert seen["clocks"][0]["left"] == pytest.approx(0.5 * DAY, abs=60)


@pytest.mark.parametrize(
    "clock", [{"kind": "live", "decision": 1}, {"kind": "post", "days": 99}, {"kind": "sand"}, {"decision": 20}]
)
async def test_a_clock_that_makes_no_sense_is_refused(host: Hosted, clock: dict[str, Any]) -> None:
    ada = Person(host.address)
    answer = await ada.post("/api/tables", {"seats": [{"kind": "me"}, {"kind": "bot"}], "clock": clock})
    assert answer.status_code == 400
    assert "clock" in answer.text
