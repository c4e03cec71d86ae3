"""Where the cards of a duel lie: rows of upright and sideways cards, the spells on them, and the dice on those."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui.kit.painting.painter import box_at
from game.ui.tables.common.cards import SHAPE, card_height
from game.ui.tables.common.pieces import CARD, DIE, SPELL, Piece, TableLayout
from game.ui.tables.warlocks_duel.cards.faces import cost_grid, grid
from game.warlocks_duel.box.cards import CARDS, SPELLS
from game.warlocks_duel.box.elements import DiceFaces
from game.warlocks_duel.view import USED, CardView, DuelistView, SpellView

SpellBox = Callable[[str, str, str, pygame.Rect], pygame.Rect]
"""Where a part of a spell lies on a card: card, spell, part and the card's rectangle."""
OVER_SYMBOL = 1.12
"""How large a die is that lies on the symbol it pays for, in symbols."""


class CardRows:
    """Lays cards onto a table."""

    def __init__(self, table: TableLayout, gap: int, spell_box: SpellBox) -> None:
        self.table = table
        self.gap = gap
        self.spell_box = spell_box

    def lay_out(self, duelist: DuelistView, rect: pygame.Rect) -> None:
        """A player's cards in a row, each in a place of its own that it keeps, whatever becomes of it.

        A used card lies sideways in its place. New scrolls come at the right: where all have room, nothing moves.
        """
        width = card_width(len(duelist.cards), min(round(rect.height / SHAPE), rect.width // 3), rect.width, self.gap)
        for number, card in enumerate(duelist.cards):
            place = pygame.Rect(rect.left + number * (width + self.gap), 0, width, card_height(width))
            if card.turned:
                place.height = round(width / SHAPE)
            place.centery = rect.centery
            self.add_card(card, place, f"cards:{duelist.seat.seat}")

    def add_card(self, card: CardView, rect: pygame.Rect, zone: str) -> None:
        """A card, the spells on it as places to click, and the dice that lie on them."""
        piece = Piece(f"card:{card.id}", f"card:{card.id}", CARD, rect, card.id, zone, turned=card.turned)
        self.table.pieces.append(piece)
        for spell in card.spells:
            place = f"spell:{spell.id}"
            half = _half(card.id, spell.id, rect, card.turned)
            self.table.pieces.append(Piece(place, place, SPELL, half, card.id, zone, (f"card:{card.id}",)))
        for spell in card.spells:
            self.lay_dice_on(card, spell, rect)

    def lay_dice_on(self, card: CardView, spell: SpellView, rect: pygame.Rect) -> None:
        """The dice on a spell: on its cost while it is active, on its picture once it is used (WD-4.6)."""
        if not spell.dice:
            return
        part = "scene" if spell.status == USED else "cost"
        box = self.spell_box(card.id, spell.id, part, _upright(rect) if card.turned else rect)
        if card.turned:
            box = _turned(box, _upright(rect), rect)
        dice, size, centres = spell.dice, *grid(box.inflate(-2, -2), len(spell.dice), 1.12, min(rect.size) * 0.22)
        if part == "cost":
            dice, size, centres = _on_the_cost(card, spell, box, min(rect.size) * 0.22)
        place = f"spell:{spell.id}"
        seen: dict[str, int] = {}
        for face, centre in zip(dice, centres, strict=True):
            seen[face] = seen.get(face, -1) + 1
            die = box_at((size, size), center=centre)
            own = f"{place}:{face}"
            self.table.pieces.append(
                Piece(f"{own}#{seen[face]}", own, DIE, die, face, place, (place, f"card:{card.id}"))
            )


def _on_the_cost(
    card: CardView, spell: SpellView, box: pygame.Rect, largest: float
) -> tuple[DiceFaces, int, list[tuple[int, int]]]:
    """Each die on the symbol that it pays for, so that it hides no other; larger where symbols are printed small."""
    dice = on_their_symbols(spell.dice, SPELLS[spell.id].cost)
    symbol, symbols = cost_grid(box, len(dice))
    room = box.inflate(0, box.height // 4) if len(card.spells) == 1 else box.inflate(-2, -2)
    size, centres = grid(room, len(dice), 1.12, largest)
    over = round(symbol * OVER_SYMBOL)
    return (dice, over, symbols) if over >= size * 0.8 else (dice, size, centres)


def card_width(count: int, largest: int, room: int, gap: int) -> int:
    """How wide the cards of a row are: all the same, and smaller where that keeps them from covering each other."""
    return min(largest, (room + gap) // max(1, count) - gap)


def on_their_symbols(dice: DiceFaces, cost: Sequence[str]) -> DiceFaces:
    """The dice that pay for a spell in the order of its symbols; those that stand in take the places left."""
    left = list(dice)
    placed = [left.pop(left.index(symbol)) if symbol in left else "" for symbol in cost]
    return tuple([face or left.pop(0) for face in placed if face or left])


def _half(card: str, spell: str, rect: pygame.Rect, turned: bool) -> pygame.Rect:
    """The part of a card that a spell takes; a turned card has its upper spell on the right."""
    spells = CARDS[card]
    if len(spells) == 1:
        return rect.copy()
    first = spells[0] == spell
    if turned:
        width = rect.width // 2
        return pygame.Rect(rect.right - width if first else rect.left, rect.top, width, rect.height)
    height = rect.height // 2
    return pygame.Rect(rect.left, rect.top if first else rect.bottom - height, rect.width, height)


def _upright(rect: pygame.Rect) -> pygame.Rect:
    """A turned card's rectangle before it was turned, at the origin."""
    return pygame.Rect(0, 0, rect.height, rect.width)


def _turned(box: pygame.Rect, upright: pygame.Rect, rect: pygame.Rect) -> pygame.Rect:
    """A box on an upright card, after the card was turned to the right and laid in ``rect``."""
    return pygame.Rect(rect.left + upright.height - box.bottom, rect.top + box.left, box.height, box.width)
