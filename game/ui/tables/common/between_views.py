"""How a table gets from one view to the next: what the motions of all games are made of, and when each begins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import pygame
from pygame import Rect, Surface

from game.engine.decision import Event
from game.ui.kit.animation import Animation, Beam, Flight, Motion, Point, Proclamation, Rise
from game.ui.kit.flash import Flash, glowing_spark
from game.ui.kit.painting.glow import Colour, Tint, panel
from game.ui.kit.painting.lettering import one_line, outlined
from game.ui.kit.painting.painter import put
from game.ui.tables.common.dice import DicePictures
from game.ui.tables.common.fight.held import HeldFight
from game.ui.tables.common.pieces import TableLayout
from game.ui.tables.common.spectacle import spectacle

if TYPE_CHECKING:
    from game.ui.kit.painting.theme import Theme

View = TypeVar("View")
GILT, RIM, PALE = (250, 226, 168), (232, 190, 104, 255), (226, 206, 240)
TRAY_RIM = (214, 170, 92, 255)
SPACING = 1.3
"""From one thrown die to the next, in dice."""


@dataclass(frozen=True)
class BannerStyle:
    """The ground of a banner, how thick its rim is, and how tall its words are, in heights: alone, or above a line."""

    ground: Tint
    rim: int
    alone: float
    with_line: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True)
class RisingStyle:
    """The letters of words that rise, and where the dark copies below them lie, from the corner, in pixels."""

    letters: str
    shade: Colour
    shifts: tuple[tuple[int, int], ...]


class BetweenViews(Generic[View]):
    """Makes the animation between two views of the same table, of the events told meanwhile.

    Pieces that are added with a motion are hidden from the table as long as anything moves. Delays are seconds from the
    beginning; ``_begun`` is when that begins which waits for what was added before, ``_words_after`` when words may
    tell it.
    """

    sounds: ClassVar[Mapping[str, str]] = {}
    """What events sound like, by their kind."""
    banner_style: ClassVar[BannerStyle]
    rising_style: ClassVar[RisingStyle]

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._shown_by: dict[str, Callable[[Event], None]] = {}
        """What shows an event, by its kind."""
        self._begin(TableLayout(Rect(0, 0, 0, 0)), TableLayout(Rect(0, 0, 0, 0)))

    def _begin(self, before: TableLayout, after: TableLayout) -> None:
        self._before, self._after = before, after
        self._motions: list[Motion] = []
        self._hidden: set[str] = set()
        self._begun = self._words_after = 0.0
        self._late_sounds: list[str] = []

    def between(
        self, events: Sequence[Event], before: TableLayout, after: TableLayout, was: View, view: View
    ) -> Animation:
        """The animation for events that led from one view to the next."""
        self._begin(before, after)
        self._was, self._view = was, view
        self._show(events)
        sounds, late = self._heard(events), tuple(self._late_sounds)
        return Animation(
            self._motions, frozenset(self._hidden), sounds, told=self._words_after, late_sounds=late
        )  # fmt: skip

    def _show(self, events: Sequence[Event]) -> None:
        """Add what each event shows of its own; tables add what differs between the views as well."""
        for event in events:
            show = self._shown_by.get(event.kind)
            if show is not None:
                show(event)

    def _heard(self, events: Iterable[Event]) -> tuple[str, ...]:
        """What the events sound like, each sound once."""
        return tuple(dict.fromkeys(self.sounds[event.kind] for event in events if event.kind in self.sounds))

    def _add(self, motion: Motion, *hidden: str) -> None:
        """Add a motion, and hide the pieces that are on their way in it."""
        self._motions.append(motion)
        self._hidden.update(hidden)

    def _tell_after(self, seconds: float) -> None:
        """Words do not say what happened before so many seconds have passed."""
        self._words_after = max(self._words_after, seconds)

    def _hold(self, held: HeldFight) -> None:
        """Hold a fight up once what was added before is over; its sound and all words wait for the verdict."""
        held.delay = self._begun
        self._add(held)
        self._tell_after(held.delay + held.decided)
        self._late_sounds.append(held.sound)

    # -- lights -------------------------------------------------------------------------------------------

    def _flash(self, light: Surface, centre: tuple[int, int], length: float, delay: float = 0.0, **more: Any) -> None:
        """Something lights up and fades."""
        self._add(Flash(light.copy(), centre, length, delay, **more))

    def _beam(self, start: Point, end: Point, colour: Colour, size: int, length: float, bow: float) -> None:
        """Sparks of a size fly from one place to another."""
        self._add(Beam(glowing_spark(size, colour), start, end, length, self._begun, bow=bow))

    # -- words --------------------------------------------------------------------------------------------

    def _rise(
        self, words: str, colour: Colour, pixels: float, start: Point, length: float, height: float, **more: Any
    ) -> None:
        """Words that can be read over anything rise: dark copies of them lie below."""
        style = self.rising_style
        face, dark = (one_line(self._theme, words, style.letters, pixels, 400, ink) for ink in (colour, style.shade))
        self._add(Rise(outlined(face, dark, style.shifts), start, length, height=height, **more))

    def _banner(
        self, words: str, below: str, size: tuple[int, int], centre: tuple[int, int], length: float, delay: float = 0.0
    ) -> None:
        """A banner with a line of words, and perhaps a smaller one below it, slides over the table."""
        width, height = size
        style, room = self.banner_style, width - height
        picture = panel(size, height // 3, style.ground, RIM, style.rim).copy()
        tall, line = style.with_line if below else (style.alone, 0.0)
        title = one_line(self._theme, words, "title", height * tall, room, GILT)
        small = one_line(self._theme, below, "italic", height * line, room, PALE) if below else None
        middle = height // 2 - (small.get_height() // 2 if small is not None else 0)
        put(picture, title, center=(width // 2, middle))
        put(picture, small, midtop=(width // 2, middle + title.get_height() // 2 - 2))
        self._add(Proclamation(picture, centre, length, delay))

    def _hold_up(self, picture: Surface, words: str, below: str, light: Colour, area: Rect | None = None) -> None:
        """A moment worth remembering: its picture in light over the middle, with its title and a line."""
        held = spectacle(self._theme, area or self._after.centre, picture, words, below, light, self._begun)
        self._add(held)
        self._begun += held.length

    # -- dice ---------------------------------------------------------------------------------------------

    def _throw(
        self, dice: DicePictures, faces: Sequence[str], size: int, tray: Surface, at: Point, lasts: tuple[float, float]
    ) -> None:
        """Dice tumble into a row on a tray, and rest there: each ``lasts`` so many seconds."""
        roll, rest = lasts
        self._tell_after(self._begun + roll)
        self._add(Flight((tray,), at, at, roll + rest, self._begun, waits=False))
        for number, face in enumerate(faces):
            x, y = at[0] + (number - (len(faces) - 1) / 2) * size * SPACING, at[1]
            frames = dice.tumble(face, size, number % 4)
            self._add(Flight(frames, (x - size * 2, y - size), (x, y), roll, self._begun, waits=False))
            self._add(Flight((dice.die(face, size, 0),), (x, y), (x, y), rest, self._begun + roll, waits=False))


def turning_over(back: Surface, face: Surface, steps: int = 10) -> tuple[Surface, ...]:
    """The frames of a card that is turned face up while it flies: one side becomes narrow, then the other one wide."""
    middle = (steps - 1) / 2
    frames = []
    for step in range(steps):
        side, share = (face if step > middle else back), abs(step - middle) / middle
        frames.append(pygame.transform.scale(side, (max(2, round(side.get_width() * share)), side.get_height())))
    return tuple(frames)


def follows(group: Sequence[Event], event: Event, *, alike: Iterable[str] = (), always: Iterable[str] = ()) -> bool:
    """Whether an event is shown together with those before it: with one of its own kind, or with whatever came."""
    return bool(group) and (event.kind in always or (event.kind in alike and event.kind == group[-1].kind))
