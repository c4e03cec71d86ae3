"""Player Turn, step 4: attack, or use powers and work on treasure (DEM-3.0n to DEM-3.0p)."""

from __future__ import annotations

from functools import cache, lru_cache

from game.demons.box.displays import is_over_limit
from game.demons.box.goetia import POWERS_OF
from game.demons.box.mortals import STRENGTH
from game.demons.box.naming import demon_name, hex_place, unit_name
from game.demons.box.powers import POWERS
from game.demons.rules.captivity.captives import captives_of_magician, set_free
from game.demons.rules.captivity.torture import may_be_tortured, torture
from game.demons.rules.combat.magicians import choose_fighters, fighters, resolve
from game.demons.rules.conjuring.conjuration import friendly_demons
from game.demons.rules.control import control_options, enforce_limit, name_controlling, return_borrowed
from game.demons.rules.ending import end_turn
from game.demons.rules.first_phase import captive_options
from game.demons.rules.powers.treasures import seizable, seize, seize_option, seizers
from game.demons.rules.powers.uses import NEEDS, use_power
from game.demons.rules.table import DemonsTable
from game.demons.rules.walking.hunting import magician_in, units_in
from game.demons.rules.walking.movement import zone
from game.demons.state import FREE, IN_PLAY, NOBODY, DemonsState, Fight, Magician
from game.engine.boards.hexes import Hex
from game.engine.decision import Option, Text, text
from game.engine.ids import parted

QUESTION = Text("Attack, or use your demons?")
LIFT_OR_END = Text("Lift a curse, or end the turn?")
ANYTHING_ELSE = Text("Anything else before your turn ends?")
ATTACKS_UNITS = Text("{who} attacks {units} in {hex} with {demons}.")
ATTACKS_MAGICIAN = Text("{who} attacks {victim} in {hex} with {demons}.")
LIFT_TIP = Text(
    "A friendly demon, whatever his powers, takes one curse with him and is gone. It is no power, so you may still "
    "attack; Healing is one, and takes a wound instead if you like."
)
TORTURE_TIP = Text(
    "Once a turn, beside whatever else you do: a die brings up to 2 wounds, unless your captive buys himself off with a"
    " treasure or the ring."
)
DONE = Option("done", Text("End the turn"), clause="DEM-3.0s")


async def demon_use_phase(table: DemonsTable) -> None:
    """One thing done in the phase, or its end."""
    seat = table.state.order[table.state.turn]
    if not table.state.opened:
        start_phase(table.state, seat)
        if table.state.magicians[seat].borrowed:
            await return_borrowed(table, seat)
    key = DONE.key
    if not table.state.turn_lost and table.state.magicians[seat].status in IN_PLAY:
        options = phase_options(table, seat)
        if options:
            key = await table.question(seat, "demon_use", question_about(options), options, "DEM-3.0n")
    if key != DONE.key:
        await act(table, seat, key)
        return
    if is_over_limit(table.state.magicians[seat].demons):
        await enforce_limit(table, seat)
    close_phase(table.state)


def start_phase(state: DemonsState, seat: int) -> None:
    """The powers of the last turn end (DEM-12.2b); nothing has been done in this phase yet."""
    state.opened = True
    state.attacked = state.used_powers = False
    state.tortured = state.tried_cells = ()
    magician = state.magicians[seat]
    magician.invisible = magician.reconciled = False
    magician.storm = magician.bewitched = ()


def close_phase(state: DemonsState) -> None:
    """It is the next magician's turn."""
    state.opened = state.turn_lost = False
    end_turn(state)


# -- what can be done -----------------------------------------------------------------------------------------


def phase_options(table: DemonsTable, seat: int) -> tuple[Option, ...]:
    """Everything the magician can do now; empty if it would only be shuffling counters."""
    state = table.state
    magician = state.magicians[seat]
    options: list[Option] = []
    if not state.attacked and (magician.demons or magician.borrowed):
        options += attack_options(table, seat)
        options += power_options(state, seat)
        cell = seizable(state, seat)
        if cell:
            options.append(seize_option(cell, seizers(state, seat, cell)))
    if magician.curses:
        options += [lift_option(demon) for demon in friendly_demons(state, seat)]
    if captives_of_magician(state, seat):
        options += torture_options(table, seat)
        options += captive_options(table, seat)
    if not options:
        return ()
    options += control_options(magician.demons)
    options.append(DONE)
    return tuple(options)


def question_about(options: tuple[Option, ...]) -> Text:
    """What is asked: after an attack, or without demons of use, only curses and captives are left."""
    verbs = {parted(option.key)[0] for option in options}
    if verbs & {"attack", "power", "seize"}:
        return QUESTION
    return ANYTHING_ELSE if verbs & {"torture", "free"} else LIFT_OR_END


def attack_option(hex_id: Hex, words: Text) -> Option:
    """The option to attack a hex."""
    return Option(f"attack:{hex_id}", words, hex_place(hex_id), "DEM-7.0c")


def attack_on(table: DemonsTable, hex_id: Hex) -> Option:
    """The option to attack whoever stands in a hex, by name: a hex is found by its light, not by its number."""
    victim = magician_in(table.state, hex_id)
    if victim != NOBODY:
        return attack_option(hex_id, text("Attack {victim}", victim=table.name(victim)))
    return attack_on_units(hex_id, units_in(table.state, hex_id))


@cache
def attack_on_units(hex_id: Hex, units: tuple[int, ...]) -> Option:
    """The option to attack mortal units; of several the strongest is named."""
    if len(units) == 1:
        return attack_option(hex_id, text("Attack the {unit}", unit=unit_name(units[0])))
    strongest = max(units, key=STRENGTH.__getitem__)
    words = text(
        "Attack the {unit} and {n} more unit", plural="Attack the {unit} and {n} more units",
        unit=unit_name(strongest), n=len(units) - 1,
    )  # fmt: skip
    return attack_option(hex_id, words)


def attackers_now(state: DemonsState, seat: int) -> tuple[int, ...]:
    """The demons that may attack in this phase: all of them before powers are used, then only borrowed ones."""
    if state.attacked or state.magicians[seat].status != FREE:
        return ()
    if state.used_powers:
        return tuple([demon for demon, _ in state.magicians[seat].borrowed])
    return fighters(state, seat)


def attack_options(table: DemonsTable, seat: int) -> list[Option]:
    """The hexes with enemies next to the magician, if he has demons to send (DEM-7.0c, DEM-3.0r)."""
    state = table.state
    if not attackers_now(state, seat):
        return []
    around = zone(state.magicians[seat].hex)
    hexes = around.intersection(state.units.hex)
    for magician in state.magicians:
        if magician.hex in around and is_attackable(magician):
            hexes |= {magician.hex}
    return [attack_on(table, hex_id) for hex_id in sorted(hexes)] if hexes else []


def is_attackable(magician: Magician) -> bool:
    """Whether a magician is on the map and neither invisible nor reconciled (DEM-12.3i, DEM-12.3r)."""
    return magician.status == FREE and not magician.invisible and not magician.reconciled


@cache
def power_option(demon: int, letter: str) -> Option:
    """The option to use one power of a demon."""
    power = POWERS[letter]
    words = Text("{demon}: {power}", (("demon", demon_name(demon)), ("power", power.name)))
    return Option(f"power:{demon}:{letter}", words, f"demon:{demon}", power.clause, tooltip=power.effect)


@lru_cache(maxsize=2048)
def powers_offered(demons: tuple[int, ...]) -> tuple[tuple[str, Option], ...]:
    """The powers of some demons by their letter, with the option to use each."""
    return tuple([(letter, power_option(demon, letter)) for demon in demons for letter in POWERS_OF[demon]])


def power_options(state: DemonsState, seat: int) -> list[Option]:
    """Each power of each demon that would do something now (DEM-12.1a)."""
    needed: dict[str, bool] = {}
    options = []
    for letter, option in powers_offered(fighters(state, seat)):
        if letter not in needed:
            needed[letter] = NEEDS[letter](state, seat)
        if needed[letter]:
            options.append(option)
    return options


@cache
def lift_option(demon: int) -> Option:
    """The option to release a friendly demon against a standing curse."""
    words = Text("Release {demon} to lift a curse", (("demon", demon_name(demon)),))
    return Option(f"lift:{demon}", words, f"demon:{demon}", "DEM-10.0c", tooltip=LIFT_TIP)


def torture_options(table: DemonsTable, seat: int) -> list[Option]:
    """The captives a magician may torture now (DEM-16.2d)."""
    return [
        torture_option(other, Text("Torture {who}", (("who", table.name(other)),)))
        for other in range(len(table.seats))
        if may_be_tortured(table.state, seat, other)
    ]


def torture_option(seat: int, words: Text) -> Option:
    """The option to torture a captive."""
    return Option(f"torture:{seat}", words, f"seat:{seat}", "DEM-16.2d", tooltip=TORTURE_TIP)


# -- doing it -------------------------------------------------------------------------------------------------


async def act(table: DemonsTable, seat: int, key: str) -> None:
    """Carry out one choice of the phase."""
    action, rest = parted(key)
    if action == "attack":
        await attack(table, seat, int(rest))
    elif action == "power":
        demon, letter = parted(rest)
        await use_power(table, seat, int(demon), letter)
    elif action == "seize":
        table.state.used_powers = True
        await seize(table, seat, int(rest))
    elif action == "lift":
        await lift_curse(table, seat, int(rest))
    elif action == "torture":
        await torture(table, seat, int(rest))
    elif action == "free":
        await set_free(table, int(rest))
    else:
        name_controlling(table.state, seat, int(rest))


async def lift_curse(table: DemonsTable, seat: int, demon: int) -> None:
    """A friendly demon takes a standing curse with him (DEM-10.0c)."""
    table.lose_demon(seat, demon)
    table.show()
    table.state.magicians[seat].curses -= 1
    await table.tell("curse_lifted", "DEM-10.0c", "{demon} lifts a curse from {who}.", who=seat, demon=demon)


async def attack(table: DemonsTable, seat: int, hex_id: Hex) -> None:
    """Attack all enemies in a hex with one or more demons (DEM-7.0c, DEM-7.3b)."""
    victim = magician_in(table.state, hex_id)
    able = attackers_now(table.state, seat)
    table.state.fight = (Fight(hex_id, seat, (), (), victim, units_in(table.state, hex_id), ()),)
    await choose_fighters(table, seat, able)
    table.state.attacked = True
    if table.listening:
        await tell_attack(table)
    await resolve(table, hex_id, seat, (), victim)


async def tell_attack(table: DemonsTable) -> None:
    """Whom a magician attacks, and with what."""
    fight = table.state.fight[0]
    words = ATTACKS_UNITS if fight.defender == NOBODY else ATTACKS_MAGICIAN
    await table.tell(
        "magician_attacks", "DEM-7.0c", words.message,
        who=fight.attacker, victim=fight.defender, units=fight.defending_units,
        hex=fight.hex, demons=fight.attacking_demons,
    )  # fmt: skip
