"""A table as it is told: who sits there, by which rules and clocks it is played, what goes on besides the game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from niagara.protocol.options import OptionsView

SeatKind = Literal["open", "human", "bot"]
AbsentRule = Literal["wait", "bot"]
CoachRule = Literal["alone", "all", "open"]
DesertedRule = Literal["end", "bots"]
TakeoverRule = Literal["nobody", "ask", "anyone"]
OfferKind = Literal["pause", "take_back"]


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where. `level`: of a bot.

    `away`: a human whose seat a bot is paddling now; `timed_out`: because its clock ran out, until the player is back.
    `left`: a bot plays on for somebody who left; `returnable`: that was the reader, who may take the seat again.
    `gave_up`: a bot plays on to the end, since the player gave up. `host`: may start the game.
    `bot_asked`: the seats that ask for a bot in the place of this player, who is absent. `face`: the drawing that a
    person has chosen, if any; `colour`: that of the seat's canoes, as no other seat has it.
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
    face: str = ""
    colour: int = -1


class SeatAsk(msgspec.Struct, frozen=True):
    """Somebody who watches asks the host for a seat; `yours`: the reader does."""

    seat: int
    name: str
    yours: bool = False


class OfferInfo(msgspec.Struct, frozen=True):
    """Somebody asks the others for a pause, or to have the last decision of `seat` back; `yes`: the seats that agree.

    `refused`: somebody said no.
    """

    kind: OfferKind
    seat: int
    yes: tuple[int, ...]
    refused: bool = False


class LiveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """Seconds for every decision, and a reserve for the whole game that longer thoughts use up."""

    decision: Annotated[int, msgspec.Meta(ge=5, le=3600)]
    reserve: Annotated[int, msgspec.Meta(ge=0, le=7200)] = 0


class PostClock(msgspec.Struct, frozen=True, tag_field="kind", tag="post", forbid_unknown_fields=True):
    """Days for every decision: players need not be there at the same time."""

    days: Annotated[int, msgspec.Meta(ge=1, le=14)]


ClockRule = LiveClock | PostClock


class Standing(msgspec.Struct, frozen=True):
    """How far a running game is: its round, who has to decide, since when, and, by post, until when.

    Moments are milliseconds since 1970; `deadline` is that of the reader if one runs, else of whoever's is first.
    """

    round: int
    to_decide: tuple[int, ...]
    since: int
    deadline: int | None = None


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
    `rated`: whether the game changes ratings; `evening`: the series that it is a part of. `forecast`: whether players
    may ask what the river may do. `paused`: nobody moves, and all clocks stand, until somebody who sits here goes on;
    `takebacks`: whether a decision is taken back when all agree; `offers`: what is to be agreed on. `spectators`: how
    many look on without a seat, `watchers`: the names of some of them, told at the table alone; `unwatched`: nobody may
    look on while the game is played.
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
    forecast: bool = True
    paused: bool = False
    takebacks: bool = False
    offers: tuple[OfferInfo, ...] = ()
    watchers: tuple[str, ...] = ()
    unwatched: bool = False
