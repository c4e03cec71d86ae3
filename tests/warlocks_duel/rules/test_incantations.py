"""WD-3: incantations."""

import pytest

from game.engine.ids import name_of
from game.warlocks_duel.state import CASTING, INCANTATIONS
from tests.warlocks_duel.scene import Scene, incantations
from tests.warlocks_duel.table import Player, faces


def pay(scene: Scene, action: str, letters: str) -> None:
    """An action paid with these dice, whether or not there is a choice of dice."""
    scene.choose(action)
    if scene.is_asked("payment"):
        scene.choose(f"pay:{','.join(faces(letters))}")
    spell = name_of(action)
    seat = next(seat for seat, player in enumerate(scene.state.duelists) if spell in player.paid)
    assert scene.player(seat).paid[spell] == faces(letters)


@pytest.mark.clause("WD-3.1")
def test_only_dice_of_ones_own_pool_pay_for_spells() -> None:
    scene = incantations(Player(mage="alonora", pool="F", reserve=7), Player(mage="albus", pool="FFFFFF"), market="")
    assert scene.offered == {"play:spark", "pass"}, "neither the reserve nor another pool helps to pay"


@pytest.mark.clause("WD-3.2")
def test_players_take_single_actions_in_turn_until_all_have_passed() -> None:
    scene = incantations(
        Player(mage="alonora", pool="FFF"), Player(mage="albus", pool="MWF"), Player(mage="parvel", pool="EEE"),
        starter=1, market="",
    )  # fmt: skip
    order = []
    for action in ("play:mage_dart", "play:thorn", "play:spark", "pass", "pass", "complete:fire_bolt"):
        order.append(scene.asked[0])
        scene.choose(action)
    assert order == [1, 2, 0, 1, 2, 0]
    assert scene.state.stage == CASTING


@pytest.mark.clause("WD-3.3")
def test_dice_on_a_card_stay_there_until_the_end_of_the_round() -> None:
    scene = incantations(Player(mage="alonora", pool="FFFF"), Player(mage="albus"), market="")
    scene.choose("play:spark")
    assert not any(key.startswith(("take", "undo", "remove")) for key in scene.offered)
    scene.choose("pass")
    assert scene.state.stage == CASTING
    scene.cast("spark", at=1)
    assert scene.state.round == 2
    assert (scene.player(0).paid, scene.player(0).pool) == ({}, ())


@pytest.mark.clause("WD-3.3", "WD-4.6")
def test_a_cast_spell_keeps_its_dice_while_the_round_lasts() -> None:
    scene = incantations(Player(mage="alonora", pool="FFFF"), Player(mage="albus", pool="M"), market="")
    scene.choose("play:spark")
    scene.choose("play:mage_dart")
    scene.choose("pass")
    scene.cast("spark", at=1)
    assert scene.player(0).paid == {"spark": faces("F")}


@pytest.mark.clause("WD-3.4", "WD-3.5", "WD-3.6")
def test_the_actions_are_playing_a_card_completing_it_and_learning_a_scroll() -> None:
    scene = incantations(Player(mage="alonora", pool="FFFW"), Player(mage="albus"), market="will_o_the_wisps doom")
    assert scene.offered == {"play:spark", "play:fire_bolt", "play:ember_balm", "learn:will_o_the_wisps", "pass"}
    pay(scene, "play:spark", "F")
    assert scene.offered == {"complete:fire_bolt", "play:ember_balm", "learn:will_o_the_wisps", "pass"}
    pay(scene, "complete:fire_bolt", "FF")
    assert scene.player(0).active == ("spark", "fire_bolt")


@pytest.mark.clause("WD-3.5")
def test_playing_a_split_card_pays_for_only_one_of_its_spells() -> None:
    scene = incantations(Player(mage="alonora", pool="FFF"), Player(mage="albus"), market="")
    scene.choose("play:fire_bolt")
    assert scene.player(0).active == ("fire_bolt",)
    assert scene.player(0).pool == faces("F")


@pytest.mark.clause("WD-3.7")
def test_the_full_cost_is_put_on_the_spell_at_once() -> None:
    scene = incantations(Player(mage="alonora", pool="FFF"), Player(mage="albus"), market="doom")
    assert "play:conflagration" not in scene.offered, "three of four Fire dice are not enough"
    assert "learn:doom" not in scene.offered
    scene.choose("play:fire_bolt")
    assert scene.player(0).paid["fire_bolt"] == faces("FF")
    assert scene.player(0).active == ("fire_bolt",)


@pytest.mark.clause("WD-3.8")
def test_a_spell_can_be_paid_for_only_once_a_round() -> None:
    scene = incantations(Player(mage="alonora", pool="FFFF"), Player(mage="albus"), market="")
    scene.choose("play:spark")
    assert not any("spark" in key for key in scene.offered)


@pytest.mark.clause("WD-3.9")
def test_only_one_scroll_may_be_learned_in_a_round() -> None:
    scene = incantations(
        Player(mage="alonora", pool="FFFFFF"), Player(mage="albus"), market="will_o_the_wisps meteor_shower"
    )
    scene.choose("learn:will_o_the_wisps")
    assert not any(key.startswith("learn") for key in scene.offered)
    assert "play:spark" in scene.offered


@pytest.mark.clause("WD-3.9", "WD-3.10")
def test_a_learned_scroll_is_taken_with_its_dice_and_active_in_the_same_round() -> None:
    scene = incantations(Player(mage="alonora", pool="FFF"), Player(mage="albus"), market="will_o_the_wisps")
    scene.choose("learn:will_o_the_wisps")
    assert "will_o_the_wisps" in scene.player(0).cards
    assert scene.player(0).paid["will_o_the_wisps"] == faces("FF")
    scene.choose("pass")
    scene.cast("will_o_the_wisps", at=1)
    assert scene.power == [35, 33]


@pytest.mark.clause("WD-3.10")
@pytest.mark.parametrize(("pool", "can_learn"), [("WWEE", True), ("WWE@", True), ("WWEF", False), ("WWE", False)])
def test_learning_a_scroll_costs_what_its_spell_costs(pool: str, can_learn: bool) -> None:
    scene = incantations(Player(mage="albus", pool=pool), Player(mage="alonora", pool="F"), market="toxic_rain")
    offered = scene.offered if scene.asked[0] == 0 else set()
    assert ("learn:toxic_rain" in offered) is can_learn


@pytest.mark.clause("WD-3.11", "WD-0.8")
def test_a_symbol_takes_its_own_die_or_a_whirlwind_and_any_takes_every_die() -> None:
    scene = incantations(Player(mage="albus", pool="WFA@"), Player(mage="alonora"), market="")
    scene.choose("play:healing_drop")
    assert scene.offered == {"pay:" + ",".join(faces(letters)) for letters in ("WF", "WA", "W@", "F@", "A@")}


@pytest.mark.clause("WD-3.11")
def test_the_payment_laid_out_takes_exact_symbols_first_and_whirlwinds_last() -> None:
    scene = incantations(Player(mage="albus", pool="WWMF@@"), Player(mage="alonora"), market="")
    scene.choose("play:healing_drop")
    assert scene.open().proposal() == "pay:" + ",".join(faces("WF")), "no other spell needs that Fire as much"


@pytest.mark.clause("WD-3.12")
def test_a_pass_is_final() -> None:
    scene = incantations(Player(mage="alonora", pool="FFFF"), Player(mage="albus", pool="MMWW"), market="")
    scene.choose("pass")
    for _ in range(2):
        assert scene.asked[0] == 1
        scene.choose(min(scene.offered - {"pass"}))
        if scene.is_asked("payment"):
            scene.choose(scene.open().keys()[0])
    assert not scene.was_asked(0, "payment")


@pytest.mark.clause("WD-3.12")
def test_a_player_who_can_do_nothing_passes_by_himself() -> None:
    scene = incantations(Player(mage="alonora", pool="EA"), Player(mage="parvel", pool="E"), market="doom")
    assert scene.asked == (1, "incantation")
    assert [event.fact("who") for event in scene.told("passed")] == [0]


@pytest.mark.clause("WD-3.13")
def test_unused_dice_stay_in_the_pool_apart_from_the_reserve() -> None:
    scene = incantations(Player(mage="alonora", pool="FEM", reserve=2), Player(mage="albus", pool="M"), market="")
    scene.choose("play:spark")
    scene.choose("pass")
    assert scene.asked == (0, "cast")
    assert (scene.player(0).pool, scene.player(0).reserve) == (faces("EM"), 2)


@pytest.mark.clause("WD-3.13")
def test_phase_3_begins_only_when_all_have_passed() -> None:
    scene = incantations(
        Player(mage="alonora", pool="FF"), Player(mage="albus", pool="MM"), Player(mage="parvel", pool="EE"), market=""
    )
    for _ in range(3):
        assert scene.state.stage == INCANTATIONS
        scene.choose("pass")
    assert scene.state.stage != INCANTATIONS


@pytest.mark.clause("WD-3.14")
def test_a_learned_scroll_leaves_a_gap_in_the_market() -> None:
    scene = incantations(
        Player(mage="alonora", pool="FF"), Player(mage="albus", pool="WW"), market="will_o_the_wisps doom water_attack"
    )
    markets = []
    for scroll in ("will_o_the_wisps", "water_attack"):
        scene.choose(f"learn:{scroll}")
        markets.append(scene.state.market)
    assert markets == [("doom", "water_attack"), ("doom",)]
