"""The measured servers, each in a process of its own on one core; run as a script it is one of them."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

# Asked before anything is pinned: a process on one core sees only that one, and would put the server beside the load.
CORES = sorted(os.sched_getaffinity(0))
SERVER_CORE, LOAD_CORE = CORES[0], CORES[-1]
TICKS = os.sysconf("SC_CLK_TCK")
OPEN_FILES = 20_000
ROOT = Path(__file__).parent.parent.parent


@dataclass(frozen=True)
class Host:
    """A running server."""

    port: int
    process: subprocess.Popen[bytes]
    seconds: float  # from its start to its first answer

    def processor_seconds(self) -> float:
        """Processor time of all its threads so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Bytes of memory it holds."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) * 1024
        raise RuntimeError("the server is gone")


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def pin(core: int) -> list[str]:
    """What to put before a command so that it runs on one core."""
    return [] if shutil.which("taskset") is None else ["taskset", "-c", str(core)]


@contextmanager
def hosted(command: list[str], port: int, path: str = "/health") -> Iterator[Host]:
    """Run a server on its core until the block ends."""
    began = time.perf_counter()
    process = subprocess.Popen([*pin(SERVER_CORE), *command], cwd=ROOT, stdout=subprocess.DEVNULL)
    try:
        _wait(process, port, path)
        yield Host(port, process, time.perf_counter() - began)
    finally:
        process.terminate()
        process.wait()


def ours(database: Path | str, **settings: Any) -> Any:
    """This project's server over a SQLite file, or a database with an address."""
    port = free_port()
    more = json.dumps(settings)
    return hosted([sys.executable, "-m", __name__, "niagara", str(port), address_of(database), more], port)


def address_of(database: Path | str) -> str:
    """The address of a database, which may be given as a file."""
    return database if isinstance(database, str) else f"sqlite:///{database}"


def echo() -> Any:
    """A bare echo on the same stack."""
    port = free_port()
    return hosted([sys.executable, "-m", __name__, "echo", str(port)], port)


def _wait(process: subprocess.Popen[bytes], port: int, path: str) -> None:
    """Return when the server answers a page."""
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode()
    while process.poll() is None:
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=10) as asking:
                asking.sendall(request)
                if asking.recv(16).startswith(b"HTTP/1.1"):
                    return
        except OSError:
            time.sleep(0.005)
    raise RuntimeError(f"the server ended with code {process.returncode}")


async def _echo(scope: Any, receive: Any, send: Any) -> None:
    """Answer every text with itself, and any page with nothing."""
    if scope["type"] == "lifespan":
        while (message := await receive())["type"] != "lifespan.shutdown":
            await send({"type": f"{message['type']}.complete"})
        await send({"type": "lifespan.shutdown.complete"})
    elif scope["type"] == "http":
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})
    else:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})


def main(kind: str, port: int, database: str = "", more: str = "{}") -> None:
    """Be one of the servers."""
    import resource

    resource.setrlimit(resource.RLIMIT_NOFILE, (OPEN_FILES, OPEN_FILES))
    if kind == "niagara":
        from niagara.server.runner import run
        from niagara.server.settings import Settings

        plenty = 1e6  # the load comes from one address and never pauses
        run(
            Settings(
                database,
                warm=False,
                grace=plenty,  # a busy machine seats four slowly, and no bot is to take over meanwhile
                message_rate=plenty,
                message_burst=plenty,
                request_rate=plenty,
                request_burst=plenty,
                sockets_per_address=int(plenty),
                **json.loads(more),
            ),
            "127.0.0.1",
            port,
        )
    else:
        import uvicorn

        config = uvicorn.Config(
            _echo,
            port=port,
            log_level="warning",
            access_log=False,
            ws="websockets-sansio",
            ws_per_message_deflate=False,
        )
        uvicorn.Server(config).run()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])
