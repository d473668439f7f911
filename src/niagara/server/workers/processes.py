"""Several server processes at one port: started together, replaced one by one, and started again when one dies."""

from __future__ import annotations

import multiprocessing
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType

from niagara.server.settings import Settings

START_SECONDS = 60.0
SHORT_LIFE = 5.0  # a process that dies sooner is not started again at once
_spawn = multiprocessing.get_context("spawn")  # a fresh interpreter: after an update, a restart runs the new code

# What each process does, until told to stop; it says over the connection that it answers.
Serve = Callable[[Settings, socket.socket, Connection], None]


class ServerProcess:
    """One process, seen from the one that started it."""

    def __init__(self, serve: Serve, settings: Settings, listening: socket.socket) -> None:
        self._ready, told = _spawn.Pipe(duplex=False)
        self.born = time.monotonic()
        self.process: SpawnProcess = _spawn.Process(target=serve, args=(settings, listening, told), daemon=False)
        self.process.start()
        told.close()

    def wait_until_ready(self) -> bool:
        """Whether it answers; False if it died or takes too long."""
        wait([self._ready, self.process.sentinel], START_SECONDS)
        try:
            return bool(self._ready.poll() and self._ready.recv())
        except EOFError:
            return False

    def stop(self) -> None:
        """Let it finish what is under way, then end."""
        if self.process.is_alive():
            self.process.terminate()

    def join(self) -> None:
        """Wait for its end."""
        self.process.join()


class ServerProcesses:
    """All processes of one `niagara serve --workers N`."""

    def __init__(self, serve: Serve, settings: Settings, listening: socket.socket, count: int) -> None:
        self._serve = serve
        self._settings = settings
        self._listening = listening
        self._count = count
        self._workers: list[ServerProcess] = []
        self._ending = threading.Event()
        self._renew = threading.Event()
        self._wake, self._woken = socket.socketpair()

    def run(self, ready: Callable[[], None]) -> bool:
        """Serve until told to stop: SIGTERM and SIGINT end all, SIGHUP replaces them one by one. False: no start."""
        self._wake.setblocking(False)
        for number, event in ((signal.SIGTERM, self._ending), (signal.SIGINT, self._ending)):
            signal.signal(number, self._when_called(event))
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self._when_called(self._renew))
        self._workers = [self._new() for _ in range(self._count)]
        started = all(worker.wait_until_ready() for worker in self._workers)
        if started:
            ready()
        else:
            self._ending.set()
        while not self._ending.is_set():
            wait([self._woken, *(worker.process.sentinel for worker in self._workers)])
            self._woken.setblocking(False)
            self._drain_calls()
            self._replace_dead()
            if self._renew.is_set() and not self._ending.is_set():
                self._renew.clear()
                self._renew_all()
        for worker in self._workers:
            worker.stop()
        for worker in self._workers:
            worker.join()
        return started

    def _new(self) -> ServerProcess:
        return ServerProcess(self._serve, self._settings, self._listening)

    def _when_called(self, event: threading.Event) -> Callable[[int, FrameType | None], None]:
        def called(_number: int, _frame: FrameType | None) -> None:
            event.set()
            self._wake.send(b".")

        return called

    def _drain_calls(self) -> None:
        try:
            while self._woken.recv(64):
                pass
        except BlockingIOError:
            return

    def _replace_dead(self) -> None:
        for at, worker in enumerate(self._workers):
            if not worker.process.is_alive() and not self._ending.is_set():
                worker.join()
                self._ending.wait(max(0.0, worker.born + SHORT_LIFE - time.monotonic()))
                self._workers[at] = self._new()

    def _renew_all(self) -> None:
        """Replace every process, each only when its successor answers: nobody finds the door closed."""
        for at, old in enumerate(self._workers):
            new = self._new()
            if self._ending.is_set() or not new.wait_until_ready():
                new.stop()
                new.join()
                return
            self._workers[at] = new
            old.stop()
            old.join()
