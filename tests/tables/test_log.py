"""The log in memory: a refold is the same game, and only so much of it is kept for those who were away."""

from __future__ import annotations

import asyncio
import random

import pytest

from niagara.game import IllegalMove
from niagara.rules.board import RIVER
from niagara.rules.options import Options
from niagara.tables.log import SLICE, STEPS_KEPT, STEPS_WOKEN, GameLog, Proposal, fold
from niagara.tables.records import Action, Log, Seat, Table


def played(moves: int, options: Options) -> tuple[GameLog, list[Action]]:
    """A ledger after some random moves, and its log."""
    chance = random.Random(1)
    ledger = GameLog(3, options, chance.choice)
    log: list[Action] = []

    def take(proposal: Proposal) -> None:
        ledger.adopt(proposal)
        log.extend(proposal.actions)

    take(ledger.open("start"))
    while ledger.seq < moves and ledger.game.to_decide:
        seat = chance.choice(ledger.game.to_decide)
        take(ledger.propose(seat, [chance.choice(ledger.game.legal_moves(seat)).number], f"c{ledger.seq}"))
    return ledger, log


@pytest.mark.parametrize("options", [{}, {"fork": "chance"}, {"max_rounds": 4}, {"stealing": False}])
def test_a_refold_of_the_log_is_the_same_game(options: Options) -> None:
    ledger, log = played(300, options)
    again = GameLog(3, options)
    again.replay(log)
    assert again.game.state == ledger.game.state
    assert list(again.steps) == list(ledger.steps)
    assert again.commands == ledger.commands


def test_the_river_moves_with_the_move_that_lets_it() -> None:
    _, log = played(200, {"fork": "chance"})
    river = [action for action in log if action.seat == RIVER]
    assert len(river) > 10
    assert [action.command for action in river] == ["start", *[None] * (len(river) - 1)]


def test_a_log_with_a_gap_or_a_wrong_move_is_not_believed() -> None:
    _, log = played(20, {})
    with pytest.raises(ValueError, match="the log goes from 5 to 7"):
        GameLog(3, {}).replay([*log[:5], *log[6:]])
    with pytest.raises(IllegalMove):
        GameLog(3, {}).replay([*log[:2], Action(3, 0, 99)])


def test_a_refused_proposal_leaves_everything_as_it_was() -> None:
    ledger, _ = played(20, {})
    before = ledger.game.state.copy(), ledger.seq
    seat = ledger.game.to_decide[0]
    with pytest.raises(IllegalMove):
        ledger.propose(seat, [ledger.game.legal_moves(seat)[0].number, 1056], "bad")
    assert (ledger.game.state, ledger.seq) == before


def test_so_far_back_and_no_further() -> None:
    ledger, _ = played(STEPS_KEPT + 60, {})
    assert ledger.since(ledger.seq) == []
    steps = ledger.since(ledger.seq - STEPS_KEPT)
    assert steps is not None
    assert [step.seq for step in steps] == list(range(ledger.seq - STEPS_KEPT + 1, ledger.seq + 1))
    assert ledger.since(ledger.seq - STEPS_KEPT - 1) is None
    assert ledger.since(ledger.seq + 1) is None


async def test_a_table_that_wakes_is_the_same_game_and_tells_the_same_of_its_past() -> None:
    ledger, log = played(STEPS_KEPT, {"fork": "chance"})
    seats = tuple(Seat("human", f"P{seat}", session=f"{seat}") for seat in range(3))
    table = Table("long", 0, "playing", True, {"fork": "chance"}, 0, "0", seats)
    woken = await fold(Log(table, log, []), asyncio.Lock())
    assert woken is not None
    assert woken.game.state == ledger.game.state
    assert woken.game.history == ledger.game.history
    assert (woken.seq, woken.commands) == (ledger.seq, ledger.commands)
    assert len(woken.steps) == STEPS_WOKEN, "only the last are made at once"
    for before in (ledger.seq + 1, ledger.seq - 5, 500, 201, 200, 3, 1):
        expected = [step for step in ledger.steps if before - 200 <= step.seq < before]
        assert await ledger.page(before, 200, asyncio.Lock()) == expected
        assert await woken.page(before, 200, asyncio.Lock()) == expected


def test_a_gap_is_not_believed_in_moves_that_nobody_is_told_of_either() -> None:
    _, log = played(20, {})
    with pytest.raises(ValueError, match="the log goes from 5 to 7"):
        GameLog(3, {}).skip([*log[:5], *log[6:]])


async def test_of_many_tables_that_wake_at_once_one_slice_is_made_between_two_looks_at_players() -> None:
    _, log = played(STEPS_WOKEN, {})
    seats = tuple(Seat("human", f"P{seat}", session=f"{seat}") for seat in range(3))
    table = Table("long", 0, "playing", True, {}, 0, "0", seats)
    slices = asyncio.Lock()
    waking = [asyncio.create_task(fold(Log(table, log, []), slices)) for _ in range(5)]
    looks = 0
    while not all(task.done() for task in waking):
        await asyncio.sleep(0)
        looks += 1
    assert looks >= 5 * (STEPS_WOKEN // SLICE)
