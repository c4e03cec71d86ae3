"""WD-11: sacrifice of power."""

import pytest

from game.warlocks_duel.box.cards import basic_cards
from game.warlocks_duel.state import CASTING, INCANTATIONS
from tests.warlocks_duel.scene import Scene, casting, gathering
from tests.warlocks_duel.table import Player, faces

MODULE = ("sacrifice_of_power",)


def about_to_fall(victim: Player, *others: Player, modules: tuple[str, ...] = MODULE) -> Scene:
    """Seat 0 strikes seat 1 down with Thunderbolt; Static Jolt stays for another turn."""
    scene = casting(Player(active="thunderbolt static_jolt"), victim, *others, modules=modules, dice=(1,))
    scene.cast("thunderbolt", at=1)
    return scene


@pytest.mark.clause("WD-11.1", "WD-11.8")
def test_a_player_at_0_may_give_up_a_basic_card_and_return_with_10_power() -> None:
    scene = about_to_fall(Player(power=3, mage="parvel", scrolls="doom"))
    assert scene.asked == (1, "sacrifice")
    assert scene.offered == {"sacrifice:parvel-1", "sacrifice:parvel-2", "sacrifice:parvel-3", "no_sacrifice"}
    scene.choose("sacrifice:parvel-2")
    assert scene.power == [35, 10]
    assert scene.alive == [True, True]
    assert scene.player(1).cards == ("parvel-1", "parvel-3", "doom")


@pytest.mark.clause("WD-11.1")
def test_a_player_may_decline_and_leave_the_game() -> None:
    scene = about_to_fall(Player(power=3))
    scene.choose("no_sacrifice")
    assert scene.alive == [True, False]
    assert scene.match.result is not None


@pytest.mark.clause("WD-11.1", "WD-0.16")
def test_without_the_module_nobody_returns() -> None:
    scene = about_to_fall(Player(power=3), modules=())
    assert scene.alive == [True, False]


@pytest.mark.clause("WD-11.1")
def test_a_card_of_which_a_spell_was_cast_was_played() -> None:
    scene = casting(Player(active="thunderbolt"), Player(power=3, active="thorn stone_fist"), modules=MODULE, starter=1)
    scene.cast("thorn", at=0)
    scene.cast("thunderbolt", at=1)
    assert scene.offered == {"sacrifice:parvel-2", "sacrifice:parvel-3", "no_sacrifice"}, (
        "a card with unused dice may go"
    )


@pytest.mark.clause("WD-11.1")
def test_a_card_whose_heal_was_used_as_a_defence_was_played() -> None:
    scene = casting(Player(active="doom"), Player(power=3, active="moss_poultice"), modules=MODULE)
    scene.attack("doom", at=1)
    scene.heal_defence("moss_poultice")
    assert scene.offered == {"sacrifice:parvel-2", "sacrifice:parvel-3", "no_sacrifice"}


@pytest.mark.clause("WD-11.1", "WD-4.22")
def test_a_card_with_a_cancelled_spell_was_not_played() -> None:
    scene = casting(
        Player(active="scroll_of_warping thunderbolt"),
        Player(power=3, active="thorn mother_earths_wrath"),
        modules=MODULE,
    )
    scene.attack("scroll_of_warping", at=1)
    scene.decline()
    scene.choose("cancel:mother_earths_wrath")
    scene.hold()
    scene.cast("thunderbolt", at=1)
    assert "sacrifice:parvel-3" in scene.offered


@pytest.mark.clause("WD-11.1", "WD-E.7")
def test_a_card_whose_spell_was_turned_by_fatal_charm_was_not_played_by_its_owner() -> None:
    scene = casting(Player(active="fatal_charm"), Player(power=3, active="stone_fist"), modules=MODULE)
    scene.cast("fatal_charm", at=1)
    assert "sacrifice:parvel-2" in scene.offered, "the owner neither cast it nor used it as a defence"


@pytest.mark.clause("WD-11.1")
def test_without_a_card_left_to_give_up_there_is_no_sacrifice() -> None:
    scene = casting(
        Player(active="thunderbolt"), Player(power=3, used="thorn stone_fist mother_earths_wrath"), modules=MODULE
    )
    scene.cast("thunderbolt", at=1)
    assert scene.alive == [True, False]


@pytest.mark.clause("WD-11.2")
def test_a_protected_player_cannot_be_targeted_until_the_end_of_the_round() -> None:
    scene = about_to_fall(Player(power=3), Player())
    scene.choose("sacrifice:albus-1")
    assert scene.player(1).protected
    assert scene.targets("static_jolt") == {2}
    scene.end_casting()
    assert scene.state.round == 2
    assert not scene.player(1).protected


@pytest.mark.clause("WD-11.3")
def test_a_returned_player_casts_no_more_and_the_dice_of_unused_spells_are_laid_aside() -> None:
    scene = about_to_fall(Player(power=3, active="mage_dart frost_spear"), Player(active="thorn"))
    scene.choose("sacrifice:albus-3")
    assert scene.player(1).active == ()
    assert scene.player(1).paid == {}
    assert len(scene.player(1).aside) == 12
    assert scene.asked == (2, "cast"), "the returned player has no turn"


@pytest.mark.clause("WD-11.3")
def test_who_returns_in_phase_1_takes_part_in_the_last_roll_and_may_then_only_learn_a_scroll() -> None:
    scene = gathering(
        Player(power=1, mage="alonora", reserve=0), Player(mage="parvel", reserve=7), modules=MODULE,
        dice=("FFFFF", "EEEEE", "FFFF", "EEEEE"), market="will_o_the_wisps",
    )  # fmt: skip
    scene.choose("set_aside:fire")
    scene.choose("gather_up")
    assert scene.asked == (0, "sacrifice")
    scene.choose("sacrifice:alonora-3")
    assert scene.state.stage == INCANTATIONS
    assert scene.player(0).pool == faces("FFFFF")
    assert scene.asked == (0, "incantation")
    assert scene.offered == {"learn:will_o_the_wisps", "pass"}
    scene.choose("learn:will_o_the_wisps")
    assert "will_o_the_wisps" in scene.player(0).cards
    assert scene.player(0).active == (), "it is kept but not cast this round"
    scene.choose("play:moss_poultice")
    while scene.is_asked("incantation"):
        scene.choose("pass")
    assert scene.state.stage == CASTING
    assert scene.asked == (1, "cast")


@pytest.mark.clause("WD-11.4")
def test_a_returned_player_gains_nothing_for_the_reserve_in_that_round() -> None:
    scene = about_to_fall(Player(power=3, reserve=5), Player(power=20, reserve=2))
    scene.choose("sacrifice:albus-1")
    scene.end_casting()
    assert scene.state.round == 2
    assert scene.power == [35, 10, 22]


@pytest.mark.clause("WD-11.5")
def test_a_returned_player_loses_shield_and_wards() -> None:
    scene = about_to_fall(
        Player(
            power=3,
            mage="parvel",
            shield="FFW",
            wards="magic_shield",
        ),
        Player(active="spark"),
        modules=("sacrifice_of_power", "antimagic_shield"),
    )
    assert (scene.player(1).shield, scene.player(1).wards) == (faces("FFW"), (("magic_shield", 0),))
    scene.choose("sacrifice:parvel-1")
    assert (scene.player(1).shield, scene.player(1).wards) == ((), ())
    assert len(scene.player(1).aside) == 12


@pytest.mark.clause("WD-11.6")
def test_area_damage_can_still_hurt_a_returned_player() -> None:
    scene = casting(
        Player(active="toxic_rain"), Player(power=10, flags={"protected": True, "sacrifice_used": True}), Player(),
        modules=MODULE,
    )  # fmt: skip
    scene.cast("toxic_rain", at=2)
    assert scene.power == [35, 7, 30]


@pytest.mark.clause("WD-11.7")
def test_nobody_returns_twice() -> None:
    scene = about_to_fall(Player(power=3, flags={"sacrifice_used": True}), Player())
    assert scene.alive == [True, False, True]


@pytest.mark.clause("WD-11.7")
def test_a_sacrifice_is_remembered_in_later_rounds() -> None:
    scene = about_to_fall(Player(power=3), Player())
    scene.choose("sacrifice:albus-1")
    scene.end_casting()
    assert scene.state.round == 2
    assert scene.player(1).sacrifice_used


@pytest.mark.clause("WD-11.8")
def test_the_sacrifice_comes_before_the_test_for_the_end_of_the_game() -> None:
    scene = about_to_fall(Player(power=1))
    assert scene.match.result is None
    scene.choose("sacrifice:albus-1")
    assert scene.power == [35, 10], "damage beyond 0 is forgotten"
    assert scene.match.result is None


@pytest.mark.clause("WD-11.8")
def test_the_card_is_gone_for_good_with_both_its_spells() -> None:
    scene = about_to_fall(Player(power=3, mage="albus"), Player())
    scene.choose("sacrifice:albus-1")
    scene.end_casting()
    assert scene.state.round == 2
    assert scene.player(1).cards == basic_cards("albus")[1:]


@pytest.mark.clause("WD-11.8", "WD-4.24")
def test_the_sacrifice_is_offered_at_the_end_of_casting_too() -> None:
    scene = casting(Player(active="fire_elemental"), Player(power=5, mage="albus"), modules=MODULE)
    scene.cast("fire_elemental", at=1)
    assert scene.asked == (1, "sacrifice")
    scene.choose("sacrifice:albus-1")
    assert scene.state.round == 2
    assert scene.power == [35, 10]


@pytest.mark.clause("WD-11.8", "WD-0.6")
def test_two_players_at_0_are_asked_in_seat_order_from_the_starting_player() -> None:
    scene = casting(
        Player(power=3), Player(active="meteor_shower"), Player(power=3), Player(), modules=MODULE, starter=1
    )
    scene.cast("meteor_shower", at=3)
    assert scene.asked == (2, "sacrifice")
    scene.choose("no_sacrifice")
    assert scene.asked == (0, "sacrifice")


@pytest.mark.clause("WD-11.9")
def test_if_all_opponents_are_protected_one_can_only_cast_on_oneself_or_hold() -> None:
    scene = casting(
        Player(power=20, active="spark ember_balm"), Player(power=10, flags={"protected": True}), modules=MODULE
    )
    assert scene.offered == {"cast:ember_balm", "hold"}
    scene.cast_on_self("ember_balm")
    assert scene.state.round == 2, "with nothing but attacks left, all hold and the phase ends"
