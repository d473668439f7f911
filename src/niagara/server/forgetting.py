"""Forgetting a person: solo games, name, words and sessions go; in others' games a former player is left."""

from __future__ import annotations

from contextlib import nullcontext

from niagara.server.hosting import Hosting
from niagara.tables.records import StoreError

AT_ONCE = 50  # games that are over and sleep, of one write


async def forget_person(hosting: Hosting, person: str) -> None:
    """Remove what is a person's, last the person, so that one who was interrupted can ask again."""
    people, registry = hosting.store.people, hosting.registry
    found = await people.tables(person)
    asleep = [game for game, status in found.items() if status == "over" and game not in registry.in_memory]
    for game in found.keys() - set(asleep):
        await registry.forget(game, person)
    for begin in range(0, len(asleep), AT_ONCE):
        await people.forget_finished(person, asleep[begin : begin + AT_ONCE])
    async with nullcontext() if hosting.ladder is None else hosting.ladder.forgetting(person):
        said, sessions = await people.forget(person)
        hosting.sessions.forget(sessions)
    for game in said:
        await reread(hosting, game)


async def reread(hosting: Hosting, game: str) -> None:
    """Let a table in memory notice which lines are gone."""
    room = hosting.registry.in_memory.get(game)
    if room is not None:
        try:
            await room.do(room.catch_up)
        except StoreError:  # it is leaving the memory, or gone
            return
