"""Tables whose game goes on from a position."""

from __future__ import annotations

import asyncio
import random

import pytest

from niagara.game import Game
from niagara.notation.line import to_line
from niagara.notation.position import PositionDict
from tests.server.hosting import Hosted
from tests.server.people import Json, Person

# Seat 0 can land its fourth ruby, and with this round the game ends anyway.
NEARLY = (
    "3 alternate shared stealing 9 | 9 0 +0 L choose | P7 C7 Y7 B7 R3 | "
    "123456 - R3 1+R J | 123456 - - J J | 123456 - - J J"
)


async def table_from(person: Person, position: str | Json | PositionDict, seats: str = "mbb") -> Json:
    kinds = {"m": {"kind": "me", "name": "Ada"}, "o": {"kind": "open"}, "b": {"kind": "bot"}}
    wanted = {"seats": [kinds[seat] for seat in seats], "pause": 0, "position": position}
    answer = await person.post("/api/tables", wanted)
    found: Json = {"status_code": answer.status_code, **answer.json()}
    return found


@pytest.mark.parametrize("shape", ["line", "dict"])
async def test_a_game_goes_on_from_a_position_and_survives_the_memory(host: Hosted, shape: str) -> None:
    ada = Person(host.address)
    made = await table_from(ada, NEARLY if shape == "line" else Game.from_position(NEARLY).position())
    device = await ada.sit(made["id"])
    snapshot = await device.hear()
    assert snapshot["position"]["round"] == 9
    assert snapshot["position"]["seats"][0]["landed"] == "RRR"
    await device.play_on(random.Random(1))
    assert device.table["status"] == "over"
    record = (await ada.get(f"/api/tables/{made['id']}/record")).text
    assert f'[Position "{NEARLY}"]' in record
    assert "unfinished" not in record


async def test_an_open_seat_waits_and_the_rematch_begins_there_too(host: Hosted) -> None:
    ada, bob = Person(host.address), Person(host.address, "Bob")
    table = (await table_from(ada, NEARLY, "mob"))["id"]
    await bob.join(table)
    assert (await ada.post(f"/api/tables/{table}/start", {"fill": ""})).status_code == 204
    devices = [await person.sit(table) for person in (ada, bob)]
    for device in devices:
        assert (await device.hear())["position"]["round"] == 9
    await asyncio.gather(*(device.play_on(random.Random(1)) for device in devices))
    await bob.post(f"/api/tables/{table}/rematch")
    again = (await ada.post(f"/api/tables/{table}/rematch")).json()["id"]
    assert (await (await ada.sit(again)).hear())["position"]["round"] == 9


async def test_a_position_that_cannot_be_played_names_its_field(host: Hosted) -> None:
    ada = Person(host.address)
    over = Game.from_position(NEARLY)
    for seat in range(3):
        over.play(seat, "card 6")
    while over.outcome is None:
        over.play(over.to_decide[0], over.legal_moves(over.to_decide[0])[0])
    for position, field, says in [
        (NEARLY.replace("R3 |", "R9 |"), "position", "ruby"),
        ("nonsense", "position", "players and options"),
        (to_line(over.state), "position.phase", "over"),
    ]:
        answer = await table_from(ada, position)
        assert (answer["status_code"], answer["field"]) == (400, field), answer
        assert says in answer["text"]
    answer = await table_from(ada, NEARLY, "mb")
    assert (answer["code"], answer["field"]) == ("other_seats", "seats")


@pytest.mark.parametrize("phase", ["choose", "turns"])
@pytest.mark.parametrize("form", ["text", "json"])
async def test_the_record_of_a_running_game_hides_the_cards_it_began_with(host: Hosted, phase: str, form: str) -> None:
    """Whoever sits there may read the record up to now, and learns no card that is not laid open (R3.3)."""
    ada, bob = Person(host.address), Person(host.address, "Bob")
    records = []
    for card in ("3", "5"):
        game = Game.from_position(NEARLY)
        game.play(1, f"card {card}")
        if phase == "turns":
            game.play(0, "card 1")
            game.play(2, "card 1")
        table = (await table_from(ada, to_line(game.state), "moo"))["id"]
        for seat in (2, 1):
            await bob.join(table, seat)
        await ada.post(f"/api/tables/{table}/start", {"fill": ""})
        record = await ada.get(f"/api/tables/{table}/record?form={form}")
        assert record.status_code == 200
        records.append(record.text)
    assert records[0] == records[1]
