"""The rules of Niagara, all of them and only them: no time, no randomness, no input or output.

board: the things of the game · state: everything that can differ between two moments · packed: the same in one NumPy
record · actions: numbered moves · legal: what may be done · apply: what it does · river, ending: flow and victory ·
view: what one may know · setup: a new game · why: which rule stands in the way.
"""
