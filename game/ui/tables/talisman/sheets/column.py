"""What lies beside the board: the sheet of the player at the table, the lines of the others, the piles."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.talisman.box.register import CARD_OF
from game.talisman.view import HeroView, TalismanView
from game.ui.tables.common.pieces import CARD, CHIP, Piece
from game.ui.tables.talisman.board.layout import TableFrame
from game.ui.tables.talisman.kinds import ALIGNMENT, CARD_BACK, LABEL, PLATE, SHEET, STACK, VALUE
from game.ui.tables.talisman.sheets.layout import cards_in, chips_in, sheet_boxes
from game.ui.tables.talisman.sheets.statuses import statuses
from game.ui.tables.talisman.sheets.stops_panel import bell_piece

PILES = ("adventure", "adventure_discard", "spells", "spell_discard", "stock")
LARGEST_PLATE, LEAST_PLATE = 88, 40
LARGEST_PILE, LEAST_PILE = 92, 34
"""Heights in usual pixels."""
SHARES, LEAST_SHARE = {1: 0.095, 2: 0.09}, 0.066
"""How high the plate of another player is beside a narrow board, in heights of the column, by their number: where they
are few, there is room for three lines.
"""
CHIP_WIDTH = 4.6
"""Width of a sign, in its heights."""


@dataclass(frozen=True)
class ColumnBoxes:
    """Where sheet, plates, piles and (beside a wide board) the stage lie."""

    sheet: pygame.Rect
    plates: tuple[pygame.Rect, ...]
    piles: tuple[pygame.Rect, ...]
    stage: pygame.Rect | None


def column_boxes(frame: TableFrame, others: int) -> ColumnBoxes:
    """Divide the columns for that many other players."""
    side = frame.side if frame.side is not None else frame.column
    gap = frame.gap
    unit = frame.density
    share = 0.08 if frame.is_wide else SHARES.get(others, LEAST_SHARE)
    each = round(max(LEAST_PLATE * unit, min(LARGEST_PLATE * unit, side.height * share)))
    block = others * (each + gap // 2)
    pile_height = round(max(LEAST_PILE * unit, min(LARGEST_PILE * unit, side.width * 0.155 * 1.44)))
    if frame.is_wide:
        piles = pygame.Rect(side.left, side.bottom - pile_height, side.width, pile_height)
        plates = pygame.Rect(side.left, piles.top - gap - block, side.width, block)
        stage = pygame.Rect(side.left, side.top, side.width, plates.top - gap - side.top)
        return ColumnBoxes(frame.column, _stacked(plates, others, each, gap // 2), _piles(piles), stage)
    column = frame.column
    piles = pygame.Rect(column.left, column.bottom - pile_height, column.width, pile_height)
    plates = pygame.Rect(column.left, piles.top - gap - block, column.width, block)
    sheet = pygame.Rect(column.left, column.top, column.width, plates.top - gap - column.top)
    return ColumnBoxes(sheet, _stacked(plates, others, each, gap // 2), _piles(piles), None)


def _stacked(box: pygame.Rect, count: int, each: int, gap: int) -> tuple[pygame.Rect, ...]:
    return tuple(pygame.Rect(box.left, box.top + number * (each + gap), box.width, each) for number in range(count))


def _piles(box: pygame.Rect) -> tuple[pygame.Rect, ...]:
    width = round(box.height / 1.44)
    step = (box.width - width) / (len(PILES) - 1)
    return tuple(
        pygame.Rect(round(box.left + number * step), box.top, width, box.height) for number in range(len(PILES))
    )


def sheet_pieces(view: TalismanView, seat: int, rect: pygame.Rect, place: str, density: float = 1.0) -> list[Piece]:
    """The sheet of a Character, the signs on it, and all its cards; ``place`` is what a click on it means."""
    boxes = sheet_boxes(rect, density=density)
    sheet = Piece(f"sheet:{seat}", place, SHEET, rect, view.heroes[seat].character, f"seat:{seat}")
    return [
        sheet,
        *explained_parts(seat, "", boxes.values, boxes.labels, place),
        *alignment_piece(view.heroes[seat], "", boxes.alignment, place),
        *bell_piece(view.heroes[seat], "", boxes.labels["spells"]),
        *sheet_cards(view, seat, "", boxes.rows, boxes.chips),
    ]


def explained_parts(
    seat: int, prefix: str, values: dict[str, pygame.Rect], labels: dict[str, pygame.Rect], place: str
) -> list[Piece]:
    """Numbers and headings of a sheet: pieces that explain themselves, and mean the sheet when they are clicked."""
    zone = f"seat:{seat}"
    numbers = [Piece(f"{prefix}value:{seat}:{name}", place, VALUE, box, name, zone) for name, box in values.items()]
    heads = [Piece(f"{prefix}label:{seat}:{row}", place, LABEL, box, row, zone) for row, box in labels.items()]
    return [*numbers, *heads]


def alignment_piece(hero: HeroView, prefix: str, box: pygame.Rect, place: str) -> list[Piece]:
    """The Alignment of a Character, which explains itself."""
    if not hero.character:
        return []
    seat = hero.seat.seat
    return [Piece(f"{prefix}alignment:{seat}", place, ALIGNMENT, box, hero.alignment, f"seat:{seat}")]


def sheet_cards(
    view: TalismanView, seat: int, prefix: str, rows: dict[str, pygame.Rect], chips: pygame.Rect
) -> list[Piece]:
    """The signs and cards of a Character; ``prefix`` keeps the ids of a second copy apart."""
    hero = view.heroes[seat]
    found = statuses(view, hero)
    height = chips.height - 3
    width = [min(round(height * CHIP_WIDTH), (chips.width - 3) // 2)] * len(found)
    pieces = [
        Piece(f"{prefix}chip:{seat}:{status.id}", f"seat:{seat}", CHIP, box, status.id, f"seat:{seat}")
        for status, box in zip(found, chips_in(chips, width, height), strict=True)
        if box.bottom <= chips.bottom
    ]
    kept = hero.objects if not hero.raft or hero.raft == "built" else (*hero.objects, hero.raft)
    cards = {"spells": hero.spells, "objects": kept, "followers": hero.followers, "trophies": hero.trophies}
    for row, shown in cards.items():
        pieces += [
            Piece(f"{prefix}card:{card}", f"card:{card}", CARD, box, CARD_OF[card].id, f"{row}:{seat}")
            for card, box in zip(shown, cards_in(rows[row], len(shown)), strict=True)
        ]
    hidden = max(0, hero.spell_count - len(hero.spells))
    for number, box in enumerate(cards_in(rows["spells"], hidden)):
        place = f"spells:{seat}"
        pieces.append(Piece(f"{prefix}back:{seat}:{number}", place, CARD_BACK, box, "spell", place))
    return pieces


def plate_piece(seat: int, rect: pygame.Rect, place: str) -> Piece:
    """The compact line of a player."""
    return Piece(f"plate:{seat}", place, PLATE, rect, "", f"seat:{seat}")


def pile_pieces(view: TalismanView, boxes: tuple[pygame.Rect, ...]) -> list[Piece]:
    """The decks, their discard piles, and the stock of things that can be bought."""
    counts = {
        "adventure": view.adventure_deck, "adventure_discard": len(view.adventure_discard), "spells": view.spell_deck,
        "spell_discard": len(view.spell_discard), "stock": view.talismans + sum(left for _item, left in view.stock),
    }  # fmt: skip
    tops = {"adventure_discard": view.adventure_discard, "spell_discard": view.spell_discard}
    found = []
    for name, rect in zip(PILES, boxes, strict=True):
        face = CARD_OF[tops[name][-1]].id if tops.get(name) else ""
        opens = name in ("adventure_discard", "spell_discard", "stock")
        place = f"ui:open:{name}" if opens else f"pile:{name}"
        if name == "adventure" and view.deck_seen:
            place = "ui:open:seen"
        found.append(Piece(f"pile:{name}", place, STACK, rect, face, name, count=counts[name]))
    return found
