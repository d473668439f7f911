from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.server.databases import bare_database, database, postgres, valkey
from tests.server.hosting import Hosted, hosted

__all__ = ["bare_database", "database", "host", "postgres", "valkey"]


@pytest_asyncio.fixture
async def host(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path) as running:
        yield running
