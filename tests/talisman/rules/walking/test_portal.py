"""The Portal of Power (TAL-6.11.20 to TAL-6.11.26)."""

from __future__ import annotations

import pytest

from game.talisman.box.board import SPACES
from tests.talisman.scene import Figure, Scene, arriving, figure, moving

FAR = figure("dwarf", "crags", missed=9)
PORTAL, PLAIN = "middle_00_portal_of_power", "inner_00_plain_of_peril"


def tries(
    number: int, *dice: int, name: str = "wizard", start: str = "middle_01_black_knight", **more: object
) -> Scene:
    """A Character reaches the Portal with that movement throw and tries to go in."""
    scene = moving(figure(name, start, **more), FAR, dice=(number, *dice), deck="bag_of_gold#1")
    return scene.choose(*(["throw"] if "throw" in scene.offered else []), *(["ccw"] if start != PORTAL else []))


@pytest.mark.clause("TAL-6.11.20", "TAL-6.11.21")
def test_nothing_but_the_portal_joins_the_middle_and_the_inner_region() -> None:
    for space in SPACES:
        if space.startswith(("outer", "middle")):
            scene = moving(figure("thief", space), FAR, dice=(6,))
            assert ("inwards" in scene.offered) is (space == PORTAL)
            assert not any(key.startswith("step:inner") for key in scene.offered)
    out = {space: moving(figure("thief", space, objects="talisman#t1"), FAR, patient=True).offered
           for space in SPACES if space.startswith("inner")}  # fmt: skip
    ways = {space: [key for key in keys if "middle" in key or "outer" in key] for space, keys in out.items()}
    assert {space: found for space, found in ways.items() if found} == {PLAIN: [f"step:{PORTAL}"]}


@pytest.mark.clause("TAL-6.11.23a", "TAL-6.11.25", "TAL-6.11.25-R")
def test_who_ends_exactly_on_the_portal_draws_a_card_and_tries_on_a_later_turn() -> None:
    scene = tries(1)
    assert scene.told("card_drawn")[0].fact("space") == PORTAL
    assert not scene.was_asked("portal")
    assert scene.asked == (0, "take")
    for number in (1, 6):
        later = tries(number, 1, 1, start=PORTAL)
        assert later.choose("inwards", "craft").hero().space == PLAIN, "any throw is enough for the one step"


@pytest.mark.clause("TAL-6.11.24a", "TAL-6.11.24c-R", "TAL-CHOICE")
@pytest.mark.parametrize(("ability", "points"), [("strength", 4), ("craft", 7)])
def test_two_dice_not_above_the_chosen_ability_open_the_portal(ability: str, points: int) -> None:
    for total, opens in ((points, True), (points + 1, False)):
        first = min(6, total - 1)
        scene = tries(3, first, total - first, strength=4, craft=7).choose("inwards")
        assert set(scene.offered) == {"strength", "craft"}
        scene.choose(ability)
        assert bool(scene.told("portal_opened")) is opens
        assert scene.told("thrown")[0].fact("faces") == (first, total - first)


@pytest.mark.clause("TAL-6.11.24b", "TAL-6.11.1c-R")
def test_opened_the_turn_ends_on_the_plain_of_peril() -> None:
    scene = tries(5, 1, 1).choose("inwards", "craft")
    assert scene.hero().space == PLAIN
    scene.end_turn()
    assert [event.fact("who") for event in scene.told("turn_begins")] == [1, 0], "the rest of the throw is lost"


def opened(other: Figure, lying: str = "", *cards: str) -> Scene:
    """The Troll has just opened the Portal of Power; cards lie on the Plain of Peril."""
    there = {PLAIN: lying} if lying else {}
    troll = figure("troll", PORTAL, strength=12, objects=" ".join(cards))
    scene = moving(troll, other, dice=(3, 1, 1), lying=there)
    return scene.choose(*(["throw"] if "throw" in scene.offered else []), "inwards", "strength")


@pytest.mark.clause("TAL-6.11.24b")
def test_who_has_opened_the_portal_attacks_nobody_on_the_plain_in_that_turn() -> None:
    scene = opened(figure("elf", PLAIN))
    assert scene.hero().space == PLAIN
    assert not scene.was_asked("encounter")
    assert scene.turn == 1


@pytest.mark.clause("TAL-6.11.24b", "TAL-A.hermit")
@pytest.mark.parametrize("lying", ["hermit#1", "hermit#1 bag_of_gold#1", "bear#1", "magic_portal#1", "talisman#1"])
def test_who_has_opened_the_portal_meets_and_takes_nothing_on_the_plain_in_that_turn(lying: str) -> None:
    scene = opened(FAR, lying)
    assert scene.hero().space == PLAIN
    assert (scene.hero().objects, scene.hero().gold) == ((), 1)
    assert scene.lying(PLAIN) == tuple(lying.split())
    assert not [kind for kind in ("encounter", "face", "take", "card_throw") if scene.was_asked(kind)]


@pytest.mark.clause("TAL-6.11.24b", "TAL-FLOW-8")
def test_before_the_turn_ends_on_the_plain_things_may_still_be_left() -> None:
    scene = opened(FAR, "", "talisman#1")
    assert scene.asked == (0, "end_turn")
    scene.choose("leave:talisman#1")
    assert scene.lying(PLAIN) == ("talisman#1",)


@pytest.mark.clause("TAL-6.11.24b", "TAL-6.11.3b-R")
def test_in_the_turn_after_the_portal_was_opened_the_character_goes_on_from_the_plain() -> None:
    scene = opened(figure("elf", PLAIN, missed=1), "hermit#1")
    assert scene.asked == (0, "move")
    assert {key for key in scene.offered if key.startswith("step:")} >= {f"step:{PORTAL}"}


@pytest.mark.clause("TAL-6.13.1a", "TAL-6.14.1")
def test_who_is_carried_to_the_plain_has_an_encounter_there_as_ever() -> None:
    scene = arriving(
        figure("troll", "outer_01_fields"), figure("elf", PLAIN), lying={"outer_01_fields": "magic_portal#1"}, dice=(6,)
    ).choose("throw")
    assert scene.hero().space == PLAIN
    assert scene.asked == (0, "encounter")
    assert "attack:1" in scene.offered


@pytest.mark.clause("TAL-FLOW-2", "TAL-6.11.24a")
@pytest.mark.parametrize(("goods", "more"), [("objects", 2), ("followers", 3)])
def test_before_the_dice_of_the_portal_the_potion_is_drunk_or_the_mercenary_paid(goods: str, more: int) -> None:
    card = {"objects": "potion_of_strength#1", "followers": "mercenary#1"}[goods]
    elf = figure("elf", "middle_01_black_knight", strength=6, **{goods: card})
    scene = moving(elf, FAR, dice=(2, 3, 5)).choose("throw", "ccw", "inwards")
    assert set(scene.offered) == {"strength", "craft", f"use:{card}"}
    scene.choose(f"use:{card}")
    assert set(scene.offered) == {"strength", "craft"}, "each of them once only"
    assert scene.odds("strength")["The Portal opens."] == {2: "13/18", 3: "5/6"}[more]
    scene.choose("strength")
    assert scene.hero().space == PLAIN


@pytest.mark.clause("TAL-6.11.24a")
def test_at_the_portal_nobody_is_asked_anything_new_who_can_use_nothing() -> None:
    scene = tries(3, 1, 1, objects="sword#1", followers="mercenary#1", gold=0).choose("inwards")
    assert scene.asked == (0, "portal")
    assert set(scene.offered) == {"strength", "craft"}


@pytest.mark.clause("TAL-6.11.24c", "TAL-6.11.24c-R")
@pytest.mark.parametrize(("ability", "left"), [("strength", (3, 7)), ("craft", (4, 6))])
def test_shut_it_costs_a_point_of_that_ability_and_the_turn_without_a_card(ability: str, left: tuple[int, int]) -> None:
    scene = tries(3, 6, 6, strength=4, craft=7).choose("inwards", ability)
    assert (scene.hero().strength, scene.hero().craft) == left
    assert scene.hero().space == PORTAL
    assert not scene.told("card_drawn")
    assert scene.told("turn_begins")[0].fact("who") == 1


@pytest.mark.clause("TAL-6.11.22")
def test_the_portal_is_opened_anew_each_time() -> None:
    scene = tries(3, 1, 1).choose("inwards", "craft").end_turn()
    scene.choose(f"step:{PORTAL}").decline("take").end_turn()
    if "throw" in scene.offered:
        scene.choose("throw")
    scene.choose("inwards", "craft")
    assert len([event for event in scene.told("thrown") if event.fact("cause") == "portal"]) == 2


@pytest.mark.clause("TAL-6.11.26a", "TAL-6.11.26b", "TAL-6.11.26b-R")
def test_the_way_out_needs_no_opening_is_the_whole_move_and_a_card_is_drawn() -> None:
    scene = moving(figure("thief", PLAIN), FAR, deck="bag_of_gold#1").choose(f"step:{PORTAL}")
    assert scene.hero().space == PORTAL
    assert [event.fact("space") for event in scene.told("card_drawn")] == [PORTAL]
    assert not scene.was_asked("portal")
    scene.decline("take").end_turn()
    assert scene.told("turn_begins")[0].fact("who") == 1
