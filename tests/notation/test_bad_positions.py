"""Positions that cannot be: each is refused with the field and, where there is one, the rule."""

from __future__ import annotations

import copy
import string
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from niagara.game import Game
from niagara.notation.checks import BadPosition
from niagara.notation.line import from_line, to_line
from niagara.notation.position import from_dict, to_dict
from niagara.rules.legal import decider
from niagara.rules.state import BUY_BACK, CHOOSE, OVER, TURNS, State
from niagara.testing.generators import actions_of
from tests.strategies import states
from tests.table import position

TURN = position(["2 PP 3 J", "1 - 5+Y J", "1 - J X"], round_number=4)
CHOICE = position(["- P 3 J", "- - J J", "5 - J J"], phase="choose")
BUYING = position(["- P X J", "- - J J", "- C X X"], phase="buy_back")
OVER_NOW = position(["1 PPPP J J", "1 - J J", "1 - J J"], phase="over")


def changed(base: Mapping[str, Any], path: str, value: object) -> dict[str, Any]:
    """A copy with one field changed: `seats.0.canoes.1.at`."""
    result = copy.deepcopy(dict(base))
    *way, last = [int(word) if word.isdigit() else word for word in path.split(".")]
    target: Any = result
    for word in way:
        target = target[word]
    target[last] = value
    return result


@pytest.mark.parametrize("good", [TURN, CHOICE, BUYING, OVER_NOW])
def test_the_positions_that_are_broken_below_are_sound(good: dict[str, Any]) -> None:
    assert isinstance(from_dict(good), State)


BAD = [
    # the gems (R1.3)
    (TURN, "sites.P", "PPPPPP", "gems", "36 in all and 8 of amethyst"),
    (TURN, "sites.R", "RRRRRR", "gems", "34 in all and 6 of ruby"),
    (TURN, "sites.R", "RRRRRRP", "gems", "R1.3"),
    (TURN, "sites.P", "PPPPQ", "sites.P", "'Q' is not a gem (R1.3)"),
    (TURN, "sites.P", 5, "sites.P", "text"),
    (TURN, "sites.G", "", "sites", "unknown field 'G'"),
    (TURN, "seats.0.landed", "PX", "seats[0].landed", "R1.3"),
    (TURN, "seats.1.canoes.0.cargo", "YY", "seats[1].canoes[0].cargo", "R1.3"),
    # the canoes (R1.2, R1.4)
    (TURN, "seats.0.canoes.0.at", "8L", "seats[0].canoes[0].at", "'8L' is not a space (R1.2)"),
    (TURN, "seats.0.canoes.0.at", "6", "seats[0].canoes[0].at", "R1.2"),
    (TURN, "seats.0.canoes.0.at", 3, "seats[0].canoes[0].at", "R1.2"),
    (TURN, "seats.0.canoes.0.at", None, "seats[0].canoes[0].at", "R1.2"),
    (TURN, "seats.1.canoes.0.at", "J", "seats[1].canoes[0].cargo", "R6.6"),
    (TURN, "seats.1.canoes.0.at", "X", "seats[1].canoes[0].cargo", "R7.4"),
    (TURN, "seats.0.canoes", [], "seats[0].canoes", "R1.1"),
    (TURN, "seats.0.canoes", [{"at": "3"}] * 3, "seats[0].canoes", "R1.1"),
    (TURN, "seats.0.canoes.1", "J", "seats[0].canoes[1]", "object"),
    (TURN, "seats.0.canoes.1.speed", 3, "seats[0].canoes[1]", "unknown field 'speed'"),
    # the cards (R1.1, R3.2, R4.4, R5.1)
    (TURN, "seats.0.hand", "1335", "seats[0].hand", "two cards 3 (R1.1"),
    (TURN, "seats.0.hand", "789", "seats[0].hand", "'7' is not a card (R1.1)"),
    (TURN, "seats.0.hand", "12", "seats[0].hand", "still has the 2 that is down (R1.1"),
    (TURN, "seats.0.hand", ["1", "3"], "seats[0].hand", "text"),
    (TURN, "seats.0.card", "7", "seats[0].card", "'7'"),
    (TURN, "seats.0.card", [2], "seats[0].card", "[2]"),
    (TURN, "seats.0.card", "", "seats[0].card", "R4.4"),
    (TURN, "seats.1.card", "?", "seats[1].card", "only in views"),
    (TURN, "seats.1.revealed", True, "seats[1].revealed", "must be false here"),
    (TURN, "seats.1.revealed", "no", "seats[1].revealed", "true or false"),
    (CHOICE, "seats.2.revealed", True, "seats[2].revealed", "R5.1"),
    (CHOICE, "seats.0.hand", "", "seats[0].hand", "R3.2"),
    (CHOICE, "seats.0.card", "?", "seats[0].card", "only in views"),
    (BUYING, "seats.1.card", "3", "seats[1].hand", "R1.1"),
    (OVER_NOW, "seats.1.card", "", "seats[1].card", "R4.4"),
    (OVER_NOW, "seats.1.revealed", False, "seats[1].revealed", "must be true"),
    # the table (R1, R2, R3)
    (TURN, "weather", 3, "weather", "is 3, but must be a number from -1 to 2 (R1.5)"),
    (TURN, "weather", -2, "weather", "R1.5"),
    (TURN, "weather", True, "weather", "R1.5"),
    (TURN, "weather", 1.0, "weather", "R1.5"),
    (TURN, "first", 3, "first", "R2.2"),
    (TURN, "first", -1, "first", "R2.2"),
    (TURN, "round", 0, "round", "R3"),
    (TURN, "round", 10**7, "round", "R3"),
    (TURN, "next_arm", "M", "next_arm", "'M'"),
    (TURN, "next_arm", None, "next_arm", "None"),
    (TURN, "phase", "lunch", "phase", "'lunch'"),
    (TURN, "phase", "flow", "phase", "must be one of buy_back, choose, turns, over"),
    (TURN, "phase", "draw_arm", "phase", "must be one of"),
    (TURN, "seats", [], "seats", "2 to 5 seats"),
    (TURN, "seats", TURN["seats"][:1], "seats", "R1.1"),
    (TURN, "seats", TURN["seats"] * 2, "seats", "R1.1"),
    (TURN, "seats.1", None, "seats[1]", "object"),
    (TURN, "seats.1.name", "Ada", "seats[1]", "unknown field 'name'"),
    (TURN, "players", 3, "position", "unknown field 'players'"),
    # the options (R9)
    (TURN, "options", None, "options", "object"),
    (TURN, "options.wind", 3, "options", "unknown field 'wind'; known are fork, tie_break, stealing, max_rounds"),
    (TURN, "options.fork", "both", "options.fork", "'both'"),
    (TURN, "options.tie_break", 0, "options.tie_break", "0"),
    (TURN, "options.stealing", "yes", "options.stealing", "R9.3"),
    (TURN, "options.stealing", 1, "options.stealing", "R9.3"),
    (TURN, "options.max_rounds", 0, "options.max_rounds", "R9.5"),
    (TURN, "options.max_rounds", 10_001, "options.max_rounds", "R9.5"),
    (TURN, "options.max_rounds", True, "options.max_rounds", "R9.5"),
    (TURN, "options.max_rounds", 3, "round", "R9.5"),
    # whose turn it is (R4, R5.3)
    (TURN, "turn", None, "turn", "object"),
    (TURN, "turn", {}, "turn.seat", "from 0 to 2"),
    (TURN, "turn.seat", 3, "turn.seat", "from 0 to 2"),
    (TURN, "turn.seat", False, "turn.seat", "from 0 to 2"),
    (TURN, "turn.seat", 2, "seats[1].revealed", "R5.1"),
    (TURN, "turn.wants", [], "turn", "unknown field 'wants'"),
    (TURN, "turn", {"seat": 0, "must": [2], "may": [], "done": False}, "turn.must", "0 or 1"),
    (TURN, "turn", {"seat": 0, "must": "0", "may": [], "done": False}, "turn.must", "0 or 1"),
    (TURN, "turn", {"seat": 0, "must": [0], "may": [True], "done": False}, "turn.may", "0 or 1"),
    (TURN, "turn", {"seat": 0, "must": [0], "may": [1], "done": 0}, "turn.done", "true or false"),
    (TURN, "turn", {"seat": 0, "must": [1], "may": [], "done": False}, "turn.must", "R5.3"),
    (TURN, "turn", {"seat": 0, "must": [], "may": [0], "done": True}, "turn.may", "R5.3"),
    (TURN, "turn", {"seat": 0, "must": [], "may": [], "done": True}, "turn", "R5.3"),
    (TURN, "turn", {"seat": 0, "must": [0], "may": [1], "done": True}, "turn.done", "R5.3"),
    (TURN, "turn", {"seat": 0, "must": [], "may": [1], "done": False}, "turn.done", "R5.3"),
    (CHOICE, "turn", {"seat": 0}, "turn", "not in choose"),
    (OVER_NOW, "turn", {"seat": 0}, "turn", "not in over"),
    (BUYING, "turn.seat", 1, "turn.seat", "R4.1"),
    (BUYING, "first", 2, "seats[2].canoes", "R4.3"),
    (TURN, "phase", "over", "turn", "not in over"),
    (OVER_NOW, "seats.0.landed", "PPP", "gems", "R1.3"),
]


@pytest.mark.parametrize(("base", "path", "value", "field", "words"), BAD)
def test_one_thing_wrong(base: dict[str, Any], path: str, value: object, field: str, words: str) -> None:
    """The error names what and where."""
    if path == "seats.1.card" and base is BUYING:
        base = changed(base, "seats.1.hand", "123")
    with pytest.raises(BadPosition) as refusal:
        from_dict(changed(base, path, value))
    assert refusal.value.field == field
    assert words in refusal.value.problem
    assert str(refusal.value) == f"{field}: {refusal.value.problem}"


COMBINED = [
    (["- P 3 J", "- - J J", "- - J J"], {"phase": "over"}, "seats[0].card"),
    (["1 P 3 J", "1 - J J", "1 - J J"], {"phase": "over"}, "phase"),
    (["1 P 3 J", "1 - J J", "1 - J J"], {"phase": "over", "max_rounds": 9, "round_number": 8}, "phase"),
    (["5 P 3 J", "5 - J J", "5 - J J"], {"phase": "choose"}, "phase"),
    (["5 P 3 J", "- - X X", "5 - J J"], {"phase": "choose"}, "seats[1].canoes"),
    (["5 P 3 J", "5 - J J", "5 - X X"], {}, "seats[2].canoes"),
    (["5 P X X", "5 - J J", "5 - J J"], {}, "turn"),
    (["- - X J", "- - J J", "- - J J"], {"phase": "buy_back"}, "seats[0].landed"),
    (["- - X X", "- P X J", "- - J J"], {"phase": "buy_back", "acting": 1}, "seats[0].canoes"),
    (["2 - J J", "1 - J J"], {"turn": {"seat": 0, "must": [], "may": [0, 1], "done": True}}, "turn.done"),
    (["2 - J J", "1 - J J"], {"turn": {"seat": 0, "must": [], "may": [0], "done": False}}, "turn.may"),
    (["C - 3 J", "1 - J J"], {"turn": {"seat": 0, "must": [0], "may": [1], "done": False}}, "turn"),
    (["1 - J J", "1 - J J"], {"round_number": 12, "max_rounds": 10}, "round"),
]


@pytest.mark.parametrize(("seats", "more", "field"), COMBINED)
def test_parts_that_do_not_fit_together(seats: list[str], more: dict[str, Any], field: str) -> None:
    """R3-R5, R9.5: phase, turn, cards and canoes must agree."""
    with pytest.raises(BadPosition) as refusal:
        from_dict(position(seats, **more))
    assert refusal.value.field == field


@pytest.mark.parametrize("field", ["round", "first", "weather", "next_arm", "phase", "sites", "seats"])
def test_what_may_not_be_missing(field: str) -> None:
    short = {key: value for key, value in TURN.items() if key != field}
    with pytest.raises(BadPosition, match=f"{field}: is missing"):
        from_dict(short)


def test_a_view_with_a_secret_card_of_the_seat_that_acts() -> None:
    """R5.1: who acts has laid the card open, in views too."""
    with pytest.raises(BadPosition) as refusal:
        from_dict(changed(TURN, "seats.0.card", "?"), hidden=True)
    assert refusal.value.field == "seats[0].card"


def test_the_door_refuses_and_makes_no_game() -> None:
    with pytest.raises(BadPosition):
        Game.from_position(changed(TURN, "sites.P", "PPPPPP"))
    with pytest.raises(BadPosition):
        Game.from_position("3 alternate")
    with pytest.raises(BadPosition):
        Game.from_position(17)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("P5", "P6", "gems"),
        ("P5", "P99999999999", "sites.P"),
        ("P5", "P5000", "sites.P"),
        ("P5", "5P", "sites.P"),
        ("P5", "P-5", "sites.P"),
        ("P5 ", "", "line"),
        ("3 alternate", "x alternate", "players"),
        ("3 alternate", "4 alternate", "line"),
        ("3 alternate", "-1 alternate", "line"),
        ("3 alternate", "0 alternate", "line"),
        ("alternate", "both", "options.fork"),
        ("shared", "sharde", "options.tie_break"),
        ("stealing", "on", "options.stealing"),
        ("stealing -", "stealing 0", "options.max_rounds"),
        ("stealing -", "stealing x", "options.max_rounds"),
        ("| 4 0 +0", "| four 0 +0", "round"),
        ("+0", "+9", "weather"),
        ("2! ", "9! ", "seats[0].card"),
        ("5+Y", "5+Q", "seats[1].canoes[0].cargo"),
        ("5+Y", "8L+Y", "seats[1].canoes[0].at"),
        ("0 a b -", "0 c b -", "turn.must"),
        ("0 a b -", "0 a", "turn"),
        ("0 a b -", "0 a b nope", "turn.done"),
        ("0 a b -", "7 a b -", "turn.seat"),
        (" | 0 a b -", "", "turn"),
    ],
)
def test_a_line_with_one_thing_wrong(old: str, new: str, field: str) -> None:
    """The same checks, and those of the line itself."""
    line = to_line(from_dict(TURN))
    assert old in line
    with pytest.raises(BadPosition) as refusal:
        from_line(line.replace(old, new, 1))
    assert refusal.value.field == field


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["L", "6R", "P", "?"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
KEYS = ["options", "round", "first", "weather", "next_arm", "phase", "sites", "seats", "turn"]


@given(json_values)
def test_any_json_at_all_is_refused_politely(value: object) -> None:
    with pytest.raises(BadPosition):
        from_dict(value)


@given(st.dictionaries(st.sampled_from(KEYS), json_values))
def test_any_json_under_the_right_names_is_refused_politely(value: object) -> None:
    with pytest.raises(BadPosition):
        from_dict(value)


def places(value: object) -> list[tuple[Any, ...]]:
    """The paths to everything in a JSON value."""
    if isinstance(value, dict):
        items: list[tuple[Any, Any]] = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    else:
        return []
    return [(key, *rest) for key, inner in items for rest in [(), *places(inner)]]


@given(states, st.data())
def test_one_field_changed_to_anything_is_read_or_refused_but_never_breaks(state: State, data: st.DataObject) -> None:
    """What is read after all can be played and written again."""
    written = to_dict(state)
    for _ in range(5):
        broken = copy.deepcopy(written)
        *way, last = data.draw(st.sampled_from(places(written)))
        target: Any = broken
        for key in way:
            target = target[key]
        target[last] = data.draw(
            json_values | st.sampled_from([0, 1, 2, "", "X", "J", True, False, None, [], [0], [1]])
        )
        check_read(broken)


def check_read(written: object) -> None:
    """Either BadPosition, or a sound position in which somebody can decide."""
    try:
        state = from_dict(written)
    except BadPosition:
        return
    assert from_dict(to_dict(state)) == state
    assert state.phase in (BUY_BACK, CHOOSE, TURNS, OVER)
    if state.phase != OVER:
        assert actions_of(state, decider(state))


@given(states, st.data())
def test_a_scribbled_line_is_read_or_refused_but_never_breaks(state: State, data: st.DataObject) -> None:
    line = to_line(state)
    for _ in range(5):
        start = data.draw(st.integers(0, len(line)))
        end = data.draw(st.integers(start, min(len(line), start + 3)))
        scribble = data.draw(st.text(string.printable + "²٣ß", max_size=4))
        try:
            read = from_line(line[:start] + scribble + line[end:])
        except BadPosition:
            continue
        assert from_line(to_line(read)) == read


@given(st.text())
def test_any_text_is_refused_politely(text: str) -> None:
    with pytest.raises(BadPosition):
        from_line(text)
