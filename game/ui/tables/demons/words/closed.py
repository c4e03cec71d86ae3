"""What the use of demons has among its answers at other times: the attack on whoever stands beside, shown grey."""

from __future__ import annotations

from collections.abc import Sequence

from game.demons.rules.demon_use import attack_on_units, attack_option
from game.demons.rules.walking.movement import zone
from game.demons.state import FREE
from game.demons.view import DemonsView
from game.engine.decision import Decision, Named, Option, text
from game.ui.tables.common.option_places import verb_of

MOST = 2
"""Of such answers: the map shows all who stand beside, and the reason is the same for each."""


def closed_attacks(view: DemonsView, decision: Decision) -> Sequence[Option]:
    """Each attack that the open question leaves out though somebody stands there; its place is that of its refusal."""
    here = view.magicians[decision.seat]
    if decision.kind != "demon_use" or here.status != FREE or here.hex is None:
        return ()
    if any(verb_of(option) == "attack" for option in decision.options):
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
