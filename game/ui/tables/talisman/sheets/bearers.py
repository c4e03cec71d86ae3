"""Who holds a Talisman, for all to see."""

from __future__ import annotations

from game.talisman.box.register import opens_valley
from game.talisman.view import HeroView, TalismanView


def is_bearer(view: TalismanView, hero: HeroView) -> bool:
    """Whether somebody else than the viewer holds a Talisman."""
    return hero.seat.seat != view.seat and any(map(opens_valley, hero.objects))
