"""A Character's sheet with everything before its player, and the compact line of every other player."""

from __future__ import annotations

import pygame

from game.engine.decision import Text
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.register import CARD_OF
from game.talisman.state import OBJECT_LIMIT, STRENGTH_FOR_A_POINT
from game.talisman.view import HeroView, TalismanView
from game.ui.kit.painting.glow import Colour, panel
from game.ui.kit.painting.lettering import embossed, one_line, paragraph
from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.patterns import SEAT_PATTERNS, patterned
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.seats import colour_of, icon_of, shape_of
from game.ui.tables.common.telling.statuses import Status
from game.ui.tables.talisman.board.tokens import TOAD, TokenPictures
from game.ui.tables.talisman.sheets.bearers import is_bearer
from game.ui.tables.talisman.sheets.layout import ROWS, VALUES, SheetBoxes, counts_shown, plate_boxes
from game.words import _, say

PAPER, FAINT = (243, 223, 174), (206, 182, 140)
ICONS = {
    "strength": "broadsword", "craft": "pentacle", "lives": "hearts", "gold": "coins",
    "spells": "scroll-unfurled", "objects": "swap-bag", "followers": "three-friends", "trophies": "crowned-skull",
}  # fmt: skip
COLOURS: dict[str, Colour] = {
    "strength": (206, 62, 44), "craft": (84, 140, 226), "lives": (98, 186, 82), "gold": (240, 196, 70),
    "spells": (176, 150, 240), "objects": (220, 170, 104), "followers": (140, 204, 120), "trophies": (226, 126, 110),
}  # fmt: skip
"""The counters' colours, Strength red, Craft blue, Lives green, Gold yellow (TAL-2.7a to TAL-2.7d); and the cards'."""
LABELS = {
    "spells": Text("Spells"), "objects": Text("Objects"), "followers": Text("Followers"),
    "trophies": Text("Defeated Enemies"),
}  # fmt: skip
ALIGNMENT_ICONS = {"good": "sunbeams", "neutral": "scales", "evil": "daemon-skull"}
ALIGNMENT_COLOURS: dict[str, Colour] = {"good": (250, 226, 140), "neutral": (196, 204, 214), "evil": (240, 112, 96)}
ALIGNMENTS = {"good": Text("Good"), "neutral": Text("Neutral"), "evil": Text("Evil")}


def counts_of(hero: HeroView) -> dict[str, int]:
    """How many cards of each row the Character has."""
    return {
        "spells": hero.spell_count, "objects": len(hero.objects) + bool(hero.raft), "followers": len(hero.followers),
        "trophies": len(hero.trophies),
    }  # fmt: skip


def values_of(hero: HeroView) -> dict[str, int]:
    """The four numbers, Strength and Craft with everything that is added now."""
    return {
        "strength": hero.strength, "craft": hero.craft, "lives": hero.lives, "gold": hero.gold,
    }  # fmt: skip


def has_no_limit(hero: HeroView) -> bool:
    """Whether the Character may carry any number of Objects (a Mule)."""
    abilities = [CARD_OF[card].ability for card in hero.objects]
    return any(ability is not None and ability.unlimited_objects for ability in abilities)


def trophy_strength(hero: HeroView) -> int:
    """The Strength of all defeated Enemies kept for exchange."""
    return sum(CARD_OF[card].strength for card in hero.trophies)


def amount(hero: HeroView, row: str, count: int) -> str:
    """How many cards of a row, and how many there may be; of Objects also those that are free, of Enemies their
    Strength towards the next point.
    """
    if row == "spells":
        return f"{count} / {hero.spell_allowance}"
    if row == "objects":
        free = count - hero.counted_objects
        counted = f"{hero.counted_objects} / {OBJECT_LIMIT}" + (f" + {free}" if free > 0 else "")
        return str(count) if has_no_limit(hero) else counted
    if row == "trophies" and count:
        return f"{trophy_strength(hero)} / {STRENGTH_FOR_A_POINT}"
    return str(count)


class Sheets(Painter):
    """Draws sheets and compact lines."""

    def __init__(self, theme: Theme, pictures: PictureStore, tokens: TokenPictures) -> None:
        super().__init__(theme, pictures)
        self._tokens = tokens

    # -- the sheet ----------------------------------------------------------------------------------------

    def draw(
        self, surface: pygame.Surface, view: TalismanView, seat: int, rect: pygame.Rect, boxes: SheetBoxes
    ) -> None:
        """Draw a whole sheet but its cards and signs, which are pieces of their own."""
        hero = view.heroes[seat]
        self.ground(surface, view, seat, rect)
        self.portrait(surface, hero, boxes.portrait)
        name = say(CHARACTERS[hero.character].name) if hero.character else hero.seat.name
        self.words(surface, name, "title", boxes.name, boxes.letters[0], (250, 228, 170))
        self.player(surface, hero, boxes.player)
        if hero.character:
            self.alignment(surface, hero, boxes.alignment)
            self.abilities(surface, hero, boxes.words, boxes.letters[1])
        for value in VALUES:
            self.value(surface, value, hero, boxes.values[value])
        counts = counts_of(hero)
        for row in ROWS:
            self.label(surface, row, hero, counts[row], boxes.labels[row])
            self.shelf(surface, boxes.rows[row])

    def ground(self, surface: pygame.Surface, view: TalismanView, seat: int, rect: pygame.Rect) -> None:
        hero = view.heroes[seat]
        colour = colour_of(hero.seat)
        radius = max(6, rect.width // 30)
        ground = self._pictures.made(("talisman sheet", rect.size), lambda: self._leather(rect.size))
        surface.blit(ground, rect)
        pygame.draw.rect(surface, colour, rect, max(2, rect.width // 110), border_radius=radius)
        pygame.draw.rect(surface, (122, 90, 40), rect.inflate(-7, -7), 1, border_radius=radius - 3)
        if self._theme.patterns:
            kind = SEAT_PATTERNS[seat % len(SEAT_PATTERNS)]
            surface.blit(patterned(kind, rect.size, radius, max(5, self._theme.px(8))), rect)

    def _leather(self, size: tuple[int, int]) -> pygame.Surface:
        """Dark leather with rounded corners."""
        ground = self._pictures.cover("chrome/panel.jpg", size).convert_alpha()
        veil = pygame.Surface(size, pygame.SRCALPHA)
        veil.fill((16, 8, 4, 120))
        ground.blit(veil, (0, 0))
        mask = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=max(6, size[0] // 30))
        ground.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return ground

    def portrait(self, surface: pygame.Surface, hero: HeroView, box: pygame.Rect) -> None:
        if hero.character:
            picture = self._pictures.cover(f"talisman/characters/{hero.character}.jpg", box.size)
            surface.blit(pygame.transform.grayscale(picture) if hero.seat.out else picture, box)
        else:
            self.draw_icon(surface, "hooded-figure", box.width * 3 // 4, FAINT, center=box.center)
        if hero.toad:
            size = round(box.width * 0.62)
            toad = self._pictures.picture(f"talisman/tokens/{TOAD}.png", (size, size))
            surface.blit(toad, toad.get_rect(bottomright=(box.right + 2, box.bottom + 2)))
        pygame.draw.rect(surface, (232, 196, 112), box, max(1, box.width // 46), border_radius=3)

    def words(
        self, surface: pygame.Surface, words: str, style: str, box: pygame.Rect, share: float, ink: Colour
    ) -> None:
        self.draw_words(surface, words, style, box.height * share, box.width, ink, midleft=box.midleft)

    def player(self, surface: pygame.Surface, hero: HeroView, box: pygame.Rect) -> None:
        size = max(9, round(box.height * 0.62))
        self.draw_icon(surface, icon_of(hero.seat), size, colour_of(hero.seat), midleft=box.midleft)
        room = pygame.Rect(box.left + size + 5, box.top, box.width - size - 5, box.height)
        self.words(surface, hero.seat.name, "sans_bold", room, 0.72, PAPER)

    def alignment(self, surface: pygame.Surface, hero: HeroView, box: pygame.Rect) -> None:
        size = max(9, round(box.height * 0.72))
        colour = ALIGNMENT_COLOURS[hero.alignment]
        self.draw_icon(surface, ALIGNMENT_ICONS[hero.alignment], size, colour, midleft=box.midleft)
        room = pygame.Rect(box.left + size + 5, box.top, box.width - size - 5, box.height)
        self.words(surface, say(ALIGNMENTS[hero.alignment]), "italic", room, 0.8, colour)

    def abilities(self, surface: pygame.Surface, hero: HeroView, box: pygame.Rect, share: float) -> None:
        """The special abilities in words, where there is room for them."""
        if box.height < 30:
            return
        text = "  ".join(say(line) for line in CHARACTERS[hero.character].says)
        size = max(13 * self._theme.density, box.width * share)
        words = paragraph(self._theme, text, "body", size, box.size, PAPER, 8)
        if words is not None:
            surface.blit(words, words.get_rect(midtop=(box.centerx, box.top + min(12, box.height // 12))))

    def value(self, surface: pygame.Surface, value: str, hero: HeroView, box: pygame.Rect) -> None:
        """A value on a plaque: its sign and the number; smaller behind it the own points and what is added to them."""
        number = values_of(hero)[value]
        colour = COLOURS[value]
        surface.blit(panel(box.size, box.height // 4, (12, 7, 5, 190), (*colour, 200), max(1, box.height // 26)), box)
        size = round(min(box.height * 0.56, box.width * 0.44))
        self.draw_icon(surface, ICONS[value], size, colour, midleft=(box.left + round(box.height * 0.14), box.centery))
        room = round((box.width - box.height * 0.24 - size) * 0.92)
        face = one_line(self._theme, str(number), "title", box.height * 0.6, room, (255, 244, 214))
        shade = one_line(self._theme, str(number), "title", box.height * 0.6, room, (20, 8, 4))
        words = embossed(face, shade, max(1, box.height // 30))
        left = box.left + round(box.height * 0.2) + size
        middle = left + (box.right - left) // 2
        own = {"strength": hero.own_strength, "craft": hero.own_craft}.get(value, number)
        if own != number:
            parts = f"{own}{number - own:+}"
            small = one_line(self._theme, parts, "sans_bold", box.height * 0.3, box.width // 3, FAINT)
            surface.blit(small, small.get_rect(bottomright=(box.right - 3, box.bottom - 2)))
            middle -= small.get_width() // 2
        surface.blit(words, words.get_rect(center=(middle, box.centery)))

    def label(self, surface: pygame.Surface, row: str, hero: HeroView, count: int, box: pygame.Rect) -> None:
        size = round(box.height * 0.86)
        self.draw_icon(surface, ICONS[row], size, COLOURS[row], midleft=box.midleft)
        drawn = one_line(self._theme, amount(hero, row, count), "sans_bold", box.height * 0.84, box.width // 2, PAPER)
        surface.blit(drawn, drawn.get_rect(midright=box.midright))
        room = pygame.Rect(box.left + size + 4, box.top, box.width - size - 10 - drawn.get_width(), box.height)
        self.words(surface, say(LABELS[row]), "small_caps", room, 0.9, FAINT)

    def shelf(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """The sunken place of a row of cards."""
        surface.blit(panel(box.inflate(6, 4).size, 5, (8, 4, 2, 96), (122, 90, 40, 70)), box.inflate(6, 4))

    def chip(self, surface: pygame.Surface, status: Status, rect: pygame.Rect) -> None:
        """A sign of what weighs on the Character."""
        surface.blit(panel(rect.size, rect.height // 3, (58, 34, 22, 236), (*status.colour, 220)), rect)
        size = round(rect.height * 0.76)
        icon = self._pictures.icon(status.icon, size, pygame.Color(status.colour))
        surface.blit(icon, icon.get_rect(midleft=(rect.left + (rect.height - size) // 2 + 1, rect.centery)))
        room = rect.width - rect.height - 5
        words = one_line(self._theme, say(status.label), "sans_bold", rect.height * 0.68, room, PAPER)
        surface.blit(words, words.get_rect(midleft=(rect.left + rect.height, rect.centery)))

    # -- the compact line ---------------------------------------------------------------------------------

    def draw_plate(self, surface: pygame.Surface, view: TalismanView, seat: int, rect: pygame.Rect) -> None:
        """Draw the compact line of a player."""
        hero = view.heroes[seat]
        colour = colour_of(hero.seat)
        radius = max(5, rect.height // 8)
        surface.blit(panel(rect.size, radius, (24, 13, 8, 226), (*colour, 255), max(1, rect.height // 34)), rect)
        boxes = plate_boxes(rect, self._theme.density)
        self._figure(surface, hero, boxes.figure)
        self._signs(surface, view, hero, boxes.figure)
        self.words(surface, hero.seat.name, "sans_bold", boxes.name, 0.82, PAPER if not hero.seat.out else FAINT)
        if hero.character:
            drawn = one_line(
                self._theme, say(CHARACTERS[hero.character].name), "italic", boxes.character.height * 0.78,
                boxes.character.width, ALIGNMENT_COLOURS[hero.alignment],
            )  # fmt: skip
            surface.blit(drawn, drawn.get_rect(midright=boxes.character.midright))
        if hero.seat.out:
            self.words(surface, _("Out of the game"), "sans_italic", _joined(boxes.values), 0.8, FAINT)
            return
        numbers = {**values_of(hero), **counts_of(hero)}
        for name, box in (*boxes.values.items(), *counts_shown(boxes, numbers).items()):
            self._small_value(surface, name, numbers[name], box)

    def _signs(self, surface: pygame.Surface, view: TalismanView, hero: HeroView, figure: pygame.Rect) -> None:
        """On a player's figure: that the turn is his, and that he holds a Talisman."""
        size, gold = max(10, figure.width // 3), (255, 226, 140)
        if hero.seat.seat == view.active and not hero.seat.out:
            self.draw_icon(surface, "hourglass", size, gold, topleft=(figure.left - 2, figure.top - 2))
        if is_bearer(view, hero):
            centre = (figure.right - size // 2, figure.top + size // 2)
            pygame.draw.circle(surface, (24, 13, 8), centre, size // 2 + 2)
            pygame.draw.circle(surface, gold, centre, size // 2 + 2, 1)
            self.draw_icon(surface, "gem-pendant", size - 2, gold, center=centre)

    def _figure(self, surface: pygame.Surface, hero: HeroView, box: pygame.Rect) -> None:
        if not hero.character:
            self.draw_icon(surface, "hooded-figure", box.width * 3 // 4, FAINT, center=box.center)
            return
        figure = TOAD if hero.toad else hero.character
        picture = self._tokens.token(figure, colour_of(hero.seat), shape_of(hero.seat), box.width)
        picture = pygame.transform.grayscale(picture) if hero.seat.out else picture
        surface.blit(picture, picture.get_rect(center=box.center))

    def _small_value(self, surface: pygame.Surface, name: str, number: int, box: pygame.Rect) -> None:
        size = round(min(box.height * 0.74, box.width * 0.5))
        faded = name in ROWS and not number
        red, green, blue = COLOURS[name]
        colour = (red // 2, green // 2, blue // 2) if faded else COLOURS[name]
        self.draw_icon(surface, ICONS[name], size, colour, midleft=(box.left, box.centery))
        ink = FAINT if faded else (255, 244, 214)
        words = one_line(self._theme, str(number), "sans_bold", box.height * 0.8, box.width - size, ink)
        surface.blit(words, words.get_rect(midleft=(box.left + size + 2, box.centery)))


def _joined(boxes: dict[str, pygame.Rect]) -> pygame.Rect:
    """The rectangle round several."""
    first, *others = boxes.values()
    return first.unionall(others)
