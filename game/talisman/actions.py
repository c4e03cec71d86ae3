"""What the active player may do at any moment of the own turn outside a fight (TAL-FLOW-2).

Leaving Objects or Followers, exchanging kept Enemies, changing Alignment (Druid), handing over for a quest, using
cards, casting Spells that fit the moment.
"""

from __future__ import annotations

from functools import cache, lru_cache

from game.engine.decision import Named, Option, Text
from game.talisman import quests, windows
from game.talisman.abilities import acting
from game.talisman.alignment import alignment_option, become
from game.talisman.cards import CARD_OF
from game.talisman.characters import CHANGE_ALIGNMENT
from game.talisman.land import Land
from game.talisman.places_of_cards import put_away, without
from game.talisman.points import gain_strength
from game.talisman.possessions import leave, leave_option, leave_options
from game.talisman.state import EVIL, GOOD, NEUTRAL, STRENGTH_FOR_A_POINT, TalismanState

EXCHANGE = Option(
    "exchange",
    Text("Exchange defeated Enemies"),
    clause="TAL-6.1.4b",
    tooltip=Text("1 Strength for every 7 points of Strength on the cards handed in."),
)
EXCHANGE_QUESTION = Text("Which Enemies do you hand in? {points} points so far.")
HAND_IN = Option("hand_in", Text("Hand them in"), clause="TAL-6.1.4b")
KEEP_THEM = Option("keep", Text("Keep them"), clause="TAL-6.1.5")


def arrival_options(state: TalismanState, seat: int) -> tuple[Option, ...]:
    """What may matter for the encounter to come: using cards, changing Alignment."""
    hero = state.heroes[seat]
    used = use_options(state, seat) if hero.objects or hero.followers else ()
    return used + alignment_options(state, seat) if hero.character in CHANGE_ALIGNMENT else used


def alignment_options(state: TalismanState, seat: int) -> tuple[Option, ...]:
    """The Druid's changes."""
    hero = state.heroes[seat]
    if hero.character not in CHANGE_ALIGNMENT or hero.changed or hero.toad:
        return ()
    return tuple([alignment_option(other) for other in (GOOD, NEUTRAL, EVIL) if other != hero.alignment])


def free_options(state: TalismanState, seat: int) -> tuple[Option, ...]:
    """Everything possible now; ``state.window`` says which Spells fit."""
    hero = state.heroes[seat]
    if not hero.space:
        return ()
    found: tuple[Option, ...] = ()
    if hero.spells:
        found = tuple([windows.cast_option(card) for card in windows.castable(state, seat)])
    if hero.objects or hero.followers or hero.raft:
        found += use_options(state, seat) + leave_options(state, seat)
    if hero.trophies and points_of(hero.trophies) >= STRENGTH_FOR_A_POINT:
        found += (EXCHANGE,)
    if hero.quest:
        found += tuple(quests.delivery_options(state, seat))
    return found + alignment_options(state, seat) if hero.character in CHANGE_ALIGNMENT else found


def use_options(state: TalismanState, seat: int) -> tuple[Option, ...]:
    """The options to use a card whose use is possible now."""
    found = acting(state, seat, "able")
    return tuple([windows.use_option(card) for card, source in found if source.able(state, seat)]) if found else ()


async def act(land: Land, seat: int, key: str) -> None:
    """Carry one of the free options out."""
    verb, _, what = key.partition(":")
    if verb in ("cast", "use"):
        await windows.do(land, seat, key)
    elif verb == "leave":
        await leave(land, seat, what, leave_option(what).clause or "TAL-6.5.4")
    elif verb == "become":
        await become(land, seat, what)
    elif verb == "deliver":
        await quests.deliver(land, seat, what)
    else:
        await exchange(land, seat)


@lru_cache(maxsize=10_000)
def points_of(cards: tuple[str, ...]) -> int:
    """The Strength printed on kept Enemies."""
    return sum([CARD_OF[card].strength for card in cards])


async def exchange(land: Land, seat: int) -> None:
    """Hand in kept Enemies of the owner's choice: 1 Strength for every 7 points (TAL-6.1.4b-R)."""
    chosen: tuple[str, ...] = ()
    while True:
        points = points_of(chosen)
        cards = land.state.heroes[seat].trophies
        options = tuple([trophy_option(card) for card in cards if card not in chosen])
        enough = (HAND_IN,) if points >= STRENGTH_FOR_A_POINT else ()
        question = Text(EXCHANGE_QUESTION.message, (("points", points),))
        key = await land.ask(seat, "exchange", question, (*options, *enough, KEEP_THEM), "TAL-6.1.4b")
        if key == KEEP_THEM.key:
            return
        if key == HAND_IN.key:
            break
        chosen = (*chosen, key.partition(":")[2])
    for card in chosen:
        land.state.heroes[seat].trophies = without(land.state.heroes[seat].trophies, card)
        put_away(land.state, card)
    await land.tell("exchanged", "TAL-6.1.4c", "{who} hands in {cards}.", who=seat, cards=chosen)
    await gain_strength(land, seat, points_of(chosen) // STRENGTH_FOR_A_POINT)


@cache
def trophy_option(card: str) -> Option:
    """The option to hand a kept Enemy in."""
    named = Named(CARD_OF[card].name, f"card:{card}")
    text = Text("{card} ({points})", (("card", named), ("points", CARD_OF[card].strength)))
    return Option(f"trophy:{card}", text, f"card:{card}", "TAL-6.1.4b")
