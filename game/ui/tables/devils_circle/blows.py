"""What mages can do to a demon near by, in words: what it loses, and where it goes."""

from __future__ import annotations

from collections.abc import Iterator

from game.devils_circle.view import BlowView, CircleView, DemonView
from game.engine.decision import Text, text
from game.ui.kit.rich_text import RichText
from game.ui.tables.common.telling.explanations import good

EXORCISM_TAKES = Text("An exorcism takes {n} of the {power} power of {demon}, and drives it back.")
EXORCISM_SINKS = Text("An exorcism takes {n} power from {demon}: it sinks into hell.")
DROPS_TAKE = Text("Elven drops take {n} power from {demon}; it stays where it is.")
DROPS_SINK = Text("Elven drops take {n} power from {demon}: it sinks into hell.")


def told_of(demon: DemonView, blow: BlowView) -> Iterator[RichText]:
    """What a mage can do to a demon, and where drops push it."""
    if blow.exorcism:
        words = EXORCISM_SINKS if blow.exorcism >= demon.power else EXORCISM_TAKES
        yield good(text(words.message, demon=demon.name, n=blow.exorcism, power=demon.power))
    if blow.drops and blow.pushed_to is not None:
        yield good(
            text(
                "Elven drops take {n} power from {demon} and push it to {field}.",
                demon=demon.name,
                n=blow.drops,
                field=blow.pushed_to.upper(),
            )
        )
    elif blow.drops:
        words = DROPS_SINK if blow.drops >= demon.power else DROPS_TAKE
        yield good(text(words.message, demon=demon.name, n=blow.drops))


def told_of_blows_on(view: CircleView, demon: DemonView) -> Iterator[RichText]:
    """What the mage whose turn it is can do to a demon."""
    for mage in view.mages:
        for blow in mage.blows if mage.active else ():
            if blow.demon == demon.id:
                yield from told_of(demon, blow)
