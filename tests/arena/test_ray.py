"""The arena on a real Ray of this machine: the same games, the same result, in the same form."""

import json
import subprocess
import sys
from importlib.util import find_spec
from typing import Any

import pytest

pytestmark = [
    pytest.mark.ray,  # on a busy machine Ray gives itself up while it starts; `make test-ray`
    pytest.mark.skipif(find_spec("ray") is None, reason="needs niagara-game[ray]"),
]


def test_ray_gives_the_same_result_in_the_same_form() -> None:
    found = {engine: match(engine) for engine in ("local", "ray")}
    assert found["local"].pop("engine") == "local"
    assert found["ray"].pop("engine") == "ray"
    for result in found.values():
        assert result.pop("seconds") > 0
    assert found["ray"] == found["local"]
    assert found["ray"]["bots"]["paddler"].keys() == {"share", "low", "high", "games"}


def match(engine: str) -> dict[str, Any]:
    """What the command prints. A process of its own: Ray takes its settings from the moment it is first imported."""
    words = ["arena", "--table", "paddler,dabbler,dabbler", "--games", "90", "--seed", "5", "--workers", "1", "--json"]
    command = [sys.executable, "-m", "niagara", *words, "--engine", engine]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, timeout=240)
    result: dict[str, Any] = json.loads(done.stdout)
    return result
