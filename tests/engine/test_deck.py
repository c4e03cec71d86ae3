"""The draw pile with its discards."""

from __future__ import annotations

from game.engine.deck import Deck
from game.engine.dice import Dice


def test_cards_are_drawn_from_the_top() -> None:
    deck = Deck(("sword", "shield", "helmet"))
    assert [deck.draw(), deck.draw(), deck.draw()] == ["sword", "shield", "helmet"]


def test_an_empty_deck_gives_no_card_and_is_not_refilled_by_itself() -> None:
    deck = Deck((), ("sword",))
    assert deck.draw() is None
    assert deck.discard == ("sword",)
    assert deck.is_spent


def test_a_deck_without_cards_and_discards_is_not_spent_but_gone() -> None:
    assert not Deck().is_spent
    assert len(Deck()) == 0


def test_cards_put_away_lie_on_the_discard_pile_with_the_newest_last() -> None:
    deck = Deck(("sword",), ("shield",))
    deck.put_away("helmet", "boots")
    assert deck.discard == ("shield", "helmet", "boots")
    assert deck.cards == ("sword",)


def test_shuffled_discards_become_the_new_draw_pile() -> None:
    discards = tuple(f"card {number}" for number in range(20))
    deck = Deck((), discards)
    deck.shuffle_discards(Dice(4))
    assert sorted(deck.cards) == sorted(discards)
    assert deck.cards != discards
    assert deck.discard == ()


def test_an_imagined_order_depends_on_the_cards_and_not_on_their_real_order() -> None:
    cards = tuple(f"card {number}" for number in range(12))
    turned = Deck(tuple(reversed(cards)))
    assert Deck(cards).imagined(Dice(9)) == turned.imagined(Dice(9))
    assert turned.cards == tuple(reversed(cards))
