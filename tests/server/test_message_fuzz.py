"""Anything at all sent over a socket: never a fault, never a change that its sender may not make.

HYPOTHESIS_PROFILE=thorough sends far more.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_args

from hypothesis import given
from hypothesis import strategies as st

from niagara.protocol.client import AnyMessage
from tests.server.direct import DirectSocket, Visitor, direct

MESSAGES = get_args(AnyMessage)
COMMANDS = tuple(message.__struct_config__.tag for message in MESSAGES)
TYPES = (*COMMANDS, "snapshot", "")
scalars = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=12)
anything = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner)
)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "id": st.sampled_from(["a", "b", "x" * 40, "x" * 41, "", "ä", 7]),
    "seat": st.integers(-1, 5) | scalars,
    "moves": st.lists(st.integers(-1, 2100), max_size=4) | anything,
    "round": st.integers(-1, 3) | scalars,
    "seq": st.integers(-1, 6) | scalars,
    "canoe": st.sampled_from(["a", "b", "c", ""]),
    "space": st.sampled_from(["3", "6L", "J", "X", "nowhere"]),
    "text": st.text(max_size=230),
    "name": st.text(max_size=50),
    "phrase": st.sampled_from(["well-paddled", "<script>", ""]),
    "since": st.integers(-5, 300) | scalars,
    "before": st.integers(-5, 300) | scalars,
    "pause": st.integers(-1, 6000),
    "on": st.booleans(),
    "extra": scalars,
}
near_misses = st.fixed_dictionaries({"type": st.sampled_from(TYPES)}, optional=FIELDS)
frames = st.one_of(
    near_misses.map(json.dumps),
    anything.map(json.dumps),
    st.text(max_size=80),
    st.sampled_from(["[" * 1000, '{"type":"play"' + ',"x":' * 500, "x" * 5000, '{"type":"chat","text":"\\ud800"}']),
)


class Bench:
    """A table with somebody in every seat, a stranger who sends whatever comes, and a loop to run both."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop

    async def open(self, app: Any) -> None:
        self.app, owner = app, Visitor(app)
        self.table = await owner.make_table("mmm")
        self.owner = await owner.sit(self.table)
        self.stranger = Visitor(app, "Eve")
        self.socket = await self.stranger.sit(self.table)

    def log(self) -> list[tuple[int, int]]:
        """The moves so far."""
        game = self.app.state.hosting.registry.in_memory[self.table].log.game
        return [(seat, move.number) for seat, move in game.history]

    def send(self, socket: DirectSocket, texts: list[str]) -> list[dict[str, Any]]:
        """Send frames and then a question; everything that came up to its answer."""
        socket.taken()

        async def exchange() -> None:
            for text in texts:
                socket.send(text)
            await socket.ask(type="why", id="end", seat=0, canoe="a", space="3")

        self.loop.run_until_complete(exchange())
        return [json.loads(frame) for frame in socket.taken()]


@contextmanager
def bench() -> Iterator[Bench]:
    with tempfile.TemporaryDirectory() as folder:
        loop = asyncio.new_event_loop()
        made, ready, over = Bench(loop), asyncio.Event(), asyncio.Event()

        async def hold() -> None:
            async with direct(Path(folder), chat_rate=1e6, chat_burst=1e6) as app:
                await made.open(app)
                ready.set()
                await over.wait()

        holding = loop.create_task(hold())
        loop.run_until_complete(ready.wait())
        try:
            yield made
        finally:
            over.set()
            loop.run_until_complete(holding)
            loop.close()


def test_every_field_of_every_message_is_tried() -> None:
    assert {field for message in MESSAGES for field in message.__struct_fields__} == FIELDS.keys() - {"extra"}


def test_a_stranger_changes_nothing_whatever_is_sent() -> None:
    with bench() as made:
        before = made.log()

        @given(st.lists(frames, min_size=1, max_size=8))
        def attack(texts: list[str]) -> None:
            for answer in made.send(made.socket, texts):
                assert answer.get("code") != "fault", (texts, answer)
            assert made.log() == before

        attack()


def test_the_holder_of_a_seat_changes_only_what_is_legal() -> None:
    with bench() as made:

        @given(st.lists(frames, min_size=1, max_size=8))
        def attack(texts: list[str]) -> None:
            before = made.log()
            answers = made.send(made.owner, texts)
            assert not any(answer.get("code") == "fault" for answer in answers), (texts, answers)
            after = made.log()
            assert after[: len(before)] == before, "what was played stays played"
            accepted = [answer for answer in answers if answer["type"] == "accepted"]
            assert accepted or after == before, "nothing changes without being acknowledged"

        attack()
