"""What a destination brings whoever goes there: in few words, with its catch, and whether it is a way back."""

from __future__ import annotations

from game.engine.decision import Decision, Text, text
from game.engine.ids import kind_of
from game.talisman.box.board import PLAIN_OF_PERIL, PORTAL, SPACES, VALLEY_OF_FIRE, WARLOCKS_CAVE
from game.talisman.box.register import CARD_OF, opens_valley
from game.talisman.rules.walking.inner_region import RETREAT
from game.talisman.state import EVIL, GOOD, NEUTRAL
from game.talisman.view import TalismanView
from game.ui.tables.talisman.board.picture import note_of
from game.words import _, say

NOTES = {
    "mines": Text("Tries your Craft"), "crypt": Text("Tries your Strength"), "castle": Text("Healing: 1 Gold a Life"),
    "village": Text("Healer, Blacksmith, Mystic"), "city": Text("Enchantress, Alchemist, Doctor"),
    "black_knight": Text("Costs 1 Gold, or a Life"), "temple": Text("You may pray"),
    "pits": Text("1 to 6 Lizardmen, one by one"), "werewolf_den": Text("A Werewolf of Strength 2 to 12"),
    "vampires_tower": Text("The Vampire bites"),
    f"chapel {NEUTRAL}": Text("Healing: 1 Gold a Life"), f"chapel {GOOD}": Text("Free healing, or pray"),
    f"chapel {EVIL}": Text("No place for the Evil"),
    f"graveyard {NEUTRAL}": Text("Nothing happens to the Neutral"), f"graveyard {EVIL}": Text("You may call the dead"),
    f"graveyard {GOOD}": Text("No place for the Good"),
}  # fmt: skip
"""What is said in other words than on the board: by terrain, at Chapel and Graveyard with the Alignment."""
STRONGER = Text("{note}. Enemies add {n} to their die!")
WITHOUT_MAGIC = Text("{note}. Objects give no Strength or Craft, and Spells fail!")
QUEST_ALREADY = Text("You have a quest already")
NOT_NOW = Text("Lies there, but not to be taken now: {cards}")
BACK = Text("Back: nothing need be faced there")
LET_IN = Text("Your Talisman lets you in")
BACK_OUT = Text("Back, out of the Inner Region")


def note_for(view: TalismanView, decision: Decision | None, space: str) -> str:
    """The note on a destination for whoever is asked."""
    hero = view.heroes[decision.seat] if decision is not None else None
    if decision is not None and _is_retreat(decision, space):
        return say(BACK)
    if space == PORTAL and hero is not None and hero.space == PLAIN_OF_PERIL:
        return say(BACK_OUT)
    if space == WARLOCKS_CAVE and hero is not None and hero.quest:
        return say(QUEST_ALREADY)
    printed, lying = SPACES[space], next(found.cards for found in view.spaces if found.id == space)
    if space == PLAIN_OF_PERIL and lying:
        return _(NOT_NOW.message, cards=", ".join(say(CARD_OF[card].name) for card in lying))
    if space == VALLEY_OF_FIRE and hero is not None and any(map(opens_valley, hero.objects)):
        return say(LET_IN)
    alignment = hero.alignment if hero is not None else ""
    note = NOTES.get(printed.terrain) or NOTES.get(f"{printed.terrain} {alignment}") or note_of(printed, lying)
    if printed.enemy_die_bonus:
        return say(text(STRONGER.message, note=note, n=printed.enemy_die_bonus))
    return say(text(WITHOUT_MAGIC.message, note=note) if printed.terrain == "cursed_glade" else note)


def _is_retreat(decision: Decision, space: str) -> bool:
    """Whether the answer that leads there turns back towards the Plain of Peril."""
    return any(kind_of(option.key) == RETREAT for option in decision.options_at(f"space:{space}"))
