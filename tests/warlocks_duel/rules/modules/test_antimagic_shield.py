"""WD-8: the antimagic shield."""

from collections import Counter

import pytest

from game.warlocks_duel.box.cards import MAGES, SPELLS
from game.warlocks_duel.box.scrolls import SCROLLS
from tests.warlocks_duel.scene import Scene, casting, gathering
from tests.warlocks_duel.table import Player, faces

MODULE = ("antimagic_shield",)


def shielding(hand: str, shield: str = "", reserve: int = 5) -> Scene:
    """Seat 0 has rolled ``hand`` and may raise the shield."""
    return gathering(
        Player(reserve=reserve, shield=shield), Player(reserve=7), dice=(hand, "FFFFF", "WWWW"), modules=MODULE
    )


def shield_options(scene: Scene) -> set[str]:
    """The faces that may be put on the shield."""
    return {key.removeprefix("shield:") for key in scene.offered if key.startswith("shield:")}


def attacked(spell: str, target: Player, third: Player | None = None, **table: object) -> Scene:
    """Seat 0 casts the spell at seat 1, who doesn't respond."""
    players = (Player(active=spell), target, third) if third else (Player(active=spell), target)
    scene = casting(*players, modules=MODULE)
    scene.cast(spell, at=1)
    return scene


@pytest.mark.clause("WD-8.1", "WD-2.3")
def test_raising_the_shield_puts_exactly_one_rolled_die_on_the_board() -> None:
    scene = shielding("FFWEA")
    assert shield_options(scene) == {"fire", "water", "earth", "air"}
    scene.choose("shield:fire")
    scene.choose("gather_up")
    assert scene.player(0).shield == faces("F")
    assert scene.player(0).pool == ()


@pytest.mark.clause("WD-8.1", "WD-0.16")
def test_without_the_module_no_shield_can_be_raised() -> None:
    scene = gathering(Player(reserve=7), Player(reserve=7), dice=("FFWEA",))
    assert shield_options(scene) == set()


@pytest.mark.clause("WD-8.1", "WD-2.5")
def test_raising_the_shield_is_hidden_until_all_have_chosen() -> None:
    scene = shielding("FFWEA")
    scene.choose("shield:fire")
    assert scene.asked == (1, "gather")
    assert scene.player(0).shield == ()
    assert "shield:fire" not in repr(scene.view(1))


@pytest.mark.clause("WD-8.2")
def test_raising_the_shield_draws_nothing_and_leaves_the_hand_a_die_smaller() -> None:
    scene = shielding("FFWEA")
    scene.choose("shield:fire")
    scene.choose("gather_up")
    assert len(scene.player(0).hand) == 4
    assert scene.player(0).reserve == 5


@pytest.mark.clause("WD-8.2", "WD-2.6")
def test_setting_dice_aside_later_refills_the_hand_to_five() -> None:
    scene = shielding("FFWEA")
    scene.choose("shield:fire")
    scene.choose("gather_up")
    scene.choose("set_aside:water")
    scene.choose("gather_up")
    assert len(scene.player(0).hand) == 5
    assert scene.player(0).reserve == 3, "one die for the pool, one for the shield"


@pytest.mark.clause("WD-8.2", "WD-2.9")
def test_a_hand_made_small_by_the_shield_counts_as_short_only_when_dice_are_set_aside() -> None:
    scene = shielding("FFWEA", reserve=0)
    scene.choose("shield:fire")
    scene.choose("gather_up")
    assert scene.asked[1] == "gather", "raising the shield never closes the phase"
    scene.choose("set_aside:water")
    scene.choose("gather_up")
    assert scene.power == [33, 35], "two dice are missing now"


@pytest.mark.clause("WD-8.3")
def test_one_die_must_stay_in_hand() -> None:
    scene = gathering(Player(reserve=7), Player(reserve=7), dice=("F", "WWWWW"), modules=MODULE)
    scene.player(0).hand = scene.player(0).hand[:1]
    scene.player(0).pool = faces("WWWW")
    scene.begin_here()
    assert scene.offered == {"gather_up", "set_aside:fire"}


@pytest.mark.clause("WD-8.1", "WD-8.3")
def test_the_shield_may_grow_in_several_turns() -> None:
    scene = shielding("FFWEA")
    for key in ("shield:fire", "gather_up", "shield:water", "gather_up"):
        scene.choose(key)
    assert scene.player(0).shield == faces("FW")


@pytest.mark.clause("WD-8.4")
def test_a_whirlwind_cannot_be_put_on_a_shield() -> None:
    assert shield_options(shielding("F@@@@")) == {"fire"}


@pytest.mark.clause("WD-8.5")
def test_a_shield_holds_any_number_of_dice_of_two_symbols() -> None:
    assert shield_options(shielding("FFWEA", shield="FFW", reserve=4)) == {"fire", "water"}
    assert shield_options(shielding("FFWEA", shield="FFF", reserve=4)) == {"fire", "water", "earth", "air"}


@pytest.mark.clause("WD-8.6", "WD-8.7")
@pytest.mark.parametrize(("shield", "lost"), [("", 6), ("A", 5), ("AAA", 3), ("AAAAAAAA", 0), ("FF", 6), ("AF", 5)])
def test_a_spell_is_weakened_by_every_shield_die_of_its_school(shield: str, lost: int) -> None:
    scene = attacked("thunderbolt", Player(shield=shield))
    assert scene.power == [35, 35 - lost]


@pytest.mark.clause("WD-8.6", "WD-8.7")
def test_the_shield_works_in_full_on_every_spell_and_is_not_used_up() -> None:
    scene = casting(Player(active="thunderbolt static_jolt gale"), Player(shield="AA"), modules=MODULE, dice=(6, 6))
    for spell in ("thunderbolt", "static_jolt", "gale"):
        scene.cast(spell, at=1)
        assert scene.player(1).shield == faces("AA") or scene.state.round == 2
    assert scene.power[1] == 35 - 4 - 2 - 3


@pytest.mark.clause("WD-8.6", "WD-5.10")
def test_the_shield_is_gone_after_the_round() -> None:
    scene = attacked("spark", Player(shield="AA"))
    assert scene.state.round == 2
    assert scene.player(1).shield == ()


@pytest.mark.clause("WD-8.8")
def test_the_shield_swallows_its_owners_own_healing() -> None:
    scene = casting(Player(power=20, active="spring_of_life", shield="WW"), Player(), modules=MODULE)
    scene.cast_on_self("spring_of_life")
    assert scene.power == [23, 35]


@pytest.mark.clause("WD-8.8", "WD-E.12", "WD-E.13")
def test_the_shield_swallows_drains() -> None:
    scene = casting(Player(power=20, active="life_drain mother_earths_wrath", shield="E"), Player(), modules=MODULE)
    scene.cast("life_drain", at=1)
    assert scene.power == [20 + 2 - 1, 30]
    scene.cast("mother_earths_wrath", at=1)
    assert scene.power == [21 + 3 - 1, 26]


@pytest.mark.clause("WD-8.8", "WD-E.15")
def test_the_shield_swallows_later_healing() -> None:
    scene = casting(Player(power=20, active="regeneration", shield="E"), Player(), modules=MODULE)
    scene.cast_on_self("regeneration")
    assert scene.power == [20 + 1 + 1, 35]


@pytest.mark.clause("WD-8.8")
def test_a_heal_used_as_a_defence_is_not_lowered_by_the_shield() -> None:
    scene = casting(Player(active="thunderbolt"), Player(active="spring_of_life", shield="WW"), modules=MODULE)
    scene.attack("thunderbolt", at=1)
    scene.heal_defence("spring_of_life")
    assert scene.power == [35, 34]


@pytest.mark.clause("WD-8.9")
def test_the_shield_costs_no_response() -> None:
    scene = casting(Player(active="thunderbolt"), Player(shield="AA", reserve=6), modules=MODULE)
    scene.attack("thunderbolt", at=1)
    assert max(scene.responses() - {"decline"}) == "reserve:4"
    scene.reserve_defence(4)
    assert scene.lost(1) == {"fatigue": 1}


@pytest.mark.clause("WD-8.9")
def test_the_shield_protects_against_area_damage() -> None:
    scene = attacked("toxic_rain", Player(), Player(shield="WW"))
    assert scene.power == [35, 30, 34]


@pytest.mark.clause("WD-8.10")
def test_the_shield_does_not_protect_against_a_counter_strike_or_ones_own_card() -> None:
    scene = casting(Player(active="doom", shield="FF"), Player(pool="FF"), modules=MODULE)
    scene.attack("doom", at=1)
    scene.counter_strike(2)
    assert scene.power == [35 - 1 - 2, 27]


@pytest.mark.clause("WD-8.10", "WD-E.21")
def test_the_shield_does_not_protect_against_a_backfire() -> None:
    scene = casting(Player(active="death_die", shield="WWW"), Player(), modules=MODULE, dice=(1,))
    scene.cast("death_die", at=1)
    assert scene.power == [33, 35]


@pytest.mark.clause("WD-8.10", "WD-9.2")
def test_the_shield_does_not_protect_against_a_power_drain() -> None:
    scene = casting(
        Player(active="spark", shield="FWWWW"), Player(reserve=1), modules=("antimagic_shield", "power_drain")
    )
    scene.attack("spark", at=1)
    scene.choose("power_drain")
    assert scene.power == [33, 35]


@pytest.mark.clause("WD-8.10", "WD-E.14")
def test_the_shield_lowers_later_damage() -> None:
    scene = attacked("fire_elemental", Player(shield="F"))
    assert scene.lost(1) == {"spell": 2, "delayed": 1}


@pytest.mark.clause("WD-8.11")
def test_ten_scrolls_belong_to_magic_and_five_to_each_other_school() -> None:
    schools = Counter(spell.school for spell in SCROLLS.values())
    assert schools == {"magic": 10, "fire": 5, "water": 5, "earth": 5, "air": 5}


@pytest.mark.clause("WD-8.11", "WD-8.12")
@pytest.mark.parametrize(
    ("mage", "school"), [("alonora", "fire"), ("albus", "water"), ("parvel", "earth"), ("celestine", "air")]
)
def test_all_basic_spells_of_a_mage_belong_to_the_school_of_the_mage(mage: str, school: str) -> None:
    assert MAGES[mage].school == school
    assert {spell.school for spell in SPELLS.values() if spell.mage == mage} == {school}
