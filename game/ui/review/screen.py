"""The review: what the master makes of a seat's choices, found while one looks on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from pygame import Color, Rect

from game.chronicle.recording import read_on, recording_of
from game.chronicle.review.background import BackgroundReview, Order, Report, jobs_here
from game.chronicle.review.findings import Cause, Findings, findings
from game.chronicle.review.kept_review import kept_review, review_path
from game.chronicle.review.reviewing import is_complete
from game.chronicle.review.weighed import Review
from game.chronicle.review.words import CAUSES, COUNTED, headline, signed
from game.engine.match import Match
from game.ui.kit.rich_text import RichText
from game.ui.kit.screens.framed import FramedScreen
from game.ui.kit.widgets import Button, Choice, Meter, Paragraph, ScrollArea, Widget
from game.ui.kit.widgets.choice import ChoiceItem, Value
from game.ui.match.board.seat_signs import SeatSigns
from game.ui.review.chance_plot import ChancePlot
from game.ui.review.finding_cards import FindingCards
from game.ui.review.page import ReviewPage
from game.ui.review.told import Told, chances_of
from game.ui.review.work_pace import WorkPace
from game.words import _, ngettext_, say

if TYPE_CHECKING:
    from game.ui.kit.application import Application

MINUTE = 60


class ReviewScreen(FramedScreen):
    """Reviews a match that is over; ``path`` is where it is kept, if it is: its reviews are kept beside it."""

    name = "review"

    def __init__(self, app: Application, match: Match, path: Path | None, seat: int | None = None) -> None:
        super().__init__(app)
        self.match = match
        self.game_id = match.game.id
        self.path = path
        self.signs = SeatSigns(match)
        self.recording = recording_of(match)
        self.seat = seat if seat is not None else _first_person(match)
        self.review: Review | None = None
        self.found: Findings | None = None
        self.share = 0.0
        self.paused = False
        self.problem = ""
        self._reviews: dict[int, Review] = {}
        self._work: BackgroundReview | None = None
        self.page = ReviewPage(app, match)
        self._pace = WorkPace()
        self.told = Told(self.recording, self.seat)
        self.plot = ChancePlot(app, self._tell, self.watch)
        self.first_focus = "plot:chances"
        self._begin()

    def heading(self) -> str:
        """The name of the screen and of the game."""
        return _("Review: {game}", game=self.match.game.name)

    # -- the work -----------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Show what is known of the seat's choices, and have the rest weighed."""
        kept = self._reviews.get(self.seat) or kept_review(self.match, self.seat, self._kept_at())
        self.told = Told(self.recording, self.seat)
        self.problem, self.share = "", 0.0
        self._take(kept)
        if kept is None or not is_complete(kept):
            self.go_on()

    def _kept_at(self) -> Path | None:
        return review_path(self.path, self.seat) if self.path is not None else None

    def _order(self) -> Order:
        begun = msgspec.json.encode(self.review) if self.review is not None else b""
        save = self.match.save()
        return Order(save, self.seat, self._kept_at(), jobs_here(), begun, language=self.app.language)

    def go_on(self) -> None:
        """Weigh what is not weighed yet."""
        self.paused = False
        self._pace = WorkPace()
        self._work = BackgroundReview(self._order())
        try:
            self._work.start()
        except OSError as error:
            self._work, self.problem = None, str(error)
        self.renew()

    def pause(self) -> None:
        """Put the work down; nothing is lost."""
        self._stop()
        self.paused = True
        self.renew()

    def _stop(self) -> None:
        if self._work is not None:
            report = self._work.poll()
            if report is not None:
                self._receive(report)
        if self._work is not None:
            self._work.stop()
            self._work = None

    def leave(self) -> None:
        """Nobody weighs for a screen that is gone."""
        self._stop()

    def _receive(self, report: Report) -> None:
        if report.problem:
            self.problem = report.problem
        if report.review:
            self.share = report.share
            self._take(report.decoded())
        if report.finished or report.problem:
            self._work = None

    def _take(self, review: Review | None) -> None:
        self.review = review
        self.found = findings(review) if review is not None else None
        if review is not None:
            self._reviews[self.seat] = review
            if is_complete(review):
                self.share = 1.0

    def update(self, dt: float) -> None:
        """Read the match, and take what was found meanwhile."""
        if not self.recording.whole:
            self._grow()
        report = self._work.poll() if self._work is not None else None
        if report is not None:
            self._pace.note(report.share)
            self._receive(report)
            self.renew()
        if self.page.look():
            self.renew()
        self.busy = not self.recording.whole or self._work is not None or self.page.being_made

    def _grow(self) -> None:
        self.recording = read_on(self.recording)
        if self.recording.whole:
            self.told = Told(self.recording, self.seat)
            self.renew()

    # -- layout -------------------------------------------------------------------------------------------

    def fill(self, area: Rect) -> list[Widget]:
        """Whose choices and how far; luck and choices; the chances; what was found."""
        theme = self.app.theme
        row, top = self._place_first_row(area)
        said = Paragraph(self.app, "text:sums", self._sums(), style="body_bold", size=18)
        high = said.preferred_size(area.width)[1]
        said.place(Rect(area.x, top, area.width, high))
        top += high + theme.px(8)
        if self.found is None or not self.found.curve or not self.recording.whole:
            return [*row, said]
        scrolled = ScrollArea(self.app, "scroll:findings", Rect(area.x, top, area.width, area.bottom - top))
        cards = FindingCards(self.app, self.told, self.watch).place(
            Rect(area.x, 0, scrolled.inner_width(), 0), self.found, complete=self.share >= 1
        )
        needed = max((card.rect.bottom for card in cards), default=0)
        room = area.bottom - top - theme.px(10)
        # The plot gives way where all findings can be seen at once.
        plot_high = max(theme.px(130), min(room * 2 // 5, room - needed))
        self.plot.show(chances_of(self.recording, self.found, self.seat, self.signs))
        self.plot.place(Rect(area.x, top, area.width, plot_high))
        top += plot_high + theme.px(10)
        scrolled.place(Rect(area.x, top, area.width, area.bottom - top))
        for card in cards:
            card.shift(0, top)
        scrolled.fill(cards, needed)
        return [*row, said, self.plot, scrolled]

    def _place_first_row(self, area: Rect) -> tuple[list[Widget], int]:
        theme, gap = self.app.theme, self.app.theme.px(12)
        seats = self._seats()
        buttons = self._buttons()
        high = max(widget.preferred_size()[1] for widget in (seats, *buttons))
        seats.place(Rect(area.x, area.y, area.width * 3 // 10, high))
        left = area.right
        for button in reversed(buttons):
            wide = min(button.preferred_size()[0], area.width // 4)
            left -= wide
            button.place(Rect(left, area.y, wide, high))
            left -= gap
        room = Rect(seats.rect.right + gap, area.y, left - seats.rect.right - gap, high)
        words = Paragraph(self.app, "text:progress", self._progress(), size=15, colour=theme.dim)
        words_high = words.preferred_size(room.width)[1]
        bar = Meter(self.app, "meter:progress", self.share, 1.0, colour=Color("#7aa05a"))
        bar_high = theme.px(12)
        bar.place(Rect(room.x, room.y + max(0, (high - words_high - bar_high - 4) // 2), room.width, bar_high))
        words.place(Rect(room.x, bar.rect.bottom + 4, room.width, words_high))
        return [seats, bar, words, *buttons], max(area.y + high, words.rect.bottom) + theme.px(12)

    def _seats(self) -> Choice:
        items = [
            ChoiceItem(
                seat, _("The choices of {name}", name=name), icon, f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"
            )
            for seat, (name, icon, colour) in enumerate(self.signs.all())
        ]
        tip = _("Whose choices are weighed")
        return Choice(
            self.app, "choice:seat", items, self.seat, on_change=self._choose_seat, drop_down=True, tooltip=tip
        )

    def _buttons(self) -> list[Button]:
        made = []
        if self._work is not None:
            made.append(self._button("pause", _("Pause"), "hand", self.pause))
            made[-1].tooltip = _("Stop weighing; what is found is kept")
        elif self.share < 1:
            made.append(self._button("go_on", _("Go on"), "hourglass", self.go_on))
            made[-1].tooltip = _("Weigh what is not weighed yet")
        page = self._button("page", _("Save as a page"), "scroll-unfurled", self.save_page)
        page.tooltip = _("Everything in one HTML file, to be read in a browser or sent to a friend")
        page.enabled = bool(self.found and self.found.curve) and not self.page.being_made
        page.why_disabled = _("Nothing is weighed yet.")
        return [*made, page]

    def _button(self, name: str, words: str, icon: str, action: Callable[[], object]) -> Button:
        return Button(self.app, f"button:{name}", words, icon=icon, size=16, on_click=action)

    def _progress(self) -> str:
        if self.problem:
            return _("The review was stopped: {reason}", reason=self.problem)
        if not self.recording.whole:
            return _("The match is being read: {share} %", share=round(100 * self.recording.progress))
        if self._work is None:
            return _("Every choice is weighed.") if self.share >= 1 else _("Paused. What was found is kept.")
        if not self.share:
            return _("The master begins to think.")
        told = _("Weighed: {share} %, first coarsely and then finer.", share=round(100 * self.share))
        left = self._pace.seconds_left(self.share)
        if left is None:
            return told
        minutes = max(1, round(left / MINUTE))
        return f"{told} {ngettext_('About {n} minute is left.', 'About {n} minutes are left.', minutes)}"

    def _sums(self) -> str:
        """Luck and choices in one sentence, what the others did to the chances, and how many mistakes there were."""
        if self.found is None or not self.recording.whole:
            return ""
        who = self.match.seats[self.seat].name
        told = headline(self.found, who)
        count = self.found.mistakes_found
        parts = [say(told)] if told is not None else [_("The first look at every choice comes first.")]
        if told is not None:
            others = self.found.sums[Cause.OTHERS].points
            parts += [f"{say(CAUSES[Cause.OTHERS])}: {signed(others)}."] if others else []
            parts.append(ngettext_(COUNTED.message, COUNTED.plural or COUNTED.message, count))
        return " ".join(parts)

    def _tell(self, place: int) -> RichText:
        assert self.found is not None
        return self.told.choice(self.found.curve[place])

    # -- what is done -------------------------------------------------------------------------------------

    def _choose_seat(self, value: Value) -> None:
        self._stop()
        self.seat, self.paused = int(value), False
        self.plot.cursor = 0
        self._begin()
        self.renew()

    def watch(self, choice: int) -> None:
        """Go to the table as it stood when a choice was to be made; from there one may play on."""
        self.app.doors.watch_recording(self.recording, choice, self.seat)

    def save_page(self) -> None:
        """Have everything that was found written as a page."""
        if self.review is not None:
            self.page.make(self._order())
            self.renew()


def _first_person(match: Match) -> int:
    return next((place for place, seat in enumerate(match.seats) if seat.is_person), 0)
