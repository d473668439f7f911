"""Hosts tables for many people: pages and sockets, limits, a database, other processes, what an operator sees.

`hosting` brings tables what they ask for, `app` puts requests and sockets before them, `runner` runs it all.
"""
