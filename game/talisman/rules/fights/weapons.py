"""Weapons and helpers chosen before the dice (TAL-6.1.6b, PUR-2)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from game.engine.decision import Fact, Option, Text
from game.engine.ids import name_of
from game.engine.listing import listed
from game.talisman.box.characters import gift
from game.talisman.box.register import CARD_OF, ENEMY
from game.talisman.rules.fights.scores import COMBAT, weapons_of
from game.talisman.rules.table.land import YES, Land, card_name, yes_or_no
from game.talisman.rules.table.places import put_away, remove_from
from game.talisman.rules.table.sheet import may_own
from game.talisman.state import TalismanState

WEAPON_QUESTION = Text("What do you fight with?")
RAISED_QUESTION = Text("Does one of your raised Enemies fight for you? It crumbles afterwards.")
RAISING = yes_or_no(Text("It follows you"), Text("Keep it for exchange"))
RAISE_QUESTION = Text("Does {card} follow you from now on, instead of being kept for exchange?")
NO_HELP = Option("none", Text("Alone"), clause="TAL-6.8a")


def combat_gift(state: TalismanState, seat: int) -> int:
    """How many weapons the Character may use at once."""
    return gift(state.heroes[seat].character, state.heroes[seat].toad).combat_weapons


def sets_of_weapons(state: TalismanState, seat: int) -> tuple[tuple[str, ...], ...]:
    """Every choice of weapons that differs from the others: one each, or two that go together (Warrior)."""
    known: dict[tuple[str, ...], tuple[str, ...]] = {}
    cards = weapons_of(state, seat)
    if len(cards) <= 1:
        return (cards,) if cards else ()
    for card in cards:
        known.setdefault((CARD_OF[card].id,), (card,))
    if combat_gift(state, seat) > 1:
        paired = [card for card in cards if getattr(CARD_OF[card].ability, "pairs", False)]
        for pair in combinations(paired, 2):
            known.setdefault(tuple(sorted(CARD_OF[card].id for card in pair)), pair)
    choices = tuple(known.values())
    if any(CARD_OF[card].id == "shield" for card in state.heroes[seat].objects):
        return choices
    names = [set(key) for key in known]
    keep = [len(key) == 2 or not any(len(pair) <= 2 and set(key) <= pair and set(key) != pair for pair in names)
            for key in known]  # fmt: skip
    twice = {key[0] for key in known if len(key) == 2 and key[0] == key[1]}
    return tuple([
        choice for (key, choice), kept in zip(known.items(), keep, strict=True)
        if kept and not (len(key) == 1 and key[0] in twice)
    ])  # fmt: skip


@cache
def weapon_option(cards: tuple[str, ...]) -> Option:
    """The option to fight with these weapons."""
    words: Fact = listed(tuple(card_name(card) for card in cards))
    place = f"card:{cards[0]}" if len(cards) == 1 else None
    return Option(f"weapon:{','.join(cards)}", Text("{cards}", (("cards", words),)), place, "TAL-6.1.6b")


async def choose(land: Land, seat: int) -> None:
    """Choose the weapon, if there is a choice, and a raised helper."""
    if land.state.fight is None or land.state.fight.kind != COMBAT or land.state.heroes[seat].toad:
        return
    if land.state.heroes[seat].objects:
        choices = sets_of_weapons(land.state, seat)
        chosen = choices[0] if choices else ()
        if len(choices) > 1:
            options = tuple([weapon_option(cards) for cards in choices])
            key = await land.ask(seat, "weapon", WEAPON_QUESTION, options, "TAL-6.1.6b")
            chosen = tuple(name_of(key).split(","))
        note_weapons(land.state, seat, chosen)
    helpers = raised(land.state, seat)
    if helpers:
        options = (*[raise_option(card) for card in helpers], NO_HELP)
        key = await land.ask(seat, "raised", RAISED_QUESTION, options, "TAL-6.8a")
        if key != NO_HELP.key:
            card = name_of(key)
            note_helper(land.state, seat, card)
            await land.tell(
                "helper_fights", "TAL-6.8a", "{card} fights for {who}, and then crumbles.", who=seat, card=card
            )


def note_weapons(state: TalismanState, seat: int, chosen: tuple[str, ...]) -> None:
    """Put the chosen weapons into the fight."""
    assert state.fight is not None
    if seat == state.fight.seat:
        state.fight.weapons = chosen
    else:
        state.fight.foe_weapons = chosen


def raised(state: TalismanState, seat: int) -> tuple[str, ...]:
    """The raised Enemies among the Followers (Ghoul)."""
    followers = state.heroes[seat].followers
    return tuple([card for card in followers if CARD_OF[card].kind == ENEMY and card not in state.charmed])


@cache
def raise_option(card: str) -> Option:
    """The option to let a raised Enemy fight."""
    text = Text("{card} (+{points})", (("card", card_name(card)), ("points", CARD_OF[card].strength)))
    return Option(f"helper:{card}", text, f"card:{card}", "TAL-6.8a")


def note_helper(state: TalismanState, seat: int, card: str) -> None:
    """The raised Enemy adds its Strength in this one Combat; it is discarded when the fight is over."""
    assert state.fight is not None
    remove_from(state, seat, card)
    if seat == state.fight.seat:
        state.fight.helpers = (*state.fight.helpers, card)
    else:
        state.fight.foe_helpers = (*state.fight.foe_helpers, card)


def spend_raised(state: TalismanState) -> None:
    """Raised Enemies that fought crumble."""
    if state.fight is not None:
        for card in (*state.fight.helpers, *state.fight.foe_helpers):
            put_away(state, card)


async def is_raised(land: Land, seat: int, card: str) -> bool:
    """Whether the Ghoul makes a killed Enemy a Follower; the Hag suffers none (TAL-A.cursed-by-a-hag)."""
    able = gift(land.state.heroes[seat].character, land.state.heroes[seat].toad).raises_dead
    if not able or not may_own(land.state, seat, card):
        return False
    question = Text(RAISE_QUESTION.message, (("card", card_name(card)),))
    return await land.ask(seat, "raise", question, RAISING, "TAL-6.8a", about=f"card:{card}") == YES
