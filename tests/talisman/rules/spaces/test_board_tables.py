"""The tables of the board, number by number, and the Warlock's quests (TAL-BRD)."""

from __future__ import annotations

import pytest

from game.talisman.box.die_tables import DieTable
from game.talisman.rules.fights import crown
from game.talisman.rules.spaces import die_tables
from tests.talisman.scene import Scene, arriving, figure, moving, starting

FAR = figure("dwarf", "outer_13_fields", missed=9)
NOTHING: dict[str, object] = {}
TABLES = {name: table for name, table in vars(die_tables).items() if isinstance(table, DieTable)}


def visits(name: str, space: str, *dice: int, **more: object) -> Scene:
    """A Character ends its move on a space."""
    return arriving(figure(name, space, **more), FAR, dice=dice)


def changes(scene: Scene, **before: object) -> dict[str, object]:
    """What is different about the Character since it stood there as a plain Thief."""
    plain = {"lives": 4, "strength": 3, "craft": 3, "gold": 1, "spells": 0, "alignment": "neutral", "missed": 0,
             "objects": (), "toad": False, "offer": "", "enslaved": False, **before}  # fmt: skip
    hero = scene.hero()
    now = {"lives": hero.lives, "strength": hero.strength, "craft": hero.craft, "gold": hero.gold,
           "spells": len(hero.spells), "alignment": hero.alignment, "missed": len(scene.told("will_miss")),
           "objects": hero.objects, "toad": bool(hero.toad), "offer": hero.offer,
           "enslaved": bool(scene.told("enslaved"))}  # fmt: skip
    return {field: value for field, value in now.items() if value != plain[field]}


@pytest.mark.clause("TAL-2.9a")
@pytest.mark.parametrize("table", [*TABLES.values(), crown.COMMAND_TABLE], ids=[*TABLES, "COMMAND_TABLE"])
def test_a_table_of_the_board_has_one_row_for_every_number_and_beyond_it_counts_as_its_end(table: DieTable) -> None:
    numbers = range(table.dice, 6 * table.dice + 1)
    assert [number for row in table.rows for number in row.faces] == [*numbers]
    assert [table.row(number) for number in numbers] == [row for row in table.rows for _ in row.faces]
    assert table.row(numbers[-1] + 1) is table.rows[-1]
    assert table.row(numbers[0] - 1) is table.rows[0]


@pytest.mark.clause("TAL-BRD-7")
@pytest.mark.parametrize(
    ("number", "change"),
    [(1, NOTHING), (2, NOTHING), (3, NOTHING), (4, {"alignment": "good"}), (5, {"craft": 4, "spells": 1}),
     (6, {"spells": 1})],
)  # fmt: skip
def test_the_mystic(number: int, change: dict[str, object]) -> None:
    scene = arriving(figure("thief", "village"), FAR, dice=(number,)).choose("mystic")
    assert changes(scene) == change


@pytest.mark.clause("TAL-6.13.5a")
@pytest.mark.parametrize(
    ("number", "change"),
    [(1, NOTHING), (2, NOTHING), (3, NOTHING), (4, NOTHING), (5, {"lives": 5}), (6, {"spells": 1})],
)
def test_prayers_in_the_chapel(number: int, change: dict[str, object]) -> None:
    scene = visits("thief", "chapel", number, alignment="good")
    assert scene.odds("pray_chapel") == {"Nothing happens.": "2/3", "Gain a Life.": "1/6", "Gain a Spell.": "1/6"}
    assert changes(scene.choose("pray_chapel"), alignment="good") == change


@pytest.mark.clause("TAL-BRD-6")
@pytest.mark.parametrize(
    ("number", "change"),
    [(1, {"missed": 1}), (2, {"lives": 3}), (3, {"lives": 3}), (4, {"lives": 3}), (5, {"spells": 1}),
     (6, {"spells": 1})],
)  # fmt: skip
def test_evil_calls_the_dead_in_the_graveyard(number: int, change: dict[str, object]) -> None:
    scene = visits("thief", "graveyard", number, lives=2, alignment="evil")
    assert scene.offered == ("call_the_dead", "nothing")
    scene.choose("call_the_dead")
    assert changes(scene, lives=2, alignment="evil") == change


@pytest.mark.clause("TAL-BRD-6")
def test_in_the_graveyard_good_loses_a_life_neutral_has_nothing_to_do_and_nobody_prays() -> None:
    assert visits("elf", "graveyard").hero().lives == 3
    neutral = visits("thief", "graveyard")
    assert (neutral.hero().lives, neutral.was_asked("service")) == (4, False)
    for number in (1, 4):
        monk = visits("monk", "graveyard", number, alignment="evil", lives=2).choose("call_the_dead")
        assert not monk.was_asked("raise_throw"), "that is no prayer"


@pytest.mark.clause("TAL-BRD-8")
@pytest.mark.parametrize(
    ("dice", "change"),
    [((1, 1), {"lives": 2}), ((1, 2), {"lives": 3}), ((2, 2), {"lives": 3}), ((1, 4), {"enslaved": True}),
     ((3, 3), {"strength": 4}), ((3, 4), {"craft": 4, "spells": 1}), ((4, 4), {"spells": 1}), ((4, 5), {"spells": 1}),
     ((5, 5), {"objects": ("talisman#t1",)}), ((5, 6), {"lives": 5}), ((6, 6), {"lives": 6})],
)  # fmt: skip
def test_prayers_at_the_temple(dice: tuple[int, int], change: dict[str, object]) -> None:
    scene = arriving(figure("thief", "temple"), figure("elf", "crags"), dice=(*dice,))
    assert scene.offered == ("pray_temple", "nothing")
    assert changes(scene.choose("pray_temple")) == change


@pytest.mark.clause("TAL-BRD-8", "TAL-CHOICE")
def test_a_four_at_the_temple_costs_a_life_or_a_follower_as_the_player_likes() -> None:
    for key, left in (("life", (3, ("maiden#1",))), ("card:maiden#1", (4, ()))):
        scene = visits("thief", "temple", 2, 2, followers="maiden#1").choose("pray_temple")
        assert (scene.asked[0], scene.offered) == (0, ("life", "card:maiden#1"))
        scene.choose(key)
        assert (scene.hero().lives, scene.hero().followers) == left


@pytest.mark.clause("TAL-BRD-8", "TAL-FLOW-3")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_a_slave_moves_only_with_a_four_and_then_that_far(number: int) -> None:
    scene = moving(figure("thief", "temple", enslaved=True), figure("elf", "crags"), dice=(number,), deck="healer#1")
    if number < 4:
        assert (scene.turn, scene.hero().enslaved, scene.hero().space) == (1, True, "middle_12_temple")
        return
    assert not scene.hero().enslaved
    scene.choose("ccw")
    assert (
        scene.told("moved")[0].fact("space")
        == f"middle_{12 - number:02}_{['warlocks_cave', 'runes', 'chasm'][number - 4]}"
    )


@pytest.mark.clause("TAL-BRD-8")
def test_any_other_way_of_moving_frees_a_slave_but_no_teleport_takes_the_place_of_his_throw() -> None:
    raft = starting(figure("thief", "temple", enslaved=True, raft="raft#1", spells="teleport#1"), FAR, deck="healer#1")
    assert "cast:teleport#1" not in raft.offered
    raft.choose("raft:outer_19_fields")
    quest = moving(figure("thief", "temple", enslaved=True, quest="deliver_2_gold", gold=2), FAR)
    quest.choose("deliver:gold")
    for scene in (raft, quest):
        assert not scene.hero().enslaved


@pytest.mark.clause("TAL-BRD-3")
@pytest.mark.parametrize("space", ["middle_09_desert", "middle_11_desert"])
def test_no_card_is_drawn_in_the_desert(space: str) -> None:
    assert not visits("thief", space).told("card_drawn")


@pytest.mark.clause("TAL-BRD-12")
@pytest.mark.parametrize(
    ("name", "space", "service", "lives"),
    [("thief", "village", "healer", "123"), ("thief", "chapel", "healer", "123"),
     ("thief", "castle", "royal_doctor", "123"), ("thief", "city", "doctor", "12")],
)  # fmt: skip
def test_healers_heal_any_number_up_to_four_and_the_doctor_two(name: str, space: str, service: str, lives: str) -> None:
    scene = visits(name, space, lives=1, gold=9).choose(service)
    assert scene.offered == tuple(f"heal:{number}" for number in lives)
    scene.choose(scene.offered[-1])
    assert (scene.hero().lives, scene.hero().gold) == (1 + len(lives), 9 - len(lives))
    nearly = visits(name, space, lives=3, gold=9).choose(service)
    assert nearly.hero().lives == 4


@pytest.mark.clause("TAL-BRD-12")
def test_the_chapel_heals_good_for_nothing_up_to_four() -> None:
    scene = visits("elf", "chapel", lives=1, gold=3).choose("free_healing")
    assert (scene.hero().lives, scene.hero().gold) == (4, 3)


@pytest.mark.clause("TAL-BRD-14", "TAL-6.20.2b")
def test_the_alchemist_turns_any_object_into_gold_but_no_raft() -> None:
    scene = visits("thief", "city", objects="sword#1 talisman#t1 talisman#1 axe#p2", raft="raft#1").choose("alchemist")
    assert set(scene.offered) == {"card:sword#1", "card:talisman#t1", "card:talisman#1", "card:axe#p2", "done"}
    scene.choose("card:talisman#t1", "card:sword#1", "card:axe#p2", "card:talisman#1")
    assert (scene.hero().gold, scene.hero().raft) == (1 + 4, "raft#1")
    assert {"talisman#t1", "axe#p2"} <= set(scene.state.stock)
    assert {"sword#1", "talisman#1"} <= set(scene.state.adventure.discard)


# -- the Warlock's quests ------------------------------------------------------------------------------------

CAVE = "middle_08_warlocks_cave"


@pytest.mark.clause("TAL-BRD-9")
@pytest.mark.parametrize(
    ("number", "quest"),
    [(1, "take_a_life"), (2, "kill_an_enemy"), (3, "deliver_follower"), (4, "deliver_magic_object"),
     (5, "deliver_3_gold"), (6, "deliver_2_gold")],
)  # fmt: skip
def test_the_die_names_the_quest(number: int, quest: str) -> None:
    scene = visits("thief", "warlocks_cave", number)
    assert scene.offered == ("quest", "nothing")
    assert scene.choose("quest").hero().quest == quest
    busy = visits("thief", "warlocks_cave", number, quest="take_a_life")
    assert not busy.was_asked("service"), "who has an unfinished quest gets no other"
    assert busy.hero().quest == "take_a_life"


@pytest.mark.clause("TAL-BRD-9")
@pytest.mark.parametrize(("bags", "owned", "possible"), [(3, 2, False), (3, 3, True), (2, 1, False), (2, 2, True)])
def test_so_many_bags_are_handed_over(bags: int, owned: int, possible: bool) -> None:
    scene = moving(figure("thief", "outer_00_village", gold=owned, quest=f"deliver_{bags}_gold"), FAR, dice=(1,))
    assert ("deliver:gold" in scene.offered) is possible
    if possible:
        scene.choose("deliver:gold")
        hero = scene.hero()
        assert (hero.gold, hero.space, hero.objects, hero.quest) == (owned - bags, CAVE, ("talisman#t1",), "")


@pytest.mark.clause("TAL-BRD-9", "TAL-6.5a")
@pytest.mark.parametrize(
    ("quest", "wanted", "unwanted"),
    [("deliver_follower", "maiden#1", "cross#1 sword#1"), ("deliver_magic_object", "cross#1", "sword#1 maiden#1")],
)
def test_a_follower_or_a_magic_object_is_handed_over(quest: str, wanted: str, unwanted: str) -> None:
    owner = figure("thief", "outer_00_village", objects="cross#1 sword#1", followers="maiden#1", quest=quest)
    scene = moving(owner, FAR)
    assert {key for key in scene.offered if key.startswith("deliver")} == {f"deliver:{wanted}"}
    assert not any(f"deliver:{card}" in scene.offered for card in unwanted.split())
    scene.choose(f"deliver:{wanted}")
    assert wanted in scene.state.adventure.discard
    assert (scene.hero().space, scene.hero().quest) == (CAVE, "")
    assert not scene.was_asked("service"), "nothing more is encountered"


@pytest.mark.clause("TAL-BRD-9")
def test_an_enemy_card_or_a_creature_of_a_space_is_killed_but_not_by_a_spell() -> None:
    card = arriving(figure("thief", "outer_01_fields", quest="kill_an_enemy"), FAR, lying={"outer_01_fields": "wolf#1"},
                    dice=(6, 1))  # fmt: skip
    space = visits("thief", "forest", 1, 6, 1, quest="kill_an_enemy")
    for scene in (card, space):
        assert (scene.hero().space, scene.hero().objects) == (CAVE, ("talisman#t1",))
    spell = moving(figure("thief", "outer_00_village", quest="kill_an_enemy", spells="destruction#1"), FAR,
                   lying={"ruins": "bear#1"}).choose("cast:destruction#1")  # fmt: skip
    assert spell.hero().quest == "kill_an_enemy"


@pytest.mark.clause("TAL-BRD-9")
def test_a_life_must_really_be_lost_and_in_anothers_turn_it_counts_too() -> None:
    hunter = figure("troll", "outer_01_fields", quest="take_a_life")
    taken = arriving(figure("monk", "outer_01_fields", gold=0), hunter, dice=(1, 6)).choose("attack:1", "life")
    assert (taken.hero(1).space, taken.hero(1).objects, taken.hero(0).lives) == (CAVE, ("talisman#t1",), 3)
    protected = figure("monk", "outer_01_fields", gold=0, spells="preservation#1")
    saved = arriving(protected, hunter, dice=(1, 6)).choose("attack:1", "life").decline("offer")
    saved.choose("cast:preservation#1")
    assert (saved.hero(1).quest, saved.hero(1).space) == ("take_a_life", "outer_01_fields")
    gold = arriving(figure("monk", "outer_01_fields"), hunter, dice=(1, 6)).choose("attack:1", "gold")
    assert gold.hero(1).quest == "take_a_life"


@pytest.mark.clause("TAL-BRD-9")
def test_a_quest_lapses_with_its_owner_and_without_a_talisman_there_is_no_reward() -> None:
    reached = {"crown_reached": True, "moved": True}
    dead = arriving(figure("thief", "desert", lives=1, quest="take_a_life"), FAR, figure("elf", "crags"), state=reached)
    assert (dead.hero().out, dead.hero().quest) == (True, "")
    rich = figure("elf", "crags", objects="talisman#t1 talisman#t2 talisman#t3 talisman#t4")
    scene = moving(figure("thief", "outer_00_village", gold=2, quest="deliver_2_gold"), rich).choose("deliver:gold")
    assert (scene.hero().space, scene.hero().objects, scene.hero().quest) == (CAVE, (), "")


@pytest.mark.clause("TAL-WIN-1", "TAL-WIN-1-R")
def test_the_last_on_the_board_wins_wherever_he_stands() -> None:
    reached = {"crown_reached": True, "moved": True}
    three = arriving(
        figure("thief", "desert", lives=1), figure("elf", "crags"), figure("troll", "village"), state=reached
    )
    assert three.decision is not None, "two are left: the game simply goes on"
    two = arriving(figure("thief", "desert", lives=1), figure("elf", "crags"), state=reached)
    assert two.decision is None
    assert two.match.result is not None
    assert (two.match.result.winners, two.match.result.places) == ((1,), (2, 1))
