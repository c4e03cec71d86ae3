"""Screens as such: their widgets and focus, how they lie on each other, and what passes over them."""
