"""A game as a small text file: headers, then the moves round by round.

    [Niagara "1"]
    [Players "4"]
    [Seat0 "Ada"]
    [Result "0 four_alike"]

    1.  river first 2, arm L
        cards 6 C 5 1
        2 a >3 +P
        3 a >1
        0 a >4 +C
        1 weather +
        river flow

`cards` has one card a seat, in the order of seats (`-`: none down yet). Every other line is a seat, or `river`, and its
moves in the notation of `rules.actions`. Options that are as in the book have no header; a game that went on from a
position has it as one line in `[Position "…"]`. `Niagara` names the version of the table of actions that the moves are
from: a later one has them all too. `#` begins a comment. docs/notation.md has the grammar.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from niagara.game import Game, IllegalMove
from niagara.notation.line import from_line, to_line
from niagara.notation.options import from_headers, to_headers
from niagara.rules.actions import CARD, SIZES, VERSION, Move, UnknownVersion, parse_move, version_of
from niagara.rules.apply import apply
from niagara.rules.board import CARD_NAMES, RIVER
from niagara.rules.state import CHOOSE, DRAW_FIRST

_HEADER = re.compile(r'\[(\w+)\s+"([^"]*)"\]')


class TooLong(ValueError):
    """A game of more moves or rounds than are wanted."""


@dataclass(frozen=True, slots=True)
class Most:
    """How long a game may be that is read."""

    moves: int
    rounds: int

    def check(self, game: Game) -> None:
        """TooLong where a game has become longer."""
        if game.length > self.moves or game.state.round > self.rounds:
            raise TooLong(f"the game has more than {self.moves} moves or {self.rounds} rounds")


class BadRecord(ValueError):
    """A record that cannot be read or played: `line` says where, or `place` in one that has no lines."""

    def __init__(self, line: int, problem: str, place: str = "") -> None:
        super().__init__(f"{place or f'line {line}'}: {problem}")
        self.line = line


@dataclass
class Record:
    """A game read from a file, with the names of its seats and any further headers."""

    game: Game
    names: list[str]
    headers: dict[str, str] = field(default_factory=dict)


def write_record(game: Game, names: Sequence[str] = (), headers: dict[str, str] | None = None) -> str:
    """The game so far as a text file."""
    if len(names) > game.players:
        raise ValueError(f"{len(names)} names, but {game.players} seats")
    start = game.start
    lines = [_header("Niagara", version_needed(game)), _header("Players", str(game.players))]
    lines += [_header(f"Seat{seat}", name) for seat, name in enumerate(names)]
    if start.phase == DRAW_FIRST:
        lines += [_header(key, value) for key, value in to_headers(start).items()]
    else:
        lines.append(_header("Position", to_line(start)))
    lines += [_header(key, value) for key, value in (headers or {}).items()]
    lines.append(_header("Result", result_of(game)))
    return "\n".join([*lines, "", *_round_lines(game)]) + "\n"


def _header(key: str, value: str) -> str:
    return f'[{key} "{value.translate(_PLAIN)}"]'


_PLAIN = str.maketrans({'"': "'", "\n": " ", "\r": " "})


def version_needed(game: Game) -> str:
    """The oldest version of the table of actions that has all moves of a game: whoever knows it can read the record."""
    return str(max((version_of(move.number) for _, move in game.history), default=1))


def result_of(game: Game) -> str:
    """Who won and how, in the words of the `Result` header."""
    if game.outcome is None:
        return "unfinished"
    if game.outcome.draw:
        return "draw"
    return ", ".join(f"{seat} {goal}" for seat, goal in zip(game.outcome.winners, game.outcome.goals, strict=True))


def _round_lines(game: Game) -> Iterator[str]:
    """The moves, one line for what a seat does in a row; a round's first line has its number."""
    shown_round = 0
    for round_number, who, words in _grouped(game):
        separator = " " if who == "cards" else ", "
        number = f"{round_number}." if round_number != shown_round else ""
        yield f"{number:<4}{who} {separator.join(words)}"
        shown_round = round_number


def _grouped(game: Game) -> Iterator[tuple[int, str, list[str]]]:
    state = game.start.copy()
    cards: list[str] = []
    group: tuple[int, str, list[str]] = (0, "", [])
    for seat, move in game.history:
        choosing, round_number = state.phase == CHOOSE, state.round
        apply(state, seat, move.number)
        if choosing:
            if group[2]:
                yield group
                group = (0, "", [])
            cards = [CARD_NAMES[card] or "-" for card in state.card[: state.players]]
            if state.phase != CHOOSE:
                yield round_number, "cards", cards
                cards = []
            continue
        who = "river" if seat == RIVER else str(seat)
        if (round_number, who) != group[:2]:
            if group[2]:
                yield group
            group = (round_number, who, [])
        group[2].append(str(move))
    if group[2]:
        yield group
    as_at_the_start = state.round == game.start.round and state.card == game.start.card
    if cards and not as_at_the_start:
        yield state.round, "cards", cards


def read_record(text: str, most: Most | None = None) -> Record:
    """The game that a text file tells, replayed move by move; BadRecord says which line cannot be.

    One that is longer than wanted is read no further: TooLong.
    """
    headers: dict[str, str] = {}
    moves: list[tuple[int, str]] = []
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.split("#")[0].strip()
        header = _HEADER.fullmatch(raw.strip())
        if header:
            headers[header[1]] = header[2]
        elif line.startswith("["):
            raise BadRecord(number, f'{line!r} is not a header such as [Players "4"]')
        elif line:
            moves.append((number, line))
    game = _start(headers)
    for number, line in moves:
        _play_line(game, number, line)
        if most is not None:
            most.check(game)
    game.river = "draws"
    names = [headers.pop(f"Seat{seat}", f"Seat {seat}") for seat in range(game.players)]
    return Record(game, names, headers)


def _check_version(version: str | None) -> None:
    if version is None:
        raise BadRecord(1, f'a record begins with [Niagara "{VERSION}"]')
    if version not in map(str, SIZES):
        raise BadRecord(1, f"Niagara: {UnknownVersion(version)}")


def _start(headers: dict[str, str]) -> Game:
    """The game before its first move, from the headers."""
    _check_version(headers.pop("Niagara", None))
    players = headers.pop("Players", "")
    if not re.fullmatch(r"[0-9]{1,3}", players):
        raise BadRecord(1, 'the header [Players "…"] is missing or not a number')
    headers.pop("Result", None)
    line = headers.pop("Position", None)
    try:
        options = from_headers(headers)
        if line is not None:
            start = from_line(line)
            if start.players != int(players):
                raise BadRecord(1, f"Players: {players}, but the position has {start.players} seats")
            return Game(start, river="waits")
        return Game.new(int(players), river="waits", **options)
    except BadRecord:
        raise
    except ValueError as problem:
        raise BadRecord(1, str(problem)) from problem


def _play_line(game: Game, number: int, line: str) -> None:
    numbered = re.match(r"([0-9]+)\.\s*", line)
    if numbered:
        if numbered[1] != str(game.state.round):
            raise BadRecord(number, f"says round {numbered[1]}, but the game is in round {game.state.round}")
        line = line[numbered.end() :]
    who, _, rest = line.partition(" ")
    if who == "cards":
        _play_cards(game, number, rest.split())
        return
    if who != "river" and who not in map(str, range(game.players)):
        raise BadRecord(number, f"{who!r} is neither a seat, nor 'cards', nor 'river'")
    seat = RIVER if who == "river" else int(who)
    for text in rest.split(","):
        try:
            _play(game, number, seat, parse_move(text))
        except BadRecord:
            raise
        except ValueError as problem:
            raise BadRecord(number, str(problem)) from problem


def _play_cards(game: Game, number: int, cards: list[str]) -> None:
    if len(cards) != game.players:
        raise BadRecord(number, f"{len(cards)} cards for {game.players} seats")
    for name in cards:
        if name not in CARD_NAMES[1:8] and name != "-":
            raise BadRecord(number, f"{name!r} is not a card (R1.1)")
    # Cards that were down at the start may have been changed, which is over once the last seat has chosen (R4.4).
    choosing = game.state.phase == CHOOSE
    down = [CARD_NAMES[card] if choosing else "" for card in game.state.card[: game.players]]
    for seat in sorted(range(game.players), key=lambda seat: down[seat] == ""):
        if cards[seat] not in ("-", down[seat]):
            _play(game, number, seat, Move(CARD + CARD_NAMES.index(cards[seat])))


def _play(game: Game, number: int, seat: int, move: Move) -> None:
    try:
        game.play(seat, move)
    except IllegalMove as illegal:
        who = "the river" if seat == RIVER else f"seat {seat}"
        problem = f"round {game.state.round}, {who}, {move}: {illegal}"
        raise BadRecord(number, problem) from illegal


__all__ = ["BadRecord", "Most", "Record", "TooLong", "read_record", "write_record"]
