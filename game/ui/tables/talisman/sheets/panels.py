"""What a click opens over the board: a player's full sheet, the stock of things to buy, a discard pile."""

from __future__ import annotations

import pygame

from game.talisman.box.register import CARD_OF
from game.talisman.view import TalismanView
from game.ui.tables.common.pieces import CARD, Piece
from game.ui.tables.talisman.kinds import GROUND, ITEM, SHEET
from game.ui.tables.talisman.sheets.column import alignment_piece, explained_parts, sheet_cards
from game.ui.tables.talisman.sheets.layout import full_boxes
from game.ui.tables.talisman.sheets.stops_panel import OPENED, bell_piece, stops_pieces

SHAPE = 1.44
CLOSE = "ui:close"
CROSS = "ui:cross"
MOST_CARDS = 120


def panel_pieces(view: TalismanView, opened: str, area: pygame.Rect, board: pygame.Rect) -> list[Piece]:
    """The pieces of an open panel and its cross, above one that closes it by a click anywhere else."""
    behind = Piece(CLOSE, CLOSE, GROUND, area, "", "veil")
    rect = panel_rect(area, board)
    return [behind, *_inside(view, opened, rect), _cross(rect, area)]


def _cross(rect: pygame.Rect, area: pygame.Rect) -> Piece:
    """The button at the corner of a panel that closes it."""
    side = max(26, rect.height // 18)
    box = pygame.Rect(0, 0, side, side)
    box.center = rect.right - side // 6, rect.top + side // 6
    return Piece(CROSS, CLOSE, GROUND, box.clamp(area), "", "panel")


def _inside(view: TalismanView, opened: str, rect: pygame.Rect) -> list[Piece]:
    """What an open panel shows."""
    kind, _colon, rest = opened.partition(":")
    if kind == "sheet":
        return _sheet(view, int(rest), rect)
    if opened == OPENED:
        return stops_pieces(view, rect)
    ground = Piece(f"ground:{opened}", f"ground:{opened}", GROUND, rect, opened, "panel")
    if opened == "stock":
        return [ground, *_stock(view, rect)]
    cards = {
        "adventure_discard": view.adventure_discard,
        "spell_discard": view.spell_discard,
        "seen": view.deck_seen[::-1],
    }
    return [ground, *_pile(cards[opened], rect)]


def panel_rect(area: pygame.Rect, board: pygame.Rect) -> pygame.Rect:
    """Where panels open: over the board, a little smaller."""
    width = min(area.width - 16, max(round(board.width * 0.94), min(560, area.width - 16)))
    rect = pygame.Rect(0, 0, width, round(board.height * 0.86))
    rect.center = board.center
    return rect.clamp(area.inflate(-8, -8))


def _sheet(view: TalismanView, seat: int, rect: pygame.Rect) -> list[Piece]:
    place = f"seat:{seat}"
    boxes = full_boxes(rect)
    return [
        Piece(f"open:sheet:{seat}", place, SHEET, rect, "full", place),
        *explained_parts(seat, "open:", boxes.values, boxes.labels, place),
        *alignment_piece(view.heroes[seat], "open:", boxes.alignment, place),
        *bell_piece(view.heroes[seat], "open:", boxes.labels["spells"]),
        *sheet_cards(view, seat, "open:", boxes.rows, boxes.chips),
    ]


def _stock(view: TalismanView, rect: pygame.Rect) -> list[Piece]:
    items = [(item, left) for item, left in view.stock] + [("talisman", view.talismans)]
    boxes = _grid(rect, len(items), 170)
    return [
        Piece(f"open:item:{item}", f"item:{item}", ITEM, box, item, "panel", count=left, enlarges=True)
        for (item, left), box in zip(items, boxes, strict=True)
    ]


def _pile(cards: tuple[str, ...], rect: pygame.Rect) -> list[Piece]:
    """The cards of a pile, the newest first."""
    shown = tuple(reversed(cards))[:MOST_CARDS]
    return [
        Piece(f"open:card:{card}", f"card:{card}", CARD, box, CARD_OF[card].id, "panel")
        for card, box in zip(shown, _grid(rect, len(shown), 150), strict=True)
    ]


def title_of(rect: pygame.Rect) -> pygame.Rect:
    """Where the title of a panel stands."""
    return pygame.Rect(rect.left, rect.top + 6, rect.width, max(28, rect.height // 14))


def _grid(rect: pygame.Rect, count: int, largest: int) -> list[pygame.Rect]:
    """Places for so many cards below the title, as large as possible."""
    gap, top = max(6, rect.width // 90), title_of(rect).bottom + 4
    inner = pygame.Rect(rect.left + gap * 2, top, rect.width - 4 * gap, rect.bottom - gap * 2 - top)
    best = (1, 20)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        width = min((inner.width + gap) // columns - gap, round(((inner.height + gap) / rows - gap) / SHAPE), largest)
        if width > best[1]:
            best = (columns, width)
    columns, width = best
    height = round(width * SHAPE)
    found = []
    for number in range(count):
        row, column = divmod(number, columns)
        here = min(columns, count - row * columns)
        left = inner.centerx - (here * (width + gap) - gap) // 2 + column * (width + gap)
        found.append(pygame.Rect(left, inner.top + row * (height + gap), width, height))
    return found
