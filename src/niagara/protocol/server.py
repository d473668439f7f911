"""What the server says over the socket of one table.

Everything here is built for one observer: positions through `rules.view`, events with secret cards left out, legal
moves only for seats that this observer holds and that have to decide.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from niagara.events import AnyEvent
from niagara.protocol.options import OptionsView
from niagara.protocol.refusals import RefusalCode
from niagara.protocol.table import TableInfo
from niagara.rules.state import PhaseName
from niagara.rules.why import ReasonCode


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str):
    """Anything the server sends."""


class CanoeView(msgspec.Struct, frozen=True):
    """Where a canoe is (`X` = lost) and the gem on board (`""` = none)."""

    at: str
    cargo: str


class SeatView(msgspec.Struct, frozen=True):
    """One seat as an observer may see it; a secret card is `?`, and `hand` then still has it among the others."""

    hand: str
    card: str
    revealed: bool
    landed: str
    canoes: tuple[CanoeView, CanoeView]


class TurnView(msgspec.Struct, frozen=True):
    """Who acts; which canoes (0, 1) still must or may move; whether the turn may end here."""

    seat: int
    must: tuple[int, ...] = ()
    may: tuple[int, ...] = ()
    done: bool = False


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position, full or as one observer may see it."""

    options: OptionsView
    round: int
    first: int
    weather: int
    next_arm: str | None
    phase: PhaseName
    sites: dict[str, str]
    seats: tuple[SeatView, ...]
    turn: TurnView | None = None


class Deed(msgspec.Struct, frozen=True):
    """What a canoe does at one end of its way: load or swap for `gem`, unload, or steal from `victim`."""

    do: Literal["load", "unload", "swap", "steal"]
    gem: str = ""
    victim: str = ""


class LegalMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal move, spelled out for a client that knows no rules.

    `kind` says which fields count: `card` (card), `weather` (weather: -1 or 1), `buy` (gem), `done`,
    `canoe` (canoe, path, before, after; a path of one space means staying put; points: what paddling and deeds use).
    """

    number: int
    text: str
    kind: Literal["card", "weather", "buy", "done", "canoe"]
    card: str = ""
    weather: int = 0
    gem: str = ""
    canoe: str = ""
    path: tuple[str, ...] = ()
    before: Deed | None = None
    after: Deed | None = None
    points: int = 0


class Reach(msgspec.Struct, frozen=True):
    """For one card: where each own canoe could end."""

    card: str
    ends: dict[str, tuple[str, ...]]


class Forecast(msgspec.Struct, frozen=True):
    """What the river may do at the end of this round if the seat plays `card` and, with a cloud, moves the `weather`.

    `speeds`: how fast it may run, each with its chance; `spaces`: for a canoe that is on a space when the river flows,
    where it may end (`X` = over the falls), each with its chance.
    """

    card: str
    weather: int
    speeds: dict[int, float]
    spaces: dict[str, dict[str, float]]


class Decision(msgspec.Struct, frozen=True):
    """A seat of yours has to decide (or, with a card already down, may still change it)."""

    seat: int
    moves: tuple[LegalMove, ...]
    reach: tuple[Reach, ...] = ()


class Clock(msgspec.Struct, frozen=True):
    """A clock that is running: seconds left for a seat's decision, and then its reserve."""

    seat: int
    left: float
    reserve: float = 0.0


class ChatLine(msgspec.Struct, frozen=True):
    """One line of chat; `seat` is -1 for a spectator; `number` counts lines, `id` is what its sender called it."""

    seat: int
    name: str
    phrase: str = ""
    text: str = ""
    number: int = 0
    id: str = ""


class Outcome(msgspec.Struct, frozen=True):
    """Who won and how: a goal per winner (`four_alike`, `five_colours`, `any_seven`, `gem_value`)."""

    winners: tuple[int, ...]
    goals: tuple[str, ...]


class Snapshot(Message, frozen=True, tag="snapshot"):
    """Everything, on connecting or after too long an absence. `position` is None until the game starts."""

    table: TableInfo
    seq: int
    position: Position | None
    to_decide: tuple[int, ...]
    decisions: tuple[Decision, ...]
    chat: tuple[ChatLine, ...]
    clocks: tuple[Clock, ...] = ()
    outcome: Outcome | None = None


class Update(Message, frozen=True, tag="update"):
    """One more recorded move: its events for this observer, numbered without gaps; then what is to be decided now."""

    seq: int
    seat: int
    text: str
    events: tuple[AnyEvent, ...]
    to_decide: tuple[int, ...]
    phase: PhaseName
    turn: TurnView | None
    decisions: tuple[Decision, ...]
    clocks: tuple[Clock, ...] = ()


class ReadyUpdate(Message, frozen=True, tag="update"):
    """An `Update` of which some parts are JSON already, written once for all who are told them."""

    seq: int
    seat: int
    text: str
    events: msgspec.Raw
    to_decide: tuple[int, ...]
    phase: PhaseName
    turn: TurnView | None
    decisions: tuple[msgspec.Raw, ...] = ()
    clocks: tuple[Clock, ...] = ()


class TableChanged(Message, frozen=True, tag="table"):
    """Somebody joined, left, came back or went away; or the game started or ended."""

    table: TableInfo


class Clocks(Message, frozen=True, tag="clocks"):
    """The clocks that run, when something other than a move has changed them."""

    clocks: tuple[Clock, ...]


class Past(Message, frozen=True, tag="past"):
    """The answer to `history`: updates without gaps, as this observer may see them, or none.

    `start` is the position before the first of them, where that is the game's first.
    """

    updates: tuple[Update, ...]
    start: Position | None = None


class ReadyPast(Message, frozen=True, tag="past"):
    """A `Past` whose updates are JSON already."""

    updates: tuple[msgspec.Raw, ...]
    start: Position | None = None


class Accepted(Message, frozen=True, tag="accepted"):
    """A command was recorded and is safe on disk, up to update `seq`; a line of chat has been told to everybody."""

    id: str
    seq: int


class Refused(Message, frozen=True, tag="refused"):
    """A command changed nothing, and why: `code` for programs, `rule` where one stands in the way, `text` for people.

    `params` fill the translated sentence of `code`.
    """

    id: str
    code: RefusalCode
    text: str
    rule: str = ""
    params: dict[str, str] = {}


class Previewed(Message, frozen=True, tag="previewed"):
    """What would follow: the events so far and the legal moves then (none when the turn would be over)."""

    id: str
    moves: tuple[int, ...]
    events: tuple[AnyEvent, ...]
    phase: PhaseName
    turn: TurnView | None
    legal: tuple[LegalMove, ...]


class Because(Message, frozen=True, tag="because"):
    """The answer to `why`: the rule that stands in the way, or none where the space is open."""

    id: str
    code: ReasonCode | Literal[""]
    rule: str
    text: str
    params: dict[str, str] = {}


class Foreseen(Message, frozen=True, tag="foreseen"):
    """The answer to `foresee`: a forecast for each card that may be chosen, or for the card of the seat's turn."""

    id: str
    forecasts: tuple[Forecast, ...]


class Said(Message, frozen=True, tag="said"):
    """A line of chat."""

    line: ChatLine


class Nudged(Message, frozen=True, tag="nudged"):
    """Somebody whom the others wait for was asked to go on: the player of `seat`, by that of seat `by`."""

    seat: int
    by: int


class Restarting(Message, frozen=True, tag="restarting"):
    """The server is about to restart: come back in `seconds`; nothing is lost."""

    seconds: float


class Pong(Message, frozen=True, tag="pong"):
    """The answer to `ping`."""


class Beat(Message, frozen=True, tag="beat"):
    """A sign of life every few seconds: a page cannot see the pings of the protocol below."""


AnyMessage = (
    Snapshot
    | Update
    | TableChanged
    | Clocks
    | Past
    | Accepted
    | Refused
    | Previewed
    | Because
    | Foreseen
    | Said
    | Nudged
    | Restarting
    | Pong
    | Beat
)
