"""The example that is shown is the printed one, as it is kept among the playthroughs."""

from __future__ import annotations

from pathlib import Path

from niagara.learn.example import RECORD, example
from niagara.notation.line import to_line
from niagara.record import read_record

PRINTED = (Path(__file__).parents[2] / "data" / "playthroughs" / "e9.txt").read_text(encoding="utf-8")


def test_the_example_is_the_printed_one() -> None:
    shown, printed = read_record(RECORD).game, read_record(PRINTED).game
    assert shown.history == printed.history
    assert to_line(shown.state) == to_line(printed.state)


def test_a_step_for_every_choice_turn_and_flow() -> None:
    order = {1: (0, 1, 2, 3, 4), 2: (1, 2, 3, 4, 0), 3: (2, 3, 4, 0, 1)}
    wanted = [f"{n}-{part}" for n, seats in order.items() for part in ("cards", *map(str, seats), "river")]
    assert [step.id for step in example().steps] == wanted
    assert all(step.events for step in example().steps)
    assert example().start["phase"] == "choose"
    assert all(seat["card"] == "" for seat in example().start["seats"])


def test_no_card_is_told_before_its_turn() -> None:
    told = [card for step in example().steps for event in step.events if (card := getattr(event, "card", ""))]
    assert len(told) == 15
    assert not any(getattr(event, "card", "") for event in example().steps[0].events[:-1])
