"""A match on the screen, whatever the game: its course, its question, its end."""
