"""People make, join, leave, start and play at tables in any order, and the server restarts; a small model agrees."""

from __future__ import annotations

import asyncio
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from tests.server.direct import Visitor, direct

PEOPLE = 3
people = st.integers(0, PEOPLE - 1)


LEFT = -2  # and below, by person: a bot plays on for them


@dataclass
class Model:
    """What a table should be: who sits where (None: nobody, -1: a bot), who is host, whether the game runs."""

    id: str
    host: int
    seats: list[int | None]
    status: str
    moves: list[int] = field(default_factory=list)  # cards that were accepted, by seat

    def held_by(self, person: int) -> list[int]:
        return [at for at, who in enumerate(self.seats) if who == person]


class Tables(RuleBasedStateMachine):
    """The real application, and beside it the model."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.loop = asyncio.new_event_loop()
        self.table: Model | None = None
        self.open()
        self.visitors = [Visitor(self.app, f"P{person}") for person in range(PEOPLE)]

    def open(self) -> None:
        """Start the application in a task of its own, since it must end where it began."""
        ready, self.over = asyncio.Event(), asyncio.Event()

        async def hold() -> None:
            async with direct(Path(self.folder.name)) as app:
                self.app = app
                ready.set()
                await self.over.wait()

        self.holding = self.loop.create_task(hold())
        self.loop.run_until_complete(ready.wait())

    def close(self) -> None:
        self.over.set()
        self.loop.run_until_complete(self.holding)

    def teardown(self) -> None:
        self.close()
        self.loop.close()
        self.folder.cleanup()

    def post(self, person: int, path: str, body: Any = None) -> httpx.Response:
        return self.loop.run_until_complete(self.visitors[person].post(path, body))

    def ask(self, person: int, what: str, body: Any = None) -> httpx.Response:
        assert self.table is not None
        return self.post(person, f"/api/tables/{self.table.id}/{what}", body)

    @precondition(lambda self: self.table is None)
    @rule(person=people, kinds=st.lists(st.sampled_from(["open", "bot"]), min_size=1, max_size=3))
    def make(self, person: int, kinds: list[str]) -> None:
        seats = [{"kind": "me", "name": f"P{person}"}, *({"kind": kind} for kind in kinds)]
        answer = self.post(person, "/api/tables", {"seats": seats, "pause": 5000})
        assert answer.status_code == 201
        sitting = [person, *(None if kind == "open" else -1 for kind in kinds)]
        status = "open" if None in sitting else "playing"
        self.table = Model(answer.json()["id"], person, sitting, status)

    @precondition(lambda self: self.table is not None)
    @rule(person=people, seat=st.none() | st.integers(0, 4))
    def join(self, person: int, seat: int | None) -> None:
        table = self.table
        assert table is not None
        answer = self.ask(person, "join", {"name": f"P{person}", "seat": seat})
        mine, free = table.held_by(person), [at for at, who in enumerate(table.seats) if who is None]
        if LEFT - person in table.seats:
            table.seats = [person if who == LEFT - person else who for who in table.seats]
            assert answer.json()["seats"] == table.held_by(person), "who left a running game comes back to it"
        elif mine and (seat is None or seat in mine):
            assert answer.json()["seats"] == mine
        elif table.status != "open":
            assert (answer.status_code, answer.json()["code"]) == (409, "already_started")
        elif (seat in free) if seat is not None else free:
            table.seats[free[0] if seat is None else seat] = person
            assert answer.json()["seats"] == table.held_by(person)
        else:
            assert (answer.status_code, answer.json()["code"]) == (409, "seat_taken")

    @precondition(lambda self: self.table is not None)
    @rule(person=people)
    def leave(self, person: int) -> None:
        table = self.table
        assert table is not None
        assert self.ask(person, "leave").status_code == 204
        left = None if table.status == "open" else LEFT - person
        if table.held_by(person):
            table.seats = [left if who == person else who for who in table.seats]
            others = [who for who in table.seats if who is not None and who >= 0]
            if table.host == person and others:
                table.host = others[0]
            if table.status == "open" and not others:
                self.table = None  # the last one takes an open table along

    @precondition(lambda self: self.table is not None)
    @rule(person=people, fill=st.sampled_from(["", "drifter"]))
    def start(self, person: int, fill: str) -> None:
        table = self.table
        assert table is not None
        answer = self.ask(person, "start", {"fill": fill})
        if person != table.host:
            assert answer.status_code == 403
        elif table.status != "open":
            assert answer.status_code == 204
        elif None in table.seats and not fill:
            assert (answer.status_code, answer.json()["code"]) == (409, "seats_open")
        else:
            assert answer.status_code == 204
            table.seats = [-1 if who is None else who for who in table.seats]
            table.status = "playing"

    @precondition(lambda self: self.table is not None and self.table.status == "playing")
    @rule(person=people, seat=st.integers(0, 4), card=st.integers(1, 7))
    def choose(self, person: int, seat: int, card: int) -> None:
        """Put a card down, by whoever tries: it counts only for one's own seat, and once."""
        table = self.table
        assert table is not None

        async def play() -> dict[str, Any]:
            socket = await self.visitors[person].sit(table.id)
            answer = await socket.ask(type="play", id=f"c{len(table.moves)}", seat=seat, moves=[card], round=1, seq=0)
            await socket.close()
            return answer

        answer = self.loop.run_until_complete(play())
        if seat not in table.held_by(person):
            assert answer["code"] == "not_your_seat"
        elif answer["type"] == "accepted":
            table.moves.append(seat)
        else:
            assert answer["code"] in ("resync", "not_now", "card_is_down", "no_such_card", "not_in_hand"), answer

    @precondition(lambda self: self.table is not None)
    @rule()
    def restart(self) -> None:
        """The server ends and begins again; what was answered is still so."""
        self.close()
        self.open()
        for visitor in self.visitors:
            visitor.move_to(self.app)

    @invariant()
    def everybody_sees_the_same_table(self) -> None:
        table = self.table
        if table is None:
            return
        for person, visitor in enumerate(self.visitors):
            seen = self.loop.run_until_complete(visitor.http.get(f"/api/tables/{table.id}")).json()
            kinds = ["open" if who is None else "bot" if who < 0 else "human" for who in table.seats]
            assert [seat["kind"] for seat in seen["seats"]] == kinds
            assert [at for at, seat in enumerate(seen["seats"]) if seat["yours"]] == table.held_by(person)
            assert seen["host"] == (person == table.host)
            assert seen["status"] == table.status


def test_tables_do_what_the_model_says() -> None:
    # Each is a whole story with restarts; the thorough profile tells far more.
    examples = max(2, settings().max_examples // 16)
    run_state_machine_as_test(Tables, settings=settings(max_examples=examples, stateful_step_count=20))
