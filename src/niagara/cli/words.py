"""Events in words, for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from niagara import events as happened
from niagara.rules.board import GEM_LETTERS, GEM_NAMES

GOAL_WORDS = {"four_alike": "four gems alike", "five_colours": "five colours", "any_seven": "seven gems"}


def describe(event: happened.AnyEvent, names: Sequence[str]) -> str:  # noqa: PLR0911, PLR0912 - one line a kind
    """One event as a sentence; empty where there is nothing to say."""

    def owner(canoe: str) -> str:
        return f"{names[int(canoe[0])]}'s canoe {canoe[1]}"

    match event:
        case happened.RoundStarted():
            return f"Round {event.round} begins; {names[event.first]} has the lifesaver."
        case happened.HandsRefilled():
            return "Everyone takes all seven cards back."
        case happened.CanoeBought():
            return f"{owner(event.canoe)} is back for one {_gem(event.paid)}."
        case happened.CanoeGiven():
            return f"{owner(event.canoe)} is back for free."
        case happened.CardChosen():
            return ""
        case happened.CardRevealed():
            return f"{names[event.seat]} reveals {'a cloud' if event.card == 'C' else 'the ' + event.card}."
        case happened.WeatherMoved():
            return f"{names[event.seat]} moves the weather from {event.before:+d} to {event.after:+d}."
        case happened.GemLoaded():
            return f"{owner(event.canoe)} loads {_gem(event.gem)} at {event.at}."
        case happened.GemUnloaded():
            return f"{owner(event.canoe)} lays {_gem(event.gem)} down at {event.at}."
        case happened.CanoePaddled():
            return _paddled(event, owner(event.canoe))
        case happened.GemStolen():
            return f"{owner(event.canoe)} steals {_gem(event.gem)} from {owner(event.victim)} at {event.at}!"
        case happened.GemLanded():
            return f"{names[int(event.canoe[0])]} lands {_gem(event.gem)}."
        case happened.CanoeLost():
            cargo = f", and with it {_gem(event.gem)}" if event.gem else ""
            return f"{owner(event.canoe)} goes over the falls{cargo}!"
        case happened.RiverRose():
            return "The river stands still." if event.speed < 1 else f"The river flows: {event.speed}."
        case happened.DiscPushed():
            return ""
        case happened.GameEnded():
            if not event.winners:
                return "The round limit is reached: a draw."
            wins = zip(event.winners, event.goals, strict=True)
            return " ".join(f"{names[seat]} wins with {GOAL_WORDS[goal]}!" for seat, goal in wins)


def _gem(letter: str) -> str:
    return GEM_NAMES[GEM_LETTERS.index(letter)]


def _paddled(event: happened.CanoePaddled, canoe: str) -> str:
    start, end = event.path[0], event.path[-1]
    if start == "J":
        return f"{canoe} is launched to {end}."
    if end == "J":
        return f"{canoe} comes home to the jetty."
    if end == "X":
        return f"{canoe} paddles from {start} towards the falls."
    return f"{canoe} paddles from {start} to {end}."
