"""What is known of the choices of one seat: the part of a review that is kept in a file."""

from __future__ import annotations

from enum import Enum, auto

import msgspec

from game.chronicle.review.measured import Measured

SURE = 3.0
"""Standard errors by which a choice must be worse than another to be called a mistake: of a match's several hundred
choices hardly one is then called so by luck alone."""
FEWEST_WORLDS = 20
"""Nothing is called a mistake, or a find, from fewer worlds."""
NOTICEABLE = 0.005
"""A smaller share of a win is not worth a word, however sure it is."""


class Verdict(Enum):
    """What a choice is to be called."""

    SOUND = auto()
    """Nothing better was found."""
    UNSURE = auto()
    """Another answer did better, but not by more than the difference is uncertain."""
    MISTAKE = auto()


class Rival(msgspec.Struct):
    """An answer that was not given. ``lead`` is how much it did better than the one that was, in the first worlds."""

    key: str
    lead: Measured = msgspec.field(default_factory=Measured)


class Weighed(msgspec.Struct, kw_only=True):
    """One choice of the seat, before the ``choice``-th of the match, in the turn ``turn``.

    ``glance`` is the answer that looks best at once. All worths are those to the seat, from 0 to 1. ``others`` tells
    whether, as far as the seat could see, it was somebody else's turn since its last choice, ``quiet`` whether the
    seat saw nothing happen since then.
    """

    choice: int
    turn: int
    played: str
    others: bool = False
    quiet: bool = False
    glance: str = ""
    worlds: int = 0
    """How many worlds were imagined."""
    before: Measured = msgspec.field(default_factory=Measured)
    """What the position was worth if sensible players went on from here, ..."""
    after: Measured = msgspec.field(default_factory=Measured)
    """... what it was worth when the choice was made, ..."""
    gain: Measured = msgspec.field(default_factory=Measured)
    """... and the difference, world by world."""
    chances: list[Measured] = []
    """The same as ``before`` for every seat, in the worlds that this seat imagines."""
    rivals: list[Rival] = []
    rival: str = ""
    """The other answer that looked best in the first worlds, if there is any."""
    cost: Measured = msgspec.field(default_factory=Measured)
    """How much better the rival was than what was played, in other worlds than those by which it was picked: the best
    of several looks better than it is where it was picked."""

    def verdict(self) -> Verdict:
        """Whether the choice was a mistake. It is none while the difference may be chance."""
        if not self.rival or self.cost.mean <= NOTICEABLE:
            return Verdict.SOUND
        return Verdict.MISTAKE if is_sure(self.cost) else Verdict.UNSURE

    def is_find(self) -> bool:
        """Whether the choice was surely better than what looks best at once."""
        return self.gain.mean > NOTICEABLE and is_sure(self.gain)

    def may_matter(self) -> bool:
        """Whether more worlds could still show something: a difference worth a word is neither sure nor excluded."""
        return any(
            not is_sure(found) and found.mean + found.doubt() > NOTICEABLE
            for found in (self.cost, self.gain)
            if found.worlds
        )


def is_sure(found: Measured) -> bool:
    """Whether a mean above nothing is more than chance."""
    return found.worlds >= FEWEST_WORLDS and found.mean > SURE * found.doubt()


class Review(msgspec.Struct, kw_only=True):
    """What is known so far of one seat's choices in a match; more can be added at any time.

    ``match`` names the match by its choices. ``ended`` is what the end was worth to the seat, if there was one;
    ``others_at_the_end`` is as :attr:`Weighed.others`, since the last choice.
    """

    match: str
    seat: int
    weighed: list[Weighed]
    ended: float | None = None
    others_at_the_end: bool = False
