"""The browser-less example plays a whole game against a real server."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

from tests.server.checker import History
from tests.server.hosting import Hosted

SCRIPT = Path(__file__).parents[2] / "examples" / "play_over_sockets.py"


async def test_two_people_and_two_bots_play_a_game_through_a_lost_connection(tmp_path: Path, host: Hosted) -> None:
    script = await asyncio.create_subprocess_exec(
        sys.executable, SCRIPT, f"http://{host.address}", stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    said, complaint = await asyncio.wait_for(script.communicate(), 120)
    assert script.returncode == 0, complaint.decode()
    lines = said.decode().splitlines()
    table = re.search(r"/t/(\S+)", lines[0])
    assert table
    assert any("loses the connection" in line for line in lines)
    assert any("is back" in line for line in lines)
    history = History(tmp_path / "niagara.sqlite", table[1])
    assert history.game_log.game.outcome is not None
    assert f"updates 1 to {len(history.actions)} without a gap" in said.decode()
    dropped = next(line.split()[-2] for line in lines if "loses the connection" in line)
    assert [action.command for action in history.actions].count(f"0.{dropped}") == 1
