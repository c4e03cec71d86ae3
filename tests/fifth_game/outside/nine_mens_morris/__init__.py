"""Nine Men's Morris: a game for Four Grimoires that brings rules, advice and a rulebook, and draws nothing."""

from nine_mens_morris.game import GAME

__all__ = ["GAME"]
