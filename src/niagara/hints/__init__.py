"""What can be asked about a position on somebody's behalf: pure functions over `Game`, answered as protocol structs.

Whoever asks is answered from its own view (`Game.observe`), so that no answer can depend on a card it may not know.
"""
