"""Where everything of a duel lies on the screen: pure geometry, for 2 to 4 players and any window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.engine.decision import Text
from game.ui.renderer.cards import SHAPE, card_height, grid
from game.ui.renderer.pieces import CARD, CHIP, DIE, PILE, SEAT, SPELL, Piece, TableLayout, Tray
from game.ui.renderer.plates import plate_boxes, statuses
from game.warlocks_duel.cards import CARDS
from game.warlocks_duel.elements import BLANK
from game.warlocks_duel.state import GATHERING
from game.warlocks_duel.view import USED, CardView, DuelistView, DuelView, SpellView
from game.words import say

WIDEST = 1.72
"""The table's content is never wider than this share of its height."""
OWN, STRIP, MARKET, OTHERS = 0.315, 0.125, 0.235, 0.285
"""Shares of the table's height: own cards, own dice, market, opponents."""
LABELS = {
    "hand": Text("Hand"),
    "pool": Text("Mana pool"),
    "reserve": Text("Reserve"),
    "shield": Text("Shield"),
    "aside": Text("Laid aside"),
}
SpellBox = Callable[[str, str, str, pygame.Rect], pygame.Rect]
"""Where a part of a spell lies on a card: card, spell, part and the card's rectangle."""
TILTS = (-7, 5, -3, 8, -5, 3, -8)
LARGEST_DIE = 0.098
"""Of the table's height."""


@dataclass(frozen=True)
class ZoneDemand:
    """How much room a zone of dice asks for: its width in dice, and how far dice may overlap."""

    zone: str
    faces: tuple[str, ...]
    width: float
    piled: bool = False


class DuelLayout:
    """Lays out one view; the result is :attr:`table`."""

    def __init__(self, view: DuelView, area: pygame.Rect, bottom: int, label: int, spell_box: SpellBox) -> None:
        self.view = view
        self.spell_box = spell_box
        self.bottom = bottom
        self.label = label
        self.area = area
        self.table = TableLayout(area)
        width = min(area.width, round(area.height * WIDEST))
        self.content = pygame.Rect(0, 0, width, area.height).inflate(-area.height // 45, -area.height // 45)
        self.content.center = area.center
        self.gap = max(4, area.height // 110)

    def lay_out(self) -> TableLayout:
        """Lay out the whole table."""
        height = self.content.height
        others = pygame.Rect(self.content.left, self.content.top, self.content.width, round(height * OTHERS))
        own = pygame.Rect(0, 0, self.content.width, round(height * OWN))
        own.bottomleft = self.content.bottomleft
        strip = pygame.Rect(own.left, 0, own.width, round(height * STRIP))
        strip.bottom = own.top - self.gap
        middle = pygame.Rect(self.content.left, others.bottom + self.gap, self.content.width, 0)
        middle.height = strip.top - self.gap - middle.top
        self.table.centre = middle
        self.lay_market(middle)
        for number, seat in enumerate(self.opponents()):
            self.lay_opponent(seat, self.share(others, number))
        self.lay_own(own, strip)
        return self.table

    def opponents(self) -> list[int]:
        """The other seats, going left from the one at the bottom."""
        count = len(self.view.duelists)
        return [(self.bottom + step) % count for step in range(1, count)]

    def share(self, others: pygame.Rect, number: int) -> pygame.Rect:
        """The part of the upper strip that belongs to the opponent of that number."""
        count = len(self.view.duelists) - 1
        width = (others.width - (count - 1) * self.gap * 2) / count
        left = round(others.left + number * (width + self.gap * 2))
        return pygame.Rect(left, others.top, round(width), others.height)

    # -- the three parts ----------------------------------------------------------------------------------

    def lay_own(self, own: pygame.Rect, strip: pygame.Rect) -> None:
        """The side of the player at the bottom: plate and cards, with the dice above them."""
        duelist = self.view.duelists[self.bottom]
        plate = pygame.Rect(own.left, own.top, round(min(own.width * 0.24, own.height * 1.25)), own.height)
        self.lay_plate(duelist, plate)
        self.lay_dice(duelist, strip, LARGEST_DIE)
        cards = pygame.Rect(plate.right + self.gap * 2, own.top, own.right - plate.right - self.gap * 2, own.height)
        self.lay_cards(duelist, cards)

    def lay_opponent(self, seat: int, rect: pygame.Rect) -> None:
        """An opponent's side: beside each other for one opponent, below each other for two or three."""
        duelist = self.view.duelists[seat]
        if len(self.view.duelists) == 2:
            plate = pygame.Rect(rect.left, rect.top, round(rect.width * 0.24), rect.height)
            cards = pygame.Rect(plate.right + self.gap * 2, rect.top, rect.right - plate.right - self.gap * 2, 0)
            cards.height = round(rect.height * 0.63)
            dice = pygame.Rect(cards.left, cards.bottom + self.gap // 2, cards.width, 0)
        else:
            plate = pygame.Rect(rect.left, rect.top, rect.width, round(rect.height * 0.29))
            cards = pygame.Rect(rect.left, plate.bottom + self.gap // 2, rect.width, round(rect.height * 0.43))
            dice = pygame.Rect(rect.left, cards.bottom + self.gap // 2, rect.width, 0)
        dice.height = rect.bottom - dice.top
        self.lay_plate(duelist, plate)
        self.lay_cards(duelist, cards)
        self.lay_dice(duelist, dice, 0.062, compact=True)

    def lay_market(self, middle: pygame.Rect) -> None:
        """The deck, the face-up scrolls and the discard pile, in the middle."""
        height = min(middle.height, round(self.content.height * MARKET))
        width = round(height / SHAPE)
        slots = len(self.view.duelists) + 3
        step = min(width + self.gap * 2, (middle.width - width) / (slots - 1))
        left = middle.centerx - (step * (slots - 1) + width) / 2
        places = [
            pygame.Rect(round(left + step * slot), middle.centery - height // 2, width, card_height(width))
            for slot in range(slots)
        ]
        pile = Piece("pile:deck", "deck", PILE, places[0], "deck", "deck", count=self.view.deck)
        self.table.pieces.append(pile)
        shift = step * (slots - 2 - len(self.view.market)) / 2
        for card, rect in zip(self.view.market, places[1:-1], strict=False):
            self.add_card(card, rect.move(round(shift), 0), "market")
        discard = self.view.discard
        top = discard[-1] if discard else ""
        self.table.pieces.append(Piece("pile:discard", "discard", PILE, places[-1], top, "discard", count=len(discard)))

    # -- parts of a side ----------------------------------------------------------------------------------

    def lay_plate(self, duelist: DuelistView, rect: pygame.Rect) -> None:
        """The player's plate: mage, name, power."""
        place = f"seat:{duelist.seat.seat}"
        self.table.pieces.append(Piece(place, place, SEAT, rect, duelist.mage, place))
        box = plate_boxes(rect).chips
        size = min(box.height, max(14, self.area.height // 26))
        left, top = box.left, box.top
        for status in statuses(self.view, duelist):
            wide = round(size * (1.7 if status.mark else 1))
            if left + wide > box.right and left > box.left:
                left, top = box.left, top + size + 2
            chip = pygame.Rect(left, top, wide, size)
            name = f"chip:{duelist.seat.seat}:{status.id}"
            self.table.pieces.append(Piece(name, place, CHIP, chip, status.id, place))
            left += wide + 3

    def lay_cards(self, duelist: DuelistView, rect: pygame.Rect) -> None:
        """A player's cards in a row; used ones lie sideways, and make room first where there are many."""
        width = min(round(rect.height / SHAPE), rect.width // 3)
        across = round(width * 1.02)
        slots = card_slots([card.turned for card in duelist.cards], width, across, rect.width, self.gap * 1.5)
        zone = f"cards:{duelist.seat.seat}"
        shown = sorted(zip(duelist.cards, slots, strict=True), key=lambda laid: not laid[0].turned)
        for card, left in shown:
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
        room = box.inflate(0, box.height // 4) if len(card.spells) == 1 and part == "cost" else box.inflate(-2, -2)
        size, centres = grid(room, len(spell.dice), 1.12, min(rect.size) * 0.22)
        place = f"spell:{spell.id}"
        seen: dict[str, int] = {}
        for face, centre in zip(spell.dice, centres, strict=True):
            seen[face] = seen.get(face, -1) + 1
            die = pygame.Rect(0, 0, size, size)
            die.center = centre
            own = f"{place}:{face}"
            self.table.pieces.append(
                Piece(f"{own}#{seen[face]}", own, DIE, die, face, place, (place, f"card:{card.id}"))
            )

    def lay_dice(self, duelist: DuelistView, rect: pygame.Rect, largest: float, compact: bool = False) -> None:
        """A player's dice, zone by zone from left to right."""
        demands = self.demands(duelist, compact)
        rows = _rows(demands, rect, compact)
        height = rect.height // len(rows)
        for number, row in enumerate(rows):
            line = pygame.Rect(rect.left, rect.top + number * height, rect.width, height - self.gap // 2)
            self.lay_row(duelist.seat.seat, row, line, largest, compact)

    def demands(self, duelist: DuelistView, compact: bool) -> list[ZoneDemand]:
        """The zones shown now and the room they ask for; zones that stay empty in a phase are left out."""
        gathering = self.view.phase == GATHERING
        reserve = ZoneDemand("reserve", (BLANK,) * duelist.reserve, 2.5 if compact else 4.4, compact)
        zones = [reserve]
        if gathering or duelist.hand:
            zones.append(ZoneDemand("hand", duelist.hand, 5.9))
        zones.append(ZoneDemand("pool", duelist.pool, 6.4 if gathering else 9.5))
        if duelist.shield or "antimagic_shield" in self.view.modules:
            zones.append(ZoneDemand("shield", duelist.shield, 2.2))
        if duelist.aside or not gathering:
            zones.append(ZoneDemand("aside", duelist.aside, 2.5 if compact else 3.2, compact))
        return zones

    def lay_row(self, seat: int, row: list[ZoneDemand], line: pygame.Rect, largest: float, compact: bool) -> None:
        """Some zones beside each other."""
        total = sum(zone.width for zone in row)
        room = line.width - self.gap * (len(row) - 1)
        label = 0 if compact else self.label
        die = int(min(room / total, (line.height - label) * 0.8, self.area.height * largest))
        left = float(line.left)
        for zone in row:
            tray = pygame.Rect(round(left), line.top, round(room * zone.width / total), line.height)
            self.lay_zone(seat, zone, tray, die, label)
            left += tray.width + self.gap

    def lay_zone(self, seat: int, zone: ZoneDemand, tray: pygame.Rect, die: int, label: int) -> None:
        """One zone: its tray, and its dice from left to right, overlapping when there are many."""
        name = f"{zone.zone}:{seat}"
        words = say(LABELS[zone.zone])
        self.table.trays.append(Tray(name, tray, words if label else "", len(zone.faces)))
        faces = zone.faces[:1] if zone.piled else zone.faces
        if not faces:
            return
        room = tray.width - die * 1.35
        step = min(die * 1.16, room / max(1, len(faces) - 1))
        first = tray.centerx - step * (len(faces) - 1) / 2
        if zone.piled:
            first = tray.left + die * 0.75
        middle = tray.top + label + (tray.height - label) // 2
        seen: dict[str, int] = {}
        for number, face in enumerate(faces):
            seen[face] = seen.get(face, -1) + 1
            rect = pygame.Rect(0, 0, die, die)
            rect.center = (round(first + step * number), middle)
            place = f"{name}:{face}"
            tilt = TILTS[number % len(TILTS)] if zone.zone == "hand" and label else 0
            count = len(zone.faces) if zone.piled else 0
            self.table.pieces.append(
                Piece(f"{place}#{seen[face]}", place, DIE, rect, face, name, angle=tilt, count=count)
            )


def card_slots(turned: Sequence[bool], width: int, across: int, room: int, gap: float) -> list[float]:
    """How far from the left each card of a row begins: side by side, else turned cards half covered, else all."""
    if not turned:
        return []
    steps = [(across if lies else width) + gap for lies in turned]
    last = steps[-1] - gap
    missing = sum(steps) - gap - room
    lying = sum(turned[:-1])
    if missing > 0 and lying:
        given = min(missing / lying, across * 0.5 + gap)
        steps = [step - given * lies for step, lies in zip(steps, turned, strict=True)]
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


def _rows(demands: list[ZoneDemand], rect: pygame.Rect, compact: bool) -> list[list[ZoneDemand]]:
    """One row of zones, or two where one would make the dice too small; the pool then has its own."""
    total = sum(zone.width for zone in demands)
    hand = any(zone.zone == "hand" for zone in demands)
    if not compact or not hand or rect.width / total > rect.height * 0.42:
        return [demands]
    pool = [zone for zone in demands if zone.zone == "pool"]
    return [[zone for zone in demands if zone.zone != "pool"], pool]
