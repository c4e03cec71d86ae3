"""What to do, said below each question of Warlock's Duel."""

from __future__ import annotations

from game.engine.decision import Text

HINTS = {
    "mage": Text("Choose the mage you want to play. Rest the mouse on a card to read it."),
    "gather": Text("Click the dice you keep, or a spell for those that it lacks. The others are rolled again."),
    "incantation": Text("The dice in your mana pool pay for spells. Click a glowing spell or scroll, or pass."),
    "payment": Text("The dice proposed are raised. Click dice to exchange them, then pay."),
    "target": Text("Click the plate of the opponent whom you strike."),
    "chain_dice": Text("Click the dice on the card that you want back, then choose where they go."),
    "name_spell": Text("Click the spell that you turn against its owner."),
    "cancel_spell": Text("Click the spell that you cancel."),
    "sacrifice": Text("Click the basic card that you give up, or leave the game."),
}
AIM = Text("Click the plate of the opponent whom you strike, or the spell once more.")
