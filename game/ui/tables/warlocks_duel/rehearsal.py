"""Draws ahead what the table of a duel will soon need, so that no frame has to wait for new pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import pygame

from game.ui.kit.painting.glow import GAINED, LOST, glare
from game.ui.tables.common.dice import ELEMENT_FACES, SYMBOLS
from game.ui.tables.common.pieces import CARD, DIE, PILE, SEAT, Marks, TableLayout
from game.ui.tables.warlocks_duel.table import DuelTable
from game.warlocks_duel.box.cards import CARDS, MAGES, basic_cards, is_scroll
from game.warlocks_duel.state import CHOOSING, GATHERING, INCANTATIONS
from game.warlocks_duel.view import ACTIVE, IN_HAND, AttackView, CardView, DuelView, SpellView

TUMBLE_VARIANTS = 4
Step = Callable[[], object]


def rehearse(table: DuelTable, view: DuelView, area: pygame.Rect, bottom: int) -> Iterator[Step]:
    """Draw what may come after ``view``, one small thing at each step; everything drawn is kept by the table."""
    for imagined in _imagined(view):
        layout = table.layout_of(imagined, area, bottom)
        yield from _pieces(table, imagined, layout)
        yield from _dice(table, layout)
        yield from _lights(layout)
        yield from _attacks(table, imagined, layout)
        yield from _scrolls(table, layout)


def _imagined(view: DuelView) -> Iterator[DuelView]:
    """Tables that may come next: with each mage that may be chosen; in the next phase, with scrolls learned."""
    if view.phase == CHOOSING:
        taken = {duelist.mage for duelist in view.duelists}
        yield from (_with_mage(view, mage) for mage in MAGES if mage not in taken)
        return
    yield view
    if view.phase == GATHERING:
        yield replace(view, phase=INCANTATIONS)
    for scroll in view.market:
        learned = tuple(replace(duelist, cards=(*duelist.cards, scroll)) for duelist in view.duelists)
        yield replace(view, duelists=learned)


def _with_mage(view: DuelView, mage: str) -> DuelView:
    """The first table if everybody who has not chosen yet takes this mage."""
    dice = ELEMENT_FACES[:5]
    duelists = tuple(
        replace(duelist, mage=duelist.mage or mage, hand=dice, cards=_basic(duelist.mage or mage))
        for duelist in view.duelists
    )
    return replace(view, phase=GATHERING, duelists=duelists)


def _basic(mage: str) -> tuple[CardView, ...]:
    return tuple(
        CardView(card, tuple(SpellView(spell, IN_HAND, (), 0) for spell in CARDS[card]), False, False, False)
        for card in basic_cards(mage)
    )


def _pieces(table: DuelTable, view: DuelView, layout: TableLayout) -> Iterator[Step]:
    """Each piece, and the light round it that says it may be chosen."""
    # As tall as the table, since widths of lines depend on it; what is drawn on it is never seen.
    canvas = pygame.Surface((1, layout.area.height))
    for piece in layout.pieces:
        if piece.kind == CARD:
            yield from table.cards.loading(piece.face)
        yield partial(table.draw_piece, canvas, view, piece, Marks())
        yield partial(table.draw_marks, canvas, piece, Marks(lit=frozenset({piece.id})))


def _dice(table: DuelTable, layout: TableLayout) -> Iterator[Step]:
    """Dice as they lie, and those of a hand as they roll."""
    dice = [piece for piece in layout.pieces if piece.kind == DIE]
    for size in sorted({piece.rect.width for piece in dice}):
        for face in ELEMENT_FACES:
            yield partial(table.dice.die, face, size, 0)
    for size in sorted({piece.rect.width for piece in dice if piece.zone.startswith("hand:")}):
        for variant in range(TUMBLE_VARIANTS):
            for face in ELEMENT_FACES:
                yield partial(table.dice.tumble, face, size, variant)


def _lights(layout: TableLayout) -> Iterator[Step]:
    """The lights over the plates when something strikes or heals."""
    colours = (LOST, GAINED, *(colour for _icon, colour in SYMBOLS.values()))
    for piece in layout.pieces:
        if piece.kind == SEAT:
            for colour in colours:
                yield partial(glare, piece.rect.size, colour)


def _attacks(table: DuelTable, view: DuelView, layout: TableLayout) -> Iterator[Step]:
    """The attack with each spell that can be cast now."""
    canvas = pygame.Surface((1, layout.area.height))
    for caster, duelist in enumerate(view.duelists):
        for spell in (spell for card in duelist.cards for spell in card.spells if spell.status == ACTIVE):
            attack = AttackView(caster, spell.id, (caster + 1) % len(view.duelists), 1)
            yield partial(table.draw_attack, canvas, replace(view, attack=attack), layout.centre, known=True)


def _scrolls(table: DuelTable, layout: TableLayout) -> Iterator[Step]:
    """Every scroll in the size of the market, since any of them may be dealt next; and their back."""
    widths = {piece.rect.width for piece in layout.pieces if piece.kind == PILE}
    for width in sorted(widths):
        yield partial(table.cards.back, width)
    for card in filter(is_scroll, CARDS):
        yield from table.cards.loading(card)
        for width in sorted(widths):
            yield partial(table.cards.face, card, width)
