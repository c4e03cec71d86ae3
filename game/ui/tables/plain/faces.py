"""Pictures of tokens, cards and dice; each is painted once for every size and kept."""

from __future__ import annotations

import pygame
from pygame import Color, Rect, Surface

from game.ui.kit.painting.glow import Colour
from game.ui.kit.painting.lettering import one_line, paragraph
from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.painting.without_waiting.patience import remembered

INK, RED_INK = (58, 34, 16), (122, 26, 18)
IVORY, BONE = (244, 232, 200), (150, 124, 84)
WOOD = (128, 92, 52)
"""The colour of a token that belongs to nobody."""
PIPS = {
    1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}  # fmt: skip
FINER = 3
"""Round shapes are drawn so many times larger, and made smaller."""
ICON = "icon:"
"""How signs begin that are no letters but an icon's name."""
SMALL_CARD = 74
"""Cards less wide than this carry their name and sign only."""


class Faces(Painter):
    """What things look like."""

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        super().__init__(theme, pictures)
        self.token = remembered(120)(self._token)
        self.die = remembered(160)(self._die)
        self.card = remembered(160)(self._card)
        self.back = remembered(24)(self._back)

    def icon_or_words(self, sign: str, size: int, colour: Colour, style: str = "title") -> Surface:
        """An icon ("icon:crown"), or some letters."""
        if sign.startswith(ICON):
            return self._pictures.icon(sign.removeprefix(ICON), size, Color(colour))
        return one_line(self._theme, sign, style, size * 0.9, size * 2, colour)

    def _token(self, size: int, colour: Colour | None, sign: str) -> Surface:
        """A turned disc of wood, stained in a seat's colour, with a sign inlaid."""
        big = size * FINER
        disc, centre, radius = Surface((big, big), pygame.SRCALPHA), (big // 2, big // 2), big // 2 - FINER
        stain = Color(colour or WOOD)
        dark, light = stain.lerp("black", 0.5), stain.lerp("white", 0.34)
        pygame.draw.circle(disc, Color(12, 6, 2), centre, radius)
        pygame.draw.circle(disc, dark, centre, radius - big // 40)
        for share, tone in ((0.93, light), (0.87, stain), (0.68, stain.lerp("black", 0.26)), (0.63, stain)):
            pygame.draw.circle(disc, tone, (centre[0], centre[1] - big // 60), round(radius * share))
        disc = pygame.transform.smoothscale(disc, (size, size))
        if sign and size >= 12:
            bright = 0.3 * stain.r + 0.59 * stain.g + 0.11 * stain.b > 140
            ink = (40, 22, 8) if bright else (255, 246, 222)
            inlaid = self.icon_or_words(sign, max(8, round(size * 0.44)), ink)
            disc.blit(inlaid, inlaid.get_rect(center=(size // 2, size // 2 - size // 60)))
        return disc

    def _die(self, size: int, face: int | str, colour: Colour | None, angle: int = 0) -> Surface:
        """An ivory die with pips or letters; its corners have its seat's colour."""
        big = size * FINER
        cube = Surface((big, big), pygame.SRCALPHA)
        rect, radius = cube.get_rect(), big // 5
        pygame.draw.rect(cube, BONE, rect, border_radius=radius)
        pygame.draw.rect(cube, IVORY, rect.inflate(-big // 14, -big // 14).move(0, -big // 50), border_radius=radius)
        if colour is not None:
            pygame.draw.rect(cube, colour, rect.inflate(-big // 24, -big // 24), big // 14, border_radius=radius)
        if isinstance(face, int) and face in PIPS:
            for x, y in PIPS[face]:
                at = (rect.centerx + x * big * 0.25, rect.centery + y * big * 0.25)
                pygame.draw.circle(cube, RED_INK if face == 1 else INK, at, big * (0.12 if face == 1 else 0.09))
            cube = pygame.transform.rotate(cube, angle) if angle else cube
            return pygame.transform.smoothscale_by(cube, 1 / FINER)
        cube = pygame.transform.smoothscale(cube, (size, size))
        words = self.icon_or_words(str(face), max(8, round(size * 0.6)), INK)
        cube.blit(words, words.get_rect(center=cube.get_rect().center))
        return pygame.transform.rotate(cube, angle) if angle else cube

    def tumbling(self, size: int, face: int | str, colour: Colour | None) -> tuple[Surface, ...]:
        """A die that whirls and comes to rest."""
        whirling = [self.die(size, 1 + (step * 5) % 6, colour, (9 - step) * 47 % 360) for step in range(9)]
        return (*whirling, self.die(size, face, colour, 12), self.die(size, face, colour, 0))

    # -- cards --------------------------------------------------------------------------------------------

    def _back(self, size: tuple[int, int]) -> Surface:
        """Leather with a gilt frame."""
        surface = self._pictures.cover("chrome/panel.jpg", size).convert_alpha()
        _tint(surface, (120, 40, 30))
        edge, width = surface.get_rect(), max(1, size[0] // 40)
        pygame.draw.rect(surface, (206, 162, 84), edge.inflate(-4 * width, -4 * width), width, size[0] // 16)
        self.draw_icon(surface, "pentacle", max(8, size[0] // 2), (206, 162, 84), center=edge.center)
        return _rounded(surface, size[0] // 12)

    def _card(
        self, size: tuple[int, int], name: str, words: str, sign: str, picture: str, colour: Colour | None
    ) -> Surface:
        """Parchment with the card's name, its signs, its picture and its words."""
        surface = self._pictures.cover("chrome/parchment.jpg", size).convert_alpha()
        rect, edge = surface.get_rect(), max(2, size[0] // 30)
        pygame.draw.rect(surface, colour or (96, 62, 26), rect, edge, border_radius=size[0] // 12)
        inner = rect.inflate(-4 * edge, -4 * edge)
        corner = max(8, size[0] // 5) if sign else 0
        title = one_line(self._theme, name, "title", max(9, size[0] * 0.12), inner.width - corner, RED_INK)
        height = max(title.get_height(), corner)
        surface.blit(title, title.get_rect(center=(inner.centerx + corner // 2, inner.top + height // 2)))
        if sign:
            mark = self.icon_or_words(sign, corner, INK)
            surface.blit(mark, mark.get_rect(center=(inner.left + corner // 2, inner.top + height // 2)))
        body = Rect(inner.left, inner.top + height + edge, inner.width, inner.height - height - edge)
        self._body(surface, body, words if size[0] >= SMALL_CARD else "", sign, picture)
        return _rounded(surface, size[0] // 12)

    def _body(self, surface: Surface, box: Rect, words: str, sign: str, picture: str) -> None:
        """The picture (or the sign once more, large), and the words below it."""
        scene = Rect(box.left, box.top, box.width, round(box.height * 0.5) if words else box.height)
        if "." in picture:
            surface.blit(self._pictures.cover(picture, scene.size), scene)
        elif picture or sign:
            large = self.icon_or_words(picture or sign, max(8, round(min(scene.size) * 0.62)), INK)
            surface.blit(large, large.get_rect(center=scene.center))
        else:
            scene.height = 0
        if words:
            room = Rect(box.left, scene.bottom, box.width, box.bottom - scene.bottom)
            text = paragraph(self._theme, words, "body", surface.get_width() * 0.085, room.size, INK, 8)
            if text is not None:
                surface.blit(text, text.get_rect(center=room.center))


def _tint(surface: Surface, colour: Colour) -> None:
    surface.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)


def _rounded(surface: Surface, radius: int) -> Surface:
    """The picture with round corners."""
    mask = Surface(surface.get_size(), pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=max(2, radius))
    surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return surface
