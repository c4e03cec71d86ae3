"""The sentences that speak for an option: each of their conditions on both sides."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.decision import Decision, Option, Text
from game.talisman.adviser.reasons import casting, evading, fighting, moving, owning, visiting
from game.talisman.box.board import CROWN, PORTAL, SPACES, WARLOCKS_CAVE
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
from game.talisman.state import Fight, Loss, SpellCast, TalismanState
from tests.talisman import scene
from tests.talisman.scene import figure

FIELDS, WOODS, RUINS = "outer_01_fields", "outer_03_woods", "outer_20_ruins"


def table(*others: Any, character: str = "thief", space: str = FIELDS, **more: Any) -> TalismanState:
    """A Character on a space, and others."""
    cards: dict[str, Any] = {"lying": more.pop("lying", {}), "gold": more.pop("bags", {})}
    return scene.moving(figure(character, space, **more), *others, **cards).state


def option(key: str, place: str | None = None) -> Option:
    """An answer of that key."""
    return Option(key, Text(key), place)


def question(*keys: str, about: str | None = None, seat: int = 0) -> Decision:
    """A question with these answers."""
    return Decision(seat, "any", Text("any"), tuple(option(key) for key in keys), "TAL", about=about)


def said(found: Text | None) -> str:
    """The sentence; nothing where nothing speaks."""
    return str(found) if found is not None else ""


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


# -- ways ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("strength", "speaks"), [(6, False), (7, True)])
def test_a_raft_is_praised_to_whoever_has_a_goal(strength: int, speaks: bool) -> None:
    state = table(strength=strength)
    assert bool(moving.of_move(state, question(), option("build"))) is speaks
    assert moving.of_move(state, question(), option("throw")) is None
    assert said(moving.of_move(state, question(), option("deliver"))) == "It completes your quest."


def test_a_way_is_judged_by_its_space_and_by_nothing_else_that_it_shows() -> None:
    state = table(lying={WOODS: "pool_of_life#1"})
    assert said(moving.of_move(state, question(), option("cw", f"space:{WOODS}"))) == "Pool of Life lies there."
    for place in (None, "card:pool_of_life#1", "space:nowhere", f"seat:{WOODS}"):
        assert moving.of_move(state, question(), option("cw", place)) is None
    for verb in ("lift", "ferry", "raft", "woods"):
        assert said(moving.of_move(state, question(), option(f"{verb}:{WOODS}"))) == "Pool of Life lies there."
    assert moving.of_destination(state, question(), option("to:nowhere")) is None
    assert said(moving.of_destination(state, question(), option(f"to:{WOODS}"))) == "Pool of Life lies there."


def spoken(state: TalismanState, space: str) -> list[str]:
    """All that may speak for a space."""
    return [str(words) for _, words in moving.speaking(state, 0, space)]


def test_gold_speaks_where_it_lies_and_not_to_a_toad() -> None:
    assert "1 bag of Gold lies there." in spoken(table(bags={WOODS: 1}), WOODS)
    assert not [words for words in spoken(table(), WOODS) if "Gold" in words]
    assert not [words for words in spoken(table(toad=2, gold=0, bags={WOODS: 1}), WOODS) if "Gold" in words]


def test_every_space_is_spoken_for_by_sentences_and_nobody_by_himself() -> None:
    state = table(figure("dwarf", FIELDS), strength=9)
    for space in SPACES:
        assert all(isinstance(words, Text) for _, words in moving.speaking(state, 0, space)), space
    assert [words for words in spoken(state, FIELDS) if "stands there" in words] == [
        "The Dwarf stands there: you win 100 % of fights with it."
    ]


@pytest.mark.parametrize(
    ("here", "space", "worth"),
    [(FIELDS, WOODS, 0.45 * 2), (WOODS, FIELDS, -0.45 * 2), (FIELDS, FIELDS, 0.0)],
)
def test_a_way_nearer_to_the_goal_is_worth_its_steps(here: str, space: str, worth: float) -> None:
    found = {str(words): gain for gain, words in moving.on_the_way(table(space=here, strength=9), 0, space)}
    assert [pytest.approx(gain) for gain in found.values()] == [worth]
    assert all("The Warlock's Cave is" in words for words in found)


def test_no_way_is_told_inside_nor_to_whoever_has_no_goal_nor_from_the_goal_itself() -> None:
    assert not [*moving.on_the_way(table(), 0, WOODS)]
    assert not [*moving.on_the_way(table(strength=9), 0, "inner_01_mines")]
    assert not [*moving.on_the_way(table(strength=9), 0, WARLOCKS_CAVE)]
    ready = table(space="middle_01_black_knight", strength=9, objects="talisman#1")
    assert [gain for gain, _ in moving.on_the_way(ready, 0, PORTAL)] == [pytest.approx(0.45 + 2.0)]


# -- cards and services ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("quest", "card", "words"),
    [
        ("deliver_follower", "maiden#1", owning.QUEST_ASKS), ("deliver_follower", "ring#1", None),
        ("deliver_magic_object", "ring#1", owning.QUEST_ASKS), ("deliver_magic_object", "guide#1", None),
        ("take_a_life", "guide#1", None), ("", "guide#1", None),
    ],
)  # fmt: skip
def test_a_quest_asks_for_its_own_kind_of_card(quest: str, card: str, words: Text | None) -> None:
    found = owning.use_of(table(quest=quest), 0, card)
    assert (found == owning.QUEST_ASKS) is (words is not None)
    assert found is not None


def test_only_what_is_missed_least_of_all_is_praised_to_be_left() -> None:
    state = table(objects="sword#1 sword#2 talisman#1 helmet#1")
    decision = question("leave:sword#1", "leave:sword#2", "leave:talisman#1")
    assert [owning.of_loss(state, decision, one) for one in decision.options] == [None] * 3, "two are missed alike"
    decision = question("leave:sword#1", "leave:talisman#1")
    assert [said(owning.of_loss(state, decision, one)) for one in decision.options] == [str(owning.LESS_MISSED), ""]


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("gold", str(owning.MONEY)), ("take_gold:1", str(owning.MONEY)),
        ("take:sword#1", "Weapon: +1 Strength in Combat."),
        ("swap:sword#1>axe#1", "Weapon: +1 Strength in Combat."), ("card:sword#1", "Weapon: +1 Strength in Combat."),
        ("buy:sword", "Weapon: +1 Strength in Combat."), ("leave:sword#1", ""),
        ("take:nothing", ""), ("buy:nothing", ""),
        ("take:bag_of_gold#1", str(owning.MONEY)), ("take:bear#1", ""),
    ],
)  # fmt: skip
def test_a_gain_is_praised_for_the_card(key: str, words: str) -> None:
    assert said(owning.of_gain(table(), question(), option(key))) == words


@pytest.mark.parametrize(
    ("terrain", "more", "words"),
    [
        ("village", {"gold": 2, "lives": 4}, visiting.SELLS_ARMS), ("village", {"gold": 1}, visiting.MYSTIC),
        ("village", {"gold": 2, "objects": "axe#1"}, visiting.MYSTIC),
        ("village", {"gold": 2, "followers": "cursed_by_a_hag#1"}, visiting.LIFTS_CURSE),
        ("castle", {"lives": 3, "gold": 0, "followers": "prince#1"}, visiting.HEALS_FREE),
        ("castle", {"lives": 4, "gold": 2, "followers": "prince#1"}, None), ("castle", {"lives": 3, "gold": 0}, None),
        ("warlocks_cave", {}, visiting.QUEST), ("warlocks_cave", {"quest": "take_a_life"}, None),
        ("warlocks_cave", {"objects": "talisman#1"}, None), ("chapel", {"alignment": "evil", "lives": 1}, None),
        ("chapel", {"alignment": "good", "lives": 1}, visiting.HEALS_FREE),
        ("chapel", {"alignment": "good"}, visiting.PRAYER), ("graveyard", {"alignment": "good", "lives": 1}, None),
        ("graveyard", {"alignment": "evil", "lives": 3}, visiting.DEAD_HEAL), ("desert", {}, None),
        ("graveyard", {"alignment": "evil", "spells": "hex#1"}, None),
        ("graveyard", {"alignment": "evil"}, visiting.DEAD_TEACH),
        ("city", {"lives": 3, "gold": 0}, visiting.ENCHANTRESS),
        ("tavern", {}, visiting.TAVERN), ("crags", {}, visiting.CRAGS), ("forest", {}, visiting.FOREST),
    ],
)  # fmt: skip
def test_a_space_is_praised_for_what_it_offers_this_character(
    terrain: str, more: dict[str, Any], words: Text | None
) -> None:
    assert visiting.of_terrain(table(**more), 0, terrain) == words


@pytest.mark.parametrize(("lives", "gold", "most", "healed"), [
    (3, 1, 4, 1), (4, 2, 4, 0), (3, 0, 4, 0), (1, 2, 4, 2), (1, 9, 2, 2), (1, 9, 4, 3), (6, 2, 4, 0),
])  # fmt: skip
def test_healing_is_praised_for_the_lives_that_it_can_give(lives: int, gold: int, most: int, healed: int) -> None:
    found = visiting.healing_for_gold(table(lives=lives, gold=gold), 0, most)
    assert (dict(found.facts)["n"] if found is not None else 0) == healed


def test_room_for_spells_is_told_where_there_is_any() -> None:
    assert visiting.room_for_spells(table(spells="hex#1"), 0) is None
    assert said(visiting.room_for_spells(table(), 0)) == "Your Craft allows you 1 Spell more."
    decision = question("yes", "no")
    assert [visiting.of_lesson(table(), decision, one) is not None for one in decision.options] == [True, False]
    services = {
        key: visiting.of_service(table(spells="hex#1"), question(), option(key)) for key in ("call_the_dead", "quest")
    }
    assert services == {"call_the_dead": None, "quest": visiting.TALISMAN_FOR_QUEST}
