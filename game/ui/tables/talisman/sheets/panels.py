"""What a click opens over the board: a player's full sheet, the stock of things to buy, a discard pile."""

from __future__ import annotations

import pygame

from game.talisman.box.register import CARD_OF
from game.talisman.view import TalismanView
from game.ui.tables.common.pieces import CARD, Piece
from game.ui.tables.talisman.kinds import GROUND, ITEM, SHEET
from game.ui.tables.talisman.sheets.column import explained_parts, sheet_cards
from game.ui.tables.talisman.sheets.layout import ROWS, VALUES
from game.ui.tables.talisman.sheets.stops_panel import OPENED, bell_piece, stops_pieces

SHAPE = 1.44
CLOSE = "ui:close"
MOST_CARDS = 120


def panel_pieces(view: TalismanView, opened: str, area: pygame.Rect, board: pygame.Rect) -> list[Piece]:
    """The pieces of an open panel, above one that closes it by a click anywhere else."""
    behind = Piece(CLOSE, CLOSE, GROUND, area, "", "veil")
    kind, _colon, rest = opened.partition(":")
    rect = panel_rect(area, board)
    if kind == "sheet":
        return [behind, *_sheet(view, int(rest), rect)]
    if opened == OPENED:
        return [behind, *stops_pieces(view, rect)]
    ground = Piece(f"ground:{opened}", f"ground:{opened}", GROUND, rect, opened, "panel")
    if opened == "stock":
        return [behind, ground, *_stock(view, rect)]
    cards = {
        "adventure_discard": view.adventure_discard,
        "spell_discard": view.spell_discard,
        "seen": view.deck_seen[::-1],
    }
    return [behind, ground, *_pile(cards[opened], rect)]


def panel_rect(area: pygame.Rect, board: pygame.Rect) -> pygame.Rect:
    """Where panels open: over the board, a little smaller."""
    width = min(area.width - 16, max(round(board.width * 0.94), min(560, area.width - 16)))
    rect = pygame.Rect(0, 0, width, round(board.height * 0.86))
    rect.center = board.center
    return rect.clamp(area.inflate(-8, -8))


def full_boxes(rect: pygame.Rect) -> dict[str, pygame.Rect]:
    """The parts of a full sheet: portrait and abilities on the left, values above four rows of cards on the right."""
    pad = max(8, rect.width // 50)
    inner = rect.inflate(-2 * pad, -2 * pad)
    left = round(inner.width * 0.33)
    boxes = {"portrait": pygame.Rect(inner.left, inner.top, left, min(round(left * 1.2), round(inner.height * 0.48)))}
    top = boxes["portrait"].bottom + pad // 2
    line = max(18, round(inner.height * 0.055))
    for name in ("name", "player", "alignment"):
        boxes[name] = pygame.Rect(inner.left, top, left, line if name == "name" else round(line * 0.78))
        top = boxes[name].bottom
    boxes["words"] = pygame.Rect(inner.left, top + pad // 2, left, inner.bottom - top - pad // 2)
    right = pygame.Rect(inner.left + left + 2 * pad, inner.top, inner.width - left - 2 * pad, inner.height)
    height = max(34, round(inner.height * 0.1))
    step = (right.width + pad) / 4
    for number, value in enumerate(("strength", "craft", "lives", "gold")):
        boxes[value] = pygame.Rect(round(right.left + number * step), right.top, round(step - pad), height)
    chip = max(18, round(inner.height * 0.042))
    boxes["chips"] = pygame.Rect(right.left, right.top + height + pad // 2, right.width, chip + 3)
    top = boxes["chips"].bottom + 2
    each = (right.bottom - top) / len(ROWS)
    label = max(15, round(inner.height * 0.034))
    for number, row in enumerate(ROWS):
        above = round(top + number * each)
        boxes[f"label:{row}"] = pygame.Rect(right.left, above, right.width, label)
        boxes[row] = pygame.Rect(right.left, above + label + 1, right.width, round(each) - label - 7)
    return boxes


def _sheet(view: TalismanView, seat: int, rect: pygame.Rect) -> list[Piece]:
    place = f"seat:{seat}"
    boxes = full_boxes(rect)
    ground = Piece(f"open:sheet:{seat}", place, SHEET, rect, "full", place)
    values = {value: boxes[value] for value in VALUES}
    labels = {row: boxes[f"label:{row}"] for row in ROWS}
    cards = sheet_cards(view, seat, "open:", {row: boxes[row] for row in ROWS}, boxes["chips"])
    bell = bell_piece(view.heroes[seat], "open:", labels["spells"])
    return [ground, *explained_parts(seat, "open:", values, labels, place), *bell, *cards]


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
        wide = min((inner.width + gap) // columns - gap, round(((inner.height + gap) / rows - gap) / SHAPE), largest)
        if wide > best[1]:
            best = (columns, wide)
    columns, wide = best
    high = round(wide * SHAPE)
    found = []
    for number in range(count):
        row, column = divmod(number, columns)
        here = min(columns, count - row * columns)
        left = inner.centerx - (here * (wide + gap) - gap) // 2 + column * (wide + gap)
        found.append(pygame.Rect(left, inner.top + row * (high + gap), wide, high))
    return found
