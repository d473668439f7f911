"""A table at which people talk: a line is kept once, and told to all who want to hear its speaker."""

from __future__ import annotations

from abc import ABC
from collections.abc import Callable
from dataclasses import replace

from niagara.protocol.encoding import encode
from niagara.protocol.server import Said
from niagara.tables.chat import NOBODY, Spoken
from niagara.tables.interfaces import Host
from niagara.tables.log import GameLog
from niagara.tables.orderly import OrderlyTable
from niagara.tables.records import Line, Log, StoreError, Table
from niagara.tables.refusals import Refusal


class TalkingTable(OrderlyTable, ABC):
    """An orderly table with its chat."""

    def __init__(
        self,
        found: Log,
        log: GameLog | None,
        host: Host,
        on_change: Callable[[Table], None],
        on_move: Callable[[Table], None],
    ) -> None:
        super().__init__(found, log, host, on_change, on_move)
        self._manners = host.manners

    async def say(self, session: str, line: Line) -> None:
        """Keep a line of chat and tell everybody; one that comes again, not having been heard of, is kept once."""
        held = self.held(session)
        seat = min(held, default=-1)
        if seat in self.table.muted:
            raise Refusal(403, "muted", "The host has muted your chat.")
        name = self.table.seats[seat].name if held else line.name or await self._store.name_of(session)
        await self._store.say(self.table.id, replace(line, seat=seat, name=name, person=session))
        await self.do(self.catch_up)  # the store knows in which order lines came, from all processes

    async def pass_on(self, said: list[Spoken]) -> None:
        """Tell new lines to all but those who do not want to hear the speaker, as the store has it now."""
        speakers = {person for person, _line in said if person}
        try:
            silencers = await self._manners.silencers([*speakers])
        except StoreError:  # by what was known when they came
            silenced = self.chat.silenced.items()
            silencers = {each: frozenset(who for who, unheard in silenced if each in unheard) for each in speakers}
        for person, line in said:
            self.audience.tell_but(silencers.get(person, NOBODY), encode(Said(line)))

    def mind(self, session: str, unheard: frozenset[str]) -> None:
        """Know whom a session does not want to hear, when it comes or when that has changed."""
        self.chat.silenced[session] = unheard
