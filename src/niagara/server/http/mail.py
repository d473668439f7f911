"""E-mail for those who want it: asking, the owner's yes or no, and the one click that ends it."""

from __future__ import annotations

import secrets

from litestar import post
from litestar.params import FromPath, JSONBody

from niagara.protocol.calls import MailAnswer, MailTo
from niagara.server.http.me import need_person
from niagara.server.http.requests import ANYWHERE, AnyRequest, hosting_of, settled, store_of, who_asks
from niagara.server.reach.mail import is_address
from niagara.tables.refusals import Refusal


@post("/api/me/calls/mail", status_code=204, opt={"cost": "people"})
async def mail(request: AnyRequest, data: JSONBody[MailTo]) -> None:
    """Ask the owner of an address whether they want e-mail there."""
    need_person(request)
    mails, caller = store_of(request).mails, hosting_of(request).caller
    if not caller.mails or not is_address(data.address):
        raise Refusal(400, "bad_mail", "No e-mail can be sent there.", "address")
    if await mails.asked_lately(data.address):
        raise Refusal(429, "mail_lately", "The owner of this address was asked today already.", "address")
    await mails.ask(await settled(request), data.address, data.language, secrets.token_urlsafe(16))
    caller.look()


@post("/api/me/calls/mail/end", status_code=204, opt={"cost": "people"})
async def end_mail(request: AnyRequest) -> None:
    """Send no more e-mail."""
    need_person(request)
    await store_of(request).mails.end(who_asks(request).person)


@post("/api/mail", status_code=204, opt={"cost": "people"})
async def answer(request: AnyRequest, data: JSONBody[MailAnswer]) -> None:
    """What the owner of an address says, whoever they are here."""
    if not await store_of(request).mails.answer(data.code, "yes" if data.yes else "no") and data.yes:
        raise Refusal(404, "no_such_mail", "This link is old, or was used already.", "code")


@post("/api/mail/stop/{code:str}", status_code=204, opt={"cost": "people", ANYWHERE: True})
async def stop(request: AnyRequest, code: FromPath[str]) -> None:
    """The one click of a mail program (RFC 8058); an old one does no harm."""
    await store_of(request).mails.answer(code, "no")


HANDLERS = [mail, end_mail, answer, stop]
