"""What speaks for attacking, and for the demons that fight."""

from __future__ import annotations

from fractions import Fraction

from game.demons.adviser.fighting import attack_worth, expected_defence, hurt_of, parties
from game.demons.box.charts import combat_chances
from game.demons.box.naming import unit_name
from game.demons.referee import odds
from game.demons.referee.flight import back_at_once
from game.demons.rules.demon_use import attackers_now
from game.demons.rules.walking.hunting import magician_in, units_in
from game.demons.state import NOBODY, DemonsState, owned
from game.engine.boards.hexes import Hex
from game.engine.decision import Decision, Odds, Option, Text

AT_BEST = Text("With the right demons it succeeds {n} % of the time, and goes wrong {m} %.")
SURELY = Text("With the right demons it cannot go wrong.")
LIVES_HERE = Text(
    "The {unit} lives beside you: put to flight, it turns up again and holds you. {n} % destroy it, with the right "
    "demons."
)
CAPTURED = Text("A captured magician may be made to give up treasure.")
ATTACK = Text("At that strength the attack succeeds {n} % of the time, and goes wrong {m} %.")
ATTACK_SURELY = Text("At that strength the attack cannot go wrong.")
DEFENCE = Text("At that strength you hold out {n} % of the time, and are overcome {m} %.")
DEFENCE_SURELY = Text("At that strength you cannot be overcome.")


def of_attack(state: DemonsState, seat: int, hex_id: Hex) -> Text | None:
    """How the attack on a unit ends with the demons best chosen; nothing of magicians, whose demons are unknown."""
    units, victim = units_in(state, hex_id), magician_in(state, hex_id)
    if victim != NOBODY:
        return CAPTURED if owned(state, victim) else None
    if not state.show_odds:
        return None
    defence = expected_defence(state, units, victim)
    possible = parties(attackers_now(state, seat), (), hurt_of(state, seat))
    best = max(possible, key=lambda party: attack_worth(party, defence, 0.0))
    chances = combat_chances(best.strength - defence)
    good, bad = chances["Df"] + chances["Dx"], chances["Af"] + chances["Ax"]
    back = back_at_once(state, seat, units)
    if back and good > bad and chances["Df"]:
        return Text(LIVES_HERE.message, (("unit", unit_name(back[0])), ("n", round(100 * chances["Dx"]))))
    return in_percent(AT_BEST, SURELY, good, bad)


def of_attackers(state: DemonsState, decision: Decision, option: Option) -> Text | None:
    """How the attack ends with the demons chosen so far and this one."""
    return outcome(state, decision, option, 1)


def of_defenders(state: DemonsState, decision: Decision, option: Option) -> Text | None:
    """How the defence ends with the demons chosen so far and this one."""
    return outcome(state, decision, option, -1)


def outcome(state: DemonsState, decision: Decision, option: Option, side: int) -> Text | None:
    """The chances for one's own side and against it, if they are good; ``side`` is 1 for attackers, -1 for defenders.

    A magician attacked chooses demons that cannot be seen: then nothing is told.
    """
    found: Odds | None = odds.odds(state, decision, option) if state.show_odds else None
    if found is None or not found.exclusive:
        return None
    good = sum(outcome.share for outcome in found if outcome.value * side > 0)
    bad = sum(outcome.share for outcome in found if outcome.value * side < 0)
    return in_percent(*((ATTACK, ATTACK_SURELY) if side > 0 else (DEFENCE, DEFENCE_SURELY)), good, bad)


def in_percent(words: Text, surely: Text, good: Fraction | int, bad: Fraction | int) -> Text | None:
    """The chances for and against in words, if those for it are better."""
    if good <= bad:
        return None
    return Text(words.message, (("n", round(100 * good)), ("m", round(100 * bad)))) if bad else surely
