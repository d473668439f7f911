"""Would we notice a bot that peeks? `python -m benchmarks.honesty` plants a leak and runs the leak and the null test.

The honest bot here is Paddler. The leak gives a bot the whole position instead of its seat's view; Peeker looks at it.
"""

from __future__ import annotations

import random
from contextlib import contextmanager
from typing import TYPE_CHECKING
from unittest.mock import patch

from niagara.arena import run_match
from niagara.arena.engine import local_engine
from niagara.bots import View, make_bot
from niagara.game import Game
from niagara.rules.actions import Move
from niagara.rules.board import HIDDEN, NO_CARD
from niagara.rules.state import State
from niagara.rules.view import view
from niagara.testing.bots import permuted
from niagara.testing.generators import actions_of, scattered

if TYPE_CHECKING:
    from collections.abc import Iterator

POSITIONS, GAMES, SEED = 2000, 400, 303
HONEST, PEEKER = "benchmarks.honesty:Honest", "benchmarks.honesty:Peeker"


class Honest:
    """Paddler, asked move by move: the arena does not see that it could play compiled."""

    def __init__(self, seed: int | None = None) -> None:
        self.paddler = make_bot("paddler", seed)

    def choose(self, view: View, moves: list[Move], budget: float) -> Move:
        """As Paddler."""
        return self.paddler.choose(view, moves, budget)


class Peeker(Honest):
    """Paddler that takes every card it is shown as if it lay open."""

    def choose(self, view: View, moves: list[Move], budget: float) -> Move:
        """As Paddler, knowing more where its view tells more."""
        state = view.state.copy()
        for seat in range(state.players):
            if seat != view.seat and state.card[seat] not in (NO_CARD, HIDDEN):
                state.revealed[seat] = 1
        return super().choose(View(view.seat, state), moves, budget)


@contextmanager
def a_leak() -> Iterator[None]:
    """Give every seat the whole position."""

    def observe(game: Game, _seat: int) -> State:
        return game.state.copy()

    with patch.object(Game, "observe", observe):
        yield


def decisions_changed(name: str, *, leaking: bool) -> tuple[int, int]:
    """How many decisions change when secret cards are exchanged for others, and of how many."""
    chance = random.Random(SEED)
    changed = asked = 0
    for number in range(POSITIONS):
        state = scattered(chance)
        seat = chance.randrange(state.players)
        moves = [Move(action) for action in actions_of(state, seat)]
        other = permuted(state, seat, chance)
        if len(moves) < 2 or other == state:
            continue
        shown = [each if leaking else view(each, seat) for each in (state, other)]
        choices = [make_bot(name, number).choose(View(seat, each.copy()), moves, 1.0) for each in shown]
        changed += choices[0] != choices[1]
        asked += 1
    return changed, asked


def share(name: str) -> str:
    """What one of these wins at a table of four with three Paddlers behind the same door."""
    found = run_match((name, "paddler", "paddler", "paddler"), GAMES, SEED, local_engine(1)).shares[name]
    return f"{found.value:.1%} ({found.low:.1%} – {found.high:.1%})"


def main() -> None:
    print(f"{'':24}{'decisions changed':>24}   {'share of wins (equal is 25 %)':>32}", flush=True)
    for what, name, leaking in (
        ("Paddler", HONEST, False),
        ("Peeker, no leak", PEEKER, False),
        ("Peeker, leak planted", PEEKER, True),
    ):
        changed, asked = decisions_changed(name, leaking=leaking)
        if leaking:
            with a_leak():
                won = share(name)
        else:
            won = share(name)
        print(f"{what:24}{f'{changed} of {asked}':>24}   {won:>32}", flush=True)


if __name__ == "__main__":
    main()
