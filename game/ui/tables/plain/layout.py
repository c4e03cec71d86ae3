"""Where everything of a plain view lies: seats at the edges, board and common zones in the middle."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect

from game.engine.boards.plain import Spot
from game.engine.boards.plain_view import Card, PlainPiece, PlainView, Zone
from game.ui.tables.common.pieces import SEAT, Piece, TableLayout, Tray
from game.ui.tables.plain.rows import cells, in_a_row
from game.words import say

SPOT, ZONE, PIECE = "plain_spot", "plain_zone", "plain_piece"
CARD_SHAPE = 0.7
"""A card's width for its height."""
OWN_CARDS, OTHER_CARDS, STRIP = 0.26, 0.2, 0.125
"""Shares of the table's height: a side on which cards lie, the player's own and the others', and one without."""
PLATE_WIDTH, NARROW = 0.27, 2.6
"""Of the table's width; sides less wide for their height have their plate above the zones."""
SIDE_COLUMN = 0.2
"""Of the table's width, at least, for common zones beside a board."""
ON_SPOT, ON_SQUARE, BESIDE_LABEL = 0.7, 0.8, 0.7
"""How large a piece is for its point or square."""


class PlainLayout:
    """Lays out one view; the pieces are in :attr:`table`."""

    def __init__(self, view: PlainView, area: Rect, bottom: int) -> None:
        self.view = view
        self.area = area
        self.bottom = bottom if bottom < len(view.seats) else 0
        self.gap = max(5, area.height // 90)
        self.table = TableLayout(area)
        self.board = Rect(0, 0, 0, 0)
        self.pitch = 0.0
        self._lying: dict[str, list[PlainPiece]] = {}
        for piece in view.pieces:
            self._lying.setdefault(piece.at, []).append(piece)

    def lay_out(self) -> PlainLayout:
        """Lay out the whole table."""
        content = self.area.inflate(-2 * self.gap, -2 * self.gap)
        others = [seat.seat for seat in self.view.seats if seat.seat != self.bottom]
        others = [*(seat for seat in others if seat > self.bottom), *(seat for seat in others if seat < self.bottom)]
        own = Rect(0, 0, content.width, self._height_of_side([self.bottom], OWN_CARDS))
        own.bottomleft = content.bottomleft
        middle = Rect(content.left, content.top, content.width, own.top - self.gap - content.top)
        if others:
            top = Rect(content.left, content.top, content.width, self._height_of_side(others, OTHER_CARDS))
            wide = (top.width - self.gap * (len(others) - 1)) // len(others)
            if wide < NARROW * top.height and any(self._zones_of(seat) for seat in others):
                top.height = round(top.height * 0.8 + self.area.height * STRIP * 0.6)
            for number, seat in enumerate(others):
                self._side(seat, Rect(top.left + number * (wide + self.gap), top.top, wide, top.height))
            middle.top, middle.height = top.bottom + self.gap, middle.bottom - top.bottom - self.gap
        self._side(self.bottom, own)
        self._middle(middle)
        return self

    def _zones_of(self, seat: int | None) -> list[Zone]:
        return [zone for zone in self.view.zones if zone.seat == seat]

    def _height_of_side(self, seats: list[int], with_cards: float) -> int:
        lying = [piece for seat in seats for zone in self._zones_of(seat) for piece in self._lying.get(zone.place, ())]
        return round(self.area.height * (with_cards if any(isinstance(piece, Card) for piece in lying) else STRIP))

    # -- seats and zones ----------------------------------------------------------------------------------

    def _side(self, seat: int, box: Rect) -> None:
        """A seat's plate, and its zones beside or below it."""
        zones = self._zones_of(seat)
        plate = Rect(box.topleft, (min(box.width, round(self.area.width * PLATE_WIDTH)), box.height))
        if box.width < NARROW * box.height and zones:
            plate = Rect(box.topleft, (box.width, round(self.area.height * STRIP * 0.6)))
            rest = Rect(box.left, plate.bottom + self.gap, box.width, box.bottom - plate.bottom - self.gap)
        else:
            plate.height = min(plate.height, round(self.area.height * STRIP * 1.25))
            plate.midleft = box.midleft
            rest = Rect(plate.right + self.gap, box.top, box.right - plate.right - self.gap, box.height)
        place = f"seat:{seat}"
        self.table.pieces.append(Piece(place, place, SEAT, plate, "", place))
        self._row_of_zones(zones, rest)

    def _row_of_zones(self, zones: list[Zone], box: Rect) -> None:
        """Zones beside each other; heaps need less room."""
        if not zones:
            return
        shares = [1 if zone.heap else 3 for zone in zones]
        left, room = box.left, box.width - self.gap * (len(zones) - 1)
        for zone, share in zip(zones, shares, strict=True):
            width = room * share // sum(shares)
            self._zone(zone, Rect(left, box.top, width, box.height))
            left += width + self.gap

    def _zone(self, zone: Zone, rect: Rect) -> None:
        """A tray with what lies in it."""
        lying = self._lying.get(zone.place, [])
        self.table.trays.append(Tray(zone.place, rect, say(zone.name), len(lying)))
        self.table.pieces.append(Piece(zone.place, zone.place, ZONE, rect, "", zone.place))
        label = max(12, min(round(rect.height * 0.2), self.area.height // 32))
        inner = Rect(rect.left + 4, rect.top + label, rect.width - 8, rect.height - label - 4)
        largest = round(self.area.height * (OWN_CARDS if any(isinstance(one, Card) for one in lying) else STRIP * 0.8))
        inner = inner.clamp(rect)
        shapes = [CARD_SHAPE if isinstance(piece, Card) else 1.0 for piece in lying]
        if zone.heap:
            for rect_of_one in in_a_row(inner, shapes[-1:], largest, self.gap):
                self._piece(lying[-1], rect_of_one, zone.place, count=len(lying))
            return
        for piece, rect_of_one in zip(lying, in_a_row(inner, shapes, largest, self.gap), strict=True):
            self._piece(piece, rect_of_one, zone.place)

    def _piece(self, piece: PlainPiece, rect: Rect, at: str, count: int = 0) -> None:
        shown_large = isinstance(piece, Card) and not piece.hidden and piece.id.count(":") == 1
        laid = Piece(piece.id, piece.id, PIECE, rect, "", at, (at,), count=count, enlarges=shown_large)
        self.table.pieces.append(laid)

    # -- the middle ---------------------------------------------------------------------------------------

    def _middle(self, box: Rect) -> None:
        """The board, and the zones that belong to nobody beside it, or in rows where there is no board."""
        common = self._zones_of(None)
        self.table.centre = box
        if self.view.board is None:
            for zone, rect in zip(common, cells(box, len(common), self.gap), strict=True):
                self._zone(zone, rect)
            return
        room = box.copy()
        if common:
            room.width -= max(round(box.width * SIDE_COLUMN), box.width - self._board_in(box).width) + self.gap
        self.board = self._board_in(room)
        if common:
            column = Rect(room.right + self.gap, box.top, box.right - room.right - self.gap, box.height)
            high = (column.height - self.gap * (len(common) - 1)) // len(common)
            for number, zone in enumerate(common):
                self._zone(zone, Rect(column.left, column.top + number * (high + self.gap), column.width, high))
        self.table.centre = self.board
        self.table.pieces.extend(self._on_board())

    def _board_in(self, box: Rect) -> Rect:
        """The largest board of its proportions in a box, with a rim of half a place."""
        board = self.view.board
        assert board is not None
        wide, high = self._extent()
        scale = min((box.width - 2 * self.gap) / wide, (box.height - 2 * self.gap) / high)
        rect = Rect(0, 0, round(wide * scale), round(high * scale))
        rect.center = box.center
        return rect

    def _extent(self) -> tuple[float, float]:
        """Width and height of the board with its rim, in the board's unit."""
        board = self.view.board
        assert board is not None
        rim = 0.0 if board.picture else nearest(self.view) * (0.5 if board.squares else 1.0)
        return board.width + rim, board.height + rim

    def _on_board(self) -> Iterator[Piece]:
        """The places of the board, then what lies on them."""
        board = self.view.board
        assert board is not None
        wide, high = self._extent()
        scale = self.board.width / wide
        self.pitch = nearest(self.view) * scale
        left = self.board.left + (wide - board.width) / 2 * scale
        top = self.board.top + (high - board.height) / 2 * scale
        size = round(self.pitch * (1.0 if board.squares else ON_SPOT + 0.08))
        pieces: list[Piece] = []
        for spot in board.spots:
            rect = Rect(0, 0, size, size)
            rect.center = (round(left + spot.x * scale), round(top + spot.y * scale))
            yield Piece(spot.place, spot.place, SPOT, rect, spot.label, spot.place)
            pieces += self._lying_at(spot, rect)
        yield from pieces

    def _lying_at(self, spot: Spot, rect: Rect) -> Iterator[Piece]:
        """What lies on a place: one piece in its middle, several in rows; a square's label stays to be read."""
        place = spot.place
        lying = self._lying.get(place, [])
        board = self.view.board
        share = ON_SPOT if board is None or not board.squares else BESIDE_LABEL if spot.label else ON_SQUARE
        inner = Rect(0, 0, round(self.pitch * share), round(self.pitch * share))
        inner.center = rect.center
        if spot.label:
            inner.bottomright = rect.right - rect.width // 16, rect.bottom - rect.height // 16
        for piece, cell in zip(lying, cells(inner, len(lying), 1), strict=True):
            side = min(cell.size)
            one = Rect(0, 0, round(side * CARD_SHAPE) if isinstance(piece, Card) else side, side)
            one.center = cell.center
            yield Piece(piece.id, piece.id, PIECE, one, "", place, (place,))


def nearest(view: PlainView) -> float:
    """The distance between the two nearest places of the board."""
    assert view.board is not None
    spots = view.board.spots
    distances = [
        ((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5
        for number, one in enumerate(spots)
        for other in spots[number + 1 :]
    ]
    return min(distances, default=1.0)
