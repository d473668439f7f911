"""What a game comes to beyond who won: everybody's place, the points of an evening, whether ratings change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from niagara.tables.records import Ending, Evening, Seat, Table


def placed(ending: Ending, seats: Sequence[Seat]) -> Ending:
    """How a game ended, with everybody's place: winners, then the others by their gems, and last who left."""
    merits = [
        (not _left(seat), at in ending.winners, len(landed))
        for at, (seat, landed) in enumerate(zip(seats, ending.landed, strict=True))
    ]
    return replace(ending, places=tuple(1 + sum(other > merit for other in merits) for merit in merits))


def points_of(places: Sequence[int]) -> tuple[int, ...]:
    """Points by place: one for every seat behind the place, which those who share it all get."""
    return tuple(len(places) - place for place in places)


def evening_so_far(table: Table) -> tuple[tuple[int, ...], ...]:
    """The points of an evening by game and seat, with those of this game once it is over."""
    if table.evening is None:
        return ()
    return (*table.evening.points, points_of(table.places)) if table.places else table.evening.points


def next_evening(table: Table) -> Evening | None:
    """The evening as it goes on at the next table: a new one, once all its games were played."""
    if table.evening is None:
        return None
    points = evening_so_far(table)
    return replace(table.evening, points=points if len(points) < table.evening.games else ())


def can_be_rated(table: Table) -> bool:
    """Whether two or more people play, each for one seat, from the beginning and without help."""
    people = [seat.session for seat in table.seats if seat.session]
    fair = table.coach == "alone" and not table.taken_back and not table.start and not table.imported
    return fair and len(people) > 1 and len({*people}) == len(people)


def rated_if_fit(table: Table) -> Table:
    """A table at which a game begins: rated only if it was to be, and can be with those who sit there now."""
    return replace(table, rated=table.rated and can_be_rated(table))


def _left(seat: Seat) -> bool:
    """Whether a bot plays on for somebody who left, or for a program that forfeited."""
    return seat.kind == "bot" and (seat.session != "" or seat.gave_up)
