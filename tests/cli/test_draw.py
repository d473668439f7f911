"""The board in the terminal fits a screen of 80 by 24 in every language, with a legend of the gems."""

from __future__ import annotations

import random

import pytest
from rich.console import Console

from niagara import Game
from niagara.cli.draw import draw
from niagara.cli.words import Words, languages


def crowded() -> Game:
    """Five seats, with strange gems at several sites."""
    game, chance = Game.new(5, seed=3), random.Random(2)
    for _ in range(60):
        seat = game.to_decide[0]
        moves = game.legal_moves(seat)
        game.play(seat, chance.choice([move for move in moves if not str(move).endswith("X")] or moves))
    return game


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("hands", "most"), [(True, 23), (False, 15)])
def test_the_board_fits(language: str, hands: bool, most: int) -> None:
    words = Words(language)
    console = Console(width=80)
    with console.capture() as captured:
        console.print(draw(crowded().state, words, hands=hands))
    lines = captured.get().rstrip("\n").split("\n")
    assert len(lines) <= most, "\n".join(lines)
    assert max(map(len, lines)) <= 80
    assert any(all(words(f"gem-{letter}") in line for letter in "PCYBR") for line in lines)


@pytest.mark.parametrize("language", languages())
def test_a_first_screen_is_whole(language: str) -> None:
    """How to choose a card, the board of five seats and the question stand together on 24 lines."""
    words = Words(language)
    console = Console(width=80)
    with console.capture() as captured:
        console.print(words("terminal-hello"))
        console.print(draw(Game.new(5, seed=3).state, words))
        console.print(words("ask-card", cards="1 2 3 4 5 6 C"))
    assert captured.get().count("\n") <= 24
    assert all(len(line) <= 80 for line in words("terminal-hello").split("\n"))
