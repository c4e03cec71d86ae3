"""What a spell does, in one sign: its category's icon and its strength as a number or a range."""

from __future__ import annotations

from game.engine.decision import Text
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.spells import ATTACK, HEAL, WARD
from game.warlocks_duel.box.strength import ActivatedCount, DistinctSymbols, TurnedSpell
from game.warlocks_duel.state import Duelist

ICONS = {ATTACK: "crossed-swords", HEAL: "heart-plus", WARD: "magic-shield"}
CATEGORIES = {ATTACK: Text("Attack"), HEAL: Text("Heal"), WARD: Text("Ward")}
COLOURS = {ATTACK: (190, 40, 30), HEAL: (56, 136, 60), WARD: (54, 92, 170)}
TYPE_LINE = Text("{category} · level {level}")


def strength_mark(spell: str) -> str:
    """The strength as printed in a corner of the card: "4", "1–6", "×" for counted ones, "" for wards."""
    strength = SPELLS[spell].strength
    if SPELLS[spell].category == WARD:
        return ""
    if isinstance(strength, ActivatedCount | DistinctSymbols):
        return f"1–{strength.most}"
    if isinstance(strength, TurnedSpell):
        return "?"
    values = strength.chances(Duelist())
    least, most = min(values), max(values)
    return str(least) if least == most else f"{least}–{most}"


def type_line(spell: str) -> Text:
    """Category and level in words."""
    facts = (("category", CATEGORIES[SPELLS[spell].category]), ("level", SPELLS[spell].level))
    return Text(TYPE_LINE.message, facts)
