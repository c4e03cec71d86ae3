"""Why a click on something that was not offered means nothing: the rules' own answer."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.decision import Decision, Named, Refusal, text
from game.engine.ids import parted
from game.warlocks_duel.box.cards import CARDS, MAGES, SPELLS, is_scroll
from game.warlocks_duel.box.effects import NoCounter
from game.warlocks_duel.box.elements import NAMES
from game.warlocks_duel.box.spells import ATTACK, HEAL
from game.warlocks_duel.rules.modules.sacrifice import qualifying_cards
from game.warlocks_duel.rules.payment import missing_dice, was_paid
from game.warlocks_duel.state import DuelState

Rule = Callable[[DuelState, Decision, str], Refusal | None]


def refusal(state: DuelState, decision: Decision, place: str) -> Refusal:
    """Why ``place`` ("spell:doom", "seat:1", "pool:0:fire", ...) cannot be chosen at that decision."""
    kind, rest = parted(place)
    rule = RULES.get((decision.kind, kind)) or RULES.get(("", kind))
    found = rule(state, decision, rest) if rule else None
    return found or decision.beside_the_point()


def spell_name(spell: str) -> Named:
    """A spell's name, linked to its card."""
    return Named(SPELLS[spell].name, f"spell:{spell}")


def owner_of(state: DuelState, spell: str) -> int:
    """The seat that owns the card of a spell; -1 if nobody does."""
    card = SPELLS[spell].card
    for seat, duelist in enumerate(state.duelists):
        if card in duelist.cards:
            return seat
    return -1


def incantation_spell(state: DuelState, decision: Decision, spell: str) -> Refusal | None:
    """Why no dice can be put on a spell now."""
    if spell not in SPELLS:
        return None
    duelist, owner = state.duelists[decision.seat], owner_of(state, spell)
    name = spell_name(spell)
    if spell in state.market and duelist.learned:
        return Refusal(text("You have learned a scroll this round; one per round is all."), "WD-3.9")
    if owner not in (-1, decision.seat):
        return Refusal(text("{spell} belongs to another player.", spell=name), "WD-3.5")
    if owner == -1 and spell not in state.market:
        return Refusal(text("{spell} is not among the face-up scrolls.", spell=name), "WD-3.9")
    if was_paid(duelist, spell):
        return Refusal(text("{spell} has been paid for this round; once per round is all.", spell=name), "WD-3.8")
    if duelist.protected and owner == decision.seat:
        return Refusal(text("You returned by sacrifice this round: you may only learn a scroll."), "WD-11.3")
    lacking = missing_dice(duelist.pool, SPELLS[spell].cost)
    return Refusal(
        text(
            "Your pool lacks {n} die for {spell}; the full cost must be paid at once.",
            plural="Your pool lacks {n} dice for {spell}; the full cost must be paid at once.",
            n=lacking,
            spell=name,
        ),
        "WD-3.7",
    )


def cast_spell(state: DuelState, decision: Decision, spell: str) -> Refusal | None:
    """Why a spell cannot be cast now."""
    if spell not in SPELLS:
        return None
    duelist, name = state.duelists[decision.seat], spell_name(spell)
    if owner_of(state, spell) != decision.seat:
        return Refusal(text("{spell} is not one of your spells.", spell=name), "WD-4.1")
    if spell in duelist.active:
        return Refusal(text("All your opponents are protected: you can only cast on yourself or hold."), "WD-11.9")
    if spell in duelist.used:
        return Refusal(text("{spell} has been used this round.", spell=name), "WD-4.6")
    if spell in duelist.lost:
        return Refusal(text("{spell} was cancelled or lost this round.", spell=name), "WD-4.22")
    return Refusal(text("No dice lie on {spell}: only a spell paid for in phase 2 can be cast.", spell=name), "WD-4.1")


def response_spell(state: DuelState, decision: Decision, spell: str) -> Refusal | None:
    """Why a spell is no answer to the attack."""
    if spell not in SPELLS:
        return None
    duelist, name = state.duelists[decision.seat], spell_name(spell)
    if owner_of(state, spell) != decision.seat:
        return Refusal(text("{spell} is not one of your spells.", spell=name), "WD-4.10")
    if SPELLS[spell].category == ATTACK:
        return Refusal(text("{spell} is an attack: only a heal can be used as a defence.", spell=name), "WD-4.10")
    if SPELLS[spell].category != HEAL:
        return Refusal(text("{spell} is a ward: wards cannot be used as a defence.", spell=name), "WD-0.12")
    if spell not in duelist.active:
        return Refusal(text("{spell} is not active: no unused dice lie on it.", spell=name), "WD-4.10")
    return Refusal(text("The attack has strength 0: there is nothing to heal."), "WD-4.10")


def response_pool(state: DuelState, decision: Decision, rest: str) -> Refusal | None:
    """Why no counter-strike is possible with these dice."""
    if not rest.startswith(f"{decision.seat}:"):
        return Refusal(text("These dice are not yours."), "WD-4.14")
    if SPELLS[state.spell].effect(NoCounter):
        return Refusal(text("{spell} forbids a counter-strike.", spell=spell_name(state.spell)), "WD-E.19")
    return None


def response_reserve(state: DuelState, decision: Decision, rest: str) -> Refusal | None:
    """Why no more dice of the reserve can be used."""
    if not rest.startswith(f"{decision.seat}:"):
        return Refusal(text("These dice are not yours."), "WD-4.12")
    return Refusal(
        text("The attack has strength {points}: no more dice than that can be used.", points=state.strength),
        "WD-4.12",
    )


def target_seat(state: DuelState, decision: Decision, rest: str) -> Refusal | None:
    """Why a player cannot be the target."""
    seat = int(rest) if rest.isdigit() else -1
    if seat == decision.seat:
        return Refusal(text("An attack can only be cast on an opponent."), "WD-4.4")
    if 0 <= seat < len(state.duelists) and state.duelists[seat].protected:
        return Refusal(text("This player returned by sacrifice and is protected this round."), "WD-11.2")
    return Refusal(text("This player is out of the game."), "WD-4.5")


def gather_pool(state: DuelState, decision: Decision, rest: str) -> Refusal | None:
    """Dice in a pool stay there until Phase 4."""
    return Refusal(text("Dice in the mana pool keep their faces and stay there until phase 4."), "WD-2.7")


def gather_reserve(state: DuelState, decision: Decision, rest: str) -> Refusal | None:
    """Dice in the reserve only refill the hand."""
    return Refusal(text("Reserve dice are not rolled: they refill your hand after you set dice aside."), "WD-2.6")


def gather_hand(state: DuelState, decision: Decision, rest: str) -> Refusal | None:
    """Only one's own dice are chosen from."""
    return Refusal(text("These dice belong to another player."), "WD-2.3")


def gather_spell(state: DuelState, decision: Decision, spell: str) -> Refusal | None:
    """Cards are for Phase 2."""
    return Refusal(text("Dice are put on spells in phase 2; now you choose which dice to keep."), "WD-3.1")


def payment_die(state: DuelState, decision: Decision, rest: str) -> Refusal | None:
    """Why a die does not help to pay."""
    spell = (decision.about or "").removeprefix("spell:")
    seat, face = parted(rest)
    if seat != str(decision.seat):
        return Refusal(text("Only dice of your own pool can pay."), "WD-3.1")
    if spell in SPELLS and face in NAMES:
        return Refusal(
            text(
                "With the dice you have picked, {face} does not fit the cost of {spell}.",
                face=NAMES[face],
                spell=spell_name(spell),
            ),
            "WD-3.11",
        )
    return None


def unusable_zone(state: DuelState, decision: Decision, rest: str) -> Refusal | None:
    """Dice in hand, on the shield or laid aside have no use now."""
    return Refusal(text("Only dice in your mana pool can be put on spells."), "WD-3.1")


def mage(state: DuelState, decision: Decision, rest: str) -> Refusal | None:
    """A mage is played by one player at most."""
    if rest in MAGES:
        return Refusal(text("{mage} has been chosen by another player.", mage=MAGES[rest].name), "WD-1.1")
    return None


def sacrifice_card(state: DuelState, decision: Decision, card: str) -> Refusal | None:
    """Why a card cannot be given up."""
    if card not in CARDS or card in qualifying_cards(state.duelists[decision.seat]):
        return None
    if is_scroll(card):
        return Refusal(text("Only a basic card can be given up, not a scroll."), "WD-11.1")
    if card in state.duelists[decision.seat].cards:
        return Refusal(text("A spell of this card was used this round."), "WD-11.1")
    return Refusal(text("This card is not yours."), "WD-11.1")


def sacrifice_spell(state: DuelState, decision: Decision, spell: str) -> Refusal | None:
    """A click on a spell means its card."""
    return sacrifice_card(state, decision, SPELLS[spell].card) if spell in SPELLS else None


def named_spell(state: DuelState, decision: Decision, spell: str) -> Refusal | None:
    """Why a spell cannot be turned or cancelled."""
    if spell not in SPELLS:
        return None
    name = spell_name(spell)
    if owner_of(state, spell) != state.target:
        return Refusal(text("Only a spell of the target can be chosen."), decision.clause)
    if spell not in state.duelists[state.target].active:
        return Refusal(text("{spell} is not active.", spell=name), "WD-C.2")
    return Refusal(text("{spell} is not a spell this card can reach.", spell=name), decision.clause)


def no_seat(state: DuelState, decision: Decision, rest: str) -> Refusal | None:
    """A player is chosen only as the target of an attack."""
    return Refusal(text("No player is to be chosen now. {question}", question=decision.question), decision.clause)


RULES: dict[tuple[str, str], Rule] = {
    ("mage", "mage"): mage,
    ("gather", "pool"): gather_pool,
    ("gather", "reserve"): gather_reserve,
    ("gather", "hand"): gather_hand,
    ("gather", "spell"): gather_spell,
    ("incantation", "spell"): incantation_spell,
    ("incantation", "hand"): unusable_zone,
    ("incantation", "reserve"): unusable_zone,
    ("incantation", "shield"): unusable_zone,
    ("incantation", "aside"): unusable_zone,
    ("payment", "pool"): payment_die,
    ("payment", "reserve"): unusable_zone,
    ("payment", "hand"): unusable_zone,
    ("cast", "spell"): cast_spell,
    ("target", "seat"): target_seat,
    ("response", "spell"): response_spell,
    ("response", "pool"): response_pool,
    ("response", "reserve"): response_reserve,
    ("name_spell", "spell"): named_spell,
    ("cancel_spell", "spell"): named_spell,
    ("sacrifice", "card"): sacrifice_card,
    ("sacrifice", "spell"): sacrifice_spell,
    ("", "seat"): no_seat,
}
