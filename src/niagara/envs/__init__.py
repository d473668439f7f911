"""Standard environments for people who train agents: thin adapters over one compiled core.

actions: the action numbers · observation: what a seat sees, index by index · rewards · core: an array of games ·
functional: `init` and `step` without side effects · vector: Gymnasium's VectorEnv · seat: one seat against named bots ·
table: PettingZoo, one agent at a time or all at once · spiel: OpenSpiel.
"""

from niagara.telling import tell_compiling

tell_compiling()  # the first step compiles for a minute or two, which should not look like a program that hangs
