"""Rules of this checkout beside another's, in instructions: a figure that no neighbour on the machine can change.

`python -m benchmarks.instructions OTHER` needs valgrind, and an environment (.venv) in the other checkout.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
#: What `niagara bench rules` measures, with how many plays of it are counted.
KINDS = {"plain_rate": 12, "door_rate": 6, "compiled_rate": 40}
#: Replaces the clock of the bench by a number of plays. The first play loads or compiles.
DRIVER = """
import sys
import importlib
bench = importlib.import_module("niagara.cli.bench")
kind, plays = sys.argv[1], int(sys.argv[2])
bench._rate = lambda play, seconds: sum(play() for _ in range(1 + plays))
print("decisions", getattr(bench, kind)(4, 0.0))
"""


def _played(checkout: Path, kind: str, plays: int, *under: str) -> subprocess.CompletedProcess[str]:
    """Some plays in a checkout, under another program if one is named."""
    environment = {**os.environ, "PYTHONHASHSEED": "0", "NUMBA_NUM_THREADS": "1", "PYTHONPATH": "src"}
    command = [*under, ".venv/bin/python", "-c", DRIVER, kind, str(plays)]
    return subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True, check=True)


def _counted(checkout: Path, kind: str, plays: int) -> tuple[int, int]:
    """Instructions and decisions of some plays in a checkout, all that comes before them included."""
    with tempfile.TemporaryDirectory() as folder:
        ran = _played(checkout, kind, plays, "valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out")
    instructions, decisions = re.search(r"Collected : (\d+)", ran.stderr), re.search(r"decisions (\d+)", ran.stdout)
    if instructions is None or decisions is None:
        raise SystemExit(f"valgrind said: {ran.stderr[-400:]}")
    return int(instructions[1]), int(decisions[1])


def instructions_a_decision(checkout: Path, kind: str) -> float:
    """What one decision costs: the difference between many plays and one, so that starting counts for nothing."""
    (few, some), (many, more) = _counted(checkout, kind, 1), _counted(checkout, kind, 1 + KINDS[kind])
    return (many - few) / (more - some)


def main() -> None:
    """Print instructions a decision in both checkouts, and the ratio of speeds."""
    if len(sys.argv) != 2 or not (Path(sys.argv[1]) / ".venv/bin/python").exists():
        raise SystemExit("Usage: python -m benchmarks.instructions CHECKOUT (which has a .venv)")
    other = Path(sys.argv[1]).resolve()
    print(f"{'what':10}{'there':>12}{'here':>12}{'there : here':>14}")
    for kind in KINDS:
        for checkout in (other, HERE):
            # Compiled code is counted from the cache that a first run leaves.
            _played(checkout, kind, 1)
        there, here = instructions_a_decision(other, kind), instructions_a_decision(HERE, kind)
        print(f"{kind.removesuffix('_rate'):10}{there:12,.0f}{here:12,.0f}{there / here:14.3f}", flush=True)


if __name__ == "__main__":
    main()
