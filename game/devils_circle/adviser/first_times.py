"""What a newcomer is told when something comes up for the first time: what it means, and what one usually does."""

from __future__ import annotations

from game.devils_circle.box.pieces import AIXEL
from game.devils_circle.referee.foreseen import blow_to_mage
from game.engine.advising.first_times import FirstTime, Moment
from game.engine.decision import Text


def guards(moment: Moment) -> bool:
    """Whether whoever is asked plays mages."""
    return bool(moment.view.sides[moment.seat] == AIXEL)


def fears_a_blow(moment: Moment) -> bool:
    """Whether a sign of a grave blow stands over a mage while mages act."""
    view = moment.view
    acting = guards(moment) and moment.decision.kind == "mage" and view.clock.now < view.clock.sunrise
    return acting and any(blow_to_mage(view, mage) for mage in view.mages)


BEFALLING = (
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
            "A demon without power sinks and leaves a hole that no mage can cross. It is not gone for good: at the "
            "start of each demons' phase two dice are rolled for it, and with 10 or more it rises there, until sunrise."
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
            "Until sunrise everything costs demons a point more, and mages can neither exorcise nor light torches. "
            "Mages hold out with salt, drops and their bodies; demons strike now or leave with their power."
        ),
        when=lambda moment: moment.view.clock.at_dawn,
    ),
    FirstTime(
        "next_night",
        Text("Another night"),
        Text(
            "The Princess has 3 points again, the demons return, and salt and garlic are gone from the floor. Mages "
            "stock up and lay garlic, salt and wands anew before the first demons are in."
        ),
        when=lambda moment: moment.view.clock.night > 1,
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
        "stars",
        Text("The stars"),
        Text(
            "In the keep each demon's turn begins with two dice: one moves its power (gold coin), one its materiality "
            "(grey square), which is its harm; below 6 it passes walls. A third die gives its points."
        ),
        when=lambda moment: guards(moment) and moment.told("stars"),
    ),
)
"""What happens in a night, whatever is asked."""

MAGES = (
    FirstTime(
        "place_cradle",
        Text("Where the cradle stands"),
        Text(
            "The demons come from the rim, by the fireplaces, and out of holes. People set the cradle far from all "
            "of these, in a room with few open sides."
        ),
        ("place_cradle",),
    ),
    FirstTime(
        "place_mage",
        Text("Placing a mage"),
        Text(
            "Mages guard best beside the cradle, on different sides of it: a demon cannot pass through them without "
            "a fight, and whoever stands there may push it."
        ),
        ("place_mage",),
    ),
    FirstTime(
        "mage",
        Text("A mage acts"),
        Text(
            "Each mage has four points, however weak; prices stand on the squares and deeds. Exorcise demons at most "
            "two steps of a walk away, and close the cradle's open sides with salt. Prayers help once strength or "
            "power is lost."
        ),
        ("mage",),
    ),
    FirstTime(
        "lay_wand",
        Text("Laying a wand down"),
        Text(
            "A lying wand takes 3 power from demons that stop beside it and halts pentagrams; in the hand it doubles "
            "your power. People lay it only on the road to the cradle, or to free a hand."
        ),
        ("lay_wand",),
    ),
    FirstTime(
        "fire",
        Text("Torches and herbs"),
        Text(
            "Demons that stop beside herbs lose power, beside a torch they become solid and no longer pass walls. "
            "Set them where demons must pass: next to the cradle."
        ),
        ("set_torch", "set_herbs"),
    ),
    FirstTime(
        "pour_salt",
        Text("A line of salt"),
        Text(
            "It stops demons of power 10 or less, and pentagrams; mages step over it. Close the open sides of the "
            "cradle first. The will-o'-the-wisp ignores it."
        ),
        ("pour_salt",),
    ),
    FirstTime(
        "push_cradle",
        Text("Pushing the cradle"),
        Text(
            "One square, once in a phase, with both hands free. People push when a demon or a pentagram would reach "
            "the Princess next, and away from where they come."
        ),
        ("push_cradle",),
    ),
    FirstTime(
        "supplies",
        Text("Sharing supplies"),
        Text(
            "You fill up or hand over. Herbs come first, because an exorcism burns them; then drops and salt for "
            "whoever stands nearest to the cradle."
        ),
        ("give_item", "resupply"),
    ),
    FirstTime(
        "withdraw",
        Text("Driving a demon back"),
        Text(
            "After an exorcism the demon withdraws up to three squares, along the path you choose. Send it away from "
            "the cradle, best where walls or salt lie between."
        ),
        ("withdraw",),
    ),
)

DEMONS = (
    FirstTime(
        "place_demon",
        Text("Where a demon begins"),
        Text(
            "Demons gather on the rim and come in from there. People spread them on several sides: the mages cannot "
            "guard every way to the cradle."
        ),
        ("place_demon",),
    ),
    FirstTime(
        "demon",
        Text("Which demon first"),
        Text(
            "The demons act one after another. Let the nearest to the cradle go first: if it breaks through, the "
            "night is yours, and if not, the others see where a gap is."
        ),
        ("demon",),
    ),
    FirstTime(
        "play",
        Text("A demon's points"),
        Text(
            "The die gave freedom points; steps towards the cradle cost most. Walk as near as you safely can, curse "
            "when mages or the Princess stand beside you, and do not stop next to wands or fire."
        ),
        ("play",),
    ),
    FirstTime(
        "throw",
        Text("Throwing a pentagram"),
        Text(
            "It flies straight until a wall, salt, wand or torch stops it, and hurts mages nearby. On the cradle it "
            "wins the match: aim along the cradle's row or column."
        ),
        ("throw",),
    ),
    FirstTime(
        "psychic",
        Text("Attacking a mind"),
        Text(
            "Only a 6 succeeds, and distance and the mage's power count against you. Choose a near mage without a "
            "wand: the possessed throw garlic, salt and wands away for you."
        ),
        ("psychic",),
    ),
    FirstTime(
        "retreat",
        Text("After the attack"),
        Text(
            "A demon that attacked a mage steps back or aside, free of charge. Step out of reach of exorcists, and "
            "not beside wands, torches or herbs."
        ),
        ("retreat",),
    ),
    FirstTime(
        "rescue",
        Text("A rescue move"),
        Text(
            "Once a night each demon may flee a step, paid with its own power. People use it only when the blow "
            "would sink the demon and the step takes it out of reach."
        ),
        ("rescue",),
    ),
)

FIRST_TIMES = (*BEFALLING, *MAGES, *DEMONS)
"""Every note, those about rare moments first."""
