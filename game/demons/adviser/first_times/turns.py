"""Notes about a magician's turn."""

from __future__ import annotations

from game.demons.box.goetia import DEMONS, FRIENDLY
from game.demons.box.powers import TRANSPORT
from game.engine.advising.first_times import FirstTime, Moment
from game.engine.decision import Text

HOPEFUL = 3
"""So many friendly demons raise a shield every second time."""


def can_raise_with_hope(moment: Moment) -> bool:
    """Whether a shield may be raised now, and friendly demons alone make it likely enough."""
    boxes = moment.view.magicians[moment.seat].boxes
    friends = [box.demon for box in boxes if box.demon and DEMONS[box.demon].attitude == FRIENDLY]
    return moment.decision.option("raise") is not None and len(friends) >= HOPEFUL

TURNS = (
    FirstTime(
        "shield",
        Text("Choosing a shield"),
        Text(
            "A better shield makes conjuring easier and costs ducats at the end. For a first match take tin: it brings "
            "one Duke more than copper, and little treasure pays for it."
        ),
        ("shield",),
    ),
    FirstTime(
        "enter",
        Text("Entering Armenia"),
        Text(
            "You begin in the western column, best far from strong units: those within six hexes may wake. You can "
            "conjure there at once: Dukes only in open country, Earls only in a forest, the others anywhere."
        ),
        ("enter",),
    ),
    FirstTime(
        "first_phase",
        Text("Move, conjure, or raise the shield"),
        Text(
            "One of the three, each turn. Without demons you can do nothing, so conjure first, low ranks with a good "
            "chance; then walk to a treasure. Raising the shield can wait."
        ),
        ("first_phase",),
    ),
    FirstTime(
        "demon_use",
        Text("What your demons do"),
        Text(
            "Now use powers and seize treasure, or else attack: never both in a turn. A demon leaves for good once its "
            "power is used. Usually: search with those that discover, keep strong friendly ones for defence."
        ),
        ("demon_use",),
    ),
    FirstTime(
        "slipping_away",
        Text("A step aside"),
        Text(
            "You may move at once to one of these hexes, whatever your movement points. Most step away from mortal "
            "units, best out of their neighbourhood altogether, and towards their goal."
        ),
        ("evade", "freed", "escape"),
    ),
    FirstTime(
        "transport",
        Text("Transport"),
        Text(
            "The demon carries you to any free hex, or out of Armenia. Most save it for the way home with their "
            "treasure, or to reach one before a rival does."
        ),
        ("transport",),
        in_hand=(f":{TRANSPORT}",),
    ),
    FirstTime(
        "release",
        Text("More demons than you can hold"),
        Text(
            "Your highest demon decides how many others fit. Keep those that gain or discover treasure, friendly "
            "ones and one of low number for seizing; release the rest."
        ),
        ("release",),
    ),
    FirstTime(
        "curse",
        Text("A curse falls"),
        Text(
            "Conjuring went wrong. Each friendly demon you release now stops one curse. Four wounds and curses kill; "
            "most players bear the first two and stop the third."
        ),
        ("curse",),
    ),
    FirstTime(
        "raising",
        Text("Raising the shield"),
        Text(
            "A die must not exceed your friendly demons plus the treasures you add. Treasures added are lost, even "
            "if it fails, so most add none and wait for friendly demons."
        ),
        ("offer",),
    ),
    FirstTime(
        "may_raise",
        Text("You may raise your shield"),
        Text(
            "A click on your shield tries it, instead of moving or conjuring: the die must show no more than your "
            "friendly demons. A better shield conjures better, but costs more at the end. Most try it early, or never."
        ),
        when=can_raise_with_hope,
    ),
)
