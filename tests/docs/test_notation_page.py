"""The examples of docs/notation.md are read by the code that they describe."""

from __future__ import annotations

import json
import re
from pathlib import Path

from niagara.notation.line import from_line, to_line
from niagara.notation.position import from_dict, to_dict
from niagara.record import read_record, write_record
from niagara.record_json import read_json
from niagara.rules.actions import parse_move

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text()


def test_every_move_in_the_table_is_a_move() -> None:
    table = PAGE[PAGE.index("| move | means |") : PAGE.index("The river's own moves")]
    texts = [
        text for row in table.splitlines()[2:] if "|" in row for text in re.findall(r"`([^`]+)`", row.split("|")[1])
    ]
    assert len(texts) > 14
    assert [str(parse_move(text)) for text in texts] == texts


def test_the_position_and_its_line_are_the_same() -> None:
    source = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert source
    state = from_dict(json.loads(source[1]))
    line = to_line(state)
    assert line in PAGE
    assert to_dict(from_line(line)) == json.loads(source[1])


def test_the_record_is_written_as_shown() -> None:
    source = re.search(r"```\n(\[Niagara.*?)```", PAGE, re.DOTALL)
    assert source
    record = read_record(source[1])
    assert record.game.to_decide == [2]
    assert write_record(record.game, record.names) == source[1]


def test_the_json_record_can_be_read() -> None:
    source = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)[1]
    record = read_json(source)
    assert record.names == ["Ada", "Ben", "Cleo"]
    assert record.game.position()["seats"][0]["card"] == "6"
