"""The life of a table without transport and without SQL: its seats, clocks, chat, bots, log, and who is told what.

The way of one move: `handlers` takes the message, `room` queues it, the rules judge it, the store keeps it, and only
then is it acknowledged and told to everyone through `views`. What a host has to bring is in `interfaces`.
"""
