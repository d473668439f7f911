"""Events, moves and reasons in words, for the terminal; the browser's `model/words.ts` says the same."""

from __future__ import annotations

from collections.abc import Sequence

from niagara import events as happened
from niagara.cli.words import Words
from niagara.rules.actions import (
    CANOE_NAMES,
    LOAD_AFTER,
    NOTHING,
    STAY,
    STEAL,
    SWAP_AFTER,
    SWAP_BEFORE,
    UNLOAD_AFTER,
    UNLOAD_BEFORE,
    UNLOAD_STEAL,
    WEATHER_UP,
    Move,
)
from niagara.rules.board import CARD_NAMES, GEM_LETTERS, GEM_NAMES, JETTY, LOST, SPACE_NAMES, depth_of
from niagara.rules.state import BUY_BACK, State
from niagara.rules.why import Reason


def describe(event: happened.AnyEvent, names: Sequence[str], words: Words, you: int = -1) -> str:  # noqa: PLR0911, PLR0912 - one line a kind
    """One event as a sentence that calls seat `you` so; empty where there is nothing to say."""

    def who(seat: int) -> dict[str, str]:
        return {"name": names[seat], "you": "yes" if seat == you else "no"}

    def owner(canoe: str) -> dict[str, str]:
        return who(int(canoe[0]))

    match event:
        case happened.RoundStarted():
            return words("event-round", round=event.round, **who(event.first))
        case happened.HandsRefilled():
            return words("event-refilled")
        case happened.CanoeBought():
            return words("event-bought", gem=_one(event.paid, words), **owner(event.canoe))
        case happened.CanoeGiven():
            return words("event-given", **owner(event.canoe))
        case happened.CardRevealed():
            if event.card == "C":
                return words("event-revealed-cloud", **who(event.seat))
            return words("event-revealed", card=event.card, **who(event.seat))
        case happened.WeatherMoved():
            before, after = (words("weather-plain", weather=weather) for weather in (event.before, event.after))
            return words("event-weather", before=before, after=after, **who(event.seat))
        case happened.GemLoaded():
            return words("event-loaded", gem=_one(event.gem, words), **owner(event.canoe))
        case happened.GemUnloaded():
            return words("event-unloaded", gem=_one(event.gem, words), **owner(event.canoe))
        case happened.CanoePaddled():
            return words("event-paddled", to=_space("space-to", event.path[-1], words), **owner(event.canoe))
        case happened.GemStolen():
            victim = owner(event.victim)
            robbed = {"victim": victim["name"], "victimYou": victim["you"]}
            return words("event-stolen", gem=_one(event.gem, words), **owner(event.canoe), **robbed)
        case happened.GemLanded():
            return words("event-landed", gem=_one(event.gem, words), **owner(event.canoe))
        case happened.CanoeLost():
            if not event.gem:
                return words("event-lost", **owner(event.canoe))
            return words("event-lost-gem", gem=_one(event.gem, words), **owner(event.canoe))
        case happened.RiverRose():
            weather = words("weather-plain", weather=event.weather)
            clouds = words("event-river-clouds", weather=weather)
            total = words("event-river-sum", lowest=event.lowest, weather=weather) if event.lowest else clouds
            return words("event-river", speed=max(0, event.speed), sum=total)
        case happened.GameEnded():
            goal = words(f"goal-{event.goals[0]}") if event.goals else ""
            if event.winners == (you,):
                return words("event-you-won", goal=goal)
            winners = ", ".join(names[seat] for seat in event.winners)
            return words("event-won", count=len(event.winners), names=winners, goal=goal)
        case happened.CardChosen() | happened.DiscPushed():
            return ""


def move_words(move: Move, state: State, names: Sequence[str], words: Words) -> str:
    """A move of the seat that is to act, such as "first canoe: load an amber, up to 3"."""
    match move.kind:
        case "card":
            return words("card-name", card=CARD_NAMES[move.card])
        case "weather":
            up = move.number == WEATHER_UP
            before = words("weather-plain", weather=state.weather)
            after = words("weather-plain", weather=state.weather + (1 if up else -1))
            return words("weather-up-note" if up else "weather-down-note", before=before, weather=after)
        case "buy":
            return words("buy-pay", gem=_one(GEM_LETTERS[move.gem], words))
        case "canoe":
            canoe = words("canoe-letter", index=move.canoe)
            return words("say-canoe", canoe=canoe, move=", ".join(_parts(move, state, names, words)))
        case _:
            return words("buy-not" if state.phase == BUY_BACK else "turn-done-stop")


def reason_words(reason: Reason, names: Sequence[str], words: Words) -> str:
    """Why a move is refused, with the rule's number; empty where players have no sentence for it."""
    if f"because-{reason.code}" not in words:
        return ""
    params = reason.params
    # Plurals are chosen by numbers.
    gaps: dict[str, str | int] = {name: int(text) if text.isdigit() else text for name, text in params.items()}
    if canoe := params.get("canoe") or params.get("victim"):
        gaps |= {"name": names[int(canoe[0])], "canoe": words("canoe-letter", index=CANOE_NAMES.index(canoe[1]))}
    if "seat" in params:
        gaps["name"] = names[int(params["seat"])]
    if "gem" in params:
        gaps["gem"] = words(f"gem-{GEM_LETTERS[GEM_NAMES.index(params['gem'])]}")
    if "space" in params:
        gaps["space"] = _space("space-name", params["space"], words)
    if "card" in params:
        gaps["card"] = words("card-name", card="C" if params["card"] == "cloud" else params["card"])
    return f"{words(f'because-{reason.code}', **gaps)} ({words('rule-mark', rule=reason.rule)})"


def _one(letter: str, words: Words) -> str:
    return words(f"gem-{letter}-one")


def _space(message: str, space: str, words: Words) -> str:
    """A space in a sentence; keys of Fluent's variants begin with a letter, so `6L` is `L6` there."""
    return words(message, space=space[::-1])


def _parts(move: Move, state: State, names: Sequence[str], words: Words) -> list[str]:
    """What a canoe does, in its order."""
    way = [] if move.end == STAY else [_way(state.at[state.seat][move.canoe], move.end, words)]
    if move.deed == NOTHING:
        return way or [words("move-stay")]
    if move.victim:
        seat, canoe = move.victim
        steal = words("deed-steal", gem=_cargo(state, seat, canoe, words), name=names[seat])
        if move.deed < UNLOAD_STEAL:
            return [*way, steal]
        return [words("deed-unload", gem=_cargo(state, state.seat, move.canoe, words)), *way, steal]
    if move.deed in (UNLOAD_BEFORE, UNLOAD_AFTER):
        deed = words("deed-unload", gem=_cargo(state, state.seat, move.canoe, words))
    else:
        gem = _one(GEM_LETTERS[move.gem], words)
        swaps = SWAP_BEFORE <= move.deed < LOAD_AFTER or SWAP_AFTER <= move.deed < STEAL
        deed = words("deed-swap" if swaps else "deed-load", gem=gem)
    return [deed, *way] if move.deed < LOAD_AFTER else [*way, deed]


def _cargo(state: State, seat: int, canoe: int, words: Words) -> str:
    return _one(GEM_LETTERS[state.cargo[seat][canoe]], words)


def _way(start: int, end: int, words: Words) -> str:
    """Where a canoe goes."""
    if end == JETTY:
        return words("move-land")
    if end == LOST:
        return words("move-falls")
    to = _space("space-to", SPACE_NAMES[end], words)
    if start == JETTY:
        return words("move-launch", to=to)
    return words("move-down" if depth_of(end) > depth_of(start) else "move-up", to=to)
