"""A smoke run: the site is opened, a game against bots is played to its end, and the page is loaded again.

`python -m tests.browsers firefox webkit`, after `make site`; Debian has firefox-esr, webkit2gtk-driver and xvfb.
It exits with 1 if a browser fails; one that is not on this machine is said, and is no failure.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from tests.browsers.drivers import Browser, Missing, firefox, webkit

SITE = Path(__file__).parents[2] / "site"
KNOWN: dict[str, Callable[[], AbstractAsyncContextManager[Browser]]] = {"firefox": firefox, "webkit": webkit}
LONGEST_GAME = 600.0  # seconds
# Short questions with their answers, and nothing shown longer than it must be.
SETTINGS = '{"name":"Robin","language":"en","speed":0,"ear":true,"motion":"calm","seenTips":"hand canoe river goals"}'
# Answers what is asked, by chance but not over the falls; says how far the game is.
STEP = """(() => {
  if (document.querySelector('#end-title')) return 'over';
  const answers = [...document.querySelectorAll('.answer:not(:disabled)')];
  const safe = answers.filter((each) => !/falls/.test(each.textContent));
  const choice = safe.length > 0 ? safe : answers;
  choice[Math.floor(Math.random() * choice.length)]?.click();
  return document.querySelector('.round')?.textContent ?? '';
})()"""


class Quiet(SimpleHTTPRequestHandler):
    """A plain server of files."""

    def log_message(self, format: str, *_parts: object) -> None:
        """Say nothing."""


async def until(browser: Browser, script: str, seconds: float = 120.0) -> None:
    """Wait until an expression in the page is true."""
    async with asyncio.timeout(seconds):
        while await browser.run(f"Boolean({script})") != "true":
            await asyncio.sleep(0.1)


async def play(browser: Browser, url: str, pictures: Path, name: str) -> str:
    """A whole game; says how it went."""
    begun = time.monotonic()
    await browser.open(url)
    await until(browser, "document.querySelector('button.play')")  # a page that still starts writes settings of its own
    await browser.run(f"localStorage.setItem('niagara.settings', '{SETTINGS}')")
    await browser.open(url + "?again")
    await until(browser, "document.querySelector('button.play:not(:disabled)')")
    home = time.monotonic() - begun
    await browser.run("document.querySelector('button.play').click()")
    await until(browser, "document.querySelector('.answer')")
    hand = time.monotonic() - begun
    (pictures / f"{name}-table.png").write_bytes(await browser.picture())
    seen = ""
    async with asyncio.timeout(LONGEST_GAME):
        while (now := await browser.run(STEP)) != "over":
            seen = now or seen
            await asyncio.sleep(0.02)
    (pictures / f"{name}-end.png").write_bytes(await browser.picture())
    table = await browser.run("location.href")
    await browser.open(url + "?reload")
    await browser.open(table)
    await until(browser, "document.querySelector('#end-title')")
    whole = time.monotonic() - begun
    return (
        f"home {home:.1f} s, first hand {hand:.1f} s, game over after {seen.lower()}, kept over a reload; {whole:.0f} s"
    )


async def main(names: list[str], pictures: Path) -> int:
    """Every browser that was asked for, one after the other."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.server_address[1]}/"
        failed = 0
        for name in names:
            try:
                async with KNOWN[name]() as browser:
                    agent = await browser.run("navigator.userAgent")
                    print(f"{name}: {agent}", flush=True)
                    print(f"{name}: {await play(browser, url, pictures, name)}", flush=True)
            except Missing as missing:
                print(f"{name}: not tried, {missing}")
            except Exception as error:
                failed += 1
                print(f"{name}: FAILED, {type(error).__name__}: {error}")
        server.shutdown()
    return 1 if failed else 0


if __name__ == "__main__":
    asked = [each for each in sys.argv[1:] if each in KNOWN] or list(KNOWN)
    folder = next((Path(each) for each in sys.argv[1:] if each not in KNOWN), Path("/tmp"))
    sys.exit(asyncio.run(main(asked, folder)))
