"""What clients are told about their choices is what the engine says, for any position that play can reach."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from niagara.events import CardRevealed
from niagara.game import Game
from niagara.hints.decisions import decision_of, decisions_for
from niagara.hints.position import phase_of, position_for, turn_of
from niagara.hints.preview import preview, why_not_end
from niagara.hints.reach import reach_of
from niagara.protocol.server import LegalMove
from niagara.rules.actions import STAY, canoe_id
from niagara.rules.apply import begin_turn
from niagara.rules.board import CARD_NAMES, CLOUD, SPACE_NAMES
from niagara.rules.state import CHOOSE, TURNS
from niagara.tables.log import GameLog


def positions(seed: int, moves: int, **options: Any) -> list[Game]:
    """A random game, as it was at every decision."""
    chance = random.Random(seed)
    game = Game.new(4, seed=seed, **options)
    seen: list[Game] = []
    while game.to_decide and len(seen) < moves:
        seen.append(game.copy())
        seat = chance.choice(game.to_decide)
        game.play(seat, chance.choice(game.legal_moves(seat)))
    return seen


@pytest.mark.parametrize("seed", range(4))
def test_a_described_move_does_what_it_says(seed: int) -> None:
    for game in positions(seed, 120):
        seat = game.to_decide[0]
        decision = decision_of(game, seat)
        assert decision is not None
        assert [move.number for move in decision.moves] == [move.number for move in game.legal_moves(seat)]
        for move in decision.moves:
            trial = game.copy()
            events = [event for event in trial.play(seat, move.number) if not isinstance(event, CardRevealed)]
            assert described(move) == told(events, move.kind)


def described(move: LegalMove) -> list[tuple[str, ...]]:
    """What a description announces, in the words of events."""
    deeds = {"load": ["gem_loaded"], "unload": ["gem_unloaded"], "swap": ["gem_unloaded", "gem_loaded"]}
    announced: list[tuple[str, ...]] = []
    for deed, where in ((move.before, 0), (move.after, -1)):
        if where and len(move.path) > 1:
            announced.append(("canoe_paddled", move.canoe, *move.path))
        if deed is not None and deed.do == "steal":
            announced.append(("gem_stolen", move.canoe, deed.victim, deed.gem))
        elif deed is not None:
            announced += [(kind, move.canoe, move.path[where]) for kind in deeds[deed.do]]
    if move.kind == "buy":
        announced.append(("canoe_bought", move.gem))
    if move.kind == "weather":
        announced.append(("weather_moved", str(move.weather)))
    return announced


def told(events: list[Any], kind: str) -> list[tuple[str, ...]]:
    """What the events of a move say, up to what the game did by itself."""
    found: list[tuple[str, ...]] = []
    for event in events:
        fields = msgspec.to_builtins(event)
        match fields["kind"]:
            case "canoe_paddled":
                found.append(("canoe_paddled", fields["canoe"], *fields["path"]))
            case "gem_loaded" | "gem_unloaded":
                found.append((fields["kind"], fields["canoe"], fields["at"]))
            case "gem_stolen":
                found.append(("gem_stolen", fields["canoe"], fields["victim"], fields["gem"]))
            case "canoe_bought" if kind == "buy":
                found.append(("canoe_bought", fields["paid"]))
            case "weather_moved":
                found.append(("weather_moved", str(fields["after"] - fields["before"])))
    return found


def test_points_are_what_the_card_has_but_for_landing_and_the_falls() -> None:
    for game in positions(5, 200):
        if game.state.phase != TURNS:
            continue
        seat = game.to_decide[0]
        decision = decision_of(game, seat)
        assert decision is not None
        for move in decision.moves:
            if move.kind == "canoe" and move.path[-1] not in ("J", "X"):
                assert move.points == game.state.card[seat]


def test_a_preview_is_what_then_happens() -> None:
    for game in positions(7, 150):
        seat = game.to_decide[0]
        for move in game.legal_moves(seat)[:4]:
            seen = preview(game, seat, [move.number], "p")
            played = game.copy()
            played.river = "waits"
            events = [event for event in played.play(seat, move) if not isinstance(event, CardRevealed)]
            assert list(seen.events) == events
            assert seen.phase == phase_of(played.state)
            same_turn = game.state.phase == TURNS and played.to_decide == [seat]
            if same_turn:
                assert [each.number for each in seen.legal] == [each.number for each in played.legal_moves(seat)]
                assert seen.turn == turn_of(played.state)


def test_why_is_silent_exactly_where_a_canoe_can_end() -> None:
    for game in positions(9, 80):
        if game.state.phase != TURNS or game.state.card[game.to_decide[0]] == CLOUD:
            continue
        seat = game.to_decide[0]
        decision = decision_of(game, seat)
        assert decision is not None
        for canoe in range(2):
            ends = {move.path[-1] for move in decision.moves if move.canoe == f"{seat}{'ab'[canoe]}"}
            for space in SPACE_NAMES:
                assert (why_not_end(game, seat, canoe, space, (), "").code == "") == (space in ends)


def test_phase_and_turn_are_told_as_the_position_tells_them() -> None:
    for game in positions(11, 200):
        position = position_for(game, frozenset())
        assert (position.phase, position.turn) == (phase_of(game.state), turn_of(game.state))


def test_decisions_kept_in_memory_are_those_worked_out_afresh() -> None:
    chance = random.Random(3)
    ledger = GameLog(3, {"max_rounds": 6}, chance.choice)
    ledger.adopt(ledger.open("start"))
    everybody = frozenset(range(3))
    while ledger.game.to_decide:
        assert ledger.decisions(everybody) == decisions_for(ledger.game, everybody)
        seat = chance.choice([seat for seat in range(3) if ledger.game.legal_moves(seat)])
        ledger.adopt(ledger.propose(seat, [chance.choice(ledger.game.legal_moves(seat)).number], f"c{ledger.seq}"))


def test_ends_are_those_of_the_turn_itself() -> None:
    """A canoe ends where its turn, played with that card now, could end: asked of whole games at random."""
    chance = random.Random(8)
    for seed in range(6):
        game = Game.new(4, seed=seed, stealing=True)
        for _ in range(120):
            if game.outcome:
                break
            seat = chance.choice(game.to_decide)
            game.play(seat, chance.choice(game.legal_moves(seat)))
            if game.state.phase != CHOOSE:
                continue
            for hint in reach_of(game.observe(0), 0):
                state = game.observe(0)
                state.card[0], state.phase = CARD_NAMES.index(hint.card), TURNS
                begin_turn(state, 0)
                ends: dict[str, set[str]] = {}
                for move in Game(state, river="waits").legal_moves(0):
                    if move.kind == "canoe":
                        end = state.at[0][move.canoe] if move.end == STAY else move.end
                        ends.setdefault(canoe_id(0, move.canoe), set()).add(SPACE_NAMES[end])
                assert {canoe: set(spaces) for canoe, spaces in hint.ends.items()} == ends
