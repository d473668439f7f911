"""A position as one readable line, and back.

    4 alternate shared stealing - | 3 2 +1 L turns | P5 C6 PY6 B7C R7 | 12346 5! P 6L+B J | … | 2 a b -

Parts between bars: players and options (a round limit or `-`; options of later versions only where they are not the
book's); round, first seat, weather, next arm (`-` with `fork: chance`), phase; the five sites (a number counts equal
gems); each seat's hand, card, landed gems and two canoes; and, in the phases that have one, the turn. `-` is nothing.
`!` follows a revealed card, `?` is a secret one. A canoe is its space, with `+` and its gem when loaded. A turn is its
seat, the canoes that must, those that may move, and `done` where it may end; in the buy-back its seat alone.
"""

from __future__ import annotations

import re

from niagara.notation.checks import BadPosition
from niagara.notation.options import from_words, to_words
from niagara.notation.position import PositionDict, SeatDict, TurnDict, from_dict, to_dict
from niagara.rules.actions import CANOE_NAMES
from niagara.rules.board import GEM_LETTERS
from niagara.rules.options import ALWAYS, OPTIONS, BadOption
from niagara.rules.state import State


def to_line(state: State) -> str:
    """The position as one line."""
    position = to_dict(state)
    parts = [
        " ".join([str(state.players), *to_words(state)]),
        f"{position['round']} {position['first']} {position['weather']:+d} {position['next_arm'] or '-'} "
        f"{position['phase']}",
        " ".join(_short_gems(gems) for gems in position["sites"].values()),
    ]
    parts += [_seat_text(seat) for seat in position["seats"]]
    if "turn" in position:
        parts.append(_turn_text(position["turn"]))
    return " | ".join(parts)


def from_line(line: str, *, hidden: bool = False) -> State:
    """The state that a line describes; BadPosition names what is wrong and where."""
    parts = [part.split() for part in line.strip().split("|")]
    later = len(OPTIONS) - ALWAYS  # a line from before an option was thought of does not have it
    head = _words(parts, 0, 1 + ALWAYS, "players and options", later)
    now = _words(parts, 1, 5, "the round")
    sites = _words(parts, 2, 5, "the sites")
    players = _integer(head[0], "players")
    if len(parts) not in (3 + players, 4 + players):
        raise BadPosition(
            "line", f"has {len(parts)} parts between bars, but {players} seats need {3 + players} or one more"
        )
    try:
        options = from_words(head[1:])
    except BadOption as bad:
        raise BadPosition(f"options.{bad.option}", bad.problem) from None
    position: PositionDict = {
        "options": options,
        "round": _integer(now[0], "round"),
        "first": _integer(now[1], "first"),
        "weather": _integer(now[2], "weather"),
        "next_arm": None if now[3] == "-" else now[3],
        "phase": now[4],
        "sites": {letter: _long_gems(text) for letter, text in zip(GEM_LETTERS, sites, strict=True)},
        "seats": [_seat_fields(_words(parts, 3 + seat, 5, f"seat {seat}")) for seat in range(players)],
    }
    if len(parts) == 4 + players:
        position["turn"] = _turn_fields(parts[-1])
    return from_dict(position, hidden=hidden)


def _short_gems(gems: str) -> str:
    """`PYYY` becomes `PY3`."""
    runs = ((letter, gems.count(letter)) for letter in GEM_LETTERS)
    return "".join(f"{letter}{count if count > 1 else ''}" for letter, count in runs if count) or "-"


def _long_gems(text: str) -> str:
    """`PY3` becomes `PYYY`."""
    if text == "-":
        return ""
    return re.sub(r"(\D)(\d{1,2})", lambda run: run[1] * int(run[2]), text)


def _seat_text(seat: SeatDict) -> str:
    canoes = (f"{canoe['at']}+{canoe['cargo']}" if canoe["cargo"] else canoe["at"] for canoe in seat["canoes"])
    card = f"{seat['card']}!" if seat["revealed"] else seat["card"]
    return " ".join((seat["hand"] or "-", card or "-", _short_gems(seat["landed"]), *canoes))


def _seat_fields(words: list[str]) -> SeatDict:
    hand, card, landed, *canoes = words
    pairs = [canoe.partition("+") for canoe in canoes]
    return {
        "hand": "" if hand == "-" else hand,
        "card": "" if card == "-" else card.rstrip("!"),
        "revealed": card.endswith("!"),
        "landed": _long_gems(landed),
        "canoes": [{"at": space, "cargo": cargo} for space, _, cargo in pairs],
    }


def _turn_text(turn: TurnDict) -> str:
    if "must" not in turn:
        return str(turn["seat"])
    must, may = ("".join(CANOE_NAMES[canoe] for canoe in canoes) or "-" for canoes in (turn["must"], turn["may"]))
    return f"{turn['seat']} {must} {may} {'done' if turn['done'] else '-'}"


def _turn_fields(words: list[str]) -> TurnDict:
    if len(words) not in (1, 4):
        raise BadPosition("turn", "is a seat alone, or a seat, the canoes that must and may move, and 'done' or '-'")
    turn: TurnDict = {"seat": _integer(words[0], "turn.seat")}
    if len(words) == 4:
        turn["must"] = _canoes(words[1], "turn.must")
        turn["may"] = _canoes(words[2], "turn.may")
        if words[3] not in ("done", "-"):
            raise BadPosition("turn.done", f"{words[3]!r} is neither 'done' nor '-'")
        turn["done"] = words[3] == "done"
    return turn


def _canoes(word: str, where: str) -> list[int]:
    if word != "-" and not set(word) <= set(CANOE_NAMES):
        raise BadPosition(where, f"{word!r} is not a set of canoes a and b")
    return [CANOE_NAMES.index(letter) for letter in word if letter != "-"]


def _words(parts: list[list[str]], index: int, count: int, what: str, more: int = 0) -> list[str]:
    if index >= len(parts) or not count <= len(parts[index]) <= count + more:
        found = len(parts[index]) if index < len(parts) else 0
        raise BadPosition("line", f"{what}: {count} words expected between the bars, {found} found")
    return parts[index]


def _integer(word: str, where: str) -> int:
    if not re.fullmatch(r"[+-]?\d{1,9}", word):
        raise BadPosition(where, f"{word!r} is not a number")
    return int(word)
