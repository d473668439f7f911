"""Tells that code is being compiled, where that takes longer than people like to wait without a word."""

from __future__ import annotations

import os
import sys
import threading
import time
from functools import cache
from typing import TextIO

from numba.core import event

PATIENCE = 2.0  # seconds
BEAT = 0.25
WIDTH = 24
QUIET = "NIAGARA_QUIET"


class Teller:
    """Hears when the compiler begins and ends; after two seconds of it, a bar on the error stream runs to and fro."""

    def __init__(self, stream: TextIO | None = None, patience: float = PATIENCE) -> None:
        self._stream = stream
        self._patience = patience
        self._depth = 0  # functions that are being compiled, each for the sake of the one before
        self._finished = 0
        self._began = 0.0
        self._ended = threading.Event()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None

    def notify(self, heard: event.Event) -> None:
        """What the compiler calls at each beginning and end."""
        with self._lock:
            self._depth += 1 if heard.is_start else -1
            if heard.is_end:
                self._finished += 1
            if self._depth == 1 and heard.is_start and self._thread is None:
                self._began, self._finished = time.perf_counter(), 0
                self._ended.clear()
                self._thread = threading.Thread(target=self._tell, daemon=True)
                self._thread.start()
            elif self._depth == 0:
                self._ended.set()

    def _tell(self) -> None:
        """Wait, then draw the bar until nothing has been compiled for a beat; one compilation often follows another."""
        stream = self._stream or sys.stderr
        told = False
        while True:
            if self._ended.wait(BEAT):
                time.sleep(BEAT)
                with self._lock:
                    if self._depth == 0:
                        self._thread = None
                        break
                    self._ended.clear()
            took = time.perf_counter() - self._began
            if took < self._patience:
                continue
            if not told:
                print("Niagara compiles its code for this machine, once; this may take a minute or two.", file=stream)
            told = True
            if stream.isatty():
                print(f"\r{_bar(took)} {took:4.0f} s, {self._finished} functions", end="", file=stream, flush=True)
        if told:
            took = time.perf_counter() - self._began
            over = "\r\x1b[K" if stream.isatty() else ""
            print(f"{over}Compiled {self._finished} functions in {took:.0f} s.", file=stream, flush=True)


def _bar(seconds: float) -> str:
    """A bar on which a piece runs to and fro: how long compiling takes is known to nobody."""
    place = round(seconds / BEAT) % (2 * WIDTH)
    place = min(place, 2 * WIDTH - place)
    return "[" + "".join("=" if abs(at - place) <= 2 else " " for at in range(WIDTH)) + "]"


event.Listener.register(Teller)


@cache
def tell_compiling() -> None:
    """From now on, say so where compiling takes long; `NIAGARA_QUIET=1` in the environment keeps silence."""
    if not os.environ.get(QUIET):
        event.register("numba:compile", Teller())
