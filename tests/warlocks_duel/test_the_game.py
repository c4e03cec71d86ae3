"""WD-0: what holds throughout the game."""

import itertools

import pytest

from game.catalogue import GAMES
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.elements import FACES, SCHOOLS, faces_rolled
from game.warlocks_duel.box.spells import cost
from game.warlocks_duel.rules.payment import missing_dice
from game.warlocks_duel.state import CASTING, GATHERING, INCANTATIONS
from tests.warlocks_duel.scene import casting, gathering, incantations, tidying
from tests.warlocks_duel.table import Player, faces


@pytest.mark.clause("WD-0.2", "WD-0.6")
def test_taking_all_power_eliminates_a_player() -> None:
    scene = casting(Player(active="thunderbolt"), Player(power=6), Player())
    scene.cast("thunderbolt", at=1)
    assert (scene.power, scene.alive) == ([35, 0, 35], [True, False, True])


@pytest.mark.clause("WD-0.3")
def test_the_four_phases_follow_each_other() -> None:
    scene = gathering(Player(mage="alonora", reserve=0), Player(mage="albus", reserve=7), dice=("FFFFF", "MMMMM", "F"))
    scene.choose("set_aside:fire")
    scene.choose("gather_up")
    assert scene.state.stage == INCANTATIONS
    scene.choose("play:spark")
    if scene.is_asked("payment"):  # the last die showed a whirlwind, which could pay as well
        scene.choose("pay:fire")
    while scene.is_asked("incantation"):
        scene.choose("pass")
    assert scene.state.stage == CASTING
    scene.cast("spark", at=1)
    assert (scene.state.stage, scene.state.round) == (GATHERING, 2)
    reserve = [event for event in scene.told("power_gained") if event.clause == "WD-5.1"]
    assert [event.fact("who") for event in reserve] == [1], "Phase 4 came between casting and the next round"


@pytest.mark.clause("WD-0.5")
def test_power_never_exceeds_40() -> None:
    scene = casting(Player(power=38, active="spring_of_life"), Player())
    scene.cast_on_self("spring_of_life")
    assert scene.gained(0) == {"spell": 2}
    assert scene.power[0] == 40


@pytest.mark.clause("WD-0.5")
def test_damage_beyond_0_is_lost() -> None:
    scene = casting(Player(power=20, active="power_siphon"), Player(power=1), Player())
    scene.cast("power_siphon", at=1)
    assert scene.lost(1) == {"spell": 1}
    assert scene.power == [21, 0, 35]


@pytest.mark.clause("WD-0.6")
def test_eliminations_at_the_same_moment_are_settled_from_the_starting_player_on() -> None:
    scene = casting(Player(power=1), Player(active="meteor_shower"), Player(power=1), Player(), starter=1)
    scene.cast("meteor_shower", at=3)
    assert [event.fact("who") for event in scene.told("eliminated")] == [2, 0]
    assert scene.state.fallen == ((2, 0),)


@pytest.mark.clause("WD-0.7")
def test_an_element_die_has_six_different_faces_each_as_likely() -> None:
    assert (*SCHOOLS, "whirlwind") == FACES
    assert [faces_rolled((roll,)) for roll in range(1, 7)] == [(face,) for face in FACES]


@pytest.mark.clause("WD-0.8", "WD-3.11")
@pytest.mark.parametrize("symbol", "FWEAM")
def test_a_whirlwind_stands_for_any_one_symbol(symbol: str) -> None:
    assert missing_dice(faces("@"), cost(symbol)) == 0
    assert missing_dice(faces("@"), cost(f"{symbol} {symbol}")) == 1, "but only for one"


@pytest.mark.clause("WD-0.8", "WD-3.11")
def test_dice_pay_a_cost_exactly_if_each_can_be_matched_with_a_slot() -> None:
    """Compares the rule's arithmetic with trying out every order of the dice."""
    for price in {spell.cost for spell in SPELLS.values() if len(spell.cost) <= 4}:
        for dice in itertools.combinations_with_replacement(FACES, len(price)):
            fits = any(
                all(slot in ("any", face) or face == "whirlwind" for slot, face in zip(price, order, strict=True))
                for order in set(itertools.permutations(dice))
            )
            assert (missing_dice(dice, price) == 0) is fits, (price, dice)


@pytest.mark.clause("WD-0.9", "WD-0.10")
def test_a_die_that_is_in_no_zone_or_in_two_is_a_problem() -> None:
    for change in (("F", 1), ("", -1)):
        scene = casting(Player(pool="FW", active="spark"), Player(active="mage_dart"))
        scene.settle()
        scene.player(0).pool = (*scene.player(0).pool, "fire") if change[0] else scene.player(0).pool[1:]
        assert any("dice instead of 12" in problem for problem in scene.match.problems())


@pytest.mark.clause("WD-0.9", "WD-0.10")
def test_dice_wander_through_all_zones_and_their_number_stays() -> None:
    scene = gathering(
        Player(mage="alonora", reserve=1), Player(mage="albus", reserve=7), modules=("antimagic_shield", "power_drain"),
        dice=("FFFWW", "MMMMM", "FFWW", "MMMMM", "FFF", "MMMMM"),
    )  # fmt: skip
    for key in ("shield:fire", "gather_up", "set_aside:fire,fire", "gather_up", "play:spark", "play:mage_dart"):
        scene.choose(key)
    while scene.is_asked("incantation"):
        scene.choose("pass")
    scene.attack("spark", at=1)
    scene.choose("power_drain")
    drained, owner = scene.player(1), scene.player(0)
    assert drained.removed == 1
    zones = (owner.hand, owner.pool, owner.shield, owner.aside, *owner.paid.values())
    assert sum(map(len, zones)) + owner.reserve == 12


@pytest.mark.clause("WD-0.11", "WD-3.2")
def test_the_eliminated_are_skipped_in_incantations() -> None:
    scene = incantations(
        Player(mage="alonora", pool="FF"), Player(power=0, alive=False), Player(mage="albus", pool="MM"), market=""
    )
    scene.choose("play:spark")
    assert scene.asked[0] == 2


@pytest.mark.clause("WD-0.11", "WD-2.1")
def test_the_eliminated_are_skipped_in_gathering() -> None:
    scene = gathering(Player(reserve=7), Player(power=0, alive=False), Player(reserve=7), starter=2)
    assert scene.asked[0] == 2
    scene.choose("gather_up")
    assert scene.asked[0] == 0


@pytest.mark.clause("WD-0.12")
def test_every_spell_is_an_attack_a_heal_or_a_ward() -> None:
    by_kind = {kind: {spell.id for spell in SPELLS.values() if spell.category == kind} for kind in ("heal", "ward")}
    assert by_kind["ward"] == {"cloak_of_invisibility", "magic_shield", "protective_cloak"}
    assert by_kind["heal"] == {
        "healing_drop", "circle_of_balance", "ember_balm", "soothing_breeze", "moss_poultice", "earths_embrace",
        "spring_of_life", "essence_of_versatility", "healing_aura", "regeneration",
    }  # fmt: skip
    assert {spell.category for spell in SPELLS.values()} == {"attack", "heal", "ward"}


@pytest.mark.clause("WD-0.13")
def test_every_spell_has_a_school_and_a_level_from_0_to_2() -> None:
    for spell in SPELLS.values():
        assert spell.school in SCHOOLS, spell.id
        dice = len(spell.cost)
        assert spell.level == (0 if dice <= 2 else 1 if dice == 3 else 2), spell.id


@pytest.mark.clause("WD-0.14", "WD-E.4")
@pytest.mark.parametrize(("roll", "damage"), [(1, 1), (2, 1), (3, 1), (4, 4), (5, 4), (6, 4)])
def test_a_coin_is_flipped_with_the_d6(roll: int, damage: int) -> None:
    scene = casting(Player(active="coin_flip"), Player(), dice=(roll,))
    scene.cast("coin_flip", at=1)
    assert scene.lost(1) == {"spell": damage}


@pytest.mark.clause("WD-0.16")
def test_all_modules_are_optional_and_off_by_default() -> None:
    game = GAMES["warlocks_duel"]
    modules = [option for option in game.options if option.default is False]
    assert [option.clause for option in modules] == ["WD-7.1", "WD-8.1", "WD-9.1", "WD-10.1", "WD-11.1", "WD-12.1"]
    assert game.new_match(["Ada", "Bo"]).state.modules == ()
    for count in range(len(modules) + 1):
        for mix in itertools.combinations([option.id for option in modules], count):
            assert set(game.new_match(["Ada", "Bo"], dict.fromkeys(mix, True)).state.modules) == set(mix)


@pytest.mark.clause("WD-0.15", "WD-5.6")
def test_the_table_is_open_to_everybody_but_for_the_order_of_the_deck() -> None:
    scene = tidying(Player(), Player(), Player(), market="doom", discard="earthquake")
    scene.settle()
    for view in [scene.view(seat) for seat in (0, 1, 2, None)]:
        assert [duelist.hand for duelist in view.duelists] == [player.hand for player in scene.state.duelists]
        assert set(view.discard) == {"doom", "earthquake"}
        assert view.deck == len(scene.state.deck.cards)
        hidden = set(scene.state.deck.cards)
        assert not any(scroll in repr(view) for scroll in hidden)
