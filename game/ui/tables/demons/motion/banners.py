"""Pictures with words for what happens: banners across the map, notes that rise, seals of the ranks."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from game.demons.box.treasures import TREASURES
from game.engine.decision import Event
from game.ui.kit.painting.lettering import pixel_font, wrapped, written, written_width
from game.ui.kit.painting.painter import Painter, put
from game.ui.tables.demons.pieces.art import finer, shade
from game.ui.tables.demons.pieces.demon_cards import METALS
from game.ui.tables.demons.table import DemonsTable
from game.words import say

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

INK = (255, 240, 206)
GOLD = (246, 221, 148)
ALARM = (255, 150, 120)
SIGNS = {
    "left": "run",
    "turn_lost": "hourglass",
    "game_turn": "hourglass",
    "nothing_happens": "hourglass",
    "magician_attacks": "crossed-swords",
    "mortals_attack": "crossed-swords",
    "combat": "crossed-swords",
    "only_demon_defends": "checked-shield",
    "auction_called": "crown-coin",
    "auction_failed": "crown-coin",
    "naked": "loincloth",
    "match_over": "laurel-crown",
}
GRIM = frozenset({"turn_lost", "mortals_attack"})


class Banners(Painter):
    """Makes pictures of events."""

    def __init__(self, theme: Theme, pictures: PictureStore, table: DemonsTable) -> None:
        super().__init__(theme, pictures)
        self._table = table

    def _sizes(self) -> tuple[int, int]:
        """Width of a banner, and the height of its letters."""
        area = self._table.camera.area
        return max(320, area.width * 4 // 9), max(17, area.height // 38)

    def plain(self, event: Event, kind: str) -> pygame.Surface:
        """A sign and the sentence of the log."""
        return self._banner(say(event.text), SIGNS.get(kind, "pentacle"), ALARM if kind in GRIM else GOLD)

    def treasure(self, event: Event, cell: int) -> pygame.Surface:
        """The treasure's picture and the sentence."""
        picture = None
        if cell in TREASURES:
            height = self._sizes()[1] * 4
            picture = self._pictures.cover(f"demons/treasures/{cell}.jpg", (height * 4 // 3, height))
        return self._banner(say(event.text), "open-treasure-chest", GOLD, picture=picture)

    def demon(self, words: str, card: pygame.Surface) -> pygame.Surface:
        """A demon's card and a sentence."""
        return self._banner(words, "pentacle", GOLD, picture=card)

    def _banner(
        self,
        words: str,
        icon: str,
        tint: tuple[int, int, int],
        *,
        picture: pygame.Surface | None = None,
    ) -> pygame.Surface:
        width, size = self._sizes()
        pitch = pixel_font(self._theme, "body_bold", size).get_linesize()
        side = picture.get_width() if picture is not None else size * 2
        texts = self._lines(words, "body_bold", size, width - side - size * 3)
        height = max(pitch * len(texts), picture.get_height() if picture is not None else side) + size
        banner = pygame.Surface((width, height), pygame.SRCALPHA)
        _ribbon(banner)
        sign = picture if picture is not None else self._pictures.icon(icon, side, tint)
        put(banner, sign, midleft=(size * 3 // 2, height // 2))
        top = (height - pitch * len(texts)) // 2
        left = size * 2 + side
        for number, text in enumerate(texts):
            banner.blit(text, (left + (width - left - size - text.get_width()) // 2, top + number * pitch))
        return banner

    def _lines(self, words: str, style: str, size: int, width: int) -> list[pygame.Surface]:
        lines = wrapped(words, width, lambda line: written_width(self._theme, line, style, size))
        return [written(self._theme, line, style, size, INK) for line in lines]

    def note(self, event: Event) -> pygame.Surface:
        """The sentence on a small dark plate."""
        size = max(14, self._sizes()[1] * 3 // 4)
        pitch = pixel_font(self._theme, "sans_bold", size).get_linesize()
        texts = self._lines(say(event.text), "sans_bold", size, self._sizes()[0] * 2 // 3)
        width = max(text.get_width() for text in texts) + size
        note = pygame.Surface((width, pitch * len(texts) + size // 2), pygame.SRCALPHA)
        pygame.draw.rect(note, (20, 10, 6, 220), note.get_rect(), border_radius=size // 3)
        for number, text in enumerate(texts):
            put(note, text, midtop=(width // 2, size // 4 + number * pitch))
        return note

    def seal(self, rank: str, size: int) -> pygame.Surface:
        """A glowing pentagram in two circles, in the metal of a rank."""
        metal = METALS.get(rank, GOLD)
        return self._pictures.made(
            ("seal", rank, size), lambda: finer((size, size), lambda on, by: _pentagram(on, by, metal))
        )


def _pentagram(surface: pygame.Surface, factor: int, metal: tuple[int, int, int]) -> None:
    middle = surface.get_width() / 2
    reach = middle * 0.86
    tips = [
        (middle + reach * math.sin(2 * math.pi * 2 * tip / 5), middle - reach * math.cos(2 * math.pi * 2 * tip / 5))
        for tip in range(5)
    ]
    for width, tint in (
        (factor * 7, (*metal, 60)),
        (factor * 4, (*metal, 120)),
        (factor * 2, (*shade(metal, 1.25), 255)),
    ):
        layer = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        pygame.draw.lines(layer, tint, True, tips, width)
        for share in (0.97, 0.88):
            pygame.draw.circle(layer, tint, (middle, middle), middle * share, width)
        surface.blit(layer, (0, 0))


def _ribbon(banner: pygame.Surface) -> None:
    """Dark glass that fades out at both ends, between two gilt lines."""
    width, height = banner.get_size()
    ramp = pygame.Surface((9, 1), pygame.SRCALPHA)
    for step, strength in enumerate((0, 150, 225, 238, 238, 238, 225, 150, 0)):
        ramp.set_at((step, 0), (22, 10, 6, strength))
    banner.blit(pygame.transform.smoothscale(ramp, (width, height)), (0, 0))
    line = pygame.Surface((9, 1), pygame.SRCALPHA)
    for step, strength in enumerate((0, 90, 220, 255, 255, 255, 220, 90, 0)):
        line.set_at((step, 0), (222, 176, 92, strength))
    gilt = pygame.transform.smoothscale(line, (width, 2))
    banner.blit(gilt, (0, 0))
    banner.blit(gilt, (0, height - 2))
