"""Every operation of the HTTP side, asked in hundreds of ways that its schema allows and forbids: never a fault.

HYPOTHESIS_PROFILE=thorough asks far more often, and at every edge that a schema has.
"""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.schemas import OpenApiSchema

from niagara.server.app import create_app
from niagara.server.runner import listen, make_server
from niagara.server.settings import Settings
from tests.server.hosting import QUICK

# Made when the first test asks: what to ask takes longer to think up than many a test, and every process would do it.
schema = schemathesis.pytest.from_fixture("described")
TABLE = r"/\{table_id\}"
THOROUGH = settings().max_examples > 1000


@pytest.fixture(scope="module")
def described() -> OpenApiSchema:
    """The application's own description, its paths in order."""
    document = msgspec.json.decode(msgspec.json.encode(create_app(Settings(**QUICK)).openapi_schema.to_schema()))
    document["paths"] = dict(sorted(document["paths"].items()))
    found = schemathesis.openapi.from_dict(document)
    found.config.phases.update(phases=["coverage", "fuzzing"] if THOROUGH else ["fuzzing"])
    return found


@dataclass
class Running:
    """A server in a thread of its own, some tables there, and what they looked like."""

    address: str
    tables: list[str] = field(default_factory=list)
    chance: random.Random = field(default_factory=lambda: random.Random(1))


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("fuzz")
    (folder / "index.html").write_text("<p>the page")
    ready = threading.Event()
    settings = Settings(database=f"sqlite:///{folder}/n.sqlite", static=folder, **QUICK)
    server = make_server(create_app(settings), ready.set)
    listening = listen("127.0.0.1", 0)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listening])))
    thread.start()
    assert ready.wait(30)
    host = Running(f"http://127.0.0.1:{listening.getsockname()[1]}")
    with httpx.Client(base_url=host.address, verify=False) as ada:
        for seats in (["me", "open", "bot"], ["me", "me", "me"], ["bot", "bot"]):
            body = {"seats": [{"kind": kind} for kind in seats], "public": True}
            host.tables.append(ada.post("/api/tables", json=body).json()["id"])
    yield host
    server.should_exit = True
    thread.join()


by_chance = settings(max_examples=settings().max_examples // 8)


@schema.include(method="GET").parametrize()
@by_chance
def test_no_question_is_a_fault(case: schemathesis.Case[Any], running: Running) -> None:
    ask(case, running)


@schema.include(path_regex=TABLE).exclude(method="GET").parametrize()
@by_chance
def test_no_request_to_a_table_is_a_fault(case: schemathesis.Case[Any], running: Running) -> None:
    ask(case, running)


@schema.exclude(method="GET").exclude(path_regex=TABLE).parametrize()
@by_chance
def test_no_other_request_is_a_fault(case: schemathesis.Case[Any], running: Running) -> None:
    ask(case, running)


def ask(case: schemathesis.Case[Any], running: Running) -> None:
    """Ask once, half of the time about a table that is there."""
    parameters: dict[str, Any] = case.path_parameters or {}
    if "table_id" in parameters and running.chance.random() < 0.5:
        parameters["table_id"] = running.chance.choice(running.tables)
    answer = case.call(base_url=running.address, timeout=120)
    case.validate_response(answer, checks=[not_a_server_error])
    assert b"Traceback" not in answer.content
    if answer.status_code >= 400 and case.path.startswith("/api/"):
        problem = answer.json()
        assert problem["code"]
        assert problem["text"]
    assert answer.headers["x-content-type-options"] == ["nosniff"]


def test_the_tables_are_as_they_were(running: Running) -> None:
    """Whatever strangers asked before, nobody was moved from a seat."""
    with httpx.Client(base_url=running.address, verify=False) as eve:
        infos = [eve.get(f"/api/tables/{table}").json() for table in running.tables]
    assert [[seat["kind"] for seat in info["seats"]][1:] for info in infos[1:]] == [["human", "human"], ["bot"]]
    assert infos[0]["seats"][0]["kind"] == "human"
