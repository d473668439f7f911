"""The game in a browser tab beside this machine's native code, in one run, with the bars that it must keep.

`make bench-tab`. Native figures come from the very host that a tab runs (`niagara.tab`), in this process with compiled
code; the tab's from the static site in Chromium (`web/tools/tab.mjs`). Both are asked alike: Bear answers the decisions
of a recorded game, with equal luck and so with equal answers, and the whole game is analysed. Native code is measured
before and after the browser, and the better counts.
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

from benchmarks.bear_answers import here
from benchmarks.wasm import random_call
from niagara.tab.host import TabHost
from niagara.tab.shelf import MemoryShelf
from niagara.tables.memory import LoopThinkers

ROOT = Path(__file__).parent.parent
BEAR = ROOT / "benchmarks" / "bear_answers.py"
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


async def carry_out(host: TabHost, task: Task) -> float:
    """Milliseconds that a task takes here."""
    began = time.perf_counter()
    table = (await ask(host, "POST", *task.first))["id"]
    if task.then:
        began = time.perf_counter()
        await ask(host, "POST", task.then[0].replace("{id}", table), task.then[1])
    while (await ask(host, "GET", task.until.replace("{id}", table)))["status"] != task.status:
        await asyncio.sleep(POLL)
    return 1000 * (time.perf_counter() - began)


async def natively(task: Task) -> float:
    """Milliseconds of a task, on a host of this machine's own."""
    host = TabHost(MemoryShelf(), LoopThinkers(), HereAnalyst())
    await host.start()
    try:
        return await carry_out(host, task)
    finally:
        await host.stop()


@dataclass(frozen=True, slots=True)
class Figures:
    """Milliseconds of all random decisions, of one of Bear's answers and of the analysis; and what the answers are."""

    kernel: float
    bear: float
    analysis: float
    answers: str


def native_figures(decisions: int, rounds: int, repeats: int) -> Figures:
    """What this machine's own code takes."""
    RULES(random_call(1000))
    times = []
    for _ in range(repeats):
        began = time.perf_counter()
        RULES(random_call(decisions))
        times.append(1000 * (time.perf_counter() - began))
    bear, answers = asyncio.run(here(RECORD.read_text(), rounds))
    return Figures(min(times), bear, asyncio.run(natively(analysis())), answers)


def as_json(argument: Any) -> Any:
    """An argument of a call, blocks of bytes as lists."""
    match argument:
        case {"bytes": data, "shape": shape}:
            return {"bytes": list(data), "shape": shape}
    return argument


def in_browser(decisions: int, rounds: int, repeats: int, port: int) -> dict[str, Any]:
    """What the script finds."""
    call = random_call(decisions).message()
    work = {
        "kernel": {"function": call["function"], "arguments": [as_json(each) for each in call["arguments"]]},
        "bear": {"source": BEAR.read_text(), "record": RECORD.read_text(), "rounds": rounds},
        "tasks": [analysis().message()],
    }
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(work, file)
        file.flush()
        settings = f"NIAGARA_TAB_PORT={port} NIAGARA_TAB_REPEATS={repeats}".split()
        command = ["env", *settings, "node", str(ROOT / "web" / "tools" / "tab.mjs"), file.name]
        found: dict[str, Any] = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    return found


@app.default
def main(*, repeats: int = 5, decisions: int = 2_000_000, rounds: int = 4, port: int = 5358) -> None:
    """Measure, and say which bars hold.

    Parameters
    ----------
    repeats
        How often a start and a run of random decisions are measured.
    decisions
        Random decisions in one measurement.
    rounds
        Rounds of the game whose decisions Bear answers.
    port
        Where the static site is served meanwhile.
    """
    before = native_figures(decisions, rounds, repeats)
    found = in_browser(decisions, rounds, repeats, port)
    after = native_figures(decisions, rounds, repeats)
    bear, answers = found["bear"]
    assert answers == before.answers == after.answers, "equal luck, and Bear answers otherwise in the tab"
    sizes = json.loads(SIZES.read_text())

    table = Table("what", "native", "tab", "ratio", "bar", "holds", title="One run, wall clock, Chromium")
    rows: list[tuple[str, str, str, float, str, bool]] = []

    def compare(name: str, own: float, tab: float, text: str, bar: float) -> None:
        ratio = tab / own
        rows.append((name, text.format(own), text.format(tab), ratio, f"at most {bar}", ratio <= bar))

    pace = [decisions / min(before.kernel, after.kernel) / 1000, decisions / found["kernel"] / 1000]
    share = pace[1] / pace[0]
    rows.append(
        ("random decisions, million/s", f"{pace[0]:.2f}", f"{pace[1]:.2f}", share, "at least 0.5", share >= 0.5)
    )
    compare("Bear's answer, ms", min(before.bear, after.bear), bear, "{:.1f}", 2.0)
    analysed = found["tasks"][0]["took"]
    compare("analysis of a whole game, ms", min(before.analysis, after.analysis), analysed, "{:,.0f}", 3.0)
    compare("bare Pyodide, warm to a hand, ms", found["bare"], found["warm"], "{:,.0f}", 1.5)
    for name, own, tab, ratio, bar, holds in rows:
        table.add_row(name, own, tab, f"{ratio:.2f}", bar, "yes" if holds else "no")
    single = [
        ("first visit to a hand, ms", found["first"], None),
        ("page blocked, median of visits, ms", found["blocked"], 50),
        ("page blocked, longest of visits, ms", found["longest"], 50),
        ("page's longest task, processor ms", found["busiest"], 50),
        ("home, bytes after gzip", sizes["home"], 150_000),
        ("everything, bytes after gzip", sizes["everything"], 7_000_000),
    ]
    for name, value, limit in single:
        bar, verdict = ("", "") if limit is None else (f"at most {limit:,}", "yes" if value <= limit else "no")
        table.add_row(name, "", f"{value:,.0f}", "", bar, verdict)
    Console(width=110).print(table)


if __name__ == "__main__":
    app()
