"""Three rules that meet in one round: greed and shields, delayed power, chains, sacrifices, and what is offered."""

from __future__ import annotations

import pytest

from tests.warlocks_duel.scene import Scene, casting, gathering, incantations, tidying
from tests.warlocks_duel.table import Player

SHIELD, DRAIN, SACRIFICE, CHAIN = "antimagic_shield", "power_drain", "sacrifice_of_power", "chain_reaction"


def first(scene: Scene, beginning: str) -> None:
    """Choose the first answer that begins so."""
    scene.choose(next(key for key in sorted(scene.offered) if key.startswith(beginning)))


@pytest.mark.clause("WD-E.23", "WD-4.24", "WD-4.11")
def test_at_the_end_of_casting_the_late_healing_comes_before_the_late_fire() -> None:
    scene = casting(Player(active="fire_elemental"), Player(power=5, active="regeneration"))
    scene.cast("fire_elemental", at=1)
    scene.cast_on_self("regeneration")
    assert scene.power[1] == 5 - 3 + 2 + 2 - 2
    assert scene.alive == [True, True]


@pytest.mark.clause("WD-4.24", "WD-0.6", "WD-6.1")
def test_late_fire_burns_on_when_its_caster_has_fallen() -> None:
    people = (Player(power=2, active="fire_elemental"), Player(power=20, active="spark thunderbolt"), Player(power=20))
    scene = casting(*people)
    scene.cast("fire_elemental", at=2)
    scene.cast("thunderbolt", at=0)
    scene.end_casting()
    assert not scene.alive[0]
    assert sum(scene.lost(2).values()) == 3 + 2


@pytest.mark.clause("WD-0.5", "WD-4.16")
@pytest.mark.parametrize(("power", "gain"), [(3, 1), (4, 2), (5, 2), (9, 2)])
def test_life_drain_feeds_on_what_was_lost_and_not_on_what_the_card_says(power: int, gain: int) -> None:
    scene = casting(Player(power=20, active="life_drain"), Player(power=power), Player())
    scene.cast("life_drain", at=1)
    assert scene.power[0] == 20 + gain


@pytest.mark.clause("WD-7.3", "WD-7.6", "WD-4.14")
def test_a_die_that_a_chain_gave_back_to_the_pool_strikes_back_in_the_same_round() -> None:
    caster = Player(active="spark searing_gust conflagration", flags={"may_chain": True})
    scene = casting(caster, Player(active="thorn stone_fist"), modules=(CHAIN,))
    scene.cast("spark", at=1)
    scene.cast("thorn", at=0)
    scene.choose("cast:searing_gust")
    while scene.is_asked("chain_dice") or scene.is_asked("chain_zone"):
        scene.choose(next(key for key in sorted(scene.offered) if "pool" in key or scene.is_asked("chain_dice")))
    scene.decline()
    scene.attack("stone_fist", at=0)
    assert scene.responses() == {"counter:1", "decline"}
    scene.counter_strike(1)
    assert scene.power[1] == 35 - 1 - 4 - 1


@pytest.mark.clause("WD-11.2", "WD-11.9", "WD-4.4")
def test_when_the_only_opponent_is_protected_an_attacker_may_only_hold_or_heal_himself() -> None:
    scene = casting(
        Player(power=30, active="spark thunderbolt ember_balm"),
        Player(power=1, mage="parvel"),
        modules=(SACRIFICE,),
    )
    scene.cast("spark", at=1)
    first(scene, "sacrifice:")
    assert scene.power[1] == 10
    assert scene.offered == {"cast:ember_balm", "hold"}


@pytest.mark.clause("WD-2.10", "WD-11.1", "WD-11.3")
def test_who_is_greedy_to_death_may_return_and_still_throws_his_last_dice() -> None:
    scene = gathering(
        Player(power=1, reserve=0, mage="alonora"), Player(reserve=7), modules=(SACRIFICE,), market="meteor_shower",
        dice=("FFFFF", "WWWWW", "FFF", "EEEEE"),
    )  # fmt: skip
    scene.choose("set_aside:fire,fire")
    scene.choose("gather_up")
    assert scene.is_asked("sacrifice")
    first(scene, "sacrifice:")
    assert scene.power[0] == 10
    assert scene.alive == [True, True]
    assert len(scene.player(0).pool) == 5
    assert {key.split(":")[0] for key in scene.offered} == {"learn", "pass"}, "he casts no more in this round"


@pytest.mark.clause("WD-8.2", "WD-2.6", "WD-2.10")
def test_whoever_laid_a_die_on_the_shield_draws_one_more_when_he_sets_aside() -> None:
    scene = gathering(
        Player(reserve=3), Player(reserve=7), modules=(SHIELD,), dice=("FFWEA", "WWWWW", "FFWE", "WWWWW", "AAAAA")
    )
    scene.choose("shield:air")
    scene.choose("gather_up")
    assert (len(scene.player(0).hand), scene.player(0).reserve, len(scene.player(0).shield)) == (4, 3, 1)
    scene.choose("set_aside:fire,fire")
    scene.choose("gather_up")
    assert (len(scene.player(0).hand), scene.player(0).reserve, scene.power[0]) == (5, 0, 35)


@pytest.mark.clause("WD-8.4", "WD-8.5", "WD-8.3")
def test_neither_a_whirlwind_nor_a_third_symbol_is_offered_for_the_shield() -> None:
    scene = gathering(Player(reserve=5, shield="FW"), Player(reserve=7), modules=(SHIELD,), dice=("FW@EA", "WWWWW"))
    shields = {key for key in scene.offered if key.startswith("shield")}
    assert shields == {"shield:fire", "shield:water"}


@pytest.mark.clause("WD-3.9", "WD-3.11", "WD-0.8")
def test_of_three_scrolls_only_those_are_offered_that_whirlwinds_can_complete_and_only_one_is_learned() -> None:
    scene = incantations(
        Player(pool="FF@@WW"),
        Player(),
        market="meteor_shower thunderbolt water_attack",
    )
    learned = {key for key in scene.offered if key.startswith("learn:")}
    assert {key.split(":")[1] for key in learned} == {"meteor_shower", "water_attack"}
    first(scene, "learn:water_attack")
    for _ in range(5):
        if not scene.is_asked("action"):
            break
        assert not [key for key in scene.offered if key.startswith("learn:")] or scene.asked[0] == 1
        scene.choose("pass")


@pytest.mark.clause("WD-6.4", "WD-6.3", "WD-5.1")
def test_after_the_thirtieth_round_equal_power_is_decided_by_scrolls_after_the_reserve_was_counted() -> None:
    scene = tidying(
        Player(power=20, reserve=2), Player(power=19, reserve=3, scrolls="doom"), Player(power=5), round_number=30
    )
    scene.settle()
    assert scene.match.result is not None
    assert scene.match.result.winners == (1,)


@pytest.mark.clause("WD-9.2", "WD-11.6", "WD-11.7")
def test_whoever_has_returned_is_drained_like_the_others_and_falls_for_good() -> None:
    people = (
        Player(power=30, active="thorn stone_fist"),
        Player(power=30, reserve=2, mage="albus"),
        Player(power=2, mage="alonora", flags={"sacrifice_used": True, "protected": True}),
    )
    scene = casting(*people, modules=(DRAIN, SACRIFICE))
    scene.attack("thorn", at=1)
    assert "power_drain" in scene.responses()
    scene.choose("power_drain")
    assert scene.alive[2] is False
    assert scene.power[1] == 30 + 2 - 1


@pytest.mark.clause("WD-E.13", "WD-4.12", "WD-4.13")
def test_a_siphon_stopped_by_the_reserve_gives_its_caster_nothing_for_the_fatigue() -> None:
    scene = casting(Player(power=20, active="power_siphon"), Player(power=20, reserve=5))
    scene.attack("power_siphon", at=1)
    scene.reserve_defence(3)
    assert scene.lost(1) == {"fatigue": 1}
    assert scene.gained(0).get("power_siphon", 0) == 0
