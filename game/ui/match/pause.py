"""The pause over a match: go on, save under a name, look something up, or leave."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.keeping.disk import SaveError
from game.saves import taken, write_match
from game.ui.kit.screens.screen import Screen
from game.ui.kit.widgets import Button, Label, Panel, Paragraph, TextField, Widget
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

LONGEST_NAME = 60


class PauseScreen(Screen):
    """The menu over a match. ``match_bytes`` gives what is to be saved, ``proposed_name`` the name offered.

    ``look_back`` shows what has happened since the last turn of whoever is at the screen.
    ``put_away`` keeps the match in the chronicle instead of its autosave, or raises SaveError; None where there is
    nothing to be put away. ``export`` shows what can be made of the match as files.
    """

    name = "pause"
    overlay = True

    def __init__(
        self,
        app: Application,
        match_bytes: Callable[[], bytes],
        proposed_name: str,
        game_id: str | None = None,
        look_back: Callable[[], object] | None = None,
        put_away: Callable[[], object] | None = None,
        export: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(app)
        self.match_bytes = match_bytes
        self.proposed_name = proposed_name
        self.game_id = game_id
        self.look_back = look_back
        self.put_away = put_away
        self.export = export
        self.first_focus = "button:resume"

    def _entries(self) -> list[Button]:
        app = self.app
        return [
            Button(app, f"button:{name}", words, icon=icon, tooltip=tooltip, on_click=action, size=19)
            for name, icon, words, tooltip, action in (
                ("resume", "crossed-swords", _("Go on playing"), _("Back to the table (Esc)"), self.back),
                *self._looking_back(),
                ("save", "save", _("Save as …"), _("Keep this moment under a name"), self._save),
                *self._exporting(),
                ("load", "load", _("Load"), _("Open another saved match"), self._load),
                ("settings", "cog", _("Settings"), _("Language, size, sound, animation"), self._settings),
                ("rulebook", "open-book", _("Rulebook"), _("Read and search the rules (F1)"), self.open_rules),
                ("notes", "scroll-unfurled", _("Notes"), _("Read again what was explained to you so far"), self._notes),
                ("keys", "help", _("Keys"), _("What the keys do (?)"), app.doors.keyboard_help),
                *([self._putting_away()] if self.put_away is not None else []),
                (
                    "title",
                    "cross",
                    _("Leave the match"),
                    _("To the title. The match is saved; Continue opens it again."),
                    self._leave,
                ),
            )
        ]

    def _looking_back(self) -> list[tuple[str, str, str, str, Callable[[], object]]]:
        """The way to what the others did, if somebody may see it."""
        if self.look_back is None:
            return []
        words = _("What happened since my last turn?")
        return [("look_back", "hourglass", words, _("Watch it again on the table, step by step"), self.look_back)]

    def _exporting(self) -> list[tuple[str, str, str, str, Callable[[], object]]]:
        """The way to the files that can be made of the match."""
        if self.export is None:
            return []
        tip = _("A picture, a clip, the log or the match as a file")
        return [("export", "dove", _("Export …"), tip, self.export)]

    def _putting_away(self) -> tuple[str, str, str, str, Callable[[], object]]:
        return (
            "put_away",
            "locked-chest",
            _("Into the chronicle"),
            _("Leave the match for good: the chronicle keeps it as it stands, and Continue opens it no more."),
            self._put_away,
        )

    def layout(self, size: tuple[int, int]) -> None:
        """A panel in the middle with the entries below each other, in two columns where it is low."""
        theme = self.app.theme
        entries = self._entries()
        gap, edge = theme.px(9), theme.px(34)
        heading = Label(self.app, "label:heading", _("Paused"), style="title", size=28, align="center")
        heading.colour = theme.gold_light
        heading_high = heading.preferred_size()[1] + theme.px(10)
        high = entries[0].preferred_size()[1]
        columns = 1
        while heading_high + 2 * edge + -(-len(entries) // columns) * (high + gap) > size[1] - theme.px(16):
            columns += 1
        rows = -(-len(entries) // columns)
        wide = min(theme.px(330), (size[0] - 2 * edge - theme.px(20)) // columns - gap)
        area = Rect(0, 0, columns * (wide + gap) - gap + 2 * edge, heading_high + rows * (high + gap) - gap + 2 * edge)
        area.center = (size[0] // 2, size[1] // 2)
        heading.place(Rect(area.x + edge, area.y + edge, area.width - 2 * edge, heading_high - theme.px(10)))
        for number, entry in enumerate(entries):
            left = area.x + edge + (number // rows) * (wide + gap)
            entry.place(Rect(left, area.y + edge + heading_high + (number % rows) * (high + gap), wide, high))
        self.widgets = [Panel(self.app, "panel:pause", area), heading, *entries]

    def draw_background(self, surface: Surface) -> None:
        """The darkened match is there already."""

    def pause(self) -> None:
        """F10 again goes on."""
        self.back()

    def _save(self) -> None:
        self.app.push(SaveAsScreen(self.app, self.match_bytes, self.proposed_name))

    def _load(self) -> None:
        self.app.doors.saved_matches()

    def _settings(self) -> None:
        self.app.doors.settings()

    def _notes(self) -> None:
        self.app.doors.notes(self.game_id)

    def _leave(self) -> None:
        self.app.doors.title()

    def _put_away(self) -> None:
        """Keep the match in the chronicle and leave it; where that fails it goes on."""
        if self.put_away is None:
            return
        try:
            self.put_away()
        except SaveError as error:
            self.app.sounds.play("refused")
            self.app.notify(str(error))
            return
        self.app.doors.title()
        self.app.notify(_("The match is in the chronicle."))


class SaveAsScreen(Screen):
    """Asks for a name and saves the match under it; asks again before it replaces another one."""

    name = "save_as"
    overlay = True

    def __init__(self, app: Application, match_bytes: Callable[[], bytes], proposed_name: str) -> None:
        super().__init__(app)
        self.match_bytes = match_bytes
        self.value = proposed_name[:LONGEST_NAME]
        self.first_focus = "field:name"

    def enter(self) -> None:
        """The proposed name is selected, so that typing replaces it."""
        field = self.find("field:name")
        if isinstance(field, TextField):
            field.select_all()

    def layout(self, size: tuple[int, int]) -> None:
        """A panel with the question, the field and two buttons."""
        theme, app = self.app.theme, self.app
        edge, gap = theme.px(34), theme.px(14)
        wide = min(theme.px(600), size[0] - theme.px(40))
        inner = wide - 2 * edge
        question = Paragraph(app, "text:question", _("Save the match as"), style="heading", size=21, align="center")
        question.colour = theme.gold_light
        field = TextField(
            app,
            "field:name",
            self.value,
            longest=LONGEST_NAME,
            on_change=self._changed,
            on_enter=self._save,
            hint=_("a name"),
            tooltip=_("The name under which the match appears in the list of saved matches"),
        )
        cancel = Button(app, "button:cancel", _("Cancel"), on_click=self.back, tooltip=_("Save nothing (Esc)"))
        save = Button(app, "button:save", _("Save"), icon="save", on_click=self._save)
        save.tooltip = _("Save the match under this name (Enter)")
        heights = [question.preferred_size(inner)[1], field.preferred_size()[1], save.preferred_size()[1]]
        area = Rect(0, 0, wide, sum(heights) + 2 * gap + 2 * edge)
        area.center = (size[0] // 2, size[1] // 2)
        top = area.y + edge
        question.place(Rect(area.x + edge, top, inner, heights[0]))
        field.place(Rect(area.x + edge, top + heights[0] + gap, inner, heights[1]))
        each = (inner - gap) // 2
        row = area.bottom - edge - heights[2]
        cancel.place(Rect(area.x + edge, row, each, heights[2]))
        save.place(Rect(area.x + edge + each + gap, row, each, heights[2]))
        self.widgets = [Panel(app, "panel:save_as", area), question, field, cancel, save]
        self._check(save)

    def draw_background(self, surface: Surface) -> None:
        """The darkened match is there already."""

    def _changed(self, value: str) -> None:
        self.value = value
        self._check(self.find("button:save"))

    def _check(self, save: Widget) -> None:
        save.enabled = bool(self.value.strip())
        save.why_disabled = _("Type a name first.")

    def _save(self) -> None:
        name = self.value.strip()
        if not name:
            self.app.notify(_("Type a name first."))
            return
        try:
            replaced = taken(name)
        except SaveError as error:
            self.app.notify(str(error))
            return
        if replaced:
            question = _("There is a saved match “{name}”. Replace it?", name=name)
            self.app.confirm(question, _("Replace"), _("Cancel"), lambda: self._write(name))
        else:
            self._write(name)

    def _write(self, name: str) -> None:
        try:
            write_match(name, self.match_bytes())
        except SaveError as error:
            self.app.sounds.play("refused")
            self.app.notify(str(error))
            return
        self.app.pop()
        self.app.notify(_("Saved as “{name}”.", name=name))

    def handle(self, event: Event) -> bool:
        """Tab leaves the field like anywhere else."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            return True
        return super().handle(event)
