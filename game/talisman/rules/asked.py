"""A seat's Character as a card finds it, and what its player is asked and throws for that card."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.engine.decision import Option, Text
from game.engine.ids import name_of
from game.talisman.box.board import SPACES, region_of
from game.talisman.box.die_tables import DieTable
from game.talisman.rules.belongings import possessions
from game.talisman.rules.happenings import throwing
from game.talisman.rules.table.land import YES, Land, space_name, yes_or_no
from game.talisman.rules.table.sheet import craft, strength
from game.talisman.state import Hero, TalismanState


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat whose Character is looked at and whose player is asked, and the card that asks."""

    land: Land
    seat: int
    card: str = ""

    # -- looking (never keep a Hero or the state in a local variable across an await) ---------------------

    @property
    def state(self) -> TalismanState:
        """The whole table."""
        return self.land.state

    @property
    def hero(self) -> Hero:
        """The Character's own things."""
        return self.land.state.heroes[self.seat]

    @property
    def alive(self) -> bool:
        """Whether the Character stands on the board."""
        return bool(self.hero.space)

    @property
    def alignment(self) -> str:
        """Good, Neutral or Evil."""
        return self.hero.alignment

    @property
    def strength(self) -> int:
        """Total Strength outside Combat (TAL-6.1.6)."""
        return strength(self.state, self.seat)

    @property
    def craft(self) -> int:
        """Total Craft (TAL-6.2.5)."""
        return craft(self.state, self.seat)

    @property
    def region(self) -> str:
        """The Region the Character stands in."""
        return region_of(self.hero.space)

    @property
    def terrain(self) -> str:
        """The terrain of the Character's space."""
        return SPACES[self.hero.space].terrain

    # -- dice and choices ---------------------------------------------------------------------------------

    async def throw(self, dice: int, clause: str) -> int:
        """Throw dice and add them."""
        return await throwing.throw(self.land, self.seat, dice, clause)

    async def throw_table(self, table: DieTable, clause: str = "TAL-6.13.5a", bonus: int = 0) -> int:
        """Throw a die table and carry out its row; ``bonus`` may be added after the throw at will."""
        return await throwing.throw_table(self.land, self.seat, table, self.card, clause, bonus)

    async def choose(self, kind: str, question: Text, options: tuple[Option, ...], clause: str) -> str:
        """Ask this player; returns the key chosen. One option is taken without asking."""
        if len(options) == 1:
            return options[0].key
        return await self.land.ask(self.seat, kind, question, options, clause, about=f"card:{self.card}")

    async def agrees(self, kind: str, question: Text, yes: Text, no: Text, clause: str) -> bool:
        """Ask this player whether he does something; ``yes`` and ``no`` say what comes of it."""
        options = yes_or_no(yes, no)
        return await self.land.ask(self.seat, kind, question, options, clause, about=f"card:{self.card}") == YES

    async def choose_card(self, kind: str, question: Text, cards: Iterable[str], clause: str) -> str:
        """Ask this player for one of several cards; nothing if there are none."""
        cards = tuple(cards)
        if len(cards) <= 1:
            return cards[0] if cards else ""
        return await possessions.choose_card(self.land, self.seat, kind, question, cards, clause)

    async def choose_space(self, kind: str, question: Text, spaces: Iterable[str], clause: str) -> str:
        """Ask this player for a space."""
        options = tuple(
            Option(f"to:{space}", Text("{space}", (("space", space_name(space)),)), f"space:{space}", clause)
            for space in spaces
        )
        return name_of(await self.choose(kind, question, options, clause))
