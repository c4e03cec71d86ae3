"""Clicks on places become answers to the open decision."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from game.engine.decision import Decision, Odds, Option, Refusal, Text
from game.ui.tables.common.answers.option_places import by_place, contains, matches, verb_of
from game.ui.tables.common.answers.passing import is_passing
from game.ui.tables.common.answers.risks import risk_of
from game.ui.tables.common.outcomes import Changed, Chosen, Outcome, Refused
from game.ui.tables.common.pieces import CHIP, Piece
from game.ui.tables.common.telling.percentages import chance_of_success

ONCE_MORE = Text("Chosen. Click it once more, or its button below.")


class TableController:
    """Answers one decision: what may be clicked, what is selected, which options can be confirmed.

    ``pieces`` are what lies on the table now; selected pieces are kept by id.
    """

    hints: Mapping[str, Text] = MappingProxyType({})
    """What to do at each kind of question."""
    hides: frozenset[str] = frozenset()
    """Pieces that are not to be shown while the question is open."""
    weighty: frozenset[str] = frozenset()
    """Verbs (the keys up to their colon) of answers that spend or end something for good: see :meth:`is_weighty`."""
    chosen_by_button: frozenset[str] = frozenset()
    """Those of them whose button, too, chooses at its first click and gives the answer at its second."""
    chances_told: Mapping[str, Text] = MappingProxyType({})
    """Verbs of answers whose buttons tell how likely they succeed, with a word that says what success is."""
    interposed: frozenset[str] = frozenset()
    """Kinds of questions that come between others: their answers stand where no other question's do."""
    in_words: Mapping[str, tuple[str, ...]] = {}
    """Kinds of questions whose answers on the table are buttons too (those with certain verbs, all for none)."""

    def __init__(self, decision: Decision, pieces: Sequence[Piece]) -> None:
        self.decision = decision
        self._picking = tuple(option for option in decision.options if option.picks)
        self.selected: list[str] = []
        self.offered: tuple[Option, ...] = ()
        self._places = by_place(decision)
        self.move(pieces)
        self._propose()

    def move(self, pieces: Sequence[Piece]) -> None:
        """The table was laid out anew: the same question over pieces that lie elsewhere, or over others."""
        self.pieces = list(pieces)
        self._place_of = {piece.id: piece.place for piece in self.pieces}
        self._lit: frozenset[str] | None = None

    # -- what can be done ---------------------------------------------------------------------------------

    def lit(self) -> frozenset[str]:
        """The ids of all pieces that a click can choose, add or swap in."""
        if self._lit is None:
            self._lit = frozenset(piece.id for piece in self.pieces if self.is_lit(piece))
        return self._lit

    def is_lit(self, piece: Piece) -> bool:
        """Whether the piece itself is to be chosen, and not only what it lies on."""
        own = piece.place in self._places or not self.options_of(piece)
        return piece.kind != CHIP and own and self.can_click(piece)

    def can_click(self, piece: Piece) -> bool:
        """Whether a click on the piece is not refused."""
        return piece.id in self.selected or bool(self.options_of(piece)) or self.can_add(piece)

    def options_of(self, piece: Piece) -> tuple[Option, ...]:
        """The options that a click on the piece means: at its own place, or at what it lies on."""
        for place in (piece.place, *piece.also):
            if place in self._places:
                return self._places[place]
        return ()

    def can_add(self, piece: Piece) -> bool:
        """Whether some option's picks contain the selection and this piece."""
        if not self._picking or piece.id in self.selected:
            return False
        wanted = [*self.selected_places(), piece.place]
        return any(contains(option.picks, wanted) for option in self._picking)

    def selected_places(self) -> list[str]:
        """The places of the selected pieces."""
        return [self._place_of[chosen] for chosen in self.selected if chosen in self._place_of]

    def is_weighty(self, option: Option) -> bool:
        """Whether a first click on its place only chooses the answer: a second click there, or its button, gives it."""
        return verb_of(option) in self.weighty

    def chosen(self) -> Option | None:
        """The weighty answer that a first click has chosen, if any."""
        return self.offered[0] if len(self.offered) == 1 else None

    def marked(self) -> frozenset[str]:
        """The ids of the pieces to be marked as chosen: those selected, and those of the weighty answer chosen."""
        chosen = self.chosen()
        if chosen is None:
            return frozenset(self.selected)
        here = (piece.id for piece in self.pieces if piece.place == chosen.place)
        return frozenset((*self.selected, *here))

    def parting(self) -> frozenset[str]:
        """The ids of pieces that glow because they may be given away: they wear a sign of their own."""
        return frozenset()

    def buttons(self) -> list[Option]:
        """The options to show as buttons: those offered or that the selection stands for, then those without place."""
        wanted = self.selected_places()
        confirmed = [
            option for option in self._picking if len(option.picks) == len(wanted) and contains(option.picks, wanted)
        ]
        return self._offered_first([*confirmed, *self._plain()])

    def _offered_first(self, options: Iterable[Option]) -> list[Option]:
        """What the last click has offered, then the other options: a slip of the mouse hides none."""
        return [*self.offered, *(option for option in options if option not in self.offered)]

    def _plain(self) -> list[Option]:
        """The options without place or pieces, and those that are to be read though they lie on the table."""
        return [
            option
            for option in self.decision.options
            if (option.place is None and not option.picks) or self.is_said_in_words(option)
        ]

    def is_said_in_words(self, option: Option) -> bool:
        """Whether an answer that is clicked on the table has a button as well."""
        verbs = self.in_words.get(self.decision.kind)
        return verbs is not None and (not verbs or option.key.partition(":")[0] in verbs)

    def confirmable(self) -> list[Option]:
        """The options that the selection stands for, or the weighty one chosen."""
        chosen = self.chosen()
        return [chosen] if chosen is not None else [option for option in self.buttons() if option.picks]

    def question(self) -> Text:
        """What is asked: as the rules put it, unless the table asks for several answers at once."""
        return self.decision.question

    def hint(self) -> Text | None:
        """What to do, for somebody who sees this question for the first time; None if that is plain."""
        return self.hints.get(self.decision.kind)

    def hint_when_chosen(self) -> Text:
        """What to do once a weighty answer is chosen."""
        return ONCE_MORE

    def risk(self, option: Option) -> Text | None:
        """The question asked before an option that costs much, where another would not; None if it is no great risk."""
        return risk_of(self.decision, option)

    def judged(self, option: Option, then: tuple[str, ...]) -> Option:
        """The answer whose risk counts, where what is answered after it decides."""
        return option

    def stands_aside(self, option: Option) -> bool:
        """Whether an answer that passes has another place than the rest of them: nobody clicks it by mistake."""
        return False

    def stands_at_the_edge(self, option: Option) -> bool:
        """Whether an answer stands at the lower edge, apart from the others: it passes, or ends a choice of several."""
        return is_passing(option)

    def comes_between(self) -> bool:
        """Whether no answer may stand where those of other questions do: this one comes between, or all of it costs."""
        return self.decision.kind in self.interposed

    def is_chosen(self, option: Option) -> bool:
        """Whether the button of an answer stands out though it is not the one that would be confirmed."""
        return False

    def foremost(self) -> Option | None:
        """The answer whose chances are shown while nothing is in hand, if any."""
        return None

    def odds_at_rest(self) -> Odds | None:
        """What is told while no answer is in hand, if anything."""
        return None

    def odds(self, option: Option) -> Odds | None:
        """The exact chances of an option."""
        return self.decision.odds(option)

    def chance(self, option: Option) -> str:
        """How likely an answer succeeds, for its button; "" where that is not told or no die decides."""
        odds = self.odds(option) if verb_of(option) in self.chances_told else None
        return chance_of_success(odds) if odds is not None else ""

    def chance_word(self, option: Option) -> Text:
        """Of what :meth:`chance` is the chance, in a word for its button."""
        return self.chances_told.get(verb_of(option), Text(""))

    # -- doing --------------------------------------------------------------------------------------------

    def click(self, piece: Piece) -> Outcome:
        """A click on a piece: choose, toggle, or be told why not."""
        options = self.options_of(piece)
        if options:
            return self.intend(options[0]) if len(options) == 1 else self._offer(options)
        if piece.id in self.selected:
            self.selected.remove(piece.id)
        elif self.can_add(piece):
            self.selected.append(piece.id)
        else:
            return self.refused(piece)
        self.offered = ()
        return self._changed()

    def refused(self, piece: Piece) -> Refused:
        """The rules' own reason why the piece cannot be chosen."""
        return Refused(self.decision.refusals(piece.place))

    def why_not(self, piece: Piece) -> Refusal | None:
        """Why a piece that looks as if it could be used cannot be: told before it is clicked; None for most."""
        return None

    def clear(self) -> bool:
        """Take the selection back; False if there was none."""
        had = bool(self.selected or self.offered)
        self.selected, self.offered, self._lit = [], (), None
        return had

    def select_number(self, count: int) -> bool:
        """Choose how many pieces are selected, where only their number matters; False where it does not."""
        return False

    def step_number(self, step: int) -> bool:
        """Select one piece more or one less, where only the number matters."""
        return False

    def meant(self, key: str) -> Chosen:
        """What the button of an answer gives."""
        return Chosen(key)

    def press(self, key: str) -> Outcome:
        """A click on the button of an answer."""
        option = self.decision.option(key)
        return self.intend(option) if option and verb_of(option) in self.chosen_by_button else Chosen(key)

    def intend(self, option: Option) -> Outcome:
        """A click, or a key that stands for one: the answer is given, or chosen first if it is weighty."""
        if self.is_weighty(option) and self.chosen() != option:
            return self._offer((option,))
        return Chosen(option.key)

    def _offer(self, options: tuple[Option, ...]) -> Changed:
        """Show what a click on a piece can mean: another click there leaves it so, and takes nothing back."""
        self.offered = options
        return self._changed()

    def _changed(self) -> Changed:
        self._lit = None
        return Changed()

    def _propose(self) -> None:
        """Select what the rules propose."""
        key = self.decision.proposal()
        option = self.decision.option(key) if key is not None else None
        if option is not None:
            self._select(option)

    def lay_out(self, option: Option) -> None:
        """Select the pieces that an option advised stands for, in place of those selected before."""
        if option.picks:
            self.selected, self.offered = [], ()
            self._lit = None
            self._select(option)

    def _select(self, option: Option) -> None:
        for pattern in option.picks:
            for piece in self.pieces:
                if piece.id not in self.selected and matches(pattern, piece.place):
                    self.selected.append(piece.id)
                    break
