"""Why a click on something that was not offered means nothing: the rules' own answer."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.decision import Decision, Named, Refusal, Text, text
from game.engine.ids import parted
from game.talisman.box.board import CROWN, CURSED_GLADE, INNER, MEETING_PLACES, SPACES, VALLEY_OF_FIRE
from game.talisman.box.register import (
    AFTER_MOVE,
    ANY_TIME,
    ANY_TURN_START,
    BEFORE_BATTLE,
    CARD_OF,
    CARDS,
    ENEMY,
    FOLLOWER,
    IN_ANSWER_TO_SPELL,
    INSTEAD_OF_MOVE_ROLL,
    TURN_START,
    WHEN_ENCOUNTERING,
    WHEN_LOST,
    clause_of,
)
from game.talisman.rules.belongings.shops import in_stock, open_shop, price_list
from game.talisman.rules.magic.evading import has_evaded
from game.talisman.rules.magic.fitting import fitting, spell_targets
from game.talisman.rules.table.abilities import acting, has, magic_suspended
from game.talisman.rules.table.land import card_name
from game.talisman.rules.table.places import owner_of, space_of
from game.talisman.rules.table.sheet import forbids, is_bound
from game.talisman.state import LIVES_AT_START, TalismanState

Rule = Callable[[TalismanState, Decision, str], Refusal | None]
MOVING_KINDS = frozenset({"move", "way", "held", "crown"})
OWN_ACTIONS = frozenset({"move", "held", "crown", "end_turn", "take"})


def refusal(state: TalismanState, decision: Decision, place: str) -> Refusal:
    """Why ``place`` ("space:...", "card:bear#1", "seat:1", "item:sword", ...) cannot be chosen at that decision."""
    kind, rest = parted(place)
    rule = RULES.get(kind)
    found = rule(state, decision, rest) if rule else None
    return found or decision.beside_the_point()


NOT_NOW = Text("{card} cannot be cast at this moment.")
TIMES = {
    TURN_START: Text("{card} is cast at the start of your turn, before you throw."),
    INSTEAD_OF_MOVE_ROLL: Text("{card} is cast in your turn instead of throwing for your move."),
    AFTER_MOVE: Text("{card} is cast right after your move; you are asked then."),
    ANY_TURN_START: Text("{card} is cast when somebody's turn begins; you are asked then."),
    WHEN_ENCOUNTERING: Text("{card} is cast when you are about to meet something; you are asked then."),
    BEFORE_BATTLE: Text("{card} is cast when a Combat begins: after you have pressed Fight, before the dice."),
    WHEN_LOST: Text("{card} is cast when something is about to be lost; you are asked then."),
    IN_ANSWER_TO_SPELL: Text("{card} is cast in answer to another Spell; you are asked then."),
    ANY_TIME: Text("{card} is cast in your turn before you throw or when it ends, not in the middle of this."),
}
"""By the moments of a Spell, the first that counts."""


# -- spaces ----------------------------------------------------------------------------------------------


def of_space(state: TalismanState, decision: Decision, space: str) -> Refusal | None:
    """Why the Character cannot go there now."""
    if space not in SPACES:
        return None
    if decision.kind not in MOVING_KINDS:
        return out_of_the_move(state, decision)
    here = state.heroes[decision.seat].space
    if here == CROWN:
        return Refusal(text("A Character on the Crown of Command moves no more."), "TAL-6.11.7")
    if space == here and decision.kind == "held":
        return None  # what holds the Character is the question itself
    if space == here and not state.heroes[decision.seat].enslaved:
        return Refusal(text("You must move: standing still is not allowed."), "TAL-6.11.1c-R")
    if SPACES[space].region == INNER:
        return into_inner(state, decision.seat, here, space)
    if SPACES[here].region == INNER:
        return Refusal(text("In the Inner Region you move one space per turn."), "TAL-6.11.3b")
    if SPACES[space].region != SPACES[here].region:
        return Refusal(
            text("The Storm River lies between. Cross it by the bridge, with a Raft, or by an adventure."), "TAL-6.11.9"
        )
    if decision.kind == "move" and decision.option("throw"):
        return Refusal(text("Throw the die first; it says how far you go."), "TAL-6.11.1a")
    exactly = Refusal(text("You must move exactly the number thrown, in one direction."), "TAL-6.11.2")
    return without_a_die(state, decision.seat) or exactly


def without_a_die(state: TalismanState, seat: int) -> Refusal | None:
    """What lets the Character go one space without a die, if anything does."""
    if state.heroes[seat].toad:
        return Refusal(text("A Toad moves one space in a turn, without a die."), "TAL-6.19.4")
    for source, _ in acting(state, seat, "move_cap"):
        card = next((effect.card for effect in state.lasting if effect.id == source), source)
        words = text("{card} lets you move one space only, without a die.", card=card_name(card))
        return Refusal(words, clause_of(card))
    return None


def out_of_the_move(state: TalismanState, decision: Decision) -> Refusal | None:
    """Why the Character goes nowhere at a question that isn't about its move, nor about any space."""
    if any(option.place is not None and option.place.startswith("space:") for option in decision.options):
        return None
    if state.turn != decision.seat:
        return Refusal(text("Your Character moves in your own turn."), "TAL-FLOW-4")
    if state.moved:
        return Refusal(text("Your Character has made its move of this turn."), "TAL-FLOW-5")
    return None


def into_inner(state: TalismanState, seat: int, here: str, space: str) -> Refusal:
    """Why a space of the Inner Region cannot be entered now."""
    if space == CROWN:
        return Refusal(text("The Crown of Command is entered only from the Valley of Fire."), "TAL-6.11.6a")
    if SPACES[here].region != INNER:
        return Refusal(text("The Inner Region is entered only through the Portal of Power."), "TAL-6.11.21")
    if space == VALLEY_OF_FIRE and not has(state, seat, "opens_valley"):
        return Refusal(text("Only with a Talisman can you enter the Valley of Fire."), "TAL-6.11.6b")
    return Refusal(text("In the Inner Region you move one space per turn."), "TAL-6.11.3b")


# -- cards -----------------------------------------------------------------------------------------------


def of_card(state: TalismanState, decision: Decision, card: str) -> Refusal | None:
    """Why a card can be neither cast, used, taken nor left now."""
    if card not in CARD_OF:
        return None
    if card in state.heroes[decision.seat].spells:
        return of_own_spell(state, decision, card)
    owner = owner_of(state, card)
    if owner == decision.seat:
        return of_own_card(state, decision, card)
    if owner >= 0:
        return Refusal(text("{card} belongs to another Character.", card=card_name(card)), "TAL-6.5.1")
    space = space_of(state, card)
    return of_lying_card(state, decision, card, space) if space else None


def of_own_spell(state: TalismanState, decision: Decision, card: str) -> Refusal:
    """Why a Spell cannot be cast now."""
    seat, name = decision.seat, card_name(card)
    hero = state.heroes[seat]
    if hero.toad:
        return Refusal(text("A Toad cannot cast Spells."), "TAL-6.19.5a")
    if hero.space == CURSED_GLADE:
        return Refusal(text("No Spell can be cast on the Cursed Glade."), "TAL-C15")
    if magic_suspended(state):
        return Refusal(text("Destroy Magic keeps everybody from casting Spells."), "TAL-S.destroy-magic")
    if has(state, seat, "no_casting"):
        return Refusal(text("Whoever has the Amulet cannot cast Spells."), "TAL-A.amulet")
    if has(state, seat, "does_nothing"):
        return Refusal(text("Immobility keeps you from casting Spells in this turn."), "TAL-S.immobility")
    if not state.window or card not in fitting(state.window):
        return Refusal(text(time_of_spell(card).message, card=name), "TAL-6.9.6a")
    if not spell_targets(state, seat, card):
        return Refusal(text("There is nothing that {card} could be cast at.", card=name), "TAL-6.9.6a")
    return Refusal(text("{card} is not part of this question.", card=name), "TAL-6.9.6a")


def time_of_spell(card: str) -> Text:
    """Why a Spell is not cast now: when it is, in the words of the screen."""
    return next((TIMES[moment] for moment in CARD_OF[card].timing if moment in TIMES), NOT_NOW)


def of_own_card(state: TalismanState, decision: Decision, card: str) -> Refusal | None:
    """Why an own Object or Follower can be neither used nor left now."""
    name = card_name(card)
    if is_bound(card):
        return Refusal(text("{card} cannot be left behind.", card=name), "TAL-6.6.4")
    if decision.kind in OWN_ACTIONS:
        return None
    clause = "TAL-6.6.4" if CARD_OF[card].kind == FOLLOWER else "TAL-6.5.4"
    return Refusal(text("{card} can be left in your own turn, but not in the middle of this.", card=name), clause)


def of_lying_card(state: TalismanState, decision: Decision, card: str, space: str) -> Refusal | None:
    """Why a card on the board cannot be taken now."""
    hero, name = state.heroes[decision.seat], card_name(card)
    if CARD_OF[card].kind == ENEMY:
        return Refusal(text("{card} is an Enemy: it is fought, not taken.", card=name), "TAL-6.15.5a")
    if CARD_OF[card].number != 5:
        return Refusal(text("{card} is met on its space, not taken.", card=name), "TAL-6.15.9a")
    if space != hero.space:
        return Refusal(text("{card} can be taken only where it lies.", card=name), "TAL-6.12.1b")
    clause = forbids(state, decision.seat, card)
    if clause == "TAL-6.19.2a":
        return Refusal(text("A Toad carries nothing."), clause)
    if clause:
        return Refusal(text("You are not entitled to {card}: it stays where it is.", card=name), clause)
    ability = CARD_OF[card].ability
    if ability is not None and ability.fee > hero.gold:
        return Refusal(text("{card} wants {n} Gold to come with you.", card=name, n=ability.fee), "TAL-A.mercenary")
    if space == CROWN:
        words = text("On the Crown of Command cards are taken by whoever comes there and finds nobody.")
        return Refusal(words, "TAL-6.12.1b")
    return Refusal(text("Cards are taken after your move, once all Enemies there are beaten or evaded."), "TAL-6.13.5c")


# -- others ----------------------------------------------------------------------------------------------


def of_seat(state: TalismanState, decision: Decision, rest: str) -> Refusal | None:
    """Why another Character cannot be met now."""
    seat = int(rest) if rest.isdigit() else -1
    if decision.kind not in ("encounter", "crown", "move") or not 0 <= seat < len(state.heroes):
        return None
    here, there = state.heroes[decision.seat].space, state.heroes[seat].space
    if seat == decision.seat:
        return Refusal(text("This is your own Character."), "TAL-6.13.2")
    if not there:
        return Refusal(text("This player has no Character on the board."), "TAL-6.4.3a")
    if here != there:
        return Refusal(text("You meet only Characters on the space where your move ends."), "TAL-6.13.1a")
    if has_evaded(state, seat):
        return Refusal(text("This Character has evaded and cannot be attacked this turn."), "TAL-6.18.1b")
    if SPACES[here].region == INNER and here not in MEETING_PLACES:
        return Refusal(text("Here in the Inner Region Characters do not meet."), "TAL-6.14.1")
    return Refusal(text("You meet Characters when your move has ended."), "TAL-6.13.2")


def of_item(state: TalismanState, decision: Decision, item: str) -> Refusal | None:
    """Why something cannot be bought."""
    if decision.kind != "shop" or item not in CARDS:
        return None
    name = Named(CARDS[item].name, f"item:{item}")
    card = in_stock(state, item)
    if not card:
        return Refusal(text("There is no {item} left in stock.", item=name), "TAL-6.20.2c")
    if forbids(state, decision.seat, card):
        return Refusal(text("You are not entitled to {item}.", item=name), "TAL-6.5.2a")
    here = open_shop(decision.options)
    shops = (here,) if here else ("village", "market")
    prices = [price for shop in shops for other, price in price_list(shop) if other == item]
    if prices and state.heroes[decision.seat].gold < min(prices):
        return Refusal(text("You have too little Gold for {item}.", item=name), "TAL-6.3.3")
    return Refusal(text("{item} is not sold here.", item=name), "TAL-6.20.1")


# -- services --------------------------------------------------------------------------------------------


def of_service(state: TalismanState, decision: Decision, service: str) -> Refusal | None:
    """Why a service of the space cannot be had now."""
    hero = state.heroes[decision.seat]
    if service == "alchemist":
        return Refusal(text("You have no Object that could be turned into Gold."), "TAL-6.13.5a")
    if service == "blacksmith":
        cheapest = min(price for _item, price in price_list("village"))
        if hero.gold < cheapest:
            words = text("You have {gold} Gold, and the cheapest thing costs {price}.", gold=hero.gold, price=cheapest)
            return Refusal(words, "TAL-6.3.3")
        return Refusal(text("Nothing is left here that you could buy and keep."), "TAL-6.20.1")
    if service not in HEALERS:
        return None
    if service != "free_healing" and not hero.gold:
        return Refusal(text("You have no Gold: each Life costs 1."), "TAL-6.4.6")
    if hero.lives < LIVES_AT_START:
        return Refusal(text("In this turn you have been healed as often as anybody may be."), "TAL-6.4.6")
    return Refusal(text("You have lost no Life that could be healed here."), "TAL-6.4.6")


def of_claim(state: TalismanState, decision: Decision, what: str) -> Refusal | None:
    """Why a kind of prize cannot be claimed from whoever lost a fight."""
    if decision.kind != "reward":
        return None
    if what == "gold" and state.heroes[decision.seat].toad:
        return Refusal(text("A Toad carries nothing."), "TAL-6.19.2a")
    if what == "gold":
        return Refusal(text("The other one has no Gold."), "TAL-6.16.9b")
    return Refusal(text("The other one carries no Object that could be taken; a Raft cannot be."), "TAL-6.16.9b")


HEALERS = frozenset({"healer", "doctor", "royal_doctor", "free_healing"})


RULES: dict[str, Rule] = {
    "space": of_space, "card": of_card, "seat": of_seat, "item": of_item, "service": of_service, "claim": of_claim,
}  # fmt: skip
