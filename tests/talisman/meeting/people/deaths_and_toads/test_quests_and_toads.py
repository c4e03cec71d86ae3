"""Quests, Toads, spaces and what is done before cards just drawn."""

from __future__ import annotations

import pytest

from game.talisman.box.board import WARLOCKS_CAVE
from game.talisman.box.quests import FOLLOWER, THREE_GOLD
from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.meeting.playing_on import finish, go_on, on_turn, step, to_the_dice
from tests.talisman.scene import arriving, ending, figure, moving, starting

FIELDS, RUINS, OASIS = "outer_01_fields", "outer_20_ruins", "middle_10_oasis"
CROWN = "inner_08_crown_of_command"
FAR = figure("ghoul", "outer_14_hills")


# -- before cards just drawn -----------------------------------------------------------------------------


@pytest.mark.clause("TAL-FLOW-2", "TAL-A.imp", "TAL-A.marsh", "TAL-FLOW-7d")
def test_whom_the_imp_carries_off_is_asked_again_before_what_is_drawn_there() -> None:
    scene = arriving(figure("elf", FIELDS, objects="potion_of_strength#1"), FAR, deck="imp#1 marsh#1 bag_of_gold#1",
                     dice=(4,))  # fmt: skip
    scene.choose("space", "space")
    assert scene.hero().space == RUINS
    for _ in range(4):
        if scene.told("card_drawn")[1:]:
            break
        scene.choose("space")
    assert scene.asked == (0, "encounter")
    scene.choose("use:potion_of_strength#1")
    finish(scene, 0)
    assert scene.hero().missed == 0


@pytest.mark.clause("TAL-FLOW-2", "TAL-A.mercenary", "TAL-A.marsh", "TAL-6.15.3")
def test_a_mercenary_paid_before_marsh_and_bear_helps_against_both() -> None:
    scene = arriving(figure("elf", RUINS, followers="mercenary#1"), FAR, deck="marsh#1 bear#1", dice=(1, 6))
    scene.choose("space", "use:mercenary#1")
    assert to_the_dice(scene) == (3 + 3 + 1, 3 + 6)
    won = arriving(figure("elf", RUINS, followers="mercenary#1"), FAR, deck="marsh#1 bear#1", dice=(6, 1))
    won.choose("space", "use:mercenary#1")
    on_turn(won, 1)
    assert won.hero().trophies == ("bear#1",)
    assert won.hero().missed == 0


@pytest.mark.clause("TAL-FLOW-2", "TAL-6.8a", "TAL-A.marsh")
def test_what_the_prophetess_discards_is_nothing_to_think_about() -> None:
    scene = arriving(figure("prophetess", FIELDS, spells="hex#1", objects="potion_of_strength#1"), FAR,
                     deck="marsh#1 bag_of_gold#1")  # fmt: skip
    scene.choose("space", "yes", "card:marsh#1")
    assert scene.asked[1] != "encounter"
    assert "marsh#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-FLOW-2", "TAL-6.15.1", "TAL-A.hermit")
def test_a_hermit_who_goes_elsewhere_is_nothing_to_think_about() -> None:
    scene = arriving(figure("elf", FIELDS, objects="potion_of_strength#1"), FAR, deck="hermit#1", dice=(3,))
    scene.choose("space")
    assert scene.lying(OASIS) == ("hermit#1",)
    assert scene.asked[1] != "encounter"


@pytest.mark.clause("TAL-FLOW-2", "TAL-6.19.2a", "TAL-BRD-9")
def test_a_toad_before_a_card_just_drawn_has_nothing_to_use() -> None:
    scene = arriving(figure("elf", FIELDS, toad=2, gold=0, quest=THREE_GOLD), FAR, deck="marsh#1")
    assert not scene.was_asked("encounter")
    assert scene.hero().missed == 1


@pytest.mark.clause("TAL-FLOW-2", "TAL-A.market-day", "TAL-A.alchemist")
def test_an_object_is_turned_into_gold_before_a_market_day_just_drawn() -> None:
    scene = arriving(figure("elf", FIELDS, gold=0, objects="helmet#1", followers="alchemist#1"),
                     figure("troll", "city", objects="sword#1"), deck="market_day#1")  # fmt: skip
    scene.choose("space", "use:alchemist#1", "card:helmet#1")
    for _ in range(4):
        if "seat:1" in scene.offered:
            break
        step(scene)
    scene.choose("seat:1", "take:sword#1")
    assert any(key.startswith("give") and "gold" in key for key in scene.offered)


@pytest.mark.clause("TAL-FLOW-2", "TAL-A.evil-darkness", "TAL-BRD-9")
def test_a_follower_is_handed_over_before_the_darkness_and_the_darkness_waits() -> None:
    scene = arriving(figure("elf", FIELDS, followers="guide#1", quest=FOLLOWER), FAR, deck="evil_darkness#1")
    scene.choose("space", "deliver:guide#1")
    on_turn(scene, 1)
    assert scene.hero().space == WARLOCKS_CAVE
    assert scene.lying(FIELDS) == ("evil_darkness#1",)
    assert (scene.hero().missed, scene.hero(1).missed) == (0, 0)


# -- quests ----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-BRD-9", "TAL-6.14.7c", "TAL-6.11.3a")
@pytest.mark.parametrize(("space", "dice"), [("werewolf_den", (1, 1, 6, 1)), ("pits", (3, 6, 1))])
def test_a_creature_of_the_inner_region_killed_for_the_warlock_holds_nobody_any_more(
    space: str, dice: tuple[int, ...]
) -> None:
    scene = arriving(figure("troll", space, quest="kill_an_enemy"), FAR, dice=dice)
    assert scene.asked == (0, "end_turn")
    assert (scene.hero().space, scene.hero().held, scene.hero().held_by) == (WARLOCKS_CAVE, "", 0)
    assert scene.hero().objects == ("talisman#t1",)
    assert len(scene.told("fight_thrown")) == 1


@pytest.mark.clause("TAL-BRD-9", "TAL-6.14.2")
def test_a_life_taken_on_the_plain_of_peril_leads_back_to_the_cave() -> None:
    scene = arriving(figure("troll", "plain_of_peril", quest="take_a_life"), figure("elf", "plain_of_peril", gold=0),
                     dice=(6, 1))  # fmt: skip
    go_on(scene, "attack:1")
    go_on(scene, "life")
    on_turn(scene, 1)
    assert (scene.hero().space, scene.hero(1).lives) == (WARLOCKS_CAVE, 3)


@pytest.mark.clause("TAL-BRD-9", "TAL-6.4.3g-R", "TAL-6.16.9a")
def test_a_last_life_taken_fulfils_the_quest_and_the_dead_lie_where_they_fell() -> None:
    scene = arriving(figure("troll", FIELDS, quest="take_a_life"), figure("elf", FIELDS, lives=1, gold=2,
                     objects="sword#1"), dice=(6, 1), state={"moved": True, "unused": ("monk",)})  # fmt: skip
    go_on(scene, "attack:1")
    go_on(scene, "life")
    for _ in range(5):
        if scene.told("quest_done"):
            break
        scene.choose("no_offer" if "no_offer" in scene.offered else scene.offered[-1])
    on_turn(scene, 1)
    assert scene.hero().space == WARLOCKS_CAVE
    assert scene.lying(FIELDS) == ("sword#1",)
    assert scene.state.gold == {FIELDS: 2}
    assert scene.hero(1).character == "monk"


@pytest.mark.clause("TAL-BRD-9", "TAL-6.8a")
def test_an_enemy_raised_by_the_ghoul_is_a_follower_for_the_warlock() -> None:
    scene = moving(figure("ghoul", FIELDS, followers="bear#1", quest=FOLLOWER), figure("elf", "city"))
    assert "deliver:bear#1" in scene.offered
    scene.choose("deliver:bear#1")
    on_turn(scene, 1)
    assert scene.hero().space == WARLOCKS_CAVE
    assert "bear#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-BRD-9", "TAL-A.holy-grail", "TAL-6.2.8a")
def test_a_magic_object_of_craft_handed_over_costs_the_surplus_spell() -> None:
    scene = moving(figure("elf", FIELDS, objects="ring#1", spells="hex#1 alchemy#1 nullify#1",
                          quest="deliver_magic_object"), FAR)  # fmt: skip
    go_on(scene, "deliver:ring#1")
    assert scene.asked == (0, "surplus_spell")
    scene.choose("discard:hex#1")
    assert scene.hero().spells == ("alchemy#1", "nullify#1")


@pytest.mark.clause("TAL-BRD-9", "TAL-6.20.2c", "TAL-A.hermit")
def test_the_last_talisman_goes_to_the_warlocks_servant_and_the_hermit_waits() -> None:
    holders = figure("dwarf", "city", objects="talisman#t1 talisman#t2 talisman#t3")
    scene = moving(figure("elf", "outer_15_plains", gold=3, quest=THREE_GOLD), holders, lying={OASIS: "hermit#1"})
    scene.choose("deliver:gold")
    assert scene.hero().objects == ("talisman#t4",)
    visit = arriving(
        figure("elf", OASIS),
        figure("dwarf", "city", objects="talisman#t1 talisman#t2 talisman#t3 talisman#t4"),
        lying={OASIS: "hermit#1 healer#1"},
    )
    finish(visit, 0)
    assert "hermit#1" in visit.lying(OASIS)
    assert visit.hero().objects == ()


# -- Toads -----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.19.3a", "TAL-6.14.8b", "TAL-6.19.3b")
def test_a_toad_held_in_the_pits_fights_on_with_one_and_then_with_its_own_strength() -> None:
    toad = figure("troll", "pits", toad=1, gold=0, held="lizardman", held_by=1, lives=3)
    scene = starting(toad, FAR, dice=(3, 4, 6, 1)).choose("continue")
    assert to_the_dice(scene) == (1 + 3, 4 + 4)
    on_turn(scene, 1)
    assert (scene.hero().lives, scene.hero().toad, scene.hero().held) == (2, 0, "lizardman")
    on_turn(scene, 0)
    scene.choose("continue")
    last = scene.told("fight_thrown")[-1]
    assert int(str(last.fact("score"))) - int(str(last.fact("number"))) == 6


@pytest.mark.clause("TAL-6.19.7", "TAL-6.11.11a", "TAL-6.19.3a")
def test_a_toad_meets_the_sentinel_with_its_one_point() -> None:
    scene = moving(figure("troll", "outer_04_sentinel", toad=2, gold=0), FAR, dice=(6, 1))
    scene.choose("cross")
    assert to_the_dice(scene) == (1 + 6, 9 + 1)
    on_turn(scene, 1)
    assert (scene.hero().space, scene.hero().lives) == ("outer_04_sentinel", 3)


@pytest.mark.clause("TAL-6.19.7", "TAL-6.1.4a", "TAL-6.19.3c")
def test_a_toad_that_kills_keeps_the_enemy_but_strength_bought_with_it_is_lost() -> None:
    toad = figure("troll", FIELDS, toad=1, gold=0, trophies="dragon#1")
    scene = arriving(toad, FAR, lying={FIELDS: "wild_boar#1"}, dice=(6, 1))
    assert scene.hero().trophies == ("dragon#1", "wild_boar#1")
    scene.choose("hand_in")
    assert scene.hero().trophies == ("wild_boar#1",)
    on_turn(scene, 1)
    assert (scene.hero().toad, scene.hero().strength) == (0, 6)


@pytest.mark.clause("TAL-6.19.2b", "TAL-A.mercenary", "TAL-BRD-16")
def test_what_a_toad_dropped_in_the_city_is_taken_by_the_next_to_come() -> None:
    scene = arriving(figure("elf", "city", objects="ring#1", followers="mercenary#1", gold=2),
                     figure("troll", "outer_11_fields", gold=0), dice=(1, 1))  # fmt: skip
    scene.choose("space", "enchantress")
    on_turn(scene, 1)
    assert scene.hero().toad == 3
    assert set(scene.lying("city")) == {"ring#1", "mercenary#1"}
    for _ in range(10):
        if any(key.startswith("take") for key in scene.offered):
            break
        scene.choose("cw" if "cw" in scene.offered else "space" if "space" in scene.offered else scene.offered[0])
    assert "take:ring#1" in scene.offered
    assert "take:mercenary#1" not in scene.offered, "no gold yet"


@pytest.mark.clause("TAL-6.19.8", "TAL-6.8a", "TAL-6.15.5a")
def test_animals_attack_a_minstrel_who_is_a_toad() -> None:
    scene = arriving(figure("minstrel", FIELDS, toad=2, gold=0), FAR, lying={FIELDS: "lion#1"}, dice=(1, 6))
    assert to_the_dice(scene) == (1 + 1, 3 + 6)


@pytest.mark.clause("TAL-6.19.2b", "TAL-6.5.5b", "TAL-A.mule")
def test_a_toad_that_is_itself_again_on_its_heap_takes_it_only_when_it_comes_back() -> None:
    scene = ending(figure("troll", FIELDS, toad=1, gold=0), FAR, lying={FIELDS: "ring#1"})
    on_turn(scene, 1)
    assert scene.hero().toad == 0
    assert scene.hero().objects == ()
    assert scene.lying(FIELDS) == ("ring#1",)


# -- spaces ----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-BRD-8", "TAL-6.8a")
def test_a_priest_who_raises_a_three_at_the_temple_may_give_a_follower_for_the_life() -> None:
    scene = arriving(figure("priest", "temple", spells="hex#1", followers="guide#1"), FAR, dice=(1, 2))
    scene.choose("pray_temple", "yes")
    assert len(scene.offered) == 2
    scene.choose(next(key for key in scene.offered if key != "life"))
    assert (scene.hero().lives, scene.hero().followers) == (4, ())


@pytest.mark.clause("TAL-A.blizzard", "TAL-BRD-11", "TAL-A.poltergeist")
@pytest.mark.parametrize(("offer", "key"), [("ferry", "ferry"), ("lift", "lift")])
def test_the_offers_of_the_tavern_stand_in_a_blizzard(offer: str, key: str) -> None:
    snow = Lasting("blizzard", EVERYBODY, "turns", 4, -1, 0, "blizzard#1")
    scene = moving(figure("elf", "tavern", offer=offer), FAR, state={"lasting": (snow,), "aside": ("blizzard#1",)})
    assert any(option.startswith(key) for option in scene.offered), scene.offered


@pytest.mark.clause("TAL-S.hex", "TAL-6.11.12b", "TAL-6.11.24c")
@pytest.mark.parametrize(
    ("start", "way", "stop", "dice", "lives"),
    [
        ("outer_03_woods", "cw", "outer_04_sentinel", (3, 1, 6), 2),
        ("outer_04_sentinel", "", "outer_04_sentinel", (3, 1, 6), 3),
        ("middle_15_castle", "cw", "middle_00_portal_of_power", (3, 6, 6), 3),
        ("middle_00_portal_of_power", "", "middle_00_portal_of_power", (3, 6, 6), 4),
    ],
)
def test_who_is_stopped_by_the_sentinel_or_the_portal_has_come_into_the_hex_there(
    start: str, way: str, stop: str, dice: tuple[int, ...], lives: int
) -> None:
    hexed = Lasting("hex", EVERYBODY, "own_turn", 3, 1, 0, "hex#1", stop)
    scene = moving(figure("monk", start), FAR, state={"lasting": (hexed,)}, lying={stop: "hex#1"}, dice=dice)
    if way:
        scene.choose(way)
    scene.choose("cross" if "cross" in scene.offered else "inwards")
    if scene.asked == (0, "portal"):
        scene.choose("strength")
    on_turn(scene, 1)
    assert (scene.hero().space, scene.hero().lives) == (stop, lives)
