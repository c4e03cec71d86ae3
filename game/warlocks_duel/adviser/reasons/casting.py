"""What speaks for casting a spell, for its target, or for an answer to an attack."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.decision import Decision, Named, Option, Text
from game.engine.ids import kind_of, name_of, parted
from game.warlocks_duel.adviser.casting import target_worth, threats
from game.warlocks_duel.adviser.holding import NOTICEABLE, lead_by_holding
from game.warlocks_duel.box.cards import MAGES, SPELLS
from game.warlocks_duel.box.effects import PayPower
from game.warlocks_duel.box.spells import ATTACK, HEAL
from game.warlocks_duel.referee.attack_strength import attack_chances
from game.warlocks_duel.referee.odds import heal_odds
from game.warlocks_duel.referee.striking_back import deadly_dice
from game.warlocks_duel.rules.attacks.casting import targets
from game.warlocks_duel.state import FATIGUE, POWER_DRAIN_DAMAGE, SACRIFICE_POWER, Duelist, DuelState

STRIKES = Text("Unanswered, it takes {power} of the {m} power of {rival}.")
ELIMINATES = Text("Unanswered, it eliminates {rival}.")
MAY_ELIMINATE = Text("Unanswered, it eliminates {rival} {n} % of the time.")
GAINS = Text("It gives you {power} power.")
ENDS_WELL = Text("The casting ends, and the others waste more than you.")
ENDS_EVENLY = Text("The casting ends, and all waste about as much.")
ANSWERED_WITH_DEATH = Text(
    "If you attack, {rival} can strike back with {n} die, which would be your end.",
    plural="If you attack, {rival} can strike back with {n} dice, which would be your end.",
)
WAITS = Text("Unless all the others hold as well, you can cast later, and see first what they do.")
KEPT = Text("A heal that you keep can still stop an attack.")
WARDS = Text(
    "An attack that lies ready can still strike you.", plural="{n} attacks that lie ready can still strike you."
)
STOPS = Text("It stops {power} of the {m} damage.")
SAVES = Text("Else you would be eliminated.")
STRIKES_BACK = Text("The attacker loses {n} power.")
STRIKES_DOWN = Text("The attacker falls, and the attack is cancelled.")
LESSENS = Text("You lose {n} power instead of {m}.")
HARMLESS = Text("The attack does you no harm.")
GOES_ON = Text("You stay in the duel with {n} power.")
ENDURES = Text("You are left with {n} power.")


def span(numbers: Iterable[int]) -> str:
    """Numbers that may come up, as "4" or "2-6"."""
    found = sorted(set(numbers))
    return str(found[0]) if len(found) == 1 else f"{found[0]}-{found[-1]}"


def called(state: DuelState, seat: int) -> Named:
    """A rival: by his mage here, and where players have names, the table puts them in its place."""
    return Named(MAGES[state.duelists[seat].mage].name, f"seat:{seat}")


# -- casting ------------------------------------------------------------------------------------------------


def of_casting(state: DuelState, decision: Decision, option: Option) -> Text | None:
    """What a spell does at its best target, or what keeping one is good for."""
    seat = decision.seat
    action, spell = parted(option.key)
    if action == "hold":
        return of_holding(state, seat)
    price = SPELLS[spell].effect(PayPower)
    if price is not None and price.value >= state.duelists[seat].power:
        return None
    if SPELLS[spell].category == ATTACK:
        possible = targets(state, seat)
        best = max(possible, key=lambda other: target_worth(state, seat, spell, other), default=-1)
        return of_strike(state, seat, spell, best) if best >= 0 else None
    return of_heal(state, seat, spell) if SPELLS[spell].category == HEAL else of_ward(state, seat)


def of_holding(state: DuelState, seat: int) -> Text | None:
    """What an attack would cost, who loses more when the casting ends, or what waiting is good for."""
    ahead, active = lead_by_holding(state, seat), state.duelists[seat].active
    if ahead is not None and ahead >= NOTICEABLE:
        return ENDS_WELL
    attacks = [spell for spell in active if SPELLS[spell].category == ATTACK]
    struck = [(other, deadly_dice(state, seat, spell, other)) for spell in attacks for other in targets(state, seat)]
    if struck and all(dice for _other, dice in struck):
        rival, dice = struck[0]
        facts = ("rival", called(state, rival)), ("n", dice)
        return Text(ANSWERED_WITH_DEATH.message, facts, ANSWERED_WITH_DEATH.plural)
    if ahead is not None:
        return ENDS_EVENLY if ahead > -NOTICEABLE else None
    return KEPT if threats(state, seat) and keeps_a_heal(active) else WAITS


def keeps_a_heal(active: Iterable[str]) -> bool:
    """Whether a spell that heals lies ready."""
    return any(SPELLS[spell].category == HEAL for spell in active)


def of_heal(state: DuelState, seat: int, spell: str) -> Text | None:
    """The power gained."""
    gains = [outcome.value for outcome in heal_odds(state, seat, spell)]
    return Text(GAINS.message, (("power", span(gains)),)) if max(gains, default=0) > 0 else None


def of_ward(state: DuelState, seat: int) -> Text | None:
    """The attacks it is laid against."""
    ready = threats(state, seat)
    return Text(WARDS.message, (("n", ready),), WARDS.plural) if ready else None


def of_strike(state: DuelState, seat: int, spell: str, target: int) -> Text | None:
    """How much of its power a target loses if it does not answer."""
    chances = attack_chances(state, seat, spell, target)
    victim, points = state.duelists[target], sorted({points for points, _ in chances})
    lethal = sum(share for (strength, _), share in chances.items() if strength >= victim.power)
    named = ("rival", called(state, target))
    if lethal == 1:
        return Text(ELIMINATES.message, (named,))
    if lethal:
        return Text(MAY_ELIMINATE.message, (named, ("n", round(100 * lethal))))
    return Text(STRIKES.message, (("power", span(points)), ("m", victim.power), named)) if points[-1] else None


def of_target(state: DuelState, decision: Decision, option: Option) -> Text | None:
    """What the spell does to that target."""
    spell = (decision.about or "").removeprefix("spell:")
    if spell not in SPELLS or SPELLS[spell].category != ATTACK:
        return None
    return of_strike(state, decision.seat, spell, int(name_of(option.key)))


def of_spell(state: DuelState, decision: Decision, option: Option) -> Text | None:
    """What the spell does that is turned or cancelled."""
    spell = name_of(option.key)
    return SPELLS[spell].words if spell in SPELLS else None


def of_sacrifice(state: DuelState, decision: Decision, option: Option) -> Text | None:
    """Going on at the price of a card."""
    return Text(GOES_ON.message, (("n", SACRIFICE_POWER),)) if option.key.startswith("sacrifice:") else None


# -- answering ----------------------------------------------------------------------------------------------


def of_response(state: DuelState, decision: Decision, option: Option) -> Text | None:
    """What an answer leaves of the attack, or does to the attacker."""
    duelist, action = state.duelists[decision.seat], kind_of(option.key)
    what = name_of(option.key)
    if action in ("counter", "power_drain"):
        return of_striking_back(state, int(what) if action == "counter" else POWER_DRAIN_DAMAGE)
    if action == "heal":
        return of_stopping(state, duelist, list(SPELLS[what].strength.chances(duelist)))
    if action == "reserve":
        left = max(0, state.strength - int(what)) + FATIGUE
        if state.strength >= duelist.power > left:
            return SAVES
        return Text(LESSENS.message, (("n", left), ("m", state.strength))) if left < state.strength else None
    if action != "decline":
        return None
    if not state.strength:
        return HARMLESS
    rest = duelist.power - state.strength
    return Text(ENDURES.message, (("n", rest),)) if rest > 0 else None


def of_striking_back(state: DuelState, points: int) -> Text:
    """What the attacker loses."""
    if points >= state.duelists[state.caster].power:
        return STRIKES_DOWN
    return Text(STRIKES_BACK.message, (("n", points),))


def of_stopping(state: DuelState, duelist: Duelist, heals: list[int]) -> Text | None:
    """How much of the damage a heal takes away."""
    if state.strength >= duelist.power > state.strength - min(heals):
        return SAVES
    stopped = [min(state.strength, points) for points in heals]
    if not max(stopped):
        return None
    return Text(STOPS.message, (("power", span(stopped)), ("m", state.strength)))
