"""The things of the game (R1): seats, cards, gems, spaces, sites, weather, as named integers beside their names."""

from __future__ import annotations

from typing import Final

from niagara.rules._mark import rule

# Seats (R1.1). The river has a seat of its own: chance and flow are its recorded moves.
MIN_PLAYERS: Final = 2  # two is a house rule (R9.4)
MAX_PLAYERS: Final = 5
CANOES: Final = 2
RIVER: Final = 5
NOBODY: Final = -1
SPECTATOR: Final = -1

# Cards (R1.1). A hand is a set of bits, card c at bit c - 1.
NO_CARD: Final = 0
CLOUD: Final = 7
HIDDEN: Final = 8  # only in views: a card is down, but not for this observer to know
FULL_HAND: Final = 0b1111111
CARD_NAMES: Final = ("", "1", "2", "3", "4", "5", "6", "C", "?")

# Gems (R1.3), in the order of their sites down the river.
NO_GEM: Final = -1
GEMS: Final = 5
GEMS_PER_COLOUR: Final = 7
GEM_LETTERS: Final = "PCYBR"
GEM_NAMES: Final = ("amethyst", "diamond", "amber", "sapphire", "ruby")

# Spaces (R1.2). Depth is the number of steps from the jetty: on the trunk and the left arm it is the space's own
# number, on the right arm two less.
JETTY: Final = 0
FORK: Final = 5
LOST: Final = 10
SPACE_NAMES: Final = ("J", "1", "2", "3", "4", "5", "6L", "7L", "6R", "7R", "X")
LAST_DEPTH: Final = 7
FIRST_SITE_DEPTH: Final = 3
NO_SITE: Final = -1

# Arms of the fork.
LEFT: Final = 0
RIGHT: Final = 1
NO_ARM: Final = -1  # with `fork: chance` nobody knows which arm is next
ARM_NAMES: Final = ("L", "R")

# Weather (R1.5).
MIN_WEATHER: Final = -1
MAX_WEATHER: Final = 2

# What things cost (R6.2) and what wins (R8.1).
SITE_COST: Final = 2
SWAP_COST: Final = 4
GOAL_ALIKE: Final = 4
GOAL_COLOURS: Final = 5
GOAL_ANY: Final = 7


@rule
def depth_of(space: int) -> int:
    """Steps from the jetty down to a river space (R1.2)."""
    if space > LAST_DEPTH:
        return space - 2
    return space


@rule
def site_at(space: int) -> int:
    """The gem site beside a river space, or NO_SITE (R1.3)."""
    if space < FIRST_SITE_DEPTH or space == LOST:
        return NO_SITE
    return depth_of(space) - FIRST_SITE_DEPTH


@rule
def upriver(space: int, steps: int) -> int:
    """Where paddling up ends; past `1` is the jetty (R6.1, R6.6)."""
    depth = depth_of(space) - steps
    if depth <= 0:
        return JETTY
    if depth > FORK and space > LAST_DEPTH:
        return depth + 2
    return depth


@rule
def downriver(space: int, steps: int, arm: int) -> int:
    """Where paddling down ends; `arm` counts only where the fork is passed, and past `7` are the falls (R6.1, R6.9)."""
    depth = depth_of(space) + steps
    if depth > LAST_DEPTH:
        return LOST
    if depth <= FORK:
        return depth
    if space > FORK:
        return space + steps
    return depth + 2 * arm


@rule
def card_bit(card: int) -> int:
    """The bit of a card in a hand."""
    return 1 << (card - 1)
