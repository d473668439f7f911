"""R1: the river, its sites and what lies there."""

from __future__ import annotations

import pytest

from niagara.rules.board import JETTY, LEFT, LOST, NO_SITE, RIGHT, SPACE_NAMES, depth_of, downriver, site_at, upriver

SPACES = {name: space for space, name in enumerate(SPACE_NAMES)}
RIVER_SPACES = SPACE_NAMES[1:LOST]


def up(space: str, steps: int) -> str:
    return SPACE_NAMES[upriver(SPACES[space], steps)]


def down(space: str, steps: int, arm: int = LEFT) -> str:
    return SPACE_NAMES[downriver(SPACES[space], steps, arm)]


def test_nine_spaces_between_jetty_and_falls() -> None:
    """R1.2."""
    assert RIVER_SPACES == ("1", "2", "3", "4", "5", "6L", "7L", "6R", "7R")
    assert [depth_of(SPACES[name]) for name in RIVER_SPACES] == [1, 2, 3, 4, 5, 6, 7, 6, 7]


@pytest.mark.parametrize(("arm", "way"), [(LEFT, "J 1 2 3 4 5 6L 7L X"), (RIGHT, "J 1 2 3 4 5 6R 7R X")])
def test_the_way_down_one_arm_and_up_again(arm: int, way: str) -> None:
    """R1.2, R6.1: jetty to 1 and space to space is one step each way; 5 borders both arms."""
    spaces = way.split()
    for start, name in enumerate(spaces[:-1]):
        for end in range(start + 1, len(spaces)):
            assert down(name, end - start, arm) == spaces[end]
        for end in range(start):
            if name != "J":
                assert up(name, start - end) == spaces[end]


def test_past_the_ends() -> None:
    """R6.6, R6.9: past 1 is the jetty, past 7 are the falls, however many points are left."""
    assert up("1", 6) == up("3", 5) == "J"
    assert down("7R", 6) == down("6L", 3) == down("3", 6, RIGHT) == "X"


def test_five_sites_two_of_them_with_two_landing_spaces() -> None:
    """R1.3."""
    sites = {name: site_at(SPACES[name]) for name in SPACE_NAMES}
    expected = {"3": 0, "4": 1, "5": 2, "6L": 3, "6R": 3, "7L": 4, "7R": 4}
    assert sites == {name: expected.get(name, NO_SITE) for name in SPACE_NAMES}
    assert site_at(JETTY) == NO_SITE
