"""Small rules by themselves: how Spells are announced and answered, who is asked, and how turns pass."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.decision import Text
from game.talisman.box.die_tables import DieTable, Row
from game.talisman.box.register import CARD_OF
from game.talisman.rules.belongings.market_day import exchange, trade_of
from game.talisman.rules.fights.scores import COMBAT, DRAWN, LOST, WON, is_plain, result
from game.talisman.rules.happenings.throwing import throw_table
from game.talisman.rules.hero.death import bury
from game.talisman.rules.magic.fitting import spell_targets
from game.talisman.rules.magic.windows import ANSWERS, CASTS, CASTS_AT, CASTS_THERE, do, words_of_cast
from game.talisman.rules.meeting_order import next_to_meet, to_meet
from game.talisman.rules.table.sheet import allowance_for, has_room, may_gain_spell
from game.talisman.rules.turn import clear_marks, pass_on
from game.talisman.rules.walking.choices import throw_and_go
from game.talisman.rules.you import You
from game.talisman.state import (
    CARRYING_ON,
    ENDING,
    EVERYBODY,
    STARTING,
    Fight,
    Hero,
    Lasting,
    SpellCast,
    TalismanState,
    Trade,
)
from tests.talisman.rules.verbs import done, land_of
from tests.talisman.scene import arriving, ending, figure

FIELDS, WOODS = "outer_01_fields", "outer_03_woods"


def table(*others: Any, **more: Any) -> TalismanState:
    """A thief, and others."""
    return land_of(*others, **more).state


# -- Spells ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "target", "words"),
    [
        ("counterspell#1", "card:hex#1", ANSWERS), ("counterspell#1", "seat:0", ANSWERS),
        ("healing#1", "seat:0", CASTS),
        ("healing#1", "seat:1", CASTS_AT), ("teleport#1", "space:outer_03_woods", CASTS_THERE),
        ("destruction#1", "card:bear#1", CASTS_AT),
    ],
)  # fmt: skip
def test_a_spell_is_announced_with_its_target_unless_it_answers_or_is_for_oneself(
    card: str, target: str, words: object
) -> None:
    assert words_of_cast(0, card, target) is words


@pytest.mark.clause("TAL-S.counterspell")
def test_a_counterspell_is_aimed_at_the_card_announced_last_or_at_the_crown() -> None:
    state = table()
    assert spell_targets(state, 0, "counterspell#1") == ()
    state.casting = (SpellCast(1, "hex#1", "seat:0"), SpellCast(1, "healing#1", "seat:1"))
    assert spell_targets(state, 0, "counterspell#1") == ("card:healing#1",)
    state.casting = (SpellCast(1, "command_spell", "space:inner_08_crown_of_command"),)
    assert spell_targets(state, 0, "counterspell#1") == ("space:inner_08_crown_of_command",)


@pytest.mark.clause("TAL-S.healing", "TAL-6.4.6")
@pytest.mark.parametrize(
    ("lives", "healed", "may"), [(1, 0, True), (3, 3, True), (3, 4, False), (4, 0, False), (5, 0, False), (2, 4, False)]
)
def test_healing_is_for_those_who_lack_lives_and_were_not_healed_four_times(lives: int, healed: int, may: bool) -> None:
    state = table(lives=lives, healed=healed)
    assert ("seat:0" in spell_targets(state, 1, "healing#1")) is may


# -- Alignment is asked for ------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.7.2")
@pytest.mark.parametrize("card", ["fairy#1", "phantom#1", "mage#1"])
def test_a_druid_may_change_before_whoever_asks_for_the_alignment(card: str) -> None:
    land = land_of(character="druid", spells="hex#1", lying={FIELDS: card})
    meets = CARD_OF[card].meets
    assert meets is not None
    assert done(meets(land.people(land, 0, card)), "keep") == (None, ["nothing_happens"])


# -- choices ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "answers", "chosen"), [
    ((), (), ""), (("sword#1",), (), "sword#1"), (("sword#1", "axe#1"), ("card:axe#1",), "axe#1"),
])  # fmt: skip
def test_of_several_cards_one_is_chosen_and_a_single_one_without_asking(
    cards: tuple[str, ...], answers: tuple[str, ...], chosen: str
) -> None:
    land = land_of(objects="sword#1 axe#1")
    question = land.people(land, 0, "witch#1").choose_card("lost_object", CARD_OF["witch#1"].name, cards, "TAL")
    assert done(question, *answers)[0] == chosen


@pytest.mark.clause("TAL-6.15.2b")
@pytest.mark.parametrize(
    ("lying", "dealt_with", "left"),
    [
        ("sword#1", (), ()), ("bear#1", (), ("bear#1",)), ("bear#1", ("bear#1",), ()), ("hex#1", (), ()),
        ("cave#1 bear#1 sword#1 hex#1 wolf#1", (), ("bear#1", "wolf#1", "cave#1")),
        ("cave#1 bear#1 wolf#1", ("wolf#1",), ("bear#1", "cave#1")), ("", (), ()),
    ],
)  # fmt: skip
def test_cards_are_met_in_order_but_for_what_is_taken_or_lies_there_only(
    lying: str, dealt_with: tuple[str, ...], left: tuple[str, ...]
) -> None:
    state = table(lying={FIELDS: lying} if lying else {})
    state.done = dealt_with
    assert to_meet(state, 0) == left
    first = tuple(card for card in left if CARD_OF[card].number == CARD_OF[left[0]].number)
    assert next_to_meet(state, 0) == first


# -- fights ----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.16.4c", "TAL-6.16.8a")
def test_the_higher_score_wins_a_plain_fight() -> None:
    state = table(figure("troll", WOODS))
    for fight in (Fight(COMBAT, 0, 1), Fight(COMBAT, 0, -1, ("bear#1",), ("animal",), 3)):
        assert is_plain(state, fight)
        assert [result(state, fight, score, 5) for score in (4, 5, 6)] == [LOST, DRAWN, WON]


# -- turns -----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.10.2a")
@pytest.mark.parametrize(
    ("seat", "extra", "out", "following", "passed"),
    [(0, 0, False, 1, True), (1, 0, False, 0, True), (0, 2, False, 0, True), (0, 0, True, 0, False)],
)
def test_the_turn_passes_to_the_left_or_stays_after_a_warp(
    seat: int, extra: int, out: bool, following: int, passed: bool
) -> None:
    state = table(figure("dwarf", WOODS))
    state.turn, state.extra_turns, state.stage, state.buried = seat, extra, ENDING, True
    state.heroes[1].out = out
    assert pass_on(state, seat) is passed
    assert (state.turn, state.stage, state.buried) == (following, STARTING, False)
    assert (state.extra, state.extra_turns) == (extra > 0, max(0, extra - 1))


def test_a_new_turn_begins_without_the_marks_of_the_last() -> None:
    state = table(figure("dwarf", WOODS))
    marks = ("crossed", "retreating", "ended", "moved", "met", "missing")
    for mark in marks:
        setattr(state, mark, True)
    for hero in state.heroes:
        hero.changed = hero.quiet = True
    clear_marks(state)
    assert not any(getattr(state, mark) for mark in marks)
    assert not any(hero.changed or hero.quiet for hero in state.heroes)


# -- the sheet and the dead ------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.4.3b", "TAL-6.4.3c")
def test_of_the_dead_nothing_stays_but_what_the_next_character_brings() -> None:
    land = land_of(
        figure("dwarf", WOODS), objects="sword#1", spells="hex#1", trophies="bear#1", gold=2, quest="take_a_life",
        missed=2, enslaved=True, charm_used=True, awarded=("ring#1",), evading=("card:bear#1",), offer="ferry",
        held="lizardman", held_by=3,
    )  # fmt: skip
    state = land.state
    mine, of_space, of_all = (
        Lasting("hired", 0, "turn"),
        Lasting("hex", 0, "turns", space=WOODS),
        Lasting("blizzard", EVERYBODY, "turns"),
    )
    state.lasting = (mine, of_space, of_all)
    bury(land, 0)
    hero, nobody = state.heroes[0], Hero()
    kept = ("character", "alignment", "strength", "craft", "lives", "healed", "changed", "quiet")
    for field in Hero.__dataclass_fields__:
        if field not in kept and not field.startswith("toad_"):
            assert getattr(hero, field) == getattr(nobody, field), field
    assert hero.lives == 0
    assert list(state.lasting) == [of_space, of_all]
    assert "hex#1" in state.spells.discard
    assert "bear#1" in state.adventure.discard


@pytest.mark.clause("TAL-6.5.3", "TAL-6.5.3-R")
@pytest.mark.parametrize(
    ("objects", "card", "room"),
    [
        ("sword#1 axe#1 ring#1", "cross#1", True), ("sword#1 axe#1 ring#1 helmet#1", "cross#1", False),
        ("sword#1 axe#1 ring#1 helmet#1", "raft#1", True), ("sword#1 axe#1 ring#1 helmet#1", "mule#1", True),
        ("sword#1 axe#1 ring#1 helmet#1", "sword#p1", True), ("sword#1 axe#1 ring#1 helmet#1 mule#1", "cross#1", True),
        ("sword#p1 axe#1 ring#1 helmet#1", "cross#1", True), ("", "cross#1", True),
    ],
)  # fmt: skip
def test_there_is_room_for_four_objects_and_for_what_does_not_count(objects: str, card: str, room: bool) -> None:
    assert has_room(table(objects=objects), 0, card) is room


@pytest.mark.clause("TAL-6.2.6a")
def test_craft_allows_spells() -> None:
    assert [allowance_for(points) for points in range(9)] == [0, 0, 0, 1, 2, 2, 3, 3, 3]
    assert allowance_for(-1) == 0
    assert may_gain_spell(table(craft=3), 0)
    assert not may_gain_spell(table(craft=3, spells="hex#1"), 0)
    assert not may_gain_spell(table(craft=3, toad=2, gold=0), 0)


# -- what is told ----------------------------------------------------------------------------------------


async def earn(you: You) -> None:
    """A row of a table that tells what it does."""
    await you.gain_gold(1)


def test_the_row_of_a_table_is_told_unless_what_it_did_was_told_already() -> None:
    thrown = DieTable(1, (Row((1, 2, 3), Text("Nothing")), Row((4, 5, 6), Text("Gold"), earn)))
    for number, last in ((3, "table_row"), (4, "gold_gained")):
        land = land_of(dice=(number,))
        result_, told = done(throw_table(land, 0, thrown, "cave#1", "TAL"))
        assert (result_, told[-1]) == (number, last)
        assert ("table_row" in told) is (number == 3)


def test_it_is_told_who_uses_a_card() -> None:
    land = land_of(objects="potion_of_strength#1")
    _, told = done(do(land, 0, "use:potion_of_strength#1"))
    assert told[0] == "card_used"
    assert [effect.id for effect in land.state.lasting] == ["drunk"]


# -- trades and slaves -----------------------------------------------------------------------------------


def test_what_has_changed_hands_in_a_trade_is_known_and_cannot_be_undone() -> None:
    land = land_of(figure("dwarf", WOODS, spells="hex#1"), objects="sword#1", gold=3)
    land.state.trade = Trade(0, 1, gives=("sword#1",), takes=("hex#1",), gold_given=2)
    _, told = done(exchange(land, 0, 1))
    assert land.reveals == 1
    assert told == ["traded", "given", "spell_given", "spell_seen", "gold_given"]
    mine, other = land.state.heroes
    assert (mine.objects, mine.spells, mine.gold) == ((), ("hex#1",), 1)
    assert (other.objects, other.spells, other.gold) == (("sword#1",), (), 3)


def test_every_partner_asked_is_one_proposal_more() -> None:
    people = figure("warrior", FIELDS, gold=9), figure("elf", WOODS, objects="shield#1")
    scene = arriving(*people, deck="market_day#1").choose("seat:1")
    assert trade_of(scene.state).proposals == 1
    scene.choose("cancel", "seat:1")
    assert trade_of(scene.state).proposals == 2


@pytest.mark.clause("TAL-BRD-8")
@pytest.mark.parametrize(("number", "free"), [(3, False), (4, True)])
def test_a_slave_who_stays_one_has_not_moved(number: int, free: bool) -> None:
    land = land_of(space="middle_12_temple", dice=(number,))
    land.state.heroes[0].enslaved = True
    done(throw_and_go(land, 0))
    assert land.state.heroes[0].enslaved is not free
    assert (land.state.moved, land.state.stage) == (free, CARRYING_ON if free else ENDING)


@pytest.mark.clause("TAL-FLOW-8")
def test_at_the_end_of_a_turn_whoever_always_has_a_spell_draws_one() -> None:
    scene = ending(figure("thief", FIELDS, objects="wand#1"), figure("troll", WOODS)).end_turn()
    assert scene.turn == 1
    assert len(scene.hero().spells) == 1


@pytest.mark.clause("TAL-6.12.1b")
@pytest.mark.parametrize(("lying", "words"), [("axe#1", "Leave it"), ("axe#1 armour#1", "Nothing more")])
def test_what_alone_lies_here_is_taken_or_left(lying: str, words: str) -> None:
    scene = arriving(figure("troll", "fields"), lying={"fields": lying})
    decision = scene.open()
    assert decision.kind == "take"
    assert str(decision.options[-1].text) == words
    scene.choose(decision.options[-1].key)
    assert not scene.hero().objects
