"""What bots think with is compiled once: the code on disk is found again, also from another copy of the same source."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from niagara.bots import DEFAULT_LEVEL, LEVELS
from niagara.bots.compiling import COMPILE_ORDER, compile_bot, is_compiled
from niagara.fast import PACKAGE

ASK = """
from niagara.bots.compiling import compile_bot
from niagara.bots.mind.policy import first_opinion

compile_bot("beaver")
print(sum(first_opinion.stats.cache_hits.values()), sum(first_opinion.stats.cache_misses.values()))
"""

ASK_TOGETHER = """
import numpy as np
from niagara.fast.batch import view_slice
from niagara.rules.packed import RECORD

print(flush=True)
input()
view_slice(np.zeros(1, RECORD), 0, np.zeros(1, RECORD))
print(sum(view_slice.stats.cache_hits.values()), sum(view_slice.stats.cache_misses.values()))
"""


def test_the_level_that_people_meet_first_is_compiled_first() -> None:
    assert COMPILE_ORDER[0] == DEFAULT_LEVEL
    assert sorted(COMPILE_ORDER) == sorted(level.id for level in LEVELS)


def test_a_bot_is_compiled_when_it_has_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compile_bot(DEFAULT_LEVEL)
    assert is_compiled(DEFAULT_LEVEL)
    with monkeypatch.context() as patch:
        patch.setenv("NIAGARA_CACHE", str(tmp_path))
        assert not is_compiled(DEFAULT_LEVEL)
        assert is_compiled("drifter")  # has nothing compiled


def test_another_copy_of_the_source_is_not_compiled_again(tmp_path: Path) -> None:
    compile_bot(DEFAULT_LEVEL)
    shutil.copytree(PACKAGE, tmp_path / "niagara", ignore=shutil.ignore_patterns("static", "docs"))
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    told = subprocess.run([sys.executable, "-c", ASK], env=environment, check=True, stdout=subprocess.PIPE, text=True)
    assert told.stdout.split() == ["1", "0"]


def test_processes_that_start_together_compile_once(tmp_path: Path) -> None:
    environment = os.environ | {"NIAGARA_CACHE": str(tmp_path)}
    pipe = subprocess.PIPE
    asked = [
        subprocess.Popen([sys.executable, "-c", ASK_TOGETHER], env=environment, stdin=pipe, stdout=pipe, text=True)
        for _ in range(3)
    ]
    for process in asked:
        assert process.stdout is not None
        process.stdout.readline()  # it is ready
    for process in asked:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    told = [process.communicate()[0].split() for process in asked]
    assert sorted(told) == [["0", "1"], ["1", "0"], ["1", "0"]]
