"""The words of a clause, for the tooltip of a link to it."""

from __future__ import annotations

from game.catalogue import SHELF
from game.rulebook import MissingRulebook, UnknownClause, load
from game.ui.kit.rich_text import RichText, Run
from game.words import _, language

LONGEST = 420
"""Letters of a clause shown before it is cut."""


def clause_tooltip(clause_id: str, game_id: str | None, *, shown: bool = False) -> RichText:
    """The id, the chapter and the text of a clause; what is wrong if it cannot be shown.

    Of a clause that can be read on the screen, where the tooltip might cover it, only the chapter.
    """
    hint = Run("\n" + _("Click or F1: open the rulebook here"), "sans_italic")
    try:
        book = load(game_id or SHELF[0].id, language())
        named = [chapter for chapter in book.chapters if chapter.id == clause_id]
        if named and clause_id not in book.clauses:
            return Run(f"{clause_id}  ", "sans_bold"), Run(named[0].title), hint
        clause = book.clause(clause_id)
    except (MissingRulebook, UnknownClause) as error:
        return (Run(str(error)),)
    words = clause.text if len(clause.text) <= LONGEST else clause.text[:LONGEST].rsplit(" ", 1)[0] + " …"
    title = _("Rule {clause}", clause=f"{clause.id} · {clause.section or clause.chapter}")
    heading = Run(title, "sans_bold", colour=(231, 185, 90))
    return (heading, hint) if shown else (heading, Run("\n" + words), hint)
