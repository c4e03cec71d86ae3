"""The exact chances of every option that leads to dice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

from game.engine.decision import Decision, Named, Odds, Option, Outcome, Text, text
from game.engine.ids import kind_of, name_of, parted
from game.talisman.box.board import SENTINEL, SPACES
from game.talisman.box.characters import gift
from game.talisman.box.die_tables import DieTable
from game.talisman.box.register import BEFORE_BATTLE, CARD_OF, ENEMY, WHEN_ENCOUNTERING
from game.talisman.referee import fights as fight_odds
from game.talisman.referee.fights import ways
from game.talisman.rules.fights import crown, facing, groups, pending
from game.talisman.rules.fights.casualties import saving_numbers
from game.talisman.rules.magic import evading
from game.talisman.rules.spaces import die_tables, services
from game.talisman.rules.spaces.die_tables import TUNNEL_DICE, TUNNELS
from game.talisman.rules.spaces.inner_region import tunnel_exit
from game.talisman.rules.table.sheet import total
from game.talisman.rules.table.space_enemies import DEATH, LIZARDMAN, WEREWOLF
from game.talisman.rules.table.space_enemies import SENTINEL as SENTINEL_ENEMY
from game.talisman.rules.walking.portal import DICE, dice_for
from game.talisman.state import TalismanState

Finder = Callable[[TalismanState, Decision, Option], Odds | None]


def odds(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """The chances of an option, or None if nothing is left to chance at once."""
    finder = BY_KIND.get(decision.kind)
    return finder(state, decision, option) if finder is not None else None


# -- tables ----------------------------------------------------------------------------------------------


def table_odds(table: DieTable, dice: int = 0) -> Odds:
    """The rows of a die table with their shares."""
    shares = ways(dice or table.dice)
    whole = sum(shares.values())
    outcomes = [
        Outcome(row.text, Fraction(sum(shares.get(face, 0) for face in row.faces), whole), row.faces[0])
        for row in table.rows
    ]
    return Odds(Text("The throw"), tuple(outcomes), clause="TAL-2.9b")


def two_ways(about: Text, good: Text, bad: Text, share: Fraction, clause: str) -> Odds:
    """Success or failure."""
    return Odds(about, (Outcome(good, share, 1), Outcome(bad, 1 - share, 0)), clause=clause)


# -- spaces ----------------------------------------------------------------------------------------------


def space_odds(state: TalismanState, seat: int, space: str) -> Odds | None:
    """What the throw of a space's instruction brings."""
    terrain = SPACES[space].terrain
    if terrain in die_tables.THROWN_TABLES:
        return table_odds(die_tables.THROWN_TABLES[terrain])
    if terrain in TUNNELS:
        return tunnel_odds(state, seat, terrain)
    finder = SPACE_ODDS.get(terrain)
    return finder() if finder is not None else None


def tunnel_odds(state: TalismanState, seat: int, terrain: str) -> Odds:
    """Where a Character comes out of Crypt or Mines (TAL-6.14.5, TAL-6.14.6)."""
    ability, exits = TUNNELS[terrain]
    points = total(state, seat, ability)
    shares = ways(dice_for(state, seat, terrain, ability, TUNNEL_DICE))
    found = dict.fromkeys((space for _, space in exits), 0)
    for number, count in shares.items():
        found[tunnel_exit(exits, number - points)] += count
    outcomes = tuple(
        Outcome(
            text("Out at the {space}", space=Named(SPACES[space].name, f"space:{space}")),
            Fraction(count, sum(shares.values())),
            rank,
        )
        for rank, (space, count) in enumerate(found.items())
    )
    return Odds(Text("The way out"), outcomes, clause="TAL-6.14.5b")


def death_odds() -> Odds:
    """2 dice against 2 dice."""
    higher, equal, lower = fight_odds.compare(ways(2), ways(2), 0, 0)
    outcomes = (
        Outcome(Text("You are free to go."), higher, 2),
        Outcome(Text("You play again next turn."), equal, 1),
        Outcome(Text("You lose a Life and play again."), lower, 0),
    )
    return Odds(Text("Dice with Death"), outcomes, clause="TAL-6.14.3a")


def number_odds(dice: int, message: Text, clause: str) -> Callable[[], Odds]:
    """The numbers that dice may show."""

    def find() -> Odds:
        shares = ways(dice)
        whole = sum(shares.values())
        outcomes = tuple(
            Outcome(Text(message.message, (("n", number),)), Fraction(count, whole), number)
            for number, count in sorted(shares.items())
        )
        return Odds(Text("The throw"), outcomes, clause=clause)

    return find


SPACE_ODDS: dict[str, Callable[[], Odds]] = {
    "chasm": lambda: table_odds(die_tables.CHASM_TABLE),
    "vampires_tower": lambda: table_odds(die_tables.VAMPIRE_TABLE),
    "dice_with_death": death_odds,
    "pits": number_odds(1, Text("Lizardmen: {n}"), "TAL-6.14.8a"),
    "werewolf_den": number_odds(2, Text("A Werewolf of Strength {n}"), "TAL-6.14.7a"),
}


def of_space_throw(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """Throwing because of a space."""
    if option.key != services.THROW.key:
        return None
    return space_odds(state, decision.seat, state.heroes[decision.seat].space)


def of_service(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """A service with a throw."""
    table = die_tables.SERVICE_TABLES.get(option.key)
    return table_odds(table) if table is not None else None


# -- cards -----------------------------------------------------------------------------------------------


def of_card(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """The table of a card."""
    card = name_of(decision.about or "")
    if option.key not in ("throw", "yes") or card not in CARD_OF:
        return None
    table = CARD_OF[card].table
    return table_odds(table) if table is not None else None


def of_protection(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """Whether Helmet, Shield or Armour saves the Life."""
    card = name_of(option.key)
    if not card:
        return None
    share = Fraction(len(saving_numbers(card)), 6)
    return two_ways(Text("Protection"), Text("The Life is saved."), Text("The Life is lost."), share, "TAL-6.16.4d")


def of_charm(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """Whether the Animal follows."""
    card = name_of(option.key)
    share = Fraction(max(0, 6 - CARD_OF[card].strength), 6)
    return two_ways(Text("Charm"), Text("It follows you."), Text("It does not listen."), share, "TAL-6.8a")


def of_beguiling(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """Whether the victim is beguiled."""
    victim = int(name_of(option.key))
    beguiles = gift(state.heroes[decision.seat].character, 0).beguiles
    share = Fraction(7 - dict(beguiles)[state.heroes[victim].alignment], 6)
    good = Text("You may take 1 Gold or 1 Object.")
    return two_ways(Text("Beguiling"), good, Text("Nothing happens."), share, "TAL-6.13.3")


# -- moving ----------------------------------------------------------------------------------------------


def of_portal(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """Whether the Portal of Power opens."""
    ability = option.key
    shares = ways(dice_for(state, decision.seat, "portal", ability, DICE))
    points = total(state, decision.seat, ability)
    share = Fraction(sum(count for number, count in shares.items() if number <= points), sum(shares.values()))
    good, bad = Text("The Portal opens."), Text("It stays shut; you lose a point, and the turn ends.")
    return two_ways(Text("The Portal of Power"), good, bad, share, "TAL-6.11.24a")


def of_way(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """What awaits the Character at the end of a way: Enemies lying there, or the space's throw."""
    seat = decision.seat
    if option.key == "cross" and state.heroes[seat].space == SENTINEL:
        return fight_odds.against_space_enemy(state, seat, SENTINEL_ENEMY)
    kind, space = parted(option.place or "")
    if kind != "space" or space not in SPACES or option.key == "inwards":
        return None
    if space in state.cards:
        there = pending.moved_to(state, seat, space)
        in_order = groups.fights_here(there, seat)
        if in_order:
            return fight_odds.against_cards(there, seat, in_order[0])
    return space_odds(state, seat, space)


def of_breaking_free(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """A slave of the Temple is free on 4 to 6."""
    if option.key != "throw" or not state.heroes[decision.seat].enslaved:
        return None
    return two_ways(Text("Slavery"), Text("You are free."), Text("You remain a slave."), Fraction(1, 2), "TAL-BRD-8")


def of_move(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """The first choice of a turn."""
    if option.key == "throw":
        return of_breaking_free(state, decision, option)
    if kind_of(option.key) in ("cw", "ccw", "cross", "step", "woods", "lift", "ferry", "raft"):
        return of_way(state, decision, option)
    return None


def of_held(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """Going on against what holds the Character."""
    hero = state.heroes[decision.seat]
    if option.key != "continue":
        return None
    if hero.held == DEATH:
        return death_odds()
    value = hero.held_by if hero.held == WEREWOLF else 0
    return fight_odds.against_space_enemy(state, decision.seat, hero.held or LIZARDMAN, value)


def of_command(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """The Command Spell, or a fight for the Crown."""
    if option.key == crown.COMMAND.key:
        return table_odds(crown.COMMAND_TABLE)
    return of_encounter(state, decision, option)


# -- fights ----------------------------------------------------------------------------------------------


def of_encounter(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """Attacking another Character, or preying on it."""
    verb, victim = parted(option.key)
    if verb == "beguile":
        return of_beguiling(state, decision, option)
    if verb not in ("attack", "psychic", "assassinate"):
        return None
    return fight_odds.against_character(state, decision.seat, int(victim), verb)


def of_face(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """Fighting what bars the way; meeting a person who throws for it."""
    if option.key == evading.MEET:
        table = CARD_OF[name_of(decision.about or "")].table
        return table_odds(table) if table is not None else None
    if option.key.startswith("charm"):
        return of_charm(state, decision, option)
    return of_meeting(state, decision.seat) if option.key == "fight" else None


def of_fight(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """The fight under way, as it stands."""
    return fight_odds.of_fight(state, state.fight, decision.seat) if state.fight is not None else None


def of_weapon(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """The fight under way with these weapons."""
    if state.fight is None:
        return None
    weapons = tuple(name_of(option.key).split(","))
    mine = decision.seat == state.fight.seat
    fight = replace(state.fight, weapons=weapons) if mine else replace(state.fight, foe_weapons=weapons)
    return fight_odds.of_fight(state, fight, decision.seat)


def of_helper(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """The fight under way with this raised Enemy, or alone."""
    fight, card = state.fight, name_of(option.key)
    if fight is None:
        return None
    if card and decision.seat == fight.seat:
        fight = replace(fight, helpers=(*fight.helpers, card))
    elif card:
        fight = replace(fight, foe_helpers=(*fight.foe_helpers, card))
    return fight_odds.of_fight(state, fight, decision.seat)


def of_window(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """What passing in a window before the dice means."""
    if not option.key.startswith("pass"):
        return None
    if state.window == BEFORE_BATTLE and state.fight is not None:
        return fight_odds.of_fight(state, state.fight, decision.seat)
    if state.window == WHEN_ENCOUNTERING and state.met_by == decision.seat:
        return of_meeting(state, decision.seat)
    return None


def of_meeting(state: TalismanState, seat: int) -> Odds | None:
    """The fight with the Enemies about to be met; nothing if there is none."""
    kind, what = parted(state.meeting[0] if state.meeting else "")
    if kind == "enemy":
        return fight_odds.against_space_enemy(state, seat, what)
    things = facing.not_evaded(state, seat, state.meeting) if kind == "card" else ()
    cards = tuple(card for card in map(name_of, things) if CARD_OF[card].kind == ENEMY)
    return fight_odds.against_cards(state, seat, cards) if cards else None


BY_KIND: dict[str, Finder] = {
    "move": of_move,
    "way": of_way,
    "portal": of_portal,
    "space_throw": of_space_throw,
    "service": of_service,
    "card_throw": of_card,
    "cave": of_card,
    "protection": of_protection,
    "encounter": of_encounter,
    "crown": of_command,
    "held": of_held,
    "face": of_face,
    "fight": of_fight,
    "weapon": of_weapon,
    "raised": of_helper,
    "window": of_window,
}
