"""Draws the pieces of the table: cards, figures, sheets, piles, goods, dice to throw."""

from __future__ import annotations

import pygame

from game.engine.decision import Decision, Text
from game.talisman.box.board import SPACES
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.register import CARDS
from game.talisman.view import TalismanView
from game.ui.kit.painting.glow import GOLD, blit_halo, halo, panel, shadow
from game.ui.kit.painting.lettering import one_line, paragraph
from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.dice import DicePictures
from game.ui.tables.common.marks import draw_tick
from game.ui.tables.common.pieces import CARD, CHIP, Piece
from game.ui.tables.common.seats import colour_of, shape_of
from game.ui.tables.talisman.board.tokens import TOAD, TokenPictures
from game.ui.tables.talisman.cards.character_cards import CharacterCards
from game.ui.tables.talisman.cards.faces import CardFaces
from game.ui.tables.talisman.kinds import (
    BELL,
    CARD_BACK,
    FIGHTER,
    FOE,
    GOAL_SHOWN,
    GOLD_BAG,
    GROUND,
    ITEM,
    PLATE,
    PORTRAIT,
    SHEET,
    STACK,
    STOP,
    THROW,
    TOKEN,
)
from game.ui.tables.talisman.sheets.drawing import Sheets
from game.ui.tables.talisman.sheets.layout import full_boxes, sheet_boxes
from game.ui.tables.talisman.sheets.panels import CLOSE, CROSS, title_of
from game.ui.tables.talisman.sheets.statuses import statuses
from game.ui.tables.talisman.sheets.stops_panel import OPENED, TITLE, StopsDrawing
from game.ui.tables.talisman.stage.drawing import StageDrawing
from game.ui.tables.talisman.stage.parts import Stage
from game.words import _, say

PANEL_TITLES = {
    "stock": Text("Equipment and Talismans in stock"), "adventure_discard": Text("Discarded Adventure cards"),
    "spell_discard": Text("Discarded Spells"), "seen": Text("The next Adventure cards"), OPENED: TITLE,
}  # fmt: skip


class PieceDrawing(Painter):
    """Draws one piece after the other."""

    def __init__(
        self,
        theme: Theme,
        pictures: PictureStore,
        cards: CardFaces,
        characters: CharacterCards,
        tokens: TokenPictures,
        dice: DicePictures,
        stage: StageDrawing,
    ) -> None:
        super().__init__(theme, pictures)
        self._cards, self._characters, self._tokens, self._dice, self._stage = cards, characters, tokens, dice, stage
        self._sheets = Sheets(theme, pictures, tokens)
        self._stops = StopsDrawing(theme, pictures)
        self._decision: Decision | None = None
        self._draw_of = {
            CARD: self._draw_card, TOKEN: self._draw_token, GOLD_BAG: self._draw_gold, SHEET: self._draw_sheet,
            PLATE: self._draw_plate, CHIP: self._draw_chip, STACK: self._draw_stack, CARD_BACK: self._draw_back,
            GROUND: self._draw_ground, FOE: self._draw_foe, ITEM: self._draw_item,
            PORTRAIT: self._draw_portrait, THROW: self._draw_throw,
            GOAL_SHOWN: self._draw_scene, BELL: self._draw_bell, STOP: self._draw_stop,
        }  # fmt: skip

    def draw(
        self, surface: pygame.Surface, view: TalismanView, piece: Piece, decision: Decision | None, stage: Stage | None
    ) -> None:
        """Draw one piece, but no space. ``decision`` is the open question, ``stage`` what is shown over the board."""
        self._decision = decision
        if stage is not None and (piece.kind == FIGHTER or piece.zone == "fight"):
            self._stage.draw_of_fight(surface, view, piece, stage)
            return
        draw = self._draw_of.get(piece.kind)
        if draw is not None:
            draw(surface, view, piece)

    def _draw_card(self, surface: pygame.Surface, view: TalismanView, piece: Piece) -> None:
        width = piece.rect.width
        shade = shadow(piece.rect.size, max(2, width // 14), max(4, width // 8), 170)
        blit_halo(surface, shade, piece.rect, (0, max(1, width // 40)))
        surface.blit(self._cards.face(piece.face, width), piece.rect)
        points = dict(view.points).get(piece.id.removeprefix("card:"))
        if points is not None and width >= 30:
            self._count(surface, str(points), piece.rect)
        if piece.zone == "shelves" and piece.count:
            rect = piece.rect
            draw_tick(surface, self._pictures, pygame.Rect(rect.left, rect.top + 4, rect.width // 2, rect.height // 2))

    def _draw_token(self, surface: pygame.Surface, view: TalismanView, piece: Piece) -> None:
        hero = view.heroes[int(piece.id.rpartition(":")[2])]
        if hero.seat.seat == view.active and piece.zone.startswith("space:"):
            light = halo(piece.rect.size, piece.rect.width // 2, max(6, piece.rect.width // 4), GOLD, 210)
            blit_halo(surface, light, piece.rect)
        figure = TOAD if hero.toad else hero.character
        colour = colour_of(hero.seat)
        picture = self._tokens.token(figure, colour, shape_of(hero.seat), piece.rect.width)
        surface.blit(picture, picture.get_rect(center=piece.rect.center))

    def _draw_gold(self, surface: pygame.Surface, view: TalismanView, piece: Piece) -> None:
        icon = self._pictures.icon("coins", piece.rect.width, pygame.Color(246, 204, 78))
        shade = self._pictures.icon("coins", piece.rect.width, pygame.Color(30, 16, 4))
        surface.blit(shade, piece.rect.move(1, 2))
        surface.blit(icon, piece.rect)
        self._count(surface, str(piece.count), piece.rect)

    def _count(self, surface: pygame.Surface, words: str, rect: pygame.Rect) -> None:
        """A number in the lower corner of something."""
        size = max(11, round(rect.height * 0.34))
        drawn = one_line(self._theme, words, "sans_bold", size, rect.width, (255, 244, 214))
        box = pygame.Rect(0, 0, max(drawn.get_width() + 6, size), size + 2)
        box.bottomright = (rect.right + 1, rect.bottom + 1)
        surface.blit(panel(box.size, box.height // 2, (20, 10, 6, 230), (214, 166, 84, 255)), box)
        surface.blit(drawn, drawn.get_rect(center=box.center))

    def _draw_sheet(self, surface: pygame.Surface, view: TalismanView, piece: Piece) -> None:
        seat = int(piece.zone.partition(":")[2])
        full = piece.face == "full"
        if seat == view.active and not full:
            blit_halo(surface, halo(piece.rect.size, piece.rect.width // 30, 12, GOLD, 190), piece.rect)
        boxes = full_boxes(piece.rect) if full else sheet_boxes(piece.rect, density=self._theme.density)
        self._sheets.draw(surface, view, seat, piece.rect, boxes)

    def _draw_plate(self, surface: pygame.Surface, view: TalismanView, piece: Piece) -> None:
        seat = int(piece.zone.partition(":")[2])
        if seat == view.active:
            blit_halo(surface, halo(piece.rect.size, piece.rect.height // 8, 10, GOLD, 220), piece.rect)
        self._sheets.draw_plate(surface, view, seat, piece.rect)

    def _draw_chip(self, surface: pygame.Surface, view: TalismanView, piece: Piece) -> None:
        hero = view.heroes[int(piece.zone.partition(":")[2])]
        for status in statuses(view, hero):
            if status.id == piece.face:
                self._sheets.chip(surface, status, piece.rect)

    def _draw_back(self, surface: pygame.Surface, view: TalismanView, piece: Piece) -> None:
        surface.blit(self._cards.back("spell", piece.rect.width), piece.rect)

    def _draw_stack(self, surface: pygame.Surface, view: TalismanView, piece: Piece) -> None:
        """A pile: its back or the card on top, with its count."""
        rect, width = piece.rect, piece.rect.width
        if not piece.count:
            surface.blit(panel(rect.size, max(3, width // 12), (10, 5, 2, 130), (176, 140, 78, 120)), rect)
        elif piece.zone in ("adventure", "spells"):
            back = self._cards.back("adventure" if piece.zone == "adventure" else "spell", width)
            for layer in range(2, -1, -1):
                surface.blit(back, rect.move(layer - 1, -layer))
        elif piece.face:
            surface.blit(self._cards.face(piece.face, width), rect)
            surface.blit(panel(rect.size, max(3, width // 12), (12, 6, 10, 120), (0, 0, 0, 0)), rect)
        else:
            surface.blit(panel(rect.size, max(3, width // 12), (44, 26, 14, 255), (214, 166, 84, 255)), rect)
            self.draw_icon(surface, "swap-bag", round(width * 0.72), (232, 196, 112), center=rect.center)
        self._count(surface, str(piece.count), rect.inflate(0, -rect.height // 8))

    def _draw_ground(self, surface: pygame.Surface, view: TalismanView, piece: Piece) -> None:
        if piece.id == CLOSE:
            surface.blit(panel(piece.rect.size, 0, (6, 3, 2, 150), (0, 0, 0, 0)), piece.rect)
            return
        if piece.id == CROSS:
            side, middle = piece.rect.width, piece.rect.center
            surface.blit(panel(piece.rect.size, side // 2, (58, 20, 10, 255), (214, 166, 84, 255)), piece.rect)
            self.draw_icon(surface, "cross", round(side * 0.52), (250, 228, 170), center=middle)
            return
        self._stage.ground(surface, piece.rect, piece.face if piece.face in SPACES else "")
        if piece.face in PANEL_TITLES:
            box = title_of(piece.rect)
            words = one_line(
                self._theme, say(PANEL_TITLES[piece.face]), "title", box.height * 0.6, box.width - 40, (250, 228, 170)
            )
            surface.blit(words, words.get_rect(center=box.center))
        if piece.face == OPENED:
            self._stops.below(surface, piece.rect)

    def _draw_bell(self, surface: pygame.Surface, view: TalismanView, piece: Piece) -> None:
        self._stops.bell(surface, piece)

    def _draw_stop(self, surface: pygame.Surface, view: TalismanView, piece: Piece) -> None:
        self._stops.line(surface, piece)

    def _draw_foe(self, surface: pygame.Surface, view: TalismanView, piece: Piece) -> None:
        """An Enemy without a card, as if it had one."""
        shade = shadow(piece.rect.size, 6, max(4, piece.rect.width // 8), 170)
        blit_halo(surface, shade, piece.rect, (0, 2))
        surface.blit(self._cards.face(f"enemy:{piece.face}", piece.rect.width), piece.rect)

    def _draw_item(self, surface: pygame.Surface, view: TalismanView, piece: Piece) -> None:
        """Goods: the card with its prices and how many are left."""
        self._draw_card(surface, view, piece)
        left = view.talismans if piece.face == "talisman" else dict(view.stock).get(piece.face, 0)
        if not left:
            surface.blit(panel(piece.rect.size, 6, (12, 6, 10, 170), (0, 0, 0, 0)), piece.rect)
        words = _("{n} left", n=left)
        price = self._price(piece)
        if price:
            words = _("{price} Gold · {n} left", price=price, n=left)
        size = max(12, round(piece.rect.height * 0.07))
        drawn = one_line(self._theme, words, "sans_bold", size, piece.rect.width - 8, (255, 236, 170))
        box = pygame.Rect(0, 0, drawn.get_width() + 12, size + 6)
        box.midbottom = (piece.rect.centerx, piece.rect.bottom - 3)
        surface.blit(panel(box.size, box.height // 2, (20, 10, 6, 236), (214, 166, 84, 255)), box)
        surface.blit(drawn, drawn.get_rect(center=box.center))

    def _price(self, piece: Piece) -> str:
        """What goods cost: in the shop that asks, else everywhere."""
        for option in self._decision.options_at(piece.place) if self._decision is not None else ():
            for name, fact in option.text.facts:
                if name == "price":
                    return str(fact)
        return "/".join(str(price) for price in sorted({price for _shop, price in CARDS[piece.face].prices}))

    def _draw_throw(self, surface: pygame.Surface, view: TalismanView, piece: Piece) -> None:
        """The die to click, on a dark plaque."""
        rect = piece.rect
        surface.blit(panel(rect.size, rect.width // 5, (30, 16, 8, 225), (214, 166, 84, 255), 2), rect)
        count = max(1, piece.count)
        size = round(rect.width * (0.56 if count == 1 else 0.84 / count))
        middle = rect.centery - rect.height // 12
        for number in range(count):
            across = rect.centerx + round((number - (count - 1) / 2) * size * 1.08)
            die = pygame.Rect(0, 0, size, size)
            die.center = (across, middle)
            self._dice.blit(surface, f"d6_{6 - number}", die, 8 - 14 * number)
        words = one_line(self._theme, _("Throw"), "heading", rect.height * 0.17, rect.width - 8, (250, 228, 170))
        surface.blit(words, words.get_rect(midbottom=(rect.centerx, rect.bottom - rect.height // 20)))

    def _draw_scene(self, surface: pygame.Surface, view: TalismanView, piece: Piece) -> None:
        """The scene of a space, large."""
        surface.blit(self._pictures.cover(f"talisman/spaces/{piece.face}.jpg", piece.rect.size), piece.rect)
        pygame.draw.rect(surface, (214, 166, 84), piece.rect, 2)

    def _draw_portrait(self, surface: pygame.Surface, view: TalismanView, piece: Piece) -> None:
        """A Character card to choose: small ones show portrait and name only."""
        if piece.rect.width >= 150:
            surface.blit(self._characters.face(piece.face, piece.rect.width), piece.rect)
            return
        rect = piece.rect
        surface.blit(self._pictures.cover(f"talisman/characters/{piece.face}.jpg", rect.size), rect)
        name = pygame.Rect(rect.left, rect.bottom - rect.height // 6, rect.width, rect.height // 6)
        surface.blit(panel(name.size, 0, (20, 10, 6, 220), (0, 0, 0, 0)), name)
        words = paragraph(
            self._theme, say(CHARACTERS[piece.face].name), "title", name.height * 0.6, name.size, (250, 228, 170), 7
        )
        if words is not None:
            surface.blit(words, words.get_rect(center=name.center))
        pygame.draw.rect(surface, (214, 166, 84), rect, 2)
