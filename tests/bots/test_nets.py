"""The nets: compiled as fitted, refused where they do not fit, and chances that are chances and know no secrets."""

import random
from pathlib import Path

import numpy as np
import pytest

from niagara.bots.chances import win_probability
from niagara.bots.mind.chances import fill_chances
from niagara.bots.mind.minds import make_mind, new_workspace
from niagara.bots.mind.net import CARD_NET, first_layer, predict_cards
from niagara.bots.mind.records import LAYERS
from niagara.bots.mind.settings import Settings
from niagara.bots.players.coureur import Coureur
from niagara.bots.weights.nets import NETS_FILE, BadNets, find_nets, read_nets, schema, shipped_nets
from niagara.bots.weights.tuned import OPINION
from niagara.game import Game
from niagara.rules.board import CLOUD, card_bit
from niagara.rules.packed import pack
from niagara.rules.setup import new_state
from niagara.rules.state import CHOOSE, OVER
from niagara.rules.view import view
from niagara.testing.bots import permuted
from niagara.testing.generators import scattered
from niagara.train.fit import card_odds, chances, forward, net_inputs


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_compiled_and_plain_nets_agree(players: int, large: bool) -> None:
    luck = random.Random(players)
    states = [scattered(luck, new_state(players)) for _ in range(40)]
    games = pack([state for state in states if state.phase == CHOOSE])
    nets = find_nets(Coureur.large_nets) if large else shipped_nets()
    value, cards = ({name: net[name] for name in LAYERS} for net in nets)
    compiled = np.zeros((len(games), players))
    mind = make_mind(OPINION, Settings(uses_value_net=True), None, nets)[0]
    fill_chances(games, mind, new_workspace()[0], compiled)
    assert np.allclose(compiled, chances(forward(value, *net_inputs(games, len(value["seat"])))[0]), atol=1e-4)
    hands = (games["hand"][:, :players, None] >> np.arange(CLOUD) & 1).astype(bool)
    plain = card_odds(forward(cards, *net_inputs(games, len(cards["seat"])))[0], hands)
    workspace, odds = new_workspace()[0], np.zeros(CLOUD + 1)
    for game, wanted in zip(games, plain, strict=True):
        first_layer(game, nets[1], workspace)
        for seat in range(players):
            if game["hand"][seat]:
                predict_cards(game, seat, int(game["hand"][seat]), 1.0, CARD_NET, nets[1], workspace, odds)
                assert np.allclose(odds[1:], wanted[seat], atol=1e-4)


def test_the_file_is_small_and_checked(tmp_path: Path) -> None:
    assert sum(path.stat().st_size for path in NETS_FILE.parent.glob("*.npz")) < 1_000_000
    with np.load(NETS_FILE) as found:
        arrays = dict(found)
    for what in ("schema", "rules"):
        other = tmp_path / f"{what}.npz"
        np.savez(other, **{**arrays, what: np.array("another")})
        with pytest.raises(BadNets, match=f"{what} is 'another'"):
            read_nets(other)
    short = tmp_path / "short.npz"
    np.savez(short, **{**arrays, "value_bias": np.zeros(3)})
    with pytest.raises(BadNets, match="value_bias"):
        read_nets(short)
    with pytest.raises(BadNets, match=r"none\.npz"):
        read_nets(tmp_path / "none.npz")
    assert "layers" in schema()


def test_win_probability_is_a_probability_and_knows_no_secret_card() -> None:
    luck = random.Random(3)
    for _ in range(60):
        state = scattered(luck)
        for seat in (-1, 0):
            found = win_probability(state, seat, draws=8)
            assert len(found) == state.players
            assert sum(found) < 1.0 + 1e-6  # a game that ends undecided by the limit of rounds is nobody's
            assert state.max_rounds or state.phase == OVER or sum(found) == pytest.approx(1.0, abs=1e-6)
            assert found == win_probability(view(state, seat), seat, draws=8)
            if seat >= 0:
                assert found == win_probability(permuted(state, seat, luck), seat, draws=8)


def test_a_round_whose_cards_are_half_chosen_is_played_out_too() -> None:
    position = Game.new(players=4, seed=3).position()
    position["seats"][0] |= {"landed": "PPP", "canoes": [{"at": "1", "cargo": "P"}, {"at": "J", "cargo": ""}]}
    position["sites"]["P"] = "PPP"
    game = Game.from_position(position)
    assert win_probability(game.state)[0] < 1.0  # the net's guess before anybody has chosen
    for seat in range(4):
        game.play(seat, next(move for move in game.legal_moves(seat) if str(move) == "card 2"))
        assert win_probability(game.state)[0] == pytest.approx(1.0)  # any card brings the fourth gem home


def test_only_cards_of_the_hand_are_expected() -> None:
    luck = random.Random(8)
    workspace, odds, net = new_workspace()[0], np.zeros(CLOUD + 1), shipped_nets()[1]
    for _ in range(50):
        state = scattered(luck)
        game = pack([state])[0]
        first_layer(game, net, workspace)
        hand = int(game["hand"][0]) or card_bit(3)
        predict_cards(game, 0, hand, 0.9, CARD_NET, net, workspace, odds)
        assert odds.sum() == pytest.approx(1.0)
        assert all((odds[card] > 0) == bool(hand & card_bit(card)) for card in range(1, CLOUD + 1))
