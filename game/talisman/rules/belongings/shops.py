"""Buying, selling, and receiving Talismans (TAL-6.3, TAL-6.20, BRD-13, BRD-14)."""

from __future__ import annotations

from functools import cache, lru_cache

from game.engine.decision import Named, Option, Text
from game.engine.ids import name_of
from game.talisman.box.register import CARD_OF, CARDS, ORIGIN, PURCHASE_STOCK, TALISMAN_STOCK
from game.talisman.rules.belongings import rafts
from game.talisman.rules.belongings.possessions import card_option, have_got, settle
from game.talisman.rules.hero.points import gain_gold, pay
from game.talisman.rules.table.land import DONE, Land
from game.talisman.rules.table.places import give_to, lay_down, put_away, remove_from, without
from game.talisman.rules.table.sheet import allowance, may_own
from game.talisman.state import TalismanState

LAID_DOWN = Text("{who} may not own {card}: it lies here: {space}.")
OUT_OF_STOCK = {
    PURCHASE_STOCK: Text("{who} goes away empty-handed: there is none left in stock."),
    TALISMAN_STOCK: Text("{who} receives no Talisman: there is none left."),
}
BUY_QUESTION = Text("What do you buy?")
SELL_QUESTION = Text("Which Object do you turn into Gold?")


def in_stock(state: TalismanState, item: str, origin: str = PURCHASE_STOCK) -> str:
    """A card of that item that can be bought or granted; nothing if none is left (TAL-6.20.2c)."""
    return next_in_stock(state.stock).get((item, origin), "")


@lru_cache(maxsize=1000)
def next_in_stock(stock: tuple[str, ...]) -> dict[tuple[str, str], str]:
    """The first card of each item, by item and origin."""
    return {(CARD_OF[card].id, ORIGIN[card]): card for card in reversed(stock)}


@cache
def price_list(where: str) -> tuple[tuple[str, int], ...]:
    """The items of a shop and their prices."""
    return tuple((item, price) for item, card in CARDS.items() for shop, price in card.prices if shop == where)


@cache
def buy_option(item: str, price: int) -> Option:
    """The option to buy one piece."""
    named = Named(CARDS[item].name, f"item:{item}")
    text = Text("Buy {item} for {price} Gold", (("item", named), ("price", price)))
    return Option(f"buy:{item}", text, f"item:{item}", "TAL-6.20.1", tooltip=CARDS[item].face)


def open_shop(options: tuple[Option, ...]) -> str:
    """The shop at whose prices these answers offer goods, "" if they offer none."""
    for shop in ("village", "market"):
        if any(buy_option(item, price) in options for item, price in price_list(shop)):
            return shop
    return ""


def on_offer(state: TalismanState, seat: int, where: str) -> tuple[Option, ...]:
    """What the Character can buy now: in stock, paid for, allowed."""
    hero = state.heroes[seat]
    found = []
    for item, price in price_list(where):
        card = in_stock(state, item)
        if card and hero.gold >= price and may_own(state, seat, card):
            found.append(buy_option(item, price))
    return tuple(found)


async def shop(land: Land, seat: int, where: str) -> None:
    """Buy any number of things (BRD-13)."""
    while options := on_offer(land.state, seat, where):
        key = await land.ask(seat, "shop", BUY_QUESTION, (*options, DONE), "TAL-6.20.1")
        if key == DONE.key:
            return
        item = name_of(key)
        await pay(land, seat, dict(price_list(where))[item])
        await take_purchase(land, seat, item)


async def take_purchase(land: Land, seat: int, item: str) -> bool:
    """Receive a Purchase card from the stock."""
    return await from_stock(land, seat, item, PURCHASE_STOCK)


async def gain_talisman(land: Land, seat: int) -> bool:
    """Receive a card of the Talisman stack (TAL-6.20.1-R)."""
    return await from_stock(land, seat, "talisman", TALISMAN_STOCK)


async def from_stock(land: Land, seat: int, item: str, origin: str) -> bool:
    """A card out of the stock; what may not be owned lies down on the space."""
    card = in_stock(land.state, item, origin)
    if not card or not land.state.heroes[seat].space:
        none = OUT_OF_STOCK[origin]
        await land.tell("out_of_stock", "TAL-6.20.2c", none.message, who=seat)
        return False
    land.state.stock = without(land.state.stock, card)
    before = allowance(land.state, seat)
    allowed = may_own(land.state, seat, card)
    if allowed:
        await rafts.replace(land, seat, card)
        give_to(land.state, seat, card)
    else:
        lay_down(land.state, land.state.heroes[seat].space, card)
    if allowed:
        await land.tell("received", "TAL-6.20.1", "{who} receives {card}.", who=seat, card=card)
        await have_got(land, seat, card, before)
    else:
        space = land.state.heroes[seat].space
        await land.tell("laid_down", "TAL-6.5.2a", LAID_DOWN.message, who=seat, card=card, space=space)
    return True


async def convert_objects(land: Land, seat: int, gold_each: int) -> None:
    """Hand in any Objects for Gold, not Rafts; each goes where it came from (BRD-14)."""
    while land.state.heroes[seat].objects:
        options = tuple([card_option(card) for card in land.state.heroes[seat].objects])
        key = await land.ask(seat, "sell", SELL_QUESTION, (*options, DONE), "TAL-6.13.5a")
        if key == DONE.key:
            break
        card = name_of(key)
        remove_from(land.state, seat, card)
        put_away(land.state, card)
        await land.tell("sold", "TAL-6.20.2b", "{who} hands in {card}.", who=seat, card=card)
        await gain_gold(land, seat, gold_each)
        await settle(land, seat)
