"""What larger nets see besides: hand-made positions with the facts that they must show."""

from typing import Any

import numpy as np

from niagara.bots.mind import outlook
from niagara.bots.mind.features import OTHER, WINS
from niagara.bots.mind.records import LARGE_SEAT_INPUTS
from niagara.game import Game
from niagara.rules.packed import pack
from niagara.train.fit import Array, net_inputs


def seen(*changes: dict[str, Any]) -> Array:
    """What is seen of each seat of a new game of four in which the first seats have been changed so."""
    position: Any = Game.new(players=4, seed=3).position()
    for seat, change in enumerate(changes):
        position["seats"][seat] |= change
    for gem in position["sites"]:
        taken = sum(
            seat["landed"].count(gem) + str(seat["canoes"]).count(f"'cargo': '{gem}'") for seat in position["seats"]
        )
        position["sites"][gem] = gem * (7 - taken)
    seats, _ = net_inputs(pack([Game.from_position(position).state]), LARGE_SEAT_INPUTS)
    return np.asarray(seats[0], np.float32)


def canoes(*places: tuple[str, str]) -> dict[str, Any]:
    """Two canoes, each with its space and its cargo."""
    return {"canoes": [{"at": place, "cargo": cargo} for place, cargo in places]}


def test_who_is_nearly_home_lacks_nothing_and_its_rivals_know() -> None:
    rich = canoes(("2", "P"), ("J", "")) | {"landed": "PPP"}
    me, other, *_ = seen(rich)
    assert me[outlook.NEEDS_LOADED] == 1
    assert me[outlook.WAYS_HOME + WINS] == np.float32(5 / 7)  # 2 to 6, of seven cards
    assert me[outlook.RIVAL_NEEDS_LOADED + outlook.MOST_NEEDED] == 1
    assert other[outlook.RIVAL_NEEDS_LOADED] == 1
    assert other[outlook.RIVAL_NEEDS + 1] == 1
    assert (me[outlook.RIVALS_CLOSE], other[outlook.RIVALS_CLOSE + 1]) == (1, 1)


def test_a_thief_sees_its_prey_and_knows_what_it_is_good_for() -> None:
    thief = canoes(("5", ""), ("J", "")) | {"landed": "PPP"}
    for gem, use in (("P", WINS), ("C", OTHER)):
        me, victim, *_ = seen(thief, canoes(("3", gem), ("J", "")))
        assert me[outlook.PREY + use] == np.float32(1 / 7)
        assert not victim[outlook.PREY : outlook.PREY + outlook.USES].any()
    assert not seen(thief, canoes(("5", "P"), ("J", "")))[0][outlook.PREY : outlook.PREY + outlook.USES].any()


def test_a_first_gem_helps_and_the_falls_threaten_the_deep_arm() -> None:
    deep, near, *_ = seen(canoes(("7L", ""), ("7R", "")), canoes(("1", ""), ("J", "")))
    assert near[outlook.WAY_TO_GEM + 2] == 1  # from space 1 to the site at 3
    assert near[outlook.WAY_TO_GEM + 3] == 1
    assert deep[outlook.RISK + outlook.USES] > near[outlook.RISK + outlook.USES] == 0
    assert near[outlook.USEFUL : outlook.USEFUL + 5].all()
