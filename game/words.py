"""Words for players: every sentence is written in English in the source and translated when it is shown.

The English sentence is the key (gettext's msgid). Holes are named, as in "{player} loses {n} power", so that
a translation can move them. Nothing here ever fails for the player: a missing or damaged word file, or a hole
that cannot be filled, falls back to English and leaves one line in `warnings()`.

**For translators.** A hole is filled with the name as it stands alone ("Karczma", "Fields"). Where the sentence needs
another form of it, ask for the form behind a colon: ``{space:genitive}``, ``{space:de}``, ``{space:in}``. Which forms
there are is up to each language and written in `assets/words/forms/<language>.toml` (see `game.inflections`); where
a preposition belongs to the name ("na Polach", "w Lesie"), the form carries it. ``{space:In}`` begins with a capital.
A list ("A, B") and a text around a name hand the form on to the names in them. What players typed (names of people)
stays as it is, unless a rule of the language makes the form ("d'Anne"). A name without the form is shown as it stands
alone and leaves one line in `warnings()`; `tests/words/test_inflections.py` lists which names lack a form that is
asked for.
"""

from __future__ import annotations

import gettext
import json
import locale
import re
import string
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from game.assets import BROUGHT, MissingAsset, asset, asset_folder
from game.engine.decision import Fact, Named, Text
from game.inflections import Inflections, read

DOMAIN = "four_grimoires"
HOLE = re.compile(r"(\{[^{}]*\})")
ENGLISH = "en"
THOUSANDS = {ENGLISH: ",", "nl": "."}
"""What stands between thousands; in other languages a space at which no line breaks."""
WITH_A_POINT = frozenset({ENGLISH, "xx"})
"""Languages that write a point before tenths; others write a comma."""
PSEUDO_LANGUAGE = "xx"
"""A language for tests: every text 40 % longer and full of accents, made at run time."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language that can be chosen: its code, its own name, and the share of texts translated, 0 to 1."""

    code: str
    name: str
    complete: float


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of shown words, and the place it links to ("spell:doom") or None."""

    words: str
    place: str | None = None


class PseudoTranslations(gettext.NullTranslations):
    """English made longer and accented, to find clipped texts and texts that nobody can translate."""

    ACCENTED = str.maketrans("AaCcEeIiLlNnOoSsUuYyZz", "ÅåÇçÉéÍíŁłÑñÖöŠšÜüÝýŽž")

    def gettext(self, message: str) -> str:
        """The message in accented letters, 40 % longer, with its holes untouched."""
        longer = "~" * (len(message) * 2 // 5 + 1)
        return (
            "".join(part if part.startswith("{") else part.translate(self.ACCENTED) for part in HOLE.split(message))
            + longer
        )

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The pseudo-translation of the singular or the plural, as English has it."""
        return self.gettext(msgid1 if n == 1 else msgid2)


_language = ENGLISH
_translations: gettext.NullTranslations = gettext.NullTranslations()
_inflections = Inflections()
_warnings: dict[str, None] = {}


def languages() -> tuple[Language, ...]:
    """The languages that can be chosen: English, and each one with a compiled word file."""
    try:
        listed = json.loads(asset("words", "languages.json").read_text(encoding="utf-8"))
        found = [
            Language(str(code), str(entry["name"]), int(entry["translated"]) / max(1, int(entry["of"])))
            for code, entry in listed.items()
            if (asset_folder() / "words" / code / "LC_MESSAGES" / f"{DOMAIN}.mo").is_file()
        ]
    except (MissingAsset, OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        _warn(f"The list of languages cannot be read ({error}); only English can be chosen.")
        found = []
    return (Language(ENGLISH, "English", 1.0), *found)


def language() -> str:
    """The code of the language in use."""
    return _language


def set_language(code: str) -> None:
    """Use another language from now on; English with a warning if its words are missing or damaged."""
    global _language, _translations, _inflections
    _language, _translations = ENGLISH, gettext.NullTranslations()
    if code == PSEUDO_LANGUAGE:
        _language, _translations = code, PseudoTranslations()
    elif code != ENGLISH:
        try:
            _translations = gettext.translation(DOMAIN, str(asset_folder() / "words"), [code])
            _language = code
        # gettext reads damaged files without checks, so nearly anything can be raised.
        except Exception as error:
            _warn(f"The words of the language {code!r} are missing or damaged ({error}): English is shown.")
    if _language not in (ENGLISH, PSEUDO_LANGUAGE):
        _add_words_of_packages(code)
    _inflections, faults = read(_files_of_forms(_language))
    for fault in faults:
        _warn(f"The forms of names in the language {_language!r} are damaged: {fault}")


def _files_of_forms(code: str) -> list[Path]:
    """The files with forms of names: the program's own, then those that packages bring."""
    folders = [
        asset_folder() / "words", *(folder for (kind, _game), folder in sorted(BROUGHT.items()) if kind == "words")
    ]
    return [path for folder in folders if (path := folder / "forms" / f"{code}.toml").is_file()]


def _add_words_of_packages(code: str) -> None:
    """Look up in the words that packages bring what the program's own do not know."""
    for (kind, game_id), folder in BROUGHT.items():
        if kind == "words":
            try:
                _translations.add_fallback(gettext.translation(game_id, str(folder), [code], fallback=True))
            except Exception as error:
                _warn(f"The words of {game_id!r} in the language {code!r} are damaged ({error}): English is shown.")


def system_language(preferred: Sequence[str] = ()) -> str:
    """The first language that the computer's user prefers and that is nearly complete here, else English.

    ``preferred`` are codes such as "pl"; without any, the environment is asked, which tells nothing on Windows.
    """
    codes = preferred or [(locale.getlocale()[0] or "").partition("_")[0].lower()]
    spoken = {language.code for language in languages() if language.complete >= 0.95}
    return next((code for code in codes if code in spoken), ENGLISH)


def mark(message: str) -> str:
    """Leave the message as it is, but have it collected for translation."""
    return message


def _(message: str, /, **facts: Fact) -> str:
    """Translate a message and fill its holes with the facts."""
    return "".join(piece.words for piece in _pieces(_translated(message), message, facts))


def ngettext_(singular: str, plural: str, n: int, /, **facts: Fact) -> str:
    """Translate with the plural form that the language has for n, and fill the holes; {n} is filled too."""
    facts.setdefault("n", n)
    translated, source = _translated_plural(singular, plural, n)
    return "".join(piece.words for piece in _pieces(translated, source, facts))


def say(text: Text | Named | str) -> str:
    """The words of a text in the language in use."""
    return "".join(piece.words for piece in pieces(text))


def pieces(text: Text | Named | str) -> tuple[Piece, ...]:
    """The words of a text in the language in use, cut where the thing they link to changes."""
    if isinstance(text, str):
        return (Piece(text),)
    if isinstance(text, Named):
        return tuple(Piece(piece.words, piece.place or text.place) for piece in pieces(text.words))
    return _written(text, "")


def _written(text: Text, form: str) -> tuple[Piece, ...]:
    """A text with its holes filled; names in it take the form."""
    facts = dict(text.facts)
    n = facts.get("n")
    if text.plural is not None:
        number = n if isinstance(n, int) else 2
        translated, source = _translated_plural(text.message, text.plural, number)
    else:
        translated, source = _translated(text.message), text.message
    return tuple(_pieces(translated, source, facts, form))


def grouped(number: int) -> str:
    """A number as the language in use writes it: 45,000 or 45 000."""
    return f"{number:,d}".replace(",", THOUSANDS.get(_language, "\u00a0"))


def tenths(number: float) -> str:
    """A number with one decimal as the language in use writes it: 4.5 or 4,5."""
    return f"{number:.1f}".replace(".", "." if _language in WITH_A_POINT else ",")


def warnings() -> tuple[str, ...]:
    """What went wrong with words since the program started, each once, for the settings screen."""
    return tuple(_warnings)


def _warn(message: str) -> None:
    _warnings.setdefault(message)


def _translated(message: str) -> str:
    """The translation of a message; gettext would answer an empty one with the file's header."""
    return _translations.gettext(message) if message else ""


def _translated_plural(singular: str, plural: str, n: int) -> tuple[str, str]:
    """The translation for n, and the English sentence it stands for."""
    return _translations.ngettext(singular, plural, n), singular if n == 1 else plural


def _pieces(translated: str, source: str, facts: Mapping[str, Fact], form: str = "") -> list[Piece]:
    """Fill the holes of a translation, or of its English source if the translation is faulty."""
    try:
        return list(_filled(translated, facts, form))
    except (KeyError, ValueError, TypeError) as error:
        _warn(f"A text cannot be shown in {_language!r} and is shown in English: {source!r} ({error!r})")
    try:
        return list(_filled(source, facts, form))
    except (KeyError, ValueError, TypeError):
        return [Piece(source)]


def _filled(message: str, facts: Mapping[str, Fact], inherited: str) -> Iterator[Piece]:
    """The message cut into its literal parts and its filled holes; KeyError for a hole without a fact.

    ``inherited`` is the form in which the whole message was asked for: names in it take it, numbers do not. Where the
    message is a name and nothing else ("the {unit}" becomes "{unit:le}"), its own form is only that for want of one.
    """
    parts = _parsed(message)
    bare = len(parts) == 1 and not parts[0][0]
    for literal, name, own in parts:
        if literal:
            yield Piece(literal)
        if name is None:
            continue
        form = inherited or own if bare else own
        fact = facts[name]
        if isinstance(fact, Text | Named):
            yield from inflected(fact, form or inherited)
        elif isinstance(fact, str) and (not form or form.isidentifier()):
            yield Piece(_person(fact, form or inherited))
        else:
            yield Piece(grouped(fact) if type(fact) is int and not form else format(fact, form))


def inflected(text: Text | Named, form: str) -> tuple[Piece, ...]:
    """The words of a text in a form that the language knows; without a form as `pieces`."""
    if not form:
        return pieces(text)
    if form != form.lower():
        first, *others = inflected(text, form.lower())
        return (Piece(first.words[:1].upper() + first.words[1:], first.place), *others)
    if isinstance(text, Named):
        if isinstance(text.words, str):
            return (Piece(_person(text.words, form), text.place),)
        return tuple(Piece(piece.words, piece.place or text.place) for piece in inflected(text.words, form))
    shown = pieces(text)
    name = "".join(piece.words for piece in shown)
    known = _inflections.of(name, form)
    if known is not None:
        return (Piece(known, shown[0].place if len(shown) == 1 else None),)
    if any(isinstance(fact, Text | Named) for _name, fact in text.facts):
        return _written(text, form)
    ruled = _inflections.ruled(name, form)
    if ruled is None and name:
        _warn(f"The name {name!r} has no form {form!r} in {_language!r}.")
    return shown if ruled is None else (Piece(ruled),)


def _person(name: str, form: str) -> str:
    """A name that a player typed: only a rule of the language may change it."""
    made = _inflections.ruled(name, form.lower()) if form else None
    return name if made is None else made if form == form.lower() else made[:1].upper() + made[1:]


@lru_cache(maxsize=4096)
def _parsed(message: str) -> tuple[tuple[str, str | None, str], ...]:
    """Literal parts and holes of a message; raises ValueError where a brace isn't closed."""
    return tuple((literal, name, form or "") for literal, name, form, _ in string.Formatter().parse(message))
