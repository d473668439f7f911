"""Requests and answers over HTTP: one module per group of routes."""
