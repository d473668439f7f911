"""Every command with values that nobody should give it: one line that says what is wrong, never a traceback.

What would really begin (a server, a match, a training) is stopped at its door, so that only arguments are tried.
"""

from __future__ import annotations

import inspect
import io
import random
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from niagara import Game
from niagara.cli import main

COMMANDS = {
    "play": "play:play",
    "serve": "serve:serve",
    "worker": "worker:worker",
    "connect": "connect:connect",
    "backup": "admin:backup",
    "admin tables": "admin:tables",
    "admin people": "admin:people",
    "admin retention": "admin:retention",
    "admin backup": "admin:backup",
    "admin restore": "admin:restore",
    "doctor": "doctor:doctor",
    "legal": "positions:legal",
    "show": "positions:show",
    "picture": "picture:picture",
    "replay": "records:replay",
    "analyse": "analyse:analyse",
    "perft": "perft:perft",
    "arena": "arena:arena",
    "ladder": "arena:ladder",
    "sprt": "arena:sprt",
    "stats": "stats:stats",
    "train": "train:train",
}
DOORS = (
    "niagara.server.runner.run",
    "niagara.server.workers.remote_bots.work",
    "niagara.cli.site.serve_site",
    "niagara.cli.terminal.play_in_terminal",
    "niagara.cli.warm.warm",
    "niagara.cli.arena._warm_up",
    "niagara.arena.facts.summarise_games",
    "niagara.analysis.engine.threads.warm",
    "niagara.fast.playout.count_lines",
    "niagara.train.recipe.run",
)
NASTY = ("", "-3", "0", "99999999999", "1e400", "nan", "abc", "💥", "/", "/no/such", "a,b", "x" * 3000, "[", "http://[")
TRIES = (100, pytest.param(400, marks=pytest.mark.slow))


class Begun(Exception):
    """The arguments were fine."""


@pytest.fixture
def doors(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing begins; commands that write do so in a folder of their own."""

    def begin(*_: Any, **__: Any) -> None:
        raise Begun

    for door in DOORS:
        monkeypatch.setattr(door, begin)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.chdir(tmp_path)
    Path("position.txt").write_text(Game.new(3, seed=1).line())


def arguments(chance: random.Random) -> list[str]:
    """A command with one to three of its parameters, most of them wrong."""
    command = chance.choice(list(COMMANDS))
    module, name = COMMANDS[command].split(":")
    known = inspect.signature(getattr(import_module(f"niagara.cli.{module}"), name)).parameters.values()
    given = command.split()
    for parameter in chance.sample(list(known), chance.randint(1, min(3, len(known)))):
        value = chance.choice((*NASTY, "position.txt"))
        if parameter.kind == inspect.Parameter.KEYWORD_ONLY:
            given.append(f"--{parameter.name.replace('_', '-')}")
        given.append(value)
    return given


def shown(given: list[str]) -> str:
    """A command line, its endless words cut."""
    return " ".join(repr(word[:20]) if not word.isidentifier() else word[:20] for word in given)


@pytest.mark.parametrize("tries", TRIES)
def test_no_argument_ends_in_a_traceback(
    tries: int,
    doors: None,  # noqa: ARG001
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chance = random.Random(20)
    refused = tracebacks = 0
    told: list[str] = []
    results: list[str] = []  # printed by pytest -s
    for _ in range(tries):
        given = arguments(chance)
        monkeypatch.setattr("sys.stdin", io.StringIO(Path("position.txt").read_text()))
        capsys.readouterr()
        try:
            main(given)
            results.append(f"done     {shown(given)}")
        except Begun:
            results.append(f"begins   {shown(given)}")
        except SystemExit as end:
            said = capsys.readouterr().err
            if end.code == 2:
                refused += 1
                assert said.startswith("niagara: "), (given, said)
                assert said.count("\n") <= 3, (given, said)
            results.append(
                f"{'refused ' if end.code == 2 else f'ends {end.code}  '} {shown(given)}: {said.strip()[:90]}"
            )
        except Exception as problem:
            tracebacks += 1
            told.append(f"{given}: {problem!r}")
    print("\n".join(sorted(results)))
    print(f"{tries} command lines, {refused} refused in a line, {tracebacks} tracebacks")
    assert tracebacks == 0, told
    assert refused > tries // 3


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["serve", "--port", "99999999"], "--port 99999999: from 0 to 65535"),
        (["serve", "--grace", "-5"], "--grace -5: from 0 to 86400"),
        (["serve", "--static", "/nope"], "--static /nope: there is no index.html in it"),
        (["arena", "--table", "otter,duck,duck", "--games", "-3"], "--games -3: at least 1"),
        (["arena", "--table", "otter,dog,duck"], "there are duckling, otter2, duck2, beaver2, heron, bear"),
        (["show", "/no/such"], "/no/such: No such file or directory"),
        (["legal", "--seed"], "--seed"),
        (["launch"], 'Unknown command "launch"'),
    ],
)
def test_what_is_wrong_is_said_in_one_line(given: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(given)
    assert end.value.code == 2
    lines = capsys.readouterr().err.strip().split("\n")
    assert len(lines) == 1
    assert lines[0].startswith("niagara: ")
    assert said in lines[0]


def test_the_language_of_the_environment_is_spoken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANGUAGE", "de")
    with pytest.raises(SystemExit):
        main(["serve", "--grace", "-5"])
    assert "von 0 bis 86400" in capsys.readouterr().err
