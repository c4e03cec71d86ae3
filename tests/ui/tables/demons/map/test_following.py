"""The camera goes to what everybody should see, and comes back with the next question."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

import pytest

from game.demons.box.treasures import TREASURES
from game.engine.boards.hexes import at, printed
from game.engine.decision import Event, Text
from game.ui.kit.animation import Flight, Motion
from game.ui.match.telling.playback import Group
from game.ui.tables.demons.map import sheet
from game.ui.tables.demons.map.following import FOLLOWED, hex_to_see
from game.ui.tables.demons.motion.event_kinds import SHOWN
from game.ui.tables.demons.motion.walking import ThrownDie
from game.ui.tables.demons.places import GRID
from tests.demons.scene import OPEN, PLAIN, Scene
from tests.ui.conftest import OpenApp
from tests.ui.tables.demons.table_driver import DemonsDriver

FAR = "2820"
FAR_HEX = at(28, 20)


@pytest.fixture
def driver(open_app: OpenApp) -> DemonsDriver:
    """A magician in the west of the map, seen from near."""
    found = DemonsDriver(open_app().app, match=Scene({"hex": PLAIN}, {"hex": OPEN}).match)
    found.to_question()
    found.tabletop.table.camera.step = 4
    found.bring_into_sight(f"hex:{PLAIN}")
    return found


def happens(kind: str, **facts: object) -> Event:
    return Event(kind, "DEM-1", Text("It happens."), tuple(facts.items()))


def test_everything_that_is_followed_is_something_that_moves() -> None:
    assert FOLLOWED <= SHOWN


def test_a_hex_is_found_from_what_an_event_tells(driver: DemonsDriver) -> None:
    cell = next(iter(TREASURES))
    view = driver.seen
    assert hex_to_see([happens("combat", hex=FAR_HEX)], view) == FAR
    assert hex_to_see([happens("treasure_seized", cell=cell)], view) == printed(TREASURES[cell].hex)
    assert hex_to_see([happens("captured", who=1)], view) == view.magicians[1].hex
    assert hex_to_see([happens("moved", hex=FAR_HEX)], view) is None
    for kind in ("entered", "transported", "seizure_failed", "treasure_gained", "treasure_claimed"):
        place = {"hex": FAR_HEX} if kind in ("entered", "transported") else {"cell": cell}
        assert hex_to_see([happens(kind, **place)], view) is not None


def test_what_is_found_is_held_up_to_its_finder_longer_than_what_others_do(driver: DemonsDriver) -> None:
    tabletop, view = driver.tabletop, driver.seen
    found = happens("treasure_discovered", cell=64, who=0)
    assert tabletop.holds(found, view, {0})
    assert not tabletop.holds(found, view, {1})

    def lasts(kind: str) -> float:
        layout = driver.table.table
        return tabletop.motion([happens(kind, cell=64, who=0)], layout, layout, view, view).length

    assert lasts("treasure_discovered") > lasts("seizure_failed") + 1


def test_the_die_of_a_seizure_falls_large_before_its_verdict_and_the_treasure_flies_to_its_owner(
    driver: DemonsDriver,
) -> None:
    tabletop, view, layout = driver.tabletop, driver.seen, driver.table.table

    def motions(kind: str, roll: int) -> Sequence[Motion]:
        event = happens(kind, cell=64, who=0, roll=roll)
        assert tabletop.holds(event, view, {0})
        assert not tabletop.holds(event, view, {1})
        return tabletop.motion([event], layout, layout, view, view).motions

    usual = max(26, tabletop.table.camera.area.height // 24)
    for kind, roll in (("treasure_seized", 1), ("seizure_failed", 6)):
        moving = motions(kind, roll)
        die = next(motion for motion in moving if isinstance(motion, ThrownDie))
        assert die.face.get_width() > 2 * usual
        assert all(motion.delay >= die.delay + die.length for motion in moving if motion is not die)
    flight = next(motion for motion in motions("treasure_seized", 1) if isinstance(motion, Flight))
    plate = layout.find("plate:0")
    assert plate is not None
    assert flight.end == plate.rect.center


def test_the_camera_goes_to_a_fight_out_of_sight_and_nowhere_else(driver: DemonsDriver) -> None:
    tabletop, camera = driver.tabletop, driver.tabletop.table.camera
    fight = [happens("combat", hex=FAR_HEX)]
    assert not camera.sees(sheet.centre(FAR))
    before = camera.middle
    assert not tabletop.follow([happens("moved", hex=FAR_HEX)], driver.seen)
    tabletop.table.opened = GRID
    assert not tabletop.follow(fight, driver.seen), "an open display is not taken away"
    assert camera.middle == before
    tabletop.table.opened = ""
    assert tabletop.follow(fight, driver.seen)
    assert camera.area.collidepoint(camera.shown(sheet.centre(FAR)))
    assert camera.middle != before


def test_the_next_question_leads_back(driver: DemonsDriver) -> None:
    assert driver.tabletop.follow([happens("combat", hex=FAR_HEX)], driver.seen)
    driver.table.narrator.present(driver.decision)
    driver.step(200)
    own = driver.seen.magicians[driver.decision.seat].hex
    assert own is not None
    assert driver.tabletop.table.camera.sees(sheet.centre(own))


def test_a_click_beside_the_map_counts_while_the_map_glides(driver: DemonsDriver) -> None:
    camera = driver.tabletop.table.camera
    assert camera.glide_to(sheet.centre(FAR))
    made = len(driver.match.record)
    driver.click(driver.table.area.center)
    assert not camera.gliding, "on the map a click only ends the glide"
    assert len(driver.match.record) == made
    assert camera.glide_to(sheet.centre(printed(PLAIN)))
    driver.click("button:menu")
    assert driver.app.screen.name == "pause"


def test_the_camera_betrays_nothing_that_the_eyes_at_the_screen_do_not_see(
    driver: DemonsDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    followed: list[Event] = []

    def follow(events: Sequence[Event], _view: object) -> bool:
        followed.extend(events)
        return False

    monkeypatch.setattr(driver.tabletop, "follow", follow)
    monkeypatch.setattr(driver.app.settings, "animation", "normal")
    secret = dataclasses.replace(happens("treasure_discovered", hex=FAR_HEX), seats=(1,))
    driver.table.narrator.show(Group((secret, happens("combat", hex=FAR_HEX)), driver.seen))
    assert [event.kind for event in followed] == ["combat"]
