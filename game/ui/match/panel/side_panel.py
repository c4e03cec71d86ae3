"""The side panel: phases, log, odds, the question with its answers, and the tools."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Color, Rect, Surface

from game.engine.decision import Odds, Text
from game.ui.kit.rich_text import Link
from game.ui.kit.widget import Widget
from game.ui.kit.widgets import Button, LogView, Panel, Paragraph, ScrollArea
from game.ui.kit.widgets.log_view import LogEntry
from game.ui.match.panel.answer_buttons import AnswerButtons
from game.ui.match.panel.asked import Asked
from game.ui.match.panel.log import LogLine
from game.ui.match.panel.odds import OddsView
from game.ui.match.panel.phase_track import PhaseTrack
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

WIDTH = 308
"""Of the panel, in logical pixels."""
LARGEST_SHARE = 0.36
"""Of the window's width that the panel may take."""
LEAST_LOG = 52
ANSWERS_SHARE = 0.3
"""Of the panel's height that answers may take before they are scrolled."""


@dataclass(frozen=True)
class PanelActions:
    """What the panel's buttons do."""

    choose: Callable[[str], object]
    follow: Callable[[Link], object]
    undo: Callable[[], object]
    hint: Callable[[], object]
    rules: Callable[[], object]
    menu: Callable[[], object]
    enlarge: Callable[[], object]
    filter: Callable[[int | None], object]


class SidePanel:
    """Makes and places the panel's widgets."""

    def __init__(self, app: Application, phases: Sequence[tuple[str, str, Text]], actions: PanelActions) -> None:
        self.app = app
        self.phases = phases
        self.actions = actions
        self._answers = AnswerButtons(app, actions.choose)
        self.seats: Sequence[tuple[str, str, Color]] = ()
        self.rect = Rect(0, 0, 0, 0)
        self.track = PhaseTrack(app, phases, Rect(0, 0, 1, 1))
        self.log = LogView(app, "log", on_link=actions.follow, size=15)
        self.fixed: list[Widget] = []
        self.changing: list[Widget] = []
        self.answers: list[Widget] = []
        """What answers the open question: buttons, or the area in which they scroll."""
        self.undo = Button(app, "button:undo")
        self.odds_shown: Odds | None = None
        self.enlarged = False
        self.shown_seat: int | None = None

    def width(self, window: tuple[int, int]) -> int:
        """How wide the panel is in a window."""
        return min(self.app.theme.px(WIDTH), round(window[0] * LARGEST_SHARE))

    # -- what stays ---------------------------------------------------------------------------------------

    def lay_out(self, rect: Rect, seats: Sequence[tuple[str, str, Color]], lines: Sequence[LogLine]) -> None:
        """Make the widgets for a place on the screen."""
        theme = self.app.theme
        self.rect, self.seats = rect, seats
        pad = theme.px(14)
        inner = rect.inflate(-2 * pad, -2 * pad)
        ground = Panel(self.app, "panel", rect)
        self.track = PhaseTrack(self.app, self.phases, Rect(inner.left, inner.top, inner.width, theme.px(60)))
        self.log = LogView(self.app, "log", on_link=self.actions.follow, size=15)
        self.fixed = [ground, self.track, *self._filters(inner), *self._tools(inner), self.log]
        self.fill_log(lines)

    def _filters(self, inner: Rect) -> list[Widget]:
        """Buttons that show only the lines about one player."""
        theme = self.app.theme
        size = theme.px(26)
        top = self.track.rect.bottom + theme.px(6)
        everybody = self._filter("filter:all", None, "character", Color(theme.dim), _("Show every line of the log"))
        buttons = [everybody]
        for number, (name, shape, colour) in enumerate(self.seats):
            tip = _("Show only what concerns {name}", name=name)
            buttons.append(self._filter(f"filter:{number}", number, shape, colour, tip))
        for number, button in enumerate(buttons):
            button.place(Rect(inner.left + number * (size + theme.px(5)), top, size, size))
        enlarge = Button(self.app, "button:log", "", icon="spell-book", tooltip=_("Large log (L)"), plain=True, size=14)
        enlarge.on_click = self.actions.enlarge
        enlarge.place(Rect(inner.right - size, top, size, size))
        return [*buttons, enlarge]

    def _filter(self, id: str, seat: int | None, icon: str, colour: Color, tip: str) -> Button:
        button = FilterButton(self.app, id, icon, colour, tip)
        button.chosen = seat == self.shown_seat
        button.on_click = lambda: self.actions.filter(seat)
        return button

    def _tools(self, inner: Rect) -> list[Widget]:
        """Undo, rules, hint and menu along the lower edge."""
        theme = self.app.theme
        height = theme.px(40)
        gap = theme.px(6)
        wide = (inner.width - 2 * height - 3 * gap) // 2
        made = [
            self._tool("undo", _("Undo"), "anticlockwise-rotation", _("Take back your last choice (U)"), wide),
            self._tool("rules", _("Rules"), "spell-book", _("Open the rulebook (R)"), wide),
            self._tool("hint", "", "burning-eye", _("A hint: what the master would do, and why (H)"), height),
            self._tool("menu", "", "hamburger-menu", _("Menu (Esc)"), height),
        ]
        actions = (self.actions.undo, self.actions.rules, self.actions.hint, self.actions.menu)
        for button, action in zip(made, actions, strict=True):
            button.on_click = action
        top = inner.bottom - height
        made[0].place(Rect(inner.left, top, wide, height))
        made[1].place(Rect(inner.left + wide + gap, top, wide, height))
        made[2].place(Rect(inner.right - 2 * height - gap, top, height, height))
        made[3].place(Rect(inner.right - height, top, height, height))
        self.undo = made[0]
        return list(made)

    def _tool(self, name: str, words: str, icon: str, tip: str, room: int) -> Button:
        """A button with an icon, and words if there is room for them."""
        button = Button(self.app, f"button:{name}", words, icon=icon, size=15, tooltip=tip)
        button.place(Rect(0, 0, room, self.app.theme.px(40)))
        wide, high = button.needs()
        if words and (wide > room or high > button.rect.height):
            return Button(self.app, f"button:{name}", "", icon=icon, size=15, tooltip=tip)
        return button

    # -- the log ------------------------------------------------------------------------------------------

    def fill_log(self, lines: Sequence[LogLine]) -> None:
        """Show these lines, as far as they concern the player asked for."""
        wanted = [line for line in lines if self._is_wanted(line)]
        self.log.show_entries([LogEntry(line.text, line.colour, heading=line.heading) for line in wanted])

    def filter(self, seat: int | None, lines: Sequence[LogLine]) -> None:
        """Show only the lines about one seat; all for None."""
        self.shown_seat = seat
        for widget in self.fixed:
            if isinstance(widget, FilterButton):
                widget.chosen = widget.id == ("filter:all" if seat is None else f"filter:{seat}")
        self.fill_log(lines)

    def add_line(self, line: LogLine) -> None:
        """Append a line if it is wanted."""
        if self._is_wanted(line):
            self.log.add(line.text, colour=line.colour, heading=line.heading)

    def _is_wanted(self, line: LogLine) -> bool:
        """Whether a line concerns the player asked for."""
        return self.shown_seat is None or line.heading or self.shown_seat in line.seats

    # -- what changes -------------------------------------------------------------------------------------

    def show(self, asked: Asked, undo_refusal: Text | None) -> None:
        """Place question, answers and chances from the lower edge upwards; the log takes the rest."""
        self.odds_shown = asked.odds
        theme = self.app.theme
        self.undo.enabled, self.undo.why_disabled = undo_refusal is None, undo_refusal
        pad = theme.px(14)
        inner = self.rect.inflate(-2 * pad, -2 * pad)
        bottom = self.undo.rect.top - theme.px(10)
        self.changing = []
        room = round(self.rect.height * ANSWERS_SHARE)
        self.answers, bottom = self._answers.place(asked, inner, bottom, room)
        self.changing += self.answers
        bottom = self._place_words(asked, inner, bottom)
        top = self.track.rect.bottom + theme.px(6 + 26 + 6)
        if self.enlarged:
            self.changing = []
            bottom = self.undo.rect.top - theme.px(10)
        elif asked.odds is not None:
            bottom = self._place_odds(asked.odds, inner, top, bottom)
        self.log.place(Rect(inner.left, top, inner.width, max(0, bottom - theme.px(8) - top)))

    def _place_words(self, asked: Asked, inner: Rect, bottom: int) -> int:
        theme = self.app.theme
        made: list[tuple[Paragraph, int]] = []
        if asked.words:
            question = Paragraph(self.app, "question", asked.words, style="body_bold", size=19)
            question.on_link = self.actions.follow
            made.append((question, question.preferred_size(inner.width)[1]))
        if asked.hint is not None:
            hint = Paragraph(self.app, "hint", asked.hint, style="sans_italic", size=15, colour=theme.dim)
            made.append((hint, hint.preferred_size(inner.width)[1]))
        for paragraph, height in reversed(made):
            bottom -= height + theme.px(5)
            paragraph.place(Rect(inner.left, bottom, inner.width, height))
            self.changing.append(paragraph)
        return bottom

    def _place_odds(self, odds: Odds, inner: Rect, top: int, bottom: int) -> int:
        theme = self.app.theme
        view = OddsView(self.app, odds, inner.width)
        room = max(theme.px(44), bottom - theme.px(8) - top - theme.px(LEAST_LOG))
        if view.rect.height <= room:
            view.place(Rect(inner.left, bottom - theme.px(6) - view.rect.height, *view.rect.size))
            self.changing.append(view)
            return view.rect.top
        area = ScrollArea(self.app, "odds:area", Rect(inner.left, bottom - theme.px(6) - room, inner.width, room))
        view = OddsView(self.app, odds, area.inner_width())
        view.place(Rect(area.rect.left, area.rect.top, *view.rect.size))
        area.fill([view], view.rect.height)
        self.changing.append(area)
        return area.rect.top

    @property
    def widgets(self) -> list[Widget]:
        """Everything on the panel, in drawing order."""
        return [*self.fixed, *self.changing]

    def walk(self) -> Iterator[Widget]:
        """Everything on the panel, also inside of scrolled areas."""
        for widget in self.widgets:
            yield from widget.walk()


class FilterButton(Button):
    """A small sign of a player; chosen, it shows only that player's lines."""

    def __init__(self, app: Application, id: str, icon: str, colour: Color, tip: str) -> None:
        super().__init__(app, id, "", icon=icon, tooltip=tip, plain=True, size=14)
        self.colour = colour

    def draw(self, surface: Surface) -> None:
        """The sign in the player's colour, on leather while it is chosen or hovered."""
        red, green, blue = self.colour.r, self.colour.g, self.colour.b
        self.draw_content(surface, icon_colour=f"#{red:02x}{green:02x}{blue:02x}", ground=True)
