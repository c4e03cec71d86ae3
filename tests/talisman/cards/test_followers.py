"""The 10 Followers: what they do for whoever they follow."""

import pytest

from game.talisman.rules.table.sheet import craft, strength
from tests.talisman.scene import arriving, figure, moving

FIELDS = "outer_01_fields"


@pytest.mark.clause("TAL-A.alchemist", "TAL-C11", "TAL-6.20.2b")
def test_the_alchemist_turns_objects_into_gold_whenever_his_owner_likes() -> None:
    owner = figure("warrior", FIELDS, objects="talisman#t1 sword#1 helmet#p1", followers="alchemist#1")
    scene = moving(owner).choose("use:alchemist#1", "card:talisman#t1", "card:sword#1", "done")
    assert (scene.hero().gold, scene.hero().objects) == (3, ("helmet#p1",))
    assert "talisman#t1" in scene.state.stock
    assert "sword#1" in scene.state.adventure.discard
    assert scene.hero().followers == ("alchemist#1",), "he is not used up"
    assert "use:alchemist#1" in scene.offered


@pytest.mark.clause("TAL-A.alchemist")
def test_without_objects_the_alchemist_has_nothing_to_do() -> None:
    assert "use:alchemist#1" not in moving(figure("warrior", FIELDS, followers="alchemist#1")).offered


@pytest.mark.clause("TAL-A.gnome", "TAL-6.11.24c-R")
def test_the_gnome_opens_the_portal_with_one_die_against_craft() -> None:
    owner = figure("warrior", "middle_00_portal_of_power", followers="gnome#1")
    scene = moving(owner, dice=(3, 3)).choose("throw", "inwards", "craft")
    assert scene.told("portal_opened")
    shut = moving(figure("warrior", "middle_00_portal_of_power"), dice=(3, 3, 3)).choose("inwards", "craft")
    assert shut.told("portal_shut")


@pytest.mark.clause("TAL-A.gnome", "TAL-6.14.6")
def test_the_gnome_saves_a_die_in_the_mines() -> None:
    scene = arriving(figure("warrior", "mines", followers="gnome#1"), dice=(2, 2))
    assert scene.hero().space == "inner_00_plain_of_peril", "4 less Craft 3 is 1"


@pytest.mark.clause("TAL-A.gnome", "TAL-A.guide")
@pytest.mark.parametrize("follower", ["gnome#1", "guide#1"])
def test_gnome_and_guide_make_the_crags_safe_but_one_may_throw(follower: str) -> None:
    owner = figure("warrior", "crags", followers=follower)
    assert arriving(owner).choose("safe").told("thrown") == []
    assert arriving(owner, dice=(6,)).choose("throw").hero().strength == 5


@pytest.mark.clause("TAL-A.gnome", "TAL-A.pixie", "TAL-C13", "TAL-6.18.1a")
@pytest.mark.parametrize(
    ("follower", "space"),
    [("gnome#1", "outer_05_hills"), ("gnome#1", "middle_03_hills"), ("pixie#1", "outer_03_woods"),
     ("pixie#1", "middle_13_woods")],
)  # fmt: skip
def test_gnome_and_pixie_evade_in_hills_and_woods(follower: str, space: str) -> None:
    scene = arriving(figure("warrior", space, followers=follower), lying={space: "giant#1"})
    scene.choose("evade:card:giant#1")
    assert not scene.told("fight_thrown")
    assert scene.lying(space) == ("giant#1",)


@pytest.mark.clause("TAL-C13", "TAL-6.18.2c-R", "TAL-A.pixie")
def test_a_follower_evades_no_strangers_and_no_persons_of_events() -> None:
    woods = "outer_03_woods"
    scene = arriving(figure("warrior", woods, followers="pixie#1"), lying={woods: "witch#1"}, dice=(4,))
    assert scene.hero().strength == 5
    carried = arriving(figure("warrior", woods, followers="pixie#1"), deck="imp#1", dice=(4,))
    assert carried.told("transported")


@pytest.mark.clause("TAL-A.guide")
def test_the_guide_saves_his_owner_and_all_followers_from_the_chasm() -> None:
    owner = figure("warrior", "chasm", followers="guide#1 maiden#1")
    assert arriving(owner).choose("safe").hero().followers == ("guide#1", "maiden#1")
    risked = arriving(owner, dice=(5, 1, 3)).choose("throw")
    assert risked.hero().followers == ("maiden#1",), "if the owner throws, all throw"


@pytest.mark.clause("TAL-A.guide", "TAL-A.pixie")
@pytest.mark.parametrize("follower", ["guide#2", "pixie#1"])
def test_guide_and_pixie_make_the_forest_safe(follower: str) -> None:
    assert arriving(figure("warrior", "forest", followers=follower)).asked == (0, "space_throw")


@pytest.mark.clause("TAL-A.maiden", "TAL-A.unicorn", "TAL-6.2.5", "TAL-6.1.6a")
def test_maiden_and_unicorn_add_up_and_count_on_the_cursed_glade() -> None:
    for space in (FIELDS, "cursed_glade"):
        scene = moving(figure("warrior", space, followers="maiden#1 unicorn#1"))
        assert (strength(scene.state, 0), craft(scene.state, 0)) == (5, 6)


@pytest.mark.clause("TAL-A.mercenary")
def test_the_mercenary_joins_for_a_fee_and_waits_without_it() -> None:
    scene = arriving(figure("warrior", FIELDS), lying={FIELDS: "mercenary#1"}).choose("take:mercenary#1")
    assert (scene.hero().gold, scene.hero().followers) == (0, ("mercenary#1",))
    poor = arriving(figure("warrior", FIELDS, gold=0), lying={FIELDS: "mercenary#1"})
    assert poor.lying(FIELDS) == ("mercenary#1",)
    assert not poor.was_asked("take")


@pytest.mark.clause("TAL-A.mercenary", "TAL-6.1.6a")
def test_the_mercenary_gives_three_strength_for_a_turn_once() -> None:
    scene = moving(figure("warrior", FIELDS, gold=3, followers="mercenary#1")).choose("use:mercenary#1")
    assert (strength(scene.state, 0), scene.hero().gold) == (7, 2)
    assert "use:mercenary#1" not in scene.offered, "he is paid once in a turn"


@pytest.mark.clause("TAL-A.mercenary")
def test_the_mercenary_may_be_paid_in_another_players_turn_before_the_dice() -> None:
    victim = figure("elf", FIELDS, gold=1, followers="mercenary#1")
    scene = arriving(figure("warrior", FIELDS), victim, dice=(3, 3, 3)).choose("attack:1", "use:mercenary#1")
    fought = scene.told("fight_thrown")[0]
    assert fought.fact("foe_score") == 3 + 3 + 3
    assert scene.hero(1).gold == 0


@pytest.mark.clause("TAL-A.mercenary")
def test_the_mercenarys_help_ends_with_the_turn() -> None:
    owner = figure("warrior", "outer_23_fields", gold=2, followers="mercenary#1")
    scene = moving(owner, dice=(1,)).choose("use:mercenary#1", "throw", "cw")
    assert scene.asked == (0, "service")
    assert strength(scene.state, 0) == 7
    scene.choose("nothing").end_turn()
    assert strength(scene.state, 0) == 4


@pytest.mark.clause("TAL-A.prince", "TAL-A.princess", "TAL-C8")
def test_prince_and_princess_heal_free_at_the_castle_and_then_stay_for_gold() -> None:
    owner = figure("warrior", "castle", lives=1, gold=0, followers="prince#1 princess#1")
    scene = arriving(owner).choose("free_lives")
    assert scene.hero().lives == 4
    scene.choose("give_up:prince#1", "give_up:princess#1")
    assert (scene.hero().gold, scene.hero().followers) == (6, ())
    assert {"prince#1", "princess#1"} <= set(scene.state.adventure.discard)


@pytest.mark.clause("TAL-A.prince", "TAL-A.princess")
@pytest.mark.parametrize("follower", ["prince#1", "princess#1"])
def test_each_of_them_alone_heals_two_lives(follower: str) -> None:
    scene = arriving(figure("warrior", "castle", lives=1, gold=0, followers=follower)).choose("free_lives")
    assert scene.hero().lives == 3


@pytest.mark.clause("TAL-6.6.3")
def test_a_follower_killed_in_the_chasm_is_discarded_unless_preserved() -> None:
    owner = figure("warrior", "chasm", followers="maiden#1")
    killed = arriving(owner, dice=(5, 2)).choose("throw")
    assert "maiden#1" in killed.state.adventure.discard
    saved = arriving(figure("warrior", "chasm", followers="maiden#1", spells="preservation#1"), dice=(5, 2))
    saved.choose("throw", "cast:preservation#1")
    assert saved.hero().followers == ("maiden#1",)


@pytest.mark.clause("TAL-S.preservation", "TAL-6.6.3")
def test_that_a_follower_was_preserved_is_told() -> None:
    saved = arriving(figure("warrior", "chasm", followers="maiden#1", spells="preservation#1"), dice=(5, 2))
    saved.choose("throw", "cast:preservation#1")
    assert saved.told("follower_saved")[0].fact("card") == "maiden#1"
    assert saved.hero().followers == ("maiden#1",)
