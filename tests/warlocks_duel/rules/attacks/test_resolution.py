"""WD-4.16 to WD-4.20: an attack step by step, and area spells."""

import pytest

from tests.warlocks_duel.scene import casting
from tests.warlocks_duel.table import Player


@pytest.mark.clause("WD-4.16")
def test_step_1_moves_the_dice_and_takes_the_price_before_the_target_answers() -> None:
    scene = casting(Player(active="doom"), Player(pool="F"))
    scene.attack("doom", at=1)
    assert scene.asked == (1, "response")
    assert scene.player(0).used == ("doom",)
    assert scene.power == [34, 35]


@pytest.mark.clause("WD-4.16")
def test_step_2_shows_the_rolled_strength_before_the_target_answers() -> None:
    scene = casting(Player(active="forked_bolt"), Player(reserve=6), dice=(5,))
    scene.attack("forked_bolt", at=1)
    assert scene.asked == (1, "response")
    assert [event.fact("points") for event in scene.told("strength")] == [5]
    assert max(scene.responses() - {"decline"}) == "reserve:5"


@pytest.mark.clause("WD-4.16")
def test_step_3_comes_before_the_response() -> None:
    scene = casting(
        Player(active="thunderbolt"),
        Player(reserve=6, wards="magic_shield"),
    )
    scene.attack("thunderbolt", at=1)
    assert max(scene.responses() - {"decline"}) == "reserve:4", "the ward has taken 2 off the 6 already"


@pytest.mark.clause("WD-4.16", "WD-8.9")
def test_step_3_takes_the_antimagic_shield_first_and_then_the_wards_in_their_order() -> None:
    scene = casting(
        Player(active="thunderbolt"),
        Player(shield="AA", active="spark", wards="protective_cloak magic_shield"),
        modules=("antimagic_shield",),
    )
    scene.cast("thunderbolt", at=1)
    assert [(event.clause, event.fact("points")) for event in scene.told("strength_reduced")] == [
        ("WD-8.7", 4), ("WD-E.24", 2), ("WD-E.25", 0),
    ]  # fmt: skip
    assert dict(scene.player(1).wards)["protective_cloak"] == 1


@pytest.mark.clause("WD-4.13", "WD-4.16")
def test_step_5_hurts_target_others_and_tired_defender_at_the_same_moment() -> None:
    scene = casting(Player(active="meteor_shower"), Player(power=1, reserve=4), Player(power=3))
    scene.attack("meteor_shower", at=1)
    scene.reserve_defence(4)
    result = scene.match.result
    assert result is not None
    assert result.winners == (0,)
    assert result.places == (1, 2, 2), "the target fell of fatigue at the moment the third player was hit"


@pytest.mark.clause("WD-4.16")
def test_step_6_comes_after_the_damage_and_before_eliminations() -> None:
    scene = casting(Player(power=20, active="mother_earths_wrath"), Player(power=4), Player())
    scene.cast("mother_earths_wrath", at=1)
    kinds = [event.kind for event in scene.events if event.kind in {"power_lost", "power_gained", "eliminated"}]
    assert kinds == ["power_lost", "power_gained", "eliminated"]
    assert scene.power == [23, 0, 35]


@pytest.mark.clause("WD-4.16", "WD-6.1")
def test_step_7_ends_the_game_when_one_player_is_left() -> None:
    scene = casting(Player(active="spark fire_bolt"), Player(power=1, active="mage_dart"))
    scene.cast("spark", at=1)
    assert scene.decision is None
    result = scene.match.result
    assert result is not None
    assert (result.winners, result.clause) == ((0,), "WD-6.1")


@pytest.mark.clause("WD-4.17", "WD-E.20")
def test_a_caster_who_falls_by_the_price_of_a_card_deals_no_damage() -> None:
    scene = casting(Player(power=1, active="doom"), Player(), Player())
    scene.cast("doom", at=1)
    assert scene.power == [0, 35, 35]
    assert scene.alive == [False, True, True]


@pytest.mark.clause("WD-4.17", "WD-E.21")
def test_a_caster_who_falls_by_a_backfire_deals_no_damage() -> None:
    scene = casting(Player(power=2, active="death_die"), Player(pool="F"), Player(), dice=(1,))
    scene.attack("death_die", at=1)
    assert scene.power == [0, 35, 35]
    assert not scene.was_asked(1, "response")
    assert scene.alive == [False, True, True]


@pytest.mark.clause("WD-4.18", "WD-E.10")
def test_an_area_spell_hits_all_living_players_but_the_caster_and_the_target() -> None:
    scene = casting(
        Player(active="toxic_rain"), Player(), Player(power=0, alive=False), Player(),
    )  # fmt: skip
    scene.cast("toxic_rain", at=3)
    assert scene.power == [35, 32, 0, 30]


@pytest.mark.clause("WD-4.19")
def test_only_the_chosen_target_may_respond_to_an_area_spell() -> None:
    scene = casting(Player(active="toxic_rain"), Player(pool="F"), Player(pool="FFF", reserve=3, active="healing_drop"))
    scene.cast("toxic_rain", at=1)
    assert scene.was_asked(1, "response")
    assert not scene.was_asked(2, "response")
    assert scene.power == [35, 30, 32]


@pytest.mark.clause("WD-4.20")
def test_the_others_take_the_area_damage_whatever_the_target_does() -> None:
    scene = casting(Player(active="toxic_rain"), Player(reserve=5), Player())
    scene.attack("toxic_rain", at=1)
    scene.reserve_defence(5)
    assert scene.power == [35, 34, 32]


@pytest.mark.clause("WD-4.20", "WD-4.21", "WD-8.9")
def test_wards_do_not_help_against_area_damage_but_an_antimagic_shield_does() -> None:
    wards = (("cloak_of_invisibility", 0), ("magic_shield", 0), ("protective_cloak", 3))
    scene = casting(
        Player(active="toxic_rain"),
        Player(active="spark"),
        Player(wards="cloak_of_invisibility magic_shield protective_cloak", shield="W"),
        modules=("antimagic_shield",),
    )
    scene.cast("toxic_rain", at=1)
    assert scene.power == [35, 30, 33]
    assert scene.player(2).wards == wards
