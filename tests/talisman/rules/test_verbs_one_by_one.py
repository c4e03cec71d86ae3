"""The verbs of the rules by themselves: what they change, what they answer and what they tell."""

from __future__ import annotations

from typing import Any

import pytest

from game.talisman.rules.belongings import possessions
from game.talisman.rules.belongings.exchange import best_set
from game.talisman.rules.happenings import alignment, toads
from game.talisman.rules.hero import lives, points
from game.talisman.rules.table.places import give_to, leave_everything, owner_of, remove_from
from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.rules.verbs import FIELDS, WOODS, done, land_of
from tests.talisman.scene import figure

# -- Gold and points -------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.3.3")
@pytest.mark.parametrize(
    ("price", "paid", "left", "told"),
    [(2, True, 1, ["gold_paid"]), (3, True, 0, ["gold_paid"]), (4, False, 3, []), (0, True, 3, [])],
)
def test_a_price_is_paid_whole_or_not_at_all(price: int, paid: bool, left: int, told: list[str]) -> None:
    land = land_of(gold=3)
    assert done(points.pay(land, 0, price)) == (paid, told)
    assert land.state.heroes[0].gold == left


@pytest.mark.clause("TAL-6.3.4", "TAL-6.19.2a")
def test_gold_is_gained_and_lost_and_a_toad_gains_none() -> None:
    land = land_of(gold=3)
    assert done(points.gain_gold(land, 0, 2)) == (None, ["gold_gained"])
    assert land.state.heroes[0].gold == 5
    assert done(points.lose_gold(land, 0, 9)) == (5, ["gold_lost"])
    assert done(points.lose_gold(land, 0, 1)) == (0, ["nothing_lost"])
    toad = land_of(gold=0, toad=2)
    assert done(points.gain_gold(toad, 0, 2)) == (None, ["gold_refused"])
    assert toad.state.heroes[0].gold == 0


@pytest.mark.clause("TAL-6.3.4")
@pytest.mark.parametrize(("bags", "given"), [(1, 1), (9, 3), (0, 0)])
def test_gold_passes_from_hand_to_hand_but_not_to_a_toad(bags: int, given: int) -> None:
    land = land_of(figure("dwarf", WOODS, gold=1), figure("elf", WOODS, gold=0, toad=2), gold=3)
    assert done(points.give_gold(land, 0, 1, bags))[1] == (["gold_given"] if given else [])
    assert [hero.gold for hero in land.state.heroes] == [3 - given, 1 + given, 0]
    assert done(points.give_gold(land, 0, 2, 1)) == (None, [])
    assert land.state.heroes[2].gold == 0


@pytest.mark.clause("TAL-6.1.3", "TAL-6.2.3")
@pytest.mark.parametrize("ability", ["strength", "craft"])
@pytest.mark.parametrize(("more", "gained", "lost", "left"), [({}, 0, 0, 3), ({"points": 5}, 0, 2, 3)])
def test_points_are_lost_down_to_the_printed_ones(
    ability: str, more: dict[str, int], gained: int, lost: int, left: int
) -> None:
    land = land_of()
    if more:
        setattr(land.state.heroes[0], ability, more["points"])
    lose = points.lose_strength if ability == "strength" else points.lose_craft
    kind = f"{ability}_lost" if lost else "nothing_lost"
    assert done(lose(land, 0, 9)) == (lost, [kind])
    assert getattr(land.state.heroes[0], ability) == left + gained


@pytest.mark.parametrize("ability", ["strength", "craft"])
@pytest.mark.parametrize(("own", "change", "changed"), [(1, -1, 0), (3, -1, -1), (3, -9, -2), (1, 2, 2)])
def test_a_toads_points_change_apart_from_those_of_the_character_inside(
    ability: str, own: int, change: int, changed: int
) -> None:
    land = land_of(gold=0, toad=2)
    setattr(land.state.heroes[0], f"toad_{ability}", own)
    assert points.change(land, 0, ability, change) == changed
    hero = land.state.heroes[0]
    assert getattr(hero, f"toad_{ability}") == own + changed
    assert (hero.strength, hero.craft) == (3, 3)


@pytest.mark.clause("TAL-6.4.5", "TAL-6.4.6")
def test_lives_are_gained_without_end_and_healed_up_to_four() -> None:
    land = land_of(lives=2)
    assert done(lives.heal(land, 0, 1)) == (1, ["healed"])
    assert done(lives.heal(land, 0, 9)) == (1, ["healed"])
    assert done(lives.heal(land, 0, 9)) == (0, ["not_healed"])
    assert done(lives.gain_life(land, 0, 2)) == (None, ["life_gained"])
    assert land.state.heroes[0].lives == 6
    assert done(lives.lose_life(land, 0, 2, "TAL")) == (2, ["life_lost", "life_lost"])
    assert land.state.heroes[0].lives == 4


# -- Alignment and Toads ---------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.7.2", "TAL-6.7.3")
def test_alignment_changes_once_in_a_turn_and_what_is_forbidden_stays_behind() -> None:
    land = land_of(alignment="neutral", objects="runesword#1 sword#1")
    assert done(alignment.become(land, 0, "neutral")) == (False, [])
    assert done(alignment.become(land, 0, "good")) == (True, ["alignment", "left"])
    hero = land.state.heroes[0]
    assert (hero.alignment, hero.changed, hero.objects) == ("good", True, ("sword#1",))
    assert land.state.cards[FIELDS] == ("runesword#1",)
    assert done(alignment.become(land, 0, "evil")) == (False, []), "once in a turn"
    hero.changed, hero.space = False, ""
    assert done(alignment.become(land, 0, "evil")) == (False, []), "the dead do not change"


@pytest.mark.clause("TAL-6.19.1b", "TAL-6.19.2b")
@pytest.mark.parametrize(("turn", "stage", "turns"), [(0, "moving", 4), (1, "moving", 3), (0, "ending", 4)])
def test_a_toad_drops_everything_and_what_lies_on_its_character_ends(turn: int, stage: str, turns: int) -> None:
    land = land_of(figure("dwarf", WOODS), gold=2, objects="sword#1", toad_strength=3, toad_craft=4)
    state = land.state
    state.turn, state.stage, state.extra_turns = turn, stage, 2
    mine, of_space, of_all, of_other = (
        Lasting("hired", 0, "turn"), Lasting("hex", 0, "own_turn", space=WOODS),
        Lasting("blizzard", EVERYBODY, "turns"),
        Lasting("hired", 1, "turn"),
    )  # fmt: skip
    state.lasting = (mine, of_space, of_all, of_other)
    assert done(toads.become_toad(land, 0)) == (None, ["toad"])
    hero = state.heroes[0]
    assert (hero.toad, hero.toad_strength, hero.toad_craft, hero.gold, hero.objects) == (turns, 1, 1, 0, ())
    assert (state.gold[FIELDS], state.cards[FIELDS]) == (2, ("sword#1",))
    assert list(state.lasting) == [of_space, of_all, of_other]
    assert state.extra_turns == (0 if turn == 0 else 2)


@pytest.mark.clause("TAL-6.19.1b")
@pytest.mark.parametrize(("toad", "told"), [(2, []), (1, ["restored"])])
def test_a_toad_is_itself_again_after_its_turns(toad: int, told: list[str]) -> None:
    land = land_of(gold=0, toad=toad)
    assert done(toads.count_turn(land, 0)) == (None, told)
    assert land.state.heroes[0].toad == toad - 1


# -- what is owned ---------------------------------------------------------------------------------------


def test_a_card_is_taken_from_wherever_a_character_keeps_it() -> None:
    state = land_of(
        objects="sword#1 axe#1", followers="guide#1", spells="hex#1", trophies="bear#1", raft="raft#1"
    ).state
    state.heroes[0].raft_due = True
    kept = {"objects": "sword#1", "followers": "guide#1", "spells": "hex#1", "trophies": "bear#1"}
    for pile, card in kept.items():
        assert remove_from(state, 0, card) is True
        assert card not in getattr(state.heroes[0], pile)
    assert state.heroes[0].objects == ("axe#1",)
    assert remove_from(state, 0, "raft#1") is True
    assert (state.heroes[0].raft, state.heroes[0].raft_due) == ("", False)
    for card in ("sword#1", "raft#1", "dragon#1", ""):
        assert remove_from(state, 0, card) is False
    assert (owner_of(state, "axe#1"), owner_of(state, "sword#1")) == (0, -1)


def test_what_is_given_goes_where_it_belongs() -> None:
    state = land_of(objects="axe#1").state
    for card in ("ring#1", "sword#1", "guide#1", "raft#1"):
        give_to(state, 0, card)
    hero = state.heroes[0]
    assert (hero.objects, hero.followers, hero.raft, hero.raft_due) == (
        ("axe#1", "ring#1", "sword#1"), ("guide#1",), "raft#1", False,
    )  # fmt: skip


@pytest.mark.clause("TAL-6.4.3b")
def test_everything_is_left_but_what_is_bound_and_the_raft() -> None:
    state = land_of(objects="axe#1", followers="guide#1 poltergeist#1", gold=2, raft="raft#1").state
    state.gold[FIELDS] = 1
    leave_everything(state, 0)
    assert sorted(state.cards[FIELDS]) == ["axe#1", "guide#1"]
    assert state.gold[FIELDS] == 3
    assert "poltergeist#1" in state.adventure.discard
    hero = state.heroes[0]
    assert (hero.objects, hero.followers, hero.gold, hero.raft) == ((), (), 0, "")


@pytest.mark.clause("TAL-6.12.1b")
@pytest.mark.parametrize(
    ("card", "more", "may"),
    [
        ("sword#1", {}, True), ("sword#1", {"toad": 2, "gold": 0}, False), ("bag_of_gold#1", {}, True),
        ("bag_of_gold#1", {"toad": 2, "gold": 0}, False), ("mercenary#1", {"gold": 0}, False),
        ("mercenary#1", {"gold": 1}, True), ("runesword#1", {"alignment": "good"}, False),
        ("guide#1", {"gold": 0}, True),
        ("guide#1", {"followers": "cursed_by_a_hag#1"}, False),
    ],
)  # fmt: skip
def test_a_card_is_taken_by_whoever_may_own_and_pay_it(card: str, more: dict[str, Any], may: bool) -> None:
    assert possessions.can_take(land_of(**more).state, 0, card) is may


@pytest.mark.parametrize(
    ("objects", "over"),
    [
        ("sword#1 axe#1 ring#1 cross#1", False), ("sword#1 axe#1 ring#1 cross#1 helmet#1", True),
        ("sword#1 axe#1 ring#1 cross#1 mule#1", False),
    ],
)  # fmt: skip
def test_four_objects_are_carried_and_more_with_a_mule(objects: str, over: bool) -> None:
    land = land_of()
    land.state.heroes[0].objects = tuple(objects.split())
    assert possessions.is_overloaded(land.state, 0) is over
    assert possessions.needs_settling(land.state, 0) is over
    if over:
        assert done(possessions.settle(land, 0), "leave:axe#1") == (None, ["left"])
        assert land.state.cards[FIELDS] == ("axe#1",)
        assert land.state.settling == -1


@pytest.mark.clause("TAL-6.1.4b")
@pytest.mark.parametrize(
    ("cards", "best"),
    [
        ("dragon#1 wild_boar#1", "dragon#1"), ("bear#1 ape#1", ""),
        ("giant#1 wild_boar#1 wild_boar#2", "giant#1 wild_boar#1"),
        ("dragon#1 dragon#2 wolf#1", "dragon#1 dragon#2"), ("ogre#1 ogre#2 bear#1", "bear#1 ogre#1"), ("", ""),
    ],
)  # fmt: skip
def test_trophies_are_proposed_for_most_strength_then_least_waste_then_fewest_cards(cards: str, best: str) -> None:
    assert {*best_set(tuple(cards.split()))} == {*best.split()}
