"""The notes for newcomers seen so far, to be read again, by game; and the way to see them all from the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.catalogue import GAMES
from game.engine.advising.first_times import FirstTime
from game.engine.game import Game
from game.keeping.disk import SaveError
from game.notes_seen import forget_notes, load_notes_seen
from game.ui.kit.screens.screen import Screen
from game.ui.kit.widgets import Button, Label, Panel, Paragraph, ScrollArea, Widget
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.kit.application import Application

WIDE = 720


class NotesScreen(Screen):
    """A list over the match; the notes of its game come first, the newest of each game at the top."""

    name = "notes"
    overlay = True

    def __init__(self, app: Application, game_id: str | None = None) -> None:
        super().__init__(app)
        self.game_id = game_id
        self.first_focus = "button:close"

    def notes(self) -> list[tuple[Game, list[FirstTime]]]:
        """The games of which notes were seen, each with its notes."""
        seen, _warning = load_notes_seen()
        games = sorted(GAMES.values(), key=lambda game: game.id != self.game_id)
        found = []
        for game in games:
            by_id = {note.id: note for note in game.first_times}
            known = [by_id[note] for note in reversed(seen.notes.get(game.id, ())) if note in by_id]
            if known:
                found.append((game, known))
        return found

    def layout(self, size: tuple[int, int]) -> None:
        """A panel with the scrolled notes, and below them two buttons."""
        theme = self.app.theme
        edge, gap = theme.px(34), theme.px(16)
        area = Rect(0, 0, min(theme.px(WIDE), size[0] - theme.px(30)), size[1] - theme.px(40))
        area.center = (size[0] // 2, size[1] // 2)
        inner = area.inflate(-2 * edge, -2 * edge)
        heading = Label(self.app, "label:heading", _("Notes so far"), style="title", size=26, align="center")
        heading.colour = theme.gold_light
        heading.place(Rect(inner.x, inner.y, inner.width, heading.preferred_size()[1]))
        again, close = self._buttons(inner)
        scrolled = ScrollArea(self.app, "scroll:notes")
        top = heading.rect.bottom + gap
        scrolled.place(Rect(inner.x, top, inner.width, close.rect.top - gap - top))
        content, high = self._content(Rect(inner.x, top, scrolled.inner_width(), 0))
        scrolled.fill(content, high)
        self.widgets = [Panel(self.app, "panel:notes", area), heading, scrolled, again, close]

    def _buttons(self, inner: Rect) -> tuple[Button, Button]:
        """From the start, and close, side by side at the lower edge."""
        app, half = self.app, (inner.width - self.app.theme.px(12)) // 2
        again = Button(app, "button:again", _("Again from the start"), icon="anticlockwise-rotation", size=17)
        again.tooltip = _("Forget what you have read: every note is shown once more when its moment comes")
        again.on_click = self._ask
        again.enabled = bool(self.notes())
        again.why_disabled = _("There is no note to forget yet.")
        close = Button(app, "button:close", _("Close"), size=17, on_click=self.back, tooltip=_("Close (Esc)"))
        high = max(again.preferred_size()[1], close.preferred_size()[1])
        again.place(Rect(inner.x, inner.bottom - high, half, high))
        close.place(Rect(inner.right - half, inner.bottom - high, half, high))
        return again, close

    def _content(self, area: Rect) -> tuple[list[Widget], int]:
        """Each game's name and its notes, and the height they take."""
        words: list[Paragraph] = []
        for game, notes in self.notes():
            words.append(self._words(f"game:{game.id}", say(game.name), "heading", 20))
            for note in notes:
                words.append(self._words(f"title:{game.id}:{note.id}", say(note.title), "sans_bold", 17))
                words.append(self._words(f"words:{game.id}:{note.id}", say(note.text), "sans", 16))
        if not words:
            nothing = _("Notes appear while you play, each beside the first question that needs it.")
            words.append(self._words("nothing", nothing, "sans", 17))
        top = area.y
        for paragraph in words:
            paragraph.place(Rect(area.x, top, area.width, paragraph.preferred_size(area.width)[1]))
            is_title = paragraph.id.startswith("title:")
            top = paragraph.rect.bottom + self.app.theme.px(2 if is_title else 12)
        return [*words], top - area.y

    def _words(self, id: str, words: str, style: str, size: float) -> Paragraph:
        gold = self.app.theme.gold_light if style != "sans" else None
        return Paragraph(self.app, id, words, style=style, size=size, colour=gold)

    def _ask(self) -> None:
        question = _("Show all notes again from the start?")
        self.app.confirm(question, _("From the start"), _("Cancel"), self._forget)

    def _forget(self) -> None:
        try:
            forget_notes()
        except SaveError as error:
            self.app.warn(str(error))
        self.arrange(self.app.size)
        self.invalidate()

    def draw_background(self, surface: Surface) -> None:
        """The darkened screen is there already."""
