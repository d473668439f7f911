"""`niagara admin reports`: what players have told the host about others."""

from __future__ import annotations

import json
from dataclasses import asdict

from rich.console import Console
from rich.text import Text

from niagara.cli import AsJson, BadInput, Switch, Wish
from niagara.cli.admin import MOST_ROWS, SHOWN, Id, clearly, database_or_default, when
from niagara.cli.checks import check_number


def reports(
    *,
    most: int = 20,
    settle: Id = "",
    settled: Switch = False,
    as_json: AsJson = False,
    database: Wish = "",
) -> None:
    """List what players reported, with the lines in question, or note that a report was seen to.

    Parameters
    ----------
    most
        How many are listed.
    settle
        Note that this report was seen to; servers may go on meanwhile.
    settled
        List those too that were seen to.
    as_json
        Print JSON.
    database
        As given to `niagara serve`; by default the file in the user's data folder.
    """
    check_number("--most", most, 1, MOST_ROWS)
    kept = database_or_default(database)
    with clearly():
        from niagara.server.admin.reported import list_reports, settle_report

        if settle:
            if not settle_report(kept, settle):
                raise BadInput(f"--settle {settle}: there is no such open report")
            print(f"Report {settle} is settled.")
            return
        found = list_reports(kept, most, settled=settled)
    if as_json:
        print(json.dumps([asdict(each) for each in found], indent=1))
        return
    console = Console()
    for each in found:
        about = f"{each.id}  {when(each.at)} UTC  table {each.game_id}  about {each.name} ({each.person[:SHOWN]})"
        console.print(Text(f"{about}, from {each.reporter[:SHOWN]}{'  settled' if each.settled else ''}"))
        if each.reason:
            console.print(Text(f"    {each.reason}"))
        for line in each.lines:
            console.print(Text(f"    {line.name}: {line.text or line.phrase}"))
    if not found:
        console.print("No reports.")
