"""At what a sensible Character casts its Spells, and what it picks, sells, buys and wishes for."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.decision import Option, Text
from game.talisman.adviser.casting import (
    NEVER,
    acquisition,
    apart,
    cast_worth,
    harm_of,
    rivals,
    target_worth,
    threat_of,
)
from game.talisman.adviser.choosing import (
    UNWISE,
    buying_worth,
    card_option_worth,
    drawn_worth,
    life_or_follower,
    losing_worth,
    selling_worth,
    service_worth,
    taking_worth,
    wish_worth,
)
from game.talisman.adviser.fighting import offer_worth, protection_worth, raised_worth
from game.talisman.adviser.ways.moving import loot_of, worth_of_meeting
from game.talisman.adviser.worth import POINT, SPELL_WORTH, card_worth, life_worth, next_life_worth
from game.talisman.box.board import CROWN
from game.talisman.box.register import CARD_OF, CARDS
from game.talisman.state import Loss, SpellCast, TalismanState
from tests.talisman.scene import figure, moving

FIELDS = "outer_01_fields"


def table(*others: Any, lying: dict[str, str] | None = None, **more: Any) -> TalismanState:
    """A thief with these things, and others."""
    return moving(figure("thief", FIELDS, **more), *others, lying=lying or {}).state


def option(key: str) -> Option:
    """An answer of that key."""
    return Option(key, Text(key))


# -- Spells ----------------------------------------------------------------------------------------------


def test_whoever_is_nearer_to_winning_is_the_better_target_of_what_harms() -> None:
    state = table(
        figure("elf", FIELDS, strength=6, craft=6),
        figure("dwarf", FIELDS, strength=6, craft=6, objects="talisman#1"),
        figure("monk", CROWN, strength=6, craft=6),
    )
    assert [threat_of(state, seat) for seat in (1, 2, 3)] == [12.0, 15.0, 32.0]
    for spell in ("nullify", "random", "immobility"):
        assert [target_worth(state, 0, spell, f"seat:{seat}") for seat in range(4)] == [-10.0, 12.0, 15.0, 32.0]
    for spell in ("healing", "preservation"):
        assert target_worth(state, 0, spell, "seat:0") == 10.0


def test_a_victim_is_chosen_for_the_best_that_can_be_taken() -> None:
    armed = figure("elf", FIELDS, objects="sword#1 talisman#1", followers="maiden#1 poltergeist#1", gold=0)
    state = table(armed, figure("dwarf", FIELDS, gold=0), figure("troll", FIELDS, gold=2))
    best = max(card_worth(state, 0, card) for card in ("sword#1", "talisman#1"))
    found = [target_worth(state, 0, "acquisition", f"seat:{seat}") for seat in (1, 2, 3)]
    assert found == [pytest.approx(best), 0.0, pytest.approx(0.1)]
    assert acquisition(state, 0) == pytest.approx(best)
    assert target_worth(state, 0, "mesmerism", "seat:1") == pytest.approx(card_worth(state, 0, "maiden#1"))
    assert target_worth(state, 0, "mesmerism", "seat:2") == 0.0
    state.heroes[1].out, state.heroes[1].space = True, ""
    assert rivals(state, 0) == (2, 3)
    assert rivals(state, 2) == (0, 3)


@pytest.mark.parametrize(("lives", "worth"), [(1, 5.0), (2, 4.0), (3, NEVER), (4, NEVER)])
def test_healing_is_for_those_who_have_hardly_a_life_left(lives: int, worth: float) -> None:
    assert cast_worth(table(lives=lives), 0, "healing") == worth


def test_destruction_is_for_what_would_hurt_where_one_stands_after_a_move() -> None:
    state = table(lying={FIELDS: "dragon#1 healer#1", "ruins": "dragon#2"})
    state.window = "after_move"
    assert harm_of(state, 0, "dragon#1") == -worth_of_meeting(state, 0, "dragon#1") > 2.0
    assert cast_worth(state, 0, "destruction") == pytest.approx(harm_of(state, 0, "dragon#1") - 2.0)
    assert target_worth(state, 0, "destruction", "card:dragon#1") == harm_of(state, 0, "dragon#1")
    state.window = "turn_start"
    assert cast_worth(state, 0, "destruction") == -2.0
    assert harm_of(state, 0, "hex#1") == 0.0


def test_a_hex_is_laid_as_near_to_a_rival_as_can_be_and_teleport_leads_to_what_is_worth_most() -> None:
    state = table(figure("elf", "outer_05_hills"), lying={"ruins": "dragon#1"})
    worths = {space: target_worth(state, 0, "hex", f"space:{space}") for space in (FIELDS, "outer_05_hills", CROWN)}
    assert worths == {FIELDS: -4.0, "outer_05_hills": 0.0, CROWN: -20.0}
    assert apart("outer_23_fields", "outer_01_fields") == 2.0, "round the ring the shorter way"
    better, worse = "outer_03_woods", "outer_20_ruins"
    assert target_worth(state, 0, "teleport", f"space:{better}") > target_worth(state, 0, "teleport", f"space:{worse}")
    assert target_worth(state, 0, "teleport", "nothing") == 0.0


@pytest.mark.parametrize(
    ("loss", "worth"),
    [
        (Loss("life", 0), 10.0), (Loss("follower", 0), 1.0), (Loss("life", 1), NEVER), (Loss("enemy", 0), NEVER),
        (None, NEVER),
    ],
)  # fmt: skip
def test_preservation_is_for_what_is_ones_own(loss: Loss | None, worth: float) -> None:
    state = table(figure("elf", FIELDS))
    state.window, state.loss = "when_life_follower_or_enemy_would_be_lost", loss
    assert cast_worth(state, 0, "preservation") == worth
    assert cast_worth(state, 0, "healing") == NEVER, "which keeps nothing from being lost"


@pytest.mark.parametrize(
    ("caster", "card", "target", "worth"),
    [
        (1, "nullify#1", "seat:0", 4.0), (1, "nullify#1", "seat:2", NEVER), (1, "healing#1", "seat:0", NEVER),
        (0, "nullify#1", "seat:0", NEVER), (1, "command_spell", "", 4.0),
    ],
)  # fmt: skip
def test_a_counterspell_answers_what_is_aimed_at_oneself_and_does_harm(
    caster: int, card: str, target: str, worth: float
) -> None:
    state = table(figure("elf", FIELDS), figure("dwarf", FIELDS))
    state.window, state.casting = "in_answer_to_spell", (SpellCast(caster, card, target),)
    assert cast_worth(state, 0, "counterspell") == worth
    assert cast_worth(state, 0, "random") == NEVER


def test_whoever_rules_from_the_crown_is_petrified_at_the_start_of_his_turn_by_the_others() -> None:
    state = table(figure("elf", CROWN))
    state.window, state.turn = "any_turn_start", 1
    assert cast_worth(state, 0, "immobility") == 3.0
    assert cast_worth(state, 1, "immobility") == NEVER
    state.heroes[0].space = CROWN
    assert cast_worth(state, 1, "immobility") == NEVER, "it is his own turn"
    state.heroes[1].space = FIELDS
    assert cast_worth(state, 0, "immobility") == NEVER


def test_some_spells_are_for_the_start_of_ones_own_turn() -> None:
    state = table(figure("elf", FIELDS, spells="alchemy#1"))
    for window, turn, nullify, random in (
        ("turn_start", 0, 0.1, 0.4), ("turn_start", 1, 0.1, NEVER), ("after_move", 0, NEVER, NEVER),
    ):  # fmt: skip
        state.window, state.turn = window, turn
        assert (cast_worth(state, 0, "nullify"), cast_worth(state, 0, "random")) == (nullify, random)


def test_nobody_wise_nullifies_himself() -> None:
    state = table(figure("elf", FIELDS))
    state.heroes[0].spells = ("nullify#1", "hex#1")
    state.window, state.turn = "turn_start", 0
    assert cast_worth(state, 0, "nullify") == NEVER
    state.heroes[1].spells = ("alchemy#1",)
    assert cast_worth(state, 0, "nullify") == 0.1
    assert target_worth(state, 0, "nullify", "seat:1") > target_worth(state, 0, "nullify", "seat:0")
    state.heroes[1].evading = ("card:bear#1",)
    assert cast_worth(state, 0, "nullify") == NEVER


def test_three_turns_and_a_flight_are_worth_most_on_the_way_to_a_goal() -> None:
    idle, bound = table(), table(strength=12, objects="talisman#1")
    for spell, without, towards in (("temporal_warp", 1.0, 6.0), ("teleport", 0.2, 1.0)):
        assert (cast_worth(idle, 0, spell), cast_worth(bound, 0, spell)) == (without, towards)
    ruling = table()
    ruling.heroes[0].space = CROWN
    assert cast_worth(ruling, 0, "temporal_warp") == 6.0


# -- choices ---------------------------------------------------------------------------------------------


def test_cards_are_taken_for_what_they_are_worth_and_in_place_of_something_worse() -> None:
    state = table(objects="talisman#1")
    assert taking_worth(state, 0, option("take:sword#1")) == card_worth(state, 0, "sword#1")
    assert taking_worth(state, 0, option("take:bag_of_gold#1")) == 3.0
    assert (taking_worth(state, 0, option("done")), taking_worth(state, 0, option("leave:talisman#1"))) == (0.0, UNWISE)
    full = table(objects="talisman#1 ring#1 cross#1 helmet#1")
    worst = min(card_worth(full, 0, card) for card in ("talisman#1", "ring#1", "cross#1", "helmet#1"))
    expected = card_worth(full, 0, "sword#1") - 0.3 - worst
    assert taking_worth(full, 0, option("take:sword#1")) == pytest.approx(expected)


def test_of_what_somebody_has_the_best_card_comes_before_gold_and_gold_before_nothing() -> None:
    state = table()
    for verb in ("card", "take", "swap"):
        assert card_option_worth(state, 0, option(f"{verb}:sword#1")) == card_worth(state, 0, "sword#1") + 0.5
    assert card_option_worth(state, 0, option("gold")) == card_option_worth(state, 0, option("take_gold:1")) == 1.0
    assert card_option_worth(state, 0, option("nothing")) == 0.2


def test_what_must_go_is_what_is_worth_least() -> None:
    state = table(objects="talisman#1 helmet#1", followers="maiden#1", lives=1)
    worth = card_worth(state, 0, "helmet#1")
    assert losing_worth(state, 0, option("leave:helmet#1")) == -worth
    assert losing_worth(state, 0, option("done")) == 0.0
    assert selling_worth(state, 0, option("card:helmet#1")) == pytest.approx(0.9 - worth)
    assert selling_worth(state, 0, option("done")) == 0.0
    assert life_or_follower(state, 0, option("card:maiden#1")) == -card_worth(state, 0, "maiden#1")
    assert life_or_follower(state, 0, option("life")) == -life_worth(1)
    assert life_or_follower(state, 0, option("gold")) == -1.0
    assert drawn_worth(state, 0, option("card:dragon#1")) == -worth_of_meeting(state, 0, "dragon#1") > 0


def test_what_is_bought_is_worth_more_than_most_of_its_price() -> None:
    state = table()
    for item in ("sword", "helmet"):
        price = min(price for _, price in CARDS[item].prices)
        expected = card_worth(state, 0, f"{item}#p1") - 0.8 * price
        assert buying_worth(state, 0, option(f"buy:{item}")) == pytest.approx(expected)
    assert buying_worth(state, 0, option("done")) == 0.0


@pytest.mark.parametrize(("lives", "more"), [(1, 3.0), (2, 3.0), (3, 0.0)])
def test_a_life_is_wished_for_by_those_who_have_hardly_one(lives: int, more: float) -> None:
    state = table(lives=lives)
    assert wish_worth(state, 0, option("wish:life")) == pytest.approx(next_life_worth(lives) + more)
    assert wish_worth(state, 0, option("wish:strength")) == POINT
    assert wish_worth(state, 0, option("wish:craft")) == pytest.approx(POINT + 0.1)
    assert wish_worth(state, 0, option("wish:spell")) == SPELL_WORTH
    assert wish_worth(state, 0, option("wish:gold")) == 1.0
    assert wish_worth(state, 0, option("wish:nothing")) == 0.0


def test_services_are_chosen_for_what_the_character_lacks() -> None:
    def worth(key: str, **more: Any) -> float:
        return service_worth(table(**more), 0, option(key))

    assert worth("healer", lives=1) == worth("doctor", lives=1) == next_life_worth(1) > worth("healer", lives=3)
    assert worth("free_healing", lives=1) - worth("healer", lives=1) == 1.0
    assert worth("healer", lives=1) - worth("royal_doctor", lives=1) == 1.0
    arms = [
        worth("blacksmith", gold=2),
        worth("blacksmith", gold=1),
        worth("blacksmith", gold=2, objects="axe#1 ring#1"),
    ]
    assert arms == [2.0, 0.2, 0.2]
    assert (worth("quest"), worth("quest", objects="talisman#1")) == (4.0, 0.0)
    assert (worth("give_up", lives=4), worth("give_up", lives=3)) == (0.5, -1.0)
    assert worth("nothing") == 0.0 > worth("alchemist")


def test_loot_is_the_best_of_what_is_owned_and_a_life_is_worth_more_at_the_end_and_on_the_crown() -> None:
    def loot(mine: str = "", **more: Any) -> float:
        space = more.pop("space", FIELDS)
        return loot_of(table(figure("elf", space, **more), objects=mine), 0, 1)

    sword, talisman = float(CARDS["sword"].worth), float(CARDS["talisman"].worth)
    assert loot(gold=0) == loot(gold=1) == 2.0
    assert loot(gold=0, lives=1) == 4.0
    assert loot(gold=0, space=CROWN) == 6.0
    assert loot(objects="sword#1") == max(2.0, sword)
    assert loot(objects="talisman#1 sword#1") == max(sword, talisman) + 4.0
    assert loot("talisman#2", objects="talisman#1 sword#1") == max(2.0, sword, talisman)


def test_a_life_is_bought_off_with_what_is_worth_less() -> None:
    state = table(objects="sword#1", gold=3)
    assert offer_worth(state, 0, option("no_offer")) == 0.0
    assert offer_worth(state, 0, option("card:sword#1")) == pytest.approx(
        life_worth(4) - card_worth(state, 0, "sword#1")
    )
    assert offer_worth(state, 0, option("gold:2")) == pytest.approx(life_worth(4) - 2.0)
    assert offer_worth(state, 0, option("gold:1")) == pytest.approx(life_worth(4) - 3.0), "which nobody accepts"


def test_the_protection_that_saves_most_often_is_used_and_a_raised_enemy_where_a_fight_hangs_on_it() -> None:
    state = table(objects="helmet#1 armour#1 shield#1", followers="bear#1")
    for card in ("helmet#1", "armour#1", "shield#1"):
        ability = CARD_OF[card].ability
        assert ability is not None
        assert protection_worth(state, 0, option(f"card:{card}")) == len(ability.saves_on) > 0
    assert protection_worth(state, 0, option("none")) == 0.0
    assert raised_worth(state, 0, option("helper:bear#1")) < 0.0 == raised_worth(state, 0, option("none"))
