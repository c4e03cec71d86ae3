"""Before the throw: how likely it is to win, as a large number and a bar of all that may come of it."""

from __future__ import annotations

from pygame import Rect, Surface, draw

from game.engine.decision import Odds, Outcome, Tone
from game.ui.kit.painting.glow import Colour, panel
from game.ui.kit.painting.painter import Painter
from game.ui.tables.common.telling.percentages import percent
from game.words import say

TINTS: dict[Tone, Colour] = {Tone.GOOD: (70, 150, 74), Tone.NEUTRAL: (150, 122, 70), Tone.BAD: (170, 48, 36)}
SIGNS: dict[Tone, str] = {Tone.GOOD: "check", Tone.NEUTRAL: "crossed-swords", Tone.BAD: "death-skull"}
"""What tells the parts of the bar apart without their colours."""
PAPER, BRIGHT, SHADE = (243, 223, 174), (255, 236, 170), (18, 6, 4)


class ChancesDrawing(Painter):
    """Draws the chances of a throw."""

    def draw(self, surface: Surface, odds: Odds, box: Rect) -> None:
        """A plate with the chance of the best result, its words, and the bar beside them."""
        best = max(odds.outcomes, key=lambda outcome: (outcome.tone == Tone.GOOD, outcome.share))
        surface.blit(panel(box.size, box.height // 5, (20, 10, 8, 250), (214, 166, 84, 255), 2), box)
        inner = box.inflate(-box.height // 2, -box.height // 8)
        size, third, inks = inner.height * 0.86, inner.width // 3, (BRIGHT, SHADE)
        large = self.draw_title(surface, percent(best.share), size, third, inks, 2, midleft=inner.midleft)
        at = (large.right + 10, inner.centery)
        said = self.draw_words(surface, say(best.text), "title", inner.height * 0.5, third, PAPER, midleft=at)
        bar = Rect(said.right + 12, 0, inner.right - said.right - 12, round(inner.height * 0.56))
        bar.centery = inner.centery
        self._bar(surface, odds, bar)

    def _bar(self, surface: Surface, odds: Odds, bar: Rect) -> None:
        """A part for each result, as long as it is likely, with its sign where there is room."""
        left = float(bar.left)
        draw.rect(surface, SHADE, bar.inflate(4, 4), border_radius=4)
        for outcome in odds.outcomes:
            width = float(outcome.share) * bar.width
            part = Rect(round(left), bar.top, max(2, round(left + width) - round(left)), bar.height)
            self._part(surface, outcome, part)
            left += width

    def _part(self, surface: Surface, outcome: Outcome, part: Rect) -> None:
        draw.rect(surface, TINTS[outcome.tone], part)
        draw.line(surface, SHADE, part.topright, part.bottomright, 2)
        size = min(part.height - 2, part.width - 2)
        if size >= 8:
            self.draw_icon(surface, SIGNS[outcome.tone], size, (255, 244, 214), center=part.center)
