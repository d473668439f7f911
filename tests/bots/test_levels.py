"""Levels for people: what a child bears, three minds at a table, ids that keep their meaning, who is like whom."""

import numpy as np
import pytest

from niagara.bots import EARLIER_LEVELS, LEVELS, View, find_level, make_bot
from niagara.bots.mind.minds import WORKSPACE
from niagara.bots.thinker import Thinker
from niagara.game import Game
from niagara.rules.actions import Move


def moves_of(level: str, games: int, players: int, rounds: int) -> list[tuple[int, int, Move]]:
    """Every decision of some games of a level among itself: the game, the round and the move."""
    found = []
    for number in range(games):
        game = Game.new(players, seed=number + 1, max_rounds=rounds)
        bots = [make_bot(level, 100 * number + seat) for seat in range(players)]
        while not game.outcome:
            seat = game.to_decide[0]
            move = bots[seat].choose(View(seat, game.observe(seat)), game.legal_moves(seat), 1.0)
            found.append((number, game.state.round, move))
            game.play(seat, move)
    return found


def thefts(level: str) -> int:
    return sum(move.victim is not None for _, _, move in moves_of(level, games=5, players=4, rounds=20))


def rounds_alike(level: str) -> tuple[int, int]:
    """In how many rounds all bots of a table chose one card, and in how many they did not."""
    cards: dict[tuple[int, int], set[int]] = {}
    for number, round_, move in moves_of(level, games=6, players=3, rounds=4):
        if move.card:
            cards.setdefault((number, round_), set()).add(move.card)
    alike = sum(len(each) == 1 for each in cards.values())
    return alike, len(cards) - alike


def test_the_first_level_robs_nobody_and_the_next_ones_seldom() -> None:
    assert thefts("duckling") == 0
    assert thefts("otter2") < thefts("otter") / 3


@pytest.mark.parametrize("level", ["duckling", "otter2", "duck2", "beaver2"])
def test_three_bots_of_a_level_are_three_minds(level: str) -> None:
    alike, unlike = rounds_alike(level)
    assert alike < unlike / 2


def test_the_earlier_beavers_went_in_step() -> None:
    alike, unlike = rounds_alike("beaver")
    assert alike > unlike


def test_an_id_is_one_level_and_an_animal_has_another_number_for_another_bot() -> None:
    ids = [level.id for level in (*LEVELS, *EARLIER_LEVELS)]
    assert len(set(ids)) == len(ids)
    for earlier in EARLIER_LEVELS:
        now = next(level for level in LEVELS if level.name == earlier.name)
        assert now.id.rstrip("0123456789") == earlier.id
        assert now.bot != earlier.bot
        assert find_level(earlier.id) == earlier
    assert find_level("shark") is None


def thought_unlike(rival: str) -> float:
    """How far a Wayfinder takes two rivals to play any card, after ten rounds."""
    game = Game.new(3, seed=6, max_rounds=10)
    bots = [make_bot("wayfinder", 1), make_bot(rival, 2), make_bot(rival, 3)]
    while not game.outcome:
        seat = game.to_decide[0]
        game.play(seat, bots[seat].choose(View(seat, game.observe(seat)), game.legal_moves(seat), 100.0))
    assert isinstance(bots[0], Thinker)
    workspace = np.frombuffer(bots[0].workspace.data, WORKSPACE)[0]
    assert workspace["guessed_round"][0] == 10
    return float(workspace["trust"][0][1:3, 2].mean())


def test_who_plays_any_card_is_found_out_by_what_it_shows() -> None:
    assert thought_unlike("drifter") > 10 * thought_unlike("wayfinder")
