"""The gestures of Warlock's Duel: dice are toggled, swapped and counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from game.engine.decision import Decision, Odds, Option, Text, text
from game.engine.ids import kind_of, name_of, parted
from game.ui.tables.common.controller import Before, Changed, Chosen, Outcome, TableController
from game.ui.tables.common.option_places import contains, verb_of
from game.ui.tables.common.pieces import DIE, TRAY, Piece
from game.ui.tables.warlocks_duel.attack import STRENGTH
from game.ui.tables.warlocks_duel.words.answers import (
    LAST_ROLL,
    by_name,
    if_all_were_kept,
    living,
    open_to_attack,
    second_thoughts,
    struck_back_by,
    wasted_in_vain,
    with_effect,
    with_outcome,
    with_payment,
)
from game.ui.tables.warlocks_duel.words.hints import AIM, HINTS, NO_RESERVE
from game.ui.tables.warlocks_duel.words.lacking import dice_lacking
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.elements import DiceFaces
from game.warlocks_duel.box.spells import ATTACK
from game.warlocks_duel.rules.attacks.defence import forbids_counter
from game.warlocks_duel.rules.gathering import GATHER_UP
from game.warlocks_duel.rules.payment import payments
from game.warlocks_duel.state import GATHER_TURN_LIMIT
from game.warlocks_duel.view import DuelView

BEFORE_STRENGTH = frozenset({"chain_dice", "name_spell"})
"""Questions in the middle of an attack whose strength is not known yet."""
COUNTED = ("reserve", "pool")


class DuelController(TableController):
    """The generic gestures, and those that make dice quick: exchanging a full selection, counting by keys."""

    hints = HINTS
    weighty = frozenset({"cast", "heal", "power_drain"})
    """What is used up, in attack or defence: a first click chooses it, on its card or its button; a second uses it."""
    chosen_by_button = weighty
    in_words: Mapping[str, tuple[str, ...]] = {
        "cast": ("cast",), "response": ("heal",), "cancel_spell": (), "name_spell": (), "sacrifice": (),
    }  # fmt: skip

    def __init__(
        self, decision: Decision, pieces: Sequence[Piece], view: DuelView, weighed: list[Text] | None = None
    ) -> None:
        """``weighed`` are the second thoughts that were asked about before, and will be added to."""
        self._view = view
        self._weighed = weighed if weighed is not None else []
        super().__init__(decision, pieces)
        if decision.kind in BEFORE_STRENGTH:
            self.hides = frozenset({STRENGTH})

    def odds_at_rest(self) -> Odds | None:
        """While mana is gathered and no die is chosen: what the dice in hand would pay for."""
        return if_all_were_kept(self.decision) if self.decision.kind == "gather" else None

    def odds(self, option: Option) -> Odds | None:
        """The chances, with whoever loses by them called by name."""
        found = super().odds(option)
        return by_name(found, self._view) if found is not None and option.key == "hold" else found

    def risk(self, option: Option) -> Text | None:
        """Also to hold where one wastes more than the others; and to pass with dice that are better spent: asked about
        once, and not again for the same spells.
        """
        if option.key == "hold" and self.odds(option) is not None:
            return super().risk(option) or wasted_in_vain(self._view, self.decision.seat)
        doubts = second_thoughts(self.decision, self._faces(), living(self._view)) if option.key == "pass" else None
        if doubts is None:
            return super().risk(option)
        if doubts.facts[-1] in [one.facts[-1] for one in self._weighed[-1:]]:
            return None
        self._weighed.append(doubts)
        return doubts

    # -- paying -------------------------------------------------------------------------------------------

    def is_weighty(self, option: Option) -> bool:
        """Also a spell with one way to pay: the spell is chosen, then paid, as where there are several ways."""
        return super().is_weighty(option) or self._only_payment(option) is not None

    def buttons(self) -> list[Option]:
        """The spell chosen is paid by a button that names the dice; one to be cast and a defence say what they do."""
        found, chosen = super().buttons(), self.chosen() if self.decision.kind == "incantation" else None
        return [self._paying(option) if option == chosen else self._telling(option) for option in found]

    def _offered_first(self, options: Iterable[Option]) -> list[Option]:
        """A spell chosen by its button stays where it is, so that a second click there casts it and no other."""
        return list(options) if self.decision.kind in ("cast", "response") else super()._offered_first(options)

    def _telling(self, option: Option) -> Option:
        """The option with what comes of it."""
        verb, spell = parted(option.key)
        if verb == "cast" and spell in SPELLS:
            return with_effect(option, spell)
        if option.key == GATHER_UP.key and self._view.gather_turn >= GATHER_TURN_LIMIT:
            return replace(option, text=LAST_ROLL)
        return with_outcome(option, self.odds(option)) if verb in ("heal", "reserve", "decline") else option

    def marked(self) -> frozenset[str]:
        """Also the dice that pay for the spell chosen."""
        chosen = self.chosen()
        paid = self._only_payment(chosen) if chosen is not None else None
        if paid is None:
            return super().marked()
        left, dice = Counter(paid), set[str]()
        for die in self._pool():
            if left[die.face]:
                left[die.face] -= 1
                dice.add(die.id)
        return super().marked() | dice

    def _paying(self, option: Option) -> Option:
        """The option in the words of its payment."""
        dice = self._only_payment(option)
        return with_payment(option, dice) if dice is not None else option

    def _only_payment(self, option: Option) -> DiceFaces | None:
        """The dice that pay for the spell of an option, if there is only one way."""
        if self.decision.kind != "incantation" or option.place is None:
            return None
        ways = payments(self._faces(), SPELLS[option.key.partition(":")[2]].cost)
        return ways[0] if len(ways) == 1 else None

    def _pool(self) -> list[Piece]:
        """The dice of the mana pool of who is asked."""
        zone = f"pool:{self.decision.seat}"
        return [piece for piece in self.pieces if piece.kind == DIE and piece.zone == zone]

    # -- what a click does ----------------------------------------------------------------------------------

    def hint(self) -> Text | None:
        """What to do; once one's reserve is empty, what a die costs and when the gathering will end."""
        if self.decision.kind != "gather" or self._view.duelists[self.decision.seat].reserve:
            return super().hint()
        return text(NO_RESERVE.message, turn=self._view.gather_turn, last=GATHER_TURN_LIMIT)

    def hint_when_chosen(self) -> Text:
        """With an attack in hand, whom it may strike, and how hard he can strike back."""
        if self._aimed_at():
            return AIM
        chosen, others = self.chosen(), open_to_attack(self._view, self.decision.seat)
        if chosen is None or verb_of(chosen) != "cast" or len(others) != 1:
            return super().hint_when_chosen()
        spell, target = name_of(chosen.key), others[0]
        if SPELLS[spell].category != ATTACK or forbids_counter(spell) or target.silenced:
            return super().hint_when_chosen()
        return struck_back_by(target.seat.name, len(target.pool))

    def is_lit(self, piece: Piece) -> bool:
        """The tray is only the ground of the dice, and while these are chosen no spell is."""
        return piece.kind != TRAY and not self.dice_for(piece) and super().is_lit(piece)

    def can_click(self, piece: Piece) -> bool:
        """Also dice that can be exchanged for a selected one, whom the spell in hand may strike, the tray of dice."""
        if piece.kind == TRAY:
            return self.decision.kind == "gather"
        return (
            super().can_click(piece)
            or bool(self.dice_for(piece))
            or piece.place in self._aimed_at()
            or self._is_paid_here(piece)
            or self._exchanged(piece) is not None
        )

    def click(self, piece: Piece) -> Outcome:
        """What is one intention takes no two clicks: an attack and its victim, several dice, a die for another."""
        chosen = self.chosen()
        if chosen is not None and piece.place in self._aimed_at():
            return Chosen(chosen.key, (piece.place.replace("seat", "target"),))
        if piece.kind == TRAY and self.decision.kind == "gather":
            return self._take_all(piece)
        lacking = self.dice_for(piece)
        if lacking:
            return self._select_these([] if set(lacking) == set(self.selected) else lacking)
        if self._is_paid_here(piece):
            return Chosen(self.confirmable()[0].key)
        counted = self._counted(piece)
        if counted is not None:
            return self._select_these(counted)
        if piece.id not in self.selected and not self.options_of(piece) and not self.can_add(piece):
            exchanged = self._exchanged(piece)
            if exchanged is not None:
                return self._select_these(exchanged)
        if self.decision.kind == "payment" and kind_of(piece.place) == "spell":
            return Before(piece.place, self.decision.refusals(piece.place))
        return super().click(piece)

    def _select_these(self, selected: list[str]) -> Changed:
        self.selected, self.offered = selected, ()
        return self._changed()

    def _aimed_at(self) -> frozenset[str]:
        """The plates of the opponents whom the attack in hand may strike, if there are several (WD-4.5)."""
        chosen = self.chosen()
        if chosen is None or self.decision.kind != "cast" or SPELLS[name_of(chosen.key)].category != ATTACK:
            return frozenset()
        others = [f"seat:{duelist.seat.seat}" for duelist in open_to_attack(self._view, self.decision.seat)]
        return frozenset(others) if len(others) > 1 else frozenset()

    def _is_paid_here(self, piece: Piece) -> bool:
        """Whether it is the spell to be paid, and enough dice are chosen: a second click on it pays."""
        return self.decision.kind == "payment" and piece.place == self.decision.about and bool(self.confirmable())

    def _take_all(self, tray: Piece) -> Outcome:
        """All dice of the hand, or none if all are chosen."""
        dice = [piece.id for piece in self.pieces if piece.kind == DIE and piece.zone == tray.place]
        return self._select_these([] if set(dice) <= set(self.selected) else dice)

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
