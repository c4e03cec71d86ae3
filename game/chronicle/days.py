"""Days as people say them: today, yesterday, on Tuesday, 24 November 2026."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from game.engine.decision import Text
from game.words import _, say

WEEKDAYS = (
    Text("Monday"),
    Text("Tuesday"),
    Text("Wednesday"),
    Text("Thursday"),
    Text("Friday"),
    Text("Saturday"),
    Text("Sunday"),
)
MONTHS = (
    Text("{day} January {year}"),
    Text("{day} February {year}"),
    Text("{day} March {year}"),
    Text("{day} April {year}"),
    Text("{day} May {year}"),
    Text("{day} June {year}"),
    Text("{day} July {year}"),
    Text("{day} August {year}"),
    Text("{day} September {year}"),
    Text("{day} October {year}"),
    Text("{day} November {year}"),
    Text("{day} December {year}"),
)
A_WEEK = 7
"""Fewer days ago a day is called by its name."""


def date_said(when: datetime) -> str:
    """The day of a moment with its month and year, by the clock of this computer."""
    day = when.astimezone().date()
    return say(Text(MONTHS[day.month - 1].message, (("day", day.day), ("year", str(day.year)))))


def day_said(when: datetime, today: date) -> str:
    """The same, shorter where it is not long ago: then with the time of the day."""
    local = when.astimezone()
    ago = (today - local.date()) // timedelta(days=1)
    if not 0 <= ago < A_WEEK:
        return date_said(when)
    day = _("Today") if ago == 0 else _("Yesterday") if ago == 1 else say(WEEKDAYS[local.weekday()])
    return _("{day}, {time}", day=day, time=f"{local:%H:%M}")
