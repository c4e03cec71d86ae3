"""Events, number 1: they act when drawn and are discarded (TAL-6.15.4, TAL-C4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.decision import Text
from game.talisman.box.ability import Ability
from game.talisman.box.board import CRAGS, CURSED_GLADE, FOREST, HIDDEN_VALLEY, OASIS, RUINS, TAVERN
from game.talisman.box.characters import gift
from game.talisman.box.die_tables import DieTable, Row
from game.talisman.box.register import CARD_OF, event, lasting
from game.talisman.rules.table import effects, sheet
from game.talisman.state import EVERYBODY, EVIL, GOOD, TalismanState

if TYPE_CHECKING:
    from game.talisman.rules.you import You

BLIZZARD_ROUNDS = 2
ALL_SPELLS = 3


@event(
    "angel",
    Text("Angel"),
    Text("Good: gain 1 Life. Evil: lose 1 Life. Neutral: no effect. Then discard."),
    evadable=True,
)
async def angel(you: You) -> None:
    """Blesses Good, punishes Evil."""
    await you.show_alignment()
    if you.alignment == GOOD:
        await you.gain_life()
    elif you.alignment == EVIL:
        await you.lose_life()


@event(
    "blizzard",
    Text("Blizzard"),
    Text("For two rounds every Character, in every Region, moves only 1 space in a turn. Then discard."),
)
async def blizzard(you: You) -> None:
    """Lies beside the board; the drawer's own turn is not one of the two rounds."""
    await you.lay_aside()
    await you.last("blizzard", seat=EVERYBODY, until="turns", left=BLIZZARD_ROUNDS + 1, by=you.seat)


@lasting("blizzard", Text("Blizzard"))
class Blizzard(Ability):
    """Nobody throws for movement."""

    move_cap = 1

    async def ended(self, you: You) -> None:
        """The card is discarded."""
        await you.discard_card()


@event(
    "book_of_spells",
    Text("Book of Spells"),
    Text("Draw Spells until you hold as many as your Craft allows. Then discard."),
)
async def book_of_spells(you: You) -> None:
    """Fills the hand."""
    await you.gain_spell(ALL_SPELLS)


class CursedByAHag(Ability):
    """The Hag as a Follower: she suffers no other, and only the Mystic knows how to be rid of her."""

    bound = True
    no_followers = True

    def robs(self, state: TalismanState, seat: int) -> tuple[str, ...]:
        """The Followers that she would drive away."""
        return () if is_proof(state, seat) else sheet.free_followers(state, seat)

    async def visited_mystic(self, you: You) -> None:
        """The owner is free of her, whatever the Mystic's die said."""
        await you.discard_card()


def is_proof(state: TalismanState, seat: int) -> bool:
    """Whether the Hag's curse does not work on a Character."""
    hero = state.heroes[seat]
    return hero.toad > 0 or "cursed_by_a_hag" in gift(hero.character, 0).ignores


@event(
    "cursed_by_a_hag",
    Text("Cursed by a Hag"),
    Text(
        "Take the Hag as a Follower. All your other Followers except the Poltergeist leave you and are discarded. You "
        "may have no Followers until you visit the Mystic in the Village, whatever his die says; then discard the Hag."
    ),
    evadable=True,
    ability=CursedByAHag(),
)
async def cursed_by_a_hag(you: You) -> None:
    """Drives the Followers away and follows herself; a Toad has no Followers, and the Minstrel laughs at her."""
    if is_proof(you.state, you.seat):
        return
    for card in you.followers():
        await you.discard(card)
    await you.join()


@event(
    "devil",
    Text("Devil"),
    Text("Evil: gain 1 Life. Good: lose 1 Life. Neutral: no effect. Then discard."),
    evadable=True,
)
async def devil(you: You) -> None:
    """Rewards Evil, punishes Good."""
    await you.show_alignment()
    if you.alignment == EVIL:
        await you.gain_life()
    elif you.alignment == GOOD:
        await you.lose_life()


@event(
    "evil_darkness",
    Text("Evil Darkness"),
    Text("Every Character in the land who is not Evil misses 1 turn. Then discard."),
)
async def evil_darkness(you: You) -> None:
    """All Regions and the Crown of Command are dark."""
    for other in you.everyone():
        await other.show_alignment()
        if other.alignment != EVIL:
            await other.miss_turn(from_event=True)


event(
    "imp",
    Text("Imp"),
    Text(
        "Throw a die to see where it carries you: 1 Crags, 2 Forest, 3 Tavern, 4 Ruins, 5 Hidden Valley, 6 Cursed "
        "Glade. Then discard."
    ),
    evadable=True,
    table=DieTable(1, (
        Row((1,), Text("Carried to the Crags."), effects.go_to(CRAGS), (CRAGS,)),
        Row((2,), Text("Carried to the Forest."), effects.go_to(FOREST), (FOREST,)),
        Row((3,), Text("Carried to the Tavern."), effects.go_to(TAVERN), (TAVERN,)),
        Row((4,), Text("Carried to the Ruins."), effects.go_to(RUINS), (RUINS,)),
        Row((5,), Text("Carried to the Hidden Valley."), effects.go_to(HIDDEN_VALLEY), (HIDDEN_VALLEY,)),
        Row((6,), Text("Carried to the Cursed Glade."), effects.go_to(CURSED_GLADE), (CURSED_GLADE,)),
    )),
)  # fmt: skip


@event(
    "magical_vortex",
    Text("Magical Vortex"),
    Text("Every Character in the land discards all Spells. Then discard."),
)
async def magical_vortex(you: You) -> None:
    """No Spell: nothing answers it."""
    for other in you.everyone():
        await other.discard_all_spells()


@event(
    "market_day",
    Text("Market Day"),
    Text(
        "All Characters may trade Gold, Objects, Spells and Followers with each other, but never the Hag or the "
        "Poltergeist. Then discard."
    ),
)
async def market_day(you: You) -> None:
    """A day for trading; its drawer's Alignment matters if others have what it forbids him (TAL-FLOW-2)."""
    if are_some_wares_forbidden(you):
        await you.show_alignment()
    await you.market_day()


def are_some_wares_forbidden(you: You) -> bool:
    """Whether somebody has an Object that is not for this Character's Alignment."""
    return any(you.alignment not in CARD_OF[card].alignments for other in you.everyone() for card in other.hero.objects)


@event(
    "mephistopheles",
    Text("Mephistopheles"),
    Text("Evil: gain 1 Craft. Good or Neutral: become Evil. Then discard."),
    evadable=True,
)
async def mephistopheles(you: You) -> None:
    """Teaches Evil, and makes everybody else Evil."""
    await you.show_alignment()
    if you.alignment == EVIL:
        await you.gain_craft()
    else:
        await you.become(EVIL)


@event(
    "pestilence",
    Text("Pestilence"),
    Text("Every Character in this Region, you included, loses 1 Life. Then discard."),
)
async def pestilence(you: You) -> None:
    """Spreads clockwise from the drawer."""
    for other in you.in_region():
        await other.lose_life()


class Poltergeist(Ability):
    """A Follower that slows its owner down until running water stops it."""

    bound = True
    move_cap = 1

    async def crossed_river(self, you: You) -> None:
        """It stays behind."""
        await you.discard_card()


@event(
    "poltergeist",
    Text("Poltergeist"),
    Text(
        "It follows you: you move only 1 space in a turn. Discard it when you cross the river by bridge, Raft or ferry."
    ),
    evadable=True,
    ability=Poltergeist(),
)
async def poltergeist(you: You) -> None:
    """Follows even whoever the Hag follows, but no Toad."""
    if not you.hero.toad:
        await you.join()


class Raiders(Ability):
    """What the Raiders do before they are met."""

    def robs(self, state: TalismanState, seat: int) -> tuple[str, ...]:
        """The Objects carried; at the Oasis they would lie in the same place."""
        hero = state.heroes[seat]
        return () if hero.space == OASIS else hero.objects


@event(
    "raiders",
    Text("Raiders"),
    Text("They steal all your Gold and all your Objects and leave them at the Oasis. Then discard."),
    evadable=True,
    ability=Raiders(),
)
async def raiders(you: You) -> None:
    """Everything lies at the Oasis from now on."""
    await you.stash_all(OASIS)


@event(
    "storm",
    Text("Storm"),
    Text("Every Character in this Region, you included, misses 1 turn. Then discard."),
)
async def storm(you: You) -> None:
    """Nobody in the Region stirs."""
    for other in you.in_region():
        await other.miss_turn(from_event=True)
