"""The static site in browsers other than Chromium: `python -m tests.browsers firefox webkit`, after `make site`."""
