"""The side panel of a match that is watched: whose eyes, the log, what was asked, and the buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect

from game.chronicle.showing import Step
from game.engine.decision import Text
from game.ui.kit.rich_text import Link, RichText
from game.ui.kit.widget import Widget
from game.ui.kit.widgets import Button, Choice, Label, Panel, Paragraph, ScrollArea
from game.ui.kit.widgets.choice import ChoiceItem, Value
from game.ui.kit.widgets.log_view import LogEntry
from game.ui.match.panel.log import LogLine
from game.ui.match.panel.phase_track import PhaseTrack
from game.ui.match.panel.side_panel import LARGEST_SHARE, WIDTH
from game.ui.tables.common.telling.phases import Phase
from game.ui.watch.pace import Pace
from game.ui.watch.story_log import StoryLog
from game.ui.watch.transport import SPEEDS, Transport
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

MOST_WORDS = 0.24
"""Of the panel's height that the words on the present moment may take before they are scrolled."""


@dataclass(frozen=True)
class WatchActions:
    """What the panel's widgets do."""

    back: Callable[[], object]
    look_from: Callable[[int], object]
    jump: Callable[[int], object]
    follow: Callable[[Link], object]
    step: Callable[[Step, int], object]
    play: Callable[[], object]
    speed: Callable[[float], object]
    play_on: Callable[[], object]
    export: Callable[[], object]


class WatchPanel:
    """Makes and places the widgets beside the table."""

    def __init__(self, app: Application, heading: Text, phases: Sequence[Phase], actions: WatchActions) -> None:
        self.app = app
        self.heading = heading
        self.phases = phases
        self.actions = actions
        self.rect = Rect(0, 0, 0, 0)
        self.track = PhaseTrack(app, phases, Rect(0, 0, 1, 1))
        self.log = StoryLog(app, actions.jump, actions.follow)
        self.transport = Transport(app, actions.step, actions.play)
        self.speed = Choice(app, "choice:speed", [], "", drop_down=True)
        self.fixed: list[Widget] = []
        self.words: list[Widget] = []
        self.why_not_on: Text | None = None
        """Why the match cannot be played on from here, or None."""

    def width(self, window: tuple[int, int]) -> int:
        """How wide the panel is in a window."""
        return min(self.app.theme.px(WIDTH), round(window[0] * LARGEST_SHARE))

    def lay_out(self, rect: Rect, eyes: Sequence[ChoiceItem], chosen: int, pace: Pace) -> None:
        """Make the widgets for a place on the screen."""
        theme = self.app.theme
        self.rect = rect
        inner = self._inner
        back = Button(self.app, "button:back", "", icon="arrow-left", tooltip=_("Back (Esc)"), size=16)
        back.on_click = self.actions.back
        back.place(Rect(inner.left, inner.top, theme.px(40), theme.px(38)))
        title = Label(self.app, "label:heading", self.heading, style="heading", size=21, align="center")
        title.colour = theme.gold_light
        title.place(Rect(back.rect.right + theme.px(8), inner.top, inner.width - theme.px(48), theme.px(38)))
        choice = self._eyes(eyes, chosen)
        choice.place(Rect(inner.left, back.rect.bottom + theme.px(8), inner.width, theme.px(38)))
        track = Rect(inner.left, choice.rect.bottom + theme.px(8), inner.width, theme.px(60 if self.phases else 24))
        self.track = PhaseTrack(self.app, self.phases, track)
        self.log = StoryLog(self.app, self.actions.jump, self.actions.follow)
        self.transport = Transport(self.app, self.actions.step, self.actions.play)
        self.transport.place(Rect(inner.left, inner.bottom - theme.px(82), inner.width, theme.px(38)))
        ground = Panel(self.app, "panel", rect)
        first = [ground, back, title, choice, self.track, self.log]
        self.fixed = [*first, *self.transport.buttons, *self._last_row(pace)]

    @property
    def _inner(self) -> Rect:
        pad = self.app.theme.px(14)
        return self.rect.inflate(-2 * pad, -2 * pad)

    def _eyes(self, eyes: Sequence[ChoiceItem], chosen: int) -> Choice:
        """From whose eyes the match is seen."""
        tip = _("From whose eyes you watch: a player's, with what that player knew, or with everybody's cards open (E)")
        choice = Choice(self.app, "choice:eyes", eyes, chosen, drop_down=True, size=16, tooltip=tip)
        choice.on_change = lambda value: self.actions.look_from(int(value))
        choice.enabled = len(eyes) > 1
        choice.why_disabled = _("The match still runs: you see what your seat knows.")
        return choice

    def _last_row(self, pace: Pace) -> list[Widget]:
        """The speed, and the way back into play."""
        theme, inner = self.app.theme, self._inner
        speeds = [ChoiceItem(str(speed), f"× {speed:g}") for speed in SPEEDS]
        speed = Choice(self.app, "choice:speed", speeds, str(pace.speed), drop_down=True, size=15)
        speed.tooltip = _("How fast it plays (1 to 6)")
        speed.on_change = self._take_speed
        top, high = inner.bottom - theme.px(38), theme.px(38)
        speed.place(Rect(inner.left, top, theme.px(86), high))
        on = Button(self.app, "button:play_on", _("Play on from here"), size=15, on_click=self.actions.play_on)
        on.tooltip = _("A new match begins at this moment, with the players you choose (P)")
        on.enabled, on.why_disabled = self.why_not_on is None, self.why_not_on
        gap = theme.px(4)
        export = Button(self.app, "button:export", "", icon="dove", size=18, on_click=self.actions.export)
        export.tooltip = _("Export: a clip, a picture, the log or the match as a file (Ctrl+E)")
        export.place(Rect(inner.right - high, top, high, high))
        on.place(Rect(speed.rect.right + gap, top, export.rect.left - speed.rect.right - 2 * gap, high))
        self.speed = speed
        return [speed, on, export]

    def show_speed(self, speed: float) -> None:
        """Show how fast it plays."""
        self.speed.value = str(speed)

    def _take_speed(self, value: Value) -> None:
        self.actions.speed(float(value))

    def fill_log(self, lines: Sequence[LogLine]) -> None:
        """Show the story, all of it."""
        self.log.show_entries([LogEntry(line.text, line.colour, heading=line.heading) for line in lines])

    def show(self, words: RichText, current: int, *, playing: bool) -> None:
        """What happens at the moment, above the buttons; the log takes the rest and stands at its line."""
        theme, inner = self.app.theme, self._inner
        self.transport.show(playing=playing)
        bottom = self.transport.play.rect.top - theme.px(10)
        most = round(self.rect.height * MOST_WORDS)
        said = Paragraph(self.app, "moment", words, style="body_bold", size=17, on_link=self.actions.follow)
        high = said.preferred_size(inner.width)[1] if words else 0
        self.words = [said]
        if high > most:
            area = ScrollArea(self.app, "moment:area", Rect(inner.left, bottom - most, inner.width, most))
            high_inside = said.preferred_size(area.inner_width())[1]
            said.place(Rect(area.rect.left, area.rect.top, area.inner_width(), high_inside))
            area.fill([said], high_inside)
            self.words, high = [area], most
        else:
            said.place(Rect(inner.left, bottom - high, inner.width, high))
        top = self.track.rect.bottom + theme.px(8)
        self.log.place(Rect(inner.left, top, inner.width, max(0, bottom - high - theme.px(8) - top)))
        self.log.show_entry(current)

    @property
    def widgets(self) -> list[Widget]:
        """Everything on the panel, in drawing order."""
        return [*self.fixed, *self.words]
