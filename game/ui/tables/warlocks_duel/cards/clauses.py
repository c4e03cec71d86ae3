"""The clauses of the rulebook that tell what a card does: of the single card, else of its effect or its strength."""

from __future__ import annotations

from game.warlocks_duel.box import effects, strength
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.spells import WARD

OF_CARDS = {
    "cloak_of_invisibility": "WD-C.1",
    "magic_shield": "WD-C.1",
    "protective_cloak": "WD-C.1",
    "fatal_charm": "WD-C.2",
    "scroll_of_warping": "WD-C.3",
    "death_die": "WD-C.4",
    "bone_rain": "WD-C.5",
    "essence_of_power": "WD-C.6",
    "essence_of_versatility": "WD-C.7",
    "power_siphon": "WD-C.8",
    "fire_elemental": "WD-C.9",
    "doom": "WD-C.10",
    "paralysing_noise": "WD-C.11",
}
OF_EFFECTS: dict[type[effects.Effect], str] = {
    effects.Area: "WD-E.10",
    effects.RegainDealt: "WD-E.12",
    effects.Regain: "WD-E.13",
    effects.DelayedDamage: "WD-E.14",
    effects.DelayedHeal: "WD-E.15",
    effects.Cancel: "WD-E.16",
    effects.Silence: "WD-E.17",
    effects.NoResponse: "WD-E.18",
    effects.NoCounter: "WD-E.19",
    effects.PayPower: "WD-E.20",
    effects.Backfire: "WD-E.21",
    effects.Underdog: "WD-E.22",
}
OF_STRENGTHS: dict[type[strength.Strength], str] = {
    strength.Fixed: "WD-E.1",
    strength.Table: "WD-E.2",
    strength.SumOfTwo: "WD-E.3",
    strength.HigherOfTwo: "WD-E.3",
    strength.Coin: "WD-E.4",
    strength.ThrownDice: "WD-E.5",
    strength.ActivatedCount: "WD-E.6",
    strength.DistinctSymbols: "WD-E.8",
    strength.TurnedSpell: "WD-E.7",
}
WARDS = "WD-4.21"


def clause_of_spell(name: str) -> str:
    """Where the rulebook tells most of a spell."""
    spell = SPELLS[name]
    if name in OF_CARDS:
        return OF_CARDS[name]
    found = (OF_EFFECTS[type(effect)] for effect in spell.effects if type(effect) in OF_EFFECTS)
    return next(found, WARDS if spell.category == WARD else OF_STRENGTHS[type(spell.strength)])
