"""The odds told of throws are the shares in which the rules bring them about, over every throw there is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product

import pytest

from game.engine.decision import Odds, Option
from game.talisman.box.board import CRYPT, MINES
from game.talisman.box.characters import CHARACTERS, GIFTS
from game.talisman.box.die_tables import DieTable
from game.talisman.box.register import ADVENTURE_DECK, CARD_OF, FOLLOWER, MAGIC_OBJECT, OBJECT, instances
from game.talisman.rules.fights.crown import COMMAND_TABLE
from game.talisman.rules.happenings.throwing import prayer_bonus
from game.talisman.rules.spaces.die_tables import SERVICE_TABLES, THROWN_TABLES
from game.talisman.state import EVIL, GOOD, MEETING, MOVING
from tests.talisman.scene import Scene, figure

HERE = "outer_11_fields"
SERVICE_AT = {
    "mystic": ("village", GOOD),
    "enchantress": ("city", GOOD),
    "call_the_dead": ("graveyard", EVIL),
    "pray_chapel": ("chapel", GOOD),
    "pray_temple": ("temple", GOOD),
    "quest": ("warlocks_cave", GOOD),
}
CARDS_WITH_TABLES = tuple(
    card for card in instances(ADVENTURE_DECK) if CARD_OF[card].table is not None and card.endswith("#1")
)
FEWER = tuple(
    card
    for card, printed in CARD_OF.items()
    if printed.kind in (FOLLOWER, OBJECT, MAGIC_OBJECT) and printed.ability is not None and printed.ability.fewer_dice
)
"""What lets a Character throw fewer dice."""
KNOWING = [name for name in CHARACTERS if name in GIFTS and GIFTS[name].fewer_dice]
PRAYING = [name for name in CHARACTERS if name in GIFTS and GIFTS[name].prayer_bonus]


VISITS = [
    (service, character)
    for service, table in SERVICE_TABLES.items()
    for character in (CHARACTERS if table.dice == 1 else (*PRAYING, "warrior"))
]
"""Two dice are thrown by those who pray in a way of their own, and by one other."""


def told(scene: Scene, key: str) -> Odds:
    """The odds told of an answer to the open question."""
    assert scene.decision is not None
    found = scene.decision.odds(key)
    assert found is not None
    return found


def shares(make: Callable[[tuple[int, ...]], str], dice: int) -> dict[str, Fraction]:
    """What every throw of so many dice brings, with its share."""
    counts = Counter(make(faces) for faces in product(range(1, 7), repeat=dice))
    return {brought: Fraction(count, 6**dice) for brought, count in counts.items()}


def as_told(odds: Odds) -> dict[str, Fraction]:
    """The odds by their words; rows of the same words are one."""
    found: Counter[str] = Counter()
    for outcome in odds:
        found[str(outcome.text)] += outcome.share  # type: ignore[assignment]  # a Counter of fractions
    return {words: share for words, share in found.items() if share}  # type: ignore[misc]  # the same Counter


def brought(scene: Scene, table: DieTable, key: str) -> str:
    """The row that a throw brings, if whatever may be added is added."""
    scene.choose(key)
    decision = scene.decision
    if decision is not None and decision.kind == "raise_throw":
        option = decision.option("yes")
        assert isinstance(option, Option)
        return str(dict(option.text.facts)["result"])
    thrown = dict(scene.told("thrown")[0].facts)["number"]
    assert isinstance(thrown, int)
    return str(table.row(thrown).text)


@pytest.mark.clause("TAL-2.9b", "TAL-6.8a")
@pytest.mark.parametrize(("service", "character"), VISITS)
def test_every_service_brings_what_is_told_for_every_character(service: str, character: str) -> None:
    space, alignment = SERVICE_AT[service]
    table = SERVICE_TABLES[service]

    def scene(faces: tuple[int, ...] = ()) -> Scene:
        return Scene(MEETING, figure(character, space, alignment=alignment), dice=faces, patient=True)

    odds = told(scene(), service)
    assert as_told(odds) == shares(lambda faces: brought(scene(faces), table, service), table.dice)
    assert bool(prayer_bonus(scene().state, 0, table)) is (table.prayer and character in PRAYING)


@pytest.mark.clause("TAL-2.9b")
@pytest.mark.parametrize("terrain", THROWN_TABLES)
@pytest.mark.parametrize("character", CHARACTERS)
def test_every_space_with_a_throw_brings_what_is_told(terrain: str, character: str) -> None:
    table = THROWN_TABLES[terrain]

    def scene(faces: tuple[int, ...] = ()) -> Scene:
        return Scene(MEETING, figure(character, terrain), dice=faces, patient=True)

    odds = told(scene(), "throw")
    assert as_told(odds) == shares(lambda faces: brought(scene(faces), table, "throw"), table.dice)


@pytest.mark.clause("TAL-2.9b", "TAL-6.8a")
@pytest.mark.parametrize("card", CARDS_WITH_TABLES)
@pytest.mark.parametrize("character", CHARACTERS)
def test_every_card_with_a_throw_brings_what_is_told(card: str, character: str) -> None:
    table = CARD_OF[card].table
    assert table is not None

    def scene(faces: tuple[int, ...] = ()) -> Scene:
        person = figure(character, HERE)
        return Scene(MEETING, person, lying={HERE: card}, dice=faces, patient=True, state={"done": ("drawn",)})

    key = "yes" if CARD_OF[card].id == "cave" else "throw"
    odds = told(scene(), key)
    assert as_told(odds) == shares(lambda faces: brought(scene(faces), table, key), table.dice)


@pytest.mark.clause("TAL-6.14.5a", "TAL-6.14.5b", "TAL-6.14.6")
@pytest.mark.parametrize("follower", ["", *FEWER])
@pytest.mark.parametrize("character", [*KNOWING, "warrior"])
@pytest.mark.parametrize(("space", "dice"), [(MINES, 3), (CRYPT, 3)])
def test_a_tunnel_leads_out_as_often_so_as_told(space: str, dice: int, character: str, follower: str) -> None:
    def scene(faces: tuple[int, ...] = ()) -> Scene:
        return Scene(MEETING, figure(character, space, followers=follower), dice=faces, patient=True)

    def out_at(faces: tuple[int, ...]) -> str:
        left = scene(faces).choose("throw")
        return left.hero().space

    odds = told(scene(), "throw")
    ways = {
        str(dict(outcome.text.facts)["space"].place): outcome.share  # type: ignore[attr-defined]  # a space is Named
        for outcome in odds
        if outcome.share
    }
    assert ways == {f"space:{end}": share for end, share in shares(out_at, dice).items()}


@pytest.mark.clause("TAL-6.11.24a", "TAL-6.11.24b")
@pytest.mark.parametrize("follower", ["", *FEWER])
@pytest.mark.parametrize("character", [*KNOWING, "warrior", "wizard"])
@pytest.mark.parametrize("ability", ["strength", "craft"])
def test_the_portal_opens_as_often_so_as_told(ability: str, character: str, follower: str) -> None:
    def scene(faces: tuple[int, ...] = ()) -> Scene:
        person = figure(character, "middle_01_black_knight", followers=follower)
        return Scene(MOVING, person, dice=(2, *faces), patient=True).choose("throw", "ccw", "inwards")

    opened = shares(lambda faces: str(bool(scene(faces).choose(ability).told("portal_opened"))), 2)
    assert told(scene(), ability).outcomes[0].share == opened.get("True", 0)


@pytest.mark.clause("TAL-6.9.8a")
def test_the_command_spell_brings_what_is_told() -> None:
    def scene(faces: tuple[int, ...] = ()) -> Scene:
        return Scene(MOVING, figure("warrior", "inner_08_crown_of_command"), dice=faces, patient=True)

    def cast(faces: tuple[int, ...]) -> str:
        scene(faces).choose("command")
        return str(COMMAND_TABLE.row(faces[0]).text)

    assert as_told(told(scene(), "command")) == shares(cast, 1)


@pytest.mark.parametrize("followers", ["", "maiden#1 gnome#1"])
def test_the_chasm_counts_the_dice_of_followers(followers: str) -> None:
    def scene(faces: tuple[int, ...] = ()) -> Scene:
        return Scene(MEETING, figure("warrior", "chasm", followers=followers), dice=faces, patient=True)

    odds = told(scene(), "throw")
    lost = shares(lambda faces: str(scene((*faces, 6, 6)).choose("throw").hero().lives < 4), 1)
    assert odds.outcomes[0].share == lost["True"]
    if followers:
        fallen = shares(lambda faces: str("maiden#1" in scene((6, *faces, 6)).choose("throw").hero().followers), 1)
        assert odds.outcomes[-1].share == fallen["False"]
    assert odds.exclusive is not bool(followers)
