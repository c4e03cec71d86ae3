"""A match being played: the table, the question with its answers, the log, and everything that moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event as InputEvent

from game.catalogue import grimoire_of
from game.engine.decision import Decision
from game.engine.match import Match
from game.ui.kit.animation import Animation
from game.ui.kit.memory import Tidying
from game.ui.kit.widget import Widget
from game.ui.match.answering.answers import Answers
from game.ui.match.answering.evident import EvidentAnswers
from game.ui.match.answering.gestures import TableGestures
from game.ui.match.answering.keys import key_help, use_letter
from game.ui.match.answering.sequel import Sequel
from game.ui.match.board.bubble import Bubble
from game.ui.match.board.keyboard_order import first_of, in_order
from game.ui.match.board.refusals import Refusals
from game.ui.match.board.table_screen import TableScreen
from game.ui.match.course import MatchCourse
from game.ui.match.first_times import FirstTimes
from game.ui.match.menu import MatchMenu
from game.ui.match.opponents import Opponents
from game.ui.match.panel.actions import PanelActions
from game.ui.match.panel.answers.held_back import HeldBack
from game.ui.match.panel.hints import HintDesk
from game.ui.match.panel.question import QuestionDesk
from game.ui.match.panel.side_panel import SidePanel
from game.ui.match.telling.narrator import Narrator
from game.ui.match.telling.pace import Pace
from game.ui.match.turns.handover import Handover
from game.ui.match.turns.line import TurnLine
from game.ui.tables.common.controller import TableController
from game.ui.tables.common.pieces import TableLayout
from game.words import say

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class MatchScreen(TableScreen):
    """Plays one match. ``players`` says for each seat who answers: "person" or a computer player's name."""

    name = "match"
    warns_of_risks = True
    """Whether a choice that may cost the match is asked once more: not where what is to be done is said anyway."""
    tells_aim = True
    """Whether the panel says what is needed next: not where somebody else says that."""
    gives_evident_answers = True
    """Whether answers are given by themselves where nothing else makes sense: not where each step is to be learnt."""
    has_notes = True
    """Whether notes for newcomers appear: not on a screen that teaches in another way."""

    def __init__(
        self,
        app: Application,
        match: Match,
        players: Sequence[str],
        autosave_id: str,
        *,
        opponents: Opponents | None = None,
    ) -> None:
        super().__init__(app, match)
        grimoire = grimoire_of(match.game.id)
        self.music, self.ambience = match.game.id, grimoire.ambience if grimoire is not None else ""
        workers = opponents if opponents is not None else Opponents()
        self.course = MatchCourse(match, players, autosave_id, workers, self.tabletop, self.signs.colour)
        self.shown_table.look_from(self.course.eyes)
        self.first_times = FirstTimes(app, match.game, self.course.persons if self.has_notes else ())
        self.turn_line = TurnLine()
        self.course.evident = EvidentAnswers(self).key_for
        self.sequel = Sequel(self.course)
        self.pace = Pace(self)
        self.handover = Handover(self)
        self.narrator = Narrator(self)
        self.answers = Answers(self, HintDesk(app, workers))
        self.gestures = TableGestures(self, self.answers)
        self.refusals = Refusals(app, self.gestures.follow)
        self._menu = MatchMenu(self)
        self._tidying = Tidying()
        self._held_back = HeldBack()
        self._desk = QuestionDesk(self.answers.hints)
        self.panel = SidePanel(app, self.tabletop.phases, PanelActions(
            self.gestures.press, self.gestures.follow, self.undo, self.ask_hint, self.open_rules,
            self.pause, self.enlarge_log, self.filter_log, self.gestures.close_note,
            self.gestures.close_news, self.gestures.skip, self.gestures.double,
        ))  # fmt: skip

    def enter(self) -> None:
        """Wake the computer players up and begin."""
        if self.app.frame_time.seconds is not None:
            self._tidying.begin(self.app.now)
        self.course.begin()
        self.narrator.go_on()

    def leave(self) -> None:
        """Nobody thinks about a match that nobody plays; its last autosave is on the disk, its pictures are let go."""
        self.course.close(self.narrator)
        self.app.pictures.forget()
        self._tidying.end()

    @property
    def decision(self) -> Decision | None:
        """The question open to a person."""
        return self.course.decision

    @property
    def controller(self) -> TableController | None:
        """The gestures of that question, as soon as it is shown."""
        return self.shown_table.controller

    @property
    def table(self) -> TableLayout:
        """Where everything of that view lies."""
        return self.shown_table.layout

    @property
    def area(self) -> Rect:
        """The table's part of the window."""
        return self.shown_table.area

    @property
    def animation(self) -> Animation | None:
        """What moves and has to be waited for."""
        return self.movement.animation

    @property
    def bubble(self) -> Bubble | None:
        """The reason shown why the last click did nothing."""
        return self.refusals.bubble

    def choose(self, key: str) -> None:
        """Answer the open question; a choice that may cost the match is asked once more."""
        self.answers.choose(key)

    def answer(self, key: str) -> None:
        """Answer the open question without asking again."""
        self.answers.give(key)

    def may_answer(self, key: str) -> bool:
        """Whether nothing but the rules limits the answers."""
        return True

    def undo(self) -> None:
        """Take back the last choice of the person who is asked, or say why not."""
        self.answers.undo()

    def ask_hint(self) -> None:
        """Let the master think about the open question."""
        self.answers.ask_hint()

    def show_end(self) -> None:
        """Show who won, over the last table."""
        from game.ui.match.end import EndOfMatchScreen

        self.app.push(EndOfMatchScreen(self.app, self))

    def layout(self, size: tuple[int, int]) -> None:
        """Place table and panel; what was on its way arrives."""
        table = self.shown_table
        table.restyle()
        self.movement.arrive()
        width = self.panel.width(size)
        table.area = Rect(0, 0, size[0] - width, size[1])
        self.panel.lay_out(Rect(table.area.right, 0, width, size[1]), self.signs.all(), self.narrator.told)
        self.refusals.take_back()
        self.preview.hide()
        table.move()
        self.refresh()

    def settle(self) -> None:
        """Lay the table out anew after its picture moved or a panel was opened."""
        self.movement.arrive()
        self.shown_table.move()
        self.refresh()

    def refresh(self) -> None:
        """Make the widgets anew for what is shown and asked now; the focus stays where it was."""
        self.app.music.danger = self.tabletop.tension(self.shown)
        pieces = self.shown_table.widgets(self.gestures.explain, self.gestures.click)
        self.panel.track.current = self.tabletop.phase(self.shown)
        self.panel.track.caption = say(self.shown.stage).partition(",")[0]
        focused, hovered = _id_of(self.focus), _id_of(self.hovered)
        # Others act while a button is held down that steps in: it stays held.
        held = _id_of(self.captured) if self.controller is None else ""
        self.panel.show(self._desk.asked(self, self.hands), self.course.taking_back.refusal())
        self.keep_clear = tuple(answer.rect for answer in self.panel.answers)
        self.rather_clear = tuple(self.table.own)
        self.read_later = self.panel.read_later
        bubbles: list[Widget] = [self.bubble] if self.bubble is not None else []
        self.widgets = [*pieces, *self.panel.widgets, *bubbles]
        self.adopt_widgets()
        self.captured = next((widget for widget in self.panel.widgets if widget.id == held), None)
        self.focus = next((widget for widget in self.focus_order() if widget.id == focused), None)
        if self.focus is None and self.focus_visible:
            self.focus = first_of(self.focus_order(), self.controller)
        self.hovered = self.widget_at(self.app.mouse) if self.app.mouse_inside else None
        if _id_of(self.hovered) != hovered:
            self.preview.hide()
        self.invalidate()

    def focus_order(self) -> list[Widget]:
        """Pieces that can be chosen, then the answers, then the rest of the panel."""
        return in_order(super().focus_order())

    def update(self, dt: float) -> None:
        """Let what moves move; look whether a computer player has answered; show and hide previews."""
        self.gestures.glide(dt)
        if self.movement.going_on:
            self.narrator.animate(0.0 if self.shown_table.unfinished else dt)
        elif self.handover.pending is not None:
            self.handover.pass_time(dt)
        elif self.course.opponents.advising:
            self.answers.look_for_hint()
        elif self.course.opponents.thinking and self.course.look_for_answer(self.narrator):
            self.narrator.happening = ()
            self.narrator.go_on()
        elif self.bubble is None:
            self.preview.watch(*self.hands, self.tabletop, self.shown, self.area, self.shown_table.bottom)
        if self.movement.fade(dt):
            self.invalidate()
        self.busy = self.movement.busy
        self.course.tell_failures(self.narrator)
        told = self.preview.shown is not None and self.preview.of_words
        self.tooltips_off = told or self.refusals.is_elsewhere(self.app.mouse) or self.shown_table.unseen
        if self.refusals.expired:
            self.gestures.close_bubble()
        if self.shown_table.let_go():
            self.invalidate()

    def draw_background(self, surface: Surface) -> None:
        """The table; what is answered beside it appears with it."""
        super().draw_background(surface)
        self._held_back.look(self.shown_table, self.panel)

    def prepare(self) -> bool:
        """Make a picture ahead that may be needed after what is shown now."""
        return self.shown_table.rehearse() or self._tidying.tidy(self.app.now)

    # -- clicks and keys ----------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> bool:
        """While something moves, a click on the table or a key skips it; everything else as usual."""
        if self.popup is None and self.gestures.moves_table(event):
            self.captured = None
            return True
        if self.gestures.skips(event) or self.gestures.comes_too_soon(event):
            return True
        self.gestures.dismisses(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.preview.mute()
        used = super().handle(event)
        if self.controller is not None and event.type in (pygame.MOUSEMOTION, pygame.KEYDOWN):
            self._follow_hover()
        return used

    def _follow_hover(self) -> None:
        """Show the odds of what the mouse or the focus came to."""
        if self.captured is None and self._desk.asked(self, self.hands).odds is not self.panel.odds_shown:
            self.refresh()

    def shortcut(self, event: InputEvent) -> bool:
        """Digits, plus and minus, U, L, R, X, Backspace; Space hurries computer players on."""
        return self.gestures.use_key(event) or use_letter(event, self)

    def back(self) -> None:
        """Esc takes the bubble, a card shown large or the large log away, or opens the menu."""
        if self.bubble is not None:
            self.gestures.close_bubble()
        elif self.preview.shown is not None:
            self.preview.mute()
            self.invalidate()
        elif self.panel.enlarged:
            self.enlarge_log()
        elif not self.gestures.react(self.tabletop.close_panel()):
            self.pause()

    def pause(self) -> None:
        """Open the menu over the match."""
        self._menu.open()

    def shortcuts(self) -> list[tuple[str, str]]:
        """The match's own keys."""
        return [*key_help(), *self.tabletop.shortcuts()]

    def enlarge_log(self) -> None:
        """Give the log the whole panel, or take it back."""
        self.panel.enlarged = not self.panel.enlarged
        self.refresh()
        self.panel.log.scroll_to_end()

    def filter_log(self, seat: int | None) -> None:
        """Show only the lines about one seat."""
        self.panel.filter(seat, self.narrator.told)
        self.invalidate()


def _id_of(widget: Widget | None) -> str:
    return widget.id if widget is not None else ""
