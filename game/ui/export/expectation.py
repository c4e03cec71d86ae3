"""What a clip will be like before it is made: how long, and about how large."""

from __future__ import annotations

from dataclasses import dataclass

from game.catalogue import grimoire_of
from game.grimoire import ORDINARY_BYTES
from game.ui.export.clip.filming import MOST_STOPS, stops_of
from game.words import _, ngettext_, tenths

SECONDS = 2.0
"""A moment lasts about so long in a clip, its motion and the time to read included."""
FIRST_BYTES = 330_000
"""About so many bytes has a GIF of 960 pixels for its first picture."""
WEBP = 0.38
"""A WebP has about that share of them."""
WIDE = 960


@dataclass(frozen=True, slots=True)
class Expectation:
    """How many moments a clip shows, and about how many seconds and bytes it has."""

    stops: int
    seconds: int
    size: int

    @property
    def too_long(self) -> bool:
        """Whether nobody would watch it."""
        return self.stops > MOST_STOPS


def expected(game: str, first: int, last: int, ending: str, width: int) -> Expectation:
    """What a clip of a match of that game, from one place to another, will be like."""
    grimoire = grimoire_of(game)
    stops, each = stops_of(first, last), grimoire.bytes_a_moment if grimoire is not None else ORDINARY_BYTES
    share = (width / WIDE) ** 1.6 * (WEBP if ending == ".webp" else 1.0)
    return Expectation(stops, round(stops * SECONDS) + 2, round((FIRST_BYTES + each * stops) * share))


def too_long(stops: int) -> str:
    """The sentence that says that a stretch is too long."""
    return _(
        "That stretch is too long for a clip: {n} moments, and {most} at most. Choose a shorter one.",
        n=stops,
        most=MOST_STOPS,
    )


def told(clip: Expectation) -> str:
    """The expectation in words."""
    if clip.too_long:
        return too_long(clip.stops)
    size = _("{n} MB", n=tenths(max(0.1, clip.size / 1_000_000)))
    moments = ngettext_("{n} moment", "{n} moments", clip.stops)
    return _("{moments}, about {seconds} seconds and {size}", moments=moments, seconds=clip.seconds, size=size)
