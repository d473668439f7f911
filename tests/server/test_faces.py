"""What a person brings to a table besides a name, and what a table may be without: forecasts, a seat for its host."""

from __future__ import annotations

from tests.server.hosting import Hosted
from tests.server.people import Person
from tests.server.test_company import seat_is, sitting, started


async def test_a_chosen_face_is_seen_by_all_and_stays_while_a_bot_plays_on(host: Hosted) -> None:
    ada, bob = Person(host.address), Person(host.address, "Bob")
    seats = [{"kind": "me", "name": "Ada", "face": "20131"}, {"kind": "open"}]
    table = (await ada.post("/api/tables", {"seats": seats, "pause": 0})).json()["id"]
    await bob.post(f"/api/tables/{table}/join", {"name": "Bob", "face": "41200"})
    here = await sitting(ada, table)
    assert [seat["face"] for seat in here.table["seats"]] == ["20131", "41200"]
    await ada.post(f"/api/tables/{table}/start", {"fill": ""})
    await bob.post(f"/api/tables/{table}/leave")
    await here.until(seat_is(1, kind="bot", face="41200", left=True))
    await bob.post(f"/api/tables/{table}/join", {"name": "Bob"})
    await here.until(seat_is(1, kind="human", face="41200", level="", left=False))


async def test_who_takes_a_bots_seat_brings_a_face(host: Hosted) -> None:
    ada, eve = Person(host.address), Person(host.address, "Eve")
    table = await ada.make_table("mbb", takeover="ask")
    here, _watching = await sitting(ada, table), await sitting(eve, table)
    await eve.post(f"/api/tables/{table}/take_over", {"name": "Eve", "seat": 1, "face": "0a1b2"})
    await ada.post(f"/api/tables/{table}/answer_ask", {"seat": 1, "yes": True})
    await here.until(seat_is(1, kind="human", face="0a1b2"))


async def test_a_face_that_is_none_is_refused_by_name(host: Hosted) -> None:
    ada = Person(host.address)
    for face in ("<b>", "A", "a" * 13, "a\n"):
        answer = await ada.post("/api/tables", {"seats": [{"kind": "me", "face": face}, {"kind": "bot"}]})
        assert (answer.status_code, answer.json()["field"]) == (400, "seats[0].face"), face


async def test_a_table_without_forecasts_tells_none(host: Hosted) -> None:
    table, (ada, _bob) = await started(host, forecast=False)
    here = await sitting(ada, table)
    assert here.table["forecast"] is False
    answer = await here.ask(type="foresee", seat=0)
    assert (answer["type"], answer["code"]) == ("refused", "no_forecast")
    other, (cy, _dan) = await started(host)
    there = await sitting(cy, other)
    assert (await there.ask(type="foresee", seat=0))["type"] == "foreseen"


async def test_a_host_without_a_seat_keeps_its_table_while_it_looks(host: Hosted) -> None:
    screen, bob = Person(host.address, "Screen"), Person(host.address, "Bob")
    table = await screen.make_table("oob")
    shown = await sitting(screen, table)
    assert shown.table["host"] is True
    await bob.join(table)
    await bob.post(f"/api/tables/{table}/leave")
    await shown.until(seat_is(0, kind="open"))
    assert (await bob.get(f"/api/tables/{table}")).status_code == 200
    await bob.join(table)
    assert (await screen.post(f"/api/tables/{table}/start", {"fill": "duckling"})).status_code == 204
    assert (await shown.until_type("snapshot"))["position"]["seats"][0]["card"] == ""
    assert shown.decisions == [], "a screen decides nothing"
