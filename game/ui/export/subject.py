"""What an export is about: a match, whose eyes may look at it, and what of it is in the window just now."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from pygame import Rect, Surface

from game.chronicle.recording import Recording, recording_of
from game.chronicle.review.kept_review import kept_review, review_path
from game.chronicle.review.weighed import Review
from game.chronicle.viewpoint import Viewpoint, viewpoints
from game.engine.match import Match
from game.ui.kit.screens.screen import Screen
from game.ui.match.screen import MatchScreen
from game.ui.watch.screen import WatchScreen


@dataclass
class Subject:
    """``viewpoints`` are the eyes that may be chosen, as the first of them at first.

    ``moment`` is the one that is looked at (None: the last one), ``stretch`` what was marked on the time line; both
    are numbers of moments. ``window`` is the screen with the table, if there is one: ``area`` is where the table is.
    ``kept_at`` is where the match lies in the chronicle, if it does.
    """

    match: Match
    recording: Recording
    viewpoints: tuple[Viewpoint, ...]
    moment: int | None = None
    stretch: tuple[int, int] | None = None
    window: Screen | None = None
    area: Rect | None = None
    kept_at: Path | None = None

    def picture(self, size: tuple[int, int]) -> Surface:
        """The window with the table as it is now, without mouse, tooltips and anything that lies over it."""
        assert self.window is not None
        return _untouched(self.window, Surface(size).convert())


def subject_of(match: Match, screen: Screen | None, path: Path | None) -> Subject:
    """What is exported of a match that is kept, watched or played; ``screen`` shows its table, if one does.

    While a match runs nobody gets more than his own eyes see: the seat that sits before the open table, or what
    everybody sees.
    """
    if isinstance(screen, WatchScreen):
        return _watched(screen, path)
    if isinstance(screen, MatchScreen):
        return _played(screen, screen.course.kept_at if path is None else path)
    offered = viewpoints(match) if match.over or path is not None else (Viewpoint(),)
    return Subject(match, recording_of(match), offered, kept_at=path)


def reviews_of(subject: Subject) -> dict[int, Review]:
    """The reviews that are kept of this match, by seat, as far as they have come."""
    if subject.kept_at is None or not subject.match.over:
        return {}
    path, found = subject.kept_at, dict[int, Review]()
    for seat in range(len(subject.match.seats)):
        review = kept_review(subject.match, seat, review_path(path, seat))
        if review is not None and review.weighed:
            found[seat] = review
    return found


def _watched(screen: WatchScreen, path: Path | None) -> Subject:
    """From the eyes that were chosen there, at the moment that is shown."""
    showing = screen.showing
    return Subject(
        screen.match,
        screen.recording,
        (showing.viewpoint,),
        showing.number if screen.recording.whole else None,
        screen.clip_marks.stretch(),
        screen,
        screen.shown_table.area,
        path,
    )


def _played(screen: MatchScreen, path: Path | None) -> Subject:
    match, own = screen.match, Viewpoint(screen.course.eyes)
    if match.over:
        offered = viewpoints(match)
        offered = (own, *[one for one in offered if one != own]) if own in offered else offered
    else:
        offered = (own, Viewpoint()) if own.seat is not None else (own,)
    return Subject(match, recording_of(match), offered, window=screen, area=screen.shown_table.area, kept_at=path)


def _untouched(screen: Screen, surface: Surface) -> Surface:
    hovered, focus_visible, popup = screen.hovered, screen.focus_visible, screen.popup
    screen.hovered, screen.focus_visible, screen.popup = None, False, None
    try:
        screen.draw(surface)
    finally:
        screen.hovered, screen.focus_visible, screen.popup = hovered, focus_visible, popup
    return surface
