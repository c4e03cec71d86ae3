"""What spells do besides their strength (WD-E.10 to WD-E.25)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effect:
    """One further effect of a spell."""


@dataclass(frozen=True, slots=True)
class Area(Effect):
    """WD-E.10: every other opponent takes ``value``, or with ``face`` that much per thrown die showing it (WD-E.11)."""

    value: int
    face: str = ""


@dataclass(frozen=True, slots=True)
class RegainDealt(Effect):
    """WD-E.12: the caster gains this share of the power the target really lost, rounded down."""

    numerator: int = 1
    denominator: int = 1


@dataclass(frozen=True, slots=True)
class Regain(Effect):
    """WD-E.13: the caster gains ``value``, whatever damage was dealt."""

    value: int


@dataclass(frozen=True, slots=True)
class DelayedDamage(Effect):
    """WD-E.14: in the end-of-casting step the target takes ``value``."""

    value: int


@dataclass(frozen=True, slots=True)
class DelayedHeal(Effect):
    """WD-E.15: in the end-of-casting step the caster gains ``value``, also if the spell was used as a defence."""

    value: int


@dataclass(frozen=True, slots=True)
class Cancel(Effect):
    """WD-E.16: the caster cancels one active spell of the target of this level or lower."""

    most_level: int


@dataclass(frozen=True, slots=True)
class Silence(Effect):
    """WD-E.17: the target may not respond to any later attack of this round."""


@dataclass(frozen=True, slots=True)
class NoResponse(Effect):
    """WD-E.18: the target may not respond to this spell."""


@dataclass(frozen=True, slots=True)
class NoCounter(Effect):
    """WD-E.19: the target may not answer this spell with a counter-strike."""


@dataclass(frozen=True, slots=True)
class PayPower(Effect):
    """WD-E.20: casting costs the caster ``value`` power."""

    value: int


@dataclass(frozen=True, slots=True)
class Backfire(Effect):
    """WD-E.21: if the d6 shows ``face``, the caster loses ``value``."""

    face: int
    value: int


@dataclass(frozen=True, slots=True)
class Underdog(Effect):
    """WD-E.22: ``value`` stronger if the target has more power than the caster."""

    value: int


@dataclass(frozen=True, slots=True)
class NullifyNext(Effect):
    """WD-E.23: the next attack aimed at the owner has strength 0 and no other effect; then the ward is used up."""


@dataclass(frozen=True, slots=True)
class WeakenEach(Effect):
    """WD-E.24: every attack aimed at the owner is ``value`` weaker."""

    value: int


@dataclass(frozen=True, slots=True)
class Absorb(Effect):
    """WD-E.25: takes up to ``value`` points in all off the attacks aimed at the owner."""

    value: int
