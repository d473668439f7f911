"""Taking a seat in a running game, as values: that of a bot, or, with the host's yes, of somebody who is absent."""

from __future__ import annotations

from dataclasses import replace

from niagara.hints.position import Held
from niagara.protocol.table import PostClock
from niagara.tables.offers import vacated
from niagara.tables.records import Ask, Guise, Table
from niagara.tables.refusals import Refusal, need_host
from niagara.tables.seating import with_person


def need_takeover(table: Table, session: str, seat: int, present: Held) -> None:
    """A seat of a running game may be taken where its table allows that, by somebody who has not played in the game."""
    if table.status != "playing":
        raise Refusal(409, "not_playing", "No game is running at this table.")
    if session in table.banned:
        raise Refusal(403, "kicked", "The host has asked you to leave this table.")
    refused = any(ask.session == session and ask.refused for ask in table.asks)
    if table.takeover == "nobody" or table.sat_by(session) or refused:
        raise Refusal(403, "no_takeover", "You cannot take a seat in this game.")
    if not _is_free(table, seat, present):
        raise Refusal(409, "seat_taken", "That seat is taken.", "seat")


def _is_free(table: Table, seat: int, present: Held) -> bool:
    """Whether a bot sits there, or somebody who is away; by post nobody has to be there."""
    if seat >= len(table.seats):
        return False
    return table.seats[seat].kind == "bot" or (seat not in present and not isinstance(table.clock, PostClock))


def is_for_anyone(table: Table, seat: int) -> bool:
    """Whether a seat is taken without asking: only a bot's is, where its table says so."""
    return table.takeover == "anyone" and table.seats[seat].kind == "bot"


def taken_over(table: Table, seat: int, guise: Guise, session: str) -> Table:
    """The table with somebody new in a seat of its running game; nobody asks for that seat any more."""
    asks = tuple(ask for ask in table.asks if ask.seat != seat and ask.session != session)
    votes = tuple(vote for vote in table.votes if vote.seat != seat and vote.on != seat)
    return with_person(vacated(replace(table, asks=asks, votes=votes), seat), seat, guise, session)


def asked(table: Table, seat: int, guise: Guise, session: str) -> Table:
    """The table with somebody who asks for a seat, for one at a time; each seat is asked for by one."""
    others = tuple(ask for ask in table.asks if ask.session != session)
    if any(ask.seat == seat and not ask.refused for ask in others):
        raise Refusal(409, "asked_already", "Somebody else asks for that seat.", "seat")
    return replace(table, asks=(*others, Ask(seat, session, guise.name, face=guise.face)))


def answered(table: Table, host: str, seat: int, yes: bool, present: Held) -> Table:
    """The table after its host answered who asks for a seat."""
    need_host(table, host)
    ask = next((each for each in table.asks if each.seat == seat and not each.refused), None)
    if ask is None:
        raise Refusal(404, "no_such_ask", "Nobody asks for that seat.", "seat")
    if not yes:
        return replace(
            table,
            asks=tuple(replace(each, name="", face="", refused=True) if each is ask else each for each in table.asks),
        )
    need_takeover(table, ask.session, seat, present)
    return taken_over(table, seat, Guise(ask.name, ask.face), ask.session)
