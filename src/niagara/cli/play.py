"""`niagara play`: in the browser, or in the terminal."""

from __future__ import annotations

from typing import Unpack

from niagara.bots import BOTS, DEFAULT_LEVEL, LEVELS
from niagara.cli import BadInput
from niagara.cli.words import speak
from niagara.rules.board import MAX_PLAYERS, MIN_PLAYERS
from niagara.rules.options import OPTIONS, BadOption, Options
from niagara.rules.setup import new_state


def play(
    *,
    terminal: bool = False,
    players: int = 4,
    level: str = DEFAULT_LEVEL,
    seed: int | None = None,
    auto: bool = False,
    port: int | None = None,
    open_browser: bool = True,
    language: str = "",
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
        Who plays the other seats of the terminal game: otter, duck, beaver, heron or bear, or any bot by its name.
    seed
        Draw the terminal game's chance, and the bots', from this number.
    auto
        Let a bot play for you in the terminal, and watch.
    port
        Where the browser game is served; by default 8080, or a free port if that is taken.
    open_browser
        Open the browser by itself.
    language
        Language of what is printed here, such as de or fr; the environment's (LANG) without it.
    """
    words = speak(language)
    if not terminal:
        from niagara.cli.serve import serve

        serve(port=port, open=open_browser, language=words.language)
        return
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise BadInput(words("bad-players", players=players, fewest=MIN_PLAYERS, most=MAX_PLAYERS))
    known = [*(entry.id for entry in LEVELS), *BOTS]
    if level not in known:
        raise BadInput(words("bad-level", level=level, known=", ".join(dict.fromkeys(known))))
    try:
        start = new_state(players, **options)
    except BadOption as bad:
        option, value = OPTIONS[bad.option], str(dict(options)[bad.option])
        flag = f"--{bad.option.replace('_', '-')}"
        raise BadInput(words("bad-option", flag=flag, value=value, known=option.known, rule=option.rule)) from bad
    from niagara.cli.terminal import play_in_terminal

    play_in_terminal(start, level, seed, words, auto=auto)
