"""The table of Warlock's Duel, drawn on any surface."""

from __future__ import annotations

from collections.abc import Collection

import pygame

from game.engine.decision import Text
from game.ui.kit.painting.glow import GOLD, PALE, blit_halo, brackets, halo, panel, shadow
from game.ui.kit.painting.kept import Kept
from game.ui.kit.painting.lettering import one_line, pixel_font
from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.painting.without_waiting.patience import remembered
from game.ui.tables.common.dice import DicePictures
from game.ui.tables.common.marks import draw_dashes, draw_tick, ring_of_light
from game.ui.tables.common.pieces import CARD, CHIP, DIE, MAGE, PILE, SEAT, Marks, Piece, TableLayout, Tray
from game.ui.tables.warlocks_duel.attack import STRENGTH, AttackBanner, attack_of
from game.ui.tables.warlocks_duel.cards.faces import CardFaces
from game.ui.tables.warlocks_duel.cards.mage_gallery import MageGallery
from game.ui.tables.warlocks_duel.layout import DuelLayout
from game.ui.tables.warlocks_duel.plates import Plates
from game.ui.tables.warlocks_duel.words.statuses import statuses
from game.warlocks_duel.state import CHOOSING
from game.warlocks_duel.view import LOST, USED, DuelView
from game.words import say

PILES = {"deck": Text("Deck"), "discard": Text("Discard")}
SPENT = {USED: Text("Used"), LOST: Text("Cancelled")}
ZOOM = 1.075
"""How far the painted table reaches beyond the screen, so that its gilt border stays outside."""
LIFT, TICK = 0.17, 0.4
"""How far a selected die is raised, and how large its tick is, in dice."""
WAITING, USELESS = 214, 84
"""How strongly, of 255, dice are drawn that could be chosen beside chosen ones, and those that cannot."""


class DuelTable(Painter):
    """Lays out and draws the table. ``bottom`` is the seat whose side is large at the bottom."""

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        super().__init__(theme, pictures)
        self.pictures = pictures
        self.dice = DicePictures(pictures, patterns=theme.patterns)
        self.cards = CardFaces(theme, pictures, self.dice)
        self.plates = Plates(theme, pictures)
        self._gallery = MageGallery(theme, pictures, self.cards)
        self._attack = AttackBanner(theme, pictures)
        self._backdrop = remembered(2)(self._paint_backdrop)
        self._laid_out: Kept[TableLayout] = Kept()

    # -- geometry -----------------------------------------------------------------------------------------

    def layout(self, view: DuelView, area: pygame.Rect, bottom: int) -> TableLayout:
        """Where everything of a view lies in ``area``; kept until something changes."""
        if view.phase == CHOOSING:
            return self._laid_out.of((view, tuple(area)), lambda: self._gallery.lay_out(area))
        return self._laid_out.of((view, tuple(area), bottom), lambda: self.layout_of(view, area, bottom))

    def layout_of(self, view: DuelView, area: pygame.Rect, bottom: int) -> TableLayout:
        """Where everything of a view would lie, once the mages are chosen; the layout kept stays as it is."""
        label = max(11, round(area.height * 0.021))
        return DuelLayout(view, area, bottom, label, self.cards.spell_box).lay_out()

    # -- drawing ------------------------------------------------------------------------------------------

    def draw(
        self, surface: pygame.Surface, view: DuelView, area: pygame.Rect, bottom: int,
        marks: Marks, hidden: Collection[str],
    ) -> TableLayout:  # fmt: skip
        """Draw the whole table; pieces whose id is ``hidden`` are left out (they are on their way)."""
        layout = self.layout(view, area, bottom)
        surface.blit(self._backdrop(area.size), area)
        if view.phase == CHOOSING:
            self._gallery.draw(surface, view, layout)
        else:
            self._draw_table(surface, view, layout, marks, hidden)
        for piece in layout.pieces:
            if piece.id not in hidden:
                self.draw_marks(surface, piece, marks)
        return layout

    def _draw_table(
        self, surface: pygame.Surface, view: DuelView, layout: TableLayout, marks: Marks, hidden: Collection[str]
    ) -> None:
        for tray in layout.trays:
            if tray.label or tray.count or tray.zone.startswith("reserve:"):
                self._draw_tray(surface, tray)
        weighed = weighed_dice(layout, marks)
        for piece in layout.pieces:
            if piece.id in hidden:
                continue
            if piece.kind == DIE:
                self._draw_die(surface, piece, piece.id in marks.selected, weighed.get(piece.id, 255))
            else:
                self.draw_piece(surface, view, piece, marks)
        chosen = [piece for piece in layout.pieces if piece.id in marks.selected]
        self.draw_attack(surface, view, layout.centre, known=STRENGTH not in hidden, chosen=chosen)

    def draw_attack(
        self, surface: pygame.Surface, view: DuelView, box: pygame.Rect, *, known: bool, chosen: Collection[Piece] = ()
    ) -> None:
        """Draw the attack being resolved, if there is one, over the middle of the table."""
        if view.attack is not None:
            self._attack.draw(surface, view, box, known=known, chosen=chosen)

    def may_be_answered(self) -> None:
        """The attack under way has done nothing yet: somebody is asked, perhaps again after an undo."""
        self._attack.struck = None

    def has_struck(self, view: DuelView) -> None:
        """The attack under way has done its harm: what its target has is what is left."""
        self._attack.struck = attack_of(view)

    def _paint_backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The velvet with its rune circle, centred on the table."""
        scale = max(size[0] / 2560, size[1] / 1440) * ZOOM
        whole = (round(2560 * scale), round(1440 * scale))
        picture = self._pictures.own("warlocks_duel/table.jpg", whole)
        surface = pygame.Surface(size)
        surface.blit(picture, picture.get_rect(center=(size[0] // 2, size[1] // 2)))
        return surface

    def _draw_tray(self, surface: pygame.Surface, tray: Tray) -> None:
        radius = max(4, tray.rect.height // 7)
        surface.blit(panel(tray.rect.size, radius, (10, 5, 24, 112), (176, 140, 78, 90)), tray.rect)
        if tray.label:
            size = tray.rect.height * 0.18
            words = one_line(self._theme, tray.label, "small_caps", size, tray.rect.width - 12, (226, 200, 146))
            surface.blit(words, words.get_rect(midtop=(tray.rect.centerx, tray.rect.top + 1)))

    def draw_piece(self, surface: pygame.Surface, view: DuelView, piece: Piece, marks: Marks) -> None:
        """Draw one piece, raised if it is selected."""
        if piece.kind == DIE:
            self._draw_die(surface, piece, piece.id in marks.selected)
        elif piece.kind == CARD:
            self._draw_card(surface, view, piece)
        elif piece.kind == PILE:
            self._draw_pile(surface, piece)
        elif piece.kind == SEAT:
            self._draw_seat(surface, view, piece, marks)
        elif piece.kind == CHIP:
            self._draw_chip(surface, view, piece)

    def _draw_die(self, surface: pygame.Surface, piece: Piece, selected: bool, strength: int = 255) -> None:
        rect = piece.rect.move(0, -round(piece.rect.height * LIFT)) if selected else piece.rect
        if selected:
            blit_halo(surface, shadow(rect.size, rect.width // 5, max(6, rect.width // 5), 190), piece.rect)
        self.dice.blit(surface, piece.face, rect, piece.angle, strength=strength)
        if piece.count:
            font = pixel_font(self._theme, "sans_bold", rect.height * 0.62)
            words = font.render(f"×{piece.count}", True, (255, 240, 206))
            surface.blit(words, words.get_rect(midleft=(rect.right + rect.width // 8, rect.centery)))

    def _draw_card(self, surface: pygame.Surface, view: DuelView, piece: Piece) -> None:
        width = piece.rect.height if piece.turned else piece.rect.width
        face = self.cards.turned(piece.face, width) if piece.turned else self.cards.face(piece.face, width)
        shade = shadow(piece.rect.size, max(3, width // 16), max(6, width // 9), 170)
        blit_halo(surface, shade, piece.rect, (0, max(2, width // 40)))
        surface.blit(face, piece.rect)
        if not piece.turned and piece.zone.startswith("cards:"):
            self._draw_spent(surface, view, piece)

    def _draw_spent(self, surface: pygame.Surface, view: DuelView, piece: Piece) -> None:
        """Mark the half of a double card that is spent while the other one is not."""
        duelist = view.duelists[int(piece.zone.partition(":")[2])]
        for spell in (spell for card in duelist.cards if card.id == piece.face for spell in card.spells):
            if spell.status in SPENT:
                self.cards.spent(surface, piece.face, spell.id, piece.rect, SPENT[spell.status])

    def _draw_pile(self, surface: pygame.Surface, piece: Piece) -> None:
        rect = piece.rect
        radius = max(4, rect.width // 16)
        if not piece.count:
            surface.blit(panel(rect.size, radius, (10, 5, 24, 110), (176, 140, 78, 110)), rect)
        else:
            thickness = min(4, 1 + piece.count // 6)
            for layer in range(thickness, -1, -1):
                place = rect.move(layer * 2 - thickness, -layer * 2 + thickness)
                back = piece.zone == "deck" or layer
                surface.blit(self.cards.back(rect.width) if back else self.cards.face(piece.face, rect.width), place)
                if not back:
                    surface.blit(panel(rect.size, radius, (18, 8, 34, 150), (0, 0, 0, 0)), place)
        self._draw_count(surface, rect, piece)

    def _draw_count(self, surface: pygame.Surface, rect: pygame.Rect, piece: Piece) -> None:
        size = max(13, rect.height // 9)
        label = f"{say(PILES[piece.zone])} {piece.count}"
        words = one_line(self._theme, label, "sans_bold", size, rect.width - size, (255, 240, 206))
        box = pygame.Rect(0, 0, words.get_width() + size, round(size * 1.35))
        box.midbottom = (rect.centerx, rect.bottom - size // 3)
        surface.blit(panel(box.size, box.height // 3, (20, 10, 34, 225), (200, 160, 90, 255)), box)
        surface.blit(words, words.get_rect(center=box.center))

    def _draw_seat(self, surface: pygame.Surface, view: DuelView, piece: Piece, marks: Marks) -> None:
        duelist = view.duelists[int(piece.place.partition(":")[2])]
        if marks.has_turn(duelist.seat.seat, view.active):
            blit_halo(surface, halo(piece.rect.size, piece.rect.height // 16, 14, GOLD, 210), piece.rect)
        self.plates.draw(surface, view, duelist, piece.rect)

    def _draw_chip(self, surface: pygame.Surface, view: DuelView, piece: Piece) -> None:
        duelist = view.duelists[int(piece.place.partition(":")[2])]
        for status in statuses(view, duelist):
            if status.id == piece.face:
                self.plates.chip(surface, status, piece.rect)

    # -- marks --------------------------------------------------------------------------------------------

    def draw_marks(self, surface: pygame.Surface, piece: Piece, marks: Marks) -> None:
        """Draw what is to be shown about a piece round it."""
        lit = piece.id in marks.lit
        selected = piece.id in marks.selected
        if not (lit or selected or piece.id in (marks.focused, marks.hovered)):
            return
        rect = piece.rect
        if piece.kind == DIE and selected:
            rect = rect.move(0, -round(rect.height * LIFT))
        thickness = max(2, min(min(rect.size) // 34, surface.get_height() // 220))
        frame = rect.inflate(thickness * 2, thickness * 2)
        radius = max(4, min(rect.size) // (5 if piece.kind == DIE else 16))
        if piece.kind == MAGE:
            radius = 4
        if lit or selected:
            spread = max(6, min(min(rect.size) // 7, surface.get_height() // 40))
            blit_halo(surface, ring_of_light(frame.size, radius, spread, 200 if selected else 120), frame)
            if selected:
                pygame.draw.rect(surface, PALE, frame, thickness, border_radius=radius)
                least = round(rect.width * TICK) if piece.kind == DIE else 12
                draw_tick(surface, self._pictures, frame, least=least)
            else:
                surface.blit(brackets(frame.size, PALE if piece.id == marks.hovered else GOLD, thickness), frame)
        if piece.id == marks.focused:
            draw_dashes(surface, frame.inflate(6, 6), max(2, thickness))


def weighed_dice(layout: TableLayout, marks: Marks) -> dict[str, int]:
    """How strongly the dice are drawn among which some are chosen now, by their ids; others are drawn as they are.

    A zone whose dice are neither lit nor selected is not what is chosen from.
    """
    dice = [piece for piece in layout.pieces if piece.kind == DIE]
    zones = {piece.zone for piece in dice if piece.id in marks.lit or piece.id in marks.selected}
    begun = {piece.zone for piece in dice if piece.id in marks.selected}
    strengths = {}
    for piece in dice:
        if piece.zone in zones and piece.id not in marks.selected:
            waiting = WAITING if piece.zone in begun else 255
            strengths[piece.id] = waiting if piece.id in marks.lit else USELESS
    return strengths
