"""The saved matches: a list, and what the chosen one looks like."""
