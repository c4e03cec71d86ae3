"""The 9 Places: met last, on every visit."""

import pytest

from game.talisman.box.board import CITY, CRAGS, PLAIN_OF_PERIL, TEMPLE, VILLAGE, WARLOCKS_CAVE
from game.words import say
from tests.talisman.scene import Figure, Scene, arriving, figure

FIELDS = "outer_01_fields"


def visited(card: str, character: str = "warrior", dice: tuple[int, ...] = (), **more: object) -> Scene:
    """The Character meets the Place on the Fields."""
    return arriving(figure(character, FIELDS, **more), lying={FIELDS: card}, dice=dice)


@pytest.mark.clause("TAL-A.cave", "TAL-C18")
def test_nobody_must_enter_the_cave() -> None:
    scene = visited("cave#1").choose("no")
    assert not scene.told("thrown")
    assert scene.lying(FIELDS) == ("cave#1",)


@pytest.mark.clause("TAL-A.cave")
@pytest.mark.parametrize(("number", "foe"), [(1, 7), (2, 2)])
def test_the_cave_holds_a_dragon_and_a_goblin_that_leave_no_trophy(number: int, foe: int) -> None:
    scene = visited("cave#1", "elf", (number, 6, 1), strength=8).choose("yes")
    assert scene.told("fight_thrown")[0].fact("foe_score") == foe + 1
    assert scene.hero().trophies == ()
    assert scene.lying(FIELDS) == ("cave#1",)


@pytest.mark.clause("TAL-A.cave", "TAL-A.holy-lance", "TAL-A.runesword")
def test_the_dragon_of_the_cave_is_a_dragon_for_lance_and_runesword() -> None:
    lance = visited("cave#1", "elf", (1, 3, 1), objects="holy_lance#1").choose("yes")
    assert lance.told("fight_thrown")[0].fact("score") == 3 + 3 + 3
    sword = visited("cave#1", "ghoul", (1, 6, 1), strength=8, objects="runesword#1").choose("yes")
    assert sword.hero().lives == 5


@pytest.mark.clause("TAL-A.cave")
def test_whoever_is_lost_in_the_cave_misses_a_turn() -> None:
    assert visited("cave#1", dice=(3,)).choose("yes").told("will_miss")


@pytest.mark.clause("TAL-A.cave")
@pytest.mark.parametrize(("number", "gold"), [(4, 1), (5, 2), (6, 3)])
def test_there_is_gold_in_the_cave(number: int, gold: int) -> None:
    assert visited("cave#1", dice=(number,)).choose("yes").hero().gold == 1 + gold


@pytest.mark.clause("TAL-A.cave")
def test_the_dwarf_may_add_one_in_the_cave() -> None:
    assert visited("cave#1", "dwarf", (5,)).choose("yes", "yes").hero().gold == 4
    assert visited("cave#1", "dwarf", (5,)).choose("yes", "no").hero().gold == 3
    assert visited("cave#1", "dwarf", (6,)).choose("yes").hero().gold == 4


@pytest.mark.clause("TAL-A.fountain-of-wisdom", "TAL-A.magic-stream", "TAL-A.pool-of-life")
@pytest.mark.parametrize(
    ("card", "field"), [("fountain_of_wisdom#1", "craft"), ("magic_stream#1", "strength"), ("pool_of_life#1", "lives")]
)
def test_whoever_drinks_gains_a_point_until_the_place_is_empty(card: str, field: str) -> None:
    before = getattr(figure("warrior").hero(), field)
    scene = visited(card).choose("yes")
    assert getattr(scene.hero(), field) == before + 1
    assert scene.state.points == {card: 3}
    assert not scene.was_asked("drink") or scene.decision is None or scene.open().kind != "drink", "once on a visit"
    last = arriving(figure("warrior", FIELDS), lying={FIELDS: card}, state={"moved": True, "points": {card: 1}})
    last.choose("yes")
    assert card in last.state.adventure.discard
    assert last.state.points == {}


@pytest.mark.clause("TAL-A.fountain-of-wisdom", "TAL-C18")
def test_nobody_must_drink() -> None:
    scene = visited("fountain_of_wisdom#1").choose("no")
    assert (scene.hero().craft, scene.state.points) == (3, {})


@pytest.mark.clause("TAL-A.magic-stream", "TAL-6.19.3c")
def test_a_toad_may_drink_but_gains_only_as_a_toad() -> None:
    scene = visited("magic_stream#1", toad=2, gold=0).choose("yes")
    assert (scene.hero().toad_strength, scene.hero().strength) == (2, 4)


@pytest.mark.clause("TAL-A.magic-portal", "TAL-C10")
@pytest.mark.parametrize(
    ("number", "space"),
    [(1, CRAGS), (2, VILLAGE), (3, CITY), (4, WARLOCKS_CAVE), (5, TEMPLE), (6, PLAIN_OF_PERIL)],
)
def test_the_magic_portal_leads_where_the_die_says(number: int, space: str) -> None:
    scene = visited("magic_portal#1", dice=(number, 4)).choose("throw")
    assert scene.told("transported")[0].fact("space") == space
    assert scene.lying(FIELDS) == ("magic_portal#1",)
    assert not visited("magic_portal#1").choose("pass").told("transported")


@pytest.mark.clause("TAL-A.market", "TAL-BRD-13", "TAL-6.3.3")
def test_the_market_sells_any_number_of_things() -> None:
    scene = visited("market#1", gold=6)
    items = ("sword", "helmet", "water_bottle", "shield", "mule", "raft")
    assert {f"buy:{item}" for item in items} == set(scene.offered) - {"done"}
    scene.choose("buy:sword", "buy:shield", "buy:raft")
    assert scene.hero().gold == 0
    assert scene.hero().raft == "raft#p1"
    assert len(scene.hero().objects) == 2


@pytest.mark.clause("TAL-A.market", "TAL-6.20.2c", "TAL-C17")
def test_what_is_sold_out_cannot_be_bought() -> None:
    owner = figure("dwarf", "crags", objects="sword#p1 sword#p2 sword#p3")
    scene = arriving(figure("elf", FIELDS, gold=1), owner, lying={FIELDS: "market#1"})
    assert "buy:sword" not in scene.offered
    assert "buy:helmet" in scene.offered


@pytest.mark.clause("TAL-A.market")
@pytest.mark.parametrize(
    ("number", "item"), [(1, "sword"), (2, "helmet"), (3, "water_bottle"), (4, "shield"), (5, "mule")]
)
def test_the_thief_steals_what_the_die_says(number: int, item: str) -> None:
    scene = visited("market#1", "thief", (number,), gold=0).choose("yes")
    assert [card.partition("#")[0] for card in scene.hero().objects] == [item]
    assert scene.hero().gold == 0


@pytest.mark.clause("TAL-A.market")
def test_the_thief_steals_nothing_that_is_out_of_stock_and_may_buy_instead() -> None:
    owner = figure("dwarf", "crags", raft="raft#p1")
    scene = arriving(figure("thief", FIELDS), owner, lying={FIELDS: "market#1"}, dice=(6,)).choose("yes")
    assert scene.hero().raft == ""
    assert visited("market#1", "thief").choose("no", "buy:helmet").hero().objects != ()


@pytest.mark.clause("TAL-A.marsh", "TAL-C16")
@pytest.mark.parametrize(
    ("objects", "followers", "misses"),
    [("", "", True), ("sword#1", "", True), ("magic_belt#1", "", False), ("", "unicorn#1", False)],
)
def test_the_marsh_holds_whoever_has_less_than_five_strength(objects: str, followers: str, misses: bool) -> None:
    scene = visited("marsh#1", objects=objects, followers=followers)
    assert bool(scene.told("will_miss")) is misses
    assert scene.lying(FIELDS) == ("marsh#1",)


@pytest.mark.clause("TAL-A.marsh")
def test_the_marsh_holds_toads_too() -> None:
    assert visited("marsh#1", "troll", toad=2, gold=0).told("will_miss")


@pytest.mark.clause("TAL-A.maze", "TAL-C16")
@pytest.mark.parametrize(
    ("character", "objects", "misses"),
    [("warrior", "", True), ("warrior", "solomons_crown#1", False), ("wizard", "", False), ("dwarf", "", False)],
)
def test_the_maze_holds_whoever_has_less_than_five_craft_but_no_dwarf(
    character: str, objects: str, misses: bool
) -> None:
    assert bool(visited("maze#1", character, objects=objects).told("will_miss")) is misses


@pytest.mark.clause("TAL-A.shrine")
@pytest.mark.parametrize(
    ("number", "gold", "spells", "lives"),
    [(1, 1, 0, 4), (2, 1, 0, 4), (3, 2, 0, 4), (4, 1, 1, 4), (5, 1, 0, 5)],
)
def test_prayers_at_the_shrine_are_answered_by_the_die(number: int, gold: int, spells: int, lives: int) -> None:
    scene = visited("shrine#1", dice=(number,)).choose("throw")
    assert (scene.hero().gold, len(scene.hero().spells), scene.hero().lives) == (gold, spells, lives)
    assert scene.lying(FIELDS) == ("shrine#1",)


@pytest.mark.clause("TAL-A.shrine", "TAL-C10")
def test_the_shrine_may_carry_off_within_the_region_or_not() -> None:
    scene = visited("shrine#1", dice=(6,)).choose("throw")
    assert scene.asked == (0, "shrine_space")
    scene.choose("to:outer_12_city")
    assert scene.hero().space == CITY
    assert scene.asked == (0, "service")
    stayed = visited("shrine#1", dice=(6,)).choose("throw", "stay")
    assert not stayed.told("transported")


@pytest.mark.clause("TAL-A.shrine")
@pytest.mark.parametrize("character", ["monk", "priest"])
def test_monk_and_priest_may_add_one_to_a_prayer(character: str) -> None:
    scene = visited("shrine#1", character, (2,), spells="").choose("throw", "yes")
    assert scene.hero().gold == 2
    assert visited("shrine#1", character, (2,), spells="").choose("throw", "no").hero().gold == 1


@pytest.mark.clause("TAL-A.shrine", "TAL-C18")
def test_nobody_must_pray_at_the_shrine() -> None:
    assert not visited("shrine#1").choose("pass").told("thrown")


@pytest.mark.parametrize(
    ("card", "passing", "why"),
    [
        ("marsh#1", figure("troll", FIELDS), "Nothing happens: Ada has Strength 6, which is enough."),
        ("maze#1", figure("wizard", FIELDS), "Nothing happens: Ada has Craft 5, which is enough."),
        ("maze#1", figure("dwarf", FIELDS), "Nothing happens: Ada does not get lost there."),
    ],
)
@pytest.mark.clause("TAL-A.marsh", "TAL-A.maze")
def test_who_passes_marsh_and_maze_is_told_why_and_the_others_miss_a_turn(
    card: str, passing: Figure, why: str
) -> None:
    through = arriving(passing, lying={FIELDS: card})
    assert [say(event.text) for event in through.told("nothing_happens")] == [why]
    assert through.hero().missed == 0
    weak = arriving(figure("thief", FIELDS), lying={FIELDS: card})
    assert not weak.told("nothing_happens")
    assert weak.told("will_miss")
