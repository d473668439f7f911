"""What a seat asks the others to agree on, as values: a pause, or to have a decision back."""

from __future__ import annotations

from dataclasses import replace

from niagara.hints.position import Held
from niagara.protocol.table import OfferKind
from niagara.tables.records import Offer, Table
from niagara.tables.refusals import Refusal


def open_offer(table: Table, kind: OfferKind) -> Offer | None:
    """What is asked of this kind, and nobody has said no to."""
    return next((offer for offer in table.offers if offer.kind == kind and not offer.refused), None)


def offered(table: Table, kind: OfferKind, seat: int, held: Held, at: int) -> Table:
    """The table with what a seat asks for at a moment of the game; a no holds as long as that moment."""
    known = next((offer for offer in table.offers if offer.kind == kind), None)
    if known is not None and known.refused and (known.seat, known.at) == (seat, at):
        raise Refusal(409, "offered_already", "You have asked for that already.", "kind")
    if known is not None and not known.refused and known.seat != seat and (kind == "pause" or known.seat not in held):
        raise Refusal(409, "offered_already", "Somebody else asks for that.", "kind")
    return with_offer(table, Offer(kind, seat, at, tuple(sorted(held))))


def with_offer(table: Table, offer: Offer) -> Table:
    """The table with an offer in the place of the last of its kind."""
    others = tuple(other for other in table.offers if other.kind != offer.kind)
    return replace(table, offers=(*others, offer))


def without_offer(table: Table, kind: OfferKind) -> Table:
    """The table without what was asked of a kind."""
    return replace(table, offers=tuple(offer for offer in table.offers if offer.kind != kind))


def answered(table: Table, kind: OfferKind, held: Held, yes: bool) -> Table:
    """The table after somebody said yes or no; who asked takes it back with a no, as if nothing had been asked."""
    offer = open_offer(table, kind)
    if offer is None:
        raise Refusal(404, "no_such_offer", "Nobody asks for that, or no longer.", "kind")
    if yes:
        return with_offer(table, replace(offer, yes=tuple(sorted({*offer.yes, *held}))))
    return without_offer(table, kind) if offer.seat in held else with_offer(table, replace(offer, refused=True))


def is_agreed(offer: Offer | None, wanted: Held) -> bool:
    """Whether all whose yes is wanted have said it."""
    return offer is not None and wanted <= {*offer.yes}


def vacated(table: Table, seat: int) -> Table:
    """The table without what a seat asked for or agreed to, since somebody else sits there now."""
    kept = tuple(
        replace(offer, yes=tuple(at for at in offer.yes if at != seat)) for offer in table.offers if offer.seat != seat
    )
    return table if kept == table.offers else replace(table, offers=kept)
