"""What the buttons of exorcisms and elven drops say: what is taken from the demon, and what more bundles change."""

from __future__ import annotations

from dataclasses import replace

from game.devils_circle.view import BlowView, CircleView
from game.engine.decision import Option, Text

EXORCISED = Text("Exorcise {demon}: −{power} power")
EXORCISED_AWAY = Text("Exorcise {demon} into hell")
WITH_MORE = Text("With {n} bundle: its blows +{n}", (), "With {n} bundles: its blows +{n}")
MORE_IN_VAIN = Text("With {n} bundle: no more than with 1", (), "With {n} bundles: no more than with 1")
SPRINKLED = Text("Drops on {demon}: −{power} power")
SPRINKLED_AWAY = Text("Drops on {demon}: into hell")


def telling(view: CircleView, option: Option) -> Option:
    """An answer with what it takes from a demon, if it is an exorcism or drops; more bundles only say how they differ.

    Any other answer as it is.
    """
    verb, _colon, rest = option.key.partition(":")
    demon, _colon, bundles = rest.partition(":")
    blow = _blow_to(view, demon)
    if blow is None or verb not in ("exorcise", "drops"):
        return option
    taken, power = (blow.exorcism if bundles else blow.drops), next(one.power for one in view.demons if one.id == demon)
    if bundles not in ("", "1"):
        more = MORE_IN_VAIN if taken >= power else WITH_MORE
        return replace(option, text=Text(more.message, (("n", int(bundles)),), more.plural))
    words = (EXORCISED_AWAY if bundles else SPRINKLED_AWAY) if taken >= power else EXORCISED if bundles else SPRINKLED
    return replace(option, text=Text(words.message, (*option.text.facts[:1], ("power", taken))))


def _blow_to(view: CircleView, demon: str) -> BlowView | None:
    """What the mage in turn can do to a demon."""
    return next((blow for mage in view.mages if mage.active for blow in mage.blows if blow.demon == demon), None)
