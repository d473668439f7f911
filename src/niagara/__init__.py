"""Niagara."""
