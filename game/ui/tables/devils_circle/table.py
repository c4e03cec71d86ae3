"""The table of Devil's Circle: the board by night, the columns beside it, and the marks above them."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pygame

from game.devils_circle.referee.foreseen import danger
from game.devils_circle.view import CircleView, DemonView, MageView
from game.ui.kit.painting.kept import Kept, KeptPicture
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.pieces import Marks, Piece, TableLayout
from game.ui.tables.common.telling.percentages import percent
from game.ui.tables.devils_circle.board.badges import Badges
from game.ui.tables.devils_circle.board.clock import Clock
from game.ui.tables.devils_circle.board.danger_marks import DangerMarks
from game.ui.tables.devils_circle.board.figures import Figures
from game.ui.tables.devils_circle.board.marks import BoardMarks, Prices
from game.ui.tables.devils_circle.board.painted_board import BoardPicture
from game.ui.tables.devils_circle.board.plates import Plates
from game.ui.tables.devils_circle.board.room_names import draw_room_names, fields_of_figures, taken_fields
from game.ui.tables.devils_circle.board.star_courses import StarCourses
from game.ui.tables.devils_circle.danger import (
    beside_princess,
    exorcism_fields,
    is_night,
    reach,
    shut_edges,
    standing,
)
from game.ui.tables.devils_circle.deeds import DEMON_DEEDS, deeds_of
from game.ui.tables.devils_circle.geometry import Geometry
from game.ui.tables.devils_circle.layout import BUTTON, DEED, FIGURE, ITEM, PLATE, STAR, STOCK, CircleLayout
from game.ui.tables.devils_circle.telling.statistics import ReportLine
from game.words import _, say

EXORCISM = "deed:exorcise"
"""The id of the line of the price list beside which the reach of an exorcism is shown."""


def tells_of_exorcism(piece: Piece) -> bool:
    """Whether the reach of an exorcism is shown while the mouse is on it: the line of the price list, or a book."""
    return piece.id == EXORCISM or (piece.kind == ITEM and piece.face == "book")


class CircleTable:
    """Lays out and draws the table; what stays the same between two frames is kept as one opaque picture."""

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        self._theme = theme
        self.badges = Badges(theme, pictures)
        self.board = BoardPicture(theme, pictures, self.badges)
        self.figures = Figures(pictures, self.badges)
        self.plates = Plates(theme, pictures, self.badges)
        self.clock = Clock(theme, pictures)
        self.marks = BoardMarks(pictures, self.badges)
        self.danger_marks = DangerMarks(theme, pictures, self.badges)
        self.star_courses = StarCourses(theme, pictures)
        self.report: Sequence[ReportLine] = ()
        """What the panel tells of the demons' phase; empty: nothing, or it was put away."""
        self.prices: Prices = {}
        """What a click on a place costs at the open question."""
        self.aims: Sequence[tuple[str, str]] = ()
        """From which field to which a pentagram may be thrown."""
        self.about = ""
        """The piece whose first place is asked for."""
        self.under_mouse = ""
        """The piece that the mouse is on."""
        self.squares_asked = False
        """The question is about squares alone: nothing else is drawn over them."""
        self._laid_out: Kept[TableLayout] = Kept()
        self._still = KeptPicture()

    # -- geometry -----------------------------------------------------------------------------------------

    def layout(self, view: CircleView, area: pygame.Rect, bottom: int = 0) -> TableLayout:
        """Where everything of a view lies, the same for every seat; kept until something changes."""
        return self._laid_out.of((view, tuple(area)), lambda: CircleLayout(view, area).lay_out())

    # -- drawing ------------------------------------------------------------------------------------------

    def draw(
        self, surface: pygame.Surface, view: CircleView, area: pygame.Rect, bottom: int,
        marks: Marks, hidden: Collection[str],
    ) -> TableLayout:  # fmt: skip
        """Draw the whole table; figures and stars whose id is ``hidden`` are left out (they are on their way)."""
        layout = self.layout(view, area)
        key = (view, tuple(area), frozenset(hidden), self._priced())
        # Nothing of the table lies at another place than on the screen: the area begins at the window's corner.
        surface.blit(self._still.of(key, area.size, lambda still: self._paint(still, view, area, layout, hidden)), area)
        geometry = Geometry(area)
        self.marks.draw(surface, layout, marks, self.prices)
        for piece in layout.pieces:
            if piece.kind == FIGURE and piece.id not in hidden and self.marks.lies_on(piece, marks):
                self.figures.draw_numbers(surface, view, piece.face, piece.rect)
        plate = layout.find(f"plate:{self.about}")
        if plate is not None:
            self.marks.asked_about(surface, plate.rect)
        for start, end in self.aims:
            self.marks.aim(surface, geometry, start, end)
        if is_night(view):
            self._draw_standing_danger(surface, view, geometry, hidden)
        self._draw_danger(surface, view, geometry)
        return layout

    def _draw_danger(self, surface: pygame.Surface, view: CircleView, geometry: Geometry) -> None:
        """Of the piece under the mouse, what it threatens; nothing while squares are asked for."""
        for demon in view.demons if not self.squares_asked else ():
            if demon.field is not None and self.under_mouse in (f"demon:{demon.id}", f"plate:{demon.id}"):
                self._draw_demons_danger(surface, view, geometry, demon)
        for mage in view.mages:
            if self._exorcises(mage):
                words = _("Exorcism: 2 steps on foot")
                self.danger_marks.exorcism(surface, geometry, exorcism_fields(mage), words)
            if self.under_mouse in (f"mage:{mage.id}", f"plate:{mage.id}"):
                for blow in mage.blows:
                    self.danger_marks.blow(surface, view, geometry, blow)

    def _exorcises(self, mage: MageView) -> bool:
        """Whether the mouse asks how far an exorcism of a mage reaches who has what it takes: it is on the deed, or on
        him while a demon is within that reach.
        """
        if not mage.exorcist:
            return False
        deeds = (EXORCISM, f"item:{mage.id}:book") if mage.active else ()
        himself = (f"mage:{mage.id}", f"plate:{mage.id}") if any(blow.exorcism for blow in mage.blows) else ()
        return self.under_mouse in (*deeds, *himself)

    def _draw_standing_danger(
        self, surface: pygame.Surface, view: CircleView, geometry: Geometry, hidden: Collection[str]
    ) -> None:
        """What threatens the Princess and each mage, and what the mage in turn can do to demons near by."""
        found = standing(view)
        if found.line is not None:
            self.danger_marks.line(surface, geometry, say(found.line))
        for demon in view.demons:
            chance = found.seizers.get(demon.id)
            if chance is not None and demon.field is not None and f"demon:{demon.id}" not in hidden:
                self.danger_marks.way_to_princess(surface, geometry, found.ways[demon.id], percent(chance))
                self.figures.draw_numbers(surface, view, demon.id, geometry.field(demon.field))
        for mage in view.mages:
            blow = found.blows.get(mage.id)
            if blow is not None and mage.field is not None and f"mage:{mage.id}" not in hidden:
                spot, share = geometry.field(mage.field), percent(blow.chance)
                self.danger_marks.blow_to_mage(surface, spot, share, kills=blow.kills)
            for own in mage.blows if mage.active else ():
                self.danger_marks.blow(surface, view, geometry, own)

    def exorcised(self, view: CircleView, area: pygame.Rect) -> list[pygame.Rect]:
        """The squares that an exorcism reaches, while the mouse asks for them."""
        geometry = Geometry(area)
        exorcists = [mage for mage in view.mages if self._exorcises(mage)]
        return [geometry.field(name) for mage in exorcists for name in exorcism_fields(mage)]

    def _draw_demons_danger(
        self, surface: pygame.Surface, view: CircleView, geometry: Geometry, demon: DemonView
    ) -> None:
        """Where a demon may get to and what stops it.

        Where the mage in turn can strike it, only to where he would push it, and not what its steps cost.
        """
        found = danger(view, demon)
        taken = self._priced() | fields_of_figures(view)
        counted = beside_princess(view) - taken
        self.danger_marks.reach(surface, geometry, reach(found), counted)
        self.danger_marks.shut(surface, geometry, shut_edges(found))
        if found.seizes:
            self.danger_marks.chance_of_princess(surface, geometry.field(view.cradle), percent(found.seizes))
        blows = [blow for mage in view.mages if mage.active for blow in mage.blows if blow.demon == demon.id]
        if not blows:
            self.marks.demon(surface, view, demon, geometry, taken | counted)
        for blow in blows:
            if blow.pushed_to is not None and demon.field is not None:
                self.danger_marks.push(surface, geometry, demon.field, blow.pushed_to)

    def _priced(self) -> frozenset[str]:
        """The squares on which a price stands."""
        return frozenset(place.removeprefix("field:") for place in self.prices)

    def _paint(
        self, surface: pygame.Surface, view: CircleView, area: pygame.Rect, layout: TableLayout, hidden: Collection[str]
    ) -> None:
        """Everything but the marks."""
        geometry = Geometry(area)
        surface.blit(self.board.ground(area, dawn=view.clock.at_dawn), (0, 0))
        draw_room_names(surface, self._theme, geometry, taken_fields(view), self._priced())
        self.board.draw_things(surface, view, geometry)
        stars = [piece for piece in layout.pieces if piece.kind == STAR and piece.id not in hidden]
        self.board.draw_stars(surface, view, [piece for piece in stars if piece.face == "large"])
        self._draw_figures(surface, view, geometry, hidden)
        standing = [piece for piece in layout.pieces if piece.kind == FIGURE and piece.id not in hidden]
        self.board.draw_salt(surface, view, geometry)
        self.board.draw_covered(surface, view, geometry, standing)
        if is_night(view):
            self.star_courses.draw(surface, view, geometry, hidden)
        for piece in standing if view.salt or view.pentagrams else ():
            self.figures.draw_numbers(surface, view, piece.face, piece.rect)
        self.board.draw_stars(surface, view, [piece for piece in stars if piece.face == "small"])
        self.board.draw_courses(surface, view, geometry, [piece for piece in stars if piece.face == "small"])
        self._draw_columns(surface, view, layout)

    def _draw_figures(
        self, surface: pygame.Surface, view: CircleView, geometry: Geometry, hidden: Collection[str]
    ) -> None:
        if "cradle" not in hidden:
            self.figures.draw_princess(surface, view, geometry.field(view.cradle))
        for mage in view.mages:
            if mage.field is not None and f"mage:{mage.id}" not in hidden:
                self.figures.draw_mage(surface, mage, geometry.field(mage.field))
        for demon in view.demons:
            if demon.field is not None and f"demon:{demon.id}" not in hidden:
                self.figures.draw_demon(surface, demon, geometry.field(demon.field))

    def _draw_columns(self, surface: pygame.Surface, view: CircleView, layout: TableLayout) -> None:
        """Clock, stock, plates and prices."""
        deeds = [piece for piece in layout.pieces if piece.kind == DEED]
        freedom = deeds_of(view.phase, view.active_piece) is DEMON_DEEDS
        height = deeds[0].rect.height
        ground = deeds[0].rect.unionall([piece.rect for piece in deeds])
        ground = pygame.Rect(ground.left - 3, ground.top - height, ground.width + 6, ground.height + height + 3)
        self.plates.price_list(surface, ground, _("Freedom points") if freedom else _("Action points"))
        clock = layout.find("clock")
        if clock is not None:
            self.clock.draw(surface, view.clock, clock.rect)
        letters = self.plates.size_of_deeds(deeds)
        for piece in deeds:
            surcharge = 1 if freedom and view.clock.at_dawn else 0
            self.plates.deed(surface, piece, letters, freedom=freedom, surcharge=surcharge)
        for piece in layout.pieces:
            self._draw_part(surface, view, layout, piece)

    def _draw_part(self, surface: pygame.Surface, view: CircleView, layout: TableLayout, piece: Piece) -> None:
        if piece.kind == STOCK:
            self.plates.stock(surface, piece)
        elif piece.kind == ITEM:
            self.plates.item(surface, piece)
        elif piece.kind == BUTTON:
            self.plates.button(surface, piece)
        elif piece.kind == PLATE and piece.zone == "mages":
            mage = next(mage for mage in view.mages if mage.id == piece.face)
            first = layout.find(f"item:{mage.id}:wand")
            self.plates.mage(
                surface, view, mage, piece.rect, first.rect.top if first is not None else piece.rect.bottom
            )
        elif piece.kind == PLATE:
            demon = next(demon for demon in view.demons if demon.id == piece.face)
            self.plates.demon(surface, view, demon, piece.rect)
            chance = danger(view, demon).seizes if demon.field is not None and is_night(view) else None
            if chance:
                self.plates.threat(surface, percent(chance), piece.rect)
