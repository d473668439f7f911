"""What a messenger shows of a link: names and how far the game is, a picture of the river, and nothing secret."""

from __future__ import annotations

import html
import re
import struct

from niagara.picture.faces import animals_of
from niagara.server.http.previews import _called, describe
from niagara.tables.records import Seat
from tests.server.hosting import Hosted
from tests.server.people import Person
from tests.server.test_replay import play_to_the_end

LINE = re.compile(r'<meta property="(og:[a-z:]+)" content="([^"]*)" />')


async def told_of(person: Person, path: str, language: str = "en") -> dict[str, str]:
    answer = await person.http.get(path, headers={"accept-language": language})
    assert answer.status_code == 200
    return {name: html.unescape(value) for name, value in LINE.findall(answer.text)}


async def test_a_link_says_who_plays_and_how_far_they_are(host: Hosted) -> None:
    ada, eve = Person(host.address), Person(host.address, "Eve")
    table = await ada.make_table("mo")
    told = await told_of(eve, f"/t/{table}")
    assert told["og:title"] == "Niagara: Ada – and a seat for you"
    assert told["og:image"] == f"http://{host.address}/api/tables/{table}/picture.png"
    assert (await told_of(eve, f"/t/{table}", "de-AT,de;q=0.9"))["og:title"] == "Niagara: Ada – und ein Platz für dich"
    assert (await told_of(eve, f"/t/{table}/hand"))["og:title"] == "Niagara: Ada – and a seat for you"
    empty = await ada.make_table("oob")
    assert (await told_of(eve, f"/t/{empty}/screen"))["og:title"] == "Niagara: a seat for you"
    over = await play_to_the_end(ada, {"max_rounds": 1})
    assert (await told_of(eve, f"/replay/{over}"))["og:title"].endswith("see the game again")


async def test_other_pages_and_tables_that_are_not_there_say_nothing(host: Hosted) -> None:
    eve = Person(host.address, "Eve")
    for path in (
        "/",
        "/learn",
        "/t/nobody",
        "/t/" + 300 * "a",
        "/t/%00",
        "/replay/a/b",
        "/t/a/b",
        "/learn/puzzles/p99",
    ):
        answer = await eve.get(path)
        assert answer.status_code in (200, 404)
        assert not LINE.search(answer.text)


async def test_the_picture_is_drawn_once_a_round(host: Hosted) -> None:
    ada, eve = Person(host.address), Person(host.address, "Eve")
    table = await ada.make_table("mo")
    for _ in range(2):
        answer = await eve.get(f"/api/tables/{table}/picture.png")
        assert answer.headers["content-type"] == "image/png"
        width, height = struct.unpack(">II", answer.content[16:24])
        assert (width, height) == (1000, 525)
    assert (await eve.get("/api/tables/nobody/picture.png")).status_code == 404
    kept = host.hosting.archive._kept
    drawn = [name for name in kept if isinstance(name, tuple) and name[0] == "picture"]
    assert [name[:5] for name in drawn] == [("picture", table, "open", 1, 0)]
    await Person(host.address, "Bob").join(table)
    await eve.get(f"/api/tables/{table}/picture.png")
    assert len([name for name in kept if isinstance(name, tuple) and name[0] == "picture"]) == 2, "it shows who came"


def test_bots_are_called_by_the_animals_that_one_sees() -> None:
    seats = [Seat("human", "Robin"), *(Seat("bot", name, "beaver2") for name in ("Beaver", "Beaver 2", "Maple"))]
    animals = animals_of([(seat.kind == "bot", seat.name, seat.level) for seat in seats])
    assert list(map(_called, seats, animals)) == ["Robin", "Beaver", "Raccoon", "Maple"]


async def test_a_link_to_a_puzzle_shows_its_name_and_where_it_begins(host: Hosted) -> None:
    eve = Person(host.address, "Eve")
    told = await told_of(eve, "/learn/puzzles/p01")
    assert told["og:title"] == "Niagara puzzle: The crown"
    assert (await told_of(eve, "/learn/puzzles/p01", "de"))["og:title"] == "Niagara-Rätsel: Die Krone"
    answer = await eve.get(told["og:image"].removeprefix(f"http://{host.address}"))
    assert struct.unpack(">II", answer.content[16:24]) == (1000, 525)
    assert (await eve.get("/api/learn/puzzles/p99/picture.png")).status_code == 404


async def test_a_name_cannot_break_out_of_its_line(host: Hosted) -> None:
    eve = Person(host.address, 'Eve"><script>')
    table = await eve.make_table("mo")
    async with host.registry.room(table) as room:
        lines = describe(room.info(""), "https://niagara.example.org", "")
    assert "<script>" not in lines
    assert "&lt;script&gt;" in lines
