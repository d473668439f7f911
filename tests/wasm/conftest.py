"""The module as `make wasm` built it."""

import json
from collections.abc import Iterator

import pytest

from niagara.analysis.engine.compiler import compiled
from tests.wasm.engine import BUILT, WasmEngine


@pytest.fixture(scope="session")
def built() -> None:
    """The module is there, and was made of this very source."""
    path = BUILT / "niagara.json"
    found = json.loads(path.read_text())["source"] if path.exists() else "nothing"
    assert found == compiled.source_hash, "build the module first: make wasm"


@pytest.fixture(scope="session")
def wasm(built: None) -> Iterator[WasmEngine]:  # noqa: ARG001
    """The module in a process of Node."""
    with WasmEngine() as engine:
        yield engine
