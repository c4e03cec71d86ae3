"""The open question as the panel shows it: its words, its answers, and the chances of the answer in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Color

from game.engine.advising.aim import Aim
from game.engine.decision import Decision, Odds, Option, Text
from game.engine.ids import kind_of
from game.ui.kit.rich_text import RichText, Run, runs
from game.ui.kit.widget import Widget
from game.ui.match.board.piece_widget import PieceWidget
from game.ui.match.panel.asked import Asked
from game.ui.match.panel.hints import HintDesk
from game.ui.tables.common.controller import TableController
from game.ui.tables.common.prospect import Prospect
from game.words import language

if TYPE_CHECKING:
    from game.ui.match.played_match import PlayedMatch

Hands = tuple[Widget | None, Widget | None]
"""What is hovered, and what is focused."""
RESULT = Option("result", Text("Show the result"))
NOT_THIS = Option("not_this", Text("Not this"), tooltip=Text("Leaves what you have begun: it costs nothing."))
"""Among the answers in the middle of a deed: leaves it."""


class QuestionDesk:
    """Keeps the odds of one question once they are computed."""

    def __init__(self, hints: HintDesk) -> None:
        self._hints = hints
        self._decision: Decision | None = None
        self._odds: dict[str, Odds | None] = {}
        self._chances: dict[tuple[str, str], str] = {}
        self._prospects: dict[tuple[str, str], Prospect | None] = {}

    def asked(self, played: PlayedMatch, hands: Hands) -> Asked:
        """What the panel shows at this moment of a match."""
        asked, table = self._asked(played, hands), played.shown_table
        if not played.course.finished:
            asked.aim = aim_of(played)
            asked.turn = played.turn_line.words
            asked.doubled = played.pace.doubled if played.pace.waiting else None
            persons = played.course.persons
            asked.nobody_left = all(table.tabletop.is_out(table.view, seat) for seat in persons)
            if table.controller is not None:
                if not played.tells_aim and self._hints.advice is None and table.controller.chosen() is None:
                    asked.hint = None  # a voice tells what to do
                decision = table.controller.decision
                asked.aim = None if is_elsewhere(asked.aim, decision) or self._is_better_told(asked.aim) else asked.aim
                closed = table.tabletop.closed(table.view, decision)
                asked.closed = [(option, decision.refusals(option.place or "").text) for option in closed]
                asked.news = table.tabletop.news(table.view)
                asked.note, asked.recommended = played.first_times.shown, played.first_times.recommended
                if asked.news is not None and asked.note is not None and self._hints.advice is None:
                    asked.hint = None  # both are to be read first
                _add_what_passes(asked, played, decision)
                shown = [*asked.options, *(option for option, _why in asked.closed)]
                asked.pictures = {option.key: table.tabletop.picture_of(table.view, option) for option in shown}
                told = {option.key: self._prospect_of(played, option) for option in asked.options}
                asked.prospects = {key: prospect for key, prospect in told.items() if prospect is not None}
        return asked

    def _is_better_told(self, aim: Aim | None) -> bool:
        """Whether an aim of the moment gives way to a hint, which has looked further ahead: there is one adviser."""
        return aim is not None and aim.of_the_moment and self._hints.advice is not None

    def _asked(self, played: PlayedMatch, hands: Hands) -> Asked:
        table, course, happening = played.shown_table, played.course, played.narrator.happening
        if course.finished:
            return Asked(happening, options=(RESULT,) if played.tells_aim else ())  # a voice leads on by itself
        if table.controller is None:
            wishes = table.tabletop.interruptions(table.view, course.persons)
            return Asked(happening, options=wishes, confirmed=frozenset({course.wish}))
        seat = table.controller.decision.seat
        several = len(course.persons) > 1
        addressee = (played.match.seats[seat].name, played.signs.colour(seat)) if several else None
        return self._question(table.controller, hands, addressee)

    def _question(self, controller: TableController, hands: Hands, addressee: tuple[str, Color] | None) -> Asked:
        """An open question; ``addressee`` is who is asked, if that has to be said."""
        self._hints.show_on_table(controller)
        confirmed = frozenset(option.key for option in controller.confirmable())
        words: RichText = runs(controller.question())
        if addressee is not None:
            name, colour = addressee
            words = (Run(f"{name}: ", colour=(colour.r, colour.g, colour.b)), *words)
        hint = controller.hint() if controller.chosen() is None else controller.hint_when_chosen()
        if self._hints.advice is not None:
            hint, confirmed = self._hints.words, confirmed | {self._hints.advice.key}
        buttons = controller.buttons()
        passing = frozenset(option.key for option in buttons if controller.stands_at_the_edge(option))
        aside = frozenset(option.key for option in buttons if option.key in passing and controller.stands_aside(option))
        confirmed |= {option.key for option in buttons if controller.is_chosen(option)}
        odds, between = self._odds_of(controller, hands), controller.comes_between()
        chances = {option.key: self._chance_of(controller, option) for option in buttons}
        asked = Asked(words, hint, buttons, confirmed, passing, aside, between, odds, chances=chances)
        asked.chance_words = {option.key: controller.chance_word(option) for option in buttons if chances[option.key]}
        return asked

    def _chance_of(self, controller: TableController, option: Option) -> str:
        """How likely an answer succeeds, as its button tells; "" for most."""
        key = (option.key, language())
        if key not in self._chances:
            self._chances[key] = controller.chance(option)
        return self._chances[key]

    def _prospect_of(self, played: PlayedMatch, option: Option) -> Prospect | None:
        """What an answer leads to, if a card tells it."""
        table, key = played.shown_table, (option.key, language())
        if key not in self._prospects and table.controller is not None:
            self._prospects[key] = table.tabletop.prospect_of(table.view, table.controller.decision, option)
        return self._prospects.get(key)

    def _odds_of(self, controller: TableController, hands: Hands) -> Odds | None:
        """The exact chances of the option in hand, or of the one advised."""
        if controller.decision is not self._decision:
            self._decision, self._odds, self._chances, self._prospects = controller.decision, {}, {}, {}
        option = option_in_hand(controller, hands, self._hints.option)
        if option is None:
            return controller.odds_at_rest()
        if option.key not in self._odds:
            self._odds[option.key] = controller.odds(option)
        return self._odds[option.key]


def aim_of(played: PlayedMatch) -> Aim | None:
    """The aim of the seat shown, if aims are told; none for who is out and only waits for the others to end."""
    table, eyes = played.shown_table, played.course.eyes
    out = eyes is not None and table.tabletop.is_out(table.view, eyes)
    return table.aim if played.tells_aim and not out else None


def _add_what_passes(asked: Asked, played: PlayedMatch, decision: Decision) -> None:
    """Beside the answers of the rules: how to leave a deed begun, and what else the table knows to pass by."""
    if _can_be_left(played, decision):
        asked.options = [*asked.options, NOT_THIS]
        asked.passing |= {NOT_THIS.key}
    table = played.shown_table
    also = table.tabletop.also(table.view, decision) if played.gives_evident_answers else ()
    asked.options = [*asked.options, *also]
    asked.passing |= {option.key for option in also}
    asked.aside |= {option.key for option in also}


def _can_be_left(played: PlayedMatch, decision: Decision) -> bool:
    """Whether a question is in the middle of a deed that can still be left; a voice that teaches leads out itself."""
    begun = played.shown_table.tabletop.begun
    return decision.kind in begun and played.gives_evident_answers and played.course.taking_back.began_a_deed(decision)


def is_elsewhere(aim: Aim | None, decision: Decision) -> bool:
    """Whether an aim of the moment speaks of another thing than a question that is about one of its kind already."""
    if aim is None or aim.place is None or decision.about is None or not aim.of_the_moment:
        return False
    return decision.about != aim.place and kind_of(decision.about) == kind_of(aim.place)


def option_in_hand(controller: TableController, hands: Hands, advised: Option | None) -> Option | None:
    """The option hovered or focused, else the one that the selection stands for, else the one advised."""
    for widget in hands:
        if isinstance(widget, PieceWidget):
            options = controller.options_of(widget.piece)
            if len(options) == 1:
                return options[0]
        elif widget is not None and widget.id.startswith("option:"):
            key = widget.id.removeprefix("option:")
            return next((option for option in controller.buttons() if option.key == key), None)
    confirmable = controller.confirmable()
    return confirmable[0] if confirmable else advised or controller.foremost()
