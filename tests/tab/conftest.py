from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.tab.served import ServedTab, served


@pytest_asyncio.fixture
async def host() -> AsyncIterator[ServedTab]:
    async with served() as running:
        yield running
