"""A bot's settings and weights as people and machines set them, without NumPy; `minds.py` packs them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers behind a bot's first opinion; `niagara.train.tune` finds them."""

    alike: float = 0.55
    alike_power: float = 1.7
    colours: float = 0.60
    colours_power: float = 1.7
    colour_slope: float = 0.15  # how much more a deep colour counts toward five
    total: float = 0.45
    total_power: float = 1.4
    win: float = 1.5
    land_1: float = 0.95
    land_2: float = 0.90
    land_3: float = 0.80
    land_4: float = 0.72
    land_5: float = 0.60
    land_6: float = 0.45
    land_6_next: float = 0.40
    land_7: float = 0.38
    land_7_next: float = 0.10
    near: float = 0.35
    near_down: float = 0.22  # fading per step that the gem lies further down
    near_up: float = 0.30  # … or further up
    afloat: float = 0.0
    lost: float = 0.25
    theft_now: float = 0.8
    theft_next: float = 0.5
    hunt: float = 0.3
    spite: float = 0.3
    card_1: float = 0.0
    card_2: float = 0.0
    card_3: float = 0.0
    card_4: float = 0.0
    card_5: float = 0.0
    card_6: float = 0.0
    cloud: float = 0.0

    def vector(self) -> list[float]:
        """The weights as numbers in their order."""
        return [getattr(self, field.name) for field in fields(self)]

    @classmethod
    def of(cls, vector: Iterable[float]) -> Weights:
        """The weights that `vector` wrote down."""
        return cls(*(float(number) for number in vector))


@dataclass(frozen=True, slots=True)
class Settings:
    """How a bot thinks and what it takes into account, apart from its weights."""

    searches: bool = False  # tries its moves out, rather than play its first opinion
    samples: int = 0  # how often each move is tried out
    breadth: int = 0  # how many moves of a canoe are tried out
    rounds: int = 0  # rounds played on by first opinions after this one
    temperature: float = 0.0  # spread of the first opinion when it is played
    whim: float = 0.0  # the same for cards alone, so that two of a kind do not play in step
    playout_temperature: float = 0.05  # the same in imagined rounds
    uses_value_net: bool = False  # for positions, in place of the weights of their features
    card_net_weight: float = 0.0  # how far secret cards are taken from the card net; 0: all cards of a hand are alike
    net_plays_cards: bool = False  # in imagined rounds
    rival_samples: int = 0  # how often each card is tried out in a rival's place; 0: does not think for others
    rival_weight: float = 0.0  # how far that replaces what the card net says
    rival_temperature: float = 0.01  # the difference of chances that a rival is taken to overlook
    rival_levels: int = 1  # 2: a rival is taken to think for its rivals in turn, as this bot does
    learns_rivals: bool = False  # … and whether that is only where one begins, and shown cards say more
    imagined_samples: int = 0  # how often imagined players try a move out; 0: they play by first opinions
    imagined_breadth: int = 0  # … and how many moves, MOST_OPTIONS at most
    imagined_cards: bool = False  # … and whether they do so for cards, rather than play what the net says
    imagined_peeks: bool = False  # … and whether they see the cards of an imagined round
    net_plays_turns: int = 0  # the net with three heads picks the moves to try out; 2: it plays imagined turns too
    counts_cards: bool = True  # remembers which cards the others still have
    reads_river: bool = True  # works out how fast the river may flow
    fears_theft: bool = True  # sees who can rob it
    watches_others: bool = True  # minds what a move does for the others
