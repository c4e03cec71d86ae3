"""What a player can still cast this round, as everybody at the table can work it out: from cards and dice in sight."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.decision import Text, text
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.state import GATHERING, INCANTATIONS
from game.warlocks_duel.view import ACTIVE, IN_HAND, DuelistView, DuelView
from game.words import say

READY = Text("Paid and ready to be cast: {spells}.")
PAYABLE = Text("The mana pool can pay for: {spells}.")
NEARLY = Text("One die more would pay for: {spells}.")
NOTHING = Text("Nothing is left to cast this round.")
NOTHING_YET = Text("As yet nothing can be paid for.")
SILENCED = Text("Silenced: no spell can be cast.")


def still_to_cast(view: DuelView, duelist: DuelistView) -> Iterator[tuple[Text, bool]]:
    """What a player can still cast, in sentences; each with whether it threatens.

    Only what the table shows is used: dice that are rolled in secret, or kept in secret, are no part of it.
    """
    if duelist.seat.out:
        return
    if duelist.silenced:
        yield SILENCED, False
        return
    ready = _named(duelist, ACTIVE, None)
    paying = view.phase in (GATHERING, INCANTATIONS)
    payable, nearly = (_named(duelist, IN_HAND, lacking) if paying else "" for lacking in (0, 1))
    for words, spells in ((READY, ready), (PAYABLE, payable), (NEARLY, nearly if view.phase == GATHERING else "")):
        if spells:
            yield text(words.message, spells=spells), words is not NEARLY
    if not ready and not payable:
        yield (NOTHING_YET if paying else NOTHING), False


def _named(duelist: DuelistView, status: str, lacking: int | None) -> str:
    """The names of the spells of a status that lack so many dice."""
    found = (
        spell.id
        for card in duelist.cards
        for spell in card.spells
        if spell.status == status and lacking in (None, spell.missing)
    )
    return ", ".join(say(SPELLS[spell].name) for spell in found)
