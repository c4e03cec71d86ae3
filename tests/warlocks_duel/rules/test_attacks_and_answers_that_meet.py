"""Answers, drains, rains and modules that meet in one round."""

from __future__ import annotations

import pytest

from tests.warlocks_duel.scene import casting, tidying
from tests.warlocks_duel.table import Player

SHIELD, DRAIN, SACRIFICE, CHAIN = "antimagic_shield", "power_drain", "sacrifice_of_power", "chain_reaction"


# -- drains ----------------------------------------------------------------------------------------------


@pytest.mark.clause("WD-E.12", "WD-4.13", "WD-C.8")
def test_a_drain_counts_what_the_attack_took_and_neither_overkill_nor_fatigue() -> None:
    over = casting(Player(power=20, active="life_drain"), Player(power=3), Player())
    over.cast("life_drain", at=1)
    assert over.power[:2] == [20 + 1, 0], "half of three, rounded down"
    tired = casting(Player(power=20, active="power_siphon"), Player(power=20, reserve=2))
    tired.attack("power_siphon", at=1)
    tired.reserve_defence(2)
    assert tired.power == [20 + 1, 20 - 1 - 1]


@pytest.mark.clause("WD-0.5", "WD-E.12", "WD-E.13")
def test_what_a_drain_brings_beyond_forty_is_lost() -> None:
    siphon = casting(Player(power=39, active="power_siphon"), Player(power=20))
    siphon.cast("power_siphon", at=1)
    assert siphon.power == [40, 17]
    wrath = casting(Player(power=39, active="mother_earths_wrath"), Player(power=20))
    wrath.cast("mother_earths_wrath", at=1)
    assert wrath.power == [40, 16]


@pytest.mark.clause("WD-E.13", "WD-E.26", "WD-E.25", "WD-4.10")
def test_mother_earths_wrath_gives_power_though_nothing_of_it_strikes() -> None:
    target = Player(power=20, active="healing_drop", wards="protective_cloak")
    scene = casting(Player(power=20, active="mother_earths_wrath"), target)
    scene.attack("mother_earths_wrath", at=1)
    scene.heal_defence("healing_drop")
    assert scene.power == [20 + 3, 20]


@pytest.mark.clause("WD-4.15", "WD-E.13", "WD-4.14", "WD-0.6")
def test_an_attacker_killed_by_the_answer_gains_nothing_and_the_rain_does_not_fall() -> None:
    scene = casting(Player(power=2, active="toxic_rain"), Player(power=5, pool="FW"), Player(power=2))
    scene.attack("toxic_rain", at=1)
    scene.counter_strike(2)
    assert scene.alive == [False, True, True]
    assert scene.power == [0, 5, 2]


@pytest.mark.clause("WD-4.18", "WD-0.6", "WD-6.1")
def test_an_earthquake_that_kills_both_others_at_once_wins() -> None:
    scene = casting(Player(active="earthquake"), Player(power=4), Player(power=4))
    scene.cast("earthquake", at=1)
    assert scene.match.result is not None
    assert scene.match.result.winners == (0,)


# -- strength and wards ----------------------------------------------------------------------------------


@pytest.mark.clause("WD-E.4", "WD-E.25", "WD-4.21")
def test_a_protective_cloak_keeps_what_a_coin_of_tails_did_not_use_up() -> None:
    scene = casting(Player(active="coin_flip spark ember_balm"), Player(wards="protective_cloak"), dice=(1,))
    scene.cast("coin_flip", at=1)
    assert dict(scene.player(1).wards) == {"protective_cloak": 2}
    scene.cast("spark", at=1)
    assert dict(scene.player(1).wards) == {"protective_cloak": 1}
    assert scene.power == [35, 35]


@pytest.mark.clause("WD-E.16", "WD-E.26", "WD-E.24")
def test_a_paralysing_aura_that_the_magic_shield_weakens_to_nothing_still_cancels() -> None:
    scene = casting(Player(active="paralysing_aura"), Player(wards="magic_shield", active="thorn"))
    scene.attack("paralysing_aura", at=1)
    scene.decline()
    assert scene.power[1] == 35
    assert scene.player(1).active == ()


@pytest.mark.clause("WD-E.5", "WD-E.11", "WD-4.20")
def test_bone_rain_of_five_whirlwinds_spares_its_target_and_hits_the_others() -> None:
    scene = casting(Player(active="bone_rain"), Player(reserve=4, active="healing_drop", pool="F"),
                    Player(wards="magic_shield"), dice=("@@@@@",))  # fmt: skip
    scene.attack("bone_rain", at=1)
    assert scene.responses() == {"counter:1", "decline"}
    scene.decline()
    assert scene.power == [35, 35, 30]


@pytest.mark.clause("WD-E.7", "WD-E.21")
def test_a_turned_death_die_of_six_strikes_its_owner_with_twelve() -> None:
    scene = casting(Player(active="fatal_charm"), Player(active="death_die"), dice=(6,))
    scene.attack("fatal_charm", at=1, naming="death_die")
    scene.decline()
    assert scene.power == [35, 35 - 12]


@pytest.mark.clause("WD-E.7")
def test_a_fatal_charm_finds_no_attack_of_level_two_and_strikes_with_two() -> None:
    scene = casting(Player(active="fatal_charm"), Player(active="thunderbolt healing_aura"))
    scene.attack("fatal_charm", at=1)
    scene.decline()
    assert scene.power == [35, 33]
    assert set(scene.player(1).active) == {"thunderbolt", "healing_aura"}


@pytest.mark.clause("WD-E.7", "WD-E.8", "WD-4.10")
def test_the_dice_of_a_turned_spell_still_count_for_the_versatility_of_its_owner() -> None:
    target = Player(power=20, active={"spark": "F", "essence_of_versatility": "EEM"})
    scene = casting(Player(active="fatal_charm"), target)
    scene.attack("fatal_charm", at=1, naming="spark")
    scene.decline()
    scene.cast_on_self("essence_of_versatility")
    assert scene.power[1] == 20 - 1 + 3


@pytest.mark.clause("WD-E.22", "WD-E.20", "WD-4.16")
def test_power_strike_compares_power_when_strength_is_determined() -> None:
    for mine, theirs, lost in ((20, 20, 4), (20, 21, 5), (21, 20, 4)):
        scene = casting(Player(power=mine, active="power_strike"), Player(power=theirs))
        scene.cast("power_strike", at=1)
        assert scene.power[1] == theirs - lost


@pytest.mark.clause("WD-4.12", "WD-4.13", "WD-0.6", "WD-11.8")
def test_fatigue_that_kills_may_be_answered_with_a_sacrifice() -> None:
    scene = casting(Player(active="spark"), Player(power=1, reserve=3), modules=(SACRIFICE,))
    scene.attack("spark", at=1)
    scene.reserve_defence(1)
    assert scene.asked == (1, "sacrifice")
    scene.choose(next(key for key in sorted(scene.offered) if key.startswith("sacrifice:")))
    assert scene.power[1] >= 10


# -- silence, holding, turns -----------------------------------------------------------------------------


@pytest.mark.clause("WD-4.2", "WD-4.3", "WD-4.1")
def test_a_cast_between_two_holds_makes_everybody_hold_anew() -> None:
    scene = casting(Player(active="ember_balm"), Player(active="thorn"), Player(active="healing_drop"))
    scene.hold()
    scene.cast("thorn", at=0)
    assert scene.asked == (2, "cast")
    scene.hold()
    assert scene.asked == (0, "cast"), "the phase is not over: only one has held since the thorn"


@pytest.mark.clause("WD-4.1", "WD-0.11", "WD-4.25")
def test_when_the_starting_player_has_fallen_the_next_one_to_the_left_casts_first() -> None:
    scene = casting(Player(power=0, alive=False), Player(active="thorn"), Player(active="spark"), starter=0)
    assert scene.asked == (1, "cast")


@pytest.mark.clause("WD-4.23", "WD-E.17", "WD-E.15", "WD-4.24")
def test_the_silenced_still_heal_themselves_now_and_later() -> None:
    scene = casting(Player(active="paralysing_noise"), Player(power=20, active="regeneration"))
    scene.attack("paralysing_noise", at=1)
    scene.decline()
    scene.cast_on_self("regeneration")
    scene.settle()
    assert scene.power[1] == 20 - 2 + 2 + 2


# -- modules ---------------------------------------------------------------------------------------------


@pytest.mark.clause("WD-8.8", "WD-E.15", "WD-8.10")
def test_a_shield_of_earth_swallows_both_halves_of_its_owners_regeneration() -> None:
    scene = casting(Player(power=20, active="regeneration", shield="E"), Player(active="spark"), modules=(SHIELD,))
    scene.cast_on_self("regeneration")
    assert scene.power[0] == 20 + 1
    scene.cast("spark", at=0)
    scene.settle()
    assert scene.power[0] == 20 + 1 - 1 + 1


@pytest.mark.clause("WD-8.9", "WD-4.18", "WD-8.7")
def test_shields_of_fire_weaken_a_meteor_shower_for_its_target_and_beside_it() -> None:
    scene = casting(Player(active="meteor_shower"), Player(shield="F"), Player(shield="FF"), Player(shield="FFFF"),
                    modules=(SHIELD,))  # fmt: skip
    scene.cast("meteor_shower", at=1)
    assert scene.power == [35, 32, 34, 35]


@pytest.mark.clause("WD-9.3", "WD-9.2", "WD-0.5")
def test_a_power_drain_at_thirty_nine_brings_one_of_three() -> None:
    scene = casting(Player(active="spark"), Player(power=39, reserve=1), Player(), Player(), modules=(DRAIN,))
    scene.attack("spark", at=1)
    scene.choose("power_drain")
    assert scene.power == [33, 40 - 1, 33, 33]


@pytest.mark.clause("WD-9.2", "WD-6.1", "WD-4.15")
def test_a_power_drain_that_fells_both_others_wins_before_the_attack_strikes() -> None:
    scene = casting(Player(power=2, active="doom"), Player(power=1, reserve=1), Player(power=2), modules=(DRAIN,))
    scene.attack("doom", at=1)
    scene.choose("power_drain")
    assert scene.match.result is not None
    assert scene.match.result.winners == (1,)


@pytest.mark.clause("WD-7.4", "WD-7.6", "WD-4.12")
def test_dice_that_a_heal_of_level_two_gives_back_to_the_reserve_defend_at_once() -> None:
    active = {"healing_drop": "WF", "circle_of_balance": "WEM", "spring_of_life": "WWWE"}
    scene = casting(Player(power=20, active=active, flags={"may_chain": True}), Player(active="water_attack"),
                    modules=(CHAIN,))  # fmt: skip
    scene.cast_on_self("healing_drop")
    scene.hold()
    scene.choose("cast:circle_of_balance")
    scene.choose("take:reserve:magic")
    scene.hold()
    scene.choose("cast:spring_of_life")
    scene.choose("take:reserve:water,water")
    assert scene.power[0] == 20 + 3 + 4 + 5
    scene.attack("water_attack", at=0)
    scene.reserve_defence(3)
    assert scene.power[0] == 20 + 3 + 4 + 5 - 1


@pytest.mark.clause("WD-5.7", "WD-5.8", "WD-5.9")
def test_after_a_fall_the_market_shrinks_and_the_weakest_of_those_left_begins() -> None:
    scene = tidying(Player(power=20), Player(power=0, alive=False), Player(power=9), Player(power=9), starter=2)
    scene.settle()
    assert len(scene.state.market) == 4
    assert scene.state.starter == 3, "met first when going left from the old starting player's neighbour"
