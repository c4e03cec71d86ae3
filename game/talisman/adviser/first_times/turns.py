"""Notes about a turn on the way, and about the way inwards."""

from __future__ import annotations

from game.engine.advising.first_times import FirstTime, Moment
from game.engine.decision import Text
from game.talisman.adviser.first_times.belongings import hands_over


def meets_nobody(moment: Moment) -> bool:
    """Whether no other Character may be met in place of the space."""
    return not any((option.place or "").startswith("seat:") for option in moment.decision.options)


INWARDS = (
    FirstTime(
        "portal",
        Text("The Portal of Power"),
        Text(
            "Your dice must not exceed the ability that you choose; if they do, you lose a point of it. The panel "
            "tells how often each opens it, with all that you own: take the first. Below one half people grow first."
        ),
        ("portal",),
    ),
    FirstTime(
        "held",
        Text("A foe of the Inner Region"),
        Text(
            "It bars your way until it is beaten; Spells do not touch it. Fight on while you have Lives to spare, "
            "turn back while you still have one to lose."
        ),
        ("held",),
    ),
    FirstTime(
        "crown",
        Text("The Crown of Command"),
        Text(
            "Alone here, you cast the Command Spell each turn: on 4, 5 or 6 everybody else loses a Life. With "
            "somebody else here you fight. Cast every turn; there is no better use of it."
        ),
        ("crown",),
    ),
)

TURNS = (
    FirstTime(
        "character",
        Text("Choosing a Character"),
        Text(
            "Each Character is strong in Strength or in Craft and has gifts of its own. The Warrior is the easiest "
            "to play: he wins most early fights. The Wizard and the Sorceress need Spells to shine."
        ),
        ("character",),
    ),
    FirstTime(
        "move",
        Text("Your turn"),
        Text(
            "Throw the die, then choose which way round to walk: a card for each way says what waits there. Early on "
            "people draw cards in Fields and Woods, because that makes them stronger."
        ),
        ("move", "way"),
    ),
    FirstTime(
        "end_turn",
        Text("Before your turn ends"),
        Text(
            "You may still drop things, use cards or trade in defeated Enemies. Most end the turn at once, since "
            "whatever you drop anybody may pick up."
        ),
        ("end_turn",),
        unless=hands_over,
    ),
    FirstTime(
        "encounter",
        Text("Whom or what to meet"),
        Text(
            "You may meet the space, or another Character who stands on it, but not both. People meet the space "
            "unless they are clearly stronger and the other carries something worth having."
        ),
        ("encounter",),
        unless=meets_nobody,
    ),
    FirstTime(
        "order",
        Text("Several cards at once"),
        Text(
            "All of these cards are dealt with, one by one; you only choose the order. Take what helps first: a "
            "healer before a fight, a weapon before an Enemy."
        ),
        ("order",),
    ),
    FirstTime(
        "throwing",
        Text("Throwing for a card or a space"),
        Text(
            "The die decides on a table; its chances stand in the panel. Where you may refuse, people throw if the "
            "good rows outnumber the bad ones and they have two Lives or more."
        ),
        ("card_throw", "space_throw", "cave", "steal"),
    ),
    FirstTime(
        "drink",
        Text("Wells that run dry"),
        Text(
            "Fountain, Stream and Pool hold a few points that anybody may draw until they are used up. Drinking "
            "costs nothing, so people drink every time they pass."
        ),
        ("drink",),
    ),
)
