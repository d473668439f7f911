"""What those who are at a table agree on: a bot in the place of an absent player, another game."""

from __future__ import annotations

from dataclasses import replace

from niagara.hints.position import Held
from niagara.protocol.table import PostClock
from niagara.tables.records import REMATCH, Table, Vote


def voted(table: Table, seats: Held, on: int) -> Table:
    """The table with the yes of some seats to a matter."""
    new = tuple(vote for seat in sorted(seats) if (vote := Vote(seat, on)) not in table.votes)
    return replace(table, votes=(*table.votes, *new)) if new else table


def voters(table: Table, on: int) -> tuple[int, ...]:
    """The seats that said yes to a matter."""
    return tuple(sorted(vote.seat for vote in table.votes if vote.on == on))


def agreed(table: Table, on: int, present: Held) -> bool:
    """Whether all people who are present said yes."""
    return present - {on} <= {*voters(table, on)}


def outvoted(table: Table, present: Held) -> Held:
    """The absent players for whom a bot is to play, since all who are present said so."""
    people = (at for at, seat in enumerate(table.seats) if seat.kind == "human" and at not in present)
    return frozenset(at for at in people if voters(table, at) and agreed(table, at, present))


def forgotten(table: Table, back: Held) -> Table:
    """The table without the votes on players who are back."""
    kept = tuple(vote for vote in table.votes if vote.on not in back)
    return table if len(kept) == len(table.votes) else replace(table, votes=kept)


def unasked(table: Table, session: str) -> Table:
    """The table without what a session asks for; that it was told no is kept."""
    kept = tuple(ask for ask in table.asks if ask.session != session or ask.refused)
    return table if len(kept) == len(table.asks) else replace(table, asks=kept)


def gone(table: Table, present: Held) -> Held:
    """The seats in which bots sit in the next game: of those who left or are forgotten, and, unless by post, of the
    absent."""
    by_post = isinstance(table.clock, PostClock)
    nobodys = {at for at, seat in enumerate(table.seats) if seat.kind == "human" and not seat.session}
    left = nobodys | {at for at, seat in enumerate(table.seats) if seat.kind == "bot" and seat.session}
    absent = {at for at, seat in enumerate(table.seats) if seat.kind == "human" and at not in present}
    return frozenset(left if by_post else left | absent)


def wants_again(table: Table) -> tuple[int, ...]:
    """The seats that want another game."""
    return voters(table, REMATCH)
