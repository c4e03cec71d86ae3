"""What lies on a space is laid out to be chosen from: large where there is little, in the middle, and never twice."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.talisman.box.register import CARD_OF
from game.ui.tables.common.cards import SHAPE
from game.ui.tables.talisman.cards.faces import COMPACT_BELOW
from game.ui.tables.talisman.stage.shelves import two_shelves

RECT = Rect(100, 80, 390, 390)
CARDS = tuple(card for card in CARD_OF if card.endswith("#1"))


def placed(upper: int, lower: int) -> tuple[list[Rect], list[Rect], dict[str, Rect]]:
    """The cards of both shelves, and the parts."""
    stage = two_shelves(RECT, 8, CARDS[:upper], CARDS[upper : upper + lower], frozenset(CARDS[:1]), "outer_16_woods")
    cards = [piece.rect for piece in stage.pieces if piece.id.startswith("shelf:")]
    return cards[:upper], cards[upper:], stage.boxes


def test_a_single_find_has_all_the_room_and_can_be_read() -> None:
    (card,), lower, boxes = placed(1, 0)
    assert not lower
    assert "lower" not in boxes
    assert card.width >= COMPACT_BELOW, "the whole card with its words"
    assert card.height > RECT.height * 0.7
    assert abs(card.centerx - RECT.centerx) <= 1


def test_beside_what_one_carries_a_find_has_half_of_it() -> None:
    (card,), (own,), boxes = placed(1, 1)
    assert card.height < RECT.height / 2
    assert card.bottom <= boxes["lower_line"].top
    assert own.top >= boxes["lower_line"].bottom


@pytest.mark.parametrize("upper", [1, 2, 3, 5, 9])
@pytest.mark.parametrize("lower", [0, 1, 4, 8])
def test_cards_lie_on_their_shelf_in_the_middle_and_keep_their_shape(upper: int, lower: int) -> None:
    above, below, boxes = placed(upper, lower)
    for cards, name in ((above, "upper"), (below, "lower")):
        if not cards:
            continue
        row = cards[0].unionall(cards[1:])
        assert boxes[name].contains(row)
        assert abs(row.centerx - boxes[name].centerx) <= 1
        assert all(abs(card.height - card.width * SHAPE) <= 2 for card in cards)


def test_two_cards_lie_apart() -> None:
    (first, second), _lower, _boxes = placed(2, 0)
    assert not first.colliderect(second)


def test_what_is_chosen_is_ticked_and_the_space_lies_behind() -> None:
    stage = two_shelves(RECT, 8, CARDS[:2], (), frozenset(CARDS[:1]), "outer_16_woods")
    ground, first, second = stage.pieces
    assert ground.face == "outer_16_woods"
    assert (first.count, second.count) == (1, 0)
