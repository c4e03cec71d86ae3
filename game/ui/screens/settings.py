"""Settings: everything takes effect at once and is written at once."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game import words
from game.ui.kit.appearance import largest_scale
from game.ui.kit.rich_text import AnyText
from game.ui.kit.screens.framed import FramedScreen
from game.ui.kit.widgets import Choice, Label, Panel, Paragraph, ScrollArea, Slider, Toggle, Widget
from game.ui.kit.widgets.choice import ChoiceItem
from game.ui.screens.chronicle_limits import chronicle_limits
from game.ui.screens.setting_words import setting_words
from game.ui.screens.signed_heading import SignedHeading
from game.ui.screens.speeds import opponents_speed, own_speed
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

Control = tuple[AnyText | None, Widget]
"""A control, and the words that stand beside it."""
TWO_COLUMNS, GAP = 1000, 12
"""From which logical width on the sections stand in two columns, and how far apart they are."""
BESIDE = 252
"""How wide the words beside a control are at most, in usual pixels."""


class SettingsScreen(FramedScreen):
    """What the player may choose for the whole program."""

    name = "settings"
    grows = False

    def __init__(self, app: Application) -> None:
        super().__init__(app)
        self.first_focus = "choice:language"

    def heading(self) -> str:
        """The name of the screen."""
        return _("Settings")

    # -- layout

    def fill(self, area: Rect) -> list[Widget]:
        """The sections on panels beside each other, below each other where it is narrow; at the end what went wrong."""
        theme = self.app.theme
        scrolled = ScrollArea(self.app, "scroll:settings", area)
        gap, two = theme.px(GAP), area.width >= theme.px(TWO_COLUMNS)
        wide = scrolled.inner_width()
        column = (wide - gap) // 2 if two else wide
        widgets: list[Widget] = []
        ends, last = [area.y, area.y], [Rect(0, 0, 0, 0)] * 2
        for number, (name, controls) in enumerate(self._sections()):
            side = number // 2 if two else 0
            room = Rect(area.x + side * (column + gap), ends[side], column, 0)
            section = self._section(name, controls, room)
            widgets += section
            ends[side], last[side] = section[0].rect.bottom + gap, section[0].rect
        if two:  # both columns end at one line
            last[0].height, last[1].height = (max(ends) - gap - ground.top for ground in last)
        warnings, top = self._warnings(Rect(area.x, max(ends), wide, 0))
        scrolled.fill([*widgets, *warnings], top - gap * (not warnings) - area.y)
        self.content_bottom = min(area.bottom, top - gap * (not warnings))
        return [scrolled]

    def _section(self, name: tuple[str, str, str], controls: list[Control], room: Rect) -> list[Widget]:
        """A panel as high as it must be, and on it the heading with its sign, then the controls."""
        theme, edge = self.app.theme, self.app.theme.px(16)
        panel = Panel(self.app, f"panel:{name[0]}", material="glass")
        inside = Rect(room.x + edge, room.y + edge // 2, room.width - 2 * edge, 0)
        heading = SignedHeading(self.app, f"label:{name[0]}", name[1], name[2])
        heading.place(Rect(inside.x, inside.y, inside.width, heading.preferred_size()[1]))
        widgets: list[Widget] = [panel, heading]
        top = heading.rect.bottom + theme.px(4)
        for words_beside, control in controls:
            row, top = self._row(words_beside, control, Rect(inside.x, top, inside.width, 0))
            widgets += row
            top += theme.px(5)
        panel.place(Rect(room.x, room.y, room.width, top + edge // 2 - room.y))
        return widgets

    def _row(self, beside: AnyText | None, control: Widget, area: Rect) -> tuple[list[Widget], int]:
        """Words to the left of a control; above it where it is narrow."""
        theme = self.app.theme
        if beside is None:
            control.place(Rect(area.topleft, control.preferred_size(area.width)))
            return [control], control.rect.bottom
        label = Paragraph(self.app, f"text:{control.id.partition(':')[2]}", beside, size=17)
        column = min(theme.px(BESIDE), area.width * 9 // 20)
        wide, high = control.preferred_size(None)
        beside_words = area.width - column - theme.px(12)
        if isinstance(control, Slider) and control.needs()[0] + theme.px(40) <= beside_words:
            wide = min(wide, beside_words)
        if wide <= beside_words:
            label_high = label.preferred_size(column)[1]
            row_high = max(label_high, high)
            label.place(Rect(area.x, area.y + (row_high - label_high) // 2, column, label_high))
            control.place(Rect(area.x + column + theme.px(12), area.y + (row_high - high) // 2, wide, high))
            return [label, control], area.y + row_high
        label.place(Rect(area.x, area.y, area.width, label.preferred_size(area.width)[1]))
        control.place(Rect(area.x, label.rect.bottom + theme.px(4), min(wide, area.width), high))
        return [label, control], control.rect.bottom

    def _sections(self) -> list[tuple[tuple[str, str, str], list[Control]]]:
        return [
            (("display", _("Language and display"), "eye"), self._of_display()),
            (("sound", _("Sound and motion"), "musical-notes"), self._of_sound()),
            (("play", _("At the table"), "perspective-dice-six"), self._of_play()),
            (("chronicle", _("Chronicle"), "scroll-unfurled"), chronicle_limits(self.app, self._set)),
        ]

    def _of_display(self) -> list[Control]:
        return [
            (self._words(_("Language"), _("What is not translated yet stays English.")), self._language()),
            (self._words(_("Size of everything"), _("Enlarges words, buttons and cards.")), self._scale()),
            self._switch("full_screen", _("Fill the whole screen"), _("Without a window's border; F11 does it, too.")),
            self._switch(
                "software_rendering",
                _("Draw without the graphics card"),
                _("Turn it off if things move in jerks; that counts from the next start."),
            ),
        ]

    def _of_sound(self) -> list[Control]:
        loud = _("At the left end it is silent.")
        return [
            (self._words(_("Music"), loud), self._volume("music", _("How loud the music is"))),
            (self._words(_("Sounds"), loud), self._volume("volume", _("How loud the sounds are"))),
            self._switch(
                "mute_unfocused",
                _("Silence in the background"),
                _("Nothing is heard while you use another window."),
            ),
            (self._words(_("Animation"), _("How fast pieces move.")), own_speed(self.app, self._set)),
            (
                self._words(_("Turns of computer players"), _("How fast you see what they do.")),
                opponents_speed(self.app, self._set),
            ),
        ]

    def _of_play(self) -> list[Control]:
        return [
            self._switch(
                "first_times",
                _("Notes for newcomers"),
                _("Explains what comes up for the first time, and marks good first choices."),
            ),
            self._switch(
                "colour_blind_patterns",
                _("Patterns besides colours"),
                _("Dice and players carry patterns, so that nothing depends on colours alone."),
            ),
            self._switch(
                "pass_cover",
                _("Curtain between players"),
                _("Hides the table while the screen is passed on and a secret would show."),
            ),
            self._switch(
                "stop_at_turn_end",
                _("Stop at the end of my turn"),
                _("Otherwise it ends by itself when you could only give something up."),
            ),
            self._switch(
                "confirm_risky",
                _("Ask before a risky choice"),
                _("Ask once more before a choice that may cost the match."),
            ),
        ]

    def _words(self, name: str, meaning: str) -> AnyText:
        return setting_words(self.app, name, meaning)

    # -- controls

    def _language(self) -> Choice:
        known = [ChoiceItem("", _("Language of this computer"))]
        for language in words.languages():
            share = _("{name} · {percent} % translated", name=language.name, percent=int(100 * language.complete))
            known.append(ChoiceItem(language.code, language.name if language.complete >= 1 else share))
        chosen = self.app.settings.language
        if chosen == words.PSEUDO_LANGUAGE:
            known.append(ChoiceItem(chosen, "Pseudo"))
        return Choice(
            self.app,
            "choice:language",
            known,
            chosen,
            on_change=partial(self._set, "language"),
            drop_down=True,
            tooltip=_("The language of every text; what is not translated yet stays English."),
        )

    def _scale(self) -> Slider:
        return Slider(
            self.app,
            "slider:ui_scale",
            self.app.settings.ui_scale,
            100,
            200,
            25,
            on_change=partial(self._set, "ui_scale"),
            shown=self._shown_scale,
            tooltip=_("Enlarges words, buttons and cards."),
        )

    def _shown_scale(self, percent: int) -> str:
        """The scale, and the limit that this window sets to it."""
        usual = self.app.monitor_scale
        most = int(100 * max(1.0, largest_scale(self.app.size)) / usual)
        if percent > most:
            return _("{percent} % (here {most} %)", percent=percent, most=most)
        return _("{percent} %", percent=percent)

    def _volume(self, name: str, hint: str) -> Slider:
        return Slider(
            self.app,
            f"slider:{name}",
            int(getattr(self.app.settings, name)),
            0,
            100,
            5,
            on_change=partial(self._set, name),
            shown=lambda percent: _("{percent} %", percent=percent) if percent else _("silent"),
            tooltip=hint,
        )

    def _switch(self, name: str, title: str, meaning: str) -> Control:
        """What is on or off, with its words behind the box."""
        on, change = bool(getattr(self.app.settings, name)), partial(self._set, name)
        words = self._words(title, meaning)
        return None, Toggle(self.app, f"toggle:{name}", words, on, on_change=change, tooltip=meaning)

    def _warnings(self, area: Rect) -> tuple[list[Widget], int]:
        """What went wrong without harm since the program was started."""
        known = [*self.app.warnings, *words.warnings()]
        if not known:
            return [], area.y
        theme = self.app.theme
        heading = Label(
            self.app, "label:warnings", _("What went wrong"), style="heading", size=20, colour=theme.warning
        )
        heading.place(Rect(area.x, area.y, area.width, heading.preferred_size()[1]))
        text = Paragraph(self.app, "text:warnings", "\n".join(dict.fromkeys(known)), size=16)
        top = heading.rect.bottom + theme.px(4)
        text.place(Rect(area.x + theme.px(10), top, area.width - theme.px(10), text.preferred_size(area.width)[1]))
        text.place(Rect(text.rect.topleft, text.preferred_size(text.rect.width)))
        return [heading, text], text.rect.bottom

    # -- changes

    def _set(self, name: str, value: Any) -> None:
        app = self.app
        if name == "full_screen":
            app.set_full_screen(bool(value))
            return
        setattr(app.settings, name, value)
        app.save_settings()
        if name == "volume":
            app.sounds.set_volume(int(value))
            app.sounds.play("die_set")
        if name == "music":
            app.music.set_volume(int(value))
        if name in ("language", "ui_scale", "colour_blind_patterns"):
            app.restyle()
