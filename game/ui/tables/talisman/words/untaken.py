"""Why a card that somebody has just drawn stays on its space, though it is of those that are taken."""

from __future__ import annotations

from game.engine.decision import Named, Text, text
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.register import CARD_OF, FOLLOWER
from game.talisman.view import HeroView, TalismanView

A_TOAD = Text("A Toad carries nothing.")
TOO_DEAR = Text("{card} wants {n} Gold to come with you.")
NOT_ENTITLED = Text("You are not entitled to {card}: it stays where it is.")
FORBIDDEN = Text("{other} lets nobody follow you: {card} stays where it is.")


def why_untaken(view: TalismanView, seat: int, card: str) -> Text | None:
    """The reason, None for what may be taken or is met in another way; what lies in its way is not told."""
    hero, printed = view.heroes[seat], CARD_OF[card]
    if printed.number != 5:
        return None
    if hero.toad:
        return A_TOAD
    named = Named(printed.name, f"card:{card}")
    if hero.alignment not in printed.alignments or printed.id in CHARACTERS[hero.character].forbidden:
        return text(NOT_ENTITLED.message, card=named)
    jealous = _jealous(hero)
    if printed.kind == FOLLOWER and jealous:
        return text(FORBIDDEN.message, card=named, other=Named(CARD_OF[jealous].name, f"card:{jealous}"))
    fee = printed.ability.fee if printed.ability is not None else 0
    return text(TOO_DEAR.message, card=named, n=fee) if fee > hero.gold else None


def _jealous(hero: HeroView) -> str:
    """What lets no Follower come to a Character; "" if nothing does."""
    abilities = ((card, CARD_OF[card].ability) for card in hero.followers)
    return next((card for card, ability in abilities if ability is not None and ability.no_followers), "")
