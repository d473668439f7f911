"""For all tests: Hypothesis profiles (`quick`, or what HYPOTHESIS_PROFILE says) and when to look for garbage."""

from __future__ import annotations

import gc
import os

from hypothesis import HealthCheck, settings

_quiet = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow], "database": None}
settings.register_profile("quick", max_examples=24, derandomize=True, **_quiet)  # type: ignore[arg-type]
settings.register_profile("long", max_examples=200, **_quiet)  # type: ignore[arg-type]
settings.register_profile("thorough", max_examples=1500, **_quiet)  # type: ignore[arg-type]
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))

gc.disable()  # imports leave none, and looking for it takes an eighth of collecting


def pytest_collection_finish() -> None:
    """What was imported stays, and need never be looked through."""
    gc.freeze()
    gc.enable()
