"""A clause of a rulebook: its id in the margin, its text beside it, its provenance as a mark."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.engine.decision import Text
from game.rulebook import Clause, Provenance, Span
from game.ui.kit.rich_text import Link, RichText, Run
from game.ui.kit.widget import Widget
from game.ui.kit.widgets.paragraph import Paragraph

if TYPE_CHECKING:
    from game.ui.kit.application import Application

MARKS: dict[Provenance, tuple[str, Text]] = {
    Provenance.SOURCE: ("", Text("no mark: as the description that we follow has it")),
    Provenance.PUBLISHED: ("†", Text("† from other published descriptions")),
    Provenance.RECONSTRUCTED: ("‡", Text("‡ filled in by us, where all are silent")),
}
"""The sign of each provenance, and what it means."""

MARGIN = 92
_PROVENANCE_PLACE = "provenance:"


def runs_of(spans: tuple[Span, ...]) -> RichText:
    """The spans of a rulebook as runs: links stay links, terms become italic."""
    return tuple(
        Run(
            span.text,
            style="italic" if span.is_term else None,
            link=Link(clause=span.link) if span.link is not None else None,
        )
        for span in spans
    )


def provenance_tooltip(place: str) -> Text | None:
    """What a mark means, if the place is one."""
    if not place.startswith(_PROVENANCE_PLACE):
        return None
    return MARKS[Provenance(place.removeprefix(_PROVENANCE_PLACE))][1]


def align_margins(widgets: list[Widget]) -> list[Widget]:
    """Give all clauses of a page the margin that the longest id among them needs."""
    clauses = [widget for widget in widgets if isinstance(widget, ClauseView)]
    for clause in clauses:
        clause.narrowest_margin = max(other.own_margin() for other in clauses)
    return widgets


class ClauseView(Paragraph):
    """The text of a clause; the id stands left of it, in the margin."""

    def __init__(
        self, app: Application, clause: Clause, *, on_link: Callable[[Link], object], lit: bool = False
    ) -> None:
        theme = app.theme
        mark = MARKS[clause.provenance][0]
        text = runs_of(clause.spans)
        if mark:
            place = Link(place=_PROVENANCE_PLACE + clause.provenance.value)
            text = (*text, Run(" "), Run(mark, "body_bold", colour=(122, 74, 16), link=place))
        super().__init__(
            app,
            f"clause:{clause.id}",
            text,
            style="body",
            size=18,
            colour=theme.sepia,
            link_colour=theme.oxblood,
            on_link=on_link,
        )
        self.clause = clause.id
        self.lit = lit
        self.narrowest_margin = 0

    def margin(self) -> int:
        """Room for the id, as wide as that of the others on the page."""
        return max(self.app.theme.px(MARGIN), self.own_margin(), self.narrowest_margin)

    def own_margin(self) -> int:
        """The pixels that the clause's own id needs."""
        return self.app.theme.measure(self.clause or "", "sans_bold", 15) + self.app.theme.px(12)

    def preferred_size(self, width: int | None = None) -> tuple[int, int]:
        """The margin, the text, and a little air."""
        wide, high = super().preferred_size(width)
        return wide, high + self.app.theme.px(6)

    def draw(self, surface: Surface) -> None:
        """The lit ground of the clause that was asked for, the id, the text."""
        theme = self.app.theme
        if self.lit:
            area = self.rect.inflate(theme.px(12), theme.px(4))
            ground = Surface(area.size, pygame.SRCALPHA)
            pygame.draw.rect(ground, (255, 214, 110, 120), ground.get_rect(), border_radius=theme.px(4))
            pygame.draw.rect(ground, (122, 74, 16, 160), ground.get_rect(), 1, border_radius=theme.px(4))
            surface.blit(ground, area)
        words = theme.render(self.clause or "", "sans_bold", 15, theme.gilt_on_parchment)
        first = theme.line_height("body", 18)
        surface.blit(words, words.get_rect(midleft=(self.rect.x, self.rect.y + first // 2 + theme.px(1))))
        super().draw(surface)
