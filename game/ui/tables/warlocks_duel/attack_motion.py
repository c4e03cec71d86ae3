"""What an attack of a duel looks like: the spell flies to the middle, a defence takes from it, and it strikes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.engine.decision import Event
from game.ui.kit.animation import Flight, Rise
from game.ui.kit.painting.glow import Colour, glare
from game.ui.kit.painting.without_waiting.patience import remembered
from game.ui.tables.common.between_views import BetweenViews
from game.ui.tables.common.dice import SYMBOLS
from game.ui.tables.common.fight.blows import LANDS, Blow, FlyingBlow
from game.ui.tables.common.fight.fighters.figures import framed
from game.ui.tables.common.fight.form import BLAST
from game.ui.tables.warlocks_duel.attack import figure_place, spell_places, strength_place
from game.ui.tables.warlocks_duel.table import DuelTable
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.view import DuelView

if TYPE_CHECKING:
    from game.ui.kit.painting.theme import Theme

STRIKE, RISE = 0.55, 1.0
BEAT = 0.8
"""Seconds in which nothing happens after a blow, so that it is seen before the next spell comes."""
FLIES = 0.8
"""Seconds in which an attack flies at somebody and its sparks go out."""
BLUE: Colour = (196, 226, 255)
SEEN_THROUGH = 120
"""How opaque the shield of a defence is, of 255."""
DEFENCES = ("heal_defence", "reserve_defence", "strength_reduced")
"""Events that take from the strength of an attack."""


@dataclass
class Pause:
    """Nothing moves for some seconds, and the match waits."""

    length: float
    delay: float = 0.0
    lingers: float = 0.0

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Nothing."""


class AttackMotion(BetweenViews[DuelView]):
    """The motions of attacks."""

    def __init__(self, theme: Theme, table: DuelTable) -> None:
        super().__init__(theme)
        self._table = table
        self._shown_by |= {"spell_cast": self._strike, **dict.fromkeys(DEFENCES, self._defended)}

    def _number(self, words: str, colour: Colour, rect: pygame.Rect, delay: float = 0.0) -> None:
        size = max(26, min(rect.height, 120) * 0.5)
        self._rise(words, colour, size, (rect.centerx, rect.bottom - size * 1.1), RISE, size * 0.9, delay=delay)
        self._light_up(rect, colour, RISE * 0.5, delay)

    def _light_up(self, rect: pygame.Rect, colour: Colour, length: float, delay: float = 0.0) -> None:
        """A light round a plate, and a veil of it over the plate through which everything can be read."""
        light = glare(rect.size, colour).copy()
        veil = pygame.Surface(rect.size, pygame.SRCALPHA)
        veil.fill((255, 255, 255, 70))
        light.blit(veil, veil.get_rect(center=light.get_rect().center), special_flags=pygame.BLEND_RGBA_MULT)
        self._flash(light, rect.center, length, delay)

    def _strength(self) -> None:
        """What an attack loses on its way rises beside its strength, which stays readable."""
        was, attack = self._was.attack, self._view.attack
        if was is None or attack is None or was.spell != attack.spell or attack.strength >= was.strength:
            return
        box = self._after.centre
        size = max(26, min(box.height // 2, 120) * 0.5)
        start = (strength_place(box).right, box.top + box.height // 6)
        self._rise(str(attack.strength - was.strength), BLUE, size, start, RISE, size * 0.9)

    def _strike(self, event: Event) -> None:
        """The spell's picture flies from its card to the middle of the table, in sparks of its school's colour."""
        spell, target = str(event.fact("spell")), event.fact("target")
        card, band = self._after.find(f"spell:{spell}"), self._after.centre
        if card is None or event.fact("who") == target:
            return
        colour, scene = SYMBOLS[SPELLS[spell].school][1], spell_places(self._theme, spell, band)[0]
        large = self._table.pictures.cover(f"warlocks_duel/spells/{spell}.jpg", scene.size)
        frames, bow = _growing(large, colour), band.height * 0.3
        self._add(Flight(frames, card.rect.center, scene.center, STRIKE, arc=bow, waits=False))
        self._beam(card.rect.center, scene.center, colour, max(22, band.height // 8), STRIKE, bow)
        self._light_up(figure_place(band, 1), colour, 0.5, STRIKE * 0.85)

    def _lands(self, plate: pygame.Rect) -> float:
        """An attack flies at whom it strikes; seconds until it lands, 0 if nobody was attacked."""
        attack = self._was.attack
        if attack is None:
            return 0.0
        colour, start = SYMBOLS[SPELLS[attack.spell].school][1], strength_place(self._before.centre).center
        end = figure_place(self._after.centre, 1) if self._view.attack is not None else plate
        blow = Blow(BLAST, start, end.center, round(min(end.height * 1.2, self._after.area.height * 0.3)), colour)
        self._add(FlyingBlow(blow, FLIES))
        self._add(Pause(FLIES * LANDS + RISE + BEAT))
        if end is not plate:
            self._light_up(end, colour, RISE * 0.5, FLIES * LANDS)
        return FLIES * LANDS

    def _defended(self, event: Event) -> None:
        """A shield of light before whom an attack is aimed at."""
        if self._view.attack is None:
            return
        place = figure_place(self._after.centre, 1)
        size = round(min(place.size) * 0.9)
        shield = self._table.pictures.icon("magic-shield", size, BLUE).copy()
        shield.fill((255, 255, 255, SEEN_THROUGH), special_flags=pygame.BLEND_RGBA_MULT)
        self._add(Rise(shield, (place.centerx, place.centery - size / 2), RISE, height=0.0))
        self._light_up(place, BLUE, RISE * 0.6)


@remembered(12)
def _growing(picture: pygame.Surface, colour: Colour) -> tuple[pygame.Surface, ...]:
    """A spell's picture that comes nearer, in a frame of its school's colour."""
    sizes = (0.3 + 0.1 * step for step in range(1, 8))
    return tuple(framed(pygame.transform.smoothscale_by(picture, size), colour) for size in sizes)
