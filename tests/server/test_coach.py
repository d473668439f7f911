"""A coach during a game: advice that agrees with the analysis, decisions taken back, cards lying open; and for whom."""

from __future__ import annotations

import random
from typing import Any

import pytest

from niagara.analysis import Effort, weigh
from niagara.analysis.worth import EFFORTS
from niagara.game import Game
from niagara.rules.actions import parse_move
from niagara.rules.state import CHOOSE
from tests.server.people import Device, Json, Person


@pytest.fixture(autouse=True)
def some_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EFFORTS, "quick", Effort(playouts=400, draws=4))


async def begin(person: Person, seats: str = "mbb", **more: Any) -> tuple[str, Device]:
    table = await person.make_table(seats, **more)
    device = await person.sit(table)
    await device.hear()
    return table, device


async def my_decision(device: Device, seat: int = 0) -> Json:
    """Wait until a seat has to decide."""
    while seat not in device.to_decide or not any(each["seat"] == seat for each in device.decisions):
        await device.hear()
    return next(each for each in device.decisions if each["seat"] == seat)


async def play(device: Device, *moves: int) -> None:
    """Play moves of the first seat, and hear of them."""
    answer = await device.play(0, *moves)
    assert answer["type"] == "accepted", answer
    await device.until_seq(answer["seq"])


async def obey(person: Person, table: str, device: Device) -> Json:
    """Ask what to do, and do it."""
    await my_decision(device)
    answer = await person.post(f"/api/tables/{table}/coach/suggest", {"seat": 0})
    assert answer.status_code == 200, answer.text
    suggested: Json = answer.json()
    await play(device, *suggested["best"]["moves"])
    return suggested


async def test_a_suggestion_is_what_the_analysis_finds_best(host: Any) -> None:
    ada = Person(host.address)
    table, device = await begin(ada, options={"max_rounds": 3})
    advised = []
    while device.table.get("status") != "over":
        await my_decision(device)
        game = host.registry.in_memory[table].log.game.copy()
        suggested = await obey(ada, table, device)
        found = weigh(game.state, 0, playouts=EFFORTS["quick"].playouts)
        assert tuple(suggested["best"]["moves"]) == found[0].plan.moves, "the very answer of the analysis"
        assert suggested["reasons"], "and a reason"
        advised.append(suggested["kind"])
        if advised.count("turn") == 2:
            break
    assert {"card", "turn"} <= set(advised)
    await device.close()


def in_danger() -> Json:
    """The first seat has a ruby just above the falls and three at home."""
    told: Json = Game.new(3, seed=1).position()  # type: ignore[assignment]
    told["first"] = 0
    told["seats"][0] |= {"landed": "RRR", "canoes": [{"at": "5", "cargo": "R"}, {"at": "J", "cargo": ""}]}
    told["sites"]["R"] = "RRR"
    return told


async def test_the_last_decision_is_reviewed_from_what_was_known_then(host: Any) -> None:
    ada = Person(host.address)
    table, device = await begin(ada, position=in_danger())
    path = f"/api/tables/{table}/coach/review"
    assert (await ada.post(path, {"seat": 0})).json()["code"] == "no_such_decision"
    await my_decision(device)
    await play(device, parse_move("card 5").number)
    while (await my_decision(device))["moves"][0]["kind"] == "card":
        await device.hear()
    review = (await ada.post(path, {"seat": 0})).json()
    assert (review["kind"], review["played"]["text"], review["reasons"]) == ("card", "card 5", []), "it wins"
    moves = [parse_move(text).number for text in ("a >X", "done")]
    await play(device, *moves)
    review = (await ada.post(path, {"seat": 0})).json()
    assert (review["kind"], review["played"]["moves"], review["seat"]) == ("turn", moves, 0)
    assert (review["best"]["value"], review["grade"]) == (1.0, "blunder")
    assert [each["code"] for each in review["reasons"]] == ["risk", "win"]
    assert review["reasons"][0]["chance"] == 1.0
    await device.close()


async def test_a_decision_taken_back_is_open_again_at_a_table_with_the_same_past(host: Any) -> None:
    ada = Person(host.address)
    table, device = await begin(ada, options={"max_rounds": 2})
    chance = random.Random(3)
    decision = await my_decision(device)
    while device.round < 2:
        await play(device, chance.choice(decision["moves"])["number"])
        decision = await my_decision(device)
    before: Game = host.registry.in_memory[table].log.game.copy()
    link = (await ada.post(f"/api/tables/{table}/coach/take_back", {"seat": 0})).json()
    assert link["seats"] == [0]
    again = await ada.sit(link["id"])
    snapshot = await again.hear()
    assert (snapshot["table"]["taken_back"], snapshot["position"]["round"]) == (1, 1)
    assert snapshot["to_decide"] == [0]
    assert {move["kind"] for move in snapshot["decisions"][0]["moves"]} <= {"canoe", "weather", "done"}, "the turn"
    now: Game = host.registry.in_memory[link["id"]].log.game
    assert now.numbers(0, now.length) == before.numbers(0, now.length), "the log before it is the same"
    assert (await ada.get(f"/api/tables/{table}")).status_code == 404, "what was taken back is gone"
    assert [each["id"] for each in (await ada.get("/api/lobby")).json()["yours"]] == [link["id"]]
    await again.play_on(chance)
    replay = (await ada.get(f"/api/tables/{link['id']}/replay")).json()
    assert replay["steps"][0]["round"] == 1, "all of the game can be seen again"
    numbers = (await ada.get("/api/numbers")).json()
    assert numbers["yours"]["score"]["games"] == 0, "practice counts in no statistics"
    for each in (device, again):
        await each.close()


async def test_a_card_is_taken_back_with_everybody_elses(host: Any) -> None:
    ada = Person(host.address)
    table, device = await begin(ada)
    await my_decision(device)
    await play(device, parse_move("card 2").number)
    while (await my_decision(device))["moves"][0]["kind"] == "card":
        await device.hear()
    link = (await ada.post(f"/api/tables/{table}/coach/take_back", {"seat": 0})).json()
    async with host.registry.room(link["id"]) as room:
        assert room.log.game.state.phase == CHOOSE
        assert room.log.game.state.card[0] == 0, "one's own card is in the hand again"
    await device.close()


async def test_nobody_is_coached_unasked(host: Any) -> None:
    """Among people a table has to say so, and nothing is ever taken back there."""
    ada, bob = Person(host.address), Person(host.address, "Bob")
    for coach, status in (("alone", 403), ("all", 200)):
        table, device = await begin(ada, "mob", coach=coach)
        await bob.join(table)
        await ada.post(f"/api/tables/{table}/start")
        await my_decision(device)
        for person, seat in ((ada, 0), (bob, 1)):
            answer = await person.post(f"/api/tables/{table}/coach/suggest", {"seat": seat})
            assert answer.status_code == status, answer.text
        assert (await bob.post(f"/api/tables/{table}/coach/suggest", {"seat": 0})).json()["code"] == "not_your_seat"
        assert (await ada.post(f"/api/tables/{table}/coach/take_back", {"seat": 0})).json()["code"] == "no_coach"
        await device.close()
    refused = await ada.post("/api/tables", {"seats": [{"kind": "me"}, {"kind": "open"}], "coach": "open"})
    assert (refused.status_code, refused.json()["field"]) == (400, "coach")


async def test_cards_lie_open_for_who_practises_and_for_nobody_else(host: Any) -> None:
    ada, eve = Person(host.address), Person(host.address, "Eve")
    table, device = await begin(ada, "mbb", coach="open")
    watching = await eve.sit(table)
    await watching.hear()
    while device.to_decide != [0]:
        await device.hear()
    chosen = [each for update in device.updates for each in update["events"] if each["kind"] == "card_chosen"]
    again = await ada.sit(table)
    seats = (await again.hear())["position"]["seats"]
    assert all(seat["card"] not in ("", "?") for seat in seats[1:]), seats
    assert all(each["card"] for each in chosen)
    late = await eve.sit(table)
    assert [seat["card"] for seat in (await late.hear())["position"]["seats"]] == ["", "?", "?"]
    for each in (device, watching, again, late):
        await each.close()
