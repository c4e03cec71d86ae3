"""WD-4.1 to WD-4.8: turns of Phase 3."""

import pytest

from game.warlocks_duel.state import CASTING
from tests.warlocks_duel.scene import casting
from tests.warlocks_duel.table import Player


@pytest.mark.clause("WD-4.1", "WD-0.11")
def test_turns_begin_with_the_starting_player_and_go_left() -> None:
    scene = casting(
        Player(active="spark fire_bolt"), Player(active="mage_dart frost_spear"), Player(active="thorn stone_fist"),
        starter=1,
    )  # fmt: skip
    order = []
    for _ in range(6):
        order.append(scene.asked[0])
        scene.cast(scene.player(order[-1]).active[0], at=(order[-1] + 1) % 3)
    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.clause("WD-4.1", "WD-0.11")
def test_the_left_neighbour_begins_when_the_starting_player_is_gone() -> None:
    scene = casting(Player(active="spark"), Player(active="mage_dart"), Player(power=0, alive=False), starter=2)
    assert scene.asked == (0, "cast")


@pytest.mark.clause("WD-4.2")
def test_a_player_may_hold_and_cast_on_a_later_turn() -> None:
    scene = casting(Player(active="spark fire_bolt"), Player(active="mage_dart frost_spear"))
    scene.hold()
    scene.cast("mage_dart", at=0)
    scene.cast("fire_bolt", at=1)
    assert scene.power == [34, 32]


@pytest.mark.clause("WD-4.2")
def test_a_player_without_active_spells_is_skipped() -> None:
    scene = casting(Player(active="spark fire_bolt"), Player(), Player(active="mage_dart"))
    scene.cast("spark", at=1)
    assert scene.asked == (2, "cast")
    scene.cast("mage_dart", at=1)
    assert scene.asked == (0, "cast")


@pytest.mark.clause("WD-4.3")
def test_the_phase_ends_when_no_active_spell_is_left() -> None:
    scene = casting(Player(active="spark"), Player(active="mage_dart"))
    scene.cast("spark", at=1)
    assert scene.state.stage == CASTING
    scene.cast("mage_dart", at=0)
    assert scene.state.round == 2


@pytest.mark.clause("WD-4.3")
def test_the_phase_ends_when_all_who_could_cast_held_one_after_the_other() -> None:
    scene = casting(Player(active="spark"), Player(), Player(active="mage_dart"))
    scene.hold()
    scene.hold()
    assert scene.state.round == 2
    assert scene.power == [35, 35, 35]


@pytest.mark.clause("WD-4.3")
def test_a_cast_between_two_holds_lets_the_phase_go_on() -> None:
    scene = casting(Player(active="spark fire_bolt"), Player(active="mage_dart frost_spear"))
    scene.hold()
    scene.cast("mage_dart", at=0)
    scene.hold()
    assert scene.asked == (1, "cast")
    scene.cast("frost_spear", at=0)
    assert scene.asked == (0, "cast"), "the hold before the cast doesn't count any more"


@pytest.mark.clause("WD-4.3")
def test_a_hold_counts_no_more_once_its_player_has_no_active_spell() -> None:
    scene = casting(Player(active="ember_balm"), Player(active="thunderbolt static_jolt"), Player(active="thorn"))
    scene.hold()
    scene.attack("thunderbolt", at=0)
    scene.heal_defence("ember_balm")
    scene.hold()
    assert scene.asked == (1, "cast")
    scene.hold()
    assert scene.state.round == 2


@pytest.mark.clause("WD-4.4", "WD-4.8", "WD-0.12")
def test_a_heal_and_a_ward_work_on_the_caster_alone_and_nobody_may_respond() -> None:
    scene = casting(
        Player(power=20, active="healing_drop protective_cloak"),
        Player(power=20, active="spark ember_balm", pool="FFF", reserve=3),
    )
    scene.cast_on_self("healing_drop")
    assert scene.asked == (1, "cast"), "the turn is over without a question to anybody"
    assert scene.power == [23, 20]
    scene.hold()
    scene.cast_on_self("protective_cloak")
    assert scene.asked == (1, "cast")
    assert [ward[0] for ward in scene.player(0).wards] == ["protective_cloak"]


@pytest.mark.clause("WD-4.4", "WD-4.5")
def test_an_attack_may_target_any_one_living_opponent_and_nobody_else() -> None:
    scene = casting(
        Player(active="spark"), Player(), Player(power=0, alive=False), Player(),
    )  # fmt: skip
    assert scene.targets("spark") == {1, 3}


@pytest.mark.clause("WD-4.6")
def test_a_cast_spell_is_used_and_its_dice_stay_on_the_card() -> None:
    scene = casting(Player(active={"spark": "F", "fire_bolt": "F@"}), Player(active="mage_dart"))
    scene.cast("fire_bolt", at=1)
    assert (scene.player(0).active, scene.player(0).used) == (("spark",), ("fire_bolt",))
    assert scene.player(0).paid["fire_bolt"] == ("fire", "whirlwind")


@pytest.mark.clause("WD-4.6")
def test_a_split_card_is_turned_only_when_both_paid_spells_are_used() -> None:
    scene = casting(Player(active="spark fire_bolt"), Player(active="mage_dart frost_spear"))
    scene.cast("fire_bolt", at=1)
    assert scene.turned_cards(0) == set()
    scene.cast("mage_dart", at=0)
    scene.cast("spark", at=1)
    assert scene.turned_cards(0) == {"alonora-1"}


@pytest.mark.clause("WD-4.6")
def test_a_split_card_with_one_paid_spell_is_turned_when_that_is_used() -> None:
    scene = casting(Player(active="fire_bolt"), Player(active="mage_dart frost_spear"))
    scene.cast("fire_bolt", at=1)
    assert scene.turned_cards(0) == {"alonora-1"}


@pytest.mark.clause("WD-4.7")
def test_a_turn_is_one_spell_even_on_a_split_card_with_two() -> None:
    scene = casting(Player(active="spark fire_bolt"), Player(active="mage_dart"))
    scene.cast("spark", at=1)
    assert scene.asked == (1, "cast")


@pytest.mark.clause("WD-4.25")
def test_the_active_spells_of_an_eliminated_player_are_lost() -> None:
    scene = casting(Player(active="thunderbolt"), Player(power=3, active="spark fire_bolt"), Player(active="thorn"))
    scene.cast("thunderbolt", at=1)
    assert not scene.player(1).alive
    assert scene.player(1).active == ()
    assert scene.asked == (2, "cast")
    assert scene.targets("thorn") == {0}


@pytest.mark.clause("WD-4.3", "WD-3.3")
def test_spells_lost_at_the_end_of_casting_have_no_effect() -> None:
    scene = casting(Player(power=20, active="healing_drop"), Player(power=20))
    scene.hold()
    assert scene.power == [20, 20]
    assert scene.state.round == 2


@pytest.mark.clause("WD-4.3", "WD-4.24")
def test_spells_held_to_the_end_are_lost_before_the_later_effects_come() -> None:
    scene = casting(
        Player(active="fire_elemental spark"), Player(power=5, active="mage_dart"), modules=("sacrifice_of_power",)
    )
    scene.cast("fire_elemental", at=1)
    scene.hold()
    scene.hold()
    assert scene.asked == (1, "sacrifice")
    assert [player.active for player in scene.state.duelists] == [(), ()]
    assert [player.lost for player in scene.state.duelists] == [("spark",), ("mage_dart",)]


@pytest.mark.clause("WD-4.3")
def test_who_held_spells_to_the_end_is_told_what_he_loses_and_nobody_else() -> None:
    scene = casting(Player(active="spark fire_bolt"), Player(mage="albus"), Player(active="thorn"))
    scene.end_casting()
    assert [(event.fact("who"), event.fact("spells")) for event in scene.told("spells_lost")] == [
        (0, ("spark", "fire_bolt")),
        (2, ("thorn",)),
    ]
    (ended,) = scene.told("casting_ended")
    nothing_left = casting(Player(active="spark"), Player(mage="albus"))
    nothing_left.cast("spark", at=1)
    (other,) = nothing_left.told("casting_ended")
    assert nothing_left.told("spells_lost") == []
    assert str(other.text) != str(ended.text)
