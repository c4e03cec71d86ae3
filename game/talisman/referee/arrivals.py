"""The exact chances of who only thinks of going to a space: all that its instruction will bring, to the end."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from game.engine.decision import Odds, Outcome, Text, Tone
from game.talisman.box.board import SPACES
from game.talisman.referee import fights as fight_odds
from game.talisman.referee.fights import ways
from game.talisman.referee.throws import space_odds, table_odds
from game.talisman.referee.tones import life_lost
from game.talisman.rules.spaces import die_tables
from game.talisman.rules.table.abilities import acting
from game.talisman.rules.table.space_enemies import LIZARDMAN, SPACE_ENEMIES, WEREWOLF
from game.talisman.state import EVIL, GOOD, TalismanState

SAFE = Text("You may stay safe there.")
LIZARDMEN = Text("The Lizardmen")
PRAYING, CALLING = Text("If you pray"), Text("If you call the dead")
OFFERED = {
    ("temple", ""): (die_tables.TEMPLE_TABLE, PRAYING),
    ("chapel", GOOD): (die_tables.CHAPEL_TABLE, PRAYING),
    ("graveyard", EVIL): (die_tables.DEAD_TABLE, CALLING),
}
"""What a space offers one to throw for: to everybody, or to those of an Alignment."""


def end_of_way(state: TalismanState, seat: int, space: str) -> Odds | None:
    """What comes of going to a space: what keeps one safe there will be used, and every fight be fought."""
    terrain = SPACES[space].terrain
    if any(terrain in source.safe_terrain for _, source in acting(state, seat, "safe_terrain")):
        return Odds(Text("What happens:"), (Outcome(SAFE, Fraction(1), 1, Tone.GOOD),), clause=die_tables.CLAUSE)
    if terrain == "werewolf_den":
        return den_odds(state, seat)
    if terrain == "pits":
        return pits_odds(state, seat)
    return space_odds(state, seat, space) or offered_odds(state, seat, terrain)


def offered_odds(state: TalismanState, seat: int, terrain: str) -> Odds | None:
    """A throw that one may do without: what it costs is no loss of going there."""
    found = OFFERED.get((terrain, "")) or OFFERED.get((terrain, state.heroes[seat].alignment))
    if found is None:
        return None
    table, about = found
    odds = table_odds(state, seat, table)
    return replace(odds, about=about, outcomes=tuple(replace(outcome, loss=None) for outcome in odds))


def den_odds(state: TalismanState, seat: int) -> Odds:
    """The fight with the Werewolf, whatever its Strength will be."""
    met = {number: fight_odds.against_space_enemy(state, seat, WEREWOLF, number) for number in ways(2)}
    whole = sum(ways(2).values())
    first = next(iter(met.values()))
    shares = [
        sum((Fraction(ways(2)[number], whole) * odds.outcomes[place].share for number, odds in met.items()), Fraction())
        for place in range(len(first.outcomes))
    ]
    outcomes = tuple(replace(old, share=share) for old, share in zip(first.outcomes, shares, strict=True))
    return replace(first, about=SPACE_ENEMIES[WEREWOLF].name, outcomes=outcomes)


def pits_odds(state: TalismanState, seat: int) -> Odds:
    """One Lizardman after another, as many as the die says, until one is not beaten."""
    fight = {outcome.value: outcome.share for outcome in fight_odds.against_space_enemy(state, seat, LIZARDMAN)}
    won, lost = fight[fight_odds.WINS], fight[fight_odds.LOSES]
    beaten = sum((Fraction(1, 6) * won**count for count in range(1, 7)), Fraction())
    hurt = sum((Fraction(1, 6) * lost * won**before for count in range(1, 7) for before in range(count)), Fraction())
    outcomes = (
        Outcome(Text("You beat them all."), beaten, 2, Tone.GOOD),
        Outcome(Text("Equal: they hold you, unhurt."), 1 - beaten - hurt, 1),
        Outcome(Text("One of them beats you."), hurt, 0, Tone.BAD, life_lost(state, seat)),
    )
    return Odds(LIZARDMEN, outcomes, clause="TAL-6.14.8b")
