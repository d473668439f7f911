"""The module plays the very games that this machine plays, byte for byte; and the tests notice a difference."""

import json
import shutil
import struct
from pathlib import Path

import pytest

from niagara.bots import BOTS, make_bot
from niagara.bots.packed import mind_of
from niagara.calls import Block, Call, Held
from niagara.fast.playout import count_lines
from niagara.rules.legal import MOST_LEGAL
from niagara.rules.options import Options
from niagara.rules.setup import new_state
from niagara.rules.state import State
from tests.wasm.compare import Differs, compare_bot, compare_games, every_option
from tests.wasm.engine import BUILT, WasmEngine, WasmProblem

THINKERS = [name for name in BOTS if mind_of(make_bot(name, 0)) and name != "drifter"]
ROUNDS = {"voyageur": 1, "norwester": 1, "wayfinder": 2, "coureur": 1}
LONG = {
    "navigator": 20,
    "voyageur": 6,
    "pathfinder": 12,
    "norwester": 4,
    "wayfinder": 4,
    "coureur": 4,
}  # games of those who take their time


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_move_of_games_with_every_option(wasm: WasmEngine, players: int) -> None:
    found = [compare_games(wasm, 128, 60, players, options) for options in every_option(3)]
    assert len(found) == 8
    assert sum(count.games for count in found) > 1000


@pytest.mark.parametrize("name", THINKERS)
def test_every_decision_of_every_bot(wasm: WasmEngine, name: str) -> None:
    assert compare_bot(wasm, name, 3, ROUNDS.get(name, 2)).decisions > 20


@pytest.mark.slow
def test_every_move_of_many_games(wasm: WasmEngine, capsys: pytest.CaptureFixture[str]) -> None:
    found = [
        compare_games(wasm, 256, 200, players, options)
        for players in (2, 3, 4, 5)
        for rounds in (5, 50)
        for options in every_option(rounds)
    ]
    games, moves = sum(count.games for count in found), sum(count.moves for count in found)
    with capsys.disabled():
        print(f"\n{games:,} games, {moves:,} decisions compared, 0 differences")
    assert games > 10_000


@pytest.mark.slow
@pytest.mark.parametrize("name", THINKERS)
def test_every_decision_of_many_games(wasm: WasmEngine, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = compare_bot(wasm, name, LONG.get(name, 60), 30)
    with capsys.disabled():
        print(f"\n{name}: {found.games} games, {found.decisions:,} decisions compared, 0 differences")


def test_perft(wasm: WasmEngine) -> None:
    depth = 6
    records = Block(State, (depth + 1,))
    records.put(new_state(3))
    buffers, levels = Block("i2", (depth + 1, MOST_LEGAL)), Block("i8", (2, depth + 1))
    assert wasm(Call("perft", (records, buffers, levels, depth))) == count_lines(new_state(3), depth)


def planted(folder: Path, name: str, old: bytes, new: bytes) -> Path:
    """A copy of what was built, with one thing changed."""
    shutil.copytree(BUILT, folder, dirs_exist_ok=True)
    data = (folder / name).read_bytes()
    assert old in data
    (folder / name).write_bytes(data.replace(old, new))
    return folder


def test_a_changed_net_is_noticed(built: None, tmp_path: Path) -> None:  # noqa: ARG001
    description = json.loads((BUILT / "niagara.json").read_text())
    start, length, _ = description["held"]["pathfinder"]["parts"][2]
    net = (BUILT / "niagara.minds").read_bytes()[start : start + length]
    at = description["records"]["mind"]["fields"]["card_net"]["record"]["fields"]["last_bias"]["offset"] + 2
    changed = net[:at] + bytes([net[at] ^ 0x01]) + net[at + 1 :]  # one number is a little off
    with WasmEngine(planted(tmp_path, "niagara.minds", net, changed)) as engine, pytest.raises(Differs):
        compare_bot(engine, "pathfinder", 3, 6)


def test_a_changed_constant_is_noticed(built: None, tmp_path: Path) -> None:  # noqa: ARG001
    """One factor of `exp`, a billionth off."""
    right, wrong = struct.pack("<d", 1 / 6), struct.pack("<d", (1 + 1e-9) / 6)
    folder = planted(tmp_path, "niagara.wasm", right, wrong)
    with WasmEngine(folder) as engine, pytest.raises(Differs):
        compare_bot(engine, "pathfinder", 3, 6)


def test_another_generator_is_noticed(built: None, tmp_path: Path) -> None:  # noqa: ARG001
    multiplier = signed_leb128(0x2545F4914F6CDD1D)
    changed = bytes([multiplier[0] ^ 0x02]) + multiplier[1:]
    data = (BUILT / "niagara.wasm").read_bytes()
    folder = planted(tmp_path, "niagara.wasm", data, data.replace(multiplier, changed))
    options: Options = {"max_rounds": 3}
    with WasmEngine(folder) as engine, pytest.raises(Differs):
        compare_games(engine, 8, 60, 4, options)


def signed_leb128(number: int) -> bytes:
    """A number as WebAssembly writes it."""
    out = bytearray()
    while True:
        byte = number & 0x7F
        number >>= 7
        if (number == 0 and not byte & 0x40) or (number == -1 and byte & 0x40):
            return bytes([*out, byte])
        out.append(byte | 0x80)


@pytest.mark.parametrize(
    ("call", "problem"),
    [
        (Call("no_such", ()), "there is no function no_such"),
        (Call("perft", (Block(State, (2,)),)), "perft: 4 arguments expected, 1 given"),
        (Call("perft", (Block("u8", (2,)), Block("i2", (2, 256)), Block("i8", (2, 2)), 1)), "records: 16 bytes"),
        (Call("perft", (Block(State, (2,)), Block("i2", (512,)), Block("i8", (2, 2)), 1)), "buffers: 1024 bytes"),
        (Call("perft", (Block(State, (2,)), Block("i2", (2, 256)), 3, 1)), "levels: a block was expected"),
        (Call("perft", (Held("bear"), Block("i2", (2, 256)), Block("i8", (2, 2)), 1)), "nothing of type state is held"),
    ],
)
def test_bad_calls_are_refused(wasm: WasmEngine, call: Call, problem: str) -> None:
    with pytest.raises(WasmProblem, match=problem):
        wasm(call)


def test_a_bot_that_is_not_there(wasm: WasmEngine) -> None:
    with pytest.raises(WasmProblem, match="no bot is called wolf; there are splasher"):
        wasm.choose("wolf", new_state(3), 0, 1)
