"""A table at which people talk: a line is kept once, and told to all who want to hear its speaker."""

from __future__ import annotations

from abc import ABC
from contextlib import suppress
from dataclasses import replace

from niagara.protocol.encoding import encode
from niagara.protocol.limits import CHAT_LENGTH
from niagara.protocol.server import Said
from niagara.tables.chat import NOBODY, Spoken
from niagara.tables.orderly import OrderlyTable
from niagara.tables.records import Line, StoreError
from niagara.tables.refusals import Refusal, need_welcome_name


class TalkingTable(OrderlyTable, ABC):
    """An orderly table with its chat."""

    async def say(self, session: str, line: Line) -> None:
        """Keep a line of chat and tell everybody; one that comes again, not having been heard of, is kept once."""
        held = self.held(session)
        seat = min(held, default=-1)
        if seat in self.table.muted:
            raise Refusal(403, "muted", "The host has muted your chat.")
        need_welcome_name(self._host.words, line.name)
        name = self.table.seats[seat].name if held else line.name or await self._kept_name(session)
        if not held:
            self.presence.called(session, name)
        text = self._host.words.masked(line.text)[:CHAT_LENGTH]
        await self._store.say(self.table.id, replace(line, seat=seat, name=name, text=text, person=session))
        await self.do(self.catch_up)  # the store knows in which order lines came, from all processes

    async def pass_on(self, said: list[Spoken]) -> None:
        """Tell new lines to all but those who do not want to hear the speaker, as the store has it now."""
        speakers = {person for person, _line in said if person}
        try:
            silencers = await self._host.manners.silencers([*speakers])
        except StoreError:  # by what was known when they came
            silenced = self.chat.silenced.items()
            silencers = {each: frozenset(who for who, unheard in silenced if each in unheard) for each in speakers}
        for person, line in said:
            self.audience.tell_but(silencers.get(person, NOBODY), encode(Said(line)))

    def mind(self, session: str, unheard: frozenset[str]) -> None:
        """Know whom a session does not want to hear, when it comes or when that has changed."""
        self.chat.silenced[session] = unheard

    async def know(self, session: str) -> None:
        """Know by which name somebody comes who is about to look on."""
        if not self.held(session):
            with suppress(StoreError):
                self.presence.called(session, await self._kept_name(session))

    def known_as(self, session: str, name: str) -> None:
        """Somebody goes by another name from now on, whether they look on or sit here."""
        if self.presence.online(session):
            self.presence.called(session, name)
            self.tell_table()

    async def _kept_name(self, session: str) -> str:
        """The name that a session last went by, unless it is unwelcome by now."""
        return self._host.words.kept(await self._store.name_of(session))
