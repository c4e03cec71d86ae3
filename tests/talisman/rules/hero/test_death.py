"""Lives lost, gained and healed; death and coming back (TAL-6.4)."""

from __future__ import annotations

import pytest

from tests.talisman.rules.hero.test_setup import PRINTED
from tests.talisman.scene import Scene, arriving, figure, moving, starting

DESERT = "middle_09_desert"
FIELDS = "outer_01_fields"
FAR = figure("druid", "outer_13_fields", missed=1)


def dying(seed: int = 7, **more: object) -> Scene:
    """An Elf with one Life that dies in the Desert; the Druid misses the turn after it."""
    return arriving(figure("elf", DESERT, lives=1, **more), FAR, seed=seed)


# -- Lives ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.4a", "TAL-6.4.2")
def test_lives_are_lost_in_combat_in_psychic_combat_and_by_other_encounters() -> None:
    combat = arriving(figure("elf", FIELDS), FAR, lying={FIELDS: "giant#1"}, dice=(1, 6))
    assert combat.hero().lives == 3
    psychic = arriving(figure("elf", FIELDS), FAR, lying={FIELDS: "demon#1"}, dice=(1, 6))
    assert psychic.hero().lives == 3
    stranger = arriving(figure("elf", FIELDS), FAR, lying={FIELDS: "witch#1"}, dice=(2,))
    assert stranger.hero().lives == 3
    assert arriving(figure("elf", DESERT), FAR).hero().lives == 3


@pytest.mark.clause("TAL-6.4.4")
def test_lives_come_back_by_no_other_means_than_encounters_and_healing() -> None:
    rival = figure("elf", "city", lives=1, missed=9)
    scene = moving(figure("thief", "outer_00_village", lives=2), rival, dice=(1, 1), deck="bag_of_gold#1")
    for _ in range(2):
        scene.choose("cw" if scene.state.turns == 1 else "ccw").decline("take", "service").end_turn()
    assert scene.state.turns > 3
    assert [hero.lives for hero in scene.state.heroes] == [2, 1]


@pytest.mark.clause("TAL-6.4.6-R", "TAL-C8")
@pytest.mark.parametrize("lives", [3, 4, 7])
def test_gaining_has_no_ceiling(lives: int) -> None:
    gained = arriving(figure("elf", "chapel", lives=lives), FAR, dice=(5,)).choose("pray_chapel")
    assert gained.hero().lives == lives + 1


@pytest.mark.clause("TAL-6.4.6-R", "TAL-C8")
@pytest.mark.parametrize(("lives", "after"), [(1, 4), (3, 4), (4, 4), (7, 7)])
def test_healing_stops_at_four(lives: int, after: int) -> None:
    scene = arriving(figure("elf", "chapel", lives=lives), FAR)
    assert ("free_healing" in scene.offered) is (lives < 4)
    if lives < 4:
        scene.choose("free_healing")
    assert scene.hero().lives == after


@pytest.mark.clause("TAL-6.4.6", "TAL-6.4.6-R")
def test_all_healing_of_one_turn_together_is_four_lives_at_most() -> None:
    owner = figure("thief", "temple", lives=1, craft=6, spells="healing#1 healing#2")
    scene = arriving(owner, FAR, dice=(1, 1)).choose("cast:healing#1")
    assert scene.hero().lives == 4, "three Lives are healed"
    scene.choose("pray_temple").decline("window")
    assert scene.hero().lives == 2
    assert scene.choose("cast:healing#2").hero().lives == 3, "only one more in this turn"
    assert not scene.was_asked("heal")


@pytest.mark.clause("TAL-6.4.6")
def test_in_the_next_turn_four_lives_may_be_healed_again() -> None:
    scene = starting(figure("thief", "outer_00_village", lives=1, healed=4, spells="healing#1"), FAR)
    assert scene.choose("cast:healing#1").hero().lives == 4


# -- death ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.4.3a", "TAL-6.4.3b", "TAL-6.4.3d")
def test_who_has_no_lives_left_leaves_the_board_and_everything_behind() -> None:
    scene = dying(objects="sword#1 armour#p1 talisman#t1 ring#1", followers="maiden#1", spells="hex#1", gold=3)
    assert scene.told("died")
    assert set(scene.lying(DESERT)) == {"sword#1", "armour#p1", "talisman#t1", "ring#1", "maiden#1"}
    assert scene.state.gold == {DESERT: 3}
    assert "hex#1" in scene.state.spells.discard
    assert scene.hero().space != DESERT
    assert scene.view(1).heroes[0].character != "elf"


@pytest.mark.clause("TAL-6.4.3g-R", "TAL-C12")
def test_kept_enemies_rafts_curses_and_quests_end_with_their_owner() -> None:
    scene = dying(followers="poltergeist#1", trophies="bear#1", raft="raft#1", quest="kill_an_enemy", alignment="evil")
    assert {"bear#1", "poltergeist#1", "raft#1"} <= set(scene.state.adventure.discard)
    assert scene.lying(DESERT) == ()
    newcomer = scene.hero()
    assert (newcomer.quest, newcomer.raft, newcomer.trophies) == ("", "", ())
    assert newcomer.alignment == PRINTED[newcomer.character][1], "the Alignment card lies beside the board again"
    bought = arriving(figure("elf", DESERT, lives=1, raft="raft#p1"), FAR)
    assert "raft#p1" in bought.state.stock


@pytest.mark.clause("TAL-6.4.3c", "TAL-3d")
def test_the_newcomer_begins_with_what_its_own_card_says() -> None:
    for seed in range(30):
        newcomer = dying(seed, strength=9, craft=9, gold=7).hero()
        start, alignment, strength, craft, spells = PRINTED[newcomer.character]
        assert start in newcomer.space
        assert (newcomer.alignment, newcomer.strength, newcomer.craft) == (alignment, int(strength), int(craft))
        assert (newcomer.lives, newcomer.gold, len(newcomer.spells)) == (4, 1, int(spells))


@pytest.mark.clause("TAL-6.4.3e", "TAL-6.4.3f", "TAL-6.4.3g")
def test_another_character_is_drawn_unseen_from_those_that_have_not_taken_part() -> None:
    drawn = set[str]()
    for seed in range(400):
        scene = dying(seed)
        assert not scene.was_asked("character")
        assert "elf" not in scene.state.unused, "its card leaves the game"
        assert scene.hero().character not in scene.state.unused
        drawn.add(scene.hero().character)
        if len(drawn) == 12:
            break
    assert drawn == set(PRINTED) - {"elf", "druid"}


@pytest.mark.clause("TAL-6.4.3g-R", "TAL-FLOW-9")
def test_the_turn_of_the_dead_ends_and_the_newcomer_moves_on_its_players_next_turn() -> None:
    scene = arriving(figure("elf", DESERT, lives=1), figure("troll", "outer_13_fields"), dice=(2,))
    assert scene.turn == 1
    assert scene.told("turn_begins")[-1].fact("who") == 1
    newcomer = scene.hero()
    assert PRINTED[newcomer.character][0] in newcomer.space, "it waits on its start space"
    assert not [event for event in scene.told("moved") if event.fact("who") == 0]


@pytest.mark.clause("TAL-6.4.3g-R")
def test_the_newcomer_does_not_go_on_with_the_encounter_of_the_dead() -> None:
    lying = {FIELDS: "witch#1 marsh#1 maze#1"}
    scene = arriving(figure("elf", FIELDS, lives=1), figure("troll", "outer_13_fields"), lying=lying, dice=(2,))
    assert [event.fact("card") for event in scene.told("card_met")] == ["witch#1"]
    assert (scene.hero().missed, scene.turn) == (0, 1)


@pytest.mark.clause("TAL-6.4.3a", "TAL-6.4.3g", "TAL-6.4.3g-R", "TAL-6.9.8c")
def test_after_the_crown_was_reached_the_dead_stay_dead() -> None:
    reached = {"crown_reached": True, "moved": True}
    owner = figure("elf", DESERT, lives=1, toad=2, gold=0, quest="kill_an_enemy", missed=1)
    scene = arriving(owner, figure("troll", "crags"), figure("thief", "city"), state=reached)
    assert scene.hero().out
    assert (scene.hero().space, scene.hero().quest, scene.hero().toad) == ("", "", 0)
    assert scene.view(None).heroes[0].seat.out
    assert scene.turn == 1
    for _ in range(40):
        if scene.state.turns > 5 or scene.decision is None:
            break
        assert scene.open().seat != 0
        scene.choose(next((key for key in scene.offered if key in ("end", "done", "nothing", "space")),
                          scene.offered[0]))  # fmt: skip


@pytest.mark.clause("TAL-6.4.3g", "TAL-6.4.3g-R")
def test_the_crown_counts_as_reached_once_entered_even_if_that_character_dies() -> None:
    hexed = figure("monk", "valley_of_fire")
    rival = figure("troll", "crown_of_command", strength=30)
    scene = moving(hexed, rival, figure("elf", "village", lives=1, missed=9), state={"crown_reached": False})
    scene.choose("step:inner_08_crown_of_command")
    assert scene.told("crown_reached")
    assert scene.state.crown_reached
    lonely = moving(figure("monk", "valley_of_fire"), figure("elf", DESERT, lives=1), figure("troll"), dice=(6,))
    lonely.choose("step:inner_08_crown_of_command")
    assert lonely.hero(1).out, "who dies afterwards comes back no more"


@pytest.mark.clause("TAL-6.4.3f", "TAL-6.4.3g-R")
def test_without_an_unused_character_the_player_is_out() -> None:
    scene = moving(figure("elf", "middle_10_oasis", lives=1), FAR, figure("troll", "crags"), dice=(1,))
    scene.state.unused = ()
    scene.begin_here()
    scene.choose("cw")
    assert scene.hero().out
    one = moving(figure("elf", "middle_10_oasis", lives=1), FAR, figure("troll", "crags"), dice=(1,))
    one.state.unused = ("wizard",)
    one.begin_here()
    one.choose("cw")
    assert one.hero().character == "wizard"
    assert not one.state.unused


@pytest.mark.clause("TAL-6.4.3g-R")
def test_a_toad_that_dies_is_its_character() -> None:
    scene = dying(toad=2, gold=0, spells="hex#1", trophies="bear#1")
    assert scene.told("died")[0].fact("character") == "elf"
    assert "hex#1" in scene.state.spells.discard
    assert "bear#1" in scene.state.adventure.discard
    assert (scene.hero().toad, "elf" in scene.state.unused) == (0, False)
