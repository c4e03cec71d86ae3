"""Short names of a match's chapters, for a time line and below a plot."""

from __future__ import annotations

from collections.abc import Iterable


def short_names(summaries: Iterable[str]) -> list[str]:
    """Each chapter's name up to its first comma ("Turn 5"); where that is the name before it, what follows it.

    Nights of several stages are told apart so: "Night 1, 02:24: the mages act" becomes "02:24".
    """
    found: list[str] = []
    former = ""
    for summary in summaries:
        name, _comma, rest = summary.partition(",")
        found.append(_first_part(rest) if rest and name == former else name)
        former = name
    return found


def _first_part(rest: str) -> str:
    """What stands before the last colon, if there is one that is none of a time."""
    return (rest.rpartition(": ")[0] or rest).strip()
