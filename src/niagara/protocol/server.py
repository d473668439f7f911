"""What the server says over the socket of one table.

Everything here is built for one observer: positions through `rules.view`, events with secret cards left out, legal
moves only for seats that this observer holds and that have to decide.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from niagara.events import AnyEvent
from niagara.protocol.options import OptionsView
from niagara.protocol.refusals import RefusalCode
from niagara.rules.state import PhaseName
from niagara.rules.why import ReasonCode

SeatKind = Literal["open", "human", "bot"]
AbsentRule = Literal["wait", "bot"]
CoachRule = Literal["alone", "all", "open"]
DesertedRule = Literal["end", "bots"]
TakeoverRule = Literal["nobody", "ask", "anyone"]


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


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where. `level`: of a bot.

    `away`: a human whose seat a bot is paddling now; `timed_out`: because its clock ran out, until the player is back.
    `left`: a bot plays on for somebody who left; `returnable`: that was the reader, who may take the seat again.
    `gave_up`: a bot plays on to the end, since the player gave up. `host`: may start the game.
    `bot_asked`: the seats that ask for a bot in the place of this player, who is absent.
    """

    kind: SeatKind
    name: str
    level: str = ""
    online: bool = True
    away: bool = False
    yours: bool = False
    timed_out: bool = False
    left: bool = False
    returnable: bool = False
    host: bool = False
    bot_asked: tuple[int, ...] = ()
    gave_up: bool = False


class SeatAsk(msgspec.Struct, frozen=True):
    """Somebody who watches asks the host for a seat; `yours`: the reader does."""

    seat: int
    name: str
    yours: bool = False


class LiveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """Seconds for every decision, and a reserve for the whole game that longer thoughts use up."""

    decision: Annotated[int, msgspec.Meta(ge=5, le=3600)]
    reserve: Annotated[int, msgspec.Meta(ge=0, le=7200)] = 0


class PostClock(msgspec.Struct, frozen=True, tag_field="kind", tag="post", forbid_unknown_fields=True):
    """Days for every decision: players need not be there at the same time."""

    days: Annotated[int, msgspec.Meta(ge=1, le=14)]


ClockRule = LiveClock | PostClock


class Clock(msgspec.Struct, frozen=True):
    """A clock that is running: seconds left for a seat's decision, and then its reserve."""

    seat: int
    left: float
    reserve: float = 0.0


class Standing(msgspec.Struct, frozen=True):
    """How far a running game is: its round, who has to decide, since when, and, by post, until when.

    Moments are milliseconds since 1970; `deadline` is that of the reader if one runs, else of whoever's is first.
    """

    round: int
    to_decide: tuple[int, ...]
    since: int
    deadline: int | None = None


class ChatLine(msgspec.Struct, frozen=True):
    """One line of chat; `seat` is -1 for a spectator; `number` counts lines, `id` is what its sender called it."""

    seat: int
    name: str
    phrase: str = ""
    text: str = ""
    number: int = 0
    id: str = ""


class EveningInfo(msgspec.Struct, frozen=True):
    """A series of games in one group: how many, and, by game and seat, the points of those that are over."""

    games: int
    points: tuple[tuple[int, ...], ...] = ()


class TableInfo(msgspec.Struct, frozen=True):
    """A table: open (waiting for players), playing, or over.

    `host`: whether the reader made it; `pause`: milliseconds that bots wait before they act; `muted`: the seats whose
    chat the host has muted (-1: all spectators); `absent`: whether absent players are waited for, or a bot plays after
    a while; `again`: the seats that want another game; `standing` is told in the lobby alone. `coach`: who may ask for
    advice: whoever plays against bots alone, all who sit here, or, alone, with the bots' cards lying open.
    `taken_back`: how often a decision was taken back on the way here. `begins`: in how many seconds bots take the open
    seats of a table at which people wait who want to play now; in the lobby it is told as 0. `deserted`: whether the
    game ends when the last player gives up, or bots play it to its end. `takeover`: whether somebody who watches may
    take a bot's seat in the running game, by asking the host or just so; `asks`: who waits for the host's answer.
    `rated`: whether the game changes ratings; `evening`: the series that it is a part of.
    """

    id: str
    status: Literal["open", "playing", "over"]
    public: bool
    seats: tuple[SeatInfo, ...]
    options: OptionsView
    host: bool = False
    spectators: int = 0
    next_table: str = ""
    pause: int = 0
    clock: ClockRule | None = None
    muted: tuple[int, ...] = ()
    absent: AbsentRule = "wait"
    again: tuple[int, ...] = ()
    standing: Standing | None = None
    coach: CoachRule = "alone"
    taken_back: int = 0
    begins: float | None = None
    deserted: DesertedRule = "end"
    rated: bool = False
    evening: EveningInfo | None = None
    takeover: TakeoverRule = "nobody"
    asks: tuple[SeatAsk, ...] = ()


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
