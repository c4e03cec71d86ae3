"""What the answers of a duel say on their buttons, and what is told while none is in hand."""

from __future__ import annotations

from dataclasses import replace

from game.engine.advising.aim import Aim
from game.engine.decision import Decision, Named, Odds, Option, Text, Tone, text
from game.engine.ids import parted
from game.ui.tables.warlocks_duel.cards.spell_marks import strength_mark
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.effects import PayPower
from game.warlocks_duel.box.elements import DiceFaces
from game.warlocks_duel.box.spells import ATTACK, HEAL, WARD
from game.warlocks_duel.box.strength import TurnedSpell
from game.warlocks_duel.rules.payment import listed
from game.warlocks_duel.view import DuelView

PAYS_NOTHING = Text("The dice that you have cannot pay for anything yet.")
DEFEND = Text("{answer}: you lose {points}")
RESERVE = Text(
    "{n} die of the reserve: you lose {points}, and gain 1 less later",
    plural="{n} dice of the reserve: you lose {points}, and gain {n} less later",
)
CAST = Text("{spell}: {effect}")
FEW_LETTERS = 30
"""Of what a card says, that a button has room for."""
BRIEFLY = {
    ATTACK: Text("{strength} damage, and more"),
    HEAL: Text("Gain {strength} power"),
    WARD: Text("A ward for this round"),
}
AT_A_PRICE = Text("{strength} damage, costs you {price}")
ANOTHER_SPELL = Option(
    "another_spell", Text("Not this spell"), tooltip=Text("Back to the choice of spells: no die is spent.")
)
CONFIRM = Text("Confirm: {answer}")
PAY = Text("Pay {dice} for {spell}")
LAST_ROLL = Text("Keep none: all five are rolled into your pool")
ONLY_STRENGTH = Text("{strength} damage")
TURNS = Text("It turns a spell of the target")
UNARMED = Text("{who} has no dice to strike back with. Click its button, or the spell once more.")
ARMED = Text(
    "{who} has {n} die to strike back with. Click its button, or the spell once more.",
    plural="{who} has {n} dice to strike back with. Click its button, or the spell once more.",
)


def if_all_were_kept(decision: Decision) -> Odds | None:
    """While mana is gathered: what the dice of pool and hand pay for, and what it costs to keep them all."""
    aside = [option for option in decision.options if option.key.startswith("set_aside:")]
    option = max(aside, key=lambda one: len(one.picks), default=None)
    odds = decision.odds(option) if option is not None else None
    if option is None or odds is None:
        return None
    sure = tuple(outcome for outcome in odds if outcome.share == 1 and outcome.tone is not Tone.BAD)
    price = -sum(outcome.value for outcome in odds if outcome.tone is Tone.BAD)
    about = text(
        "If you kept this {n} die, you could pay for:", plural="If you kept all {n} dice, you could pay for:",
        n=len(option.picks),
    )
    if price:
        about = text("To keep all {n} dice costs {price} power; they pay for:",
                     n=len(option.picks), price=price)  # fmt: skip
    if not any(outcome.tone is Tone.GOOD for outcome in sure):
        about = PAYS_NOTHING
    return Odds(about, sure, exclusive=False, clause=odds.clause)


def living(view: DuelView) -> int:
    """How many are still in the duel."""
    return sum(not duelist.seat.out for duelist in view.duelists)


def with_payment(option: Option, dice: DiceFaces) -> Option:
    """A spell to be paid for, in the words of its payment."""
    spell = Named(SPELLS[option.key.partition(":")[2]].name, option.place or "")
    return replace(option, text=text(PAY.message, dice=listed(dice), spell=spell))


def with_effect(option: Option, spell: str) -> Option:
    """The option to cast a spell with what its card says: word for word, or in few words where those are many."""
    return replace(option, text=text(CAST.message, spell=SPELLS[spell].name, effect=briefly(spell)))


def briefly(spell: str) -> Text:
    """What a spell does, in the words of its card if they are few."""
    card = SPELLS[spell]
    if len(card.words.message) <= FEW_LETTERS:
        return card.words
    if isinstance(card.strength, TurnedSpell):
        return TURNS
    price = card.effect(PayPower)
    if price is not None:
        return text(AT_A_PRICE.message, strength=strength_mark(spell), price=price.value)
    words = ONLY_STRENGTH if card.category == ATTACK and not card.effects else BRIEFLY[card.category]
    return text(words.message, strength=strength_mark(spell))


def to_be_confirmed(option: Option) -> Option:
    """An answer that a first click on its button has only chosen."""
    return replace(option, text=text(CONFIRM.message, answer=option.text))


def struck_back_by(who: str, dice: int) -> Text:
    """How many dice whom an attack strikes has left to strike back with."""
    return Text(ARMED.message, (("who", who), ("n", dice)), ARMED.plural) if dice else text(UNARMED.message, who=who)


def with_outcome(option: Option, odds: Odds | None) -> Option:
    """An answer with what is lost after it, if that is certain."""
    outcomes = list(odds) if odds is not None else []
    if len(outcomes) != 1 or outcomes[0].share != 1:
        return option
    verb, count = parted(option.key)
    points = outcomes[0].value
    if verb == "reserve":
        return replace(option, text=Text(RESERVE.message, (("n", int(count)), ("points", points)), RESERVE.plural))
    return replace(option, text=text(DEFEND.message, answer=option.text, points=points))


def by_name(odds: Odds, view: DuelView) -> Odds:
    """The odds with each rival called by the name of who plays him, as everywhere at the table."""
    return replace(odds, outcomes=tuple(
        replace(one, text=Aim(one.text).calling([duelist.seat.name for duelist in view.duelists]).text) for one in odds
    ))  # fmt: skip
