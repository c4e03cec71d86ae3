"""Hexes in sentences: by their name, or by their number and the place that lies nearest, where one is near."""

from __future__ import annotations

from game.demons.box.armenia import LAND, PLACES
from game.demons.box.naming import NEAR, hex_name
from game.engine.boards.hexes import distance, printed


def test_a_hex_with_a_name_is_called_by_it() -> None:
    for number, place in PLACES.items():
        assert str(hex_name(number).words) == f"{place.name} ({printed(number)})"


def test_any_other_hex_has_its_number_and_no_place_is_called_near_that_is_not_or_is_not_the_nearest() -> None:
    far = 0
    for number in LAND - PLACES.keys():
        told = str(hex_name(number).words)
        away = min(distance(number, other) for other in PLACES)
        nearest = {str(place.name) for other, place in PLACES.items() if distance(number, other) == away}
        if away > NEAR:
            far += 1
            assert told == printed(number)
        else:
            assert told in {f"{printed(number)} near {name}" for name in nearest}
    assert far


def test_it_leads_to_the_hex_on_the_map() -> None:
    assert {hex_name(number).place for number in LAND} == {f"hex:{printed(number)}" for number in LAND}
