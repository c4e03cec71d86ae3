"""The attack being resolved, shown large in the middle: who casts, the spell, its strength, and who is to be struck."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, BLEND_RGBA_MULT, SRCALPHA, Rect, Surface

from game.ui.kit.painting.glow import Colour, blit_halo, halo, panel
from game.ui.kit.painting.lettering import one_line
from game.ui.kit.painting.painter import Painter, put
from game.ui.tables.common.dice import SYMBOLS
from game.ui.tables.common.fight.arena import side_light
from game.ui.tables.common.fight.figures import FigurePictures
from game.ui.tables.common.seats import colour_of
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.view import DuelView
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

STRENGTH = "attack:strength"
"""The id of the strength, for hiding it until it is known."""
RIM: tuple[int, int, int, int] = (232, 176, 96, 255)
FIGURE, SCENE, BURST = 0.2, 0.27, 0.145
"""How wide a mage, the spell's picture and its strength are, in widths of the whole."""
BUST = 1.72
"""How tall a mage is, in heights of the whole: below the breast the frame cuts it."""
BEHIND = 64
"""How light the air round an attack is, of 255: its spell's own colours, out of focus."""
PALE, WARM, FAINT = (255, 236, 196), (255, 232, 180), (240, 222, 190)


class AttackBanner(Painter):
    """Draws the attack under way over the market."""

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        super().__init__(theme, pictures)
        self._figures = FigurePictures(pictures)

    def draw(self, surface: Surface, view: DuelView, box: Rect, *, known: bool = True) -> None:
        """Draw caster, spell, strength (dots until it is ``known``) and target from left to right."""
        attack = view.attack
        if attack is None:
            return
        lights = tuple(colour_of(view.duelists[seat].seat) for seat in (attack.caster, attack.target))
        surface.blit(self._air(attack.spell, box.size, lights), box)
        for number, (seat, role) in enumerate(((attack.caster, _("casts")), (attack.target, _("at")))):
            self._mage(surface, view, seat, box, role, mirrored=number == 1)
        self._spell(surface, attack.spell, box)
        self._strength(surface, str(attack.strength) if known else "…", strength_place(box))
        radius = box.height // 12
        pygame.draw.rect(surface, RIM, box, 3, border_radius=radius)

    def _air(self, spell: str, size: tuple[int, int], lights: tuple[Colour, ...]) -> Surface:
        """The spell's own picture out of focus, in the lights of both sides; kept."""
        return self._pictures.made(("attack air", spell, size, lights), lambda: self._painted(spell, size, lights))

    def _painted(self, spell: str, size: tuple[int, int], lights: tuple[Colour, ...]) -> Surface:
        scene = self._pictures.cover(f"warlocks_duel/spells/{spell}.jpg", size).convert(24)
        small = pygame.transform.smoothscale(scene, (max(8, size[0] // 8), max(8, size[1] // 8)))
        air = pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, 3), size)
        light = sum(pygame.transform.average_color(air)[:3]) / 3
        dimmed = round(255 * min(1.0, BEHIND / max(1.0, light)))
        air.fill((dimmed, dimmed, dimmed), special_flags=BLEND_RGB_MULT)
        for colour, middle in zip(lights, (FIGURE / 2, 1 - FIGURE / 2), strict=True):
            shine = side_light((round(size[0] * 0.5), size[1] * 2), colour)
            air.blit(shine, shine.get_rect(center=(round(size[0] * middle), size[1] // 2)), None, BLEND_RGB_ADD)
        rounded = Surface(size, SRCALPHA)
        rounded.blit(air, (0, 0))
        white = (255, 255, 255, 255)
        rounded.blit(panel(size, size[1] // 12, white, white), (0, 0), special_flags=BLEND_RGBA_MULT)
        return rounded

    def _mage(self, surface: Surface, view: DuelView, seat: int, whole: Rect, role: str, *, mirrored: bool) -> None:
        """A mage from the breast up, with what he does above his name."""
        duelist, box = view.duelists[seat], figure_place(whole, int(mirrored))
        if duelist.mage:
            size = (box.width * 2, round(box.height * BUST))
            figure = self._figures.figure(f"warlocks_duel/figures/{duelist.mage}.webp", size, mirrored=mirrored)
            clip = surface.get_clip()
            surface.set_clip(box.inflate(box.width // 2, 0).clip(whole).clip(clip))
            put(surface, figure, midtop=(box.centerx, box.top))
            surface.set_clip(clip)
        line = round(box.height * 0.17)
        plate = Rect(box.left + 4, box.bottom - line - 5, box.width - 8, line)
        surface.blit(panel(plate.size, line // 3, (16, 6, 20, 226), (*colour_of(duelist.seat), 255), 2), plate)
        name = duelist.seat.name
        self.draw_words(surface, name, "title", line * 0.8, plate.width - 10, PALE, center=plate.center)
        words = one_line(self._theme, role, "italic", line * 0.84, plate.width, PALE)
        tag = words.get_rect().inflate(14, 2)
        tag.bottomleft = plate.topleft
        if mirrored:
            tag.right = plate.right
        surface.blit(panel(tag.size, tag.height // 3, (16, 6, 20, 210), (0, 0, 0, 0)), tag)
        put(surface, words, center=tag.center)

    def _spell(self, surface: Surface, spell: str, box: Rect) -> None:
        """The spell's picture, and its name and words beside it."""
        scene, school = scene_place(box), SYMBOLS[SPELLS[spell].school][1]
        blit_halo(surface, halo(scene.size, 6, max(10, box.height // 9), school, 220), scene)
        surface.blit(self._pictures.picture(f"warlocks_duel/spells/{spell}.jpg", scene.size), scene)
        pygame.draw.rect(surface, (255, 226, 150), scene, max(2, box.height // 60), border_radius=3)
        words = Rect(scene.right + box.width // 80, scene.top, 0, scene.height)
        words.width = strength_place(box).left - words.left
        surface.blit(panel(words.size, box.height // 16, (16, 6, 20, 200), (176, 132, 66, 255)), words)
        inner = words.inflate(-12, -box.height // 12)
        title, size, room = say(SPELLS[spell].name), box.height * 0.14, (inner.width, inner.height // 2)
        name = self.draw_lines(surface, title, "title", size, room, WARM, midtop=inner.midtop)
        top = name.bottom + box.height // 40 if name.height else inner.top
        text, size = say(SPELLS[spell].words), box.height * 0.12
        self.draw_lines(
            surface, text, "body", size, (inner.width, inner.bottom - top), FAINT, midtop=(inner.centerx, top)
        )

    def _strength(self, surface: Surface, strength: str, box: Rect) -> None:
        """The strength so far on a burst, with an arrow towards the target."""
        size = min(box.width, round(box.height * 0.78))
        centre = (box.centerx - size // 10, box.top + round(box.height * 0.42))
        for colour, shift in (((40, 8, 4), 2), ((255, 206, 120), 0)):
            at = (box.right - 2 + shift, centre[1] + shift)
            self.draw_icon(surface, "arrow-right", round(size * 0.42), colour, midright=at)
        for share, tone in ((0.5, (255, 190, 90)), (0.46, (96, 20, 12)), (0.43, (206, 58, 24)), (0.34, (120, 24, 14))):
            pygame.draw.polygon(surface, tone, _burst(centre, size * share))
        self.draw_title(surface, strength, size * 0.5, size, ((255, 244, 214), (40, 6, 4)), 2, center=centre)
        below = (centre[0], centre[1] + size // 2 - 2)
        words = _("Damage")
        self.draw_title(surface, words, size * 0.17, box.width, (PALE, (30, 8, 6)), 1, midtop=below)


def figure_place(box: Rect, side: int) -> Rect:
    """Where the caster (0) or the target (1) stands."""
    width = round(box.width * FIGURE)
    inner = box.inflate(-6, -6)
    return Rect(inner.right - width if side else inner.left, inner.top, width, inner.height)


def scene_place(box: Rect) -> Rect:
    """Where the spell's picture is."""
    width = round(min(box.width * SCENE, box.height * 0.88 * 1.6))
    scene = Rect(0, 0, width, round(width / 1.6))
    scene.center = (box.left + round(box.width * (FIGURE + SCENE / 2 + 0.008)), box.centery)
    return scene


def strength_place(box: Rect) -> Rect:
    """Where the strength is."""
    width = round(box.width * BURST)
    return Rect(figure_place(box, 1).left - width, box.top, width, box.height)


def _burst(centre: tuple[int, int], radius: float) -> list[tuple[float, float]]:
    """A star with sixteen points."""
    points = []
    for step in range(32):
        arm = pygame.Vector2(0, -radius * (1.0 if step % 2 == 0 else 0.82)).rotate(step * 11.25)
        points.append((centre[0] + arm.x, centre[1] + arm.y))
    return points
