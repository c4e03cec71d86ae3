"""Notes about treasures, the ring, and what they cost."""

from __future__ import annotations

from game.demons.box.powers import GAIN
from game.engine.advising.first_times import FirstTime
from game.engine.decision import Text

TREASURES = (
    FirstTime(
        "seize_with",
        Text("Seizing a treasure"),
        Text(
            "Release a demon whose number is lower than the finder's, then roll no higher than the treasure's own "
            "guard. The demon is spent either way, so use the least valuable one that is allowed."
        ),
        ("seize_with",),
    ),
    FirstTime(
        "gain",
        Text("Gaining from afar"),
        Text(
            "This demon brings any treasure that is found, owned or stashed, or the ring, wherever it lies. Take the "
            "most valuable one, best from the leader, who loses it."
        ),
        ("gain",),
        in_hand=(f":{GAIN}",),
    ),
    FirstTime(
        "claim",
        Text("What the mortals hoarded"),
        Text(
            "You destroyed a unit that kept treasure at home. One demon fetches all of it and is released. It is "
            "nearly always worth your weakest demon."
        ),
        ("claim",),
    ),
    FirstTime(
        "auction",
        Text("An auction for the ring"),
        Text(
            "Everybody bids treasures in secret; the highest bid pays and takes Solomon's ring. It is worth no "
            "ducats itself. Bid only with many turns of conjuring ahead; otherwise bid nothing."
        ),
        ("bid",),
    ),
    FirstTime(
        "pay_ring",
        Text("Paying for the ring"),
        Text("One treasure buys the ring from the mortals. Give the one that is worth least: the ring asks no price."),
        ("pay_ring",),
    ),
    FirstTime(
        "surrender",
        Text("Torture, or a treasure"),
        Text(
            "Give up one treasure and you are spared this turn; else a die brings no wound, one or two. With two or "
            "more wounds and curses most pay, with none they often bear it."
        ),
        ("surrender",),
    ),
)
