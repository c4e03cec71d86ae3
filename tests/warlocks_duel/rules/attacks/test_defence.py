"""WD-4.9 to WD-4.15: how the target of an attack may answer."""

import pytest

from tests.warlocks_duel.scene import Scene, casting
from tests.warlocks_duel.table import Player


def thunderbolt_at(target: Player, attacker_power: int = 35) -> Scene:
    """Thunderbolt (6 damage) from seat 0 at seat 1, who is about to respond."""
    scene = casting(Player(power=attacker_power, active="thunderbolt"), target, Player())
    scene.attack("thunderbolt", at=1)
    return scene


@pytest.mark.clause("WD-4.9")
def test_the_target_may_answer_in_one_of_three_ways_or_decline() -> None:
    scene = thunderbolt_at(Player(active="healing_drop", reserve=2, pool="FW"))
    assert scene.asked == (1, "response")
    assert scene.responses() == {"heal:healing_drop", "reserve:1", "reserve:2", "counter:1", "counter:2", "decline"}


@pytest.mark.clause("WD-4.9")
def test_only_one_response_is_allowed() -> None:
    scene = thunderbolt_at(Player(active="healing_drop", reserve=2, pool="FW"))
    scene.reserve_defence(1)
    assert scene.asked[1] != "response"
    assert scene.power[1] == 35 - 5 - 1


@pytest.mark.clause("WD-4.9")
def test_nobody_but_the_target_is_asked() -> None:
    scene = casting(Player(active="thunderbolt"), Player(), Player(active="healing_drop", reserve=5, pool="FFF"))
    scene.cast("thunderbolt", at=1)
    assert not scene.was_asked(2, "response")
    assert scene.power == [35, 29, 35]


@pytest.mark.clause("WD-4.9")
def test_a_target_who_declines_takes_everything() -> None:
    scene = thunderbolt_at(Player(active="healing_drop", reserve=2, pool="FW"))
    scene.decline()
    assert scene.power == [35, 29, 35]
    assert scene.player(1).active == ("healing_drop",)


@pytest.mark.clause("WD-4.9", "WD-0.12")
def test_a_ward_is_no_response() -> None:
    scene = thunderbolt_at(Player(active="magic_shield protective_cloak spark", pool="F"))
    assert scene.responses() == {"counter:1", "decline"}


@pytest.mark.clause("WD-4.10")
def test_a_heal_defence_weakens_the_attack_and_uses_the_heal() -> None:
    scene = thunderbolt_at(Player(power=20, active="healing_drop mage_dart"))
    scene.heal_defence("healing_drop")
    assert scene.power == [35, 17, 35]
    assert (scene.player(1).active, scene.player(1).used) == (("mage_dart",), ("healing_drop",))


@pytest.mark.clause("WD-4.10", "WD-4.16")
def test_an_attack_of_which_nothing_is_left_costs_no_power_and_none_is_spoken_of() -> None:
    scene = casting(Player(active="mage_dart"), Player(power=20, active="healing_drop"))
    scene.attack("mage_dart", at=1)
    scene.heal_defence("healing_drop")
    assert scene.power[1] == 20
    assert scene.told("power_lost") == []


@pytest.mark.clause("WD-4.10")
def test_the_excess_of_a_heal_defence_is_lost_and_nobody_regains_power() -> None:
    scene = casting(Player(power=20, active="spark"), Player(power=20, active="healing_drop"))
    scene.attack("spark", at=1)
    scene.heal_defence("healing_drop")
    assert scene.power == [20, 20]


@pytest.mark.clause("WD-4.10")
def test_a_rolled_heal_is_rolled_when_it_is_used_as_a_defence() -> None:
    scene = casting(Player(active="stone_fist"), Player(power=20, active="soothing_breeze"), dice=(6,))
    scene.attack("stone_fist", at=1)
    scene.heal_defence("soothing_breeze")
    assert scene.power == [35, 20], "4 damage, less 4 for a roll of 6"
    scene = casting(Player(active="stone_fist"), Player(power=20, active="soothing_breeze"), dice=(1,))
    scene.attack("stone_fist", at=1)
    scene.heal_defence("soothing_breeze")
    assert scene.power == [35, 18], "4 damage, less 2 for a roll of 1"


@pytest.mark.clause("WD-4.10")
def test_a_heal_cannot_answer_an_attack_of_strength_zero() -> None:
    scene = casting(Player(active="scroll_of_warping"), Player(active="healing_drop", pool="F"))
    scene.attack("scroll_of_warping", at=1)
    assert scene.responses() == {"counter:1", "decline"}


@pytest.mark.clause("WD-4.11", "WD-E.15")
def test_later_healing_is_no_part_of_a_defence_but_still_comes() -> None:
    scene = casting(Player(active="thunderbolt"), Player(power=20, active="regeneration"))
    scene.attack("thunderbolt", at=1)
    scene.heal_defence("regeneration")
    assert scene.lost(1) == {"spell": 4}, "6 less 2, not less 4"
    assert scene.state.round == 2
    assert scene.power[1] == 20 - 4 + 2


@pytest.mark.clause("WD-4.12", "WD-1.8")
def test_each_die_of_a_reserve_defence_takes_one_off_the_attack() -> None:
    scene = casting(Player(active="thunderbolt spark", mage="alonora"), Player(reserve=6, active="mage_dart"))
    scene.attack("thunderbolt", at=1)
    scene.reserve_defence(4)
    assert scene.power[1] == 35 - 2 - 1
    assert scene.player(1).reserve == 2
    assert len(scene.player(1).aside) == 12 - 2 - 1


@pytest.mark.clause("WD-4.12")
def test_no_more_reserve_dice_than_the_attack_is_strong() -> None:
    scene = casting(Player(active="fire_bolt"), Player(reserve=7))
    scene.attack("fire_bolt", at=1)
    assert scene.responses() == {"reserve:1", "reserve:2", "reserve:3", "decline"}


@pytest.mark.clause("WD-4.12")
def test_no_more_reserve_dice_than_there_are() -> None:
    scene = thunderbolt_at(Player(reserve=2))
    assert scene.responses() == {"reserve:1", "reserve:2", "decline"}


@pytest.mark.clause("WD-4.13")
@pytest.mark.parametrize("dice", [1, 3, 6])
def test_a_reserve_defence_costs_one_power_however_many_dice_are_used(dice: int) -> None:
    scene = thunderbolt_at(Player(reserve=6))
    scene.reserve_defence(dice)
    assert scene.lost(1) == ({"fatigue": 1, "spell": 6 - dice} if dice < 6 else {"fatigue": 1})


@pytest.mark.clause("WD-4.13", "WD-4.21")
def test_nothing_reduces_fatigue() -> None:
    scene = casting(
        Player(active="thunderbolt"),
        Player(reserve=3, wards="protective_cloak magic_shield", shield="FWW"),
        modules=("antimagic_shield",),
    )  # fmt: skip
    scene.attack("thunderbolt", at=1)
    scene.reserve_defence(1)
    assert scene.lost(1) == {"fatigue": 1}, "6, less 2 and 3 by wards, less 1 by the die"


@pytest.mark.clause("WD-4.14")
def test_a_counter_strike_deals_one_per_die_whatever_it_shows_and_leaves_the_attack_as_it_is() -> None:
    scene = thunderbolt_at(Player(pool="FW@", active="mage_dart"))
    scene.counter_strike(2)
    assert scene.power == [33, 29, 35]
    assert len(scene.player(1).pool) == 1
    assert len(scene.player(1).aside) == 12 - 1 - 1


@pytest.mark.clause("WD-4.14", "WD-4.21")
def test_nothing_reduces_a_counter_strike() -> None:
    scene = casting(
        Player(
            active="spark", shield="FFF", wards="protective_cloak magic_shield cloak_of_invisibility",
        ),
        Player(pool="FF", active="mage_dart"),
        modules=("antimagic_shield",),
    )  # fmt: skip
    scene.attack("spark", at=1)
    scene.counter_strike(2)
    assert scene.power == [33, 34]
    assert len(scene.player(0).wards) == 3, "no ward reacts to a counter-strike"


@pytest.mark.clause("WD-4.15")
def test_a_deadly_response_cancels_the_attack_and_all_its_effects() -> None:
    scene = casting(
        Player(power=2, active="meteor_shower"), Player(pool="FF", active="mage_dart"), Player(active="thorn")
    )
    scene.attack("meteor_shower", at=1)
    scene.counter_strike(2)
    assert scene.alive == [False, True, True]
    assert scene.power == [0, 35, 35], "neither the target nor the third player is hurt"


@pytest.mark.clause("WD-4.15", "WD-11.8")
def test_a_deadly_response_cancels_the_attack_even_if_the_attacker_returns() -> None:
    scene = casting(
        Player(power=2, active="spark", scrolls="doom"), Player(pool="FF", active="mage_dart"),
        modules=("sacrifice_of_power",),
    )  # fmt: skip
    scene.attack("spark", at=1)
    scene.counter_strike(2)
    assert scene.asked == (0, "sacrifice")
    scene.choose("sacrifice:alonora-3")
    assert scene.power == [10, 35]


@pytest.mark.clause("WD-4.15", "WD-4.16")
def test_a_response_that_does_not_kill_comes_before_the_attack() -> None:
    scene = thunderbolt_at(Player(power=6, pool="FFFF"), attacker_power=5)
    scene.counter_strike(4)
    causes = [event.fact("cause") for event in scene.told("power_lost") if event.fact("points")]
    assert causes == ["counter", "spell"]
    assert scene.power == [1, 0, 35]
