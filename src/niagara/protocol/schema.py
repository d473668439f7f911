"""One OpenAPI document of every message, from which the browser's TypeScript types are generated.

`python -m niagara.protocol.schema` prints it; `npm run protocol` in `web/` makes `src/protocol.gen.ts` of it.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from niagara import events
from niagara.protocol import (
    analysis,
    calls,
    client,
    club,
    coach,
    friends,
    hosts,
    http,
    ladder,
    manners,
    numbers,
    people,
    refusals,
    replay,
    server,
    table,
)

UNIONS: dict[str, Any] = {
    "AnyEvent": events.AnyEvent,
    "ClientMessage": client.AnyMessage,
    "ServerMessage": server.AnyMessage,
    "ProgramMessage": ladder.AnyProgramMessage,
    "LadderMessage": ladder.AnyLadderMessage,
}
NAMED: dict[str, Any] = {**UNIONS, "RefusalCode": refusals.RefusalCode}
BODIES: tuple[type[msgspec.Struct], ...] = (
    http.NewTable,
    http.PlayNow,
    http.Join,
    http.Start,
    http.Again,
    http.AtSeat,
    http.TakeOver,
    http.SeatAnswer,
    http.NewOffer,
    http.OfferAnswer,
    http.TableLink,
    http.Lobby,
    http.FinishedGames,
    http.GameRecord,
    http.Problem,
    http.Practice,
    http.PracticeWhy,
    http.Practised,
    http.Lessons,
    http.Attempt,
    http.Attempted,
    http.Shown,
    http.ExampleGame,
    replay.Replay,
    numbers.Numbers,
    analysis.Analyse,
    analysis.Analysis,
    analysis.Try,
    analysis.Tried,
    analysis.Evaluate,
    analysis.Evaluated,
    coach.Suggested,
    coach.Reviewed,
    people.Me,
    people.DeviceLink,
    people.LinkUse,
    people.LinkOwner,
    people.NewProgram,
    people.ProgramToken,
    club.Leaderboard,
    club.Profile,
    friends.Friends,
    friends.Invite,
    manners.Companions,
    manners.Manner,
    manners.NewReport,
    manners.UnwantedPeople,
    ladder.Ladder,
    hosts.HostOverview,
    hosts.HostTables,
    hosts.HostReports,
    hosts.HostRemovals,
    hosts.HostLineGone,
    hosts.HostMeant,
    hosts.HostRename,
    calls.Calls,
    calls.PushTo,
    calls.QuietWish,
    calls.MailTo,
    calls.MailAnswer,
    calls.Hush,
    table.TableInfo,
    server.Position,
)


def document() -> dict[str, Any]:
    """Build the document: the unions and the codes by name, and every struct that they or the HTTP bodies hold."""
    shapes, components = msgspec.json.schema_components(
        [*NAMED.values(), *BODIES], ref_template="#/components/schemas/{name}"
    )
    named = dict(zip(NAMED, shapes, strict=False))
    return {
        "openapi": "3.1.0",
        "info": {"title": "Niagara messages", "version": "1"},
        "paths": {},
        "components": {"schemas": dict(sorted({**components, **named}.items()))},
    }


def dump() -> str:
    """Give the document as text."""
    return json.dumps(document(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(dump(), end="")
