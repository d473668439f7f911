"""Every planted bug still applies; that a test catches each is for `make chaos`, which takes longer."""

from __future__ import annotations

import ast

import pytest

from tests.chaos.planted import BUGS, Bug, BuggySource


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.name)
def test_a_planted_bug_applies(bug: Bug) -> None:
    source = BuggySource(bug)
    ast.parse(source.get_data(str(source.path)))
