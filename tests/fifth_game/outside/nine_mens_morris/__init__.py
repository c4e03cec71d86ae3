"""Nine Men's Morris: a game for Four Grimoires that brings rules, advice and a rulebook, and draws nothing."""

from pathlib import Path

from game.engine.decision import Text
from game.grimoire import Grimoire, Prize
from nine_mens_morris.game import GAME

GRIMOIRE = Grimoire(
    GAME,
    rulebook=Path(__file__).parent / "rulebook",
    prizes=(Prize("duel", Text("Boards won")),),
)
