"""How one rated game changes ratings. Bots are anchors: their strength is known from the ladder and stays as it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log, sqrt

from openskill.models import BradleyTerryPart

from niagara.bots import find_level
from niagara.server.store.ratings import RatedSeat, Rating

ELO = 400 / log(10)  # points that make the odds e times as good, as on the ladder of the bots
BETA = ELO / sqrt(2)  # how much chance there is in one game
NEW = Rating(1500.0, 2 * BETA)  # somebody of whom nothing is known: about a Duck, give or take all other animals
KNOWN = 1.0  # the uncertainty of an anchor

# The library's default model mishandles ties, which are usual here; this one does not.
_MODEL = BradleyTerryPart(mu=NEW.mu, sigma=NEW.sigma, beta=BETA, tau=BETA / 50)


def rated_after(seats: Sequence[RatedSeat], known: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of a game's people after it, by those they had before; who had none is new."""
    before = [(seat, rating) for seat in seats if (rating := _before(seat, known)) is not None]
    if len(before) < 2:  # their rivals were forgotten, or are bots of unknown strength
        return {seat.person: known.get(seat.person, NEW) for seat in seats if seat.person}
    teams = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for _seat, rating in before]
    rated = _MODEL.rate(teams, ranks=[float(seat.place) for seat, _rating in before])
    return {
        seat.person: Rating(team[0].mu, team[0].sigma)
        for (seat, _rating), team in zip(before, rated, strict=True)
        if seat.person
    }


def _before(seat: RatedSeat, known: Mapping[str, Rating]) -> Rating | None:
    """What a seat counts as: None for a bot whose strength nobody has measured."""
    if seat.person:
        return known.get(seat.person, NEW)
    level = find_level(seat.level)
    return None if level is None else Rating(float(level.rating), KNOWN)
