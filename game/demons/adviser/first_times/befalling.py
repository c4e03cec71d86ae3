"""Notes about what befalls a magician, whatever is asked."""

from __future__ import annotations

from collections.abc import Iterator

from game.demons.state import CAPTIVE, NOBODY
from game.demons.view import CAPTOR, MagicianView
from game.engine.advising.first_times import FirstTime, Moment
from game.engine.decision import Fact, Text


def magician_of(moment: Moment) -> MagicianView:
    """The magician of whoever is asked."""
    magician: MagicianView = moment.view.magicians[moment.seat]
    return magician


def taken_by_rivals(moment: Moment) -> Iterator[dict[str, Fact]]:
    """What is told of each treasure that another magician seized or gained."""
    for event in moment.events:
        facts = dict(event.facts)
        if event.kind in ("treasure_seized", "treasure_gained") and facts.get("who") != moment.seat:
            yield facts


def was_robbed(moment: Moment) -> bool:
    """Whether another magician got a treasure that this one owned."""
    return any(facts.get("owner") == moment.seat for facts in taken_by_rivals(moment))


def rival_took_a_find(moment: Moment) -> bool:
    """Whether another magician got a treasure that a demon of this one had found, and that nobody owned."""
    found = {treasure.cell for treasure in moment.view.treasures if treasure.discoverer == moment.seat}
    return any(
        facts.get("cell") in found and facts.get("owner", NOBODY) == NOBODY for facts in taken_by_rivals(moment)
    )


BEFALLING = (
    FirstTime(
        "captive",
        Text("You are a captive"),
        Text(
            "You cannot walk, but you may still conjure and use powers: Transport, Reconcile or Earthquake free you. "
            "Mortals torture you at their home, a magician in his turns; each time a treasure or the ring buys you off."
        ),
        when=lambda moment: magician_of(moment).status == CAPTIVE,
    ),
    FirstTime(
        "captor",
        Text("You hold a captive"),
        Text(
            "He goes where you go and keeps what he has. From your next turn on you may torture him once a turn: he "
            "pays with a treasure or the ring, or bears wounds. He still conjures, and a power may free him."
        ),
        when=lambda moment: bool(magician_of(moment).captives),
    ),
    FirstTime(
        "turn_lost",
        Text("A turn lost"),
        Text(
            "Another magician's demon cost you this turn, both halves of it. Your demons still defend you. Keep away "
            "from cities while rivals hold demons: the power only works in them and next to them."
        ),
        when=lambda moment: moment.befell("turn_lost"),
    ),
    FirstTime(
        "cursed",
        Text("Curses and wounds"),
        Text(
            "Wounds and curses count together: four kill. Friendly demons can be released to take curses away, and "
            "Healing takes one of either. With three, conjure no strong rank any more, or leave."
        ),
        when=lambda moment: magician_of(moment).curses > 0 or magician_of(moment).wounds > 0,
    ),
    FirstTime(
        "ring",
        Text("Solomon's ring"),
        Text(
            "Whoever holds it keeps the unfriendly demons drawn, which others lose at once, so every conjuration "
            "brings more. The holder conjures as often as possible; the others watch for a chance to take it."
        ),
        when=lambda moment: moment.view.ring_holder is not None or moment.view.ring_unit is not None,
    ),
    FirstTime(
        "robbed",
        Text("Your treasure was stolen"),
        Text(
            "A demon with the power Gain treasure takes what others own, too, from wherever he is. Safe is only who "
            "has left Armenia; Reconcile protects you until your next demon phase."
        ),
        when=was_robbed,
    ),
    FirstTime(
        "owner",
        Text("A treasure is yours"),
        Text(
            "It counts at the end, but until you have left Armenia a rival's demon with the power Gain treasure can "
            "take it, from wherever he is. Reconcile protects you from one of your demon phases to the next."
        ),
        when=lambda moment: bool(magician_of(moment).treasures) and not moment.view.solitaire,
    ),
    FirstTime(
        "rival_took_a_find",
        Text("A rival took what you found"),
        Text(
            "A found treasure belongs to nobody until it is seized, and every magician may seize it. So search when "
            "you can also get there first, or send a demon that gains treasure from afar."
        ),
        when=rival_took_a_find,
    ),
    FirstTime(
        "discovered",
        Text("You are discovered"),
        Text(
            "The mortals next to you know where you are and attack. Demons you use in defence save you from capture. "
            "Most slip away as soon as nobody holds them, into forest or mountains."
        ),
        when=lambda moment: magician_of(moment).found,
    ),
    FirstTime(
        "put_to_flight",
        Text("Put to flight"),
        Text(
            "A unit put to flight slants. It holds you no more, but nobody can enter its hex until the mortals move: "
            "then it walks home, where it will hunt again."
        ),
        when=lambda moment: moment.told("fled"),
    ),
    FirstTime(
        "captors",
        Text("Somebody is held captive"),
        Text(
            "Mortals carry their captive home and torture it there for its treasure. They hunt nobody else "
            "meanwhile. Destroy such a unit and what it took can be yours."
        ),
        when=lambda moment: any(unit.state == CAPTOR for unit in moment.view.units),
    ),
)
"""What happens to a magician, whatever is asked."""
