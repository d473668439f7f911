"""What many games have in common: the numbers of `niagara stats`, each with its 95 % interval where it has one."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any, Final

import numpy as np

from niagara.arena.facts import Setting, Story
from niagara.rules.board import CARD_NAMES, CLOUD, GEM_LETTERS, GEM_NAMES
from niagara.rules.ending import GOAL_NAMES

CARDS: Final = CARD_NAMES[1 : CLOUD + 1]
FEWEST_ORDERS: Final = 8  # an order of cards is told if it was played so often

Facts = dict[str, Any]


def census(setting: Setting, stories: list[Story], seed: int) -> Facts:
    """All facts about games of one setting, ready for JSON."""
    games = len(stories)
    rounds = np.array([story.rounds for story in stories])
    return {
        "setting": asdict(setting),
        "games": games,
        "seed": seed,
        "rounds": {
            **estimate(rounds.tolist()),
            "shortest": int(rounds.min()),
            "longest": int(rounds.max()),
            "histogram": {str(length): count for length, count in sorted(Counter(rounds.tolist()).items())},
        },
        "last round of a hand": _shares((story.rounds - 1) % len(CARDS) + 1 for story in stories),
        "won by": _won_by(stories),
        "joint wins": estimate([len(story.winners) > 1 for story in stories]),
        "draws": sum(not story.winners for story in stories) / games,
        "seats": [estimate([story.share(seat) for story in stories]) for seat in range(setting.players)],
        "first card": _by_key((story.cards[seat][0], story.share(seat)) for story, seat in _seats(stories)),
        "card in its place": _places(stories),
        "orders": _orders(stories),
        "gems": {
            name: estimate([sum(landed.count(letter) for landed in story.landed) for story in stories])
            for letter, name in zip(GEM_LETTERS, GEM_NAMES, strict=True)
        },
        "first gem": _by_key(
            (GEM_NAMES[GEM_LETTERS.index(story.landed[seat][0])], story.share(seat))
            for story, seat in _seats(stories)
            if story.landed[seat]
        ),
        "thefts": {
            **estimate([sum(story.thefts) for story in stories]),
            "none": sum(not any(story.thefts) for story in stories) / games,
            "share by thefts": _by_key(
                (_most(story.thefts[seat], 3), story.share(seat)) for story, seat in _seats(stories)
            ),
            "share by robberies": _by_key(
                (_most(story.robbed[seat], 3), story.share(seat)) for story, seat in _seats(stories)
            ),
        },
        "canoes lost": {
            **estimate([sum(story.lost) for story in stories]),
            "with a gem": sum(story.lost_loaded for story in stories) / max(sum(sum(s.lost) for s in stories), 1),
            "bought back": estimate([story.bought for story in stories]),
            "share by losses": _by_key(
                (_most(story.lost[seat], 3), story.share(seat)) for story, seat in _seats(stories)
            ),
        },
        "river": {
            **estimate([float(np.mean(story.speeds)) for story in stories]),
            "speeds": _shares(speed for story in stories for speed in story.speeds),
        },
        "weather worsened": sum(story.worsened for story in stories) / max(sum(s.clouds for s in stories), 1),
    }


def estimate(values: list[float] | list[int] | list[bool]) -> dict[str, float]:
    """A mean with the ends of its 95 % interval."""
    numbers = np.array(values, float)
    error = 1.96 * float(numbers.std()) / len(numbers) ** 0.5
    mean = float(numbers.mean())
    return {"mean": round(mean, 4), "low": round(mean - error, 4), "high": round(mean + error, 4)}


def _seats(stories: list[Story]) -> Iterable[tuple[Story, int]]:
    return ((story, seat) for story in stories for seat in range(story.players))


def _most(count: int, most: int) -> str:
    return str(count) if count < most else f"{most} or more"


def _shares(values: Iterable[Any]) -> dict[str, float]:
    """How often each value comes, of all."""
    counts = Counter(values)
    return {str(value): round(count / counts.total(), 4) for value, count in sorted(counts.items())}


def _by_key(found: Iterable[tuple[str, float]]) -> dict[str, dict[str, float]]:
    """For each key: in how many cases it held, and the share of the win then."""
    shares: dict[str, list[float]] = defaultdict(list)
    for key, share in found:
        shares[key].append(share)
    total = sum(map(len, shares.values()))
    return {key: {"often": round(len(own) / total, 4), **estimate(own)} for key, own in sorted(shares.items())}


def _won_by(stories: list[Story]) -> dict[str, float]:
    """How games are won: by the goal of the winner, or of all winners where they have the same."""
    won = Counter(goal for story in stories for goal in set(story.goals))
    wins = sum(bool(story.winners) for story in stories)
    return {goal: round(won[goal] / max(wins, 1), 4) for goal in GOAL_NAMES[1:]}


def _places(stories: list[Story]) -> dict[str, list[dict[str, float]]]:
    """For every card: how often it is played as first, second … of the first seven, and the share of the win then."""
    found: dict[str, list[dict[str, float]]] = {}
    full = [(story, seat) for story, seat in _seats(stories) if len(story.cards[seat]) >= len(CARDS)]
    for card in CARDS:
        row = []
        for place in range(len(CARDS)):
            shares = [story.share(seat) for story, seat in full if story.cards[seat][place] == card]
            row.append({"often": round(len(shares) / len(full), 4), **(estimate(shares) if shares else {})})
        found[card] = row
    return found


def _orders(stories: list[Story]) -> list[dict[str, Any]]:
    """The first three cards of the game, by how often they are played in this order."""
    opened = _by_key((story.cards[seat][:3], story.share(seat)) for story, seat in _seats(stories))
    cases = sum(story.players for story in stories)
    kept = {order: row for order, row in opened.items() if row["often"] * cases >= FEWEST_ORDERS}
    return [{"cards": order, **row} for order, row in sorted(kept.items(), key=lambda item: -item[1]["often"])]
