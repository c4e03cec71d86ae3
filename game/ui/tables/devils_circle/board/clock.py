"""The clock of the night: one turn of its hand is three hours from two o'clock; dawn is a red field on its rim."""

from __future__ import annotations

import math

import pygame

from game.devils_circle.view import ClockView, time_of_day
from game.ui.kit.painting.lettering import one_line, pixel_font
from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.painting.without_waiting.patience import remembered
from game.words import _

START, TURN = 120, 180
"""Minutes after midnight at the top of the dial, and minutes of one turn."""
NIGHT, DAWN, SUN = (250, 226, 160), (255, 150, 84), (255, 226, 120)
FINER = 3
FAINT = (214, 190, 150)
SHRUNK = 1.12
"""How much wider than the clock both hours may be to stand in one line, which is shrunk."""


class Clock(Painter):
    """Draws the dial, what it says in words, and which night it is."""

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        super().__init__(theme, pictures)
        self._dial = remembered(12)(self._paint)

    def draw(self, surface: pygame.Surface, clock: ClockView, rect: pygame.Rect) -> None:
        """Dial above, words below."""
        words = max(11, round(rect.height * 0.1))
        side = min(rect.width, rect.height - round(words * 2.5))
        dial = self._dial(side, clock.now, clock.dawn, clock.sunrise)
        surface.blit(dial, dial.get_rect(midtop=(rect.centerx, rect.top - round(side * 0.02))))
        night = _("Night {night} of {nights}", night=clock.night, nights=clock.nights)
        line = one_line(
            self._theme, f"{night} · {time_of_day(clock.now)}", "sans_bold", words * 1.08, rect.width, NIGHT
        )
        top = rect.top + side - round(side * 0.02)
        surface.blit(line, line.get_rect(midtop=(rect.centerx, top)))
        top += round(words * 1.22)
        line_high = round(words * 1.1)
        for below in self.hours(clock, words, rect.width, broken=rect.bottom - top >= 2 * line_high):
            tone, style = (DAWN, "sans_bold") if clock.at_dawn else (FAINT, "sans")
            small = one_line(self._theme, below, style, words, rect.width - words * clock.at_dawn, tone)
            surface.blit(small, small.get_rect(midtop=(rect.centerx, top)))
            top += line_high

    def hours(self, clock: ClockView, size: float, width: int, *, broken: bool) -> tuple[str, ...]:
        """When dawn breaks and the sun rises: in a line, or in two if it may be broken and is too long."""
        sunrise = time_of_day(clock.sunrise)
        if clock.at_dawn:
            return (_("dawn! Sunrise {time}", time=sunrise),)
        hours = _("dawn {time}", time=time_of_day(clock.dawn)), _("sunrise {time}", time=sunrise)
        together = ", ".join(hours)
        fits = pixel_font(self._theme, "sans", size).size(together)[0] <= width * SHRUNK
        return hours if broken and not fits else (together,)

    def _paint(self, side: int, now: int, dawn: int, sunrise: int) -> pygame.Surface:
        big = side * FINER
        picture = pygame.transform.smoothscale(self._pictures.picture("devils_circle/clock.png"), (big, big))
        middle = (big / 2, big / 2)
        self._sector(picture, dawn, sunrise, (255, 120, 60, 150))
        self._sector(picture, START, min(now, sunrise), (140, 150, 255, 60))
        for minutes, tone in ((dawn, DAWN), (sunrise, SUN)):
            at = _point(middle, big * 0.455, minutes)
            pygame.draw.circle(picture, (60, 10, 0), at, big * 0.032)
            pygame.draw.circle(picture, tone, at, big * 0.024)
        self._hand(picture, middle, big, now)
        return pygame.transform.smoothscale(picture, (side, side))

    def _sector(self, picture: pygame.Surface, first: int, last: int, tone: tuple[int, int, int, int]) -> None:
        """A field of the dial between two times."""
        if last <= first:
            return
        big = picture.get_width()
        middle = (big / 2, big / 2)
        layer = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
        steps = [first + (last - first) * step / 24 for step in range(25)]
        pygame.draw.polygon(layer, tone, [middle, *(_point(middle, big * 0.395, minutes) for minutes in steps)])
        picture.blit(layer, (0, 0))

    def _hand(self, picture: pygame.Surface, middle: tuple[float, float], big: int, now: int) -> None:
        tip, tail = _point(middle, big * 0.37, now), _point(middle, -big * 0.08, now)
        aside = pygame.Vector2(tip[0] - tail[0], tip[1] - tail[1]).rotate(90).normalize() * big * 0.022
        broad = _point(middle, big * 0.26, now)
        for grow, tone in ((1.7, (30, 14, 4)), (1.0, (255, 226, 150))):
            points = [
                tail, (broad[0] + aside.x * grow, broad[1] + aside.y * grow), tip,
                (broad[0] - aside.x * grow, broad[1] - aside.y * grow),
            ]  # fmt: skip
            pygame.draw.polygon(picture, tone, points)
        pygame.draw.circle(picture, (60, 34, 8), middle, big * 0.045)
        pygame.draw.circle(picture, (246, 205, 110), middle, big * 0.034)


def _point(middle: tuple[float, float], reach: float, minutes: float) -> tuple[float, float]:
    turn = 2 * math.pi * (minutes - START) / TURN
    return middle[0] + reach * math.sin(turn), middle[1] - reach * math.cos(turn)
