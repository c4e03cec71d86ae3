"""WD-C: clarifications of single cards."""

import pytest

from tests.warlocks_duel.scene import casting
from tests.warlocks_duel.table import Player


@pytest.mark.clause("WD-C.1", "WD-4.16")
def test_the_three_wards_work_in_the_order_of_the_rules_however_they_were_cast() -> None:
    scene = casting(
        Player(active="protective_cloak magic_shield cloak_of_invisibility"),
        Player(active="spark searing_gust conflagration"),
    )
    for ward in ("protective_cloak", "magic_shield", "cloak_of_invisibility"):
        scene.cast_on_self(ward)
        if ward != "cloak_of_invisibility":
            scene.hold()
    scene.cast("spark", at=0)
    assert dict(scene.player(0).wards) == {"protective_cloak": 3, "magic_shield": 0}, "only the first was needed"
    scene.cast("conflagration", at=0)
    assert scene.lost(0) == {}
    assert scene.player(0).wards == (("magic_shield", 0),), "2 off by the shield, 3 by the cloak"


@pytest.mark.clause("WD-C.2")
def test_fatal_charm_chooses_before_the_response() -> None:
    scene = casting(Player(active="fatal_charm"), Player(active="mage_dart frost_spear healing_drop"))
    scene.choose("cast:fatal_charm")
    assert scene.asked == (0, "name_spell")
    scene.choose("name:frost_spear")
    assert scene.asked == (1, "response")


@pytest.mark.clause("WD-C.2")
def test_paralysing_aura_chooses_after_the_response_so_a_heal_used_as_a_defence_is_safe() -> None:
    scene = casting(Player(active="paralysing_aura"), Player(power=20, active="healing_drop mage_dart frost_spear"))
    scene.attack("paralysing_aura", at=1)
    assert scene.asked == (1, "response")
    scene.heal_defence("healing_drop")
    assert scene.asked == (0, "cancel_spell")
    assert scene.offered == {"cancel:mage_dart", "cancel:frost_spear"}


@pytest.mark.clause("WD-C.2")
def test_warping_and_charm_look_at_active_spells_only() -> None:
    scene = casting(Player(active="scroll_of_warping"), Player(active="thunderbolt", used="mage_dart healing_drop"))
    scene.cast("scroll_of_warping", at=1)
    assert [event.fact("spell") for event in scene.told("spell_cancelled")] == ["thunderbolt"]


@pytest.mark.clause("WD-C.3")
def test_scroll_of_warping_can_be_answered_by_counter_strike_and_power_drain_only() -> None:
    scene = casting(
        Player(active="scroll_of_warping"), Player(active="healing_drop", reserve=3, pool="F"), modules=("power_drain",)
    )
    scene.attack("scroll_of_warping", at=1)
    assert scene.responses() == {"counter:1", "power_drain", "decline"}


@pytest.mark.clause("WD-C.3", "WD-E.16")
def test_scroll_of_warping_cancels_a_spell_of_any_level() -> None:
    scene = casting(Player(active="scroll_of_warping"), Player(active="mage_dart frost_spear elemental_convergence"))
    scene.cast("scroll_of_warping", at=1)
    assert scene.offered == {"cancel:mage_dart", "cancel:frost_spear", "cancel:elemental_convergence"}
    assert scene.power == [35, 35]


@pytest.mark.clause("WD-C.4", "WD-E.21")
@pytest.mark.parametrize(
    ("roll", "strength", "lost"), [(1, 0, 2), (2, 2, 0), (3, 3, 0), (4, 4, 0), (5, 5, 0), (6, 12, 0)]
)
def test_the_death_die(roll: int, strength: int, lost: int) -> None:
    scene = casting(Player(active="death_die"), Player(pool="F", reserve=7), dice=(roll,))
    scene.attack("death_die", at=1)
    assert [event.fact("points") for event in scene.told("strength")] == [strength]
    assert scene.lost(0).get("backfire", 0) == lost
    reserve = {key for key in scene.responses() if key.startswith("reserve")}
    assert len(reserve) == min(7, strength), "after a 1 there is nothing to defend against"


@pytest.mark.clause("WD-C.5", "WD-E.11")
def test_whirlwinds_of_bone_rain_do_nothing_in_a_duel_of_two() -> None:
    scene = casting(Player(active="bone_rain"), Player(), dice=("@@@@F",))
    scene.cast("bone_rain", at=1)
    assert scene.power == [35, 34]


@pytest.mark.clause("WD-C.6", "WD-E.6")
def test_essence_of_power_counts_the_same_early_and_late_in_phase_3() -> None:
    for order in (("essence_of_power", "spark"), ("spark", "essence_of_power")):
        scene = casting(Player(active="essence_of_power spark fire_bolt"), Player(active="mage_dart"))
        for spell in order:
            if scene.asked[0] == 1:
                scene.hold()
            scene.cast(spell, at=1)
        strengths = {event.fact("spell"): event.fact("points") for event in scene.told("strength")}
        assert strengths["essence_of_power"] == 3


@pytest.mark.clause("WD-C.7", "WD-E.8")
def test_essence_of_versatility_counts_when_it_is_used_as_a_defence() -> None:
    scene = casting(
        Player(active="thunderbolt"),
        Player(active={"essence_of_versatility": "EEM", "spark": "F"}, used="searing_gust"),
    )
    scene.attack("thunderbolt", at=1)
    scene.heal_defence("essence_of_versatility")
    assert scene.lost(1) == {"spell": 6 - 4}, "Earth, Magic, Fire and Air"


@pytest.mark.clause("WD-C.7", "WD-4.22")
def test_essence_of_versatility_does_not_count_dice_of_a_cancelled_spell() -> None:
    scene = casting(
        Player(active="scroll_of_warping"), Player(power=20, active={"essence_of_versatility": "EEM", "spark": "F"})
    )
    scene.cast("scroll_of_warping", at=1)
    scene.choose("cancel:spark")
    scene.cast_on_self("essence_of_versatility")
    assert scene.gained(1) == {"spell": 2}


@pytest.mark.clause("WD-C.8", "WD-E.12")
def test_power_siphon_against_a_single_point_of_power_gains_one() -> None:
    scene = casting(Player(power=20, active="power_siphon"), Player(power=1), Player())
    scene.cast("power_siphon", at=1)
    assert scene.power == [21, 0, 35]


@pytest.mark.clause("WD-C.9", "WD-E.14")
def test_the_later_damage_of_fire_elemental_hits_its_target_even_if_protected_by_then() -> None:
    scene = casting(
        Player(active="fire_elemental"), Player(power=5, active="spark"), Player(active="thunderbolt"),
        modules=("sacrifice_of_power",),
    )  # fmt: skip
    scene.cast("fire_elemental", at=1)
    scene.hold()
    scene.cast("thunderbolt", at=1)
    scene.choose("sacrifice:alonora-2")
    assert scene.state.round == 2
    assert scene.power[1] == 8


@pytest.mark.clause("WD-C.10", "WD-4.17")
def test_doom_cast_with_a_single_point_of_power_only_eliminates_its_caster() -> None:
    scene = casting(Player(power=1, active="doom"), Player(power=5, pool="F"))
    scene.attack("doom", at=1)
    assert scene.power == [0, 5]
    assert not scene.was_asked(1, "response")
    assert scene.told("strength") == [], "the spell is cancelled before its strength is determined"
    assert scene.match.result is not None
    assert scene.match.result.winners == (1,)


@pytest.mark.clause("WD-C.11")
def test_paralysing_noise_stops_every_response_but_not_the_targets_own_castings() -> None:
    scene = casting(
        Player(active="paralysing_noise static_jolt forked_bolt"),
        Player(power=20, active="healing_drop mage_dart", reserve=3, pool="FF"),
        modules=("power_drain",), dice=(1, 1),
    )  # fmt: skip
    scene.cast("paralysing_noise", at=1)
    scene.cast_on_self("healing_drop")
    scene.cast("static_jolt", at=1)
    scene.cast("mage_dart", at=0)
    scene.cast("forked_bolt", at=1)
    assert not any(choice.kind == "response" and choice.key != "decline" for choice in scene.match.record)
    assert sum(choice.kind == "response" for choice in scene.match.record) == 1
    assert scene.lost(0) == {"spell": 1}
