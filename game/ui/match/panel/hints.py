"""Hints: what a strong player would do at the open question, thought of in the computer players' process."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.engine.advising.aim import calling
from game.engine.decision import Decision, Option, Text, text
from game.engine.match import Match
from game.players.hint import Hint
from game.ui.kit.rich_text import runs
from game.ui.match.opponents import Opponents
from game.ui.match.thinking import OpponentFailed
from game.ui.tables.common.controller import TableController
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application


THINKS = Text("The hint thinks about it …")
ASK_AGAIN = Text("{hint} Ask again for the numbers.")
WITH_NUMBERS = Text("{hint} {numbers}")


class HintDesk:
    """Asks for a hint and keeps it until the question is answered."""

    def __init__(self, app: Application, opponents: Opponents) -> None:
        self.app = app
        self.opponents = opponents
        self.advice: Hint | None = None
        self.option: Option | None = None
        """The option advised."""
        self._to_lay_out = False
        self._names: tuple[str, ...] = ()
        """Of the players, who are called by them."""
        self._in_numbers = False
        """The numbers of the hint are told, too."""

    @property
    def words(self) -> Text | None:
        """What is said now: the advice and its reason first, the numbers when it is asked for again."""
        if self.advice is None or self.advice.numbers is None:
            return self.advice.reason if self.advice is not None else None
        if self._in_numbers:
            return text(WITH_NUMBERS.message, hint=self.advice.reason, numbers=self.advice.numbers)
        return text(ASK_AGAIN.message, hint=self.advice.reason)

    def ask(self, match: Match | None) -> None:
        """Think about the match's open question, None if no person is asked anything; asked again, tell the numbers."""
        if match is not None and self.advice is not None:
            self._in_numbers = True
        elif match is None or match.decision is None:
            self.app.notify(_("You can ask for a hint when you are asked something."))
        elif not self.opponents.advising:
            self._names = tuple(seat.name for seat in match.seats)
            self.opponents.ask_hint(match)
            self.app.notify(THINKS)

    def look(self, decision: Decision | None) -> Hint | None:
        """The hint, at the moment when it has come; what failed is said."""
        try:
            hint = self.opponents.poll_hint()
        except OpponentFailed as error:
            self.app.warn(_("There is no hint to be had. ({reason})", reason=str(error)))
            return None
        if hint is None or decision is None:
            return None
        self._end_notice()
        self.advice = replace(hint, reason=calling(hint.reason, self._names))
        self.option = decision.option(hint.key)
        self._to_lay_out = True
        return hint

    def show_on_table(self, controller: TableController) -> None:
        """Select what is advised, once: afterwards the selection is the player's again."""
        if self._to_lay_out and self.option is not None:
            controller.lay_out(self.option)
        self._to_lay_out = False

    def _end_notice(self) -> None:
        """That the hint thinks is no longer true, and would cover a part of the table."""
        for notice in self.app.notices:
            if notice.text == runs(THINKS):
                notice.until = self.app.now

    def forget(self) -> None:
        """The question it concerned is answered, or was taken back."""
        self.advice = self.option = None
        self._in_numbers = False
        self._to_lay_out = False
        if self.opponents.advising:
            self.opponents.forget()
