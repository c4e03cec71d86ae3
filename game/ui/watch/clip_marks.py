"""The marks between which a stretch of a match that is watched becomes a clip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.words import _, mark

if TYPE_CHECKING:
    from game.ui.watch.screen import WatchScreen


class ClipMarks:
    """Where a stretch begins (1) and ends (-1), each by the number of its moment."""

    def __init__(self, screen: WatchScreen) -> None:
        self._screen = screen
        self._at: dict[int, int] = {}

    def set_here(self, end: int) -> None:
        """Let a stretch begin (1) or end (-1) at the moment that is shown."""
        screen = self._screen
        if not screen.recording.whole:
            return
        here = self._at[end] = screen.showing.number
        other = self._at.get(-end)
        if other is not None and (other - here) * end < 0:
            del self._at[-end]
        words = mark("A clip begins here: {key} exports it") if end > 0 else mark("A clip ends here: {key} exports it")
        screen.app.notify(_(words, key="Ctrl+E"))
        screen.refresh()

    def stretch(self) -> tuple[int, int] | None:
        """The first and the last moment of what was marked; one end alone goes on to the end of its turn."""
        recording = self._screen.recording
        if not self._at or not recording.whole:
            return None
        one = next(iter(self._at.values()))
        chapter = recording.chapter_of(one)
        chapters = recording.chapters
        after = chapters[chapter + 1].first - 1 if chapter + 1 < len(chapters) else len(recording.moments) - 1
        return self._at.get(1, chapters[chapter].first), self._at.get(-1, after)
