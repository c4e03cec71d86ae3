"""Warlock's Duel as a book on the table."""

from __future__ import annotations

from game.engine.decision import Text
from game.grimoire import Grimoire, Introduction, Portrait, Prize
from game.warlocks_duel import GAME
from game.warlocks_duel.box.cards import MAGES

MAGE_IS_CHOSEN = Text("You choose your mage as soon as the match has started.")
INTRODUCTION = Introduction(
    "warlocks_duel/spells/essence_of_power.jpg",
    Text("You are a mage with 35 power and a handful of dice. Roll mana, lay it on your spells, strike first!"),
    (
        ("hourglass", Text("A match usually takes 4 or 5 rounds.")),
        ("trophy", Text("The last mage standing wins.")),
    ),
    tuple(
        Portrait(f"warlocks_duel/mages/{mage.id}.jpg", mage.name, mage.leaning, MAGE_IS_CHOSEN)
        for mage in MAGES.values()
    ),
    views=tuple(
        f"warlocks_duel/spells/{spell}.jpg"
        for spell in ("frost_spear", "conflagration", "static_jolt", "thorn")
    ),
    first=Text("Recommended at first: one opponent who errs now and then, and the usual rules."),
)

GRIMOIRE = Grimoire(
    GAME,
    cover="menu/book_warlocks_duel",
    ink="#ecd9ff",
    figures={mage.name.message: f"warlocks_duel/mages/{mage.id}_round.png" for mage in MAGES.values()},
    paintings={mage.name.message: f"warlocks_duel/mages/{mage.id}.jpg" for mage in MAGES.values()},
    introduction=INTRODUCTION,
    prizes=(Prize("duel", Text("Duels won")),),
    counts_gains=True,
    many_figures=True,
    ambience="fire",
    bytes_a_moment=230_000,
)
