"""What whoever runs a server does on its page: close tables, take lines and names away, sign somebody out."""

from __future__ import annotations

from contextlib import suppress

from niagara.server.forgetting import reread
from niagara.server.hosting import Hosting
from niagara.tables import company
from niagara.tables.refusals import Refusal


async def close_table(hosting: Hosting, table_id: str) -> None:
    """Remove a table with all that was played and said there."""
    await company.close(hosting.registry, table_id)
    await hosting.store.hosts.took("table", table_id)


async def remove_line(hosting: Hosting, table_id: str, line: int, person: str, name: str) -> bool:
    """Remove a line of chat that somebody said; False where it is gone already."""
    if not await hosting.store.hosts.remove_line(table_id, line, person):
        return False
    await hosting.store.hosts.took("line", table_id, person, name)
    await reread(hosting, table_id)
    return True


async def rename(hosting: Hosting, person: str, name: str) -> None:
    """Call somebody otherwise, wherever their name is to be read."""
    people, registry = hosting.store.people, hosting.registry
    found = await people.tables(person)
    asleep = [game for game, status in found.items() if status == "over" and game not in registry.in_memory]
    watched = {game for game, room in registry.in_memory.items() if room.presence.online(person)}
    for game in (found.keys() | watched) - set(asleep):
        with suppress(Refusal):  # it is gone already
            await company.rename(registry, game, person, name)
    for game in await hosting.store.hosts.rename(person, name, asleep):
        await reread(hosting, game)
    await hosting.store.hosts.took("name", "", person, name)


async def sign_out(hosting: Hosting, person: str, name: str) -> None:
    """End all devices and programs of somebody's; their seats wait for them as for anybody who is away."""
    found = await hosting.store.people.sessions(person)
    await hosting.sessions.end([row.id for row in found])
    await hosting.store.hosts.took("devices", "", person, name)
