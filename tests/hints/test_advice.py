"""Reasons are facts: what a decision lands, steals and loads, and what the river may take; none hangs on a secret."""

from __future__ import annotations

import random

import pytest

from niagara.analysis.plans import list_plans, seen_by
from niagara.game import Game
from niagara.hints.advice import Facts, facts_of, reasons_against, reasons_for
from niagara.hints.forecast import forecasts
from niagara.hints.looking_back import NothingDecided, last_decision
from niagara.protocol.coach import Advice
from niagara.rules.actions import parse_move
from niagara.rules.board import HIDDEN, card_bit
from niagara.rules.state import CHOOSE, TURNS


def position(card: str, canoe: str = "5", cargo: str = "", landed: str = "") -> Game:
    """Three seats; the first is to act with a card, the others' are secret."""
    game = Game.new(3, seed=1)
    told = game.position()
    told["first"], told["phase"] = 0, "choose"
    told["seats"][0]["canoes"][0] = {"at": canoe, "cargo": cargo}
    told["seats"][0]["landed"] = landed
    for gem in cargo + landed:
        told["sites"][gem] = told["sites"][gem][1:]
    game = Game.from_position(told, seed=1)
    for seat, chosen in enumerate((card, "3", "6")):
        game.play(seat, f"card {chosen}")
    return game


def facts(game: Game, *moves: str) -> Facts:
    return facts_of(seen_by(game.state, 0), 0, tuple(parse_move(move).number for move in moves))


def test_facts_of_a_turn() -> None:
    home = position("6", "4", "P", "PPP")
    assert facts(home, "a >J", "done") == Facts(wins=True, landed="P")
    home = position("6", "4", "P")
    assert facts(home, "a >J", "done") == Facts(landed="P")
    loaded = facts(position("4", "5"), "a +Y >3", "done")
    assert (loaded.loaded, loaded.at_risk) == ("Y", "Y" if loaded.risk else "")
    assert facts(position("4", "5", "Y"), "a - >3", "done").dropped == "Y"
    thrown = facts(position("3", "7L", "R"), "a >X", "done")
    assert (thrown.risk, thrown.at_risk) == (1.0, "R")


def test_the_risk_of_a_turn_is_that_of_the_forecast() -> None:
    game = position("2", "5")
    known = seen_by(game.state, 0)
    (way,) = forecasts(known, 0)
    told = facts(game, "a >7L", "done")
    assert told.risk == way.spaces["7L"]["X"] > 0


def test_reasons_name_what_counts_most_first() -> None:
    calm, risky = Facts(loaded="P"), Facts(stolen="R", victim=2, risk=0.6, at_risk="R")
    assert [each.code for each in reasons_for(calm, [risky])] == ["load", "safe"]
    assert reasons_for(risky, [calm]) == (Advice("steal", "R", 2), Advice("risk", "R", chance=0.6))
    assert [each.code for each in reasons_against(risky, calm)] == ["risk", "load"]
    assert reasons_against(calm, Facts(wins=True, landed="P")) == (Advice("win", "P"),)
    assert reasons_against(Facts(dropped="C"), Facts()) == (Advice("drop", "C"),)
    assert reasons_against(calm, calm) == reasons_for(Facts(), [calm]) == (Advice("ahead"),)


@pytest.mark.parametrize("seed", range(3))
def test_no_fact_hangs_on_a_secret_card(seed: int) -> None:
    """Every plan of every decision, with the others' secret cards exchanged for any they may hold."""
    chance = random.Random(seed)
    game = Game.new(3, seed=seed)
    compared = 0
    for _ in range(60):
        seat = chance.choice(game.to_decide)
        known = seen_by(game.state, seat)
        if known.phase == TURNS and any(card == HIDDEN for card in known.card[:3]):
            other = game.state.copy()
            for at in range(3):
                if known.card[at] == HIDDEN:
                    other.hand[at] |= card_bit(other.card[at])
                    other.card[at] = chance.choice([card for card in range(1, 8) if other.hand[at] & card_bit(card)])
                    other.hand[at] &= ~card_bit(other.card[at])
            for plan in list_plans(known, seat):
                assert facts_of(seen_by(other, seat), seat, plan.moves) == facts_of(known, seat, plan.moves)
                compared += 1
        elif known.phase == CHOOSE:
            for plan in list_plans(known, seat):
                assert facts_of(known, seat, plan.moves).risk <= 1.0
        game.play(seat, chance.choice(game.legal_moves(seat)))
    assert compared > 20


def test_the_last_decision_is_found_in_a_long_game() -> None:
    chance = random.Random(4)
    game = Game.new(3, seed=4)
    with pytest.raises(NothingDecided):
        last_decision(game, 0)
    while game.state.round < 12 and game.outcome is None:
        seat = game.to_decide[0]
        game.play(seat, chance.choice(game.legal_moves(seat)))
    for seat in range(3):
        made = last_decision(game, seat)
        assert [each for each, _ in game.numbers(made.before, game.length)].count(seat) >= len(made.moves)
        earlier = Game(game.start, river="waits")
        earlier.follow(game.numbers(0, made.before))
        assert earlier.line() == Game(made.state).line()
