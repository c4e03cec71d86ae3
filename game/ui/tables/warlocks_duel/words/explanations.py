"""What every piece of a duel is, in words."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.decision import Text, text
from game.ui.kit.rich_text import RichText, Run
from game.ui.tables.common.dice import SYMBOLS
from game.ui.tables.common.pieces import CHIP, DIE, MAGE, PILE, SEAT, TRAY, Piece
from game.ui.tables.common.telling.explanations import (
    FAINT,
    GILT,
    Explanations,
    Line,
    bad,
    faint,
    good,
    line_by_line,
    title,
    weighed,
)
from game.ui.tables.common.telling.statuses import told_status
from game.ui.tables.warlocks_duel.cards.spell_marks import type_line
from game.ui.tables.warlocks_duel.words.statuses import statuses
from game.ui.tables.warlocks_duel.words.still_to_cast import still_to_cast
from game.warlocks_duel.box.cards import CARDS, MAGES, SPELLS, is_scroll
from game.warlocks_duel.box.elements import BLANK, NAMES, WHIRLWIND
from game.warlocks_duel.view import ACTIVE, LOST, USED, CardView, DuelistView, DuelView, SpellView
from game.words import _, ngettext_, say

ZONES = {
    "hand": Text("Rolled in phase 1 to gain mana, which pays for spells. WD-2.2"),
    "pool": Text("Pays for spells, or strikes back at an attacker; it keeps its face. WD-4.14"),
    "reserve": Text("Refills the hand or weakens an attack; what is left gives 1 power each in phase 4. WD-1.8"),
    "shield": Text("Weakens every spell of the shield's school, your own heals too. WD-8.7"),
    "aside": Text("Of no use until phase 4, since it has done its work in this round. WD-4.12"),
}
ZONE_NAMES = {
    "hand": Text("Hand"),
    "pool": Text("Mana pool"),
    "reserve": Text("Reserve"),
    "shield": Text("Antimagic shield"),
    "aside": Text("Laid aside"),
}
D6 = Text("The d6 is an ordinary die that shows 1 to 6.")
ALL_DICE = Text("A click on the ground between the dice chooses all of them; another one, none.")
JOKER = Text("The Whirlwind stands for any one symbol when a spell is paid. WD-0.8")
DECK = Text("New scrolls for the market come from here: {n} cards, in an order nobody knows. WD-1.9")
DISCARD = Text("Discarded scrolls become the new deck when that runs out: {n} cards. WD-5.8")
HAS_POWER = Text("Power keeps a player in the game: who falls to 0 is out. {power} of 40 now. WD-0.6")
EXPLANATIONS = Explanations()
"""What explains the pieces but cards, which are shown large instead."""


@EXPLANATIONS.of(DIE)
def _die(view: DuelView, piece: Piece) -> Iterator[Line]:
    zone, _colon, seat = piece.zone.partition(":")
    if zone == "spell":
        return
    name = say(NAMES[piece.face]) if piece.face != BLANK else _("Element die, not rolled")
    if piece.count:
        name = _("{zone}: {n} dice", zone=ZONE_NAMES[zone], n=piece.count)
    red, green, blue = (min(255, part + 70) for part in (SYMBOLS[piece.face][1] if piece.face in SYMBOLS else FAINT))
    yield Run(name, "sans_bold", colour=(red, green, blue))
    yield ZONES[zone]
    if piece.face == WHIRLWIND:
        yield JOKER
    if zone == "pool":
        yield from weighed(still_to_cast(view, view.duelists[int(seat)]))


@EXPLANATIONS.of(TRAY)
def _tray(view: DuelView, piece: Piece) -> Iterator[Line]:
    yield title(say(ZONE_NAMES["hand"]))
    yield ZONES["hand"]
    yield ALL_DICE


def _duelist_of(view: DuelView, piece: Piece) -> DuelistView:
    return view.duelists[int(piece.place.partition(":")[2])]


@EXPLANATIONS.of(CHIP)
def _chip(view: DuelView, piece: Piece) -> Iterator[Line]:
    yield told_status(statuses(view, _duelist_of(view, piece)), piece.face)


@EXPLANATIONS.of(PILE)
def _pile(view: DuelView, piece: Piece) -> Iterator[Line]:
    yield text((DECK if piece.zone == "deck" else DISCARD).message, n=piece.count)


@EXPLANATIONS.of(MAGE)
def _mage(view: DuelView, piece: Piece) -> Iterator[Line]:
    mage = MAGES[piece.face]
    yield title(say(mage.name))
    yield Run(_("School of {school}", school=NAMES[mage.school]), "italic", colour=FAINT)
    yield mage.leaning


@EXPLANATIONS.of(SEAT)
def _seat(view: DuelView, piece: Piece) -> Iterator[Line]:
    duelist = _duelist_of(view, piece)
    yield title(duelist.seat.name, say(MAGES[duelist.mage].name) if duelist.mage else "")
    yield text(HAS_POWER.message, power=duelist.power)
    yield faint(
        _(
            "Hand {hand}, mana pool {pool}, reserve {reserve}, laid aside {aside}",
            hand=len(duelist.hand),
            pool=len(duelist.pool),
            reserve=duelist.reserve,
            aside=len(duelist.aside),
        )
    )
    yield " · ".join(f"{say(status.label)} {status.mark}".strip() for status in statuses(view, duelist))
    yield from weighed(still_to_cast(view, duelist))


@line_by_line
def of_card(view: DuelView, card: str) -> Iterator[Line]:
    """Whose card it is, and how each of its spells stands."""
    owner, found = _find(view, card)
    yield Run(owner, "sans_bold")
    market = any(shown.id == card for shown in view.market)
    pooled = any(duelist.pool for duelist in view.duelists)
    learned = market and view.seat is not None and view.duelists[view.seat].learned
    if learned:
        yield bad(_("You have learned a scroll this round; one per round is all."))
    for name in CARDS[card]:
        kind, school = say(type_line(name)), say(NAMES[SPELLS[name].school])
        yield (Run(say(SPELLS[name].name), "sans_bold", colour=GILT), Run(f"  {kind} · {school}", colour=FAINT))
        for spell in found.spells if found else ():
            if spell.id == name and not learned:
                yield _state(spell, view.seat is not None and pooled, _name_of_another(view, card))
        if "d6" in SPELLS[name].words.message:
            yield D6
    yield faint(_("Level and school count only for some cards and further rules"))


def _find(view: DuelView, card: str) -> tuple[str, CardView | None]:
    """Where a card is, in words, and as it is seen."""
    for duelist in view.duelists:
        for shown in duelist.cards:
            if shown.id == card:
                return _("Card of {name}", name=duelist.seat.name), shown
    for shown in view.market:
        if shown.id == card:
            return _("Scroll that can be learned: the dice that pay stay on it, and you keep the card"), shown
    return (_("Discarded scroll") if is_scroll(card) else _("Basic card")), None


def _name_of_another(view: DuelView, card: str) -> str:
    """The name of the player whose card it is, if that is not the one who looks."""
    others = (one for one in view.duelists if one.seat.seat != view.seat and any(own.id == card for own in one.cards))
    return next((other.seat.name for other in others), "")


def _state(spell: SpellView, person: bool, another: str) -> RichText:
    """How a spell stands; whether it can be paid, and by whom, is told to who plays."""
    if spell.status == ACTIVE:
        return good(_("Active: paid, and ready to be cast"))
    if spell.status == USED:
        return faint(_("Used this round"))
    if spell.status == LOST:
        return bad(_("Cancelled or lost this round"))
    if not person:
        return ()
    if another:
        return faint(_payable_by(another, spell.missing))
    if spell.missing == 0:
        return good(_("The mana pool can pay for it"))
    return faint(ngettext_("The mana pool lacks {n} die", "The mana pool lacks {n} dice", spell.missing))


def _payable_by(who: str, missing: int) -> str:
    """Whether another player's mana pool can pay for a spell of his."""
    if not missing:
        return _("The mana pool of {who} can pay for it", who=who)
    return ngettext_("The mana pool of {who} lacks {n} die", "The mana pool of {who} lacks {n} dice", missing, who=who)
