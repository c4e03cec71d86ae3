"""Fights and Spells by themselves: who fights whom, who may cast and who holds too many."""

from __future__ import annotations

from typing import Any

import pytest

from game.talisman.box.board import CROWN
from game.talisman.box.register import TURN_START, WHEN_ENCOUNTERING
from game.talisman.rules.fights import pending
from game.talisman.rules.fights.groups import charm, fights_here
from game.talisman.rules.fights.scores import COMBAT, PSYCHIC
from game.talisman.rules.magic import hands
from game.talisman.rules.magic.fitting import could_cast, is_affected, may_cast
from game.talisman.rules.magic.windows import somebody_has
from game.talisman.state import TalismanState
from tests.talisman.rules.verbs import FIELDS, WOODS, done, land_of
from tests.talisman.scene import figure

# -- fights ----------------------------------------------------------------------------------------------


def test_a_fight_between_characters_is_plain_unless_it_is_an_assassination() -> None:
    plain, sly = pending.between(0, 1, COMBAT), pending.between(0, 1, COMBAT, True)
    assert (plain.kind, plain.seat, plain.foe, plain.no_die_for_foe) == (COMBAT, 0, 1, False)
    assert sly.no_die_for_foe
    assert (pending.with_more(plain, 0, 2).bonus, pending.with_more(plain, 1, 2).foe_bonus) == (2, 2)
    assert (pending.with_more(plain, 0, 2).foe_bonus, pending.with_more(plain, 1, 2).bonus) == (0, 0)
    assert pending.between(0, 1, PSYCHIC).kind == PSYCHIC


@pytest.mark.clause("TAL-6.16.5a")
@pytest.mark.parametrize(
    ("character", "more", "expected"),
    [
        ("thief", {}, [("bear#1", "ogre#1"), ("ghost#1",)]),
        ("priest", {}, [("bear#1", "ogre#1")]),
        ("minstrel", {}, [("ogre#1",), ("ghost#1",)]),
        ("thief", {"evading": ("card:ogre#1",)}, [("bear#1",), ("ghost#1",)]),
        ("thief", {"bought": ("bear#1",)}, [("ogre#1",), ("ghost#1",)]),
    ],
)  # fmt: skip
def test_the_enemies_on_a_space_fight_by_number_but_for_those_who_do_not_attack(
    character: str, more: dict[str, Any], expected: list[tuple[str, ...]]
) -> None:
    bought = more.pop("bought", ())
    state = land_of(character=character, lying={FIELDS: "bear#1 healer#1 ghost#1 ogre#1 sword#1"}, **more).state
    state.bought_off = bought
    assert list(fights_here(state, 0)) == expected


@pytest.mark.clause("TAL-6.8a")
@pytest.mark.parametrize(("number", "follows"), [(2, False), (3, True)])
def test_an_animal_listens_to_a_number_above_its_strength(number: int, follows: bool) -> None:
    land = land_of(character="minstrel", lying={FIELDS: "wolf#1"}, dice=(number,))
    _, told = done(charm(land, 0, "wolf#1"))
    hero = land.state.heroes[0]
    assert told[-1] == ("charmed" if follows else "not_charmed")
    assert hero.followers == land.state.charmed == (("wolf#1",) if follows else ())
    assert hero.charm_used is follows
    assert land.state.cards.get(FIELDS, ()) == (() if follows else ("wolf#1",))


# -- Spells ----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.2.7c-R", "TAL-6.9.5b-R")
def test_spells_are_drawn_as_far_as_there_is_room_and_a_deck() -> None:
    land = land_of(craft=3)
    assert done(hands.gain_spells(land, 0, 2)) == (1, ["spell_drawn", "spell_seen"])
    assert done(hands.gain_spells(land, 0, 2)) == (0, ["no_spell"])
    assert land.reveals == 1
    land.state.heroes[0].spells, land.state.spells.cards, land.state.spells.discard = (), (), ()
    assert done(hands.draw_spell(land, 0)) == (False, [])


@pytest.mark.clause("TAL-6.2.8a")
@pytest.mark.parametrize(
    ("craft", "held", "objects", "wrong"),
    [(3, 1, "", False), (3, 2, "", True), (3, 0, "", False), (3, 0, "wand#1", True), (3, 1, "wand#1", False),
     (6, 3, "", False), (6, 4, "", True), (4, 2, "ring#1", False)],
)  # fmt: skip
def test_a_hand_has_too_many_spells_or_too_few(craft: int, held: int, objects: str, wrong: bool) -> None:
    state = land_of(craft=craft).state
    hero = state.heroes[0]
    hero.spells = ("hex#1", "random#1", "nullify#1", "healing#1")[:held]
    hero.objects = tuple(objects.split())
    assert hands.has_wrong_number_of_spells(state, 0) is wrong
    hero.toad = 2
    assert hands.has_wrong_number_of_spells(state, 0) is False


@pytest.mark.clause("TAL-6.9.1", "TAL-6.18.1c")
def test_who_has_evaded_is_out_of_reach_of_all_spells_but_immobility_and_the_amulet_keeps_off_some() -> None:
    wearer = figure("dwarf", WOODS, objects="amulet#1")
    state = land_of(wearer, figure("elf", WOODS, evading=("card:bear#1",)), spells="hex#1").state
    assert is_affected(state, 0, "space:outer_01_fields", "hex")
    assert [is_affected(state, 0, f"seat:{seat}", "healing") for seat in (0, 1, 2)] == [True, False, False]
    assert [is_affected(state, 0, f"seat:{seat}", "immobility") for seat in (0, 1, 2)] == [True, False, True]
    assert [is_affected(state, 0, f"seat:{seat}", "nullify") for seat in (0, 1, 2)] == [True, True, False]
    state.heroes[1].space = ""
    assert not is_affected(state, 0, "seat:1", "nullify")
    assert [may_cast(state, seat) for seat in (0, 1, 2)] == [True, False, True]


def test_a_window_opens_only_for_somebody_who_holds_what_fits_it() -> None:
    def holds(window: str, but: int = -1, **more: Any) -> bool:
        return somebody_has(land_of(figure("dwarf", WOODS), **more).state, window, but)

    assert holds(TURN_START, spells="nullify#1")
    assert not holds(TURN_START, but=0, spells="nullify#1")
    assert not holds(TURN_START)
    assert not holds(TURN_START, spells="invisibility#1")
    assert holds(WHEN_ENCOUNTERING, spells="invisibility#1")
    assert holds("before_battle", objects="potion_of_strength#1")
    assert holds("before_battle", followers="mercenary#1")
    assert not holds("before_battle", but=0, objects="potion_of_strength#1")
    assert not holds("before_battle", objects="sword#1", followers="guide#1")


@pytest.mark.parametrize(("spells", "window", "could"), [("hex#1", TURN_START, True), ("", TURN_START, False)])
def test_whoever_holds_a_spell_might_cast_it(spells: str, window: str, could: bool) -> None:
    state: TalismanState = land_of(spells=spells).state
    state.window = window
    assert could_cast(state, 0) is could
    state.heroes[0].space = CROWN
    state.heroes[0].toad = 2
    assert could_cast(state, 0) is False
