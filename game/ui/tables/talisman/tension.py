"""How much danger is in the air in Talisman: few lives, the inner ring's end, an enemy too strong."""

from __future__ import annotations

from game.talisman.box.board import CROWN
from game.talisman.view import TalismanView

FEW_LIVES = {1: 1.0, 2: 0.6}
CAVE = "middle_08_warlocks_cave"


def tension(view: TalismanView) -> float:
    """From 0 to 1, for the seat whose eyes these are; an onlooker is calm."""
    if view.seat is None or view.heroes[view.seat].seat.out:
        return 0.0
    hero = view.heroes[view.seat]
    # A hero without a space waits for his first or his next Character.
    lives = FEW_LIVES.get(hero.lives, 0.0) if hero.space else 0.0
    crown = 0.9 if view.crown_reached else 0.0
    place = {CROWN: 0.9, CAVE: 0.5}.get(hero.space, 0.0)
    return max(lives, crown, place)
