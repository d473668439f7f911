"""Nothing that an observer receives depends on a card it may not know: pairs of worlds, compared to the last byte.

`python -m tests.chaos pairs` does the same for long.
"""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from litestar import Litestar, get
from litestar.routes import HTTPRoute

from niagara.protocol.client import AnyMessage
from niagara.server.app import create_app
from niagara.server.settings import Settings
from tests.server.prying import MESSAGES, REQUESTS, SOCKETS, TABLELESS
from tests.server.worlds import BEGINNINGS, compare_worlds


@pytest.mark.parametrize("pairs", [250, pytest.param(1000, marks=pytest.mark.slow)])
async def test_worlds_that_differ_in_a_secret_look_alike_to_everybody_else(tmp_path: Path, pairs: int) -> None:
    found = await compare_worlds(tmp_path, pairs, seed=5)
    assert found.pairs >= pairs
    assert found.bytes > 100_000
    assert found.begun == set(BEGINNINGS)
    assert len(found.tried) > 15
    assert found.differences == []


def unknown_ways(app: Litestar) -> set[tuple[str, str]]:
    """The requests and sockets of an application by which nobody pries."""
    known = {*REQUESTS, *TABLELESS, *(("SOCKET", path) for path in SOCKETS)}
    ways = set()
    for route in app.routes:
        methods = route.methods - {"OPTIONS"} if isinstance(route, HTTPRoute) else {"SOCKET"}
        ways |= {(str(method), route.path) for method in methods}
    return ways - known


def test_every_way_out_of_a_table_is_tried(tmp_path: Path) -> None:
    app = create_app(Settings(database=f"sqlite:///{tmp_path / 'niagara.sqlite'}"))
    assert unknown_ways(app) == set()
    assert {str(message.__struct_config__.tag) for message in get_args(AnyMessage)} == set(MESSAGES)

    @get("/api/tables/{table_id:str}/planted")
    async def planted() -> str:
        return ""

    app.register(planted)
    assert unknown_ways(app) == {("GET", "/api/tables/{table_id:str}/planted")}, "a new route is noticed"
