"""The shipped nets, nets.npz beside this file; nets.json tells how they were made. `niagara train` makes them anew.

A net is worthless where its inputs or the rules mean something else: both are written beside the weights and checked.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from niagara.bots.mind.minds import LARGE_NET, NET, THREE_HEADS, Nets
from niagara.bots.mind.net_inputs import LARGE_SCHEMA, SCHEMA
from niagara.bots.mind.records import (
    HEADS_LAYERS,
    HEADS_NARROW,
    HEADS_WIDE,
    LARGE_SEAT_INPUTS,
    LARGE_WIDE,
    LAYERS,
    MOVE_FACTS,
    NARROW,
    WIDE,
)
from niagara.fast.records import RecordType
from niagara.rules.apply import apply
from niagara.rules.board import NOBODY
from niagara.rules.legal import MOST_LEGAL, decider, legal
from niagara.rules.options import OPTIONS
from niagara.rules.packed import pack
from niagara.rules.setup import new_state
from niagara.rules.state import FIELDS

NETS_FILE: Final = Path(__file__).with_name("nets.npz")
NETS_VARIABLE: Final = "NIAGARA_NETS"
HEADS_FILE: Final = Path(__file__).with_name("heads.npz")
HEADS_VARIABLE: Final = "NIAGARA_HEADS"
ENDS: Final = ("value", "cards")
HEADS_ENDS: Final = ("heads",)
FINGERPRINT_GAMES: Final = 2
FINGERPRINT_MOVES: Final = 1500
# Whatever the record's order. These games are the book's, so that an option of later versions has nothing to tell.
FINGERPRINT_FIELDS: Final = (
    *("players", "fork", "tie_break", "stealing", "max_rounds"),
    *(name for name in FIELDS if name != "players" and name not in OPTIONS),
)


class BadNets(ValueError):
    """A file of nets that does not fit this program."""


def schema(kind: RecordType = NET) -> str:
    """What the inputs of nets mean, and the size of their layers."""
    if kind == THREE_HEADS:
        facts = f"{LARGE_SCHEMA} to {LARGE_SEAT_INPUTS}; moves 1 to {MOVE_FACTS}"
        return f"{SCHEMA}; {facts}; layers {HEADS_WIDE}, {HEADS_NARROW}"
    if kind == LARGE_NET:
        return f"{SCHEMA}; {LARGE_SCHEMA} to {LARGE_SEAT_INPUTS}; layers {LARGE_WIDE}, {NARROW}"
    return f"{SCHEMA}; layers {WIDE}, {NARROW}"


@cache
def rules_fingerprint() -> str:
    """A name for how the rules behave: the positions of some games played by a fixed drawing of moves."""
    digest = hashlib.sha256()
    luck = 1
    out = [0] * MOST_LEGAL
    for game in range(FINGERPRINT_GAMES):
        state = new_state(3 + game)
        for _ in range(FINGERPRINT_MOVES):
            seat = decider(state)
            if seat == NOBODY:
                break
            count = legal(state, seat, out)
            luck = luck * 6364136223846793005 + 1442695040888963407 & (1 << 64) - 1
            apply(state, seat, out[(luck >> 33) % count])
        (record,) = pack([state])
        for name in FINGERPRINT_FIELDS:
            digest.update(record[name].tobytes())
    return digest.hexdigest()[:16]


def parts_of(kind: RecordType) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The nets in a file of a kind, and the layers of each."""
    return (HEADS_ENDS, HEADS_LAYERS) if kind == THREE_HEADS else (ENDS, LAYERS)


def write_nets(path: Path, nets: Nets, recipe: Mapping[str, object]) -> None:
    """Write nets in half precision, and how they were made as JSON beside them."""
    ends, layers = parts_of(nets.dtype)
    arrays = {
        f"{end}_{name}": net[name].astype(np.float16) for end, net in zip(ends, nets, strict=True) for name in layers
    }
    with path.open("wb") as file:
        np.savez_compressed(file, schema=np.array(schema(nets.dtype)), rules=np.array(rules_fingerprint()), **arrays)
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    facts = {"schema": schema(nets.dtype), "rules": rules_fingerprint(), "sha256": digest, "bytes": path.stat().st_size}
    path.with_suffix(".json").write_text(json.dumps({**facts, **recipe}, indent=1) + "\n")


def read_nets(path: Path = NETS_FILE) -> Nets:
    """The nets of a file, refused if they were made for other inputs or other rules."""
    try:
        with np.load(path, allow_pickle=False) as found:
            kind = next((each for each in (LARGE_NET, THREE_HEADS) if str(found["schema"]) == schema(each)), NET)
            ends, layers = parts_of(kind)
            nets = np.zeros(len(ends), kind)
            for what, wanted in (("schema", schema(kind)), ("rules", rules_fingerprint())):
                if str(found[what]) != wanted:
                    raise BadNets(f"{path.name}: {what} is {str(found[what])!r}, but here it is {wanted!r}")
            for net, end in zip(nets, ends, strict=True):
                for name in layers:
                    layer = found[f"{end}_{name}"].astype(np.float32)
                    if layer.shape != kind[name].shape or not np.isfinite(layer).all():
                        raise BadNets(f"{path.name}: {end}_{name} is not {kind[name].shape} finite numbers")
                    net[name] = layer
    except (OSError, KeyError, EOFError) as problem:
        raise BadNets(f"{path.name}: {problem}") from problem
    return nets


@cache
def find_nets(name: str) -> Nets:
    """The nets that a bot names: `shipped`, `heads`, or those here whose file has a SHA-256 that begins so."""
    if name == "shipped":
        return shipped_nets()
    if name == "heads":
        return read_nets(Path(os.environ.get(HEADS_VARIABLE) or HEADS_FILE))
    for path in sorted(NETS_FILE.parent.glob("*.npz")):
        if hashlib.sha256(path.read_bytes()).hexdigest().startswith(name):
            return read_nets(path)
    raise BadNets(f"no file of nets in {NETS_FILE.parent.name} has a SHA-256 that begins with {name}")


@cache
def shipped_nets() -> Nets:
    """The nets in the package, or those that the environment names."""
    return read_nets(Path(os.environ.get(NETS_VARIABLE) or NETS_FILE))
