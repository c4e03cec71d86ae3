"""Spells cast when something is met, before a fight, or when something is about to be lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.decision import Text
from game.engine.ids import name_of, parted
from game.talisman.box.ability import Ability, SpellAbility
from game.talisman.box.board import INNER, region_of
from game.talisman.box.register import (
    ANY_TURN_START,
    BEFORE_BATTLE,
    CARD_OF,
    TURN_START,
    WHEN_ENCOUNTERING,
    WHEN_LOST,
    lasting,
    spell,
)
from game.talisman.rules.fights.scores import COMBAT
from game.talisman.rules.magic.evading import has_evaded, is_evadable, is_evaded, is_unseen
from game.talisman.rules.magic.fitting import is_immune
from game.talisman.rules.table.abilities import has
from game.talisman.state import TalismanState

if TYPE_CHECKING:
    from game.talisman.rules.you import You


TURN_BEGINS = frozenset({ANY_TURN_START, TURN_START})
"""The start of another's turn, and of the caster's own."""


def evadable(state: TalismanState, seat: int) -> tuple[str, ...]:
    """What a seat is about to meet and could still evade by a Spell (TAL-6.18.2, TAL-6.18.3)."""
    if seat != state.met_by:
        return ()
    return tuple([
        place for place in state.meeting if is_evadable(state, seat, place) and not is_evaded(state, seat, place)
    ])  # fmt: skip


@spell(
    "immobility",
    Text("Immobility"),
    Text(
        "Cast it on a Character whose turn begins: nothing can be done in that turn. Or cast it on a creature or "
        "Character about to meet you: you evade it."
    ),
    timing=(ANY_TURN_START, WHEN_ENCOUNTERING),
    copies=2,
    worth=3,
)
class Immobility(SpellAbility):
    """Turns to stone for a turn."""

    def targets(self, state: TalismanState, seat: int) -> tuple[str, ...]:
        """Whoever begins a turn, the caster too; else what the caster is about to meet, and whoever evades him."""
        if state.window in TURN_BEGINS:
            return (f"seat:{state.turn}",)
        if seat == state.met_by or state.met_by < 0:
            return evadable(state, seat)
        return (f"seat:{state.met_by}",) if has_evaded(state, state.met_by) else ()

    async def cast(self, you: You, target: str) -> None:
        """A turn is lost, an encounter evaded, or an evading one caught."""
        number = name_of(target)
        if you.state.window in TURN_BEGINS:
            await you.last("immobile", seat=int(number), until="turn")
        elif you.seat == you.state.met_by:
            await you.evade(target)
        else:
            await you.other(int(number)).stop_evading()


@lasting("immobile", Text("Immobility"))
class Immobile(Ability):
    """The Character can do nothing."""

    does_nothing = True


@spell(
    "invisibility",
    Text("Invisibility"),
    Text("Until the end of this turn you may evade any creature or Character."),
    timing=(WHEN_ENCOUNTERING,),
    copies=2,
    published_copies=1,
    worth=2,
)
class Invisibility(SpellAbility):
    """Unseen until the turn ends."""

    def targets(self, state: TalismanState, seat: int) -> tuple[str, ...]:
        """The caster, if he is about to meet something that does not see through it and is not unseen already."""
        if is_unseen(state, seat):
            return ()
        for place in evadable(state, seat):
            kind, name = parted(place)
            if kind != "seat" or not has(state, int(name), "seen_through"):
                return (f"seat:{seat}",)
        return ()

    async def cast(self, you: You, target: str) -> None:
        """Whatever is met this turn can be evaded, each thing at will."""
        await you.become_unseen()


@spell(
    "preservation",
    Text("Preservation"),
    Text(
        "A Character does not lose a Life, or a Follower is not killed. On an Enemy: it is not killed, and the fight "
        "is drawn."
    ),
    timing=(WHEN_LOST,),
    copies=2,
    published_copies=1,
    worth=3,
)
class Preservation(SpellAbility):
    """Keeps what is about to be lost."""

    def targets(self, state: TalismanState, seat: int) -> tuple[str, ...]:
        """The Character, the Follower or the Enemy concerned; no creature of the Inner Region."""
        loss = state.loss
        if loss is None:
            return ()
        if loss.what == "life":
            return (f"seat:{loss.seat}",)
        if loss.what == "follower" and loss.cards[0] not in state.heroes[loss.seat].followers:
            return ()
        if loss.what == "enemy" and region_of(state.heroes[loss.seat].space) == INNER:
            return ()
        return tuple([f"card:{card}" if card in CARD_OF else f"enemy:{card}" for card in loss.cards[:1]])

    async def cast(self, you: You, target: str) -> None:
        """It is not lost."""
        you.save()


@spell(
    "psionic_blast",
    Text("Psionic Blast"),
    Text("Cast it on yourself when a Combat is about to begin: add your Craft to your Strength in that Combat."),
    timing=(BEFORE_BATTLE,),
    copies=2,
    worth=2,
)
class PsionicBlast(SpellAbility):
    """The mind helps the arm."""

    def targets(self, state: TalismanState, seat: int) -> tuple[str, ...]:
        """The caster, once in a Combat he takes part in; it adds nothing against the owner of the Amulet."""
        fight = state.fight
        if fight is None or fight.kind != COMBAT or seat not in (fight.seat, fight.foe):
            return ()
        foe = fight.foe if seat == fight.seat else fight.seat
        used = any(effect.id == "psionic_blast" and effect.seat == seat for effect in state.lasting)
        if used or (foe >= 0 and is_immune(state, foe, "psionic_blast")):
            return ()
        return (f"seat:{seat}",)

    async def cast(self, you: You, target: str) -> None:
        """Total Craft at this moment, added for this Combat."""
        await you.last("psionic_blast", seat=you.seat, until="fight", value=you.craft)


@lasting("psionic_blast", Text("Psionic Blast"))
class Blasting(Ability):
    """The caster's Craft, added in this Combat."""

    value_in_combat = True
