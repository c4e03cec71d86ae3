"""The instructions of the spaces, Region by Region (TAL-6.13.5, board file)."""
