"""Alignment and its changes (TAL-6.7)."""

from __future__ import annotations

from functools import cache

from game.engine.decision import Option, Text
from game.engine.ids import name_of
from game.talisman.box.characters import gift
from game.talisman.box.register import CARD_OF
from game.talisman.rules.belongings import possessions
from game.talisman.rules.table.land import ALIGNMENTS, Land
from game.talisman.rules.table.places import lay_down, remove_from
from game.talisman.state import TalismanState

DECLARE_QUESTION = Text("Your Alignment is asked for. Do you change it?")
KEEP = Option("keep", Text("Stay as you are"), clause="TAL-6.7.2")


async def become(land: Land, seat: int, alignment: str) -> bool:
    """Change Alignment, at most once in anybody's turn; forbidden Objects stay behind (TAL-6.7.2, TAL-6.7.3).

    All of it has happened before anything is told or asked; the limits are kept when nothing forbidden is left.
    """
    hero = land.state.heroes[seat]
    if not hero.space or hero.changed or hero.alignment == alignment:
        return False
    hero.alignment, hero.changed = alignment, True
    left_behind = tuple([card for card in hero.objects if alignment not in CARD_OF[card].alignments])
    for card in left_behind:
        remove_from(land.state, seat, card)
        lay_down(land.state, hero.space, card)
    del hero
    await land.tell("alignment", "TAL-6.7.1a", "{who} is now {alignment}.", who=seat, alignment=alignment)
    for card in left_behind:
        await land.tell("left", "TAL-6.7.3", "{who} leaves {card}.", who=seat, card=card)
    await possessions.settle(land, seat)
    return True


def changes(state: TalismanState, seat: int) -> tuple[Option, ...]:
    """The Druid's changes, if he has not changed in this turn."""
    hero = state.heroes[seat]
    if hero.changed or not gift(hero.character, hero.toad).changes_alignment:
        return ()
    return tuple([alignment_option(alignment) for alignment in ALIGNMENTS if alignment != hero.alignment])


async def declare(land: Land, seat: int) -> None:
    """An effect asks for the Alignment: the Druid may change it first, in any turn (TAL-6.7.2)."""
    hero = land.state.heroes[seat]
    if hero.changed or not hero.space or not gift(hero.character, hero.toad).changes_alignment:
        return
    options = (KEEP, *[alignment_option(alignment) for alignment in ALIGNMENTS if alignment != hero.alignment])
    del hero
    key = await land.ask(seat, "declare_alignment", DECLARE_QUESTION, options, "TAL-6.7.2")
    if key != KEEP.key:
        await become(land, seat, name_of(key))


@cache
def alignment_option(alignment: str) -> Option:
    """The Druid's option to change."""
    text = Text("Become {alignment}", (("alignment", ALIGNMENTS[alignment]),))
    return Option(f"become:{alignment}", text, clause="TAL-6.7.2")
