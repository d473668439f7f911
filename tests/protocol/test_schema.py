"""The description of the messages is whole."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from niagara.protocol import schema, server
from niagara.rules.why import REASONS, ReasonCode


def test_every_union_and_its_members_are_described() -> None:
    schemas = schema.document()["components"]["schemas"]
    for name in schema.UNIONS:
        members = schemas[name]["anyOf"]
        assert all(member["$ref"].rsplit("/", 1)[1] in schemas for member in members)


@pytest.mark.parametrize(("ready", "whole"), [(server.ReadyUpdate, server.Update), (server.ReadyPast, server.Past)])
def test_a_message_with_ready_parts_has_the_fields_of_the_whole(
    ready: type[msgspec.Struct], whole: type[msgspec.Struct]
) -> None:
    assert ready.__struct_fields__ == whole.__struct_fields__
    assert ready.__struct_config__.tag == whole.__struct_config__.tag


def test_every_reason_of_the_rules_has_its_sentence() -> None:
    assert set(get_args(ReasonCode)) == set(REASONS)
