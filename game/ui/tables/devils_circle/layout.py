"""Every piece of one view: squares, edges, what lies on them, figures, plates, price list, clock."""

from __future__ import annotations

import pygame

from game.devils_circle.box.board import BOARD, FIELD_NAMES, edge_name, field_number
from game.devils_circle.view import CircleView, MageView
from game.engine.boards.rooms import DIRECTIONS
from game.ui.tables.common.pieces import Piece, TableLayout
from game.ui.tables.devils_circle.danger import is_night, standing
from game.ui.tables.devils_circle.deeds import deeds_of
from game.ui.tables.devils_circle.geometry import Geometry

FIELD, EDGE, THING, STAR, FIGURE, PLATE, ITEM, DEED, STOCK, CLOCK, BUTTON, WARNING = (
    "field", "edge", "thing", "star", "figure", "plate", "item", "deed", "stock", "clock", "button", "warning",
)  # fmt: skip
ITEM_ORDER = ("wand", "book", "drops", "salt", "garlic", "torch", "herb")
SUMMARY, DANGER = "ui:summary", "ui:danger"
CLOCK_SHARE, STOCK_SHARE, DEEDS_SHARE = 0.235, 0.06, 0.40
"""Of a column's height."""
SMALL_STAR = 0.46
"""Width of a pentagram that shares its square, in squares."""


class CircleLayout:
    """Lays out one view; the result is :attr:`table`."""

    def __init__(self, view: CircleView, area: pygame.Rect) -> None:
        self.view = view
        self.geometry = Geometry(area)
        self.table = TableLayout(area, centre=self.geometry.board.copy())

    def lay_out(self) -> TableLayout:
        """Lay out the whole table."""
        self._fields()
        self._figures()
        self._stars()
        self._edges()
        self._warning()
        self._left()
        self._right()
        self.table.own = [piece.rect for piece in self.table.pieces if piece.kind == PLATE or piece.id == "clock"]
        return self.table

    def _add(self, id: str, kind: str, rect: pygame.Rect, *, place: str = "", also: tuple[str, ...] = (),
             face: str = "", zone: str = "board", count: int = 0) -> None:  # fmt: skip
        self.table.pieces.append(Piece(id, place or id, kind, rect, face, zone, also, count=count))

    # -- the board ----------------------------------------------------------------------------------------

    def _fields(self) -> None:
        for name in FIELD_NAMES:
            self._add(f"field:{name}", FIELD, self.geometry.field(name))

    def _edges(self) -> None:
        """Salted edges, and those of the mage being played, where salt could be poured.

        They lie above the figures; a click that does not mean the edge means who stands beside it.
        """
        salted = set(self.view.salt)
        standing = {piece.also[0]: piece.place for piece in self.table.pieces if piece.kind == FIGURE}
        own = standing.get(self._own_field(), "")
        for name in sorted(salted | self._own_edges()):
            first, _dash, second = name.partition("-")
            fields = (f"field:{second}", f"field:{first}")
            there = tuple(standing[field] for field in fields if standing.get(field, own) != own)
            face = "salt" if name in salted else ""
            self._add(f"edge:{name}", EDGE, self.geometry.edge(name), also=(*there, *fields), face=face)

    def _own_field(self) -> str:
        mage = active_mage(self.view)
        return f"field:{mage.field}" if mage is not None else ""

    def _own_edges(self) -> set[str]:
        mage = active_mage(self.view)
        if mage is None or mage.field is None or not mage.item("salt"):
            return set()
        field = field_number(mage.field)
        return {edge_name(BOARD.edges[field][way]) for way in DIRECTIONS if BOARD.open[way] >> field & 1}

    def _stars(self) -> None:
        """Pentagrams: one fills its square, others there, and those below a figure, are small in its corners."""
        figures = {piece.also[0] for piece in self.table.pieces if piece.kind == FIGURE}
        together: dict[str, int] = {}
        for star in self.view.pentagrams:
            field = f"field:{star.field}"
            rank = together.get(field, 1 if field in figures else 0)
            together[field] = rank + 1
            rect = self.geometry.field(star.field)
            if rank:
                side = round(rect.width * SMALL_STAR)
                rect = pygame.Rect(
                    rect.left + (rank - 1) % 2 * (rect.width - side),
                    rect.top + (rank - 1) // 2 * (side // 2),
                    side,
                    side,
                )
            self._add(f"pentagram:{star.marker}", STAR, rect, also=(field,), face="small" if rank else "large")

    def _figures(self) -> None:
        self._add(
            "cradle", FIGURE, self.geometry.field(self.view.cradle), also=(f"field:{self.view.cradle}",), face="cradle"
        )
        for mage in self.view.mages:
            self._figure(f"mage:{mage.id}", mage.id, mage.field)
        for demon in self.view.demons:
            self._figure(f"demon:{demon.id}", demon.id, demon.field)

    def _figure(self, id: str, face: str, field: str | None) -> None:
        if field is not None:
            self._add(id, FIGURE, self.geometry.field(field), also=(f"field:{field}",), face=face)

    def _warning(self) -> None:
        """The line below the board that says who may reach the Princess."""
        if is_night(self.view) and standing(self.view).line is not None:
            self._add(DANGER, WARNING, self.geometry.warning)

    # -- the columns --------------------------------------------------------------------------------------

    def _left(self) -> None:
        """The clock, the stock, and the mages with what they carry."""
        column, gap = self.geometry.left, self.geometry.gap
        clock = pygame.Rect(column.left, column.top, column.width, round(column.height * CLOCK_SHARE))
        self._add("clock", CLOCK, clock)
        side = max(16, clock.height // 6)
        self._add(SUMMARY, BUTTON, pygame.Rect(clock.right - side - 3, clock.top + 3, side, side))
        stock = pygame.Rect(column.left, clock.bottom + gap, column.width, round(column.height * STOCK_SHARE))
        for number, (item, count) in enumerate(self.view.stock):
            wide = stock.width / len(self.view.stock)
            left, right = round(stock.left + number * wide), round(stock.left + (number + 1) * wide)
            box = pygame.Rect(left, stock.top, right - left, stock.height)
            self._add(f"stock:{item}", STOCK, box, face=item, count=count)
        rest = pygame.Rect(column.left, stock.bottom + gap, column.width, column.bottom - stock.bottom - gap)
        for number, mage in enumerate(self.view.mages):
            high = (rest.height - 3 * gap) / 4
            self._mage_plate(
                mage, pygame.Rect(rest.left, round(rest.top + number * (high + gap)), rest.width, round(high))
            )

    def _mage_plate(self, mage: MageView, rect: pygame.Rect) -> None:
        self._add(f"plate:{mage.id}", PLATE, rect, place=f"mage:{mage.id}", face=mage.id, zone="mages")
        for item, box in item_boxes(rect).items():
            self._add(f"item:{mage.id}:{item}", ITEM, box, face=item, zone=mage.id, count=mage.item(item),
                      also=(f"mage:{mage.id}",))  # fmt: skip

    def _right(self) -> None:
        """The price list, and the demons."""
        column, gap = self.geometry.right, self.geometry.gap
        deeds = deeds_of(self.view.phase, self.view.active_piece)
        mage = active_mage(self.view)
        prices = pygame.Rect(column.left, column.top, column.width, round(column.height * DEEDS_SHARE))
        high = (prices.height - 4) / (len(deeds) + 1)
        for number, deed in enumerate(deeds):
            box = pygame.Rect(
                prices.left + 3, round(prices.top + 2 + high * (number + 1)), prices.width - 6, round(high)
            )
            place = deed.place.replace("{mage}", mage.id if mage is not None else "-") or f"deed:{deed.id}"
            self._add(f"deed:{deed.id}", DEED, box, place=place, face=deed.id, zone="deeds")
        self.table.trays = []
        top = prices.bottom + gap
        each = (column.bottom - top - 3 * gap) / 4
        for number, demon in enumerate(self.view.demons):
            rect = pygame.Rect(column.left, round(top + number * (each + gap)), column.width, round(each))
            self._add(f"plate:{demon.id}", PLATE, rect, place=f"demon:{demon.id}", face=demon.id, zone="demons")


def item_boxes(plate: pygame.Rect) -> dict[str, pygame.Rect]:
    """Where each thing that a mage carries is shown on his plate: one row, along the lower edge."""
    rows = 1 if plate.width > plate.height * 1.55 else 2
    per_row = -(-len(ITEM_ORDER) // rows)
    room = pygame.Rect(plate.left + 2, 0, plate.width - 4, round(plate.height * (0.34 if rows == 1 else 0.44)))
    room.bottom = plate.bottom - 3
    wide, high = room.width / per_row, room.height / rows
    boxes = {}
    for number, item in enumerate(ITEM_ORDER):
        row, column = divmod(number, per_row)
        shift = wide / 2 if row and len(ITEM_ORDER) % per_row else 0.0
        boxes[item] = pygame.Rect(
            round(room.left + shift + column * wide), round(room.top + row * high), int(wide), int(high)
        )
    return boxes


def active_mage(view: CircleView) -> MageView | None:
    """The mage whose actions are being chosen."""
    return next((mage for mage in view.mages if view.active_piece == f"mage:{mage.id}"), None)


def neighbours(name: str) -> dict[str, str]:
    """The fields beside a field, with the edge to each."""
    field = field_number(name)
    return {
        FIELD_NAMES[BOARD.neighbours[field][way]]: edge_name(BOARD.edges[field][way])
        for way in DIRECTIONS
        if BOARD.neighbours[field][way] >= 0
    }
