"""WD-E: what the cards do besides plain damage and healing."""

import pytest

from game.warlocks_duel.box.cards import SPELLS
from tests.warlocks_duel.scene import casting
from tests.warlocks_duel.table import Player


@pytest.mark.clause("WD-E.1", "WD-E.22")
@pytest.mark.parametrize(("own", "other", "damage"), [(20, 21, 5), (20, 20, 4), (20, 19, 4)])
def test_an_underdog_is_stronger_only_against_more_power(own: int, other: int, damage: int) -> None:
    scene = casting(Player(power=own, active="power_strike"), Player(power=other))
    scene.cast("power_strike", at=1)
    assert scene.lost(1) == {"spell": damage}


@pytest.mark.clause("WD-E.2")
def test_strength_by_the_d6_takes_one_roll() -> None:
    scene = casting(Player(active="gale static_jolt"), Player(active="thorn stone_fist"), dice=(3, 6))
    scene.cast("gale", at=1)
    scene.hold()
    scene.cast("static_jolt", at=1)
    assert [event.fact("points") for event in scene.told("strength")] == [4, 4]


@pytest.mark.clause("WD-E.3")
def test_two_d6_are_rolled_for_a_sum_and_for_the_higher() -> None:
    scene = casting(Player(active="heart_of_the_storm lucky_dice"), Player(active="thorn"), dice=(3, 4, 3, 4))
    scene.cast("heart_of_the_storm", at=1)
    scene.hold()
    scene.cast("lucky_dice", at=1)
    assert [event.fact("points") for event in scene.told("strength")] == [7, 4]


@pytest.mark.clause("WD-E.5", "WD-0.10")
def test_thrown_element_dice_belong_to_nobody() -> None:
    scene = casting(Player(active="bone_rain thunderbolt"), Player(active="thorn"), dice=("FWEAM",))
    before = [repr(player.aside) for player in scene.state.duelists]
    scene.cast("bone_rain", at=1)
    assert scene.lost(1) == {"spell": 6}
    assert [repr(player.aside) for player in scene.state.duelists] == before
    assert scene.match.problems() == []


@pytest.mark.clause("WD-E.6", "WD-C.6")
def test_essence_of_power_counts_active_used_and_cancelled_spells() -> None:
    scene = casting(
        Player(active="essence_of_power spark fire_bolt", used="searing_gust", flags={"lost": ("ember_balm",)}),
        Player(),
    )
    scene.cast("essence_of_power", at=1)
    assert scene.lost(1) == {"spell": 5}


@pytest.mark.clause("WD-E.6")
def test_essence_of_power_counts_six_at_most() -> None:
    scene = casting(
        Player(
            active="essence_of_power", used="spark fire_bolt searing_gust",
            flags={"lost": ("ember_balm", "conflagration", "coin_flip", "doom")}, scrolls="coin_flip doom",
        ),
        Player(),
    )  # fmt: skip
    scene.cast("essence_of_power", at=1)
    assert scene.lost(1) == {"spell": 6}


@pytest.mark.clause("WD-E.7")
def test_a_turned_spell_is_used_up_and_strikes_its_owner_with_its_strength() -> None:
    scene = casting(Player(active="fatal_charm"), Player(active="frost_spear mage_dart healing_drop"), starter=0)
    scene.attack("fatal_charm", at=1, naming="frost_spear")
    scene.decline()
    assert scene.power == [35, 31]
    assert (scene.player(1).active, scene.player(1).used) == (("mage_dart", "healing_drop"), ("frost_spear",))


@pytest.mark.clause("WD-E.7")
def test_only_active_attacks_of_level_0_or_1_can_be_turned() -> None:
    scene = casting(
        Player(active="fatal_charm"),
        Player(active="frost_spear mage_dart healing_drop thunderbolt"),
    )
    scene.choose("cast:fatal_charm")
    assert scene.asked == (0, "name_spell")
    assert scene.offered == {"name:frost_spear", "name:mage_dart"}


@pytest.mark.clause("WD-E.7", "WD-E.10")
def test_nothing_but_the_strength_of_a_turned_spell_happens() -> None:
    scene = casting(Player(active="fatal_charm"), Player(active="will_o_the_wisps"), Player())
    scene.cast("fatal_charm", at=1)
    assert scene.power == [35, 33, 35], "no area damage"
    scene = casting(Player(power=20, active="fatal_charm"), Player(active="death_die"), Player(), dice=(1,))
    scene.cast("fatal_charm", at=1)
    assert scene.power == [20, 35, 35], "no backfire for anybody"


@pytest.mark.clause("WD-E.7", "WD-E.6")
def test_a_turned_spell_counts_what_lies_before_its_owner_and_is_rolled_now() -> None:
    scene = casting(Player(active="fatal_charm"), Player(active="essence_of_power", used="mage_dart frost_spear"))
    scene.cast("fatal_charm", at=1)
    assert scene.lost(1) == {"spell": 3}, "the owner activated three spells"
    scene = casting(Player(active="fatal_charm"), Player(active="forked_bolt"), dice=(5,))
    scene.cast("fatal_charm", at=1)
    assert scene.lost(1) == {"spell": 5}


@pytest.mark.clause("WD-E.7", "WD-8.7")
def test_the_school_of_a_turned_spell_is_that_of_the_casting_card() -> None:
    for shield, lost in (("WWW", 4), ("MMM", 1)):
        scene = casting(
            Player(active="fatal_charm"), Player(active="frost_spear", shield=shield), modules=("antimagic_shield",)
        )
        scene.cast("fatal_charm", at=1)
        assert scene.lost(1) == {"spell": lost}


@pytest.mark.clause("WD-E.7", "WD-4.9")
def test_the_target_of_a_turned_spell_may_respond_but_not_with_what_was_turned() -> None:
    scene = casting(Player(active="fatal_charm"), Player(active="frost_spear healing_drop", pool="F"))
    scene.attack("fatal_charm", at=1)
    assert scene.responses() == {"heal:healing_drop", "counter:1", "decline"}


@pytest.mark.clause("WD-E.7")
def test_without_a_fitting_spell_fatal_charm_has_strength_2() -> None:
    scene = casting(Player(active="fatal_charm"), Player(active="thunderbolt healing_drop", used="mage_dart"))
    scene.cast("fatal_charm", at=1)
    assert scene.lost(1) == {"spell": 2}
    assert scene.player(1).active == ("thunderbolt", "healing_drop")


@pytest.mark.clause("WD-E.8", "WD-C.7")
def test_different_symbols_are_counted_on_paid_and_used_cards() -> None:
    scene = casting(
        Player(power=20, active={"essence_of_versatility": "EEM", "spark": "@"}, used="searing_gust"), Player()
    )
    scene.cast_on_self("essence_of_versatility")
    assert scene.gained(0) == {"spell": 4}, "Earth, Magic, Whirlwind, Fire and Air, but 4 at most"


@pytest.mark.clause("WD-E.8")
@pytest.mark.parametrize(("dice", "points"), [("EEM", 2), ("EE@", 2), ("@@@", 1), ("E@M", 3)])
def test_a_whirlwind_counts_as_a_symbol_of_its_own(dice: str, points: int) -> None:
    scene = casting(Player(power=20, active={"essence_of_versatility": dice}, pool="FWA"), Player())
    scene.cast_on_self("essence_of_versatility")
    assert scene.gained(0) == {"spell": points}, "dice in the pool don't count"


@pytest.mark.clause("WD-E.9")
@pytest.mark.parametrize("ward", ["cloak_of_invisibility", "magic_shield", "protective_cloak"])
def test_wards_have_no_strength(ward: str) -> None:
    scene = casting(Player(power=20, active=ward), Player(active="spark"))
    scene.cast_on_self(ward)
    assert scene.power == [20, 35]
    assert scene.told("strength") == []
    assert SPELLS[ward].strength.points((), scene.player(0)) == 0
    assert [entry[0] for entry in scene.player(0).wards] == [ward]


@pytest.mark.clause("WD-E.10", "WD-4.18")
@pytest.mark.parametrize(
    ("spell", "others"),
    [("meteor_shower", 3), ("toxic_rain", 3), ("earthquake", 4), ("will_o_the_wisps", 1), ("scroll_of_lightning", 2)],
)
def test_area_damage_hits_every_other_opponent(spell: str, others: int) -> None:
    scene = casting(Player(active=spell), Player(), Player(), Player())
    scene.cast(spell, at=2)
    assert [scene.lost(seat).get("area", 0) for seat in range(4)] == [0, others, 0, others]


@pytest.mark.clause("WD-E.11", "WD-8.9")
def test_area_damage_by_faces_counts_the_thrown_dice() -> None:
    scene = casting(
        Player(active="bone_rain"),
        Player(),
        Player(),
        Player(shield="M"),
        dice=("@@@FM",),
        modules=("antimagic_shield",),
    )
    scene.cast("bone_rain", at=1)
    assert scene.power == [35, 32, 32, 33]


@pytest.mark.clause("WD-E.12")
@pytest.mark.parametrize(
    ("spell", "power", "regained"), [("life_drain", 20, 2), ("life_drain", 3, 1), ("power_siphon", 20, 3)]
)
def test_a_drain_gives_its_share_of_what_was_really_lost(spell: str, power: int, regained: int) -> None:
    scene = casting(Player(power=20, active=spell), Player(power=power), Player())
    scene.cast(spell, at=1)
    assert scene.gained(0).get("regain", 0) == regained


@pytest.mark.clause("WD-E.12", "WD-4.13")
def test_a_drain_counts_no_fatigue_and_nothing_that_was_defended() -> None:
    scene = casting(Player(power=20, active="power_siphon"), Player(reserve=3))
    scene.attack("power_siphon", at=1)
    scene.reserve_defence(2)
    assert scene.gained(0) == {"regain": 1}
    assert scene.lost(1) == {"spell": 1, "fatigue": 1}


@pytest.mark.clause("WD-E.13", "WD-E.26")
def test_a_gain_with_an_attack_comes_whatever_damage_was_dealt() -> None:
    scene = casting(Player(power=20, active="mother_earths_wrath"), Player(reserve=4))
    scene.attack("mother_earths_wrath", at=1)
    scene.reserve_defence(4)
    assert scene.power[0] == 23


@pytest.mark.clause("WD-E.14")
def test_later_damage_comes_after_the_last_casting_and_wards_do_not_lower_it() -> None:
    scene = casting(Player(active="fire_elemental spark"), Player(active="magic_shield"))
    scene.cast("fire_elemental", at=1)
    scene.cast_on_self("magic_shield")
    assert scene.lost(1) == {"spell": 3}
    scene.hold()
    assert scene.lost(1) == {"spell": 3, "delayed": 2}


@pytest.mark.clause("WD-E.15")
def test_later_healing_comes_at_the_end_of_casting() -> None:
    scene = casting(Player(power=20, active="regeneration"), Player(active="spark"))
    scene.cast_on_self("regeneration")
    assert scene.power[0] == 22
    scene.hold()
    assert scene.gained(0) == {"spell": 2, "delayed": 2}


@pytest.mark.clause("WD-E.16", "WD-4.22")
def test_paralysing_aura_cancels_a_spell_of_level_0_or_1_only() -> None:
    scene = casting(Player(active="paralysing_aura"), Player(active="mage_dart frost_spear thunderbolt"))
    scene.cast("paralysing_aura", at=1)
    assert scene.offered == {"cancel:mage_dart", "cancel:frost_spear"}
    scene.choose("cancel:frost_spear")
    assert scene.player(1).active == ("mage_dart", "thunderbolt")
    assert scene.player(1).lost == ("frost_spear",)


@pytest.mark.clause("WD-E.16")
def test_a_cancelling_spell_without_anything_to_cancel_does_no_more() -> None:
    scene = casting(Player(active="paralysing_aura spark"), Player(active="thunderbolt"))
    scene.cast("paralysing_aura", at=1)
    assert scene.asked == (1, "cast")
    assert scene.player(1).active == ("thunderbolt",)


@pytest.mark.clause("WD-E.17")
def test_silence_begins_after_the_silencing_spell_itself_was_answered() -> None:
    scene = casting(
        Player(active="paralysing_noise static_jolt"), Player(active="mage_dart frost_spear", pool="FF"), dice=(1,)
    )
    scene.attack("paralysing_noise", at=1)
    scene.counter_strike(1)
    assert scene.power == [34, 33]
    scene.hold()
    scene.attack("static_jolt", at=1)
    assert scene.responses() == set()


@pytest.mark.clause("WD-E.18")
def test_voodoo_magic_allows_no_response_but_wards_and_shields_work() -> None:
    scene = casting(
        Player(active="voodoo_magic"),
        Player(
            active="healing_drop",
            reserve=1,
            pool="F",
            shield="F",
            wards="magic_shield",
        ),
        modules=("antimagic_shield", "power_drain"),
    )
    scene.attack("voodoo_magic", at=1)
    assert not scene.was_asked(1, "response")
    assert not scene.is_asked("response")
    assert scene.lost(1) == {"spell": 5 - 1 - 2}


@pytest.mark.clause("WD-E.19")
def test_ice_missile_forbids_a_counter_strike_but_no_other_response() -> None:
    scene = casting(
        Player(active="ice_missile"), Player(active="healing_drop", reserve=1, pool="FF"), modules=("power_drain",)
    )
    scene.attack("ice_missile", at=1)
    assert scene.responses() == {"heal:healing_drop", "reserve:1", "power_drain", "decline"}


@pytest.mark.clause("WD-E.20")
def test_nothing_reduces_the_price_of_doom() -> None:
    scene = casting(
        Player(active="doom", shield="FF", wards="magic_shield protective_cloak"), Player(),
        modules=("antimagic_shield",),
    )  # fmt: skip
    scene.cast("doom", at=1)
    assert scene.lost(0) == {"price": 1}


@pytest.mark.clause("WD-E.21")
def test_nothing_reduces_a_backfire() -> None:
    scene = casting(
        Player(active="death_die", shield="WW", wards="magic_shield protective_cloak"), Player(),
        modules=("antimagic_shield",), dice=(1,),
    )  # fmt: skip
    scene.cast("death_die", at=1)
    assert scene.lost(0) == {"backfire": 2}


@pytest.mark.clause("WD-E.22")
def test_the_underdog_compares_power_in_step_2_before_the_response() -> None:
    scene = casting(Player(power=20, active="power_strike"), Player(power=20, pool="FF"))
    scene.attack("power_strike", at=1)
    scene.counter_strike(2)
    assert scene.lost(1) == {"spell": 4}, "equal when the strength was determined"


@pytest.mark.clause("WD-E.23")
def test_a_nullified_attack_has_no_strength_and_no_further_effects() -> None:
    scene = casting(
        Player(power=20, active="mother_earths_wrath fire_elemental"),
        Player(active="spark", wards="cloak_of_invisibility"),
    )
    scene.cast("mother_earths_wrath", at=1)
    assert scene.power == [20, 35], "the caster gains nothing either"
    assert scene.player(1).wards == (), "the ward is used up"
    scene.hold()
    scene.cast("fire_elemental", at=1)
    assert scene.lost(1) == {"spell": 3}


@pytest.mark.clause("WD-E.23")
@pytest.mark.parametrize("spell", ["scroll_of_warping", "paralysing_noise", "fire_elemental", "life_drain"])
def test_a_nullified_spell_cancels_silences_and_delays_nothing(spell: str) -> None:
    scene = casting(
        Player(power=20, active=f"{spell} coin_flip"),
        Player(
            active="mage_dart healing_drop",
            wards="cloak_of_invisibility",
        ),
    )
    scene.cast(spell, at=1)
    assert scene.player(1).active == ("mage_dart", "healing_drop")
    assert not scene.player(1).silenced
    assert scene.state.delayed == []
    assert scene.power == [20, 35]


@pytest.mark.clause("WD-E.23", "WD-C.3")
def test_the_cloak_is_used_up_by_an_attack_of_strength_0_too() -> None:
    scene = casting(
        Player(active="scroll_of_warping spark"),
        Player(active="mage_dart", wards="cloak_of_invisibility"),
    )
    scene.cast("scroll_of_warping", at=1)
    assert scene.player(1).wards == ()


@pytest.mark.clause("WD-E.23", "WD-4.18")
def test_area_damage_of_a_nullified_attack_is_dealt_and_its_target_may_counter_strike() -> None:
    scene = casting(
        Player(active="toxic_rain"),
        Player(
            active="mage_dart",
            pool="F",
            reserve=2,
            wards="cloak_of_invisibility",
        ),
        Player(),
    )
    scene.attack("toxic_rain", at=1)
    assert scene.responses() == {"counter:1", "decline"}
    scene.counter_strike(1)
    assert scene.power == [34, 35, 32]


@pytest.mark.clause("WD-E.24")
def test_a_weakening_ward_never_makes_an_attack_negative() -> None:
    scene = casting(
        Player(power=20, active="spark"),
        Player(power=20, active="mage_dart", wards="magic_shield"),
    )
    scene.cast("spark", at=1)
    assert scene.power == [20, 20]


@pytest.mark.clause("WD-E.25")
def test_an_absorbing_ward_takes_three_points_in_all() -> None:
    scene = casting(
        Player(active="spark fire_bolt thunderbolt"),
        Player(active="protective_cloak mage_dart frost_spear"), starter=1,
    )  # fmt: skip
    scene.cast_on_self("protective_cloak")
    scene.cast("spark", at=1)
    assert scene.player(1).wards == (("protective_cloak", 2),)
    scene.hold()
    scene.cast("fire_bolt", at=1)
    assert scene.player(1).wards == (), "its three points are used up"
    scene.hold()
    scene.cast("thunderbolt", at=1)
    assert scene.power[1] == 35 - 0 - 1 - 6


@pytest.mark.clause("WD-E.26")
@pytest.mark.parametrize("defence", ["reserve:1", "decline"])
def test_further_effects_happen_even_if_the_strength_was_reduced_to_0(defence: str) -> None:
    scene = casting(
        Player(active="paralysing_aura"),
        Player(active="mage_dart frost_spear", reserve=1, shield="A" if defence == "decline" else ""),
        modules=("antimagic_shield",),
    )  # fmt: skip
    scene.attack("paralysing_aura", at=1)
    if scene.is_asked("response"):
        scene.choose(defence)
    assert scene.asked == (0, "cancel_spell")
    assert scene.lost(1).get("spell", 0) == 0


@pytest.mark.clause("WD-E.26", "WD-4.15")
def test_further_effects_of_a_cancelled_attack_do_not_happen() -> None:
    scene = casting(
        Player(power=1, active="mother_earths_wrath"), Player(pool="F", active="mage_dart"), Player(active="spark")
    )
    scene.attack("mother_earths_wrath", at=1)
    scene.counter_strike(1)
    assert scene.power == [0, 35, 35]
    assert scene.player(0).used == ("mother_earths_wrath",)
