"""What spells and plans are worth to a sensible mage."""

from __future__ import annotations

import pytest

from game.warlocks_duel.adviser.planning import Plan, Temper, best_plan, rolls_needed, serving
from game.warlocks_duel.adviser.worth import best_use, cheapest_payment, others_than_two, worth
from game.warlocks_duel.box.elements import AIR, ANY, EARTH, FIRE, MAGIC, WATER, WHIRLWIND
from tests.warlocks_duel.scene import casting
from tests.warlocks_duel.table import Player, faces


@pytest.mark.parametrize(
    ("spell", "others", "expected"),
    [
        ("thunderbolt", 0, 6), ("thunderbolt", 2, 6), ("forked_bolt", 0, 3.5), ("essence_of_power", 0, 4),
        ("fatal_charm", 0, 4),
        # heals: less than damage; what comes later counts as well
        ("spring_of_life", 0, 0.9 * 5), ("regeneration", 0, 0.9 * (2 + 2)), ("essence_of_versatility", 0, 0.9 * 4),
        # wards
        ("cloak_of_invisibility", 0, 3.6), ("magic_shield", 0, 4), ("protective_cloak", 0, 2.2),
        # effects besides the damage
        ("meteor_shower", 0, 4), ("meteor_shower", 1, 4 + 3 / 2), ("meteor_shower", 2, 4 + 3),
        ("bone_rain", 0, 5), ("bone_rain", 2, 5 + 5 / 6),
        ("power_siphon", 0, 3 + 0.65 * 3), ("life_drain", 0, 5 + 0.65 * 5 / 2),
        ("mother_earths_wrath", 0, 4 + 0.65 * 3),
        ("fire_elemental", 0, 3 + 2), ("power_strike", 0, 4 + 1 / 2), ("doom", 0, 8 - 1),
        ("scroll_of_warping", 0, 3.2), ("paralysing_aura", 0, 1 + 2.4),
        ("voodoo_magic", 0, 5 + 0.7), ("ice_missile", 0, 4 + 0.4), ("paralysing_noise", 0, 2 + 0.6),
    ],
)  # fmt: skip
def test_a_spell_is_worth_its_damage_and_what_it_does_besides(spell: str, others: int, expected: float) -> None:
    assert worth(spell, others) == pytest.approx(expected)


@pytest.mark.parametrize(("alive", "expected"), [((True, True), 0), ((True, True, True), 1), ((True, True, False), 0)])
def test_an_area_spell_reaches_the_living_besides_its_target(alive: tuple[bool, ...], expected: int) -> None:
    state = casting(*[Player(active="" if number else "spark", alive=one) for number, one in enumerate(alive)]).state
    assert others_than_two(state) == expected


@pytest.mark.clause("WD-0.8")
@pytest.mark.parametrize(
    ("pool", "cost", "paid"),
    [
        ("FF@", (FIRE, FIRE), "FF"),
        ("F@@", (FIRE, FIRE), "F@"),
        ("FWW@", (FIRE, ANY), "FW"),
        ("FFFWE", (FIRE, ANY), "FF"),
        ("F@", (FIRE, ANY), "F@"),
        ("FW@", (FIRE, ANY), "FW"),
    ],
)
def test_a_payment_spares_whirlwinds_and_rare_dice(pool: str, cost: tuple[str, ...], paid: str) -> None:
    assert cheapest_payment(faces(pool), cost) == faces(paid)


def test_dice_are_best_used_for_the_worthiest_spells_and_a_scroll_is_kept() -> None:
    fire, own = faces("FFF"), ("spark", "fire_bolt")
    assert best_use(fire, (), (), 0) == pytest.approx(3 * 0.55)
    assert best_use(fire, own, (), 0) == pytest.approx(1 + 3)
    assert best_use(faces("FF"), own, (), 0) == pytest.approx(3)
    assert best_use(faces("FFFFFF"), own, (), 0) == pytest.approx(1 + 3 + 3 * 0.55), "each spell once"
    assert best_use(faces("FF"), ("spark",), (), 0) == pytest.approx(1 + 0.55)
    assert best_use(faces("WW"), own, (), 0) == pytest.approx(2 * 0.55)
    assert best_use(faces("WW"), (), ("water_attack",), 0) == pytest.approx(3 + 1)
    assert best_use(faces("WWAA"), (), ("water_attack", "paralysing_noise"), 0) == pytest.approx(3 + 1 + 2 * 0.55), (
        "one scroll a round"
    )


# -- plans ----------------------------------------------------------------------------------------------------

MARKET = ((12.0, "thunderbolt", True), (8.0, "water_attack", True))
WATER_ATTACK = MARKET[1:]
OWN = ((3.0, "fire_bolt", False), (1.0, "spark", False))


@pytest.mark.clause("WD-3.9")
def test_a_plan_holds_at_most_one_scroll_to_learn_and_any_number_of_own_spells() -> None:
    rolled = faces("AAAAWWFFF")
    for wanted in ((*MARKET, *OWN), (*OWN, *MARKET)):
        assert set(best_plan(rolled, 9, wanted).spells) == {"thunderbolt", "fire_bolt", "spark"}
    known = tuple((value, spell, False) for value, spell, _ in MARKET)
    assert set(best_plan(rolled, 9, (*known, *OWN)).spells) == {"thunderbolt", "water_attack", "fire_bolt", "spark"}


def test_a_plan_needs_no_more_dice_than_there_are() -> None:
    assert best_plan(faces("AAAA"), 4, MARKET).spells == ("thunderbolt",)
    assert best_plan(faces("WWF"), 3, (*MARKET, *OWN)).spells == ("water_attack", "spark")
    assert best_plan(faces("W"), 1, MARKET) == Plan(0.6, ())
    assert best_plan(faces("F"), 1, ((0.6, "spark", False),)) == Plan(0.6, ()), "a spare die is worth as much"
    assert best_plan(faces("AA"), 2, ((5.0, "forked_bolt", False),)) == Plan(2 * 0.6, ()), "any die is a die"


def test_a_plan_is_worth_its_spells_less_what_must_still_be_rolled() -> None:
    ready = best_plan(faces("WW"), 2, WATER_ATTACK)
    assert ready == Plan(8.0, ("water_attack",))
    half = best_plan(faces("W"), 2, WATER_ATTACK)
    assert half.worth == pytest.approx(8.0 - 0.14 * rolls_needed((1,), 0))
    assert best_plan(faces("W@"), 2, WATER_ATTACK).worth == 8.0
    assert best_plan(faces("WW"), 5, WATER_ATTACK).worth == pytest.approx(8.0 + 3 * 0.6)
    loose = best_plan(faces("AA"), 3, ((5.0, "forked_bolt", False),), Temper(roll=0.14, missing_any=0.1, spare=0.6))
    assert loose.worth == pytest.approx(5.0 - 0.1)


@pytest.mark.parametrize(
    ("missing", "wild", "rolls"),
    [
        ((), 0, 0.0), ((1,), 0, 3.0), ((2,), 0, 6.0), ((1, 1), 0, 2.0 + 3.0), ((1,), 1, 0.0), ((2, 1), 1, 2.0 + 3.0),
        ((1,), 5, 0.0),
    ],
)  # fmt: skip
def test_the_more_symbols_are_missing_the_likelier_a_die_shows_one(
    missing: tuple[int, ...], wild: int, rolls: float
) -> None:
    assert rolls_needed(missing, wild) == pytest.approx(rolls)


@pytest.mark.parametrize(
    ("spells", "pool", "hand", "kept"),
    [
        (("fire_bolt",), "", "FFFW", "FF"),
        (("fire_bolt",), "F", "FFW", "F"),
        (("fire_bolt",), "", "FW@", "F@"),
        (("fire_bolt",), "@", "FW@", "F"),
        (("fire_bolt",), "", "FFW@", "FF"),
        (("fire_bolt", "water_attack"), "", "FWA@@@", "FW@@"),
        ((), "", "FW@", ""),
    ],
)
def test_dice_are_kept_that_the_plan_lacks(spells: tuple[str, ...], pool: str, hand: str, kept: str) -> None:
    assert sorted(serving(Plan(1.0, spells), faces(pool), faces(hand))) == sorted(faces(kept))


def test_a_plan_counts_the_symbols_of_its_spells() -> None:
    needs = Plan(1.0, ("forked_bolt", "elemental_convergence")).needs()
    assert needs == {FIRE: 1, WATER: 1, EARTH: 1, AIR: 3, MAGIC: 1}
    assert WHIRLWIND not in needs
