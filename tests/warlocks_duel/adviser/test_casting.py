"""What a sensible mage casts, at whom, and how he answers."""

from __future__ import annotations

import pytest

from game.catalogue import GAMES
from game.engine.decision import Option, Text
from game.warlocks_duel.adviser.casting import (
    DEADLY,
    best_target_worth,
    casting_worth,
    expected_strength,
    healing_now,
    response_worth,
    target_worth,
    threats,
)
from game.warlocks_duel.adviser.worth import RESERVE_DIE
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.rules.attacks.defence import forbids_counter
from game.warlocks_duel.state import MOST_POWER, DuelState
from tests.warlocks_duel.scene import casting
from tests.warlocks_duel.table import Player

SPELL_WORTH = {"fire_bolt": 3, "spark": 1, "ice_missile": 4.4, "voodoo_magic": 5.7}


def cast(state: DuelState, key: str) -> float:
    """What a casting is worth to the first player."""
    return casting_worth(state, 0, Option(key, Text("Cast")))


def answer(state: DuelState, key: str) -> float:
    """What an answer is worth to the second player."""
    return response_worth(state, 1, Option(key, Text("Answer")))


# -- casting --------------------------------------------------------------------------------------------------


def test_wards_come_first_while_attacks_threaten_then_attacks_and_holding_is_worth_nothing() -> None:
    mine = Player(mage="albus", active="mage_dart protective_cloak")
    threatened = casting(mine, Player(mage="alonora", active="spark ember_balm")).state
    calm = casting(mine, Player(mage="alonora", active="ember_balm")).state
    assert (threats(threatened, 0), threats(calm, 0)) == (1, 0)
    assert cast(threatened, "cast:protective_cloak") == 20.0
    assert cast(calm, "cast:protective_cloak") == 0.1
    assert cast(calm, "hold") == 0.0
    assert cast(calm, "cast:mage_dart") == 5.0 + best_target_worth(calm, 0, "mage_dart")


def test_only_the_attacks_of_living_others_threaten() -> None:
    mine = Player(mage="albus", active="mage_dart frost_spear")
    fallen = Player(mage="parvel", active="thorn", alive=False)
    state = casting(mine, Player(mage="alonora", active="spark fire_bolt"), fallen).state
    assert threats(state, 0) == 2
    assert threats(state, 1) == 2


def test_a_heal_is_worth_the_power_that_there_is_room_for() -> None:
    def healed(power: int) -> float:
        state = casting(Player(power, mage="albus", active="healing_drop"), Player(mage="alonora")).state
        return healing_now(state, 0, "healing_drop")

    assert [healed(MOST_POWER - room) for room in (0, 2, 3, 9)] == [0.2, 2.2, 3.2, 3.2]


@pytest.mark.clause("WD-11.2")
def test_nobody_who_is_protected_is_a_target() -> None:
    safe = {"protected": True}
    mine = Player(mage="albus", active="mage_dart")
    alone = casting(mine, Player(mage="alonora", flags=safe)).state
    assert best_target_worth(alone, 0, "mage_dart") == -10.0
    strong, weak = Player(30, mage="alonora", flags=safe), Player(1, mage="parvel")
    three = casting(mine, strong, weak).state
    assert best_target_worth(three, 0, "mage_dart") == target_worth(three, 0, "mage_dart", 2)
    others_safe = casting(mine, Player(1, mage="alonora", flags=safe), Player(30, mage="parvel")).state
    assert best_target_worth(others_safe, 0, "mage_dart") == target_worth(others_safe, 0, "mage_dart", 2)
    assert target_worth(others_safe, 0, "mage_dart", 1) > target_worth(others_safe, 0, "mage_dart", 2)


def test_each_target_is_judged_by_what_the_spell_does_to_it() -> None:
    scene = casting(Player(mage="albus", active="mage_dart"), Player(30, mage="alonora"), Player(1, mage="parvel"))
    scene.choose("cast:mage_dart")
    targets = scene.open()
    assert targets.keys() == ("target:1", "target:2")
    expected = [target_worth(scene.state, 0, "mage_dart", seat) for seat in (1, 2)]
    assert GAMES["warlocks_duel"].preferences(scene.state, targets) == expected


def struck(victim: Player, spell: str = "fire_bolt", power: int = 20) -> float:
    """What an attack of the first player on that victim is worth."""
    scroll = spell not in ("fire_bolt", "spark")
    mine = Player(power, mage="alonora", active="" if scroll else spell, scrolls=spell if scroll else "")
    return target_worth(casting(mine, victim).state, 0, spell, 1)


@pytest.mark.parametrize(
    ("victim", "expected"),
    [
        (Player(30, mage="parvel"), 3 + 0.6),
        (Player(4, mage="parvel"), 3 + 0.08),
        (Player(3, mage="parvel"), 3 + 8 + 0.06),
        (Player(2, mage="parvel"), 3 + 8 + 0.04),
        (Player(30, mage="parvel", wards="magic_shield"), 1 + 0.6),
        (Player(30, mage="parvel", wards="cloak_of_invisibility"), 0 + 0.6),
        (Player(3, mage="parvel", wards="magic_shield"), 1 + 0.06),
    ],
)
def test_an_attack_is_worth_the_damage_after_wards_more_if_it_eliminates_and_on_the_leader(
    victim: Player, expected: float
) -> None:
    assert struck(victim) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("spell", "pool", "silenced", "warned"),
    [
        ("fire_bolt", "FF", False, False),
        ("fire_bolt", "FFF", False, True),
        ("fire_bolt", "FFFF", False, True),
        ("fire_bolt", "FFF", True, False),
        ("ice_missile", "FFF", False, False),
        ("voodoo_magic", "FFF", False, False),
    ],
)
def test_an_attack_that_may_be_answered_with_death_is_unwise(
    spell: str, pool: str, silenced: bool, warned: bool
) -> None:
    victim = Player(30, mage="parvel", pool=pool, flags={"silenced": silenced})
    assert struck(victim, spell, power=3) == pytest.approx(SPELL_WORTH[spell] + 0.6 - DEADLY * warned)


def test_two_scrolls_alone_forbid_a_counter_strike() -> None:
    assert {spell for spell in SPELLS if forbids_counter(spell)} == {"ice_missile", "voodoo_magic"}


@pytest.mark.clause("WD-E.7")
@pytest.mark.parametrize(
    ("active", "expected"), [("spark", 1), ("spark searing_gust", 4), ("conflagration", 2), ("", 2)]
)
def test_a_turned_spell_is_as_strong_as_the_best_of_the_targets_attacks_of_its_levels(
    active: str, expected: int
) -> None:
    mine = Player(mage="albus", scrolls="fatal_charm")
    state = casting(mine, Player(mage="alonora", active=active)).state
    assert expected_strength(state, 0, "fatal_charm", 1) == expected


# -- answering ------------------------------------------------------------------------------------------------


def attacked(victim: Player, caster: int = 20, others: int = 0, modules: tuple[str, ...] = ()) -> DuelState:
    """Alonora's attack of strength 5 waits for the answer of the second player."""
    rest = [Player(mage=mage) for mage in ("celestine", "albus")[:others]]
    scene = casting(Player(caster, mage="alonora", active="conflagration"), victim, *rest, modules=modules)
    scene.choose("cast:conflagration")
    if scene.is_asked("target"):
        scene.choose("target:1")
    assert scene.asked == (1, "response")
    return scene.state


@pytest.mark.clause("WD-4.12", "WD-4.14")
@pytest.mark.parametrize(
    ("victim", "caster", "key", "expected"),
    [
        (Player(20, mage="parvel", pool="F"), 20, "decline", -5),
        (Player(6, mage="parvel", pool="F"), 20, "decline", -5),
        (Player(5, mage="parvel", pool="F"), 20, "decline", -55),
        # a heal: what it stops, less what it would have given; near the limit that is less
        (Player(20, mage="parvel", active="moss_poultice"), 20, "heal:moss_poultice", -2 - 0.75 * 0.9 * 3),
        (Player(2, mage="parvel", active="moss_poultice"), 20, "heal:moss_poultice", -2 - 0.75 * 0.9 * 3 - 50),
        (Player(39, mage="parvel", active="moss_poultice"), 20, "heal:moss_poultice", -2 - 0.75 * 0.9 * 3),
        (Player(40, mage="parvel", active="moss_poultice"), 20, "heal:moss_poultice", -2 - 0.75 * 0.9 * 2),
        # dice of the reserve: each takes a point, and one more is lost to fatigue
        (Player(20, mage="parvel", reserve=3), 20, "reserve:1", -5 - 0.95),
        (Player(20, mage="parvel", reserve=3), 20, "reserve:3", -3 - 3 * 0.95),
        (Player(39, mage="parvel", reserve=3), 20, "reserve:3", -3 - 3 * 0.95 / 3),
        (Player(3, mage="parvel", reserve=3), 20, "reserve:3", -3 - 3 * 0.95 - 50),
        (Player(4, mage="parvel", reserve=3), 20, "reserve:3", -3 - 3 * 0.95),
        # a counter-strike: what it takes, no more than there is; one that kills the caster ends the attack
        (Player(20, mage="parvel", pool="FFF"), 20, "counter:3", -5 + 3 - 0.15),
        (Player(20, mage="parvel", pool="FFF"), 4, "counter:3", -5 + 3 - 0.15),
        (Player(20, mage="parvel", pool="FFF"), 3, "counter:3", 3 - 0.15 + 8),
        (Player(5, mage="parvel", pool="FFF"), 2, "counter:2", 2 - 0.1 + 8),
        (Player(5, mage="parvel", pool="FFF"), 3, "counter:2", -5 + 2 - 0.1 - 50),
    ],
)  # fmt: skip
def test_an_answer_is_worth_what_it_saves_and_strikes_less_what_it_spends(
    victim: Player, caster: int, key: str, expected: float
) -> None:
    assert answer(attacked(victim, caster), key) == pytest.approx(expected)


@pytest.mark.clause("WD-9.2")
@pytest.mark.parametrize("others", [0, 1, 2])
def test_a_power_drain_is_worth_more_the_more_it_strikes(others: int) -> None:
    state = attacked(Player(20, mage="parvel", reserve=2), others=others, modules=("power_drain",))
    assert answer(state, "power_drain") == pytest.approx(-5 + 3.0 * (1 + others) - RESERVE_DIE - 1.5)
