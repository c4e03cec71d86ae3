"""The rulebook's screen."""
