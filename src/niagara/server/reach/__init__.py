"""Reaching players whose page is closed: what is due, the ways to them, and messages that say nothing secret."""
