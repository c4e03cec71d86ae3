"""Four Grimoires: four tabletop games of sorcery on one rules engine."""

__version__ = "0.1.0"
