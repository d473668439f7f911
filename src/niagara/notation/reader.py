"""Reading a position from a dict, field by field, so that every mistake is named with its place and rule."""

from __future__ import annotations

from typing import Any, NoReturn

from niagara.notation.checks import BadPosition, check
from niagara.rules.apply import begin_turn
from niagara.rules.board import (
    ARM_NAMES,
    CANOES,
    CARD_NAMES,
    CLOUD,
    GEM_LETTERS,
    HIDDEN,
    JETTY,
    LOST,
    MAX_PLAYERS,
    MAX_WEATHER,
    MIN_PLAYERS,
    MIN_WEATHER,
    NO_ARM,
    NO_GEM,
    SPACE_NAMES,
    card_bit,
)
from niagara.rules.options import FORK_CHANCE, OPTIONS, BadOption
from niagara.rules.setup import new_state
from niagara.rules.state import BUY_BACK, OVER, PHASE_NAMES, TURNS, State

__all__ = ["BadPosition", "Reader"]

MAX_ROUND = 1_000_000
TOP_KEYS = ("options", "round", "first", "weather", "next_arm", "phase", "sites", "seats", "turn")
SEAT_KEYS = ("hand", "card", "revealed", "landed", "canoes")


class Reader:
    """Fills a state from a position dict."""

    def __init__(self, position: object) -> None:
        self.source = self._table(position, "position", TOP_KEYS)
        self.state = State()

    def read(self) -> State:
        """The state, once everything has been read and checked."""
        seats = self._need("seats")
        if not isinstance(seats, list) or not MIN_PLAYERS <= len(seats) <= MAX_PLAYERS:
            self._fail("seats", f"must be a list of {MIN_PLAYERS} to {MAX_PLAYERS} seats (R1.1)")
        self._read_options(len(seats))
        state = self.state
        state.round = self._number("round", 1, MAX_ROUND, "R3")
        state.first = self._number("first", 0, len(seats) - 1, "R2.2")
        state.weather = self._number("weather", MIN_WEATHER, MAX_WEATHER, "R1.5")
        state.next_arm = self._read_arm()
        state.phase = self._choice("phase", self._need("phase"), PHASE_NAMES)
        if not BUY_BACK <= state.phase <= TURNS and state.phase != OVER:
            self._fail("phase", "must be one of buy_back, choose, turns, over")
        self._read_sites()
        for seat, source in enumerate(seats):
            self._read_seat(seat, source)
        self._read_turn()
        check(state)
        return state

    def _read_options(self, players: int) -> None:
        options = self._table(self.source.get("options", {}), "options", tuple(OPTIONS))
        try:
            self.state = new_state(players, **options)
        except BadOption as bad:
            self._fail(f"options.{bad.option}", bad.problem)

    def _read_arm(self) -> int:
        if self.state.fork == FORK_CHANCE:
            return NO_ARM
        return self._choice("next_arm", self._need("next_arm"), ARM_NAMES)

    def _read_sites(self) -> None:
        sites = self._table(self._need("sites"), "sites", tuple(GEM_LETTERS))
        for site, letter in enumerate(GEM_LETTERS):
            self.state.sites[site] = self._gems(f"sites.{letter}", sites.get(letter, ""))

    def _read_seat(self, seat: int, source: object) -> None:
        where = f"seats[{seat}]"
        fields = self._table(source, where, SEAT_KEYS)
        state = self.state
        state.hand[seat] = self._hand(f"{where}.hand", fields.get("hand", ""))
        card = fields.get("card", "")
        card = {"c": "C", "cloud": "C"}.get(card, card) if isinstance(card, str) else str(card)
        state.card[seat] = self._choice(f"{where}.card", card, CARD_NAMES)
        if 0 < state.card[seat] < HIDDEN and state.hand[seat] & card_bit(state.card[seat]):
            self._fail(f"{where}.hand", f"still has the {card} that is down (R1.1: one of each card)")
        revealed = fields.get("revealed", False)
        if not isinstance(revealed, bool):
            self._fail(f"{where}.revealed", "must be true or false")
        state.revealed[seat] = int(revealed)
        state.landed[seat] = self._gems(f"{where}.landed", fields.get("landed", ""))
        canoes = fields.get("canoes")
        if not isinstance(canoes, list) or len(canoes) != CANOES:
            self._fail(f"{where}.canoes", "must be a list of two canoes (R1.1)")
        for canoe, entry in enumerate(canoes):
            self._read_canoe(seat, canoe, entry, f"{where}.canoes[{canoe}]")

    def _read_canoe(self, seat: int, canoe: int, source: object, where: str) -> None:
        fields = self._table(source, where, ("at", "cargo"))
        at = self._choice(f"{where}.at", fields.get("at"), SPACE_NAMES, "a space (R1.2)")
        cargo = fields.get("cargo", "") or ""
        gem = NO_GEM if cargo == "" else self._choice(f"{where}.cargo", cargo, tuple(GEM_LETTERS), "a gem (R1.3)")
        if gem != NO_GEM and at in (JETTY, LOST):
            self._fail(f"{where}.cargo", "a canoe at the jetty or lost carries no gem (R6.6, R7.4)")
        self.state.at[seat][canoe] = at
        self.state.cargo[seat][canoe] = gem

    def _read_turn(self) -> None:
        state = self.state
        turn = self.source.get("turn")
        if state.phase not in (BUY_BACK, TURNS):
            if turn is not None:
                self._fail("turn", f"stands only in the phases buy_back and turns, not in {PHASE_NAMES[state.phase]}")
            return
        fields = self._table(turn, "turn", ("seat", "must", "may", "done"))
        seat = fields.get("seat")
        if type(seat) is not int or not 0 <= seat < state.players:
            self._fail("turn.seat", f"must be a seat from 0 to {state.players - 1}")
        state.seat = seat
        if state.phase == BUY_BACK:
            return
        begin_turn(state, seat)  # with `seat` alone, the turn is at its start
        if len(fields) > 1:
            state.must = self._canoe_bits("turn.must", fields.get("must", []))
            state.may = self._canoe_bits("turn.may", fields.get("may", []))
            done = fields.get("done", False)
            if not isinstance(done, bool):
                self._fail("turn.done", "must be true or false")
            state.done = int(done)

    def _canoe_bits(self, where: str, value: object) -> int:
        if not isinstance(value, list) or any(type(canoe) is not int or not 0 <= canoe < CANOES for canoe in value):
            self._fail(where, "must be a list of canoes, 0 or 1")
        return sum(1 << canoe for canoe in set(value))

    def _hand(self, where: str, value: object) -> int:
        if not isinstance(value, str):
            self._fail(where, "must be a text of cards such as '1346C'")
        hand = 0
        for letter in value.upper():
            card = self._choice(where, letter, CARD_NAMES[: CLOUD + 1], "a card (R1.1)")
            if card == 0 or hand & card_bit(card):
                self._fail(where, f"has two cards {letter} (R1.1: one of each)")
            hand |= card_bit(card)
        return hand

    def _gems(self, where: str, value: object) -> list[int]:
        if not isinstance(value, str):
            self._fail(where, "must be a text of gem letters such as 'PPC' (R1.3)")
        for letter in value:
            self._choice(where, letter, tuple(GEM_LETTERS), "a gem (R1.3)")
        return [value.count(letter) for letter in GEM_LETTERS]

    def _number(self, field: str, low: int, high: int, rule: str) -> int:
        value = self._need(field)
        if type(value) is not int or not low <= value <= high:
            self._fail(field, f"is {value!r}, but must be a number from {low} to {high} ({rule})")
        return value

    def _choice(self, where: str, value: object, names: tuple[str, ...], what: str = "one of these") -> int:
        if not isinstance(value, str) or value not in names:
            self._fail(where, f"{value!r} is not {what}: {' '.join(filter(None, names))}")
        return names.index(value)

    def _table(self, value: object, where: str, keys: tuple[str, ...]) -> dict[str, Any]:
        if not isinstance(value, dict):
            self._fail(where, "must be an object")
        for key in value:
            if key not in keys:
                self._fail(where, f"has an unknown field {key!r}; known are {', '.join(keys)}")
        return value

    def _need(self, field: str) -> Any:
        if field not in self.source:
            self._fail(field, "is missing")
        return self.source[field]

    def _fail(self, where: str, problem: str) -> NoReturn:
        raise BadPosition(where, problem)
