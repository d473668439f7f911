"""What the store keeps of e-mail: the address of whoever asked for it, and whether they said yes to it there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy import Row as Found

from niagara.server.store import schema
from niagara.server.store.writer import Read, Row, Write
from niagara.tables.records import Conflict, now_ms

DAY_MS = 24 * 3600 * 1000
MailStatus = Literal["asked", "yes", "no"]


@dataclass(frozen=True, slots=True)
class Mail:
    """An address, and the code with which its owner says yes or no."""

    person: str
    address: str
    language: str
    code: str
    status: MailStatus
    due: int  # when its owner is to be asked
    attempts: int


class Mails:
    """The e-mail addresses of one database."""

    def __init__(self, read: Read, write: Callable[[Write], Awaitable[None]]) -> None:
        self._read = read
        self._write = write

    async def asked_lately(self, address: str) -> bool:
        """Whether somebody wanted mail at an address within a day, and its owner has not said yes."""
        columns = schema.mail.c
        lately = (func.lower(columns.address) == address.lower()) & (columns.asked > now_ms() - DAY_MS)
        return await self._one(lately & (columns.status != "yes")) is not None

    async def ask(self, person: str, address: str, language: str, code: str) -> None:
        """Keep an address that its owner has yet to say yes to, in the place of the person's last."""
        now = now_ms()
        row: Row = {
            "person": person,
            "address": address,
            "language": language,
            "code": code,
            "status": "asked",
            "asked": now,
            "due": now,
        }
        older = delete(schema.mail).where(schema.mail.c.person == person)
        await self._write(Write("", [(older, None), (insert(schema.mail), row)]))

    async def of(self, person: str) -> Mail | None:
        """A person's address, if there is one."""
        return await self._one(schema.mail.c.person == person)

    async def answer(self, code: str, status: MailStatus) -> bool:
        """What the owner of an address says; False where nobody asked, or where they said no before."""
        columns = schema.mail.c
        answered = update(schema.mail).where(columns.code == code, columns.status != "no")
        try:
            await self._write(Write("", guard=answered.values(status=status)))
        except Conflict:
            return False
        return True

    async def end(self, person: str) -> None:
        """A person wants no more mail; that they asked is known for a day, so that nobody is asked without end."""
        mine = update(schema.mail).where(schema.mail.c.person == person).values(status="no")
        await self._write(Write("", [(mine, None)]))

    async def to_ask(self, now: int, most: int) -> list[Mail]:
        """Addresses whose owners are to be asked now."""
        columns = schema.mail.c
        query = select(schema.mail).where(columns.status == "asked", columns.due <= now).limit(most)
        return await self._read(lambda connection: [_mail(row) for row in connection.execute(query)])

    async def claim(self, mail: Mail, until: int) -> bool:
        """Take the asking upon oneself until then; False where another process has."""
        columns = schema.mail.c
        mine = update(schema.mail).where(columns.code == mail.code, columns.due == mail.due)
        try:
            await self._write(Write("", guard=mine.values(due=until, attempts=mail.attempts + 1)))
        except Conflict:
            return False
        return True

    async def postpone(self, mail: Mail, due: int) -> None:
        """Its owner is to be asked later."""
        later = update(schema.mail).where(schema.mail.c.code == mail.code)
        await self._write(Write("", [(later.values(due=due), None)]))

    async def _one(self, wanted: ColumnElement[bool]) -> Mail | None:
        query = select(schema.mail).where(wanted).limit(1)
        row = await self._read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else _mail(row)


def _mail(found: Found[Any]) -> Mail:
    return Mail(found.person, found.address, found.language, found.code, found.status, found.due, found.attempts)
