"""Why a click that was not offered means nothing: every reason, and where it ends."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.decision import Decision, Option, Refusal, Text
from game.talisman.box.board import CROWN, CURSED_GLADE, PORTAL, VALLEY_OF_FIRE
from game.talisman.referee.refusals import refusal
from game.talisman.state import Lasting, TalismanState
from tests.talisman.scene import figure, moving, space_id

FIELDS, WOODS, CITY = "outer_01_fields", "outer_03_woods", "outer_12_city"
PLAIN, MINES, CRYPT = "inner_00_plain_of_peril", "inner_01_mines", "inner_07_crypt"
UNASKED = "TAL-ASKED"
"""What the question itself gives as its clause, where no rule says more."""


def table(*others: Any, space: str = FIELDS, **more: Any) -> TalismanState:
    """A thief on a space, and others."""
    cards: dict[str, Any] = {"lying": more.pop("lying", {})}
    return moving(figure("thief", space, **more), *others, **cards).state


def question(kind: str, *keys: str) -> Decision:
    """A question to the first seat."""
    options = tuple(Option(key, Text(key), key if key.startswith("space:") else None) for key in keys)
    return Decision(0, kind, Text("This one"), options, UNASKED)


def why(state: TalismanState, place: str, kind: str = "encounter", *keys: str) -> str:
    """The clause that says why a place cannot be chosen."""
    found: Refusal = refusal(state, question(kind, *keys), place)
    assert str(found.text).endswith(".") or found.clause == UNASKED
    return found.clause


# -- spaces ----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.11.1c-R")
@pytest.mark.parametrize(
    ("kind", "clause"),
    [("move", "TAL-6.11.1c-R"), ("way", "TAL-6.11.1c-R"), ("crown", "TAL-6.11.1c-R"), ("held", UNASKED)],
)
def test_only_who_is_held_may_stand_still(kind: str, clause: str) -> None:
    assert why(table(space=FIELDS), f"space:{FIELDS}", kind) == clause


@pytest.mark.clause("TAL-6.11.2", "TAL-6.11.6a", "TAL-6.11.21")
@pytest.mark.parametrize("kind", ["move", "way", "held", "crown"])
@pytest.mark.parametrize(
    ("here", "there", "clause"),
    [
        (CROWN, CROWN, "TAL-6.11.7"), (CROWN, VALLEY_OF_FIRE, "TAL-6.11.7"), (CROWN, FIELDS, "TAL-6.11.7"),
        (FIELDS, CROWN, "TAL-6.11.6a"), (PLAIN, CROWN, "TAL-6.11.6a"), (FIELDS, MINES, "TAL-6.11.21"),
        (PORTAL, VALLEY_OF_FIRE, "TAL-6.11.21"), (CRYPT, VALLEY_OF_FIRE, "TAL-6.11.6b"), (PLAIN, CRYPT, "TAL-6.11.3b"),
        (CRYPT, MINES, "TAL-6.11.3b"), (PLAIN, PORTAL, "TAL-6.11.3b"), (FIELDS, "middle_03_hills", "TAL-6.11.9"),
        ("middle_03_hills", FIELDS, "TAL-6.11.9"), (FIELDS, WOODS, "TAL-6.11.2"), (FIELDS, "outer_99", UNASKED),
    ],
)  # fmt: skip
def test_a_move_leads_to_some_spaces_only(kind: str, here: str, there: str, clause: str) -> None:
    assert why(table(space=here), f"space:{there}", kind) == clause


@pytest.mark.clause("TAL-6.11.6b")
def test_with_a_talisman_the_valley_is_only_too_far() -> None:
    assert why(table(space=CRYPT, objects="talisman#1"), f"space:{VALLEY_OF_FIRE}", "move") == "TAL-6.11.3b"
    assert why(table(space=CRYPT, objects="talisman#1"), f"space:{MINES}", "move") == "TAL-6.11.3b"


@pytest.mark.clause("TAL-6.11.1a")
def test_the_die_comes_before_the_way() -> None:
    state = table()
    assert why(state, f"space:{WOODS}", "move", "throw") == "TAL-6.11.1a"
    assert why(state, f"space:{WOODS}", "move", "cw") == "TAL-6.11.2"
    assert why(state, f"space:{WOODS}", "way", "throw") == "TAL-6.11.2"


def test_outside_of_a_move_nobody_goes_anywhere() -> None:
    state = table(figure("dwarf", FIELDS))
    state.moved = False
    assert why(state, f"space:{WOODS}") == UNASKED
    state.moved = True
    assert why(state, f"space:{WOODS}") == "TAL-FLOW-5"
    assert why(state, f"space:{WOODS}", "wish_space", f"space:{FIELDS}") == UNASKED
    assert why(state, f"space:{WOODS}", "service", "healer") == "TAL-FLOW-5"
    state.turn = 1
    assert why(state, f"space:{WOODS}") == "TAL-FLOW-4"
    assert why(state, "space:nowhere") == why(state, "deck:spells") == UNASKED


# -- cards -----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.9.6a", "TAL-6.19.5a")
@pytest.mark.parametrize(
    ("more", "window", "clause"),
    [
        ({}, "", "TAL-6.9.6a"), ({"toad": 2, "gold": 0}, "turn_start", "TAL-6.19.5a"),
        ({"space": CURSED_GLADE}, "turn_start", "TAL-C15"), ({"objects": "amulet#1"}, "turn_start", "TAL-A.amulet"),
    ],
)  # fmt: skip
def test_a_spell_is_kept_from_being_cast_by_many_things(more: dict[str, Any], window: str, clause: str) -> None:
    state = table(spells="hex#1", **more)
    state.window = window
    assert why(state, "card:hex#1") == clause


@pytest.mark.parametrize(("effect", "clause"), [
    ("destroy_magic", "TAL-S.destroy-magic"), ("immobile", "TAL-S.immobility"), ("hired", "TAL-6.9.6a"),
])  # fmt: skip
def test_what_lasts_may_keep_somebody_from_casting(effect: str, clause: str) -> None:
    state = table(spells="hex#1")
    state.lasting = (Lasting(effect, 0, "turn"),)
    assert why(state, "card:hex#1") == clause


@pytest.mark.parametrize(
    ("spell", "window", "words"),
    [
        ("hex", "", "at the start of your turn"), ("psionic_blast", "turn_start", "after you have pressed Fight"),
        ("teleport", "", "instead of throwing"), ("immobility", "", "somebody's turn begins"),
        ("invisibility", "", "about to meet something"), ("preservation", "", "about to be lost"),
        ("counterspell", "", "in answer to another Spell"), ("healing", "", "in your turn before you throw"),
        ("nullify", "turn_start", "nothing that"), ("divination", "turn_start", "not part of this question"),
    ],
)  # fmt: skip
def test_a_spell_needs_its_moment_and_a_target(spell: str, window: str, words: str) -> None:
    state = table(spells=f"{spell}#1")
    state.window = window
    found = refusal(state, question("encounter"), f"card:{spell}#1")
    assert words in str(found.text)
    assert found.clause == "TAL-6.9.6a"


@pytest.mark.clause("TAL-6.5.4", "TAL-6.6.4")
def test_ones_own_cards_are_left_in_ones_own_turn_unless_they_are_bound() -> None:
    state = table(figure("dwarf", WOODS, objects="axe#1"), objects="sword#1", followers="guide#1 poltergeist#1")
    assert why(state, "card:sword#1") == "TAL-6.5.4"
    assert why(state, "card:guide#1") == "TAL-6.6.4"
    for kind in ("move", "held", "crown", "end_turn", "take"):
        assert why(state, "card:sword#1", kind) == why(state, "card:guide#1", kind) == UNASKED
        assert why(state, "card:poltergeist#1", kind) == "TAL-6.6.4"
    assert why(state, "card:axe#1") == "TAL-6.5.1"
    assert why(state, "card:nothing#1") == UNASKED
    assert why(state, f"card:{state.adventure.cards[0]}") == UNASKED, "it lies in the deck"


@pytest.mark.clause("TAL-6.12.1b", "TAL-6.15.5a", "TAL-6.15.9a")
@pytest.mark.parametrize(
    ("card", "space", "more", "clause"),
    [
        ("bear#1", FIELDS, {}, "TAL-6.15.5a"), ("ghost#1", FIELDS, {}, "TAL-6.15.5a"),
        ("maze#1", FIELDS, {}, "TAL-6.15.9a"),
        ("sword#1", WOODS, {}, "TAL-6.12.1b"), ("sword#1", FIELDS, {"toad": 2, "gold": 0}, "TAL-6.19.2a"),
        ("sword#1", FIELDS, {}, "TAL-6.13.5c"), ("mercenary#1", FIELDS, {"gold": 0}, "TAL-A.mercenary"),
        ("mercenary#1", FIELDS, {"gold": 1}, "TAL-6.13.5c"), ("guide#1", FIELDS, {"gold": 0}, "TAL-6.13.5c"),
        ("runesword#1", FIELDS, {"alignment": "good"}, "TAL-6.5.2a"),
    ],
)  # fmt: skip
def test_what_lies_on_the_board_is_fought_met_or_taken_where_it_lies(
    card: str, space: str, more: dict[str, Any], clause: str
) -> None:
    assert why(table(lying={space: card}, **more), f"card:{card}") == clause


# -- others ----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.13.1a", "TAL-6.13.2", "TAL-6.14.1", "TAL-6.18.1b")
@pytest.mark.parametrize("kind", ["encounter", "crown", "move"])
@pytest.mark.parametrize(
    ("here", "there", "evading", "clause"),
    [
        (FIELDS, WOODS, (), "TAL-6.13.1a"), (FIELDS, FIELDS, (), "TAL-6.13.2"),
        (FIELDS, FIELDS, ("card:bear#1",), "TAL-6.18.1b"), (CRYPT, CRYPT, (), "TAL-6.14.1"),
        (CROWN, CROWN, (), "TAL-6.13.2"), (VALLEY_OF_FIRE, VALLEY_OF_FIRE, (), "TAL-6.13.2"),
        (PLAIN, PLAIN, (), "TAL-6.13.2"),
    ],
)  # fmt: skip
def test_others_are_met_where_ones_move_ends_if_at_all(
    kind: str, here: str, there: str, evading: tuple[str, ...], clause: str
) -> None:
    talisman = {"objects": "talisman#2"} if there in (CROWN, VALLEY_OF_FIRE) else {}
    mine = {"objects": "talisman#1"} if here in (CROWN, VALLEY_OF_FIRE) else {}
    state = table(figure("dwarf", there, evading=evading, **talisman), space=here, **mine)
    assert why(state, "seat:1", kind) == clause
    assert why(state, "seat:0", kind) == "TAL-6.13.2"
    for nobody in ("seat:2", "seat:x", "seat:-1"):
        assert why(state, nobody, kind) == UNASKED
    assert why(state, "seat:1", "service") == UNASKED


@pytest.mark.clause("TAL-6.4.3a")
def test_nobody_meets_the_dead() -> None:
    state = table(figure("dwarf", FIELDS), figure("elf", FIELDS))
    state.heroes[1].space = ""
    assert [why(state, f"seat:{seat}") for seat in (1, 2)] == ["TAL-6.4.3a", "TAL-6.13.2"]


@pytest.mark.clause("TAL-6.3.3", "TAL-6.20.1", "TAL-6.20.2c")
@pytest.mark.parametrize(
    ("item", "gold", "clause"),
    [
        ("sword", 0, "TAL-6.3.3"), ("sword", 1, "TAL-6.20.1"), ("helmet", 0, "TAL-6.3.3"), ("helmet", 1, "TAL-6.20.1"),
        ("raft", 2, "TAL-6.3.3"), ("raft", 3, "TAL-6.20.1"), ("dragon", 9, "TAL-6.20.2c"),
        ("magic_belt", 9, "TAL-6.20.2c"),
        ("nothing", 9, UNASKED),
    ],
)  # fmt: skip
def test_what_is_sold_out_too_dear_or_not_sold_here_is_not_bought(item: str, gold: int, clause: str) -> None:
    state = table(gold=gold, space=space_id("village"))
    assert why(state, f"item:{item}", "shop") == clause
    assert why(state, f"item:{item}", "service") == UNASKED
    toad = table(gold=0, toad=2)
    assert why(toad, "item:sword", "shop") == "TAL-6.5.2a"
