"""Passkeys: a person comes back on another device by a key; foreign, old, copied and moved answers are refused."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import cbor2
import pytest
import pytest_asyncio
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from sqlalchemy import create_engine, text

from niagara.server.limits.passkeys import passkey_site
from tests.server.hosting import Hosted, hosted
from tests.server.people import Json, Person
from tests.server.pushing import text_of
from tests.server.test_people import refused, rows, tables

SITE = "https://niagara.example.org"
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """A device that keeps one passkey."""

    def __init__(self, site: str = SITE) -> None:
        self.site = site
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.count = 0

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.site}).encode()

    def _data(self, flags: int, extra: bytes = b"") -> bytes:
        self.count += 1
        host = hashlib.sha256(self.site.partition("://")[2].partition(":")[0].encode()).digest()
        return host + bytes([flags]) + self.count.to_bytes(4) + extra

    def make(self, options: Json) -> Json:
        numbers = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
        attested = bytes(16) + len(self.id).to_bytes(2) + self.id + public
        data = self._data(PRESENT | VERIFIED | ATTESTED, attested)
        response = {
            "clientDataJSON": text_of(self._client_data("create", options["challenge"])),
            "attestationObject": text_of(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return self._answer(response)

    def show(self, options: Json) -> Json:
        told = self._client_data("get", options["challenge"])
        data = self._data(PRESENT | VERIFIED)
        signature = self.key.sign(data + hashlib.sha256(told).digest(), ec.ECDSA(SHA256()))
        response = {
            "clientDataJSON": text_of(told),
            "authenticatorData": text_of(data),
            "signature": text_of(signature),
            "userHandle": "",
        }
        return self._answer(response)

    def _answer(self, response: Json) -> Json:
        name = text_of(self.id)
        credential = {"id": name, "rawId": name, "type": "public-key", "response": response}
        return {"credential": {**credential, "clientExtensionResults": {}}}


@pytest_asyncio.fixture
async def named(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path, public_url=SITE) as running:
        yield running


async def asked(person: Person, path: str) -> Json:
    answer = await person.post(path)
    assert answer.status_code == 200, answer.text
    options: Json = answer.json()
    return options


async def with_passkey(person: Person) -> Authenticator:
    device = Authenticator()
    answer = await person.post("/api/me/passkeys", device.make(await asked(person, "/api/me/passkeys/new")))
    assert answer.status_code == 204, answer.text
    return device


async def shown(person: Person, device: Authenticator) -> tuple[int, str]:
    answer = await person.post("/api/passkey/use", device.show(await asked(person, "/api/passkey/ask")))
    return answer.status_code, "" if answer.status_code == 204 else answer.json()["code"]


async def test_a_passkey_brings_a_person_to_another_device_and_back(named: Hosted) -> None:
    ada = Person(named.address)
    table = await ada.make_table("mb")
    device = await with_passkey(ada)
    me = (await ada.get("/api/me")).json()
    assert me["passkey_site"] == SITE
    assert len(me["passkeys"]) == 1
    phone = Person(named.address)
    assert await shown(phone, device) == (204, "")
    assert await tables(phone) == [table]
    assert [each["here"] for each in (await phone.get("/api/me")).json()["devices"]] == [False, True]
    assert (await phone.post("/api/me/end-others")).status_code == 204
    assert await tables(ada) == []
    assert await shown(ada, device) == (204, ""), "whoever has the key is never locked out"
    assert await tables(ada) == [table]
    before, token = len((await ada.get("/api/me")).json()["devices"]), ada.http.cookies["niagara"]
    assert await shown(ada, device) == (204, "")
    assert len((await ada.get("/api/me")).json()["devices"]) == before, "already here"
    assert await named.hosting.sessions.who(token) is None, "with a new token all the same"
    eve = Person(named.address, "Eve")
    await eve.make_table("mb")
    token = eve.http.cookies["niagara"]
    assert await shown(eve, device) == (204, "")
    assert await named.hosting.sessions.who(token) is None, "Eve is signed out here"


async def test_answers_that_are_not_good_are_refused(named: Hosted, tmp_path: Path) -> None:
    ada, eve = Person(named.address), Person(named.address, "Eve")
    await ada.make_table("mb")
    device = await with_passkey(ada)
    assert await shown(eve, Authenticator()) == (404, "no_such_passkey")
    thief = Authenticator()
    thief.id = device.id
    assert await shown(eve, thief) == (400, "bad_passkey"), "another key under the same name"
    elsewhere = Authenticator("https://evil.example.org")
    elsewhere.id, elsewhere.key, elsewhere.count = device.id, device.key, 100
    assert await shown(eve, elsewhere) == (400, "bad_passkey"), "shown to another site"
    answer = device.show(await asked(ada, "/api/passkey/ask"))
    assert await refused(eve, "/api/passkey/use", answer) == (410, "passkey_late"), "the challenge was Ada's device's"
    assert (await ada.post("/api/passkey/use", answer)).status_code == 204
    assert await refused(ada, "/api/passkey/use", answer) == (410, "passkey_late"), "a second time"
    wrong = device.show(await asked(eve, "/api/me/passkeys/new"))
    assert await refused(eve, "/api/passkey/use", wrong) == (410, "passkey_late"), "a challenge for something else"
    late = device.show(await asked(eve, "/api/passkey/ask"))
    engine = create_engine(f"sqlite:///{tmp_path / 'niagara.sqlite'}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE challenge SET expires = expires - 301000"))
    engine.dispose()
    assert await refused(eve, "/api/passkey/use", late) == (410, "passkey_late")
    device.count = 0
    assert await shown(eve, device) == (400, "bad_passkey"), "a copy that counts anew"
    assert await tables(eve) == []
    nonsense: list[Any] = [
        {},
        {"response": {}},
        {"response": {"clientDataJSON": "###"}},
        {"response": []},
        {"response": {"clientDataJSON": "bnVsbA"}},
    ]
    for credential in nonsense:
        assert await refused(eve, "/api/passkey/use", {"credential": credential}) == (400, "bad_passkey"), credential
        assert await refused(eve, "/api/me/passkeys", {"credential": credential}) == (400, "bad_passkey"), credential


async def test_a_passkey_is_removed_by_its_person_alone_and_forgotten_with_them(named: Hosted) -> None:
    ada, eve = Person(named.address), Person(named.address, "Eve")
    await ada.make_table("mb")
    device = await with_passkey(ada)
    (key,) = (await ada.get("/api/me")).json()["passkeys"]
    assert await refused(eve, f"/api/me/passkeys/{key['id']}/remove") == (404, "no_such_device")
    assert (await ada.post(f"/api/me/passkeys/{key['id']}/remove")).status_code == 204
    assert await shown(eve, device) == (404, "no_such_passkey")
    await with_passkey(ada)
    await ada.post("/api/me/forget")
    assert rows(str(named.hosting.settings.database), "SELECT count(*) FROM passkey") == [(0,)]
    made = (await ada.post("/api/me/programs", {"label": "bot"})).json()
    bearer = {"authorization": f"Bearer {made['token']}"}
    for path in ("me/passkeys/new", "passkey/ask"):
        answer = await ada.http.post(f"/api/{path}", json={}, headers=bearer)
        assert answer.json()["code"] == "only_in_person"


async def test_without_a_name_there_are_none(host: Hosted) -> None:
    ada = Person(host.address)
    assert (await ada.get("/api/me")).json()["passkey_site"] == ""
    for path in ("/api/me/passkeys/new", "/api/passkey/ask"):
        assert await refused(ada, path) == (404, "no_passkeys")


@pytest.mark.parametrize(
    "address", ["", "http://niagara.example.org", "https://192.168.1.5", "https://[::1]", "https://box"]
)
def test_where_browsers_allow_no_passkeys(address: str) -> None:
    assert passkey_site(address) == ""


@pytest.mark.parametrize("address", [SITE, "http://localhost:8080", "https://niagara.example.org:8443"])
def test_where_they_do(address: str) -> None:
    assert passkey_site(address) == address
