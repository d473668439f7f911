"""Who plays whom: the program that has played least, and those near it in strength that it has met least.

Four entrants play one opening four times, each in every seat: a block, whose games are as fair as openings can be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

SEATS = 4
NEAREST = 6  # of whom the least met are taken
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


def next_of(blocks: Iterable[Block], idle: Collection[str], levels: Collection[str]) -> Block | None:
    """A block that was begun and can go on, since all its programs are idle and its levels still there."""
    ready = (block for block in blocks if block.begun < SEATS)
    return next((block for block in ready if all(each in idle or each in levels for each in block.lineup)), None)


def next_lineup(
    idle: Mapping[str, str],
    levels: Collection[str],
    ratings: Mapping[str, float],
    played: Sequence[Lineup],
) -> Lineup:
    """Four who are to play next, given idle programs with their owners; nobody where no program is idle.

    Two programs of one person never meet: they could help each other.
    """
    if not idle:
        return ()
    games = Counter(each for lineup in played for each in lineup)
    first = min(idle, key=lambda each: (games[each], each))
    met = Counter(other for lineup in played if first in lineup for other in lineup)
    strength = ratings.get(first, UNKNOWN)
    near = sorted(
        (each for each in (*idle, *levels) if each != first and idle.get(each) != idle[first]),
        key=lambda each: (abs(ratings.get(each, UNKNOWN) - strength), each),
    )[:NEAREST]
    chosen, owners = [first], {idle[first]}
    for each in sorted(near, key=lambda each: (met[each], near.index(each))):
        owner = idle.get(each)
        if len(chosen) < SEATS and owner not in owners:
            chosen.append(each)
            owners |= {owner} if owner else set()
    # Where there are too few to choose from, a level sits there more than once.
    spare = [each for each in near if each in levels] or sorted(levels)
    while len(chosen) < SEATS:
        chosen.append(spare[len(chosen) % len(spare)])
    return tuple(chosen)
