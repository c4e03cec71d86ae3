"""What speaks for keeping dice, for spending them on a spell, or for saving them."""

from __future__ import annotations

from fractions import Fraction

from game.engine.decision import Decision, Named, Option, Text
from game.engine.ids import parted
from game.warlocks_duel.adviser.gathering import plan_of
from game.warlocks_duel.adviser.planning import serving
from game.warlocks_duel.adviser.worth import cheapest_payment, others_than_two, worth
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.elements import WHIRLWIND, DiceFaces, together, without
from game.warlocks_duel.referee.odds import payable_chance, spells_in_reach
from game.warlocks_duel.rules.gathering import chosen_dice
from game.warlocks_duel.rules.payment import missing_dice
from game.warlocks_duel.state import Duelist, DuelState

PAYS = Text("That pays for {spell}.")
PAYS_BOTH = Text("That pays for {spell} and {other}.")
PAYS_AND_BEGINS = Text("That pays for {spell}, and begins {other}.")
MAY_PAY = Text("{n} % that it pays for {spell} after the next roll.")
SERVES = Text("That begins {spell}.")
NONE_SERVES = Text("None of these dice serves the spells most worth aiming for.")
COSTS_POWER = Text("The reserve is empty: each die you keep costs 1 power, and the gathering ends.")
COUNTER_DICE = Text(
    "The die that is left can strike back at an attacker.",
    plural="The {n} dice that are left can strike back at attackers.",
)
SAVES_WHIRLWINDS = Text("It saves your Whirlwinds, which stand for any symbol.")


def named(spell: str) -> Named:
    """A spell's name, linked to it."""
    return Named(SPELLS[spell].name, f"spell:{spell}")


def of_dice(state: DuelState, decision: Decision, option: Option) -> Text | None:
    """Which spell the dice kept serve, or that none of them serves any."""
    duelist = state.duelists[decision.seat]
    if option.key.startswith("set_aside:"):
        return of_kept(state, duelist, chosen_dice(option.key))
    if option.key != "gather_up":
        return None
    plan = plan_of(state, duelist)
    if plan.spells and not serving(plan, duelist.pool, duelist.hand):
        return NONE_SERVES
    return COSTS_POWER if not duelist.reserve else None


def of_kept(state: DuelState, duelist: Duelist, kept: DiceFaces) -> Text | None:
    """The spell that the dice pay for, or may pay for after the next roll, or that they begin."""
    after, rest = together(duelist.pool, kept), len(duelist.hand) - len(kept)
    paid = [spell for spell in spells_in_reach(state, duelist) if pays(duelist.pool, after, spell)]
    others = others_than_two(state)
    aimed = [spell for spell in plan_of(state, duelist).spells if serves(duelist.pool, after, spell)]
    if paid:
        best = max(paid, key=lambda spell: worth(spell, others))
        return of_paid(best, after, [spell for spell in aimed if spell != best])
    if not aimed:
        return None
    chances = {spell: payable_chance(after, SPELLS[spell].cost, rest) for spell in aimed}
    best = max(aimed, key=lambda spell: chances[spell])
    if chances[best] < Fraction(1, 200):
        return Text(SERVES.message, (("spell", named(best)),))
    return Text(MAY_PAY.message, (("spell", named(best)), ("n", round(100 * chances[best]))))


def of_paid(spell: str, dice: DiceFaces, aimed: list[str]) -> Text:
    """The spell that the dice pay for; where more are kept than it needs, also what those are for."""
    left = without(dice, cheapest_payment(dice, SPELLS[spell].cost))
    for other in aimed:
        if not missing_dice(left, SPELLS[other].cost):
            return Text(PAYS_BOTH.message, (("spell", named(spell)), ("other", named(other))))
    for other in aimed:
        if serves((), left, other):
            return Text(PAYS_AND_BEGINS.message, (("spell", named(spell)), ("other", named(other))))
    return Text(PAYS.message, (("spell", named(spell)),))


def pays(before: DiceFaces, after: DiceFaces, spell: str) -> bool:
    """Whether a spell can be paid with the dice kept, and could not without them."""
    cost = SPELLS[spell].cost
    return missing_dice(after, cost) == 0 < missing_dice(before, cost)


def serves(before: DiceFaces, after: DiceFaces, spell: str) -> bool:
    """Whether a spell lacks less with the dice kept than without them."""
    cost = SPELLS[spell].cost
    return missing_dice(after, cost) < missing_dice(before, cost)


def of_incantation(state: DuelState, decision: Decision, option: Option) -> Text | None:
    """What the spell does; what dice that are not spent are good for."""
    action, spell = parted(option.key)
    if action == "pass":
        left = len(state.duelists[decision.seat].pool)
        return Text(COUNTER_DICE.message, (("n", left),), COUNTER_DICE.plural) if left else None
    return SPELLS[spell].words if spell in SPELLS else None


def of_payment(state: DuelState, decision: Decision, option: Option) -> Text | None:
    """That the dice that stand for anything are saved."""
    most = max(chosen_dice(other.key).count(WHIRLWIND) for other in decision.options)
    saved = WHIRLWIND not in chosen_dice(option.key) and most > 0
    return SAVES_WHIRLWINDS if saved else None
