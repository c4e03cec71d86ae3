"""A match being played: the table, the question with its answers, the log, and everything that moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Color, Rect, Surface
from pygame.event import Event as InputEvent

from game import saves
from game.disk import SaveError
from game.engine.decision import Decision, Event, Odds, Option, Refusal, Text
from game.engine.match import Match
from game.players import PERSON
from game.ui.animation import SPEEDS, Animation
from game.ui.controllers.base import Changed, Chosen, Outcome, Refused, TableController
from game.ui.match_parts.bubble import Bubble
from game.ui.match_parts.card_preview import CardPreview
from game.ui.match_parts.match_log import LogLine, line_of
from game.ui.match_parts.piece_widget import PieceWidget
from game.ui.match_parts.side_panel import Asked, PanelActions, SidePanel
from game.ui.match_statistics import MatchStatistics
from game.ui.opponents import OpponentFailed, Opponents
from game.ui.playback import Group, Playback
from game.ui.renderer.duel_table import Marks
from game.ui.renderer.pieces import Piece, TableLayout
from game.ui.rich_text import Link, RichText, Run, runs
from game.ui.screen import Screen
from game.ui.tabletop import TABLETOPS
from game.ui.widget import Widget
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.app import App

PREVIEW_DELAY = 0.28
FOCUS_PREVIEW_DELAY = 0.5
POINTED_SECONDS = 2.5
SKIP_KEYS = (pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER)
DIGITS = {getattr(pygame, f"K_{digit}"): digit for digit in range(10)} | {
    getattr(pygame, f"K_KP{digit}"): digit for digit in range(10)
}
SEAT_COLOURS = ("#D55E00", "#56A8E0", "#F0E442", "#009E73")
SEAT_SHAPES = ("round", "shield", "hexagon", "square")


class MatchScreen(Screen):
    """Plays one match. ``players`` says for each seat who answers: "person" or a computer player's name."""

    name = "match"

    def __init__(
        self, app: App, match: Match, players: Sequence[str], autosave_id: str, *, opponents: Opponents | None = None
    ) -> None:
        super().__init__(app)
        self.match = match
        self.players = tuple(player or PERSON for player in players)
        self.autosave_id = autosave_id
        self.game_id = match.game.id
        self.tabletop = TABLETOPS[match.game.id](app.theme, app.pictures)
        self._styled_for: object = (app.theme, app.language)
        self.playback = Playback(match, self.tabletop.together)
        self.opponents = opponents if opponents is not None else Opponents()
        self.statistics = MatchStatistics.of(len(match.seats))
        self.lines: list[LogLine] = []
        persons = [seat for seat, player in enumerate(self.players) if player == PERSON]
        self.persons = frozenset(persons)
        self.bottom = persons[0] if persons else 0
        self.eyes: int | None = self.bottom if persons else None
        self.shown: Any = match.view(self.eyes)
        self.area = Rect(0, 0, 1, 1)
        self.table: TableLayout = TableLayout(self.area)
        self.decision: Decision | None = None
        self.controller: TableController | None = None
        self.animation: Animation | None = None
        self.hurry = False
        self.finished = False
        self.happening: RichText = ()
        self.preview: CardPreview | None = None
        self.bubble: Bubble | None = None
        self._preview_of = ""
        self._pointed = ""
        self._pointed_until = 0.0
        self._subject: tuple[str, str] = ("", "")
        self._subject_since = 0.0
        self._odds: dict[str, Odds | None] = {}
        self._layer: tuple[object, Surface] | None = None
        self._pieces: dict[str, PieceWidget] = {}
        actions = PanelActions(
            self.choose, self.follow, self.undo, self.open_rules, self.pause, self.enlarge_log, self.filter_log
        )
        self.panel = SidePanel(app, self.tabletop.phases, actions)
        self._recall()

    # -- beginning and end --------------------------------------------------------------------------------

    def _recall(self) -> None:
        """Fill log and statistics with what happened before a saved match was opened."""
        if self.match.record:
            for event in self.match.history():
                self._note(event)

    def enter(self) -> None:
        """Wake the computer players up and begin."""
        if any(player != PERSON for player in self.players):
            self.opponents.start()
        self.advance()

    def leave(self) -> None:
        """Nobody thinks about a match that nobody plays."""
        self.opponents.close()

    # -- layout -------------------------------------------------------------------------------------------

    def layout(self, size: tuple[int, int]) -> None:
        """Place table and panel; what was on its way arrives."""
        if self._styled_for != (self.app.theme, self.app.language):
            self._styled_for = (self.app.theme, self.app.language)
            self.tabletop = TABLETOPS[self.match.game.id](self.app.theme, self.app.pictures)
        if self.animation is not None:
            self.animation.finish()
        width = self.panel.width(size)
        self.area = Rect(0, 0, size[0] - width, size[1])
        seats = [(seat.name, f"shape-{self.seat_shape(number)}", self.colour_of(number)) for number, seat in enumerate(self.match.seats)]
        self.panel.lay_out(Rect(self.area.right, 0, width, size[1]), seats, self.lines)
        self.preview = self.bubble = None
        self._lay_table()
        if self.controller is not None:
            self.controller.pieces = list(self.table.pieces)
        self.refresh()

    def _lay_table(self) -> None:
        """Where everything of the view shown lies now."""
        self.table = self.tabletop.layout(self.shown, self.area, self.bottom)

    def refresh(self) -> None:
        """Make the widgets anew for what is shown and asked now; the focus stays where it was."""
        lit = self.controller.lit() if self.controller is not None else frozenset[str]()
        self._pieces = {
            piece.id: PieceWidget(self.app, piece, piece.id in lit, self._explain, self.click_piece)
            for piece in self.table.pieces
        }
        self.panel.track.current = self.tabletop.phase(self.shown)
        self.panel.track.caption = say(self.shown.stage).partition(",")[0]
        self.panel.show(self._asked(), self.undo_refusal())
        extra: list[Widget] = [self.bubble] if self.bubble is not None else []
        focused = self.focus.id if self.focus is not None else ""
        hovered = self.hovered.id if self.hovered is not None else ""
        self.widgets = [*self._pieces.values(), *self.panel.widgets, *extra]
        self.adopt_widgets()
        self.focus = next((widget for widget in self.focus_order() if widget.id == focused), None)
        if self.focus is None and self.focus_visible:
            self.focus = self._best_focus()
        self.captured = None
        self.hovered = self.widget_at(self.app.mouse) if self.app.mouse_inside else None
        if (self.hovered.id if self.hovered is not None else "") != hovered:
            self.preview = None
        self.invalidate()

    def _best_focus(self) -> Widget | None:
        """Where the keyboard begins at a new question: the first piece lit, or the first answer."""
        order = self.focus_order()
        for prefix in ("option:", ""):
            confirmable = self.controller is not None and bool(self.controller.confirmable())
            for widget in order:
                if prefix and confirmable and widget.id.startswith(prefix):
                    return widget
                if not prefix and isinstance(widget, PieceWidget):
                    return widget
        return next((widget for widget in order if widget.id.startswith("option:")), None)

    # -- the course of the match --------------------------------------------------------------------------

    def advance(self) -> None:
        """Show what happens until something moves, somebody is asked, or the match is over."""
        while self.decision is None and self.animation is None and not self.finished:
            item = self.playback.next(self.eyes)
            if item is None:
                self._finish()
            elif isinstance(item, Decision):
                if self.players[item.seat] != PERSON:
                    self._ask_computer(item)
                    return
                self._ask_person(item)
            else:
                self._show(item)

    def _show(self, group: Group) -> None:
        """Show a group of events: log lines at once, the table by an animation."""
        was, before = self.shown, self.table
        for event in group.events:
            line = self._note(event)
            self.panel.add_line(line)
            self.happening = runs(event.text)
        self.shown = group.view
        self._lay_table()
        speed = SPEEDS[self.app.settings.animation]
        if speed and not self.hurry and before.area == self.area:
            animation = self.tabletop.motion(group.events, before, self.table, was, self.shown).faster(speed)
            for sound in animation.sounds:
                self.app.sounds.play(sound)
            if animation.length > 0:
                self.animation, self.busy = animation, True
        self.preview = None
        self.refresh()

    def _note(self, event: Event) -> LogLine:
        """Put an event into log and statistics."""
        self.statistics.note(event)
        line = line_of(event, len(self.match.record), self.colour_of)
        if event.visible_to(self.eyes):
            self.lines.append(line)
        return line

    def _ask_person(self, decision: Decision) -> None:
        """Ask a person; another one than before gets the screen passed first if secrets would show."""
        new = decision.seat != self.eyes
        if new and decision.secret and self.app.settings.pass_cover and len(self.persons) > 1:
            from game.ui.screens.curtain import CurtainScreen

            self.decision = decision
            self.controller = None
            self.app.push(CurtainScreen(self.app, self, decision))
            return
        self.present(decision)

    def present(self, decision: Decision) -> None:
        """Open a question for the person whose seat it is."""
        if decision.seat != self.eyes:
            self.eyes = self.bottom = decision.seat
        self.shown = self.match.view(self.eyes)
        self._lay_table()
        self.decision = decision
        self.hurry = False
        self._odds = {}
        self.controller = self.tabletop.controller(decision, self.table.pieces)
        self.refresh()
        self.app.trace(f"asked {decision.seat} {decision.kind}")

    def _ask_computer(self, decision: Decision) -> None:
        self.shown = self.match.view(self.eyes)
        self._lay_table()
        name = self.match.seats[decision.seat].name
        self.happening = runs(_("{name} is thinking …", name=name)) if not self.happening else self.happening
        self.refresh()
        self.opponents.ask(self.match, self.players[decision.seat])

    def choose(self, key: str) -> None:
        """Answer the open question."""
        if self.decision is None or self.animation is not None:
            return
        self.match.choose(key)
        self.app.sounds.play("click")
        self.decision = self.controller = self.bubble = self.preview = None
        self.autosave()
        self.happening = ()
        self.refresh()
        self.advance()

    def autosave(self) -> None:
        """Write the match down; a full disk is said, not suffered."""
        try:
            saves.autosave(self.autosave_id, self.match.save())
        except SaveError as error:
            self.app.warn(str(error))

    def _finish(self) -> None:
        """The match is over: no autosave is left, and the end is shown."""
        self.finished = True
        self.shown = self.match.view(self.eyes)
        self._lay_table()
        self.refresh()
        try:
            saves.forget_autosave(self.autosave_id)
        except SaveError as error:
            self.app.warn(str(error))
        from game.ui.screens.end_of_match import EndOfMatchScreen

        self.app.push(EndOfMatchScreen(self.app, self))

    def update(self, dt: float) -> None:
        """Let what moves move; look whether a computer player has answered; show and hide previews."""
        if self.animation is not None:
            self.animation.update(dt)
            if self.animation.over or self.hurry:
                self.animation = None
                self.advance()
            self.busy = self.animation is not None
            self.invalidate()
        elif self.opponents.thinking:
            self._look_for_answer()
        self._watch_hover()
        if self.bubble is not None and self.app.now > self.bubble.until:
            self.close_bubble()
        if self._pointed and self.app.now > self._pointed_until:
            self._pointed = ""
            self.invalidate()

    def _look_for_answer(self) -> None:
        try:
            key = self.opponents.poll()
        except OpponentFailed as error:
            decision = self.match.next_decision()
            self.app.warn(_("A computer player failed and took its first option. ({reason})", reason=str(error)))
            key = decision.options[0].key if decision is not None else None
        if key is not None:
            self.match.choose(key)
            self.autosave()
            self.happening = ()
            self.advance()

    # -- what is asked ------------------------------------------------------------------------------------

    def _asked(self) -> Asked:
        """What the panel shows."""
        if self.decision is None or self.controller is None:
            return Asked(self.happening)
        controller = self.controller
        options = controller.buttons()
        confirmed = frozenset(option.key for option in controller.confirmable())
        return Asked(self._question(self.decision), controller.hint(), options, confirmed, self._odds_shown())

    def _question(self, decision: Decision) -> RichText:
        """The question, with the name of who is asked where several people play."""
        words = runs(decision.question)
        if len(self.persons) < 2:
            return words
        colour = self.colour_of(decision.seat)
        name = Run(f"{self.match.seats[decision.seat].name}: ", colour=(colour.r, colour.g, colour.b))
        return (name, *words)

    def _odds_shown(self) -> Odds | None:
        """The chances of the option hovered or focused, else of the one that the selection stands for."""
        option = self._option_in_hand()
        if option is None or self.controller is None:
            return None
        if option.key not in self._odds:
            self._odds[option.key] = self.controller.odds(option)
        return self._odds[option.key]

    def _option_in_hand(self) -> Option | None:
        if self.controller is None or self.decision is None:
            return None
        for widget in (self.hovered, self.focus if self.focus_visible else None):
            if isinstance(widget, PieceWidget):
                options = self.controller.options_of(widget.piece)
                if len(options) == 1:
                    return options[0]
            elif widget is not None and widget.id.startswith("option:"):
                return self.decision.option(widget.id.removeprefix("option:"))
        confirmable = self.controller.confirmable()
        if confirmable:
            return confirmable[0]
        plain = [option for option in self.controller.buttons() if not option.picks]
        return plain[0] if len(plain) == 1 and self.decision.secret else None

    def undo_refusal(self) -> Text | None:
        """Why nothing can be taken back now; None if it can."""
        if self.decision is None:
            return Text("You can take back a choice when it is your turn.")
        refusal = self.match.undo_refusal()
        index = self.match.undo_index()
        if refusal is not None or index is None:
            return refusal
        others = {choice.seat for choice in self.match.record[index:]} & self.persons - {self.decision.seat}
        if others:
            names = ", ".join(self.match.seats[seat].name for seat in sorted(others))
            return Text("{name} has chosen since your last choice: it cannot be taken back.", (("name", names),))
        return None

    def undo(self) -> None:
        """Take back the last choice of the person who is asked."""
        refusal = self.undo_refusal()
        if refusal is not None:
            self.app.sounds.play("refused")
            self.app.notify(refusal)
            return
        self.match.undo()
        self.playback.forget()
        self.lines = [line for line in self.lines if line.stamp <= len(self.match.record)]
        self._recount()
        self.panel.fill_log(self.lines)
        self.decision = self.controller = None
        self.autosave()
        decision = self.match.next_decision()
        if decision is not None:
            self.present(decision)
        self.app.notify(_("Your last choice was taken back."))

    def _recount(self) -> None:
        """Count the statistics anew after an undo."""
        self.statistics = MatchStatistics.of(len(self.match.seats))
        for event in self.match.history():
            self.statistics.note(event)

    # -- clicks -------------------------------------------------------------------------------------------

    def click_piece(self, piece: Piece) -> None:
        """A click on a piece: choose it, select it, or hear why not."""
        self.close_bubble()
        if self.controller is None:
            if self.decision is None and not self.finished:
                words = Text("Wait until you are asked.") if self.persons else Text("Only computers play here.")
                self._refuse(Refusal(words, "WD-13.2"), piece.rect)
            return
        self._use(self.controller.click(piece), piece.rect)

    def _use(self, outcome: Outcome, at: Rect) -> None:
        if isinstance(outcome, Chosen):
            self.choose(outcome.key)
        elif isinstance(outcome, Refused):
            self._refuse(outcome.refusal, at)
        elif isinstance(outcome, Changed):
            self.app.sounds.play("die_set")
            self.refresh()

    def _refuse(self, refusal: Refusal, at: Rect) -> None:
        """Say why, at the mouse or beside the piece."""
        self.app.sounds.play("refused")
        spot = Rect(0, 0, 12, 12)
        spot.center = self.app.mouse if at.collidepoint(self.app.mouse) else at.center
        self.bubble = Bubble(self.app, refusal, spot, self.follow)
        self.preview = None
        self._subject_since = self.app.now + 1.0
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
            self._pointed, self._pointed_until = link.place, self.app.now + POINTED_SECONDS
            self._show_preview(link.place, self.rect_of(link.place) or Rect(self.area.center, (1, 1)))
            self.invalidate()

    # -- keys ---------------------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> bool:
        """While something moves, a click on the table or a key skips it; everything else as usual."""
        if self.animation is not None or (self.opponents.thinking and event.type == pygame.KEYDOWN):
            on_table = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.area.collidepoint(event.pos)
            key = event.type == pygame.KEYDOWN and event.key in SKIP_KEYS
            if (on_table or key) and (self.focus is None or not self.focus.id.startswith("button:") or on_table):
                self.skip()
                return True
        if event.type == pygame.MOUSEBUTTONDOWN and self.bubble is not None and not self.bubble.rect.collidepoint(event.pos):
            self.close_bubble()
        used = super().handle(event)
        if self.controller is not None and event.type in (pygame.MOUSEMOTION, pygame.KEYDOWN):
            self._follow_hover()
        return used

    def skip(self) -> None:
        """Show the end of everything that moves, up to the next question for a person."""
        self.hurry = True
        self.invalidate()

    def shortcut(self, event: InputEvent) -> bool:
        """Digits, plus and minus, U, L, R, Backspace, Esc."""
        key = event.key
        if key in DIGITS:
            return self._digit(DIGITS[key])
        if key in (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS, pygame.K_MINUS, pygame.K_KP_MINUS):
            step = -1 if key in (pygame.K_MINUS, pygame.K_KP_MINUS) else 1
            return self._counted(self.controller is not None and self.controller.step_number(step))
        if key == pygame.K_u and not event.mod & pygame.KMOD_CTRL:
            self.undo()
        elif key == pygame.K_l:
            self.enlarge_log()
        elif key == pygame.K_r:
            self.open_rules()
        elif key == pygame.K_BACKSPACE and self.controller is not None:
            return self._counted(self.controller.clear())
        else:
            return False
        return True

    def _digit(self, digit: int) -> bool:
        if self.controller is None or self.decision is None:
            return False
        if self.controller.select_number(digit):
            return self._counted(True)
        numbered = [*self.controller.buttons(), *(option for option in self.decision.options if option.place)]
        if not 1 <= digit <= len(numbered):
            return False
        self.choose(numbered[digit - 1].key)
        return True

    def _counted(self, changed: bool) -> bool:
        if changed:
            self.app.sounds.play("die_set")
            self.refresh()
        return changed

    def back(self) -> None:
        """Esc takes the bubble, the large log or the selection away, or opens the menu."""
        if self.bubble is not None:
            self.close_bubble()
        elif self.panel.enlarged:
            self.enlarge_log()
        elif self.controller is not None and self.controller.offered:
            self._counted(self.controller.clear())
        else:
            self.pause()

    def pause(self) -> None:
        """Open the menu over the match."""
        from game.ui.screens.pause import PauseScreen

        self.app.push(PauseScreen(self.app, self))

    def shortcuts(self) -> list[tuple[str, str]]:
        """The match's own keys."""
        return [
            ("← ↑ → ↓", _("walk the pieces and answers that can be chosen")),
            (_("Enter"), _("choose")),
            ("1 … 9", _("choose an answer, or a number of dice")),
            ("+ −", _("one die more or less")),
            (_("Space"), _("skip what moves")),
            (_("Backspace"), _("take the selection back")),
            ("U", _("undo")),
            ("L", _("large log")),
            ("R", _("rulebook")),
        ]

    def enlarge_log(self) -> None:
        """Give the log the whole panel, or take it back."""
        self.panel.enlarged = not self.panel.enlarged
        self.refresh()
        self.panel.log.scroll_to_end()

    def filter_log(self, seat: int | None) -> None:
        """Show only the lines about one seat."""
        self.panel.shown_seat = seat
        for widget in self.panel.fixed:
            if widget.id.startswith("filter:") and hasattr(widget, "chosen"):
                widget.chosen = widget.id == ("filter:all" if seat is None else f"filter:{seat}")
        self.panel.fill_log(self.lines)
        self.invalidate()

    # -- hover --------------------------------------------------------------------------------------------

    def _follow_hover(self) -> None:
        """Show the odds of what the mouse or the focus came to."""
        shown = self._asked().odds
        now = next((widget for widget in self.panel.changing if widget.id in ("odds", "odds:area")), None)
        current = getattr(now, "odds", None)
        if now is not None and now.id == "odds:area" and now.children:
            current = getattr(now.children[0], "odds", None)
        if shown is not current and self.captured is None:
            self.refresh()

    def _watch_hover(self) -> None:
        """Show a card large after the mouse rested on it, or the focus; hide it when they leave."""
        widget = self.hovered if self.hovered is not None else self.focus if self.focus_visible else None
        subject = (widget.id if widget is not None else "", "mouse" if self.hovered is not None else "keys")
        if subject != self._subject:
            self._subject, self._subject_since = subject, self.app.now
            if self.preview is not None:
                self.preview = None
            self.invalidate()
        delay = PREVIEW_DELAY if subject[1] == "mouse" else FOCUS_PREVIEW_DELAY
        ready = self.app.now - self._subject_since >= delay
        if ready and self.preview is None and isinstance(widget, PieceWidget) and self.animation is None:
            places = [place for place in (widget.piece.place, *widget.piece.also) if not place.count(":") > 1]
            if widget.is_card and self.bubble is None:
                self._show_preview(places[0], widget.rect)

    def _show_preview(self, place: str, at: Rect) -> None:
        height = min(self.app.theme.px(430), round(self.app.size[1] * 0.62))
        found = self.tabletop.preview(self.shown, place, height)
        if found is not None:
            self.preview = CardPreview(self.app, found[0], found[1], at)
            self.invalidate()

    def _explain(self, piece: Piece) -> RichText | None:
        return self.tabletop.explain(self.shown, piece, self.bottom)

    def rect_of(self, place: str) -> Rect | None:
        """Where a place of the table is drawn."""
        found = self.table.of_place(place)
        return found[0].rect.copy() if found else None

    def tooltip_of(self, place: str) -> object:
        """What a linked place is."""
        found = self.table.of_place(place)
        words = self._explain(found[0]) if found else None
        if words is not None:
            return words
        preview = self.tabletop.preview(self.shown, place, 200)
        return preview[1] if preview is not None else None

    # -- drawing ------------------------------------------------------------------------------------------

    def draw_background(self, surface: Surface) -> None:
        """The table in one kept layer, and what moves above it."""
        marks = self._marks()
        hidden = self.animation.hidden if self.animation is not None else frozenset[str]()
        key = (id(self.table), marks, hidden, self.area.size, id(self.shown))
        if self._layer is None or self._layer[0] != key:
            layer = self._layer[1] if self._layer is not None else None
            if layer is None or layer.get_size() != self.area.size:
                layer = Surface(self.area.size).convert()
            self.tabletop.draw(layer, self.shown, self.area, self.bottom, marks, hidden)
            self._layer = (key, layer)
        surface.blit(self._layer[1], self.area)
        if self.animation is not None:
            clip = surface.get_clip()
            surface.set_clip(self.area)
            self.animation.draw(surface)
            surface.set_clip(clip)

    def draw(self, surface: Surface) -> None:
        """Table, panel, and the card shown large."""
        super().draw(surface)
        if self.preview is not None and self.animation is None:
            self.preview.draw(surface)

    def _marks(self) -> Marks:
        """What is lit, selected, focused and hovered now."""
        hovered = self.hovered.id if isinstance(self.hovered, PieceWidget) else ""
        focused = self.focus.id if isinstance(self.focus, PieceWidget) and self.focus_visible else ""
        if self._pointed:
            found = self.table.of_place(self._pointed)
            focused = found[0].id if found else focused
        if self.controller is None:
            return Marks(focused=focused)
        asked = self.decision.seat if self.decision is not None else -1
        lit = self.controller.lit()
        selected = frozenset(self.controller.selected)
        return Marks(lit, selected, focused, hovered if hovered in lit else "", asked)

    def colour_of(self, seat: int) -> Color:
        """The colour of a player's mark."""
        try:
            return Color(self.match.seats[seat].colour)
        except ValueError:
            return Color(SEAT_COLOURS[seat % 4])

    def seat_shape(self, seat: int) -> str:
        """The shape of a player's mark."""
        return self.match.seats[seat].shape or SEAT_SHAPES[seat % 4]
