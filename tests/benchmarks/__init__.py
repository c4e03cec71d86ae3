"""Measurements, run by `python3 build/dev.py bench` and never by the tests: they judge machines, not code."""
