"""Hypothesis profiles for all tests: modest by default, thorough with HYPOTHESIS_PROFILE=thorough."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

_quiet = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow], "database": None}
settings.register_profile("quick", max_examples=40, derandomize=True, **_quiet)  # type: ignore[arg-type]
settings.register_profile("thorough", max_examples=1500, **_quiet)  # type: ignore[arg-type]
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
