"""The Warlock's quest (BRD-9)."""

from __future__ import annotations

from functools import cache

from game.engine.decision import Named, Option, Text
from game.talisman.box.board import WARLOCKS_CAVE
from game.talisman.box.quests import FOLLOWER, GOLD_ASKED, MAGIC_OBJECT
from game.talisman.box.register import CARD_OF
from game.talisman.rules.belongings.possessions import settle
from game.talisman.rules.belongings.shops import gain_talisman
from game.talisman.rules.happenings.landing import go_to
from game.talisman.rules.hero.points import lose_gold
from game.talisman.rules.table.land import Land
from game.talisman.rules.table.places import put_away, remove_from
from game.talisman.rules.table.sheet import free_followers, magic_objects
from game.talisman.state import TalismanState

CLAUSE = "TAL-BRD-9"


def deliverable(state: TalismanState, seat: int) -> tuple[str, ...]:
    """The cards that would fulfil the quest."""
    quest = state.heroes[seat].quest
    if quest == FOLLOWER:
        return free_followers(state, seat)
    return magic_objects(state, seat) if quest == MAGIC_OBJECT else ()


def delivery_options(state: TalismanState, seat: int) -> list[Option]:
    """The ways to hand over what the Warlock wants."""
    hero = state.heroes[seat]
    if hero.quest in GOLD_ASKED:
        return [gold_option(GOLD_ASKED[hero.quest])] if hero.gold >= GOLD_ASKED[hero.quest] else []
    return [delivery_option(card) for card in deliverable(state, seat)]


@cache
def gold_option(bags: int) -> Option:
    """The option to hand over Gold."""
    return Option("deliver:gold", Text("Give the Warlock {bags} Gold", (("bags", bags),)), clause=CLAUSE)


@cache
def delivery_option(card: str) -> Option:
    """The option to hand over a card."""
    named = Named(CARD_OF[card].name, f"card:{card}")
    return Option(f"deliver:{card}", Text("Give {card} to the Warlock", (("card", named),)), f"card:{card}", CLAUSE)


async def accept(land: Land, seat: int, quest: str) -> None:
    """The die has named the quest; it stands until it is fulfilled or its owner dies."""
    land.state.heroes[seat].quest = quest
    await land.tell("quest", CLAUSE, "The Warlock asks {who} to {quest}.", who=seat, quest=quest)


async def deliver(land: Land, seat: int, what: str) -> None:
    """Hand over Gold or a card, which is discarded."""
    if what == "gold":
        await lose_gold(land, seat, GOLD_ASKED[land.state.heroes[seat].quest])
    else:
        remove_from(land.state, seat, what)
        put_away(land.state, what)
        await land.tell("delivered", CLAUSE, "{who} hands {card} over to the Warlock.", who=seat, card=what)
        await settle(land, seat)
    await fulfil(land, seat)


async def fulfil_by(land: Land, seat: int, deed: str) -> None:
    """A deed that may fulfil a quest: a Life taken or an Enemy defeated."""
    if land.state.heroes[seat].quest == deed:
        await fulfil(land, seat)


async def fulfil(land: Land, seat: int) -> None:
    """Set on the Warlock's Cave at once, a Talisman if one is left, no encounter; the own turn ends.

    Whoever is there already stays there: no Hex strikes him, and a Raft of his is not lost.
    """
    if not land.state.heroes[seat].space:
        return
    land.state.heroes[seat].quest = ""
    await land.tell("quest_done", CLAUSE, "{who} has done what the Warlock asked.", who=seat)
    if land.state.heroes[seat].space != WARLOCKS_CAVE:
        await go_to(land, seat, WARLOCKS_CAVE, encounter=False)
    if seat == land.state.turn:
        land.state.ended = True
    if land.state.heroes[seat].space:  # a Hex may lie in wait at the Cave
        await gain_talisman(land, seat)
