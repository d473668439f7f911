"""The yardsticks stay what they are: the first Bear and the players unlike all bots, by hashes of whole games."""

import pytest

from niagara.bots.weights.nets import BadNets, find_nets
from niagara.testing import check_bot
from niagara.train.pool import UNLIKE, FirstBear
from tests.bots.test_decisions import decisions

# Never to be written anew: what was measured against them would mean nothing any more.
GAMES = {
    "FirstBear": "62e79489ebe543c2",
    "Hoarder": "130d818e056b362b",
    "Thief": "0dc071f9514f3a73",
    "Hermit": "82fba338478a0036",
    "Gambler": "e5a525951bc46b2c",
    "Follower": "6782f885cec7aa0f",
}


@pytest.mark.parametrize("name", GAMES)
def test_plays_as_it_always_did(name: str) -> None:
    assert decisions(f"niagara.train.pool:{name}", 4) == GAMES[name]


@pytest.mark.parametrize("player", UNLIKE)
def test_unlike_players_keep_the_rules_of_being_a_bot(player: type) -> None:
    assert check_bot(f"niagara.train.pool:{player.__name__}", positions=20, budget=0.5).decisions > 20


def test_nets_are_found_by_their_hash_alone() -> None:
    assert len(find_nets(FirstBear.nets)) == 2
    with pytest.raises(BadNets, match="begins with 0123456789"):
        find_nets("0123456789")
