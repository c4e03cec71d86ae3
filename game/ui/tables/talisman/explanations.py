"""What every piece of the table is, in words with its clause."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.decision import Decision, Text, text
from game.talisman.box.board import REGIONS, SPACES
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.register import CARD_OF
from game.talisman.state import EVIL, GOOD, NEUTRAL
from game.talisman.view import HeroView, TalismanView
from game.ui.kit.rich_text import Run
from game.ui.tables.common.pieces import CHIP, Piece
from game.ui.tables.common.telling.explanations import (
    FAINT,
    Explanations,
    Line,
    bad,
    faint,
    gilt,
    good,
    line_by_line,
    title,
    with_clause,
)
from game.ui.tables.common.telling.statuses import told_status
from game.ui.tables.talisman import kinds
from game.ui.tables.talisman.doors import onwards
from game.ui.tables.talisman.sheets.drawing import ALIGNMENTS, amount, counts_of, values_of
from game.ui.tables.talisman.sheets.panels import CROSS
from game.ui.tables.talisman.sheets.statuses import statuses
from game.ui.tables.talisman.words.dangers import danger_at
from game.ui.tables.talisman.words.spaces import clause_of, onwards_words, title_of
from game.words import _, ngettext_, say

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
ALIGNMENT_WORDS = {
    GOOD: Text(
        "Good: the Chapel heals for nothing, the Graveyard costs a Life. Some cards help or harm only the Good, and "
        "some Objects are not for them."
    ),
    NEUTRAL: Text(
        "Neutral: the Chapel heals for Gold, the Graveyard does nothing. Some cards help or harm only the Neutral, "
        "and some Objects are not for them."
    ),
    EVIL: Text(
        "Evil: the Chapel costs a Life, the Graveyard may bring something by a throw. Some cards help or harm only the "
        "Evil, and some Objects are not for them."
    ),
}
ROW_WORDS = {
    "spells": Text(
        "Spells are cast once each, to help their owner or to harm others. Shown: how many are held, and how many the "
        "Craft allows. Only their owner sees them."
    ),
    "objects": Text(
        "Objects help whoever carries them, weapons in Combat for example. Shown: those that count, and the most that "
        "may be carried: 4 without a Mule. After the plus: bought goods and Talismans from the stock, which do not "
        "count."
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


EXPLANATIONS = Explanations()
"""What explains the pieces but spaces, which depend on what is asked; cards and goods are shown large instead."""

# -- the board and the piles ------------------------------------------------------------------------------


@line_by_line
def of_space(view: TalismanView, space: str, decision: Decision | None) -> Iterator[Line]:
    """A space: name, Region, instructions, what is there, and what going there means while that is asked."""
    printed = SPACES[space]
    shown = next(spot for spot in view.spaces if spot.id == space)
    yield title(title_of(space))
    yield Run(say(REGIONS[printed.region]), "italic", colour=FAINT)
    further = onwards(view, decision, space)
    if further is not None:
        yield gilt(_("Over the bridge, {further}", further=onwards_words(further.steps, further.ends)))
    yield with_clause(say(printed.says), clause_of(space))
    if shown.cards:
        yield gilt(_("Lying here: {cards}", cards=", ".join(say(CARD_OF[card].name) for card in shown.cards)))
    if shown.gold:
        yield gilt(ngettext_("{n} bag of Gold", "{n} bags of Gold", shown.gold))
    for hero in (view.heroes[seat] for seat in shown.seats):
        yield good(_("{name}, {character}", name=hero.seat.name, character=CHARACTERS[hero.character].name))
    danger = danger_at(decision, f"space:{space}", view)
    if danger is not None:
        yield bad(danger.words)


@EXPLANATIONS.of(kinds.STACK)
def _stack(view: TalismanView, piece: Piece) -> Iterator[Line]:
    words, clause = PILE_WORDS[piece.zone]
    if piece.place == "ui:open:seen":
        words = SEEN_WORDS
    yield with_clause(text(words.message, n=piece.count), clause)


@EXPLANATIONS.of(kinds.GROUND)
def _ground(view: TalismanView, piece: Piece) -> Iterator[Line]:
    if piece.id == CROSS:
        yield _("Close (Esc)")


@EXPLANATIONS.of(kinds.GOLD_BAG)
def _gold_bag(view: TalismanView, piece: Piece) -> Iterator[Line]:
    words = text(
        "Whoever stops here may take {n} bag of Gold.",
        plural="Whoever stops here may take {n} bags of Gold.",
        n=piece.count,
    )
    yield with_clause(words, "TAL-6.12.1a")


# -- sheets -----------------------------------------------------------------------------------------------


@line_by_line
def of_hero(view: TalismanView, hero: HeroView) -> Iterator[Line]:
    """A player: Character, numbers, and what weighs on him."""
    yield title(hero.seat.name, say(CHARACTERS[hero.character].name) if hero.character else "")
    if hero.character:
        yield _(
            "{alignment} · Strength {strength} · Craft {craft} · Lives {lives} · Gold {gold}",
            alignment=say(ALIGNMENTS[hero.alignment]),
            **values_of(hero),
        )
        counts = counts_of(hero)
        held = amount(hero, "spells", counts.pop("spells"))
        yield faint(
            _(
                "Spells {spells} · Objects {objects} · Followers {followers} · Defeated Enemies {trophies}",
                spells=held,
                **counts,
            )
        )
    if hero.space:
        yield gilt(title_of(hero.space))
    for status in statuses(view, hero):
        yield bad(_("{status}: {words}", status=say(status.label), words=say(status.words)))
    yield Run(_("Click: the whole sheet"), "sans_italic", colour=FAINT)


def _hero_of(view: TalismanView, piece: Piece) -> HeroView:
    return view.heroes[int(piece.zone.partition(":")[2])]


@EXPLANATIONS.of(kinds.PLATE, kinds.SHEET)
def _sheet(view: TalismanView, piece: Piece) -> Iterator[Line]:
    yield of_hero(view, _hero_of(view, piece))


@EXPLANATIONS.of(CHIP)
def _chip(view: TalismanView, piece: Piece) -> Iterator[Line]:
    yield told_status(statuses(view, _hero_of(view, piece)), piece.face)


@EXPLANATIONS.of(kinds.LABEL)
def _row(view: TalismanView, piece: Piece) -> Iterator[Line]:
    yield with_clause(ROW_WORDS[piece.face], VALUE_CLAUSES[piece.face])


@EXPLANATIONS.of(kinds.VALUE)
def _value(view: TalismanView, piece: Piece) -> Iterator[Line]:
    hero = _hero_of(view, piece)
    own = {"strength": hero.own_strength, "craft": hero.own_craft}.get(piece.face, 0)
    words = text(VALUE_WORDS[piece.face].message, n=values_of(hero)[piece.face], own=own, spells=hero.spell_allowance)
    yield with_clause(words, VALUE_CLAUSES[piece.face])


@EXPLANATIONS.of(kinds.ALIGNMENT)
def _alignment(view: TalismanView, piece: Piece) -> Iterator[Line]:
    yield with_clause(ALIGNMENT_WORDS[piece.face], "TAL-6.7a")


@EXPLANATIONS.of(kinds.CARD_BACK)
def _back(view: TalismanView, piece: Piece) -> Iterator[Line]:
    owner = _hero_of(view, piece).seat.name
    yield with_clause(text("{name} may cast this Spell later; nobody else knows which it is.", name=owner), "TAL-6.9.2")


@EXPLANATIONS.of(kinds.BELL)
def _bell(view: TalismanView, piece: Piece) -> Iterator[Line]:
    yield with_clause(BELL_WORDS, "TAL-HID-3c")


@EXPLANATIONS.of(kinds.STOP)
def _stop(view: TalismanView, piece: Piece) -> Iterator[Line]:
    yield with_clause(ASKED_THEN if piece.count else NOT_ASKED_THEN, "TAL-HID-3a")


@EXPLANATIONS.of(kinds.THROW)
def _throw(view: TalismanView, piece: Piece) -> Iterator[Line]:
    yield with_clause(Text("Click to throw the dice: what they show decides what happens."), "TAL-2.9a")
