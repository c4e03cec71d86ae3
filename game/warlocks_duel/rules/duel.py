"""The verbs of a duel: what the rulebook lets happen to a player's power, dice and cards."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.decision import Fact, Named, Text
from game.engine.table import Table
from game.warlocks_duel.box.cards import MAGES, SPELLS
from game.warlocks_duel.box.elements import BLANK, NAMES, DiceFaces, as_rolled, faces_rolled, together
from game.warlocks_duel.rules.antimagic_shield import lowered
from game.warlocks_duel.rules.payment import enumerated, listed
from game.warlocks_duel.state import MOST_POWER, DuelState


class Duel(Table[DuelState]):
    """A duel being played. Seats are numbers from 0; spells and cards are ids."""

    __slots__ = ()

    def word(self, name: str, fact: Fact) -> Fact:
        """Seats, spells and cards by name, linked to their place on the table."""
        if name in ("who", "target", "owner") and isinstance(fact, int):
            return Named(self.seats[fact].name, f"seat:{fact}")
        if name in ("spell", "named") and isinstance(fact, str):
            return Named(SPELLS[fact].name, f"spell:{fact}")
        if name == "mage" and isinstance(fact, str):
            return Named(MAGES[fact].name, f"mage:{fact}")
        if name == "dice" and isinstance(fact, tuple):
            return listed(fact)
        if name == "rolled" and isinstance(fact, tuple):
            return enumerated(fact)
        if name == "spells" and isinstance(fact, tuple):
            return spells_named(fact)
        if name == "face" and isinstance(fact, str):
            return NAMES[fact]
        return fact

    def name(self, seat: int) -> Named:
        """A seat's name, linked to its place."""
        return Named(self.seats[seat].name, f"seat:{seat}")

    # -- power --------------------------------------------------------------------------------------------

    def lose_power(self, seat: int, points: int) -> int:
        """Take power away, never below 0 (WD-0.5); returns what was really lost."""
        duelist = self.state.duelists[seat]
        taken = min(points, duelist.power)
        duelist.power -= taken
        return taken

    def gain_power(self, seat: int, points: int) -> int:
        """Give power, never above 40 (WD-0.5); returns what was really gained. The eliminated gain nothing."""
        duelist = self.state.duelists[seat]
        if not duelist.alive:
            return 0
        given = max(0, min(points, MOST_POWER - duelist.power))
        duelist.power += given
        return given

    async def damage(self, seat: int, points: int, clause: str, cause: str) -> int:
        """Take power away and tell everybody why ("spell", "area", "counter", ...); nothing if none was at stake."""
        taken = self.lose_power(seat, points)
        if taken:
            await self.tell("power_lost", clause, DAMAGE[cause].message, who=seat, points=taken, cause=cause)
        return taken

    async def heal(self, seat: int, points: int, clause: str, cause: str) -> int:
        """Give power and tell everybody why; nothing if none was at stake."""
        given = self.gain_power(seat, points)
        if points <= 0:
            return 0
        words = HEALING[cause] if given else NOT_HEALED
        await self.tell("power_gained", clause, words.message, who=seat, points=given, cause=cause)
        return given

    async def heal_by_spell(self, seat: int, spell: str, points: int, clause: str, cause: str = "spell") -> int:
        """Power from a spell; the owner's antimagic shield swallows part of it (WD-8.8)."""
        return await self.heal(seat, lowered(self.state.duelists[seat], spell, points), clause, cause)

    # -- dice ---------------------------------------------------------------------------------------------

    async def roll_element_dice(self, seat: int, kind: str, clause: str, message: str) -> DiceFaces:
        """Roll the dice in a player's hand and tell what falls, one by one (WD-0.7); returns them sorted."""
        count = len(self.state.duelists[seat].hand)
        rolls = self.dice.roll_many(count) if count else ()
        dice = faces_rolled(rolls)
        if self.listening and rolls:
            await self.tell(kind, clause, message, who=seat, rolled=as_rolled(rolls), dice=dice)
        return dice

    def roll_ordinary_dice(self, count: int) -> tuple[int, ...]:
        """Roll the d6 that many times."""
        return self.dice.roll_many(count) if count else ()

    def lay_aside(self, seat: int, dice: Iterable[str]) -> None:
        """Put dice out of use until Phase 4."""
        duelist = self.state.duelists[seat]
        duelist.aside = together(duelist.aside, tuple(dice))

    def lay_aside_reserve(self, seat: int, count: int) -> None:
        """Put dice of the reserve out of use until Phase 4."""
        self.state.duelists[seat].reserve -= count
        self.lay_aside(seat, (BLANK,) * count)

    # -- spells -------------------------------------------------------------------------------------------

    def use(self, seat: int, spell: str) -> None:
        """Mark a spell as used (WD-4.6)."""
        duelist = self.state.duelists[seat]
        duelist.active = tuple([other for other in duelist.active if other != spell])
        duelist.used = (*duelist.used, spell)

    def lose_spell(self, seat: int, spell: str) -> None:
        """Cancel an active spell: its dice are laid aside and it counts as used without effect (WD-4.22)."""
        duelist = self.state.duelists[seat]
        duelist.active = tuple([other for other in duelist.active if other != spell])
        duelist.lost = (*duelist.lost, spell)
        self.lay_aside(seat, duelist.paid.pop(spell))

    def lose_active_spells(self, seat: int) -> None:
        """Lose every spell that is still active."""
        for spell in self.state.duelists[seat].active:
            self.lose_spell(seat, spell)


def spells_named(spells: tuple[str, ...]) -> Text:
    """Spells in words, each linked to its card."""
    facts = tuple((f"spell{place}", Named(SPELLS[spell].name, f"spell:{spell}")) for place, spell in enumerate(spells))
    return Text(", ".join(f"{{{name}}}" for name, _ in facts), facts)


NOT_HEALED = Text("{who} gains no power: 40 is the most.")
DAMAGE = {
    "spell": Text("{who} loses {points} power."),
    "area": Text("{who} is caught in the spell and loses {points} power."),
    "counter": Text("{who} loses {points} power to the counter-strike, 1 for each die."),
    "fatigue": Text("{who} loses {points} power from fatigue."),
    "greed": Text("{who} cannot fill the hand and loses {points} power."),
    "price": Text("{who} pays {points} power for the spell."),
    "backfire": Text("The spell backfires: {who} loses {points} power."),
    "delayed": Text("{who} loses {points} power to the spell's later effect."),
    "drain": Text("{who} loses {points} power to Power Drain."),
}
HEALING = {
    "spell": Text("{who} gains {points} power."),
    "regain": Text("{who} draws {points} power from the spell."),
    "delayed": Text("{who} gains {points} power from the spell's later effect."),
    "drain": Text("{who} gains {points} power from Power Drain."),
    "reserve": Text("{who} gains {points} power for dice left in the reserve."),
}
