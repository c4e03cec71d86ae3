"""The marks of the players on this table: colour and shape."""

from __future__ import annotations

from game.talisman.view import HeroView
from game.ui.kit.painting.glow import Colour
from game.ui.tables.common import seats


def colour_of(hero: HeroView) -> Colour:
    """The colour of a player's mark, light enough for dark grounds."""
    light = seats.colour_of(hero.seat, hero.seat.seat)
    return light.r, light.g, light.b


def shape_of(hero: HeroView) -> str:
    """The name of a player's shape."""
    return seats.shape_of(hero.seat, hero.seat.seat)
