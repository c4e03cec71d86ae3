"""What is said of a combat: who fights with what, what each number of the die means, and how it ended (DEM-8)."""

from __future__ import annotations

from collections.abc import Iterator

from game.demons.box.armenia import PLACES
from game.demons.box.charts import ATTACKER_ELIMINATED, ATTACKER_FLEES, COMBAT, DEFENDER_FLEES, combat_column
from game.demons.box.naming import demon_name, nearest
from game.demons.rules.combat.magicians import spent_of
from game.demons.rules.combat.words import outcome
from game.demons.state import NOBODY, strength_of
from game.demons.view import CombatView, DemonsView
from game.engine.decision import Text, text
from game.engine.listing import listed
from game.ui.kit.painting import glow
from game.ui.kit.painting.glow import Colour, Tint
from game.ui.tables.common.fight.form import (
    BLAST,
    CIRCLE,
    GILT,
    RADIANCE,
    RUSH,
    SWORD,
    Counted,
    Fight,
    FightSide,
    at_most,
)
from game.ui.tables.common.fight.ladder import Rung, rungs_of
from game.ui.tables.common.seats import colour_of
from game.words import _, say

COMBAT_NEAR, COMBAT_IN, COMBAT_HERE = Text("Combat near {place}"), Text("Combat in {place}"), Text("Combat")
MORTALS = Text("Mortals")
NO_DEMONS = Text("No demon")
WON, LOST, HELD = Text("Won"), Text("Lost"), Text("Stood fast")
RELEASED, KEPT = Text("Released: {demons}."), Text("Kept: {demons}.")
SEAL: Colour = (134, 34, 26)
OF_MORTALS: Colour = (214, 200, 176)
"""The light behind mortals, who belong to nobody."""
FOR, AGAINST = (30, 62, 40, 225), (74, 22, 16, 225)
"""The ground of a row that is good for whoever looks on, and of one that is not."""
FOR_NOBODY = (52, 40, 26, 225)
"""The same for who only looks on."""
AGAINST_ATTACKER = (ATTACKER_FLEES, ATTACKER_ELIMINATED)


def fight_of(view: DemonsView) -> Fight:
    """What is to be said of a combat whose die has been thrown."""
    shown = view.combat
    assert shown is not None
    attacking = _side(view, shown.attacker, shown.attacking_units, shown.attacking_demons)
    defending = _side(view, shown.defender, shown.defending_units, shown.defending_demons)
    title = _title(shown)
    verdict, ink = _verdict(view, shown)
    winner = 1 if shown.result in AGAINST_ATTACKER else 0
    cause = aftermath(shown, view.seat) or _sentence(shown, shown.result)
    return Fight(title, SEAL, (attacking, defending), winner, verdict, cause, ink, _blow(shown, winner))


def _title(shown: CombatView) -> str:
    """Where it is fought, by the name on the map; its number tells nobody anything."""
    here = int(shown.hex)
    place = nearest(here)
    if place is None:
        return say(COMBAT_HERE)
    return say(text((COMBAT_IN if place == here else COMBAT_NEAR).message, place=PLACES[place].name))


def _blow(shown: CombatView, winner: int) -> str:
    """Demons charge, mortals strike; a magician alone has but his own magic."""
    if (shown.attacking_demons, shown.defending_demons)[winner]:
        return RUSH
    return SWORD if (shown.attacking_units, shown.defending_units)[winner] else BLAST


def aftermath(shown: CombatView, seat: int | None) -> str:
    """Which of its demons a seat that fought loses and keeps (DEM-8.2n); "" if it did not fight, or with none."""
    attacking, defending = _released(shown)
    for fighter, demons, gone in (
        (shown.attacker, shown.attacking_demons, attacking),
        (shown.defender, shown.defending_demons, defending),
    ):
        if seat is not None and seat == fighter and demons:
            stay = tuple(demon for demon in demons if demon not in gone)
            return " ".join(_told(words, some) for words, some in ((RELEASED, gone), (KEPT, stay)) if some)
    return ""


def leavers(shown: CombatView) -> tuple[list[int], list[int]]:
    """Which demons of both sides go after the combat, by their places among those of their side."""
    attacking, defending = _released(shown)
    return (
        [number for number, demon in enumerate(shown.attacking_demons) if demon in attacking],
        [number for number, demon in enumerate(shown.defending_demons) if demon in defending],
    )


def _released(shown: CombatView) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The demons that the attacker and the defender lose."""
    attacker_lost = shown.result in AGAINST_ATTACKER
    return (
        spent_of(shown.attacking_demons, adverse=attacker_lost),
        spent_of(shown.defending_demons, adverse=not attacker_lost),
    )


def _told(words: Text, demons: tuple[int, ...]) -> str:
    return say(text(words.message, demons=listed([demon_name(demon) for demon in demons])))


def _side(view: DemonsView, seat: int | None, units: tuple[int, ...], demons: tuple[int, ...]) -> FightSide:
    name = view.seats[seat].name if seat is not None else say(MORTALS)
    counted = at_most((*_units(view, units), *_demons(demons)))
    if not counted and seat is not None:
        counted = (Counted(say(NO_DEMONS), 0),)
    light = colour_of(view.seats[seat]) if seat is not None else OF_MORTALS
    behind = RADIANCE if seat is None else CIRCLE
    return FightSide(name, strength_of(units, demons), counted, dice=None, light=light, behind=behind)


def _units(view: DemonsView, units: tuple[int, ...]) -> Iterator[Counted]:
    names = {unit.number: unit.name for unit in view.units}
    return (Counted(say(names.get(unit, MORTALS)), strength_of((unit,), ())) for unit in units)


def _demons(demons: tuple[int, ...]) -> Iterator[Counted]:
    return (Counted(say(demon_name(demon).words), strength_of((), (demon,))) for demon in demons)


def rungs(shown: CombatView, seat: int | None = None) -> tuple[Rung, ...]:
    """What the die may show at the difference of this combat, and what that means (DEM-8.0b).

    Its grounds are good or bad for a ``seat`` that fights, and the same for whoever only looks on.
    """
    column = combat_column(shown.attack - shown.defence)
    meaning = {die: row[column] for die, row in COMBAT.items()}
    words = {code: _sentence(shown, code) for code in set(meaning.values())}
    bad, good = (FOR, AGAINST) if seat is not None and seat == shown.defender else (AGAINST, FOR)
    if seat is None or seat not in (shown.attacker, shown.defender):
        bad = good = FOR_NOBODY
    grounds: dict[str, Tint] = {code: bad if code in AGAINST_ATTACKER else good for code in words}
    return rungs_of(meaning, words, grounds)


def strength_words(view: DemonsView, shown: CombatView) -> str:
    """By how much one side is stronger than the other: for whoever looks on, if he is in it."""
    more = shown.attack - shown.defence
    if not more:
        return _("Both are equally strong")
    if view.seat is not None and view.seat in (shown.attacker, shown.defender):
        mine = more if view.seat == shown.attacker else -more
        return _("You are {n} stronger", n=mine) if mine > 0 else _("You are {n} weaker", n=-mine)
    seat = shown.attacker if more > 0 else shown.defender
    who = say(MORTALS) if seat is None else view.seats[seat].name
    return _("{who}: {n} stronger", who=who, n=abs(more))


def _sentence(shown: CombatView, code: str) -> str:
    """What a result means in this combat, as a sentence of its own."""
    attacker, defender = (NOBODY if seat is None else seat for seat in (shown.attacker, shown.defender))
    words = say(outcome(code, attacker, defender, bool(shown.defending_demons)))
    return words[:1].upper() + words[1:]


def _verdict(view: DemonsView, shown: CombatView) -> tuple[str, Colour]:
    """How it ended for whoever looks on: for those who fight whether they won, for others who did."""
    attacker_lost = shown.result in AGAINST_ATTACKER
    winner, loser = (shown.defender, shown.attacker) if attacker_lost else (shown.attacker, shown.defender)
    if shown.result == DEFENDER_FLEES and loser is not None:  # a magician does not flee
        mine = view.seat in (winner, loser)
        return (say(HELD) if mine else _("{who} stands fast", who=view.seats[loser].name)), GILT
    if view.seat is not None and view.seat in (winner, loser):
        return (say(WON), glow.GAINED) if view.seat == winner else (say(LOST), glow.LOST)
    if winner is not None:
        return _("{who} wins", who=view.seats[winner].name), GILT
    if loser is not None:
        return _("{who} loses", who=view.seats[loser].name), glow.LOST
    return (_("The attack fails") if attacker_lost else _("The attack succeeds")), GILT
