"""Kept Enemies become Strength: which cards are handed in (TAL-6.1.4, TAL-6.1.5)."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations

from game.engine.decision import Option, Text
from game.engine.ids import name_of
from game.talisman.box.register import CARD_OF
from game.talisman.rules.hero.points import gain_strength
from game.talisman.rules.table.land import Land, card_name
from game.talisman.rules.table.places import put_away, without
from game.talisman.state import STRENGTH_FOR_A_POINT

EXCHANGE = Option(
    "exchange",
    Text("Exchange defeated Enemies"),
    clause="TAL-6.1.4b",
    tooltip=Text("1 Strength for every 7 points of Strength on the cards handed in."),
)
QUESTION = Text(
    "Which Enemies do you hand in? {n} point so far.", plural="Which Enemies do you hand in? {n} points so far."
)
ENOUGH = Text("Do you hand these Enemies in? Their {points} points give {strength} Strength.")
AS_A_TOAD = Text(
    "Do you hand these Enemies in? Their {points} points give {strength} Strength, which is lost with the Toad."
)
HAND_IN = Option("hand_in", Text("Hand them in"), clause="TAL-6.1.4b")
KEEP_THEM = Option("keep", Text("Keep them"), clause="TAL-6.1.5")
ADD, KEEP = Text("Add {card} ({points})"), Text("Keep {card} ({points})")
MOST_COMPARED, LARGEST_SET = 9, STRENGTH_FOR_A_POINT
"""So many cards are compared for the proposal, in sets of at most so many: as many as always give a point."""


@lru_cache(maxsize=10_000)
def points_of(cards: tuple[str, ...]) -> int:
    """The Strength printed on kept Enemies."""
    return sum([CARD_OF[card].strength for card in cards])


def best_set(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards worth handing in together: most whole Strength, then least waste, then fewest cards."""
    best: tuple[int, int, int] = (0, 0, 0)
    found: tuple[str, ...] = ()
    strongest = sorted(cards, key=lambda card: -CARD_OF[card].strength)[:MOST_COMPARED]
    for count in range(1, min(len(strongest), LARGEST_SET) + 1):
        for some in combinations(strongest, count):
            strength, waste = divmod(points_of(some), STRENGTH_FOR_A_POINT)
            if (strength, -waste, -count) > best and strength:
                best, found = (strength, -waste, -count), some
    return found


async def exchange(land: Land, seat: int) -> None:
    """Hand in kept Enemies of the owner's choice: 1 Strength for every 7 points (TAL-6.1.4b-R).

    The best set is proposed; each card can be taken back, or added, before anything is handed in.
    """
    chosen = best_set(land.state.heroes[seat].trophies)
    while True:
        key = await ask_for_cards(land, seat, chosen)
        if key == KEEP_THEM.key:
            return
        if key == HAND_IN.key:
            break
        card = name_of(key)
        chosen = without(chosen, card) if card in chosen else (*chosen, card)
    for card in chosen:
        land.state.heroes[seat].trophies = without(land.state.heroes[seat].trophies, card)
        put_away(land.state, card)
    await land.tell("exchanged", "TAL-6.1.4c", "{who} hands in {cards}.", who=seat, cards=chosen)
    await gain_strength(land, seat, points_of(chosen) // STRENGTH_FOR_A_POINT)


async def ask_for_cards(land: Land, seat: int, chosen: tuple[str, ...]) -> str:
    """Ask whether the chosen cards are handed in, or which one is added or taken back."""
    points = points_of(chosen)
    cards = land.state.heroes[seat].trophies
    options = tuple([trophy_option(card, card in chosen) for card in cards])
    strength = points // STRENGTH_FOR_A_POINT
    words = QUESTION if not strength else AS_A_TOAD if land.state.heroes[seat].toad else ENOUGH
    question = Text(words.message, (("n", points), ("points", points), ("strength", strength)), words.plural)
    enough = (HAND_IN,) if strength else ()
    return await land.ask(seat, "exchange", question, (*enough, *options, KEEP_THEM), "TAL-6.1.4b")


@cache
def trophy_option(card: str, chosen: bool) -> Option:
    """The option to hand a kept Enemy in too, or to keep one that was to be handed in."""
    verb, words = ("back", KEEP) if chosen else ("add", ADD)
    text = Text(words.message, (("card", card_name(card)), ("points", CARD_OF[card].strength)))
    return Option(f"{verb}:{card}", text, f"card:{card}", "TAL-6.1.4b")
