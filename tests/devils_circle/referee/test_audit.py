"""The audit notices what cannot be, and leaves alone what only looks odd."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.devils_circle.box.board import SUPPLY, field_number
from game.devils_circle.referee.audit import problems
from game.devils_circle.state import (
    CLOCK,
    DAWN_LASTS,
    LEFT,
    LIMITS,
    NEUTRALISED,
    OVER,
    PLACING_CRADLE,
    PLACING_DEMONS,
    PLACING_MAGES,
    STOCK,
    TURN,
    WAITING,
    CircleState,
)
from tests.devils_circle.scene import CORNERS, Scene, edges, fields

Change = Callable[[CircleState], None]

RING, WALL = field_number("a5"), "b2-a2"
"""A field of the outer ring, where no mage and no thing can be, and an edge with a wall."""


def night() -> CircleState:
    """Two mages and Gorm inside the keep, the other demons far away; nothing is wrong."""
    return Scene({"orlan": {"at": "f5"}, "mirel": {"at": "e9"}}, {"gorm": {"at": "g5"}}).state


def table(**things: Any) -> Change:
    """The table's own fields are changed."""

    def change(state: CircleState) -> None:
        for name, value in things.items():
            setattr(state, name, value)

    return change


def orlan(**traits: Any) -> Change:
    """Orlan's traits are changed."""

    def change(state: CircleState) -> None:
        for name, value in traits.items():
            setattr(state.mages[0], name, value)

    return change


def mirel(**traits: Any) -> Change:
    """Mirel's traits are changed."""

    def change(state: CircleState) -> None:
        for name, value in traits.items():
            setattr(state.mages[1], name, value)

    return change


def dead(**traits: Any) -> Change:
    """The traits of a mage who is dead are changed."""

    def change(state: CircleState) -> None:
        for name, value in traits.items():
            setattr(state.mages[3], name, value)

    return change


def demon(number: int, **traits: Any) -> Change:
    """The traits of a demon are changed."""

    def change(state: CircleState) -> None:
        for name, value in traits.items():
            setattr(state.demons[number], name, value)

    return change


def gorm(**traits: Any) -> Change:
    """Gorm's traits are changed."""
    return demon(0, **traits)


def wisp(**traits: Any) -> Change:
    """The traits of the will-o'-the-wisp are changed."""
    return demon(3, **traits)


def stock(**items: int) -> Change:
    """The stock is changed."""

    def change(state: CircleState) -> None:
        state.stock |= items

    return change


def both(*changes: Change) -> Change:
    """Several changes together."""

    def change(state: CircleState) -> None:
        for one in changes:
            one(state)

    return change


def at(name: str) -> int:
    """A field by its name."""
    return field_number(name)


REST = [at(name) for name in ("g5", *CORNERS[1:])]
"""Where the demons stand."""
HOLE = table(holes=fields("h4"))
SUNK = both(HOLE, gorm(status=NEUTRALISED, field=-1, hole=at("h4"), power=0))
"""Gorm lies in the hell below a hole."""
DAWN = table(at_dawn=True, clock=4 * 60, dawn=4 * 60)
ENDED = table(stage=OVER, ending="dawned", winner="aixel")

BROKEN: dict[str, tuple[Change, str]] = {
    "two_in_a_square": (mirel(field=at("f5")), f"two figures share a field: {sorted([at('f5')] * 2 + REST)}"),
    "on_the_cradle": (gorm(field=at("g6")), "a figure stands on the cradle"),
    "mage_on_the_cradle": (mirel(field=at("g6")), "a figure stands on the cradle"),
    "two_hold_one": (both(gorm(holds=0), demon(1, holds=0)), "two demons hold one mage"),
    "held_by_who_holds_another": (
        both(orlan(held_by=0), gorm(holds=1)), "Orlan is held by Gorm, who does not hold him",
    ),
    "held_by_who_holds_nobody": (orlan(held_by=0), "Orlan is held by Gorm, who does not hold him"),
    "held_from_hell": (both(SUNK, gorm(holds=0), orlan(held_by=0)), "Orlan is held by Gorm, who does not hold him"),
    "wand_on_a_hole": (both(HOLE, table(wands=fields("h4"))), "a thing lies on a hole to hell"),
    "torch_on_a_hole": (both(HOLE, table(torches=((at("h4"), 45),))), "a thing lies on a hole to hell"),
    "herbs_on_a_hole": (both(HOLE, table(herbs=((at("h4"), 1, 20),))), "a thing lies on a hole to hell"),
    "torch_in_the_ring": (table(torches=((RING, 45),)), "a thing lies where none can be put"),
    "torch_on_the_supplies": (table(torches=((SUPPLY, 45),)), "a thing lies where none can be put"),
    "herbs_in_the_ring": (table(herbs=((RING, 1, 20),)), "a thing lies where none can be put"),
    "wand_in_the_ring": (table(wands=(RING,)), "a thing lies where none can be put"),
    "garlic_in_the_ring": (table(garlic=(RING,)), "a thing lies where none can be put"),
    "wand_in_the_torch": (
        table(wands=fields("c3"), torches=((at("c3"), 45),)), "torch, herbs or wand share a field",
    ),
    "wand_in_the_herbs": (
        table(wands=fields("c3"), herbs=((at("c3"), 1, 20),)), "torch, herbs or wand share a field",
    ),
    "torch_in_the_herbs": (
        table(torches=((at("c3"), 45),), herbs=((at("c3"), 1, 20),)), "torch, herbs or wand share a field",
    ),
    "garlic_twice": (table(garlic=fields("c3") * 2), f"garlic lies twice: {fields('c3') * 2}"),
    "salt_twice": (table(salt=edges("c3-c4") * 2), f"salt lies twice: {edges('c3-c4') * 2}"),
    "hole_twice": (table(holes=fields("c3") * 2), f"holes lies twice: {fields('c3') * 2}"),
    "salt_on_a_wall": (table(salt=edges(WALL)), "salt lies on a wall"),
    "cradle_on_a_hole": (table(holes=fields("g6")), "the cradle stands on a hole to hell"),
    "cradle_outside": (table(cradle=RING), "the cradle stands where it cannot"),
    "cradle_on_the_supplies": (table(cradle=SUPPLY), "the cradle stands where it cannot"),
    "cradle_on_a_fireplace": (table(cradle=at("f4")), "the cradle stands where it cannot"),
    "less_than_no_stock": (stock(salt=-1), f"stock {STOCK | {'salt': -1}}"),
    "more_stock_than_there_is": (stock(salt=13), f"stock {STOCK | {'salt': 13}}"),
    "supplies_in_hell": (table(holes=(SUPPLY,)), "supplies lie on a hole to hell"),
    "pentagram_twice": (table(pentagrams=((1, at("c3"), 0), (1, at("c4"), 0))), "pentagrams [1, 1]"),
    "pentagram_before_the_first": (table(pentagrams=((0, at("c3"), 0),)), "pentagrams [0]"),
    "pentagram_after_the_last": (table(pentagrams=((7, at("c3"), 0),)), "pentagrams [7]"),
    "pentagram_stuck": (
        table(pentagrams=((1, at("c3"), -1),)), "a pentagram is stuck away from the supply square",
    ),
    "torch_burnt_out": (table(torches=((at("c3"), 0),)), "a torch burns too long"),
    "torch_too_long": (table(torches=((at("c3"), 46),)), "a torch burns too long"),
    "herbs_burnt_out": (table(herbs=((at("c3"), 1, 0),)), "herbs burn too long"),
    "herbs_too_long": (table(herbs=((at("c3"), 1, 21),)), "herbs burn too long"),
    "no_herbs_burn": (table(herbs=((at("c3"), 0, 20),)), "herbs burn too long"),
    "too_many_herbs_burn": (table(herbs=((at("c3"), 4, 20),)), "herbs burn too long"),
    "night_before_the_first": (table(night=0), "night 0 of 3"),
    "night_after_the_last": (table(night=4), "night 4 of 3"),
    "early_dawn": (both(DAWN, table(clock=4 * 60 - 1)), "dawn has come too early: 239 of 240"),
    "princess_too_weak": (both(ENDED, table(princess=-1)), "the Princess has strength -1"),
    "princess_too_strong": (table(princess=4), "the Princess has strength 4"),
    "princess_lost": (table(princess=0), "the Princess has strength 0"),
    "dead_on_the_board": (dead(field=at("c3")), "Sefa: dead, but something of him is left"),
    "dead_and_acting": (dead(points=1), "Sefa: dead, but something of him is left"),
    "dead_and_strong": (dead(strength=1), "Sefa: dead, but something of him is left"),
    "on_a_fireplace": (orlan(field=at("f4")), f"Orlan: stands on field {at('f4')}"),
    "in_the_ring": (orlan(field=RING), f"Orlan: stands on field {RING}"),
    "in_the_first_corner": (orlan(field=0), "Orlan: stands on field 0"),
    "dead_in_the_first_corner": (dead(field=0), "Sefa: dead, but something of him is left"),
    "on_a_hole": (both(HOLE, orlan(field=at("h4"))), "Orlan: stands on a hole to hell"),
    "on_no_field": (orlan(field=-1), "Orlan: alive, but not on the board"),
    "alive_without_strength": (orlan(strength=0), "Orlan: alive with strength 0"),
    "less_than_no_power": (orlan(power=-1), "Orlan: power -1, points 4"),
    "less_than_no_points": (orlan(points=-1), "Orlan: power 8, points -1"),
    "too_many_points": (orlan(points=5), "Orlan: power 8, points 5"),
    "demon_anywhere": (gorm(status="bored", field=-1), "Gorm: is bored"),
    "demon_nowhere": (gorm(field=-1), "Gorm: on_board on field -1"),
    "sunk_on_the_board": (both(SUNK, gorm(field=at("g5"))), f"Gorm: neutralised on field {at('g5')}"),
    "sunk_in_no_hole": (both(SUNK, gorm(hole=-1)), "Gorm: neutralised with hole -1"),
    "sunk_where_no_hole_is": (both(SUNK, table(holes=())), f"Gorm: neutralised with hole {at('h4')}"),
    "on_the_board_in_a_hole": (both(HOLE, gorm(hole=at("h4"))), f"Gorm: on_board with hole {at('h4')}"),
    "demon_not_placed": (gorm(status=WAITING, field=-1), "Gorm: was not placed"),
    "demon_without_power": (gorm(power=0), "Gorm: on the board with power 0"),
    "less_than_no_materiality": (gorm(materiality=-1), "Gorm: materiality -1, kept 0"),
    "less_than_nothing_kept": (gorm(kept=-1), "Gorm: materiality 3, kept -1"),
    "wisp_holds": (wisp(holds=0), "Flicker: holds a mage that cannot be held"),
    "holds_the_dead": (gorm(holds=3), "Gorm: holds a mage that cannot be held"),
    "holds_from_outside": (both(DAWN, gorm(status=LEFT, field=-1, holds=0)), "Gorm: holds a mage from outside"),
    "holds_before_the_night": (
        both(table(stage=PLACING_DEMONS), gorm(status=WAITING, field=-1, holds=0)), "Gorm: holds a mage from outside",
    ),
    "left_at_night": (gorm(status=LEFT, field=-1), "Gorm: left the board at night"),
    "wisp_begins_inside": (both(table(stage=PLACING_DEMONS), wisp(field=at("c3"))), "Flicker: begins inside the keep"),
    "ended_for_nothing": (both(ENDED, table(ending="boredom")), "ended by 'boredom' for 'aixel'"),
    "ended_for_the_others": (both(ENDED, table(winner="circle")), "ended by 'dawned' for 'circle'"),
    "ended_and_going_on": (both(ENDED, table(stage=CLOCK)), "ended by 'dawned' for 'aixel'"),
}  # fmt: skip
BROKEN |= {
    f"too_many_{item}": (orlan(**{item: limit + 1}), f"Orlan: carries {limit + 1} of {item}")
    for item, limit in LIMITS.items()
}
BROKEN |= {f"less_than_no_{item}": (orlan(**{item: -1}), f"Orlan: carries -1 of {item}") for item in LIMITS}
BROKEN |= {f"{item}_of_the_dead": (dead(**{item: 1}), "Sefa: dead, but something of him is left") for item in LIMITS}


@pytest.mark.clause("DK-3.1", "DK-3.6", "DK-3.9", "DK-7.3", "DK-7.4", "DK-7.24", "DK-7.41", "DK-8.26", "DK-11.19")
@pytest.mark.parametrize("name", BROKEN)
def test_the_audit_finds_what_is_impossible_and_nothing_else(name: str) -> None:
    state = night()
    assert problems(state) == []
    break_it, found = BROKEN[name]
    break_it(state)
    assert problems(state) == [found]


def test_the_audit_finds_two_figures_even_on_the_first_field() -> None:
    state = night()
    both(orlan(field=0), gorm(field=0))(state)
    assert problems(state)[0] == f"two figures share a field: {sorted([0, 0, at('e9'), *REST[1:]])}"


ALLOWED: dict[str, Change] = {
    "a_direct_attack": both(table(stage=TURN), gorm(field=at("f5"))),
    "seized": both(ENDED, table(ending="seized", winner="circle"), gorm(field=at("g6"))),
    "two_hold_two": both(gorm(holds=0), orlan(held_by=0), demon(1, holds=1), mirel(held_by=1)),
    "will_hold_again_once_risen": both(SUNK, gorm(holds=0)),
    "sunk": SUNK,
    "wand_on_the_supplies": table(wands=(SUPPLY,)),
    "garlic_on_the_supplies": table(garlic=(SUPPLY,)),
    "two_wands_in_a_square": table(wands=fields("c3") * 2),
    "things_beside_one_another": table(
        wands=fields("c3"), torches=((at("c4"), 45),), herbs=((at("d4"), 3, 20), (at("d3"), 1, 1))
    ),
    "garlic_under_a_torch": table(garlic=fields("c3"), torches=((at("c3"), 1),)),
    "salt": table(salt=edges("c3-c4 c3-d3")),
    "swallowed": both(ENDED, table(ending="swallowed", winner="circle", holes=fields("g6"))),
    "cursed": both(ENDED, table(ending="cursed", winner="circle", princess=0)),
    "nothing_in_stock": stock(**dict.fromkeys(STOCK, 0)),
    "supplies_swallowed": both(stock(**dict.fromkeys(STOCK, 0)), table(holes=(SUPPLY,))),
    "pentagrams": table(pentagrams=((1, at("c3"), 0), (6, SUPPLY, -1))),
    "all_pentagrams": table(pentagrams=tuple((marker, at("c3"), 0) for marker in range(1, 7))),
    "pentagram_on_its_way_over_the_supplies": table(pentagrams=((1, SUPPLY, 0),)),
    "last_night": table(night=3),
    "dawn": DAWN,
    "late_dawn": both(DAWN, table(clock=4 * 60 + DAWN_LASTS)),
    "princess_at_her_weakest": table(princess=1),
    "mage_not_placed": both(table(stage=PLACING_MAGES), mirel(field=-1)),
    "mage_not_placed_before_the_cradle": both(table(stage=PLACING_CRADLE), mirel(field=-1)),
    "mage_dying": both(table(stage=TURN), orlan(strength=0)),
    "mage_at_his_weakest": orlan(strength=1, power=0, points=0),
    "demon_not_placed": both(table(stage=PLACING_DEMONS), gorm(status=WAITING, field=-1)),
    "demon_not_placed_before_the_mages": both(table(stage=PLACING_MAGES), gorm(status=WAITING, field=-1)),
    "demon_not_placed_before_the_cradle": both(table(stage=PLACING_CRADLE), gorm(status=WAITING, field=-1)),
    "demon_spending_its_last": both(table(stage=TURN), gorm(power=0)),
    "demon_spent_at_the_end": both(ENDED, gorm(power=0)),
    "demon_at_its_weakest": gorm(power=1, materiality=0),
    "demon_left": both(DAWN, gorm(status=LEFT, field=-1, kept=3)),
    "demon_begins_inside": both(table(stage=PLACING_DEMONS), gorm(field=at("c3"))),
    "wisp_inside_later": wisp(field=at("c3")),
    "wisp_waiting": both(table(stage=PLACING_DEMONS), wisp(status=WAITING, field=-1)),
    "carrying_all": orlan(**LIMITS),
    "carrying_nothing": orlan(**dict.fromkeys(LIMITS, 0)),
    "dawned": ENDED,
}


@pytest.mark.parametrize("name", ALLOWED)
def test_the_audit_leaves_alone_what_can_happen(name: str) -> None:
    state = night()
    ALLOWED[name](state)
    assert problems(state) == []
