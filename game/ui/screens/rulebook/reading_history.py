"""Where the reader of the rulebook is, and was."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Place:
    """Where the reader is: a chapter by its number, a clause in it, or a search; and how far it is scrolled."""

    chapter: int = 0
    clause: str | None = None
    search: str = ""
    offset: int = 0


class ReadingHistory:
    """The places a reader came through, and which of them is open."""

    def __init__(self, start: Place) -> None:
        self.places = [start]
        self.at = 0

    @property
    def place(self) -> Place:
        """Where the reader is."""
        return self.places[self.at]

    @property
    def has_before(self) -> bool:
        """Whether there is a place to go back to."""
        return self.at > 0

    @property
    def has_after(self) -> bool:
        """Whether the reader went back and can go forward again."""
        return self.at + 1 < len(self.places)

    def scrolled(self, offset: int) -> None:
        """Remember how far the open place is scrolled, in pixels."""
        self.replace(replace(self.place, offset=offset))

    def replace(self, place: Place) -> None:
        """Open a place instead of the present one."""
        self.places[self.at] = place

    def go(self, place: Place) -> None:
        """Open a place; what lay ahead is forgotten."""
        self.places = [*self.places[: self.at + 1], place]
        self.at += 1

    def walk(self, step: int) -> None:
        """Go some places forward, or back if negative; there must be that many."""
        self.at += step
