"""What people agree on in a running game: a pause that anybody ends, and decisions that are taken back."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from niagara.game import Game
from niagara.record import read_record
from niagara.tables.log import log_of
from niagara.tables.records import TAKEN_BACK, ClockState
from niagara.tables.seats.clocks import go_on
from tests.server.databases import Postgres
from tests.server.hosting import Hosted, hosted
from tests.server.people import Device, Json, Person
from tests.server.test_clocks import DAY, Watch, two_at_a_table
from tests.server.test_company import seat_is, sitting, started
from tests.server.test_peers import eventually, two_servers


async def ask(person: Person, table: str, kind: str, seat: int) -> httpx.Response:
    return await person.post(f"/api/tables/{table}/offer", {"kind": kind, "seat": seat})


async def answer(person: Person, table: str, kind: str, yes: bool) -> httpx.Response:
    return await person.post(f"/api/tables/{table}/answer_offer", {"kind": kind, "yes": yes})


def offers(*wanted: Json) -> Callable[[Json], bool]:
    def tells(message: Json) -> bool:
        return bool(message["type"] == "table" and message["table"]["offers"] == [*wanted])

    return tells


def paused(on: bool = True) -> Callable[[Json], bool]:
    return lambda message: bool(message["type"] == "table" and message["table"]["paused"] == on)


def game_of(host: Hosted, table: str) -> Game:
    log = host.registry.in_memory[table].log
    assert log is not None
    return log.game


# A pause


def test_clocks_go_on_after_a_pause_with_what_was_left() -> None:
    stopped = ClockState((60.0, 60.0), (100.0, None), stopped=112.0)
    assert go_on(stopped, 500.0) == ClockState((60.0, 60.0), (488.0, None)), "twelve seconds had passed"


async def test_all_who_are_here_say_yes_then_clocks_and_bots_stand_until_anybody_goes_on(tmp_path: Path) -> None:
    watch = Watch()
    rule = {"kind": "live", "decision": 20, "reserve": 30}
    async with two_at_a_table(tmp_path, watch, rule) as (host, table, (ada, bob), (here, there)):
        assert (await bob.post(f"/api/tables/{table}/go_on")).json()["code"] == "not_paused"
        watch.now += 12
        assert (await ask(ada, table, "pause", 0)).status_code == 204
        await there.until(offers({"kind": "pause", "seat": 0, "yes": [0], "refused": False}))
        assert (await ask(bob, table, "pause", 1)).json()["code"] == "offered_already"
        assert (await answer(bob, table, "pause", True)).status_code == 204
        told = await here.until(paused())
        assert told["table"]["offers"] == []
        stands = await here.until_type("clocks")
        assert [(clock["seat"], clock["left"]) for clock in stands["clocks"]] == [(0, 8.0), (1, 8.0)]
        assert (await here.play(0, 3))["code"] == "paused"
        watch.now += 10 * DAY
        host.registry.look_at_clocks()
        assert (await Person(host.address, "Eve").post(f"/api/tables/{table}/go_on")).json()["code"] == "not_seated"
        assert (await ask(bob, table, "pause", 1)).json()["code"] == "paused"
        assert (await bob.post(f"/api/tables/{table}/go_on")).status_code == 204
        await here.until(paused(on=False))
        going = await here.until_type("clocks")
        assert [(clock["seat"], clock["left"]) for clock in going["clocks"]] == [(0, 8.0), (1, 8.0)]
        assert not here.table["seats"][0]["timed_out"]
        assert (await here.play(0, 3))["type"] == "accepted"


async def test_a_no_holds_for_the_round_and_who_asked_may_take_it_back(host: Hosted) -> None:
    table, (ada, bob, cy) = await started(host, "Ada Bob Cy", options={"max_rounds": 3})
    here, _there, cys = [await sitting(person, table) for person in (ada, bob, cy)]
    assert (await ask(ada, table, "pause", 1)).json()["code"] == "not_your_seat"
    assert (await answer(bob, table, "pause", True)).json()["code"] == "no_such_offer"
    assert (
        await Person(host.address).post(f"/api/tables/{table}/answer_offer", {"kind": "pause", "yes": True})
    ).json()["code"] == "not_seated"
    await ask(ada, table, "pause", 0)
    await answer(bob, table, "pause", True)
    await cys.until(offers({"kind": "pause", "seat": 0, "yes": [0, 1], "refused": False}))
    await answer(cy, table, "pause", False)
    await here.until(offers({"kind": "pause", "seat": 0, "yes": [0, 1], "refused": True}))
    assert (await ask(ada, table, "pause", 0)).json()["code"] == "offered_already", "a no is a no"
    assert (await ask(bob, table, "pause", 1)).status_code == 204, "others may ask too"
    await answer(bob, table, "pause", False)
    await here.until(offers())


async def test_bots_stand_in_a_pause_which_outlives_the_memory_and_ends_with_the_last_player(host: Hosted) -> None:
    table, (ada, bob) = await started(host, "Ada Bob", "mobb")
    here, there = await sitting(ada, table), await sitting(bob, table)
    await there.until(lambda message: message["type"] == "update" and message["to_decide"] == [0, 1])
    await ask(ada, table, "pause", 0)
    await answer(bob, table, "pause", True)
    await here.until(paused())
    await bob.post(f"/api/tables/{table}/leave")
    await here.until(seat_is(1, left=True))
    await asyncio.sleep(0.1)
    assert game_of(host, table).to_decide == [0, 1], "the bot in the place of Bob waits too"
    host.registry.in_memory.clear()
    again = await sitting(ada, table)
    assert again.table["paused"]
    (row,) = (await ada.get("/api/lobby")).json()["yours"]
    assert row["paused"]
    await ada.post(f"/api/tables/{table}/leave")
    await again.until(paused(on=False))


async def test_by_post_all_players_agree_and_no_day_passes(tmp_path: Path) -> None:
    watch = Watch()
    async with hosted(tmp_path, clock=watch, clock_tick=0.01) as host:
        table, (ada, bob) = await started(host, clock={"kind": "post", "days": 2})
        here = await sitting(ada, table)
        await ask(ada, table, "pause", 0)
        await here.until(offers({"kind": "pause", "seat": 0, "yes": [0], "refused": False}))
        watch.now += DAY
        await answer(bob, table, "pause", True)
        await here.until(paused())
        (row,) = (await ada.get("/api/lobby")).json()["yours"]
        assert row["standing"]["deadline"] is None
        await eventually(lambda: host.registry.in_memory[table].table.due is None)
        await here.close()
        host.registry.in_memory.clear()
        watch.now += 30 * DAY
        await host.registry.keep_time()
        assert host.registry.live == 0, "nobody looks at a game that stands"
        await bob.post(f"/api/tables/{table}/go_on")
        back = await sitting(ada, table)
        assert not any(seat["timed_out"] for seat in back.table["seats"])
        clocks = (await (await ada.sit(table)).hear())["clocks"]
        assert all(DAY - 60 < clock["left"] <= DAY for clock in clocks)


# Decisions taken back


async def turns(host: Hosted, table: str, devices: list[Device], chance: random.Random, until: int) -> None:
    """Play at random until so many moves were made, then let everybody hear of it."""
    while (game := game_of(host, table)).length < until:
        seat = game.to_decide[0]
        device = devices[seat]
        await device.until_seq(host.registry.in_memory[table].seq)
        answer = await device.play(seat, chance.choice(game.legal_moves(seat)).number)
        assert answer["type"] == "accepted", answer
    for device in devices:
        await device.until_seq(host.registry.in_memory[table].seq)


async def test_a_decision_is_taken_back_when_all_agree_and_the_log_only_grows(host: Hosted) -> None:
    table, (ada, bob) = await started(host, takebacks=True, options={"max_rounds": 4})
    devices = [await sitting(ada, table), await sitting(bob, table)]
    watching = await sitting(Person(host.address, "Eve"), table)
    assert devices[0].table["takebacks"]
    assert (await ask(ada, table, "take_back", 0)).json()["code"] == "no_such_decision"
    await turns(host, table, devices, random.Random(3), 12)
    before = game_of(host, table)
    seat = next(seat for seat, _number in reversed(before.numbers(0, before.length)) if seat < 2)
    asker, other = (ada, bob) if seat == 0 else (bob, ada)
    seq = devices[0].seq
    await ask(asker, table, "take_back", seat)
    assert devices[0].seq == seq
    await answer(other, table, "take_back", True)
    seen = await watching.until_type("snapshot")
    now = game_of(host, table)
    assert seen["seq"] == seq + 1, "the log only grows"
    assert (seen["table"]["taken_back"], seen["table"]["offers"]) == (1, [])
    assert now.length < before.length
    assert now.numbers(0, now.length) == before.numbers(0, now.length)
    assert seat in now.to_decide
    for device in devices:
        await device.until_type("snapshot")
    # Who comes back from before is shown all of it anew, and the past is what counts.
    late = await ada.sit(table, before=devices[0])
    late.seq = seq
    await devices[0].send({"type": "history", "before": devices[0].seq + 1})
    past = await devices[0].until_type("past")
    assert len(past["updates"]) == now.length
    assert past["updates"][-1]["seq"] == devices[0].seq
    assert past["start"]["round"] == 1
    # The log alone brings the same game back, and it goes on to its end.
    kept = await host.store.log(table)
    assert kept is not None
    assert [action.number for action in kept.actions if action.seat == TAKEN_BACK] == [before.length - now.length]
    host.registry.in_memory.clear()
    devices = [await sitting(ada, table), await sitting(bob, table)]
    assert game_of(host, table) == now
    await asyncio.gather(*(device.play_on(random.Random(5)) for device in devices))
    record = (await ada.get(f"/api/tables/{table}/record")).text
    ended = read_record(record).game
    assert ended.numbers(0, now.length) == now.numbers(0, now.length)
    (game,) = (await ada.get("/api/games")).json()["games"]
    assert game["moves"] == ended.length, "what was taken back is not counted"
    await late.close()


async def test_what_is_taken_back_again_and_again_folds_to_the_same_game_wherever_the_log_is_cut(host: Hosted) -> None:
    table, (ada, bob) = await started(host, takebacks=True, options={"max_rounds": 9})
    devices, chance = [await sitting(ada, table), await sitting(bob, table)], random.Random(8)
    for _ in range(6):
        await turns(host, table, devices, chance, game_of(host, table).length + chance.randrange(4, 9))
        seat = chance.randrange(2)
        await ask((ada, bob)[seat], table, "take_back", seat)
        await answer((bob, ada)[seat], table, "take_back", True)
        for device in devices:
            await device.until_type("snapshot")
    game, kept = game_of(host, table), await host.store.log(table)
    assert kept is not None
    for cut in range(len(kept.actions) + 1):
        log = log_of(kept.table)
        log.skip(kept.actions[:cut])
        log.replay(kept.actions[cut:])
        assert log.game == game
        assert log.seq == len(kept.actions)


async def test_nothing_is_taken_back_where_the_table_or_somebody_does_not_want_it(host: Hosted) -> None:
    table, (ada, bob) = await started(host)
    devices = [await sitting(ada, table), await sitting(bob, table)]
    await turns(host, table, devices, random.Random(1), 6)
    assert (await ask(ada, table, "take_back", 0)).json()["code"] == "no_takeback"
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    refused = await ada.post("/api/tables", {"seats": seats, "rated": True, "takebacks": True})
    assert (refused.json()["code"], refused.json()["field"]) == ("not_rateable", "takebacks")
    table, (ada, bob) = await started(host, takebacks=True)
    devices = [await sitting(ada, table), await sitting(bob, table)]
    await turns(host, table, devices, random.Random(1), 6)
    length = game_of(host, table).length
    await ask(ada, table, "take_back", 0)
    await answer(bob, table, "take_back", False)
    await devices[0].until(lambda message: message["type"] == "table" and message["table"]["offers"][0]["refused"])
    assert game_of(host, table).length == length
    assert (await ask(ada, table, "take_back", 0)).json()["code"] == "offered_already"


async def test_what_one_has_decided_anew_since_is_not_taken_back(host: Hosted) -> None:
    table, (ada, bob) = await started(host, takebacks=True)
    devices = [await sitting(ada, table), await sitting(bob, table)]
    await turns(host, table, devices, random.Random(1), 6)
    await ask(ada, table, "take_back", 0)
    await turns(host, table, devices, random.Random(2), 18)
    length = game_of(host, table).length
    assert (await answer(bob, table, "take_back", True)).status_code == 204
    await devices[0].until(offers())
    assert game_of(host, table).length == length


async def test_an_absent_player_is_asked_before_anything_is_taken_back(host: Hosted) -> None:
    table, (ada, bob) = await started(host, takebacks=True)
    devices = [await sitting(ada, table), await sitting(bob, table)]
    await turns(host, table, devices, random.Random(1), 6)
    length = game_of(host, table).length
    await devices[1].close()
    await devices[0].until(seat_is(1, online=False))
    await ask(ada, table, "take_back", 0)
    await devices[0].until(offers({"kind": "take_back", "seat": 0, "yes": [0], "refused": False}))
    assert game_of(host, table).length == length


async def test_clocks_begin_anew_where_a_decision_is_taken_back(tmp_path: Path) -> None:
    watch = Watch()
    async with hosted(tmp_path, clock=watch, clock_tick=0.01) as host:
        table, (ada, bob) = await started(host, takebacks=True, clock={"kind": "live", "decision": 60, "reserve": 30})
        devices = [await sitting(ada, table), await sitting(bob, table)]
        await turns(host, table, devices, random.Random(1), 6)
        watch.now += 40
        await ask(ada, table, "take_back", 0)
        await answer(bob, table, "take_back", True)
        seen = await devices[0].until_type("snapshot")
        assert all(clock["left"] == 60.0 for clock in seen["clocks"])


async def test_bad_wishes_name_their_field(host: Hosted) -> None:
    table, (ada, _bob) = await started(host)
    for path, body, field in (
        ("offer", {"kind": "draw", "seat": 0}, "kind"),
        ("offer", {"kind": "pause", "seat": 7}, "seat"),
        ("offer", {"kind": "pause"}, "seat"),
        ("answer_offer", {"kind": "pause", "yes": "yes"}, "yes"),
    ):
        refused = await ada.post(f"/api/tables/{table}/{path}", body)
        assert (refused.status_code, refused.json()["code"]) == (400, "malformed")
        assert field in refused.text


async def test_two_processes_agree_on_a_pause_and_on_what_was_taken_back(postgres: Postgres) -> None:
    async with two_servers(postgres.empty()) as (first, second):
        ada, bob = Person(first.address), Person(second.address, "Bob")
        table = await ada.make_table("mo", takebacks=True)
        await bob.join(table)
        await ada.post(f"/api/tables/{table}/start", {"fill": ""})
        here, there = await sitting(ada, table), await sitting(bob, table)
        for device, seat, card in ((here, 0, 3), (there, 1, 2)):
            chosen = await device.play(seat, card)
            for each in (here, there):
                await each.until_seq(chosen["seq"])
        seat = here.to_decide[0]
        moved = (here, there)[seat]
        answered = await moved.play(seat, moved.decisions[0]["moves"][0]["number"])
        assert answered["type"] == "accepted"
        for each in (here, there):
            await each.until_seq(answered["seq"])
        await ask((ada, bob)[seat], table, "take_back", seat)
        await answer((bob, ada)[seat], table, "take_back", True)
        await here.until(lambda message: message["type"] == "snapshot" and message["table"]["taken_back"] == 1)
        await there.until(lambda message: message["type"] == "snapshot" and message["table"]["taken_back"] == 1)
        assert game_of(first, table) == game_of(second, table)
        await ask(ada, table, "pause", 0)
        await there.until(lambda message: message["type"] == "table" and message["table"]["offers"] != [])
        await answer(bob, table, "pause", True)
        await here.until(paused())
        await ada.post(f"/api/tables/{table}/go_on")
        await there.until(paused(on=False))


@pytest.mark.parametrize("kind", ["pause", "take_back"])
async def test_a_seat_that_is_left_asks_for_nothing(host: Hosted, kind: str) -> None:
    table, (ada, bob, cy) = await started(host, "Ada Bob Cy", takebacks=True)
    devices = [await sitting(person, table) for person in (ada, bob, cy)]
    await turns(host, table, devices, random.Random(1), 8)
    await ask(ada, table, kind, 0)
    await devices[2].until(lambda message: message["type"] == "table" and message["table"]["offers"] != [])
    await ada.post(f"/api/tables/{table}/leave")
    await devices[2].until(offers())
