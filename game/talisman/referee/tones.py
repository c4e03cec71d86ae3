"""Whether what a throw brings is good or bad for the Character, and what of it costs a Life."""

from __future__ import annotations

from fractions import Fraction

from game.engine.decision import Loss, Outcome, Text, Tone
from game.talisman.box.die_tables import Row
from game.talisman.rules.table.sheet import free_followers
from game.talisman.state import TalismanState

A_LIFE, LAST_LIFE = Loss(Text("a Life")), Loss(Text("your last Life"))
NONE_FOR_TOADS = Text("A Spell, but not for a Toad.")
GAINS = ("Gain ", "Win ", "One Life is healed", "Every other Character loses", "A wizard", "A boatman")
LOSSES = ("Lose ", "Lost", "Miss ", "Become a ", "The Vampire takes")
LIVES = ("Lose 1 Life", "Lose 2 Lives", "Lose a Life.")
LIVES_OR_FOLLOWERS = ("Lose a Life or", "The Vampire takes")
"""How the rows of tables begin that are good or bad, and those of them that cost a Life, or a Follower in its place."""


def life_lost(state: TalismanState, seat: int) -> Loss:
    """A Life, in the words of a warning."""
    return LAST_LIFE if state.heroes[seat].lives <= 1 else A_LIFE


def tone_of(row: Row) -> Tone:
    """Whether a row of a table is good or bad; fights, journeys and quests are neither until more is known."""
    words = row.text.message
    if words.startswith(GAINS):
        return Tone.GOOD
    return Tone.BAD if words.startswith(LOSSES) else Tone.NEUTRAL


def outcome_of(row: Row, share: Fraction, state: TalismanState, seat: int) -> Outcome:
    """A row of a table with its chance."""
    words = row.text.message
    if state.heroes[seat].toad and words == "Gain a Spell.":
        return Outcome(NONE_FOR_TOADS, share, row.faces[0])
    deadly = words.startswith(LIVES) or (words.startswith(LIVES_OR_FOLLOWERS) and not free_followers(state, seat))
    return Outcome(row.text, share, row.faces[0], tone_of(row), life_lost(state, seat) if deadly else None)
