"""A match being played: the table, the question with its answers, the log, and everything that moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Color, Rect, Surface
from pygame.event import Event as InputEvent

from game.engine.decision import Decision, Option, Refusal, Text
from game.engine.match import Match
from game.ui.animation import SPEEDS, Animation
from game.ui.controllers.base import Changed, Chosen, Outcome, Refused, TableController
from game.ui.match_parts.bubble import Bubble
from game.ui.match_parts.course import MatchCourse
from game.ui.match_parts.hint_desk import HintDesk
from game.ui.match_parts.hover_preview import HoverPreview
from game.ui.match_parts.match_keys import SKIP_KEYS, key_help, use_key
from game.ui.match_parts.piece_widget import PieceWidget
from game.ui.match_parts.question_desk import QuestionDesk
from game.ui.match_parts.side_panel import Asked, PanelActions, SidePanel
from game.ui.match_parts.table_layer import TableLayer
from game.ui.memory import give_back
from game.ui.opponents import Opponents
from game.ui.playback import Group
from game.ui.renderer.pieces import Marks, Piece, TableLayout
from game.ui.renderer.plates import legible
from game.ui.rich_text import AnyText, Link, RichText, runs
from game.ui.screen import Screen
from game.ui.seat_marks import SEAT_MARKS
from game.ui.tabletop import LOCAL, Reaction
from game.ui.tabletops import TABLETOPS
from game.ui.widget import Widget
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.app import App

POINTED_SECONDS = 2.5
ADVISED_SECONDS = 8.0
RESULT = Option("result", Text("Show the result"))


class MatchScreen(Screen):
    """Plays one match. ``players`` says for each seat who answers: "person" or a computer player's name."""

    name = "match"
    _refused_on = ""
    """The widget whose click was refused: its tooltip would cover the reason."""
    _then = ""
    """What the last click answers as well, if the same person is asked that next."""

    def __init__(
        self, app: App, match: Match, players: Sequence[str], autosave_id: str, *, opponents: Opponents | None = None
    ) -> None:
        super().__init__(app)
        self.match = match
        self.game_id = match.game.id
        self.tabletop = TABLETOPS[match.game.id](app.theme, app.pictures)
        self._styled_for = (app.theme, app.language)
        workers = opponents if opponents is not None else Opponents()
        self.course = MatchCourse(match, players, autosave_id, workers, self.tabletop, self.colour_of)
        self.bottom = self.course.eyes or 0
        self.shown: Any = match.view(self.course.eyes)
        self.area = Rect(0, 0, 1, 1)
        self.table = TableLayout(self.area)
        self.controller: TableController | None = None
        self.animation: Animation | None = None
        self.trail = Animation()
        self._gliding = False
        self.hurry = False
        self.happening: RichText = ()
        self.preview = HoverPreview(app)
        self.bubble: Bubble | None = None
        self._pointed = ("", 0.0)
        self._hints = HintDesk(app, workers)
        self._desk = QuestionDesk(self._hints)
        self._layer = TableLayer()
        self._laid: tuple[list[Piece], frozenset[str], list[PieceWidget]] = [], frozenset(), []
        self._rehearsal: Iterator[None] = iter(())
        self._rehearsed_for: tuple[object, ...] = ()
        self.panel = SidePanel(app, self.tabletop.phases, PanelActions(
            self.choose, self.follow, self.undo, self.ask_hint, self.open_rules, self.pause, self.enlarge_log,
            self.filter_log,
        ))  # fmt: skip

    @property
    def decision(self) -> Decision | None:
        """The question open to a person."""
        return self.course.decision

    def enter(self) -> None:
        """Wake the computer players up and begin."""
        self.course.begin()
        self.course.advance(self)

    def leave(self) -> None:
        """Nobody thinks about a match that nobody plays; its last autosave is on the disk, its pictures are let go."""
        self.course.close(self)
        self.app.pictures.forget()
        give_back()

    # -- layout -------------------------------------------------------------------------------------------

    def layout(self, size: tuple[int, int]) -> None:
        """Place table and panel; what was on its way arrives."""
        if self._styled_for != (self.app.theme, self.app.language):
            self._styled_for = (self.app.theme, self.app.language)
            former = self.tabletop
            self.tabletop = TABLETOPS[self.match.game.id](self.app.theme, self.app.pictures)
            self.tabletop.take_over(former)
            self.tabletop.asked(self.controller.decision if self.controller is not None else None)
        if self.animation is not None:
            self.animation.finish()
        self.trail = Animation()
        width = self.panel.width(size)
        self.area = Rect(0, 0, size[0] - width, size[1])
        seats = [
            (seat.name, f"shape-{self.seat_shape(number)}", self.colour_of(number))
            for number, seat in enumerate(self.match.seats)
        ]
        self.panel.lay_out(Rect(self.area.right, 0, width, size[1]), seats, self.course.lines)
        self.bubble = None
        self.preview.hide()
        self._lay_table()
        if self.controller is not None:
            self.controller.move(self.table.pieces)
        self.refresh()

    def _lay_table(self) -> None:
        """Where everything of the view shown lies now."""
        self.table = self.tabletop.layout(self.shown, self.area, self.bottom)

    def refresh(self) -> None:
        """Make the widgets anew for what is shown and asked now; the focus stays where it was."""
        lit = self.controller.lit() if self.controller is not None else frozenset[str]()
        pieces = self._piece_widgets(lit)
        self.panel.track.current = self.tabletop.phase(self.shown)
        self.panel.track.caption = say(self.shown.stage).partition(",")[0]
        focused = self.focus.id if self.focus is not None else ""
        hovered = self.hovered.id if self.hovered is not None else ""
        # Others act while a button is held down that steps in: it stays held.
        held = self.captured.id if self.captured is not None and self.controller is None else None
        self.panel.show(self._asked(), self.course.undo_refusal())
        extra: list[Widget] = [self.bubble] if self.bubble is not None else []
        self.widgets = [*pieces, *self.panel.widgets, *extra]
        self.adopt_widgets()
        self.captured = next((widget for widget in self.panel.widgets if widget.id == held), None)
        self.focus = next((widget for widget in self.focus_order() if widget.id == focused), None)
        if self.focus is None and self.focus_visible:
            self.focus = self._first_focus()
        self.hovered = self.widget_at(self.app.mouse) if self.app.mouse_inside else None
        if (self.hovered.id if self.hovered is not None else "") != hovered:
            self.preview.hide()
        self.invalidate()

    def _piece_widgets(self, lit: frozenset[str]) -> list[PieceWidget]:
        """A widget for each piece; the same ones as long as the same pieces lie and are lit there."""
        known, known_lit, widgets = self._laid
        if known is not self.table.pieces or known_lit != lit:
            widgets = [
                PieceWidget(self.app, piece, _reachable(piece, lit), self._explain, self.click_piece)
                for piece in self.table.pieces
            ]
            self._laid = self.table.pieces, lit, widgets
        return widgets

    def _first_focus(self) -> Widget | None:
        """Where the keyboard begins: at the answer laid out, the first piece lit, or the first answer."""
        order = self.focus_order()
        answers = [widget for widget in order if widget.id.startswith("option:")]
        if self.controller is not None and self.controller.confirmable() and answers:
            return answers[0]
        return next((widget for widget in order if isinstance(widget, PieceWidget)), answers[0] if answers else None)

    # -- the table's own gestures --------------------------------------------------------------------------

    def _react(self, reaction: Reaction) -> bool:
        """Show what an event did to the table; True if it did anything."""
        if reaction is Reaction.NONE:
            return False
        self.preview.hide()
        self.bubble = None
        if reaction is Reaction.CHANGED:
            self.settle()
        self.invalidate()
        return True

    def settle(self) -> None:
        """Lay the table out anew after its picture moved or a panel was opened."""
        if self.animation is not None:
            self.animation.finish()
        self.trail = Animation()
        self._lay_table()
        if self.controller is not None:
            self.controller.move(self.table.pieces)
        self.refresh()

    # -- what the course of the match shows ---------------------------------------------------------------

    def show(self, group: Group) -> bool:
        """Show a group of events: log lines at once, the table by an animation."""
        was, before = self.shown, self.table
        for event in group.events:
            line = self.course.note(event)
            if event.visible_to(self.course.eyes):
                self.panel.add_line(line)
                self.happening = runs(event.text)
        self.shown = group.view
        self._lay_table()
        speed = SPEEDS[self.app.settings.animation]
        if speed and not self.hurry and before.area == self.area:
            animation = self.tabletop.motion(group.events, before, self.table, was, self.shown).faster(speed)
            for sound in animation.sounds:
                self.app.sounds.play(sound)
            self.animation = animation if animation.length > 0 else None
            self.busy = self.animation is not None
        self.preview.hide()
        self.refresh()
        return self.animation is not None

    def ask(self, decision: Decision) -> None:
        """Ask a person who has not answered with the click before.

        Another one than before gets the screen passed first if secrets would show (WD-13.1).
        """
        then, self._then = self._then, ""
        if decision.seat == self.course.eyes and decision.option(then) is not None:
            self.course.answer(then, self)
            return
        another = decision.seat != self.course.eyes
        private = decision.secret or self.tabletop.is_private(self.match.view(decision.seat))
        if another and private and self.app.settings.pass_cover:
            from game.ui.screens.curtain import CurtainScreen

            self.controller = None
            self.app.push(CurtainScreen(self.app, self, decision))
            return
        self.present(decision)

    def focus_order(self) -> list[Widget]:
        """Pieces that can be chosen, then the answers, then the rest of the panel."""
        order = super().focus_order()
        return sorted(order, key=_place_in_order)

    def present(self, decision: Decision) -> None:
        """Open a question for the person whose seat it is; his side lies at the bottom."""
        another = decision.seat != self.course.eyes
        self.course.eyes = self.bottom = decision.seat
        if another:
            self.happening = ()
            self.panel.fill_log(self.course.lines)
        self.shown = self.match.view(decision.seat)
        self.tabletop.asked(decision)
        self._lay_table()
        self.hurry = False
        self.controller = self.tabletop.controller(self.shown, decision, self.table.pieces)
        self.refresh()
        self.app.trace(f"asked {decision.seat} {decision.kind}")

    def wait_for(self, decision: Decision) -> None:
        """Show that a computer player thinks."""
        if not self.happening:
            self.happening = runs(_("{name} is thinking …", name=self.match.seats[decision.seat].name))
        self.refresh()

    def over(self) -> None:
        """Show the end of the match over its last table."""
        from game.ui.screens.end_of_match import EndOfMatchScreen

        self.shown = self.match.view(self.course.eyes)
        self._lay_table()
        self.refresh()
        self.app.push(EndOfMatchScreen(self.app, self))

    def warn(self, message: str) -> None:
        """Say what went wrong without harm."""
        self.app.warn(message)

    def update(self, dt: float) -> None:
        """Let what moves move; look whether a computer player has answered; show and hide previews."""
        self._glide(dt)
        if self.animation is not None:
            self.animation.update(dt)
            if self.animation.over or self.hurry:
                self.trail = Animation() if self.hurry else self.animation.rest()
                self.animation = None
                self.hurry = self.hurry and bool(self.course.persons)
                self.course.advance(self)
            self.invalidate()
        elif self.course.opponents.advising:
            self._look_for_hint()
        elif self.course.opponents.thinking and self.course.look_for_answer(self):
            self.happening = ()
            self.course.advance(self)
        elif self.bubble is None:
            focus = self.focus if self.focus_visible else None
            self.preview.watch(self.hovered, focus, self.tabletop, self.shown, self.area)
        refused = self.bubble is not None and self.hovered is not None and self.hovered.id == self._refused_on
        self.tooltips_off = refused
        self._let_fade(dt)
        self.course.tell_failures(self)
        self.tooltips_off = self.bubble is not None and not self.bubble.rect.collidepoint(self.app.mouse)
        if self.bubble is not None and self.app.now > self.bubble.until:
            self.close_bubble()
        if self._pointed[0] and self.app.now > self._pointed[1]:
            self._pointed = ("", 0.0)
            self.invalidate()

    def prepare(self) -> bool:
        """Make a picture ahead that may be needed after what is shown now."""
        subject = (self.tabletop, self.shown, tuple(self.area), self.bottom)
        if subject != self._rehearsed_for:
            self._rehearsed_for = subject
            self._rehearsal = self.tabletop.rehearse(self.shown, self.area, self.bottom)
        return next(self._rehearsal, self) is None

    def _let_fade(self, dt: float) -> None:
        """What lingers goes on, also while a question is open."""
        if self.trail.motions:
            self.trail.update(dt)
            if self.trail.faded:
                self.trail = Animation()
            self.invalidate()
        self.busy = self.animation is not None or bool(self.trail.motions) or self._gliding

    def _glide(self, dt: float) -> None:
        """Let the table's camera go on."""
        reaction = self.tabletop.glide(dt)
        self._gliding = reaction is Reaction.MOVED
        self._react(reaction)

    # -- what is asked ------------------------------------------------------------------------------------

    def _asked(self) -> Asked:
        """What the panel shows."""
        if self.course.finished:
            return Asked(self.happening, options=(RESULT,))
        if self.controller is None:
            wishes = self.tabletop.interruptions(self.shown, self.course.persons)
            return Asked(self.happening, options=wishes, confirmed=frozenset({self.course.wish}))
        hands = (self.hovered, self.focus if self.focus_visible else None)
        seat = self.controller.decision.seat
        addressee = (self.match.seats[seat].name, self.colour_of(seat)) if len(self.course.persons) > 1 else None
        return self._desk.asked(self.controller, hands, addressee)

    def choose(self, key: str, then: str = "") -> None:
        """Answer the open question; a choice that may cost the match is asked once more.

        ``then`` answers the next question, too, if it is the same person's and offers that.
        """
        if self.course.finished:
            self.over()
        elif self.decision is None:
            self._step_in(key)
        if self.decision is None or self.controller is None or self.animation is not None:
            return
        option = self.decision.option(key)
        self._then = then
        risk = self.controller.risk(option) if option is not None and self.app.settings.confirm_risky else None
        if risk is not None:
            self.app.confirm(risk, _("Do it"), _("Think again"), lambda: self.answer(key))
        else:
            self.answer(key)

    def _step_in(self, key: str) -> None:
        """A person wants to do something in a computer player's turn."""
        if key in {option.key for option in self.tabletop.interruptions(self.shown, self.course.persons)}:
            self.app.sounds.play("click")
            self.course.wish_for(key, self)
            self.refresh()
            if self.animation is None:
                self.course.advance(self)

    def answer(self, key: str) -> None:
        """Answer the open question without asking again."""
        self.app.sounds.play("click")
        self._forget_hint()
        self.controller = self.bubble = None
        self.tabletop.asked(None)
        self._lay_table()
        self.happening = ()
        self.preview.mute()
        self.course.answer(key, self)
        self.refresh()
        self.course.advance(self)

    def ask_hint(self) -> None:
        """Let the master think about the open question."""
        self._hints.ask(self.match if self.controller is not None else None)

    def _look_for_hint(self) -> None:
        """Show what the master would do, in words and on the table."""
        if self._hints.look(self.decision) is None:
            return
        option = self._hints.option
        if option is not None and option.place is not None:
            self._pointed = (option.place, self.app.now + ADVISED_SECONDS)
            self._react(self.tabletop.look_at(self.shown, option.place))
        self.refresh()

    def _forget_hint(self) -> None:
        """What was advised, or is being thought about, concerned another question."""
        self._hints.forget()
        self._pointed = ("", 0.0)

    def undo(self) -> None:
        """Take back the last choice of the person who is asked, or say why not."""
        refusal = self.course.undo_refusal()
        self._forget_hint()
        if not self.course.undo(self):
            self.app.sounds.play("refused")
            if refusal is not None:
                self.app.notify(refusal)
            return
        self.panel.fill_log(self.course.lines)
        if self.course.decision is not None:
            self.present(self.course.decision)
        self.app.notify(_("Your last choice was taken back."))

    # -- clicks and keys ----------------------------------------------------------------------------------

    def click_piece(self, piece: Piece) -> None:
        """A click on a piece: choose it, select it, or hear why not."""
        self.close_bubble()
        if piece.place.startswith(LOCAL):
            self.app.sounds.play("click")
            self._react(self.tabletop.use(self.shown, piece))
        elif self.controller is not None:
            self._use(self.controller.click(piece), piece.rect)
        elif not self.course.finished:
            words = Text("Wait until you are asked.") if self.course.persons else Text("Only computers play here.")
            self._refuse(Refusal(words, self.tabletop.waiting_clause), piece.rect)

    def _use(self, outcome: Outcome, at: Rect) -> None:
        if isinstance(outcome, Chosen):
            self.choose(outcome.key, outcome.then)
        elif isinstance(outcome, Refused):
            self._refuse(outcome.refusal, at)
        elif isinstance(outcome, Changed):
            self.selection_changed()

    def selection_changed(self) -> None:
        """Show the new selection."""
        self.app.sounds.play("die_set")
        self.refresh()

    def _refuse(self, refusal: Refusal, at: Rect) -> None:
        """Say why, at the mouse or beside the piece."""
        self.app.sounds.play("refused")
        spot = Rect(0, 0, 12, 12)
        spot.center = self.app.mouse if at.collidepoint(self.app.mouse) else at.center
        self.bubble = Bubble(self.app, refusal, spot, self.follow)
        self._refused_on = self.hovered.id if self.hovered is not None else ""
        self.preview.mute()
        self.refresh()

    def close_bubble(self) -> None:
        """Take the reason away."""
        if self.bubble is not None:
            self.bubble = None
            self.refresh()

    def follow(self, link: Link) -> None:
        """Follow a link: open the rule, or point at the place on the table."""
        if link.clause is not None:
            self.app.open_rulebook(self.game_id, clause=link.clause)
        elif link.place is not None:
            self._pointed = (link.place, self.app.now + POINTED_SECONDS)
            self._react(self.tabletop.look_at(self.shown, link.place))
            at = self.rect_of(link.place) or Rect(self.area.center, (1, 1))
            self.preview.show(link.place, at, self.tabletop, self.shown, self.area)
            self.invalidate()

    def handle(self, event: InputEvent) -> bool:
        """While something moves, a click on the table or a key skips it; everything else as usual."""
        if self.popup is None and self._react(self.tabletop.handle(event, self.shown, self.area)):
            self.captured = None
            return True
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if self.animation is not None:
            skipped = event.type == pygame.KEYDOWN and event.key in SKIP_KEYS
            if skipped or (pressed and self.area.collidepoint(event.pos) and not self._on_panel(event.pos)):
                self.skip()
                return True
        if pressed and self.bubble is not None and not self.bubble.rect.collidepoint(event.pos):
            self.close_bubble()
        used = super().handle(event)
        if self.controller is not None and event.type in (pygame.MOUSEMOTION, pygame.KEYDOWN):
            self._follow_hover()
        return used

    def _on_panel(self, position: tuple[int, int]) -> bool:
        """Whether a click there concerns the screen alone: it works while something moves, too."""
        piece = self.table.at(position)
        return piece is not None and piece.place.startswith(LOCAL)

    def skip(self) -> None:
        """Show the end of everything that moves, up to the next question for a person."""
        self.hurry = True
        self.invalidate()

    def shortcut(self, event: InputEvent) -> bool:
        """Digits, plus and minus, U, L, R, Backspace; Space hurries computer players on."""
        actions = {
            pygame.K_u: self.undo, pygame.K_h: self.ask_hint, pygame.K_l: self.enlarge_log, pygame.K_r: self.open_rules
        }  # fmt: skip
        if self.controller is not None and use_key(event, self.controller, self.choose, self.selection_changed):
            return True
        if event.key == pygame.K_SPACE and self.course.opponents.thinking:
            self.skip()
        elif event.key in actions and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            actions[event.key]()
        else:
            return False
        return True

    def back(self) -> None:
        """Esc takes the bubble or the large log away, or opens the menu."""
        if self.bubble is not None:
            self.close_bubble()
        elif self.panel.enlarged:
            self.enlarge_log()
        elif not self._react(self.tabletop.close_panel()):
            self.pause()

    def pause(self) -> None:
        """Open the menu over the match."""
        from game.ui.screens.pause import PauseScreen

        name = f"{say(self.match.game.name)}, {say(self.shown.stage).partition(',')[0]}"
        self.app.push(PauseScreen(self.app, self.match.save, name, self.game_id))

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
        self.panel.filter(seat, self.course.lines)
        self.invalidate()

    # -- hover --------------------------------------------------------------------------------------------

    def _follow_hover(self) -> None:
        """Show the odds of what the mouse or the focus came to."""
        if self.captured is None and self._asked().odds is not self.panel.odds_shown:
            self.refresh()

    def _explain(self, piece: Piece) -> RichText | None:
        if self.animation is not None and self.app.mouse_inside and self.animation.covers(self.app.mouse):
            return None
        return self.tabletop.explain(self.shown, piece, self.bottom)

    def rect_of(self, place: str) -> Rect | None:
        """Where a place of the table is drawn."""
        found = self.table.of_place(place)
        return found[0].rect.copy() if found else None

    def tooltip_of(self, place: str) -> AnyText | None:
        """What a linked place is."""
        found = self.table.of_place(place)
        words = self._explain(found[0]) if found else None
        preview = self.tabletop.preview(self.shown, place, 200) if words is None else None
        return words if preview is None else preview[1]

    # -- drawing ------------------------------------------------------------------------------------------

    def draw_background(self, surface: Surface) -> None:
        """The table in one kept layer, and what moves above it."""
        hidden = self.animation.hidden if self.animation is not None else frozenset[str]()
        if self.controller is not None:
            hidden |= self.controller.hides
        self._layer.draw(surface, self.tabletop, self.shown, self.area, self.bottom, self._marks(), hidden)
        if self.busy:
            before = surface.get_clip()
            surface.set_clip(self.area)
            self.trail.draw(surface)
            if self.animation is not None:
                self.animation.draw(surface)
            surface.set_clip(before)

    def draw(self, surface: Surface) -> None:
        """Table, panel, and the card shown large."""
        super().draw(surface)
        if self.animation is None:
            self.preview.draw(surface)

    def _marks(self) -> Marks:
        """What is lit, selected, focused and hovered now."""
        hovered = self.hovered.id if isinstance(self.hovered, PieceWidget) else ""
        focused = self.focus.id if isinstance(self.focus, PieceWidget) and self.focus_visible else ""
        pointed = self.table.of_place(self._pointed[0]) if self._pointed[0] else []
        focused = pointed[0].id if pointed else focused
        if self.controller is None:
            return Marks(focused=focused)
        lit = self.controller.lit()
        selected = frozenset(self.controller.selected)
        return Marks(lit, selected, focused, hovered if hovered in lit else "", self.controller.decision.seat)

    def colour_of(self, seat: int) -> Color:
        """The colour of a player's mark."""
        try:
            colour = Color(self.match.seats[seat].colour)
        except ValueError:
            colour = Color(SEAT_MARKS[seat % len(SEAT_MARKS)].colour)
        return legible(colour)

    def seat_shape(self, seat: int) -> str:
        """The shape of a player's mark."""
        return self.match.seats[seat].shape or SEAT_MARKS[seat % len(SEAT_MARKS)].shape


def _reachable(piece: Piece, lit: frozenset[str]) -> bool:
    """Whether the keyboard goes to the piece: one that answers, or that concerns the screen alone."""
    return piece.id in lit or piece.place.startswith(LOCAL)


def _place_in_order(widget: Widget) -> int:
    """Pieces that answer, answers, the rest."""
    if isinstance(widget, PieceWidget) and not widget.piece.place.startswith(LOCAL):
        return 0
    return 1 if widget.id.startswith("option:") else 2
