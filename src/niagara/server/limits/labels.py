"""What a device is called in the list of one's own: roughly, as its browser says; no more than that is kept."""

from __future__ import annotations

BROWSERS = {"Firefox/": "Firefox", "Edg/": "Edge", "OPR/": "Opera", "Chrome/": "Chrome", "Safari/": "Safari"}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def device_label(agent: str) -> str:
    """The browser and the system that a header names, such as "Firefox, Linux"; empty where it names neither."""
    browser = next((name for mark, name in BROWSERS.items() if mark in agent), "")
    system = next((name for mark, name in SYSTEMS.items() if mark in agent), "")
    return ", ".join(part for part in (browser, system) if part)
