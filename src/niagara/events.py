"""What happened: typed events, read off the state before a move, the move, and the state after it.

The rules emit nothing; `read_events` compares two states. Every event names its pieces, so that a client can
animate it, and folding all events over a position gives the next position.
Spaces, gems and cards are spelled as in positions: `J 1 2 3 4 5 6L 7L 6R 7R X`, `P C Y B R`, `1`-`6` and `C`.
A canoe's id is its seat and a letter: `2b` is the second canoe of seat 2.
"""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="kind", tag=str):
    """One happening."""


class RoundStarted(Event, frozen=True, tag="round_started"):
    """A new round begins; `first` holds the lifesaver (R3.1)."""

    round: int
    first: int


class HandsRefilled(Event, frozen=True, tag="hands_refilled"):
    """Everyone takes all seven cards back (R3.2)."""


class CanoeBought(Event, frozen=True, tag="canoe_bought"):
    """A lost canoe is back at the jetty for one landed gem, which returns to its site (R4.1)."""

    canoe: str
    paid: str


class CanoeGiven(Event, frozen=True, tag="canoe_given"):
    """A seat with no canoe and no gem gets one canoe back free (R4.2)."""

    canoe: str


class CardChosen(Event, frozen=True, tag="card_chosen"):
    """A seat has put a card down, or changed it; which one stays secret (R4.4)."""

    seat: int


class CardRevealed(Event, frozen=True, tag="card_revealed"):
    """A seat's turn begins with its card laid open (R5.1)."""

    seat: int
    card: str


class WeatherMoved(Event, frozen=True, tag="weather_moved"):
    """A cloud moved the weather marker (R5.2)."""

    seat: int
    before: int
    after: int


class GemLoaded(Event, frozen=True, tag="gem_loaded"):
    """A gem from the site goes on board (R6.2)."""

    canoe: str
    gem: str
    at: str


class GemUnloaded(Event, frozen=True, tag="gem_unloaded"):
    """A gem is laid down at a site (R6.2)."""

    canoe: str
    gem: str
    at: str


class CanoePaddled(Event, frozen=True, tag="canoe_paddled"):
    """A canoe went along `path`, its start and its end included (R6.1)."""

    canoe: str
    path: tuple[str, ...]


class GemStolen(Event, frozen=True, tag="gem_stolen"):
    """A canoe took the gem of another seat's canoe on the same space (R6.8)."""

    canoe: str
    victim: str
    gem: str
    at: str


class GemLanded(Event, frozen=True, tag="gem_landed"):
    """A gem reached the jetty and is its seat's for good (R6.6)."""

    canoe: str
    gem: str


class CanoeLost(Event, frozen=True, tag="canoe_lost"):
    """A canoe went over the falls; its gem, if any, is back at its own site (R7.4)."""

    canoe: str
    gem: str


class RiverRose(Event, frozen=True, tag="river_rose"):
    """The river will flow `speed` discs: lowest number revealed (0 if only clouds) plus weather (R7.1)."""

    speed: int
    lowest: int
    weather: int


class Drift(msgspec.Struct, frozen=True):
    """One canoe carried one space by the river."""

    canoe: str
    start: str
    end: str


class DiscPushed(Event, frozen=True, tag="disc_pushed"):
    """One disc was pushed in: the trunk and one arm moved one down (R7.2)."""

    arm: str
    next_arm: str
    drifts: tuple[Drift, ...]


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The game is over (R8); with no winner it is a draw at the round limit (R9.5)."""

    winners: tuple[int, ...]
    goals: tuple[str, ...]


AnyEvent = (
    RoundStarted
    | HandsRefilled
    | CanoeBought
    | CanoeGiven
    | CardChosen
    | CardRevealed
    | WeatherMoved
    | GemLoaded
    | GemUnloaded
    | CanoePaddled
    | GemStolen
    | GemLanded
    | CanoeLost
    | RiverRose
    | DiscPushed
    | GameEnded
)
