"""The faces of Talisman's cards: Adventure, Spell, Purchase and Talisman cards, and the Character cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

import pygame

from game.assets import asset_folder
from game.engine.decision import Text
from game.talisman.box.register import (
    CARDS,
    ENEMY,
    EVENT,
    FOLLOWER,
    GOLD,
    MAGIC_OBJECT,
    OBJECT,
    PLACE,
    SPELL,
    STRANGER,
    Card,
)
from game.talisman.rules.table.space_enemies import SPACE_ENEMIES
from game.ui.kit.painting.lettering import paragraph, written
from game.ui.kit.painting.painter import box_at, put
from game.ui.kit.painting.without_waiting.patience import remembered
from game.ui.tables.common.cards import CardPainter, card_height, placed
from game.ui.tables.common.seals import seal
from game.words import say

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

COMPACT_BELOW = 118
"""Cards narrower than that show their picture and, if there is room, their name."""
READABLE = 9
"""The smallest letters of a card's words, in pixels of a usual monitor. A card too narrow for them is a small one."""
NAMED_FROM = 40
"""Smaller cards have no name."""
NAME_SHARES, SLIMMEST = (0.26, 0.36), 0.55
"""Of a small card's height that its name may take, and how slim its letters may become, of their usual width."""
INK = (43, 21, 8)
KIND_NAMES = {
    EVENT: Text("Event"), ENEMY: Text("Enemy"), STRANGER: Text("Stranger"), FOLLOWER: Text("Follower"),
    OBJECT: Text("Object"), MAGIC_OBJECT: Text("Magic Object"), GOLD: Text("Gold"), PLACE: Text("Place"),
    SPELL: Text("Spell"),
}  # fmt: skip
CREATURES = {
    "animal": Text("Animal"), "monster": Text("Monster"), "dragon": Text("Dragon"), "spirit": Text("Spirit"),
}  # fmt: skip
ACCENTS = {
    EVENT: (110, 58, 150), ENEMY: (150, 32, 20), STRANGER: (28, 112, 112), FOLLOWER: (58, 116, 44),
    OBJECT: (132, 88, 28), MAGIC_OBJECT: (32, 84, 164), GOLD: (184, 136, 24), PLACE: (86, 84, 102),
    SPELL: (70, 44, 148),
}  # fmt: skip
"""The colour of each kind of card, on the rims of small cards too."""
STRENGTH_COLOUR, CRAFT_COLOUR = (172, 36, 24), (36, 84, 170)


def type_line(card: Card) -> str:
    """The kind of a card in words: "Enemy · Dragon"."""
    kind = say(KIND_NAMES[card.kind])
    return f"{kind} · {say(CREATURES[card.creature])}" if card.creature else kind


FOE = "enemy:"
"""How the names of Enemies without a card of their own begin; they are drawn as if they had one."""
FOE_TEXT = Text("Guards its space and leaves no card behind.")


@cache
def foe_card(enemy: str) -> Card:
    """A card for an Enemy made by a space or by a Place card."""
    found = SPACE_ENEMIES[enemy]
    picture = enemy.removeprefix("cave_")
    number = 3 if found.craft else 2
    return Card(
        picture, found.name, FOE_TEXT, ENEMY, number, creature=found.creature, strength=found.strength,
        craft=found.craft,
    )  # fmt: skip


def front_of(card: Card) -> str:
    """The painted front a card is printed on."""
    if card.id == "talisman":
        return "talisman"
    if card.purchase and not card.copies:
        return "purchase"
    return OBJECT if card.kind == GOLD else card.kind


def scene_of(card: Card) -> str:
    """The picture of a card, or the emblem of its kind as long as nobody has painted it."""
    return _scene(card.id, card.kind, card.creature)


@cache
def _scene(card: str, kind: str, creature: str) -> str:
    painted = asset_folder() / "pictures" / "talisman"
    named = (f"cards/{card}.jpg", f"kinds/{kind}_{creature}.jpg", f"kinds/{kind}.jpg")
    found = next((name for name in named if (painted / name).exists()), named[0])
    return f"talisman/{found}"


class CardFaces(CardPainter):
    """The faces of all cards, each kept for every width it was asked for. Cards are named by their printed id."""

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        super().__init__(theme, pictures, "talisman")
        self.face = remembered(150)(self._face)
        self.back = remembered(24)(self._back)

    def load(self, card: str) -> None:
        """Read a card's picture from the disk."""
        self._pictures.picture(scene_of(CARDS[card]))

    def _back(self, deck: str, width: int) -> pygame.Surface:
        """The back of the "adventure" or "spell" cards."""
        return self._side(f"back_{deck}", width)

    def _face(self, name: str, width: int) -> pygame.Surface:
        card = foe_card(name.removeprefix(FOE)) if name.startswith(FOE) else CARDS[name]
        whole = self._whole(card, width) if width >= COMPACT_BELOW else None
        return whole or self._compact(card, width)

    # -- whole faces --------------------------------------------------------------------------------------

    def _whole(self, card: Card, width: int) -> pygame.Surface | None:
        """A card with all its words; None if they could not be read."""
        front, readable = front_of(card), READABLE * self._theme.density
        surface = self._side(f"front_{front}", width).copy()
        boxes = {part: placed(box, surface.get_rect()) for part, box in self._printed["single"].items()}
        scene, text = boxes["scene"], boxes["text"]
        words = paragraph(self._theme, say(card.face), "body", width * 0.056, text.size, INK, readable)
        if words is None:
            return None
        surface.blit(self._pictures.picture(scene_of(card), scene.size), scene)
        pygame.draw.rect(surface, (54, 34, 14), scene, max(1, width // 220))
        ink = pygame.Color(self._printed["ink"][front])
        self._write_in(surface, say(card.name), "title", boxes["title"], 0.62, ink)
        if boxes["type"].height * 0.86 >= readable:
            self._write_in(surface, type_line(card), "small_caps", boxes["type"], 0.86, (92, 58, 26))
        put(surface, words, midtop=(text.centerx, text.top + (text.height - words.get_height()) // 3))
        if card.strength or card.craft:
            self._seal(surface, card, boxes["value"])
        if card.number:
            self._number(surface, card, boxes["number"])
        return surface

    def _seal(self, surface: pygame.Surface, card: Card, box: pygame.Rect) -> None:
        """The Strength or Craft of an Enemy on a wax seal."""
        colour = STRENGTH_COLOUR if card.strength else CRAFT_COLOUR
        seal(surface, box, colour)
        inks = (255, 244, 214), (30, 6, 4)
        number, depth = str(card.strength or card.craft), max(1, box.height // 30)
        self.draw_title(surface, number, box.height * 0.66, box.width, inks, depth, center=box.center)

    def _number(self, surface: pygame.Surface, card: Card, box: pygame.Rect) -> None:
        """The number that says when the card is dealt with (TAL-6.15.2a)."""
        pygame.draw.circle(surface, (92, 62, 30), box.center, box.height // 2)
        pygame.draw.circle(surface, (232, 214, 170), box.center, round(box.height * 0.42))
        self._write_in(surface, str(card.number), "title", box, 0.6, (74, 44, 18))

    # -- small ones ---------------------------------------------------------------------------------------

    def _compact(self, card: Card, width: int) -> pygame.Surface:
        """A small card: a rim in its kind's colour, the picture, the name if it can be read, the value."""
        height = card_height(width)
        surface = pygame.Surface((width, height), pygame.SRCALPHA)
        accent = ACCENTS[card.kind]
        radius = max(2, width // 12)
        pygame.draw.rect(surface, (24, 14, 8), surface.get_rect(), border_radius=radius)
        rim = max(1, width // 24)
        light = tuple(min(255, part + 70) for part in accent)
        pygame.draw.rect(surface, light, surface.get_rect(), rim, border_radius=radius)
        inner = surface.get_rect().inflate(-2 * rim - 1, -2 * rim - 1)
        name = self._small_name(say(card.name), inner.width - 2, height, accent) if width >= NAMED_FROM else None
        name_height = max(round(height * NAME_SHARES[0]), name.get_height()) if name is not None else 0
        scene = pygame.Rect(inner.left, inner.top, inner.width, inner.height - name_height)
        surface.blit(self._pictures.cover(scene_of(card), scene.size), scene)
        if name is not None:
            box = pygame.Rect(inner.left, scene.bottom, inner.width, inner.bottom - scene.bottom)
            surface.fill((238, 224, 188), box)
            surface.blit(name, name.get_rect(center=box.center))
        if card.strength or card.craft:
            side = round(min(width * 0.5, max(14, height * 0.3)))
            self._seal(surface, card, box_at((side, side), bottomright=(scene.right + 1, scene.bottom + 1)))
        return surface

    def _small_name(self, words: str, width: int, height: int, ink: tuple[int, int, int]) -> pygame.Surface | None:
        """The name of a small card in lines, one more than usual if need be; else in slim letters."""
        size = max(float(READABLE), height * 0.115)
        for share in NAME_SHARES:
            lines = paragraph(self._theme, words, "sans_bold", size, (width, round(height * share)), ink, READABLE)
            if lines is not None:
                return lines
        for rows in ((words,), _halves(words)):
            made = [written(self._theme, row, "sans_bold", READABLE, ink) for row in rows]
            if width >= max(row.get_width() for row in made) * SLIMMEST:
                return _below_each_other(made, width)
        return None


def _halves(words: str) -> tuple[str, ...]:
    """Words in two rows of about the same length."""
    middle, spaces = len(words) / 2, [place for place, letter in enumerate(words) if letter == " "]
    at = min(spaces, key=lambda place: abs(place - middle), default=len(words))
    return words[:at], words[at + 1 :]


def _below_each_other(rows: Sequence[pygame.Surface], width: int) -> pygame.Surface:
    """Rows of letters, those that are wider than that slimmer."""
    high = rows[0].get_height()
    made = pygame.Surface((width, high * len(rows)), pygame.SRCALPHA)
    for number, row in enumerate(rows):
        slim = pygame.transform.smoothscale(row, (min(width, row.get_width()), high))
        made.blit(slim, slim.get_rect(midtop=(width // 2, high * number)))
    return made
