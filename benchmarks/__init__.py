"""Measurements that have a make target or a command of their own."""
