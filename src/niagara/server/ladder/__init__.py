"""The standing ladder: programs that connect play round the clock, and are rated beside the levels."""
