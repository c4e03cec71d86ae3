"""`python3 build/dev.py rules`: writes down what the rules of each game's present version are, in a few hashes.

They lie in `rules.json`, per game and version: of the shape of the state, of the decks, boards and tables, and of how
some random matches go. A test compares them with the program, so that no rule changes under a version that somebody
may have played: then `rules_version` has to rise, and old saves know that they are of earlier rules. A version that is
written down is never overwritten, unless it was not handed out yet and `--replace` says so.
"""

from __future__ import annotations

import argparse
import dataclasses
import hashlib
import json
import sys
import typing
from collections.abc import Iterator, Mapping
from contextlib import suppress
from enum import Enum
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType

import msgspec

from game.catalogue import GAMES
from game.engine.decision import Named, Option, Text
from game.engine.dice import Dice
from game.engine.game import Game, OptionValue, SetupError
from game.engine.match import Match
from game.simulation.matches import drawn_options

RECORD = Path(__file__).parent / "rules.json"
MATCHES = 12
LONGEST = 2500
"""Decisions of a random match that count."""
CONTENT = {
    "talisman": {
        "board": "box.board", "board_tables": "rules.spaces.die_tables", "cards": "box.register",
        "characters": "box.characters", "middle_spaces": "rules.spaces.middle_region", "quest_list": "box.quests",
        "shops": "rules.belongings.shops", "state": "state",
    },
    "demons": {
        "armenia": "box.armenia", "charts": "box.charts", "goetia": "box.goetia", "mortals": "box.mortals",
        "powers": "box.powers", "ranks": "box.ranks", "state": "state", "terrain": "rules.terrain",
        "treasures": "box.treasures",
    },
    "devils_circle": {"board": "box.board", "setup": "rules.setup", "state": "state"},
    "warlocks_duel": {
        "cards": "box.cards", "elements": "box.elements", "scrolls": "box.scrolls", "spells": "box.spells",
        "state": "state",
    },
}  # fmt: skip
"""The modules of each game that hold its decks, boards and tables, under the names that the record knows them by."""

Hashes = dict[str, str]
"""One hash for each part of the rules: "state", "content" and "play"."""


def hashes_of(game: Game) -> Hashes:
    """The hashes of the rules as they are now."""
    return {
        "state": _hash(state_shape(game.state_type)),
        "content": _hash(content(game)),
        "play": _hash([played(game, number) for number in range(MATCHES)]),
    }


def read() -> dict[str, dict[str, Hashes]]:
    """The hashes written down, by game and version."""
    found: dict[str, dict[str, Hashes]] = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.exists() else {}
    return found


def _hash(plain_value: object) -> str:
    written = json.dumps(plain_value, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(written.encode()).hexdigest()[:16]


# -- the state ------------------------------------------------------------------------------------------------


def state_shape(state_type: type) -> dict[str, dict[str, str]]:
    """The fields of every class in a state with their types as the source writes them."""
    return {found.__name__: _fields(found) for found in _classes(state_type, set())}


def _classes(shape: object, known: set[type]) -> Iterator[type]:
    if isinstance(shape, type) and shape not in known and (dataclasses.is_dataclass(shape) or _is_struct(shape)):
        known.add(shape)
        yield shape
        for hint in typing.get_type_hints(shape).values():
            yield from _classes(hint, known)
    for argument in typing.get_args(shape):
        yield from _classes(argument, known)


def _is_struct(shape: type) -> bool:
    return issubclass(shape, msgspec.Struct)


def _fields(shape: type) -> dict[str, str]:
    written: Mapping[str, object] = shape.__annotations__
    return {name: str(annotation) for name, annotation in written.items() if "ClassVar" not in str(annotation)}


# -- decks, boards and tables ---------------------------------------------------------------------------------


def content(game: Game) -> dict[str, object]:
    """Every constant of the modules that hold them, without the words that players read."""
    found: dict[str, object] = {option.id: [option.default, plain(option.choices)] for option in game.options}
    for name, where in CONTENT[game.id].items():
        module = import_module(f"game.{game.id}.{where}")
        found.update({f"{name}.{constant}": plain(value) for constant, value in _constants(module)})
    return dict(sorted(found.items()))  # whatever the order of a module's imports


def _constants(module: ModuleType) -> Iterator[tuple[str, object]]:
    for name, value in vars(module).items():
        if name.isupper() and not isinstance(value, type | FunctionType | ModuleType | Text | Option):
            yield name, value


def plain(value: object) -> object:
    """A value as JSON has it; functions and abilities by name, with the figures that they hold."""
    if value is None or isinstance(value, bool | int | str | float):
        return value
    if isinstance(value, Text | Named | Option):
        return ""
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, Mapping):
        return [[plain(key), plain(part)] for key, part in value.items()]
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    if isinstance(value, set | frozenset):
        return sorted((plain(part) for part in value), key=json.dumps)
    return _named(value)


def _named(value: object) -> object:
    """A function by its name; an object by its class, with its fields and what its class sets."""
    if isinstance(value, type) or callable(value):
        return getattr(value, "__qualname__", type(value).__qualname__)
    if dataclasses.is_dataclass(value):
        fields = {field.name: plain(getattr(value, field.name)) for field in dataclasses.fields(value)}
        return [type(value).__qualname__, fields]
    figures = {
        name: plain(part)
        for owner in reversed(type(value).__mro__)
        for name, part in vars(owner).items()
        if not name.startswith("_") and isinstance(part, bool | int | str | tuple)
    }
    figures.update({name: plain(part) for name, part in getattr(value, "__dict__", {}).items()})
    return [type(value).__qualname__, figures]


# -- play -----------------------------------------------------------------------------------------------------


def played(game: Game, number: int) -> list[object]:
    """What became of a random match: every other one has the usual options, the others a mix of all."""
    count = game.fewest_seats + number % (game.most_seats - game.fewest_seats + 1)
    seats = [f"player {seat + 1}" for seat in range(count)]
    match = game.new_match(seats, options_of(game, count, number) if number % 2 else {}, seed=number)
    _play(match, Dice(~number))
    return [len(match.record), match.fingerprint(), plain(match.result), _hash(match.record)]


def options_of(game: Game, seats: int, number: int) -> dict[str, OptionValue]:
    """A mix of options that go together; the same number gives the same."""
    for draw in range(number, number + 1000, 10):
        options = drawn_options(game, seats, Dice(~draw))
        with suppress(SetupError):
            game.new_state(seats, options)
            return options
    return {}


def _play(match: Match, chance: Dice) -> None:
    while (decision := match.next_decision()) is not None and len(match.record) < LONGEST:
        match.choose(decision.options[chance.below(len(decision.options))].key)


# -- the command ----------------------------------------------------------------------------------------------


def main() -> int:
    """Write down what is missing; 1 if a version written down is not that of the program."""
    parser = argparse.ArgumentParser(prog="dev.py rules", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of: {', '.join(GAMES)} (all)")
    parser.add_argument("--replace", action="store_true", help="overwrite a version that was not handed out yet")
    asked = parser.parse_args()
    if unknown := [name for name in asked.games if name not in GAMES]:
        parser.error(f"there is no game {unknown[0]!r}; there are: {', '.join(GAMES)}")
    record, refused = read(), 0
    for name in asked.games or GAMES:
        version, now = str(GAMES[name].rules_version), hashes_of(GAMES[name])
        written = record.setdefault(name, {}).get(version)
        if written is not None and written != now and not asked.replace:
            refused += 1
            print(f"{name}: {difference(GAMES[name], written, now)}", file=sys.stderr)
            continue
        print(f"{name}: version {version} {'is written down already' if written == now else 'is written down'}")
        record[name][version] = now
    RECORD.write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
    return 1 if refused else 0


def difference(game: Game, written: Hashes, now: Hashes) -> str:
    """What changed under a version, and what to do about it."""
    changed = ", ".join(part for part in now if written.get(part) != now[part])
    return (
        f"the rules are not those of version {game.rules_version} any more (changed: {changed}). Old saves have to "
        f"know that: set rules_version to {game.rules_version + 1} in game/{game.id}/__init__.py and run "
        f"`python3 build/dev.py rules {game.id}`. Only if version {game.rules_version} was not handed out yet, run "
        f"that with --replace instead."
    )


if __name__ == "__main__":
    sys.exit(main())
