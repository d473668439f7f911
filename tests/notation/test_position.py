"""Positions as dict and as line: they round-trip, and look as documented."""

from __future__ import annotations

import json

from hypothesis import assume, given

from niagara.notation.line import from_line, to_line
from niagara.notation.position import from_dict, to_dict
from niagara.rules.state import BUY_BACK, CHOOSE, OVER, TURNS, State
from tests.strategies import states
from tests.table import position, table

WRITTEN_PHASES = (BUY_BACK, CHOOSE, TURNS, OVER)


@given(states)
def test_a_position_survives_dict_json_and_line(state: State) -> None:
    assume(state.phase in WRITTEN_PHASES)
    written = to_dict(state)
    assert from_dict(written) == state
    assert from_dict(json.loads(json.dumps(written))) == state
    assert from_line(to_line(state)) == state
    assert to_dict(from_line(to_line(state))) == written


def test_the_documented_form() -> None:
    """The dict that `niagara legal` reads and prints."""
    seats = ["3 - 2 J", "3 P 6L+B J", "2 - J X"]
    written = table(seats, first=1, acting=1, weather=1, round_number=3, lie={"Y": "P", "B": "C"}).position()
    assert written == {
        "options": {"fork": "alternate", "tie_break": "shared", "stealing": True, "max_rounds": None},
        "round": 3,
        "first": 1,
        "weather": 1,
        "next_arm": "L",
        "phase": "turns",
        "sites": {"P": "PPPPP", "C": "CCCCCC", "Y": "PYYYYYYY", "B": "CBBBBBB", "R": "RRRRRRR"},
        "seats": [
            {
                "hand": "12456C",
                "card": "3",
                "revealed": False,
                "landed": "",
                "canoes": [{"at": "2", "cargo": ""}, {"at": "J", "cargo": ""}],
            },
            {
                "hand": "12456C",
                "card": "3",
                "revealed": True,
                "landed": "P",
                "canoes": [{"at": "6L", "cargo": "B"}, {"at": "J", "cargo": ""}],
            },
            {
                "hand": "13456C",
                "card": "2",
                "revealed": False,
                "landed": "",
                "canoes": [{"at": "J", "cargo": ""}, {"at": "X", "cargo": ""}],
            },
        ],
        "turn": {"seat": 1, "must": [0], "may": [1], "done": False},
    }


def test_a_line_as_documented() -> None:
    seats = ["3 - 2 J", "3 P 6L+B J", "2 - J X"]
    state = table(seats, first=1, acting=1, weather=1, round_number=3, lie={"Y": "P", "B": "C"}).state
    assert to_line(state) == (
        "3 alternate shared stealing - | 3 1 +1 L turns | P5 C6 PY7 CB6 R7"
        " | 12456C 3 - 2 J | 12456C 3! P 6L+B J | 13456C 2 - J X | 1 a b -"
    )


def test_a_line_with_every_option_and_a_buyer() -> None:
    options = {"fork": "chance", "tie_break": "gem_value", "stealing": False, "max_rounds": 40}
    state = table(["- PPC X J", "- - J J"], phase="buy_back", next_arm=None, weather=-1, **options).state
    line = (
        "2 chance gem_value peaceful 40 | 1 0 -1 - buy_back | P5 C6 Y7 B7 R7 | 123456C - P2C X J | 123456C - - J J | 0"
    )
    assert to_line(state) == line
    assert from_line(line) == state


def test_what_may_be_left_out() -> None:
    """Options as in the book, empty sites and cargo, and the rest of a turn that is at its start."""
    full = table(["2 P 3 J", "1 - J J", "1 - J J"]).position()
    short = position(["2 P 3 J", "1 - J J", "1 - J J"])
    del short["options"]
    short["turn"] = {"seat": 0}
    for seat in short["seats"]:
        for canoe in seat["canoes"]:
            del canoe["cargo"]
        if not seat["revealed"]:
            del seat["revealed"]
        if not seat["landed"]:
            del seat["landed"]
    assert to_dict(from_dict(short)) == full


def test_gems_and_cards_come_in_any_order() -> None:
    mixed = position(["2 PCP 3 J", "1 - J J", "1 - J J"], lie={"Y": "R"})
    mixed["sites"]["Y"] = "".join(reversed(mixed["sites"]["Y"]))
    mixed["seats"][0]["landed"] = "PCP"
    mixed["seats"][0]["hand"] = "C65431"
    assert to_dict(from_dict(mixed))["seats"][0]["hand"] == "13456C"
    assert to_dict(from_dict(mixed))["sites"]["Y"] == "YYYYYYYR"
