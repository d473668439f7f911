"""Records: a game as a text file that replays to the same position, and what is wrong with those that do not."""

from __future__ import annotations

import random
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from niagara.game import Game
from niagara.notation.line import to_line
from niagara.record import BadRecord, read_record, write_record
from niagara.rules.board import RIVER
from niagara.rules.state import BUY_BACK, CHOOSE, OVER, TURNS, State
from tests.game.test_game import play_some
from tests.playthroughs import e9
from tests.strategies import seeds, starts, states
from tests.table import play, table


def check_round_trip(game: Game) -> None:
    text = write_record(game)
    record = read_record(text)
    assert to_line(record.game.state) == to_line(game.state)
    assert record.game.state == game.state
    assert record.game.outcome == game.outcome
    assert write_record(record.game) == text


@given(starts, seeds, st.integers(0, 150))
def test_a_record_replays_to_the_same_position(start: State, seed: int, moves: int) -> None:
    game = Game(start, seed=seed)
    play_some(game, random.Random(seed), moves)
    check_round_trip(game)


@given(states, seeds, st.integers(0, 12))
def test_a_record_that_starts_from_a_position(state: State, seed: int, moves: int) -> None:
    """Cards may be down already at its start, and be changed after it (R4.4)."""
    if state.phase not in (BUY_BACK, CHOOSE, TURNS, OVER):
        state = table(["- - J J"] * 3, phase="choose").state
    game = Game(state, seed=seed)
    play_some(game, random.Random(seed), moves)
    check_round_trip(game)


def test_cards_that_were_down_at_the_start() -> None:
    """R4.4: kept by one, changed by another before the last one chose."""
    game = table(["- - J J", "5 - J J", "3 - J J"], phase="choose")
    check_round_trip(game)
    play(game, "1 card 4")
    check_round_trip(game)
    play(game, "1 card 5")
    check_round_trip(game)
    play(game, "1 card 4", "0 card 1")
    assert game.position()["phase"] == "turns"
    check_round_trip(game)


def test_a_record_can_be_played_on() -> None:
    record = read_record(write_record(e9()))
    record.game.play(3, "card 6")
    assert record.game.to_decide == [0, 1, 2, 4]


def test_names_and_headers_are_kept() -> None:
    names = ["Ada", 'Bob "the falls" B.', "#3 [three]", "", "Zoë\u2028\x0b\nQ"]
    text = write_record(e9(), names, {"Event": "Club night"})
    record = read_record(text)
    assert record.names[0] == "Ada"
    assert record.names[1] == "Bob 'the falls' B."
    assert record.names[2] == "#3 [three]"
    assert record.names[3] == ""
    assert record.names[4].startswith("Zoë")
    assert record.headers == {"Event": "Club night"}
    assert read_record(write_record(e9())).names == ["Seat 0", "Seat 1", "Seat 2", "Seat 3", "Seat 4"]


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_line_endings_comments_and_blank_lines_do_not_matter(ending: str) -> None:
    text = write_record(e9())
    spaced = ending.join(f"{line}  # note" if line[:1] != "[" else line for line in text.split("\n")) + ending * 3
    assert read_record(spaced).game.state == e9().state


@cache
def good() -> str:
    """A sound record to break."""
    return write_record(e9())


def line_of(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.split("\n"), 1) if part in line)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("    3 b >3 x2a, a >2", "    3 b >3 x2b, a >2", ("round 3", "seat 3", "b >3 x2b", "R6.8")),
        ("    3 b >3 x2a, a >2", "    3 b >3 x2a, a >3", ("round 3", "R6.5")),
        ("    3 b >3 x2a, a >2", "    4 a >6L ~B", ("round 3", "R5.1")),
        ("    3 b >3 x2a, a >2", "    5 b >3 x2a", ("seat",)),
        ("    3 b >3 x2a, a >2", "    9 b >3 x2a", ("seat",)),
        ("    3 b >3 x2a, a >2", "    ² b >3 x2a", ("²",)),
        ("    3 b >3 x2a, a >2", "    3 b >8L", ("no move is written 'b >8L'",)),
        ("    3 b >3 x2a, a >2", "    3", ("no move is written ''",)),
        ("    3 b >3 x2a, a >2", "    Red b >3 x2a", ("'Red' is neither a seat",)),
        ("2.  cards 5 1 6 5 3", "2.  cards 6 1 6 5 3", ("round 2", "seat 0", "R3.2")),
        ("2.  cards 5 1 6 5 3", "2.  cards 5 1 6 5", ("4 cards for 5 seats",)),
        ("2.  cards 5 1 6 5 3", "2.  cards 5 1 6 5 9", ("'9' is not a card (R1.1)",)),
        ("2.  cards 5 1 6 5 3", "7.  cards 5 1 6 5 3", ("says round 7, but the game is in round 2",)),
        pytest.param("2.  cards 5 1 6 5 3", "9" * 5000 + ".  cards 5 1 6 5 3", ("9",), id="a long number"),
        ("    2 a ~Y >3, b >4 +C", "    cards 5 1 6 5 3", ("round 2", "seat 0", "R3.1")),
        ("2.  cards 5 1 6 5 3", "    river flow", ("round 2", "the river", "flow")),
        ("[Niagara", "[Niagra", ("[Niagara",)),
        ('[Niagara "1"]', "", ('[Niagara "1"]',)),
        ('[Niagara "1"]', '[Niagara "2"]', ("Niagara: version 2", "known: 1")),
        ('[Niagara "1"]', '[Niagara "one"]', ("Niagara: version one", "known: 1")),
        ('[Players "5"]', "", ("Players",)),
        ('[Players "5"]', '[Players "six"]', ("Players",)),
        ('[Players "5"]', '[Players "²"]', ("Players",)),
        ('[Players "5"]', '[Players "6"]', ("players: 6", "R1.1")),
        ('[Players "5"]', "[Players 5]", ("is not a header",)),
        ('[Players "5"]', '[Players "5"]\n[Fork "both"]', ("fork: 'both'", "R9")),
        ('[Players "5"]', '[Players "5"]\n[TieBreak "age"]', ("tie_break: 'age'",)),
        ('[Players "5"]', '[Players "5"]\n[Stealing "yes"]', ("Stealing: 'yes'", "R9.3")),
        ('[Players "5"]', '[Players "5"]\n[MaxRounds "many"]', ("MaxRounds: 'many'", "R9.5")),
        ('[Players "5"]', '[Players "5"]\n[MaxRounds "²"]', ("MaxRounds", "R9.5")),
        ('[Players "5"]', '[Players "5"]\n[MaxRounds "0"]', ("max_rounds: 0", "R9.5")),
        ('[Players "5"]', '[Players "5"]\n[Position "nonsense"]', ("line",)),
    ],
)
def test_a_record_with_one_thing_wrong(old: str, new: str, words: tuple[str, ...]) -> None:
    """The error names the line, and where there is one the round, the seat, the move and the rule."""
    assert old in good()
    with pytest.raises(BadRecord) as refusal:
        read_record(good().replace(old, new, 1))
    assert all(word in str(refusal.value) for word in words), str(refusal.value)
    if not old.startswith("["):
        assert refusal.value.line == line_of(good(), old)
        assert str(refusal.value).startswith(f"line {refusal.value.line}: ")


def test_an_illegal_move_in_round_4() -> None:
    """R6.5: what and where."""
    game = e9()
    play(game, "3 card 6", "4 card 6", "0 card 1", "1 card 2", "2 card 3")
    text = write_record(game) + "    3 a >5, b >J\n"
    with pytest.raises(BadRecord, match=r"line \d+: round 4, seat 3, a >5: R6\.5: ") as refusal:
        read_record(text)
    assert refusal.value.line == line_of(text, "a >5, b >J")


def test_players_and_position_must_agree() -> None:
    text = write_record(table(["- - J J"] * 3, phase="choose"))
    with pytest.raises(BadRecord, match="4"):
        read_record(text.replace('[Players "3"]', '[Players "4"]'))


@given(st.data())
def test_a_scribbled_record_is_read_or_refused_but_never_breaks(data: st.DataObject) -> None:
    text = good()
    for _ in range(10):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 4)))
        scribble = data.draw(st.text('0123456789abJLRXPC+-~>.,#[]" \n²', max_size=4))
        try:
            record = read_record(text[:start] + scribble + text[end:])
        except BadRecord:
            continue
        assert read_record(write_record(record.game)).game.state == record.game.state


@given(st.text())
def test_any_text_is_refused_politely(text: str) -> None:
    with pytest.raises(BadRecord):
        read_record(text)


def test_a_waiting_river_is_recorded_disc_by_disc() -> None:
    """R9.1."""
    start = table(["2 - 5 J", "2 - J J", "C - J J"], acting=2, next_arm=None, fork="chance", weather=1)
    game = Game(start.state, river="waits")
    play(game, "2 weather -")
    game.play(RIVER, "disc L")
    check_round_trip(game)
    assert "river disc L" in write_record(game)
