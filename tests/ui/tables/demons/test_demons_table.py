"""What lies on the table of Demons, what it is called, and what moves for each event."""

from __future__ import annotations

import re
import statistics
import time
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.demons import GAME
from game.demons.box.goetia import ATTITUDE_NAMES, DEMONS
from game.demons.box.powers import POWERS
from game.demons.box.ranks import RANK_NAMES
from game.demons.rules.conjuring.auction import bid_option
from game.demons.rules.powers.treasures import seize_option
from game.demons.view import ACTIVE, CAPTOR, FLEEING, INACTIVE, DemonsView
from game.engine.decision import Event, Text
from game.engine.dice import Dice
from game.engine.game import Seat
from game.engine.match import Match
from game.players import Glimpse, make_player
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.rich_text import RichText
from game.ui.tables.common.pieces import Marks, TableLayout
from game.ui.tables.demons.displays.common import inside_of
from game.ui.tables.demons.map import sheet
from game.ui.tables.demons.motion import event_kinds
from game.ui.tables.demons.places import CONTROL, GRID, PANELS, REPORT, SHIELDS
from game.ui.tables.demons.tabletop import DemonsTabletop
from game.ui.tables.demons.words import explanations
from game.words import say
from tests.ui.conftest import OpenApp
from tests.ui.tables.demons.table_driver import ALONE, DemonsDriver

AREAS = [pygame.Rect(0, 0, 716, 640), pygame.Rect(0, 0, 972, 720), pygame.Rect(0, 0, 1612, 1080)]
RULES = Path(__file__).resolve().parents[4] / "game" / "demons"


def silent(message: str) -> None:
    """No picture may be missing."""
    raise AssertionError(message)


@pytest.fixture(scope="module")
def tabletop() -> DemonsTabletop:
    pygame.display.init()
    pygame.display.set_mode((64, 64), pygame.HIDDEN)
    return DemonsTabletop(Theme(), PictureStore(silent))


def play(seats: int, seed: int, decisions: int) -> Match:
    """A match after that many sensible decisions."""
    match = GAME.new_match([Seat(f"Player {number}") for number in range(seats)], {}, seed)
    players = [make_player("greedy", seat) for seat in range(seats)]
    for _made in range(decisions):
        decision = match.next_decision()
        if decision is None:
            break
        match.choose(players[decision.seat].answer(decision, Glimpse(match, decision.seat)))
    return match


@pytest.fixture(scope="module")
def views() -> list[DemonsView]:
    """The beginning, and the middle of matches of one and of three."""
    found = [play(1, 3, 0).view(0), play(1, 3, 14).view(0), play(3, 5, 40).view(1), play(4, 6, 70).view(2)]
    return [view for view in found if isinstance(view, DemonsView)]


def bottom_of(view: DemonsView) -> int:
    assert view.seat is not None
    return view.seat


@pytest.mark.parametrize("area", AREAS, ids=lambda area: f"{area.width}x{area.height}")
def test_every_piece_has_an_id_of_its_own_and_lies_on_the_screen(
    tabletop: DemonsTabletop, views: list[DemonsView], area: pygame.Rect
) -> None:
    for view in views:
        for panel in ("", *PANELS):
            tabletop.table.opened = panel
            layout = tabletop.layout(view, area, bottom_of(view))
            ids = [piece.id for piece in layout.pieces]
            assert len(ids) == len(set(ids))
            for piece in layout.pieces:
                assert piece.rect.colliderect(area), piece
                assert piece.rect.width >= 12, piece
                assert piece.rect.height >= 12, piece
    tabletop.table.opened = ""


@pytest.mark.parametrize("area", AREAS, ids=lambda area: f"{area.width}x{area.height}")
def test_whatever_is_opened_is_drawn_without_a_missing_picture(
    tabletop: DemonsTabletop, views: list[DemonsView], area: pygame.Rect
) -> None:
    surface = pygame.Surface(area.size)
    for view in views:
        for panel in ("", *PANELS):
            tabletop.table.opened = panel
            drawn = tabletop.draw(surface, view, area, bottom_of(view), Marks(), ())
            assert drawn.pieces
    tabletop.table.opened = ""


def test_the_displays_lie_inside_of_their_panel(tabletop: DemonsTabletop, views: list[DemonsView]) -> None:
    area = AREAS[1]
    for name in (CONTROL, SHIELDS, GRID, REPORT):
        box = inside_of(tabletop.table.places(area).panel)
        for piece in tabletop.table.displays[name].pieces(views[-1], box):
            assert box.inflate(4, 4).contains(piece.rect), (name, piece)


def test_every_piece_is_explained(tabletop: DemonsTabletop, views: list[DemonsView]) -> None:
    mute = {"dock", "ribbon", "sheet"}
    for view in views:
        for panel in ("", *PANELS):
            tabletop.table.opened = panel
            layout = tabletop.layout(view, AREAS[2], bottom_of(view))
            for piece in layout.pieces:
                if piece.id in mute or piece.id == "ground" or piece.id.startswith("card:box"):
                    continue
                words = tabletop.explain(view, piece, bottom_of(view))
                shown = [tabletop.preview(view, place, 300) for place in (piece.place, *piece.also)]
                assert words or any(shown) or piece.face == "", piece
    tabletop.table.opened = ""


def words_of(text: tuple[object, ...]) -> str:
    return "".join(getattr(run, "text", "") or getattr(run, "words", "") for run in text)


@pytest.mark.parametrize("demon", DEMONS)
def test_every_demon_is_explained_with_rank_attitude_priority_and_powers(
    tabletop: DemonsTabletop, views: list[DemonsView], demon: int
) -> None:
    found = tabletop.preview(views[0], f"demon:{demon}", 300)
    assert found is not None
    words = words_of(found[1])
    printed = DEMONS[demon]
    assert str(RANK_NAMES[printed.rank]) in words
    assert str(ATTITUDE_NAMES[printed.attitude]) in words
    assert f"priority {printed.priority} " in words
    for letter in printed.powers:
        assert str(POWERS[letter].name) in words
        assert str(POWERS[letter].effect) in words


def test_the_state_of_a_mortal_shows_by_shape_not_by_colour_alone(
    tabletop: DemonsTabletop, views: list[DemonsView]
) -> None:
    unit = views[0].units[0]
    shapes = {}
    for state in (INACTIVE, ACTIVE, FLEEING, CAPTOR):
        picture = tabletop.table.counters.unit(replace(unit, state=state), 60)
        grey = pygame.transform.grayscale(picture)
        shapes[state] = pygame.mask.from_surface(grey, 200), pygame.image.tobytes(grey, "RGBA")
    masks = [mask for mask, _pixels in shapes.values()]
    for number, mask in enumerate(masks[:3]):
        for other in masks[:number]:
            different = mask.count() + other.count() - 2 * mask.overlap_area(other, (0, 0))
            assert different > 0.05 * mask.count()
    assert shapes[CAPTOR][1] != shapes[INACTIVE][1]


def test_a_found_magician_differs_by_shape(tabletop: DemonsTabletop, views: list[DemonsView]) -> None:
    magician = views[1].magicians[0]
    hidden, found = (tabletop.table.counters.magician(replace(magician, found=one), 60) for one in (False, True))
    one, other = (pygame.mask.from_surface(picture, 200) for picture in (hidden, found))
    assert one.count() + other.count() - 2 * one.overlap_area(other, (0, 0)) > 0.05 * one.count()


def source_of_the_rules() -> str:
    return "".join(path.read_text(encoding="utf-8") for path in sorted(RULES.rglob("*.py")))


def test_every_event_moves_something_or_is_known_to_be_silent() -> None:
    source = source_of_the_rules()
    kinds = set(re.findall(r"\.tell\(\s*\"(\w+)\"", source))
    assert len(kinds) > 50
    assert kinds <= event_kinds.SHOWN | event_kinds.SILENT
    assert not event_kinds.SHOWN & event_kinds.SILENT
    assert [kind for kind in event_kinds.SHOWN | event_kinds.SILENT if f'"{kind}"' not in source] == []


@pytest.mark.parametrize("kind", sorted(event_kinds.SHOWN | event_kinds.SILENT))
def test_every_event_can_be_shown_even_where_nothing_of_it_is_in_sight(
    tabletop: DemonsTabletop, views: list[DemonsView], kind: str
) -> None:
    view, surface = views[1], pygame.Surface(AREAS[1].size)
    layout = tabletop.layout(view, AREAS[1], 0)
    facts = (("who", 0), ("unit", 1), ("demon", 7), ("cell", 35), ("roll", 4), ("hex", 810), ("rank_id", "duke"),
             ("path", (306, 307, 308)), ("result", "D"), ("target", 0))  # fmt: skip
    event = Event(kind, "DEM-3.0a", Text("Something happened."), facts)
    for table in (layout, TableLayout(AREAS[1])):
        animation = tabletop.motion([event], table, table, view, view)
        assert bool(animation.motions) or table is not layout or kind in event_kinds.SILENT
        while not animation.over:
            animation.draw(surface)
            animation.update(0.1)


def test_units_are_drawn_where_they_walk_and_not_twice(tabletop: DemonsTabletop, views: list[DemonsView]) -> None:
    view = views[1]
    layout = tabletop.layout(view, AREAS[2], 0)
    unit = view.units[0]
    event = Event(
        "unit_hunted", "DEM-5.3b", Text("It hunts."), (("unit", unit.number), ("path", (306, 307)), ("roll", 5))
    )
    animation = tabletop.motion([event], layout, layout, view, view)
    assert animation.hidden == {f"unit:{unit.number}"}
    assert animation.length > 0.4


def test_a_display_that_a_question_opened_goes_with_the_question(open_app: OpenApp) -> None:
    driver = DemonsDriver(open_app().app, ALONE)
    driver.to_question()
    assert driver.decision.kind == "shield"
    assert driver.tabletop.table.opened == SHIELDS
    driver.click_answer("shield:tin")
    driver.to_question()
    assert driver.tabletop.table.opened == ""


def test_keys_and_buttons_open_and_close_the_displays(open_app: OpenApp) -> None:
    driver = DemonsDriver(open_app().app, ALONE)
    driver.to_question()
    driver.click_answer("shield:tin")
    driver.to_question()
    for key, name in (("d", CONTROL), ("s", SHIELDS), ("t", GRID), ("m", REPORT)):
        driver.key(key)
        assert driver.tabletop.table.opened == name
        driver.key("esc")
        assert driver.tabletop.table.opened == ""
        driver.click(f"ui:{name}")
        assert driver.tabletop.table.opened == name
        driver.click("ui:close")
        assert driver.tabletop.table.opened == ""


def click_out_of_reach(driver: DemonsDriver) -> None:
    """Click a hex in the east while the magician enters in the west."""
    driver.to_question()
    driver.click_answer("shield:gold")
    driver.to_question()
    driver.tabletop.table.camera.whole()
    driver.table.settle()
    driver.step(2)
    driver.click(driver.tabletop.table.camera.shown(sheet.centre("2010")))


def test_a_click_on_a_hex_out_of_reach_says_why(open_app: OpenApp) -> None:
    driver = DemonsDriver(open_app().app, ALONE)
    click_out_of_reach(driver)
    assert driver.table.bubble is not None
    assert driver.table.bubble.refusal.clause.startswith("DEM-")
    assert driver.decision.kind == "enter"


def test_the_map_is_dragged_and_no_drag_is_a_click(open_app: OpenApp) -> None:
    driver = DemonsDriver(open_app().app, ALONE)
    driver.to_question()
    driver.click_answer("shield:gold")
    driver.to_question()
    camera = driver.tabletop.table.camera
    camera.zoom_at(camera.free.center, 3)
    driver.table.settle()
    made, before = len(driver.match.record), camera.middle
    centre = camera.free.center
    driver.move(centre)
    driver.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=centre, button=1, touch=False))
    pos = centre
    for step in range(1, 12):
        pos = (centre[0] - 8 * step, centre[1])
        driver.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(-8, 0), buttons=(1, 0, 0), touch=False))
    driver.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False))
    assert camera.middle[0] > before[0]
    assert len(driver.match.record) == made
    assert driver.table.bubble is None


def test_what_is_drawn_for_a_seat_does_not_depend_on_what_it_cannot_see(tabletop: DemonsTabletop) -> None:
    match = play(3, 5, 60)
    other = match.fork()
    hidden = [magician.demons for magician in other.state.magicians]
    GAME.imagine(other.state, 1, Dice(77))
    assert [magician.demons for magician in other.state.magicians] != hidden
    pictures = []
    for one in (match, other):
        tabletop.table.opened = CONTROL
        surface = pygame.Surface(AREAS[1].size)
        view = one.view(1)
        assert isinstance(view, DemonsView)
        tabletop.draw(surface, view, AREAS[1], 1, Marks(), ())
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    tabletop.table.opened = ""
    assert pictures[0] == pictures[1]


def test_hovering_and_dragging_stay_light(open_app: OpenApp) -> None:
    driver = DemonsDriver(open_app((1920, 1080)).app, ALONE)
    driver.play_to("first_phase")
    driver.step(60)
    spent = []
    hexes = driver.pieces("hex")
    for piece in [*hexes, *hexes]:
        started = time.process_time()
        driver.move(piece.rect.center)
        spent.append(time.process_time() - started)
    start = driver.tabletop.table.camera.free.center
    driver.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=3, touch=False))
    for step in range(40):
        pos = (start[0] - 9 * step, start[1] - 4 * step)
        started = time.process_time()
        driver.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(-9, -4), buttons=(0, 0, 1), touch=False))
        spent.append(time.process_time() - started)
    assert statistics.median(spent) < 0.012


def test_a_click_on_a_demon_offers_his_power_and_a_second_one_uses_it(open_app: OpenApp) -> None:
    driver = DemonsDriver(open_app().app, ALONE, seed=3)
    demon, power = with_one_power(driver)
    point, made = driver.point_of(demon), len(driver.match.record)
    assert point is not None
    driver.click(point)
    assert len(driver.match.record) == made, "a click to look at a demon must not cost him"
    controller = driver.table.controller
    assert controller is not None
    shown = [option.key for option in controller.buttons()]
    assert shown[0] == power
    assert "done" in shown, "the way out stays in sight"
    driver.click(point)
    assert driver.match.record[made].key == power


def with_one_power(driver: DemonsDriver) -> tuple[str, str]:
    """Play on until a demon can do exactly one thing: his place, and the key of his power."""
    driver.to_question()
    while not driver.over:
        decision = driver.decision
        places = [option.place for option in decision.options]
        for option in decision.options:
            if option.key.startswith("power:") and option.place and places.count(option.place) == 1:
                driver.step(40)
                return option.place, option.key
        driver.table.answer(driver.advice())
        driver.to_question()
    raise AssertionError("no demon with a single power")


def test_a_reason_is_not_covered_by_what_the_tooltip_says(open_app: OpenApp) -> None:
    driver = DemonsDriver(open_app().app, ALONE)
    click_out_of_reach(driver)
    driver.step(60)
    assert driver.table.bubble is not None
    assert not driver.app.tooltip.visible


def plain(words: RichText) -> str:
    return "".join(run.words for run in words)


def test_ducats_look_the_same_everywhere(views: list[DemonsView]) -> None:
    words = [
        plain(explanations.of_shield(views[0], "silver")),
        plain(explanations.of_magician(views[0], views[0].magicians[0])),
        plain(explanations.of_treasure(views[0], views[0].treasures[0])),
        say(seize_option(35, (1, 2)).tooltip or ""),
        say(bid_option(35).text),
    ]
    assert "100,000 ducats" in words[0]
    assert "-20,000 ducats" in words[1]
    assert "17,000 ducats" in words[2]
    assert all("38,000 ducats" in line for line in words[3:])
