"""What visitors are charged follows from what things cost, and all of it together leaves room for those who play."""

from __future__ import annotations

from pathlib import Path

from niagara.server.limits.ledger import allowances
from niagara.server.limits.weights import LONG_LISTS, MEASURED, MORE
from niagara.server.settings import Settings
from tests.server.hosting import hosted
from tests.server.people import Person

DOCS = Path(__file__).parents[2] / "docs" / "hosting.md"
MOST = 550.0  # ms of the server's processor a second that one network may ask for, of all kinds together, for long


def test_every_kind_is_measured() -> None:
    assert MEASURED.keys() == allowances(Settings()).keys()


def test_all_that_one_network_may_ask_for_leaves_room_for_others() -> None:
    rates = allowances(Settings())
    here = {kind: rate.network.a_second * MEASURED[kind].here for kind, rate in rates.items()}
    assert sum(here.values()) <= MOST, here


def test_the_documentation_has_the_same_figures() -> None:
    lines = DOCS.read_text().splitlines()
    for kind, weight in MEASURED.items():
        row = f"| {kind} | {weight.here:g} | {weight.aside:g} | {weight.size:,} |"
        assert any(line.startswith(row) for line in lines), row


async def test_costly_messages_and_lists_are_charged_more(tmp_path: Path) -> None:
    async with hosted(tmp_path, message_rate=0.001, message_burst=20.0, request_rate=0.001, request_burst=16.0) as host:
        ada = Person(host.address)
        table = await ada.make_table("mm")
        device = await ada.sit(table)
        answers = [await device.ask(type="foresee", seat=0) for _ in range(8)]
        charged = 1 + max(MORE.values()) / 2
        assert [answer["type"] for answer in answers].count("refused") == 8 - int(20 / charged)
        statuses = [(await Person(host.address).get("/api/lobby")).status_code for _ in range(6)]
        assert statuses.count(429) >= 6 - int(16 / LONG_LISTS)
