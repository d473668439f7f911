"""A bot that is a program of its own, in any language: JSON lines over its standard input and output.

`exec:./my_bot` is such a program, `exec@0.5:./my_bot` one with half a second for each decision. What is said is in
docs/bot-protocol.md. A program that stops, is late or answers with something else forfeits its game.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import shutil
import subprocess
import threading
from collections import deque
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import IO, TypeAlias

from niagara.bots.bot import Bot, View
from niagara.notation.position import PositionDict, to_dict
from niagara.rules.actions import Move

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"

PROTOCOL = 1
LIMIT = 5.0  # seconds for a decision, unless the name says otherwise or the budget is smaller
TO_START = 20.0  # seconds until the first answer: compiled languages start at once, others do not
TO_LEAVE = 1.0  # seconds to end by itself after the goodbye
LONGEST_SHOWN = 120  # characters of an answer that are quoted


class Forfeit(RuntimeError):
    """Why a program cannot go on with its game, in one line."""


class ExecBot:
    """A running program that is asked for moves; it is started when first asked and told goodbye by `close`."""

    def __init__(self, command: str, seed: int | None = None, limit: float = LIMIT) -> None:
        self._process: subprocess.Popen[str] | None = None
        self.words = shlex.split(command)
        if not self.words:
            raise ValueError("exec: names no program; write exec:./my_bot")
        if shutil.which(self.words[0]) is None:
            raise ValueError(f"exec:{command}: there is no program {self.words[0]!r} that can be run")
        if limit <= 0:
            raise ValueError(f"exec@{limit:g}: the time for a decision is more than 0 seconds")
        self.limit = limit
        self.name = ""
        self._seed = seed
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._complaints: deque[str] = deque(maxlen=1)  # the last line of its standard error
        self._complaining: threading.Thread | None = None
        self._asked = 0

    def choose(self, view: View, moves: list[Move], budget: float) -> Move:
        """The program's move; Forfeit if it gives none in time."""
        if self._process is None:
            self._start()
        self._asked += 1
        limit = min(budget, self.limit)
        self._say(
            {
                "type": "choose",
                "id": self._asked,
                "seat": view.seat,
                "position": to_dict(view.state),
                "moves": [str(move) for move in moves],
                "seconds": limit,
            }
        )
        answer = self._hear(limit, "move")
        if answer.get("id") != self._asked:
            raise Forfeit(f"it answered question {answer.get('id')!r} when asked question {self._asked}")
        said = answer.get("move")
        for move in moves:
            if said == str(move):
                return move
        raise Forfeit(f"it answered {_short(said)}, which is none of the moves it was offered")

    def close(self) -> None:
        """Say goodbye; a program that does not leave is stopped."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(OSError, ValueError):
            if process.stdin:
                process.stdin.write(json.dumps({"type": "bye"}) + "\n")
                process.stdin.close()
        try:
            process.wait(TO_LEAVE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def __del__(self) -> None:
        self.close()

    def _start(self) -> None:
        """Start the program and exchange greetings."""
        try:
            self._process = subprocess.Popen(
                self.words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        except OSError as problem:
            raise Forfeit(f"it does not start: {problem.strerror}") from problem
        assert self._process.stdout
        assert self._process.stderr
        threading.Thread(target=_listen, args=(self._process.stdout, self._lines.put), daemon=True).start()
        self._complaining = threading.Thread(target=_listen, args=(self._process.stderr, self._complain), daemon=True)
        self._complaining.start()
        self._say({"type": "hello", "protocol": PROTOCOL, "seed": self._seed})
        self.name = str(self._hear(TO_START, "hello").get("name", ""))

    def _complain(self, line: str | None) -> None:
        if line and line.strip():
            self._complaints.append(line.strip())

    def _say(self, message: Mapping[str, Json | PositionDict]) -> None:
        assert self._process
        assert self._process.stdin
        try:
            self._process.stdin.write(json.dumps(message) + "\n")
            self._process.stdin.flush()
        except OSError as problem:
            raise Forfeit(self._how_it_stopped()) from problem

    def _hear(self, limit: float, kind: str) -> dict[str, Json]:
        """The next message, which must be of a kind; anything late or unreadable forfeits."""
        started = perf_counter()
        try:
            line = self._lines.get(timeout=limit)
        except queue.Empty:
            raise Forfeit(f"it gave no answer within {limit:g} s (waited {perf_counter() - started:.1f} s)") from None
        if line is None:
            raise Forfeit(self._how_it_stopped())
        try:
            message = json.loads(line)
        except ValueError:
            raise Forfeit(f"it wrote {_short(line.strip())}, which is not JSON") from None
        if not isinstance(message, dict) or message.get("type") != kind:
            raise Forfeit(f"it wrote {_short(message)} where a message of type {kind!r} was expected")
        return message

    def _how_it_stopped(self) -> str:
        assert self._process
        assert self._complaining
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(TO_LEAVE)
        self._complaining.join(TO_LEAVE)  # its last words may still be on their way when it is gone
        code = self._process.poll()
        how = "it closed its output" if code is None else f"it stopped with exit code {code}"
        return f"{how}: {self._complaints[-1]}" if self._complaints else how


def make_exec_bot(name: str, seed: int | None) -> ExecBot:
    """The bot that `exec:command` or `exec@seconds:command` stands for."""
    kind, command = name.split(":", 1)
    seconds = kind.partition("@")[2]
    try:
        limit = float(seconds) if seconds else LIMIT
    except ValueError:
        raise ValueError(f"{kind}: {seconds!r} is not a number of seconds") from None
    return ExecBot(command, seed, limit)


def close_bot(bot: Bot) -> None:
    """Tell a bot that it is no longer needed, if it cares."""
    if isinstance(bot, ExecBot):
        bot.close()


def _listen(stream: IO[str], tell: Callable[[str | None], None]) -> None:
    """Pass on every line of a stream, and None at its end."""
    for line in stream:
        tell(line)
    tell(None)


def _short(said: Json) -> str:
    """What a program wrote, quoted and not too long."""
    text = repr(said)
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"
