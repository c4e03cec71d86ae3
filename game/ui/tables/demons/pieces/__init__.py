"""Counters, demon cards, plates, dock and ribbon."""
