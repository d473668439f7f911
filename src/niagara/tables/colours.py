"""Which seat has which colour: as people wish, and no two alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from niagara.protocol.limits import COLOURS
from niagara.tables.records import Seat


def colours_of(seats: Sequence[Seat]) -> tuple[int, ...]:
    """The colour of every seat: one that was wished for if no seat before it has it, else the seat's own, or any."""
    given: dict[int, int] = {}
    for at, seat in enumerate(seats):
        if seat.colour >= 0 and seat.colour not in given.values():
            given[at] = seat.colour
    for at in range(len(seats)):
        if at not in given:
            free = [colour for colour in (at, *range(COLOURS)) if colour not in given.values()]
            given[at] = free[0]
    return tuple(given[at] for at in range(len(seats)))


def painted(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The same seats, each with its colour for good: it does not change when somebody else comes."""
    return tuple(replace(seat, colour=colour) for seat, colour in zip(seats, colours_of(seats), strict=True))
