"""Nine Men's Morris: a game for Four Grimoires that brings its rules, its advice and its rulebook, and draws nothing."""

from nine_mens_morris.game import GAME

__all__ = ["GAME"]
