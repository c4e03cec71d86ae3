"""Talisman on the screen."""
