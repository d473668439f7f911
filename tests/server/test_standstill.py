"""Nothing that grows with a game holds the event loop: whoever wakes, reads or imports a long game waits alone."""

from __future__ import annotations

import asyncio
import random
import time
from functools import partial
from pathlib import Path

import msgspec

from niagara.game import Game
from niagara.protocol.limits import RECORD_LENGTH, RECORD_MOVES, RECORD_ROUNDS
from niagara.record import write_record
from niagara.rules.options import Options, options_of
from niagara.server.ops.loop import Standstill, watched_loop
from niagara.server.store import SqlStore
from niagara.server.workers.archive import Archive
from niagara.server.workers.helpers import Helpers
from niagara.tables.records import Action, Seat, Status, Table, now_ms
from tests.server.hosting import hosted
from tests.server.people import Person

LONG = 5_000  # moves: folded on the loop they would hold it four times as long as it may stand


def long_game(moves: int = LONG) -> Game:
    """A game of many moves that nobody wins."""
    chance = random.Random(3)
    game = Game.new(3, seed=3)
    while len(game.history) < 200:
        seat = game.to_decide[0]
        game.play(seat, chance.choice(game.legal_moves(seat)))
    while len(game._past) < 2 * moves:
        seat = game.to_decide[0]
        game.play(seat, chance.choice(game.legal_moves(seat)))
    assert game.outcome is None
    return game


async def keep_game(database: str, game: Game, status: Status = "playing") -> str:
    """A table with that game, as a server finds it that is started on this database."""
    store = SqlStore(database)
    seats = tuple(Seat("human", f"P{seat}", session=f"{seat}") for seat in range(game.players))
    table = Table("long", now_ms(), status, True, msgspec.convert(options_of(game.start), Options), 0, "0", seats)
    actions = [Action(seq, seat, move.number) for seq, (seat, move) in enumerate(game.history, 1)]
    await store.create(table, actions, "P0")
    await store.close()
    return table.id


def test_who_holds_the_loop_is_named() -> None:
    found: list[Standstill] = []

    async def dawdle() -> None:
        begun = time.thread_time()
        while time.thread_time() < begun + 0.06:
            pass

    with watched_loop(found.append):
        asyncio.run(dawdle())
    assert [(each.what.split(".")[-1], each.file) for each in found] == [("dawdle", __file__)]
    assert found[0].seconds >= 0.06
    asyncio.run(dawdle())
    assert len(found) == 1, "nobody watches any more"


async def test_waking_a_long_table_holds_nobody_up(tmp_path: Path) -> None:
    game = long_game()
    table = await keep_game(f"sqlite:///{tmp_path / 'niagara.sqlite'}", game)
    async with hosted(tmp_path) as host:
        eve = Person(host.address)
        device = await eve.sit(table)
        snapshot = await device.hear()
        assert snapshot["seq"] == LONG
        assert snapshot["position"]["round"] == game.state.round
        await device.send({"type": "resume", "since": LONG - 3})
        for seq in range(LONG - 2, LONG + 1):
            device.seq = seq - 1
            assert (await device.hear())["seq"] == seq
        await device.send({"type": "history", "before": LONG})
        past = await device.until_type("past")
        assert len(past["updates"]) == 200


async def test_records_and_replays_of_a_long_game_hold_nobody_up(tmp_path: Path) -> None:
    table = await keep_game(f"sqlite:///{tmp_path / 'niagara.sqlite'}", long_game(), "over")
    async with hosted(tmp_path) as host:
        eve = Person(host.address)
        for path in ("record", "record?form=json", "replay"):
            answers = [await eve.get(f"/api/tables/{table}/{path}") for _ in range(2)]
            assert [answer.status_code for answer in answers] == [200, 200]
            assert answers[0].content == answers[1].content
        assert len(answers[0].json()["steps"]) > LONG - 5


async def test_a_record_that_is_too_long_is_refused_before_it_is_played(tmp_path: Path) -> None:
    async with hosted(tmp_path) as host:
        eve = Person(host.address)
        record = write_record(long_game(9000))
        assert len(record) <= RECORD_LENGTH, "short enough to be sent"
        answer = await eve.post("/api/games", {"record": record})
        problem = answer.json()
        assert (answer.status_code, problem["code"], problem["field"]) == (400, "long_record", "record"), problem
        assert problem["params"] == {"moves": str(RECORD_MOVES), "rounds": str(RECORD_ROUNDS)}
        assert (await eve.get("/api/games")).json()["games"] == []


async def test_a_finished_game_is_written_once_for_all() -> None:
    helpers = Helpers(1)
    archive = Archive(helpers, most_bytes=25)
    before = [await archive.written("a", ("x", n), partial(bytes, 10)) for n in range(2)]
    assert before == [bytes(10), bytes(10)]
    assert await archive.written("a", ("x", 0), partial(bytes, 11)) == bytes(10), "it is kept"
    await archive.written("a", ("x", 2), partial(bytes, 10))
    assert await archive.written("a", ("x", 1), partial(bytes, 11)) == bytes(11), "the least used made room"
    assert await archive.written("a", None, partial(bytes, 3)) == bytes(3)
    await helpers.close()
