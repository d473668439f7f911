"""Puzzles are as hard as they have been: every visitor's first try counts, once."""

from __future__ import annotations

import pytest

from niagara.api.practice import attempt, lessons
from niagara.api.tries import FRESH_SECONDS, Tried, Tries
from niagara.learn.attempt import solution
from niagara.learn.puzzles import by_id, puzzles
from niagara.protocol.http import Attempt, PuzzleInfo
from niagara.tab.shelf import BrowserShelf, Change
from niagara.tab.store import PUZZLES, TabStore


@pytest.fixture
def store() -> TabStore:
    return TabStore(BrowserShelf(None))


def solved(puzzle: str) -> tuple[int, ...]:
    return solution(by_id()[puzzle].scene)


async def info(tries: Tries, puzzle: str) -> PuzzleInfo:
    return next(each for each in (await lessons(tries)).puzzles if each.id == puzzle)


async def test_the_first_try_of_every_visitor_counts_once(store: TabStore) -> None:
    tries = Tries(store)
    found = Attempt(solved("p01"), first=True)
    for visitor in ("ada", "bob", "ada"):
        assert (await attempt(visitor, "p01", found, tries)).status == "reached"
    assert await store.tries() == {"p01": Tried(2, 2)}
    await attempt("cy", "p01", Attempt(found.moves), tries)
    await attempt("dan", "p01", Attempt((), first=True), tries)
    assert await store.tries() == {"p01": Tried(2, 2)}, "neither a later try nor one that is still open"
    shown = await info(tries, "p01")
    assert (shown.tried, shown.solved) == (2, 2)
    assert [canoe.at for canoe in shown.canoes[0]] == ["J", "6R"]
    assert shown.canoes[0][1].cargo == "P"


async def test_a_miss_counts_as_a_try_alone(store: TabStore) -> None:
    tries = Tries(store)
    for puzzle in puzzles():
        begun = await attempt("ada", puzzle.id, Attempt(), tries)
        for move in begun.now.decisions[0].moves:
            tried = await attempt("ada", puzzle.id, Attempt((move.number,), first=True), tries)
            if tried.status == "missed":
                assert await store.tries() == {puzzle.id: Tried(1, 0)}
                return
    raise AssertionError("no puzzle can be missed with one move")


async def test_lessons_are_not_counted(store: TabStore) -> None:
    tries = Tries(store)
    await tries.note("ada", "launch", await attempt("ada", "p01", Attempt(solved("p01")), tries))
    assert await store.tries() == {}


async def test_a_tally_is_read_now_and_then_alone(store: TabStore) -> None:
    now = [0.0]
    tries = Tries(store, lambda: now[0])
    assert await tries.tally() == {}
    await store.count_try("p02", solved=True)
    assert await tries.tally() == {}
    now[0] += FRESH_SECONDS + 1
    assert await tries.tally() == {"p02": Tried(1, 1)}


async def test_what_cannot_be_read_counts_as_nothing(store: TabStore) -> None:
    await store.shelf.write([Change(f"{PUZZLES}p03", "no json")])
    await store.count_try("p03", solved=False)
    assert await store.tries() == {"p03": Tried(1, 0)}
