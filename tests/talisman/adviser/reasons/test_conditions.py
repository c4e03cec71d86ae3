"""The sentences that speak for an option: each of their conditions on both sides."""

from __future__ import annotations

import pytest

from game.talisman.adviser.reasons import casting, evading, fighting
from game.talisman.box.board import CROWN
from game.talisman.box.register import (
    AFTER_MOVE,
    ANY_TURN_START,
    BEFORE_BATTLE,
    IN_ANSWER_TO_SPELL,
    WHEN_ENCOUNTERING,
    WHEN_LOST,
)
from game.talisman.rules.fights import pending
from game.talisman.rules.fights.scores import COMBAT
from game.talisman.rules.table.land import COMMAND_SPELL
from game.talisman.state import Fight, Loss, SpellCast
from tests.talisman.adviser.positions import FIELDS, RUINS, option, question, said, table
from tests.talisman.scene import figure

# -- Spells ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spell", "target", "words"),
    [
        ("teleport", f"space:{RUINS}", "Pool of Life lies there."), ("hex", f"space:{RUINS}", ""),
        ("teleport", "seat:1", ""), ("acquisition", "seat:1", "The Dwarf has this to take: Sword."),
        ("acquisition", f"space:{RUINS}", ""), ("mesmerism", "seat:1", "The Dwarf has this to take: Maiden."),
        ("mesmerism", f"space:{RUINS}", ""), ("nullify", "seat:1", ""), ("mesmerism", "seat:2", ""),
        ("acquisition", "seat:2", ""),
    ],
)  # fmt: skip
def test_a_target_is_praised_for_what_this_spell_does_to_it(spell: str, target: str, words: str) -> None:
    owner = figure("dwarf", "crags", objects="sword#1", followers="maiden#1")
    state = table(owner, figure("elf", "city", gold=0), lying={RUINS: "pool_of_life#1"})
    decision = question(about=f"spell:{spell}#1")
    assert said(casting.of_target(state, decision, option(f"target:{target}"))) == words
    assert casting.of_target(state, question(), option(f"target:{target}")) is None


@pytest.mark.parametrize("strength", [3, 12])
def test_strength_is_praised_only_where_it_raises_the_chance(strength: int) -> None:
    state = table(lying={FIELDS: "ogre#1"}, strength=strength)
    assert casting.of_card(state, question(), option("use:mercenary#1")) is None, "there is no fight"
    state.fight, state.window = pending.with_cards(state, 0, ("ogre#1",)), BEFORE_BATTLE
    raised = said(casting.of_card(state, question(), option("use:mercenary#1")))
    assert raised == ("It raises your chance to win the fight from 28 % to 72 %." if strength == 3 else "")
    assert casting.of_card(state, question(), option("use:alchemist#1")) is None
    assert casting.of_card(state, question(), option("cast:hex#1")) is None
    state.window = AFTER_MOVE
    assert casting.of_card(state, question(), option("use:mercenary#1")) is None


@pytest.mark.parametrize(
    ("window", "met_by", "card", "speaks"),
    [
        (WHEN_ENCOUNTERING, 0, "dragon#1", True), (WHEN_ENCOUNTERING, 1, "dragon#1", False),
        (AFTER_MOVE, 0, "dragon#1", False), (WHEN_ENCOUNTERING, 0, "wild_boar#1", False),
    ],
)  # fmt: skip
def test_slipping_away_is_praised_to_whoever_meets_what_may_well_win(
    window: str, met_by: int, card: str, speaks: bool
) -> None:
    state = table(figure("dwarf", FIELDS), lying={FIELDS: card}, strength=5)
    state.window, state.met_by, state.meeting = window, met_by, (f"card:{card}",)
    for spell in ("invisibility", "immobility"):
        assert bool(casting.of_card(state, question(), option(f"cast:{spell}#1"))) is speaks


@pytest.mark.parametrize(
    ("window", "turn", "space", "speaks"),
    [
        (ANY_TURN_START, 1, CROWN, True), (ANY_TURN_START, 1, FIELDS, False), (ANY_TURN_START, 0, CROWN, False),
        (AFTER_MOVE, 1, CROWN, False),
    ],
)  # fmt: skip
def test_immobility_is_praised_against_a_ruler_about_to_begin(window: str, turn: int, space: str, speaks: bool) -> None:
    state = table(figure("dwarf", space))
    if turn == 0:
        state.heroes[0].space = CROWN
    state.window, state.turn = window, turn
    words = "The Dwarf cannot cast the Command Spell this turn." if speaks else ""
    assert said(casting.of_card(state, question(), option("cast:immobility#1"))) == words


@pytest.mark.parametrize(
    ("window", "cast", "words"),
    [
        (IN_ANSWER_TO_SPELL, SpellCast(1, "hex#1", "seat:0"), "The Spell is aimed at you."),
        (IN_ANSWER_TO_SPELL, SpellCast(1, "hex#1", "seat:1"), ""), (AFTER_MOVE, SpellCast(1, "hex#1", "seat:0"), ""),
        (IN_ANSWER_TO_SPELL, SpellCast(0, "hex#1", "seat:0"), ""),
        (IN_ANSWER_TO_SPELL, SpellCast(1, COMMAND_SPELL, ""), "It stops the Command Spell, which may cost you a Life."),
        (IN_ANSWER_TO_SPELL, None, ""), (AFTER_MOVE, None, ""),
    ],
)  # fmt: skip
def test_a_counterspell_is_praised_for_what_it_answers(window: str, cast: SpellCast | None, words: str) -> None:
    state = table(figure("dwarf", FIELDS))
    state.window, state.casting = window, (cast,) if cast is not None else ()
    assert said(casting.of_card(state, question(), option("cast:counterspell#1"))) == words


@pytest.mark.parametrize(
    ("window", "loss", "speaks"),
    [
        (WHEN_LOST, Loss("life", 0), True), (WHEN_LOST, Loss("life", 1), False),
        (WHEN_LOST, Loss("follower", 0), False),
        (AFTER_MOVE, Loss("life", 0), False), (WHEN_LOST, None, False),
    ],
)  # fmt: skip
def test_preservation_is_praised_for_ones_own_life(window: str, loss: Loss | None, speaks: bool) -> None:
    state = table(figure("dwarf", FIELDS))
    state.window, state.loss = window, loss
    assert bool(casting.of_card(state, question(), option("cast:preservation#1"))) is speaks


@pytest.mark.parametrize(
    ("window", "lying", "words"),
    [
        (AFTER_MOVE, "dragon#1 wolf#1", "Else you would meet Dragon here."), (AFTER_MOVE, "healer#1", ""),
        ("turn_start", "dragon#1", ""), (AFTER_MOVE, "", ""),
    ],
)  # fmt: skip
def test_destruction_is_praised_for_the_worst_that_lies_where_one_has_come(window: str, lying: str, words: str) -> None:
    state = table(lying={FIELDS: lying} if lying else {})
    state.window = window
    assert said(casting.of_card(state, question(), option("cast:destruction#1"))) == words


def test_healing_and_stealing_are_praised_for_what_there_is() -> None:
    owner = figure("dwarf", "crags", objects="sword#1", followers="guide#1")
    state = table(figure("elf", "city", objects="helmet#1", followers="maiden#1"), owner, lives=1)
    assert said(casting.of_card(state, question(), option("cast:healing#1"))) == "You are down to your last Life."
    assert casting.of_card(table(), question(), option("cast:healing#1")) is None
    assert (
        said(casting.of_card(state, question(), option("cast:acquisition#1"))) == "The Dwarf has this to take: Sword."
    )
    assert said(casting.of_card(state, question(), option("cast:mesmerism#1"))) == "The Elf has this to take: Maiden."
    poor = table(figure("elf", "city", gold=0))
    for spell in ("acquisition", "mesmerism"):
        assert casting.of_card(poor, question(), option(f"cast:{spell}#1")) is None


# -- fights ----------------------------------------------------------------------------------------------


def test_weapons_are_praised_where_they_can_win() -> None:
    state = table(objects="sword#1 axe#1", lying={FIELDS: "dragon#1 dragon#2 wolf#1"})
    assert fighting.of_weapon(state, question(), option("weapon:sword#1")) is None, "there is no fight"
    state.fight = pending.with_cards(state, 0, ("dragon#1", "dragon#2"))
    assert fighting.of_weapon(state, question(), option("weapon:sword#1")) is None, "it cannot be won"
    state.fight = pending.with_cards(state, 0, ("wolf#1",))
    assert said(fighting.of_weapon(state, question(), option("weapon:sword#1"))).endswith("72 % of such fights.")


@pytest.mark.parametrize(
    ("fight", "lives", "words"),
    [
        (None, 4, ""), (Fight(COMBAT, 1, 2), 4, ""), (Fight(COMBAT, 0, 1), 1, "It is the last Life of the Dwarf."),
        (Fight(COMBAT, 1, 0), 1, "It is the last Life of the Dwarf."),
        (Fight(COMBAT, 0, 1), 2, "It leaves the Dwarf with 1 Life."),
    ],
)  # fmt: skip
def test_taking_a_life_is_praised_to_whoever_won_for_what_it_leaves(
    fight: Fight | None, lives: int, words: str
) -> None:
    state = table(figure("dwarf", FIELDS, lives=lives), figure("elf", FIELDS))
    state.fight = fight
    assert said(fighting.of_life(state, question())) == words
    assert said(fighting.of_answer(state, question(), option("refuse"))) == words
    assert fighting.of_answer(state, question(), option("accept")) is None


def test_an_offer_says_what_it_keeps() -> None:
    state = table(lives=1)
    assert fighting.of_offer(state, question(), option("no_offer")) is None
    assert said(fighting.of_offer(state, question(), option("gold:1"))) == "If it is accepted, you keep your last Life."


def test_evading_a_person_needs_harm_and_meeting_one_a_healer() -> None:
    state = table(lives=2, lying={FIELDS: "healer#1 siren#1"})
    healer, siren = (question("meet", "evade:all", about=f"card:{card}#1") for card in ("healer", "siren"))
    assert said(evading.of_facing(state, healer, option("meet"))) == "You are down to 2 Lives."
    assert evading.of_facing(state, siren, option("meet")) is None
    assert evading.of_facing(state, healer, option("evade:all")) is None
    assert said(evading.of_facing(state, siren, option("evade:all"))) == "Else you would meet Siren here."
