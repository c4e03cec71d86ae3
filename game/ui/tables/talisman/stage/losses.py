"""What is about to be lost while a Spell may still save it, and what a fight looks like as long as that is open."""

from __future__ import annotations

from dataclasses import replace

from game.talisman.box.register import CARD_OF
from game.talisman.state import Loss
from game.talisman.view import TalismanView
from game.ui.tables.common.fight.form import GILT, Fight
from game.words import _, say

ENEMY, LIFE = "enemy", "life"


def loss_words(view: TalismanView, loss: Loss) -> str:
    """What is about to be lost, and by whom; of an Enemy, who is about to defeat it."""
    name = view.heroes[loss.seat].seat.name
    if loss.what == LIFE:
        return _("{name} is about to lose a Life", name=name)
    cards = ", ".join(say(CARD_OF[card].name) for card in loss.cards if card in CARD_OF)
    if loss.what == ENEMY:
        return _("{name} is about to defeat: {cards}", name=name, cards=cards)
    return _("{name} is about to lose: {cards}", name=name, cards=cards)


def unsettled(fight: Fight, view: TalismanView, loss: Loss) -> Fight:
    """A fight at the moment of a loss: nobody has beaten an Enemy yet that a Spell may still save (W6)."""
    fight = replace(fight, title=loss_words(view, loss))
    if loss.what != ENEMY:
        return fight
    cause = _("A Spell that saves it ends the fight: it stays, no trophy")
    return replace(fight, winner=None, verdict=_("Not settled yet"), cause=cause, ink=GILT)
