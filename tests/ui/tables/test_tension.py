"""What each table calls danger: the music follows it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.catalogue import GAMES
from game.ui.tables.demons.tension import tension as demons_tension
from game.ui.tables.devils_circle.tension import tension as circle_tension
from game.ui.tables.talisman.tension import tension as talisman_tension
from game.ui.tables.warlocks_duel.tension import tension as duel_tension


def view_of(game: str) -> Any:
    return GAMES[game].new_match(["Ann", "Bob"], {}, 3).view(0)


def with_own(view: Any, group: str, **changes: Any) -> Any:
    """The view with something else about the first seat's own figure."""
    own, *others = getattr(view, group)
    return replace(view, **{group: (replace(own, **changes), *others)})


@pytest.mark.parametrize(("lives", "least", "most"), [(4, 0, 0), (2, 0.3, 0.8), (1, 0.9, 1)])
def test_talisman_grows_tense_with_the_last_lives(lives: int, least: float, most: float) -> None:
    view = with_own(view_of("talisman"), "heroes", lives=lives, space="outer_00_village")
    assert least <= talisman_tension(view) <= most


def test_talisman_grows_tense_before_the_warlock_and_the_crown() -> None:
    view = with_own(view_of("talisman"), "heroes", lives=4, space="outer_00_village")
    assert talisman_tension(view) == 0
    assert talisman_tension(with_own(view, "heroes", space="middle_08_warlocks_cave")) > 0
    assert talisman_tension(with_own(view, "heroes", space="inner_08_crown_of_command")) > 0.5
    assert talisman_tension(replace(view, crown_reached=True)) > 0.5
    assert talisman_tension(replace(view, crown_reached=True, seat=None)) == 0, "an onlooker is calm"


def test_demons_grows_tense_with_wounds_captivity_and_hunters() -> None:
    view = replace(view_of("demons"), units=view_of("demons").units[:1])
    unit = view.units[0]
    far = "0101" if unit.hex > "1500" else "2520"
    calm = with_own(view, "magicians", status="free", hex=far, wounds=0, curses=0)
    calm = replace(calm, units=(replace(unit, state="active", bewitched_by=None),))
    assert demons_tension(calm) == 0
    wounded = [demons_tension(with_own(calm, "magicians", wounds=wounds)) for wounds in (1, 2, 3)]
    assert wounded == sorted(wounded)
    assert wounded[-1] == 1
    assert demons_tension(with_own(calm, "magicians", status="captive")) == 1
    assert demons_tension(with_own(calm, "magicians", hex=unit.hex)) > 0.5
    asleep = replace(calm, units=(replace(unit, state="inactive"),))
    assert demons_tension(with_own(asleep, "magicians", hex=unit.hex)) == 0


def test_devils_circle_grows_tense_for_the_princess_and_in_the_last_hour() -> None:
    view = view_of("devils_circle")
    calm = replace(view, demons=tuple(replace(demon, field=None) for demon in view.demons))
    assert circle_tension(calm) == 0
    assert 0 < circle_tension(replace(calm, princess=calm.princess - 1)) < circle_tension(replace(calm, princess=1))
    late = replace(calm.clock, night=calm.clock.nights, now=calm.clock.dawn - 30)
    assert circle_tension(replace(calm, clock=late)) > 0.5
    assert circle_tension(replace(calm, clock=late, winner="aixel")) == 0


def test_the_duel_grows_tense_with_little_power_left() -> None:
    view = view_of("warlocks_duel")
    found = [duel_tension(with_own(view, "duelists", power=power)) for power in (20, 6, 5, 3, 1)]
    assert found[:2] == [0, 0]
    assert found[2] >= 0.5
    assert found == sorted(found)
