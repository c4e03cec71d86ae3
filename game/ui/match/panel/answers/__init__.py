"""Answers as buttons and cards, and when they appear."""
