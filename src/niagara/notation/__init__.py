"""How positions are written: as a JSON-ready dict (`position`) and as one readable line (`line`).

Moves are spelled by the table in `rules.actions`; whole games by `niagara.record`.
"""
