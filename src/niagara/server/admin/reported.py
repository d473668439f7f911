"""Reports as a host sees them; no server keeps any in its memory."""

from __future__ import annotations

from niagara.server.admin.access import reading, writing
from niagara.server.store.manners import Report, read_reports, settling


def list_reports(database: str, most: int, *, settled: bool) -> list[Report]:
    """The latest reports."""
    with reading(database) as connection:
        return read_reports(connection, most, settled=settled)


def settle_report(database: str, report: str) -> bool:
    """Note that a report was seen to; False where there is none to see to."""
    with writing(database) as connection:
        return connection.execute(settling(report)).rowcount == 1
