"""The Character that a card, a space or a Spell acts on, with the verbs of the rulebook.

``you.card`` is what acts. Verbs do nothing for a Character that has left the board. Await every verb.
"""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import dataclass

from game.engine.decision import Text
from game.talisman.box.board import spaces_of
from game.talisman.box.register import CARD_OF, clause_of
from game.talisman.rules.asked import Asked
from game.talisman.rules.belongings import market_day, possessions, shops
from game.talisman.rules.fights import combat, unseen
from game.talisman.rules.happenings import alignment, landing, lasting, toads, verbs
from game.talisman.rules.hero import lives, points
from game.talisman.rules.magic import evading, hands, windows
from game.talisman.rules.table import places
from game.talisman.rules.table.land import Land
from game.talisman.rules.table.sheet import free_followers
from game.talisman.state import Lasting, Loss, from_seat

SAME_ALREADY = Text("{who} is {alignment} already.")
STAYS = Text("{who} stays {alignment}.")


@dataclass(frozen=True, slots=True)
class You(Asked):
    """A seat's Character and the card acting on it."""

    # -- the others ---------------------------------------------------------------------------------------

    def other(self, seat: int) -> You:
        """Another Character, with the same card acting on it."""
        return You(self.land, seat, self.card)

    def everyone(self) -> tuple[You, ...]:
        """All Characters on the board, clockwise from this one (cards file, C6)."""
        return tuple([self.other(seat) for seat in from_seat(self.state, self.seat)])

    def in_region(self) -> tuple[You, ...]:
        """All Characters in this one's Region, clockwise from it."""
        return tuple([you for you in self.everyone() if you.region == self.region])

    # -- Lives, Strength, Craft, Gold ---------------------------------------------------------------------

    async def lose_life(self, n: int = 1, clause: str = "TAL-6.4a", cause: str = "") -> int:
        """Lose Lives (Spells may save each); returns how many were lost."""
        return await lives.lose_life(self.land, self.seat, n, clause, cause or self.card)

    async def gain_life(self, n: int = 1) -> None:
        """Gain Lives, without a ceiling."""
        await lives.gain_life(self.land, self.seat, n)

    async def heal(self, up_to: int = 4) -> int:
        """Heal up to that many Lives, never above 4; returns how many."""
        return await lives.heal(self.land, self.seat, up_to)

    async def gain_strength(self, n: int = 1) -> None:
        """Gain own Strength."""
        await points.gain_strength(self.land, self.seat, n)

    async def lose_strength(self, n: int = 1) -> int:
        """Lose own Strength, not below the printed value; returns how much."""
        return await points.lose_strength(self.land, self.seat, n)

    async def gain_craft(self, n: int = 1) -> None:
        """Gain own Craft; Spells may come with it."""
        await points.gain_craft(self.land, self.seat, n)

    async def lose_craft(self, n: int = 1) -> int:
        """Lose own Craft, not below the printed value; returns how much."""
        return await points.lose_craft(self.land, self.seat, n)

    async def gain_gold(self, n: int = 1) -> None:
        """Gain Gold from the stock."""
        await points.gain_gold(self.land, self.seat, n)

    async def lose_gold(self, n: int = 1) -> int:
        """Lose Gold, all if there is less; returns how much."""
        return await points.lose_gold(self.land, self.seat, n)

    async def take_gold_from(self, victim: int, n: int = 1) -> None:
        """Take Gold from another Character."""
        await points.give_gold(self.land, victim, self.seat, n)

    async def pay(self, n: int) -> bool:
        """Pay Gold; False if there is too little."""
        return await points.pay(self.land, self.seat, n)

    # -- Spells -------------------------------------------------------------------------------------------

    async def gain_spell(self, n: int = 1) -> int:
        """Draw Spells as far as the allowance goes; returns how many."""
        return await hands.gain_spells(self.land, self.seat, n)

    async def discard_all_spells(self) -> None:
        """Discard all Spells; those who always have one draw again."""
        await hands.discard_all_spells(self.land, self.seat)

    def counter_spell(self) -> None:
        """Cancel the Spell that this one answers."""
        windows.counter(self.land)

    def save(self) -> None:
        """Prevent the loss just announced (``state.loss``)."""
        self.land.state.saved = True

    async def lay_spell(self, space: str) -> None:
        """The Spell being cast stays face up on a space instead of being discarded (Hex)."""
        await verbs.lay_spell(self.land, self.card, space)

    async def evade(self, target: str) -> None:
        """Evade a target ("card:bear#1", "seat:2", "enemy:sentinel") until this turn ends."""
        await evading.evade(self.land, self.seat, target)

    async def become_unseen(self) -> None:
        """Be free to evade whatever is met until this turn ends (Invisibility)."""
        await unseen.become_unseen(self.land, self.seat)

    async def stop_evading(self) -> None:
        """Immobility on one who evades: he must face what he evaded (cards file)."""
        await evading.stop(self.land, self.seat)

    async def find_nothing(self, victim: int, clause: str) -> None:
        """An answer to this Character's Spell has left nothing for it to take."""
        await verbs.find_nothing(self.land, self.seat, victim, clause)

    async def last(
        self, effect: str, seat: int, until: str, left: int = 0, by: int = -1, value: int = 0, space: str = ""
    ) -> None:
        """Lay a lasting effect (see :class:`~game.talisman.state.Lasting`)."""
        await lasting.lay(self.land, Lasting(effect, seat, until, left, by, value, self.card, space))

    async def take_extra_turns(self, n: int) -> None:
        """Further turns for this Character after the one under way."""
        self.land.state.extra_turns += n
        await self.land.tell("extra_turns", "TAL-6.10.2a", "{who} takes {n} more turns.", who=self.seat, n=n)

    async def look_at_deck(self, n: int) -> None:
        """Look secretly at the top cards of the Adventure deck."""
        await verbs.look_at_deck(self.land, self.seat, n)

    # -- moving and turns ---------------------------------------------------------------------------------

    async def go_to(self, space: str, clause: str = "TAL-6.13.1a") -> None:
        """Be set on a space; in the own turn with a new encounter there (the rest of the old space is dropped)."""
        await landing.go_to(self.land, self.seat, space, clause)

    def spaces_of_region(self) -> tuple[str, ...]:
        """All other spaces of this Region."""
        return tuple(space for space in spaces_of(self.region) if space != self.hero.space)

    async def miss_turn(self, n: int = 1, from_event: bool = False) -> None:
        """Miss turns: the next ones; for the drawer of an Event this very turn is the first (TAL-6.15.4b)."""
        await verbs.miss_turns(self.land, self.seat, n, from_event)

    def end_turn(self) -> None:
        """Nothing more happens in the turn under way."""
        self.land.state.ended = True

    async def show_alignment(self) -> None:
        """Say before this Character's Alignment matters: the Druid may change it first."""
        await alignment.declare(self.land, self.seat)

    async def become(self, new: str) -> bool:
        """Change Alignment (once per turn); False if that is impossible."""
        return await alignment.become(self.land, self.seat, new)

    async def stay_as_is(self, alignment: str) -> None:
        """Say that an Alignment was not changed: it is that already, or it has changed in this turn."""
        message = SAME_ALREADY.message if self.alignment == alignment else STAYS.message
        await self.land.tell("alignment_kept", "TAL-6.7.2", message, who=self.seat, alignment=self.alignment)

    async def become_toad(self) -> None:
        """Become a Toad for three turns."""
        await toads.become_toad(self.land, self.seat)

    # -- cards --------------------------------------------------------------------------------------------

    async def discard_card(self) -> None:
        """The acting card is done with: away to its discard pile."""
        await possessions.discard(self.land, self.card)

    async def discard(self, card: str) -> None:
        """Discard a card from wherever it lies."""
        await possessions.discard(self.land, card)

    async def lay_aside(self) -> None:
        """The acting card lies beside the board until it is discarded (Blizzard)."""
        await verbs.lay_aside(self.land, self.card)

    async def join(self) -> None:
        """The acting card follows this Character, willing or not (Hag, Poltergeist)."""
        await verbs.join(self.land, self.seat, self.card)

    async def take_from(self, victim: int, card: str) -> None:
        """Take a card from another Character."""
        await possessions.give(self.land, victim, self.seat, card, clause_of(self.card))

    async def leave(self, card: str) -> None:
        """Leave an Object or Follower on this Character's space."""
        await possessions.leave(self.land, self.seat, card, "TAL-6.5.4")

    def objects(self) -> tuple[str, ...]:
        """All Objects, magic or not; never a Raft."""
        return self.hero.objects

    def followers(self) -> tuple[str, ...]:
        """The Followers that can be given up, taken or killed."""
        return free_followers(self.state, self.seat)

    async def stash_all(self, space: str) -> None:
        """All Gold and Objects are carried to a space (Raiders); a Raft is destroyed."""
        await verbs.stash_all(self.land, self.seat, space)

    async def convert_objects(self, gold_each: int = 1) -> None:
        """Turn any number of own Objects into Gold."""
        await shops.convert_objects(self.land, self.seat, gold_each)

    async def gain_talisman(self) -> bool:
        """Receive a Talisman, if one is left (TAL-6.20.2c-R)."""
        return await shops.gain_talisman(self.land, self.seat)

    async def shop(self, where: str) -> None:
        """Buy any number of Purchase cards at the prices of "village" or "market"."""
        await shops.shop(self.land, self.seat, where)

    async def take_purchase(self, item: str) -> bool:
        """Take a Purchase card without paying; False if none is in stock."""
        return await shops.take_purchase(self.land, self.seat, item)

    async def market_day(self) -> None:
        """Everybody may trade with everybody, clockwise from this Character."""
        await market_day.hold(self.land, self.seat)

    def nothing_happens(self, reason: Text, **values: int | str) -> Awaitable[None]:
        """Say that the acting card does nothing to this Character, and why; the reason names him as ``{who}``."""
        return self.land.tell("nothing_happens", clause_of(self.card), reason.message, None, who=self.seat, **values)

    def points_left(self) -> int:
        """What is left on the acting card (Fountain, Stream, Pool)."""
        return self.state.points.get(self.card, CARD_OF[self.card].points)

    async def use_up_point(self) -> None:
        """One point less on the acting card; empty it is discarded."""
        left = self.points_left() - 1
        self.land.state.points[self.card] = left
        if left <= 0:
            await possessions.discard(self.land, self.card)

    # -- fighting -----------------------------------------------------------------------------------------

    async def fight(self, enemy: str) -> str:
        """Fight an Enemy without a card by its id in space_enemies.py; returns "won", "lost", "drawn" or "evaded"."""
        return await combat.fight_space_enemy(self.land, self.seat, enemy)

    async def is_saved(self, what: str, cards: tuple[str, ...] = ()) -> bool:
        """Announce a loss ("follower") and let Spells prevent it."""
        return await lives.is_saved(self.land, Loss(what, self.seat, cards, self.card))

    def lies_on(self, card: str) -> str:
        """The space where a card lies face up; nothing if on none."""
        return places.space_of(self.state, card)


Land.people = You
