"""What a Character meets where it arrives, and what passes it by: by whichever way it came, whatever it does there."""

from __future__ import annotations

import pytest

from game.talisman.box.quests import TWO_GOLD
from tests.talisman.meeting.playing_on import (
    first_of,
    go_on,
    idle,
    idle_till,
    idle_until_turn_of,
    on_turn,
    step,
    until,
)
from tests.talisman.meeting.spells import hexed
from tests.talisman.scene import Scene, arriving, figure, moving, starting

FIELDS, RUINS, WOODS, FAR_WOODS = "outer_01_fields", "outer_20_ruins", "outer_03_woods", "outer_10_woods"
GLADE, OASIS, CAVE = "middle_04_cursed_glade", "middle_10_oasis", "middle_08_warlocks_cave"
GHOUL, DWARF = figure("ghoul", "outer_14_hills"), figure("dwarf", "outer_14_hills")
MEETING_PLACES = (RUINS, FAR_WOODS, "temple", "city", "hidden_valley", "plain_of_peril")
TROLL_ON = {name: figure("troll", name) for name in MEETING_PLACES}


# -- whoever stands there --------------------------------------------------------------------------------


def arrival(way: str) -> tuple[Scene, tuple[str, ...]]:
    """A Character about to come to where somebody stands, and the answers that lead there."""
    if way == "raft":
        rower = figure("dwarf", WOODS, raft="raft#1", raft_due=True)
        return moving(rower, TROLL_ON["hidden_valley"]), ("raft:",)
    if way == "lift":
        return moving(figure("dwarf", "tavern", offer="lift"), TROLL_ON[RUINS]), (f"lift:{RUINS}",)
    if way == "ferry":
        return moving(figure("dwarf", "tavern", offer="ferry"), TROLL_ON["temple"]), ("ferry",)
    if way == "woods":
        return moving(figure("elf", WOODS), TROLL_ON[FAR_WOODS]), (f"woods:{FAR_WOODS}",)
    if way == "wish":
        wishing = arriving(figure("elf", FIELDS), TROLL_ON[RUINS], lying={FIELDS: "fairy#1"})
        return wishing, ("wish:travel", f"to:{RUINS}")
    if way == "prayer":
        praying = arriving(figure("elf", FIELDS), TROLL_ON[RUINS], lying={FIELDS: "shrine#1"}, dice=(6,))
        return praying, (f"to:{RUINS}", "yes", "throw")
    if way == "gate":
        gate = arriving(figure("elf", FIELDS), TROLL_ON["plain_of_peril"], lying={FIELDS: "magic_portal#1"}, dice=(6,))
        return gate, ("yes", "throw")
    return arriving(figure("elf", "crypt"), TROLL_ON["city"], dice=(6, 6, 6)), ()


@pytest.mark.clause("TAL-6.13.1a", "TAL-6.13.2", "TAL-C10")
@pytest.mark.parametrize("way", ["raft", "lift", "ferry", "woods", "wish", "prayer", "gate", "crypt"])
def test_by_whichever_way_one_comes_whoever_stands_there_may_be_attacked(way: str) -> None:
    scene, answers = arrival(way)
    until(scene, lambda: "attack:1" in scene.offered, first_of(*answers) if answers else step)
    assert scene.turn == 0
    assert scene.hero().space == scene.hero(1).space


@pytest.mark.clause("TAL-6.13.2", "TAL-6.13.3")
@pytest.mark.parametrize("space", ["desert", "black_knight", "chasm", "graveyard", "crags", "temple"])
def test_who_robs_somebody_does_not_follow_the_instructions_of_the_space(space: str) -> None:
    victim = figure("elf", space, gold=2, objects="water_bottle#1")
    scene = arriving(figure("thief", space, alignment="good", lives=1), victim, dice=(1, 1)).choose("steal:1")
    go_on(scene, "gold")
    until(scene, lambda: scene.turn == 1, idle)
    assert (scene.hero().character, scene.hero().lives, scene.hero().gold) == ("thief", 1, 2)
    assert not scene.told("thrown")


# -- cards that come to the space by another way ---------------------------------------------------------


@pytest.mark.clause("TAL-6.15.1", "TAL-A.hermit")
@pytest.mark.parametrize(("space", "die"), [(OASIS, 3), (GLADE, 4)])
def test_a_hermit_whom_the_die_leaves_where_he_was_drawn_gives_his_drawer_nothing(space: str, die: int) -> None:
    scene = arriving(figure("elf", space), GHOUL, deck="hermit#1 mage#1 phantom#1 healer#1", dice=(die,))
    idle_until_turn_of(scene, 1)
    assert "hermit#1" in scene.lying(space)
    assert scene.hero().objects == ()


@pytest.mark.clause("TAL-6.13.1b-R", "TAL-A.ghost", "TAL-BRD-8")
def test_a_ghost_that_came_to_the_temple_leaves_a_slave_alone_who_stays_there() -> None:
    scene = starting(figure("elf", "temple", enslaved=True), GHOUL, lying={"temple": "ghost#1"}, dice=(2,))
    on_turn(scene, 1)
    assert (scene.hero().enslaved, scene.told("fight_thrown")) == (True, [])


# -- the bridge and the Warlock --------------------------------------------------------------------------


def at_the_bridge(character: str, **more: object) -> Scene:
    """Somebody who is strong enough wins against the Sentinel with three steps left."""
    hero = figure(character, WOODS, strength=9, **more)
    scene = moving(hero, DWARF, dice=(4, 6, 1))
    return idle_till(idle_till(scene, "cw"), "cross")


@pytest.mark.clause("TAL-BRD-9", "TAL-6.11.12a")
def test_who_beats_the_sentinel_for_the_warlock_goes_no_step_further() -> None:
    scene = at_the_bridge("troll", quest="kill_an_enemy")
    until(scene, lambda: bool(scene.told("quest_done")), step)
    assert (scene.hero().space, scene.hero().quest) == ("middle_08_warlocks_cave", "")
    until(scene, lambda: scene.turn == 1, idle)
    assert (scene.hero().space, len(scene.hero().objects)) == ("middle_08_warlocks_cave", 1)


@pytest.mark.clause("TAL-A.runesword", "TAL-6.11.12a")
def test_the_runesword_drinks_from_the_sentinel_and_the_move_goes_on() -> None:
    scene = at_the_bridge("troll", objects="runesword#1")
    until(scene, lambda: scene.hero().space == "middle_03_hills", step)
    assert (scene.hero().lives, scene.state.steps) == (5, 2)


@pytest.mark.clause("TAL-BRD-9", "TAL-S.hex")
def test_who_serves_the_warlock_in_his_cave_does_not_come_into_the_hex_there_again() -> None:
    scene = moving(figure("elf", "middle_07_runes", lives=3, gold=3), GHOUL, dice=(1, 5), lying={CAVE: "hex#1"},
                   state={"lasting": (hexed(CAVE),)})  # fmt: skip
    until(scene, lambda: scene.turn == 1, first_of("cw", "quest", "deliver"))
    assert (scene.hero().space, scene.hero().objects) == (CAVE, ("talisman#t1",))
    assert scene.hero().lives == 2, "one on arrival"


@pytest.mark.clause("TAL-BRD-9", "TAL-6.11.19c-R", "TAL-S.hex")
@pytest.mark.parametrize(("space", "raft", "lives"), [(CAVE, "raft#1", 4), (FIELDS, "", 3)])
def test_only_whom_the_warlock_carries_off_loses_his_raft_and_comes_into_the_hex(
    space: str, raft: str, lives: int
) -> None:
    server = figure("dwarf", space, quest=TWO_GOLD, gold=2, raft="raft#1", raft_due=False)
    scene = arriving(server, GHOUL, lying={CAVE: "hex#1"}, state={"moved": True, "lasting": (hexed(CAVE),)})
    scene.choose("deliver:gold")
    assert (scene.hero().space, scene.hero().raft, scene.hero().lives) == (CAVE, raft, lives)
    assert bool(scene.told("transported")) != bool(raft)


@pytest.mark.clause("TAL-BRD-9", "TAL-S.hex")
def test_who_takes_a_life_in_the_cave_in_defence_has_not_moved_into_the_hex() -> None:
    defender = figure("elf", CAVE, strength=12, lives=3, quest="take_a_life")
    scene = arriving(figure("troll", CAVE), defender, GHOUL, dice=(1, 6), lying={CAVE: "hex#1"},
                     state={"moved": True, "lasting": (hexed(CAVE, by=2),)})  # fmt: skip
    until(go_on(go_on(scene, "attack:1"), "life"), lambda: scene.turn != 0, idle)
    assert (scene.hero(1).space, scene.hero(1).objects) == (CAVE, ("talisman#t1",))
    assert scene.hero(1).lives == 3
