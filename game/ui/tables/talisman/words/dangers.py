"""What must be met at the end of a way, or on it, in one line with its chances."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.decision import Decision, Odds, Text, Tone
from game.talisman.referee.arrivals import CALLING, PRAYING
from game.talisman.rules.spaces.die_tables import VAMPIRE_TABLE
from game.talisman.view import TalismanView
from game.ui.tables.common.telling.percentages import percent
from game.ui.tables.common.telling.signs import CROSS, LIKELY, SKULL, TICK, chance_of_loss, share_of
from game.ui.tables.talisman.doors import as_at_the_door, doors_on_the_way
from game.words import _, say

LOST = Text("{what}: you lose, {percent}")
LIFE_LOST = Text("{what}: you lose a Life, {percent}")
THROUGH = Text("You get through: {percent}, else far back")
OPENS = Text("The Portal opens: {percent}")
TUNNEL = "TAL-6.14.5b"
THROWN = Text("Throw: {good} good, {bad} bad")
OFFERED = Text("{what}: {good} good, {bad} bad")
OFFERED_WELL = Text("{what}: {good} good")
VAMPIRE = Text("1 to 3 Lives or Followers lost")


@dataclass(frozen=True)
class Danger:
    """The line and the name of its sign, "" for none."""

    words: str
    sign: str = ""


def danger_at(decision: Decision | None, place: str, view: TalismanView | None = None) -> Danger | None:
    """What going to a place means, of the answer that goes there; None if nothing is known to wait.

    With the ``view``, also beyond a door on the way.
    """
    if decision is None:
        return None
    doors = doors_on_the_way(view, decision) if view is not None else ()
    beyond = (as_at_the_door(option, chosen) for option, chosen in doors if option.place == place)
    found = (decision.odds(option) for option in (*decision.options_at(place), *beyond))
    return next((danger_of(odds) for odds in found if odds is not None), None)


def danger_of(odds: Odds) -> Danger | None:
    """The same from the chances; None where they are neither good nor bad."""
    if odds.clause == TUNNEL:
        through = odds.outcomes[0].share
        return Danger(_(THROUGH.message, percent=percent(through)), TICK if through >= LIKELY else CROSS)
    own = odds if odds.exclusive else odds.outcomes[:-1]  # the last concerns Followers, by dice of their own
    good, bad = share_of(own, Tone.GOOD), share_of(own, Tone.BAD)
    if not good and not bad:
        return None
    lost = chance_of_loss(odds)
    sign = SKULL if lost else CROSS if bad >= LIKELY else TICK if good >= LIKELY else ""
    if len(odds.outcomes) == 1:
        return Danger(say(odds.outcomes[0].text), sign)
    if odds.outcomes[0].text == VAMPIRE_TABLE.rows[0].text:
        return Danger(say(VAMPIRE), SKULL if lost else CROSS)
    if odds.clause == "TAL-2.9b" and (good or not lost):
        return Danger(_thrown(odds, percent(good), percent(bad)), sign)
    if odds.clause == "TAL-6.11.24a":
        return Danger(_(OPENS.message, percent=percent(good)), sign)
    if lost:
        return Danger(_(LIFE_LOST.message, what=say(odds.about), percent=percent(lost)), sign)
    return Danger(_(LOST.message, what=say(odds.about), percent=percent(bad)), sign)


def _thrown(odds: Odds, good: str, bad: str) -> str:
    """What a throw brings: one that must be made, or one that is offered."""
    if odds.about not in (PRAYING, CALLING):
        return _(THROWN.message, good=good, bad=bad)
    message = OFFERED if any(outcome.tone is Tone.BAD for outcome in odds) else OFFERED_WELL
    return _(message.message, what=say(odds.about), good=good, bad=bad)
