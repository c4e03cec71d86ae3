"""Deaths, answers and what is left over in the middle of an attack, and what that means for everybody else."""

from __future__ import annotations

import pytest

from tests.warlocks_duel.scene import casting
from tests.warlocks_duel.table import Player

DRAIN, SACRIFICE = "power_drain", "sacrifice_of_power"


# -- who dies before the attack is done ------------------------------------------------------------------


@pytest.mark.clause("WD-4.15", "WD-4.18", "WD-E.10")
def test_an_attacker_felled_by_the_counter_strike_rains_on_nobody() -> None:
    scene = casting(Player(power=2, active="toxic_rain"), Player(pool="FFF"), Player(active="spark"))
    scene.attack("toxic_rain", at=1)
    scene.counter_strike(3)
    assert (scene.power, scene.alive) == ([0, 35, 35], [False, True, True])
    assert scene.told("attack_cancelled")


@pytest.mark.clause("WD-9.2", "WD-9.3", "WD-4.15", "WD-6.1")
def test_a_power_drain_that_fells_both_others_wins_before_the_attack_is_counted() -> None:
    scene = casting(Player(power=2, active="doom"), Player(power=3, reserve=1), Player(power=1), modules=(DRAIN,))
    scene.attack("doom", at=1)
    assert scene.power[0] == 1, "Doom has its price"
    scene.choose("power_drain")
    assert (scene.power, scene.alive) == ([0, 5, 0], [False, True, False])
    assert scene.match.result is not None
    assert scene.match.result.winners == (1,)


@pytest.mark.clause("WD-E.21", "WD-4.17", "WD-4.21")
def test_a_death_die_that_kills_its_caster_leaves_the_wards_of_the_target_alone() -> None:
    scene = casting(
        Player(power=2, active="death_die"),
        Player(wards="cloak_of_invisibility", pool="FF", active="thorn"),
        Player(),
        dice=(1,),
    )
    scene.attack("death_die", at=1)
    assert not scene.is_asked("response")
    assert (scene.alive, scene.player(1).wards) == ([False, True, True], (("cloak_of_invisibility", 0),))


# -- what is really lost ---------------------------------------------------------------------------------


@pytest.mark.clause("WD-E.12", "WD-4.13")
def test_the_fatigue_of_a_defender_feeds_no_siphon() -> None:
    scene = casting(Player(power=20, active="power_siphon"), Player(reserve=2), Player(active="spark"))
    scene.attack("power_siphon", at=1)
    scene.reserve_defence(2)
    assert scene.power == [21, 35 - 1 - 1, 35]


# -- answers and the cards they use ----------------------------------------------------------------------


@pytest.mark.clause("WD-E.18", "WD-E.23")
def test_who_is_wrapped_in_invisibility_may_not_even_strike_back_at_voodoo() -> None:
    scene = casting(Player(active="voodoo_magic"), Player(wards="cloak_of_invisibility", pool="FF", active="thorn"))
    scene.attack("voodoo_magic", at=1)
    assert not scene.is_asked("response")
    assert (scene.power[1], scene.player(1).wards) == (35, ())


# -- what comes later ------------------------------------------------------------------------------------


@pytest.mark.clause("WD-11.1", "WD-11.6", "WD-E.14")
def test_the_later_fire_burns_whoever_has_given_up_a_card_to_return() -> None:
    scene = casting(Player(active="fire_elemental"), Player(power=2, mage="parvel"), Player(active="thunderbolt"),
                    modules=(SACRIFICE,))  # fmt: skip
    scene.attack("fire_elemental", at=1)
    scene.decline()
    assert scene.is_asked("sacrifice")
    scene.choose(scene.open().options[0].key)
    assert scene.power[1] == 10
    assert 1 not in scene.targets("thunderbolt")
    scene.end_casting()
    assert scene.power[1] == 8


@pytest.mark.clause("WD-11.8", "WD-4.18", "WD-6.1")
def test_of_two_killed_by_one_earthquake_each_is_asked_for_a_sacrifice_of_his_own() -> None:
    scene = casting(Player(active="earthquake"), Player(power=4), Player(power=3), modules=(SACRIFICE,))
    scene.attack("earthquake", at=1)
    scene.decline()
    assert scene.asked == (1, "sacrifice")
    scene.choose(scene.open().options[-1].key)
    assert scene.asked == (2, "sacrifice")
    scene.choose(scene.open().options[0].key)
    assert scene.alive == [True, False, True]
    assert scene.power[2] == 10
