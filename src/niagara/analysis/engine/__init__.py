"""The compiled part of analysis: a round played out again and again (kernel), and who asks for it (native, threads)."""
