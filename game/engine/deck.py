"""A draw pile with its discard pile."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.dice import Dice


@dataclass(slots=True)
class Deck:
    """Cards by id. ``cards`` lie face down, the top one first; ``discard`` lies face up, the newest last.

    >>> deck = Deck(("bear#1", "witch#1"))
    >>> deck.put_away(deck.draw() or "")
    >>> deck
    Deck(cards=('witch#1',), discard=('bear#1',))
    >>> deck.draw(), deck.draw(), deck.is_spent
    ('witch#1', None, True)
    >>> deck.shuffle_discards(Dice(7))
    >>> len(deck)
    1
    """

    cards: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()

    def __len__(self) -> int:
        return len(self.cards)

    @property
    def is_spent(self) -> bool:
        """Whether the pile is empty while the discards could make a new one."""
        return not self.cards and bool(self.discard)

    def shuffle(self, dice: Dice) -> None:
        """Shuffle the draw pile."""
        self.cards = dice.shuffled(self.cards)

    def shuffle_discards(self, dice: Dice) -> None:
        """Shuffle the discard pile into a new draw pile, under whatever is left of the old one."""
        self.cards += dice.shuffled(self.discard)
        self.discard = ()

    def draw(self) -> str | None:
        """Take the top card; None if there is none. An empty pile is not refilled: the rules say when that happens."""
        if not self.cards:
            return None
        top, self.cards = self.cards[0], self.cards[1:]
        return top

    def put_away(self, *cards: str) -> None:
        """Put cards on the discard pile."""
        self.discard += cards

    def imagined(self, dice: Dice) -> tuple[str, ...]:
        """An order of the face-down cards that depends on nothing but which cards they are."""
        return dice.shuffled(tuple(sorted(self.cards)))
