"""Who holds a Talisman, for all to see."""

from __future__ import annotations

from game.talisman.box.register import CARD_OF
from game.talisman.view import HeroView, TalismanView


def is_bearer(view: TalismanView, hero: HeroView) -> bool:
    """Whether somebody else than the viewer holds a Talisman."""
    opens = (getattr(CARD_OF[card].ability, "opens_valley", False) for card in hero.objects)
    return hero.seat.seat != view.seat and any(opens)
