"""Exact chances of throws at a table: those of spaces, of cards, and of what a card or a person may save."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from game.engine.decision import Decision, Named, Odds, Option, Outcome, Text, text
from game.engine.ids import name_of
from game.talisman.box.board import SPACES
from game.talisman.box.characters import gift
from game.talisman.box.die_tables import DieTable
from game.talisman.box.register import CARD_OF
from game.talisman.referee import fights as fight_odds
from game.talisman.referee.fights import ways
from game.talisman.rules.fights.casualties import saving_numbers
from game.talisman.rules.spaces import die_tables, services
from game.talisman.rules.spaces.die_tables import TUNNEL_DICE, TUNNELS
from game.talisman.rules.spaces.inner_region import tunnel_exit
from game.talisman.rules.table.sheet import total
from game.talisman.rules.walking.portal import dice_for
from game.talisman.state import TalismanState


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
