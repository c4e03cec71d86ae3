"""The sentences that speak for ways, cards and services: each of their conditions on both sides."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.decision import Text
from game.talisman.adviser.reasons import moving, owning, visiting
from game.talisman.box.board import PORTAL, SPACES, WARLOCKS_CAVE
from game.talisman.state import TalismanState
from tests.talisman.adviser.positions import FIELDS, WOODS, option, question, said, table
from tests.talisman.scene import figure

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
