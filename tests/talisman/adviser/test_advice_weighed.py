"""What the greedy player weighs, one thing against another: each in a position in which the better answer is plain."""

from __future__ import annotations

import pytest

from game.talisman.adviser import evading
from game.talisman.adviser.casting import IN_WINDOWS, cast_worth
from game.talisman.adviser.drawing import Profile, draw_worth, stake
from game.talisman.adviser.preferences import building_worth, space_here
from game.talisman.adviser.questions import QUESTIONS
from game.talisman.adviser.reasons import fighting as reasons_of_fighting
from game.talisman.adviser.reasons import moving as reasons_of_moving
from game.talisman.adviser.reasons.fighting import strengthened
from game.talisman.adviser.trading import deal_step_worth
from game.talisman.adviser.ways.moving import (
    AT_THE_PORTAL,
    PULL,
    bridge_worth,
    cards_worth,
    distance,
    goal_of,
    profile_of,
    sentinel_chances,
    space_worth,
)
from game.talisman.adviser.ways.visiting import village
from game.talisman.adviser.worth import SPELL_WORTH
from game.talisman.box.board import BRIDGE_HILLS, PORTAL, SENTINEL
from tests.talisman.scene import Scene, arriving, ending, figure, moving, space_id

FIELDS, RUINS = "outer_01_fields", "ruins"


def wish(scene: Scene, key: str) -> float:
    """How good an answer looks."""
    return dict(zip(scene.offered, QUESTIONS.preferences(scene.state, scene.open()), strict=True))[key]


def bribing(strength: int, lives: int) -> float:
    """What bribing a Bandit is worth to a Character."""
    hero = figure("elf", RUINS, gold=1, strength=strength, lives=lives)
    return wish(arriving(hero, lying={RUINS: "bandit#1"}), "bribe:bandit#1")


def test_a_bribe_is_for_those_who_would_lose() -> None:
    assert bribing(12, lives=4) < -1, "whoever always wins only loses the Gold"
    assert bribing(12, lives=1) == bribing(12, lives=4), "and has nothing to fear for"
    assert bribing(3, lives=1) > bribing(3, lives=4) > bribing(12, lives=4)


def test_the_village_is_for_whoever_must_see_the_mystic() -> None:
    free = moving(figure("troll", FIELDS, gold=0))
    cursed = moving(figure("troll", FIELDS, gold=0, followers="cursed_by_a_hag#1"))
    worth = [village(scene.state, 0, profile_of(scene.state, 0)) for scene in (free, cursed)]
    assert worth[1] > worth[0] + 5


def test_the_mystic_gives_no_spell_to_a_full_hand() -> None:
    scene = moving(figure("wizard", FIELDS, gold=0))
    profile = profile_of(scene.state, 0)
    full, room = (village(scene.state, 0, profile._replace(room=spells)) for spells in (0, 1))
    assert room - full == pytest.approx(SPELL_WORTH / 6), "one face of the die in six gives a Spell"
    assert full > 0
    assert village(scene.state, 0, profile._replace(room=2)) == room, "he gives one Spell at most"


def test_two_cards_to_draw_speak_twice_as_much_for_a_space_as_one() -> None:
    scene = moving(figure("troll", FIELDS))
    each = draw_worth(profile_of(scene.state, 0))
    for lying, cards in (("", 2), ("pool_of_life#1", 1)):
        scene = moving(figure("troll", FIELDS), lying={RUINS: lying} if lying else {})
        speaking = reasons_of_moving.speaking(scene.state, 0, space_id(RUINS))
        assert [worth for worth, words in speaking if "draw" in str(words)] == [pytest.approx(each * cards)]


def test_what_lies_on_a_space_is_not_drawn_there_as_well() -> None:
    empty = arriving(figure("troll", RUINS), figure("elf", RUINS))
    full = arriving(figure("troll", RUINS), figure("elf", RUINS), lying={RUINS: "maze#1 marsh#1"})
    more = arriving(figure("troll", RUINS), figure("elf", RUINS), lying={RUINS: "maze#1 marsh#1 cave#1"})
    profile = profile_of(empty.state, 0)
    assert space_here(empty.state, 0) == pytest.approx(2 * draw_worth(profile))
    assert space_here(full.state, 0) - advice_cards(full) == pytest.approx(0)
    assert space_here(more.state, 0) - advice_cards(more) == pytest.approx(0)


def advice_cards(scene: Scene) -> float:
    """What the cards on the space of the first Character are worth."""
    return cards_worth(scene.state, 0, scene.hero().space, profile_of(scene.state, 0))


def rewarded(lives: int) -> Scene:
    """Somebody was attacked, has won, and may take from the loser."""
    attacker = figure("elf", FIELDS, lives=lives, gold=1, objects="sword#1")
    scene = arriving(attacker, figure("troll", FIELDS, strength=9), dice=(1, 6))
    return scene.choose("attack:1").decline("window", "weapons")


def test_the_last_life_of_an_attacker_is_taken_before_anything_else() -> None:
    last, many = rewarded(1), rewarded(4)
    assert last.open().seat == many.open().seat == 1
    assert wish(last, "life") > wish(many, "life")


def test_a_group_of_enemies_that_surely_wins_costs_more_than_the_life_at_stake() -> None:
    scene = moving(figure("elf", FIELDS))
    profile = profile_of(scene.state, 0)._replace(arm=1)
    assert evading.group_worth(profile, ("dragon#1", "dragon#2")) < -stake(profile), "the turn is lost as well"
    assert evading.group_worth(profile._replace(arm=99), ("dragon#1", "dragon#2")) > 0
    assert evading.group_worth(profile, ()) == 0


def test_a_deal_is_laid_out_piece_by_piece_then_offered_and_called_off_when_spoilt() -> None:
    keys = ("give:sword#1", "take:shield#1", "offer", "cancel")

    def best(steps: set[str], spoilt: bool) -> list[str]:
        worth = {key: deal_step_worth(key, steps, spoilt) for key in keys}
        return [key for key in keys if worth[key] == max(worth.values())]

    assert best({"give:sword#1"}, False) == ["give:sword#1"]
    assert best(set(), False) == ["offer"]
    assert best({"give:sword#1"}, True) == ["cancel"]


@pytest.mark.parametrize(("strength", "builds"), [(5, True), (14, False)])
def test_a_raft_is_built_by_those_who_would_not_get_past_the_sentinel(strength: int, builds: bool) -> None:
    hero = figure("warrior", "outer_03_woods", strength=strength, craft=12, objects="axe#1 talisman#1")
    scene = moving(hero)
    assert goal_of(scene.state, 0)
    assert (building_worth(scene.state, 0) > wish(scene, "throw")) is builds


def test_whoever_surely_passes_the_sentinel_counts_only_the_way_beyond_it() -> None:
    scene = moving(figure("warrior", SENTINEL, strength=18, objects="talisman#1"))
    goal = goal_of(scene.state, 0)
    assert sentinel_chances(scene.state, 0) == (1.0, 0.0)
    assert bridge_worth(scene.state, 0) == pytest.approx(3.0 - PULL * distance(BRIDGE_HILLS, goal))


def test_a_spell_of_the_moment_is_worth_nothing_at_other_moments() -> None:
    scene = moving(figure("elf", FIELDS, spells="counterspell#1"))
    assert scene.state.window not in IN_WINDOWS
    assert cast_worth(scene.state, 0, "counterspell") < 0


@pytest.mark.parametrize(
    ("spells", "objects", "sure"),
    [("invisibility#1", "", True), ("immobility#1", "", True), ("hex#1", "", False), ("", "", False),
     ("invisibility#1", "amulet#1", False)],
)  # fmt: skip
def test_a_spell_that_evades_makes_the_bridge_sure_for_whoever_may_cast(spells: str, objects: str, sure: bool) -> None:
    scene = moving(figure("elf", SENTINEL, craft=6, spells=spells, objects=objects))
    assert (sentinel_chances(scene.state, 0) == (1.0, 0.0)) is sure


def test_what_a_character_is_judged_by_has_its_limits() -> None:
    def numbers(**more: object) -> Profile:
        return profile_of(moving(figure("elf", FIELDS, **more)).state, 0)

    assert [numbers(lives=lives).lives for lives in (1, 5, 6, 7)] == [1, 5, 6, 6]
    assert [numbers(gold=gold).goods for gold in (0, 3, 12, 13)] == [0.0, 3.0, 12.0, 12.0]
    assert numbers(gold=1, objects="sword#1 ring#1").goods == 5.0
    assert (numbers(craft=6).room, numbers(craft=6, spells="hex#1").room) == (3, 2)
    assert (numbers().carries, numbers(toad=2, gold=0).carries) == (True, False)


def test_the_portal_itself_is_where_whoever_makes_for_it_would_be(monkeypatch: pytest.MonkeyPatch) -> None:
    ready = figure("troll", "middle_01_black_knight", strength=12, objects="talisman#1")
    scene = moving(ready)
    assert goal_of(scene.state, 0) == PORTAL
    with_goal = space_worth(scene.state, 0, PORTAL)
    monkeypatch.setattr("game.talisman.adviser.ways.moving.goal_of", lambda _state, _seat: "")
    assert with_goal - space_worth(scene.state, 0, PORTAL) == pytest.approx(AT_THE_PORTAL)


@pytest.mark.parametrize(("strength", "praised"), [(9, False), (6, False), (3, True)])
def test_leaving_others_alone_is_praised_only_where_every_attack_would_rather_be_lost(
    strength: int, praised: bool
) -> None:
    others = (figure("elf", FIELDS, strength=6), figure("monk", FIELDS, strength=20))
    scene = arriving(figure("thief", FIELDS, strength=strength), *others)
    option = scene.open().option("space")
    assert option is not None
    said = reasons_of_fighting.of_encounter(scene.state, scene.open(), option)
    assert (said is not None) is praised


def test_before_the_end_of_a_turn_is_done_what_is_worth_doing_before_a_move() -> None:
    scene = ending(figure("elf", FIELDS, trophies="bear#1 ogre#1", objects="sword#1"))
    assert wish(scene, "end") == 0.0 < wish(scene, "exchange")
    moving_on = moving(figure("elf", FIELDS, trophies="bear#1 ogre#1", objects="sword#1"))
    assert wish(moving_on, "exchange") - wish(scene, "exchange") == pytest.approx(wish(moving_on, "throw"))
    assert wish(scene, "leave:sword#1") < 0


def test_nothing_is_strengthened_outside_of_the_moment_before_a_combat() -> None:
    scene = moving(figure("elf", FIELDS))
    assert strengthened(scene.state, 0, 3) is None
