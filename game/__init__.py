"""Four Grimoires: four tabletop games of sorcery at one table."""

__version__ = "0.1.0"
