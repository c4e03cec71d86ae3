"""Where everything lies: the board, its spaces, what shares a space, the columns, in every window."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pygame
import pytest
from pygame import Rect

from game.talisman.box.board import BRIDGE, BRIDGE_HILLS, NEXT, PLAIN_OF_PERIL, PORTAL, SENTINEL, SPACES
from game.talisman.box.register import instances
from game.talisman.view import TalismanView
from game.ui.tables.common.pieces import CARD, Marks
from game.ui.tables.talisman.board.layout import BoardPlaces, frame_of, ribbon_of
from game.ui.tables.talisman.board.routes import route
from game.ui.tables.talisman.board.space_contents import arranged
from game.ui.tables.talisman.kinds import PLATE, SHEET, SPACE, STACK, TOKEN
from game.ui.tables.talisman.sheets.column import column_boxes
from game.ui.tables.talisman.sheets.layout import ROWS, cards_in, counts_shown, overlaps, plate_boxes, sheet_boxes
from game.ui.tables.talisman.table import TalismanTable
from tests.ui.tables.talisman.conftest import SIZES, played

BOARD = Rect(10, 10, 700, 700)
PAPER = (238, 224, 188)
"""What the name of a small card stands on."""


@pytest.mark.parametrize("size", SIZES)
def test_all_spaces_lie_on_the_board_beside_each_other(size: tuple[int, int]) -> None:
    frame = frame_of(Rect(0, 0, *size))
    places = BoardPlaces(frame.board)
    tiles = {space: places.tile(space) for space in SPACES}
    assert all(frame.board.contains(tile) for tile in tiles.values())
    assert not overlaps(tiles)


@pytest.mark.clause("TAL-6.11.8b", "TAL-6.11.20")
def test_bridge_and_portal_are_painted_between_the_spaces_they_join() -> None:
    places = BoardPlaces(BOARD)
    between = places.tile(SENTINEL).union(places.tile(BRIDGE_HILLS))
    assert between.collidepoint(places.spot("bridge"))
    gate = places.tile(PORTAL).union(places.tile(PLAIN_OF_PERIL))
    assert gate.collidepoint(places.spot("portal"))


def test_neighbours_on_a_ring_are_neighbours_on_the_board() -> None:
    places = BoardPlaces(BOARD)
    for space, after in NEXT[1].items():
        one, other = places.tile(space), places.tile(after)
        assert one.inflate(one.width // 2, one.height // 2).colliderect(other), (space, after)


@pytest.mark.parametrize("tokens", range(1, 7))
@pytest.mark.parametrize("cards", [0, 1, 3, 9])
def test_figures_and_cards_on_a_space_leave_its_name_free(cards: int, tokens: int) -> None:
    for size in (60, 75, 90, 135):
        tile = Rect(0, 0, size, size)
        ground = Rect(4, 4, size - 8, ribbon_of(tile).top - 5)
        laid = arranged(ground, cards, tokens, gold=True)
        name = ribbon_of(tile)
        for box in (*laid.cards, *laid.tokens):
            assert not box.colliderect(name)
            assert ground.inflate(2, 2).contains(box), (size, box)
        assert laid.gold is not None
        assert not laid.gold.colliderect(name)


@pytest.mark.parametrize("tokens", range(2, 7))
def test_each_of_six_figures_on_a_space_can_be_seen_and_clicked(tokens: int) -> None:
    laid = arranged(Rect(0, 0, 80, 60), 2, tokens, gold=False)
    lefts = [box.left for box in laid.tokens]
    rows = {box.top for box in laid.tokens}
    for one, other in combinations(laid.tokens, 2):
        apart = abs(one.left - other.left) >= one.width * 0.3 or one.top != other.top
        assert apart
    assert lefts == sorted(lefts) or len(rows) > 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_board_sheet_plates_and_piles_do_not_overlap(size: tuple[int, int], seats: int) -> None:
    frame = frame_of(Rect(0, 0, *size))
    boxes = column_boxes(frame, seats - 1)
    parts = {"board": frame.board, "sheet": boxes.sheet}
    parts |= {f"plate{number}": box for number, box in enumerate(boxes.plates)}
    parts |= {f"pile{number}": box for number, box in enumerate(boxes.piles)}
    if boxes.stage is not None:
        parts["stage"] = boxes.stage
    assert not overlaps(parts)
    assert all(frame.area.contains(box) for box in parts.values())
    assert boxes.sheet.height > 230


def test_a_wide_table_has_a_stage_of_its_own_and_a_narrow_one_has_not() -> None:
    assert column_boxes(frame_of(Rect(0, 0, 1612, 1080)), 3).stage is not None
    assert column_boxes(frame_of(Rect(0, 0, 972, 720)), 3).stage is None


@pytest.mark.parametrize("rect", [Rect(0, 0, 257, 1062), Rect(0, 0, 246, 480), Rect(0, 0, 212, 260)])
def test_the_parts_of_a_sheet_do_not_overlap(rect: Rect) -> None:
    boxes = sheet_boxes(rect)
    parts = {**boxes.values, **{f"label {name}": box for name, box in boxes.labels.items()}}
    parts |= {f"row {name}": box for name, box in boxes.rows.items()}
    parts |= {"portrait": boxes.portrait, "name": boxes.name, "player": boxes.player, "alignment": boxes.alignment}
    assert not overlaps(parts)
    assert all(rect.contains(box) for box in parts.values())


@pytest.mark.parametrize("rect", [Rect(0, 0, 246, 46), Rect(0, 0, 257, 85)])
def test_the_parts_of_a_compact_line_do_not_overlap(rect: Rect) -> None:
    boxes = plate_boxes(rect)
    parts = {"figure": boxes.figure, "name": boxes.name, "character": boxes.character, **boxes.values, **boxes.counts}
    assert not overlaps(parts)
    assert all(rect.contains(box) for box in parts.values())


@pytest.mark.parametrize("size", SIZES)
def test_every_space_is_hit_at_its_name(table: TalismanTable, size: tuple[int, int]) -> None:
    view = played(6, 12).view(0)
    assert isinstance(view, TalismanView)
    laid = table.laid(view, Rect(0, 0, *size), 0)
    for space in SPACES:
        piece = laid.table.at(laid.places.ribbon(space).center)
        assert piece is not None
        if laid.stage is None or not laid.stage.rect.collidepoint(laid.places.ribbon(space).center):
            assert piece.id == f"space:{space}"


def test_a_crowded_space_shows_all_cards_gold_and_figures(table: TalismanTable) -> None:
    view = played(6, 12).view(0)
    assert isinstance(view, TalismanView)
    cards = tuple(instances("adventure")[:4])
    crowd = replace(view.spaces[1], cards=cards, gold=3, seats=(0, 1, 2, 3, 4, 5))
    spaces = tuple(replace(space, seats=(), cards=()) if space.id != crowd.id else crowd for space in view.spaces)
    full = replace(view, spaces=spaces, active=None, dealing="", casting=(), fight=None)
    laid = table.laid(full, Rect(0, 0, 972, 720), 0)
    here = [piece for piece in laid.table.pieces if piece.zone == f"space:{crowd.id}"]
    assert sum(piece.kind == TOKEN for piece in here) == 6
    assert sum(piece.kind == CARD for piece in here) == 4
    for piece in here:
        points = [
            (x, y) for x in range(piece.rect.left, piece.rect.right) for y in (piece.rect.top + 2, piece.rect.centery)
        ]
        assert any(laid.table.at(point) is piece for point in points), piece.id


def test_every_player_has_a_sheet_or_a_line_and_every_pile_its_place(table: TalismanTable) -> None:
    view = played(5, 40).view(2)
    assert isinstance(view, TalismanView)
    pieces = table.layout(view, Rect(0, 0, 1612, 1080), 2).pieces
    assert [piece.zone for piece in pieces if piece.kind == SHEET] == ["seat:2"]
    assert sorted(piece.zone for piece in pieces if piece.kind == PLATE) == ["seat:0", "seat:1", "seat:3", "seat:4"]
    assert sum(piece.kind == STACK for piece in pieces) == 5
    assert len({piece.id for piece in pieces}) == len(pieces), "ids are unique"
    assert sum(piece.kind == SPACE for piece in pieces) == 49


def test_onlookers_see_the_sheet_of_whoever_plays(table: TalismanTable) -> None:
    view = played(4, 50).view(None)
    assert isinstance(view, TalismanView)
    assert view.active is not None
    pieces = table.layout(view, Rect(0, 0, 1612, 1080), 0).pieces
    assert [piece.zone for piece in pieces if piece.kind == SHEET] == [f"seat:{view.active}"]
    assert not any(piece.kind == CARD and piece.zone.startswith("spells:") for piece in pieces)


def test_a_figure_walks_along_the_ring_the_way_it_was_moved() -> None:
    way = route("outer_02_graveyard", "outer_22_forest", 4)
    assert way == ("outer_02_graveyard", "outer_01_fields", "outer_00_village", "outer_23_fields", "outer_22_forest")
    assert route("outer_03_woods", "middle_03_hills") == ("outer_03_woods", SENTINEL, BRIDGE[SENTINEL])
    assert route(PORTAL, PLAIN_OF_PERIL) == (PORTAL, PLAIN_OF_PERIL)


def test_who_is_set_far_away_does_not_walk() -> None:
    assert route("outer_00_village", "inner_08_crown_of_command") == ("outer_00_village", "inner_08_crown_of_command")


def test_drawing_needs_no_window_and_gives_the_same_picture_twice(table: TalismanTable) -> None:
    view = played(4, 60).view(1)
    assert isinstance(view, TalismanView)
    for size in SIZES[:3]:
        one, other = pygame.Surface(size), pygame.Surface(size)
        table.draw(one, view, one.get_rect(), 1, Marks(), ())
        table.draw(other, view, other.get_rect(), 1, Marks(), ())
        assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


@pytest.mark.parametrize("count", [1, 2, 4, 8, 14])
@pytest.mark.parametrize("box", [Rect(0, 0, 240, 150), Rect(0, 0, 230, 60), Rect(0, 0, 560, 120)])
def test_any_number_of_cards_fits_into_a_row_and_each_shows(box: Rect, count: int) -> None:
    cards = cards_in(box, count)
    assert len(cards) == count
    assert all(box.contains(card) for card in cards)
    assert len({card.topleft for card in cards}) == count
    for one, other in pairwise(cards):
        assert other.left - one.left >= 7 or one.top != other.top


def test_beside_his_values_a_plate_of_one_line_shows_only_what_a_player_owns() -> None:
    boxes = plate_boxes(pygame.Rect(0, 0, 250, 46))
    numbers = dict.fromkeys(ROWS, 0) | {"spells": 2, "trophies": 1}
    shown = counts_shown(boxes, numbers)
    assert list(shown) == ["spells", "trophies"]
    assert min(box.width for box in shown.values()) > 1.5 * boxes.counts["spells"].width
    assert not overlaps(shown)
    assert max(box.right for box in boxes.values.values()) <= min(box.left for box in shown.values())
    assert counts_shown(boxes, dict.fromkeys(ROWS, 0)) == {}
    tall = plate_boxes(pygame.Rect(0, 0, 250, 72))
    assert counts_shown(tall, numbers) == tall.counts, "three lines have room for everything"


@pytest.mark.parametrize("card", ["counterspell", "cursed_by_a_hag", "potion_of_strength", "invisibility"])
def test_a_card_on_a_sheet_has_its_name_however_long(table: TalismanTable, card: str) -> None:
    face = table.cards.face(card, 49)
    lower = ((x, y) for x in range(face.get_width()) for y in range(face.get_height() * 2 // 3, face.get_height()))
    assert sum(face.get_at(spot)[:3] == PAPER for spot in lower) > face.get_width()
