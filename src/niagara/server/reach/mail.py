"""E-mail over the SMTP server that a host names: messages that say little, and can be stopped with one click."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from collections.abc import Sequence
from dataclasses import dataclass
from email import policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from niagara.server.reach.messages import told, words_of
from niagara.server.store.reaching import Occasion

PATIENCE = 20.0  # seconds for each step of a conversation
STARTTLS_PORT, TLS_PORT = 587, 465
LONGEST = 254
UNFOLDED = policy.SMTP.clone(max_line_length=900)  # mail programs want addresses whole, not broken or encoded
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)


class BadMailServer(ValueError):
    """An SMTP server that cannot be meant, and why."""


@dataclass(frozen=True, slots=True)
class MailServer:
    """Where mail is handed in, as whom, and from which address it comes."""

    host: str
    port: int
    tls: bool  # from the first byte, instead of after a greeting
    plain: bool  # without TLS at all: a server on this machine
    user: str
    password: str
    sender: str


def mail_server(address: str, sender: str) -> MailServer:
    """What `smtp://user:password@host:port` or `smtps://…` means."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as error:
        raise BadMailServer("smtp: such as smtp://user:password@mail.example.org:587") from error
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.path not in ("", "/"):
        raise BadMailServer("smtp: such as smtp://user:password@mail.example.org:587")
    if not ADDRESS.fullmatch(sender):
        raise BadMailServer("mail-from: such as niagara@example.org")
    tls = parts.scheme == "smtps"
    return MailServer(
        parts.hostname,
        port or (TLS_PORT if tls else STARTTLS_PORT),
        tls,
        not tls and parts.hostname in ("localhost", "127.0.0.1", "::1"),
        unquote(parts.username or ""),
        unquote(parts.password or ""),
        sender,
    )


def is_address(text: str) -> bool:
    """Whether mail can be sent there."""
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None


class Undelivered(Exception):
    """The server did not take a message; `final` where it will not the next time either."""

    def __init__(self, final: bool) -> None:
        super().__init__("undelivered")
        self.final = final


async def send(server: MailServer, message: EmailMessage) -> None:
    """Hand a message in; Undelivered where that fails."""
    try:
        await asyncio.to_thread(_send, server, message)
    except smtplib.SMTPRecipientsRefused as error:
        raise Undelivered(all(code >= 500 for code, _text in error.recipients.values())) from error
    except smtplib.SMTPResponseException as error:
        raise Undelivered(error.smtp_code >= 500) from error
    except (OSError, smtplib.SMTPException) as error:
        raise Undelivered(False) from error


def _send(server: MailServer, message: EmailMessage) -> None:
    safely = ssl.create_default_context()
    if server.tls:
        talk: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=safely)
    else:
        talk = smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
    with talk:
        if not server.tls and not server.plain:
            talk.starttls(context=safely)
        if server.user:
            talk.login(server.user, server.password)
        talk.send_message(message)


def calling_mail(
    server: MailServer, site: str, to: str, table: str, occasion: Occasion, code: str, locale: str
) -> EmailMessage:
    """Why somebody is called to a table."""
    words = words_of(locale)
    subject, more = told(occasion, words)
    lines = [subject, *([more] if more else []), f"{site}/t/{table}", "", words("mail-why"), f"{site}/mail#stop.{code}"]
    message = _message(server, to, subject, lines)
    message["List-Unsubscribe"] = f"<{site}/api/mail/stop/{code}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return message


def asking_mail(server: MailServer, site: str, to: str, code: str, locale: str) -> EmailMessage:
    """Whether somebody wants mail at all."""
    words = words_of(locale)
    lines = [words("mail-ask"), f"{site}/mail#yes.{code}", "", words("mail-ask-not")]
    return _message(server, to, words("mail-ask-subject"), lines)


def _message(server: MailServer, to: str, subject: str, lines: Sequence[str]) -> EmailMessage:
    message = EmailMessage(UNFOLDED)
    message["From"] = f"Niagara <{server.sender}>"
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=server.sender.partition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message.set_content("\n".join([*lines, ""]))
    return message
