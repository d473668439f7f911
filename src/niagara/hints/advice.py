"""Why moves are good or bad, in facts that anybody can check: what they land, steal and load, what the river may take.

Everything is read off what the seat itself may know, so no reason hangs on a secret card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from niagara.analysis.plans import list_plans
from niagara.events import AnyEvent, GemLanded, GemLoaded, GemStolen, GemUnloaded
from niagara.game import Game
from niagara.hints.forecast import forecasts
from niagara.protocol.coach import Advice
from niagara.protocol.server import Forecast
from niagara.rules.actions import Move
from niagara.rules.apply import begin_turn
from niagara.rules.board import CARD_NAMES, GEM_LETTERS, HIDDEN, LOST, NO_GEM, SPACE_NAMES, card_bit
from niagara.rules.ending import NO_GOAL, goal_of
from niagara.rules.state import CHOOSE, TURNS, State

Moves = tuple[int, ...]
FALLS = SPACE_NAMES[LOST]
MATTERS = 0.1  # a difference of the river's chance that is worth a word
CALM = 0.05  # a chance that nobody need be warned of


@dataclass(frozen=True, slots=True)
class Facts:
    """What some moves of a seat come to; `risk` is the greatest chance that the river takes a canoe of its own."""

    wins: bool = False
    landed: str = ""
    stolen: str = ""
    victim: int = -1
    loaded: str = ""
    dropped: str = ""
    risk: float = 0.0
    at_risk: str = ""  # the gem on board of that canoe


def facts_of(known: State, seat: int, moves: Moves) -> Facts:
    """What a decision comes to, given what the seat knew: a card, a turn, or what is bought."""
    if known.phase == CHOOSE:
        return _facts_of_card(known, seat, Move(moves[0]).card)
    if known.phase != TURNS:
        return Facts()
    return _facts_of_turn(known, seat, moves, forecasts(known, seat))


def reasons_for(best: Facts, others: Sequence[Facts]) -> tuple[Advice, ...]:
    """Why the best moves are to be made, the weightiest reason first; and what may still go wrong with them."""
    found = _gains(best)
    feared = max((other.risk for other in others), default=0.0)
    if feared - best.risk >= MATTERS and best.risk < CALM:
        found.append(Advice("safe", chance=feared))
    if not found:
        found.append(Advice("ahead"))
    if best.risk >= CALM:
        found.append(_risk(best))
    return tuple(found)


def reasons_against(made: Facts, best: Facts) -> tuple[Advice, ...]:
    """What the best moves would have done and those that were made did not, the worst first."""
    found = [_risk(made)] if made.risk - best.risk >= MATTERS else []
    had = {advice.code for advice in _gains(made)}
    found += [advice for advice in _gains(best) if advice.code not in had]
    if made.dropped and not best.dropped:
        found.append(Advice("drop", gem=made.dropped))
    return tuple(found) or (Advice("ahead"),)


def _risk(facts: Facts) -> Advice:
    return Advice("risk", gem=facts.at_risk, chance=facts.risk)


def _gains(facts: Facts) -> list[Advice]:
    gains = [Advice("win", gem=facts.landed)] if facts.wins else []
    if facts.landed and not facts.wins:
        gains.append(Advice("land", gem=facts.landed))
    if facts.stolen:
        gains.append(Advice("steal", gem=facts.stolen, victim=facts.victim))
    if facts.loaded:
        gains.append(Advice("load", gem=facts.loaded))
    return gains


def _facts_of_turn(known: State, seat: int, moves: Moves, ways: Sequence[Forecast]) -> Facts:
    ahead = Game(known, river="waits")
    events = [event for number in moves for event in ahead.play(seat, number)]
    after = ahead.state
    facts = _deeds(events)
    if goal_of(after, seat) != NO_GOAL:
        return replace(facts, wins=True)
    way = next(way for way in ways if way.weather in (after.weather - known.weather, 0))
    for canoe, at in enumerate(after.at[seat]):
        swept = way.spaces.get(SPACE_NAMES[at], {}).get(FALLS, 0.0)
        thrown = at == LOST and known.at[seat][canoe] != LOST
        risk = 1.0 if thrown else swept
        if risk > facts.risk:
            cargo = known.cargo[seat][canoe] if thrown else after.cargo[seat][canoe]
            facts = replace(facts, risk=risk, at_risk="" if cargo == NO_GEM else GEM_LETTERS[cargo])
    return facts


def _deeds(events: Sequence[AnyEvent]) -> Facts:
    """What is landed, stolen and loaded on the way; a gem that comes home counts as landed alone."""
    aboard: dict[str, Facts] = {}
    landed = ""
    laid: dict[str, str] = {}
    for event in events:
        match event:
            case GemLoaded(canoe=canoe, gem=gem):
                aboard[canoe] = Facts(loaded=gem)
            case GemStolen(canoe=canoe, gem=gem, victim=victim):
                aboard[canoe] = Facts(stolen=gem, victim=int(victim[0]))
            case GemUnloaded(canoe=canoe, gem=gem):
                laid[canoe] = gem
            case GemLanded(canoe=canoe, gem=gem):
                aboard.pop(canoe, None)
                landed += gem
    found = list(aboard.values())
    stolen = next((each for each in found if each.stolen), Facts())
    loaded = next((each.loaded for each in found if each.loaded), "")
    dropped = next((gem for canoe, gem in laid.items() if canoe not in aboard), "")
    return Facts(landed=landed[:1], stolen=stolen.stolen, victim=stolen.victim, loaded=loaded, dropped=dropped)


def _facts_of_card(known: State, seat: int, card: int) -> Facts:
    """The best that a card lets a seat do, were it to move at once; the others' cards stay secret."""
    turn = known.copy()
    for other in range(turn.players):
        if other != seat:
            turn.card[other], turn.revealed[other] = HIDDEN, 0
    turn.phase, turn.card[seat] = TURNS, card
    turn.hand[seat] &= ~card_bit(card)
    begin_turn(turn, seat)
    ways = [way for way in forecasts(known, seat) if way.card == CARD_NAMES[card]]
    return max((_facts_of_turn(turn, seat, plan.moves, ways) for plan in list_plans(turn, seat)), key=_worth)


def _worth(facts: Facts) -> tuple[bool, bool, bool, bool, float]:
    calm = facts.risk < MATTERS
    return facts.wins, facts.landed != "", calm and facts.stolen != "", calm and facts.loaded != "", -facts.risk
