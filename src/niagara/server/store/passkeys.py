"""What the store keeps of passkeys: their public halves, and the challenges that are out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy import Row as Found

from niagara.server.store import schema
from niagara.server.store.writer import Read, Row, Write
from niagara.tables.records import Conflict, now_ms


@dataclass(frozen=True, slots=True)
class Passkey:
    """A key that a person's device keeps; `id` is the hash of what the device calls it (`credential`)."""

    id: str
    person: str
    credential: str
    key: str
    uses: int
    label: str
    created: int


class Passkeys:
    """The passkeys of one database."""

    def __init__(self, read: Read, write: Callable[[Write], Awaitable[None]]) -> None:
        self._read = read
        self._write = write

    async def challenge(self, challenge: str, expires: int) -> None:
        """Keep a challenge (its hash); those whose time is over go."""
        over = delete(schema.challenge).where(schema.challenge.c.expires < now_ms())
        row: Row = {"id": challenge, "expires": expires}
        await self._write(Write("", [(over, None), (insert(schema.challenge), row)]))

    async def use_challenge(self, challenge: str) -> bool:
        """Use a challenge up; False where nobody set it, it was used, or its time is over."""
        columns = schema.challenge.c
        gone = delete(schema.challenge).where(columns.id == challenge, columns.expires >= now_ms())
        try:
            await self._write(Write("", guard=gone))
        except Conflict:
            return False
        return True

    async def add(self, passkey: Passkey) -> bool:
        """Keep a new one; False where somebody has it already."""
        row: Row = {name: getattr(passkey, name) for name in Passkey.__dataclass_fields__}
        try:
            await self._write(Write("", [(insert(schema.passkey), row)]))
        except Conflict:
            return False
        return True

    async def of(self, person: str) -> list[Passkey]:
        """A person's passkeys, the oldest first."""
        return await self._found(schema.passkey.c.person == person)

    async def passkey(self, id: str) -> Passkey | None:
        """One passkey, if it is known here."""
        found = await self._found(schema.passkey.c.id == id)
        return found[0] if found else None

    async def used(self, id: str, uses: int) -> None:
        """Note how often a passkey says it was used: one that counts backwards was copied."""
        noted = update(schema.passkey).where(schema.passkey.c.id == id).values(uses=uses)
        await self._write(Write("", [(noted, None)]))

    async def remove(self, person: str, id: str) -> bool:
        """Forget a person's passkey; False where there is none."""
        columns = schema.passkey.c
        try:
            await self._write(Write("", guard=delete(schema.passkey).where(columns.person == person, columns.id == id)))
        except Conflict:
            return False
        return True

    async def _found(self, wanted: ColumnElement[bool]) -> list[Passkey]:
        query = select(schema.passkey).where(wanted).order_by(schema.passkey.c.created)
        return await self._read(lambda connection: [_passkey(row) for row in connection.execute(query)])


def _passkey(row: Found[Any]) -> Passkey:
    return Passkey(row.id, row.person, row.credential, row.key, row.uses, row.label, row.created)
