"""Spells cast at the start or the end of one's own turn, or instead of its throw."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from game.engine.decision import Option, Text
from game.engine.ids import name_of
from game.talisman.box.ability import Ability, SpellAbility
from game.talisman.box.board import INNER, SPACES, region_of, spaces_of
from game.talisman.box.register import (
    ADVENTURE_DECK,
    AFTER_MOVE,
    INSTEAD_OF_MOVE_ROLL,
    ORIGIN,
    TURN_END,
    TURN_START,
    lasting,
    spell,
)
from game.talisman.rules.belongings.possessions import card_option
from game.talisman.rules.magic.fitting import is_immune
from game.talisman.rules.table.abilities import has
from game.talisman.rules.table.sheet import free_followers, may_own
from game.talisman.state import EVERYBODY, TalismanState

if TYPE_CHECKING:
    from game.talisman.rules.you import You

CARDS_FORESEEN = 5
HEX_TURNS = 3
WARP_TURNS = 2
ACQUISITION_QUESTION = Text("What do you take?")
MESMERISM_QUESTION = Text("Which Follower do you take?")
TAKE_GOLD = Option("gold", Text("1 Gold"), clause="TAL-S.acquisition")


def others(state: TalismanState, seat: int) -> tuple[int, ...]:
    """The seats of all other Characters on the board."""
    return tuple([other for other, hero in enumerate(state.heroes) if other != seat and hero.space])


def acquirable(state: TalismanState, seat: int, victim: int) -> tuple[str, ...]:
    """The Objects of a victim that the caster may own; never a Raft (TAL-6.11.19a)."""
    return tuple([card for card in state.heroes[victim].objects if may_own(state, seat, card)])


@spell(
    "acquisition",
    Text("Acquisition"),
    Text("Take 1 Object of your choice, or 1 Gold, from any other Character."),
    timing=(TURN_START,),
    worth=3,
)
class Acquisition(SpellAbility):
    """Reaches into a far pocket."""

    def targets(self, state: TalismanState, seat: int) -> tuple[str, ...]:
        """Whoever has something to take."""
        return tuple(
            f"seat:{other}"
            for other in others(state, seat)
            if state.heroes[other].gold or acquirable(state, seat, other)
        )

    async def cast(self, you: You, target: str) -> None:
        """Take it, unless an answer to the Spell has left nothing to take."""
        victim = int(name_of(target))
        gold = (TAKE_GOLD,) if you.state.heroes[victim].gold else ()
        options = (*gold, *(card_option(card) for card in acquirable(you.state, you.seat, victim)))
        if not options:
            await you.find_nothing(victim, "TAL-S.acquisition")
            return
        key = await you.choose("acquisition", ACQUISITION_QUESTION, options, "TAL-S.acquisition")
        if key == TAKE_GOLD.key:
            await you.take_gold_from(victim)
        else:
            await you.take_from(victim, name_of(key))


@spell(
    "alchemy",
    Text("Alchemy"),
    Text("Turn any number of your Objects into 1 Gold each."),
    timing=(TURN_START,),
    worth=1,
)
class Alchemy(SpellAbility):
    """Iron into Gold."""

    def targets(self, state: TalismanState, seat: int) -> tuple[str, ...]:
        """The caster, if he has an Object."""
        return (f"seat:{seat}",) if state.heroes[seat].objects else ()

    async def cast(self, you: You, target: str) -> None:
        """Turn as many as the caster likes."""
        await you.convert_objects()


@spell(
    "destroy_magic",
    Text("Destroy Magic"),
    Text("Until the start of your next turn nobody, you included, may cast a Spell or use a Magic Object."),
    timing=(TURN_START, TURN_END),
    worth=2,
)
class DestroyMagic(SpellAbility):
    """Silence falls."""

    async def cast(self, you: You, target: str) -> None:
        """Until the caster's next turn begins, or would begin."""
        await you.last("destroy_magic", seat=EVERYBODY, until="own_turn", left=1, by=you.seat)


@lasting("destroy_magic", Text("Destroy Magic"))
class MagicDestroyed(Ability):
    """Nobody casts Spells or uses Magic Objects."""

    suspends_magic = True


@spell(
    "destruction",
    Text("Destruction"),
    Text("Remove any 1 face-up Adventure card from the board."),
    timing=(TURN_START, AFTER_MOVE),
    copies=2,
    worth=2,
)
class Destruction(SpellAbility):
    """Nothing remains."""

    def targets(self, state: TalismanState, seat: int) -> tuple[str, ...]:
        """Adventure cards face up in the Outer and Middle Regions, not a Hex and not cards of a stock."""
        return tuple(
            f"card:{card}"
            for space in SPACES
            if space in state.cards and region_of(space) != INNER
            for card in state.cards[space]
            if ORIGIN[card] == ADVENTURE_DECK
        )

    async def cast(self, you: You, target: str) -> None:
        """Discard it, if it still lies there."""
        card = name_of(target)
        if you.lies_on(card):
            await you.discard(card)


@spell(
    "divination",
    Text("Divination"),
    Text("Look in secret at the top 5 cards of the Adventure deck."),
    timing=(TURN_START,),
    worth=1,
)
class Divination(SpellAbility):
    """A look at what is to come."""

    def targets(self, state: TalismanState, seat: int) -> tuple[str, ...]:
        """The caster, if there is a card to see."""
        return (f"seat:{seat}",) if state.adventure.cards else ()

    async def cast(self, you: You, target: str) -> None:
        """The deck stays as it is."""
        await you.look_at_deck(CARDS_FORESEEN)


@spell(
    "hex",
    Text("Hex"),
    Text(
        "Put this card on any space of the Outer or Middle Region where no Character stands. For 3 full rounds every "
        "Character who lands there loses 1 Life."
    ),
    timing=(TURN_START,),
    worth=2,
)
class Hex(SpellAbility):
    """A trap for whoever lands there."""

    def targets(self, state: TalismanState, seat: int) -> tuple[str, ...]:
        """Spaces of the Outer and Middle Regions without a Character."""
        taken = {hero.space for hero in state.heroes}
        return tuple([place for space, place in hexable() if space not in taken])

    async def cast(self, you: You, target: str) -> None:
        """It stays until the caster's third turn from now."""
        space = name_of(target)
        await you.lay_spell(space)
        await you.last("hex", seat=EVERYBODY, until="own_turn", left=HEX_TURNS, by=you.seat, space=space)


@cache
def hexable() -> tuple[tuple[str, str], ...]:
    """The spaces of the Outer and Middle Regions, and their places."""
    return tuple((space, f"space:{space}") for space in SPACES if region_of(space) != INNER)


@lasting("hex", Text("Hex"))
class Hexed(Ability):
    """The Hex on its space."""

    async def on_landing(self, you: You) -> None:
        """A Life is lost at once; the owner of the Amulet feels nothing."""
        if not is_immune(you.state, you.seat, "hex"):
            await you.lose_life(clause="TAL-S.hex")

    async def ended(self, you: You) -> None:
        """The card is discarded."""
        await you.discard_card()


@spell(
    "mesmerism",
    Text("Mesmerism"),
    Text("Take 1 Follower of your choice from any other Character."),
    timing=(TURN_START,),
    worth=2,
)
class Mesmerism(SpellAbility):
    """Turns a friend's head."""

    def targets(self, state: TalismanState, seat: int) -> tuple[str, ...]:
        """Whoever has a Follower that can be taken; nobody, while the Hag follows the caster."""
        if has(state, seat, "no_followers"):
            return ()
        return tuple(f"seat:{other}" for other in others(state, seat) if free_followers(state, other))

    async def cast(self, you: You, target: str) -> None:
        """Take one; the Mercenary asks no fee."""
        victim = int(name_of(target))
        cards = you.other(victim).followers()
        card = await you.choose_card("mesmerism", MESMERISM_QUESTION, cards, "TAL-S.mesmerism")
        if card:
            await you.take_from(victim, card)
        else:
            await you.find_nothing(victim, "TAL-S.mesmerism")


@spell(
    "teleport",
    Text("Teleport"),
    Text("Instead of throwing for movement, go to any other space of the same Region. Not in the Inner Region."),
    timing=(INSTEAD_OF_MOVE_ROLL,),
    copies=2,
    worth=2,
)
class Teleport(SpellAbility):
    """The move of the turn, to where the caster likes."""

    def targets(self, state: TalismanState, seat: int) -> tuple[str, ...]:
        """All other spaces of the Region, when a die would be thrown for movement."""
        hero = state.heroes[seat]
        region = region_of(hero.space)
        if region == INNER or hero.enslaved or has(state, seat, "move_cap"):
            return ()
        return tuple(f"space:{space}" for space in spaces_of(region) if space != hero.space)

    async def cast(self, you: You, target: str) -> None:
        """Go there and encounter the space."""
        await you.go_to(name_of(target))


@spell(
    "temporal_warp",
    Text("Temporal Warp"),
    Text("Take 3 turns in a row instead of 1."),
    timing=(TURN_START,),
    worth=3,
)
class TemporalWarp(SpellAbility):
    """Time stands still for everybody else."""

    async def cast(self, you: You, target: str) -> None:
        """This turn and two more."""
        if not you.hero.toad:
            await you.take_extra_turns(WARP_TURNS)
