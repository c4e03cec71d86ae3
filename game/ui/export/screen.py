"""The export: everything that can be made of a match as a file, in one place."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.chronicle.recording import read_on
from game.chronicle.showing import Showing
from game.chronicle.viewpoint import Viewpoint
from game.engine.decision import Text
from game.ui.export import expectation
from game.ui.export.folder_line import FolderLine
from game.ui.export.formats import Formats
from game.ui.export.offers import ABOUT, HIGH, LOW, STILL_RUNS, Offer, needed, row
from game.ui.export.order import Kind, Order
from game.ui.export.ordering import Wishes, order_of
from game.ui.export.stretch_line import StretchLine, last_turn
from game.ui.export.subject import Subject, reviews_of
from game.ui.export.work import ExportWork
from game.ui.kit.screens.framed import FramedScreen
from game.ui.kit.widgets import Button, Choice, Label, Meter, ScrollArea, Widget
from game.ui.kit.widgets.choice import Value
from game.ui.match.board.seat_signs import SeatSigns
from game.ui.watch.eyes import ask_who_looks, eyes_to_choose
from game.ui.watch.story import story
from game.ui.watch.time_line import course_of
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

LINE_HIGH = 54


class ExportScreen(FramedScreen):
    """Offers what can be made of a match; one thing is made at a time, by a process of its own."""

    name = "export"

    def __init__(self, app: Application, subject: Subject) -> None:
        super().__init__(app)
        self.subject = subject
        self.game_id = subject.match.game.id
        self.viewpoint = subject.viewpoints[0]
        self.signs = SeatSigns(subject.match)
        self.showing: Showing | None = None
        self.formats = Formats(app, self.renew)
        self.chosen = self.formats.chosen
        self.line = StretchLine(app, "line:stretch", self._changed)
        self.folder_line = FolderLine(app, self.renew)
        self.work = ExportWork(app)
        self._window = subject.picture(app.size) if subject.window is not None else None
        self._reviews = reviews_of(subject)
        self.chosen["seat"] = min(self._reviews, default=0)
        self.first_focus = "button:match"
        if subject.recording.whole:
            self._show()

    def heading(self) -> str:
        """The name of the screen."""
        return _("Export")

    # -- what is exported ---------------------------------------------------------------------------------

    def _show(self) -> None:
        """Put the story on the time line, and the stretch that is likely wanted between the knobs."""
        subject = self.subject
        first = self.showing is None
        stretch = self.stretch() if not first else subject.stretch
        self.showing = showing = Showing(subject.recording, self.viewpoint)
        self.line.show(course_of(showing, story(showing, self.signs.colour, {})))
        marked = None if stretch is None else [showing.place_of(number) for number in stretch]
        self.line.ends = marked or last_turn(showing, self.moment())
        self.line.place_shown = self.line.ends[1]

    def moment(self) -> int:
        """The number of the moment that is looked at."""
        moment = self.subject.moment
        return moment if moment is not None else len(self.subject.recording.moments) - 1

    def stretch(self) -> tuple[int, int]:
        """The numbers of the first and the last moment of the clip."""
        assert self.showing is not None
        stops = self.showing.stops
        return stops[self.line.ends[0]], stops[self.line.ends[1]]

    # -- layout -------------------------------------------------------------------------------------------

    def fill(self, area: Rect) -> list[Widget]:
        """Whose eyes and where to above, the offers, and below what becomes of them."""
        theme, gap = self.app.theme, self.app.theme.px(7)
        above, top = self._place_first_row(area)
        below, bottom = self.work.place(area, self.cancel)
        scroll = ScrollArea(self.app, "scroll:offers", Rect(area.x, top, area.width, bottom - top))
        offers = self._offers()
        line_high = theme.px(LINE_HIGH) + theme.line_height("sans", 14)
        wide, heights, content = scroll.inner_width(), list[int](), 0
        for least in (HIGH, LOW):
            heights = [needed(self.app, offer, wide, least) for offer in offers]
            content = sum(heights) + line_high + gap * (len(offers) - 1)
            if content <= scroll.rect.height:
                wide = area.width
                break
        spare = scroll.rect.height - content
        if spare > 0:  # a large window: the panel ends where there is nothing more
            scroll.place(Rect(area.x, top, area.width, content))
            self.content_bottom = area.bottom - spare
            below, _bottom = self.work.place(Rect(area.x, area.y, area.width, area.height - spare), self.cancel)
        widgets: list[Widget] = []
        for offer, high in zip(offers, heights, strict=True):
            widgets += row(self.app, offer, Rect(area.x, top, wide, high), _("Save"), self.save)
            top += high
            if offer.kind is Kind.CLIP:
                widgets += self._place_line(Rect(area.x, top, wide, line_high))
                top += line_high
            top += gap
        scroll.fill(widgets, content)
        return [*above, scroll, *below]

    def _place_line(self, room: Rect) -> list[Widget]:
        theme = self.app.theme
        words_high = theme.line_height("sans", 14)
        self.line.place(Rect(room.x, room.y, room.width, theme.px(LINE_HIGH)))
        words = Label(self.app, "text:clip", self._clip_words(), size=14, align="center", colour=theme.dim)
        if self.showing is not None and self._expected().too_long:
            words.colour = theme.warning
        words.place(Rect(room.x, self.line.rect.bottom, room.width, words_high))
        return [self.line, words] if self.showing is not None else [words]

    def _place_first_row(self, area: Rect) -> tuple[list[Widget], int]:
        theme, gap = self.app.theme, self.app.theme.px(10)
        app = self.app
        eyes = Choice(app, "choice:eyes", eyes_to_choose(self.subject.viewpoints, self.signs),
                      self.subject.viewpoints.index(self.viewpoint), drop_down=True, size=15)  # fmt: skip
        eyes.tooltip = _("From whose eyes pictures, clips and the log are made")
        eyes.on_change = self._look_from
        eyes.enabled = len(self.subject.viewpoints) > 1
        eyes.why_disabled = self._why_these_eyes()
        high = max(eyes.preferred_size()[1], theme.px(36))
        wide = min(theme.px(300), area.width // 3)
        eyes.place(Rect(area.x, area.y, wide, high))
        left = eyes.rect.right + gap
        folder = self.folder_line.place(Rect(left, area.y, area.right - left, high))
        return [eyes, *folder], area.y + high + theme.px(10)

    def _why_these_eyes(self) -> str:
        if self.subject.match.over:
            return _("These are the eyes from which you watch: others can be chosen there.")
        return _("The match still runs: you see what your seat knows.")

    # -- the offers ---------------------------------------------------------------------------------------

    def _offers(self) -> list[Offer]:
        match, formats = self.subject.match, self.formats
        about = Text(ABOUT[Kind.MATCH] if match.over else STILL_RUNS)
        reading = None if self.showing is not None else self._reading()
        picture = formats.of_picture() if self._window is not None else ()
        seats = {seat: match.seats[seat].name for seat in self._reviews}
        return [
            Offer(Kind.MATCH, about),
            Offer(Kind.TABLE, Text(ABOUT[Kind.TABLE]), picture, reading),
            Offer(Kind.CLIP, Text(ABOUT[Kind.CLIP]), formats.of_clip(), reading or self._why_no_clip()),
            Offer(Kind.LOG, Text(ABOUT[Kind.LOG]), formats.of_log(), reading),
            Offer(Kind.REVIEW, Text(ABOUT[Kind.REVIEW]), formats.of_review(seats), self._why_no_review()),
        ]

    def _reading(self) -> str:
        return _("The match is being read: {share} %", share=round(100 * self.subject.recording.progress))

    def _why_no_clip(self) -> str | None:
        clip = self._expected()
        return expectation.too_long(clip.stops) if clip.too_long else None

    def _why_no_review(self) -> str | None:
        if not self.subject.match.over:
            return _("This match is not over yet: it is reviewed when it has come to its end.")
        if not self._reviews:
            return _("Nobody has reviewed this match yet. Open its review in the chronicle first.")
        return None

    def _expected(self) -> expectation.Expectation:
        first, last = self.line.ends
        ending, width = str(self.chosen["clip"]), int(self.chosen["width"])
        return expectation.expected(self.subject.match.game.id, first, last, ending, width)

    def _clip_words(self) -> str:
        if self.showing is None:
            return self._reading()
        names = dict.fromkeys(self.line.chapter_at(place).partition(",")[0] for place in self.line.ends)
        return f"{' – '.join(names)}: {expectation.told(self._expected())}"

    # -- what is chosen -----------------------------------------------------------------------------------

    def _changed(self) -> None:
        """The knobs were moved: only the words below them change."""
        words = next((widget for widget in self.walk() if widget.id == "text:clip"), None)
        if isinstance(words, Label):
            words.text = self._clip_words()
            words.colour = self.app.theme.warning if self._expected().too_long else self.app.theme.dim
        button = next((widget for widget in self.walk() if widget.id == "button:clip"), None)
        if isinstance(button, Button):
            button.why_disabled = self._why_no_clip()
            button.enabled = button.why_disabled is None
        self.invalidate()

    def _look_from(self, number: Value) -> None:
        ask_who_looks(self.app, self.subject.match, self.subject.viewpoints[int(number)], self._see)

    def _see(self, viewpoint: Viewpoint) -> None:
        self.viewpoint = viewpoint
        if self.showing is not None:
            self._show()
        self.renew()

    # -- the work -----------------------------------------------------------------------------------------

    def save(self, kind: Kind) -> None:
        """Have something made and written."""
        if self.work.going_on:
            self.app.notify(_("One thing at a time: something is being made already."))
            return
        if kind is Kind.TABLE and self.chosen["picture"] == "window" and self._window is not None:
            kind = Kind.WINDOW
        self.work.begin(partial(self._order, kind))
        self.renew()

    def _order(self, kind: Kind) -> Order:
        """The order for one kind, with all that was chosen here. Raises SaveError."""
        folder = self.folder_line.use()
        stretch = self.stretch() if kind is Kind.CLIP else (0, self.moment())
        review = self._reviews.get(int(self.chosen["seat"]))
        wishes = Wishes(self.viewpoint, self.chosen, stretch, self._window, review)
        return order_of(self.app, self.subject, kind, folder, wishes)

    def update(self, dt: float) -> None:
        """Read the match, and look how far the work is."""
        if not self.subject.recording.whole:
            self._grow()
        report = self.work.look()
        if report is not None:
            (self.renew if report.ended else self._show_progress)()
        self.busy = self.work.going_on or not self.subject.recording.whole

    def _grow(self) -> None:
        subject = self.subject
        subject.recording = read_on(subject.recording)
        if subject.recording.whole:
            self._show()
        self.renew()

    def _show_progress(self) -> None:
        """Only the bar grows: nothing is laid out anew."""
        for widget in self.widgets:
            if isinstance(widget, Meter):
                widget.value = self.work.share
            elif isinstance(widget, Label) and widget.id == "text:progress":
                widget.text = self.work.progress()
        self.invalidate()

    def shortcuts(self) -> list[tuple[str, str]]:
        """The keys of the time line."""
        return [
            ("← →", _("move the knob that was taken last")),
            (_("Shift and ← →"), _("move the other knob")),
            ("Esc", _("stop what is being made, or go back")),
        ]

    def leave(self) -> None:
        """Nobody waits any more."""
        self.work.cancel()

    def cancel(self) -> None:
        """Stop what is being made; nothing of it stays."""
        self.work.cancel()
        self.renew()

    def back(self) -> None:
        """Esc stops what is being made, or goes back."""
        if self.work.going_on:
            self.cancel()
        else:
            super().back()
