"""Games that wait to be analysed are told how many are ahead: one of every other owner, and one's own before it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import TypeVar

from niagara.analysis import Answer, Evaluation, Question
from niagara.api.analyses import Analyses
from niagara.game import Game
from niagara.rules.state import State

Result = TypeVar("Result")


class Nothing:
    """A store that has no analysis yet."""

    async def analysis(self, _game_id: str, _depth: str, _engine: str) -> str | None:
        return None

    async def keep_analysis(self, _game_id: str, _depth: str, _engine: str, _found: str) -> None:
        """Nothing is ever done here."""


class Busy:
    """An analyst who has not come to any question yet."""

    async def answer(self, _question: Question) -> Answer:
        await asyncio.Event().wait()
        raise AssertionError("it waits for ever")

    async def evaluate(self, _state: State, _seat: int | None) -> Evaluation:
        raise AssertionError("nobody asks")


async def at_once(work: Callable[[], Result]) -> Result:
    return work()


def finished_game() -> Game:
    chance, game = random.Random(1), Game.new(2, seed=1, max_rounds=1)
    while game.outcome is None:
        seat = game.to_decide[0]
        game.play(seat, chance.choice(game.legal_moves(seat)))
    return game


async def test_a_game_that_waits_is_told_its_place() -> None:
    analyses, game = Analyses(Nothing(), lambda _owner, _depth: Busy(), 2, at_once), finished_game()
    asked = [("a", "eve"), ("b", "eve"), ("c", "eve"), ("d", "ada"), ("e", "bo")]
    ahead = [(await analyses.begin(name, game, "quick", owner)).ahead for name, owner in asked]
    assert ahead == [0, 1, 2, 1, 2], "however much Eve asks for, one of hers goes before Ada's"
    assert (await analyses.look("c", "quick")).ahead == 4
    assert (await analyses.look("f", "quick")).status == "none"
    await analyses.close()
