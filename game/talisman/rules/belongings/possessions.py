"""Objects and Followers taken, left, given and lost, and the limits on them (TAL-6.5, TAL-6.6)."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable
from functools import cache

from game.engine.decision import Named, Option, Text
from game.engine.ids import name_of
from game.talisman.box.register import CARD_OF, FOLLOWER, GOLD
from game.talisman.rules.belongings import rafts
from game.talisman.rules.hero.points import pay
from game.talisman.rules.magic.hands import has_wrong_number_of_spells, settle_spells, spells_for_growth
from game.talisman.rules.table.abilities import has
from game.talisman.rules.table.land import NOTHING, Land, card_name
from game.talisman.rules.table.places import (
    discard_raft,
    give_to,
    lay_down,
    leave_behind,
    owner_of,
    pick_up,
    put_away,
    remove_from,
    space_of,
    without,
)
from game.talisman.rules.table.sheet import allowance, counted_objects, forbids, free_followers, may_own
from game.talisman.state import OBJECT_LIMIT, TalismanState

LET_FALL = Text("{who} loses {card}; {whom} may not own it, so it lies here: {space}.")
KEEP_QUESTION = Text("You carry more than 4 Objects. Which one do you leave here?")


def can_take(state: TalismanState, seat: int, card: str) -> bool:
    """Whether the Character may take a card from its space, room for Objects aside."""
    hero = state.heroes[seat]
    printed = CARD_OF[card]
    if hero.toad:
        return False
    if printed.kind == GOLD:
        return True
    return hero.gold >= fee_of(card) and not forbids(state, seat, card)


def fee_of(card: str) -> int:
    """The Gold that is due for taking a card from a space."""
    ability = CARD_OF[card].ability
    return ability.fee if ability is not None else 0


async def take(land: Land, seat: int, card: str) -> None:
    """Take a card from the Character's space; over the limit something must be left (TAL-6.12.1)."""
    printed = CARD_OF[card]
    assert printed.ability is not None
    if printed.ability.fee:
        await pay(land, seat, printed.ability.fee)
    pick_up(land.state, land.state.heroes[seat].space, card)
    if printed.kind == GOLD:
        put_away(land.state, card)
        await printed.ability.taken(land.you(seat, card))
        return
    await rafts.replace(land, seat, card)
    before = allowance(land.state, seat)
    give_to(land.state, seat, card)
    await land.tell("taken", "TAL-6.12.1b", "{who} takes {card}.", who=seat, card=card)
    await have_got(land, seat, card, before)


async def have_got(land: Land, seat: int, card: str, before: int) -> None:
    """A card has come into a Character's possession: Spells for grown Craft, limits (TAL-6.2.7c-R, TAL-6.5.5).

    ``before`` is how many Spells the Character was allowed without it.
    """
    ability = CARD_OF[card].ability
    if ability is not None and ability.craft:
        await spells_for_growth(land, seat, before, card)
    if ability is not None:
        await ability.taken(land.you(seat, card))
    await settle(land, seat)


async def take_gold(land: Land, seat: int) -> None:
    """Take all Gold lying on the Character's space."""
    bags = land.state.gold.pop(land.state.heroes[seat].space, 0)
    land.state.heroes[seat].gold += bags
    await land.tell("gold_taken", "TAL-6.12.1b", "{who} picks up {bags} Gold.", who=seat, bags=bags)


async def leave(land: Land, seat: int, card: str, clause: str) -> None:
    """Leave an Object or Follower face up on the Character's space; a Raft is discarded (TAL-6.5.4, TAL-6.6.4)."""
    if card == land.state.heroes[seat].raft:
        discard_raft(land.state, seat)
        await land.tell("discarded", "TAL-6.11.19b", "{card} is discarded.", card=card)
    elif remove_from(land.state, seat, card):
        leave_behind(land.state, seat, card)
        await land.tell("left", clause, "{who} leaves {card}.", who=seat, card=card)
    await settle(land, seat)


async def give(land: Land, giver: int, taker: int, card: str, clause: str = "TAL-6.13.3") -> None:
    """A card passes from one Character to another; what the taker may not own falls on his space."""
    if not remove_from(land.state, giver, card):
        return
    before = allowance(land.state, taker)
    refused = bool(forbids(land.state, taker, card))
    if refused:
        lay_down(land.state, land.state.heroes[taker].space, card)
    else:
        give_to(land.state, taker, card)
    if refused:
        space = land.state.heroes[taker].space
        await land.tell("let_fall", "TAL-6.5.2a", LET_FALL.message, who=giver, whom=taker, card=card, space=space)
    else:
        await land.tell("given", clause, "{card} passes from {who} to {whom}.", who=giver, whom=taker, card=card)
        await have_got(land, taker, card, before)
    await settle(land, giver)


async def discard(land: Land, card: str, clause: str | None = None) -> None:
    """Put a card away from wherever it is: a Character, a space, or the encounter under way.

    Unless another ``clause`` does it, that is told by the one for cards of its kind.
    """
    owner = owner_of(land.state, card)
    if owner >= 0:
        remove_from(land.state, owner, card)
    elif space := space_of(land.state, card):
        pick_up(land.state, space, card)
    elif card in land.state.aside:
        land.state.aside = without(land.state.aside, card)
    put_away(land.state, card)
    clause = clause or ("TAL-6.6.3" if CARD_OF[card].kind == FOLLOWER else "TAL-C11")
    await land.tell("discarded", clause, "{card} is discarded.", card=card)
    if owner >= 0:
        await settle(land, owner)


def settle(land: Land, seat: int) -> Awaitable[None]:
    """Limits that were broken are kept at once (TAL-6.5.5); most of the time none is."""
    return keep_limits(land, seat) if needs_settling(land.state, seat) else NOTHING


async def keep_limits(land: Land, seat: int) -> None:
    """Surplus Objects are left, surplus Spells discarded, missing ones drawn."""
    if not land.state.heroes[seat].space:
        return
    while is_overloaded(land.state, seat):
        options = tuple([leave_option(card) for card in counted_objects(land.state, seat)])
        land.state.settling = seat
        key = await land.ask(seat, "surplus_object", KEEP_QUESTION, options, "TAL-6.5.5a")
        land.state.settling = -1
        card = name_of(key)
        remove_from(land.state, seat, card)
        lay_down(land.state, land.state.heroes[seat].space, card)
        await land.tell("left", "TAL-6.5.5b", "{who} leaves {card}.", who=seat, card=card)
    await settle_spells(land, seat)


def needs_settling(state: TalismanState, seat: int) -> bool:
    """Whether a limit may be broken; asked before anything dearer."""
    overloaded = len(state.heroes[seat].objects) > OBJECT_LIMIT and is_overloaded(state, seat)
    return overloaded or has_wrong_number_of_spells(state, seat)


def is_overloaded(state: TalismanState, seat: int) -> bool:
    """Whether the Character carries more Objects than it may."""
    if len(state.heroes[seat].objects) <= OBJECT_LIMIT:
        return False
    return len(counted_objects(state, seat)) > OBJECT_LIMIT and not has(state, seat, "unlimited_objects")


async def choose_card(
    land: Land, seat: int, kind: str, question: Text, cards: Iterable[str], clause: str, extra: tuple[Option, ...] = ()
) -> str:
    """Ask for one of several cards; the key of an ``extra`` option, or the card."""
    options = (*[card_option(card) for card in cards], *extra)
    key = await land.ask(seat, kind, question, options, clause)
    return key.removeprefix("card:")


@cache
def card_option(card: str) -> Option:
    """The option that means a card, whatever the question."""
    return Option(
        f"card:{card}", Text("{card}", (("card", Named(CARD_OF[card].name, f"card:{card}")),)), f"card:{card}"
    )


def taking_away_option(state: TalismanState, taker: int, card: str) -> Option:
    """The option to take a card from another Character; what the taker may not own falls on the space (TAL-6.5.2b)."""
    return card_option(card) if may_own(state, taker, card) else dropping_option(card)


@cache
def dropping_option(card: str) -> Option:
    """The option to take away what the taker may not own: it says where the card will lie."""
    text = Text("{card}: not for you, it will lie on this space", (("card", card_name(card)),))
    return Option(f"card:{card}", text, f"card:{card}", "TAL-6.5.2b")


@cache
def leave_option(card: str) -> Option:
    """The option to leave a card on the space."""
    named = Named(CARD_OF[card].name, f"card:{card}")
    clause = "TAL-6.6.4" if CARD_OF[card].kind == FOLLOWER else "TAL-6.5.4"
    return Option(f"leave:{card}", Text("Leave {card} here", (("card", named),)), f"card:{card}", clause)


def leave_options(state: TalismanState, seat: int) -> tuple[Option, ...]:
    """The options to leave what the Character may leave."""
    hero = state.heroes[seat]
    if not (hero.objects or hero.followers or hero.raft):
        return ()
    return tuple([leave_option(card) for card in leavable(state, seat)])


def leavable(state: TalismanState, seat: int) -> tuple[str, ...]:
    """What the Character may leave on its space in its own turn; a Raft is then discarded (TAL-6.11.19b)."""
    hero = state.heroes[seat]
    raft = (hero.raft,) if hero.raft in CARD_OF else ()
    return hero.objects + raft + free_followers(state, seat)
