"""Drawing Adventure cards for a space (TAL-6.13.4)."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.decision import Text
from game.talisman.box.board import SPACES
from game.talisman.box.register import ADVENTURE_DECK, CARD_OF, ORIGIN, SPELL_DECK
from game.talisman.rules.belongings.possessions import choose_card
from game.talisman.rules.table.abilities import acting, has
from game.talisman.rules.table.land import YES, Land, yes_or_no
from game.talisman.rules.table.places import lay_down, pick_up, put_away, remove_from
from game.talisman.state import TalismanState

DRAWN = "drawn"
EXTRA_QUESTION = Text("Do you draw one card more and discard one of those drawn?")
ORB_QUESTION = Text("Do you use up {card} to draw one card more and discard one of those drawn?")
ONE_MORE = yes_or_no(Text("Draw one card more"), Text("Draw no more than usual"))
USE_ORB = yes_or_no(Text("Use it up: one card more"), Text("Keep it for later"))
DISCARD_QUESTION = Text("Which of the cards drawn do you discard?")


def missing_cards(state: TalismanState, seat: int) -> int:
    """How many cards fewer than the space asks for lie there; some do not count (TAL-6.13.4d-R)."""
    space = state.heroes[seat].space
    missing = SPACES[space].draw
    if missing and space in state.cards:
        missing -= counted(state.cards[space])
    return missing


def counted(cards: Sequence[str]) -> int:
    """How many of the cards that lie on a space count among those it asks for: not what was bought (TAL-6.13.4d-R)."""
    return sum([ORIGIN[card] in (ADVENTURE_DECK, SPELL_DECK) for card in cards])


async def draw_for_space(land: Land, seat: int) -> None:
    """Draw as many cards as are missing; those that belong elsewhere are placed first (TAL-6.13.4c, TAL-6.15.1)."""
    space = land.state.heroes[seat].space
    missing = missing_cards(land.state, seat)
    may_draw_more = has(land.state, seat, "extra_cards") or has(land.state, seat, "extra_cards_once")
    extra = await extra_cards(land, seat) if may_draw_more else 0
    cards: tuple[str, ...] = ()
    for _ in range(missing + extra):
        card = draw_card(land)
        if card:
            cards = (*cards, card)
            lay_down(land.state, space, card)
            if land.listening:
                await land.tell("card_drawn", "TAL-6.13.4b", "{who} draws {card}.", who=seat, card=card, space=space)
    land.state.drawn = (*land.state.drawn, *cards)
    for _ in range(extra):
        cards = await throw_one_away(land, seat, cards)
    for card in cards:
        if CARD_OF[card].placed:
            await place_elsewhere(land, seat, card)


async def extra_cards(land: Land, seat: int) -> int:
    """How many cards more the Character chooses to draw, before looking (Prophetess, Orb of Knowledge)."""
    extra = 0
    if acting(land.state, seat, "extra_cards"):
        extra += await land.ask(seat, "extra_cards", EXTRA_QUESTION, ONE_MORE, "TAL-6.8a") == YES
    for orb, _ in acting(land.state, seat, "extra_cards_once"):
        question = Text(ORB_QUESTION.message, (("card", land.word("card", orb)),))
        if await land.ask(seat, "extra_cards", question, USE_ORB, "TAL-A.orb-of-knowledge", about=f"card:{orb}") == YES:
            remove_from(land.state, seat, orb)
            put_away(land.state, orb)
            await land.tell("card_used", "TAL-A.orb-of-knowledge", "{who} uses {card}.", who=seat, card=orb)
            extra += 1
    return extra


def draw_card(land: Land) -> str:
    """The top card; a spent deck is made anew from its discards (TAL-6.13.4d-R). Nothing if both are empty."""
    deck = land.state.adventure
    if deck.is_spent:
        deck.shuffle_discards(land.dice)
        land.state.known = ()
    card = deck.draw()
    land.reveal()
    if card is None:
        return ""
    if land.state.known:
        land.state.known = tuple([(seat, cards[1:]) for seat, cards in land.state.known if len(cards) > 1])
    return card


async def throw_one_away(land: Land, seat: int, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Discard one of the cards just drawn, before any is dealt with; returns the others."""
    if not cards:
        return ()
    card = await choose_card(land, seat, "discard_drawn", DISCARD_QUESTION, cards, "TAL-6.8a")
    pick_up(land.state, land.state.heroes[seat].space, card)
    put_away(land.state, card)
    await land.tell("discarded", "TAL-6.8a", "{card} is discarded.", card=card)
    return tuple([other for other in cards if other != card])


async def place_elsewhere(land: Land, seat: int, card: str) -> None:
    """A card that belongs on another space goes there and does nothing to its drawer (TAL-6.15.1)."""
    number = land.dice.roll()
    space = CARD_OF[card].placed[number - 1]
    pick_up(land.state, land.state.heroes[seat].space, card)
    lay_down(land.state, space, card)
    land.state.done = (*land.state.done, card)
    await land.tell(
        "card_placed", "TAL-6.15.1", "The die shows {number}: {card} goes to the {space}.",
        number=number, card=card, space=space, faces=(number,),
    )  # fmt: skip
