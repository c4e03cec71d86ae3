"""What the greedy player's numbers rest on, in plain positions."""

from __future__ import annotations

import pytest

from game.catalogue import GAMES
from game.warlocks_duel.adviser.casting import healing_now
from game.warlocks_duel.adviser.gathering import shield_worth
from game.warlocks_duel.adviser.worth import reserve_use
from game.warlocks_duel.box.cards import MAGES, SPELLS
from game.warlocks_duel.box.elements import FACES, FIRE, WATER
from game.warlocks_duel.state import MOST_POWER, Duelist
from tests.warlocks_duel.scene import Scene, casting, gathering
from tests.warlocks_duel.table import Player

ALONORA, CELESTINE, PARVEL = (Player(mage=mage, reserve=7) for mage in ("alonora", "celestine", "parvel"))
"""She strikes with Fire, she with Air, he with Earth; the first player, Albus, heals himself with Water."""


def shield(face: str, *others: Player) -> float:
    """What a shield of that face is worth to Albus against the others."""
    state = gathering(Player(mage="albus", reserve=7), *others, dice=("FFFFF",) * (1 + len(others)), market="").state
    return shield_worth(state, state.duelists[0], face)


def test_a_shield_is_worth_more_where_everybody_strikes_with_that_school_than_where_one_of_two_does() -> None:
    assert shield(FIRE, ALONORA) > shield(FIRE, ALONORA, PARVEL) > shield(FIRE, CELESTINE, PARVEL)


def test_a_shield_that_weakens_ones_own_heals_is_worse_than_one_that_does_nothing() -> None:
    assert shield(WATER, CELESTINE) < shield(FIRE, CELESTINE) < 0 < shield(FIRE, ALONORA)


@pytest.mark.parametrize("face", FACES[:5])
def test_a_shield_takes_a_part_off_each_attack_of_a_school_and_off_ones_own_heals(face: str) -> None:
    state = gathering(Player(mage="albus", reserve=7), ALONORA, PARVEL, dice=("FFFFF",) * 3, market="").state
    of = {mage: [spell for spell in SPELLS.values() if spell.mage == mage and spell.school == face] for mage in MAGES}
    attacks = sum(spell.category == "attack" for mage in ("alonora", "parvel") for spell in of[mage])
    heals = sum(spell.category == "heal" for spell in of["albus"])
    expected = 0.35 * attacks / 2 - 0.5 * heals - 0.6
    assert shield_worth(state, state.duelists[0], face) == pytest.approx(expected)
    state.duelists[2].alive, state.fallen = False, ((2,),)
    attacks = sum(spell.category == "attack" for spell in of["alonora"])
    assert shield_worth(state, state.duelists[0], face) == pytest.approx(0.35 * attacks - 0.5 * heals - 0.6)


def hurt(*others: str) -> Scene:
    """Albus has lost power and may heal himself; before the others lie these spells."""
    mages = ("parvel", "celestine")
    players = [Player(mage=mage, active=spell) for mage, spell in zip(mages, others, strict=False)]
    return casting(Player(20, mage="albus", active="healing_drop"), *players)


def test_a_heal_waits_for_an_attack_that_it_may_stop_but_not_for_spells_that_strike_nobody() -> None:
    assert healing_now(hurt("thorn").state, 0, "healing_drop") < 0
    assert healing_now(hurt("moss_poultice").state, 0, "healing_drop") > 0


def test_a_heal_does_not_wait_if_the_phase_would_end_without_it() -> None:
    state = hurt("thorn", "soothing_breeze").state
    state.holds = (1,)
    assert healing_now(state, 0, "healing_drop") < 0, "the third player goes on"
    state.holds = (1, 2)
    assert healing_now(state, 0, "healing_drop") > 0


def test_a_reserve_die_is_worth_less_the_less_room_for_power_there_is() -> None:
    worths = [reserve_use(Duelist(power=power, reserve=4)) for power in (MOST_POWER, MOST_POWER - 2, MOST_POWER - 4)]
    assert worths == sorted(set(worths))
    assert worths[-1] == reserve_use(Duelist(power=1, reserve=4)) == 1, "there is room for all four"


def test_only_a_payment_is_laid_out_for_acceptance() -> None:
    scene = casting(Player(mage="albus", active="mage_dart"), ALONORA, PARVEL)
    scene.choose("cast:mage_dart")
    target = scene.open()
    assert (target.kind, target.about) == ("target", "spell:mage_dart")
    assert GAMES["warlocks_duel"].proposal(scene.state, target) is None
