"""Notes about fights and the powers of demons."""

from __future__ import annotations

from game.demons.box.powers import BATTLES, DESTROY, FAMILIARS, HEAL, LOVE, NAKEDNESS
from game.engine.advising.first_times import FirstTime
from game.engine.decision import Text

FIGHTS_AND_POWERS = (
    FirstTime(
        "attack_with",
        Text("Which demons attack"),
        Text(
            "Their strengths are added, the enemy's subtracted, and a die decides. Only friendly demons survive a "
            "won fight. Most attack three or more ahead, or not at all."
        ),
        ("attack_with",),
    ),
    FirstTime(
        "defend_with",
        Text("Which demons defend"),
        Text(
            "You must use at least one. Without enough strength you may be captured, which costs far more than "
            "demons; most use all whose powers they can spare."
        ),
        ("defend_with",),
    ),
    FirstTime(
        "familiars",
        Text("Familiars"),
        Text(
            "Borrow a face-down demon of a rival until your next demon phase, or bewitch a mortal unit, which then "
            "leaves you alone and goes where you send it. Most bewitch the unit that threatens them."
        ),
        ("familiars",),
        in_hand=(f":{FAMILIARS}",),
    ),
    FirstTime(
        "bewitched_unit",
        Text("A unit in your power"),
        Text(
            "You lead it, and may let it free whom it holds. Send it away from your road or towards a rival; free a "
            "captive only if that captive is you."
        ),
        ("lead", "order_release"),
    ),
    FirstTime(
        "city",
        Text("Power over a city"),
        Text(
            "Love drives off the units next to a city, not those in it; destruction both, and removes every unit "
            "whose home it is. Free yourself of who stands beside you: they come back, and find you at once in "
            "their home."
        ),
        ("city",),
        in_hand=(f":{LOVE}", f":{DESTROY}"),
    ),
    FirstTime(
        "naked",
        Text("Nakedness"),
        Text(
            "The magician you choose loses a turn. Use it on whoever leads, or stands beside the treasure you "
            "want next."
        ),
        ("naked",),
        in_hand=(f":{NAKEDNESS}",),
    ),
    FirstTime(
        "battle",
        Text("Mortals against mortals"),
        Text(
            "The units around you must fight each other. Set the strong against the strong: whoever flees or falls "
            "no longer holds you."
        ),
        ("battle",),
        in_hand=(f":{BATTLES}",),
    ),
    FirstTime(
        "heal",
        Text("A wound or a curse"),
        Text(
            "Both count alike towards death. Heal the wound: curses can also be taken away by releasing friendly "
            "demons."
        ),
        ("heal",),
        in_hand=(f":{HEAL}",),
    ),
)
