"""Spaces, places and dangers of Talisman in words."""
