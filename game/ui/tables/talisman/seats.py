"""The marks of the players on this table: colour and shape."""

from __future__ import annotations

import pygame

from game.talisman.view import HeroView
from game.ui.kit.painting.glow import Colour
from game.ui.kit.painting.seat_marks import SEAT_MARKS
from game.ui.tables.warlocks_duel.plates import legible


def colour_of(hero: HeroView) -> Colour:
    """The colour of a player's mark, light enough for dark grounds."""
    try:
        colour = pygame.Color(hero.seat.colour)
    except ValueError:
        colour = pygame.Color(SEAT_MARKS[hero.seat.seat % len(SEAT_MARKS)].colour)
    light = legible(colour)
    return light.r, light.g, light.b


def shape_of(hero: HeroView) -> str:
    """The name of a player's shape."""
    return hero.seat.shape or SEAT_MARKS[hero.seat.seat % len(SEAT_MARKS)].shape
