from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from niagara.server.bots import try_all_levels
from tests.server.hosting import Hosted, hosted


@pytest.fixture(scope="session", autouse=True)
def _compiled_bots() -> None:
    """The first game of a fresh checkout must not be the one that waits for the compiler."""
    try_all_levels()


@pytest_asyncio.fixture
async def host(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path) as running:
        yield running
