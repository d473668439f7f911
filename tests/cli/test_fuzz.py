"""Every command with values that nobody should give it: one line that says what is wrong, never a traceback.

What would really begin (a server, a match, a training) is stopped at its door, so that only arguments are tried.
"""

from __future__ import annotations

import inspect
import io
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cyclopts import App

from niagara import Game
from niagara.cli import app, main
from niagara.cli.bots import check_bots
from niagara.cli.words import languages


def commands(under: App = app, before: tuple[str, ...] = ()) -> dict[str, Callable[..., Any]]:
    """Every command that there is, by what one types, with the function that it calls."""
    found: dict[str, Callable[..., Any]] = {}
    for name in under:
        if name.startswith("-"):
            continue
        command = under[name]
        if command.default_command:
            found[" ".join((*before, name))] = command.default_command
        else:
            found |= commands(command, (*before, name))
    return found


DOORS = (
    "niagara.server.runner.run",
    "niagara.server.workers.remote_bots.work",
    "niagara.cli.site.serve_site",
    "niagara.cli.terminal.play_in_terminal",
    "niagara.bots.compiling.compile_elsewhere",
    "niagara.cli.arena._warm_up",
    "niagara.arena.facts.summarise_games",
    "niagara.analysis.engine.threads.warm",
    "niagara.fast.playout.count_lines",
    "niagara.train.recipe.run",
    "niagara.cli.bench.warming_up",
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
    command, function = chance.choice(list(commands().items()))
    known = inspect.signature(function).parameters.values()
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
        (
            ["arena", "--table", "otter,dog,duck"],
            "choose from duckling, otter, duck, beaver, heron, bear, drifter",
        ),
        (["show", "/no/such"], "/no/such: No such file or directory"),
        (["legal", "--seed"], "--seed: a value is missing; see “niagara legal --help”."),
        (["sprt", "otter"], "B: a value is missing"),
        (["perft", "deep"], "DEPTH deep: not a whole number"),
        (["play", "--port", "8o80"], "--port 8o80: not a whole number"),
        (["serve", "--grace", "long"], "--grace long: not a number"),
        (["play", "--prot", "80"], "--prot: there is no such option; see “niagara play --help”. Did you mean --port?"),
        (["play", "--port", "1", "--port", "2"], "--port: given twice"),
        (["play", "now"], "now: not expected here; see “niagara play --help”."),
        (["picture", "--look", "night"], "--look night: choose from day, dusk"),
        (["arena", "--table", "otter,duck,duck", "--engine", "sun"], "--engine sun: choose from local, ray"),
        (["connect", "http://localhost:1/t/abc"], "http://localhost:1: Connection refused"),
        (["analyze"], "analyze: there is no such command; see “niagara --help”. Did you mean analyse?"),
        (["train", "--out", "/"], "--out /: Is a directory"),
        (["train", "--folder", "x" * 3000], "File name too long"),
        (["ladder", "--plot", "/dev/null/x.svg"], "--plot /dev/null/x.svg: Not a directory"),
        (["admin", "launch"], "launch: there is no such command; see “niagara admin --help”."),
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


@pytest.mark.parametrize("given", [["play", "now"], ["launch"], ["play", "--port", "x"], ["legal", "--seed"]])
def test_the_language_of_the_environment_is_spoken(
    given: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = set()
    for language in languages():
        monkeypatch.setenv("LANGUAGE", language)
        with pytest.raises(SystemExit):
            main(given)
        said.add(capsys.readouterr().err)
    assert len(said) == len(languages())


def test_an_animal_is_the_same_bot_in_every_command() -> None:
    assert check_bots(["otter", "Duck", "heron", "splasher"]) == ("otter2", "duck2", "heron", "splasher")


def test_help_pages_are_laid_out_by_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    """No line of a paragraph ends where it ends in our source; a switch that is off has one name and no default."""
    for command in commands():
        with pytest.raises(SystemExit):
            main([*command.split(), "--help"])
        said = capsys.readouterr().out
        assert "[default: False]" not in said, command
        assert "`" not in said, command
