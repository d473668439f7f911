"""Positions for tests in a few words: who has which card, what has landed, where the canoes are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from niagara.game import Game
from niagara.notation.position import PositionDict, SeatDict, TurnDict
from niagara.rules.actions import parse_move
from niagara.rules.why import why_not

GEMS = "PCYBR"
CARDS = "123456C"
BYSTANDER = "1 - J J"


def position(
    seats: Sequence[str],
    *,
    lie: dict[str, str] | None = None,
    hand: str = CARDS,
    first: int = 0,
    acting: int | None = None,
    phase: str = "turns",
    weather: int = 0,
    next_arm: str | None = "L",
    round_number: int = 1,
    turn: TurnDict | None = None,
    **options: Any,
) -> PositionDict:
    """A position of seats written `card landed canoe canoe`, such as `5 PP 6L+B J`; `-` is nothing.

    Every gem lies at its own site unless it has landed, is on board, or `lie` puts it elsewhere: {"C": "Y"} lays an
    amber at the diamonds' site. `hand` is what each seat has with the card that is down.
    """
    players = len(seats)
    acting = first if acting is None else acting
    entries: list[SeatDict] = []
    for seat, text in enumerate(seats):
        card, landed, *canoes = text.split()
        acted = (seat - first) % players <= (acting - first) % players
        pairs = [canoe.partition("+") for canoe in canoes]
        entries.append(
            {
                "hand": hand.replace(card, ""),
                "card": card.replace("-", ""),
                "revealed": phase == "over" or (phase == "turns" and acted),
                "landed": "".join(sorted(landed.replace("-", ""), key=GEMS.index)),
                "canoes": [{"at": space, "cargo": cargo} for space, _, cargo in pairs],
            }
        )
    moved = "".join((lie or {}).values())
    away = moved + "".join(e["landed"] + "".join(c["cargo"] for c in e["canoes"]) for e in entries)
    sites = {gem: gem * (7 - away.count(gem)) for gem in GEMS}
    for site, gems in (lie or {}).items():
        sites[site] = "".join(sorted(sites[site] + gems, key=GEMS.index))
    book = {"fork": "alternate", "tie_break": "shared", "stealing": True, "max_rounds": None}
    result: PositionDict = {
        "options": {**book, **options},
        "round": round_number,
        "first": first,
        "weather": weather,
        "next_arm": next_arm,
        "phase": phase,
        "sites": sites,
        "seats": entries,
    }
    if phase in ("turns", "buy_back"):
        result["turn"] = turn or {"seat": acting}
    return result


def table(seats: Sequence[str], **more: Any) -> Game:
    """A game at the position that `position` makes of the same arguments."""
    return Game.from_position(position(seats, **more), seed=0)


def turn(seat: str, *others: str, **more: Any) -> Game:
    """Seat 0 about to act, against two or more others."""
    return table([seat, *others, *[BYSTANDER] * (2 - len(others))], **more)


def moves(game: Game, seat: int | None = None) -> set[str]:
    """The legal moves as text, of the seat that decides or of the one given."""
    return {str(move) for move in game.legal_moves(game.to_decide[0] if seat is None else seat)}


def canoe_moves(game: Game, canoe: str = "a") -> set[str]:
    """What one canoe of the deciding seat may do, without its letter."""
    return {move[2:] for move in moves(game) if move[0] == canoe and move[1] == " "}


def rule_against(game: Game, move: str, seat: int | None = None) -> str | None:
    """The number of the rule that forbids a move, None if none does."""
    who = game.to_decide[0] if seat is None else seat
    reason = why_not(game.state, who, parse_move(move).number)
    return None if reason is None else reason.rule


def play(game: Game, *lines: str) -> None:
    """Play lines such as `0 a >4 +C`."""
    for line in lines:
        seat, _, move = line.partition(" ")
        game.play(int(seat), move)


def play_cards(game: Game, cards: str) -> None:
    """All seats choose, from seat 0 on: `6C514`."""
    for seat, card in enumerate(cards):
        game.play(seat, f"card {card}")


def at(game: Game, canoe: str) -> str:
    """Where canoe `2b` is, with its cargo: `6L+B`."""
    entry = game.position()["seats"][int(canoe[0])]["canoes"]["ab".index(canoe[1])]
    return f"{entry['at']}+{entry['cargo']}" if entry["cargo"] else str(entry["at"])


def landed(game: Game, seat: int) -> str:
    """The gems a seat has landed."""
    return str(game.position()["seats"][seat]["landed"])


def site(game: Game, gem: str) -> str:
    """The gems at a site."""
    return str(game.position()["sites"][gem])
