"""The module in Node, as an engine that carries calls out; the reader is the client's own."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Self

from niagara.calls import Block, Call, Held
from niagara.rules.layout import pack_state
from niagara.rules.state import State

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
BUILT = ROOT / "build" / "engine"


class WasmProblem(Exception):
    """What the reader says of a call that it refuses."""


class WasmEngine:
    """A process that answers calls."""

    def __init__(self, folder: Path = BUILT) -> None:
        command = ["node", str(HERE / "answer.mjs"), str(folder)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.seconds = 0.0  # of processor time that the module itself has taken

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()  # it holds nothing, and takes its time to leave
        self._process.communicate()

    def __call__(self, call: Call) -> int:
        """Carry a call out, as `niagara.fast.native` does."""
        sizes = [len(block.data) for block in call.blocks]
        told, data = self._ask(_head(call), b"".join(block.data for block in call.blocks), sum(sizes))
        found = []
        for size in sizes:
            found.append(data[:size])
            data = data[size:]
        call.take(found)
        return int(told["result"])

    def choose(self, bot: str, state: State, seat: int, luck: int) -> tuple[int, int]:
        """A whole decision in one call: the action, and the luck that is left."""
        told, _ = self._ask({"choose": bot, "seat": seat, "luck": str(luck)}, pack_state(state), 0)
        return int(told["result"]), int(told["luck"])

    def _ask(self, head: dict[str, Any], data: bytes, size: int) -> tuple[dict[str, Any], bytes]:
        pipe, answers = self._process.stdin, self._process.stdout
        assert pipe is not None
        assert answers is not None
        text = json.dumps({**head, "bytes": len(data)}).encode()
        pipe.write(len(text).to_bytes(4, "little") + text + data)
        pipe.flush()
        told = json.loads(answers.read(int.from_bytes(answers.read(4), "little")))
        self.seconds += told["microseconds"] / 1e6
        if "problem" in told:
            raise WasmProblem(told["problem"])
        return told, answers.read(size)


def _head(call: Call) -> dict[str, Any]:
    arguments: list[Any] = []
    for argument in call.arguments:
        if isinstance(argument, Block):
            arguments.append({"length": len(argument.data), "shape": list(argument.shape)})
        elif isinstance(argument, Held):
            arguments.append({"held": argument.name})
        else:
            arguments.append(argument)
    return {"function": call.function, "arguments": arguments}
