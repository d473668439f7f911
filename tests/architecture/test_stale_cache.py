"""A changed rule is never answered from a stale cache of compiled code."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROBE = """
import numpy as np
from niagara.fast import compiled
from niagara.rules.river import river_speed
from niagara.rules.packed import RECORD

@compiled
def speed(records):
    return river_speed(records[0])

records = np.zeros(1, RECORD)
records[0]["players"], records[0]["weather"] = 2, 1
records[0]["card"][:2], records[0]["revealed"][:2] = (3, 5), 1
print(speed(records), sum(speed.stats.cache_hits.values()))
"""


def ask(folder: Path) -> tuple[int, int]:
    """The compiled speed of a river with 3, 5 and weather +1, and how often the answer came from the cache."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder / "src"),
        "NIAGARA_CACHE": str(folder / "cache"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    program = folder / "probe.py"
    program.write_text(PROBE, encoding="utf-8")
    os.utime(program, (1, 1))
    result = subprocess.run([sys.executable, program], env=environment, capture_output=True, text=True, check=True)
    answer, hits = result.stdout.split()
    return int(answer), int(hits)


def test_a_changed_rule_changes_the_compiled_answer(tmp_path: Path) -> None:
    """R7.1, turned round in a copy of the package: same length, same time stamp, and still noticed."""
    ignored = shutil.ignore_patterns("__pycache__", "static", "server", "cli")
    shutil.copytree(ROOT / "src" / "niagara", tmp_path / "src" / "niagara", ignore=ignored)
    assert ask(tmp_path) == (4, 0)
    assert ask(tmp_path) == (4, 1), "from the cache"
    river = tmp_path / "src" / "niagara" / "rules" / "river.py"
    stamp = river.stat()
    text = river.read_text(encoding="utf-8")
    changed = text.replace("lowest_number(state) + state.weather", "lowest_number(state) - state.weather")
    assert changed != text
    assert len(changed) == len(text)
    river.write_text(changed, encoding="utf-8")
    os.utime(river, (stamp.st_atime, stamp.st_mtime))
    assert ask(tmp_path) == (2, 0), "compiled anew"
