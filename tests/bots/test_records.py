"""Records are declared once: their layout needs no NumPy, NumPy's is the same, and a misspelt field is a type error."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from niagara.bots.mind.minds import MIND, NET, TABLE, WORKSPACE
from niagara.bots.mind.records import Mind, Net, Table, Workspace
from niagara.fast.records import RecordType
from niagara.rules.layout import Layout, layout_of
from niagara.rules.packed import RECORD
from niagara.rules.state import State


def check(layout: Layout, dtype: RecordType) -> None:
    assert layout.size == dtype.itemsize
    assert dtype.names == tuple(layout.fields)
    for name, field in layout.fields.items():
        found, offset = dtype.fields[name][:2]  # type: ignore[index]
        assert (field.offset, field.shape) == (offset, found.shape)
        if field.record is None:
            assert np.dtype(field.dtype) == found.base
        else:
            check(field.record, found)


@pytest.mark.parametrize(
    ("declaration", "dtype"), [(State, RECORD), (Mind, MIND), (Net, NET), (Workspace, WORKSPACE), (Table, TABLE)]
)
def test_the_layout_is_that_of_numpy(declaration: type, dtype: RecordType) -> None:
    check(layout_of(declaration), dtype)


def ask_mypy(folder: Path, field: str) -> subprocess.CompletedProcess[str]:
    program = folder / "ask.py"
    program.write_text(
        "from niagara.bots.mind.records import Mind, Net, Workspace\n"
        f"def ask(mind: Mind, net: Net, workspace: Workspace) -> float: return {field}\n"
    )
    command = (sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(folder / "cache"), str(program))
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_misspelt_field_is_a_type_error(tmp_path: Path) -> None:
    assert ask_mypy(tmp_path, "mind.samples + net.bias[0] + workspace.odds[0][1]").returncode == 0
    for wrong in ("mind.smaples", "net.bais[0]", "workspace.candidats", "mind.value_net.secnd[0][0]"):
        result = ask_mypy(tmp_path, wrong)
        assert result.returncode == 1
        assert "has no attribute" in result.stdout
