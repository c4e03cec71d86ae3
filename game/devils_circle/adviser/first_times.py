"""What a newcomer is told when something comes up for the first time: what it means, and what one usually does."""

from __future__ import annotations

from game.devils_circle.adviser.befalling import BEFALLING
from game.engine.advising.first_times import FirstTime
from game.engine.decision import Text

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
        "give_item",
        Text("From hand to hand"),
        Text(
            "Wand, book, garlic, salt, torches and herbs can be handed over, elven drops never. Herbs help most: an "
            "exorcism burns them."
        ),
        ("give_item",),
    ),
    FirstTime(
        "supplies",
        Text("Sharing supplies"),
        Text(
            "Herbs come first, because an exorcism burns them; then drops, which cannot be handed over later."
        ),
        ("resupply",),
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
