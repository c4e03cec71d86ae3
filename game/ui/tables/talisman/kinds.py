"""The kinds of pieces on the table of Talisman, besides cards (``CARD``) and signs (``CHIP``)."""

SPACE, TOKEN, PLATE, SHEET, GOLD_BAG, STACK, CARD_BACK, GROUND, FOE, ITEM, PORTRAIT = (
    "space", "token", "plate", "sheet", "gold_bag", "stack", "card_back", "ground", "foe", "item", "portrait",
)  # fmt: skip
"""A space; a figure; the compact line of a player; a large sheet; Gold on a space; a pile or the stock;
a card face down; the ground of a panel; an Enemy without a card; goods of a shop; a Character card."""
VALUE, LABEL, THROW, FIGHTER, GOAL_SHOWN = "value", "label", "throw", "fighter", "goal_shown"
"""A number on a sheet; the heading of a row of cards; a die to throw; a Character in a fight;
the scene of a space a question is about."""
ALIGNMENT = "alignment"
"""The Alignment on a sheet."""
BELL, STOP = "bell", "stop"
"""The bell on the own sheet, and a moment at which to be asked for Spells."""
