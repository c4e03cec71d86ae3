"""Forms of names: what a language makes of "Karczma" after "do", of "Fields" after "in" or "de".

A sentence asks for a form behind a colon in its hole, as in ``{who} idzie {space:to}``. The forms are data, one file
for each language, `assets/words/forms/<language>.toml`::

    [spaces."Karczma"]                 # the name as it is shown elsewhere; the groups are for the reader only
    genitive = "Karczmy"
    to = "do Karczmy"

    [[rules]]                          # names that stand in no group: the first rule whose `like` fits makes the form
    like = "[aeiouhé]"                 # a regular expression for the beginning of the name, capitals or not
    de = "d'{name}"

What a form is called is up to the language.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

RULES = "rules"


class DamagedForms(Exception):
    """A file of forms that cannot be read; the message says which and why."""


@dataclass(frozen=True, slots=True)
class Rule:
    """How the forms of all names are made that begin like this and stand in no table."""

    like: re.Pattern[str]
    forms: dict[str, str]

    def form(self, name: str, form: str) -> str | None:
        """The form of a name, or None if the rule is for other names or other forms."""
        pattern = self.forms.get(form)
        return None if pattern is None or self.like.match(name) is None else pattern.replace("{name}", name)


@dataclass(frozen=True, slots=True)
class Inflections:
    """The forms of a language: those of each known name, and the rules for all others."""

    names: dict[str, dict[str, str]] = field(default_factory=dict)
    rules: list[Rule] = field(default_factory=list)

    def of(self, name: str, form: str) -> str | None:
        """The form of a name from a table of names, or None."""
        return self.names.get(name, {}).get(form)

    def ruled(self, name: str, form: str) -> str | None:
        """The form of a name by the first rule that has it, or None."""
        return next((made for rule in self.rules if (made := rule.form(name, form)) is not None), None)

    def add(self, path: Path) -> None:
        """Learn what a file says of names not known yet; DamagedForms if it cannot be read."""
        try:
            groups = tomllib.loads(path.read_text(encoding="utf-8"))
            rules = [_rule(entry) for entry in groups.pop(RULES, [])]
            names = {name: _forms(entry) for group in groups.values() for name, entry in group.items()}
        except (OSError, ValueError, TypeError, KeyError, AttributeError, re.error) as error:
            raise DamagedForms(f"{path.name}: {error}") from error
        for name, forms in names.items():
            self.names[name] = {**forms, **self.names.get(name, {})}
        self.rules.extend(rules)


def read(paths: Iterable[Path]) -> tuple[Inflections, list[str]]:
    """The forms in these files, the first file's before the others', and what was wrong with damaged ones."""
    inflections, faults = Inflections(), []
    for path in paths:
        try:
            inflections.add(path)
        except DamagedForms as error:
            faults.append(str(error))
    return inflections, faults


def _rule(entry: dict[str, str]) -> Rule:
    return Rule(re.compile(entry["like"], re.IGNORECASE), {k: v for k, v in _forms(entry).items() if k != "like"})


def _forms(entry: Mapping[str, object]) -> dict[str, str]:
    if not all(isinstance(form, str) for form in entry.values()):
        raise ValueError(f"a form that is no text: {entry}")
    return {name: str(form) for name, form in entry.items()}
