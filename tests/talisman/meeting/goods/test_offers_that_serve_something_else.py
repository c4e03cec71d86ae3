"""What is offered for the sake of something else than it brings by itself, and what is not offered to others."""

from __future__ import annotations

from typing import Any

import pytest

from game.talisman.adviser.choosing import UNWISE
from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.meeting.playing_on import (
    go_on,
    idle,
    idle_till,
    idle_until_turn_of,
    step,
    to_the_dice,
    until,
)
from tests.talisman.scene import Scene, arriving, figure, moving, starting

FIELDS, WOODS, GLADE = "outer_01_fields", "outer_03_woods", "middle_04_cursed_glade"
GHOUL, TROLL = figure("ghoul", "outer_14_hills"), figure("troll", "outer_14_hills")
BLIZZARD = Lasting("blizzard", EVERYBODY, "turns", 4, 1, 0, "blizzard#1")


# -- Characters among themselves -------------------------------------------------------------------------


@pytest.mark.clause("TAL-CHR-1", "TAL-6.13.3")
def test_a_sorceress_may_beguile_a_beggar_for_the_sake_of_his_follower() -> None:
    scene = arriving(figure("sorceress", FIELDS), figure("troll", FIELDS, gold=0, followers="guide#1"), dice=(1,))
    scene.choose("beguile:1")
    until(scene, lambda: scene.asked[1] == "lure", step)
    scene.choose("card:guide#1")
    assert scene.hero().followers == ("guide#1",)
    assert not scene.told("thrown"), "nobody throws for the sake of nothing"


@pytest.mark.clause("TAL-CHR-1", "TAL-6.13.3")
@pytest.mark.parametrize(
    ("gold", "followers", "offered"), [(0, "", False), (0, "maiden#1", False), (0, "guide#1", True), (1, "", True)]
)
def test_nobody_is_beguiled_who_has_nothing_that_the_sorceress_may_take(
    gold: int, followers: str, offered: bool
) -> None:
    scene = arriving(figure("sorceress", FIELDS), figure("troll", FIELDS, gold=gold, followers=followers))
    assert ("beguile:1" in scene.offered) == offered
    if offered:
        assert ("You may take 1 Gold or 1 Object." in scene.odds("beguile:1")) == bool(gold)


@pytest.mark.clause("TAL-A.alchemist", "TAL-A.mercenary", "TAL-6.16.7")
def test_the_alchemist_earns_the_attacked_no_pay_for_his_mercenary() -> None:
    poor = figure("elf", FIELDS, followers="mercenary#1 alchemist#1", objects="sword#1 ring#1", gold=0)
    scene = arriving(figure("troll", FIELDS), poor, dice=(1, 6)).choose("attack:1")
    seen: set[str] = set()

    def look(scene: Scene) -> None:
        seen.update(scene.offered)
        step(scene)

    until(scene, lambda: bool(scene.told("fight_thrown")), look)
    assert not [key for key in seen if key.startswith("use:")]


@pytest.mark.clause("TAL-A.mercenary", "TAL-6.16.7")
def test_a_mercenary_paid_in_defence_may_be_paid_again_in_the_own_turn_that_follows() -> None:
    victim = figure("elf", FIELDS, followers="mercenary#1", gold=2)
    scene = arriving(figure("troll", FIELDS), victim, dice=(1, 6)).choose("attack:1")
    assert to_the_dice(idle_till(scene, "use:mercenary#1")) == (6 + 1, 3 + 3 + 6)
    go_on(scene, "nothing")
    until(scene, lambda: scene.asked == (1, "move"), idle)
    assert ("use:mercenary#1" in scene.offered, scene.hero(1).gold) == (True, 1)


@pytest.mark.clause("TAL-CHR-5", "TAL-6.16.9d-R")
@pytest.mark.parametrize("always", ["prophetess", "wizard"])
def test_who_always_has_a_spell_draws_one_for_the_last_one_given_for_a_life(always: str) -> None:
    winner = figure("sorceress", FIELDS, strength=9, spells="nullify#1")
    loser = figure(always, FIELDS, spells="hex#1", gold=0)
    scene = go_on(arriving(winner, loser, dice=(6, 1), spell_deck="alchemy#1"), "attack:1")
    go_on(go_on(go_on(scene, "life"), "spell:hex#1"), "accept")
    assert scene.hero(1).spells == ("alchemy#1",)
    assert ({*scene.hero().spells}, scene.hero(1).lives) == ({"nullify#1", "hex#1"}, 4)


# -- Followers that fight where Objects don't ------------------------------------------------------------


@pytest.mark.clause("TAL-C15", "TAL-6.1.6a")
def test_what_a_ghoul_has_raised_fights_on_the_cursed_glade_too() -> None:
    ghoul = figure("ghoul", GLADE, followers="goblin#1", objects="sword#1")
    scene = arriving(ghoul, TROLL, lying={GLADE: "wolf#1"}, dice=(1, 1))
    until(scene, lambda: "helper:goblin#1" in scene.offered, step)
    assert to_the_dice(scene.choose("helper:goblin#1")) == (2 + 2 + 1, 2 + 1)


# -- ways, places and shops ------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.11.16a", "TAL-A.poltergeist", "TAL-A.blizzard")
@pytest.mark.parametrize(("followers", "lasting"), [("poltergeist#1", ()), ("", (BLIZZARD,))])
def test_who_goes_one_space_only_may_build_a_raft_instead(followers: str, lasting: tuple[Lasting, ...]) -> None:
    scene = moving(figure("dwarf", WOODS, objects="axe#1", followers=followers), GHOUL,
                   state={"lasting": lasting, "aside": tuple(mark.card for mark in lasting)})  # fmt: skip
    assert {*scene.offered} == {"cw", "ccw", "build", "leave:axe#1"}


@pytest.mark.clause("TAL-6.20.3b-R", "TAL-6.5.5a", "TAL-BRD-14")
def test_who_sells_a_bought_mule_keeps_four_found_objects_and_all_bought_ones() -> None:
    goods = "mule#p1 sword#p1 helmet#p1 axe#1 helmet#1 shield#1 ring#1"
    scene = idle_till(arriving(figure("elf", "city", objects=goods), GHOUL), "alchemist")
    scene.choose("card:mule#p1", "done")
    assert len(scene.hero().objects) == 6
    assert scene.lying("city") == ()


@pytest.mark.clause("TAL-A.market", "TAL-6.11.19c")
def test_who_buys_a_raft_gives_up_the_one_that_was_due() -> None:
    owner = figure("dwarf", FIELDS, gold=3, raft="raft#1", raft_due=True)
    scene = arriving(owner, GHOUL, lying={FIELDS: "market#1"}).choose("buy:raft")
    assert (scene.hero().raft, scene.state.adventure.discard) == ("raft#p1", ("raft#1",))
    until(scene, lambda: scene.turn == 1, idle)
    assert scene.hero().raft == "raft#p1", "it is there for the next turn"


# -- Spells upon oneself ---------------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.immobility")
@pytest.mark.parametrize(("space", "held"), [("outer_03_woods", ""), ("werewolf_den", "werewolf")])
def test_immobility_may_be_cast_at_oneself_when_the_turn_begins(space: str, held: str) -> None:
    scene = starting(figure("elf", space, held=held, held_by=12, spells="immobility#1"), GHOUL)
    until(scene, lambda: "cast:immobility#1" in scene.offered or scene.state.moved or scene.turn == 1, step)
    assert (scene.turn, scene.state.moved) == (0, False)
    until(scene.choose("cast:immobility#1"), lambda: scene.turn == 1, idle)
    assert not [event for event in scene.told("moved_die") if event.fact("who") == 0]
    assert (scene.told("fight_thrown"), scene.hero().held) == ([], held)


@pytest.mark.clause("TAL-S.immobility", "TAL-BRD-11", "TAL-S.temporal-warp")
def test_who_turns_himself_to_stone_loses_one_turn_and_what_was_offered_for_it() -> None:
    rower = figure("dwarf", "tavern", offer="ferry", raft="raft#1", spells="immobility#1", toad=0)
    scene = starting(rower, GHOUL, state={"extra_turns": 1}).choose("cast:immobility#1")
    until(scene, lambda: scene.state.turns == 3, idle)
    assert (scene.turn, scene.hero().offer, scene.hero().raft) == (0, "", "")
    assert scene.asked == (0, "way"), "the only way to move was to throw"


@pytest.mark.clause("TAL-S.immobility", "TAL-S.counterspell")
def test_a_counterspell_gives_a_petrified_caster_his_turn_back() -> None:
    scene = starting(figure("elf", WOODS, spells="immobility#1"), figure("wizard", "city", spells="counterspell#1"))
    idle_till(scene.choose("cast:immobility#1"), "cast:counterspell#1")
    until(scene, lambda: scene.asked[0] == 0, idle)
    assert (scene.turn, scene.asked, scene.state.ended) == (0, (0, "move"), False)


@pytest.mark.clause("TAL-S.immobility")
@pytest.mark.parametrize(("space", "held"), [("outer_03_woods", ""), ("werewolf_den", "werewolf")])
def test_nobody_is_advised_to_turn_himself_to_stone_and_everybody_is_warned(space: str, held: str) -> None:
    scene = starting(figure("elf", space, held=held, held_by=12, lives=1, spells="immobility#1"), GHOUL)
    worths = dict(zip(scene.offered, scene.match.game.preferences(scene.state, scene.open()), strict=True))
    assert worths["cast:immobility#1"] <= UNWISE < max(worths.values())
    losses = [outcome.loss for outcome in scene.open().odds("cast:immobility#1") or ()]
    assert [str(loss.words) for loss in losses if loss] == ["your turn"]


@pytest.mark.clause("TAL-S.immobility", "TAL-A.amulet")
@pytest.mark.parametrize("more", [{"objects": "amulet#1"}, {"toad": 2, "gold": 0}, {"space": "cursed_glade"}])
def test_but_not_by_whoever_casts_nothing(more: dict[str, Any]) -> None:
    scene = starting(figure("elf", **{"space": WOODS, "spells": "immobility#1", **more}), GHOUL)
    assert "cast:immobility#1" not in scene.offered


@pytest.mark.clause("TAL-6.18.1c", "TAL-6.18.1c-R", "TAL-C13")
def test_who_has_evaded_something_heals_himself_while_nobody_else_can() -> None:
    hider, friend = figure("elf", WOODS, spells="healing#1", lives=2), figure("wizard", "city", spells="healing#2")
    scene = idle_till(arriving(hider, friend, lying={WOODS: "wolf#1"}), "evade:card:wolf#1")
    seen = idle_until_turn_of(scene, 1)
    assert ("cast:healing#1" in seen, "cast:healing#2" in seen) == (True, False)
