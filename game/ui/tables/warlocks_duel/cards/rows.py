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
ACROSS = 1.02
"""How long a card that lies sideways is drawn, in widths of an upright one."""
SMALLEST_CARD = 48
"""Percent of their full size to which the cards of a full row may shrink."""
IDLE_CARD = 40
"""Percent of its full size that a card has of which nothing can be used now, where the others need the room."""
OVER_SYMBOL = 1.12
"""How large a die is that lies on the symbol it pays for, in symbols."""
GAIN = 1.15
"""How much larger the cards that are needed must become, so that it is worth while."""


class CardRows:
    """Lays cards onto a table."""

    def __init__(self, table: TableLayout, gap: int, spell_box: SpellBox) -> None:
        self.table = table
        self.gap = gap
        self.spell_box = spell_box

    def lay_out(self, duelist: DuelistView, rect: pygame.Rect, needed: Sequence[bool] = ()) -> None:
        """A player's cards in a row; used ones lie sideways, and make room first where there are many.

        Those that are ``needed`` now stay as large as they can; the others shrink for them.
        """
        lying = [card.turned for card in duelist.cards]
        largest = min(round(rect.height / SHAPE), rect.width // 3)
        widths = card_widths(lying, needed or [False] * len(lying), largest, rect.width, self.gap)
        across = round(min(widths, default=largest) * ACROSS)
        slots = card_slots(lying, widths, across, rect.width, self.gap * 1.5)
        zone = f"cards:{duelist.seat.seat}"
        # A card that lies sideways has its picture, with the dice on it, at the right: only its left may be covered.
        laid = list(zip(duelist.cards, slots, widths, strict=True))
        shown = [pair for pair in reversed(laid) if pair[0].turned] + [pair for pair in laid if not pair[0].turned]
        for card, left, width in shown:
            place = pygame.Rect(rect.left + round(left), 0, width, card_height(width))
            if card.turned:
                place.size = (across, round(across / SHAPE))
            place.centery = rect.centery
            self.add_card(card, place, zone)

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


def card_width(lying: Sequence[bool], largest: int, room: int, gap: float) -> int:
    """How wide the cards of a row are: somewhat smaller where that keeps upright ones from covering each other."""
    for percent in range(100, SMALLEST_CARD - 1, -4):
        width = largest * percent // 100
        needed = sum(width * ACROSS * 0.5 if lies else width + gap for lies in lying)
        if needed + (width * 0.5 if lying and lying[0] else 0) <= room:
            return width
    return largest * SMALLEST_CARD // 100


def card_widths(lying: Sequence[bool], needed: Sequence[bool], largest: int, room: int, gap: float) -> list[int]:
    """How wide each card of a row is: all the same, or those that are needed larger, where they else would shrink."""
    same = card_width(lying, largest, room, gap)
    count, idle = sum(needed), largest * IDLE_CARD // 100
    if same == largest or not count:
        return [same] * len(lying)
    others = [lies for lies, wanted in zip(lying, needed, strict=True) if not wanted]
    small = sum(idle * ACROSS * 0.5 if lies else idle + gap for lies in others)
    large = min(largest, int((room - small - (idle * 0.5 if lying[0] else 0)) / count - gap))
    if large < same * GAIN:
        return [same] * len(lying)
    return [large if wanted else idle for wanted in needed]


def on_their_symbols(dice: DiceFaces, cost: Sequence[str]) -> DiceFaces:
    """The dice that pay for a spell in the order of its symbols; those that stand in take the places left."""
    left = list(dice)
    placed = [left.pop(left.index(symbol)) if symbol in left else "" for symbol in cost]
    return tuple([face or left.pop(0) for face in placed if face or left])


def card_slots(turned: Sequence[bool], widths: Sequence[int], across: int, room: int, gap: float) -> list[float]:
    """How far from the left each card of a row begins: side by side, else turned ones half covered, else all."""
    if not turned:
        return []
    steps = [(across if lies else width) + gap for lies, width in zip(turned, widths, strict=True)]
    last = steps[-1] - gap
    missing = sum(steps) - gap - room
    lying = sum(turned[1:])
    if missing > 0 and lying:
        given = min(missing / lying, across * 0.5 + gap)
        steps = [step - given * lies for step, lies in zip(steps, (*turned[1:], False), strict=True)]
        missing = sum(steps[:-1]) + last - room
    if missing > 0 and len(steps) > 1:
        share = missing / (len(steps) - 1)
        steps = [step - share for step in steps]
    begin = max(0.0, (room - sum(steps[:-1]) - last) / 2)
    return [begin + sum(steps[:number]) for number in range(len(steps))]


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
