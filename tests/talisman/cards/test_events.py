"""The 14 Events: drawn on a space, dealt with first, discarded."""

import pytest

from game.talisman.box.board import CRAGS, CURSED_GLADE, FOREST, HIDDEN_VALLEY, OASIS, RUINS, TAVERN
from game.talisman.state import EVERYBODY
from tests.talisman.scene import Scene, arriving, figure, moving, starting

FIELDS = "outer_01_fields"


def drawn(card: str, character: str = "warrior", **more: object) -> Scene:
    """The Character draws the card on the Fields."""
    return arriving(figure(character, FIELDS, **more), deck=card)


@pytest.mark.clause("TAL-A.angel", "TAL-C4", "TAL-6.15.4a")
@pytest.mark.parametrize(("alignment", "lives"), [("good", 5), ("neutral", 4), ("evil", 3)])
def test_the_angel_gives_good_a_life_and_takes_one_from_evil(alignment: str, lives: int) -> None:
    scene = drawn("angel#1", alignment=alignment)
    assert scene.hero().lives == lives
    assert scene.state.adventure.discard == ("angel#1",)


@pytest.mark.clause("TAL-A.devil")
@pytest.mark.parametrize(("alignment", "lives"), [("good", 3), ("neutral", 4), ("evil", 5)])
def test_the_devil_does_the_opposite(alignment: str, lives: int) -> None:
    assert drawn("devil#1", alignment=alignment).hero().lives == lives


@pytest.mark.clause("TAL-A.angel", "TAL-A.armour")
def test_armour_does_not_help_against_the_angel_but_preservation_does() -> None:
    evil = figure("wizard", FIELDS, objects="armour#1", spells="preservation#1")
    scene = arriving(evil, deck="angel#1").choose("cast:preservation#1")
    assert scene.hero().lives == 4
    assert not scene.was_asked("protection")


@pytest.mark.clause("TAL-A.angel")
def test_the_druid_may_say_what_he_is_before_the_angel_judges() -> None:
    scene = drawn("angel#1", "druid", alignment="evil").choose("space", "become:good")
    assert scene.hero().lives == 5
    assert scene.hero().alignment == "good"
    kept = drawn("angel#1", "druid", alignment="evil").choose("space", "keep")
    assert kept.hero().lives == 3


@pytest.mark.clause("TAL-A.blizzard", "TAL-C3")
def test_a_blizzard_lies_beside_the_board_for_two_rounds() -> None:
    scene = drawn("blizzard#1")
    assert aside(scene) == ["blizzard#1"]
    assert scene.lying(FIELDS) == ()
    assert [(effect.id, effect.seat) for effect in scene.state.lasting] == [("blizzard", EVERYBODY)]
    turns = 0
    for _ in range(9):
        scene.end_turn()
        if not scene.state.lasting:
            break
        assert scene.asked[1] == "move"
        assert "throw" not in scene.offered, "nobody throws for movement"
        turns += 1
        walk_to_the_end_of_the_turn(scene)
    assert turns == 4, "two capped moves for each of the two Characters"
    assert aside(scene) == []
    assert "blizzard#1" in scene.state.adventure.discard
    assert scene.asked[1] == "way", "the die was thrown again"


def aside(scene: Scene) -> list[str]:
    """The cards beside the board."""
    return list(scene.state.aside)


def walk_to_the_end_of_the_turn(scene: Scene) -> None:
    """One step, and whatever comes of it, to the next turn."""
    before = scene.state.turns
    scene.choose("cw")
    for _ in range(30):
        if scene.state.turns > before:
            return
        last = [key for key in scene.offered if key in ("end", "done", "pass", "nothing", "no", "keep")]
        scene.choose(last[0] if last else scene.offered[0])
    raise AssertionError("the turn does not end")


@pytest.mark.clause("TAL-A.blizzard")
def test_in_a_blizzard_the_bridge_is_crossed_step_by_step() -> None:
    effect = {"lasting": blizzard(), "aside": ("blizzard#1",)}
    scene = moving(figure("warrior", "middle_03_hills"), state=effect)
    scene.choose("cross")
    assert scene.hero().space == "outer_04_sentinel"


def blizzard() -> tuple[object, ...]:
    """A Blizzard with two turns to go."""
    from game.talisman.state import Lasting

    return (Lasting("blizzard", EVERYBODY, "turns", 2, -1, 0, "blizzard#1"),)


@pytest.mark.clause("TAL-A.book-of-spells", "TAL-6.2.6a")
@pytest.mark.parametrize(
    ("character", "held", "spells"), [("warrior", "", 1), ("wizard", "hex#1", 2), ("troll", "", 0)]
)
def test_the_book_of_spells_fills_the_hand(character: str, held: str, spells: int) -> None:
    scene = drawn("book_of_spells#1", character, spells=held)
    assert len(scene.hero().spells) == spells


@pytest.mark.clause("TAL-A.book-of-spells", "TAL-6.19.5b-R")
def test_a_toad_learns_nothing_from_the_book_of_spells() -> None:
    assert drawn("book_of_spells#1", "wizard", toad=2, gold=0).hero().spells == ()


@pytest.mark.clause("TAL-A.cursed-by-a-hag", "TAL-6.6.3")
def test_the_hag_drives_the_followers_away_and_follows_herself() -> None:
    scene = drawn("cursed_by_a_hag#1", followers="guide#1 poltergeist#1 maiden#1").choose("space")
    assert set(scene.hero().followers) == {"poltergeist#1", "cursed_by_a_hag#1"}
    assert set(scene.state.adventure.discard) == {"guide#1", "maiden#1"}


@pytest.mark.clause("TAL-A.cursed-by-a-hag")
def test_whoever_the_hag_follows_gets_no_other_follower() -> None:
    scene = arriving(figure("warrior", FIELDS, followers="cursed_by_a_hag#1"), lying={FIELDS: "unicorn#1"})
    assert scene.hero().followers == ("cursed_by_a_hag#1",)
    assert scene.lying(FIELDS) == ("unicorn#1",)


@pytest.mark.clause("TAL-A.cursed-by-a-hag", "TAL-6.6.4")
def test_the_hag_cannot_be_left() -> None:
    scene = moving(figure("warrior", FIELDS, followers="cursed_by_a_hag#1", objects="sword#1"))
    assert "leave:sword#1" in scene.offered
    assert "leave:cursed_by_a_hag#1" not in scene.offered


@pytest.mark.clause("TAL-A.cursed-by-a-hag")
@pytest.mark.parametrize("number", [1, 4])
def test_the_mystic_frees_from_the_hag_whatever_the_die_says(number: int) -> None:
    cursed = figure("warrior", "village", followers="cursed_by_a_hag#1")
    scene = arriving(cursed, dice=(number,)).choose("mystic")
    assert scene.hero().followers == ()
    assert "cursed_by_a_hag#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-A.cursed-by-a-hag")
def test_the_minstrel_laughs_at_the_hag() -> None:
    scene = drawn("cursed_by_a_hag#1", "minstrel", followers="guide#1")
    assert scene.hero().followers == ("guide#1",)
    assert "cursed_by_a_hag#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-A.cursed-by-a-hag", "TAL-C13", "TAL-6.18.2c")
def test_an_evaded_hag_waits_for_the_next_one() -> None:
    scene = drawn("cursed_by_a_hag#1", spells="invisibility#1").choose("cast:invisibility#1")
    assert scene.hero().followers == ()
    assert scene.lying(FIELDS) == ("cursed_by_a_hag#1",)


@pytest.mark.clause("TAL-A.cursed-by-a-hag", "TAL-C12", "TAL-6.19.2b-R")
def test_the_hag_is_discarded_when_her_owner_becomes_a_toad() -> None:
    cursed = figure("warrior", "city", followers="cursed_by_a_hag#1", objects="sword#1")
    scene = arriving(cursed, dice=(1,)).choose("enchantress")
    assert scene.hero().toad
    assert scene.lying("city") == ("sword#1",)
    assert "cursed_by_a_hag#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-A.evil-darkness", "TAL-C5", "TAL-6.15.4c", "TAL-6.15.4c-R")
def test_evil_darkness_costs_everybody_a_turn_who_is_not_evil() -> None:
    scene = arriving(
        figure("warrior", "ruins"), figure("wizard", "inner_08_crown_of_command"), figure("elf", "desert"),
        deck="evil_darkness#1 bag_of_gold#1",
    )  # fmt: skip
    assert scene.lying("ruins") == ("bag_of_gold#1",), "the drawer's turn ended at once"
    assert scene.told("turn_lost")[0].fact("who") == 0, "and was the missed one"
    assert [event.fact("who") for event in scene.told("will_miss")] == [2]
    assert scene.hero(0).missed == 0


@pytest.mark.clause("TAL-A.evil-darkness")
def test_evil_darkness_does_not_end_the_turn_of_an_evil_drawer() -> None:
    scene = arriving(figure("wizard", "ruins"), deck="evil_darkness#1 bag_of_gold#1")
    assert "take:bag_of_gold#1" in scene.offered


@pytest.mark.clause("TAL-A.imp", "TAL-C10", "TAL-FLOW-7d")
@pytest.mark.parametrize(
    ("number", "space"),
    [(1, CRAGS), (2, FOREST), (3, TAVERN), (4, RUINS), (5, HIDDEN_VALLEY), (6, CURSED_GLADE)],
)
def test_the_imp_carries_off_by_its_die(number: int, space: str) -> None:
    scene = arriving(figure("warrior", FIELDS), deck="imp#1", dice=(number, 4))
    scene.decline("take")
    assert scene.told("transported")[0].fact("space") == space
    assert "imp#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-A.magical-vortex")
def test_the_vortex_takes_all_spells_of_everybody() -> None:
    scene = arriving(
        figure("warrior", FIELDS, spells="teleport#2"), figure("elf", "desert", spells="hex#1 alchemy#1"),
        figure("wizard", "city", spells="divination#1 teleport#1"),
        figure("priest", "chapel", spells="acquisition#1", toad=2, gold=0),
        deck="magical_vortex#1",
    )  # fmt: skip
    assert [len(scene.hero(seat).spells) for seat in range(4)] == [0, 0, 1, 0], "a Wizard always has a Spell"
    assert set(scene.state.spells.discard) == {
        "teleport#2", "hex#1", "alchemy#1", "divination#1", "teleport#1", "acquisition#1",
    }  # fmt: skip
    assert not scene.was_asked("window")


@pytest.mark.clause("TAL-A.mephistopheles")
def test_mephistopheles_teaches_evil() -> None:
    scene = drawn("mephistopheles#1", "ghoul")
    assert (scene.hero().craft, scene.hero().alignment) == (5, "evil")


@pytest.mark.clause("TAL-A.mephistopheles", "TAL-6.7.3", "TAL-C9")
def test_mephistopheles_turns_good_evil_who_leaves_what_evil_may_not_own() -> None:
    scene = drawn("mephistopheles#1", "elf", objects="holy_lance#1 holy_grail#1 sword#1")
    assert (scene.hero().craft, scene.hero().alignment) == (4, "evil")
    assert scene.hero().objects == ("sword#1",)
    assert set(scene.lying(FIELDS)) == {"holy_lance#1", "holy_grail#1"}


@pytest.mark.clause("TAL-A.mephistopheles", "TAL-6.7.2", "TAL-6.7.2-R")
def test_mephistopheles_cannot_change_an_alignment_twice_in_a_turn() -> None:
    scene = arriving(figure("elf", FIELDS, changed=True), deck="mephistopheles#1")
    assert scene.hero().alignment == "good"


@pytest.mark.clause("TAL-A.pestilence", "TAL-C6")
def test_the_pestilence_stays_in_the_region() -> None:
    scene = arriving(
        figure("warrior", FIELDS), figure("elf", "city", toad=3, gold=0), figure("troll", "oasis"), deck="pestilence#1"
    )
    assert [scene.hero(seat).lives for seat in range(3)] == [3, 3, 4]


@pytest.mark.clause("TAL-A.pestilence", "TAL-S.preservation")
def test_a_victim_of_the_pestilence_may_cast_preservation() -> None:
    scene = arriving(figure("warrior", FIELDS), figure("elf", "city", spells="preservation#1"), deck="pestilence#1")
    assert scene.asked == (1, "window")
    scene.choose("pass", "cast:preservation#1")
    assert [scene.hero(seat).lives for seat in range(2)] == [3, 4]


@pytest.mark.clause("TAL-A.pestilence", "TAL-6.4.3a", "TAL-6.4.3b")
def test_the_pestilence_goes_on_when_its_drawer_dies() -> None:
    scene = arriving(figure("warrior", FIELDS, lives=1, gold=2), figure("elf", "city"), deck="pestilence#1")
    assert scene.told("died")[0].fact("who") == 0
    assert scene.hero(1).lives == 3
    assert scene.state.gold == {FIELDS: 2}


@pytest.mark.clause("TAL-A.poltergeist")
def test_the_poltergeist_slows_its_owner_down() -> None:
    scene = drawn("poltergeist#1", followers="cursed_by_a_hag#1")
    assert "poltergeist#1" in scene.hero().followers, "even beside the Hag"
    slowed = moving(figure("warrior", FIELDS, followers="poltergeist#1"))
    assert slowed.offered == ("cw", "ccw")
    slowed.choose("cw")
    assert slowed.told("moved")[0].fact("space") == "outer_02_graveyard"


@pytest.mark.clause("TAL-A.poltergeist")
def test_running_water_frees_from_the_poltergeist() -> None:
    scene = moving(figure("warrior", "middle_03_hills", followers="poltergeist#1")).choose("cross")
    assert scene.hero().followers == ()
    assert "poltergeist#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-A.poltergeist", "TAL-BRD-11")
def test_the_ferry_frees_from_the_poltergeist_but_a_teleport_does_not() -> None:
    ferried = moving(figure("warrior", "tavern", followers="poltergeist#1", offer="ferry"))
    ferried.choose("ferry:middle_12_temple")
    assert ferried.hero().followers == ()
    carried = arriving(figure("warrior", FIELDS, followers="poltergeist#1"), deck="imp#1", dice=(6,))
    assert carried.hero().space == CURSED_GLADE
    assert carried.hero().followers == ("poltergeist#1",)


@pytest.mark.clause("TAL-A.poltergeist", "TAL-A.raft")
def test_a_raft_frees_from_the_poltergeist() -> None:
    rafting = starting(figure("warrior", "outer_03_woods", followers="poltergeist#1", raft="raft#1"))
    rafting.choose("raft:middle_02_hidden_valley")
    assert rafting.hero().followers == ()


@pytest.mark.clause("TAL-A.poltergeist", "TAL-C13")
def test_an_evaded_poltergeist_stays_on_the_space() -> None:
    scene = drawn("poltergeist#1", spells="immobility#1").choose("cast:immobility#1")
    assert scene.lying(FIELDS) == ("poltergeist#1",)


@pytest.mark.clause("TAL-A.raiders", "TAL-6.13.4d-R")
def test_the_raiders_carry_everything_to_the_oasis() -> None:
    rich = figure(
        "warrior", FIELDS, objects="mule#1 talisman#t1 sword#p1", gold=5, followers="guide#1", spells="healing#1",
        raft="raft#1",
    )  # fmt: skip
    scene = arriving(rich, deck="raiders#1").choose("space")
    assert (scene.hero().objects, scene.hero().gold, scene.hero().raft) == ((), 0, "")
    assert (scene.hero().followers, scene.hero().spells) == (("guide#1",), ("healing#1",))
    assert set(scene.lying("oasis")) == {"mule#1", "talisman#t1", "sword#p1"}
    assert scene.state.gold == {OASIS: 5}
    assert "raft#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-A.raiders")
def test_raiders_may_cost_spells_too_when_craft_goes_with_the_loot() -> None:
    wise = figure("warrior", FIELDS, objects="solomons_crown#1", spells="healing#1 hex#1")
    scene = arriving(wise, deck="raiders#1").choose("space")
    assert scene.asked == (0, "surplus_spell")
    scene.choose("discard:hex#1")
    assert scene.hero().spells == ("healing#1",)


@pytest.mark.clause("TAL-A.raiders")
def test_loot_at_the_oasis_itself_may_be_picked_up_again() -> None:
    scene = arriving(figure("warrior", "oasis", objects="sword#1", gold=3), deck="raiders#1 bag_of_gold#1")
    scene.choose("take:sword#1", "take:gold", "take:bag_of_gold#1")
    assert (scene.hero().objects, scene.hero().gold) == (("sword#1",), 4)


@pytest.mark.clause("TAL-A.storm", "TAL-6.15.4b", "TAL-6.15.4c-R", "TAL-C5")
def test_the_storm_costs_the_region_a_turn() -> None:
    scene = arriving(
        figure("warrior", "ruins"), figure("elf", "city"), figure("troll", "oasis"), deck="storm#1 bag_of_gold#1"
    )
    assert scene.lying("ruins") == ("bag_of_gold#1",)
    assert scene.told("turn_missed")[0].fact("who") == 1, "the Elf has already missed the next turn"
    assert [scene.hero(seat).missed for seat in range(3)] == [0, 0, 0]
    assert scene.turn == 2
