"""Module: the antimagic shield (WD-8)."""

from __future__ import annotations

from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.elements import SCHOOLS, DiceFaces
from game.warlocks_duel.state import SHIELD_SYMBOLS, Duelist

MODULE = "antimagic_shield"


def fits_shield(face: str, hand: DiceFaces, shield: DiceFaces) -> bool:
    """Whether a die may be put on the shield: one must stay in hand, no Whirlwind, two symbols at most."""
    if len(hand) < 2 or face not in SCHOOLS:
        return False
    return face in shield or len(set(shield)) < SHIELD_SYMBOLS


def protection(duelist: Duelist, spell: str) -> int:
    """How much every spell of that school loses against the shield: the dice with its symbol (WD-8.7)."""
    return duelist.shield.count(SPELLS[spell].school)


def lowered(duelist: Duelist, spell: str, points: int) -> int:
    """Damage or healing of a spell after the shield has taken its part (WD-8.7, WD-8.8)."""
    return max(0, points - protection(duelist, spell))
