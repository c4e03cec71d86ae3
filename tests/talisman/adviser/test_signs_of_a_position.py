"""The signs by which thinking players judge a position, number by number, and what they make up for what is hidden."""

from __future__ import annotations

import math
from typing import Any

import pytest

from game.catalogue import GAMES
from game.engine.dice import Dice
from game.talisman.adviser.casting import judge_targets, threat_of
from game.talisman.adviser.choosing import card_option_worth
from game.talisman.adviser.evaluation import WEIGHTS, signs, standings, steps_inwards
from game.talisman.adviser.imagination import imagine, shown_to
from game.talisman.adviser.trading import judge_answer, judge_deal
from game.talisman.adviser.ways.visiting import healing_worth
from game.talisman.adviser.worth import SPELL_WORTH, card_worth, next_life_worth
from game.talisman.box.board import CROWN
from game.talisman.state import TalismanState, Trade
from tests.talisman.adviser.positions import option, question, table
from tests.talisman.scene import figure, moving

GAME = GAMES["talisman"]


def told(state: TalismanState) -> dict[str, float]:
    """The signs of the first seat by their names, without those that are nothing."""
    found = dict(zip(WEIGHTS, signs(state, 0, state.heroes[0]), strict=True))
    return {name: sign for name, sign in found.items() if sign}


def test_every_sign_of_a_well_provided_character_is_told() -> None:
    state = moving(figure(
        "thief", "middle_05_runes", strength=5, craft=6, lives=3, gold=2, objects="sword#1 talisman#1",
        followers="guide#1", spells="hex#1 teleport#1", trophies="bear#1 ogre#1",
    )).state  # fmt: skip
    worths = {card: card_worth(state, 0, card) for card in ("sword#1", "talisman#1", "guide#1")}
    assert told(state) == {
        "lives": math.sqrt(3), "strength": 5.0, "arm": 6.0, "craft": 6.0, "gold": 2.0, "spells": 2.0,
        "objects": worths["sword#1"] + worths["talisman#1"], "followers": worths["guide#1"], "trophies": 7.0,
        "talisman": 6.0, "middle region": 1.0,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("character", "space", "more", "expected"),
    [
        ("thief", "outer_01_fields", {}, {"strength": 3.0, "arm": 3.0, "craft": 3.0}),
        ("thief", "outer_01_fields", {"lives": 1},
         {"lives": 1.0, "last life": 1.0, "strength": 3.0, "arm": 3.0, "craft": 3.0}),
        ("warrior", "outer_01_fields", {}, {"strength": 4.0, "arm": 4.0, "craft": 3.0, "second die": 1.0}),
        ("thief", "outer_01_fields", {"strength": 20, "craft": 20}, {"strength": 14.0, "arm": 14.0, "craft": 14.0}),
        ("thief", "inner_02_vampires_tower", {}, {"strength": 3.0, "arm": 3.0, "craft": 3.0}),
        ("thief", "outer_01_fields", {"toad": 2}, {"strength": 1.0, "arm": 1.0, "craft": 1.0, "toad": 1.0}),
    ],
)  # fmt: skip
def test_signs_tell_what_a_character_can_do(
    character: str, space: str, more: dict[str, Any], expected: dict[str, float]
) -> None:
    state = moving(figure(character, space, gold=0, **more)).state
    assert told(state) == {"lives": 2.0, **expected}


@pytest.mark.parametrize(
    ("space", "steps"),
    [("plain_of_peril", 0.0), ("inner_01_mines", 1.0), ("inner_03_pits", 3.0), ("valley_of_fire", 4.0),
     ("inner_06_dice_with_death", 2.0), ("inner_07_crypt", 1.0), (CROWN, 0.0)],
)  # fmt: skip
def test_a_bearer_is_told_how_far_inwards_it_has_come(space: str, steps: float) -> None:
    state = moving(figure("thief", space, objects="talisman#1", gold=0)).state
    assert steps_inwards(state.heroes[0]) == steps
    found = told(state)
    assert found["inner region"] == 1.0
    assert found.get("steps inwards", 0.0) == steps
    assert found.get("crown", 0.0) == (space == CROWN)
    assert found["talisman"] == 3.0


def test_a_newcomer_has_one_sign_and_who_is_out_none() -> None:
    state = moving(figure("thief"), figure("elf"), figure("troll")).state
    state.heroes[0].space = ""
    state.heroes[1].space, state.heroes[1].out = "", True
    assert told(state) == {"newcomer": 1.0}
    found = standings(state)
    assert found[1] is None
    assert found[2] is not None
    assert GAME.turns_ahead(state) == 3, "his own turn again, when two are left"
    assert [GAME.is_in_play(state, seat) for seat in range(3)] == [True, False, True]


# -- what is hidden --------------------------------------------------------------------------------------


def test_a_spell_shown_stays_while_the_rest_of_a_hand_is_dealt_anew_and_none_is_lost() -> None:
    state = moving(figure("thief"), figure("wizard", spells="hex#1 teleport#1")).state
    state.shown = ((0, "hex#1"), (1, "teleport#1"))
    every = sorted((*state.spells.cards, *state.heroes[1].spells))
    assert shown_to(state, 0) == {"hex#1"}
    hands = set()
    for seed in range(6):
        thought = GAME.new_match(["a", "b"], {}, 1)._copy(state)
        imagine(thought, 0, Dice(seed))
        hands.add(thought.heroes[1].spells)
        assert len(thought.heroes[1].spells) == 2
        assert thought.heroes[1].spells[0] == "hex#1"
        assert sorted((*thought.spells.cards, *thought.heroes[1].spells)) == every
    assert len(hands) > 1


@pytest.mark.parametrize(("partner", "offered", "known"), [(0, True, True), (0, False, False), (1, True, False)])
def test_a_spell_offered_in_a_deal_is_known_to_the_partner_alone(partner: int, offered: bool, known: bool) -> None:
    state = moving(figure("thief"), figure("wizard", spells="hex#1"), figure("elf")).state
    state.trade = Trade(2, partner, gives=("hex#1",), offered=offered)
    assert shown_to(state, 0) == ({"hex#1"} if known else set())


# -- small judgements ------------------------------------------------------------------------------------


def test_a_deal_is_worth_what_comes_less_what_goes() -> None:
    state = table(figure("dwarf", objects="helmet#1"), objects="sword#1")
    sword, helmet = card_worth(state, 0, "sword#1"), card_worth(state, 0, "helmet#1")
    decision = question("accept", "refuse")
    for trade, worth in (
        (Trade(1, 0, gives=("helmet#1",), takes=("sword#1",)), helmet - sword),
        (Trade(1, 0, gold_given=3, gold_taken=1), 2.0), (Trade(1, 0, takes=("sword#1",), gold_taken=2), -sword - 2.0),
        (Trade(1, 0, gives=("helmet#1",), gold_given=1, spells_taken=2), helmet + 1.0 - 2 * SPELL_WORTH),
    ):  # fmt: skip
        state.trade = trade
        assert judge_answer(state, decision) == [pytest.approx(worth), 0.0]


def test_without_a_good_deal_the_market_is_left() -> None:
    state = table(figure("dwarf", gold=0), gold=0)
    state.trade = Trade(0, 1)
    assert judge_deal(state, question("give:gold", "offer", "cancel")) == [0.0, 0.0, 1.0]


def test_the_best_target_of_a_spell_is_judged_by_that_spell() -> None:
    state = table(figure("dwarf"))
    decision = question("target:seat:0", "target:seat:1", "target:nothing:x", about="spell:healing#1")
    assert judge_targets(state, decision) == [10.0, threat_of(state, 1), 0.0]
    decision = question("target:seat:0", "target:seat:1", about="spell:nullify#1")
    assert judge_targets(state, decision) == [-10.0, threat_of(state, 1)]
    assert judge_targets(state, question("target:seat:0")) == [-10.0], "of no Spell that is known"


def test_only_cards_known_by_their_faces_are_chosen_for_their_worth() -> None:
    state = table()
    assert card_option_worth(state, 0, option("swap:ring#1>axe#1")) == card_worth(state, 0, "ring#1") + 0.5
    assert [card_option_worth(state, 0, option(key)) for key in ("card:hidden", "leave:sword#1")] == [0.2, 0.2]


@pytest.mark.parametrize(("gold", "price", "lives"), [(5, 2, 2), (5, 1, 3), (1, 2, 0), (5, 6, 0)])
def test_healing_is_worth_the_lives_that_the_price_allows(gold: int, price: int, lives: int) -> None:
    state = table(lives=1, gold=gold)
    expected = sum(next_life_worth(1 + more) - price for more in range(lives))
    assert healing_worth(state, 0, 4, price) == pytest.approx(expected)
