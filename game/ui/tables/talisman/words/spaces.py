"""Spaces in words: names that tell same-named ones apart, instructions, and the clause they stand in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.engine.decision import Text
from game.talisman.box.board import NEXT, SPACES
from game.words import _, ngettext_, say

CLAUSES = {
    "sentinel": "TAL-6.11.11a", "portal": "TAL-6.11.24a", "crypt": "TAL-6.14.5a", "mines": "TAL-6.14.6",
    "werewolf_den": "TAL-6.14.7a", "pits": "TAL-6.14.8a", "crown": "TAL-6.14.9c", "plain_of_peril": "TAL-6.14.1",
    "valley_of_fire": "TAL-6.11.6b", "vampires_tower": "TAL-6.14.3", "dice_with_death": "TAL-6.14.3",
    "cursed_glade": "TAL-EX-1",
}  # fmt: skip
BETWEEN = Text("{space} (between {one} and {other})")
_SHARED = {name for name, count in Counter(space.name.message for space in SPACES.values()).items() if count > 1}


def clause_of(space: str) -> str:
    """The clause that a space's instructions follow."""
    found = SPACES[space]
    return CLAUSES.get(found.terrain) or ("TAL-6.13.4a" if found.draw else "TAL-6.13.5a")


def is_shared(space: str) -> bool:
    """Whether other spaces have the same name."""
    return SPACES[space].name.message in _SHARED


def title_of(space: str) -> str:
    """The name of a space; with its neighbours where others are called the same."""
    name = say(SPACES[space].name)
    if not is_shared(space):
        return name
    one, other = SPACES[NEXT[-1][space]], SPACES[NEXT[1][space]]
    return _(BETWEEN.message, space=name, one=one.name, other=other.name)


def neighbours_line(space: str) -> str:
    """The neighbours of a space, which tell it from others of its name."""
    one, other = SPACES[NEXT[-1][space]], SPACES[NEXT[1][space]]
    return _("between {one} and {other}", one=one.name, other=other.name)


def onwards_words(steps: int, ends: Sequence[str]) -> str:
    """How a walk goes on behind the bridge: how many steps, and to which spaces."""
    one, other = (SPACES[space].name for space in (ends[0], ends[-1]))
    if ends[0] == ends[-1]:
        return ngettext_("then {n} more step to {one}", "then {n} more steps to {one}", steps, one=one)
    return ngettext_(
        "then {n} more step to {one} or {other}", "then {n} more steps to {one} or {other}", steps,
        one=one, other=other,
    )  # fmt: skip
