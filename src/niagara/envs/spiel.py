"""Niagara for OpenSpiel, registered as `python_niagara` on import.

Cards are chosen at simultaneous nodes, everything else in turn; the river's draws are chance nodes, its flow follows
by itself. Actions are those of `envs.actions`, chance outcomes the river's draws in the engine's order. Utilities are
a seat's share of the win less 1/n, so they sum to zero; a game that reaches the round limit is a draw.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from niagara.envs.actions import FROM_ENGINE, NOOP, TO_ENGINE, VERSION, describe_action
from niagara.envs.observation import LAYOUT, PLAYER, SIZE, Place, write_observation
from niagara.envs.options import MAX_ROUNDS, Options
from niagara.notation.line import to_line
from niagara.rules.actions import DRAW_SEAT, RIVER_FLOWS, TEXTS
from niagara.rules.apply import apply
from niagara.rules.board import MAX_PLAYERS, MIN_PLAYERS, NOBODY, RIVER
from niagara.rules.ending import has_won
from niagara.rules.legal import MOST_LEGAL, decider, legal
from niagara.rules.options import BOOK
from niagara.rules.packed import RECORD, pack
from niagara.rules.state import CHOOSE
from niagara.rules.view import view

Parameters = dict[str, Any]  # as OpenSpiel gives them

DEFAULTS: Final[Parameters] = {"players": 4, **BOOK, "max_rounds": MAX_ROUNDS}
MOST_MOVES_A_SEAT: Final = 6  # in a round: two canoes bought, a card, two canoes moved, and an end of the turn

GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_niagara",
    long_name="Niagara",
    dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=MIN_PLAYERS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class NiagaraGame(pyspiel.Game):
    """The game with its options, from which states and observers are made."""

    action_version = VERSION

    def __init__(self, params: Parameters | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        self.options = Options(**chosen)
        players = self.options.players
        info = pyspiel.GameInfo(
            num_distinct_actions=NOOP,
            max_chance_outcomes=RIVER_FLOWS - DRAW_SEAT,
            num_players=players,
            min_utility=-1.0 / players,
            max_utility=1.0 - 1.0 / players,
            utility_sum=0.0,
            max_game_length=self.options.max_rounds * players * MOST_MOVES_A_SEAT,
        )
        super().__init__(GAME_TYPE, info, chosen)

    def new_initial_state(self) -> NiagaraState:
        """A game before the river's first draw."""
        return NiagaraState(self, self.options)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Parameters | None = None
    ) -> NiagaraObserver:
        """What sees a state from one seat."""
        return NiagaraObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class NiagaraState(pyspiel.State):
    """A position of the rules in OpenSpiel's terms."""

    def __init__(self, game: NiagaraGame, options: Options) -> None:
        super().__init__(game)
        self.position = options.start.copy()

    def current_player(self) -> int:
        """Who decides: a seat, all at once, chance, or nobody any more."""
        seat = decider(self.position)
        if seat == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        if seat == RIVER:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.SIMULTANEOUS) if self.position.phase == CHOOSE else seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return decider(self.position) == NOBODY

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The river's draws, all equally likely."""
        numbers = self._numbers(RIVER)
        return [(number - DRAW_SEAT, 1.0 / len(numbers)) for number in numbers]

    def _legal_actions(self, player: int) -> list[int]:
        """What a seat may do, in ascending order."""
        return sorted(FROM_ENGINE[self.position.players, player, self._numbers(player)].tolist())

    def _apply_action(self, action: int) -> None:
        """A decision of one seat, or a draw of the river; a flow without a draw follows by itself."""
        seat = decider(self.position)
        number = DRAW_SEAT + action if seat == RIVER else int(TO_ENGINE[self.position.players, seat, action])
        apply(self.position, seat, number)
        while decider(self.position) == RIVER and self._numbers(RIVER) == [RIVER_FLOWS]:
            apply(self.position, RIVER, RIVER_FLOWS)

    def _apply_actions(self, actions: list[int]) -> None:
        """Everybody's card."""
        for seat, action in enumerate(actions):
            apply(self.position, seat, int(TO_ENGINE[self.position.players, seat, action]))

    def _action_to_string(self, player: int, action: int) -> str:
        return TEXTS[DRAW_SEAT + action] if player == pyspiel.PlayerId.CHANCE else describe_action(action)

    def returns(self) -> list[float]:
        """Each seat's share of the win less an equal share; nothing before the end."""
        seats = range(self.position.players)
        winners = [seat for seat in seats if has_won(self.position, seat)]
        if not winners:
            return [0.0] * len(seats)
        return [(1.0 / len(winners) if seat in winners else 0.0) - 1.0 / len(seats) for seat in seats]

    def __str__(self) -> str:
        return to_line(self.position)

    def __deepcopy__(self, _: dict[int, NiagaraState]) -> NiagaraState:
        twin = self.get_game().new_initial_state()
        twin.position = self.position.copy()
        return twin  # type: ignore[no-any-return]

    def _numbers(self, seat: int) -> list[int]:
        out = [0] * MOST_LEGAL
        return out[: legal(self.position, seat, out)]


class NiagaraObserver:
    """What one seat sees, as the numbers of `envs.observation` and as the notation of its view."""

    def __init__(self, iig_obs_type: pyspiel.IIGObservationType, params: Parameters | None) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        self.iig_obs_type = iig_obs_type
        self.tensor = np.zeros(SIZE, np.float32)
        self.dict = {_name(place): self.tensor[place.start : place.stop] for place in LAYOUT}
        self._small = np.zeros(SIZE, np.int8)
        self._views = np.zeros(1, RECORD)

    def set_from(self, state: NiagaraState, player: int) -> None:
        """Fill the tensor with what a seat sees."""
        write_observation(pack([state.position]), 0, player, self._views, self._small)
        self.tensor[:] = self._small

    def string_from(self, state: NiagaraState, player: int) -> str:
        """What a seat sees, as one line."""
        return to_line(view(state.position, player))


def _name(place: Place) -> str:
    """A name for a part of the tensor that no other part has."""
    if place.part in PLAYER:
        return f"{place.part.name} of player {place.player}"
    return place.part.name


pyspiel.register_game(GAME_TYPE, NiagaraGame)
