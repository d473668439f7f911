"""The arena on a real Ray of this machine: the same games, the same result, in the same form."""

import json

import pytest

pytest.importorskip("ray")
pytestmark = pytest.mark.ray  # a Ray takes long to start; `make test-ray`


def test_ray_gives_the_same_result_in_the_same_form(capsys: pytest.CaptureFixture[str]) -> None:
    from niagara.cli import main

    found = {}
    for engine in ("local", "ray"):
        with pytest.raises(SystemExit) as ended:
            main(["arena", "--table", "paddler,dabbler,dabbler", "--games", "90", "--seed", "5", "--engine", engine,
                  "--workers", "1", "--json"])  # fmt: skip
        assert ended.value.code in (0, None)
        found[engine] = json.loads(capsys.readouterr().out)
    assert found["local"].pop("engine") == "local"
    assert found["ray"].pop("engine") == "ray"
    for result in found.values():
        assert result.pop("seconds") > 0
    assert found["ray"] == found["local"]
    assert found["ray"]["bots"]["paddler"].keys() == {"share", "low", "high", "games"}
