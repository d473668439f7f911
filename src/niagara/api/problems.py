"""What went wrong with a request, as whoever asked is told."""

from __future__ import annotations

from niagara.tables.records import NewerLog, StoreError
from niagara.tables.refusals import Refusal, fault, try_again


def refusal_for(error: Exception) -> Refusal:
    """The refusal that an error comes to: a mistake of ours shows nothing of itself."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, NewerLog):
        return Refusal(409, "newer_log", f"A newer version of Niagara wrote this game: {error}.")
    return try_again() if isinstance(error, StoreError) else fault()
