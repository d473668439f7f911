"""`niagara connect`: a bot takes a seat by the table's link and plays the game to its end."""

from __future__ import annotations

import asyncio
import json
import sys
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

from tests.server.checker import History
from tests.server.hosting import Hosted


async def post(browser: OpenerDirector, address: str, body: Any) -> Any:
    request = Request(address, json.dumps(body).encode(), {"content-type": "application/json"})
    answer = await asyncio.to_thread(browser.open, request)
    return json.loads(answer.read() or "null")


async def connect(*arguments: str) -> tuple[int, str, str]:
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "niagara", "connect", *arguments,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    said, complaint = await asyncio.wait_for(bot.communicate(), 120)
    return bot.returncode or 0, said.decode(), complaint.decode()


async def test_two_bots_take_seats_by_link_and_play(tmp_path: Path, host: Hosted) -> None:
    server = f"http://{host.address}"
    browser = build_opener(HTTPCookieProcessor(CookieJar()))
    table = await post(
        browser,
        f"{server}/api/tables",
        {"seats": [{"kind": "open"}] * 2, "options": {"max_rounds": 3}, "pause": 0, "public": False},
    )
    link = f"{server}/t/{table['id']}"
    example = Path(__file__).parents[2] / "examples" / "exec_bot.py"
    players = [
        asyncio.create_task(connect(link, "--bot", bot, "--name", name))
        for bot, name in (("drifter", "Drifting"), (f"exec:{sys.executable} {example}", "Little Python"))
    ]
    while True:
        answer = await asyncio.to_thread(browser.open, f"{server}/api/tables/{table['id']}")
        if all(seat["kind"] == "human" for seat in json.loads(answer.read())["seats"]):
            break
        await asyncio.sleep(0.1)
    await post(browser, f"{server}/api/tables/{table['id']}/start", {"fill": ""})
    for code, said, complaint in await asyncio.gather(*players):
        assert code == 0, complaint
        assert "Took seat" in said
        assert "The game is over" in said
    assert History(tmp_path / "niagara.sqlite", table["id"]).game_log.game.outcome is not None


async def test_what_cannot_be_done_is_one_clear_line(host: Hosted) -> None:
    for table, bot, complaint in (
        ("elsewhere", "drifter", "a table's link looks like"),
        (f"http://{host.address}/t/nothing", "drifter", "no such table"),
        (f"http://{host.address}/t/nothing", "nobody", "nobody: choose from duckling"),
    ):
        code, _, said = await connect(table, "--bot", bot)
        assert code == 2
        assert complaint in said.lower() or complaint in said
        assert "Traceback" not in said
