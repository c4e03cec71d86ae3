"""How dice are chosen at the table of a duel: several at one click, one for another, or counted by keys."""

from __future__ import annotations

from collections import Counter

from game.engine.ids import kind_of, name_of
from game.ui.tables.common.answers.option_places import contains
from game.ui.tables.common.controller import TableController
from game.ui.tables.common.outcomes import Changed, Outcome
from game.ui.tables.common.pieces import DIE, Piece
from game.ui.tables.warlocks_duel.words.lacking import dice_lacking
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.elements import DiceFaces

COUNTED = ("reserve", "pool")


class DiceController(TableController):
    """The generic gestures, and the choice of dice."""

    def _pool(self) -> list[Piece]:
        """The dice of the mana pool of who is asked."""
        zone = f"pool:{self.decision.seat}"
        return [piece for piece in self.pieces if piece.kind == DIE and piece.zone == zone]

    def dice_for(self, piece: Piece) -> list[str]:
        """While mana is gathered: the dice of the hand that a spell lacks which lies there; none for other pieces."""
        name = name_of(piece.place) if kind_of(piece.place) == "spell" else ""
        if self.decision.kind != "gather" or name not in SPELLS:
            return []
        hand = [one for one in self.pieces if one.kind == DIE and one.zone == f"hand:{self.decision.seat}"]
        wanted = Counter(dice_lacking(SPELLS[name].cost, self._faces(), tuple(die.face for die in hand)))
        found = []
        for die in hand:
            if wanted[die.face]:
                wanted[die.face] -= 1
                found.append(die.id)
        return found

    def _faces(self) -> DiceFaces:
        """The faces of the dice in the mana pool of who is asked."""
        return tuple(die.face for die in self._pool())

    def _counted(self, piece: Piece) -> list[str] | None:
        """At a response, where only their number matters: the dice of a zone up to a die; a chosen one takes itself
        and those behind it back. None for other pieces, and for more than may be used.
        """
        if self.decision.kind != "response" or piece.kind != DIE or self.options_of(piece):
            return None
        dice = [other for other in self.pieces if other.kind == DIE and other.zone == piece.zone]
        number = dice.index(piece)
        counted = dice[: number if piece.id in self.selected else number + 1]
        return [die.id for die in counted] if self._is_part([die.place for die in counted]) else None

    def _exchanged(self, piece: Piece) -> list[str] | None:
        """The selection with this die instead of one, or instead of all in another zone; None if that is no answer."""
        if piece.kind != DIE or not self.selected or piece.id in self.selected:
            return None
        if self.decision.kind == "response":
            return [piece.id] if self._is_part([piece.place]) else None
        if self.decision.kind != "payment":
            return None
        places = self.selected_places()
        for number in range(len(places) - 1, -1, -1):
            changed = [*places[:number], *places[number + 1 :], piece.place]
            if self._is_part(changed):
                return [*self.selected[:number], *self.selected[number + 1 :], piece.id]
        return None

    def _is_part(self, places: list[str]) -> bool:
        return any(contains(option.picks, places) for option in self.decision.options if option.picks)

    def _take_all(self, tray: Piece) -> Outcome:
        """All dice of the hand, or none if all are chosen."""
        dice = [piece.id for piece in self.pieces if piece.kind == DIE and piece.zone == tray.place]
        return self._select_these([] if set(dice) <= set(self.selected) else dice)

    def _select_these(self, selected: list[str]) -> Changed:
        self.selected, self.offered = selected, ()
        return self._changed()

    # -- counting -----------------------------------------------------------------------------------------

    def select_number(self, count: int) -> bool:
        """At a response: that many dice of the zone selected last, the reserve at first."""
        if self.decision.kind != "response":
            return False
        zone = self._zone()
        dice = [piece for piece in self.pieces if piece.kind == DIE and piece.zone == zone]
        if zone is None or not 0 <= count <= len(dice):
            return False
        chosen = dice[:count]
        if chosen and not self._is_part([piece.place for piece in chosen]):
            return False
        self.selected = [piece.id for piece in chosen]
        self._lit = None
        return True

    def step_number(self, step: int) -> bool:
        """One die more or less."""
        return self.select_number(len(self.selected) + step)

    def _zone(self) -> str | None:
        """The zone whose dice are counted."""
        for piece in self.pieces:
            if piece.id in self.selected:
                return piece.zone
        for name in COUNTED:
            zone = f"{name}:{self.decision.seat}"
            if any(pick.startswith(zone) for option in self.decision.options for pick in option.picks):
                return zone
        return None
