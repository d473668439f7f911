"""Whole games through real sockets, and every kind of command that must change nothing."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

from niagara.game import Game
from niagara.rules.board import RIVER
from tests.server.checker import History
from tests.server.hosting import Hosted, hosted
from tests.server.people import Device, Person

SHORT = {"max_rounds": 8}


async def test_a_game_against_bots_is_played_to_its_end_and_kept(tmp_path: Path, host: Hosted) -> None:
    ada = Person(host.address)
    table = await ada.make_table("mbbb", options=SHORT)
    device = await ada.sit(table)
    first = await device.hear()
    assert first["type"] == "snapshot"
    assert first["to_decide"] == [0, 1, 2, 3]
    assert first["table"]["seats"][0]["yours"]
    await device.play_on(random.Random(1))
    kinds = {event["kind"] for update in device.updates for event in update["events"]}
    assert {"card_chosen", "card_revealed", "canoe_paddled", "river_rose", "game_ended"} <= kinds
    history = History(tmp_path / "niagara.sqlite", table)
    history.check_updates([0], device.updates)
    again = await ada.sit(table)
    last = await again.hear()
    assert last["position"] == history.position([0])
    assert last["outcome"] == {"winners": [], "goals": []}
    assert [each["status"] for each in (await ada.get("/api/lobby")).json()["yours"]] == ["over"]
    record = await ada.get(f"/api/tables/{table}/record")
    assert record.status_code == 200
    assert '[Result "draw"]' in record.text


async def test_a_table_of_bots_plays_only_while_somebody_watches(host: Hosted) -> None:
    ada = Person(host.address)
    table = await ada.make_table("bbb", options=SHORT, pause=1)
    device = await ada.sit(table)
    await device.until_seq(20)
    await device.close()
    async with host.registry.room(table) as room:
        for _ in range(100):
            await asyncio.sleep(0.02)
            if not room.audience.listeners:
                break
        await asyncio.sleep(0.1)
        assert room.log is not None
        seq = room.log.seq
        await asyncio.sleep(0.2)
        assert room.log.seq == seq
    watching = await Person(host.address).sit(table)
    await watching.play_on(random.Random(1))
    assert watching.table["status"] == "over"
    assert watching.table["spectators"] == 1


async def test_two_people_and_two_bots_with_a_lost_connection(tmp_path: Path, host: Hosted) -> None:
    ada, bob = Person(host.address, "Ada"), Person(host.address, "Bob")
    table = await ada.make_table("mobb", options=SHORT)
    assert await bob.join(table) == [1]
    first = await ada.sit(table)
    second = await bob.sit(table)
    assert (await second.hear())["position"] is None
    assert (await ada.post(f"/api/tables/{table}/start", {"fill": ""})).status_code == 204
    await first.until(lambda message: message["type"] == "snapshot" and message["position"] is not None)
    await second.until(lambda message: message["type"] == "snapshot" and message["position"] is not None)

    async def with_a_break(device: Device) -> Device:
        await device.play_on(random.Random(2), until=lambda _message: device.seq > 25)
        await device.close()
        await asyncio.sleep(0.1)
        back = await bob.sit(table, before=device)
        assert (await back.hear())["type"] == "table"
        await back.play_on(random.Random(3))
        return back

    _, back = await asyncio.gather(first.play_on(random.Random(1)), with_a_break(second))
    assert first.seq == back.seq
    history = History(tmp_path / "niagara.sqlite", table)
    history.check_updates([0], first.updates)
    history.check_updates([1], back.updates)
    assert [update["seq"] for update in back.updates] == list(range(3, back.seq + 1))


async def test_one_device_may_hold_several_seats(tmp_path: Path, host: Hosted) -> None:
    ada = Person(host.address)
    table = await ada.make_table("mmm", options=SHORT)
    device = await ada.sit(table)
    await device.hear()
    assert [decision["seat"] for decision in device.decisions] == [0, 1, 2]
    await device.play_on(random.Random(5))
    History(tmp_path / "niagara.sqlite", table).check_updates([0, 1, 2], device.updates)


def shortest_way_to_two_canoes() -> list[tuple[int, int]]:
    """Random moves up to a turn in which both canoes of a seat must move."""
    ways = []
    for seed in range(100):
        chance = random.Random(seed)
        way: list[tuple[int, int]] = []
        game = Game.new(2, river="waits")
        while game.view(None).get("turn", {}).get("must") != [0, 1] and len(way) < 60:
            seat = game.to_decide[0]
            move = game.legal_moves(seat)[0] if seat == RIVER else chance.choice(game.legal_moves(seat))
            way += [] if seat == RIVER else [(seat, move.number)]
            game.play(seat, move)
        ways.append(way)
    return min(ways, key=len)


async def test_the_moves_of_a_turn_are_taken_all_or_none(tmp_path: Path) -> None:
    """With two canoes on the river, two moves make the turn; a bad second move spoils the first."""
    async with hosted(tmp_path, draw=lambda moves: moves[0]) as host:
        ada = Person(host.address)
        device = await ada.sit(await ada.make_table("mm"))
        await device.hear()
        for seat, number in shortest_way_to_two_canoes():
            answer = await device.play(seat, number)
            await device.until_seq(answer["seq"])
        await all_or_none(device)


async def all_or_none(device: Device) -> None:
    seat, seq = device.decisions[0]["seat"], device.seq
    one = next(move for move in device.decisions[0]["moves"] if move["canoe"] == f"{seat}a")
    refused = await device.play(seat, one["number"], one["number"])
    assert (refused["type"], refused["code"], refused["rule"]) == ("refused", "canoe_done", "R5.4")
    assert device.seq == seq
    seen = await device.ask(type="preview", seat=seat, moves=[one["number"]], seq=seq)
    assert seen["type"] == "previewed"
    assert seen["events"]
    assert {move.get("canoe") for move in seen["legal"]} - {None} == {f"{seat}b"}
    then = next(move for move in seen["legal"] if move["kind"] == "canoe")
    taken = await device.play(seat, one["number"], then["number"])
    assert taken["type"] == "accepted"
    assert taken["seq"] >= seq + 2
    await device.until_seq(taken["seq"])


async def at_table_for_three(host: Hosted) -> tuple[Person, str, Device]:
    """Somebody with all seats of a game that has begun."""
    ada = Person(host.address)
    table = await ada.make_table("mmm")
    device = await ada.sit(table)
    await device.hear()
    return ada, table, device


async def back_at(table: str, host: Hosted, before: Person) -> Device:
    """Somebody who was at a table, there again after a restart."""
    again = Person(host.address)
    again.http.cookies = before.http.cookies
    device = await again.sit(table)
    await device.hear()
    return device


async def test_a_repeated_command_gets_the_first_answer_again_even_after_a_restart(tmp_path: Path) -> None:
    async with hosted(tmp_path) as host:
        ada, table, device = await at_table_for_three(host)
        first = await device.play(0, 3, id="once")
        assert await device.play(0, 3, id="once") == first
        other_seat = await device.play(1, 4, id="once")
        assert other_seat["seq"] == first["seq"] + 1
    async with hosted(tmp_path) as host:
        device = await back_at(table, host, ada)
        assert device.seq == first["seq"] + 1
        assert await device.play(0, 3, id="once") == first
    commands = [action.command for action in History(tmp_path / "niagara.sqlite", table).actions]
    assert commands == ["start", None, "0.once", "1.once"]


async def test_other_moves_under_the_id_of_a_command_are_refused(tmp_path: Path) -> None:
    async with hosted(tmp_path) as host:
        ada, table, device = await at_table_for_three(host)
        first = await device.play(0, 3, id="once")
        assert (await device.play(0, 4, id="once"))["code"] == "malformed"
        assert await device.play(0, 3, id="once") == first
        refused = await device.play(1, 200, id="bad")
        assert refused["type"] == "refused"
        assert (await device.play(1, 3, id="bad"))["code"] == "malformed"
    async with hosted(tmp_path) as host:
        device = await back_at(table, host, ada)
        assert (await device.play(0, 4, id="once"))["code"] == "malformed"
        assert await device.play(0, 3, id="once") == first


async def test_a_card_may_be_changed_until_the_last_has_chosen(host: Hosted) -> None:
    ada = Person(host.address)
    table = await ada.make_table("mm")
    device = await ada.sit(table)
    await device.hear()
    assert (await device.play(0, 3))["type"] == "accepted"
    same = await device.play(0, 3)
    assert (same["code"], same["rule"]) == ("card_is_down", "R4.4")
    assert (await device.play(0, 5))["type"] == "accepted"
    assert (await device.play(1, 2))["type"] == "accepted"
    late = await device.play(0, 6)
    assert late["code"] == "not_now"
    fresh = await ada.sit(table)
    position = (await fresh.hear())["position"]
    assert [seat["card"] for seat in position["seats"]] == ["5", "2"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seat": 1}, "not_your_seat"),
        ({"seat": 4}, "not_your_seat"),
        ({"round": 2}, "resync"),
        ({"round": 0}, "resync"),
        ({"moves": [99], "seq": 1}, "resync"),
        ({"moves": [99]}, "not_now"),
        ({"moves": [2000]}, "no_such_action"),
        ({"moves": [24]}, "river_moves_itself"),
        ({"moves": [3, 4]}, "malformed"),
        ({"moves": []}, "malformed"),
        ({"moves": [1, 2, 3, 4]}, "malformed"),
        ({"moves": [-1]}, "malformed"),
        ({"moves": ["3"]}, "malformed"),
        ({"moves": None}, "malformed"),
        ({"player": 0}, "malformed"),
        ({"type": "cheat"}, "malformed"),
        ({"type": "preview", "round": 1}, "malformed"),
    ],
)
async def test_what_is_not_allowed_is_refused_and_changes_nothing(
    host: Hosted, change: dict[str, object], code: str
) -> None:
    ada = Person(host.address)
    table = await ada.make_table("mob")
    bob = Person(host.address, "Bob")
    await bob.join(table)
    await ada.post(f"/api/tables/{table}/start", {"fill": ""})
    device = await ada.sit(table)
    await device.until(lambda _message: device.to_decide == [0, 1])
    seq = device.seq
    answer = await device.play(0, 3, **change)
    assert (answer["type"], answer["code"]) == ("refused", code)
    assert answer["text"]
    fresh = await ada.sit(table)
    assert (await fresh.hear())["seq"] == seq


@pytest.mark.parametrize(
    "frame",
    ["", "{", "null", "[]", "[" * 3000, '"play"', "{}", '{"type":"play"}', b'{"type":"resume","since":0}', "\u0000"],
)
async def test_a_frame_that_says_nothing_is_refused(host: Hosted, frame: str | bytes) -> None:
    ada = Person(host.address)
    device = await ada.sit(await ada.make_table("mbb"))
    await device.hear()
    await device.send(frame)
    assert (await device.until_type("refused"))["code"] == "malformed"
    assert (await device.play(0, 3))["type"] == "accepted"


async def test_a_frame_that_is_too_long_ends_the_socket(host: Hosted) -> None:
    ada = Person(host.address)
    device = await ada.sit(await ada.make_table("mbb"))
    await device.send(json.dumps({"type": "chat", "text": "x" * 5000}))
    assert await device.closed() == 1009


async def test_why_names_the_rule(host: Hosted) -> None:
    ada = Person(host.address)
    device = await ada.sit(await ada.make_table("mm"))
    await device.hear()
    early = await device.ask(type="why", seat=0, canoe="a", space="3")
    assert early["rule"] == "R3.1"
    await device.play_on(random.Random(1), until=lambda _message: device.seq >= 4)
    seat = device.to_decide[0]
    far = await device.ask(type="why", seat=seat, canoe="a", space="J")
    assert far["type"] == "because"
    assert far["rule"] in ("R6.7", "R5.2")
    assert (await device.ask(type="why", seat=seat, canoe="a", space="Q"))["code"] == "malformed"


async def test_the_river_is_foreseen_for_who_decides_and_for_nobody_else(host: Hosted) -> None:
    ada, ben = Person(host.address), Person(host.address)
    table = await ada.make_table("mob")
    await ben.join(table)
    await ada.post(f"/api/tables/{table}/start", {"fill": ""})
    device, other = await ada.sit(table), await ben.sit(table)
    await device.until(lambda _message: bool(device.decisions))
    seen = await device.ask(type="foresee", seat=0)
    assert [forecast["card"] for forecast in seen["forecasts"]] == list("123456C")
    for forecast in seen["forecasts"]:
        assert sum(forecast["speeds"].values()) == pytest.approx(1, abs=0.01)
        assert forecast["spaces"]["1"]
    assert (await other.ask(type="foresee", seat=0))["code"] == "not_your_seat"


async def test_somebody_far_behind_gets_a_snapshot_and_others_what_they_missed(host: Hosted) -> None:
    ada = Person(host.address)
    table = await ada.make_table("mm")
    device = await ada.sit(table)
    await device.hear()
    await device.play_on(random.Random(1), until=lambda _message: device.seq > 12)
    async with host.registry.room(table) as room:
        assert room.log is not None
        while room.log.seq - len(room.log.steps) < 5:
            room.log.steps.popleft()  # as if two hundred more had been played since
    for since, kind in ((4, "snapshot"), (device.seq + 5, "snapshot"), (-1, "snapshot"), (device.seq - 3, "update")):
        await device.send({"type": "resume", "since": since})
        device.seq = min(since, device.seq) if kind == "update" else device.seq
        message = await device.hear()
        assert message["type"] == kind
    await device.hear()
    assert not device.decisions
    await device.hear()
    assert device.decisions
