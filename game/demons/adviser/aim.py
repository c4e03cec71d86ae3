"""What a magician needs next on the way to his treasure and out of Armenia, by the judgement that hints use."""

from __future__ import annotations

from game.demons.adviser.demon_use import discovering
from game.demons.adviser.planning import (
    LATE,
    Ground,
    best_treasure,
    has_given_up,
    is_content,
    rivals_of,
    threat,
)
from game.demons.adviser.preferences import conjuring_worth
from game.demons.box.armenia import EDGE_HEXES
from game.demons.box.geometry import distances_from
from game.demons.box.goetia import POWERS_OF
from game.demons.box.mortals import STRENGTH
from game.demons.box.naming import demon_name, hex_place, rank_plural, treasure_name, unit_name
from game.demons.box.powers import DISCOVER, GAIN, TRANSPORT
from game.demons.box.ranks import DUKE, LEVEL, MOST_CONTROLLED, RANKS
from game.demons.box.treasures import CELLS, TREASURES, VALUE, worth_of
from game.demons.rules.captivity.captives import captives_of_magician
from game.demons.rules.captivity.torture import may_be_tortured
from game.demons.rules.combat.magicians import fighters
from game.demons.rules.powers.gaining import can_gain
from game.demons.rules.powers.treasures import seizable
from game.demons.rules.ranks_to_try import CONJURING_TERRAIN
from game.demons.rules.scoring import net_worth, shield_cost, treasure_worth
from game.demons.rules.terrain import terrain_of
from game.demons.rules.walking.approach import returning
from game.demons.rules.walking.hunting import magicians_holding, units_holding
from game.demons.rules.walking.movement import LEAVE, is_held, move_options
from game.demons.state import (
    CAPTIVE,
    DEMON_USE,
    IN_PLAY,
    NO_UNIT,
    SHIELD_CHOICE,
    WAITING,
    DemonsState,
    Magician,
    owned,
    solitaire,
)
from game.engine.advising.aim import RIVAL, Aim
from game.engine.boards.hexes import Hex
from game.engine.decision import Fact, Named, Text

CHOOSE_SHIELD = Text("Choose a shield: a better one must be paid for with more treasure.")
ENTER = Text("Enter Armenia from the west and conjure your first demons.")
GET_FREE_OF_UNIT = Text("Get free of the {unit}: conjure demons that can help.")
TORTURE = Text("Torture {rival}: the ring or a treasure buys a captive off.")
GET_FREE = Text("Get free: conjure demons that can help you away.")
LEAVE_RICH = Text("Leave by the rim: {net} ducats are yours after the shield.")
LEAVE_AHEAD = Text("Leave by the rim: you are ahead of all the others.")
LEAVE_OR_STAY = Text("You lead with {net} ducats: take more, or leave by the rim before somebody steals them.")
CARRIED_OUT = Text("Let {demon} carry you out of Armenia: {net} ducats are yours after the shield.")
HELD_BY = Text("The {unit} holds you: fight it, or use a power.")
HELD_BY_RIVAL = Text("{rival} holds you: fight, or use a power.")
LEAVE_POOR = Text("Nothing more is to be won here: leave by the rim.")
CONJURE = Text("Conjure {ranks}: here they promise most, and you can keep {n}.")
DUKES_ELSEWHERE = Text("Conjure {ranks} (room for {n}), or Dukes, who promise more, in open country.")
EARLS_ELSEWHERE = Text("Conjure {ranks} (room for {n}), or Earls, who promise more, in a forest.")
CONJURE_ANY = Text("Wait for better luck: no rank is left to conjure.")
SEIZE_ALONE = Text("Seize {treasure}: you then have {have} of {cost} ducats.")
SEIZE = Text("Seize {treasure}: with it you have {net} ducats after the shield.")
SEIZE_IN_TIME = Text(
    "Seize {treasure}: in {n} turn the {unit} is home and finds you.",
    plural="Seize {treasure}: in {n} turns the {unit} is home and finds you.",
)
SEIZE_NOW = Text("Seize {treasure} now: the {unit} comes home and finds you at once.")
GET_AWAY = Text("Get away from {treasure}: the {unit} comes home and finds you at once.")
STAND_FAST = Text("The {unit} comes home and finds you at once: defend yourself, or be gone.")
NEARLY_HOME = Text("Lure the {unit} away from {treasure}: it is nearly home.")
GAIN_IT = Text("Let {demon} gain {treasure}: you then have {net} ducats.")
FIND = Text("Let {demon} search for treasure.")
FIND_TO_PAY = Text("Let {demon} search for treasure: your shield still wants {owed} ducats.")
SEIZERS = Text("Conjure more: only a number below {n} can seize what {demon} finds.")
SEEKERS = Text("Conjure demons that find treasure.")
SEEKERS_TO_PAY = Text("Conjure demons that find treasure: your shield still wants {owed} ducats.")


def aim(state: DemonsState, seat: int) -> Aim | None:
    """What the magician needs next; None once he is dead or gone."""
    magician = state.magicians[seat]
    if magician.status not in IN_PLAY or state.winners:
        return None
    if state.stage == SHIELD_CHOICE or not state.order:
        return Aim(CHOOSE_SHIELD, "shield:tin", of_the_moment=True)
    if magician.status == WAITING:
        return Aim(ENTER)
    if magician.status == CAPTIVE:
        return captive(magician)
    payers = worth_torturing(state, seat)
    if payers:
        place = f"seat:{payers[0]}"
        return Aim(Text(TORTURE.message, ((RIVAL, Named("", place)),)), place, of_the_moment=True)
    if is_content(state, seat):
        return leaving(state, seat)
    return to_treasure(state, seat) if magician.demons else conjuring(state, seat)


def captive(magician: Magician) -> Aim:
    """Freedom comes first."""
    if magician.captor_unit == NO_UNIT:
        return Aim(GET_FREE, f"seat:{magician.captor_seat}")
    words = Text(GET_FREE_OF_UNIT.message, (("unit", unit_name(magician.captor_unit)),))
    return Aim(words, f"unit:{magician.captor_unit}")


def worth_torturing(state: DemonsState, seat: int) -> list[int]:
    """The captives who can be tortured now, and have something to buy themselves off with."""
    if state.stage != DEMON_USE or state.order[state.turn] != seat:
        return []
    captives = [other for other in captives_of_magician(state, seat) if may_be_tortured(state, seat, other)]
    return [other for other in captives if state.magicians[other].ring or owned(state, other)]


def leaving(state: DemonsState, seat: int) -> Aim:
    """The nearest hex of the rim, and what is carried there; who has left needs nothing any more."""
    net, demons = net_worth(state, seat), state.magicians[seat].demons
    if net > 0 and others_may_catch_up(state, seat):
        return Aim(Text(LEAVE_OR_STAY.message, (("net", net),)), f"seat:{seat}", of_the_moment=True)
    carriers = [demon for demon in demons if TRANSPORT in POWERS_OF[demon]]
    if net > 0 and carriers and not state.attacked:
        facts = (("demon", demon_name(carriers[0])), ("net", net))
        return Aim(Text(CARRIED_OUT.message, facts), f"demon:{carriers[0]}", of_the_moment=True)
    if is_held(state, seat):
        return held(state, seat)
    words = LEAVE_POOR if has_given_up(state, seat) else LEAVE_AHEAD
    if net > 0:
        words = Text(LEAVE_RICH.message, (("net", net),))
    return Aim(words, hex_place(nearest_of_rim(state.magicians[seat].hex)), of_the_moment=True)


def held(state: DemonsState, seat: int) -> Aim:
    """Who stands beside a magician and does not let him walk (DEM-5.5b, DEM-5.5d): only demons help."""
    helpless, rivals = not fighters(state, seat), magicians_holding(state, seat)
    if rivals:
        place = f"seat:{rivals[0]}"
        words = GET_FREE if helpless else Text(HELD_BY_RIVAL.message, ((RIVAL, Named("", place)),))
        return Aim(words, place, of_the_moment=True)
    unit = max(units_holding(state, seat), key=STRENGTH.__getitem__)
    words = GET_FREE_OF_UNIT if helpless else HELD_BY
    return Aim(Text(words.message, (("unit", unit_name(unit)),)), f"unit:{unit}", of_the_moment=True)


def others_may_catch_up(state: DemonsState, seat: int) -> bool:
    """Whether rivals are still about, it is early, and nobody near is stronger than the magician's guard."""
    here = state.magicians[seat].hex
    early = not solitaire(state) and state.game_turn <= LATE and not has_given_up(state, seat)
    return early and bool(rivals_of(state, seat)[1]) and threat(state, seat, here) <= 0


def nearest_of_rim(hex_id: Hex) -> Hex:
    """The hex of the rim that is fewest hexes away, the first of those equally near."""
    away = distances_from(hex_id)
    return min(sorted(EDGE_HEXES), key=away.__getitem__)


def conjuring(state: DemonsState, seat: int) -> Aim:
    """The rank that promises most where the magician stands, and the rank that would promise more elsewhere."""
    worths = {rank: conjuring_worth(state, seat, rank) for rank in RANKS if state.pools[rank]}
    terrain = terrain_of(state, state.magicians[seat].hex)
    here = [rank for rank in worths if CONJURING_TERRAIN.get(rank, terrain) == terrain]
    if not here:
        return Aim(CONJURE_ANY)
    rank, best = max(here, key=worths.__getitem__), max(worths, key=worths.__getitem__)
    words = CONJURE
    if worths[best] > worths[rank]:
        words = DUKES_ELSEWHERE if best == DUKE else EARLS_ELSEWHERE
    facts = (("ranks", rank_plural(rank)), ("n", MOST_CONTROLLED[LEVEL[rank]]))
    return Aim(Text(words.message, facts), f"pool:{rank}")


def to_treasure(state: DemonsState, seat: int) -> Aim:
    """The treasure most worth the way; else a demon that brings or finds one; else more demons."""
    cell, _score = best_treasure(state, seat)
    if cell:
        if TREASURES[cell].hex != state.magicians[seat].hex and is_held(state, seat):
            return held(state, seat)
        return seizing_in_time(state, seat, cell) or Aim(seizing(state, seat, cell), hex_place(TREASURES[cell].hex))
    demons = state.magicians[seat].demons
    bringers = [demon for demon in demons if GAIN in POWERS_OF[demon]]
    cells = [cell for cell in CELLS if can_gain(state, seat, cell)]
    if bringers and cells:
        best = max(cells, key=VALUE.__getitem__)
        net = net_worth(state, seat) + worth_of(best)
        facts = (("demon", demon_name(bringers[0])), ("treasure", treasure_name(best)), ("net", net))
        return Aim(Text(GAIN_IT.message, facts), f"demon:{bringers[0]}")
    return searching(state, seat)


def searching(state: DemonsState, seat: int) -> Aim:
    """The demon best sent to search, if anybody beside him could seize what he finds; else more demons."""
    owed = max(0, -net_worth(state, seat))
    seekers = [demon for demon in state.magicians[seat].demons if DISCOVER in POWERS_OF[demon]]
    if not seekers:
        return Aim(Text(SEEKERS_TO_PAY.message, (("owed", owed),)) if owed else SEEKERS, f"seat:{seat}")
    seeker = max(seekers, key=lambda demon: discovering(state, seat, demon))
    named = ("demon", demon_name(seeker))
    if discovering(state, seat, seeker) < 0:
        return Aim(Text(SEIZERS.message, (named, ("n", seeker))), f"seat:{seat}")
    words = FIND_TO_PAY if owed else FIND
    return Aim(Text(words.message, (named, ("owed", owed)) if owed else (named,)), f"demon:{seeker}")


def seizing(state: DemonsState, seat: int, cell: int) -> Text:
    """A treasure, and what there is with it against the price of the shield."""
    treasure = ("treasure", treasure_name(cell))
    if solitaire(state):
        cost = shield_cost(state.magicians[seat].shield, alone=True)
        have = treasure_worth(state, seat) + worth_of(cell)
        return Text(SEIZE_ALONE.message, (treasure, ("have", have), ("cost", cost)))
    return Text(SEIZE.message, (treasure, ("net", net_worth(state, seat) + worth_of(cell))))


def seizing_in_time(state: DemonsState, seat: int, cell: int) -> Aim | None:
    """The same where the treasure lies in the home of a unit that is on its way there, or the way out (DEM-5.7h)."""
    magician, goal = state.magicians[seat], TREASURES[cell].hex
    coming = [(turns, unit) for unit, turns in returning(state, goal) if unit not in magician.bewitched]
    if not coming or magician.invisible:
        return None
    turns, unit = min(coming)
    facts = (("treasure", treasure_name(cell)), ("unit", unit_name(unit)), ("n", turns))
    if turns > 1:
        return Aim(Text(SEIZE_IN_TIME.message, facts, SEIZE_IN_TIME.plural), hex_place(goal))
    if magician.hex != goal:
        return Aim(Text(NEARLY_HOME.message, facts), f"unit:{unit}")
    if state.stage == DEMON_USE:
        return Aim(Text((SEIZE_NOW if seizable(state, seat) else STAND_FAST).message, facts), f"unit:{unit}")
    return getting_away(state, seat, facts)


def getting_away(state: DemonsState, seat: int, facts: tuple[tuple[str, Fact], ...]) -> Aim:
    """The hex in reach where it is best to stand, if that is not here."""
    ground, here = Ground(state, seat), state.magicians[seat].hex
    hexes = [int(option.key.removeprefix("move:")) for option in move_options(state, seat) if option.key != LEAVE.key]
    best = max([here, *hexes], key=ground.standing)
    words = SEIZE_NOW if best == here else GET_AWAY
    return Aim(Text(words.message, facts), hex_place(best))
