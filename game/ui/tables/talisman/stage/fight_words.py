"""What is said of a fight on the stage: what counts for a side, how it ended, and what decided it."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.decision import Text
from game.talisman.box.board import SPACES
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.register import CARD_OF, LASTING_NAMES
from game.talisman.rules.fights.scores import COMBAT, DRAWN, LOST, PSYCHIC, WON, Item
from game.talisman.rules.table.sheet import CRAFT, STRENGTH
from game.talisman.rules.table.space_enemies import SPACE_ENEMIES
from game.talisman.state import STRENGTH_FOR_A_POINT
from game.talisman.view import FightView, TalismanView
from game.ui.kit.painting import glow
from game.ui.kit.painting.glow import Colour
from game.ui.tables.common.fight.form import ELSE, GILT, Counted, at_most
from game.ui.tables.talisman.sheets.drawing import trophy_strength
from game.words import _, say

__all__ = ["COMBAT", "LOST", "WON", "cause_of", "counted", "trophy_of", "verdict_of"]
ABILITIES = {STRENGTH: Text("Strength"), CRAFT: Text("Craft")}
PRINTED = {COMBAT: ABILITIES[STRENGTH], PSYCHIC: ABILITIES[CRAFT]}
"""What an Enemy that fights alone fights with."""
MIRRORED = {WON: LOST, LOST: WON, DRAWN: DRAWN}
VERDICTS: dict[str, tuple[Text, Colour]] = {
    WON: (Text("Won"), glow.GAINED),
    LOST: (Text("Lost"), glow.LOST),
    DRAWN: (Text("Drawn"), GILT),
}


def counted(shown: FightView, items: Sequence[Item]) -> tuple[Counted, ...]:
    """A row for each thing that counts; what does not fit is counted together in the last one."""
    known = [(number, item) for number, item in enumerate(items) if item.points or not number]
    return at_most([Counted(_name_of(shown, item.source, number), item.points) for number, item in known])


def _name_of(shown: FightView, source: str, number: int) -> str:
    """What a source of points is called; the figure of an Enemy that fights alone is its Strength or Craft."""
    if (source,) == shown.enemies and not number:
        return say(PRINTED[shown.kind])
    if source in CARD_OF:
        return say(CARD_OF[source].name)
    for known in (CHARACTERS, SPACE_ENEMIES, SPACES):
        if source in known:
            return say(known[source].name)
    return say(ABILITIES.get(source) or LASTING_NAMES.get(source) or ELSE)


def verdict_of(view: TalismanView, shown: FightView) -> tuple[str, Colour]:
    """How a fight ended for whoever looks on: for those who fight whether they won, for others who did."""
    if view.seat in (shown.seat, shown.foe) or shown.result == DRAWN:
        result = shown.result if view.seat != shown.foe else MIRRORED[shown.result]
        words, ink = VERDICTS[result]
        return say(words), ink
    winner = shown.seat if shown.result == WON else shown.foe
    if winner < 0:
        return _("{who} loses", who=view.heroes[shown.seat].seat.name), glow.LOST
    return _("{who} wins", who=view.heroes[winner].seat.name), GILT


def trophy_of(view: TalismanView, shown: FightView) -> str:
    """The Enemies that the winner has kept, and how far he is on the way to a point; "" unless he has kept them all."""
    hero = view.heroes[shown.seat]
    if shown.result != WON or not shown.enemies or not set(shown.enemies) <= set(hero.trophies):
        return ""
    cards = [CARD_OF[card] for card in shown.enemies]
    return _(
        "Trophy: {cards} ({n} of {needed})",
        cards=", ".join(f"{say(card.name)} {card.strength}" for card in cards),
        n=trophy_strength(hero), needed=STRENGTH_FOR_A_POINT,
    )  # fmt: skip


def cause_of(shown: FightView) -> str:
    """What decided a fight: both totals, the higher first, and against a creature what comes of it."""
    if shown.result == DRAWN:
        return _("{mine} against {theirs}: nobody is hurt", mine=shown.score, theirs=shown.foe_score)
    if not _by_total(shown):
        return _("{mine} against {theirs}: here not the higher total wins", mine=shown.score, theirs=shown.foe_score)
    low, high = sorted((shown.score, shown.foe_score))
    if shown.foe < 0 and shown.result == WON:
        return _("{high} against {low}: the Enemy is beaten", high=high, low=low)
    if shown.foe < 0:
        return _("{high} against {low}: a Life is at stake", high=high, low=low)
    return _("{high} against {low}: the higher total wins", high=high, low=low)


def _by_total(shown: FightView) -> bool:
    """Whether the higher total won, as usual."""
    return (shown.score > shown.foe_score) == (shown.result == WON) and shown.score != shown.foe_score
