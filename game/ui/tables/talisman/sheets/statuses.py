"""What weighs on a Character besides its cards: signs for the sheet, with words and clauses."""

from __future__ import annotations

from game.engine.decision import Text, text
from game.talisman.box.board import CURSED_GLADE
from game.talisman.box.quests import QUESTS
from game.talisman.box.register import CARD_OF, CARDS, LASTING_NAMES
from game.talisman.rules.magic.evading import UNSEEN
from game.talisman.view import HeroView, TalismanView
from game.ui.tables.common.telling.statuses import Status
from game.ui.tables.talisman.sheets.bearers import is_bearer
from game.ui.tables.talisman.words.place_names import clause_of_card

GREEN, RED, BLUE, YELLOW, GREY = (150, 210, 96), (255, 140, 110), (140, 190, 255), (246, 213, 120), (206, 196, 180)
HELD = {
    "werewolf": Text("Held by a Werewolf of Strength {n}: the fight goes on next turn."),
    "lizardman": Text("Cannot move on until all Lizardmen here are defeated: {n} left."),
    "death": Text("Dices with Death again next turn."),
}
OUT = Text("This player is out of the game and takes no more turns.")
ENSLAVED = Text("Enslaved in the Temple until a 4, 5 or 6 is thrown.")
RAFT = Text("Has a Raft: on the next turn it may carry the Character across the Storm River.")
QUEST = Text("The Warlock asks to {quest}. That earns a Talisman, the key to the Crown of Command.")
OFFERS = {
    "lift": Text("The wizard of the Tavern offers a flight to any space of the Outer Region."),
    "ferry": Text("The boatman of the Tavern offers a ferry to the Temple."),
}
LASTING = Text("{name} still works on this Character: {words}")
PRINTED_AS = {"immobile": "immobility", "hired": "mercenary", "drunk": "potion_of_strength"}
"""The cards of effects that have other names than they."""
BEARER = Text("Holds a Talisman: it opens the way to the Crown.")
GLADE = Text("Objects give no Strength or Craft here, Magic Objects and Spells do nothing.")
UNSEEN_WORDS = Text("May evade any creature or Character, one by one, until this turn ends.")
EVADING = Text("Has evaded: cannot be attacked until this turn ends.")


def statuses(view: TalismanView, hero: HeroView) -> list[Status]:
    """Everything that is to be said of a Character beyond its numbers and cards."""
    if hero.seat.out:
        return [Status("out", "death-skull", GREY, Text("Out"), OUT, "TAL-6.4.3g")]
    found = []
    if hero.toad:
        found.append(Status("toad", "frog", GREEN, Text("Toad"), _toad(hero.toad), "TAL-6.19.1b"))
    if hero.missed:
        words = text(
            "Cannot play yet: misses {n} more turn.", plural="Cannot play yet: misses {n} more turns.", n=hero.missed
        )
        found.append(Status("missed", "hourglass", RED, Text("Misses a turn"), words, "TAL-6.10.2b-R"))
    if hero.enslaved:
        found.append(Status("enslaved", "breaking-chain", RED, Text("Enslaved"), ENSLAVED, "TAL-6.13.5a"))
    if hero.held:
        words = text(HELD[hero.held].message, n=hero.held_by)
        found.append(Status("held", "crossed-chains", RED, Text("Held"), words, "TAL-6.14.3"))
    if hero.raft:
        found.append(Status("raft", "drakkar", BLUE, Text("Raft"), RAFT, "TAL-6.11.17"))
    if hero.quest:
        asked = text(QUEST.message, quest=QUESTS[hero.quest])
        found.append(Status("quest", "scroll-unfurled", YELLOW, Text("Quest"), asked, "TAL-BRD-9"))
    if hero.offer:
        found.append(Status("offer", "galleon", BLUE, Text("Offer"), OFFERS[hero.offer], "TAL-BRD-11"))
    found += evasions(hero)
    found += [status for status, holds in (
        (Status("talisman", "gem-pendant", YELLOW, Text("Talisman"), BEARER, "TAL-6.11.6b"), is_bearer(view, hero)),
        (Status("glade", "dead-wood", RED, Text("Cursed Glade"), GLADE, "TAL-EX-1"), hero.space == CURSED_GLADE),
    ) if holds]  # fmt: skip
    return [*found, *lasting(view, hero)]


def lasting(view: TalismanView, hero: HeroView) -> list[Status]:
    """The effects that lie on a Character, or on everybody, for some time."""
    found = []
    for effect in view.lasting:
        if effect.seat in (hero.seat.seat, -1) and not effect.space:
            name = LASTING_NAMES[effect.id]
            clause = clause_of_card(effect.card) if effect.card in CARD_OF else "TAL-6.9.6a"
            printed = CARD_OF.get(effect.card) or CARDS.get(PRINTED_AS.get(effect.id, effect.id))
            words = text(LASTING.message, name=name, words=printed.face if printed is not None else name)
            found.append(Status(f"lasting:{effect.id}", "whirlwind", YELLOW, name, words, clause))
    return found


def _toad(turns: int) -> Text:
    return text(
        "A Toad is weak for {n} more turn: Strength and Craft 1, one space a turn, no Objects, no Spells.",
        plural="A Toad is weak for {n} more turns: Strength and Craft 1, one space a turn, no Objects, no Spells.",
        n=turns,
    )


def evasions(hero: HeroView) -> list[Status]:
    """That a Character has evaded something, or may evade anything."""
    found = []
    if UNSEEN in hero.evading:
        found.append(Status("unseen", "invisible", BLUE, Text("Unseen"), UNSEEN_WORDS, "TAL-S.invisibility"))
    if hero.evading not in ((), (UNSEEN,)):
        found.append(Status("evading", "wing-cloak", BLUE, Text("Evades"), EVADING, "TAL-6.18.1b"))
    return found
