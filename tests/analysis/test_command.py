"""`niagara analyse`, run as a user runs it, and the plots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from niagara.analysis import Effort, analyse
from niagara.analysis.plots import plot_chances, plot_luck_and_skill
from niagara.cli import main
from niagara.game import Game
from niagara.record import write_record

# Seat 0 throws a win away: three rubies landed, the fourth on board, and it paddles down.
THROWN = (
    "2 alternate shared stealing - | 9 0 +0 L turns | P4 C7 Y7 B7 R3 | 12456C 3! RRR 3+R J | 12346C 5 PPP 4 J | 0 a b -"
)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = Game.from_position(THROWN, seed=1)
    for seat, move in ((0, "a >6L"), (0, "done"), (1, "a >J"), (1, "done")):
        game.play(seat, move)
    path = tmp_path / "game.txt"
    path.write_text(write_record(game, ["Ada", "Bo"]))
    return path


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as stopped:
        main(["analyse", *arguments])
    return int(stopped.value.code or 0)


def test_the_command_tells_what_was_given_away(
    record: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    picture = tmp_path / "chances.svg"
    assert run(str(record), "--plot", str(picture), "--language", "en") == 0
    told = capsys.readouterr().out
    assert "Ada gives a lot away here; better was: a >J" in told
    assert "blunder" in told
    assert "Ada" in picture.read_text()
    assert run(str(record), "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["names"] == ["Ada", "Bo"]
    assert found["decisions"][0]["grade"] == "blunder"
    assert found["progress"] == 1.0


def test_the_command_tells_it_in_the_language_that_is_asked_for(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    assert run(str(record), "--language", "de") == 0
    told = capsys.readouterr().out
    assert "Ada gibt hier viel her; besser war: a >J" in told
    assert "Runde 9" in told
    assert "Genauigkeit" in told
    assert "Round" not in told
    assert "blunder" not in told


def test_what_cannot_be_analysed_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty = tmp_path / "empty.txt"
    empty.write_text('[Niagara "1"]\n[Players "3"]\n')
    for arguments, problem in (
        ([str(tmp_path / "none.txt")], "none.txt"),
        ([str(empty)], "has no moves"),
        ([str(empty), "--threads", "0"], "--threads 0: from 1 to 1024"),
    ):
        assert run(*arguments) == 2
        error = capsys.readouterr().err
        assert error.startswith("niagara: ")
        assert problem in error
        assert error.count("\n") == 1


def test_figures_have_a_line_for_every_seat() -> None:
    game = Game.from_position(THROWN, seed=1)
    for seat, move in ((0, "a >6L"), (0, "done"), (1, "a >J"), (1, "done")):
        game.play(seat, move)
    found = analyse(game, Effort(200, 20))
    figure = plot_chances(found, ["Ada", "Bo"])
    assert [line.get_label() for line in figure.axes[0].get_lines()[:2]] == ["Ada", "Bo"]
    assert len(plot_luck_and_skill(found).axes[0].patches) == 4
