"""Verbs that Spells and Events need: evading, missing turns, looking at the deck, carrying things off."""

from __future__ import annotations

from game.engine.decision import Text
from game.talisman.box.register import CARD_OF
from game.talisman.rules.belongings.possessions import settle
from game.talisman.rules.magic.hands import settle_spells
from game.talisman.rules.table.land import Land
from game.talisman.rules.table.places import discard_raft, give_to, lay_down, pick_up, space_of

FOLLOWS = Text("{card} follows {who} from now on.")
JOINS = {"cursed_by_a_hag": Text("The Hag follows {who} from now on.")}
"""What is said where the card is not called after who joins."""
STASHED = Text("Everything {who} carried now lies at the {space}.")
NOTHING_STASHED = Text("{who} carries neither Gold nor Objects that could be carried to the {space}.")
WILL_MISS_ONE, WILL_MISS = Text("{who} will miss a turn."), Text("{who} will miss turns: {n}.")


async def lay_spell(land: Land, card: str, space: str) -> None:
    """The Spell being cast stays face up on a space."""
    land.state.casting = (*land.state.casting[:-1], land.state.casting[-1]._replace(card=""))
    lay_down(land.state, space, card)
    await land.tell("spell_laid", "TAL-6.13.4d", "{card} lies on the {space}.", card=card, space=space)


async def look_at_deck(land: Land, seat: int, count: int) -> None:
    """Show the top cards of the Adventure deck to one player."""
    cards = land.state.adventure.cards[:count]
    land.state.known = (*[known for known in land.state.known if known[0] != seat], (seat, cards))
    land.reveal()
    await land.tell("deck_looked_at", "TAL-HID-1", "{who} looks at the Adventure deck.", who=seat)
    await land.tell("deck_seen", "TAL-HID-1", "On top of the deck lie: {cards}.", (seat,), cards=cards)


async def miss_turns(land: Land, seat: int, count: int, from_event: bool) -> None:
    """Miss turns; the drawer's own turn ends at once and is the first of them (TAL-6.15.4, TAL-6.10.2-R)."""
    if not land.state.heroes[seat].space:
        return
    if from_event and seat == land.state.turn:
        land.state.ended = True
        await land.tell("turn_lost", "TAL-6.15.4b", "The turn of {who} ends here.", who=seat)
        count -= 1
    land.state.heroes[seat].missed += count
    if count:
        message = WILL_MISS_ONE if count == 1 else WILL_MISS
        await land.tell("will_miss", "TAL-6.10.2b", message.message, who=seat, n=count)


async def join(land: Land, seat: int, card: str) -> None:
    """A card follows the Character, whether it will or not."""
    if space := space_of(land.state, card):
        pick_up(land.state, space, card)
    give_to(land.state, seat, card)
    message = JOINS.get(CARD_OF[card].id, FOLLOWS)
    await land.tell("joined", "TAL-6.6a", message.message, who=seat, card=card)


async def lay_aside(land: Land, card: str) -> None:
    """A card lies beside the board until it is discarded, and no longer on its space."""
    if space := space_of(land.state, card):
        pick_up(land.state, space, card)
    land.state.aside = (*land.state.aside, card)
    await land.tell("laid_aside", "TAL-C3", "{card} lies beside the board.", card=card)


async def stash_all(land: Land, seat: int, space: str) -> None:
    """All Gold and Objects lie face up on a space from now on."""
    cards = land.state.heroes[seat].objects
    bags = land.state.heroes[seat].gold
    land.state.heroes[seat].objects, land.state.heroes[seat].gold = (), 0
    for card in cards:
        lay_down(land.state, space, card)
    if bags:
        land.state.gold[space] = land.state.gold.get(space, 0) + bags
    discard_raft(land.state, seat)
    message = STASHED if cards or bags else NOTHING_STASHED
    await land.tell("stashed", "TAL-6.15.4a", message.message, who=seat, space=space)
    await settle(land, seat)
    await settle_spells(land, seat)


async def find_nothing(land: Land, seat: int, victim: int, clause: str) -> None:
    """An answer to the Spell has left nothing for it to take (TAL-6.9.6b)."""
    await land.tell("nothing_taken", clause, "{who} finds nothing to take from {whom}.", who=seat, whom=victim)
