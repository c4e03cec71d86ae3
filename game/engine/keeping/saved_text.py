"""Where a match stands, kept in its save so that it can be said in any language."""

from __future__ import annotations

import re

import msgspec

from game.engine.decision import Named, Text

LONGEST = 300
"""Letters of a message at most; more is no sentence of ours."""
_FORMATTED = re.compile(r"\{[^{}]*[^\w{}][^{}]*\}")
"""A hole that asks for more than a fact by its name, such as a number a mile wide."""


class SavedText(msgspec.Struct, frozen=True, omit_defaults=True):
    """A text with the facts in its holes; of things mentioned the words alone are kept."""

    message: str
    facts: dict[str, int | str | SavedText] = {}
    plural: str | None = None


def saved_text(text: Text) -> SavedText:
    """A text as a save keeps it."""
    facts: dict[str, int | str | SavedText] = {}
    for name, fact in text.facts:
        words = fact.words if isinstance(fact, Named) else fact
        facts[name] = saved_text(words) if isinstance(words, Text) else words if isinstance(words, int) else str(words)
    return SavedText(text.message, facts, text.plural)


def text_of(saved: SavedText | None) -> Text | None:
    """The text again; None where there is none, or where the file holds what no text of ours could be."""
    if saved is None or not all(_is_plain(message) for message in (saved.message, saved.plural or "")):
        return None
    facts = []
    for name, fact in saved.facts.items():
        words = text_of(fact) if isinstance(fact, SavedText) else fact
        if words is None or (isinstance(words, str) and len(words) > LONGEST):
            return None
        facts.append((name, words))
    return Text(saved.message, tuple(facts), saved.plural)


def _is_plain(message: str) -> bool:
    return len(message) <= LONGEST and not _FORMATTED.search(message)
