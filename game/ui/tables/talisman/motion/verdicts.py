"""How a fight ends on the stage: the blow, the verdict held to be read, and the Enemy that is kept of it."""

from __future__ import annotations

from pygame import Rect, Surface

from game.engine.decision import Event
from game.talisman.view import TalismanView
from game.ui.kit.animation import Flight
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.fight.exchange import LANDED
from game.ui.tables.common.fight.stamp import Stamp
from game.ui.tables.talisman.motion.gains import Gains
from game.ui.tables.talisman.motion.happenings import VERDICTS
from game.ui.tables.talisman.stage.fight_words import trophy_of
from game.ui.tables.talisman.stage.parts import FIGHT_VERDICT, Stage
from game.ui.tables.talisman.table import TalismanTable

STRIKES = 0.34
"""Seconds in which the blow that ends a fight falls."""
KEPT = 1.3
"""Seconds in which can be read that an Enemy is kept."""


class Verdicts(Gains):
    """Shows how fights end."""

    def __init__(self, theme: Theme, table: TalismanTable) -> None:
        super().__init__(theme, table)
        self._fought: tuple[TalismanView, Stage, Rect] | None = None
        """The last fight that ended on the stage, and the area of the table then."""
        self._shown_by |= dict.fromkeys(VERDICTS, self._end_of_fight) | {"trophy_kept": self._trophy}

    def _end_of_fight(self, event: Event) -> None:
        """The blow, who has lost is thrown back, and how the fight ended, held there to be read."""
        stage, fight = self._table.stage_shown, self._view.fight
        if stage is None or stage.fight is None or fight is None or not fight.result:
            return
        self._fought = self._view, stage, self._after.area
        drawing = self._table.stage
        blow = drawing.combatants.exchange(self._view, fight, stage, self._begun + STRIKES)
        if blow is not None:
            self._add(blow)
        picture = drawing.verdict(self._view, fight, stage.fight.verdict.size)
        verdict = Stamp(picture, stage.fight.verdict.center, delay=self._begun + STRIKES + LANDED, until_click=True)
        self._add(verdict, FIGHT_VERDICT)
        self._tell_after(verdict.delay)
        if event.kind in self.sounds:
            self._late_sounds.append(self.sounds[event.kind])

    def _trophy(self, _event: Event) -> None:
        """The fight stays for a moment, below the card that flies off, and its banner says what is kept of it."""
        fought, self._fought = self._fought, None
        if fought is None or fought[0].fight is None or fought[2] != self._after.area:
            return
        view, stage, area = fought
        kept = trophy_of(self._view, fought[0].fight)
        if kept:
            whole = Surface((area.right, area.bottom))
            self._table.stage.end_of_fight(whole, view, stage, kept)
            still = whole.subsurface(stage.rect).copy()
            self._motions.insert(0, Flight((still,), stage.rect.center, stage.rect.center, KEPT, lingers=0.0))
