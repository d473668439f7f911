"""Which rule stands in the way of an action. It names what `legal` left out and never decides: `why_not` asks first."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from niagara.rules.actions import (
    ACTIONS,
    BUY,
    DONE,
    DRAW_SEAT,
    LOAD_AFTER,
    LOAD_BEFORE,
    NOTHING,
    RIVER_FLOWS,
    STAY,
    STEAL,
    SWAP_AFTER,
    SWAP_BEFORE,
    UNLOAD_STEAL,
    Move,
    canoe_action,
    canoe_id,
)
from niagara.rules.board import (
    CARD_NAMES,
    CLOUD,
    FORK,
    GEM_NAMES,
    GEMS,
    JETTY,
    LAST_DEPTH,
    LOST,
    NO_GEM,
    NO_SITE,
    RIVER,
    SITE_COST,
    SPACE_NAMES,
    SWAP_COST,
    depth_of,
    site_at,
)
from niagara.rules.legal import MOST_LEGAL, decider, legal
from niagara.rules.state import BUY_BACK, CHOOSE, OVER, TURNS, State

ReasonCode = Literal[
    "no_such_action",
    "no_such_seat",
    "game_over",
    "river_moves_itself",
    "not_now",
    "not_your_turn",
    "card_gone",
    "card_is_down",
    "gem_not_landed",
    "must_buy",
    "must_move",
    "must_launch",
    "nothing_to_end",
    "needs_cloud",
    "cloud_must_move_weather",
    "weather_at_end",
    "canoe_lost",
    "canoe_done",
    "launch_goes_down",
    "no_site_at_start",
    "no_site_at_end",
    "no_deed_at_end",
    "one_gem_only",
    "nothing_aboard",
    "gem_not_there",
    "swap_other_colour",
    "too_few_points",
    "stay_spends_nothing",
    "other_arm",
    "already_there",
    "too_far",
    "points_left",
    "stealing_off",
    "own_canoe",
    "no_such_canoe",
    "thief_is_loaded",
    "thief_goes_up",
    "nothing_to_steal",
]


class Reason(NamedTuple):
    """Why an action is not allowed: a code for programs, the rule's number, and what fills its sentence."""

    code: ReasonCode
    params: dict[str, str] = {}  # noqa: RUF012 - never changed

    @property
    def rule(self) -> str:
        """The number of the rule in RULES.md."""
        return REASONS[self.code][0]

    @property
    def text(self) -> str:
        """The reason in words."""
        return REASONS[self.code][1].format(**self.params)


REASONS: Final[dict[ReasonCode, tuple[str, str]]] = {
    "no_such_action": ("R5", "There is no action number {number}; they run from 0 to {last}."),
    "no_such_seat": ("R1.1", "There is no seat {seat} at this table."),
    "game_over": ("R8.2", "The game is over."),
    "river_moves_itself": ("R7.3", "Only the river makes its own moves."),
    "not_now": ("R3.1", "This is not the moment for that: the phase is '{phase}'."),
    "not_your_turn": ("R5.1", "It is not this seat's turn; seat {seat} acts."),
    "card_gone": ("R3.2", "The {card} is not in this hand any more."),
    "card_is_down": ("R4.4", "The {card} is already the card that is down."),
    "gem_not_landed": ("R4.1", "A canoe costs one landed gem, and this seat has landed no {gem}."),
    "must_buy": ("R4.3", "A seat without a canoe must buy one back."),
    "must_move": ("R5.3", "Canoe {canoe} is on the river and must move."),
    "must_launch": ("R5.3", "With no canoe on the river, one at the jetty must be launched."),
    "nothing_to_end": ("R5.3", "This turn cannot end here."),
    "needs_cloud": ("R5.2", "Only a cloud moves the weather."),
    "cloud_must_move_weather": ("R5.2", "A cloud must move the weather marker, and moves no canoe."),
    "weather_at_end": ("R5.2", "The weather marker is at the end of its track."),
    "canoe_lost": ("R7.4", "Canoe {canoe} is lost below the falls."),
    "canoe_done": ("R5.4", "Canoe {canoe} has had its move this turn."),
    "launch_goes_down": ("R6.7", "From the jetty a canoe can only go down the river."),
    "no_site_at_start": ("R6.2", "There is no gem site where the canoe stands."),
    "no_site_at_end": ("R6.2", "There is no gem site beside {space}."),
    "no_deed_at_end": ("R6.3", "Nothing can be loaded, laid down or stolen at the jetty or over the falls."),
    "one_gem_only": ("R1.4", "The canoe already carries a gem."),
    "nothing_aboard": ("R6.2", "The canoe carries no gem."),
    "gem_not_there": ("R6.2", "No {gem} lies at that site."),
    "swap_other_colour": ("R6.2", "A swap must take another colour than the one laid down."),
    "too_few_points": ("R6.2", "That costs {cost} points, and the card has {points}."),
    "stay_spends_nothing": ("R6.4", "Staying put is allowed only where the site uses every point of the card."),
    "other_arm": ("R6.1", "Coming up out of one arm, a canoe cannot go down the other in the same move."),
    "already_there": ("R6.5", "The canoe is there already, and its points must be spent."),
    "too_far": ("R6.5", "That takes {needed} points, and the card has {points}."),
    "points_left": ("R6.5", "That takes {needed} of {points} points, and all must be spent."),
    "stealing_off": ("R9.3", "This game is played without stealing."),
    "own_canoe": ("R6.8", "Nobody steals from their own canoe."),
    "no_such_canoe": ("R1.1", "There is no such canoe at this table."),
    "thief_is_loaded": ("R6.8", "Only an empty canoe can steal."),
    "thief_goes_up": ("R6.8", "Up the river only: a thief never paddles down and never stays put."),
    "nothing_to_steal": ("R6.8", "Canoe {victim} is not there with a gem."),
}


def why_not(state: State, seat: int, action: int) -> Reason | None:
    """The reason why a seat may not do an action now, or None if it may."""
    if not 0 <= action < ACTIONS:
        return Reason("no_such_action", {"number": str(action), "last": str(ACTIONS - 1)})
    out = [0] * MOST_LEGAL
    if action in out[: legal(state, seat, out)]:
        return None
    if state.phase == OVER:
        return Reason("game_over")
    if seat == RIVER or DRAW_SEAT <= action <= RIVER_FLOWS:
        return Reason("river_moves_itself")
    if not 0 <= seat < state.players:
        return Reason("no_such_seat", {"seat": str(seat)})
    kind = Move(action).kind
    if kind not in _KINDS_BY_PHASE.get(state.phase, ()):
        return Reason("not_now", {"phase": _PHASE_WORDS.get(state.phase, "river")})
    if state.phase != CHOOSE and seat != state.seat:
        return Reason("not_your_turn", {"seat": str(decider(state))})
    if kind == "card":
        code: ReasonCode = "card_is_down" if state.card[seat] == action else "card_gone"
        return Reason(code, {"card": "cloud" if action == CLOUD else CARD_NAMES[action]})
    if kind == "buy":
        return Reason("gem_not_landed", {"gem": GEM_NAMES[action - BUY]})
    if action == DONE:
        return _why_not_done(state)
    if kind == "weather":
        return Reason("weather_at_end" if state.card[seat] == CLOUD else "needs_cloud")
    return _why_not_canoe(state, seat, Move(action))


def why_not_there(state: State, seat: int, canoe: int, space: int) -> Reason | None:
    """The reason why a canoe cannot end its move on a space now, whatever it does on the way; None if it can."""
    moves = [canoe_action(canoe, space, deed) for deed in range(STEAL)]
    if space == state.at[seat][canoe]:
        moves += [canoe_action(canoe, STAY, deed) for deed in range(LOAD_AFTER)]
    reasons = [why_not(state, seat, move) for move in moves]
    return None if None in reasons else reasons[0]


_KINDS_BY_PHASE: Final = {BUY_BACK: ("buy", "done"), CHOOSE: ("card",), TURNS: ("canoe", "weather", "done")}
_PHASE_WORDS: Final = {BUY_BACK: "buy-back", CHOOSE: "card choice", TURNS: "turns"}


def _why_not_done(state: State) -> Reason:
    """Why a turn or the buying cannot end here."""
    seat = state.seat
    if state.phase == BUY_BACK:
        return Reason("must_buy")
    if state.card[seat] == CLOUD:
        return Reason("cloud_must_move_weather")
    for canoe in range(2):
        if state.must & (1 << canoe):
            return Reason("must_move", {"canoe": canoe_id(seat, canoe)})
    return Reason("must_launch" if state.may else "nothing_to_end")


def _why_not_canoe(state: State, seat: int, move: Move) -> Reason:
    """Why a canoe cannot make this move."""
    canoe = move.canoe
    start = state.at[seat][canoe]
    name = {"canoe": canoe_id(seat, canoe)}
    if state.card[seat] == CLOUD:
        return Reason("cloud_must_move_weather")
    if not (state.must | state.may) & (1 << canoe):
        return Reason("canoe_lost" if start == LOST else "canoe_done", name)
    if start == JETTY and move.end in (JETTY, STAY):
        return Reason("launch_goes_down")
    return _why_not_deed(state, seat, move) or _why_not_way(state, seat, move)


def _cost(deed: int) -> int:
    """The points a deed uses at a site."""
    if deed == NOTHING or STEAL <= deed < UNLOAD_STEAL:
        return 0
    return SWAP_COST if SWAP_BEFORE <= deed < LOAD_AFTER or SWAP_AFTER <= deed < STEAL else SITE_COST


def _why_not_deed(state: State, seat: int, move: Move) -> Reason | None:
    """What is wrong with the deed itself, wherever the way goes."""
    deed, end = move.deed, move.end
    cargo = state.cargo[seat][move.canoe]
    if deed == NOTHING:
        return None
    before = deed < LOAD_AFTER or deed >= UNLOAD_STEAL
    if deed >= STEAL:
        reason = _why_not_theft(state, seat, move)
        if reason or not before:
            return reason
    if not before and end in (JETTY, LOST, STAY):
        return Reason("no_deed_at_end")
    site = site_at(state.at[seat][move.canoe] if before else end)
    if site == NO_SITE:
        return Reason("no_site_at_start") if before else Reason("no_site_at_end", {"space": SPACE_NAMES[end]})
    loading = LOAD_BEFORE <= deed < LOAD_BEFORE + GEMS or LOAD_AFTER <= deed < LOAD_AFTER + GEMS
    if loading and cargo != NO_GEM:
        return Reason("one_gem_only")
    if not loading and cargo == NO_GEM:
        return Reason("nothing_aboard")
    if move.gem != NO_GEM and move.gem == cargo:
        return Reason("swap_other_colour")
    if move.gem != NO_GEM and state.sites[site][move.gem] == 0:
        return Reason("gem_not_there", {"gem": GEM_NAMES[move.gem]})
    if _cost(deed) > state.card[seat]:
        return Reason("too_few_points", {"cost": str(_cost(deed)), "points": str(state.card[seat])})
    return None


def _why_not_theft(state: State, seat: int, move: Move) -> Reason | None:
    """What is wrong with a theft (R6.8)."""
    assert move.victim is not None
    victim, canoe = move.victim
    start = state.at[seat][move.canoe]
    if not state.stealing:
        return Reason("stealing_off")
    if victim == seat:
        return Reason("own_canoe")
    if victim >= state.players:
        return Reason("no_such_canoe")
    if move.end in (JETTY, LOST):
        return Reason("no_deed_at_end")
    if move.deed < UNLOAD_STEAL and state.cargo[seat][move.canoe] != NO_GEM:
        return Reason("thief_is_loaded")
    if move.end == STAY or depth_of(move.end) >= depth_of(start):
        return Reason("thief_goes_up")
    if state.at[victim][canoe] != move.end or state.cargo[victim][canoe] == NO_GEM:
        return Reason("nothing_to_steal", {"victim": canoe_id(victim, canoe)})
    return None


def _why_not_way(state: State, seat: int, move: Move) -> Reason:
    """What is wrong with the way, given the points that the deed leaves (R6.1, R6.5)."""
    points = state.card[seat]
    start, end = state.at[seat][move.canoe], move.end
    cost = _cost(move.deed)
    if end == STAY:
        return Reason("stay_spends_nothing", {"points": str(points)})
    if start > FORK and FORK < end < LOST and (start > LAST_DEPTH) != (end > LAST_DEPTH):
        return Reason("other_arm")
    if end == start:
        return Reason("already_there")
    steps = abs((LAST_DEPTH + 1 if end == LOST else depth_of(end)) - depth_of(start))
    needed = {"needed": str(steps + cost), "points": str(points)}
    return Reason("too_far" if steps + cost > points else "points_left", needed)


__all__ = ["REASONS", "Reason", "why_not", "why_not_there"]
