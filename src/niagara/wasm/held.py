"""The minds that the module is given to hold, in one file: the nets, which several have in common, stand there once."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from niagara.analysis.engine.native import analyst_minds
from niagara.analysis.trials import ANALYST
from niagara.bots.mind.minds import MIND
from niagara.bots.packed import mind_of
from niagara.bots.registry import BOTS, make_bot
from niagara.bots.thinker import Thinker

# Where a mind is cut into parts: its nets, and what lies between them.
NETS: Final = (
    "value_net", "card_net", "uses_large_nets", "large_value_net", "large_card_net", "uses_three_heads", "three_heads",
)  # fmt: skip

Part = tuple[int, int, int]  # where it begins in the file, how long it is, where it belongs in the record


@dataclass
class Bundle:
    """A file of parts, and the parts of each mind; whatever no part says is zero."""

    data: bytearray = field(default_factory=bytearray)
    parts: dict[str, list[Part]] = field(default_factory=dict)

    def add(self, name: str, mind: bytes) -> None:
        """Add a mind: what is its own, then its nets."""
        nets = [MIND.fields[end][1] for end in NETS] if MIND.fields else []
        bounds = [0, *nets, len(mind)]
        self.parts[name] = [
            (self._place(mind[low:high]), high - low, low) for low, high in pairwise(bounds) if any(mind[low:high])
        ]

    def _place(self, part: bytes) -> int:
        """Where a part lies, which is at the end if it is new."""
        found = self.data.find(part)
        if found < 0:
            found = len(self.data)
            self.data += part
        return found


def bundle_minds() -> Bundle:
    """The minds of all bots that have one, and of the analyst."""
    bundle = Bundle()
    for name in BOTS:
        bot = make_bot(name, 0)
        if isinstance(bot, Thinker) and (minds := mind_of(bot)) is not None:
            bundle.add(bot.name, minds.tobytes())
    bundle.add(ANALYST, analyst_minds().tobytes())
    return bundle
