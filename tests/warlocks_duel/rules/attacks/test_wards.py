"""WD-4.21 to WD-4.25: wards, cancelled spells, silence and later effects."""

import pytest

from game.warlocks_duel.state import Delayed
from tests.warlocks_duel.scene import casting
from tests.warlocks_duel.table import Player

THREE_WARDS = "cloak_of_invisibility magic_shield protective_cloak"


@pytest.mark.clause("WD-4.21")
def test_a_ward_is_gone_after_phase_3_of_its_round() -> None:
    scene = casting(Player(active="magic_shield"), Player())
    scene.cast_on_self("magic_shield")
    assert scene.state.round == 2
    assert scene.player(0).wards == ()


@pytest.mark.clause("WD-4.21", "WD-E.24")
def test_a_ward_lasts_for_every_attack_of_its_round() -> None:
    scene = casting(Player(active="magic_shield"), Player(active="frost_spear mage_dart elemental_convergence"))
    scene.cast_on_self("magic_shield")
    for spell in ("frost_spear", "mage_dart", "elemental_convergence"):
        scene.cast(spell, at=0)
    assert scene.power[0] == 35 - 2 - 0 - 4


@pytest.mark.clause("WD-4.21")
def test_a_ward_protects_nobody_but_its_owner() -> None:
    scene = casting(Player(active="thunderbolt"), Player(active="spark"), Player(wards=THREE_WARDS))
    scene.cast("thunderbolt", at=1)
    assert scene.power == [35, 29, 35]
    assert [ward for ward, _ in scene.player(2).wards] == THREE_WARDS.split()


@pytest.mark.clause("WD-4.21", "WD-E.14")
def test_wards_do_not_react_to_later_damage() -> None:
    scene = casting(
        Player(active="fire_elemental"),
        Player(active="protective_cloak magic_shield"),
        starter=0,
    )
    scene.cast("fire_elemental", at=1)
    scene.cast_on_self("protective_cloak")
    scene.cast_on_self("magic_shield")
    assert scene.state.round == 2
    assert scene.lost(1) == {"spell": 3, "delayed": 2}


@pytest.mark.clause("WD-4.21", "WD-9.2")
def test_wards_do_not_react_to_a_power_drain() -> None:
    scene = casting(
        Player(active="spark", wards=THREE_WARDS),
        Player(reserve=1),
        modules=("power_drain",),
    )
    scene.attack("spark", at=1)
    scene.choose("power_drain")
    assert scene.power == [33, 35]


@pytest.mark.clause("WD-4.22", "WD-E.16")
def test_a_cancelled_spell_is_used_without_effect_and_its_owner_keeps_the_card() -> None:
    scene = casting(Player(active="scroll_of_warping"), Player(power=20, active="spring_of_life spark"))
    aside = len(scene.player(1).aside)
    scene.cast("scroll_of_warping", at=1)
    assert scene.asked == (0, "cancel_spell")
    scene.choose("cancel:spring_of_life")
    assert scene.player(1).active == ("spark",)
    assert "spring_of_life" not in scene.player(1).paid
    assert len(scene.player(1).aside) == aside + 4
    assert "spring_of_life" in scene.player(1).cards
    scene.end_casting()
    assert scene.power == [35, 20]
    assert "spring_of_life" in scene.player(1).cards, "it is back in hand next round"


@pytest.mark.clause("WD-4.23", "WD-E.17")
def test_a_silenced_player_may_not_respond_for_the_rest_of_the_round() -> None:
    scene = casting(
        Player(active="paralysing_noise static_jolt"),
        Player(active="healing_drop mage_dart", pool="FF", reserve=2),
        Player(active="thorn stone_fist"),
        modules=("power_drain",), dice=(1,),
    )  # fmt: skip
    scene.attack("paralysing_noise", at=1)
    assert scene.responses() >= {"heal:healing_drop", "decline"}, "he may still answer the noise itself"
    scene.choose("decline")
    assert scene.player(1).silenced
    scene.hold()
    scene.attack("stone_fist", at=1)
    assert scene.responses() == set()
    scene.attack("static_jolt", at=1)
    assert scene.responses() == set()
    assert scene.power[1] == 35 - 2 - 4 - 1


@pytest.mark.clause("WD-4.23", "WD-5.10")
def test_silence_ends_with_the_round() -> None:
    scene = casting(Player(active="paralysing_noise"), Player())
    scene.cast("paralysing_noise", at=1)
    assert scene.state.round == 2
    assert not scene.player(1).silenced


@pytest.mark.clause("WD-4.24")
def test_later_healing_comes_before_later_damage() -> None:
    scene = casting(Player(power=20, active="fire_elemental"), Player(power=5, active="regeneration"), Player(power=20))
    scene.cast("fire_elemental", at=1)
    scene.cast_on_self("regeneration")
    assert scene.power[1] == 5 - 3 + 2 + 2 - 2
    assert [event.kind for event in scene.events if event.clause == "WD-4.24"] == ["power_gained", "power_lost"]


@pytest.mark.clause("WD-4.24")
def test_later_healing_can_save_a_player_from_later_damage() -> None:
    scene = casting(Player(active="fire_elemental"), Player(power=2, active="regeneration"), Player())
    scene.attack("fire_elemental", at=1)
    scene.heal_defence("regeneration")
    assert scene.alive == [True, True, True]
    assert scene.power[1] == 2 - 1 + 2 - 2


@pytest.mark.clause("WD-4.24", "WD-C.9")
def test_later_damage_comes_even_if_its_caster_is_gone() -> None:
    scene = casting(Player(power=1, active="fire_elemental"), Player(power=20, active="thorn stone_fist"), Player())
    scene.cast("fire_elemental", at=1)
    scene.cast("thorn", at=0)
    assert not scene.player(0).alive
    scene.cast("stone_fist", at=2)
    assert scene.state.round == 2
    assert scene.lost(1) == {"spell": 3, "delayed": 2}


@pytest.mark.clause("WD-4.24", "WD-6.2")
def test_later_damage_to_everybody_comes_at_the_same_moment() -> None:
    scene = casting(Player(power=5, active="fire_elemental"), Player(power=5, active="spark"))
    scene.state.delayed.append(Delayed(0, "fire_elemental", False, 5))
    scene.begin_here()
    scene.cast("fire_elemental", at=1)
    scene.hold()
    assert scene.lost(0) == {"delayed": 5}
    result = scene.match.result
    assert result is not None
    assert (result.clause, result.winners) == ("WD-6.2", (0, 1))
