"""A note about a magician at the edge of the map lies on the map with all its words."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from game.engine.boards.hexes import at, printed
from game.engine.decision import Event, Text
from game.ui.kit.animation import Rise
from game.ui.tables.demons.map import sheet
from game.ui.tables.demons.map.highlights import MANY
from tests.demons.scene import OPEN, Scene, use
from tests.ui.conftest import OpenApp
from tests.ui.tables.demons.table_driver import DemonsDriver

LONG = Text("Ann is searched for by the Emir of Erzinjan, strength 4: the die shows 6, and -1 for the terrain.")


HERE = at(14, 10)


@pytest.mark.parametrize("kind", ["searched", "bewitched"])
@pytest.mark.parametrize("side", [(-0.48, 0.0), (0.48, 0.0), (0.0, -0.48), (0.0, 0.48)])
def test_all_words_of_a_note_lie_on_the_map_while_it_rises(
    open_app: OpenApp, side: tuple[float, float], kind: str
) -> None:
    driver = DemonsDriver(open_app((1024, 640)).app, match=Scene({"hex": HERE}, {"hex": OPEN}).match)
    driver.to_question()
    camera = driver.tabletop.table.camera
    driver.bring_into_sight("seat:0")
    x, y = sheet.centre(printed(HERE))
    room = camera.free.width / camera.zoom, camera.free.height / camera.zoom
    camera.jump_to((x - side[0] * room[0], y - side[1] * room[1]))
    driver.table.settle()
    layout, view = driver.table.table, driver.seen
    assert layout.find("seat:0") is not None, "the magician stands at that side of the map"
    event = Event(kind, "DEM-6.1", LONG, (("who", 0), ("result", "D")))
    animation = driver.tabletop.motion([event], layout, layout, view, view)
    notes = [motion for motion in animation.motions if isinstance(motion, Rise)]
    assert notes
    for note, share in product(notes, (0.0, 1.0)):
        place = note.picture.get_rect(midtop=note.start).move(0, -round(note.height * share))
        assert camera.free.contains(place), (place, camera.free)


def test_where_nearly_every_hex_answers_their_light_leaves_the_map_to_be_read(open_app: OpenApp) -> None:
    carrier = 70
    scene = use({"hex": OPEN, "demons": (carrier,)}, {"hex": HERE})
    driver = DemonsDriver(open_app().app, match=scene.match)
    driver.to_question()
    tinted = []
    for key in ("", f"power:{carrier}:T"):
        if key:
            driver.table.choose(key)
            driver.to_question()
        driver.tabletop.table.camera.whole()
        driver.table.settle()
        free = driver.tabletop.table.camera.free
        tinted.append(pygame.transform.average_color(driver.picture().subsurface(free)))
    assert len(driver.tabletop.table.answers) > MANY
    assert sum(after - before for before, after in zip(*tinted, strict=True)) < 45, "hardly paler than unlit"
