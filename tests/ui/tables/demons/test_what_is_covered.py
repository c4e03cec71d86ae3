"""What is looked at covers nothing that belongs to it: large cards, tooltips, ticks, and what is written on hexes."""

from __future__ import annotations

from fractions import Fraction

import pygame
import pytest

from game.demons.box.goetia import DEMONS
from game.ui.match.board.card_preview import CardPreview
from game.ui.tables.common.pieces import CARD, Marks, Piece
from game.ui.tables.demons.map.highlights import SMALL, HexNote
from game.ui.tables.demons.map.layer import name_of
from game.ui.tables.demons.places import HEX
from game.words import say
from tests.demons.scene import OPEN, PLAIN, Scene, mortals_fight
from tests.ui.conftest import OpenApp
from tests.ui.tables.demons.table_driver import DemonsDriver

SIZES = ((1280, 720), (1024, 640))


@pytest.mark.parametrize("size", SIZES)
def test_the_large_card_of_every_demon_is_whole_and_above_the_hand(open_app: OpenApp, size: tuple[int, int]) -> None:
    driver = DemonsDriver(open_app(size).app, match=Scene({"hex": OPEN, "demons": (8, 33)}).match)
    driver.to_question()
    tabletop, area = driver.tabletop, driver.table.area
    room = tabletop.preview_room(area)
    at = next(piece for piece in driver.pieces(CARD)).rect
    for demon in DEMONS:
        found = tabletop.preview(driver.seen, f"demon:{demon}", driver.app.theme.px(430))
        assert found is not None
        card = CardPreview(driver.app, found[0], found[1], at, room)
        assert room.contains(card.rect), DEMONS[demon].name


def test_while_one_walks_the_danger_of_a_hex_is_read_beside_all_that_it_is_compared_with(open_app: OpenApp) -> None:
    driver = DemonsDriver(open_app((1280, 720)).app, match=Scene({"hex": 417}, {"hex": 2010}, units={17: 216}).match)
    driver.to_question()
    lit = driver.pieces(HEX)
    assert len(lit) > 5
    told = driver.tabletop.pointed_out(driver.seen, lit[0], driver.table.area)
    assert [tuple(rect) for rect in told] == [tuple(piece.rect) for piece in lit]
    assert not driver.tabletop.pointed_out(driver.seen, driver.pieces("plate")[0], driver.table.area)
    acting = mortals_fight({"hex": 1012, "found": True, "demons": (18, 8)}, units={4: 1011})
    other = DemonsDriver(open_app((1280, 720)).app, match=acting.match)
    other.to_question()
    assert not other.tabletop.pointed_out(other.seen, lit[0], other.table.area), "nobody walks"


def test_a_tick_leaves_the_sign_of_the_attitude_to_be_seen(open_app: OpenApp) -> None:
    driver = DemonsDriver(open_app((1024, 640)).app, match=Scene({"hex": OPEN, "demons": (8,)}).match)
    driver.to_question()
    card = next(piece for piece in driver.pieces(CARD))
    marks = Marks(selected=frozenset({card.id}))
    drawn, blank = (pygame.Surface(driver.app.size) for _copy in range(2))
    driver.tabletop.table.marks.draw(drawn, card, marks, driver.table.area, letting_go=False)
    sign = pygame.Rect(0, 0, round(card.rect.width * 0.2), round(card.rect.width * 0.2))
    sign.topright = (card.rect.right - 5, card.rect.top + 5)
    assert pygame.image.tobytes(drawn.subsurface(sign), "RGB") == pygame.image.tobytes(blank.subsurface(sign), "RGB")


def test_what_is_written_on_a_hex_with_a_name_stands_above_the_name(open_app: OpenApp) -> None:
    driver = DemonsDriver(open_app((1280, 720)).app, match=Scene({"hex": 417}, units={17: 216}).match)
    driver.to_question()
    notes = driver.tabletop.table.notes
    named = {ground.place for ground in driver.seen.hexes if ground.name is not None}
    assert {place for place, note in notes.items() if note.named} == named & set(notes)
    assert named & set(notes)


def test_small_hexes_are_lit_more_strongly(open_app: OpenApp) -> None:
    driver = DemonsDriver(open_app((1280, 720)).app, match=Scene({"hex": PLAIN}).match)
    driver.to_question()

    def light(size: int) -> int:
        """How strong the light is in the middle of a hex."""
        outline = tuple((round(x * size), round(y * size)) for x, y in CORNERS)
        piece = Piece("hex:0101", "hex:0101", HEX, pygame.Rect(0, 0, size, size), "", HEX, outline=outline)
        ground = pygame.Surface((size, size))
        notes = {"hex:0101": HexNote(found=Fraction(0))}
        driver.tabletop.table.highlights.hexes(ground, [piece], notes, ground.get_rect())
        return ground.get_at((size // 2, round(size * 0.43)))[0]

    assert light(SMALL - 4) > 1.4 * light(SMALL + 20)


CORNERS = ((1, 0.43), (0.75, 0.86), (0.25, 0.86), (0, 0.43), (0.25, 0), (0.75, 0))


def test_ones_own_counter_does_not_tell_again_what_ones_plate_shows(open_app: OpenApp) -> None:
    driver = DemonsDriver(open_app().app, match=Scene({"hex": OPEN, "demons": (8,)}, {"hex": 2010}).match)
    driver.to_question()

    def told(name: str) -> str:
        piece = next(piece for piece in driver.table.table.pieces if piece.id == name)
        words = driver.tabletop.explain(driver.seen, piece, 0)
        assert words is not None
        return "".join(run.words for run in words)

    assert "Shield of" in told("plate:0")
    assert "Shield of" not in told("seat:0")
    assert "four together kill" in told("seat:0")
    assert "Shield of" in told("plate:1")


def test_whoever_has_left_or_is_dead_is_out(open_app: OpenApp) -> None:
    scene = Scene({"hex": OPEN}, {"hex": 0, "status": "gone"}, {"hex": 0, "status": "dead"})
    driver = DemonsDriver(open_app().app, match=scene.match)
    driver.to_question()
    assert [driver.tabletop.is_out(driver.seen, seat) for seat in range(3)] == [False, True, True]


@pytest.mark.parametrize("size", SIZES)
def test_no_tooltip_of_the_map_covers_ones_own_cards(open_app: OpenApp, size: tuple[int, int]) -> None:
    driver = DemonsDriver(open_app(size).app, match=Scene({"hex": 417}, {"hex": 2010}, units={17: 216}).match)
    driver.to_question()
    tooltip, own = driver.app.tooltip, driver.table.table.own
    assert own
    for kind in (HEX, "unit", "magician"):
        for piece in driver.pieces(kind):
            widget = driver.table.find(piece.id)
            assert widget is not None
            tooltip.visible, tooltip.widget, tooltip.text = True, widget, widget.tooltip_text()
            place = tooltip.rect()
            assert place is not None
            assert place.collidelist(own) < 0, piece.id


@pytest.mark.parametrize("size", SIZES)
def test_a_demon_who_may_defend_is_read_beside_the_combat(open_app: OpenApp, size: tuple[int, int]) -> None:
    scene = mortals_fight({"hex": 1012, "found": True, "demons": (18, 8)}, units={4: 1011})
    driver = DemonsDriver(open_app(size).app, match=scene.match)
    driver.to_question()
    assert driver.decision.kind == "defend_with"
    card = driver.pieces(CARD)[0 if size == SIZES[0] else 1]  # of two powers much is told
    driver.move(card.id)
    driver.step(90)
    shown = driver.table.preview.shown
    assert shown is not None
    met = driver.tabletop.compared(driver.seen, driver.table.area, 0, card.rect)
    assert len(met) == 3, "the ribbon, the unit, the magician"
    assert shown.rect.collidelist(list(met)) < 0


def test_the_name_of_a_place_below_a_counter_is_written_once(open_app: OpenApp) -> None:
    driver = DemonsDriver(open_app().app, match=Scene({"hex": OPEN, "demons": (8,)}, units={4: 518}).match)
    driver.to_question()
    table = driver.tabletop.table
    driver.bring_into_sight("unit:4")
    counter = next(piece for piece in driver.pieces("unit"))
    ground = next(one for one in driver.seen.hexes if one.place in counter.also)
    drawn = pygame.Surface(driver.app.size, pygame.SRCALPHA)
    table.names.draw(drawn, driver.seen, [counter], table.camera)
    place = drawn.get_bounding_rect()
    x, y = name_of(ground, table.camera.zoom)
    on_the_map = table.map.letters(table.camera.zoom, ground, say(ground.name or "")).get_rect()
    on_the_map.center = (table.camera.origin[0] + x, table.camera.origin[1] + y)
    assert place.contains(on_the_map), "what the map says there cannot be seen beside the counter"
    assert place.bottom >= counter.rect.bottom + on_the_map.height // 2


def test_names_of_one_length_are_not_written_over_each_other(open_app: OpenApp) -> None:
    driver = DemonsDriver(open_app().app, match=Scene({"hex": OPEN}, units={4: 1301}).match)
    driver.to_question()
    table, ground = driver.tabletop.table, next(one for one in driver.seen.hexes if one.id == "1301")
    once, again = (table.names._slip(ground, 0.8, 4) for _time in range(2))
    once.fill((0, 0, 0))
    assert pygame.image.tobytes(again, "RGBA") == pygame.image.tobytes(table.names._slip(ground, 0.8, 4), "RGBA")


@pytest.mark.parametrize("size", SIZES)
def test_what_a_pool_promises_is_read_beside_the_other_pools(open_app: OpenApp, size: tuple[int, int]) -> None:
    driver = DemonsDriver(open_app(size).app, match=Scene({"hex": 1012}, {"hex": 2010}).match)
    driver.to_question()
    driver.move("pool:marquis")
    driver.step(60)
    told = driver.app.tooltip.rect()
    assert told is not None
    assert told.collidelist([pool.rect for pool in driver.pieces("pool")]) < 0
