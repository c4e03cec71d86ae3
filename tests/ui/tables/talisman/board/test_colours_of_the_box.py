"""The colours of the Regions and of the counters (TAL-2.1, TAL-2.7)."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from game.assets import asset_folder
from game.talisman.box.board import ROWS
from game.ui.tables.talisman.board.layout import BoardPlaces
from game.ui.tables.talisman.sheets.drawing import COLOURS


def ground_of(region: str) -> tuple[float, float, float]:
    """The mean colour of the bare board where the spaces of a Region lie."""
    board = pygame.image.load(asset_folder() / "pictures" / "talisman" / "board" / "board.jpg")
    places = BoardPlaces(Rect(0, 0, *board.get_size()))
    grounds = [pygame.transform.average_color(board, places.tile(space.id)) for space in ROWS if space.region == region]
    red, green, blue = (sum(ground[channel] for ground in grounds) / len(grounds) for channel in range(3))
    return red, green, blue


@pytest.mark.clause("TAL-2.1.1")
def test_the_outer_region_is_the_outermost_ring_and_green() -> None:
    red, green, blue = ground_of("outer")
    assert green > red > blue
    edge = {space.id for space in ROWS if 0 in space.grid or 6 in space.grid}
    assert edge == {space.id for space in ROWS if space.region == "outer"}


@pytest.mark.clause("TAL-2.1.2a")
def test_the_middle_region_is_the_ring_within_it_and_blue() -> None:
    red, green, blue = ground_of("middle")
    assert blue > green > red
    ring = {space.id for space in ROWS if {1, 5} & set(space.grid) and not {0, 6} & set(space.grid)}
    assert ring == {space.id for space in ROWS if space.region == "middle"}


@pytest.mark.clause("TAL-2.1.3")
def test_the_inner_region_is_the_centre_and_yellow() -> None:
    red, green, blue = ground_of("inner")
    assert red > green > 2 * blue
    centre = {space.id for space in ROWS if set(space.grid) <= {2, 3, 4}}
    assert centre == {space.id for space in ROWS if space.region == "inner"}


@pytest.mark.clause("TAL-2.7a", "TAL-2.7b", "TAL-2.7c", "TAL-2.7d")
def test_strength_is_red_craft_blue_lives_green_and_gold_yellow() -> None:
    for value, strongest in (("strength", 0), ("craft", 2), ("lives", 1)):
        colour = COLOURS[value]
        assert colour[strongest] > 1.5 * max(colour[:strongest] + colour[strongest + 1 :])
    red, green, blue = COLOURS["gold"]
    assert min(red, green) > 2 * blue
