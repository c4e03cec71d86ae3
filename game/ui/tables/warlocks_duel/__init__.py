"""Warlock's Duel on the screen."""
