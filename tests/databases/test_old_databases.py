"""Databases that earlier versions made: every stored move still means what it meant."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from niagara.bots import BOTS, EARLIER_LEVELS, LEVELS, make_bot
from niagara.record import read_record, write_record
from niagara.record_json import read_json, write_json
from tests.databases.kept import Kept

ROOT = Path(__file__).parents[2]

# Careless hands: the rules agree with themselves, and stored moves mean something else.
MOVED = {
    "two numbers change places": [
        ("WEATHER_DOWN: Final = 8", "WEATHER_DOWN: Final = 9"),
        ("WEATHER_UP: Final = 9", "WEATHER_UP: Final = 8"),
        ('texts += ["weather -", "weather +"]', 'texts += ["weather +", "weather -"]'),
    ],
    "a deed in the middle": [
        ("DEEDS: Final = 43", "DEEDS: Final = 44"),
        ('*(("-", victim) for victim in victims),', '*(("-", victim) for victim in victims),\n        ("", "wait"),'),
    ],
}
# How it is done: a version of its own, after all that was there.
ADDED = [
    ("VERSION: Final = 1", "VERSION: Final = 2"),
    ("SIZES: Final = {1: ACTIONS}", "SIZES: Final = {1: WAIT, 2: ACTIONS}"),
    ("ACTIONS: Final = CANOE + CANOES * ENDS * DEEDS", "WAIT: Final = 1057\nACTIONS: Final = WAIT + CANOES"),
    ("    return texts\n", '    return [*texts, "a wait", "b wait"]\n'),
    (
        "    code = action - CANOE\n",
        "    if action >= WAIT:\n        return action - WAIT, STAY, DEEDS\n    code = action - CANOE\n",
    ),
]


def test_every_game_replays_to_what_it_was(kept: Kept, old_database: str) -> None:
    kept.replay(old_database)


@pytest.mark.parametrize("changes", MOVED.values(), ids=MOVED.keys())
def test_a_number_that_is_moved_on_purpose_is_noticed(changes: list[tuple[str, str]], tmp_path: Path) -> None:
    assert not replays_with(changes, tmp_path)


def test_a_number_that_is_added_at_the_end_moves_none(tmp_path: Path) -> None:
    assert replays_with(ADDED, tmp_path)


def replays_with(changes: list[tuple[str, str]], folder: Path) -> bool:
    """Whether every game replays to what it was in a copy of the package with a changed table."""
    package = folder / "niagara"
    shutil.copytree(ROOT / "src" / "niagara", package, ignore=shutil.ignore_patterns("static", "docs", "__pycache__"))
    table = package / "rules" / "actions.py"
    for old, new in changes:
        assert table.read_text().count(old) == 1, old
        table.write_text(table.read_text().replace(old, new))
    kept = Kept("0.1", "sqlite")
    words = f"from tests.databases.kept import Kept; {kept}.replay('{kept.copy(folder)}')"
    where = {**os.environ, "PYTHONPATH": str(folder)}
    found = subprocess.run(
        [sys.executable, "-c", words], cwd=ROOT, env=where, capture_output=True, text=True, check=False
    )
    assert found.returncode == 0 or found.stderr.splitlines()[-1].startswith(
        ("AssertionError", "niagara.game.IllegalMove")
    )
    return found.returncode == 0


def test_old_records_are_read_and_written_alike(kept: Kept) -> None:
    for name, text in kept.records.items():
        read, write = (read_json, write_json) if name.endswith(".json") else (read_record, write_record)
        record = read(text)
        assert write(record.game, record.names, record.headers) == text, name


def test_every_level_is_still_played_by_the_same_bot(kept: Kept) -> None:
    levels = {level.id: level.bot for level in (*LEVELS, *EARLIER_LEVELS)}
    assert kept.manifest.levels.items() <= levels.items()
    assert set(kept.manifest.bots) <= set(BOTS)
    seated = {
        seat.rpartition(" ")[2] for table in kept.manifest.tables.values() for seat in table.seats if "bot" in seat
    }
    assert seated == {*kept.manifest.levels, *kept.manifest.bots}
    for level, bot in kept.manifest.levels.items():
        assert type(make_bot(level)) is type(make_bot(bot))
