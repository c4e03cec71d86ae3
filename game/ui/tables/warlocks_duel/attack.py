"""The attack being resolved, shown large in the middle: card, strength, target."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.kit.painting.glow import blit_halo, halo, panel
from game.ui.kit.painting.painter import Painter, box_at
from game.ui.tables.common.seats import colour_of
from game.ui.tables.warlocks_duel.plates import Plates
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.view import DuelView
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

EMBER = (255, 120, 60)
STRENGTH = "attack:strength"
"""The id of the strength, for hiding it until it is known."""


class AttackBanner(Painter):
    """Draws the attack under way over the market."""

    def __init__(self, theme: Theme, pictures: PictureStore, plates: Plates) -> None:
        super().__init__(theme, pictures)
        self._plates = plates

    def draw(self, surface: pygame.Surface, view: DuelView, box: pygame.Rect, *, known: bool = True) -> None:
        """Draw caster, card, strength (dots until it is ``known``) and target from left to right."""
        attack = view.attack
        if attack is None:
            return
        surface.blit(panel(box.size, box.height // 12, (16, 4, 18, 250), (214, 110, 60, 255), 2), box)
        disc = round(min(box.height * 0.56, box.width * 0.13))
        self._person(surface, view, attack.caster, (box.left + round(box.width * 0.085), box.centery), disc, _("casts"))
        self._person(surface, view, attack.target, (box.right - round(box.width * 0.085), box.centery), disc, _("at"))
        self._spell(surface, attack.spell, box)
        spot = (box.left + round(box.width * 0.715), box.centery)
        self._strength(surface, str(attack.strength) if known else "…", spot, box.height * 0.9)

    def _spell(self, surface: pygame.Surface, spell: str, box: pygame.Rect) -> None:
        """The spell's picture with its name, and its words beside it."""
        width = round(min(box.width * 0.26, box.height * 0.86 * 1.6))
        scene = pygame.Rect(box.left + round(box.width * 0.17), 0, width, round(width / 1.6))
        scene.centery = box.centery
        blit_halo(surface, halo(scene.size, 6, max(10, box.height // 9), EMBER, 190), scene)
        surface.blit(self._pictures.picture(f"warlocks_duel/spells/{spell}.jpg", scene.size), scene)
        pygame.draw.rect(surface, (232, 196, 112), scene, max(2, box.height // 70), border_radius=3)
        words = pygame.Rect(scene.right + box.width // 60, scene.top, 0, scene.height)
        words.width = box.left + round(box.width * 0.62) - words.left
        title, middle, room = say(SPELLS[spell].name), words.centerx, (words.width, words.height // 2)
        size, place = box.height * 0.13, (middle, words.top)
        name = self.draw_lines(surface, title, "title", size, room, (255, 232, 180), midtop=place)
        top = name.bottom + box.height // 40 if name.height else words.top
        room = (words.width, words.bottom - top)
        text, size = say(SPELLS[spell].words), box.height * 0.115
        self.draw_lines(surface, text, "body", size, room, (240, 222, 190), midtop=(middle, top))

    def _person(
        self, surface: pygame.Surface, view: DuelView, seat: int, centre: tuple[int, int], disc: int, role: str
    ) -> None:
        duelist = view.duelists[seat]
        box = box_at((disc, disc), center=(centre[0], centre[1] - disc // 14))
        pygame.draw.circle(surface, colour_of(duelist.seat), box.center, disc // 2 + 3, 3)
        self._plates.medallion(surface, duelist.mage, box)
        below = (centre[0], box.bottom + 1)
        self.draw_words(surface, duelist.seat.name, "title", disc * 0.17, disc * 2, (255, 236, 196), midtop=below)
        above = (centre[0], box.top - 1)
        self.draw_words(surface, role, "italic", disc * 0.15, disc * 2, (230, 190, 150), midbottom=above)

    def _strength(self, surface: pygame.Surface, strength: str, centre: tuple[int, int], height: float) -> None:
        """The strength so far on a burst, with an arrow towards the target."""
        size = round(height * 0.6)
        beside, below = (centre[0] + size // 2 + 6, centre[1]), (centre[0], centre[1] + size // 2)
        self.draw_icon(surface, "arrow-right", round(size * 0.5), (255, 196, 110), midleft=beside)
        for radius, colour in ((0.5, (96, 20, 12)), (0.45, (196, 56, 24)), (0.36, (120, 24, 14))):
            pygame.draw.polygon(surface, colour, _burst(centre, size * radius))
        self.draw_title(surface, strength, size * 0.46, size, ((255, 240, 206), (40, 6, 4)), 2, center=centre)
        self.draw_words(surface, _("Damage"), "small_caps", size * 0.17, size * 2, (255, 214, 160), midtop=below)


def _burst(centre: tuple[int, int], radius: float) -> list[tuple[float, float]]:
    """A star with sixteen points."""
    points = []
    for step in range(32):
        arm = pygame.Vector2(0, -radius * (1.0 if step % 2 == 0 else 0.82)).rotate(step * 11.25)
        points.append((centre[0] + arm.x, centre[1] + arm.y))
    return points
