"""Which Spells and cards fit a moment, and whom a Spell may be aimed at (TAL-6.9)."""

from __future__ import annotations

from functools import cache

from game.talisman.box.ability import SpellAbility
from game.talisman.box.board import CURSED_GLADE
from game.talisman.box.register import (
    AFTER_MOVE,
    ANY_TIME,
    ANY_TURN_START,
    BEFORE_BATTLE,
    CARD_OF,
    INSTEAD_OF_MOVE_ROLL,
    TURN_END,
    TURN_START,
)
from game.talisman.rules.magic.evading import has_evaded
from game.talisman.rules.magic.stops import is_stopped, unseen_spells
from game.talisman.rules.table.abilities import acting, has, magic_suspended, sources
from game.talisman.rules.table.land import SEAT_AT
from game.talisman.state import TalismanState

IMMOBILITY = "immobility"
OWN_TURN_ONLY = frozenset({TURN_START, INSTEAD_OF_MOVE_ROLL, AFTER_MOVE, TURN_END})
TOGETHER = {TURN_START: (TURN_START, ANY_TURN_START, INSTEAD_OF_MOVE_ROLL)}
"""The active player chooses how to move and which Spell to cast first in one question (W1 and W2)."""


@cache
def fitting(window: str) -> frozenset[str]:
    """The Spell cards whose moment is this window; ``any_time`` fits every window."""
    moments = {ANY_TIME, *TOGETHER.get(window, (window,))}
    return frozenset(card for card, printed in CARD_OF.items() if not moments.isdisjoint(printed.timing))


@cache
def usable_in(window: str) -> frozenset[str]:
    """The cards in possession that may be used in this window."""
    kept = sources("use_windows").followers | sources("use_windows").objects
    return frozenset(card for card, ability in kept.items() if window in ability.use_windows
                     or ANY_TIME in ability.use_windows)  # fmt: skip


def may_cast(state: TalismanState, seat: int) -> bool:
    """Whether the Character can cast anything at all now; only Objects and lasting effects forbid it."""
    hero = state.heroes[seat]
    if not hero.space or hero.toad or hero.space == CURSED_GLADE:
        return False
    if hero.objects and has(state, seat, "no_casting"):
        return False
    return not state.lasting or not (magic_suspended(state) or has(state, seat, "does_nothing"))


def could_cast_bare(state: TalismanState, seat: int, window: str) -> bool:
    """Whether whoever lays down what forbids it to cast is asked for a Spell in that window (Amulet, TAL-6.5.4)."""
    hero = state.heroes[seat]
    if hero.quiet or not hero.spells or not hero.objects:
        return False
    forbids = {card for card, _ in acting(state, seat, "no_casting")}
    if forbids.isdisjoint(hero.objects):
        return False
    objects, before = hero.objects, state.window
    hero.objects, state.window = tuple([card for card in objects if card not in forbids]), window
    try:
        return is_asked_discreetly(state, seat) if seat in state.sharing else bool(castable(state, seat))
    finally:
        hero.objects, state.window = objects, before


def spell_of(card: str) -> SpellAbility:
    """The rule of a Spell card."""
    ability = CARD_OF[card].ability
    assert isinstance(ability, SpellAbility)
    return ability


def castable(state: TalismanState, seat: int) -> tuple[str, ...]:
    """The Spells that a seat can cast in the window now open."""
    hero = state.heroes[seat]
    if not hero.spells:
        return ()
    fits = fitting(state.window)
    spells = [card for card in hero.spells if card in fits]
    if not spells or not may_cast(state, seat):
        return ()
    return tuple([card for card in spells if is_castable(state, seat, card)])


def is_castable(state: TalismanState, seat: int, card: str) -> bool:
    """Whether a Spell that fits the window could be cast by whoever may cast at all and holds it."""
    if state.window in OWN_TURN_ONLY and seat != state.turn and ANY_TIME not in CARD_OF[card].timing:
        return False
    return bool(spell_targets(state, seat, card))


def is_reason_to_ask(state: TalismanState, seat: int, card: str) -> bool:
    """Whether a castable Spell is worth a question of its own: not if it could only rob its caster of the others."""
    costs = spell_of(card).costs
    return not all(costs(state, seat, target) for target in spell_targets(state, seat, card))


def could_cast(state: TalismanState, seat: int) -> bool:
    """Whether, for all that everybody can see, a seat may hold a Spell that it can cast now (TAL-HID-3a)."""
    if not state.heroes[seat].spells or not may_cast(state, seat):
        return False
    fits = fitting(state.window)
    return any(card in fits and is_castable(state, seat, card) for card in unseen_spells(state))


def is_asked_discreetly(state: TalismanState, seat: int) -> bool:
    """Whether somebody who shares the screen is asked for Spells: as he wishes, and as all can see (TAL-HID-3)."""
    return is_stopped(state, seat) and could_cast(state, seat)


def spell_targets(state: TalismanState, seat: int, card: str) -> tuple[str, ...]:
    """What a Spell can be cast at: not at those who evade (but for Immobility) or whom it does not affect."""
    spell_id = CARD_OF[card].id
    targets = spell_of(card).targets(state, seat)
    return tuple([target for target in targets if is_affected(state, seat, target, spell_id)])


def is_affected(state: TalismanState, seat: int, target: str, spell_id: str) -> bool:
    """Whether a Spell can be cast at a target at all (TAL-6.18.1c)."""
    victim = SEAT_AT.get(target)
    if victim is None:
        return True
    if not state.heroes[victim].space:
        return False
    if victim != seat and has_evaded(state, victim) and spell_id != IMMOBILITY:
        return False
    return not is_immune(state, victim, spell_id)


def is_immune(state: TalismanState, seat: int, spell_id: str) -> bool:
    """Whether a Spell has no effect on a Character (Amulet)."""
    found = acting(state, seat, "immune_to")
    return bool(found) and any(spell_id in source.immune_to for _, source in found)


def usable(state: TalismanState, seat: int) -> tuple[str, ...]:
    """The cards that a seat can use in the window now open, besides its Spells."""
    hero = state.heroes[seat]
    if not (hero.objects or hero.followers):
        return ()
    fits = usable_in(state.window)
    fight = state.fight if state.window == BEFORE_BATTLE else None
    if fight is not None and seat not in (fight.seat, fight.foe):
        return ()  # what makes strong for a fight is of no use to those who look on
    if fits.isdisjoint(hero.objects) and fits.isdisjoint(hero.followers):
        return ()
    return tuple([card for card, source in acting(state, seat, "able") if card in fits and source.able(state, seat)])
