"""Exact chances of what a player is about to do, and the certain results of what needs no dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from game.devils_circle.box.board import KEEP_SET, named_field
from game.devils_circle.box.pieces import DEMONS, MAGES, NAMED_DEMONS, NAMED_MAGES
from game.devils_circle.referee.blows import landing
from game.devils_circle.rules.demons.curse import BASE_PRICE, may_defend, strikes_princess, struck_mages
from game.devils_circle.rules.demons.psychic import effective_power
from game.devils_circle.rules.demons_phase import (
    STARS_FLOOR,
    STARS_MATERIALITY,
    STARS_POWER,
    freedom_bonus,
    star_reading,
)
from game.devils_circle.rules.mages.deeds import (
    BOOK_MATERIALITY,
    EXORCIST_POWER,
    EXORCIST_STRENGTH,
    attack_damage,
    is_heard,
    prayer_bonus,
)
from game.devils_circle.state import CircleState, doubled_power
from game.engine.decision import Decision, Loss, Named, Odds, Option, Outcome, Text, Tone, text
from game.engine.ids import parted

CERTAIN = Fraction(1)
FACES = range(1, 7)


def odds(state: CircleState, decision: Decision, option: Option) -> Odds | None:
    """The chances of an option, or None if it has no result to tell."""
    action, what = parted(option.key)
    if decision.kind == "mage":
        return mage_odds(state, decision, action, what)
    if decision.kind == "play":
        return play_odds(state, action, what)
    if decision.kind == "psychic":
        return psychic_odds(state, state.demon, MAGES.index(what))
    return stars_odds(state, DEMONS.index(what)) if decision.kind == "demon" else None


def mage_odds(state: CircleState, decision: Decision, action: str, what: str) -> Odds | None:
    """What a mage's action may bring."""
    number = MAGES.index((decision.about or "").removeprefix("mage:"))
    if action == "pray":
        return prayer_odds(state, number, what)
    if action == "exorcise":
        name, bundles = parted(what)
        return exorcism_result(state, number, DEMONS.index(name), int(bundles))
    if action == "attack":
        return attack_result(state, number, DEMONS.index(what))
    return drops_result(state, number, DEMONS.index(what)) if action == "drops" and not what.isdigit() else None


def play_odds(state: CircleState, action: str, what: str) -> Odds | None:
    """What a demon's play may bring."""
    if action == "curse":
        return curse_odds(state, state.demon)
    if action == "attack":
        return demon_attack_odds(state, state.demon, MAGES.index(what))
    return None


# -- mages ------------------------------------------------------------------------------------------------


def prayer_odds(state: CircleState, number: int, trait: str) -> Odds:
    """A roll above the present value (DK-8.11, DK-8.12)."""
    mage = state.mages[number]
    value, added = mage.strength if trait == "strength" else mage.power, prayer_bonus(state, number)
    heard = Fraction(sum(is_heard(die, added, value) for die in FACES), 6)
    about = text("Die and {bonus} must be more than {value}:", bonus=added, value=value)
    outcomes = (
        Outcome(text("{value} becomes {more}", value=value, more=value + 1), heard, 1, Tone.GOOD),
        Outcome(Text("no answer"), 1 - heard, 0),
    )
    return Odds(about, outcomes, clause="DK-8.12")


def sure(
    about: Text, words: Text, value: int, clause: str, dies: Named | None = None, cost: Text | None = None
) -> Odds:  # fmt: skip
    """What is certain, unless a rescue move prevents it: first what it costs, then what it brings.

    ``dies`` is the mage whom it costs, ``cost`` what else.
    """
    if dies is None:
        gain = Outcome(words, CERTAIN, value, Tone.GOOD)
        costs = (Outcome(cost, CERTAIN, 0, Tone.BAD),) if cost is not None else ()
        return Odds(about, (*costs, gain), exclusive=not costs, clause=clause)
    return Odds(about, (Outcome(words, CERTAIN, value, Tone.BAD, the_end_of(dies)),), clause=clause)


def the_end_of(piece: Named) -> Loss:
    """A mage or a demon, as what something costs."""
    return Loss(Text("{piece}", (("piece", piece),)))


def unless_it_flees(state: CircleState, demon: int) -> Text:
    """Whether the demon could still flee."""
    if state.demons[demon].rescue_left:
        return text("Unless {demon} makes its rescue move:", demon=NAMED_DEMONS[demon])
    return Text("For certain:")


def exorcism_result(state: CircleState, number: int, demon: int, bundles: int) -> Odds:
    """Power lost by the demon, or its end, and that of an exorcist of strength 1 (DK-8.5, DK-8.6, DK-8.8)."""
    damage, piece = doubled_power(state.mages[number]), state.demons[demon]
    about, name, left = unless_it_flees(state, demon), NAMED_DEMONS[demon], piece.power - damage
    exorcist, dies = NAMED_MAGES[number], state.mages[number].strength <= EXORCIST_STRENGTH
    if left <= 0 and dies:
        words = text(
            "{mage} dies; {demon} loses {points} power and sinks into hell", demon=name, points=damage, mage=exorcist
        )
    elif left <= 0:
        words = text("{demon} loses {points} power and sinks into hell", demon=name, points=damage)
    elif dies:
        words = text(
            "{mage} dies; {demon} keeps {left} power and withdraws, its blows take {bundles} more",
            demon=name, left=left, bundles=bundles, mage=exorcist,
        )  # fmt: skip
    else:
        words = text(
            "{demon} keeps {left} power and withdraws, its blows take {bundles} more",
            demon=name, left=left, bundles=bundles,
        )  # fmt: skip
    cost = text("{mage} loses {power} power and {strength} strength", mage=exorcist, power=EXORCIST_POWER,
                strength=EXORCIST_STRENGTH)  # fmt: skip
    return sure(about, words, -damage, "DK-8.5", exorcist if dies else None, cost)


def attack_result(state: CircleState, number: int, demon: int) -> Odds:
    """What a mage's attack does to both (DK-8.20 to DK-8.23)."""
    damage, piece, dies = attack_damage(state, number, demon), state.demons[demon], None
    about, name = unless_it_flees(state, demon), NAMED_DEMONS[demon]
    cost = attack_cost(state, number, demon, survives=damage < piece.power)
    if damage >= piece.power:
        words = text("{demon} loses {points} power and sinks into hell", demon=name, points=damage)
    elif piece.materiality >= state.mages[number].strength:
        left, dies = piece.power - damage, NAMED_MAGES[number]
        words = text("{demon} keeps {left} power, and {mage} dies", demon=name, left=left, mage=dies)
    else:
        words = text("{demon} loses {points} power and keeps {left}", demon=name, points=damage,
                     left=piece.power - damage)  # fmt: skip
    return sure(about, words, -damage, "DK-8.20", dies, cost)


def attack_cost(state: CircleState, number: int, demon: int, *, survives: bool) -> Text | None:
    """What an attack costs a mage who lives through it (DK-8.21 to DK-8.23)."""
    book, points = state.mages[number].book, state.demons[demon].materiality
    if not survives:
        return text("{mage} loses the book", mage=NAMED_MAGES[number]) if book else None
    if not book:
        return text("{mage} loses {points} strength", mage=NAMED_MAGES[number], points=points)
    return text(
        "{mage} loses {points} strength and the book; {demon} gains {more} materiality",
        mage=NAMED_MAGES[number], demon=NAMED_DEMONS[demon], points=points, more=BOOK_MATERIALITY,
    )  # fmt: skip


def drops_result(state: CircleState, number: int, demon: int) -> Odds:
    """Power lost is the demon's materiality, and where it is pushed (DK-7.31 to DK-7.33)."""
    piece = state.demons[demon]
    name = NAMED_DEMONS[demon]
    if piece.materiality >= piece.power:
        words = text("{demon} loses {points} power and sinks into hell", demon=name, points=piece.materiality)
    else:
        words = where_pushed(state, number, demon)
    return sure(unless_it_flees(state, demon), words, -piece.materiality, "DK-7.31")


def where_pushed(state: CircleState, number: int, demon: int) -> Text:
    """What drops do to a demon that survives them."""
    name, points = NAMED_DEMONS[demon], state.demons[demon].materiality
    field = landing(state, state.mages[number], state.demons[demon])
    if field < 0:
        return text("{demon} loses {points} power and stays: nothing lets it back away", demon=name, points=points)
    return text(
        "{demon} loses {points} power and is pushed to {field}", demon=name, points=points, field=named_field(field)
    )


# -- demons -----------------------------------------------------------------------------------------------


def stars_odds(state: CircleState, demon: int) -> Odds:
    """What the stars may do to power and materiality, and the freedom roll (DK-9.6 to DK-9.13)."""
    piece, bonus = state.demons[demon], freedom_bonus(state, demon)
    if not KEEP_SET >> piece.field & 1:
        about = text("No stars in the ring. Freedom points:")
        points = tuple(Outcome(text("{points}", points=die + bonus), Fraction(1, 6), die + bonus) for die in FACES)
        return Odds(about, points, clause="DK-9.11")
    power: dict[int, int] = {}
    solid: dict[int, int] = {}
    for die in FACES:
        reading = star_reading(die, state.at_dawn)
        value = max(STARS_FLOOR, piece.power + STARS_POWER[reading])
        power[value] = power.get(value, 0) + 1
        value = max(0, piece.materiality + STARS_MATERIALITY[reading])
        solid[value] = solid.get(value, 0) + 1
    outcomes = [
        Outcome(text("power {points}", points=value), Fraction(power[value], 6), value) for value in sorted(power)
    ]
    outcomes += [
        Outcome(text("materiality {points}", points=value), Fraction(solid[value], 6), value) for value in sorted(solid)
    ]
    about = text("The stars over {demon} may change:", demon=NAMED_DEMONS[demon])
    return Odds(about, tuple(outcomes), exclusive=False, clause="DK-9.6")


def curse_odds(state: CircleState, demon: int) -> Odds:
    """Failure for all, or what happens to each of the struck (DK-11.4 to DK-11.8)."""
    piece = state.demons[demon]
    struck = struck_mages(state, piece.field)
    rollers = [mage for mage in struck if may_defend(state, mage)]
    holds = Fraction(min(6, max(0, piece.power)), 6) ** len(rollers)
    cost = BASE_PRICE + state.at_dawn
    outcomes = [Outcome(text("fails for everybody, {points} power lost", points=cost), 1 - holds, -cost, Tone.BAD)]
    for mage in struck:
        avoided = Fraction(0)
        if mage in rollers:
            below = min(piece.power, state.mages[mage].power - 1, 6)
            avoided = holds * Fraction(max(0, below), min(6, piece.power))
        words = text("{mage} loses 2 power and 2 strength", mage=NAMED_MAGES[mage])
        outcomes.append(Outcome(words, holds - avoided, 2, Tone.GOOD))
    if strikes_princess(state, piece.field):
        outcomes.append(Outcome(Text("the Princess loses 1 strength"), holds, 3, Tone.GOOD))
    return Odds(Text("The curse:"), tuple(outcomes), exclusive=False, clause="DK-11.5")


def psychic_odds(state: CircleState, demon: int, mage: int) -> Odds:
    """A 6, and power that reaches (DK-11.23 to DK-11.25)."""
    strength = effective_power(state, demon, mage)
    won = Fraction(1, 6) if strength >= 1 else Fraction(0)
    about = text("Effective power {points}; a 6 is needed:", points=strength)
    name = NAMED_MAGES[mage]
    outcomes = (
        Outcome(text("{mage} is possessed and loses the book", mage=name), won, 1, Tone.GOOD),
        Outcome(text("{mage} keeps a clear head", mage=name), 1 - won, 0),
    )
    return Odds(about, outcomes, clause="DK-11.23")


def demon_attack_odds(state: CircleState, demon: int, mage: int) -> Odds:
    """Power lost in a direct attack, by the die (DK-11.33, DK-11.34)."""
    piece, victim = state.demons[demon], state.mages[mage]
    about = text("{mage} loses {points} strength. {demon}:", mage=NAMED_MAGES[mage], points=piece.materiality,
                 demon=NAMED_DEMONS[demon])  # fmt: skip
    results: dict[int, int] = {}
    for die in FACES:
        loss = max(0, doubled_power(victim) - die)
        results[loss] = results.get(loss, 0) + 1
    outcomes = []
    for loss in sorted(results):
        words = text("loses {points} power", points=loss)
        if loss >= piece.power:
            words = text("loses {points} power and sinks into hell", points=loss)
        end = the_end_of(NAMED_DEMONS[demon]) if loss >= piece.power else None
        share, tone = Fraction(results[loss], 6), Tone.BAD if loss else Tone.GOOD
        outcomes.append(Outcome(words, share, -loss, tone, end))
    return Odds(about, tuple(outcomes), clause="DK-11.34")


def resurrection_chance() -> Fraction:
    """The chance of one resurrection roll (DK-12.7)."""
    return Fraction(sum(first + second >= 10 for first, second in product(FACES, FACES)), 36)
