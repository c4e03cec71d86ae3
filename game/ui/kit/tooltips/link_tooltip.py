"""What a link leads to, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.rich_text import Link, RichText, runs

if TYPE_CHECKING:
    from game.ui.kit.application import Application


def link_tooltip(app: Application, link: Link) -> RichText | None:
    """The text of a clause, or what the screen says of a place."""
    # The rulebook is read when somebody asks for it, not when the app starts.
    from game.ui.kit.tooltips.clause_tooltip import clause_tooltip

    if link.clause is not None:
        return clause_tooltip(link.clause, app.screen.game_id, shown=app.screen.shows_clause(link.clause))
    text = app.screen.tooltip_of(link.place) if link.place is not None else None
    return runs(text) if text is not None else None
