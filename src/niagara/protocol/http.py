"""Bodies of the HTTP requests and answers under `/api`."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from niagara.events import AnyEvent
from niagara.protocol.client import ActionNumber, Seat
from niagara.protocol.friends import Invitation
from niagara.protocol.limits import COLOURS, FACE_LENGTH, NAME_LENGTH, RECORD_LENGTH
from niagara.protocol.options import NewOptions
from niagara.protocol.refusals import RefusalCode
from niagara.protocol.server import CanoeView, Decision, Position, TurnView
from niagara.protocol.table import (
    AbsentRule,
    ClockRule,
    CoachRule,
    DesertedRule,
    LiveClock,
    OfferKind,
    SeatKind,
    TableInfo,
    TakeoverRule,
)
from niagara.rules.state import PhaseName

PlayerName = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH)]
Face = Annotated[str, msgspec.Meta(max_length=FACE_LENGTH, pattern=r"^[a-z0-9-]*(?!\s)$")]
Level = Annotated[str, msgspec.Meta(max_length=24)]
Colour = Annotated[int, msgspec.Meta(ge=-1, lt=COLOURS)]
BotNames = Annotated[tuple[Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)], ...], msgspec.Meta(max_length=5)]
AnyPosition = Annotated[str, msgspec.Meta(min_length=1, max_length=600)] | dict[str, Any]


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: `me` (on this device; several make a hot-seat game), `open` for a friend, or `bot`.

    `face`: which drawing one has chosen, by a name that the browsers know; `colour`: which one is wished for (-1: any).
    """

    kind: Literal["me", "open", "bot"]
    name: Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)] = ""
    level: Level = ""
    face: Face = ""
    colour: Colour = -1


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: it starts at once when no seat is open. A game from a `position` has the options of that.

    `absent`: players who are away are waited for, or a bot plays for them after a while. `coach`: who may ask for
    advice (see `TableInfo`); cards lie `open` only where one plays against bots alone. `deserted`: whether the game
    ends when the last player gives up, or bots play it to its end. `takeover`: whether a bot's seat may be taken in
    the running game. `rated`: the game changes people's ratings, if two or more play, each for one seat. `evening`:
    how many games are played in a row, with standings; 0: one by one. `forecast`: whether players may ask what the
    river may do. `takebacks`: a decision is taken back when all agree. `unwatched`: nobody may look on while the game
    is played, so that nobody can take a seat later either.
    """

    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=2, max_length=5)]
    options: NewOptions = NewOptions()
    public: bool = False
    pause: Annotated[int, msgspec.Meta(ge=0, le=5000)] = 600
    clock: ClockRule | None = None
    absent: AbsentRule = "wait"
    coach: CoachRule = "alone"
    deserted: DesertedRule = "end"
    rated: bool = False
    evening: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    takeover: TakeoverRule = "nobody"
    forecast: bool = True
    takebacks: bool = False
    unwatched: bool = False
    position: AnyPosition | None = None


Pace = Literal["quick", "relaxed"]
PACES: Final[dict[Pace, LiveClock]] = {"quick": LiveClock(20, 60), "relaxed": LiveClock(60, 180)}


class PlayNow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/play_now: a seat at a table of this size and pace where others wait, or a new one to wait at."""

    name: PlayerName
    seats: Annotated[int, msgspec.Meta(ge=3, le=5)] = 4
    pace: Pace = "quick"
    face: Face = ""
    colour: Colour = -1


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/join: take an open seat, or again the one that one left."""

    name: PlayerName
    seat: Annotated[int, msgspec.Meta(ge=0, le=4)] | None = None
    face: Face = ""
    colour: Colour = -1


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/start: open seats become bots of level `fill`; without one there must be none.

    `names`: what the bots are called, in the order of their seats.
    """

    fill: Level = ""
    names: BotNames = ()


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/rematch: say yes to another game; it is made once all who are present have.

    `names`: what bots are called that take the seats of people who are gone.
    """

    names: BotNames = ()


class AtSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/kick: send somebody away before the game; …/stand_in: ask for a bot for an absent one.

    …/move: sit in another open seat before the game. …/nudge: ask somebody to go on who has been deciding for long.

    …/coach/suggest, …/coach/review and …/coach/take_back: of one's own seat.
    """

    seat: Seat


class TakeOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/take_over: sit in a bot's place in a running game, or ask the host for it.

    With the host's yes also in the place of somebody who is absent. The answer has no seats while the host is asked.
    """

    name: PlayerName
    seat: Seat
    face: Face = ""


class SeatAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/answer_ask: the host's answer to who asks for a seat."""

    seat: Seat
    yes: bool


class NewOffer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/offer: ask the others for a pause, or to have the last decision of one's own seat back."""

    kind: OfferKind
    seat: Seat


class OfferAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/answer_offer: say yes or no to it; who asked takes it back with a no."""

    kind: OfferKind
    yes: bool


class TableLink(msgspec.Struct, frozen=True):
    """Answer to making, joining or rematching a table; `id` is empty while others have yet to agree to a rematch."""

    id: str
    seats: tuple[int, ...]


class LevelInfo(msgspec.Struct, frozen=True):
    """A level of play a bot seat can have, weakest first."""

    id: str
    name: str
    sentence: str
    rating: int | None = None


class Lobby(msgspec.Struct, frozen=True):
    """GET /api/lobby: public tables to join or watch, this session's own, and those to which it is invited.

    The socket /ws/lobby sends the same at once and again whenever it has changed.
    """

    open: tuple[TableInfo, ...]
    playing: tuple[TableInfo, ...]
    yours: tuple[TableInfo, ...]
    levels: tuple[LevelInfo, ...]
    invitations: tuple[Invitation, ...] = ()


class FinishedSeat(msgspec.Struct, frozen=True):
    """Who sat where in a finished game; a bot played on for who gave up."""

    kind: SeatKind
    name: str
    level: str
    yours: bool
    gave_up: bool = False
    face: str = ""


class FinishedGame(msgspec.Struct, frozen=True):
    """A game that is over. `ended` is in milliseconds since 1970, or when it was imported; `rounds` 0 is not known.

    An imported record may stop before the end: `finished` is then false, and nobody has won. `landed`: the gems of each
    seat, where they are known.
    """

    id: str
    ended: int
    seats: tuple[FinishedSeat, ...]
    winners: tuple[int, ...]
    goals: tuple[str, ...]
    rounds: int
    moves: int
    finished: bool
    imported: bool
    public: bool
    landed: tuple[str, ...] = ()


class FinishedGames(msgspec.Struct, frozen=True):
    """GET /api/games?whose=mine|public&before=…: a page, the latest first; `next` as `before` gives the following."""

    games: tuple[FinishedGame, ...]
    next: str


class GameRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/games: a record, text or JSON, as `GET /api/tables/{id}/record` gives it; answered with a TableLink."""

    record: Annotated[str, msgspec.Meta(min_length=1, max_length=RECORD_LENGTH)]


class Problem(msgspec.Struct, frozen=True):
    """An error answer: which field or rule, in words; nothing was changed. `params` fill the sentence of `code`."""

    code: RefusalCode
    text: str
    field: str = ""
    rule: str = ""
    params: dict[str, str] = {}


class Practice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/practice and /api/practice/preview: moves of one seat from a position (a dict, or one line)."""

    position: AnyPosition
    seat: Seat
    moves: Annotated[tuple[ActionNumber, ...], msgspec.Meta(max_length=3)] = ()


class PracticeWhy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/practice/why: which rule keeps a canoe (`a` or `b`) from ending on a space after these moves."""

    position: AnyPosition
    seat: Seat
    canoe: Annotated[str, msgspec.Meta(pattern=r"^[ab](?!\s)$")]
    space: Annotated[str, msgspec.Meta(max_length=2)]
    moves: Annotated[tuple[ActionNumber, ...], msgspec.Meta(max_length=3)] = ()


class Practised(msgspec.Struct, frozen=True):
    """What came of it: the full position as one line, to go on from; what the seat sees; what there is to decide."""

    position: str
    view: Position
    events: tuple[AnyEvent, ...]
    to_decide: tuple[int, ...]
    turn: TurnView | None
    decisions: tuple[Decision, ...]


class LessonInfo(msgspec.Struct, frozen=True):
    """A scene of the tutorial: its words go by its id; `rule` is the one it teaches."""

    id: str
    rule: str


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle: `task` and `rounds` name its sentence, which the gems and `victim` fill; `grade` is 1 (easy) to 3.

    `name` names its title; `canoes`: where those of each seat are. `tried`: how many visitors of this host have tried
    it; `solved`: how many of them found it at the first try.
    """

    id: str
    grade: int
    task: str
    gem: str = ""
    other: str = ""
    victim: int = -1
    rounds: int = 1
    name: str = ""
    canoes: tuple[tuple[CanoeView, CanoeView], ...] = ()
    tried: int = 0
    solved: int = 0


class Lessons(msgspec.Struct, frozen=True):
    """GET /api/learn: the scenes in their order, the puzzles from easy to hard, and the id of today's."""

    scenes: tuple[LessonInfo, ...]
    puzzles: tuple[PuzzleInfo, ...]
    today: str


class Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/learn/scenes/{id}: all moves of the player's from the start; the last `fresh` of them are told.

    `first`: the visitor tries this puzzle for the first time, so that it counts how it ends.
    """

    moves: Annotated[tuple[ActionNumber, ...], msgspec.Meta(max_length=16)] = ()
    fresh: Annotated[int, msgspec.Meta(ge=0, le=16)] = 0
    first: bool = False


# What `learn.aims` tells apart.
MissCode = Literal[
    "lost",
    "robbed",
    "ashore",
    "empty",
    "other_gem",
    "elsewhere",
    "not_landed",
    "paid",
    "not_bought",
    "not_stolen",
    "not_laid",
    "weather",
    "afloat",
    "no_goal",
]


class Missed(msgspec.Struct, frozen=True, omit_defaults=True):
    """What exactly went wrong: `code` names its sentence, which the gem and the space fill."""

    code: MissCode
    gem: str = ""
    space: str = ""


class Shown(msgspec.Struct, frozen=True):
    """POST /api/learn/scenes/{id}/show: moves that reach the aim."""

    moves: tuple[int, ...]


class Attempted(msgspec.Struct, frozen=True):
    """How the attempt stands: `reached`, `missed`, or `open` while there is more to decide."""

    status: Literal["open", "reached", "missed"]
    seat: int
    rule: str
    now: Practised
    miss: Missed | None = None


class ExampleStep(msgspec.Struct, frozen=True):
    """One step of the printed example: `2-cards`, `2-4` (seat 4 in round 2) or `2-river`."""

    id: str
    events: tuple[AnyEvent, ...]
    phase: PhaseName
    turn: TurnView | None


class ExampleGame(msgspec.Struct, frozen=True):
    """GET /api/learn/example: where the printed example begins, and its steps."""

    start: Position
    steps: tuple[ExampleStep, ...]


__all__ = [
    "Attempt",
    "Attempted",
    "ExampleGame",
    "ExampleStep",
    "FinishedGame",
    "FinishedGames",
    "FinishedSeat",
    "GameRecord",
    "Join",
    "LessonInfo",
    "Lessons",
    "LevelInfo",
    "Lobby",
    "NewOffer",
    "NewSeat",
    "NewTable",
    "OfferAnswer",
    "PlayNow",
    "Practice",
    "PracticeWhy",
    "Practised",
    "Problem",
    "PuzzleInfo",
    "SeatAnswer",
    "Start",
    "TableLink",
    "TakeOver",
]
