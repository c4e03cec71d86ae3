"""The pictures of Demons: all there, each its own, of the size that the screen counts on."""

from __future__ import annotations

import hashlib

import pytest

from game.assets import asset
from game.demons.box.goetia import DEMONS
from game.demons.box.mortals import MORTALS
from game.demons.box.ranks import SHIELDS
from game.demons.box.treasures import CELLS
from game.ui.tables.demons.map import sheet
from game.ui.tables.demons.pieces.counters import TITLES
from tests.art.test_pictures import PICTURES, jpeg_size, png_size

FOLDER = PICTURES / "demons"


def test_every_demon_has_a_picture_and_no_two_are_alike() -> None:
    paths = [FOLDER / "spirits" / f"{demon:02d}.jpg" for demon in DEMONS]
    assert {jpeg_size(path) for path in paths} == {(320, 400)}
    assert len({hashlib.sha256(path.read_bytes()).hexdigest() for path in paths}) == len(DEMONS) == 72


def test_the_map_is_painted_for_the_hexes_of_the_screen() -> None:
    assert jpeg_size(FOLDER / "map.jpg") == (sheet.WIDTH, sheet.HEIGHT)


@pytest.mark.parametrize("cell", CELLS)
def test_every_treasure_has_a_picture(cell: int) -> None:
    assert jpeg_size(FOLDER / "treasures" / f"{cell}.jpg") == (240, 180)


@pytest.mark.parametrize("shield", SHIELDS)
def test_every_shield_has_a_picture(shield: str) -> None:
    assert png_size(FOLDER / "shields" / f"{shield}.png") == (200, 240)


@pytest.mark.parametrize("name", ["alaric", "basil", "cyprian", "theodora"])
def test_every_magician_has_a_portrait(name: str) -> None:
    assert jpeg_size(FOLDER / "magicians" / f"{name}.jpg") == (320, 400)


def test_every_mortal_is_of_a_kind_with_a_portrait_and_a_sign() -> None:
    for mortal in MORTALS.values():
        kinds = [title for title in TITLES if mortal.name.message.startswith(title[0])]
        assert len(kinds) == 1, mortal.name.message
        assert jpeg_size(FOLDER / "mortals" / f"{kinds[0][3]}.jpg") == (320, 400)
        assert asset("icons", f"{kinds[0][1]}.svg").is_file()


def test_the_ring_has_a_picture_and_a_sprite() -> None:
    assert jpeg_size(FOLDER / "ring.jpg") == (320, 400)
    assert png_size(FOLDER / "ring_small.png") == (96, 96)
