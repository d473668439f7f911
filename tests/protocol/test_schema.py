"""The browser's copy of the message types is the one the server speaks."""

from __future__ import annotations

from pathlib import Path

import pytest

from niagara.protocol import schema

KEPT = Path(__file__).parents[2] / "web" / "protocol.json"


@pytest.mark.skipif(not KEPT.exists(), reason="the browser client is not part of this checkout")
def test_the_browsers_copy_is_current() -> None:
    assert KEPT.read_text(encoding="utf-8") == schema.dump(), "run `npm run protocol` in web/"


def test_every_union_and_its_members_are_described() -> None:
    schemas = schema.document()["components"]["schemas"]
    for name in schema.UNIONS:
        members = schemas[name]["anyOf"]
        assert all(member["$ref"].rsplit("/", 1)[1] in schemas for member in members)
