"""Scenes with Followers, charmed and raised ones among them, that come, go and help."""

from __future__ import annotations

import pytest

from game.talisman.rules.table.sheet import craft, strength
from tests.talisman.meeting.playing_on import finish, go_on, idle_till, idle_until_turn_of, to_the_dice
from tests.talisman.scene import arriving, figure, moving, starting

FIELDS, RUINS, GLADE, HILLS = "outer_01_fields", "outer_20_ruins", "middle_04_cursed_glade", "outer_05_hills"
VALLEY = "middle_02_hidden_valley"
FAR = figure("ghoul", "outer_14_hills")


# -- the Minstrel ----------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.8a", "TAL-6.14.5b")
def test_a_charmed_animal_is_no_help_in_the_crypt() -> None:
    tamer = figure("minstrel", "crypt", followers="bear#1", charm_used=True)
    scene = arriving(tamer, FAR, dice=(1, 1, 1), state={"moved": True, "charmed": ("bear#1",)})
    assert scene.hero().space == "inner_00_plain_of_peril", "three less two, not three less five"


@pytest.mark.clause("TAL-6.8a")
def test_of_two_animals_each_may_be_tried_until_one_listens() -> None:
    scene = arriving(figure("minstrel", RUINS), FAR, lying={RUINS: "wolf#1 wild_boar#1"}, dice=(2, 2))
    go_on(scene, "charm:wolf#1")
    assert scene.hero().followers == ()
    assert "charm:wolf#1" not in scene.offered, "one try for each Animal and visit"
    scene.choose("charm:wild_boar#1")
    assert scene.hero().followers == ("wild_boar#1",)
    finish(scene, 0)
    assert scene.lying(RUINS) == ("wolf#1",)


@pytest.mark.clause("TAL-6.8a")
def test_after_one_animal_has_listened_no_other_is_asked() -> None:
    scene = arriving(figure("minstrel", RUINS), FAR, lying={RUINS: "wolf#1 wild_boar#1"}, dice=(3, 6))
    go_on(scene, "charm:wolf#1")
    assert scene.hero().followers == ("wolf#1",)
    assert not [key for key in scene.offered if key.startswith("charm")]
    later = arriving(figure("minstrel", RUINS, charm_used=True), FAR, lying={RUINS: "wild_boar#1"})
    assert not [key for key in later.offered if key.startswith("charm")]


@pytest.mark.clause("TAL-A.cursed-by-a-hag")
def test_a_minstrel_to_whom_a_hag_came_while_he_was_no_minstrel_charms_nothing_and_takes_no_lady() -> None:
    cursed = figure("minstrel", FIELDS, followers="cursed_by_a_hag#1")
    scene = arriving(cursed, figure("elf", FIELDS, followers="maiden#1"), lying={FIELDS: "wild_boar#1"})
    assert not [key for key in scene.offered if key.startswith("lady")]
    go_on(scene, "space")
    assert not [key for key in scene.offered if key.startswith("charm")]


@pytest.mark.clause("TAL-6.18.2b", "TAL-CHR-1")
def test_an_elf_in_the_woods_keeps_the_maiden_from_the_minstrel() -> None:
    scene = arriving(figure("minstrel", "outer_03_woods"), figure("elf", "outer_03_woods", followers="maiden#1"))
    scene.choose(next(key for key in scene.offered if key.startswith("lady")))
    assert scene.asked[0] == 1
    go_on(scene, next(key for key in scene.offered if key.startswith("evade")))
    assert scene.hero(1).followers == ("maiden#1",)


@pytest.mark.clause("TAL-A.maiden", "TAL-6.2.7c-R", "TAL-6.2.8b")
def test_the_maiden_taken_brings_the_minstrel_a_spell_and_costs_the_other_one() -> None:
    other = figure("priest", FIELDS, followers="maiden#1", spells="hex#1 alchemy#1 mesmerism#1")
    scene = arriving(figure("minstrel", FIELDS), other, spell_deck="random#1")
    scene.choose(next(key for key in scene.offered if key.startswith("lady")))
    go_on(scene, next(key for key in scene.offered if "alchemy#1" in key))
    assert scene.hero(0).spells == ("random#1",)
    assert set(scene.hero(1).spells) == {"hex#1", "mesmerism#1"}


@pytest.mark.clause("TAL-6.8a", "TAL-6.12.1g-R")
def test_a_serpent_and_a_lion_let_the_minstrel_take_the_gold_that_lies_between_them() -> None:
    scene = arriving(figure("minstrel", VALLEY), FAR, lying={VALLEY: "serpent#1 lion#1 two_bags_of_gold#1"})
    go_on(scene, "take:two_bags_of_gold#1")
    assert scene.hero().gold == 3
    finish(scene, 0)
    assert not scene.told("fight_thrown")
    assert set(scene.lying(VALLEY)) == {"serpent#1", "lion#1"}


# -- the Ghoul -------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.8a")
def test_a_raised_giant_and_a_weapon_fight_together_once() -> None:
    ghoul = figure("ghoul", FIELDS, followers="giant#1", objects="axe#1")
    scene = arriving(ghoul, figure("elf", HILLS), lying={FIELDS: "dragon#1"}, dice=(3, 4))
    go_on(scene, "helper:giant#1")
    assert to_the_dice(scene) == (2 + 6 + 1 + 3, 7 + 4)
    assert "giant#1" not in scene.hero().followers
    assert "giant#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-6.8a")
def test_a_raised_dragon_buys_no_strength() -> None:
    scene = starting(figure("ghoul", FIELDS, followers="dragon#1"), figure("elf", HILLS))
    assert not [key for key in scene.offered if "exchange" in key or "hand_in" in key]
    kept = starting(figure("ghoul", FIELDS, trophies="dragon#1"), figure("elf", HILLS))
    go_on(kept, "exchange")
    if "hand_in" in kept.offered:
        kept.choose("hand_in")
    assert kept.hero().strength == 3


@pytest.mark.clause("TAL-6.4.3b", "TAL-6.15.5a")
def test_what_a_dead_ghoul_had_raised_lies_there_as_an_enemy_again() -> None:
    ghoul = figure("ghoul", FIELDS, followers="wolf#1", lives=1)
    scene = arriving(ghoul, figure("troll", "village"), deck="pestilence#1",
                     state={"moved": True, "unused": ("elf",)}, dice=(1, 6, 1))  # fmt: skip
    idle_until_turn_of(scene, 1)
    assert scene.lying(FIELDS) == ("wolf#1",)
    idle_till(scene, "cw")
    idle_until_turn_of(scene, 0)
    assert scene.told("fight_thrown")


# -- those who are hired, guide or heal ------------------------------------------------------------------


@pytest.mark.clause("TAL-A.mercenary", "TAL-6.12.1b")
def test_a_mercenary_who_lies_in_the_desert_is_fetched_for_a_fee_before_the_sun_burns() -> None:
    scene = arriving(figure("thief", "desert", gold=2), FAR, lying={"desert": "mercenary#1"})
    go_on(scene, "take:mercenary#1")
    assert (scene.hero().gold, scene.hero().followers) == (1, ("mercenary#1",))
    finish(scene, 0)
    assert scene.hero().lives == 3
    poor = arriving(figure("thief", "desert", gold=0), FAR, lying={"desert": "mercenary#1"})
    assert "take:mercenary#1" not in idle_until_turn_of(poor, 1)


@pytest.mark.clause("TAL-A.mercenary", "TAL-CHR-1")
def test_a_mercenary_lured_away_asks_no_fee_and_fights_at_once_for_pay() -> None:
    scene = arriving(figure("sorceress", FIELDS, gold=1), figure("troll", FIELDS, followers="mercenary#1", gold=0),
                     dice=(6, 1))  # fmt: skip
    scene.choose("attack:1", "card:mercenary#1")
    assert scene.hero().followers == ("mercenary#1",)
    assert scene.hero().gold == 1
    go_on(scene, "use:mercenary#1")
    assert to_the_dice(scene) == (2 + 3 + 6, 6 + 1)


@pytest.mark.clause("TAL-A.mercenary")
def test_a_paid_mercenary_helps_against_the_sentinel() -> None:
    walker = figure("thief", "outer_03_woods", strength=4, followers="mercenary#1", gold=1)
    scene = moving(walker, FAR, dice=(3, 6, 1))
    scene.choose("use:mercenary#1")
    go_on(scene, "cw")
    go_on(scene, "cross")
    assert to_the_dice(scene) == (4 + 3 + 6, 9 + 1)


@pytest.mark.clause("TAL-A.mercenary", "TAL-6.11.24c-R")
def test_a_paid_mercenary_pushes_at_the_portal() -> None:
    scene = moving(figure("thief", "portal_of_power", strength=4, followers="mercenary#1", gold=1), FAR, dice=(1, 3, 4))
    scene.choose("use:mercenary#1")
    go_on(scene, "inwards")
    scene.choose("strength")
    assert scene.hero().space == "inner_00_plain_of_peril"


@pytest.mark.clause("TAL-A.guide")
@pytest.mark.parametrize("answer", ["safe", "throw"])
def test_a_guide_spares_all_or_is_thrown_for_himself(answer: str) -> None:
    scene = arriving(figure("elf", "chasm", followers="guide#1 maiden#1"), FAR, dice=(3, 1, 1))
    scene.choose(answer)
    assert scene.hero().followers == (("guide#1", "maiden#1") if answer == "safe" else ())


@pytest.mark.clause("TAL-A.gnome", "TAL-A.cave")
def test_a_gnome_in_the_hills_hides_his_owner_from_the_goblin_of_the_cave() -> None:
    scene = arriving(figure("thief", HILLS, followers="gnome#1"), FAR, lying={HILLS: "cave#1"}, dice=(2,))
    go_on(scene, next(key for key in ("yes", "throw") if key in scene.offered))
    evade = [key for key in scene.offered if key.startswith("evade")]
    assert evade
    scene.choose(evade[0])
    assert not scene.told("fight_thrown")


@pytest.mark.clause("TAL-A.pixie", "TAL-C13")
def test_a_pixie_hides_nobody_from_a_witch_and_from_no_brigand() -> None:
    scene = arriving(figure("thief", "middle_13_woods", followers="pixie#1"), FAR, lying={"middle_13_woods": "witch#1"},
                     dice=(4,))  # fmt: skip
    assert scene.hero().strength == 4
    forest = arriving(figure("thief", "forest", followers="pixie#1"), FAR, dice=(1, 6, 1))
    forest.choose("throw")
    assert not [key for key in forest.offered if key.startswith("evade")]
    assert forest.told("fight_thrown")


@pytest.mark.clause("TAL-A.prince", "TAL-A.princess", "TAL-C8")
def test_prince_and_princess_heal_three_lives_and_bring_six_gold() -> None:
    scene = arriving(figure("elf", "castle", followers="prince#1 princess#1", lives=1, gold=0), FAR)
    while "free_lives" in scene.offered:
        scene.choose("free_lives")
        if any(key.startswith("heal:") for key in scene.offered):
            scene.choose([key for key in scene.offered if key.startswith("heal:")][-1])
    assert scene.hero().lives == 4
    for who in ("prince#1", "princess#1"):
        go_on(scene, f"give_up:{who}")
    assert (scene.hero().gold, scene.hero().followers) == (6, ())


@pytest.mark.clause("TAL-A.poltergeist")
def test_a_poltergeist_slows_nobody_at_the_portal_and_follows_inside() -> None:
    scene = moving(figure("troll", "portal_of_power", strength=12, followers="poltergeist#1"), FAR)
    go_on(scene, "inwards")
    scene.choose("strength")
    assert scene.hero().space == "inner_00_plain_of_peril"
    assert scene.hero().followers == ("poltergeist#1",)


@pytest.mark.clause("TAL-A.unicorn", "TAL-A.ring", "TAL-6.6.4")
def test_a_unicorn_left_behind_takes_point_and_point_along() -> None:
    scene = moving(figure("elf", FIELDS, followers="unicorn#1", objects="ring#1", spells="hex#1 alchemy#1 mesmerism#1"))
    assert (strength(scene.state, 0), craft(scene.state, 0)) == (5, 7)
    scene.choose("leave:unicorn#1")
    assert (strength(scene.state, 0), craft(scene.state, 0)) == (4, 6)
    assert len(scene.hero().spells) == 3
    assert scene.lying(FIELDS) == ("unicorn#1",)
