"""The chapters of the rulebook to choose from: a list with the legend of the marks, or a drop-down."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from game.rulebook import Chapter, Provenance, Rulebook
from game.ui.kit.rich_text import Run
from game.ui.kit.screens.screen import Screen
from game.ui.kit.widgets import Choice, ListRow, ListView, Widget
from game.ui.kit.widgets import Paragraph as WrappedText
from game.ui.kit.widgets.choice import ChoiceItem
from game.ui.screens.rulebook.clause_view import MARKS
from game.ui.screens.rulebook.reading_history import Place
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.kit.application import Application


def chapters_of(book: Rulebook) -> list[list[Chapter]]:
    """The chapters, each with its sections."""
    grouped: list[list[Chapter]] = []
    for chapter in book.chapters:
        if chapter.level == 2 or not grouped:
            grouped.append([chapter])
        else:
            grouped[-1].append(chapter)
    return grouped


def chapter_title(chapter: Chapter) -> str:
    """The title with its number, if it has one."""
    number = chapter.id.partition("-")[2] if chapter.id is not None else ""
    return f"{number}  {chapter.title}" if number else chapter.title


def chapter_list(
    screen: Screen, groups: list[list[Chapter]], place: Place, area: Rect, on_choose: Callable[[Place], object]
) -> list[Widget]:
    """The list of chapters, with the legend of the marks below it."""
    theme = screen.app.theme
    inner = area.inflate(-theme.px(28), -theme.px(28))
    legend = WrappedText(screen.app, "text:legend", _legend(), size=14, colour=theme.dim)
    high = legend.preferred_size(inner.width)[1]
    legend.place(Rect(inner.x, inner.bottom - high, inner.width, high))
    titles = [chapter_title(group[0]) for group in groups]
    rows = [ListRow(f"{number}", title, tooltip=title) for number, title in enumerate(titles)]
    chapters = ListView(screen.app, "list:chapters", rows, on_choose=lambda row: on_choose(Place(int(row))), size=16)
    chapters.screen = screen
    chapters.chosen = None if place.search else f"{place.chapter}"
    chapters.place(Rect(inner.x, inner.y, inner.width, inner.height - high - theme.px(12)))
    chosen = next((row for row in chapters.children if row.id == f"row:chapters:{chapters.chosen}"), None)
    if chosen is not None:
        chapters.reveal(chosen)
    return [chapters, legend]


def _legend() -> tuple[Run, ...]:
    heading = Run(_("Where a rule comes from"), "sans_bold")
    lines = [Run("\n" + say(words)) for mark, words in MARKS.values() if mark]
    return heading, *lines, Run("\n" + say(MARKS[Provenance.SOURCE][1]))


def chapter_choice(
    app: Application, groups: list[list[Chapter]], place: Place, on_choose: Callable[[Place], object]
) -> Choice:
    """The chapters as a drop-down, for narrow windows."""
    return Choice(
        app,
        "choice:chapter",
        [ChoiceItem(number, chapter_title(group[0])) for number, group in enumerate(groups)]
        or [ChoiceItem(0, _("Rulebook"))],
        place.chapter,
        on_change=lambda value: on_choose(Place(int(value))),
        drop_down=True,
        tooltip=_("The chapters of the book"),
    )
