"""Exact chances of throws at a table: those of spaces, of cards, and of what a card or a person may save."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

from game.engine.decision import Decision, Loss, Named, Odds, Option, Outcome, Text, Tone, text
from game.engine.ids import name_of
from game.talisman.box.board import SPACES
from game.talisman.box.characters import gift
from game.talisman.box.die_tables import DieTable
from game.talisman.box.register import CARD_OF
from game.talisman.referee import fights as fight_odds
from game.talisman.referee.fights import ways
from game.talisman.referee.tones import life_lost, outcome_of
from game.talisman.rules.fights.casualties import saving_numbers
from game.talisman.rules.fights.duels import loot
from game.talisman.rules.happenings.throwing import prayer_bonus
from game.talisman.rules.spaces import die_tables, services
from game.talisman.rules.spaces.die_tables import TUNNEL_DICE, TUNNELS
from game.talisman.rules.spaces.inner_region import tunnel_exit
from game.talisman.rules.spaces.services import spared
from game.talisman.rules.table.sheet import free_followers, total
from game.talisman.rules.walking.portal import dice_for
from game.talisman.state import EVIL, GOOD, TalismanState

THROUGH, OUT_AT = Text("You get through: {space}"), Text("Thrown out: {space}")
"""Who comes out on the space itself goes on from there next turn."""
NOTHING_BUT_FOLLOWERS = Text("You may lure a Follower away; there is nothing else to take.")
SpaceOdds = Callable[[TalismanState, int], Odds]


def table_odds(state: TalismanState, seat: int, table: DieTable, bonus: int = 0) -> Odds:
    """The rows of a die table with their shares; what may be added to the throw is added wherever it counts."""
    more = bonus or prayer_bonus(state, seat, table)
    shares = ways(table.dice)
    found: Counter[int] = Counter()
    for number, count in shares.items():
        found[table.rows.index(table.row(number + more))] += count
    whole = sum(shares.values())
    outcomes = tuple(
        outcome_of(row, Fraction(found[place], whole), state, seat)
        for place, row in enumerate(table.rows)
        if found[place] or not more
    )
    about = text("The throw, if you add {n} to it every time", n=more) if more else Text("The throw")
    return Odds(about, outcomes, clause="TAL-2.9b")


def two_ways(about: Text, good: Text, bad: Text, share: Fraction, clause: str, loss: Loss | None = None) -> Odds:
    """Success or failure; ``loss`` is what failure costs."""
    outcomes = (Outcome(good, share, 1, Tone.GOOD), Outcome(bad, 1 - share, 0, Tone.BAD, loss))
    return Odds(about, outcomes, clause=clause)


def space_odds(state: TalismanState, seat: int, space: str) -> Odds | None:
    """What the instruction of a space brings: its throw, or the Life that it takes."""
    terrain = SPACES[space].terrain
    if takes_life(state, seat, terrain):
        words = text("The {space} takes a Life.", space=Named(SPACES[space].name, f"space:{space}"))
        return life_odds(state, seat, words)
    if terrain in die_tables.THROWN_TABLES:
        return table_odds(state, seat, die_tables.THROWN_TABLES[terrain])
    if terrain in TUNNELS:
        return tunnel_odds(state, seat, terrain)
    finder = SPACE_ODDS.get(terrain)
    return finder(state, seat) if finder is not None else None


def takes_life(state: TalismanState, seat: int, terrain: str) -> bool:
    """Whether whoever meets such a space loses a Life there without a throw."""
    hero = state.heroes[seat]
    hostile = {
        "graveyard": hero.alignment == GOOD,
        "chapel": hero.alignment == EVIL,
        "desert": True,
        "black_knight": not hero.gold,
    }
    return hostile.get(terrain, False) and not spared(state, seat, terrain)


def life_odds(state: TalismanState, seat: int, words: Text) -> Odds:
    """A Life lost for certain."""
    outcome = Outcome(words, Fraction(1), 0, Tone.BAD, life_lost(state, seat))
    return Odds(Text("What happens:"), (outcome,), clause=die_tables.CLAUSE)


def tunnel_shares(state: TalismanState, seat: int, terrain: str) -> dict[str, Fraction]:
    """How likely a Character comes out of Crypt or Mines on each space (TAL-6.14.5, TAL-6.14.6)."""
    ability, exits = TUNNELS[terrain]
    points = total(state, seat, ability)
    shares = ways(dice_for(state, seat, terrain, ability, TUNNEL_DICE))
    found = dict.fromkeys((space for _, space in exits), 0)
    for number, count in shares.items():
        found[tunnel_exit(exits, number - points)] += count
    return {space: Fraction(count, sum(shares.values())) for space, count in found.items()}


def tunnel_odds(state: TalismanState, seat: int, terrain: str) -> Odds:
    """Where a Character comes out of Crypt or Mines (TAL-6.14.5, TAL-6.14.6)."""
    outcomes = tuple(
        Outcome(
            text((OUT_AT if rank else THROUGH).message, space=Named(SPACES[space].name, f"space:{space}")), share, rank
        )
        for rank, (space, share) in enumerate(tunnel_shares(state, seat, terrain).items())
    )
    return Odds(Text("The way out"), outcomes, clause="TAL-6.14.5b")


def death_odds(state: TalismanState, seat: int) -> Odds:
    """2 dice against 2 dice."""
    higher, equal, lower = fight_odds.compare(ways(2), ways(2), 0, 0)
    outcomes = (
        Outcome(Text("You are free to go."), higher, 2, Tone.GOOD),
        Outcome(Text("You play again next turn."), equal, 1),
        Outcome(Text("You lose a Life and play again."), lower, 0, Tone.BAD, life_lost(state, seat)),
    )
    return Odds(Text("Dice with Death"), outcomes, clause="TAL-6.14.3a")


def number_odds(dice: int, message: Text, clause: str) -> SpaceOdds:
    """The numbers that dice may show."""

    def find(state: TalismanState, seat: int) -> Odds:
        shares = ways(dice)
        whole = sum(shares.values())
        outcomes = tuple(
            Outcome(Text(message.message, (("n", number),)), Fraction(count, whole), number)
            for number, count in sorted(shares.items())
        )
        return Odds(Text("The throw"), outcomes, clause=clause)

    return find


def chasm_odds(state: TalismanState, seat: int) -> Odds:
    """A die for oneself; beside it one for every Follower."""
    found = table_odds(state, seat, die_tables.CHASM_TABLE)
    share = next(outcome.share for outcome in found if outcome.loss is not None)
    if spared(state, seat, "chasm"):
        found = replace(found, outcomes=(Outcome(die_tables.NOTHING, Fraction(1)),))
    if not free_followers(state, seat):
        return found
    follower = Outcome(Text("Each of your Followers: lost."), share, -1, Tone.BAD)
    return replace(found, outcomes=(*found.outcomes, follower), exclusive=False)


SPACE_ODDS: dict[str, SpaceOdds] = {
    "chasm": chasm_odds,
    "vampires_tower": lambda state, seat: table_odds(state, seat, die_tables.VAMPIRE_TABLE),
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
    if table is None:
        return None
    found = table_odds(state, decision.seat, table)
    return found if prayer_bonus(state, decision.seat, table) else replace(found, about=option.text)


def of_card(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """The table of a card; those who know caves add to their throw."""
    card = name_of(decision.about or "")
    if option.key not in ("throw", "yes") or card not in CARD_OF:
        return None
    table, hero = CARD_OF[card].table, state.heroes[decision.seat]
    bonus = gift(hero.character, hero.toad).cave_bonus if decision.kind == "cave" else 0
    return table_odds(state, decision.seat, table, bonus) if table is not None else None


def of_protection(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """Whether Helmet, Shield or Armour saves the Life; without it the Life is lost."""
    card, seat = name_of(option.key), decision.seat
    if not card:
        return life_odds(state, seat, Text("You lose a Life."))
    share, loss = Fraction(len(saving_numbers(card)), 6), life_lost(state, seat)
    good, bad = Text("The Life is saved."), Text("The Life is lost.")
    return two_ways(Text("Protection"), good, bad, share, "TAL-6.16.4d", loss)


def of_choice_of_loss(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """A Life given up where something else would do."""
    words = Text("You lose a Life.")
    return life_odds(state, decision.seat, words) if option.key == die_tables.LIFE.key else None


def of_charm(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """Whether the Animal follows."""
    card = name_of(option.key)
    share = Fraction(max(0, 6 - CARD_OF[card].strength), 6)
    return two_ways(Text("Charm"), Text("It follows you."), Text("It does not listen."), share, "TAL-6.8a")


def of_beguiling(state: TalismanState, decision: Decision, option: Option) -> Odds | None:
    """Whether the victim is beguiled; who has but Followers may lose one, whatever the dice say."""
    victim = int(name_of(option.key))
    if not loot(state, victim):
        return Odds(Text("Beguiling"), (Outcome(NOTHING_BUT_FOLLOWERS, Fraction(1), 1, Tone.GOOD),), clause="TAL-CHR-1")
    beguiles = gift(state.heroes[decision.seat].character, 0).beguiles
    share = Fraction(7 - dict(beguiles)[state.heroes[victim].alignment], 6)
    good = Text("You may take 1 Gold or 1 Object.")
    return two_ways(Text("Beguiling"), good, Text("Nothing happens."), share, "TAL-6.13.3")
