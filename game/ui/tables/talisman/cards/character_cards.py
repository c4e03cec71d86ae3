"""The Character cards: portrait, values at the start, and the special abilities in words."""

from __future__ import annotations

import pygame

from game.talisman.box.board import SPACES
from game.talisman.box.characters import CHARACTERS
from game.ui.kit.painting.glow import panel
from game.ui.kit.painting.lettering import one_line, paragraph
from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.painting.without_waiting.patience import remembered
from game.ui.tables.common.cards import card_height
from game.ui.tables.common.seals import seal
from game.ui.tables.talisman.cards.faces import CRAFT_COLOUR, INK, STRENGTH_COLOUR
from game.ui.tables.talisman.sheets.drawing import ALIGNMENTS
from game.words import _, say


class CharacterCards(Painter):
    """Draws Character cards, kept per width."""

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        super().__init__(theme, pictures)
        self.face = remembered(40)(self._face)

    def _face(self, name: str, width: int) -> pygame.Surface:
        """The card of a Character."""
        card = CHARACTERS[name]
        size = (width, card_height(width))
        surface = self._pictures.picture("talisman/cards/front_alignment.png", size).copy()
        unit = width / 500
        title = pygame.Rect(round(66 * unit), round(26 * unit), round(368 * unit), round(52 * unit))
        words = one_line(self._theme, say(card.name), "title", title.height * 0.64, title.width, (74, 34, 12))
        surface.blit(words, words.get_rect(center=title.center))
        scene = pygame.Rect(round(40 * unit), round(100 * unit), round(420 * unit), round(300 * unit))
        surface.blit(self._pictures.cover(f"talisman/characters/{name}.jpg", scene.size), scene)
        pygame.draw.rect(surface, (54, 34, 14), scene, max(1, width // 200))
        for number, (value, colour) in enumerate(((card.strength, STRENGTH_COLOUR), (card.craft, CRAFT_COLOUR))):
            spot = pygame.Rect(0, 0, round(74 * unit), round(74 * unit))
            spot.center = (
                scene.left + round(50 * unit) if not number else scene.right - round(50 * unit),
                scene.bottom,
            )
            seal(surface, spot, colour)
            drawn = one_line(self._theme, str(value), "title", spot.height * 0.6, spot.width, (255, 244, 214))
            surface.blit(drawn, drawn.get_rect(center=spot.center))
        self._line(surface, card.alignment, SPACES[card.start].name, scene, unit)
        box = pygame.Rect(round(46 * unit), round(448 * unit), round(408 * unit), round(240 * unit))
        surface.blit(panel(box.size, 6, (246, 234, 204, 150), (0, 0, 0, 0)), box)
        text = "  ".join(say(line) for line in card.says)
        body = paragraph(self._theme, text, "body", width * 0.05, (box.width - 8, box.height), INK, 5)
        if body is not None:
            surface.blit(body, body.get_rect(center=box.center))
        return surface

    def _line(self, surface: pygame.Surface, alignment: str, start: object, scene: pygame.Rect, unit: float) -> None:
        words = _("{alignment} · begins: {space}", alignment=say(ALIGNMENTS[alignment]), space=start)
        drawn = one_line(self._theme, words, "small_caps", 26 * unit, scene.width - round(170 * unit), (92, 58, 26))
        surface.blit(drawn, drawn.get_rect(midtop=(scene.centerx, scene.bottom + round(8 * unit))))
