"""Where everything of a duel lies on the screen: pure geometry, for 2 to 4 players and any window."""

from __future__ import annotations

import pygame

from game.ui.tables.common.cards import SHAPE, card_height
from game.ui.tables.common.pieces import CHIP, PILE, SEAT, Piece, TableLayout
from game.ui.tables.warlocks_duel.cards.rows import CardRows, SpellBox
from game.ui.tables.warlocks_duel.dice_zones import DiceZones
from game.ui.tables.warlocks_duel.plates import chip_boxes
from game.ui.tables.warlocks_duel.words.statuses import statuses
from game.warlocks_duel.view import DuelistView, DuelView

WIDEST = 1.72
"""The table's content is never wider than this share of its height."""
OWN, STRIP, MARKET, OTHERS = 0.315, 0.125, 0.235, 0.285
"""Shares of the table's height: own cards, own dice, market, opponents."""
LARGEST_DIE = 0.098
"""Of the table's height."""


class DuelLayout:
    """Lays out one view; the result is :attr:`table`."""

    def __init__(self, view: DuelView, area: pygame.Rect, bottom: int, label: int, spell_box: SpellBox) -> None:
        self.view = view
        self.bottom = bottom
        self.area = area
        self.table = TableLayout(area)
        width = min(area.width, round(area.height * WIDEST))
        self.content = pygame.Rect(0, 0, width, area.height).inflate(-area.height // 45, -area.height // 45)
        self.content.center = area.center
        self.gap = max(4, area.height // 110)
        self.cards = CardRows(self.table, self.gap, spell_box)
        self.dice = DiceZones(view, self.table, area.height, label, self.gap)

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
        self.table.own = [own, strip]
        if self.view.attack is not None:
            self.table.dialogs.append(middle)
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
        self.dice.lay_out(duelist, strip, LARGEST_DIE)
        cards = pygame.Rect(plate.right + self.gap * 2, own.top, own.right - plate.right - self.gap * 2, own.height)
        self.cards.lay_out(duelist, cards)

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
        self.cards.lay_out(duelist, cards)
        self.dice.lay_out(duelist, dice, 0.062, compact=True)

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
            self.cards.add_card(card, rect.move(round(shift), 0), "market")
        discard = self.view.discard
        top = discard[-1] if discard else ""
        self.table.pieces.append(Piece("pile:discard", "discard", PILE, places[-1], top, "discard", count=len(discard)))

    # -- parts of a side ----------------------------------------------------------------------------------

    def lay_plate(self, duelist: DuelistView, rect: pygame.Rect) -> None:
        """The player's plate: mage, name, power."""
        place = f"seat:{duelist.seat.seat}"
        self.table.pieces.append(Piece(place, place, SEAT, rect, duelist.mage, place))
        found = statuses(self.view, duelist)
        boxes = chip_boxes(rect, found, max(14, self.area.height // 26))
        for status, chip in zip(found, boxes, strict=True):
            name = f"chip:{duelist.seat.seat}:{status.id}"
            self.table.pieces.append(Piece(name, place, CHIP, chip, status.id, place))
