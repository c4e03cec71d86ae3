"""Cards, figures and goods shown large, with what can be said of them now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.engine.decision import Text
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.register import ADVENTURE_DECK, CARD_OF, CARDS, ENEMY, ORIGIN
from game.talisman.rules.table.space_enemies import SPACE_ENEMIES
from game.talisman.view import TalismanView
from game.ui.kit.rich_text import SIGN, Link, RichText, Run
from game.ui.tables.common.cards import SHAPE
from game.ui.tables.common.telling.explanations import Line, bad, faint, gilt, line_by_line, tinted, title
from game.ui.tables.talisman.explanations import of_hero
from game.ui.tables.talisman.sheets.drawing import ALIGNMENTS
from game.ui.tables.talisman.words.place_names import clause_of_card, name_of
from game.ui.tables.talisman.words.spaces import title_of
from game.words import _, ngettext_, say

if TYPE_CHECKING:
    from game.ui.tables.talisman.table import TalismanTable


def preview(
    table: TalismanTable, view: TalismanView, place: str, height: int
) -> tuple[pygame.Surface, RichText] | None:
    """The picture and the words of a place; None for what has no picture."""
    kind, _colon, rest = place.partition(":")
    width = max(150, round(height / SHAPE))
    if kind in ("card", "spell") and rest in CARD_OF:
        return table.cards.face(CARD_OF[rest].id, width), _with_rule(_standing(view, rest), clause_of_card(rest))
    if kind == "item" and rest in CARDS:
        return table.cards.face(rest, width), _with_rule(_goods(view, rest), clause_of_card(rest))
    if kind == "character" and rest in CHARACTERS:
        words = Text("A Character to play: the card tells what it can do.")
        return table.characters.face(rest, width), _with_rule(words, "TAL-6.8a")
    if kind == "seat" and rest.isdigit() and view.heroes[int(rest)].character:
        hero = view.heroes[int(rest)]
        return table.characters.face(hero.character, width), of_hero(view, hero)
    if kind == "enemy" and rest in SPACE_ENEMIES:
        return table.cards.face(place, width), _foe(rest)
    return None


def _with_rule(words: Line, clause: str) -> RichText:
    """A line that ends with the sign of its rule: the id of a clause says nothing to whoever looks at a card."""
    return (*tinted(words), Run(" "), Run(SIGN, link=Link(clause=clause)))


@line_by_line
def _standing(view: TalismanView, card: str) -> Iterator[Line]:
    """Where a card is, and what holds for its kind."""
    printed = CARD_OF[card]
    yield Run(where_is(view, card), "sans_bold")
    if printed.kind == ENEMY:
        yield gilt(_fights(printed.strength, printed.craft))
    if printed.number:
        yield faint(_("The number {n} in its corner: of several cards the lowest comes first", n=printed.number))
    if len(printed.alignments) < 3:
        yield bad(_("Only for: {names}", names=", ".join(say(ALIGNMENTS[name]) for name in printed.alignments)))
    if ORIGIN[card] != ADVENTURE_DECK and any(card in hero.objects for hero in view.heroes):
        yield faint(_("Does not count among the Objects that may be carried."))
    points = dict(view.points).get(card)
    if points is not None:
        yield gilt(_("Points left: {n}", n=points))


@line_by_line
def _goods(view: TalismanView, item: str) -> Iterator[Line]:
    """How many are left, and what they cost where."""
    left = view.talismans if item == "talisman" else dict(view.stock).get(item, 0)
    yield Run(ngettext_("{n} left in stock", "{n} left in stock", left), "sans_bold")
    for shop, price in CARDS[item].prices:
        where = _("in the Village") if shop == "village" else _("at the Market")
        yield gilt(_("{price} Gold {where}", price=price, where=where))


@line_by_line
def _foe(enemy: str) -> Iterator[Line]:
    """An Enemy without a card, and what it fights with."""
    foe = SPACE_ENEMIES[enemy]
    yield title(say(foe.name))
    words = _fights(foe.strength, foe.craft) if foe.strength or foe.craft else _("Its Strength is thrown with dice.")
    yield _with_rule(words, foe.clause)


def _fights(strength: int, craft: int) -> str:
    return _("Fights with Strength {n}", n=strength) if strength else _("Fights with Craft {n}", n=craft)


def where_is(view: TalismanView, card: str) -> str:
    """Whose card it is, or where it lies, in words."""
    for hero in view.heroes:
        if card in (*hero.spells, *hero.objects, *hero.followers, hero.raft):
            return _("Card of {name}", name=hero.seat.name)
        if card in hero.trophies:
            return _("Defeated by {name}", name=hero.seat.name)
    for space in view.spaces:
        if card in space.cards:
            return _("Lies here: {space}", space=title_of(space.id))
    if card in view.adventure_discard or card in view.spell_discard:
        return _("Discarded")
    if any(spell.card == card for spell in view.casting):
        return _("Being cast")
    return say(name_of(view, f"card:{card}"))
