"""The game server: tables, rooms, seats, sockets and bots as players, over an append-only store.

The way of one move: `socket` decodes it, `room` queues it, the rules judge it, `store` keeps it, and only then is it
acknowledged and shown to everyone through `views`.
"""
