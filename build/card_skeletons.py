"""What `dev.py new-card talisman` writes: for each kind of card a small whole one, its clause and its test."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import ModuleType

from game.engine.decision import Text
from game.talisman.box import register as cards
from game.talisman.cards.adventure import enemies, events, followers, magic_objects, objects, places, strangers
from game.talisman.cards.spells import at_any_time
from game.talisman.rules.table import sheet
from tests.talisman import scene

SCENE = f"from {scene.__name__} import arriving, figure"
MOVING = f"from {scene.__name__} import figure, moving"
FIELDS = 'FIELDS = "outer_01_fields"'
TEXT = (Text.__module__, "Text")
OURS = "published_copies=0"


@dataclass(frozen=True)
class Skeleton:
    """A card as a programmer begins it: where it stands, what it needs, its face, and how a test plays it.

    ``source`` and ``test`` have the holes {id}, {name} and {face}.
    """

    module: ModuleType
    needs: tuple[tuple[str, str], ...]
    face: str
    details: str
    source: str
    imports: tuple[str, ...]
    test: str


def needs(*names: str) -> tuple[tuple[str, str], ...]:
    """What the card's module imports: Text, and these names of the module that registers cards."""
    return (TEXT, *((cards.__name__, name) for name in names))


def met(register: str, docstring: str, deed: str) -> str:
    """The source of a card with a function."""
    return f'''
@{register}(
    "{{id}}",
    Text("{{name}}"),
    Text("{{face}}"),
    {OURS},
)
async def {{id}}(you: You) -> None:
    """{docstring}"""
    await you.{deed}
'''


def row(kind: str, value: str) -> str:
    """The source of a card that is a row with one value of an Ability."""
    return f'''kept(
    {kind},
    "{{id}}",
    Text("{{name}}"),
    Text("{{face}}"),
    worth=1,
    {OURS},
    {value},
)
'''


def more(what: str) -> str:
    """A test that a card adds 1 to Strength or Craft; what it is among the belongings comes last."""
    ability, belongings = what.split()
    return f'''def test_the_{{id}}_gives_a_point_of_{ability}() -> None:
    without, owner = figure("warrior", FIELDS), figure("warrior", FIELDS, {belongings}="{{id}}#1")
    assert {ability}(moving(owner).state, 0) == {ability}(moving(without).state, 0) + 1
'''


SKELETONS: Mapping[str, Skeleton] = {
    "enemy": Skeleton(
        enemies,
        needs("ANIMAL", "enemy"),
        "Attacks every Character who lands here. Stays until it is killed.",
        " (Animal, Strength 3)",
        f'enemy("{{id}}", Text("{{name}}"), number=2, strength=3, creature=ANIMAL, {OURS})\n',
        (SCENE,),
        '''def test_the_{id}_fights_with_strength_3_and_becomes_a_trophy() -> None:
    scene = arriving(figure("wizard", FIELDS, strength=20, gold=0), lying={{FIELDS: "{id}#1"}}, dice=(3, 2))
    assert scene.told("fight_thrown")[0].fact("foe_score") == 3 + 2
    assert scene.decline("exchange").hero().trophies == ("{id}#1",)
''',
    ),
    "event": Skeleton(
        events,
        needs("event"),
        "Gain 1 Gold.",
        "",
        met("event", "Gold for whoever draws it.", "gain_gold()"),
        (SCENE,),
        '''def test_the_{id}_gives_a_gold_and_is_discarded() -> None:
    scene = arriving(figure("warrior", FIELDS, gold=1), deck="{id}#1")
    assert scene.hero().gold == 2
    assert "{id}#1" in scene.state.adventure.discard
''',
    ),
    "stranger": Skeleton(
        strangers,
        needs("stranger"),
        "Gives 1 Gold on every visit. Stays for the rest of the game.",
        "",
        met("stranger", "Gold for every visitor.", "gain_gold()"),
        (SCENE,),
        '''def test_the_{id}_gives_a_gold_and_stays() -> None:
    scene = arriving(figure("warrior", FIELDS, gold=1), lying={{FIELDS: "{id}#1"}})
    assert scene.hero().gold == 2
    assert scene.lying(FIELDS) == ("{id}#1",)
''',
    ),
    "follower": Skeleton(
        followers,
        needs("FOLLOWER", "kept"),
        "Adds 1 to your Strength.",
        "",
        row("FOLLOWER", "strength=1"),
        (f"from {sheet.__name__} import strength", MOVING),
        more("strength followers"),
    ),
    "object": Skeleton(
        objects,
        needs("OBJECT", "kept"),
        "Weapon: +1 Strength in Combat.",
        "",
        row("OBJECT", "weapon=1"),
        (SCENE,),
        '''def test_the_{id}_is_a_weapon() -> None:
    scene = arriving(figure("elf", FIELDS, objects="{id}#1"), lying={{FIELDS: "bear#1"}}, dice=(3, 3))
    assert scene.told("fight_thrown")[0].fact("score") == 3 + 1 + 3
''',
    ),
    "magic_object": Skeleton(
        magic_objects,
        needs("MAGIC_OBJECT", "kept"),
        "Adds 1 to your Craft.",
        "",
        row("MAGIC_OBJECT", "craft=1"),
        (f"from {sheet.__name__} import craft", MOVING),
        more("craft objects"),
    ),
    "place": Skeleton(
        places,
        needs("place"),
        "You find 1 Gold on every visit. It stays for the rest of the game.",
        "",
        met("place", "Gold for every visitor.", "gain_gold()"),
        (SCENE,),
        '''def test_the_{id}_holds_a_gold_for_every_visitor() -> None:
    scene = arriving(figure("warrior", FIELDS, gold=1), lying={{FIELDS: "{id}#1"}})
    assert scene.hero().gold == 2
    assert scene.lying(FIELDS) == ("{id}#1",)
''',
    ),
    "spell": Skeleton(
        at_any_time,
        needs("ANY_TIME", "spell"),
        "Gain 1 Life.",
        "",
        f'''
@spell(
    "{{id}}",
    Text("{{name}}"),
    Text("{{face}}"),
    timing=(ANY_TIME,),
    worth=1,
    {OURS},
)
async def {{id}}(you: You, target: str) -> None:
    """A Life for the caster."""
    await you.gain_life()
''',
        (MOVING,),
        '''def test_the_{id}_gives_a_life() -> None:
    scene = moving(figure("wizard", FIELDS, lives=4, spells="{id}#1")).choose("cast:{id}#1")
    assert scene.hero().lives == 5
    assert "{id}#1" in scene.state.spells.discard
''',
    ),
}


def test_file(skeleton: Skeleton, clause: str, names: Mapping[str, str]) -> str:
    """The whole test of a new card."""
    lines = "\n".join(sorted(skeleton.imports))
    marked = f'@pytest.mark.clause("{clause}")\n{skeleton.test.format(**names)}'
    return f'"""{names["name"]}, a card of our own."""\n\nimport pytest\n\n{lines}\n\n{FIELDS}\n\n\n{marked}'
