"""What lies in the dock beside one's own plate: thrones, the demons on them, and the pools of the ranks."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

import pygame

from game.demons.referee.keeping import room_for
from game.demons.view import DemonsView
from game.ui.tables.common.pieces import CARD, Piece
from game.ui.tables.demons.pieces.thrones import seated
from game.ui.tables.demons.places import CHOOSING, POOL, SHAPE, THRONE, Places


@dataclass(frozen=True)
class HandCard:
    """A demon who lies before his magician: the place of his box, himself if he is known, and the box's rank."""

    place: str
    demon: int | None
    rank: str
    lent_to: str = ""
    """The name of the magician who has borrowed him: only his place is here."""

    @property
    def own(self) -> str:
        """His own place, or that of his box as long as nobody knows him."""
        return f"demon:{self.demon}" if self.demon is not None else self.place


def hand_of(view: DemonsView, seat: int, summoned: Collection[int] = ()) -> list[HandCard]:
    """The demons of a magician, then those borrowed or lent, then those without a box.

    The own ones lie as everywhere where they are chosen from: who comes or goes does not change the order of the rest.
    """
    magician = view.magicians[seat]
    cards = [HandCard(box.place, box.demon, box.rank) for box in magician.boxes if box.occupied]
    order = {demon: number for number, demon in enumerate(seated([card.demon for card in cards if card.demon]))}
    cards.sort(key=lambda card: order.get(card.demon or 0, 0))
    cards += [HandCard(f"borrowed:{number}", one.demon, "") for number, one in enumerate(magician.borrowed)]
    cards += [
        HandCard(f"lent:{one.demon}", one.demon, "", holder.seat.name)
        for holder in view.magicians
        for one in holder.borrowed
        if one.owner == seat and one.demon is not None
    ]
    known = {card.demon for card in cards}
    return cards + [HandCard(f"summoned:{demon}", demon, "") for demon in summoned if demon not in known]


@dataclass(frozen=True)
class Hand:
    """Lays out the dock of the seat ``bottom``.

    ``slots`` are the places of the cards side by side while demons are let go one by one: a gap stays where one lay.
    ``choosing`` are the demons of whom some are to be chosen, while they lie in a display: their thrones wait here.
    """

    view: DemonsView
    bottom: int
    where: Places
    summoned: Collection[int] = ()
    slots: tuple[str, ...] = ()
    choosing: tuple[int, ...] = ()

    def pieces(self) -> list[Piece]:
        """Everything, in drawing order."""
        if self.choosing:
            step = self._step(room_for(self.choosing))
            return [*self._thrones(range(room_for(self.choosing)), step, CHOOSING), *self._pools()]
        cards = hand_of(self.view, self.bottom, self.summoned)
        slots = [*self.slots, *[card.own for card in cards if card.own not in self.slots]]
        seats = max(len(slots), 0 if self.slots else self.view.magicians[self.bottom].room)
        crowded = bool(self.slots) and self._step(seats) < self._size()[0]
        step = self._step(seats, self.where.pools.right if crowded else 0)
        found = list(self._thrones(range(len(slots), seats), step, THRONE))
        for card in sorted(cards, key=lambda card: slots.index(card.own)):
            face, zone = str(card.demon or ""), f"lent:{card.lent_to}" if card.lent_to else f"hand:{card.rank}"
            rect = self._place(slots.index(card.own), step)
            found.append(Piece(f"card:{card.own}", card.own, CARD, rect, face, zone, also=(card.place,)))
        return found if crowded else [*found, *self._pools()]

    def _size(self) -> tuple[int, int]:
        """Of a card."""
        return round(self.where.cards.height / SHAPE), self.where.cards.height

    def _step(self, seats: int, right: int = 0) -> int:
        """How far apart cards lie: they overlap where there are many.

        Where some have to be let go, each is to be seen: then they reach as far as ``right``, over the pools' room.
        """
        width = self._size()[0]
        room = (right or self.where.cards.right) - self.where.cards.left - width
        return min(width + self.where.pad, room // max(1, seats - 1))

    def _place(self, number: int, step: int) -> pygame.Rect:
        return pygame.Rect((self.where.cards.left + number * step, self.where.cards.top), self._size())

    def _thrones(self, numbers: range, step: int, zone: str) -> Iterator[Piece]:
        """Free places for demons."""
        for number in numbers:
            yield Piece(f"throne:{number}", f"throne:{number}", THRONE, self._place(number, step), str(number), zone)

    def _pools(self) -> Iterator[Piece]:
        """One for each rank, side by side."""
        pools = self.where.pools
        step = pools.width // 6
        for number, (rank, count) in enumerate(self.view.pools):
            rect = pygame.Rect((0, 0), self.where.pool)
            rect.midtop = (pools.left + step * number + step // 2, pools.top)
            yield Piece(f"pool:{rank}", f"pool:{rank}", POOL, rect, rank, POOL, count=count)
