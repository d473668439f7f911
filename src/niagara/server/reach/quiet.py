"""Quiet hours: until when somebody does not want to be called."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from niagara.server.store.reaching import Quiet

DAY_MINUTES = 24 * 60


def known_zone(name: str) -> bool:
    """Whether there is a time zone of that name."""
    return _zone(name) is not None


def _zone(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def quiet_until(quiet: Quiet | None, now: int) -> int | None:
    """When the quiet hours end that a moment (milliseconds since 1970) lies in; None where it lies in none."""
    zone = None if quiet is None else _zone(quiet.zone)
    if quiet is None or zone is None:
        return None
    local = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone)
    minute = local.hour * 60 + local.minute
    passed, length = (minute - quiet.begins) % DAY_MINUTES, (quiet.ends - quiet.begins) % DAY_MINUTES
    if passed >= length:
        return None
    # By the clock on the wall, so that a night in which it is changed ends when the alarm rings.
    end = (local.replace(second=0, microsecond=0, tzinfo=None) + timedelta(minutes=length - passed)).replace(
        tzinfo=zone
    )
    return int(end.timestamp() * 1000)
