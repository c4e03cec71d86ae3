"""However many cards a mage has, each keeps its place, and dice lie on the symbols that they pay for."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.engine.seating import Seat
from game.players import PERSON
from game.ui.tables.common.pieces import CARD, DIE, Piece
from game.ui.tables.warlocks_duel.cards.faces import CardFaces
from game.ui.tables.warlocks_duel.cards.rows import card_width, on_their_symbols
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


def row_of(pieces: list[Piece], seat: int) -> list[Piece]:
    """The cards of a seat from left to right."""
    cards = [piece for piece in pieces if piece.kind == CARD and piece.zone == f"cards:{seat}"]
    return sorted(cards, key=lambda piece: piece.rect.left)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_nine_cards_keep_their_places_whatever_becomes_of_them_and_none_covers_another(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    def places(scene: Scene) -> tuple[list[int], list[str]]:
        pieces = laid(open_app, scene, size)
        for seat in (0, 1):
            assert all(one.rect.right <= other.rect.left for one, other in pairwise(row_of(pieces, seat)))
        row = row_of(pieces, 0)
        return [piece.rect.centerx for piece in row], [piece.face for piece in row]

    scrolls = f"water_attack {SCROLLS} voodoo_magic"
    rival = Player(mage="albus", scrolls="meteor_shower life_drain toxic_rain ice_missile earthquake regeneration")
    gathered = places(gathering(Player(mage="alonora", reserve=7, scrolls=scrolls), rival, dice=("MMMMM", "WWWWW")))
    paid = Player(mage="alonora", active="conflagration", used="spark water_attack", scrolls=scrolls)
    assert gathered == places(incantations(Player(mage="alonora", pool="FF", scrolls=scrolls), rival, market=""))
    assert gathered == places(casting(paid, rival))


def test_while_there_is_room_a_new_card_moves_no_other(open_app: OpenApp) -> None:
    def places(scrolls: str) -> list[tuple[int, ...]]:
        mine = Player(mage="alonora", active="conflagration", scrolls=scrolls)
        return [tuple(piece.rect) for piece in row_of(laid(open_app, casting(mine, Player(mage="albus"))), 0)]

    assert places("doom")[:3] == places("")


@pytest.mark.parametrize(("count", "room", "width"), [(0, 400, 100), (3, 400, 100), (4, 406, 100), (8, 414, 50)])
def test_cards_shrink_only_where_they_would_cover_each_other(count: int, room: int, width: int) -> None:
    assert card_width(count, 100, room, 2) == width


def test_a_used_half_of_a_card_is_marked_and_a_used_card_keeps_its_name(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    mine = Player(mage="alonora", active="fire_bolt", used="spark ember_balm")
    scene = casting(mine, Player(mage="albus"))
    scene.match.seats = tuple(Seat(seat.name, PERSON) for seat in scene.match.seats)
    driver = MatchDriver(open_app().app, match=scene.match)
    driver.to_question()
    monkeypatch.setattr(CardFaces, "spent", lambda *drawn: said.append(f"{drawn[3]}: {drawn[5]}"))
    driver.step()
    assert set(said) == {"spark: Used"}, "the other used spell has its card to itself, which lies sideways"


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
