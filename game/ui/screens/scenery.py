"""Wide pictures of what a game is about: several scenes that run into each other, in the dusk where words stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import BLEND_RGBA_MULT, SRCALPHA, Rect, Surface

from game.catalogue import grimoire_of

if TYPE_CHECKING:
    from game.ui.kit.application import Application

DUSK = (14, 8, 5)
WIDEST_SCENE = 2.4
"""The width for its height up to which one scene fills a picture; a wider one shows several."""
SEAM = 0.16
"""How much of its width a scene runs into the next one."""
STEPS = 64
"""The columns in which the dusk is worked out before it is stretched."""


def scenery(app: Application, game: str, size: tuple[int, int], dark: tuple[int, int]) -> Surface:
    """A wide picture of a game, painted anew: keep it. ``dark`` is how dark its left and right end are, of 255."""
    picture = Surface(size)
    names = scenes_of(game)
    shown = names[: max(1, round(size[0] / (size[1] * WIDEST_SCENE)) + 1)]
    step = size[0] / len(shown)
    seam = round(step * SEAM) if len(shown) > 1 else 0
    for number, name in enumerate(shown):
        box = Rect(round(number * step) - seam * bool(number), 0, 0, size[1])
        box.width = round((number + 1) * step) - box.x
        scene = app.pictures.cover(name, box.size)
        picture.blit(_faded_in(scene, seam) if number else scene, box)
    picture.blit(_dusk(size, dark), (0, 0))
    return picture


def scenes_of(game: str) -> tuple[str, ...]:
    """What runs into each other in the picture of a game; the table of the title screen where it has nothing."""
    grimoire = grimoire_of(game)
    note = grimoire.introduction if grimoire is not None else None
    return note.panorama or note.views or (note.scene,) if note is not None else ("menu/table.jpg",)


def _faded_in(scene: Surface, seam: int) -> Surface:
    """A scene that comes out of nothing over the seam at its left."""
    faded = scene.convert_alpha()
    veil = Surface(scene.get_size(), SRCALPHA)
    veil.fill((255, 255, 255, 255))
    for x in range(seam):
        veil.fill((255, 255, 255, round(255 * x / seam)), (x, 0, 1, scene.get_height()))
    faded.blit(veil, (0, 0), special_flags=BLEND_RGBA_MULT)
    return faded


def _dusk(size: tuple[int, int], dark: tuple[int, int]) -> Surface:
    """A veil from one strength at the left to another at the right."""
    row = Surface((STEPS, 1), SRCALPHA)
    for x in range(STEPS):
        share = min(1.0, x / (STEPS * 0.7))
        row.set_at((x, 0), (*DUSK, round(dark[0] + (dark[1] - dark[0]) * share)))
    return pygame.transform.smoothscale(row, size)
