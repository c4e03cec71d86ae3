"""Exact chances of what a player is about to do: fights, conjurations, seizures, shields, walks among hunters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction

from game.demons.box.charts import SIDES, TORTURE, combat_chances
from game.demons.box.displays import limit_of
from game.demons.box.naming import rank_plural
from game.demons.box.powers import DISCOVER
from game.demons.box.ranks import LEVEL, MOST_CONTROLLED
from game.demons.box.treasures import CELLS, THOUSAND, VALUE
from game.demons.referee.dangers import danger
from game.demons.referee.flight import told_of_flight
from game.demons.referee.tries import seizure, seizure_with, shield_attempt, shield_offer
from game.demons.referee.unseen import possible_defence
from game.demons.rules.combat.magicians import fighters
from game.demons.rules.combat.words import outcome
from game.demons.rules.conjuring.conjuration import friendly_demons
from game.demons.rules.demon_use import attackers_now
from game.demons.rules.ranks_to_try import added_to_die
from game.demons.rules.table import is_undiscovered
from game.demons.rules.walking.hunting import magician_in, units_in
from game.demons.state import DEADLY, NOBODY, DemonsState, strength_of
from game.engine.decision import Decision, Loss, Odds, Option, Outcome, Text, Tone, text
from game.engine.ids import parted

Rule = Callable[[DemonsState, Decision, str], Odds | None]
Sides = tuple[int, int]
"""Who attacks and who defends: seats, or NOBODY for mortal units."""
AGAINST = Text("Your strength {attack} against {defence}")
ALL_AGAINST = Text("With all demons: your strength {attack} against {defence}")
DEFENDING = Text("Their strength {attack} against your {defence}")
ALL_DEFENDING = Text("With all demons: their strength {attack} against your {defence}")
UNSEEN = Text("Strength {attack} against {least} to {most}: the defender chooses demons you cannot see")
AGAINST_ONE = Text("Against {strength}: {result}")
UNSEEN_RESULTS = (
    ("Dx", Text("captured"), 2, Tone.GOOD),
    ("Df", Text("no capture"), 1, Tone.NEUTRAL),
    ("Af", Text("your demons are lost"), -1, Tone.BAD),
    ("Ax", Text("you are captured"), -2, Tone.BAD),
)
"""What may come of an attack on a magician, by the code of the table."""
NEVER, CERTAIN = Fraction(0), Fraction(1)
DEATH, CAPTURE = Loss(Text("your life"), final=True), Loss(Text("your freedom"))


def odds(state: DemonsState, decision: Decision, option: Option) -> Odds | None:
    """The chances of an option, or None if nothing is left to chance."""
    action, rest = parted(option.key)
    rule = RULES.get((decision.kind, action))
    return rule(state, decision, rest) if rule else None


# -- conjuring ------------------------------------------------------------------------------------------------


def conjuration(state: DemonsState, decision: Decision, rank: str) -> Odds:
    """How many demons are drawn or curses fall, face by face (DEM-9.0e)."""
    seat = decision.seat
    added, pool = added_to_die(state, seat, rank), len(state.pools[rank])
    shares: dict[int, Fraction] = {}
    for roll in range(1, SIDES + 1):
        net = min(roll + added, pool)
        shares[net] = shares.get(net, NEVER) + Fraction(1, SIDES)
    outcomes = [
        Outcome(net_words(net), share, net, tone_of(net)) for net, share in sorted(shares.items(), reverse=True)
    ]
    magician = state.magicians[seat]
    room = DEADLY - magician.wounds - magician.curses + len(friendly_demons(state, seat))
    death = sum((share for net, share in shares.items() if -net >= room), NEVER)
    if death:
        words = text("Of these, deadly") if death < CERTAIN else text("Deadly, whatever the die shows")
        outcomes.append(Outcome(words, death, -DEADLY, Tone.BAD, DEATH))
    kept = max(limit_of(magician.demons), MOST_CONTROLLED[LEVEL[rank]])
    about = text("Conjuring {ranks}: die as rolled; room for {n} in all", ranks=rank_plural(rank), n=kept)
    if added:
        facts = (("ranks", rank_plural(rank)), ("added", f"{added:+d}"), ("n", kept))
        about = Text("Conjuring {ranks}: die {added}; room for {n} in all", facts)
    return Odds(about, tuple(outcomes), exclusive=not death, clause="DEM-9.5a")


def tone_of(number: int) -> Tone:
    """More than nothing is good, less is bad."""
    return Tone.GOOD if number > 0 else Tone.BAD if number < 0 else Tone.NEUTRAL


def net_words(net: int) -> Text:
    """A net result in words (DEM-9.0f to DEM-9.0h)."""
    if net > 0:
        return text("{n} demon drawn", plural="{n} demons drawn", n=net)
    if net < 0:
        return text("{n} curse", plural="{n} curses", n=-net)
    return text("Nothing happens")


# -- combat ---------------------------------------------------------------------------------------------------


def combat_odds(sides: Sides, attack: int, defence: int, words: Text = AGAINST, *, defending: bool = False) -> Odds:
    """The four results at known strengths (DEM-8.3a), read by the attacker or by who is ``defending``."""
    order = {"Dx": 2, "Df": 1, "Af": -1, "Ax": -2}
    worst = "Dx" if defending else "Ax"
    outcomes = tuple(
        Outcome(
            outcome(code, *sides, defended=defence > 0),
            share,
            order[code],
            tone_of(-order[code] if defending else order[code]),
            CAPTURE if code == worst else None,
        )
        for code, share in combat_chances(attack - defence).items()
        if share
    )
    about = text(words.message, attack=attack, defence=defence)
    return Odds(about, outcomes, clause="DEM-8.3a")


def attack_with_all(state: DemonsState, decision: Decision, rest: str) -> Odds:
    """Attacking a hex with every demon at hand."""
    hex_id = int(rest)
    attack = strength_of((), attackers_now(state, decision.seat))
    victim = magician_in(state, hex_id)
    return against(state, attack, units_in(state, hex_id), (decision.seat, victim), ALL_AGAINST)


def against(
    state: DemonsState, attack: int, units: tuple[int, ...], sides: Sides, words: Text = AGAINST
) -> Odds:  # fmt: skip
    """The odds of a strength against units, or against a magician whose choice of demons is his own (DEM-7.3c)."""
    victim = sides[1]
    if victim == NOBODY or not fighters(state, victim):
        return told_of_flight(combat_odds(sides, attack, strength_of(units, ()), words), state, sides[0], units)
    least, most = possible_defence(state, sides[0], victim)
    at_best, at_worst = unseen_outcomes(attack, least), unseen_outcomes(attack, most)
    about = text(UNSEEN.message, attack=attack, least=least, most=most)
    if at_best == at_worst:
        return Odds(about, at_best, clause="DEM-7.3c")
    outcomes = (*against_one(least, at_best), *against_one(most, at_worst))
    return Odds(about, outcomes, exclusive=False, clause="DEM-7.3c")


def unseen_outcomes(attack: int, defence: int) -> tuple[Outcome, ...]:
    """What an attack on a magician may come to if he defends himself with a strength."""
    chances = combat_chances(attack - defence)
    return tuple(
        Outcome(words, chances[code], value, tone, CAPTURE if code == "Ax" else None)
        for code, words, value, tone in UNSEEN_RESULTS
        if chances[code]
    )


def against_one(strength: int, outcomes: tuple[Outcome, ...]) -> Iterator[Outcome]:
    """The same with that strength before each."""
    for outcome_of_it in outcomes:
        yield replace(outcome_of_it, text=text(AGAINST_ONE.message, strength=strength, result=outcome_of_it.text))


def joining(state: DemonsState, decision: Decision, rest: str) -> Odds | None:
    """The combat with one demon more (``rest``), or with those already chosen."""
    fight = state.fight[0]
    extra = strength_of((), (int(rest),)) if rest else 0
    sides = (fight.attacker, fight.defender)
    if decision.kind == "attack_with":
        return against(state, fight.attack + extra, fight.defending_units, sides)
    return combat_odds(sides, fight.attack, fight.defence + extra, DEFENDING, defending=True)


def joining_all(state: DemonsState, decision: Decision, rest: str) -> Odds | None:
    """The combat with every demon."""
    fight = state.fight[0]
    attacking = decision.kind == "attack_with"
    able = attackers_now(state, decision.seat) if attacking else fighters(state, decision.seat)
    total = strength_of((), able)
    sides = (fight.attacker, fight.defender)
    if attacking:
        return against(state, total, fight.defending_units, sides, ALL_AGAINST)
    return combat_odds(sides, fight.attack, total, ALL_DEFENDING, defending=True)


# -- treasure -------------------------------------------------------------------------------------------------


def discovery(state: DemonsState, decision: Decision, rest: str) -> Odds | None:
    """Which values a D demon may find: every undiscovered cell is equally likely (DEM-13.0c, DEM-13.2a)."""
    if not rest.endswith(f":{DISCOVER}"):
        return None
    hidden = [cell for cell in CELLS if is_undiscovered(state, cell)]
    ranges = ((1, 12), (13, 19), (20, 29), (30, 40))
    outcomes = tuple(
        Outcome(
            text("Worth {low} to {high} ducats", low=THOUSAND * low, high=THOUSAND * high),
            Fraction(sum(low <= VALUE[cell] <= high for cell in hidden), len(hidden)),
            high,
            Tone.GOOD,
        )
        for low, high in ranges
    )
    return Odds(text("One of {n} hidden treasures", n=len(hidden)), outcomes, clause="DEM-13.0c")


# -- torture -------------------------------------------------------------------------------------------------


def torture_odds(state: DemonsState, decision: Decision, rest: str) -> Odds:
    """How many wounds (DEM-16.0c): one's own, or with ``rest`` those of a captive."""
    faces, own, magician = list(TORTURE.values()), not rest, state.magicians[decision.seat]
    outcomes = tuple(
        Outcome(
            text("{n} wound", plural="{n} wounds", n=wounds),
            Fraction(faces.count(wounds), SIDES),
            -wounds,
            (Tone.BAD if own else Tone.GOOD) if wounds else (Tone.GOOD if own else Tone.NEUTRAL),
            DEATH if own and wounds + magician.wounds + magician.curses >= DEADLY else None,
        )
        for wounds in (0, 1, 2)
    )
    return Odds(text("Torture"), outcomes, clause="DEM-16.0c")


RULES: dict[tuple[str, str], Rule] = {
    ("first_phase", "conjure"): conjuration,
    ("first_phase", "raise"): shield_attempt,
    ("first_phase", "move"): danger,
    ("enter", "to"): danger,
    ("evade", "to"): danger,
    ("transport", "to"): danger,
    ("escape", "to"): danger,
    ("freed", "to"): danger,
    ("offer", "offer"): shield_offer,
    ("offer", "roll"): shield_offer,
    ("demon_use", "attack"): attack_with_all,
    ("demon_use", "seize"): seizure,
    ("demon_use", "power"): discovery,
    ("demon_use", "torture"): torture_odds,
    ("seize_with", "with"): seizure_with,
    ("attack_with", "with"): joining,
    ("attack_with", "fight"): joining,
    ("attack_with", "all"): joining_all,
    ("defend_with", "with"): joining,
    ("defend_with", "fight"): joining,
    ("defend_with", "all"): joining_all,
    ("surrender", "endure"): torture_odds,
}
