"""Who plays whom: the program that has played least, and those near it in strength that it has met least.

Four entrants play one opening four times, each in every seat: a block, whose games are as fair as openings can be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle, islice

SEATS = 4
PROGRAMS = 2  # at a table at most: the levels tie all ratings to one scale, and no program waits for many others
NEAREST = 4  # programs, and levels, of whom the least met are taken
UNKNOWN = 1500.0  # how strong somebody is taken to be of whom nothing is known

Lineup = tuple[str, ...]  # entrants by seat: levels by their id, programs by `program:` and theirs


@dataclass(frozen=True, slots=True)
class Block:
    """One opening, the entrants in the seats of its first game, and how many of its games were begun."""

    id: str
    opening: str
    lineup: Lineup
    begun: int = 0


def lineup_of(block: Block, turn: int) -> Lineup:
    """The entrants by seat in a game of a block: everybody moves one seat on from game to game."""
    shift = turn % SEATS
    return block.lineup[-shift:] + block.lineup[:-shift]


def open_blocks(blocks: Iterable[Block], here: Collection[str], levels: Collection[str]) -> list[Block]:
    """The blocks that are not done and can go on with those who are here."""
    return [
        block
        for block in blocks
        if block.begun < SEATS and all(each in here or each in levels for each in block.lineup)
    ]


def ready_block(blocks: Iterable[Block], idle: Collection[str], levels: Collection[str]) -> Block | None:
    """Of some blocks the one to go on with: all its programs are idle, and it has most of them."""
    ready = open_blocks(blocks, idle, levels)
    return max(ready, key=lambda block: sum(each not in levels for each in block.lineup), default=None)


def next_lineup(
    here: Mapping[str, str],
    waiting: Collection[str],
    levels: Collection[str],
    ratings: Mapping[str, float],
    played: Sequence[Lineup],
) -> Lineup:
    """Four who are to play, one of them a program that waits for a block; nobody where none does.

    `here` has all programs that could play, with their owners. Two programs of one person never meet: they could help
    each other.
    """
    if not waiting:
        return ()
    games = Counter(each for lineup in played for each in lineup)
    first = min(waiting, key=lambda each: (games[each], each))
    met = Counter(other for lineup in played if first in lineup for other in lineup)
    strength = ratings.get(first, UNKNOWN)

    def distance(each: str) -> tuple[float, str]:
        return abs(ratings.get(each, UNKNOWN) - strength), each

    others = [each for each, owner in here.items() if owner != here[first]]
    near = [*sorted(others, key=distance)[:NEAREST], *sorted(levels, key=distance)[:NEAREST]]
    chosen = [first]
    for each in sorted(near, key=lambda each: (met[each], *distance(each))):
        together = sum(other in here for other in chosen)
        if len(chosen) < SEATS and (each in levels or together < PROGRAMS):
            chosen.append(each)
    # Where there are few to choose from, a level sits there more than once.
    spare = cycle(each for each in near if each in levels)
    return (*chosen, *islice(spare, SEATS - len(chosen)))
