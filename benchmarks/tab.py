"""The game in a browser tab beside this machine's native code, in one run, with the bars that it must keep.

`make bench-tab`. Native figures come from the very host that a tab runs (`niagara.tab`), in this process with compiled
code; the tab's from the static site in Chromium (`web/tools/tab.mjs`). Both are asked alike: a table of four Bears is
played, a whole recorded game is analysed. Native code is measured before and after the browser, and the better counts.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cyclopts import App
from rich.console import Console
from rich.table import Table
from tests.tab.served import HereAnalyst
from tests.wasm.compare import RULES

from benchmarks.wasm import random_call
from niagara.tab.host import TabHost
from niagara.tab.shelf import MemoryShelf
from niagara.tab.thinking import BUDGET
from niagara.tables.memory import LoopThinkers

ROOT = Path(__file__).parent.parent
RECORD = ROOT / "web" / "tools" / "game.txt"
SIZES = ROOT / "build" / "site-sizes.json"
POLL = 0.005

app = App(help="A browser tab and native code in one run.")


@dataclass(frozen=True, slots=True)
class Task:
    """Something that a host is asked for, until it is done."""

    first: tuple[str, dict[str, Any]]
    then: tuple[str, dict[str, Any]] | None
    until: str
    status: str

    def message(self) -> dict[str, Any]:
        """The task as the script in the browser reads it."""
        asked = [None if each is None else {"path": each[0], "body": each[1]} for each in (self.first, self.then)]
        return {"first": asked[0], "then": asked[1], "until": self.until, "status": self.status}


def bears(rounds: int) -> Task:
    """A game of four Bears."""
    seats = [{"kind": "bot", "level": "bear"} for _ in range(4)]
    table = {"pause": 0, "options": {"max_rounds": rounds}, "seats": seats}
    return Task(("/api/tables", table), None, "/api/tables/{id}", "over")


def analysis() -> Task:
    """A quick analysis of a whole game."""
    record = {"record": RECORD.read_text()}
    begin = ("/api/tables/{id}/analysis", {"depth": "quick"})
    return Task(("/api/games", record), begin, "/api/tables/{id}/analysis", "done")


async def ask(host: TabHost, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """Ask the host as a page does."""
    status, text = await host.answer(method, path, "" if body is None else json.dumps(body))
    if status >= 300:
        raise RuntimeError(text)
    return json.loads(text) if text else None


async def carry_out(host: TabHost, task: Task) -> tuple[float, int]:
    """Milliseconds that a task takes here, and the steps of its game."""
    began = time.perf_counter()
    table = (await ask(host, "POST", *task.first))["id"]
    host.open(f"/ws/tables/{table}", lambda _text: None, lambda _code: None)  # bots play before somebody
    if task.then:
        began = time.perf_counter()
        await ask(host, "POST", task.then[0].replace("{id}", table), task.then[1])
    while (await ask(host, "GET", task.until.replace("{id}", table)))["status"] != task.status:
        await asyncio.sleep(POLL)
    took = 1000 * (time.perf_counter() - began)
    return took, len((await ask(host, "GET", f"/api/tables/{table}/replay"))["steps"])


async def natively(tasks: list[Task]) -> list[tuple[float, int]]:
    """Every task, on a host of this machine's own."""
    host = TabHost(MemoryShelf(), LoopThinkers(BUDGET), HereAnalyst())
    await host.start()
    try:
        await carry_out(host, bears(1))  # loads, or compiles
        return [await carry_out(host, task) for task in tasks]
    finally:
        await host.stop()


def native_figures(tasks: list[Task], decisions: int, repeats: int) -> tuple[float, float, float]:
    """Milliseconds of all random decisions, of one Bear's step, of the analysis."""
    RULES(random_call(1000))
    times = []
    for _ in range(repeats):
        began = time.perf_counter()
        RULES(random_call(decisions))
        times.append(1000 * (time.perf_counter() - began))
    played = asyncio.run(natively(tasks))
    return min(times), *figures(played)


def figures(played: list[tuple[float, int]]) -> tuple[float, float]:
    """Of the tasks: the best time of a step among Bears, and the best time of an analysis."""
    *games, analysed = played
    return min(took / steps for took, steps in games), analysed[0]


def in_browser(tasks: list[Task], decisions: int, repeats: int, port: int) -> dict[str, Any]:
    """What the script finds."""
    call = random_call(decisions).message()
    given = [
        {"bytes": list(each["bytes"]), "shape": each["shape"]} if isinstance(each, dict) and "bytes" in each else each
        for each in call["arguments"]
    ]
    work = {"kernel": {"function": call["function"], "arguments": given}, "tasks": [each.message() for each in tasks]}
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(work, file)
        file.flush()
        settings = f"NIAGARA_TAB_PORT={port} NIAGARA_TAB_REPEATS={repeats}".split()
        command = ["env", *settings, "node", str(ROOT / "web" / "tools" / "tab.mjs"), file.name]
        found: dict[str, Any] = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    return found


@app.default
def main(*, repeats: int = 5, decisions: int = 2_000_000, rounds: int = 3, port: int = 5358) -> None:
    """Measure, and say which bars hold.

    Parameters
    ----------
    repeats
        How often a start and a run of random decisions are measured.
    decisions
        Random decisions in one measurement.
    rounds
        Rounds of the Bears' games.
    port
        Where the static site is served meanwhile.
    """
    tasks = [bears(rounds), bears(rounds), analysis()]
    before = native_figures(tasks, decisions, repeats)
    found = in_browser(tasks, decisions, repeats, port)
    after = native_figures(tasks, decisions, repeats)
    native = [min(each) for each in zip(before, after, strict=True)]
    bear, analysed = figures([(each["took"], each["steps"]) for each in found["tasks"]])
    sizes = json.loads(SIZES.read_text())

    table = Table("what", "native", "tab", "ratio", "bar", "holds", title="One run, wall clock, Chromium")
    rows: list[tuple[str, str, str, float, str, bool]] = []

    def compare(name: str, here: float, there: float, text: str, bar: float) -> None:
        ratio = there / here
        rows.append((name, text.format(here), text.format(there), ratio, f"at most {bar}", ratio <= bar))

    pace = [decisions / native[0] / 1000, decisions / found["kernel"] / 1000]
    share = pace[1] / pace[0]
    rows.append(
        ("random decisions, million/s", f"{pace[0]:.2f}", f"{pace[1]:.2f}", share, "at least 0.5", share >= 0.5)
    )
    compare("a step of four Bears, ms", native[1], bear, "{:.1f}", 2.0)
    compare("analysis of a whole game, ms", native[2], analysed, "{:,.0f}", 3.0)
    compare("bare Pyodide, warm to a hand, ms", found["bare"], found["warm"], "{:,.0f}", 1.5)
    for name, here, there, ratio, bar, holds in rows:
        table.add_row(name, here, there, f"{ratio:.2f}", bar, "yes" if holds else "no")
    single = [
        ("first visit to a hand, ms", found["first"], None),
        ("page blocked, median of visits, ms", found["blocked"], 50),
        ("page blocked, longest of visits, ms", found["longest"], 50),
        ("page's longest task, processor ms", found["busiest"], 50),
        ("home, bytes after gzip", sizes["home"], 150_000),
        ("everything, bytes after gzip", sizes["everything"], 7_000_000),
    ]
    for name, value, limit in single:
        bar, holds = ("", "") if limit is None else (f"at most {limit:,}", "yes" if value <= limit else "no")
        table.add_row(name, "", f"{value:,.0f}", "", bar, holds)
    Console(width=110).print(table)


if __name__ == "__main__":
    app()
