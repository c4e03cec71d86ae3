"""Phase 2: incantations (WD-3)."""

from __future__ import annotations

from functools import cache

from game.engine.decision import Named, Option, Text
from game.engine.ids import parted
from game.warlocks_duel.box.cards import CARDS, SPELLS
from game.warlocks_duel.box.elements import DiceFaces, without
from game.warlocks_duel.rules.affordable import BIT, unaffordable
from game.warlocks_duel.rules.duel import Duel
from game.warlocks_duel.rules.gathering import chosen_dice
from game.warlocks_duel.rules.modules import chain_reaction
from game.warlocks_duel.rules.payment import payment_option, payments
from game.warlocks_duel.state import CASTING, Duelist, DuelState, in_turn_order, next_living

QUESTION = Text("Pay for a spell, or pass?")
PAYMENT_QUESTION = Text("Which dice pay for {spell}?")
PASS = Option("pass", Text("Pass"), clause="WD-3.12", tooltip=Text("You are done with incantations for this round."))


async def incantation_turn(duel: Duel) -> None:
    """The next action or pass that somebody chooses (WD-3.2); after the last pass, Phase 3 begins.

    Players with no legal action pass by themselves on the way (WD-3.12).
    """
    asked = False
    while not asked and duel.state.turn >= 0:
        seat = duel.state.turn
        options = incantation_options(duel.state, seat)
        key = PASS.key
        if len(options) > 1:
            asked = True
            key = await duel.ask(seat, "incantation", QUESTION, options, "WD-3.4")
        if key == PASS.key:
            duel.state.duelists[seat].passed = True
            await duel.tell("passed", "WD-3.12", "{who} passes.", who=seat)
        else:
            await act(duel, seat, key)
        duel.state.turn = next_to_act(duel.state, seat)
    if duel.state.turn < 0:
        await begin_casting(duel)


def next_to_act(state: DuelState, seat: int) -> int:
    """The next player to the left who has not passed; -1 if all have (WD-3.13)."""
    for other in in_turn_order(state, next_living(state, seat)):
        if not state.duelists[other].passed:
            return other
    return -1


def incantation_options(state: DuelState, seat: int) -> tuple[Option, ...]:
    """Everything the player can fully pay for, and passing (WD-3.4 to WD-3.9)."""
    duelist = state.duelists[seat]
    beyond = unaffordable(duelist.pool)
    options = [] if duelist.protected else card_options(duelist, beyond)
    if not duelist.learned:
        options += [spell_option("learn", scroll) for scroll in state.market if not beyond & BIT[scroll]]
    options.append(PASS)
    return tuple(options)


def card_options(duelist: Duelist, beyond: int) -> list[Option]:
    """The player's own spells that can be played or completed (WD-3.5, WD-3.6, WD-3.8).

    ``beyond`` has the bits of the spells that the pool cannot pay for.
    """
    paid = duelist.active + duelist.used + duelist.lost
    return [
        spell_option("complete" if other in paid else "play", spell)
        for card in duelist.cards
        for spell, other in SIDES[card]
        if not beyond & BIT[spell] and spell not in paid
    ]


SIDES = {
    card: tuple((spell, next((other for other in spells if other != spell), "")) for spell in spells)
    for card, spells in CARDS.items()
}
"""The spells of each card, each with the other spell of its card, or "" if it stands alone."""


@cache
def spell_option(action: str, spell: str) -> Option:
    """The option to play, complete or learn a spell."""
    named = Named(SPELLS[spell].name, f"spell:{spell}")
    message, clause = ACTIONS[action]
    return Option(f"{action}:{spell}", Text(message.message, (("spell", named),)), f"spell:{spell}", clause)


ACTIONS = {
    "play": (Text("Pay for {spell}"), "WD-3.5"),
    "complete": (Text("Pay for {spell} too"), "WD-3.6"),
    "learn": (Text("Learn {spell}"), "WD-3.9"),
}


async def act(duel: Duel, seat: int, key: str) -> None:
    """Play, complete or learn: the full cost goes on the spell at once (WD-3.7)."""
    action, spell = parted(key)
    dice = await ask_payment(duel, seat, spell)
    if action == "learn":
        take_scroll(duel.state, seat, spell)
    put_dice(duel, seat, spell, dice)
    clause = ACTIONS[action][1]
    await duel.tell(TOLD[action][0], clause, TOLD[action][1], who=seat, spell=spell, dice=dice)


TOLD = {
    "play": ("spell_paid", "{who} pays for {spell} with {dice}."),
    "complete": ("spell_paid", "{who} pays for {spell} with {dice}."),
    "learn": ("scroll_learned", "{who} learns {spell} with {dice}."),
}


async def ask_payment(duel: Duel, seat: int, spell: str) -> DiceFaces:
    """Ask which dice pay, unless there is only one way (WD-3.11)."""
    pool, cost = duel.state.duelists[seat].pool, SPELLS[spell].cost
    ways = payments(pool, cost)
    if len(ways) == 1:
        return ways[0]
    options = tuple([payment_option(seat, dice) for dice in ways])
    question = payment_question(spell)
    return chosen_dice(await duel.ask(seat, "payment", question, options, "WD-3.11", about=f"spell:{spell}"))


@cache
def payment_question(spell: str) -> Text:
    """The question which dice pay for a spell."""
    return Text(PAYMENT_QUESTION.message, (("spell", Named(SPELLS[spell].name, f"spell:{spell}")),))


def take_scroll(state: DuelState, seat: int, scroll: str) -> None:
    """Take a scroll from the market; it leaves a gap until Phase 4 (WD-3.9, WD-3.14)."""
    state.market = tuple(other for other in state.market if other != scroll)
    state.duelists[seat].cards = (*state.duelists[seat].cards, scroll)
    state.duelists[seat].learned = True


def put_dice(duel: Duel, seat: int, spell: str, dice: DiceFaces) -> None:
    """Dice from the pool make a spell active (WD-3.7); a protected player's is kept unused (WD-11.3)."""
    duelist = duel.state.duelists[seat]
    duelist.pool = without(duelist.pool, dice)
    duelist.paid[spell] = dice
    duelist.active = (*duelist.active, spell)
    if duelist.protected:
        duel.lose_spell(seat, spell)


async def begin_casting(duel: Duel) -> None:
    """Begin Phase 3 (WD-3.13, WD-4.1)."""
    chain_reaction.test(duel.state)
    duel.state.stage = CASTING
    duel.state.turn = in_turn_order(duel.state, duel.state.starter)[0]
    await duel.tell("phase_began", "WD-4.1", "Phase 3: casting.", phase=CASTING)
