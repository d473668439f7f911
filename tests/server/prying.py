"""Every way to ask a table for what one may not know: each request and each message there is.

`tests/server/test_noninterference.py` walks the application's routes and the protocol's messages: one that is missing
here fails it, so that nothing new leaves a table without a pair of worlds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]
TABLE = "/api/tables/{table_id:str}"
HOST = "/api/host"

# What says nothing of a table: pages, lessons, positions that a visitor sets up, the making of new tables, and who
# somebody is; being forgotten is leaving.
TABLELESS = {
    ("GET", path)
    for path in (
        "/",
        "/{path:path}",
        "/health",
        "/api/learn",
        "/api/learn/example",
        "/api/learn/puzzles/{puzzle_id:str}/picture.png",
        "/api/schema",
        "/api/schema/{path:str}",
        "/api/schema/openapi.json",
        "/api/host",  # how many people, moves and bytes there are in all, and what the server was told to allow
    )
} | {
    ("POST", path)
    for path in (
        "/api/tables",
        "/api/play_now",
        "/api/games",
        "/api/practice",
        "/api/practice/preview",
        "/api/practice/why",
        "/api/practice/foresee",
        "/api/learn/scenes/{scene_id:str}",
        "/api/learn/scenes/{scene_id:str}/show",
        "/api/evaluate",
        "/api/me/link",
        "/api/me/link/look",
        "/api/me/link/use",
        "/api/me/sign-out",
        "/api/me/end-others",
        "/api/me/devices/{device_id:str}/end",
        "/api/me/forget",
        "/api/me/programs",
        "/api/me/programs/{program_id:str}/revoke",
        "/api/me/manners/{unwanted_id:str}/end",
        "/api/me/calls/push",
        "/api/me/calls/push/end",
        "/api/me/calls/quiet",
        "/api/me/calls/mail",
        "/api/me/calls/mail/end",
        "/api/me/passkeys",
        "/api/me/passkeys/new",
        "/api/me/passkeys/{passkey_id:str}/remove",
        "/api/passkey/ask",
        "/api/passkey/use",
        "/api/mail",
        "/api/mail/stop/{code:str}",
        "/api/host/link",
        "/api/host/end",
    )
}


@dataclass(frozen=True)
class Prying:
    """Who pries into whose card, where the game is, and under which name."""

    at: int
    secret: int
    seq: int
    round: int
    command: str


Question = tuple[str, Json | None]  # what follows the route's path, and a body
Ask = Callable[[Prying], list[Question]]


def _plain(*ends: str) -> Ask:
    return lambda _prying: [(end, None) for end in ends]


REQUESTS: dict[tuple[str, str], Ask] = {
    ("GET", TABLE): _plain(""),
    ("GET", "/api/lobby"): _plain(""),
    ("GET", "/api/games"): _plain("", "?whose=public"),
    ("GET", "/api/numbers"): _plain(""),
    ("GET", "/api/me"): _plain(""),
    ("GET", "/api/me/export"): _plain(""),
    ("GET", "/api/me/calls"): _plain(""),
    ("POST", "/api/me/calls/hush"): lambda _prying: [("", {"table": "unknown", "on": True})],
    ("GET", "/api/me/manners"): _plain(""),
    ("GET", "/api/me/friends"): _plain(""),
    # Who watches is the host too, and reads; what a host does is tried by those who are none.
    ("GET", f"{HOST}/tables"): _plain(""),
    ("GET", f"{HOST}/reports"): _plain("", "?settled=true"),
    ("GET", f"{HOST}/removals"): _plain(""),
    ("POST", f"{HOST}/tables/{{table_id:str}}/close"): lambda _prying: [("", {})],
    ("POST", f"{HOST}/reports/{{report_id:str}}/settle"): lambda _prying: [("", {})],
    ("POST", f"{HOST}/reports/{{report_id:str}}/remove_line"): lambda _prying: [("", {"number": 1})],
    ("POST", f"{HOST}/people/rename"): lambda prying: [("", {"table": "x", "seat": prying.secret, "name": "Mallory"})],
    ("POST", f"{HOST}/people/sign_out"): lambda prying: [("", {"table": "x", "seat": prying.secret})],
    ("GET", "/api/ladder"): _plain(""),
    ("GET", "/api/club"): _plain(""),
    ("GET", "/api/club/{handle:str}"): _plain(""),
    ("POST", f"{TABLE}/invite"): lambda _prying: [("", {"friend": "somebody"})],
    ("POST", f"{TABLE}/decline"): lambda _prying: [("", {})],
    ("GET", f"{TABLE}/manners"): _plain(""),
    ("POST", f"{TABLE}/manners"): lambda prying: [("", {"seat": prying.secret, "kind": "none"})],
    ("POST", f"{TABLE}/report"): lambda prying: [("", {"seat": prying.secret, "lines": [1]})],
    ("GET", f"{TABLE}/picture.png"): _plain(""),
    ("GET", f"{TABLE}/record"): _plain("", "?form=json"),
    ("GET", f"{TABLE}/replay"): lambda prying: [(end, None) for end in ("", f"?eyes={prying.secret}", "?eyes=all")],
    ("GET", f"{TABLE}/analysis"): _plain(""),
    ("POST", f"{TABLE}/analysis"): lambda _prying: [("", {"depth": "quick"})],
    ("POST", f"{TABLE}/analysis/try"): lambda prying: [
        ("", {"before": prying.seq, "seat": prying.secret, "moves": [1]})
    ],
    ("POST", f"{TABLE}/join"): lambda prying: [("", {"name": "Mallory", "seat": prying.secret})],
    ("POST", f"{TABLE}/move"): lambda prying: [("", {"seat": prying.secret})],
    ("POST", f"{TABLE}/start"): lambda _prying: [("", {"fill": ""})],
    ("POST", f"{TABLE}/rematch"): lambda _prying: [("", {})],
    ("POST", f"{TABLE}/delete"): lambda _prying: [("", {})],
    ("POST", f"{TABLE}/kick"): lambda prying: [("", {"seat": prying.secret})],
    ("POST", f"{TABLE}/stand_in"): lambda prying: [("", {"seat": prying.secret})],
    ("POST", f"{TABLE}/resign"): lambda _prying: [("", {})],  # asked by those alone who have no seat to lose
    ("POST", f"{TABLE}/nudge"): lambda prying: [("", {"seat": prying.secret})],
    ("POST", f"{TABLE}/take_over"): lambda prying: [("", {"name": "Mallory", "seat": prying.secret})],
    ("POST", f"{TABLE}/answer_ask"): lambda prying: [("", {"seat": prying.secret, "yes": True})],
    ("POST", f"{TABLE}/offer"): lambda prying: [
        ("", {"kind": "take_back", "seat": prying.secret}),
        ("", {"kind": "take_back", "seat": prying.at}) if prying.at < 5 else ("", {"kind": "pause", "seat": 4}),
    ],
    ("POST", f"{TABLE}/answer_offer"): lambda _prying: [("", {"kind": "take_back", "yes": False})],
    ("POST", f"{TABLE}/go_on"): lambda _prying: [("", {})],
    ("POST", f"{TABLE}/coach/suggest"): lambda prying: [("", {"seat": seat}) for seat in (prying.at, prying.secret)],
    ("POST", f"{TABLE}/coach/review"): lambda prying: [("", {"seat": seat}) for seat in (prying.at, prying.secret)],
    ("POST", f"{TABLE}/coach/take_back"): lambda prying: [("", {"seat": seat}) for seat in (prying.at, prying.secret)],
    ("POST", f"{TABLE}/leave"): lambda _prying: [("", {})],  # asked by those alone who have no seat to lose
}

# What a program on the ladder is asked is compared too (`World.asked_of_a_program`).
SOCKETS = {"/ws/tables/{table_id:str}", "/ws/lobby", "/ws/ladder"}

MESSAGES: dict[str, Callable[[Prying], list[Json | str]]] = {
    "resume": lambda prying: [{"since": max(0, prying.seq - 3)}, {"since": 0}],
    "preview": lambda prying: [
        {"id": "p", "seat": prying.secret, "moves": [1], "seq": prying.seq},
        {"id": "q", "seat": min(prying.at, 4), "moves": [1, 9], "seq": prying.seq},
    ],
    "play": lambda prying: [
        {"id": f"x{prying.command}", "seat": prying.secret, "moves": [2], "round": prying.round, "seq": prying.seq},
        f'{{"type":"play","id":"y","seat":{prying.secret},"moves":["card"]}}',
    ],
    "history": lambda prying: [{"before": prying.seq + 1}],
    "foresee": lambda prying: [{"id": f"f{prying.command}", "seat": seat} for seat in (prying.at, prying.secret)],
    "why": lambda prying: [{"id": f"v{prying.command}", "seat": prying.secret, "canoe": "a", "space": "3"}],
    "chat": lambda prying: [{"id": f"t{prying.command}", "phrase": "hello"}],
    "back": lambda prying: [{"seat": prying.secret}],
    "mute": lambda prying: [{"seat": prying.secret, "on": False}],
    "pace": lambda _prying: [{"pause": 0}],
    "ping": lambda _prying: [{}],
}

# How often each is tried; those that bring much are costly.
OFTEN = {"resume": 4, "play": 4, "preview": 4, "history": 2, f"{TABLE}/analysis": 1, "/api/numbers": 1}
WAYS: list[str | tuple[str, str]] = [*REQUESTS, *MESSAGES, "sit"]


def weight(way: str | tuple[str, str]) -> int:
    """How often a way is tried beside the others."""
    return OFTEN.get(way if isinstance(way, str) else way[1], 1)
