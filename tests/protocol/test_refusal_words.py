"""Whatever is refused, people read why in their own language: every code has its sentence in `words/`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from niagara.protocol.refusals import HostCode
from niagara.rules.why import REASONS

ENGLISH = Path(__file__).parents[2] / "words" / "en"  # a test of the client compares the other languages with it
# What no page of ours asks for.
FOR_PROGRAMS = {
    "connected_already",
    "ladder_full",
    "ladder_off",
    "method_not_allowed",
    "name_taken",
    "no_forecast",
    "no_such_device",
    "no_such_token",
    "not_offered",
    "only_in_person",
}
NO_BOARD_OFFERS_IT = {"no_such_action", "no_such_canoe", "no_such_seat", "river_moves_itself"}


def ids() -> set[str]:
    """Every message that there is."""
    texts = (path.read_text("utf-8") for path in ENGLISH.glob("*.ftl"))
    return {name for text in texts for name in re.findall(r"^([\w-]+) =", text, re.MULTILINE)}


def test_every_refusal_has_words() -> None:
    known = ids()
    silent = {code for code in get_args(HostCode) if not {f"problem-{code}", f"because-{code}"} & known}
    assert silent == FOR_PROGRAMS


def test_every_reason_of_the_rules_has_words() -> None:
    known = ids()
    assert {code for code in REASONS if f"because-{code}" not in known} == NO_BOARD_OFFERS_IT
