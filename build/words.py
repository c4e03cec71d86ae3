"""Collects every text of the program for translators and compiles the translations: run `dev.py words`.

Reads game/**/*.py; writes assets/words: the template four_grimoires.pot, per language the updated .po and the
compiled .mo, and languages.json with how complete each language is. The same sources give the same bytes. A text
without a translation is shown in English, and listed with the file and the line where it stands.
"""

from __future__ import annotations

import ast
import io
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from babel.core import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
WORDS = ROOT / "assets" / "words"
DOMAIN = "four_grimoires"
LANGUAGES = {"pl": "Polski", "fr": "Français", "nl": "Nederlands"}
# Which numbers share a form. Ours, not those of the library, which now has a third French form for millions.
PLURAL_FORMS = {
    "pl": "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
    "fr": "nplurals=2; plural=(n > 1);",
    "nl": "nplurals=2; plural=(n != 1);",
}
# The calls whose argument at this position is a text.
TRANSLATING_CALLS = {"_": 0, "mark": 0, "ngettext_": 0, "Text": 0, "text": 0, "tell": 2}
TABLES = (ast.Dict, ast.Tuple, ast.List)
# A fixed date: a template that says when it was made would change without any change of a text.
EPOCH = datetime(2026, 1, 1, tzinfo=UTC)


class Untranslated(NamedTuple):
    """A text that a language does not have yet, and the place in the sources where it stands first."""

    message: str
    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}"


def main() -> None:
    """Collect, update and compile everything, and list what each language does not have yet."""
    for path, content in built_files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_bytes() != content:
            path.write_bytes(content)
            print(f"written: {path.relative_to(ROOT)}")
    for code, entry in json.loads((WORDS / "languages.json").read_text(encoding="utf-8")).items():
        print(f"{code} {entry['name']}: {entry['translated']} of {entry['of']} texts")
    for languages, texts in by_languages(untranslated()).items():
        print(f"\nShown in English for want of words in assets/words ({', '.join(languages)}):")
        print("\n".join(f"  {text}" for text in texts))


def untranslated() -> dict[str, list[Untranslated]]:
    """What each language does not have yet, in the order of the sources."""
    template = collect()
    return {code: wanting(template, translations(code)) for code in LANGUAGES}


def wanting(template: Catalog, known: Catalog) -> list[Untranslated]:
    """The texts of the template that the translations do not have, in the order of the sources."""
    missing = (message for message in template if message.id and not is_told(known.get(message.id)))
    return sorted(map(_place, missing), key=lambda text: text[1:])


def translations(code: str) -> Catalog:
    """What the translators of a language have written."""
    path = WORDS / code / "LC_MESSAGES" / f"{DOMAIN}.po"
    return read_po(io.BytesIO(path.read_bytes()), locale=code) if path.exists() else new_catalogue(code)


def is_told(message: Message | None) -> bool:
    """Whether a message has a translation that is used: whole, and nobody doubts it."""
    return message is not None and is_translated(message.string) and not message.fuzzy


def by_languages(missing: dict[str, list[Untranslated]]) -> dict[tuple[str, ...], list[Untranslated]]:
    """The same texts, each once, under all the languages that want it."""
    wanting: dict[Untranslated, tuple[str, ...]] = {}
    for code, texts in missing.items():
        for text in texts:
            wanting[text] = (*wanting.get(text, ()), code)
    grouped: dict[tuple[str, ...], list[Untranslated]] = {}
    for text, codes in wanting.items():
        grouped.setdefault(codes, []).append(text)
    return grouped


def _place(message: Message) -> Untranslated:
    file, line = message.locations[0]
    said = message.id[0] if isinstance(message.id, tuple | list) else message.id
    return Untranslated(str(said), file, line or 1)


def built_files() -> dict[Path, bytes]:
    """Every file of assets/words as it should be, made from the sources and the translations at hand."""
    template = collect()
    files = {WORDS / f"{DOMAIN}.pot": as_po(template)}
    listed = {}
    for code, name in LANGUAGES.items():
        folder = WORDS / code / "LC_MESSAGES"
        catalogue = updated(folder / f"{DOMAIN}.po", template, code)
        files[folder / f"{DOMAIN}.po"] = as_po(catalogue)
        files[folder / f"{DOMAIN}.mo"] = compiled(catalogue, code)
        translated = sum(1 for message in catalogue if message.id and is_translated(message.string))
        listed[code] = {"name": name, "translated": translated, "of": len(template)}
    files[WORDS / "languages.json"] = (json.dumps(listed, indent=2, ensure_ascii=False) + "\n").encode()
    return files


def collect() -> Catalog:
    """The template: every text in the sources, with the files it stands in."""
    catalogue = new_catalogue(None)
    for path in sorted((ROOT / "game").rglob("*.py")):
        place = path.relative_to(ROOT).as_posix()
        for message, plural, line in texts_of(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            catalogue.add((message, plural) if plural else message, None, locations=[(place, line)])
    return catalogue


Function = ast.FunctionDef | ast.AsyncFunctionDef


def texts_of(tree: ast.Module) -> Iterator[tuple[str, str | None, int]]:
    """Each text of a module, its plural and its line: of translating calls, and sentences in tables of constants."""
    for call, names in calls_of(tree, {}):
        yield from texts_of_call(call, names)
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None and is_table(node):
            yield from sentences_of(node.value)


def calls_of(node: ast.AST, names: dict[str, list[str]]) -> Iterator[tuple[ast.Call, dict[str, list[str]]]]:
    """Each call below a node, with the strings that the names of its function stand for."""
    for child in ast.iter_child_nodes(node):
        known = named_strings(child) if isinstance(child, Function) else names
        if isinstance(child, ast.Call):
            yield child, known
        yield from calls_of(child, known)


def named_strings(function: Function) -> dict[str, list[str]]:
    """What a function calls by a name of its own before it is told: ``words = "{who} rests."``."""
    named: dict[str, list[str]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            named.setdefault(node.targets[0].id, []).extend(literals(node.value, {}))
    return named


def texts_of_call(call: ast.Call, names: dict[str, list[str]]) -> Iterator[tuple[str, str | None, int]]:
    """The texts that a translating call is given: spelled out, by a name, or one of two."""
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    position = TRANSLATING_CALLS.get(name)
    if position is None or len(call.args) <= position:
        return
    plurals = [keyword.value for keyword in call.keywords if keyword.arg == "plural"]
    if name == "ngettext_":
        plurals = call.args[1:2]
    elif name == "Text":
        plurals += call.args[2:3]
    plural = literals(plurals[0], names) if plurals else []
    for message in literals(call.args[position], names):
        if message:
            yield message, plural[0] if plural else None, call.args[position].lineno


def literals(node: ast.expr, names: dict[str, list[str]]) -> list[str]:
    """The strings that an expression may stand for, as far as they are spelled out."""
    if isinstance(node, ast.IfExp):
        return literals(node.body, names) + literals(node.orelse, names)
    if isinstance(node, ast.Name):
        return names.get(node.id, [])
    found = literal(node)
    return [] if found is None else [found]


def is_table(node: ast.Assign | ast.AnnAssign) -> bool:
    """Whether a module gives a dict, tuple or list to a name in capitals."""
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    return isinstance(target, ast.Name) and target.id.isupper() and isinstance(node.value, TABLES)


def sentences_of(table: ast.expr) -> Iterator[tuple[str, None, int]]:
    """The strings in a table of constants that are sentences: several words with a hole or a full stop."""
    calls = [node for node in ast.walk(table) if isinstance(node, ast.Call)]
    inside_calls = {id(part) for call in calls for part in ast.walk(call)}
    for node in ast.walk(table):
        if not isinstance(node, ast.expr) or id(node) in inside_calls:
            continue
        message = literal(node)
        if message and " " in message and ("{" in message or message[-1] in ".!?"):
            yield message, None, node.lineno


def literal(node: ast.expr) -> str | None:
    """The string that an expression spells out, or None."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def updated(path: Path, template: Catalog, code: str) -> Catalog:
    """A language's translations brought into step with the template; texts that are gone are dropped."""
    catalogue = new_catalogue(code)
    if path.exists():
        for message in read_po(io.BytesIO(path.read_bytes()), locale=code):
            if message.id and message.id in template and is_translated(message.string):
                catalogue.add(message.id, message.string, flags=message.flags & {"fuzzy"})
    for message in template:
        if message.id:
            known = catalogue.get(message.id)
            string = known.string if known is not None else None
            catalogue.delete(message.id)
            flags = known.flags if known is not None else ()
            catalogue.add(message.id, string, locations=message.locations, flags=flags)
    return catalogue


def new_catalogue(code: str | None) -> Catalog:
    """An empty catalogue with a header that never changes by itself."""
    catalogue = Catalog(
        locale=Locale.parse(code) if code else None,
        domain=DOMAIN,
        project="Four Grimoires",
        version="1",
        copyright_holder="the authors of Four Grimoires",
        msgid_bugs_address="see README.md",
        creation_date=EPOCH,
        revision_date=EPOCH,
        last_translator="the authors of Four Grimoires",
        language_team=code or "",
        header_comment=f"# {'Translations' if code else 'Template for translations'} of Four Grimoires."
        + (f" Language: {LANGUAGES[code]}." if code else ""),
        fuzzy=False,
    )
    if code:
        catalogue.mime_headers = [("Plural-Forms", PLURAL_FORMS[code])]
    return catalogue


def compiled(catalogue: Catalog, code: str) -> bytes:
    """The .mo file of a language: what is translated, and not what is fuzzy or empty."""
    translated = new_catalogue(code)
    for message in catalogue:
        if message.id and is_translated(message.string) and not message.fuzzy:
            translated.add(message.id, message.string)
    written = io.BytesIO()
    write_mo(written, translated)
    return written.getvalue()


def is_translated(string: Any) -> bool:
    """Whether a translation is there, in all its plural forms."""
    return all(string) if isinstance(string, tuple | list) else bool(string)


def as_po(catalogue: Catalog) -> bytes:
    """The catalogue as a .po file, in the order of the texts."""
    written = io.BytesIO()
    write_po(written, catalogue, sort_output=True, include_lineno=False, width=100)
    return without_tool(written.getvalue())


def without_tool(po: bytes) -> bytes:
    """The .po file without the line that names the version of the tool."""
    return b"".join(line for line in po.splitlines(keepends=True) if not line.startswith(b'"Generated-By:'))


if __name__ == "__main__":
    main()
