"""What clicks and keys do in a match."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame
from pygame import Rect
from pygame.event import Event

from game.engine.decision import Refusal, Text, text
from game.ui.match.answering.keys import ANSWERING_KEYS, SKIP_KEYS, use_key
from game.ui.match.board.looking import Looking
from game.ui.match.panel.question import NOT_THIS
from game.ui.tables.common.outcomes import Before, Changed, Chosen, Outcome, Refused
from game.ui.tables.common.tabletop import LOCAL, Reaction
from game.ui.tables.common.telling.explanations import bad, below_each_other, with_clause
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.rich_text import RichText
    from game.ui.match.answering.answers import Answers
    from game.ui.match.played_match import PlayedMatch
    from game.ui.tables.common.pieces import Piece

NOT_NOW = Text("Not now: {reason}")
RESTING_SECONDS, UNFORESEEN_SECONDS = 0.5, 1.0
"""For how long nothing answers a question that a click or a key has hurried here, and after something held up went
away by itself: a click that was meant for that is late."""
HERE_SECONDS = 1.2
"""For how long nothing answers where the mouse rests, after another figure has come to be asked about there."""
DOUBLE_SECONDS, DOUBLE_PIXELS = 0.35, 8
"""How soon after a click that answered, and how near to it, another one is the second half of a double click."""


class TableGestures(Looking):
    """Turns clicks on pieces and keys into answers, selections, or reasons why not."""

    def __init__(self, played: PlayedMatch, answers: Answers) -> None:
        super().__init__(played)
        self._played = played
        self._answers = answers
        self._resting_until = 0.0
        self._resting_here: tuple[float, tuple[int, int]] = (0.0, (0, 0))

    # -- the mouse ----------------------------------------------------------------------------------------

    def click(self, piece: Piece) -> None:
        """A click on a piece: choose it, select it, or hear why not."""
        played, table = self._played, self._played.shown_table
        self.close_bubble()
        if piece.place.startswith(LOCAL):
            played.app.sounds.play("click")
            standing = table.tabletop.standing_choice(table.view, piece)
            if standing:
                self._answers.stand(standing)
            else:
                self.react(table.tabletop.use(table.view, piece))
        elif table.controller is not None:
            self._use(table.controller.click(piece), piece.rect)
        elif not played.course.finished:
            words = Text("Wait until you are asked.") if played.course.persons else Text("Only computers play here.")
            self._refuse(Refusal(words, table.tabletop.waiting_clause), piece.rect)

    def press(self, key: str) -> None:
        """A click on the button of an answer: give it, or choose it first."""
        table = self._played.shown_table
        controller = table.controller
        passing = table.tabletop.pressed(table.view, key) if controller is not None else ""
        if passing:
            self._played.movement.hurry = True
            self._answers.give(passing)
        elif key == NOT_THIS.key:
            self._answers.undo()
        elif controller is None or isinstance(outcome := controller.press(key), Chosen):
            self._answers.choose(key)
        else:
            self._use(outcome, self._played.shown_table.area)

    def _use(self, outcome: Outcome, at: Rect) -> None:
        if isinstance(outcome, Chosen):
            self._answers.choose(outcome.key, outcome.then)
        elif isinstance(outcome, Before) and self._answers.take_back_for(outcome.place):
            if not outcome.leaves:
                self.click(self._played.shown_table.layout.of_place(outcome.place)[0])
        elif isinstance(outcome, (Refused, Before)):
            self._refuse(outcome.refusal, at)
        elif isinstance(outcome, Changed):
            self._show_selection()

    def _show_selection(self) -> None:
        """Show what is selected now, and the note for newcomers about an answer that waits for its second click."""
        self._played.app.sounds.play("die_set")
        table = self._played.shown_table
        if table.controller is not None:
            self._played.first_times.take_in_hand(table.controller.decision, table.view, table.controller.offered)
        self._played.refresh()

    def _refuse(self, refusal: Refusal, at: Rect) -> None:
        """Say why nothing happens."""
        self._played.refusals.say(refusal, at)
        self._played.preview.mute()
        self._played.refresh()

    def close_bubble(self) -> None:
        """Take the reason away."""
        if self._played.refusals.take_back():
            self._played.refresh()

    def close_note(self) -> None:
        """Take the note for newcomers away."""
        self._played.first_times.close()
        self._played.refresh()

    def close_news(self) -> None:
        """Put away what others did."""
        self.react(self._played.shown_table.tabletop.close_panel())

    def explain(self, piece: Piece) -> RichText | None:
        """What a piece is and why it cannot be used now, unless something is held up over it."""
        words, controller = super().explain(piece), self._played.shown_table.controller
        refusal = controller.why_not(piece) if controller is not None else None
        if words is None or refusal is None:
            return words
        return below_each_other((words, with_clause(bad(text(NOT_NOW.message, reason=refusal.text)), refusal.clause)))

    # -- skipping ------------------------------------------------------------------------------------------

    def react(self, reaction: Reaction) -> bool:
        """Show what an event did to the table; True if it did anything. A reason shown goes."""
        if reaction is not Reaction.NONE:
            self._played.refusals.take_back()
        return super().react(reaction)

    def skips(self, event: Event) -> bool:
        """Whether a click on the table or a key skipped what moves, or is about to."""
        if not self._played.movement.going_on and self._played.handover.pending is None:
            return False
        by_key = event.type == pygame.KEYDOWN and event.key in SKIP_KEYS
        by_mouse = _is_press(event) and self._played.shown_table.area.collidepoint(event.pos)
        if not by_key and not (by_mouse and not self._on_panel(event.pos)):
            return False
        if self._played.movement.waits_for_click:
            self._played.movement.let_go()
            return True
        self.skip()
        if by_mouse:
            self._tell_once()
        return True

    def _tell_once(self) -> None:
        """Say the first time what such a click does."""
        app = self._played.app
        if not app.settings.hurry_told:
            app.settings.hurry_told = True
            app.save_settings()
            app.notify(_("A click while something moves only hurries it. It answers nothing."))

    def dismisses(self, event: Event) -> None:
        """A click elsewhere takes the reason away."""
        if _is_press(event) and self._played.refusals.is_elsewhere(event.pos):
            self.close_bubble()

    def _on_panel(self, position: tuple[int, int]) -> bool:
        """Whether a click there concerns the screen alone: it works while something moves, too."""
        piece = self._played.shown_table.layout.at(position)
        return piece is not None and piece.place.startswith(LOCAL)

    def skip(self) -> None:
        """Show the end of everything that moves, up to the next question for a person, or the end of his turn."""
        self._played.handover.fall()
        self._played.movement.hurry = True
        self._played.invalidate()

    def double(self) -> None:
        """Show the turns of the others at twice their speed, or no longer."""
        pace = self._played.pace
        if not self._played.course.persons:
            return
        pace.doubled = not pace.doubled
        self._played.app.sounds.play("click")
        if not pace.waiting:
            fast = _("The turns of the others are shown at twice the speed (X).")
            usual = _("The turns of the others are shown at their usual speed (X).")
            self._played.app.notify(fast if pace.doubled else usual)
        self._played.refresh()

    def rest(self, *, unforeseen: bool = False) -> None:
        """A question was hurried here, or something held up went: for a moment neither mouse nor keys answer.

        For a longer one if it went ``unforeseen``, by itself: a click was perhaps on its way.
        """
        self._resting_until = self._played.app.now + (UNFORESEEN_SECONDS if unforeseen else RESTING_SECONDS)

    def rest_here(self) -> None:
        """Another figure is asked about: a click where the mouse still lies was meant for the one before."""
        self._resting_here = self._played.app.now + HERE_SECONDS, self._played.app.mouse

    def rests_at(self, at: tuple[int, int]) -> bool:
        """Whether a click there would be taken for one meant for the figure asked about before."""
        until, where = self._resting_here
        return self._played.app.now < until and math.dist(at, where) < DOUBLE_PIXELS

    def _is_double(self, event: Event) -> bool:
        """Whether a press is the second one of a double click whose first has answered: it was not meant for more."""
        when, where = self._answers.given
        soon = self._played.app.now - when < DOUBLE_SECONDS
        return _is_press(event) and soon and math.dist(event.pos, where) < DOUBLE_PIXELS

    def comes_too_soon(self, event: Event) -> bool:
        """Whether a press of the mouse on the table or an answer, or of a key, was meant for what has just moved.

        Or one on Skip, for the answer that stood in its place.
        """
        if _is_press(event) and self._played.panel.pacing.ignore(event.pos):
            return True
        late = self._is_double(event) or (_is_press(event) and self.rests_at(event.pos))
        if self._played.app.now >= self._resting_until and not late:
            return False
        if event.type == pygame.KEYDOWN:
            return event.key in ANSWERING_KEYS
        if not _is_press(event):
            return False
        if self._played.shown_table.area.collidepoint(event.pos):
            return not self._on_panel(event.pos)
        return any(answer.contains(event.pos) for answer in self._played.panel.answers)

    # -- keys ---------------------------------------------------------------------------------------------

    def use_key(self, event: Event) -> bool:
        """Let a key answer or select; Space hurries computer players on."""
        played = self._played
        controller = played.shown_table.controller
        ways = (self._answers.choose, self.press, self._show_selection)
        if controller is not None and use_key(event, controller, *ways):
            return True
        if event.key == pygame.K_SPACE and (played.course.opponents.thinking or played.pace.waiting):
            self.skip()
            return True
        return False


def _is_press(event: Event) -> bool:
    """Whether the left button went down."""
    return bool(event.type == pygame.MOUSEBUTTONDOWN and event.button == 1)
