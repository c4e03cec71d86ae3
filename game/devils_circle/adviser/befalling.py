"""What a newcomer is told when something happens in a night for the first time, whatever is asked."""

from __future__ import annotations

from game.devils_circle.box.pieces import AIXEL
from game.devils_circle.referee.foreseen import blow_to_mage
from game.engine.advising.first_times import FirstTime, Moment
from game.engine.decision import Text

LONGEST_STAGE = 36
"""The most minutes that a stage can last: two dice multiplied."""


def guards(moment: Moment) -> bool:
    """Whether whoever is asked plays mages."""
    return bool(moment.view.sides[moment.seat] == AIXEL)


def fears_a_blow(moment: Moment) -> bool:
    """Whether a sign of a grave blow stands over a mage while mages act."""
    view = moment.view
    acting = guards(moment) and moment.decision.kind == "mage" and view.clock.now < view.clock.sunrise
    return acting and any(blow_to_mage(view, mage) for mage in view.mages)


def sees_dawn_come(moment: Moment) -> bool:
    """Whether mages act for the last time before dawn may begin (DK-14.7)."""
    clock = moment.view.clock
    near = not clock.at_dawn and clock.dawn - clock.now <= LONGEST_STAGE
    return guards(moment) and moment.decision.kind == "mage" and near


def sees_the_stars_come(moment: Moment) -> bool:
    """Whether mages act while a demon is in the keep, whose numbers the stars will move (DK-9.6)."""
    return guards(moment) and moment.decision.kind == "mage" and any(demon.in_keep for demon in moment.view.demons)


BEFALLING = (
    FirstTime(
        "stars",
        Text("The stars"),
        Text(
            "In the keep a demon's turn begins with two dice: one moves its power (gold coin), one its materiality "
            "(grey square), which is the harm of its blows. A third die gives its points, and 2 more to wisps or "
            "above power 9."
        ),
        when=sees_the_stars_come,
    ),
    FirstTime(
        "pentagrams",
        Text("Pentagrams"),
        Text(
            "A pentagram flies on, a square in every demons' phase, until something is in its way: a wall, salt, a "
            "laid wand or a torch. It burns mages beside it, through walls too, and on the cradle it kills the "
            "Princess. Drops wash it away."
        ),
        when=lambda moment: guards(moment) and bool(moment.view.pentagrams),
    ),
    FirstTime(
        "possession",
        Text("A mage is possessed"),
        Text(
            "The demon walks this mage about until the mage's own power outweighs its hold. Prayer is no help now; "
            "drive that demon farther away, or weaken it, and the mage is free."
        ),
        when=lambda moment: any(mage.possessed_by is not None for mage in moment.view.mages),
    ),
    FirstTime(
        "mage_died",
        Text("A mage has died"),
        Text(
            "The dead stay dead; their wands lie where they fell. The others close ranks round the cradle now, since "
            "demons go where nobody stands."
        ),
        when=lambda moment: moment.told("mage_died"),
    ),
    FirstTime(
        "hole",
        Text("A hole to hell"),
        Text(
            "A demon without power sinks and leaves a hole that no mage can cross. Until sunrise two dice are rolled "
            "for it in each demons' phase: with 10 or more it rises there, with so much power."
        ),
        when=lambda moment: moment.told("hole_opened", "stays_below", "resurrected"),
    ),
    FirstTime(
        "curse",
        Text("A curse"),
        Text(
            "It strikes all beside the demon, through walls: mages lose 2 strength and 2 power, the Princess 1. Mages "
            "with wand or book roll: less than their own power saves them, more than the demon's power saves all."
        ),
        when=lambda moment: moment.told("curse"),
    ),
    FirstTime(
        "dawn",
        Text("Dawn"),
        Text(
            "Pentagrams have burst into holes. Strength and power of mages sank to 5 at most: nobody attacks, "
            "exorcises or lights torches. Everything costs demons a point more. Mages hold out with salt, drops and "
            "their bodies."
        ),
        when=lambda moment: moment.view.clock.at_dawn,
    ),
    FirstTime(
        "dawn_near",
        Text("Dawn is near"),
        Text(
            "At dawn strength and power of every mage sink to 5 at most. An attack needs strength 7, and exorcisms are "
            "over until the next night: use both while you can."
        ),
        when=sees_dawn_come,
    ),
    FirstTime(
        "next_night",
        Text("Another night"),
        Text(
            "The Princess has 3 points again, all demons return, from hell too, and salt and garlic are gone from the "
            "floor. Mages stock up and lay garlic, salt and wands anew before the first demons are in."
        ),
        when=lambda moment: moment.view.clock.night > 1,
    ),
    FirstTime(
        "slipped_away",
        Text("It slips away"),
        Text(
            "Once a night each demon may take a step at any moment, in your phase too, and also towards the cradle. "
            "Its power pays for that. The feather on its plate tells who still can."
        ),
        when=lambda moment: guards(moment) and moment.told("fled"),
    ),
    FirstTime(
        "hearths",
        Text("From hearth to hearth"),
        Text(
            "A demon of power above 4 that begins its turn in a fireplace may come out of any other without a demon. "
            "Salt and garlic do not stop that: mind the hearths near the cradle."
        ),
        when=lambda moment: guards(moment) and moment.told("fire_passage"),
    ),
    FirstTime(
        "mind_attacked",
        Text("A mind is attacked"),
        Text(
            "Only a 6 works. Then the demon's power, less 5 for each square, less the mage's power (double with a "
            "wand), must leave 1 or more: the mage is possessed, the book is lost."
        ),
        when=lambda moment: guards(moment) and moment.told("psychic_attack"),
    ),
    FirstTime(
        "grave_blow",
        Text("A sign over a mage"),
        Text(
            "How likely a demon can throw itself on that mage next: with swords, at the cost of half the mage's "
            "strength or more, with a skull, of the mage's life. Exorcise it, step farther away, or shut its way with "
            "garlic and salt."
        ),
        when=fears_a_blow,
    ),
    FirstTime(
        "clock",
        Text("How the night passes"),
        Text(
            "When both sides have acted, two dice are thrown and multiplied: so many minutes pass, from 1 to 36. The "
            "red part of the clock is dawn; at its end the sun rises."
        ),
        when=lambda moment: guards(moment) and moment.told("clock"),
    ),
)
"""What happens in a night, whatever is asked."""
