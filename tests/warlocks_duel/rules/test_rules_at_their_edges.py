"""Single clauses at the edge where they turn: each test fails when its clause alone is broken."""

import pytest

from game.warlocks_duel.state import CASTING, GATHER_TURN_LIMIT, INCANTATIONS
from tests.warlocks_duel.scene import Scene, casting, gathering, incantations
from tests.warlocks_duel.table import Player, faces


def kinds(scene: Scene, *wanted: str) -> list[str]:
    """The events of these kinds, in the order in which they were told."""
    return [event.kind for event in scene.events if event.kind in wanted]


# -- the die, the coin and the open table ---------------------------------------------------------------------


@pytest.mark.clause("WD-0.14", "WD-E.4")
@pytest.mark.parametrize(("roll", "side"), [(1, "tails"), (3, "tails"), (4, "heads"), (6, "heads")])
def test_the_side_of_the_coin_that_is_told_is_the_side_that_counts(roll: int, side: str) -> None:
    scene = casting(Player(active="coin_flip"), Player(), dice=(roll,))
    scene.cast("coin_flip", at=1)
    assert [str(event.text) for event in scene.told("coin_flipped")] == [f"The coin shows {side}."]
    assert scene.lost(1) == {"spell": 4 if side == "heads" else 1}


@pytest.mark.clause("WD-0.15")
@pytest.mark.parametrize("onlooker", [0, 1, None])
def test_everybody_sees_market_dice_power_and_cards_of_everybody(onlooker: int | None) -> None:
    scene = casting(
        Player(power=12, active="spark", pool="FW@", reserve=3, scrolls="coin_flip", shield="A"),
        Player(active="mage_dart", wards="magic_shield"),
        market="doom earthquake", discard="toxic_rain",
    )  # fmt: skip
    scene.settle()
    view = scene.view(onlooker)
    assert [card.id for card in view.market] == ["doom", "earthquake"]
    assert view.discard == ("toxic_rain",)
    first, second = view.duelists
    assert (first.power, first.pool, first.reserve, first.shield) == (12, faces("FW@"), 3, faces("A"))
    assert [card.id for card in first.cards] == ["alonora-1", "alonora-2", "alonora-3", "coin_flip"]
    assert {spell.id: spell.dice for card in first.cards for spell in card.spells if spell.dice} == {"spark": ("fire",)}
    assert (second.power, second.wards) == (35, (("magic_shield", 0),))


# -- gathering and turns --------------------------------------------------------------------------------------


@pytest.mark.clause("WD-2.2")
def test_every_gather_turn_begins_with_a_roll_of_the_whole_hand() -> None:
    scene = gathering(Player(reserve=7), Player(reserve=7), dice=("FFWEA", "MMMMM", "WWWAA", "@@@@@", "EEEEE", "AAAAA"))
    for key in ("set_aside:fire,fire", "gather_up"):
        scene.choose(key)
    assert [player.hand for player in scene.state.duelists] == [faces("WWWAA"), faces("@@@@@")]
    for key in ("gather_up", "set_aside:whirlwind"):
        scene.choose(key)
    assert [player.hand for player in scene.state.duelists] == [faces("EEEEE"), faces("AAAAA")]


@pytest.mark.clause("WD-3.2")
def test_the_starting_player_acts_first_after_the_gathering() -> None:
    scene = gathering(
        Player(mage="alonora", reserve=7), Player(mage="albus", reserve=7), Player(mage="parvel", reserve=0),
        starter=1, dice=("MMMMM", "EEEEE", "FFFFF", "MMMMM", "EEEE", "FFFFF"),
    )  # fmt: skip
    for key in ("gather_up", "set_aside:earth", "gather_up"):
        scene.choose(key)
    assert scene.state.stage == INCANTATIONS
    order = []
    for action in ("play:mage_dart", "play:thorn", "play:spark"):
        order.append(scene.asked[0])
        scene.choose(action)
    assert order == [1, 2, 0]


@pytest.mark.clause("WD-4.1")
def test_the_starting_player_casts_first_after_the_incantations() -> None:
    scene = incantations(
        Player(mage="alonora", pool="F"), Player(mage="albus", pool="M"), Player(mage="parvel", pool="E"),
        starter=1, market="",
    )  # fmt: skip
    for action in ("play:mage_dart", "play:thorn", "play:spark"):
        scene.choose(action)
    order = []
    while scene.is_asked("cast"):
        order.append(scene.asked[0])
        scene.cast(scene.player(order[-1]).active[0], at=(order[-1] + 1) % 3)
    assert order == [1, 2, 0]


@pytest.mark.clause("WD-4.2")
def test_who_has_nothing_to_cast_is_skipped_without_a_word_of_holding() -> None:
    scene = casting(Player(active="spark fire_bolt"), Player(), Player(active="mage_dart"))
    scene.cast("spark", at=1)
    scene.cast("mage_dart", at=1)
    scene.cast("fire_bolt", at=2)
    assert scene.state.round == 2
    assert scene.told("held") == []


@pytest.mark.clause("WD-5.10", "WD-4.3")
def test_holds_of_one_round_do_not_count_in_the_next() -> None:
    dice = ("MMMMM", "FFFFF") * (GATHER_TURN_LIMIT + 1)
    scene = casting(Player(active="spark"), Player(active="mage_dart"), dice=dice)
    scene.hold()
    scene.hold()
    assert (scene.state.round, scene.asked) == (2, (1, "gather"))
    while scene.is_asked("gather"):
        scene.choose("gather_up")
    for action in ("play:mage_dart", "play:spark"):
        scene.choose(action)
    while scene.is_asked("incantation"):
        scene.choose("pass")
    assert (scene.state.stage, scene.asked) == (CASTING, (1, "cast"))
    scene.hold()
    assert scene.asked == (0, "cast"), "his hold of the round before is forgotten"


# -- an attack step by step -----------------------------------------------------------------------------------


@pytest.mark.clause("WD-4.13", "WD-8.10")
def test_a_shield_of_the_spells_own_school_does_not_lower_fatigue() -> None:
    scene = casting(Player(active="thunderbolt"), Player(reserve=1, shield="A"), modules=("antimagic_shield",))
    scene.attack("thunderbolt", at=1)
    scene.reserve_defence(1)
    assert scene.lost(1) == {"spell": 6 - 1 - 1, "fatigue": 1}


@pytest.mark.clause("WD-4.13", "WD-E.12")
def test_fatigue_comes_with_the_damage_of_the_attack_and_not_before_it() -> None:
    scene = casting(Player(power=20, active="power_siphon"), Player(power=1, reserve=1), Player())
    scene.attack("power_siphon", at=1)
    scene.reserve_defence(1)
    assert scene.lost(1) == {"spell": 1}, "his last power went to the spell, so nothing was left for fatigue"
    assert scene.power == [21, 0, 35]


@pytest.mark.clause("WD-4.15", "WD-0.6")
def test_an_attacker_who_falls_by_the_response_is_out_before_the_attack_is_cancelled() -> None:
    scene = casting(Player(power=2, active="thunderbolt"), Player(pool="FF"), Player())
    scene.attack("thunderbolt", at=1)
    scene.counter_strike(2)
    assert kinds(scene, "power_lost", "eliminated", "attack_cancelled") == [
        "power_lost", "eliminated", "attack_cancelled",
    ]  # fmt: skip


@pytest.mark.clause("WD-0.6", "WD-4.16")
def test_a_third_player_who_falls_by_a_power_drain_is_out_before_the_attack_strikes() -> None:
    scene = casting(
        Player(active="thunderbolt"), Player(power=20, reserve=1), Player(power=2), modules=("power_drain",)
    )
    scene.attack("thunderbolt", at=1)
    scene.choose("power_drain")
    assert [
        (event.kind, event.fact("who")) for event in scene.events if event.kind in {"power_lost", "eliminated"}
    ] == [("power_lost", 0), ("power_lost", 2), ("eliminated", 2), ("power_lost", 1)]


@pytest.mark.clause("WD-4.16", "WD-E.20")
def test_the_price_of_a_card_is_paid_before_its_strength_is_determined() -> None:
    scene = casting(Player(active="doom"), Player(pool="F"))
    scene.attack("doom", at=1)
    assert kinds(scene, "spell_cast", "power_lost", "strength") == ["spell_cast", "power_lost", "strength"]


# -- wards and later effects ----------------------------------------------------------------------------------


@pytest.mark.clause("WD-4.21")
def test_wards_are_gone_when_phase_3_ends_and_not_only_with_the_round() -> None:
    scene = casting(Player(active="magic_shield"), Player(), round_number=15, modules=("magic_lesson",))
    scene.cast_on_self("magic_shield")
    assert scene.match.result is not None, "the match ends in phase 4, before everything is cleared"
    assert scene.player(0).wards == ()


@pytest.mark.clause("WD-4.21")
def test_the_ward_of_another_player_helps_nobody_even_beside_ones_own() -> None:
    scene = casting(
        Player(active="thunderbolt"),
        Player(active="spark", wards="magic_shield"),
        Player(wards="cloak_of_invisibility"),
    )
    scene.cast("thunderbolt", at=1)
    assert scene.power == [35, 35 - 4, 35]
    assert scene.player(2).wards == (("cloak_of_invisibility", 0),)


@pytest.mark.clause("WD-4.24")
def test_later_effects_come_once_and_not_in_the_next_round_again() -> None:
    scene = casting(Player(active="fire_elemental"), Player(power=20, active="regeneration"))
    scene.cast("fire_elemental", at=1)
    scene.cast_on_self("regeneration")
    while scene.state.round < 3:
        scene.choose({"gather": "gather_up", "incantation": "pass"}[scene.open().kind])
    assert scene.lost(1) == {"spell": 3, "delayed": 2}
    assert scene.gained(1)["delayed"] == 2


@pytest.mark.clause("WD-0.6")
def test_who_loses_the_last_power_to_an_attack_is_out_at_once() -> None:
    target, third = Player(power=6, active="mage_dart"), Player(active="healing_drop")
    scene = casting(Player(active="thunderbolt spark"), target, third)
    scene.cast("thunderbolt", at=1)
    assert scene.alive == [True, False, True]
    assert scene.asked == (2, "cast"), "the next living player goes on in the same phase"


@pytest.mark.clause("WD-E.26")
@pytest.mark.parametrize(("wards", "gained"), [("cloak_of_invisibility", 0), ("", 3)])
def test_further_effects_fail_only_if_the_attack_was_nullified(wards: str, gained: int) -> None:
    scene = casting(Player(power=20, active="mother_earths_wrath"), Player(wards=wards))
    scene.cast("mother_earths_wrath", at=1)
    assert scene.power[0] == 20 + gained


@pytest.mark.clause("WD-E.24", "WD-E.25", "WD-E.26")
@pytest.mark.parametrize(("ward", "lost"), [("magic_shield", 2), ("protective_cloak", 1)])
def test_an_attack_that_a_ward_only_weakens_keeps_its_further_effects(ward: str, lost: int) -> None:
    scene = casting(Player(power=20, active="mother_earths_wrath"), Player(wards=ward))
    scene.cast("mother_earths_wrath", at=1)
    assert scene.power == [20 + 3, 35 - lost]


@pytest.mark.clause("WD-E.7", "WD-E.22")
def test_a_turned_spell_brings_no_bonus_of_an_underdog() -> None:
    scene = casting(Player(power=20, active="fatal_charm"), Player(power=30, active="power_strike"))
    scene.cast("fatal_charm", at=1)
    assert scene.lost(1) == {"spell": 4}


@pytest.mark.clause("WD-4.22")
def test_a_cancelled_heal_neither_heals_nor_defends() -> None:
    scene = casting(
        Player(active="scroll_of_warping static_jolt"), Player(power=20, active="healing_drop", pool="F"), Player(),
        dice=(6,),
    )  # fmt: skip
    scene.cast("scroll_of_warping", at=1)
    assert scene.player(1).lost == ("healing_drop",)
    scene.attack("static_jolt", at=1)
    assert scene.responses() == {"counter:1", "decline"}
    scene.decline()
    assert scene.power == [35, 16, 35]


# -- modules --------------------------------------------------------------------------------------------------


@pytest.mark.clause("WD-7.3", "WD-7.6")
def test_a_spell_cast_on_oneself_gives_its_die_back_before_it_works() -> None:
    scene = casting(
        Player(power=20, active="spark regeneration conflagration", flags={"may_chain": True}),
        Player(active="mage_dart frost_spear"), modules=("chain_reaction",),
    )  # fmt: skip
    scene.cast("spark", at=1)
    scene.hold()
    scene.choose("cast:regeneration")
    assert scene.asked == (0, "chain_dice")
    assert scene.power[0] == 20, "the healing comes after the dice are taken"
    scene.choose("take:reserve:earth")
    assert (scene.player(0).reserve, scene.power[0]) == (1, 22)


@pytest.mark.clause("WD-9.6")
def test_whoever_cast_power_siphon_may_still_use_power_drain() -> None:
    scene = casting(
        Player(power=20, active="power_siphon", reserve=2), Player(active="thunderbolt"), modules=("power_drain",)
    )
    scene.cast("power_siphon", at=1)
    scene.attack("thunderbolt", at=0)
    assert "power_drain" in scene.responses()
    scene.choose("power_drain")
    assert scene.gained(0)["drain"] == 1
