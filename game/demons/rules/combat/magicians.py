"""Combat between magicians with their demons and mortal units (DEM-7, DEM-8)."""

from __future__ import annotations

from functools import cache

from game.demons.box.charts import ATTACKER_ELIMINATED, ATTACKER_FLEES, DEFENDER_FLEES, combat_result
from game.demons.box.displays import is_over_limit
from game.demons.box.goetia import ATTITUDE_OF, FRIENDLY
from game.demons.box.naming import demon_name
from game.demons.rules.captivity.captives import capture
from game.demons.rules.captivity.flight import destroy, put_to_flight
from game.demons.rules.combat.words import result_words
from game.demons.rules.control import enforce_limit
from game.demons.rules.table import DemonsTable
from game.demons.state import NO_UNIT, NOBODY, DemonsState, Fight, strength_of
from game.engine.boards.hexes import Hex
from game.engine.decision import Option, Text

LOST = Text("{who} loses {demon}.")
SPENT = Text("{demon} has fought for {who} and is released.")
ATTACK_WITH = Text("Which demons attack?")
DEFEND_WITH = Text("You are attacked with strength {strength}. Which demons defend you?")
DEFENDED = ("magician_defends", Text("{who} defends with {demons}."))
DEFENDED_BY_THE_ONLY_ONE = (
    "only_demon_defends",
    Text("{who} has no other demon, so there is no choice: {demons} defends alone."),
)
FIGHT = Option("fight", Text("Attack"), clause="DEM-7.0f")
DEFEND = Option("fight", Text("Defend"), clause="DEM-7.3c")
ALL_ATTACK = Option("all", Text("Attack with all"), clause="DEM-7.0f")
ALL_DEFEND = Option("all", Text("Defend with all"), clause="DEM-7.3c")


@cache
def defend_with(strength: int) -> Text:
    """The question who defends."""
    return Text(DEFEND_WITH.message, (("strength", strength),))


@cache
def with_option(demon: int, clause: str) -> Option:
    """The option to add a demon."""
    facts = (("demon", demon_name(demon)), ("n", strength_of((), (demon,))))
    return Option(f"with:{demon}", Text("{demon} adds {n} to the strength", facts), f"demon:{demon}", clause)


def fighters(state: DemonsState, seat: int) -> tuple[int, ...]:
    """The demons a magician can fight with: his own and borrowed ones (DEM-7.0f, DEM-12.3f)."""
    magician = state.magicians[seat]
    if magician.borrowed:
        return magician.demons + tuple([demon for demon, _ in magician.borrowed])
    return magician.demons


def fight_under_way(state: DemonsState) -> Fight:
    """The combat being fought."""
    return state.fight[0]


def enlist(state: DemonsState, seat: int, demons: tuple[int, ...]) -> None:
    """Note the demons chosen so far: they are open to all (DEM-7.3d)."""
    fight = fight_under_way(state)
    attacking = demons if seat == fight.attacker else fight.attacking_demons
    defending = demons if seat == fight.defender else fight.defending_demons
    sides = (fight.attacker, fight.attacking_units, attacking, fight.defender, fight.defending_units, defending)
    state.fight = (Fight(fight.hex, *sides),)


async def choose_fighters(table: DemonsTable, seat: int, able: tuple[int, ...]) -> None:
    """A magician picks one or more demons for the combat under way; a single one needs no question (DEM-7.3c)."""
    attacking = fight_under_way(table.state).attacker == seat
    chosen: tuple[int, ...] = able if len(able) == 1 else ()
    while len(chosen) < len(able):
        options = fighter_options(able, chosen, attacking)
        fight = fight_under_way(table.state)
        words = ATTACK_WITH if attacking else defend_with(fight.attack)
        kind, clause = ("attack_with", "DEM-7.0f") if attacking else ("defend_with", "DEM-7.3c")
        key = await table.question(seat, kind, words, options, clause)
        if key == FIGHT.key:
            break
        chosen = able if key == ALL_ATTACK.key else (*chosen, int(key.removeprefix("with:")))
        enlist(table.state, seat, chosen)
    enlist(table.state, seat, chosen)
    table.reveal()


def fighter_options(able: tuple[int, ...], chosen: tuple[int, ...], attacking: bool) -> tuple[Option, ...]:
    """Every demon not yet chosen, all of them, and to fight with those chosen."""
    clause = "DEM-7.0f" if attacking else "DEM-7.3c"
    options = [with_option(demon, clause) for demon in able if demon not in chosen]
    if len(options) > 1:
        options.append(ALL_ATTACK if attacking else ALL_DEFEND)
    if chosen:
        options.append(FIGHT if attacking else DEFEND)
    return tuple(options)


async def resolve(table: DemonsTable, hex_id: Hex, attacker: int, units: tuple[int, ...], defender: int) -> None:
    """One combat from the choice of defenders to its result; the attackers stand in ``state.fight``."""
    if defender != NOBODY:
        able = fighters(table.state, defender)
        if able:
            await choose_fighters(table, defender, able)
            demons = fight_under_way(table.state).defending_demons
            kind, words = DEFENDED if len(able) > 1 else DEFENDED_BY_THE_ONLY_ONE
            await table.tell(kind, "DEM-7.3d", words.message, who=defender, demons=demons)
    await roll_combat(table)
    await spend_demons(table)
    await apply_result(table)
    if defender != NOBODY and is_over_limit(table.state.magicians[defender].demons):
        await enforce_limit(table, defender)


async def roll_combat(table: DemonsTable) -> None:
    """Differential, die, result (DEM-8.0a, DEM-8.0b)."""
    fight = fight_under_way(table.state)
    attack, defence, where = fight.attack, fight.defence, fight.hex
    roll = table.dice.roll()
    result = combat_result(roll, attack - defence)
    sides = (fight.attacker, fight.attacking_units, fight.attacking_demons)
    others = (fight.defender, fight.defending_units, fight.defending_demons)
    table.state.fight = (Fight(fight.hex, *sides, *others, roll, result),)
    if not table.listening:
        return
    await table.tell(
        "combat",
        "DEM-8.0b",
        "Combat in {hex}: {attack} against {defence}, the die shows {roll}: {result}.",
        hex=where,
        attack=attack,
        defence=defence,
        roll=roll,
        result=result_words(fight_under_way(table.state)),
        code=result,
    )


async def spend_demons(table: DemonsTable) -> None:
    """Used demons are lost, but friendly ones only through a result against their side (DEM-8.2n)."""
    for seat, demons, adverse in used_demons(fight_under_way(table.state)):
        for demon in spent_of(demons, adverse=adverse):
            table.lose_demon(seat, demon)
            words = LOST if adverse else SPENT
            await table.tell("demon_released", "DEM-8.2n", words.message, who=seat, demon=demon)


def spent_of(demons: tuple[int, ...], *, adverse: bool) -> tuple[int, ...]:
    """Those of the demons used by a side that it loses: all if the result went against it, else all but friends."""
    return tuple(demon for demon in demons if adverse or ATTITUDE_OF[demon] != FRIENDLY)


def used_demons(fight: Fight) -> tuple[tuple[int, tuple[int, ...], bool], ...]:
    """Each side's seat, its demons, and whether the result went against it."""
    against_attacker = fight.result in (ATTACKER_FLEES, ATTACKER_ELIMINATED)
    return (
        (fight.attacker, fight.attacking_demons, against_attacker),
        (fight.defender, fight.defending_demons, not against_attacker),
    )


async def apply_result(table: DemonsTable) -> None:
    """The side that lost flees, is destroyed or captured (DEM-8.2a to DEM-8.2l)."""
    fight = fight_under_way(table.state)
    attacker_lost = fight.result in (ATTACKER_FLEES, ATTACKER_ELIMINATED)
    flees = fight.result in (ATTACKER_FLEES, DEFENDER_FLEES)
    clause = {"Af": "DEM-8.2e", "Df": "DEM-8.2b", "Ax": "DEM-8.2l", "Dx": "DEM-8.2f"}[fight.result]
    if attacker_lost:
        seat, units, winner, winners = fight.attacker, fight.attacking_units, fight.defender, fight.defending_units
    else:
        seat, units, winner, winners = fight.defender, fight.defending_units, fight.attacker, fight.attacking_units
    if flees:
        await put_to_flight(table, units, clause)
    elif seat == NOBODY:
        await destroy(table, units, winner, clause)
    else:
        await capture(table, seat, captor_among(table, winners), winner)


def captor_among(table: DemonsTable, units: tuple[int, ...]) -> int:
    """Which of the victorious units takes the captive: any that took part, equally likely (DEM-8.2k).

    NO_UNIT if a magician won.
    """
    if not units:
        return NO_UNIT
    return units[table.dice.below(len(units))] if len(units) > 1 else units[0]
