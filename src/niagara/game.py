"""The friendly door: a game to play, ask, undo and watch.

game = Game.new(players=4, seed=7)
while not game.outcome:
    seat = game.to_decide[0]
    game.play(seat, game.legal_moves(seat)[0])
"""

from __future__ import annotations

import random
import secrets
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from operator import index
from typing import Any, Literal, Unpack

from niagara.events import AnyEvent, read_events
from niagara.notation.board import board_text
from niagara.notation.line import from_line, to_line
from niagara.notation.position import PositionDict, from_dict, to_dict
from niagara.rules.actions import Move, parse_move
from niagara.rules.apply import apply
from niagara.rules.board import NO_CARD, NOBODY, RIVER, SPECTATOR
from niagara.rules.ending import GOAL_NAMES, goal_of, has_won
from niagara.rules.legal import MOST_LEGAL, decider, legal
from niagara.rules.options import Options
from niagara.rules.setup import new_state
from niagara.rules.state import CHOOSE, OVER, State
from niagara.rules.view import view
from niagara.rules.why import Reason, why_not


class IllegalMove(ValueError):
    """A move that the rules do not allow; nothing has changed. `reason` has the rule, a code and what fills it."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.rule}: {reason.text}")
        self.reason = reason

    @property
    def rule(self) -> str:
        """The number of the rule that stands in the way."""
        return self.reason.rule


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won, and by which goal each (R8); no winner means a draw at the round limit (R9.5)."""

    winners: tuple[int, ...]
    goals: tuple[str, ...]

    @property
    def draw(self) -> bool:
        """Whether nobody won."""
        return not self.winners


class Game:  # noqa: PLW1641 - games change, so they have no hash
    """One game: a position, the moves that led to it, and, unless it `waits`, a river that makes its own moves."""

    def __init__(self, start: State, *, seed: int | None = None, river: Literal["draws", "waits"] = "draws") -> None:
        self.start = start.copy()
        self.state = start.copy()
        self._past = array("H")  # seat and number of every move; to copy and keep numbers costs next to nothing
        self.river = river
        self._seed = secrets.randbits(64) if seed is None else seed
        self._flow()

    @classmethod
    def new(
        cls,
        players: int = 4,
        seed: int | None = None,
        *,
        river: Literal["draws", "waits"] = "draws",
        **options: Unpack[Options],
    ) -> Game:
        """A new game (R2) with the options of R9; equal seeds draw alike."""
        return cls(new_state(players, **options), seed=seed, river=river)

    @classmethod
    def from_record(cls, text: str) -> Game:
        """The game that a record tells, as text or as JSON; `niagara.record.read_record` gives its names too."""
        from niagara.record_json import read_any

        return read_any(text).game

    @classmethod
    def from_position(cls, position: Mapping[str, Any] | str, seed: int | None = None) -> Game:
        """A game that goes on from a position, given as a dict or as one line."""
        state = from_line(position) if isinstance(position, str) else from_dict(position)
        return cls(state, seed=seed)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.state.players

    @property
    def history(self) -> list[tuple[int, Move]]:
        """Every move so far with the seat that made it, the river's too."""
        return list(self.played())

    def played(self) -> Iterator[tuple[int, Move]]:
        """The same one after the other, for those who need not see all."""
        return ((self._past[at], Move(self._past[at + 1])) for at in range(0, len(self._past), 2))

    @property
    def length(self) -> int:
        """How many moves have been made."""
        return len(self._past) // 2

    @property
    def to_decide(self) -> list[int]:
        """The seats that have a decision now: several while cards are chosen, one otherwise, none at the end."""
        if self.state.phase == CHOOSE:
            return [seat for seat in range(self.state.players) if self.state.card[seat] == NO_CARD]
        seat = decider(self.state)
        return [] if seat == NOBODY else [seat]

    def legal_moves(self, seat: int) -> list[Move]:
        """The moves a seat may make now; with a card down, those that change it while others still choose (R4.4)."""
        if seat != RIVER:
            self._check_seat(seat)
        return [Move(number) for number in self._legal(seat)]

    def play(self, seat: int, move: Move | str | int) -> list[AnyEvent]:
        """Make a move and return what happened, the river's own moves after it included."""
        number = self._number(move)
        if number not in self._legal(seat):
            reason = why_not(self.state, seat, number)
            assert reason is not None
            raise IllegalMove(reason)
        return self._record(seat, number) + self._flow()

    def follow(self, moves: Iterable[tuple[int, int]]) -> None:
        """Make moves, each a seat and a number, that were legal when they were first made; nobody is told of them."""
        self.state = self.state.copy()
        for seat, number in moves:
            apply(self.state, seat, number)
            self._past.extend((seat, number))

    def numbers(self, begin: int, end: int) -> list[tuple[int, int]]:
        """Seats and numbers of some moves, the first of all being 0."""
        past = self._past[2 * begin : 2 * end]
        return list(zip(past[::2], past[1::2], strict=True))

    def undo(self) -> None:
        """Take back the last decision of a seat, and what the river did after it, by replaying the rest."""
        decisions = [place for place, seat in enumerate(self._past[::2]) if seat != RIVER]
        if not decisions:
            return
        del self._past[2 * decisions[-1] :]
        self.state = self.start.copy()
        for seat, move in self.history:
            apply(self.state, seat, move.number)

    def position(self) -> PositionDict:
        """The full position, secrets included, as a JSON-ready dict."""
        return to_dict(self.state)

    def line(self) -> str:
        """The full position, secrets included, as one line; `from_position` reads it."""
        return to_line(self.state)

    def record(self, names: Sequence[str] = (), headers: dict[str, str] | None = None) -> str:
        """The game so far as a text file; `from_record` reads it."""
        from niagara.record import write_record

        return write_record(self, names, headers)

    def picture(
        self,
        *,
        names: Sequence[str] = (),
        arrow: tuple[int, Move | str | int] | None = None,
        highlight: Iterable[str] = (),
        look: Literal["day", "dusk"] = "day",
    ) -> str:
        """The board as SVG, as the browser draws it; `arrow` is a seat's move, `highlight` names spaces that glow."""
        from niagara.picture import Arrow, draw_svg

        shown = None if arrow is None else Arrow(arrow[0], Move(self._number(arrow[1])))
        return draw_svg(self.state, names=names, arrow=shown, highlight=highlight, look=look)

    def film(
        self,
        *,
        names: Sequence[str] = (),
        look: Literal["day", "dusk"] = "day",
        kind: Literal["webp", "gif", "apng"] = "webp",
        width: int = 800,
        pace: int = 700,
    ) -> bytes:
        """The whole game as an animated picture, a frame for every move; needs niagara-game[pictures]."""
        from niagara.picture import draw_film, make_film

        return make_film(draw_film(self, names=names, look=look, pace=pace), width=width, kind=kind)

    def _repr_svg_(self) -> str:
        return self.picture()

    def view(self, seat: int | None) -> PositionDict:
        """What a seat (None: a spectator) may know, as a JSON-ready dict."""
        return to_dict(self.observe(seat))

    def observe(self, seat: int | None) -> State:
        """What a seat (None: a spectator) may know, as a state; this is what bots are given."""
        if seat is None or seat == SPECTATOR:
            return view(self.state, SPECTATOR)
        self._check_seat(seat)
        return view(self.state, seat)

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on, then who won and how."""
        if self.state.phase != OVER:
            return None
        winners = tuple(seat for seat in range(self.players) if has_won(self.state, seat))
        return Outcome(winners, tuple(GOAL_NAMES[goal_of(self.state, seat)] for seat in winners))

    def copy(self) -> Game:
        """An independent game at the same point."""
        twin = Game.__new__(Game)
        twin.start = self.start
        twin.state = self.state  # a move makes a new state, so that games may share one
        twin._past = self._past[:]
        twin.river = self.river
        twin._seed = self._seed
        return twin

    def __eq__(self, other: object) -> bool:
        """Whether the same has happened: the same start and the same moves, whatever the river may draw next."""
        if not isinstance(other, Game):
            return NotImplemented
        return self.start == other.start and self._past == other._past

    def __repr__(self) -> str:
        return f"Game.from_position({self.line()!r})"

    def __str__(self) -> str:
        return board_text(self.state)

    def _check_seat(self, seat: int) -> None:
        """Refuse what is no seat of this game; a number from NumPy is one too."""
        try:
            known = 0 <= index(seat) < self.state.players
        except TypeError:
            known = False
        if not known:
            raise ValueError(f"there is no seat {seat!r}; this game has seats 0 to {self.players - 1} (R1.1)")

    def _number(self, move: Move | str | int) -> int:
        if isinstance(move, Move):
            return move.number
        return parse_move(move).number if isinstance(move, str) else index(move)

    def _record(self, seat: int, number: int) -> list[AnyEvent]:
        before, self.state = self.state, self.state.copy()
        apply(self.state, seat, number)
        self._past.extend((seat, number))
        return read_events(before, seat, number, self.state)

    def _flow(self) -> list[AnyEvent]:
        """Make the river's own moves until a seat has to decide."""
        events: list[AnyEvent] = []
        while self.river == "draws" and decider(self.state) == RIVER:
            moves = self._legal(RIVER)
            events += self._record(RIVER, moves[self._draw(len(moves))])
        return events

    def _legal(self, seat: int) -> list[int]:
        out = [0] * MOST_LEGAL
        return out[: legal(self.state, seat, out)]

    def _draw(self, count: int) -> int:
        """A number below `count` that hangs on the seed and the point reached, so that a draw undone comes again."""
        return 0 if count == 1 else random.Random(f"{self._seed} {len(self._past) // 2}").randrange(count)
