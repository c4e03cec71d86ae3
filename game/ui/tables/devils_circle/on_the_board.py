"""What the board shows of an open question: prices, aims, and which questions only ask where, whom or what."""

from __future__ import annotations

from game.devils_circle.view import CircleView
from game.engine.decision import Decision
from game.ui.tables.devils_circle.board.badges import ACTION, FREEDOM, POWER

PAID_WITH = {"mage": ACTION, "play": FREEDOM, "rescue": POWER}
"""The kinds of questions whose answers have a price on the board."""
PRICED = ("walk:", "step:", "attack:", "seize", "flee:")
ABOUT_SQUARES = ("withdraw", "retreat", "rescue", "lay_wand", "set_torch", "set_herbs", "push_cradle", "throw")
"""The kinds of questions that are answered by a click on a square alone."""
BEGUN = frozenset({
    "lay_wand", "set_torch", "set_herbs", "pour_salt", "push_cradle", "give_item", "resupply", "throw", "psychic",
})  # fmt: skip
"""The kinds of questions that only say where, whom or what: the deed is chosen, and nothing has come of it yet."""


def prices_of(decision: Decision) -> dict[str, tuple[int, str]]:
    """What a click on each place costs, with the sign of what pays it: a step, an attack, a flight."""
    sign = PAID_WITH.get(decision.kind)
    found: dict[str, tuple[int, str]] = {}
    for option in decision.options if sign is not None else ():
        price = dict(option.text.facts).get("n")
        if option.place is not None and option.key.startswith(PRICED) and isinstance(price, int) and sign is not None:
            found[option.place] = price, sign
    return found


def aims_of(view: CircleView, decision: Decision) -> tuple[tuple[str, str], ...]:
    """From which field to which a pentagram may be thrown, while that is asked."""
    thrower = next((demon.field for demon in view.demons if demon.active), None)
    if decision.kind != "throw" or thrower is None:
        return ()
    places = [option.place for option in decision.options if option.place is not None]
    return tuple((thrower, place.removeprefix("field:")) for place in places)
