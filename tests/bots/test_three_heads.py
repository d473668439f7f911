"""The net with three heads: compiled as fitted, what its head for moves sees of a move, and nothing that is secret."""

import random
from typing import Any

import numpy as np
import pytest

from niagara.bots.mind import move_facts
from niagara.bots.mind.chances import fill_chances
from niagara.bots.mind.features import ASHORE, HELPS, OTHER, PLACES, WINS
from niagara.bots.mind.minds import Minds, make_mind, new_workspace
from niagara.bots.mind.move_facts import score_moves
from niagara.bots.mind.net import THREE_HEADS, first_layer, predict_cards
from niagara.bots.mind.settings import Settings
from niagara.bots.weights.tuned import OPINION
from niagara.game import Game
from niagara.rules.board import CLOUD
from niagara.rules.packed import Records, pack
from niagara.rules.setup import new_state
from niagara.rules.state import CHOOSE, TURNS, State
from niagara.rules.view import view
from niagara.testing.bots import permuted
from niagara.testing.generators import scattered
from niagara.train.fit import Array, Examples, Layers
from niagara.train.heads import (
    MoveExamples,
    move_inputs,
    new_heads,
    opinion_mind,
    pack_heads,
    predict_card_odds,
    predict_value,
)
from niagara.train.heads import score_moves as plain_scores


@pytest.fixture(scope="module")
def layers() -> Layers:
    """A net that knows nothing and says something, biases and all."""
    random = np.random.default_rng(5)
    return {
        name: layer + random.normal(0, 0.05, layer.shape).astype(np.float32) for name, layer in new_heads(5).items()
    }


@pytest.fixture(scope="module")
def mind(layers: Layers) -> Minds:
    return make_mind(OPINION, Settings(net_plays_turns=2, card_net_weight=1.0), None, None, pack_heads(layers))


def positions(players: int, phase: int, count: int = 30) -> Records:
    """Scattered positions of a phase as a spectator sees them."""
    luck = random.Random(players)
    states: list[State] = []
    while len(states) < count:
        state = scattered(luck, new_state(players))
        if state.phase == phase:
            states.append(view(state, -1))
    return pack(states)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_compiled_and_plain_heads_agree(players: int, layers: Layers, mind: Minds) -> None:
    games = positions(players, CHOOSE)
    compiled = np.zeros((len(games), players))
    fill_chances(games, mind[0], new_workspace()[0], compiled)
    assert np.allclose(compiled, predict_value(layers, games), atol=1e-4)
    hands = (games["hand"][:, :players, None] >> np.arange(CLOUD) & 1).astype(bool)
    wanted = predict_card_odds(layers, Examples(games, hands, np.zeros(hands.shape, np.float32)))
    workspace, odds = new_workspace()[0], np.zeros(CLOUD + 1)
    for game, each in zip(games, wanted, strict=True):
        first_layer(game, mind[0].three_heads, workspace)
        for seat in range(players):
            if game["hand"][seat]:
                hand = int(game["hand"][seat])
                predict_cards(game, seat, hand, 1.0, THREE_HEADS, mind[0].three_heads, workspace, odds)
                assert np.allclose(odds[1:], each[seat], atol=1e-4)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_head_for_moves_is_compiled_as_fitted(players: int, layers: Layers, mind: Minds) -> None:
    games = positions(players, TURNS)
    part = MoveExamples(games, np.zeros(len(games), np.int16))
    facts, legal, _ = move_inputs(part, opinion_mind())
    scores, *_ = plain_scores(layers, part, facts)
    for game, wanted, known in zip(games, scores, legal, strict=True):
        workspace = new_workspace()[0]
        count = score_moves(game, int(game["seat"]), mind[0], workspace)
        if count > 1:
            assert count == known.sum()
            assert np.allclose(workspace.worth[:count], wanted[:count], atol=1e-3)


def test_imagined_players_see_no_card_that_is_still_secret(mind: Minds) -> None:
    luck = random.Random(8)
    exchanged = 0
    for _ in range(60):
        state = scattered(luck)
        if state.phase != TURNS:
            continue
        worths = []
        for each in (state, permuted(state, state.seat, luck)):
            workspace = new_workspace()[0]
            count = score_moves(pack([each])[0], state.seat, mind[0], workspace)
            worths.append(list(workspace.worth[:count]))
            exchanged += each != state
        assert worths[0] == worths[1]
    assert exchanged > 5


def seen(position: dict[str, Any], seat: int = 0) -> dict[str, Array]:
    """What the head sees of every move of a seat that is about to act, by the move's text."""
    game = Game.from_position(position)
    record = pack([view(game.state, -1)])
    moves = list(game.legal_moves(seat))
    facts, _, _ = move_inputs(MoveExamples(record, np.zeros(1, np.int16)), opinion_mind())
    return {str(move): facts[0, place] for place, move in enumerate(moves)}


def turn(
    card: str, canoes: list[dict[str, str]], landed: str = "", other: dict[str, Any] | None = None
) -> dict[str, Any]:
    """A new game of four in which seat 0 acts first, with this card; `other` changes seat 1."""
    game = Game.new(players=4, seed=3)
    position: Any = game.position()
    position |= {"phase": "turns", "first": 0, "turn": {"seat": 0, "must": [], "may": [], "done": False}}
    for number, seat in enumerate(position["seats"]):
        seat |= {"hand": "123456" if number else "123456C".replace(card, ""), "card": "C" if number else card}
        seat["revealed"] = number == 0
    position["seats"][0] |= {"canoes": canoes, "landed": landed}
    position["seats"][1] |= other or {}
    river = [number for number, canoe in enumerate(canoes) if canoe["at"] not in ("J", "X")]
    position["turn"] |= {"must": river, "may": [n for n in range(2) if n not in river] if len(river) < 2 else []}
    for gem in position["sites"]:
        everyone = position["seats"]
        taken = sum(
            seat["landed"].count(gem) + sum(canoe["cargo"] == gem for canoe in seat["canoes"]) for seat in everyone
        )
        position["sites"][gem] = gem * (7 - taken)
    return dict(position)


def test_a_landing_a_load_and_a_fall_look_like_what_they_are() -> None:
    canoes = [{"at": "3", "cargo": "P"}, {"at": "J", "cargo": ""}]
    moves = seen(turn("3", canoes, landed="PPP"))
    home = moves["a >J"]
    assert home[move_facts.END + WINS * (PLACES + 1) + ASHORE] == 1
    assert home[move_facts.START + PLACES + 2] == 1  # loaded, from 3
    assert home[move_facts.OTHER_CANOE + 1] == 1  # the other one may
    assert not home[move_facts.MAY_BE_LOST : move_facts.THREAT].any()
    deep = moves["a >6L"]
    assert deep[move_facts.END + WINS * (PLACES + 1) + ASHORE] == 0
    assert deep[move_facts.OPINION] < home[move_facts.OPINION] == 0
    assert home[move_facts.FIRST] == 1
    empty = seen(turn("2", [{"at": "7L", "cargo": ""}, {"at": "J", "cargo": ""}]))
    over = empty[next(text for text in empty if "X" in text)]
    assert over[move_facts.END + move_facts.EMPTY * (PLACES + 1) + PLACES] == 1


def test_a_theft_shows_whom_it_hits() -> None:
    thief = [{"at": "5", "cargo": ""}, {"at": "J", "cargo": ""}]
    rich = {"canoes": [{"at": "3", "cargo": "P"}, {"at": "J", "cargo": ""}], "landed": "PPP"}
    moves = seen(turn("2", thief, other=rich))
    theft = moves[next(text for text in moves if "1a" in text)]
    assert theft[move_facts.STEALS + HELPS] + theft[move_facts.STEALS + OTHER] == 1
    assert theft[move_facts.VICTIM] == 1  # once its gem were home, it would lack nothing
    assert theft[move_facts.VICTIM_USE + WINS] == 1
