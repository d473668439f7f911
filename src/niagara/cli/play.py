"""`niagara play`: in the browser, or in the terminal."""

from __future__ import annotations

from typing import Unpack

from niagara.cli import BadInput, Switch, Wish
from niagara.cli.bots import bot_called
from niagara.cli.checks import check_port, check_seats
from niagara.cli.extras import has_extra, need_extra
from niagara.cli.words import speak
from niagara.rules.options import OPTIONS, BadOption, Options
from niagara.rules.setup import new_state


def play(
    *,
    terminal: Switch = False,
    players: int = 4,
    level: str = "beaver",
    seed: int | None = None,
    auto: Switch = False,
    port: int | None = None,
    open_browser: bool = True,
    server: bool | None = None,
    language: Wish = "",
    **options: Unpack[Options],
) -> None:
    """Play in the browser against bots or friends; or, with --terminal, right here.

    Parameters
    ----------
    terminal
        Play in this terminal instead of the browser.
    players
        Seats of the terminal game, you included: 3 to 5, or 2 as a house rule.
    level
        Who plays the other seats of the terminal game: duckling, otter, duck, beaver, heron or bear, or any bot by its
        name.
    seed
        Draw the terminal game's chance, and the bots', from this number.
    auto
        Let a bot play for you in the terminal, and watch.
    port
        Where the browser game is served; by default 8080, or 8088 without a server, or a free port if that is taken.
    open_browser
        Open the browser by itself.
    server
        Whether to play at a server of this machine, which friends can join, or with files and the browser alone; by
        default at a server if niagara-game[server] is installed.
    language
        Language of what is printed here, such as de or fr; the environment's (LANG) without it.
    """
    words = speak(language)
    if not terminal:
        check_port(port)
        if server is None:
            server = has_extra("server")
        if server:
            from niagara.cli.serve import serve

            serve(port=port, open=open_browser, language=words.language)
        else:
            from niagara.cli.site import serve_site

            serve_site(words, port=port, open_browser=open_browser)
        return
    check_seats(players)
    level = bot_called(level, "--level", words)
    try:
        start = new_state(players, **options)
    except BadOption as bad:
        option, value = OPTIONS[bad.option], str(dict(options)[bad.option])
        flag = f"--{bad.option.replace('_', '-')}"
        raise BadInput(words("bad-option", flag=flag, value=value, known=option.known, rule=option.rule)) from bad
    need_extra("fast")  # with which the bots think
    from niagara.cli.terminal import play_in_terminal

    play_in_terminal(start, level, seed, words, auto=auto)
