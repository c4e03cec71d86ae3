"""What lies on a space is laid out to be chosen from: large where there is little, in the middle, and never twice."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pygame import Rect

from game.players import PERSON
from game.talisman.box.register import CARD_OF
from game.talisman.state import ARRIVING
from game.ui.tables.common.cards import SHAPE
from game.ui.tables.talisman.cards.faces import COMPACT_BELOW
from game.ui.tables.talisman.stage.shelves import two_shelves
from tests.talisman.scene import Scene, figure
from tests.ui.conftest import OpenApp
from tests.ui.tables.talisman.talisman_driver import TalismanDriver

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


def test_beside_what_one_carries_a_find_is_the_larger_one_and_can_be_read() -> None:
    (card,), (own,), boxes = placed(1, 1)
    assert own.width < card.width
    assert card.width >= COMPACT_BELOW
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


@pytest.mark.parametrize("upper", [3, 5, 7])
def test_no_name_is_cut_as_long_as_it_could_be_read(upper: int) -> None:
    cards, _lower, _boxes = placed(upper, 3)
    assert all(one.right <= other.left for one, other in pairwise(cards))


def test_a_card_on_the_shelves_is_read_beside_them(open_app: OpenApp) -> None:
    lying = {"outer_16_woods": "talisman#1 axe#1 shield#1 prince#1 princess#1 helmet#1 water_bottle#1"}
    scene = Scene(ARRIVING, figure("warrior", "outer_16_woods", objects="sword#1"), lying=lying, patient=True)
    driver = TalismanDriver(open_app((1280, 720)).app, [PERSON, PERSON], match=scene.match)
    driver.to_question()
    shelf = driver.table.table.find("shelf:card:shield#1")
    assert shelf is not None
    driver.move("shelf:card:shield#1")
    driver.step(60)
    shown = driver.table.preview.shown
    stage = driver.tabletop.table.stage_shown
    assert shown is not None
    assert stage is not None
    assert not shown.rect.colliderect(stage.rect)
    assert stage.rect.width > 0.65 * driver.table.area.height, "many cards have much room"


def test_what_is_chosen_is_ticked_and_the_space_lies_behind() -> None:
    stage = two_shelves(RECT, 8, CARDS[:2], (), frozenset(CARDS[:1]), "outer_16_woods")
    ground, first, second = stage.pieces
    assert ground.face == "outer_16_woods"
    assert (first.count, second.count) == (1, 0)
