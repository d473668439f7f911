"""Statistics: counted by the engine's events, for those whose seats they are."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from niagara.events import CanoeLost, CardRevealed, GemLanded, GemStolen
from niagara.game import Game
from niagara.record import read_record
from tests.server.hosting import Hosted
from tests.server.people import Json, Person
from tests.server.test_games import a_record


async def numbers_of(person: Person) -> Json:
    answer = await person.get("/api/numbers")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def play_one(person: Person, seats: str, seed: int, **options: Any) -> str:
    table = await person.make_table(seats, options={"max_rounds": 6, **options})
    device = await person.sit(table)
    await device.hear()
    await device.play_on(random.Random(seed))
    await device.close()
    return table


async def test_the_numbers_are_what_the_events_of_the_records_tell(host: Hosted) -> None:
    ada, bob = Person(host.address), Person(host.address, "Bob")
    empty = await numbers_of(ada)
    assert (empty["games"], empty["yours"]["score"]) == (0, {"games": 0, "won": 0})
    mine = await play_one(ada, "mbb", 1)
    theirs = await play_one(bob, "mmb", 2)
    await ada.post("/api/games", {"record": a_record()})
    shared = await play_one(ada, "mmm", 3, max_rounds=1)
    found = await numbers_of(ada)
    assert found["games"] == 3, "what was read in was not played here"
    yours = found["yours"]
    assert yours["score"]["games"] == 4
    assert yours["players"] == {"3": yours["score"]}
    assert yours["levels"]["drifter"]["games"] == 1
    assert (await numbers_of(bob))["yours"]["score"]["games"] == 2
    cards: Counter[str] = Counter()
    landed: Counter[str] = Counter()
    stolen = lost = 0
    for table in (mine, theirs, shared):
        told = read_record((await ada.get(f"/api/tables/{table}/record")).text).game
        again = Game(told.start, river="waits")
        for seat, move in told.history:
            for event in again.play(seat, move):
                if isinstance(event, CardRevealed):
                    cards[event.card] += 1
                elif isinstance(event, GemLanded):
                    landed[event.gem] += 1
                elif isinstance(event, GemStolen):
                    stolen += 1
                elif isinstance(event, CanoeLost):
                    lost += 1
    server = found["server"]
    assert (server["cards"], server["landed"]) == (cards, landed)
    assert (server["stolen"], server["robbed"], server["lost"]) == (stolen, stolen, lost)
