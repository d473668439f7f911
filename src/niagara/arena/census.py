"""What many games have in common: the numbers of `niagara stats`, each with its 95 % interval where it has one."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Final, TypedDict, TypeVar

import numpy as np

from niagara.arena.facts import Setting, Summary
from niagara.rules.board import CARD_NAMES, CLOUD, GEM_LETTERS, GEM_NAMES
from niagara.rules.ending import GOAL_NAMES
from niagara.rules.options import Unchecked

CARDS: Final = CARD_NAMES[1 : CLOUD + 1]
FEWEST_ORDERS: Final = 8  # an order of cards is told if it was played so often

Value = TypeVar("Value", int, str)


class Estimate(TypedDict):
    """A mean with the ends of its 95 % interval."""

    mean: float
    low: float
    high: float


class Shares(Estimate):
    """In which part of all cases something held, and the share of the win then."""

    often: float


class Order(Shares):
    """The first cards of a game in their order."""

    cards: str


class Place(TypedDict, total=False):
    """How often a card is played in its place, and the share of the win where there was a case."""

    often: float
    mean: float
    low: float
    high: float


class Rounds(Estimate):
    """How long games last."""

    shortest: int
    longest: int
    histogram: dict[str, int]


Thefts = TypedDict(
    "Thefts",
    {
        "mean": float, "low": float, "high": float, "none": float,
        "share by thefts": dict[str, Shares], "share by robberies": dict[str, Shares],
    },
)  # fmt: skip
Losses = TypedDict(
    "Losses",
    {
        "mean": float, "low": float, "high": float, "with a gem": float, "bought back": Estimate,
        "share by losses": dict[str, Shares],
    },
)  # fmt: skip


class River(Estimate):
    """How far the river flows in a round."""

    speeds: dict[str, float]


Facts = TypedDict(
    "Facts",
    {
        "setting": Unchecked,
        "games": int,
        "seed": int,
        "rounds": Rounds,
        "last round of a hand": dict[str, float],
        "won by": dict[str, float],
        "joint wins": Estimate,
        "draws": float,
        "seats": list[Estimate],
        "first card": dict[str, Shares],
        "card in its place": dict[str, list[Place]],
        "orders": list[Order],
        "gems": dict[str, Estimate],
        "first gem": dict[str, Shares],
        "thefts": Thefts,
        "canoes lost": Losses,
        "river": River,
        "weather worsened": float,
    },
)


def census(setting: Setting, summaries: list[Summary], seed: int) -> Facts:
    """All facts about games of one setting, ready for JSON."""
    games = len(summaries)
    rounds = np.array([summary.rounds for summary in summaries])
    return {
        "setting": setting.as_json(),
        "games": games,
        "seed": seed,
        "rounds": {
            **estimate(rounds.tolist()),
            "shortest": int(rounds.min()),
            "longest": int(rounds.max()),
            "histogram": {str(length): count for length, count in sorted(Counter(rounds.tolist()).items())},
        },
        "last round of a hand": _shares((summary.rounds - 1) % len(CARDS) + 1 for summary in summaries),
        "won by": _won_by(summaries),
        "joint wins": estimate([len(summary.winners) > 1 for summary in summaries]),
        "draws": sum(not summary.winners for summary in summaries) / games,
        "seats": [estimate([summary.share(seat) for summary in summaries]) for seat in range(setting.players)],
        "first card": _by_key((summary.cards[seat][0], summary.share(seat)) for summary, seat in _seats(summaries)),
        "card in its place": _places(summaries),
        "orders": _orders(summaries),
        "gems": {
            name: estimate([sum(landed.count(letter) for landed in summary.landed) for summary in summaries])
            for letter, name in zip(GEM_LETTERS, GEM_NAMES, strict=True)
        },
        "first gem": _by_key(
            (GEM_NAMES[GEM_LETTERS.index(summary.landed[seat][0])], summary.share(seat))
            for summary, seat in _seats(summaries)
            if summary.landed[seat]
        ),
        "thefts": {
            **estimate([sum(summary.thefts) for summary in summaries]),
            "none": sum(not any(summary.thefts) for summary in summaries) / games,
            "share by thefts": _by_key(
                (_most(summary.thefts[seat], 3), summary.share(seat)) for summary, seat in _seats(summaries)
            ),
            "share by robberies": _by_key(
                (_most(summary.robbed[seat], 3), summary.share(seat)) for summary, seat in _seats(summaries)
            ),
        },
        "canoes lost": {
            **estimate([sum(summary.lost) for summary in summaries]),
            "with a gem": sum(summary.lost_loaded for summary in summaries)
            / max(sum(sum(s.lost) for s in summaries), 1),
            "bought back": estimate([summary.bought for summary in summaries]),
            "share by losses": _by_key(
                (_most(summary.lost[seat], 3), summary.share(seat)) for summary, seat in _seats(summaries)
            ),
        },
        "river": {
            **estimate([float(np.mean(summary.speeds)) for summary in summaries]),
            "speeds": _shares(speed for summary in summaries for speed in summary.speeds),
        },
        "weather worsened": sum(summary.worsened for summary in summaries) / max(sum(s.clouds for s in summaries), 1),
    }


def estimate(values: list[float] | list[int] | list[bool]) -> Estimate:
    """A mean with the ends of its 95 % interval."""
    numbers = np.array(values, float)
    error = 1.96 * float(numbers.std()) / len(numbers) ** 0.5
    mean = float(numbers.mean())
    return {"mean": round(mean, 4), "low": round(mean - error, 4), "high": round(mean + error, 4)}


def _seats(summaries: list[Summary]) -> Iterable[tuple[Summary, int]]:
    return ((summary, seat) for summary in summaries for seat in range(summary.players))


def _most(count: int, most: int) -> str:
    return str(count) if count < most else f"{most} or more"


def _shares(values: Iterable[Value]) -> dict[str, float]:
    """How often each value comes, of all."""
    counts = Counter(values)
    return {str(value): round(count / counts.total(), 4) for value, count in sorted(counts.items())}


def _by_key(found: Iterable[tuple[str, float]]) -> dict[str, Shares]:
    """For each key: in how many cases it held, and the share of the win then."""
    shares: dict[str, list[float]] = defaultdict(list)
    for key, share in found:
        shares[key].append(share)
    total = sum(map(len, shares.values()))
    return {key: {"often": round(len(own) / total, 4), **estimate(own)} for key, own in sorted(shares.items())}


def _won_by(summaries: list[Summary]) -> dict[str, float]:
    """How games are won: by the goal of the winner, or of all winners where they have the same."""
    won = Counter(goal for summary in summaries for goal in set(summary.goals))
    wins = sum(bool(summary.winners) for summary in summaries)
    return {goal: round(won[goal] / max(wins, 1), 4) for goal in GOAL_NAMES[1:]}


def _places(summaries: list[Summary]) -> dict[str, list[Place]]:
    """For every card: how often it is played as first, second … of the first seven, and the share of the win then."""
    found: dict[str, list[Place]] = {}
    full = [(summary, seat) for summary, seat in _seats(summaries) if len(summary.cards[seat]) >= len(CARDS)]
    for card in CARDS:
        row: list[Place] = []
        for place in range(len(CARDS)):
            shares = [summary.share(seat) for summary, seat in full if summary.cards[seat][place] == card]
            row.append({"often": round(len(shares) / max(len(full), 1), 4), **(estimate(shares) if shares else {})})
        found[card] = row
    return found


def _orders(summaries: list[Summary]) -> list[Order]:
    """The first three cards of the game, by how often they are played in this order."""
    opened = _by_key((summary.cards[seat][:3], summary.share(seat)) for summary, seat in _seats(summaries))
    cases = sum(summary.players for summary in summaries)
    kept = {order: row for order, row in opened.items() if row["often"] * cases >= FEWEST_ORDERS}
    return [{"cards": order, **row} for order, row in sorted(kept.items(), key=lambda item: -item[1]["often"])]
