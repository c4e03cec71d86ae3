"""What every piece of the table is, in words with its clause; cards, figures and goods shown large."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.decision import Text, text
from game.talisman.box.board import REGIONS, SPACES
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.register import CARD_OF, CARDS, ENEMY
from game.talisman.rules.table.space_enemies import SPACE_ENEMIES
from game.talisman.view import HeroView, TalismanView
from game.ui.kit.rich_text import RichText, Run, runs
from game.ui.tables.common.cards import SHAPE
from game.ui.tables.common.pieces import CHIP, Piece
from game.ui.tables.talisman.dangers import danger_at
from game.ui.tables.talisman.kinds import (
    BELL,
    CARD_BACK,
    GOAL,
    GOAL_SHOWN,
    GOLD_BAG,
    LABEL,
    PLATE,
    SHEET,
    SPACE,
    STACK,
    STOP,
    THROW,
    VALUE,
)
from game.ui.tables.talisman.place_names import clause_of_card, name_of
from game.ui.tables.talisman.sheets.drawing import ALIGNMENTS, amount, counts_of, values_of
from game.ui.tables.talisman.sheets.statuses import statuses
from game.ui.tables.talisman.space_words import clause_of, title_of
from game.words import _, ngettext_, say

if TYPE_CHECKING:
    from game.ui.tables.talisman.table import TalismanTable

FAINT, GILT, GOOD, WARNING = (195, 170, 124), (246, 221, 148), (169, 217, 138), (255, 179, 92)
VALUE_WORDS = {
    "strength": Text(
        "Strength {n} is added to the die in Combat, the fight against most Enemies. Own points: {own}; Followers "
        "and Objects give the rest. Weapons count in Combat only."
    ),
    "craft": Text(
        "Craft {n} is added to the die in Psychic Combat, and allows its owner to hold Spells: {spells}. Own points: "
        "{own}; Followers and Objects give the rest."
    ),
    "lives": Text(
        "Lives keep a Character in the game: lost fights and traps cost them, and without one it dies. Now: {n}. "
        "Healing brings them back up to 4; there is no limit to what may be gained."
    ),
    "gold": Text("Gold pays for equipment, healing and other services. Bags owned: {n}."),
}
VALUE_CLAUSES = {
    "strength": "TAL-6.1.6a", "craft": "TAL-6.2.5", "lives": "TAL-6.4.6", "gold": "TAL-6.3.5",
    "spells": "TAL-6.2.6a", "objects": "TAL-6.5.3", "followers": "TAL-6.6.2", "trophies": "TAL-6.1.4b",
}  # fmt: skip
ROW_WORDS = {
    "spells": Text(
        "Spells are cast once each, to help their owner or to harm others. Shown: how many are held, and how many the "
        "Craft allows. Only their owner sees them."
    ),
    "objects": Text(
        "Objects help whoever carries them, weapons in Combat for example. Shown: those that count, and the most that "
        "may be carried: 4 without a Mule. Bought ones do not count."
    ),
    "followers": Text("Followers go along and help, each as its card says. Any number may come along."),
    "trophies": Text(
        "Defeated Enemies are kept to grow stronger: 7 points of their Strength buy 1 Strength of one's own."
    ),
}
PILE_WORDS = {
    "adventure": (
        Text("Adventure cards bring Enemies, Objects, Followers and events to spaces. Face down: {n}."),
        "TAL-3j",
    ),
    "adventure_discard": (
        Text("Used Adventure cards lie here until the pile runs out: {n}. Click to look through them."),
        "TAL-6.13.4d-R",
    ),
    "spells": (Text("Whoever gains a Spell draws it from here, unseen by the others. Face down: {n}."), "TAL-6.9.5a"),
    "spell_discard": (
        Text("Used Spells lie here until the pile runs out: {n}. Click to look through them."),
        "TAL-6.9.6b",
    ),
    "stock": (
        Text("Equipment to buy and Talismans to earn come from here: {n} cards. Click to look through them."),
        "TAL-3m",
    ),
}


BELL_WORDS = Text("Choose at which moments you are asked whether you cast a Spell: click to open the list.")
ASKED_THEN = Text(
    "You are asked for a Spell at this moment, if anybody could think that you hold a fitting one. Click not to be "
    "asked."
)
NOT_ASKED_THEN = Text("You are not asked for Spells at this moment, which saves time. Click to be asked.")
SEEN_WORDS = Text("You know which Adventure cards come next: click to look at them. Face down: {n}.")


class TalismanExplanations:
    """Tooltips and previews."""

    def __init__(self, table: TalismanTable) -> None:
        self._table = table

    # -- tooltips -----------------------------------------------------------------------------------------

    def explain(self, view: TalismanView, piece: Piece) -> RichText | None:
        """What a piece is; None for what is shown large instead, and for grounds."""
        if piece.kind in (SPACE, GOAL, GOAL_SHOWN):
            return self.space(view, piece.face)
        if piece.kind in (PLATE, SHEET):
            return self.hero(view, int(piece.zone.partition(":")[2]))
        if piece.kind == CHIP:
            return self._chip(view, piece)
        if piece.kind in (VALUE, LABEL):
            return self._value(view, piece)
        if piece.kind == STACK:
            words, clause = PILE_WORDS[piece.zone]
            if piece.place == "ui:open:seen":
                words = SEEN_WORDS
            return _with_clause(Text(words.message, (("n", piece.count),)), clause)
        if piece.kind == GOLD_BAG:
            words = text(
                "Whoever stops here may take {n} bag of Gold.",
                plural="Whoever stops here may take {n} bags of Gold.",
                n=piece.count,
            )
            return _with_clause(words, "TAL-6.12.1a")
        if piece.kind == CARD_BACK:
            owner = view.heroes[int(piece.zone.partition(":")[2])].seat.name
            return _with_clause(
                text("{name} may cast this Spell later; nobody else knows which it is.", name=owner), "TAL-6.9.2"
            )
        if piece.kind == BELL:
            return _with_clause(BELL_WORDS, "TAL-HID-3c")
        if piece.kind == STOP:
            return _with_clause(ASKED_THEN if piece.count else NOT_ASKED_THEN, "TAL-HID-3a")
        if piece.kind == THROW:
            return _with_clause(Text("Click to throw the dice: what they show decides what happens."), "TAL-2.9a")
        return None

    def space(self, view: TalismanView, space: str) -> RichText:
        """A space: name, Region, instructions, and what is there."""
        found = SPACES[space]
        shown = next(spot for spot in view.spaces if spot.id == space)
        words = (
            Run(title_of(space), "heading"), Run("\n" + say(REGIONS[found.region]), "italic", colour=FAINT),
            Run("\n" + say(found.says) + " "), *runs(clause_of(space)),
        )  # fmt: skip
        if shown.cards:
            listed = ", ".join(say(CARD_OF[card].name) for card in shown.cards)
            words = (*words, Run("\n" + _("Lying here: {cards}", cards=listed), colour=GILT))
        if shown.gold:
            gold = ngettext_("{n} bag of Gold", "{n} bags of Gold", shown.gold)
            words = (*words, Run("\n" + gold, colour=GILT))
        for seat in shown.seats:
            hero = view.heroes[seat]
            line = _("{name}, {character}", name=hero.seat.name, character=CHARACTERS[hero.character].name)
            words = (*words, Run("\n" + line, colour=GOOD))
        danger = danger_at(self._table.decision, f"space:{space}")
        return (*words, Run("\n" + danger.words, colour=WARNING)) if danger is not None else words

    def hero(self, view: TalismanView, seat: int) -> RichText:
        """A player: Character, numbers, and what weighs on him."""
        hero = view.heroes[seat]
        words: RichText = (Run(hero.seat.name, "heading"),)
        if hero.character:
            words = (*words, Run("  " + say(CHARACTERS[hero.character].name), "italic", colour=FAINT))
            words = (*words, Run("\n" + numbers_line(hero)), Run("\n" + cards_line(hero), colour=FAINT))
        if hero.space:
            words = (*words, Run("\n" + title_of(hero.space), colour=GILT))
        labels = " · ".join(say(status.label) for status in statuses(view, hero))
        if labels:
            words = (*words, Run("\n" + labels, colour=WARNING))
        return (*words, Run("\n" + _("Click: the whole sheet"), "sans_italic", colour=FAINT))

    def _chip(self, view: TalismanView, piece: Piece) -> RichText | None:
        hero = view.heroes[int(piece.zone.partition(":")[2])]
        for status in statuses(view, hero):
            if status.id == piece.face:
                return _with_clause(status.words, status.clause)
        return None

    def _value(self, view: TalismanView, piece: Piece) -> RichText:
        hero = view.heroes[int(piece.zone.partition(":")[2])]
        if piece.kind == LABEL:
            return _with_clause(ROW_WORDS[piece.face], VALUE_CLAUSES[piece.face])
        own = {"strength": hero.own_strength, "craft": hero.own_craft}.get(piece.face, 0)
        facts = (("n", values_of(hero)[piece.face]), ("own", own), ("spells", hero.spell_allowance))
        return _with_clause(Text(VALUE_WORDS[piece.face].message, facts), VALUE_CLAUSES[piece.face])

    # -- shown large --------------------------------------------------------------------------------------

    def preview(self, view: TalismanView, place: str, height: int) -> tuple[pygame.Surface, RichText] | None:
        """A card, figure or piece of goods large, with what can be said of it now."""
        kind, _colon, rest = place.partition(":")
        width = max(150, round(height / SHAPE))
        if kind in ("card", "spell") and rest in CARD_OF:
            return self._table.cards.face(CARD_OF[rest].id, width), self._standing(view, rest)
        if kind == "item" and rest in CARDS:
            return self._table.cards.face(rest, width), self._goods(view, rest)
        if kind == "character" and rest in CHARACTERS:
            return self._table.characters.face(rest, width), _with_clause(
                Text("A Character to play: the card tells what it can do."), "TAL-6.8a"
            )
        if kind == "seat" and rest.isdigit() and view.heroes[int(rest)].character:
            face = self._table.characters.face(view.heroes[int(rest)].character, width)
            return face, self.hero(view, int(rest))
        if kind == "enemy" and rest in SPACE_ENEMIES:
            return self._table.cards.face(place, width), self._foe(rest)
        return None

    def _standing(self, view: TalismanView, card: str) -> RichText:
        """Where a card is, and what holds for its kind."""
        known = CARD_OF[card]
        words: list[Run] = [Run(where_is(view, card), "sans_bold")]
        if known.kind == ENEMY:
            value = known.strength or known.craft
            line = _("Fights with Strength {n}", n=value) if known.strength else _("Fights with Craft {n}", n=value)
            words.append(Run("\n" + line, colour=GILT))
        if len(known.alignments) < 3:
            names = ", ".join(say(ALIGNMENTS[alignment]) for alignment in known.alignments)
            words.append(Run("\n" + _("Only for: {names}", names=names), colour=WARNING))
        points = dict(view.points).get(card)
        if points is not None:
            words.append(Run("\n" + _("Points left: {n}", n=points), colour=GILT))
        return (*words, Run(" "), *runs(clause_of_card(card)))

    def _goods(self, view: TalismanView, item: str) -> RichText:
        left = view.talismans if item == "talisman" else dict(view.stock).get(item, 0)
        words = [Run(ngettext_("{n} left in stock", "{n} left in stock", left), "sans_bold")]
        for shop, price in CARDS[item].prices:
            name = _("in the Village") if shop == "village" else _("at the Market")
            words.append(Run("\n" + _("{price} Gold {where}", price=price, where=name), colour=GILT))
        return (*words, Run(" "), *runs(clause_of_card(item)))

    def _foe(self, enemy: str) -> RichText:
        found = SPACE_ENEMIES[enemy]
        if found.strength or found.craft:
            value = found.strength or found.craft
            line = _("Fights with Strength {n}", n=value) if found.strength else _("Fights with Craft {n}", n=value)
        else:
            line = _("Its Strength is thrown with dice.")
        return (Run(say(found.name), "heading"), Run("\n" + line + " "), *runs(found.clause))


def numbers_line(hero: HeroView) -> str:
    """Alignment and the four numbers in words."""
    return _(
        "{alignment} · Strength {strength} · Craft {craft} · Lives {lives} · Gold {gold}",
        alignment=say(ALIGNMENTS[hero.alignment]), strength=hero.strength, craft=hero.craft, lives=hero.lives,
        gold=hero.gold,
    )  # fmt: skip


def cards_line(hero: HeroView) -> str:
    """How many cards of each row, in words."""
    counts = counts_of(hero)
    return _(
        "Spells {spells} · Objects {objects} · Followers {followers} · Defeated Enemies {trophies}",
        spells=amount(hero, "spells", counts["spells"]), objects=counts["objects"], followers=counts["followers"],
        trophies=counts["trophies"],
    )  # fmt: skip


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


def _with_clause(words: Text, clause: str) -> RichText:
    return (*runs(words), Run(" "), *runs(clause))
