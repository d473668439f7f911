"""The shape of the small nets, and the desk space that they need; `net.py` runs them, `sight.py` says what they see."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from niagara.rules.board import CLOUD, MAX_PLAYERS

Net = Any  # one record of an array of NET

SEEN: Final = 112  # facts of a seat
COMMON: Final = 21  # facts of the table
WIDE: Final = 64
NARROW: Final = 32
OUTPUTS: Final = CLOUD

NET: Final = np.dtype(
    [
        ("seat", "f4", (SEEN, 2, WIDE)),  # of a fact: for its own seat, and for every other (their mean)
        ("common", "f4", (COMMON, WIDE)),
        ("bias", "f4", (WIDE,)),
        ("second", "f4", (WIDE, NARROW)),
        ("second_bias", "f4", (NARROW,)),
        ("last", "f4", (NARROW, OUTPUTS)),
        ("last_bias", "f4", (OUTPUTS,)),
        ("spare", "f4"),  # keeps a record a whole number of eight bytes
    ]
)
LAYERS: Final = ("seat", "common", "bias", "second", "second_bias", "last", "last_bias")

NET_DESK: Final = [
    ("own", "f4", (MAX_PLAYERS, WIDE)),  # first layer of each seat, from its own facts and the table's …
    ("others", "f4", (MAX_PLAYERS, WIDE)),  # … what its facts are to the others …
    ("all", "f4", (WIDE,)),  # … and the sum of that
    ("wide", "f4", (WIDE,)),
    ("narrow", "f4", (NARROW,)),
    ("out", "f4", (MAX_PLAYERS, OUTPUTS)),
    ("spare", "f4"),
    ("odds", "f8", (MAX_PLAYERS, CLOUD + 1)),  # chance of each card of each seat whose card is secret
    ("guess", "f8", (CLOUD + 1,)),  # … and of one seat in an imagined round
]
assert NET.itemsize % 8 == 0
assert np.dtype(NET_DESK).itemsize % 8 == 0
