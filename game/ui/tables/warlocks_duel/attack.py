"""The attack being resolved, shown large in the middle: who casts, the spell, its strength, and who is to be struck."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import pygame
from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, BLEND_RGBA_MULT, SRCALPHA, Rect, Surface

from game.ui.kit.painting.glow import Colour, blit_halo, halo, panel
from game.ui.kit.painting.lettering import one_line, paragraph, written_width
from game.ui.kit.painting.painter import Painter, put
from game.ui.tables.common.dice import SYMBOLS
from game.ui.tables.common.fight.arena import side_light
from game.ui.tables.common.fight.fighters.figures import FigurePictures
from game.ui.tables.common.pieces import DIE, Piece
from game.ui.tables.common.seats import colour_of
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.spells import HEAL
from game.warlocks_duel.state import FATIGUE, Duelist
from game.warlocks_duel.view import AttackView, DuelView
from game.words import say

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

STRENGTH = "attack:strength"
"""The id of the strength, for hiding it until it is known."""
RIM: tuple[int, int, int, int] = (232, 176, 96, 255)
FIGURE, BURST = 0.2, 0.145
"""How wide a mage and the strength of the spell are, in widths of the whole."""
BUST = 1.72
"""How tall a mage is, in heights of the whole: below the breast the frame cuts it."""
BEHIND = 64
"""How light the air round an attack is, of 255: its spell's own colours, out of focus."""
LIT = 0.3
"""How much of its colour the light of each side adds to that air."""
NAME, TEXT = 0.14, 0.12
"""Heights of a spell's name and of its words, in heights of the whole."""
NARROWEST, WIDEST = 0.115, 0.18
"""How wide the box of a spell's words is, in widths of the whole: no wider than they need."""
PALE, WARM, FAINT, HEART = (255, 236, 196), (255, 232, 180), (240, 222, 190), (236, 74, 60)


Attack = tuple[int, int, str, int]
"""Round, caster, spell and target: no spell is cast twice in a round."""


def attack_of(view: DuelView) -> Attack | None:
    """Which attack is under way."""
    attack = view.attack
    return None if attack is None else (view.round, attack.caster, attack.spell, attack.target)


class AttackBanner(Painter):
    """Draws the attack under way over the market."""

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        super().__init__(theme, pictures)
        self._figures = FigurePictures(pictures)
        self.struck: Attack | None = None
        """The attack whose blow has fallen already, as the events told it: a view knows only whom it is aimed at."""

    def draw(
        self, surface: Surface, view: DuelView, box: Rect, *, known: bool = True, chosen: Collection[Piece] = ()
    ) -> None:
        """Draw caster, spell, strength (dots until it is ``known``) and target from left to right.

        ``chosen`` are the pieces of the answer that the target has in hand.
        """
        attack = view.attack
        if attack is None:
            return
        lights = tuple(colour_of(view.duelists[seat].seat) for seat in (attack.caster, attack.target))
        surface.blit(self._air(attack.spell, box.size, lights), box)
        for number, seat in enumerate((attack.caster, attack.target)):
            self._mage(surface, view, seat, box, mirrored=number == 1)
        self._spell(surface, attack.spell, box)
        below = strength_place(box)
        self._strength(surface, str(attack.strength) if known else "…", below)
        self._what_is_left(surface, self._left(view, attack, chosen, known=known), below)
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
            shine = side_light((round(size[0] * 0.5), size[1] * 2), colour, LIT)
            air.blit(shine, shine.get_rect(center=(round(size[0] * middle), size[1] // 2)), None, BLEND_RGB_ADD)
        rounded = Surface(size, SRCALPHA)
        rounded.blit(air, (0, 0))
        white = (255, 255, 255, 255)
        rounded.blit(panel(size, size[1] // 12, white, white), (0, 0), special_flags=BLEND_RGBA_MULT)
        return rounded

    def _left(self, view: DuelView, attack: AttackView, chosen: Collection[Piece], *, known: bool) -> str:
        """The target's power, and what will be left of it, in question while somebody else may answer.

        Only what is left once the attack has struck.
        """
        power = view.duelists[attack.target].power
        if not known or not attack.strength or not power or self.struck == attack_of(view):
            return str(power)
        left = f"{power} → {max(0, power - struck_for(attack, chosen))}"
        return left if attack.target == view.seat else f"{left}?"

    def _what_is_left(self, surface: Surface, words: str, box: Rect) -> None:
        """The power of whom an attack is aimed at, with a heart, at his side below the strength."""
        line = round(box.height * 0.17)
        face = one_line(self._theme, words, "sans_bold", line * 0.92, box.width - 2 * line, WARM)
        tag = Rect(0, 0, face.get_width() + round(line * 1.7), line)
        tag.bottomright = (box.right + 2, box.bottom - 8)
        surface.blit(panel(tag.size, line // 3, (16, 6, 20, 226), (206, 58, 44, 255), 2), tag)
        heart = self.draw_icon(surface, "hearts", round(line * 0.7), HEART, midleft=(tag.left + 7, tag.centery))
        put(surface, face, midleft=(heart.right + 6, tag.centery))

    def _mage(self, surface: Surface, view: DuelView, seat: int, whole: Rect, *, mirrored: bool) -> None:
        """A mage from the breast up, above his name."""
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

    def _spell(self, surface: Surface, spell: str, box: Rect) -> None:
        """The spell's picture with its name, and its words beside it."""
        scene, words, school = *spell_places(self._theme, spell, box), SYMBOLS[SPELLS[spell].school][1]
        blit_halo(surface, halo(scene.size, 6, max(10, box.height // 9), school, 220), scene)
        surface.blit(self._pictures.cover(f"warlocks_duel/spells/{spell}.jpg", scene.size), scene)
        title = round(box.height * NAME)
        foot = Rect(scene.left, scene.bottom - title - 6, scene.width, title + 6)
        surface.blit(panel(foot.size, 0, (12, 4, 16, 190), (0, 0, 0, 0)), foot)
        pygame.draw.rect(surface, (255, 226, 150), scene, max(2, box.height // 60), border_radius=3)
        name, room = say(SPELLS[spell].name), foot.width - 16
        self.draw_title(surface, name, title, room, (WARM, (24, 8, 4)), 1, center=foot.center)
        inner, size = words.inflate(-14, -10), box.height * TEXT
        face = paragraph(self._theme, say(SPELLS[spell].words), "body", size, inner.size, FAINT)
        if face is not None:
            words = words.inflate(0, min(0, face.get_height() + round(size) - words.height))
            surface.blit(panel(words.size, box.height // 16, (16, 6, 20, 200), (176, 132, 66, 255)), words)
            put(surface, face, center=words.center)

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


def struck_for(attack: AttackView, chosen: Collection[Piece]) -> int:
    """What an attack takes from its target if it answers with the pieces chosen: a heal, or dice of its reserve."""
    reserve = sum(piece.kind == DIE and piece.zone == f"reserve:{attack.target}" for piece in chosen)
    if reserve:
        return attack.strength - reserve + FATIGUE
    spells = {piece.place.removeprefix("spell:") for piece in chosen if piece.place.startswith("spell:")}
    heals = [SPELLS[spell].strength.chances(Duelist()) for spell in spells if SPELLS[spell].category == HEAL]
    return max(0, attack.strength - sum(min(points) for points in heals))


def figure_place(box: Rect, side: int) -> Rect:
    """Where the caster (0) or the target (1) stands."""
    width = round(box.width * FIGURE)
    inner = box.inflate(-6, -6)
    return Rect(inner.right - width if side else inner.left, inner.top, width, inner.height)


def spell_places(theme: Theme, spell: str, box: Rect) -> tuple[Rect, Rect]:
    """Where a spell's picture is and its words beside it: the fewer they are, the wider is the picture."""
    left, right = figure_place(box, 0).right + box.width // 90, strength_place(box).left - box.width // 90
    need = written_width(theme, say(SPELLS[spell].words), "body", box.height * TEXT) + 28
    wide = round(max(box.width * NARROWEST, min(box.width * WIDEST, need)))
    words = Rect(right - wide, 0, wide, round(box.height * 0.88))
    words.centery = box.centery
    return Rect(left, words.top, words.left - box.width // 90 - left, words.height), words


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
