"""What every piece of a duel is, in words, and its cards shown large."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.decision import Text
from game.ui.kit.rich_text import RichText, Run, runs
from game.ui.tables.common.cards import SHAPE
from game.ui.tables.common.dice import SYMBOLS
from game.ui.tables.common.pieces import CHIP, DIE, MAGE, PILE, SEAT, Piece
from game.ui.tables.warlocks_duel.cards.spell_marks import type_line
from game.ui.tables.warlocks_duel.plates import statuses
from game.ui.tables.warlocks_duel.still_to_cast import in_lines
from game.warlocks_duel.box.cards import CARDS, MAGES, SPELLS, is_scroll
from game.warlocks_duel.box.elements import BLANK, NAMES, WHIRLWIND
from game.warlocks_duel.view import ACTIVE, LOST, USED, CardView, DuelView, SpellView
from game.words import _, ngettext_, say

if TYPE_CHECKING:
    from game.ui.tables.warlocks_duel.table import DuelTable

GOOD, BAD, FAINT = (169, 217, 138), (255, 179, 92), (195, 170, 124)
ZONES = {
    "hand": Text("Rolled in phase 1 to gain mana, which pays for spells. WD-2.2"),
    "pool": Text("Pays for spells, or strikes back at an attacker; it keeps its face. WD-2.7, WD-4.14"),
    "reserve": Text(
        "Refills the hand or weakens an attack; what is left gives 1 power each in phase 4. WD-1.8, WD-5.1"
    ),
    "shield": Text("Weakens every spell of the shield's school, your own heals too. WD-8.7"),
    "aside": Text("Of no use until phase 4, since it has done its work in this round. WD-4.12"),
}
ZONE_NAMES = {
    "hand": Text("Hand"), "pool": Text("Mana pool"), "reserve": Text("Reserve"), "shield": Text("Antimagic shield"),
    "aside": Text("Laid aside"),
}  # fmt: skip
JOKER = Text("The Whirlwind stands for any one symbol when a spell is paid. WD-0.8")
DECK = Text("New scrolls for the market come from here: {n} cards, in an order nobody knows. WD-1.9")
DISCARD = Text("Discarded scrolls become the new deck when that runs out: {n} cards. WD-5.8")
HAS_POWER = Text("Power keeps a player in the game: who falls to 0 is out. {power} of 40 now. WD-0.6")


class DuelExplanations:
    """Tooltips and previews of the duel's table."""

    def __init__(self, table: DuelTable) -> None:
        self._table = table

    def phase(self, view: DuelView) -> str:
        """The id of the present phase."""
        return view.phase

    def explain(self, view: DuelView, piece: Piece, bottom: int) -> RichText | None:
        """What a piece is; None for cards, which are shown large instead."""
        if piece.kind == DIE:
            return None if piece.zone.startswith("spell:") else self._die(view, piece)
        if piece.kind == CHIP:
            return self._chip(view, piece)
        if piece.kind == SEAT:
            return self._seat(view, piece)
        if piece.kind == PILE:
            words = DECK if piece.zone == "deck" else DISCARD
            return runs(Text(words.message, (("n", piece.count),)))
        if piece.kind == MAGE:
            mage = MAGES[piece.face]
            school = _("School of {school}", school=NAMES[mage.school])
            below = Run("\n" + school, "italic", colour=FAINT)
            return (Run(say(mage.name), "heading"), below, Run("\n" + say(mage.leaning)))
        return None

    def preview(self, view: DuelView, place: str, height: int) -> tuple[pygame.Surface, RichText] | None:
        """A card large, with what can be said of it now."""
        kind, _colon, rest = place.partition(":")
        if kind == "card":
            card = rest
        elif kind == "spell" and rest.partition(":")[0] in SPELLS:
            card = SPELLS[rest.partition(":")[0]].card
        else:
            return None
        if card not in CARDS:
            return None
        return self._table.cards.face(card, max(150, round(height / SHAPE))), self._standing(view, card)

    # -- words --------------------------------------------------------------------------------------------

    def _die(self, view: DuelView, piece: Piece) -> RichText:
        zone = piece.zone.partition(":")[0]
        colour = SYMBOLS[piece.face][1] if piece.face in SYMBOLS else FAINT
        title = say(NAMES[piece.face]) if piece.face != BLANK else _("Element die, not rolled")
        if piece.count:
            title = _("{zone}: {n} dice", zone=ZONE_NAMES[zone], n=piece.count)
        bright = tuple(min(255, part + 70) for part in colour)
        words = (Run(title, "sans_bold", colour=(bright[0], bright[1], bright[2])), Run("\n"), *runs(ZONES[zone]))
        if piece.face == WHIRLWIND:
            words = (*words, Run("\n"), *runs(JOKER))
        if zone == "pool":
            words = (*words, *in_lines(view, view.duelists[int(piece.zone.partition(":")[2])]))
        return words

    def _chip(self, view: DuelView, piece: Piece) -> RichText | None:
        duelist = view.duelists[int(piece.place.partition(":")[2])]
        for status in statuses(view, duelist):
            if status.id == piece.face:
                return (*runs(status.words), Run(" "), *runs(status.clause))
        return None

    def _seat(self, view: DuelView, piece: Piece) -> RichText:
        duelist = view.duelists[int(piece.place.partition(":")[2])]
        words: RichText = (Run(duelist.seat.name, "heading"),)
        if duelist.mage:
            words = (*words, Run("  " + say(MAGES[duelist.mage].name), "italic", colour=FAINT))
        words = (*words, Run("\n"), *runs(Text(HAS_POWER.message, (("power", duelist.power),))))
        counts = _(
            "Hand {hand}, mana pool {pool}, reserve {reserve}, laid aside {aside}",
            hand=len(duelist.hand), pool=len(duelist.pool), reserve=duelist.reserve, aside=len(duelist.aside),
        )  # fmt: skip
        words = (*words, Run("\n" + counts, colour=FAINT))
        labels = " · ".join(f"{say(status.label)} {status.mark}".strip() for status in statuses(view, duelist))
        if labels:
            words = (*words, Run("\n" + labels))
        return (*words, *in_lines(view, duelist))

    def _standing(self, view: DuelView, card: str) -> RichText:
        """Whose card it is, and how each of its spells stands."""
        owner, found = _find(view, card)
        words: list[Run] = [Run(owner, "sans_bold")]
        for spell in CARDS[card]:
            state = next((shown for shown in found.spells if shown.id == spell), None) if found else None
            title = say(SPELLS[spell].name)
            kind = say(type_line(spell))
            school = say(NAMES[SPELLS[spell].school])
            words += [Run(f"\n{title}", "sans_bold", colour=(246, 221, 148)), Run(f"  {kind} · {school}", colour=FAINT)]
            if state is not None:
                line, colour = _state(state, view.seat is not None)
                words += [Run("\n" + line, colour=colour)] if line else []
        return tuple(words)


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


def _state(spell: SpellView, person: bool) -> tuple[str, tuple[int, int, int]]:
    """How a spell stands, and the colour of these words."""
    if spell.status == ACTIVE:
        return _("Active: paid, and ready to be cast"), GOOD
    if spell.status == USED:
        return _("Used this round"), FAINT
    if spell.status == LOST:
        return _("Cancelled or lost this round"), BAD
    if not person:
        return "", FAINT
    if spell.missing == 0:
        return _("The mana pool can pay for it"), GOOD
    words = ngettext_("The mana pool lacks {n} die", "The mana pool lacks {n} dice", spell.missing)
    return words, FAINT
