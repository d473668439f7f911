"""Mutants: the rules, broken on purpose one line at a time; the quick tests must notice each.

`python -m tests.mutants` copies the package and its tests, breaks one thing, runs the tests until one fails, and prints
a table with the test that noticed. It exits with 1 if a mutant survived. `python -m tests.mutants R6.8` tries some.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.markup import escape
from rich.progress import track
from rich.table import Table

ROOT = Path(__file__).parents[1]
JOBS = 2
PATIENCE = 240  # seconds; a game that never ends is noticed too
QUICK = ("tests/rules", "tests/game", "tests/notation")
COMPILED = ("tests/differential/test_perft_compiled.py",)
CACHE = ("tests/architecture/test_stale_cache.py",)


class Mutant(NamedTuple):
    """One line of one file, and what it becomes; the rule that it breaks."""

    rule: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...] = QUICK


MUTANTS = [
    Mutant(
        "R1.2", "rules/board.py", "if depth > FORK and space > LAST_DEPTH:", "if depth > FORK and space >= LAST_DEPTH:"
    ),
    Mutant("R1.3", "rules/board.py", "return depth_of(space) - FIRST_SITE_DEPTH", "return space - FIRST_SITE_DEPTH"),
    Mutant("R2.1", "rules/setup.py", "state.weather = 0", "state.weather = 1"),
    Mutant("R2.2", "rules/apply.py", "state.first = action - DRAW_SEAT", "state.first = 0"),
    Mutant("R3.1", "rules/apply.py", "    state.first += 1", "    state.first += 0"),
    Mutant("R3.2", "rules/apply.py", "if state.hand[seat] == 0:", "if state.hand[seat] == 1:"),
    Mutant("R3.3", "rules/view.py", "out.card[seat] = HIDDEN", "out.card[seat] = state.card[seat]"),
    Mutant("R3.3", "rules/view.py", "state.hand[seat] | card_bit(state.card[seat])", "state.hand[seat]"),
    Mutant("R4.1", "rules/apply.py", "state.sites[gem][gem] += 1\n    at =", "state.sites[0][gem] += 1\n    at ="),
    Mutant("R4.1", "rules/apply.py", "seat = (state.first + order) % state.players", "seat = order"),
    Mutant("R4.2", "rules/apply.py", "if at[0] == LOST and at[1] == LOST:", "if at[0] == LOST:"),
    Mutant("R4.3", "rules/legal.py", "at[seat][0] != LOST or state.at[seat][1] != LOST:", "at[seat][0] > -1:"),
    Mutant("R4.4", "rules/apply.py", "state.hand[seat] |= card_bit(state.card[seat])", "pass"),
    Mutant("R5.1", "rules/apply.py", "    state.revealed[seat] = 1", "    state.revealed[state.first] = 1"),
    Mutant("R5.2", "rules/legal.py", "if state.weather < MAX_WEATHER:", "if state.weather <= MAX_WEATHER:"),
    Mutant("R5.3", "rules/apply.py", "if obliged == 0 or state.may == 0:", "if state.may == 0:"),
    Mutant("R5.3", "rules/apply.py", "        if space == JETTY:", "        if space == JETTY and canoe == 0:"),
    Mutant("R5.4", "rules/apply.py", "    state.may &= ~moved", "    state.may &= 3"),
    Mutant("R6.1", "rules/legal.py", "if start <= FORK < end < LOST:  #", "if start < FORK < end < LOST:  #"),
    Mutant(
        "R6.2",
        "rules/legal.py",
        "if gems[gem] > 0 and gem != cargo:\n                out",
        "if gems[gem] > 0:\n                out",
    ),
    Mutant("R6.2", "rules/board.py", "SWAP_COST: Final = 4", "SWAP_COST: Final = 3"),
    Mutant("R6.3", "rules/legal.py", "    if points > SITE_COST:", "    if points > SITE_COST + 1:"),
    Mutant("R6.4", "rules/legal.py", "    if points >= SITE_COST:", "    if points > SITE_COST:"),
    Mutant("R6.5", "rules/board.py", "    if depth <= 0:", "    if depth <= 1:"),
    Mutant("R6.6", "rules/apply.py", "state.landed[seat][gem] += 1", "state.landed[0][gem] += 1"),
    Mutant("R6.7", "rules/legal.py", "    if start != JETTY:\n        end =", "    if start >= JETTY:\n        end ="),
    Mutant("R6.8", "rules/legal.py", "        if victim != seat:", "        if victim >= 0:"),
    Mutant("R6.8", "rules/legal.py", "if cargo == NO_GEM and state.stealing:", "if state.stealing:"),
    Mutant("R6.8", "rules/legal.py", "        steal = base + UNLOAD_STEAL", "        steal = NO_STEAL"),
    Mutant(
        "R6.9",
        "rules/board.py",
        "    if depth > LAST_DEPTH:\n        return LOST",
        "    if depth >= LAST_DEPTH:\n        return LOST",
    ),
    Mutant("R7.1", "rules/river.py", "lowest_number(state) + state.weather", "lowest_number(state)"),
    Mutant(
        "R7.1",
        "rules/river.py",
        "    if lowest == CLOUD:\n        return 0",
        "    if lowest == CLOUD:\n        return 1",
    ),
    Mutant("R7.2", "rules/apply.py", "state.next_arm = 1 - state.next_arm", "state.next_arm = state.next_arm"),
    Mutant("R7.2", "rules/river.py", "(space > LAST_DEPTH) == (arm > 0)", "True"),
    Mutant("R7.4", "rules/river.py", "state.sites[gem][gem] += 1", "state.sites[4][gem] += 1"),
    Mutant("R8.1", "rules/board.py", "GOAL_ANY: Final = 7", "GOAL_ANY: Final = 8"),
    Mutant(
        "R8.2", "rules/apply.py", "    if anyone_at_goal(state):", "    if anyone_at_goal(state) and state.first == 0:"
    ),
    Mutant(
        "R9.1", "rules/legal.py", "if state.fork == FORK_CHANCE and state.discs > 0:", "if state.fork == FORK_CHANCE:"
    ),
    Mutant("R9.2", "rules/ending.py", "goal_of(state, other) != NO_GOAL and gem_value", "gem_value"),
    Mutant(
        "R9.3",
        "rules/legal.py",
        "    if state.stealing:\n        steal = base + UNLOAD",
        "    if True:\n        steal = base + UNLOAD",
    ),
    Mutant("R9.4", "rules/board.py", "MIN_PLAYERS: Final = 2", "MIN_PLAYERS: Final = 3"),
    Mutant("R9.5", "rules/apply.py", "if state.round == state.max_rounds:", "if state.round == state.max_rounds + 1:"),
    Mutant(
        "why",
        "rules/why.py",
        '    if end == start:\n        return Reason("already_there")',
        '    if end == start:\n        return Reason("elsewhere")',
    ),
    Mutant("events", "events.py", "        events.append(GemLanded(canoe, GEM_LETTERS[cargo]))", "        pass"),
    Mutant(
        "events",
        "events.py",
        "    events += _disc_events(state, arm, ARM_NAMES[1 - arm])",
        "    events += _disc_events(state, arm, ARM_NAMES[arm])",
    ),
    Mutant("door", "game.py", "            raise IllegalMove(reason)", "            return []"),
    Mutant("position", "notation/checks.py", "if count != GEMS_PER_COLOUR:", "if count > GEMS_PER_COLOUR + 1:"),
    Mutant("line", "notation/line.py", 'f"{seat[\'card\']}!" if seat["revealed"] else seat["card"]', 'seat["card"]'),
    Mutant("record", "record.py", 'key=lambda seat: down[seat] == ""', "key=lambda seat: seat"),
    Mutant(
        "packing",
        "rules/options.py",
        'dtype: str = "i2"',
        'dtype: str = "i1"',
    ),
    Mutant("packing", "rules/state.py", "    weather: Small", '    weather: Annotated[int, Packed("u1")]'),
    Mutant("packing", "rules/packed.py", "setattr(state, name, value.tolist())", "setattr(state, name, value)"),
    Mutant("undo", "game.py", "        del self._past[2 * decisions[-1] :]", "        del self._past[-2:]"),
    Mutant(
        "perft",
        "fast/playout.py",
        "if tried[level] == counts[level]:",
        "if tried[level] >= counts[level] - 1:",
        COMPILED,
    ),
    Mutant("cache", "fast/__init__.py", "            digest.update(path.read_bytes())", "            pass", CACHE),
]


def main() -> int:
    """Try all mutants, or those whose rule is named on the command line."""
    wanted = [mutant for mutant in MUTANTS if not sys.argv[1:] or mutant.rule in sys.argv[1:]]
    table = Table("rule", "file", "broken line", "noticed by")
    survivors = 0
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(JOBS) as pool:
        copy = Path(folder) / "sound"
        make_copy(copy)
        assert first_failure(copy, QUICK) == "", "the tests must pass before anything is broken"
        results = pool.map(lambda number: try_mutant(wanted[number], Path(folder) / str(number)), range(len(wanted)))
        for mutant, noticed in zip(wanted, track(results, "Breaking the rules …", len(wanted)), strict=True):
            survivors += not noticed
            line = " ".join(mutant.old.split())
            table.add_row(mutant.rule, mutant.file, escape(line), escape(noticed) or "[bold red]nobody[/]")
    Console(width=None if sys.stdout.isatty() else 170).print(table)
    print(f"{len(wanted) - survivors} of {len(wanted)} mutants were noticed")
    return 1 if survivors else 0


def try_mutant(mutant: Mutant, folder: Path) -> str:
    """The test that notices a mutant, "" if none does."""
    make_copy(folder)
    path = folder / "src" / "niagara" / mutant.file
    text = path.read_text(encoding="utf-8")
    if text.count(mutant.old) != 1:
        raise SystemExit(f"{mutant.file} has {text.count(mutant.old)} times: {mutant.old}")
    path.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
    noticed = first_failure(folder, mutant.tests)
    shutil.rmtree(folder)
    return noticed


def make_copy(folder: Path) -> None:
    """A copy of the library and its tests."""
    ignored = shutil.ignore_patterns("__pycache__", "static", "node_modules")
    for part in ("src", "tests", "data"):
        shutil.copytree(ROOT / part, folder / part, ignore=ignored)
    for part in ("pyproject.toml", "RULES.md", "README.md"):
        shutil.copy(ROOT / part, folder / part)


def first_failure(folder: Path, tests: tuple[str, ...]) -> str:
    """Run tests in a copy until one fails; its name, or "" if all pass."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "NIAGARA_CACHE": str(folder / "cache")}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-m", "not slow", "--tb=no", *tests]
    try:
        result = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
    except subprocess.TimeoutExpired:
        return f"no end within {PATIENCE} seconds"
    if result.returncode == 0:
        return ""
    found = re.search(r"^(?:FAILED|ERROR) (?:tests/)?(\S+)", result.stdout, re.MULTILINE)
    return found[1][:70] if found else f"exit code {result.returncode}: {(result.stdout + result.stderr)[-70:]}"


if __name__ == "__main__":
    sys.exit(main())
