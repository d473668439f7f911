"""The workflows, as far as they can be tried here: what they run exists, and what they hand on is made."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from niagara.cli import app

ROOT = Path(__file__).parents[2]
WORKFLOWS = {
    path.stem: yaml.safe_load(path.read_text("utf-8")) for path in (ROOT / ".github" / "workflows").glob("*.yml")
}
STEPS: list[dict[str, Any]] = [
    step for workflow in WORKFLOWS.values() for job in workflow["jobs"].values() for step in job["steps"]
]


def test_there_is_one_for_pages_and_one_for_releases() -> None:
    assert WORKFLOWS.keys() == {"site", "release"}


@pytest.mark.parametrize("step", [step for step in STEPS if "run" in step], ids=lambda step: step["run"][:30])
def test_what_a_step_runs_exists(step: dict[str, Any]) -> None:
    script = re.sub(r"\$\{\{.*?\}\}", "x", step["run"])
    assert subprocess.run(["bash", "-n"], input=script, text=True, capture_output=True, check=False).stderr == ""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"^make (\w+)", script, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    for path in re.findall(r"(?:scripts|src)/[\w/]+\.py", script):
        assert (ROOT / path).is_file(), path
    for line in re.findall(r"(?:^|&& |\" )\s*(?:niagara|play) ([^&|\n]*)", script, re.MULTILINE):
        words = shlex.split(line)
        command = words if words and words[0] in ("play", "doctor", "--version") else ["play", *words]
        app.parse_args(command, exit_on_error=False, print_error=False)


def test_jobs_wait_for_what_they_need_and_take_what_others_made() -> None:
    jobs = WORKFLOWS["release"]["jobs"]
    assert jobs["publish"]["needs"] == ["installed", "executable"], "nothing is published that was not tried"
    made = {
        step["with"]["name"].split("-$")[0]
        for job in jobs.values()
        for step in job["steps"]
        if "upload-artifact" in step.get("uses", "")
    }
    taken = {
        (step["with"].get("name") or step["with"]["pattern"]).removesuffix("-*")
        for job in jobs.values()
        for step in job["steps"]
        if "download-artifact" in step.get("uses", "")
    }
    assert made == taken == {"package", "executable"}


def test_only_what_publishes_may_write() -> None:
    for name, workflow in WORKFLOWS.items():
        assert workflow["permissions"] == {"contents": "read"}, name
        for job, content in workflow["jobs"].items():
            assert not content.get("permissions") or job in ("publish", "index"), (name, job)


def test_the_version_is_where_the_workflow_looks_for_it() -> None:
    import niagara

    found = re.search(r'^__version__ = "(.*)"', (ROOT / "src/niagara/__init__.py").read_text("utf-8"), re.MULTILINE)
    assert found
    assert found[1] == niagara.__version__
