"""Who attacks whom is seen on the map: near, clear of the ribbon, with arrows; chosen demons stand out in the hand."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from game.demons.rules.explanations import HUNTED
from game.demons.state import CAPTIVE, FREE
from game.demons.view import MortalMoveView
from game.engine.decision import Text
from game.ui.tables.common.arrows import Arrows
from game.ui.tables.common.pieces import Marks
from game.ui.tables.demons.layout import fanned
from game.ui.tables.demons.map import sheet
from game.ui.tables.demons.pieces.chosen_cards import LIFT
from game.ui.tables.demons.pieces.fighters import fight_of, fighters_in
from game.ui.tables.demons.places import CONTROL
from tests.demons.scene import OPEN, use
from tests.ui.conftest import OpenApp
from tests.ui.tables.demons.table_driver import DemonsDriver

ATTACK = "attack:1013"


@pytest.fixture
def before_an_attack(open_app: OpenApp) -> DemonsDriver:
    """A magician beside two units in one hex, with two demons."""
    scene = use({"hex": OPEN, "demons": (1, 31)}, {"hex": 2010}, units={4: 1013, 5: 1013})
    driver = DemonsDriver(open_app().app, match=scene.match)
    driver.to_question()
    return driver


def test_a_fight_comes_near_clear_of_the_ribbon_and_the_camera_goes_back_afterwards(
    before_an_attack: DemonsDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, drawn = before_an_attack, list[str]()
    monkeypatch.setattr(Arrows, "swords", lambda *_about: drawn.append("swords"))
    monkeypatch.setattr(Arrows, "arrow", lambda *_about: drawn.append("arrow"))
    table = driver.tabletop.table
    driver.table.choose(ATTACK)
    driver.to_question()
    driver.table.settle()
    driver.picture()
    combat = fight_of(driver.seen)
    assert combat is not None
    fighters = fighters_in(combat, driver.table.table)
    assert (len(fighters.attackers), len(fighters.defenders)) == (1, 2)
    ribbon = table.ribbon.rect(driver.seen, table.places(driver.table.area))
    assert not any(piece.rect.colliderect(ribbon) for piece in (*fighters.attackers, *fighters.defenders))
    assert {"swords", "arrow"} <= set(drawn)
    near = table.camera.step
    assert near > table.camera.step_for(5.6)
    driver.table.choose("with:1")
    driver.to_question()
    assert driver.decision.kind == "attack_with"
    chosen = table.chosen_cards.lifted(driver.table.table, driver.table.shown_table.marks(None, None))
    card = next(piece for piece in driver.table.table.pieces if piece.id == "card:demon:1")
    assert chosen[card.id].rect.top == card.rect.top - driver.app.theme.px(LIFT)
    assert set(chosen) == {card.id}, "who is not chosen stays down"
    driver.table.choose("fight")
    driver.to_question()
    assert table.camera.step < near


def test_the_camera_keeps_its_distance_for_who_may_only_attack_and_for_who_has_zoomed_by_hand(
    before_an_attack: DemonsDriver,
) -> None:
    driver, camera = before_an_attack, before_an_attack.tabletop.table.camera
    assert camera.step == camera.step_for(5.6), "to think about an attack nobody comes nearer"
    driver.click("ui:out")
    chosen = camera.step
    driver.table.choose(ATTACK)
    driver.to_question()
    assert camera.step == chosen


def test_counters_in_one_hex_fan_out_so_that_each_is_told_and_the_first_says_how_many(
    before_an_attack: DemonsDriver,
) -> None:
    units = [piece for piece in before_an_attack.pieces("unit") if piece.place in ("unit:4", "unit:5")]
    assert [piece.count for piece in units] == [2, 0]
    for count in range(2, 6):
        places = [fanned(number, count, 60)[0] for number in range(count)]
        assert all(abs(one - other) >= 60 * 0.36 for one, other in combinations(places, 2)), count
        assert places[-1] - places[0] <= 90


def test_whoever_was_caught_meanwhile_is_shown_as_hunted_no_more(
    before_an_attack: DemonsDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, drawn = before_an_attack, list[object]()
    threats, view = driver.tabletop.table.threats, driver.seen
    monkeypatch.setattr(threats, "_draw_march", lambda *about: drawn.append(about))
    move = MortalMoveView(4, "unit:4", HUNTED, ("1012", "1013"), 4, 3, 0, 2, Text("It hunts"))
    for status, shown in ((FREE, 1), (CAPTIVE, 0)):
        prey = replace(view.magicians[0], status=status)
        seen = replace(view, mortal_turn=(move,), magicians=(prey, *view.magicians[1:]))
        threats.hunted = True
        drawn.clear()
        threats.draw_marches(driver.picture(), seen, driver.table.table, driver.tabletop.table.camera)
        assert len(drawn) == shown


def test_the_march_of_a_hunter_is_told_until_a_question_is_answered(before_an_attack: DemonsDriver) -> None:
    light, threats = before_an_attack.tabletop._light, before_an_attack.tabletop.table.threats
    threats.hunted, light._turn = True, before_an_attack.seen.game_turn
    light.end()
    assert not threats.hunted
    assert light._marched == before_an_attack.seen.game_turn, "and is not told again in this turn"


def test_whoever_may_be_attacked_is_pointed_at_from_the_own_magician(
    before_an_attack: DemonsDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, widths = before_an_attack, list[int]()
    monkeypatch.setattr(Arrows, "arrow", lambda _self, _surface, _start, _end, _tint, width: widths.append(width))
    table, view, layout = driver.tabletop.table, driver.seen, driver.table.table
    assert table.threats.attacks == ("hex:1013",)
    surface = driver.picture()
    widths.clear()
    for hovered in ("", "hex:1013"):
        marks = Marks(lit=frozenset({"hex:1013"}), hovered=hovered)
        table.threats.draw(surface, view, layout, table.camera, marks, ())
    assert len(widths) == 2
    assert widths[0] < widths[1], "broader where the mouse is"


def test_arrows_point_where_the_map_lies_after_the_table_was_made_anew(
    before_an_attack: DemonsDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, ends = before_an_attack, list[pygame.Vector2]()
    monkeypatch.setattr(Arrows, "arrow", lambda _self, _surface, _start, end, _tint, _width: ends.append(end))
    driver.app.settings.ui_scale = 125
    driver.app.restyle()
    driver.step(3)
    driver.picture()
    target = driver.tabletop.table.camera.shown(sheet.centre("1013"))
    assert ends
    assert ends[-1].distance_to(target) < driver.pieces("unit")[0].rect.width


def test_how_many_share_a_hex_is_said_neither_where_they_fought_before_nor_over_a_plate(
    before_an_attack: DemonsDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, said = before_an_attack, list[int]()
    table = driver.tabletop.table
    monkeypatch.setattr(table.counters, "blit_count", lambda _surface, count, _rect: said.append(count))
    monkeypatch.setattr(table.dock, "tool", lambda *_about, **_how: said.append(0))
    surface, area = pygame.Surface(driver.app.size), driver.table.area
    table.draw(surface, driver.seen, area, 0, Marks(), ())
    assert 2 in said
    assert 2 not in said[said.index(0) :], "what lies over the map is drawn later"
    driver.table.choose(ATTACK)
    driver.to_question()
    driver.table.settle()
    said.clear()
    table.draw(surface, driver.seen, area, 0, Marks(), ())
    assert 2 not in said, "both fight now, and have stepped back"


def test_who_fights_is_drawn_beside_an_open_display_too(
    before_an_attack: DemonsDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, drawn = before_an_attack, list[str]()
    driver.table.choose(ATTACK)
    driver.to_question()
    driver.table.settle()
    table = driver.tabletop.table
    monkeypatch.setattr(table, "_draw_counter", lambda _surface, _view, piece: drawn.append(piece.place))
    table.opened = CONTROL
    table.draw(pygame.Surface(driver.app.size), driver.seen, driver.table.area, 0, Marks(), ())
    assert {"unit:4", "unit:5", "seat:0"} <= set(drawn)
