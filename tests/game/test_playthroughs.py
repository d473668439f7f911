"""Golden playthroughs: whole games that come out as they always have, for every table size and option."""

from __future__ import annotations

import pytest

from niagara.notation.line import to_line
from niagara.record import read_record
from niagara.rules.ending import goal_of
from tests.playthroughs import FOLDER, PLAYTHROUGHS, playthrough, positions_by_round


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playing_again_gives_the_same_file(name: str) -> None:
    """`python -m tests.playthroughs` rewrites them, when a rule is meant to change."""
    assert playthrough(PLAYTHROUGHS[name]()) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_replaying_the_file_meets_every_position_in_it(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    game = read_record(text).game
    written = [line[2:] for line in text.splitlines() if line.startswith("# ")]
    replayed = positions_by_round(game)
    assert written[-1] == replayed.pop(0) == to_line(game.state)
    assert set(written) == set(replayed.values()) | {written[-1]}


def test_none_is_missing_and_none_is_left_over() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(PLAYTHROUGHS)
    games = {name: read_record((FOLDER / f"{name}.txt").read_text(encoding="utf-8")).game for name in PLAYTHROUGHS}
    assert {game.players for game in games.values()} == {2, 3, 4, 5}
    assert {game.state.fork for game in games.values()} == {0, 1}
    assert {game.state.tie_break for game in games.values()} == {0, 1}
    assert {game.state.stealing for game in games.values()} == {0, 1}
    assert any(game.state.max_rounds for game in games.values())
    shared, broken = games["5-seats"], games["tie-break-gem-value"]
    assert shared.outcome is not None
    assert broken.outcome is not None
    assert len(shared.outcome.winners) == 2, "a shared win"
    assert [goal_of(broken.state, seat) > 0 for seat in range(5)].count(True) == 2
    assert len(broken.outcome.winners) == 1, "the same tie, broken (R9.2)"
