"""The sentences that speak for an option, at the very limits of their conditions."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.engine.decision import Odds, Outcome, Text
from game.talisman.adviser.reasons import casting, evading, fighting, moving, owning, visiting
from game.talisman.box.board import CROWN
from game.talisman.box.register import (
    AFTER_MOVE,
    IN_ANSWER_TO_SPELL,
)
from game.talisman.referee import fights
from game.talisman.referee.fights import AGAINST_ENEMIES, LOSES, WINS
from game.talisman.state import SpellCast, TalismanState
from tests.talisman.adviser.positions import FIELDS, WOODS, option, question, said, table
from tests.talisman.scene import figure


def sentences(state: TalismanState, space: str) -> list[str]:
    """All that may speak for a space."""
    return [str(words) for _, words in moving.speaking(state, 0, space)]


def test_the_first_seat_is_a_rival_like_any_other_and_without_rivals_nothing_is_praised() -> None:
    state = table(figure("elf", "city"), objects="sword#1", followers="guide#1")
    asked = question(seat=1)
    assert said(casting.of_card(state, asked, option("cast:acquisition#1"))) == "The Thief has this to take: Sword."
    assert said(casting.of_card(state, asked, option("cast:mesmerism#1"))) == "The Thief has this to take: Guide."
    state.heroes[1].out, state.heroes[1].space = True, ""
    for spell in ("acquisition", "mesmerism"):
        assert casting.of_card(state, question(), option(f"cast:{spell}#1")) is None


def test_the_spell_to_be_answered_is_the_last_announced() -> None:
    state = table(figure("dwarf", FIELDS))
    state.window = IN_ANSWER_TO_SPELL
    mine, other = SpellCast(0, "hex#1", "seat:1"), SpellCast(1, "nullify#1", "seat:0")
    praised = []
    for state.casting in ((mine, other), (other, mine)):
        praised.append(casting.of_card(state, question(), option("cast:counterspell#1")) is not None)
    assert praised == [True, False]


def test_small_harm_is_harm_and_none_is_none() -> None:
    state = table(lying={FIELDS: "mephistopheles#1"})
    state.window = AFTER_MOVE
    words = "Else you would meet Mephistopheles here."
    assert said(casting.of_card(state, question(), option("cast:destruction#1"))) == words
    for card, expected in (("mephistopheles", words), ("hermit", "")):
        decision = question("meet", "evade:all", about=f"card:{card}#1")
        assert said(evading.of_facing(state, decision, option("evade:all"))) == expected


@pytest.mark.parametrize(
    ("able", "learned", "crypt", "mines"), [(4, 4, True, True), (5, 4, True, False), (4, 5, False, True)]
)
def test_the_better_or_equal_ability_is_tried(able: int, learned: int, crypt: bool, mines: bool) -> None:
    state = table(space="inner_00_plain_of_peril", strength=able, craft=learned, objects="talisman#1")
    steps = [moving.of_step(state, 0, "step", space) for space in ("inner_07_crypt", "inner_01_mines")]
    assert [step is not None for step in steps] == [crypt, mines]


def test_what_brings_nothing_or_little_harm_does_not_speak_for_a_space() -> None:
    desert = table(lying={"middle_09_desert": "hermit#1"})
    assert moving.of_space(desert, 0, "middle_09_desert") is None, "worth nothing at all"
    harmful = table(lying={"middle_09_desert": "blizzard#1"})
    assert moving.of_space(harmful, 0, "middle_09_desert") is None
    full = table(lying={WOODS: "blizzard#1 hermit#1"})
    assert not [words for words in sentences(full, WOODS) if "draw" in words]


def test_the_chance_against_what_lies_on_a_space_is_told_in_percent() -> None:
    assert "Wolf lies there: you win 58 % of such fights." in sentences(table(lying={WOODS: "wolf#1"}), WOODS)
    assert "Dragon lies there: you win 3 % of such fights." in sentences(table(lying={WOODS: "dragon#1"}), WOODS)


def test_going_back_is_praised_where_going_on_may_be_lost() -> None:
    def back(strength: int, *keys: str) -> str:
        hero = {"objects": "talisman#1", "held": "lizardman"}
        state = table(space="inner_03_pits", strength=strength, **hero)
        return said(fighting.of_meeting(state, question(*keys), option("retreat:inner_02_vampires_tower")))

    assert back(3, "continue") == "You would lose 58 % of such fights, and win 28 %."
    assert back(12, "continue") == ""
    assert back(3, "step:inner_04_valley_of_fire") == ""


def test_evading_a_character_names_the_fight_with_it_and_an_enemy_the_fight_with_that() -> None:
    state = table(figure("troll", FIELDS), lying={FIELDS: "dragon#1"})
    state.meeting, state.met_by = ("card:dragon#1",), 0
    rival = fighting.of_meeting(state, question(), option("evade:seat:1"))
    enemy = fighting.of_meeting(state, question(), option("evade:card:dragon#1"))
    assert (said(rival), said(enemy)) == (
        "You would lose 83 % of such fights, and win 8 %.", "You would lose 92 % of such fights, and win 3 %.",
    )  # fmt: skip
    assert said(fighting.of_meeting(state, question(), option("bribe:dragon#1"))) == said(enemy)
    passing = question("provoke:dragon#1", "provoke:wolf#1", "pass")
    assert said(fighting.of_meeting(state, passing, option("pass"))) == said(enemy), "the first of them"
    assert fighting.of_meeting(state, question("pass"), option("pass")) is None
    assert fighting.of_meeting(state, question(), option("evade:card:healer#1")) is None


@pytest.mark.parametrize(("own", "praised"), [(9, False), (8, False), (2, True)])
def test_leaving_alone_is_praised_by_the_best_attack_that_there_is(own: int, praised: bool) -> None:
    state = table(figure("elf", FIELDS, strength=8), figure("monk", FIELDS, strength=20), strength=max(3, own))
    decision = question("attack:1", "attack:2", "space")
    found = said(fighting.leaving_alone(state, decision))
    assert bool(found) is praised
    if praised:
        assert found == said(fighting.against_fighting(fights.against_character(state, 0, 1, "attack")))
    assert fighting.leaving_alone(state, question("space")) is None


def test_the_command_spell_is_praised_by_the_faces_that_work() -> None:
    state = table(space=CROWN)
    words = "It costs every other Character a Life 50 % of the time."
    assert said(fighting.of_encounter(state, question(), option("command"))) == words


def test_what_would_surely_be_lost_is_left_alone() -> None:
    state = table(figure("troll", FIELDS, strength=20), strength=3)
    decision = question("attack:1", "space")
    assert said(fighting.leaving_alone(state, decision)) == "You cannot win such a fight."


@pytest.mark.parametrize(("lost", "speaks"), [(Fraction(1, 4), True), (Fraction(35, 144), False)])
def test_a_fight_is_feared_from_a_quarter_on(lost: Fraction, speaks: bool) -> None:
    outcomes = (Outcome(Text("Won"), 1 - lost, WINS), Outcome(Text("Lost"), lost, LOSES))
    found = fighting.against_fighting(Odds(Text("Fight"), outcomes, clause=AGAINST_ENEMIES))
    assert (found is not None) is speaks


@pytest.mark.parametrize(("strength", "words"), [(6, "You beat the Sentinel 50 % of the time."), (5, "")])
def test_a_sentinel_beaten_every_other_time_is_likely_to_fall(strength: int, words: str) -> None:
    state = table(character="assassin", strength=strength, space="outer_04_sentinel")
    assert said(moving.of_bridge(state, 0)) == words


@pytest.mark.parametrize(
    ("card", "other", "strength", "words"),
    [
        ("hermit#1", "bag_of_gold#1", 3, owning.OTHERS_BRING_MORE), ("hermit#1", "hermit#1", 3, None),
        ("bag_of_gold#1", "hermit#1", 3, None), ("bag_of_gold#1", "two_bags_of_gold#1", 3, owning.OTHERS_BRING_MORE),
        ("blizzard#1", "hermit#1", 3, owning.HARMS), ("mephistopheles#1", "hermit#1", 3, owning.HARMS),
        ("wild_boar#1", "bag_of_gold#1", 12, owning.OTHERS_BRING_MORE), ("nothing#1", "hermit#1", 3, None),
    ],
)  # fmt: skip
def test_a_card_drawn_is_praised_to_be_discarded_for_its_harm_or_for_bringing_least(
    card: str, other: str, strength: int, words: Text | None
) -> None:
    decision = question(f"card:{card}", f"card:{other}")
    assert owning.of_drawn(table(strength=strength), decision, decision.options[0]) == words


def test_an_enemy_drawn_is_told_with_the_chance_to_lose() -> None:
    decision = question("card:bear#1", "card:hermit#1")
    found = owning.of_drawn(table(strength=4), decision, decision.options[0])
    assert said(found) == "You would lose 28 % of fights with it."


def test_even_little_healing_is_praised() -> None:
    ruler = figure("elf", CROWN, objects="talisman#2")
    state = table(ruler, lives=3, gold=1)
    state.crown_reached = True
    assert visiting.healing_for_gold(state, 0, 4) is not None
    assert visiting.of_service(table(spells="hex#1"), question(), option("call_the_dead")) is None
    assert visiting.of_service(table(), question(), option("call_the_dead")) == visiting.MAY_TEACH
