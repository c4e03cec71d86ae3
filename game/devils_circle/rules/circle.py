"""The verbs of the game: what the rulebook lets happen to mages, demons, the Princess and the ground."""

from __future__ import annotations

from game.devils_circle.box.board import BOARD, SUPPLY, named_field
from game.devils_circle.box.pieces import AIXEL, CIRCLE, ITEM_NAMES, NAMED_DEMONS, NAMED_MAGES
from game.devils_circle.state import NEUTRALISED, OVER, CircleState
from game.engine.decision import Fact, Named, Text
from game.engine.table import MatchOver, Table

SEIZED, CURSED, STRUCK, SWALLOWED, DAWNED = "seized", "cursed", "struck", "swallowed", "dawned"
REASONS: dict[str, tuple[str, Text, str]] = {
    SEIZED: (CIRCLE, Text("A demon stands at the cradle: the Princess is lost."), "DK-15.1"),
    CURSED: (CIRCLE, Text("Curses have taken the Princess's last strength."), "DK-15.2"),
    STRUCK: (CIRCLE, Text("A pentagram has struck the cradle."), "DK-15.3"),
    SWALLOWED: (CIRCLE, Text("A hole to hell has opened under the cradle."), "DK-15.4"),
    DAWNED: (AIXEL, Text("The sun rises after the last night, and the Princess lives."), "DK-15.5"),
}
"""How a match ends: who wins, why, and the clause."""


class Circle(Table[CircleState]):
    """A match being played. Mages, demons, fields, edges and seats are numbers."""

    __slots__ = ()

    def word(self, name: str, fact: Fact) -> Fact:
        """Pieces, fields, items and seats by name, linked to their place on the table."""
        if name == "item" and isinstance(fact, str):
            return ITEM_NAMES[fact]
        if not isinstance(fact, int):
            return fact
        if name in ("mage", "other"):
            return NAMED_MAGES[fact]
        if name == "demon":
            return NAMED_DEMONS[fact]
        if name in ("field", "start"):
            return named_field(fact)
        return self.name(fact) if name == "who" else fact

    def name(self, seat: int) -> Named:
        """A seat's name, linked to its place."""
        return Named(self.seats[seat].name, f"seat:{seat}")

    # Parts of the state are never held across an await: a paused rule knows only numbers.

    # -- mages --------------------------------------------------------------------------------------------

    async def weaken(self, mage: int, points: int, clause: str) -> None:
        """A mage loses strength; at 0 or less he dies (DK-8.26)."""
        if not points:
            return
        lost = min(points, self.state.mages[mage].strength)
        self.state.mages[mage].strength -= points
        await self.tell(
            "strength_lost", clause, "{mage} loses {points} strength, {left} left.",
            mage=mage, points=lost, left=max(0, self.state.mages[mage].strength),
        )  # fmt: skip
        if self.state.mages[mage].strength <= 0:
            await self.kill(mage, "DK-8.26")

    async def drain(self, mage: int, points: int, clause: str) -> None:
        """A mage loses power, never below 0 (DK-8.28)."""
        lost = min(points, self.state.mages[mage].power)
        if not lost:
            return
        self.state.mages[mage].power -= lost
        await self.tell(
            "power_lost", clause, "{mage} loses {points} power, {left} left.",
            mage=mage, points=lost, left=self.state.mages[mage].power,
        )  # fmt: skip

    async def kill(self, mage: int, clause: str, wands_stay: bool = True) -> None:
        """A mage leaves the game; his wands lie where he died, all else is lost (DK-8.26, DK-8.27)."""
        field = self.bury(mage, wands_stay)
        await self.tell("mage_died", clause, "{mage} dies on {field}.", mage=mage, field=field)

    def bury(self, mage: int, wands_stay: bool) -> int:
        """Take a dead mage off the board; returns the field where he died."""
        state, piece = self.state, self.state.mages[mage]
        field = piece.field
        if wands_stay and piece.wand:
            state.wands = tuple(sorted((*state.wands, *((field,) * piece.wand))))
        piece.field, piece.alive, piece.strength, piece.points = -1, False, 0, 0
        for item in ITEM_NAMES:
            setattr(piece, item, 0)
        piece.held_by = -1
        for demon in state.demons:
            if demon.holds == mage:
                demon.holds = -1
        if state.mage == mage:
            state.mage = -1
        return field

    async def destroy_book(self, mage: int, clause: str) -> None:
        """A mage's book leaves the game, if he carries one (DK-7.46)."""
        if self.state.mages[mage].book:
            self.state.mages[mage].book = 0
            await self.tell("book_destroyed", clause, "{mage}'s book of magic is destroyed.", mage=mage)

    # -- demons -------------------------------------------------------------------------------------------

    async def exhaust(self, demon: int, points: int, clause: str) -> None:
        """A demon loses power; whether it is neutralised is checked by the rule that calls."""
        if not points:
            return
        lost = min(points, self.state.demons[demon].power)
        self.state.demons[demon].power -= points
        if lost <= 0:
            return
        await self.tell(
            "demon_power", clause, "{demon} loses {points} power, {left} left.",
            demon=demon, points=lost, left=max(0, self.state.demons[demon].power),
        )  # fmt: skip

    async def thicken(self, demon: int, points: int, clause: str) -> None:
        """A demon's materiality changes, never below 0 (DK-9.9)."""
        solid = max(0, self.state.demons[demon].materiality + points)
        if solid == self.state.demons[demon].materiality:
            return
        self.state.demons[demon].materiality = solid
        await self.tell("demon_materiality", clause, "{demon} has materiality {points}.", demon=demon, points=solid)

    async def check_neutralised(self, demon: int) -> bool:
        """A demon without power leaves the board, and a hole to hell opens where it stood (DK-12.1, DK-12.2)."""
        if self.state.demons[demon].power > 0:
            return False
        held = held_by(self.state, demon)
        field = self.banish(demon)
        await self.tell("neutralised", "DK-12.1", "{demon} sinks into hell.", demon=demon)
        await self.tell_free(held, demon)
        await self.open_hole(field, "DK-12.2")
        return True

    async def tell_free(self, mage: int, demon: int) -> None:
        """Say that a mage is no longer possessed; nothing for -1 (DK-11.29)."""
        if mage >= 0:
            await self.tell("freed", "DK-11.29", "{mage} is free of {demon}.", mage=mage, demon=demon)

    def banish(self, demon: int) -> int:
        """Take a neutralised demon off the board; returns the field where it stood."""
        piece = self.state.demons[demon]
        field = piece.field
        piece.status, piece.power, piece.field, piece.hole = NEUTRALISED, 0, -1, field
        release(self.state, demon)
        return field

    # -- the ground ---------------------------------------------------------------------------------------

    async def open_hole(self, field: int, clause: str) -> None:
        """A hole to hell destroys everything on its field but demons, pentagrams and garlic (DK-12.3)."""
        gapes, salt = field in self.state.holes, len(self.state.salt)
        swallow(self.state, field)
        if not gapes:
            await self.tell("hole_opened", clause, "A hole to hell opens on {field}.", field=field)
        if len(self.state.salt) < salt:
            await self.tell("salt_swallowed", "DK-12.3", "The hole on {field} swallows the salt about it.", field=field)
        for number in range(len(self.state.mages)):
            if self.state.mages[number].field == field:
                await self.kill(number, "DK-12.3", wands_stay=False)
        if self.state.cradle == field:
            await self.finish(SWALLOWED)

    # -- the end ------------------------------------------------------------------------------------------

    async def finish(self, ending: str) -> None:
        """End the match at once, whatever is under way (DK-5.3)."""
        self.state.ending = ending
        self.state.winner, reason, clause = REASONS[ending]
        self.state.stage = OVER
        await self.tell("match_over", clause, "The match is over. {reason}", reason=reason)
        raise MatchOver


def swallow(state: CircleState, field: int) -> None:
    """What a new hole does to the things on its field (DK-12.3); mages and the Princess are told of apart."""
    if field not in state.holes:
        state.holes = tuple(sorted((*state.holes, field)))
    state.wands = tuple([lying for lying in state.wands if lying != field])
    state.torches = tuple([torch for torch in state.torches if torch[0] != field])
    state.herbs = tuple([herb for herb in state.herbs if herb[0] != field])
    state.salt = tuple([edge for edge in state.salt if edge not in BOARD.edges[field]])
    if field == SUPPLY:
        destroy_supplies(state)


def held_by(state: CircleState, demon: int) -> int:
    """The mage that a demon possesses now; -1 if there is none."""
    return next((number for number, mage in enumerate(state.mages) if mage.held_by == demon), -1)


def release(state: CircleState, demon: int) -> None:
    """The mage that a demon possesses is free, though a tie may remain (DK-11.29, DK-12.11)."""
    for mage in state.mages:
        if mage.held_by == demon:
            mage.held_by = -1
            state.mage = -1


def destroy_supplies(state: CircleState) -> None:
    """Nothing is left of the stock; its torches don't come back (DK-11.19, DK-12.3, DK-14.23)."""
    state.stock = dict.fromkeys(state.stock, 0)
