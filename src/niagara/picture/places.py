"""Where things lie on the board, read off the shared drawings; a test compares it with the client, piece by piece."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass

from niagara.picture.drawings import Point, Pose, drawings
from niagara.rules.actions import canoe_id
from niagara.rules.board import ARM_NAMES, CANOES, FORK, GEM_LETTERS, GEMS, JETTY, LOST, SPACE_NAMES
from niagara.rules.state import State


@dataclass(frozen=True, slots=True)
class Heap:
    """The gems of a site: those that are shown, with their places, and how many of each colour there are."""

    gems: list[tuple[str, Point]]
    counts: list[tuple[str, int]]


def place_canoes(state: State) -> dict[str, Pose]:
    """Every canoe on the board, by its name: those of one space in a fan, those at the jetty in their berths."""
    crowds: dict[int, list[tuple[int, int]]] = {}
    for seat in range(state.players):
        for canoe in range(CANOES):
            crowds.setdefault(state.at[seat][canoe], []).append((seat, canoe))
    return {
        canoe_id(seat, canoe): _pose(state.players, seat, canoe, space, place, len(crowd))
        for space, crowd in crowds.items()
        if space != LOST
        for place, (seat, canoe) in enumerate(crowd)
    }


def _pose(players: int, seat: int, canoe: int, space: int, place: int, crowd: int) -> Pose:
    drawn = drawings()
    if space == JETTY:
        return drawn.berths[players][seat][canoe]
    centre, slot = drawn.spaces[SPACE_NAMES[space]], drawn.slots[crowd][place]
    turn = math.radians(centre.angle)
    return Pose(
        centre.x + math.cos(turn) * slot.along - math.sin(turn) * slot.across,
        centre.y + math.sin(turn) * slot.along + math.cos(turn) * slot.across,
        centre.angle,
        slot.scale,
    )


def heap_of(state: State, site: int) -> Heap:
    """The gems at a site, its own colour first; more than there are places for are told by their number alone."""
    places = drawings().sites.heap
    order = [site, *sorted((gem for gem in range(GEMS) if gem != site), key=GEM_LETTERS.__getitem__)]
    lying = [GEM_LETTERS[gem] for gem in order for _ in range(state.sites[site][gem])]
    shown = [*lying[: len(places) - 1], lying[-1]] if len(lying) > len(places) else lying
    counts = list(Counter(lying).items()) or [(GEM_LETTERS[site], 0)]
    return Heap(list(zip(shown, places, strict=False)), counts)


def way(start: int, end: int, arm: int = 0) -> list[Point]:
    """The way along the water from one space to another, either way; `arm` says which falls, where both are open."""
    known = next((SPACE_NAMES[space][1] for space in (start, end) if FORK < space < LOST), ARM_NAMES[arm])
    line = ["J", "1", "2", "3", "4", "5", f"6{known}", f"7{known}", f"X{known}"]
    names = [f"X{known}" if space == LOST else SPACE_NAMES[space] for space in (start, end)]
    first, last = (line.index(name) for name in names)
    low, high = min(first, last), max(first, last)
    points: list[Point] = []
    for upper, lower in zip(line[low:high], line[low + 1 : high + 1], strict=True):
        points += drawings().ways[f"{upper} {lower}"]
    return points if first <= last else points[::-1]
