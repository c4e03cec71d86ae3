"""What to do with demons in the demon use phase."""

from __future__ import annotations

from game.demons.adviser.fighting import best_attack
from game.demons.adviser.planning import capture_risk, field_of, has_given_up, is_content, is_cornered, threat
from game.demons.adviser.worth import demon_worth
from game.demons.box.goetia import DEMONS, POWERS_OF
from game.demons.box.mortals import UNITS
from game.demons.box.powers import (
    BATTLES,
    DESTROY,
    DISCOVER,
    EARTHQUAKE,
    EARTHQUAKE_RADIUS,
    FAMILIARS,
    GAIN,
    HEAL,
    INVISIBILITY,
    LOVE,
    NAKEDNESS,
    RECONCILE,
    STORM,
    TRANSPORT,
)
from game.demons.box.treasures import CELLS, TREASURES, VALUE
from game.demons.rules.powers.gaining import can_gain
from game.demons.rules.powers.mortals import units_within
from game.demons.rules.powers.treasures import is_discovered
from game.demons.rules.scoring import net_worth
from game.demons.rules.walking.approach import returning
from game.demons.rules.walking.hunting import magician_in, occupied, units_in
from game.demons.state import CAPTIVE, NOBODY, DemonsState, solitaire
from game.engine.decision import Decision
from game.engine.ids import parted

TORTURING = 40.0
"""It costs nothing and rules nothing out, so it comes before whatever else is done."""
A_LITTLE = 0.1
DESPERATE = 100.0
"""What an attack is worth to a magician who can't leave because somebody holds him."""
LOW_NUMBER = 10
"""Up to here a demon outranks nearly all finders: better he seizes what another one finds."""
LATE_ENOUGH = 15
"""Game turns after which a gain of any size is taken."""


def judge_use(state: DemonsState, decision: Decision) -> list[float]:
    """Each thing to do against doing nothing more, which is worth 0."""
    return [use_worth(state, decision.seat, option.key) for option in decision.options]


def use_worth(state: DemonsState, seat: int, key: str) -> float:
    """The worth of one answer."""
    action, rest = parted(key)
    if action == "attack":
        return attack_value(state, seat, int(rest))
    if action == "seize":
        treasure = TREASURES[int(rest)]
        return treasure.value * treasure.guard / 6
    if action == "power":
        demon, letter = parted(rest)
        return power_value(state, seat, int(demon), letter)
    if action == "lift":
        return lifting(state, seat, int(rest))
    if action == "torture":
        return TORTURING
    return -1.0 if action in ("control", "free") else 0.0


def lifting(state: DemonsState, seat: int, demon: int) -> float:
    """Release a friendly demon against a curse: a healer, too, who would do the same by a power that bars attacks."""
    magician = state.magicians[seat]
    worth = 4.0 * (magician.wounds + magician.curses - 1) - demon_worth(state, seat, demon)
    if HEAL in POWERS_OF[demon] and not magician.wounds:
        return max(worth, power_value(state, seat, demon, HEAL) + A_LITTLE)
    return worth


def attack_value(state: DemonsState, seat: int, hex_id: int) -> float:
    """Attack what holds or hunts the magician, if it pays."""
    worth = best_attack(state, seat, units_in(state, hex_id), magician_in(state, hex_id))
    if all(state.units.fleeing[unit] for unit in units_in(state, hex_id)) and magician_in(state, hex_id) == NOBODY:
        worth -= 9.0
    if has_given_up(state, seat):
        return worth + DESPERATE
    return worth - (4.0 if is_content(state, seat) and not is_cornered(state, seat) else 0.0)


def power_value(state: DemonsState, seat: int, demon: int, letter: str) -> float:
    """What a power brings now, less what the demon is worth kept."""
    magician = state.magicians[seat]
    kept = demon_worth(state, seat, demon)
    captive, cornered = magician.status == CAPTIVE, is_cornered(state, seat)
    if letter == DISCOVER:
        return discovering(state, seat, demon)
    if letter == GAIN:
        return gaining(state, seat)
    if letter == TRANSPORT:
        return transporting(state, seat, captive, cornered)
    if letter == RECONCILE:
        return 25.0 if captive else 1.0 if cornered and is_content(state, seat) else -kept
    if letter == HEAL:
        return 6.0 * (magician.wounds + magician.curses) - kept
    if letter == EARTHQUAKE:
        return sum(capture_risk(state, seat, unit) for unit in units_within(state, seat, EARTHQUAKE_RADIUS)) - kept
    return lesser_power(state, seat, letter, captive, cornered) - kept


def lesser_power(state: DemonsState, seat: int, letter: str, captive: bool, cornered: bool) -> float:
    """The powers that mostly keep mortals off."""
    magician = state.magicians[seat]
    pressed = threat(state, seat, magician.hex) if not captive else 0.0
    if letter == INVISIBILITY:
        return pressed * 1.5 if not captive else 0.0
    if letter == STORM:
        return pressed * 0.6
    if letter == FAMILIARS:
        if captive and magician.captor_unit:
            return 25.0
        return max([capture_risk(state, seat, unit) for unit in UNITS], default=0.0) * (0.8 if cornered else 0.3)
    if letter == BATTLES:
        return pressed * 0.5
    if letter in (LOVE, DESTROY):
        return pressed * (0.7 if cornered else 0.2)
    if letter == NAKEDNESS:
        return 3.0
    return 0.0


def discovering(state: DemonsState, seat: int, demon: int) -> float:
    """Find a treasure that can then be had: by a demon of lower number beside him, or perhaps one still to come."""
    if is_content(state, seat):
        return -1.0
    rest = [other for other in state.magicians[seat].demons if other != demon]
    fetchers = [other for other in rest if other < demon or GAIN in POWERS_OF[other]]
    if demon <= LOW_NUMBER and (len(rest) < 3 or not fetchers):
        return -0.5
    worth = 3.0 + demon / 12
    return worth if fetchers else worth * (demon - 1) / len(DEMONS)


def gaining(state: DemonsState, seat: int) -> float:
    """Gain the best treasure in sight; wait a little for a better one."""
    best = max([VALUE[cell] for cell in CELLS if can_gain(state, seat, cell)], default=0)
    if not best:
        return -9.0
    enough = net_worth(state, seat) + 1000 * best > 0 if solitaire(state) else best >= 18
    hunted = state.magicians[seat].status == CAPTIVE or is_cornered(state, seat)
    return best / 2 if enough or hunted or state.game_turn > LATE_ENOUGH or best >= 28 else -1.0


def transporting(state: DemonsState, seat: int, captive: bool, cornered: bool) -> float:
    """Out of captivity, off the map with the loot, or beside a treasure worth the trip."""
    if captive or is_content(state, seat):
        return 30.0
    demons, here = state.magicians[seat].demons, state.magicians[seat].hex
    in_its_home = any(turns == 1 for _unit, turns in returning(state, here))
    if (cornered or in_its_home) and threat(state, seat, here) > 5:
        return 2.0
    if len(demons) < 2:
        return -5.0
    taken, first = occupied(state), sorted(demons)[0]
    best = 0.0
    for cell in CELLS:
        treasure = TREASURES[cell]
        if is_discovered(state, cell) and state.grid.finder[cell] > first and treasure.hex not in taken:
            far = field_of(treasure.hex)[here][0]
            best = max(best, treasure.value * treasure.guard / 6 * min(1.0, far / 15))
    return best - 9.0
