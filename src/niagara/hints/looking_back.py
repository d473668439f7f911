"""The last decision of a seat, found without going through a whole game twice."""

from __future__ import annotations

from dataclasses import dataclass

from niagara.analysis.story import Kind, Story
from niagara.game import Game
from niagara.rules.apply import apply
from niagara.rules.state import State


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision that a seat completed: after how many moves of the game, in which position, and what it was."""

    before: int
    state: State
    seat: int
    kind: Kind
    moves: tuple[int, ...]


class NothingDecided(LookupError):
    """The seat has not completed any decision."""


def last_decision(game: Game, seat: int) -> Decided:
    """The last decision that a seat completed; NothingDecided where there is none."""
    skipped, recent = _recent(game)
    story = Story(recent)
    for made in reversed(story.decisions):
        if made.seat == seat:
            return Decided(skipped + made.before, story.states[made.before], seat, made.kind, made.moves)
    raise NothingDecided(f"seat {seat} has decided nothing yet")


def _recent(game: Game) -> tuple[int, Game]:
    """This round and the one before as a game of their own, and how many moves came before them."""
    moves = game.numbers(0, game.length)
    state = game.start.copy()
    rounds = [(0, state.copy())]
    for at, (seat, number) in enumerate(moves):
        apply(state, seat, number)
        if state.round != rounds[-1][1].round:
            rounds = [*rounds[-1:], (at + 1, state.copy())]
    skipped, start = rounds[0]
    recent = Game(start, river="waits")
    recent.follow(moves[skipped:])
    return skipped, recent
