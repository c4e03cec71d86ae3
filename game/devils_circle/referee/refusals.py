"""Why a click on something that was not offered means nothing: the rules' own answer."""

from __future__ import annotations

from collections.abc import Callable

from game.devils_circle.referee.deeds import mage_attack, mage_cradle, mage_demon, mage_gift, mage_mage
from game.devils_circle.referee.demons import (
    demon_cradle,
    demon_edge,
    demon_field,
    demon_mage,
    demon_play,
    next_demon,
    other_demon,
    rescue_field,
    rescue_onto_figure,
    retreat_field,
    throw_field,
    withdrawal_field,
)
from game.devils_circle.referee.mages import free_field, mage_field, placing_field, ring_field, wand_field
from game.devils_circle.referee.things import (
    gift_item,
    mage_act,
    mage_edge,
    mage_item,
    mage_pentagram,
    salt_edge,
    salt_field,
    supplies,
    supply_limit,
)
from game.devils_circle.state import CircleState
from game.engine.decision import Decision, Refusal, text
from game.engine.ids import parted

Rule = Callable[[CircleState, Decision, str], Refusal | None]


def refusal(state: CircleState, decision: Decision, place: str) -> Refusal:
    """Why ``place`` ("field:e7", "edge:e7-f7", "mage:orlan", "item:orlan:torch", ...) cannot be chosen now."""
    kind, rest = parted(place)
    rule = RULES.get((decision.kind, kind)) or (None if decision.kind in BEGUN else RULES.get(("", kind)))
    try:
        found = rule(state, decision, rest) if rule else None
    except ValueError:
        found = None
    return found or decision.beside_the_point()


BEGUN = ("give_item", "lay_wand", "pour_salt", "push_cradle", "resupply", "set_herbs", "set_torch", "throw",
         "psychic", "withdraw", "retreat", "rescue")  # fmt: skip
"""The kinds of questions in the middle of a deed: whatever is clicked, that question is what the answer is about."""


def the_clock(state: CircleState, decision: Decision, rest: str) -> Refusal | None:
    """Nobody moves the clock."""
    return Refusal(
        text("The clock moves by itself when both sides have acted: two dice multiplied, in minutes."), "DK-14.1"
    )


def mages_things(state: CircleState, decision: Decision, rest: str) -> Refusal | None:
    """What mages carry and fetch is used in their actions only."""
    return Refusal(text("Things of the mages cannot be chosen now."), decision.clause)


def the_supplies(state: CircleState, decision: Decision, rest: str) -> Refusal | None:
    """Supplies are taken in an action of their own."""
    return Refusal(text("Supplies are taken by a mage on G7, as an action of its own."), "DK-7.47")


def flying_pentagram(state: CircleState, decision: Decision, rest: str) -> Refusal | None:
    """Nobody steers a pentagram."""
    return Refusal(text("Pentagrams fly by themselves, at the beginning of each demons' phase."), "DK-9.2")


RULES: dict[tuple[str, str], Rule] = {
    ("mage", "field"): mage_field,
    ("mage", "demon"): mage_demon,
    ("mage", "mage"): mage_mage,
    ("mage", "item"): mage_item,
    ("mage", "cradle"): mage_cradle,
    ("mage", "pentagram"): mage_pentagram,
    ("mage", "stock"): supplies,
    ("mage", "supply"): supplies,
    ("mage", "act"): mage_act,
    ("mage", "attack"): mage_attack,
    ("mage", "give"): mage_gift,
    ("mage", "edge"): mage_edge,
    ("lay_wand", "field"): wand_field,
    ("set_torch", "field"): free_field,
    ("set_herbs", "field"): free_field,
    ("push_cradle", "field"): free_field,
    ("pour_salt", "edge"): salt_edge,
    ("pour_salt", "field"): salt_field,
    ("place_cradle", "field"): placing_field,
    ("place_mage", "field"): placing_field,
    ("place_demon", "field"): ring_field,
    ("withdraw", "field"): withdrawal_field,
    ("retreat", "field"): retreat_field,
    ("rescue", "field"): rescue_field,
    ("rescue", "mage"): rescue_onto_figure,
    ("rescue", "cradle"): rescue_onto_figure,
    ("throw", "field"): throw_field,
    ("give_item", "item"): gift_item,
    ("resupply", "stock"): supply_limit,
    ("demon", "demon"): next_demon,
    ("play", "field"): demon_field,
    ("play", "mage"): demon_mage,
    ("play", "edge"): demon_edge,
    ("play", "cradle"): demon_cradle,
    ("play", "play"): demon_play,
    ("play", "demon"): other_demon,
    ("", "edge"): mage_edge,
    ("", "clock"): the_clock,
    ("", "item"): mages_things,
    ("", "stock"): the_supplies,
    ("", "pentagram"): flying_pentagram,
}
