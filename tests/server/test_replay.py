"""A game told again: for every pair of eyes what they saw, and after the end everything."""

from __future__ import annotations

import random

import pytest

from niagara.record import BadRecord, read_record, write_record
from niagara.record_json import read_json, write_json
from tests.server.hosting import Hosted
from tests.server.people import Json, Person
from tests.server.test_games import a_record


async def replay_of(person: Person, table: str, eyes: str = "") -> Json:
    answer = await person.get(f"/api/tables/{table}/replay?eyes={eyes}")
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


async def play_to_the_end(person: Person, options: Json) -> str:
    table = await person.make_table("mmm", options=options)
    device = await person.sit(table)
    await device.hear()
    await device.play_on(random.Random(4))
    await device.close()
    return table


@pytest.mark.parametrize("fork", ["alternate", "chance"])
async def test_after_the_end_anybody_may_look_through_any_eyes(host: Hosted, fork: str) -> None:
    ada, eve = Person(host.address), Person(host.address, "Eve")
    table = await play_to_the_end(ada, {"max_rounds": 4, "fork": fork})
    told = await replay_of(eve, table)
    assert (told["eyes"], told["open"], told["finished"]) == ("all", [0, 1, 2], True)
    assert told["choices"] == ["all", "0", "1", "2", "spectator"]
    assert told["start"]["phase"] == "choose"
    draws = 2 if fork == "alternate" else 1
    assert [step["seq"] for step in told["steps"]] == [draws + 1 + at for at in range(len(told["steps"]))]
    assert told["steps"][-1]["position"]["phase"] == "over"
    assert [step["can_go_on"] for step in told["steps"]].count(True) > 20
    cards = [step for step in told["steps"] if step["text"].startswith("card ")]
    assert len(cards) == 4 * 3
    for step in cards:
        assert step["position"]["seats"][step["seat"]]["card"] == step["text"][5:]
    record = read_record((await eve.get(f"/api/tables/{table}/record")).text)
    assert record.game.position() == told["steps"][-1]["position"]
    for eyes, seen in (("0", {0}), ("2", {2}), ("spectator", set())):
        theirs = await replay_of(eve, table, eyes)
        assert {step["seat"] for step in theirs["steps"] if step["text"].startswith("card ")} == seen
        for step in theirs["steps"]:
            for seat, view in enumerate(step["position"]["seats"]):
                assert seat in seen or view["card"] in ("", "?") or view["revealed"]


async def test_the_phase_that_was_told_with_every_move_is_that_of_the_replay(host: Hosted) -> None:
    ada = Person(host.address)
    table = await ada.make_table("mmm", options={"max_rounds": 2})
    device = await ada.sit(table)
    await device.hear()
    await device.play_on(random.Random(4))
    await device.close()
    told = {update["seq"]: update["phase"] for update in device.updates}
    steps = (await replay_of(ada, table))["steps"]
    assert told == {step["seq"]: step["position"]["phase"] for step in steps}
    assert {"choose", "turns", "flow", "over"} == set(told.values())


async def test_while_it_goes_on_only_who_sits_there_may_look_and_only_with_own_eyes(host: Hosted) -> None:
    ada, bob = Person(host.address), Person(host.address, "Bob")
    table = await ada.make_table("mmo")
    answer = await ada.get(f"/api/tables/{table}/replay")
    assert (answer.status_code, answer.json()["code"]) == (409, "not_playing")
    await bob.join(table)
    await ada.post(f"/api/tables/{table}/start", {"fill": ""})
    device = await bob.sit(table)
    await device.hear()
    await device.play(2, 6)
    told = await replay_of(bob, table)
    assert (told["eyes"], told["choices"], told["finished"]) == ("2", ["2"], False)
    assert told["steps"][-1]["text"] == "card 6"
    assert (await replay_of(ada, table))["choices"] == ["0", "1"]
    assert (await replay_of(ada, table, "1"))["steps"][-1]["text"] == ""
    for person, eyes in ((bob, "all"), (bob, "0"), (bob, "spectator"), (Person(host.address, "Eve"), "")):
        answer = await person.get(f"/api/tables/{table}/replay?eyes={eyes}")
        assert (answer.status_code, answer.json()["code"]) == (403, "still_playing")
    answer = await bob.get(f"/api/tables/{table}/replay?eyes=hawk")
    assert (answer.status_code, answer.json()["field"]) == (400, "eyes")


async def test_a_game_goes_out_as_json_and_comes_in_again(host: Hosted) -> None:
    ada = Person(host.address)
    table = await play_to_the_end(ada, {"max_rounds": 3, "stealing": False})
    exported = (await ada.get(f"/api/tables/{table}/record?form=json")).text
    link = await ada.post("/api/games", {"record": exported})
    assert link.status_code == 201, link.text
    there, here = await replay_of(ada, link.json()["id"]), await replay_of(ada, table)
    assert there["steps"] == here["steps"]
    assert [seat["name"] for seat in there["table"]["seats"]] == [seat["name"] for seat in here["table"]["seats"]]
    bad = await ada.post("/api/games", {"record": exported.replace('"card ', '"cart ', 1)})
    assert (bad.status_code, bad.json()["code"], bad.json()["field"]) == (400, "bad_record", "record")
    assert "moves[2].move" in bad.json()["text"]


def test_text_and_json_tell_the_same_game() -> None:
    record = read_record(a_record())
    again = read_json(write_json(record.game, record.names, {"Place": "Home"}))
    assert (again.names, again.headers) == (record.names, {"Place": "Home"})
    assert again.game.history == record.game.history
    assert write_record(again.game, again.names) == a_record()
    halfway = record.game.copy()
    halfway.undo()
    tail = read_json(write_json(halfway.__class__.from_position(halfway.position())))
    assert tail.game.position() == halfway.position()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (('"niagara":"1"', '"niagara":"9"'), "niagara: version 9 "),
        (('"players":3', '"players":7'), "players: 7"),
        (('"players":3', '"players":"x"'), "JSON: Expected `int`, got `str` - at `$.players`"),
        (('"fork":"alternate"', '"fork":"spoon"'), "fork"),
        (('"fork":', '"spoons":'), "spoons"),
        (('"seat":"river"', '"seat":8'), "moves[0].seat"),
        (('"round":1', '"round":5'), "moves[0].round: says round 5"),
        (('"move":"card ', '"move":"cart '), "moves[2].move"),
        (('"move":"first', '"move":"card 1"},{"round":1,"seat":0,"move":"first'), "moves[0].move: R"),
        (('"moves":', '"moves"'), "JSON"),
    ],
)
def test_a_json_record_that_cannot_be_names_its_field(change: tuple[str, str], says: str) -> None:
    record = read_record(a_record(seed=6))
    text = write_json(record.game, record.names)
    assert change[0] in text
    with pytest.raises(BadRecord) as problem:
        read_json(text.replace(*change, 1))
    assert says in str(problem.value)
