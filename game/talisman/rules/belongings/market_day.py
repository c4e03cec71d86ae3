"""Trading between Characters (Market Day).

Clockwise from the drawer each Character holds the floor once. He names a partner, lays out what each side gives, and
the partner accepts or refuses; either side may be empty. Spells asked for are chosen by the partner who gives them.
"""

from __future__ import annotations

from functools import cache

from game.engine.decision import Fact, Option, Text
from game.engine.ids import name_of, parted
from game.engine.listing import listed
from game.talisman.box.register import CARD_OF, MAGIC_OBJECT, OBJECT, SPELL
from game.talisman.rules.belongings.possessions import is_overloaded, settle
from game.talisman.rules.hero.points import give_gold
from game.talisman.rules.magic.hands import spells_for_growth
from game.talisman.rules.table.land import DONE, Land, card_name
from game.talisman.rules.table.places import give_to, remove_from
from game.talisman.rules.table.sheet import allowance, free_followers, may_own
from game.talisman.state import TalismanState, Trade, from_seat

CLAUSE = "TAL-A.market-day"
PARTNER_QUESTION = Text("Market Day: with whom do you trade?")
DEAL_QUESTION = Text("What do you offer {whom}, and what do you ask for?")
ANSWER_QUESTION = Text("{who} gives {gives} and asks for {takes}. Do you accept?")
SPELL_QUESTION = Text("Which Spell do you give to {whom}?")
NOTHING = Text("nothing")
KEEP, GIVE = Text("Keep {card}"), Text("Give {card}")
DO_WITHOUT, ASK_FOR = Text("Do without {card}"), Text("Ask for {card}")
OFFER = Option("offer", Text("Offer this"), clause=CLAUSE)
CANCEL = Option("cancel", Text("Not with this partner"), clause=CLAUSE)
ACCEPT = Option("accept", Text("Make the exchange"), clause=CLAUSE)
REFUSE = Option("refuse", Text("Keep what you have"), clause=CLAUSE)
GIVE_GOLD = Option("give:gold", Text("Give 1 Gold more"), clause=CLAUSE)
TAKE_GOLD = Option("take:gold", Text("Ask for 1 Gold more"), clause=CLAUSE)
TAKE_SPELL = Option("take:spell", Text("Ask for a Spell"), clause=CLAUSE)


async def hold(land: Land, first: int) -> None:
    """Give everybody who has something the floor, clockwise from the drawer."""
    for seat in from_seat(land.state, first):
        if has_goods(land.state, seat) and partners(land.state, seat):
            await land.tell("market_floor", CLAUSE, "{who} may trade.", who=seat)
            land.state.trade = Trade(seat)
            await hold_floor(land, seat)
            land.state.trade = None


def has_goods(state: TalismanState, seat: int) -> bool:
    """Whether a Character has anything to trade; Toads have nothing."""
    hero = state.heroes[seat]
    if not hero.space or hero.toad:
        return False
    return bool(hero.gold or hero.objects or hero.spells or free_followers(state, seat))


def partners(state: TalismanState, seat: int) -> tuple[int, ...]:
    """With whom a Character may trade, however far away."""
    return tuple([other for other in from_seat(state, seat) if other != seat and has_goods(state, other)])


async def hold_floor(land: Land, seat: int) -> None:
    """Deals with one partner after the other, until the Character is done."""
    while found := partners(land.state, seat):
        options = (*[partner_option(land, other) for other in found], DONE)
        key = await land.ask(seat, "trade_partner", PARTNER_QUESTION, options, CLAUSE)
        if key == DONE.key:
            return
        proposals = trade_of(land.state).proposals
        land.state.trade = Trade(seat, int(name_of(key)), proposals=proposals + 1)
        if await lay_out(land, seat):
            await answer(land, seat)


def trade_of(state: TalismanState) -> Trade:
    """The deal being laid out."""
    assert state.trade is not None
    return state.trade


def partner_option(land: Land, seat: int) -> Option:
    """The option to trade with a seat."""
    return Option(f"seat:{seat}", Text("{whom}", (("whom", land.name(seat)),)), f"seat:{seat}", CLAUSE)


# -- laying out ------------------------------------------------------------------------------------------


async def lay_out(land: Land, seat: int) -> bool:
    """Lay out both sides of a deal piece by piece; False if it is not offered after all."""
    question = Text(DEAL_QUESTION.message, (("whom", land.name(trade_of(land.state).partner)),))
    while True:
        key = await land.ask(seat, "trade", question, deal_options(land.state), CLAUSE, secret=True)
        if key in (OFFER.key, CANCEL.key):
            return key == OFFER.key
        change(trade_of(land.state), key)


def deal_options(state: TalismanState) -> tuple[Option, ...]:
    """Every piece that can still be added or taken back, and offering what lies there."""
    trade = trade_of(state)
    giver, taker = state.heroes[trade.seat], state.heroes[trade.partner]
    found = [give_option(card, card in trade.gives) for card in tradable(state, trade.seat, trade.partner)]
    found += [give_option(card, card in trade.gives) for card in giver.spells]
    found += [take_option(card, card in trade.takes) for card in tradable(state, trade.partner, trade.seat)]
    found += [GIVE_GOLD] * (trade.gold_given < giver.gold) + [TAKE_GOLD] * (trade.gold_taken < taker.gold)
    found += [TAKE_SPELL] * (trade.spells_taken < len(taker.spells))
    found += [OFFER] * is_offerable(state, trade)
    return (*found, CANCEL)


def tradable(state: TalismanState, giver: int, taker: int) -> tuple[str, ...]:
    """The Objects and Followers that one Character has and another may own."""
    cards = (*state.heroes[giver].objects, *free_followers(state, giver))
    return tuple([card for card in cards if may_own(state, taker, card)])


def is_offerable(state: TalismanState, trade: Trade) -> bool:
    """Whether something changes hands and nobody would carry too much (TAL-6.5.3)."""
    if not (trade.gives or trade.takes or trade.gold_given or trade.gold_taken or trade.spells_taken):
        return False
    return not (
        is_too_much(state, trade.seat, trade.gives, trade.takes)
        or is_too_much(state, trade.partner, trade.takes, trade.gives)
    )


def is_too_much(state: TalismanState, seat: int, leaving: tuple[str, ...], coming: tuple[str, ...]) -> bool:
    """Whether the Character would carry more Objects than it may."""
    hero = state.heroes[seat]
    before = hero.objects
    hero.objects = (*[card for card in before if card not in leaving], *[card for card in coming if is_carried(card)])
    too_much = is_overloaded(state, seat)
    hero.objects = before
    return too_much


def is_carried(card: str) -> bool:
    """Whether a card would lie among the Objects."""
    return CARD_OF[card].kind in (OBJECT, MAGIC_OBJECT)


def change(trade: Trade, key: str) -> None:
    """Add a piece to the deal, or take it back."""
    verb, piece = parted(key)
    if piece == "gold":
        trade.gold_given += verb == "give"
        trade.gold_taken += verb == "take"
    elif piece == "spell":
        trade.spells_taken += 1
    elif verb == "give":
        trade.gives = toggled(trade.gives, piece)
    else:
        trade.takes = toggled(trade.takes, piece)


def toggled(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards with that one, or without it if it was among them."""
    if card in cards:
        return tuple([other for other in cards if other != card])
    return (*cards, card)


@cache
def give_option(card: str, given: bool) -> Option:
    """The option to give a card, or not to."""
    words = Text((KEEP if given else GIVE).message, (("card", card_name(card)),))
    return Option(f"give:{card}", words, f"card:{card}", CLAUSE, tooltip=CARD_OF[card].face)


@cache
def take_option(card: str, taken: bool) -> Option:
    """The option to ask for a card, or not to."""
    words = Text((DO_WITHOUT if taken else ASK_FOR).message, (("card", card_name(card)),))
    return Option(f"take:{card}", words, f"card:{card}", CLAUSE, tooltip=CARD_OF[card].face)


# -- accepting -------------------------------------------------------------------------------------------


async def answer(land: Land, seat: int) -> None:
    """The partner accepts or refuses; a Spell offered is named to the partner only."""
    trade = trade_of(land.state)
    trade.offered, partner = True, trade.partner
    gives = side(trade.gives, trade.gold_given, 0)
    takes = side(trade.takes, trade.gold_taken, trade.spells_taken)
    del trade
    question = Text(ANSWER_QUESTION.message, (("who", land.name(seat)), ("gives", gives), ("takes", takes)))
    if await land.ask(partner, "trade_answer", question, (ACCEPT, REFUSE), CLAUSE, secret=True) == REFUSE.key:
        await land.tell("trade_refused", CLAUSE, "{who} refuses to trade with {whom}.", who=partner, whom=seat)
        return
    for _ in range(trade_of(land.state).spells_taken):
        await choose_spell(land, seat, partner)
    await exchange(land, seat, partner)


def side(cards: tuple[str, ...], gold: int, spells: int) -> Fact:
    """One side of a deal in words."""
    parts: list[Fact] = [card_name(card) for card in cards]
    if gold:
        parts.append(Text("{gold} Gold", (("gold", gold),)))
    if spells:
        parts.append(Text("{n} Spell of your choice", (("n", spells),), "{n} Spells of your choice"))
    return listed(tuple(parts)) if parts else NOTHING


async def choose_spell(land: Land, seat: int, partner: int) -> None:
    """The partner chooses a Spell that is asked for."""
    cards = tuple([card for card in land.state.heroes[partner].spells if card not in trade_of(land.state).takes])
    options = tuple(
        [Option(f"card:{card}", Text("{card}", (("card", card_name(card)),)), f"card:{card}", CLAUSE) for card in cards]
    )
    question = Text(SPELL_QUESTION.message, (("whom", land.name(seat)),))
    key = await land.ask(partner, "trade_spell", question, options, CLAUSE, secret=True)
    trade_of(land.state).takes = (*trade_of(land.state).takes, key.removeprefix("card:"))


async def exchange(land: Land, seat: int, partner: int) -> None:
    """Everything changes hands at once; then both keep to their limits."""
    trade = trade_of(land.state)
    gives, takes = trade.gives, trade.takes
    gold_given, gold_taken = trade.gold_given, trade.gold_taken
    del trade
    allowed = (allowance(land.state, seat), allowance(land.state, partner))
    move(land.state, seat, partner, gives)
    move(land.state, partner, seat, takes)
    land.reveal()
    await land.tell("traded", CLAUSE, "{who} and {whom} trade.", who=seat, whom=partner)
    await tell_sides(land, seat, partner, gives)
    await tell_sides(land, partner, seat, takes)
    await give_gold(land, seat, partner, gold_given)
    await give_gold(land, partner, seat, gold_taken)
    await spells_for_goods(land, partner, gives, allowed[1])
    await spells_for_goods(land, seat, takes, allowed[0])
    await settle(land, seat)
    await settle(land, partner)


async def spells_for_goods(land: Land, taker: int, cards: tuple[str, ...], before: int) -> None:
    """Each card of Craft brings the Spells for which it made room, one after the other (TAL-6.2.7c-R way 2).

    ``before`` is how many Spells the Character was allowed before the deal.
    """
    wise = [card for card in cards if (ability := CARD_OF[card].ability) is not None and ability.craft]
    for number, card in enumerate(wise, start=1):
        so_far = allowance_without(land.state, taker, wise[number:])
        growth = so_far - before
        await spells_for_growth(land, taker, allowance(land.state, taker) - growth, card)
        before = max(before, so_far)


def allowance_without(state: TalismanState, seat: int, cards: list[str]) -> int:
    """How many Spells the Character would be allowed without some of its cards."""
    hero = state.heroes[seat]
    objects, followers = hero.objects, hero.followers
    hero.objects = tuple([card for card in objects if card not in cards])
    hero.followers = tuple([card for card in followers if card not in cards])
    found = allowance(state, seat)
    hero.objects, hero.followers = objects, followers
    return found


def move(state: TalismanState, giver: int, taker: int, cards: tuple[str, ...]) -> None:
    """Cards from one Character to another, Spells too."""
    for card in cards:
        if CARD_OF[card].kind == SPELL:
            giving, taking = state.heroes[giver], state.heroes[taker]
            if card not in giving.spells:
                continue
            giving.spells = tuple([other for other in giving.spells if other != card])
            taking.spells = (*taking.spells, card)
        else:
            remove_from(state, giver, card)
            give_to(state, taker, card)


async def tell_sides(land: Land, giver: int, taker: int, cards: tuple[str, ...]) -> None:
    """Everybody sees the cards that pass, but only the two of them the faces of Spells (TAL-6.9.2)."""
    for card in cards:
        if CARD_OF[card].kind != SPELL:
            await land.tell("given", CLAUSE, "{card} passes from {who} to {whom}.", who=giver, whom=taker, card=card)
            continue
        await land.tell("spell_given", CLAUSE, "A Spell passes from {who} to {whom}.", who=giver, whom=taker)
        await land.tell("spell_seen", "TAL-6.9.2", "It is {card}.", (giver, taker), card=card)
