"""The printed examples as files: readable by anyone, with all legal moves."""

from __future__ import annotations

import json

import pytest

from niagara.game import Game
from tests.example_positions import FOLDER, POSITIONS, files


@pytest.mark.parametrize("name", POSITIONS)
def test_a_file_reads_and_lists_what_may_be_done(name: str) -> None:
    for file, text in files(name).items():
        assert (FOLDER / file).read_text(encoding="utf-8") == text
    game = Game.from_position(json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")))
    listed = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert [str(move) for move in game.legal_moves(game.to_decide[0])] == listed


def test_none_is_missing() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {file for name in POSITIONS for file in files(name)}
