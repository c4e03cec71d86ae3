"""What an answer is about, as a small picture on its button: a card, a Character, a space, or what is won."""

from __future__ import annotations

from game.engine.decision import Option
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.register import CARD_OF, CARDS
from game.talisman.rules.table.space_enemies import SPACE_ENEMIES
from game.talisman.view import TalismanView
from game.ui.tables.talisman.cards.faces import foe_card, scene_of
from game.ui.tables.talisman.sheets.drawing import ICONS

DICE = "rolling-dices"
GAINED = {"life": ICONS["lives"], "gold": ICONS["gold"], "spell": ICONS["spells"],
          "strength": ICONS["strength"], "craft": ICONS["craft"]}  # fmt: skip
"""Icons of what is gained or given, by the word with which the answer's key ends."""


def picture_of(view: TalismanView, option: Option) -> str:
    """The picture or the icon of an answer."""
    kind, _colon, rest = (option.place or "").partition(":")
    if kind in ("card", "spell") and rest in CARD_OF:
        return scene_of(CARD_OF[rest])
    if kind == "item" and rest in CARDS:
        return scene_of(CARDS[rest])
    if kind == "enemy" and rest in SPACE_ENEMIES:
        return scene_of(foe_card(rest))
    if kind == "character" and rest in CHARACTERS:
        return f"talisman/characters/{rest}.jpg"
    if kind == "seat" and view.heroes[int(rest)].character:
        return f"talisman/characters/{view.heroes[int(rest)].character}.jpg"
    if kind == "space":
        return f"talisman/spaces/{rest}.jpg"
    return DICE if kind == "dice" else GAINED.get(option.key.rpartition(":")[2], "")
