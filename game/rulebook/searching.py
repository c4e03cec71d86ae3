"""How well a clause answers a search."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

# Letters that Unicode doesn't take apart into a base letter and an accent.
_UNDECOMPOSED = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe"})


def rating(identity: str, headings: str, terms: str, text: str, wanted: list[str]) -> int:
    """The worth of a clause for a search, higher is better; 0 if one of the wanted words is missing."""
    ratings = [_word_rating(identity, headings, terms, text, word) for word in wanted]
    return sum(ratings) if all(ratings) else 0


def _word_rating(identity: str, headings: str, terms: str, text: str, word: str) -> int:
    """The worth of one wanted word.

    16 for the id, 12 for the beginning of the id, 8 for headings, 4 for terms, 2 for a whole word of the
    text, 1 for the beginning of one, 0 for none.
    """
    folded = word.casefold()
    names = (identity.casefold(), identity.casefold().partition("-")[2])
    if folded in names:
        return 16
    if any(name.startswith(f"{folded}.") for name in names):
        return 12
    pieces = words_of(word)
    if not pieces:
        return 0
    if _begins_all(pieces, words_of(headings)):
        return 8
    if _begins_all(pieces, words_of(terms)):
        return 4
    if set(pieces) <= set(words_of(text)):
        return 2
    return 1 if _begins_all(pieces, words_of(text)) else 0


def _begins_all(pieces: tuple[str, ...], words: tuple[str, ...]) -> bool:
    return all(any(word.startswith(piece) for word in words) for piece in pieces)


@lru_cache(maxsize=4096)
def words_of(text: str) -> tuple[str, ...]:
    """The words of a text without case and accents."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().translate(_UNDECOMPOSED))
    return tuple(re.findall(r"\w+", "".join(c for c in decomposed if not unicodedata.combining(c))))
