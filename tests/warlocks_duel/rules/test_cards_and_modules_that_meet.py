"""Cards, wards and modules that meet in one attack, and eliminations at odd moments."""

from __future__ import annotations

import pytest

from game.warlocks_duel.state import CASTING, INCANTATIONS
from tests.warlocks_duel.scene import casting, gathering, tidying
from tests.warlocks_duel.table import Player

SHIELD, DRAIN, SACRIFICE, CHAIN = "antimagic_shield", "power_drain", "sacrifice_of_power", "chain_reaction"
LESSON, ENDING = "magic_lesson", "alternative_ending"


# -- wards and attacks that do more ----------------------------------------------------------------------


@pytest.mark.clause("WD-E.23", "WD-E.13", "WD-E.14", "WD-E.17")
@pytest.mark.parametrize("spell", ["power_siphon", "life_drain", "fire_elemental", "paralysing_noise"])
def test_the_cloak_of_invisibility_leaves_nothing_of_an_attack_now_or_later(spell: str) -> None:
    scene = casting(Player(power=20, active=spell), Player(power=20, wards="cloak_of_invisibility", reserve=3))
    scene.attack(spell, at=1)
    scene.decline()
    scene.end_casting()
    assert scene.power == [20, 20 + 3], "three dice in the reserve, and nothing else"
    assert not scene.player(1).silenced
    assert scene.player(1).wards == ()


@pytest.mark.clause("WD-E.23", "WD-4.18", "WD-4.20")
def test_the_cloak_of_its_target_does_not_spare_the_others_the_toxic_rain() -> None:
    scene = casting(Player(active="toxic_rain"), Player(wards="cloak_of_invisibility"), Player())
    scene.cast("toxic_rain", at=1)
    assert scene.power == [35, 35, 32]


@pytest.mark.clause("WD-E.23", "WD-E.16", "WD-E.26")
def test_a_scroll_of_warping_uses_up_the_cloak_and_cancels_nothing() -> None:
    scene = casting(Player(active="scroll_of_warping"), Player(wards="cloak_of_invisibility", active="thorn"))
    scene.attack("scroll_of_warping", at=1)
    scene.decline()
    assert scene.player(1).wards == ()
    assert scene.player(1).active == ("thorn",)


@pytest.mark.clause("WD-E.7", "WD-E.10", "WD-E.11")
def test_turned_will_o_the_wisps_hit_their_owner_and_nobody_beside_him() -> None:
    scene = casting(Player(active="fatal_charm"), Player(active="will_o_the_wisps"), Player())
    scene.attack("fatal_charm", at=1, naming="will_o_the_wisps")
    scene.decline()
    assert scene.power == [35, 33, 35]
    assert scene.player(1).active == ()


@pytest.mark.clause("WD-E.7", "WD-E.6")
def test_a_turned_essence_of_power_counts_the_spells_of_its_owner() -> None:
    scene = casting(Player(active="fatal_charm"), Player(active="essence_of_power thorn stone_fist"))
    scene.attack("fatal_charm", at=1, naming="essence_of_power")
    scene.decline()
    assert scene.power == [35, 32]


@pytest.mark.clause("WD-E.7", "WD-E.21")
def test_a_turned_death_die_of_one_hurts_nobody() -> None:
    scene = casting(Player(active="fatal_charm"), Player(active="death_die"), dice=(1,))
    scene.attack("fatal_charm", at=1, naming="death_die")
    scene.decline()
    assert scene.power == [35, 35]


@pytest.mark.clause("WD-4.13", "WD-0.6", "WD-4.12")
def test_a_defender_who_stops_the_whole_attack_may_die_of_fatigue() -> None:
    scene = casting(Player(active="spark"), Player(power=1, reserve=3))
    scene.attack("spark", at=1)
    scene.reserve_defence(1)
    assert scene.alive == [True, False]
    assert scene.match.result is not None


@pytest.mark.clause("WD-E.15", "WD-4.11", "WD-4.24")
def test_regeneration_used_as_a_defence_does_not_revive_whom_the_attack_kills() -> None:
    scene = casting(Player(active="doom"), Player(power=3, active="regeneration"), Player(active="spark"))
    scene.attack("doom", at=1)
    scene.heal_defence("regeneration")
    assert scene.alive == [True, False, True]
    scene.end_casting()
    assert scene.power[1] == 0


# -- the antimagic shield --------------------------------------------------------------------------------


@pytest.mark.clause("WD-8.7", "WD-8.8", "WD-E.12")
def test_shields_lower_the_drain_on_both_sides_one_after_the_other() -> None:
    scene = casting(Player(power=20, active="life_drain", shield="E"), Player(shield="E"), modules=(SHIELD,))
    scene.cast("life_drain", at=1)
    assert scene.power == [20 + 1, 35 - 4], "half of four is two, and the shield swallows one"


@pytest.mark.clause("WD-8.7", "WD-E.14", "WD-8.10")
def test_a_shield_weakens_the_fire_elemental_now_and_later() -> None:
    scene = casting(Player(active="fire_elemental spark"), Player(shield="F"), modules=(SHIELD,))
    scene.cast("fire_elemental", at=1)
    assert scene.power == [35, 33]
    scene.end_casting()
    assert scene.power == [35, 32]


@pytest.mark.clause("WD-E.7", "WD-8.7")
def test_a_turned_spark_is_magic_and_no_fire_for_the_shield() -> None:
    fire = casting(Player(active="fatal_charm"), Player(active="fire_bolt", shield="FF"), modules=(SHIELD,))
    fire.attack("fatal_charm", at=1, naming="fire_bolt")
    fire.decline()
    assert fire.power == [35, 32]
    magic = casting(Player(active="fatal_charm"), Player(active="fire_bolt", shield="MM"), modules=(SHIELD,))
    magic.attack("fatal_charm", at=1, naming="fire_bolt")
    magic.decline()
    assert magic.power == [35, 34]


@pytest.mark.clause("WD-4.16", "WD-4.12", "WD-8.9", "WD-E.24", "WD-E.25")
def test_no_more_reserve_dice_are_offered_than_shield_and_wards_leave_of_the_attack() -> None:
    target = Player(shield="A", wards="magic_shield protective_cloak", reserve=4)
    scene = casting(Player(active="thunderbolt"), target, modules=(SHIELD,))
    scene.attack("thunderbolt", at=1)
    assert scene.responses() == set(), "6 less 1 less 2 less 3 is nothing"
    weaker = casting(
        Player(active="thunderbolt"), Player(shield="A", wards="magic_shield", reserve=4), modules=(SHIELD,)
    )
    weaker.attack("thunderbolt", at=1)
    assert weaker.responses() == {"reserve:1", "reserve:2", "reserve:3", "decline"}


# -- Power Drain and Sacrifice ---------------------------------------------------------------------------


@pytest.mark.clause("WD-4.23", "WD-9.1", "WD-E.17")
def test_the_silenced_cannot_drain_power_either() -> None:
    scene = casting(Player(active="spark fire_bolt"), Player(reserve=3, flags={"silenced": True}), modules=(DRAIN,))
    scene.attack("spark", at=1)
    assert scene.responses() == set()
    assert scene.power == [35, 34]


@pytest.mark.clause("WD-E.19", "WD-9.1")
def test_an_ice_missile_forbids_the_counter_strike_and_not_the_power_drain() -> None:
    scene = casting(Player(active="ice_missile"), Player(reserve=1, pool="FF"), modules=(DRAIN,))
    scene.attack("ice_missile", at=1)
    assert scene.responses() == {"reserve:1", "power_drain", "decline"}


@pytest.mark.clause("WD-9.2", "WD-9.3", "WD-11.8", "WD-4.16")
def test_a_third_player_drained_to_nothing_may_return_before_the_attack_strikes() -> None:
    scene = casting(
        Player(active="thunderbolt"), Player(power=5, reserve=1), Player(power=2), modules=(DRAIN, SACRIFICE)
    )
    scene.attack("thunderbolt", at=1)
    scene.choose("power_drain")
    assert scene.asked == (2, "sacrifice")
    scene.choose(next(key for key in sorted(scene.offered) if key.startswith("sacrifice:")))
    assert scene.lost(1) == {"thunderbolt": 6} or sum(scene.lost(1).values()) == 6
    assert scene.power[1:] == [5 + 2 - 6, 10]


@pytest.mark.clause("WD-4.15", "WD-9.2", "WD-11.8")
def test_an_attacker_drained_to_nothing_who_returns_has_still_lost_his_attack() -> None:
    scene = casting(Player(power=2, active="thunderbolt"), Player(power=6, reserve=1), modules=(DRAIN, SACRIFICE))
    scene.attack("thunderbolt", at=1)
    scene.choose("power_drain")
    assert scene.asked == (0, "sacrifice")
    scene.choose(next(key for key in sorted(scene.offered) if key.startswith("sacrifice:")))
    assert scene.power == [10, 7]


@pytest.mark.clause("WD-4.17", "WD-E.20", "WD-11.8", "WD-11.1")
def test_a_caster_who_pays_doom_with_his_last_power_may_return_but_the_doom_is_over() -> None:
    scene = casting(Player(power=1, active="doom"), Player(), modules=(SACRIFICE,))
    scene.choose("cast:doom")
    if scene.is_asked("target"):
        scene.choose("target:1")
    assert scene.asked == (0, "sacrifice")
    scene.choose(next(key for key in sorted(scene.offered) if key.startswith("sacrifice:")))
    scene.end_casting()
    assert scene.power[1] == 35
    assert scene.power[0] == 10


@pytest.mark.clause("WD-11.6", "WD-11.7", "WD-4.18")
def test_who_has_returned_may_be_killed_for_good_by_rain_that_falls_beside_him() -> None:
    back = Player(power=3, flags={"protected": True, "sacrifice_used": True})
    scene = casting(Player(active="toxic_rain"), back, Player(), modules=(SACRIFICE,))
    assert scene.targets("toxic_rain") == {2}
    scene.cast("toxic_rain", at=2)
    assert scene.alive == [True, False, True]


@pytest.mark.clause("WD-4.24", "WD-6.2", "WD-11.8")
def test_whom_the_elemental_kills_at_the_end_may_return_and_else_the_caster_has_won() -> None:
    elemental = {"fire_elemental": "FFFA"}
    scene = casting(Player(power=5, mage="alonora", active=elemental), Player(power=5, active="heart_of_the_storm"),
                    modules=(SACRIFICE,), dice=(1, 2))  # fmt: skip
    scene.cast("fire_elemental", at=1)
    assert scene.power == [5, 2]
    scene.cast("heart_of_the_storm", at=0)
    assert scene.asked == (1, "sacrifice"), "three of five are left to one, and the Elemental comes back for the other"
    scene.choose("no_sacrifice")
    assert scene.match.result is not None
    assert scene.match.result.winners == (0,)


# -- the chain -------------------------------------------------------------------------------------------


@pytest.mark.clause("WD-7.3", "WD-7.6", "WD-E.8")
def test_a_die_that_the_chain_takes_off_no_longer_counts_as_a_symbol() -> None:
    active = {"healing_aura": "EE", "essence_of_versatility": "EEM", "thunderbolt": "AAAA"}
    scene = casting(Player(power=20, active=active, flags={"may_chain": True}), Player(), modules=(CHAIN,))
    scene.cast_on_self("healing_aura")
    scene.choose("cast:essence_of_versatility")
    scene.choose("take:pool:magic")
    assert scene.power[0] == 20 + 3 + 2, "Earth and Air lie on his cards now"


@pytest.mark.clause("WD-7.4", "WD-7.6", "WD-5.1")
def test_dice_of_the_chain_in_the_reserve_bring_power_at_the_end_of_the_round() -> None:
    active = {"spark": "F", "searing_gust": "FAA", "conflagration": "FFFF"}
    scene = casting(Player(power=20, active=active, flags={"may_chain": True}), Player(), modules=(CHAIN,))
    scene.cast("spark", at=1)
    scene.choose("cast:searing_gust")
    scene.choose("take:reserve:air")
    scene.decline()
    scene.choose("cast:conflagration")
    scene.choose("take:reserve:fire,fire")
    scene.decline()
    scene.settle()
    assert scene.state.round == 2
    assert scene.power == [20 + 3, 35 - 1 - 4 - 5]


# -- endings ---------------------------------------------------------------------------------------------


@pytest.mark.clause("WD-10.2", "WD-12.1", "WD-12.4", "WD-12.2")
@pytest.mark.parametrize(("fell", "number", "over"), [(15, 15, True), (14, 15, True), (14, 14, False), (13, 14, True)])
def test_lesson_and_alternative_ending_together_end_with_whichever_comes_first(
    fell: int, number: int, over: bool
) -> None:
    players = (Player(power=20, reserve=1), Player(power=9), Player(power=0, alive=False))
    scene = tidying(*players, modules=(LESSON, ENDING), round_number=number)
    scene.state.first_fall = fell
    scene.begin_here()
    scene.settle()
    assert (scene.match.result is not None) is over
    if scene.match.result is not None:
        assert scene.match.result.winners == (0,)


@pytest.mark.clause("WD-2.10", "WD-12.1", "WD-3.1")
def test_a_player_lost_to_greed_in_round_one_leaves_the_others_one_more_full_round() -> None:
    scene = gathering(Player(power=1, reserve=0), Player(reserve=7), Player(reserve=7), modules=(ENDING,),
                      dice=("FFFFF", "EEEEE", "WWWWW"))  # fmt: skip
    scene.choose("set_aside:fire")
    scene.choose("gather_up")
    scene.choose("gather_up")
    assert scene.alive == [False, True, True]
    assert scene.state.stage in (INCANTATIONS, CASTING)
    assert scene.state.round == 1
    assert scene.match.result is None
