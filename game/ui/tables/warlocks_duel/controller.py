"""The gestures of Warlock's Duel: dice are toggled, swapped and counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from game.engine.decision import Decision, Odds, Option, Text
from game.engine.ids import kind_of, name_of, parted
from game.ui.tables.common.answers.option_places import verb_of
from game.ui.tables.common.outcomes import Before, Chosen, Outcome
from game.ui.tables.common.pieces import TRAY, Piece
from game.ui.tables.warlocks_duel.attack import STRENGTH
from game.ui.tables.warlocks_duel.dice_controller import DiceController
from game.ui.tables.warlocks_duel.words.answers import (
    ANOTHER_SPELL,
    LAST_ROLL,
    by_name,
    if_all_were_kept,
    living,
    struck_back_by,
    to_be_confirmed,
    with_effect,
    with_outcome,
    with_payment,
)
from game.ui.tables.warlocks_duel.words.deadly import asked_about, who_may_end, with_warning
from game.ui.tables.warlocks_duel.words.doubts import Doubts, odds_of_holding
from game.ui.tables.warlocks_duel.words.hints import AIM, HINTS
from game.ui.tables.warlocks_duel.words.payable import in_few_lines
from game.ui.tables.warlocks_duel.words.what_to_do import what_to_do
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.elements import DiceFaces
from game.warlocks_duel.box.spells import ATTACK
from game.warlocks_duel.rules.attacks.defence import forbids_counter
from game.warlocks_duel.rules.gathering import GATHER_UP
from game.warlocks_duel.rules.payment import payments
from game.warlocks_duel.state import GATHER_TURN_LIMIT
from game.warlocks_duel.view import DuelView

BEHIND = (10**6, 0)
"""Where an answer stands in the order of cards that is none of them."""
WITH_DICE = ("counter", "reserve")
BEFORE_STRENGTH = frozenset({"chain_dice", "name_spell"})
"""Questions in the middle of an attack whose strength is not known yet."""


class DuelController(DiceController):
    """The generic gestures, and those that make dice quick: exchanging a full selection, counting by keys."""

    hints = HINTS
    weighty = frozenset({"cast", "heal", "power_drain"})
    """What is used up, in attack or defence: a first click on its card chooses it, a second or its button uses it."""
    chosen_by_button = frozenset({"power_drain"})
    """What comes once in a match: its button, too, has to be confirmed."""
    in_words: Mapping[str, tuple[str, ...]] = {
        "cast": ("cast",), "response": ("heal",), "cancel_spell": (), "name_spell": (), "sacrifice": (),
    }  # fmt: skip

    def __init__(
        self, decision: Decision, pieces: Sequence[Piece], view: DuelView, doubts: Doubts | None = None
    ) -> None:
        """``doubts`` know what was asked about before."""
        self._view = view
        self._doubts = doubts or Doubts()
        super().__init__(decision, pieces)
        if decision.kind in BEFORE_STRENGTH:
            self.hides = frozenset({STRENGTH})

    def odds_at_rest(self) -> Odds | None:
        """While mana is gathered and no die is chosen: what the dice in hand would pay for."""
        kept = if_all_were_kept(self.decision) if self.decision.kind == "gather" else None
        return in_few_lines(kept) if kept else None

    def odds(self, option: Option) -> Odds | None:
        """The chances, with whoever loses by them called by name."""
        found = super().odds(option)
        rival = who_may_end(self._view, self.decision, option)
        if found is not None and rival is not None:
            return with_warning(found, rival)
        if option.key == "hold":
            return by_name(found, self._view) if found else odds_of_holding(self._view, self.decision.seat)
        return in_few_lines(found) if found and self.decision.kind == "gather" else found

    def risk(self, option: Option) -> Text | None:
        """Also to hold with spells that may be wasted, to pass with dice that are better spent, to be struck down."""
        rival = who_may_end(self._view, self.decision, option)
        if rival is not None:
            return asked_about(rival)
        if option.key == "hold":
            return super().risk(option) or self._doubts.of_holding(self._view, self.decision.seat)
        passing = option.key == "pass"
        doubt = self._doubts.of_passing(self.decision, self._faces(), living(self._view)) if passing else None
        return doubt or super().risk(option)

    def judged(self, option: Option, then: tuple[str, ...]) -> Option:
        """Of an attack at one of several, whom it strikes, where that could be the caster's end."""
        aimed = replace(option, key=then[0]) if then and then[0].startswith("target:") else option
        return aimed if who_may_end(self._view, self.decision, aimed) is not None else option

    # -- paying -------------------------------------------------------------------------------------------

    def is_weighty(self, option: Option) -> bool:
        """Also a spell with one way to pay: the spell is chosen, then paid, as where there are several ways."""
        return super().is_weighty(option) or self._only_payment(option) is not None

    def buttons(self) -> list[Option]:
        """The spell chosen is paid by a button that names the dice; one to be cast and a defence say what they do."""
        found, chosen = super().buttons(), self.chosen()
        if self.decision.kind == "incantation":
            return [self._paying(option) if option == chosen else self._telling(option) for option in found]
        if self.decision.kind == "payment":
            return [*found, ANOTHER_SPELL]
        once = chosen is not None and verb_of(chosen) in self.chosen_by_button
        told = [to_be_confirmed(option) if once and option == chosen else self._telling(option) for option in found]
        return [*map(self._telling, self._all_dice()), *told]

    def _all_dice(self) -> list[Option]:
        """At an attack, while no die is chosen: to strike back with all dice that can hurt the attacker, and to weaken
        it with all of the reserve that can.
        """
        attack = self._view.attack
        if self.selected or self.decision.kind != "response" or attack is None:
            return []
        most = {"counter": self._view.duelists[attack.caster].power}
        ways = [
            [option for option in self.decision.options
             if verb_of(option) == verb and len(option.picks) <= most.get(verb, len(option.picks))]
            for verb in WITH_DICE
        ]  # fmt: skip
        return [options[-1] for options in ways if options]

    def confirmable(self) -> list[Option]:
        """Not what is proposed while no die is chosen."""
        proposed = self._all_dice()
        return [option for option in super().confirmable() if option.key not in {one.key for one in proposed}]

    def press(self, key: str) -> Outcome:
        """A click on a button: also one that goes back to the spells that can be paid for."""
        if key == ANOTHER_SPELL.key:
            place = self.decision.about or ""
            return Before(place, self.decision.refusals(place), leaves=True)
        return super().press(key)

    def stands_at_the_edge(self, option: Option) -> bool:
        """Also the way back from paying for a spell."""
        return option.key == ANOTHER_SPELL.key or super().stands_at_the_edge(option)

    def _offered_first(self, options: Iterable[Option]) -> list[Option]:
        """Spells stand in the order of their cards; the one chosen stays where it is, so that a second click there
        casts it and no other.
        """
        if self.decision.kind not in ("cast", "response"):
            return super()._offered_first(options)
        lies = {piece.place: (piece.rect.left, piece.rect.top) for piece in reversed(self.pieces)}
        return sorted(options, key=lambda option: lies.get(option.place or "", BEHIND))

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

    # -- what a click does ----------------------------------------------------------------------------------

    def hint(self) -> Text | None:
        """What to do, as the table stands."""
        return what_to_do(self._view, self.decision)

    def hint_when_chosen(self) -> Text:
        """With an attack in hand, whom it may strike, and how hard he can strike back."""
        if self._aimed_at():
            return AIM
        chosen, others = self.chosen(), self._view.targets(self.decision.seat)
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

    def _aimed_at(self) -> frozenset[str]:
        """The plates of the opponents whom the attack in hand may strike, if there are several (WD-4.5)."""
        chosen = self.chosen()
        if chosen is None or self.decision.kind != "cast" or SPELLS[name_of(chosen.key)].category != ATTACK:
            return frozenset()
        others = [f"seat:{duelist.seat.seat}" for duelist in self._view.targets(self.decision.seat)]
        return frozenset(others) if len(others) > 1 else frozenset()

    def _is_paid_here(self, piece: Piece) -> bool:
        """Whether it is the spell to be paid, and enough dice are chosen: a second click on it pays."""
        return self.decision.kind == "payment" and piece.place == self.decision.about and bool(self.confirmable())
