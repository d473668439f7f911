"""E-mail to players: only where its owner said yes, until they say no with one click; a mail server may be down."""

from __future__ import annotations

import asyncio
import operator
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from aiosmtpd.smtp import SMTP, Envelope, Session

from niagara.cli import BadInput
from niagara.cli.serve import check_mail
from niagara.server.reach import caller as calling
from niagara.server.reach import mailer
from niagara.server.reach.mail import is_address
from tests.server.hosting import Hosted, hosted
from tests.server.people import PATIENCE, Person
from tests.server.pushing import push_service
from tests.server.test_calls import choose_and_go, new_game, settled_calls
from tests.server.test_people import refused, rows

SITE = "https://niagara.example.org"
LINK = re.compile(rf"{SITE}/mail#(yes|stop)\.([\w-]+)")


@dataclass
class MailBox:
    """A mail server on this machine, and all that it was handed."""

    port: int = 0
    mails: list[EmailMessage] = field(default_factory=list)
    answer: str = "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:
        if self.answer.startswith("250"):
            assert isinstance(envelope.content, bytes)
            found = message_from_bytes(envelope.content, policy=policy.default)
            assert isinstance(found, EmailMessage)
            self.mails.append(found)
        return self.answer

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["To"] == address]

    async def received(self, address: str, count: int) -> list[EmailMessage]:
        async with asyncio.timeout(PATIENCE):
            while len(self.to(address)) < count:
                await asyncio.sleep(0.01)
        return self.to(address)


@asynccontextmanager
async def mail_box(port: int = 0) -> AsyncIterator[MailBox]:
    box = MailBox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, enable_SMTPUTF8=True, loop=loop), "127.0.0.1", port)
    box.port = server.sockets[0].getsockname()[1]
    try:
        yield box
    finally:
        server.close()


@pytest_asyncio.fixture
async def box() -> AsyncIterator[MailBox]:
    async with mail_box() as running:
        yield running


def settings(port: int) -> dict[str, Any]:
    return {
        "smtp": f"smtp://127.0.0.1:{port}",
        "mail_from": "game@niagara.example.org",
        "public_url": SITE,
    }


@pytest_asyncio.fixture
async def writing(tmp_path: Path, box: MailBox) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path, operator.itemgetter(0), **settings(box.port)) as running:
        yield running


def code_in(mail: EmailMessage, kind: str) -> str:
    found: dict[str, str] = dict(LINK.findall(mail.get_content()))
    return found[kind]


async def wants_mail(person: Person, box: MailBox, language: str = "en") -> str:
    """Ask for mail and say yes to it; the address."""
    address = f"{person.name.lower()}@example.org"
    assert (await person.post("/api/me/calls/mail", {"address": address, "language": language})).status_code == 204
    (asked,) = await box.received(address, 1)
    answer = await Person(person.address).post("/api/mail", {"code": code_in(asked, "yes"), "yes": True})
    assert answer.status_code == 204, "whoever reads the mail may be a stranger here: another browser"
    return address


async def test_mail_comes_only_after_a_yes_and_ends_with_one_click(writing: Hosted, box: MailBox) -> None:
    bob = Person(writing.address, "Bob")
    assert (await bob.get("/api/me/calls")).json()["mails"] is True
    answer = await bob.post("/api/me/calls/mail", {"address": "bob@example.org", "language": "fr"})
    assert answer.status_code == 204
    (asked,) = await box.received("bob@example.org", 1)
    assert "List-Unsubscribe" not in asked
    await new_game(writing, bob)
    await settled_calls(writing)
    assert len(box.mails) == 1, "no yes, no mail"
    assert (await bob.get("/api/me/calls")).json()["mail"] == {"address": "bob@example.org", "confirmed": False}
    code = code_in(asked, "yes")
    assert (await bob.post("/api/mail", {"code": code, "yes": True})).status_code == 204
    assert (await bob.get("/api/me/calls")).json()["mail"] == {"address": "bob@example.org", "confirmed": True}
    table = await new_game(writing, bob)
    _, turn = await box.received("bob@example.org", 2)
    assert turn["Subject"] == "C’est ton tour"
    assert f"{SITE}/t/{table}" in turn.get_content()
    assert "Ada" in turn.get_content()
    assert turn["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    click = str(turn["List-Unsubscribe"]).strip("<>").removeprefix(SITE)
    headers = {"content-type": "application/x-www-form-urlencoded", "origin": "https://mail.example.com"}
    stranger = Person(writing.address)
    done = await stranger.http.post(click, content="List-Unsubscribe=One-Click", headers=headers)
    assert done.status_code == 204
    await new_game(writing, bob)
    await settled_calls(writing)
    assert len(box.mails) == 2
    assert (await bob.get("/api/me/calls")).json()["mail"] is None
    assert await refused(bob, "/api/mail", {"code": code, "yes": True}) == (404, "no_such_mail")
    assert (await bob.post("/api/mail", {"code": "made-up", "yes": False})).status_code == 204


async def test_nobody_is_asked_again_and_again(writing: Hosted, box: MailBox) -> None:
    wish = {"address": "victim@example.org", "language": "en"}
    for at in range(3):
        person = Person(writing.address, f"P{at}")
        answer = await person.post(
            "/api/me/calls/mail", {**wish, "address": wish["address"].upper() if at else wish["address"]}
        )
        assert answer.status_code == (429 if at else 204)
        await box.received("victim@example.org", 1)
        await person.post("/api/me/calls/mail/end")
    await asyncio.sleep(0.2)
    assert len(box.mails) == 1
    for wrong in (
        "nobody",
        "a@b",
        "a@b.c\r\nBcc: all@example.org",
        "a b@example.org",
        "<a@example.org>",
        "a@example.org, b@example.org",
    ):
        assert not is_address(wrong)
        answer = await Person(writing.address).post("/api/me/calls/mail", {"address": wrong, "language": "en"})
        assert answer.json()["code"] == "bad_mail", wrong


async def test_a_mail_server_that_is_down_is_tried_again_and_moves_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mailer, "RETRY_MS", (50,) * 500)
    monkeypatch.setattr(calling, "LOOK_EVERY", 0.02)
    async with mail_box() as box:
        port = box.port
        async with hosted(tmp_path, operator.itemgetter(0), **settings(port)) as host:
            bob = Person(host.address, "Bob")
            address = await wants_mail(bob, box)
            box.answer = "451 try again later"
            table = await new_game(host, bob)
            await choose_and_go(bob, table)
            await settled_calls(host)
            assert len(box.to(address)) == 1, "the turn was over before the server took it"
            second = await new_game(host, bob)
            await asyncio.sleep(0.3)
            assert len(box.to(address)) == 1
            box.answer = "250 OK"
            _, mail = await box.received(address, 2)
            assert second in mail.get_content()
            await settled_calls(host)
            assert len(box.to(address)) == 2


async def test_a_server_without_mail_says_so(host: Hosted) -> None:
    bob = Person(host.address, "Bob")
    assert (await bob.get("/api/me/calls")).json()["mails"] is False
    wish = {"address": "bob@example.org", "language": "en"}
    assert await refused(bob, "/api/me/calls/mail", wish) == (400, "bad_mail")


async def test_an_address_is_exported_and_forgotten(writing: Hosted, box: MailBox) -> None:
    bob = Person(writing.address, "Bob")
    address = await wants_mail(bob, box)
    assert (await bob.get("/api/me/export")).json()["calls"]["mail"] == address
    await bob.post("/api/me/forget")
    assert rows(str(writing.hosting.settings.database), "SELECT count(*) FROM mail") == [(0,)]


DAY = 24 * 3600.0


async def test_a_game_by_post_of_three_people_over_days(tmp_path: Path, box: MailBox) -> None:
    """Everybody looks in once when called, plays and goes; a day passes. Each turn is told once by each way."""
    now = [0.0]
    async with push_service() as service:
        options = {**settings(box.port), "own_push": service.address, "clock_tick": 0.01, "idle": 0.05}
        async with hosted(tmp_path, operator.itemgetter(0), lambda: now[0], **options) as host:
            people = [Person(host.address, name) for name in ("Ada", "Bob", "Cy")]
            phones = {person: await service.browser(person.name).subscribe(person) for person in people[:2]}
            addresses = {person: await wants_mail(person, box) for person in people[1:]}
            before = {person: len(box.to(address)) for person, address in addresses.items()}
            table = await people[0].make_table("moo", clock={"kind": "post", "days": 2})
            for person in people[1:]:
                await person.join(table)
            assert (await people[0].post(f"/api/tables/{table}/start", {"fill": ""})).status_code == 204
            turns = dict.fromkeys(people, 1)  # all choose a card first
            for person, phone in phones.items():
                await phone.messages(turns[person])
            for person, address in addresses.items():
                await box.received(address, before[person] + turns[person])
            for _ in range(24):
                deciding = await deciders(people[0], table)
                now[0] += DAY / 4
                moving = people[deciding[0]]
                await choose_and_go(moving, table)
                after = await deciders(people[0], table)
                for person in (people[at] for at in set(after) - set(deciding)):
                    turns[person] += 1
                    if person in phones:
                        await phones[person].messages(turns[person])
                    if person in addresses:
                        await box.received(addresses[person], before[person] + turns[person])
            await settled_calls(host)
            assert now[0] >= 6 * DAY
            for person, phone in phones.items():
                told = await phone.messages(turns[person])
                assert len(told) == turns[person], "one for one turn"
                assert {each["table"] for each in told} == {table}
                for each in told:
                    assert set(each) == {"table", "title", "body"}
                    assert (each["title"], each["body"]) == ("Du bist am Zug", body_for(person, people, "Mit"))
            for person, address in addresses.items():
                mails = (await box.received(address, before[person] + turns[person]))[before[person] :]
                assert len(mails) == turns[person]
                expected = text_for(person, people, table, mails[0])
                assert {mail.get_content() for mail in mails} == {expected}, (
                    "no turn differs from another: no card shows"
                )


def body_for(person: Person, people: list[Person], word: str) -> str:
    return f"{word} {', '.join(each.name for each in people if each is not person)}"


def text_for(person: Person, people: list[Person], table: str, mail: EmailMessage) -> str:
    lines = mail.get_content().splitlines()
    assert lines[:3] == ["It is your turn", body_for(person, people, "With"), f"{SITE}/t/{table}"]
    assert len(lines) == 6
    assert lines[5].startswith(f"{SITE}/mail#stop.")
    return str(mail.get_content())


async def deciders(person: Person, table: str) -> list[int]:
    row = next(each for each in (await person.get("/api/lobby")).json()["yours"] if each["id"] == table)
    found: list[int] = row["standing"]["to_decide"]
    return found


@pytest.mark.parametrize(
    ("smtp", "sender", "site"),
    [
        ("mail.example.org", "a@example.org", SITE),
        ("http://mail.example.org", "a@example.org", SITE),
        ("smtp://mail.example.org:port", "a@example.org", SITE),
        ("smtp://mail.example.org", "somebody", SITE),
        ("smtp://mail.example.org", "a@example.org", ""),
    ],
)
def test_what_is_no_mail_server_is_refused(smtp: str, sender: str, site: str) -> None:
    with pytest.raises(BadInput, match=r"--(smtp|mail-from|public-url)"):
        check_mail(smtp, sender, site)
    check_mail("smtps://user:p%40ss@mail.example.org", "a@example.org", SITE)
