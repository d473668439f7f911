"""The README's example runs as it stands."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

README = (Path(__file__).parents[2] / "README.md").read_text()


def test_the_example_plays_a_whole_game() -> None:
    source = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert source
    assert len(source[1].splitlines()) < 15
    shown = subprocess.run([sys.executable, "-c", source[1]], capture_output=True, text=True, timeout=60, check=True)
    assert shown.stdout.splitlines()[-1].startswith("Outcome(")


def test_every_linked_file_is_there() -> None:
    root = Path(__file__).parents[2]
    targets = [target for target in re.findall(r"\]\(([^)]+)\)", README) if "://" not in target]
    assert len(targets) > 5
    assert [target for target in targets if not (root / target).exists()] == []
