"""Which attacks a question leaves out though somebody stands there: what a screen shows grey, with the refusal."""

from __future__ import annotations

from collections.abc import Sequence

from game.demons.rules.demon_use import attack_on_units, attack_option
from game.demons.rules.walking.movement import zone
from game.demons.state import FREE
from game.demons.view import DemonsView
from game.engine.decision import Decision, Named, Option, text
from game.engine.ids import kind_of

MOST = 2
"""Of such answers: the map shows all who stand beside, and the reason is the same for each."""


def closed_attacks(view: DemonsView, decision: Decision) -> Sequence[Option]:
    """Each attack that an open question of the use of demons leaves out; its place is that of its refusal.

    ``view`` is what the seat asked may see: nothing hidden is told by what is grey.
    """
    here = view.magicians[decision.seat]
    if decision.kind != "demon_use" or here.status != FREE or here.hex is None:
        return ()
    if any(kind_of(option.key) == "attack" for option in decision.options):
        return ()
    beside = zone(int(here.hex))
    found = [
        attack_option(int(other.hex), text("Attack {victim}", victim=Named(other.seat.name, other.place)))
        for other in view.magicians
        if other.status == FREE and other.hex is not None and int(other.hex) in beside
    ]
    units: dict[int, tuple[int, ...]] = {}
    for unit in view.units:
        if int(unit.hex) in beside:
            units[int(unit.hex)] = (*units.get(int(unit.hex), ()), unit.number)
    return (*found, *(attack_on_units(hex_id, numbers) for hex_id, numbers in units.items()))[:MOST]
