"""Facts about the game: every number adds up, and what is told is what the rules told."""

from pathlib import Path

import pytest

from niagara.arena.census import CARDS, census
from niagara.arena.facts import Setting, Summary, summarise_game, summarise_games
from niagara.arena.ladder import LadderResult
from niagara.arena.pictures import draw_facts, draw_ladder
from niagara.arena.statistics import Interval

SETTING = Setting("dabbler", 3)


@pytest.fixture(scope="module")
def summaries() -> list[Summary]:
    return summarise_games(SETTING, 12, 3, workers=1)


def test_stories_add_up(summaries: list[Summary]) -> None:
    assert summaries[0] == summarise_game(SETTING, 3_000_000)
    for summary in summaries:
        assert sum(summary.share(place) for place in range(3)) == pytest.approx(1.0)
        assert summary.rounds - len(summary.speeds) in (0, 1)  # after the last round the river need not flow
        assert all(len(cards) == summary.rounds for cards in summary.cards)
        for cards in summary.cards:
            assert sorted(cards[:7]) == sorted(CARDS)  # a hand is played out before it is taken back (R3.2)
        assert sum(summary.thefts) == sum(summary.robbed)
        assert max(map(len, summary.landed)) >= 4


def test_a_family_game_has_no_thefts() -> None:
    assert not any(
        any(summary.thefts) for summary in summarise_games(Setting("dabbler", 3, {"stealing": False}), 4, 1, workers=1)
    )


def test_the_census_counts_every_game_once(summaries: list[Summary]) -> None:
    facts = census(SETTING, summaries, 3)
    assert facts["games"] == 12 == sum(facts["rounds"]["histogram"].values())
    assert sum(facts["last round of a hand"].values()) == pytest.approx(1.0, abs=1e-3)
    assert sum(row["mean"] for row in facts["seats"]) == pytest.approx(1.0, abs=1e-3)
    for rows in (facts["first card"], facts["thefts"]["share by thefts"], facts["canoes lost"]["share by losses"]):
        assert sum(row["often"] for row in rows.values()) == pytest.approx(1.0, abs=1e-3)
        assert sum(row["often"] * row["mean"] for row in rows.values()) == pytest.approx(1 / 3, abs=1e-3)
    for place in range(7):
        assert sum(facts["card in its place"][card][place]["often"] for card in CARDS) == pytest.approx(1.0, abs=1e-3)


def test_games_too_short_to_play_a_hand_out_are_counted_too() -> None:
    """R9.5."""
    short = Setting("drifter", 3, {"max_rounds": 1})
    facts = census(short, summarise_games(short, 2, 1, workers=1), 1)
    assert facts["rounds"]["histogram"] == {"1": 2}
    assert {row["often"] for card in CARDS for row in facts["card in its place"][card]} == {0}


def test_pictures_are_drawn_alike_every_time(summaries: list[Summary], tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    facts = census(SETTING, summaries, 3)
    one, two = (draw_facts(facts, tmp_path / name, "facts") for name in "ab")
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]
    ladder = LadderResult(
        4, {"dabbler": Interval(1500, 1450, 1550), "paddler": Interval(1700, 1660, 1740)}, {}, 8, 1, 1
    )
    draw_ladder(ladder, tmp_path / "ladder.svg")
    assert "Paddler" in (tmp_path / "ladder.svg").read_text()
