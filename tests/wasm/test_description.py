"""The minds beside the module are read by the description alone, and give each bot's very mind."""

import json
import struct

import pytest

from niagara.bots import BOTS, EARLIER_LEVELS, LEVELS, make_bot
from niagara.bots.packed import mind_of
from niagara.bots.players.coureur import Coureur
from niagara.bots.players.pathfinder import Pathfinder
from niagara.bots.thinker import Thinker
from niagara.bots.weights.nets import find_nets, shipped_nets
from niagara.wasm.description import describe
from niagara.wasm.functions import FUNCTIONS, Function
from niagara.wasm.held import bundle_minds
from niagara.wasm.module import CannotBuild, check_strict, for_wasm


def test_every_mind_is_put_together_from_its_parts() -> None:
    bundle = bundle_minds()
    description = json.loads(json.dumps(describe(bundle)))
    assert set(description["bots"]) == {name for name in BOTS if isinstance(make_bot(name, 0), Thinker)}
    assert list(description["levels"]) == [level.id for level in (*LEVELS, *EARLIER_LEVELS)]
    for name, bot in description["bots"].items():
        raw = bytearray(description["records"]["mind"]["size"])
        for start, length, at in description["held"][bot["mind"]]["parts"]:
            raw[at : at + length] = bundle.data[start : start + length]
        minds = mind_of(make_bot(name, 0))
        assert minds is not None
        assert raw == minds.tobytes()
    fields = description["records"]["mind"]["fields"]
    start, _, _ = description["held"]["pathfinder"]["parts"][0]
    assert struct.unpack_from("<q", bundle.data, start + fields["samples"]["offset"]) == (Pathfinder.settings.samples,)
    large = find_nets(Coureur.large_nets).nbytes
    assert len(bundle.data) < 2 * shipped_nets().nbytes + large  # the nets stand there once


def test_a_parameter_too_few_is_noticed() -> None:
    short = Function(FUNCTIONS["perft"].driver, "state[] i8")
    with pytest.raises(ValueError, match="zip"):
        short.parameters()


def test_loose_arithmetic_is_refused() -> None:
    check_strict("  %3 = fadd double %1, %2")
    with pytest.raises(CannotBuild, match="fadd fast"):
        check_strict("  %3 = fadd fast double %1, %2")


def test_the_target_is_exchanged() -> None:
    assert for_wasm('target triple = "x86_64-unknown-linux-gnu"') == 'target triple = "wasm32-unknown-unknown"'
