"""The table of Demons drawn on any surface: map, lit hexes, counters, plates, dock, ribbon and an open display."""

from __future__ import annotations

from collections.abc import Collection

import pygame

from game.demons.referee.keeping import order_of_release
from game.demons.view import DemonsView
from game.ui.kit.painting.glow import GOLD
from game.ui.kit.painting.kept import Kept
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.pieces import Marks, Piece, TableLayout
from game.ui.tables.demons.displays.common import Display, draw_frame, frame_pieces, inside_of
from game.ui.tables.demons.displays.control import ControlDisplay
from game.ui.tables.demons.displays.keeping import KeepingDisplay
from game.ui.tables.demons.displays.report import ReportDisplay
from game.ui.tables.demons.displays.shields import ShieldsDisplay
from game.ui.tables.demons.displays.treasures import TreasuresDisplay
from game.ui.tables.demons.layout import DemonsLayout
from game.ui.tables.demons.map.camera import Camera
from game.ui.tables.demons.map.covered_names import CoveredNames
from game.ui.tables.demons.map.highlights import HexNote, Highlights
from game.ui.tables.demons.map.layer import MapLayer
from game.ui.tables.demons.map.lit_map import LitMap
from game.ui.tables.demons.map.threats import Threats
from game.ui.tables.demons.marks import DemonsMarks
from game.ui.tables.demons.pieces.chosen_cards import ChosenCards
from game.ui.tables.demons.pieces.counters import Counters
from game.ui.tables.demons.pieces.demon_cards import DemonCards
from game.ui.tables.demons.pieces.dock import Dock
from game.ui.tables.demons.pieces.fighters import fight_of
from game.ui.tables.demons.pieces.plates import MagicianPlates
from game.ui.tables.demons.pieces.ribbon import Ribbon
from game.ui.tables.demons.places import (
    CONTROL,
    GRID,
    GROUND,
    HEX,
    KEEPING,
    MAGICIAN,
    PLATE,
    REPORT,
    SHEET,
    SHIELDS,
    SPIRIT,
    THRONE,
    TOOL,
    TREASURE,
    UNIT,
    Places,
    places,
    tool_size,
)


class DemonsTable:
    """``opened`` is the display shown over the map; ``answers`` the hexes that answer, ``notes`` what they cost."""

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        self.theme, self.pictures, self.camera = theme, pictures, Camera()
        self.map = MapLayer(theme, pictures)
        self.names = CoveredNames(self.map, pictures)
        self.cards = DemonCards(theme, pictures)
        self.counters = Counters(theme, pictures)
        self.plates = MagicianPlates(theme, pictures)
        self.dock = Dock(theme, pictures, self.cards)
        self.ribbon = Ribbon(theme, pictures, self.cards, self.counters)
        self.chosen_cards = ChosenCards(theme, pictures, self.cards)
        self.highlights = Highlights(theme, pictures)
        self.ground = LitMap(pictures, self.map, self.highlights)
        self.marks = DemonsMarks(pictures, self.highlights)
        self.threats = Threats(theme, pictures, self.counters)
        self.keeping = KeepingDisplay(theme, pictures, self.cards)
        self.displays: dict[str, Display] = {
            KEEPING: self.keeping,
            CONTROL: ControlDisplay(theme, pictures, self.cards),
            SHIELDS: ShieldsDisplay(theme, pictures, self.counters),
            GRID: TreasuresDisplay(theme, pictures, self.cards, self.counters),
            REPORT: ReportDisplay(theme, pictures, self.counters),
        }
        self.opened = ""
        self.answers: tuple[str, ...] = ()
        self.pointed = ""
        """A hex that was pointed at, whether it answers or not."""
        self.summoned: tuple[int, ...] = ()
        """Demons that are asked about though no box has room for them."""
        self.slots: tuple[str, ...] = ()
        """Where the own cards lie side by side, as long as one demon after another is let go."""
        self.leaving: int | None = None
        """What leaving Armenia costs in movement points, if it is among the answers: a plate on the map is for it."""
        self.notes: dict[str, HexNote] = {}
        self.pool_notes: dict[str, str] = {}
        self._laid_out: Kept[TableLayout] = Kept()
        self._docked: Kept[pygame.Surface] = Kept()
        self._panel: Kept[pygame.Surface] = Kept()

    # -- geometry -----------------------------------------------------------------------------------------

    def places(self, area: pygame.Rect) -> Places:
        """The rectangles for an area; the camera takes its part."""
        where = places(self.theme, area)
        self.camera.fill(where.area, where.free)
        return where

    def layout(self, view: DemonsView, area: pygame.Rect, bottom: int) -> TableLayout:
        """Where everything of a view lies."""
        where = self.places(area)
        camera = self.camera
        plates = where.plates(len(view.magicians) - 1)
        left = max((plate.right - where.free.left for plate in plates), default=0)
        camera.keep_clear(left, tool_size(self.theme, area) + 4 * where.pad, plates)
        asked = (self.hexes, self.summoned, self.slots, self.leaving, self.keeping.held)
        key = (view, tuple(area), bottom, camera.step, camera.origin, self.opened, *asked)
        return self._laid_out.of(key, lambda: self._lay_out(view, where, bottom))

    @property
    def hexes(self) -> tuple[str, ...]:
        """The hexes that answer, and the one pointed at."""
        return self.answers if not self.pointed or self.pointed in self.answers else (*self.answers, self.pointed)

    def _lay_out(self, view: DemonsView, where: Places, bottom: int) -> TableLayout:
        layout = DemonsLayout(self.theme, view, where, self.camera, bottom, self.hexes, self.summoned)
        layout.leaving, layout.slots = self.leaving, self.slots
        layout.choosing = self.keeping.held if self.opened == KEEPING else ()
        table = layout.lay_out()
        table.pieces += self.ribbon.pieces(view, where)
        table.own = [where.own, where.cards]
        table.dialogs = [piece.rect for piece in table.pieces if piece.id == "ribbon"]
        if self.opened:
            table.dialogs.append(where.panel)
            table.pieces += frame_pieces(where.panel)
            table.pieces += self.displays[self.opened].pieces(view, inside_of(where.panel))
        return table

    # -- drawing ------------------------------------------------------------------------------------------

    def draw(
        self, surface: pygame.Surface, view: DemonsView, area: pygame.Rect, bottom: int,
        marks: Marks, hidden: Collection[str],
    ) -> TableLayout:  # fmt: skip
        """Draw the whole table; pieces whose id is ``hidden`` are on their way."""
        table = self.layout(view, area, bottom)
        where = self.places(area)
        self.ground.draw(surface, view, table, self.camera, marks, self.notes)
        before = surface.get_clip()
        surface.set_clip(where.free)
        self.names.draw(surface, view, [piece for piece in table.pieces if piece.id not in hidden], self.camera)
        self.threats.draw_marches(surface, view, table, self.camera)
        if self.threats.hunted:
            self.ground.draw_numbers(surface, table, self.camera, marks, self.notes)
        fighters = self.threats.fighters(view, table, hidden) if not self.opened else ()
        for piece in table.pieces:
            counter = piece.kind in (UNIT, MAGICIAN, TREASURE) and piece.zone != "report"
            if counter and piece.id not in hidden and piece not in fighters:
                self._draw_counter(surface, view, piece)
        if not self.opened:
            self.threats.draw(surface, view, table, self.camera, marks, hidden)
        surface.set_clip(before)
        told_off = bool(marks.lit) and fight_of(view) is not None
        lifted = self.chosen_cards.lifted(table, marks) if told_off else {}
        self._draw_over(surface, view, table, where, bottom, marks, {*hidden, *lifted})
        self._draw_seated(surface, table, marks)
        if told_off:
            self.chosen_cards.draw(surface, table, marks, hidden)
        off = {*hidden, *lifted, *(piece.id for piece in fighters)}
        self._draw_marks(surface, view, table, where, marks, off)
        return table

    def _draw_marks(
        self, surface: pygame.Surface, view: DemonsView, table: TableLayout, where: Places, marks: Marks,
        hidden: Collection[str],
    ) -> None:  # fmt: skip
        """Light round pieces, below the number of those who share a hex; and an open display with its own."""
        sheet_at = next((number for number, piece in enumerate(table.pieces) if piece.kind == SHEET), len(table.pieces))
        for piece in table.pieces[:sheet_at]:
            if piece.id in hidden:
                continue
            self.marks.draw(surface, piece, marks, where.free, letting_go=self._letting_go)
            if piece.count and piece.kind == UNIT and piece.id in marks.lit:
                self.counters.blit_count(surface, piece.count, piece.rect)
        if self.opened:
            self._draw_panel(surface, view, where)
            for piece in table.pieces[sheet_at:]:
                if piece.kind == TOOL:
                    self.dock.tool(surface, piece, lit=piece.id == marks.hovered)
                self.marks.draw(surface, piece, marks, where.free, letting_go=self._letting_go)

    @property
    def _letting_go(self) -> bool:
        """Whether whoever is chosen leaves the table."""
        return bool(self.keeping.held)

    def _staying(self, table: TableLayout, marks: Marks) -> tuple[int, ...]:
        """The demons who stay, in the order in which they lie, as soon as all others are marked."""
        spirits = [one for one in table.pieces if one.kind == SPIRIT and one.id not in marks.selected]
        kept = tuple(int(one.face) for one in spirits)
        return kept if order_of_release(self.keeping.held, kept) else ()

    def _draw_seated(self, surface: pygame.Surface, table: TableLayout, marks: Marks) -> None:
        """Those who stay take their thrones in the dock, as soon as there is one for each."""
        thrones = [piece for piece in table.pieces if piece.kind == THRONE]
        for throne, demon in zip(thrones, self._staying(table, marks), strict=False):
            surface.blit(self.cards.face(demon, throne.rect.width), throne.rect)

    def _draw_counter(self, surface: pygame.Surface, view: DemonsView, piece: Piece) -> None:
        if piece.kind == UNIT:
            unit = next(unit for unit in view.units if unit.place == piece.place)
            surface.blit(self.counters.unit(unit, piece.rect.width), piece.rect)
            if piece.count:
                self.counters.blit_count(surface, piece.count, piece.rect)
        elif piece.kind == MAGICIAN:
            magician = view.magicians[int(piece.face)]
            surface.blit(self.counters.magician(magician, piece.rect.width), piece.rect)
        else:
            icon = self.pictures.made(("chest", piece.rect.width), lambda: self._chest(piece.rect.width))
            surface.blit(icon, piece.rect)

    def _chest(self, size: int) -> pygame.Surface:
        """The sign of a treasure on the map: a chest in a gold disc."""
        sign = pygame.Surface((size, size), pygame.SRCALPHA)
        pygame.draw.circle(sign, (60, 32, 8), (size // 2, size // 2), size // 2)
        pygame.draw.circle(sign, GOLD, (size // 2, size // 2), size // 2, max(1, size // 12))
        icon = self.pictures.icon("open-treasure-chest", round(size * 0.66), GOLD)
        sign.blit(icon, icon.get_rect(center=(size // 2, size // 2)))
        return sign

    def _draw_over(
        self, surface: pygame.Surface, view: DemonsView, table: TableLayout, where: Places, bottom: int, marks: Marks,
        hidden: Collection[str],
    ) -> None:  # fmt: skip
        """Dock, plates, tools and ribbon; the dock is kept as a picture until what it shows changes."""

        def paint() -> pygame.Surface:
            picture = pygame.Surface(surface.get_size())
            self.dock.ground(picture, where, view, bottom)
            self._draw_pieces(picture, view, _over(table, where.dock, inside=True), marks, hidden)
            return picture.subsurface(where.dock.clip(picture.get_rect())).copy()

        shown = (tuple(where.dock), bottom, self.opened == KEEPING, self.keeping.held)
        key = (view, shown, marks.asked, bool(marks.lit), tuple(sorted(hidden)), tuple(self.pool_notes.items()))
        surface.blit(self._docked.of(key, paint), where.dock)
        self.ribbon.draw(surface, view, where)
        self._draw_pieces(surface, view, _over(table, where.dock, inside=False), marks, hidden)

    def _draw_pieces(
        self, surface: pygame.Surface, view: DemonsView, pieces: list[Piece], marks: Marks, hidden: Collection[str]
    ) -> None:
        for piece in pieces:
            if piece.id in hidden:
                continue
            if piece.kind == PLATE:
                self.plates.draw(surface, view, view.magicians[int(piece.face)], piece.rect, marks)
            elif piece.kind == TOOL:
                self.dock.tool(surface, piece, lit=piece.place == f"ui:{self.opened}" or piece.id == marks.hovered)
            else:
                self.dock.piece(surface, view, piece, self.pool_notes if marks.lit else {})

    def _draw_panel(self, surface: pygame.Surface, view: DemonsView, where: Places) -> None:
        """An open display, kept as a picture until what it shows changes."""
        rect = where.panel

        def paint() -> pygame.Surface:
            picture = pygame.Surface(rect.inflate(60, 60).size, pygame.SRCALPHA)
            own = rect.move(30 - rect.left, 30 - rect.top)
            draw_frame(picture, self.theme, self.pictures, own, self.opened)
            self.displays[self.opened].draw(picture, view, inside_of(own))
            return picture

        surface.blit(self._panel.of((view, self.opened, self.keeping.held, tuple(rect)), paint), rect.inflate(60, 60))


def _over(table: TableLayout, dock: pygame.Rect, *, inside: bool) -> list[Piece]:
    """What is drawn over the map and below an open display: in the dock, or beside it."""
    found = []
    for piece in table.pieces:
        if piece.kind == SHEET:
            break
        if piece.kind in (GROUND, HEX, UNIT, MAGICIAN, TREASURE) or piece.zone == "ribbon":
            continue
        if dock.collidepoint(piece.rect.center) == inside:
            found.append(piece)
    return found
