"""Where a mage has many cards, those that can be used now stay large, and dice lie on the symbols that they pay for."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.engine.seating import Seat
from game.players import PERSON
from game.ui.tables.common.pieces import CARD, DIE, Piece
from game.ui.tables.warlocks_duel.cards.faces import COMPACT_BELOW
from game.ui.tables.warlocks_duel.cards.rows import card_widths, on_their_symbols
from game.warlocks_duel.box.cards import SPELLS
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver
from tests.warlocks_duel.scene import Scene, casting, gathering, incantations
from tests.warlocks_duel.table import Player, faces

SCROLLS = "thunderbolt doom healing_aura protective_cloak"


def laid(open_app: OpenApp, scene: Scene, size: tuple[int, int] = (1280, 720)) -> list[Piece]:
    """The pieces of a scene on the screen."""
    scene.match.seats = tuple(Seat(seat.name, PERSON) for seat in scene.match.seats)
    driver = MatchDriver(open_app(size).app, match=scene.match)
    driver.to_question()
    return driver.table.table.pieces


def widths(pieces: list[Piece]) -> dict[str, int]:
    """How wide the cards at the bottom are."""
    return {piece.face: piece.rect.width for piece in pieces if piece.kind == CARD and piece.zone == "cards:0"}


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_what_can_be_cast_stays_larger_than_what_lies_idle_and_no_card_covers_another(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    mine = Player(mage="alonora", active="conflagration", scrolls=SCROLLS)
    pieces = laid(open_app, casting(mine, Player(mage="albus")), size)
    wide = widths(pieces)
    assert wide["alonora-3"] > 1.5 * wide["doom"]
    row = [piece.rect for piece in pieces if piece.face in wide and piece.kind == CARD]
    apart = pairwise(sorted(row, key=lambda rect: rect.left))
    assert all(one.right <= other.left for one, other in apart)


def test_what_can_be_paid_for_can_be_read(open_app: OpenApp) -> None:
    mine = Player(mage="alonora", pool="MM", scrolls=SCROLLS)
    wide = widths(laid(open_app, incantations(mine, Player(mage="albus"), market="")))
    assert wide["protective_cloak"] >= COMPACT_BELOW
    assert len({width for card, width in wide.items() if card != "protective_cloak"}) == 1


def test_while_dice_are_gathered_all_cards_are_alike(open_app: OpenApp) -> None:
    mine = Player(mage="alonora", reserve=7, scrolls=SCROLLS)
    scene = gathering(mine, Player(mage="albus", reserve=7), dice=("MMMMM", "WWWWW"))
    assert len(set(widths(laid(open_app, scene)).values())) == 1


@pytest.mark.parametrize(
    ("needed", "room", "expected"),
    [
        ((True, False), 300, [100, 100]), ((False,) * 8, 400, [48] * 8), ((True,) * 8, 400, [48] * 8),
        ((True, *[False] * 7), 410, [100, *[40] * 7]),
    ],
)  # fmt: skip
def test_cards_shrink_for_those_that_are_needed_only_where_room_is_short(
    needed: tuple[bool, ...], room: int, expected: list[int]
) -> None:
    assert card_widths([False] * len(needed), needed, 100, room, 2) == expected


@pytest.mark.clause("WD-3.11")
def test_each_die_lies_on_the_symbol_it_pays_for_and_a_whirlwind_where_it_stands_in(open_app: OpenApp) -> None:
    assert on_their_symbols(faces("FAA"), ("fire", "air", "air")) == ("fire", "air", "air")
    assert on_their_symbols(faces("A@F"), ("fire", "air", "air")) == ("fire", "air", "whirlwind")
    assert on_their_symbols(faces("W"), ("fire", "air")) == ("water",)
    mine = Player(mage="alonora", active="life_drain spark fire_bolt searing_gust", scrolls=SCROLLS)
    pieces = laid(open_app, casting(mine, Player(mage="albus")))
    for spell in ("life_drain", "spark", "searing_gust"):
        dice = [piece.rect for piece in pieces if piece.kind == DIE and piece.zone == f"spell:{spell}"]
        assert len(dice) == len(SPELLS[spell].cost)
        assert len({die.centery for die in dice}) == 1, "one row, as the symbols are printed"
