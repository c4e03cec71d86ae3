"""Scenes in which an Alignment changes, or is what a card or a space asks about."""

from __future__ import annotations

import pytest

from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.meeting.playing_on import finish, go_on, idle_till, idle_until_turn_of, to_the_dice
from tests.talisman.scene import arriving, figure, moving

FIELDS, RUINS, GLADE, HILLS = "outer_01_fields", "outer_20_ruins", "middle_04_cursed_glade", "outer_05_hills"
VALLEY = "middle_02_hidden_valley"
FAR = figure("ghoul", "outer_14_hills")


@pytest.mark.clause("TAL-A.mephistopheles", "TAL-A.phantom", "TAL-A.fairy")
def test_who_has_just_become_evil_is_heard_by_the_phantom_and_no_more_by_the_fairy() -> None:
    scene = arriving(figure("elf", VALLEY), FAR, deck="mephistopheles#1 fairy#1 phantom#1")
    wishes = 0
    for _ in range(10):
        if scene.asked[1] == "wish":
            wishes += 1
            scene.choose("wish:strength")
        elif scene.turn == 0:
            scene.choose(scene.offered[-1])
    assert wishes == 1
    assert scene.hero().strength == 4
    assert scene.lying(VALLEY) == ("fairy#1",)
    assert "phantom#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-A.fairy", "TAL-6.7.2")
def test_a_fairy_and_a_phantom_ask_the_druid_who_he_is_but_he_may_change_only_once() -> None:
    scene = arriving(figure("druid", VALLEY), FAR, lying={VALLEY: "fairy#1 phantom#1 guide#1"})
    go_on(scene, "become:good")
    if "first:fairy#1" in scene.offered:
        scene.choose("first:fairy#1")
    go_on(scene, "wish:strength")
    assert not [key for key in scene.offered if key.startswith(("become:", "wish:"))]
    finish(scene, 0)
    assert "phantom#1" in scene.lying(VALLEY)


@pytest.mark.clause("TAL-6.7.3", "TAL-A.holy-lance", "TAL-A.runesword")
@pytest.mark.parametrize(("way", "lost"), [("become:good", "runesword#1"), ("become:evil", "holy_lance#1")])
def test_a_druid_with_lance_and_runesword_loses_one_whichever_way_he_turns(way: str, lost: str) -> None:
    scene = moving(figure("druid", FIELDS, objects="holy_lance#1 runesword#1"), FAR)
    scene.choose(way)
    assert scene.lying(FIELDS) == (lost,)
    assert len(scene.hero().objects) == 1


@pytest.mark.clause("TAL-6.7.3", "TAL-6.2.8a")
def test_a_grail_forbidden_takes_a_spell_along() -> None:
    owner = figure("elf", FIELDS, craft=5, objects="holy_grail#1", spells="hex#1 mesmerism#1 alchemy#1")
    scene = arriving(owner, FAR, deck="mephistopheles#1")
    go_on(scene, next(key for key in scene.offered if "mesmerism#1" in key))
    assert scene.hero().alignment == "evil"
    assert scene.lying(FIELDS) == ("holy_grail#1",)
    assert scene.hero().spells == ("hex#1", "alchemy#1")


@pytest.mark.clause("TAL-A.mephistopheles", "TAL-6.7.3")
def test_on_the_cursed_glade_too_a_forbidden_lance_is_left() -> None:
    scene = arriving(figure("monk", GLADE, objects="holy_lance#1"), FAR, deck="mephistopheles#1")
    finish(scene, 0)
    assert scene.hero().objects == ()
    assert scene.lying(GLADE) == ("holy_lance#1",)


@pytest.mark.clause("TAL-6.7.3", "TAL-BRD-7")
def test_a_runesword_is_left_by_who_turns_good_though_magic_is_destroyed() -> None:
    silence = Lasting("destroy_magic", EVERYBODY, "own_turn", 1, 1)
    scene = arriving(figure("thief", "village", objects="runesword#1"), FAR, dice=(4,),
                     state={"moved": True, "lasting": (silence,)})  # fmt: skip
    scene.choose("mystic")
    assert scene.hero().alignment == "good"
    assert scene.lying("village") == ("runesword#1",)


@pytest.mark.clause("TAL-A.cross")
def test_an_elf_turned_evil_fears_the_chapel_without_the_cross_and_with_it_neither_that_nor_the_graveyard() -> None:
    evil = {"alignment": "evil", "lives": 2}
    assert arriving(figure("elf", "chapel", objects="cross#1", **evil), FAR).hero().lives == 2
    assert arriving(figure("elf", "graveyard", objects="cross#1", **evil), FAR).hero().lives == 2
    assert arriving(figure("elf", "chapel", **evil), FAR).hero().lives == 1


@pytest.mark.clause("TAL-A.angel", "TAL-6.15.2b-R")
def test_angel_and_mephistopheles_in_the_order_that_the_player_likes() -> None:
    kind = arriving(figure("elf", RUINS), FAR, deck="mephistopheles#1 angel#1")
    go_on(kind, "first:angel#1")
    finish(kind, 0)
    assert (kind.hero().lives, kind.hero().alignment) == (5, "evil")
    cruel = arriving(figure("elf", RUINS), FAR, deck="angel#1 mephistopheles#1")
    go_on(cruel, "first:mephistopheles#1")
    finish(cruel, 0)
    assert (cruel.hero().lives, cruel.hero().alignment) == (3, "evil")


@pytest.mark.clause("TAL-A.evil-darkness", "TAL-6.15.2b-R")
def test_who_meets_mephistopheles_before_the_darkness_keeps_his_turn() -> None:
    scene = arriving(figure("elf", VALLEY), figure("sorceress", "city"),
                     deck="evil_darkness#1 mephistopheles#1 guide#1")  # fmt: skip
    go_on(scene, "first:mephistopheles#1")
    go_on(scene, "take:guide#1")
    assert scene.hero().followers == ("guide#1",)
    assert (scene.hero().missed, scene.hero(1).missed) == (0, 0)


@pytest.mark.clause("TAL-A.evil-darkness", "TAL-6.7.3")
def test_a_druid_who_evades_the_darkness_as_evil_leaves_his_grail_where_he_is() -> None:
    scene = arriving(figure("troll", FIELDS), figure("druid", "oasis", objects="holy_grail#1"), deck="evil_darkness#1")
    idle_till(scene, "become:evil")
    assert scene.hero(1).missed == 0
    assert scene.lying("oasis") == ("holy_grail#1",)
    assert (scene.turn, scene.hero(1).alignment) == (1, "evil")


@pytest.mark.clause("TAL-6.7.2-R")
def test_a_druid_turned_evil_in_anothers_turn_may_change_again_in_his_own() -> None:
    scene = arriving(figure("troll", FIELDS), figure("druid", "oasis"), deck="evil_darkness#1")
    idle_till(scene, "become:evil")
    idle_until_turn_of(scene, 1)
    assert {"become:good", "become:neutral"} <= {*scene.offered}


@pytest.mark.clause("TAL-6.5.2b", "TAL-A.holy-grail", "TAL-6.12.1f")
def test_a_druid_who_becomes_good_on_arrival_takes_the_grail_before_the_sun_burns() -> None:
    scene = arriving(figure("druid", "desert", alignment="evil"), FAR, lying={"desert": "holy_grail#1"})
    assert "take:holy_grail#1" not in scene.offered
    scene.choose("become:good")
    go_on(scene, "take:holy_grail#1")
    finish(scene, 0)
    assert scene.hero().lives == 4, "the Grail quenches thirst"


@pytest.mark.clause("TAL-A.mage", "TAL-C7")
def test_the_mage_teaches_good_and_only_who_has_room() -> None:
    full = arriving(figure("elf", FIELDS, spells="hex#1 alchemy#1"), FAR, lying={FIELDS: "mage#1"})
    finish(full, 0)
    assert len(full.hero().spells) == 2
    grail = arriving(figure("elf", FIELDS, craft=5, objects="holy_grail#1", spells="hex#1 alchemy#1"), FAR,
                     lying={FIELDS: "mage#1"}, spell_deck="random#1")  # fmt: skip
    finish(grail, 0)
    assert set(grail.hero().spells) == {"hex#1", "alchemy#1", "random#1"}


@pytest.mark.clause("TAL-A.sorcerer", "TAL-A.alchemist")
def test_the_alchemist_earns_the_fee_of_the_sorcerer() -> None:
    scene = arriving(figure("elf", FIELDS, gold=0, objects="axe#1", followers="alchemist#1"), FAR,
                     lying={FIELDS: "sorcerer#1"}, spell_deck="random#1")  # fmt: skip
    go_on(scene, next(key for key in scene.offered if "alchemist" in key and "leave" not in key))
    if "card:axe#1" in scene.offered:
        scene.choose("card:axe#1")
    go_on(scene, "yes")
    assert (scene.hero().gold, scene.hero().spells) == (0, ("random#1",))


@pytest.mark.clause("TAL-6.5.2b")
def test_a_runesword_beguiled_away_by_a_sorceress_turned_good_falls_to_the_ground() -> None:
    victim = figure("troll", FIELDS, objects="runesword#1 axe#1", gold=0)
    scene = arriving(figure("sorceress", FIELDS, alignment="good"), victim, dice=(6,))
    go_on(scene, "beguile:1")
    go_on(scene, "card:runesword#1")
    assert (scene.hero(0).objects, scene.hero(1).objects) == ((), ("axe#1",))
    assert scene.lying(FIELDS) == ("runesword#1",)


@pytest.mark.clause("TAL-A.devil", "TAL-6.4.3b", "TAL-6.15.11")
def test_a_good_character_killed_by_the_devil_never_meets_the_goblin() -> None:
    scene = arriving(figure("monk", RUINS, lives=1, gold=2, objects="ring#1"), FAR, deck="goblin#1 devil#1",
                     state={"moved": True, "unused": ("elf",)})  # fmt: skip
    idle_until_turn_of(scene, 1)
    assert set(scene.lying(RUINS)) == {"goblin#1", "ring#1"}
    assert scene.state.gold == {RUINS: 2}
    assert (scene.hero().character, scene.hero().space) == ("elf", "outer_22_forest")


@pytest.mark.clause("TAL-A.holy-lance", "TAL-6.16.5b-R")
def test_a_lance_gives_three_against_a_group_with_one_dragon_in_it() -> None:
    scene = arriving(figure("elf", RUINS, objects="holy_lance#1"), FAR, lying={RUINS: "goblin#1 dragon#1"}, dice=(6, 1))
    assert to_the_dice(scene) == (3 + 3 + 6, 2 + 7 + 1)


# -- on Market Day ---------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-FLOW-2", "TAL-A.market-day", "TAL-6.7.2")
def test_a_druid_who_drew_market_day_may_become_good_for_the_grail_that_somebody_has() -> None:
    seller = figure("elf", "city", objects="holy_grail#1")
    scene = arriving(figure("druid", "outer_01_fields", alignment="evil", gold=3), seller, deck="market_day#1")
    scene.choose("space")
    assert scene.asked == (0, "declare_alignment")
    scene.choose("become:good", "seat:1")
    assert "take:holy_grail#1" in scene.offered


@pytest.mark.clause("TAL-FLOW-2", "TAL-A.market-day", "TAL-6.7.2")
def test_a_druid_changes_neither_on_the_market_day_of_another_nor_for_what_he_may_own() -> None:
    druid = figure("druid", "city", alignment="evil", gold=3, objects="ring#1")
    other = arriving(figure("elf", "outer_01_fields", objects="holy_grail#1"), druid, deck="market_day#1")
    other.choose("done")
    assert other.asked == (1, "trade_partner")
    own = arriving(figure("druid", "outer_01_fields", alignment="evil", gold=3),
                   figure("elf", "city", objects="ring#1"), deck="market_day#1")  # fmt: skip
    own.choose("space")
    assert own.asked == (0, "trade_partner")
