"""What a person answers: choices, second thoughts, wishes in others' turns, undo, and hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.decision import Text
from game.engine.playing import STANDING
from game.ui.match.panel.hints import HintDesk
from game.ui.tables.common.tabletop import Reaction
from game.words import _

if TYPE_CHECKING:
    from game.ui.match.played_match import PlayedMatch

TAKEN_BACK = Text("Your last choice was taken back.")
AND_ANSWERS = Text("Your last choice was taken back, and what {name} answered to it.")
ADVISED_SECONDS = 8.0


class Answers:
    """Gives a person's answers to the match."""

    def __init__(self, played: PlayedMatch, hints: HintDesk) -> None:
        self._played = played
        self.hints = hints
        self.given: tuple[float, tuple[int, int]] = (-1.0, (0, 0))
        """When the last answer was given, and where the mouse was."""

    def choose(self, key: str, then: tuple[str, ...] = ()) -> None:
        """Answer the open question; a choice that may cost the match is asked once more.

        ``then`` answers the next questions, too, if they are the same person's and offer that.
        """
        played, controller = self._played, self._played.shown_table.controller
        if not played.may_answer(key):
            return
        if played.course.finished:
            played.narrator.over()
        elif played.course.decision is None:
            self._step_in(key)
            controller = played.shown_table.controller
        if played.course.decision is None or controller is None or played.movement.going_on:
            return
        meant = controller.meant(key)
        key, then = meant.key, then or meant.then
        option = played.course.decision.option(key)
        played.sequel.begin(key, then)
        warns = played.app.settings.confirm_risky and played.warns_of_risks
        risk = controller.risk(controller.judged(option, then)) if option is not None and warns else None
        if risk is not None:
            played.app.confirm(risk, _("Do it"), _("Think again"), lambda: self.give(key))
        else:
            self.give(key)

    def _step_in(self, key: str) -> None:
        """A person wants to do something in a computer player's turn."""
        played, table = self._played, self._played.shown_table
        if key in {option.key for option in table.tabletop.interruptions(table.view, played.course.persons)}:
            played.app.sounds.play("click")
            played.course.wish_for(key, played.narrator)
            played.refresh()
            if not played.movement.going_on:
                played.narrator.go_on()

    def stand(self, key: str) -> None:
        """Change a standing choice of the player at the table; the open question stays open."""
        played, table = self._played, self._played.shown_table
        if played.course.stand(key, played.narrator):
            table.look(played.course.eyes)
            played.settle()
        played.invalidate()

    def give(self, key: str) -> None:
        """Answer the open question without asking again."""
        played, table = self._played, self._played.shown_table
        played.app.sounds.play("click")
        self._forget_hint()
        played.refusals.take_back()
        if played.course.decision is not None:
            played.first_times.answered(played.course.decision.seat)
        table.controller = None
        if table.aim is not None and table.aim.of_the_moment:
            table.aim = None
        table.tabletop.asked(None)
        table.lay()
        played.narrator.happening = ()
        played.preview.mute()
        self.given = played.app.now, played.app.mouse
        played.turn_line.answered(key)
        played.panel.log.scroll_to_end()  # whoever acts wants to see what comes of it
        played.course.answer(key, played.narrator)
        played.narrator.go_on()  # which shows whatever comes next

    def undo(self) -> None:
        """Take back the last choice of the person who is asked, or say why not."""
        played, course = self._played, self._played.course
        refusal, record, whose = course.taking_back.refusal(), list(played.match.record), course.taking_back.whose
        self._forget_hint()
        if not course.taking_back.take_back(played.narrator):
            played.app.sounds.play("refused")
            if refusal is not None:
                played.app.notify(refusal)
            return
        played.narrator.forget()
        played.panel.fill_log(course.lines)
        played.turn_line.forget()
        if course.decision is not None:
            played.narrator.present(course.decision)
        gone = {choice.seat for choice in record[len(played.match.record) :] if choice.kind != STANDING}
        others = sorted(gone - {whose})
        names = ", ".join(played.match.seats[seat].name for seat in others)
        played.turn_line.words = Text(AND_ANSWERS.message, (("name", names),)) if others else TAKEN_BACK
        played.refresh()

    def take_back_for(self, place: str) -> bool:
        """Take the last choice back to answer its question anew at a place; False where that was no answer to it."""
        if not self._played.course.taking_back.was_offered(place):
            return False
        self.undo()
        return True

    # -- hints --------------------------------------------------------------------------------------------

    def ask_hint(self) -> None:
        """Let a strong player think about the open question; asked again, he tells the numbers."""
        played = self._played
        self.hints.ask(played.match if played.shown_table.controller is not None else None)
        if self.hints.advice is not None:
            played.refresh()

    def look_for_hint(self) -> None:
        """Show what is advised, in words and on the table."""
        played = self._played
        if self.hints.look(played.course.decision) is None:
            return
        option = self.hints.option
        if option is not None and option.place is not None:
            reaction = played.shown_table.point_at(option.place, ADVISED_SECONDS)
            if reaction is Reaction.CHANGED:
                played.settle()
        played.refresh()

    def _forget_hint(self) -> None:
        """What was advised, or is being thought about, concerned another question."""
        self.hints.forget()
        self._played.shown_table.stop_pointing()
