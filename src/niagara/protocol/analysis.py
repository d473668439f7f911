"""The analysis of a finished game, and of any position, over HTTP.

Chances are numbers from 0 to 1, one a seat, in the order of the seats; they add up to less than 1 where a draw is
possible and to more where a win may be shared. `seq` numbers the moves of the log from 1, the river's too: "at seq n"
is the position after move n, and 0 is the start. Nothing here can be had of a game that is not over.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from niagara.protocol.client import Moves, Seat
from niagara.protocol.http import AnyPosition

Depth = Literal["quick", "deep"]
DecisionKind = Literal["buy", "card", "turn"]
Grade = Literal["only", "best", "good", "inaccuracy", "mistake", "blunder"]
Cause = Literal["decision", "secret", "river"]
MomentCode = Literal[
    "theft",  # `seat` robbed `victim` of `gem`, and that turned the game
    "needless_loss",  # `seat` let a canoe (with `gem`, or empty) go over the falls where it need not
    "unlucky_loss",  # the river took a canoe of `seat` that was not to be saved or not at much risk
    "kingmaker",  # `seat`, without much hope of its own, gave the game to `other`
    "blunder",  # `seat` gave most away here
    "great_move",  # `seat` found the one move that kept or won the game
    "surprise",  # the cards of the others, laid open, changed the chances of `seat` most
    "river_turn",  # the river's arm changed the chances of `seat` most
    "lead",  # `seat` took the lead from `other`, for good
    "decided",  # from here on `seat` was as good as sure to win
    "landing",  # `seat` landed `gem`, its last but one to the goal or the winning one
]


class Analyse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/analysis: have a finished game analysed; asked twice, it is done once."""

    depth: Depth = "quick"


class Chances(msgspec.Struct, frozen=True):
    """Each seat's chance at one point of the game, from what everybody could know then."""

    seq: int
    chances: tuple[float, ...]


class Swing(msgspec.Struct, frozen=True):
    """What one step did to every seat's chance and why.

    `decision`: the moves of `seat` were better or worse than what was to be expected of it; `secret`: a card that
    had been chosen in secret by `seat` was laid open; `river`: the river's arm was drawn (`seat` is -1). To all but
    `seat` itself the first two are luck as well; the river is luck to everybody.
    """

    seq: int
    cause: Cause
    seat: int
    change: tuple[float, ...]


class Candidate(msgspec.Struct, frozen=True):
    """Moves a seat could make (a whole turn: `a 5 -P, b >3`), and its chance to win after them."""

    text: str
    moves: tuple[int, ...]
    value: float


class Judged(msgspec.Struct, frozen=True):
    """One decision of a seat: a card, a whole turn, or what it bought back.

    It was made at `before` (that many moves were played), and `seq` is the number of its last move. `value` is the
    seat's chance with what it played, `best` the best moves, best first, and `loss` what the seat gave away against
    the first of them; all from what the seat could know then: `hidden` says that some card was secret to it. `luck`
    and `skill` are the parts of the change of its chance since its last decision that others and the river made, and
    that it made itself (never above zero).
    """

    before: int
    seq: int
    round: int
    seat: int
    kind: DecisionKind
    played: str
    chances: tuple[float, ...]
    value: float
    best: tuple[Candidate, ...]
    loss: float
    grade: Grade
    hidden: bool
    luck: float
    skill: float


class KeyMoment(msgspec.Struct, frozen=True):
    """A step at which the game turned: `code` names its sentence, which the fields fill; `swing` is for `seat`."""

    seq: int
    round: int
    code: MomentCode
    seat: int
    swing: float
    other: int = -1
    victim: int = -1
    gem: str = ""
    text: str = ""


class SeatReport(msgspec.Struct, frozen=True):
    """How one seat played: accuracy from 0 to 100, how its decisions were graded, luck and skill summed up.

    There is no accuracy where hardly anything was at stake.
    """

    seat: int
    accuracy: float | None
    decisions: int
    inaccuracies: int
    mistakes: int
    blunders: int
    luck: float
    skill: float


class Analysis(msgspec.Struct, frozen=True):
    """GET (and POST) /api/tables/{id}/analysis: what is known so far; `progress` goes from 0 to 1.

    While it runs, `points`, `swings` and `decisions` hold what is done, in any order of work but sorted by `seq`;
    `moments` and `seats` may grow or change until it is `done`. While it waits, so many games are `ahead` of it.
    """

    status: Literal["none", "waiting", "running", "done", "failed"]
    depth: Depth
    progress: float
    points: tuple[Chances, ...] = ()
    swings: tuple[Swing, ...] = ()
    decisions: tuple[Judged, ...] = ()
    moments: tuple[KeyMoment, ...] = ()
    seats: tuple[SeatReport, ...] = ()
    ahead: int = 0


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/analysis/try: other moves for the decision that was made at `before` by `seat`."""

    before: Annotated[int, msgspec.Meta(ge=0)]
    seat: Seat
    moves: Moves


class Tried(msgspec.Struct, frozen=True):
    """How the moves compare: to the best there is, and to what was played."""

    text: str
    value: float
    played: float
    best: tuple[Candidate, ...]
    loss: float
    grade: Grade


class Evaluate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/evaluate: each seat's chance in any position, and what the one to decide had best do."""

    position: AnyPosition
    seat: Seat | None = None


class LineStep(msgspec.Struct, frozen=True):
    """One step of the best line: the moves of a seat (-1: the river)."""

    seat: int
    text: str


class Evaluated(msgspec.Struct, frozen=True):
    """The chances, the best moves of `seat` (none where nobody has to decide), and how the game may go on."""

    chances: tuple[float, ...]
    seat: int
    best: tuple[Candidate, ...]
    line: tuple[LineStep, ...]
