"""Nobody is offered what he could not own or carry, unless it is worth taking away: then the answer says so."""

from __future__ import annotations

import pytest

from tests.talisman.scene import Figure, Scene, arriving, figure

FIELDS = "outer_01_fields"
DROPPED = "it will lie on this space"


def beaten(winner: Figure, loser: Figure) -> Scene:
    """The first has attacked the second and won."""
    return arriving(winner, loser, dice=(6, 1)).choose("attack:1")


def says(scene: Scene, key: str) -> str:
    """What an answer says."""
    option = scene.open().option(key)
    assert option is not None, scene.offered
    return str(option.text)


@pytest.mark.clause("TAL-6.19.2a", "TAL-6.16.9d-R")
def test_a_toad_who_wins_is_offered_no_gold_and_may_take_an_object_away() -> None:
    toad = figure("troll", FIELDS, toad=2, gold=0, toad_strength=5)
    scene = beaten(toad, figure("monk", FIELDS, gold=3, objects="talisman#t1"))
    assert scene.asked == (0, "reward")
    assert tuple(scene.offered) == ("life", "card:talisman#t1", "nothing")
    assert DROPPED in says(scene, "card:talisman#t1")
    scene.choose("card:talisman#t1")
    assert scene.lying(FIELDS) == ("talisman#t1",)
    assert (scene.hero().objects, scene.hero(1).objects, scene.hero(1).gold) == ((), (), 3)


@pytest.mark.clause("TAL-6.19.2a", "TAL-6.16.9d-R")
def test_a_toad_who_wins_the_life_is_offered_nothing_he_could_not_carry() -> None:
    toad = figure("troll", FIELDS, toad=2, gold=0, toad_strength=5)
    scene = beaten(toad, figure("monk", FIELDS, gold=3, objects="talisman#t1")).choose("life")
    assert not scene.was_asked("offer")
    assert scene.hero(1).lives == 3


@pytest.mark.clause("TAL-6.19.2a", "TAL-6.16.9b")
def test_a_toad_who_was_attacked_and_won_is_offered_no_gold_either() -> None:
    toad = figure("troll", FIELDS, toad=2, gold=0, toad_strength=6)
    scene = arriving(figure("monk", FIELDS, gold=3), toad, dice=(1, 6)).choose("attack:1")
    assert scene.asked == (1, "reward")
    assert tuple(scene.offered) == ("life", "nothing")


@pytest.mark.clause("TAL-6.5.2b", "TAL-6.5.2a", "TAL-6.16.9d-R")
def test_what_the_winner_may_not_own_is_named_as_falling_and_falls() -> None:
    scene = beaten(figure("monk", FIELDS, strength=6), figure("elf", FIELDS, objects="sword#1 cross#1"))
    assert DROPPED in says(scene, "card:sword#1")
    assert says(scene, "card:cross#1") == "Cross"
    scene.choose("card:sword#1")
    assert scene.lying(FIELDS) == ("sword#1",)
    assert scene.hero().objects == ()


@pytest.mark.clause("TAL-6.5.2a", "TAL-6.16.9d-R")
def test_only_what_the_winner_may_own_is_offered_for_the_life() -> None:
    loser = figure("elf", FIELDS, gold=2, objects="sword#1 cross#1")
    scene = beaten(figure("monk", FIELDS, strength=6), loser).choose("life")
    assert scene.asked == (1, "offer")
    assert tuple(scene.offered) == ("gold:1", "gold:2", "card:cross#1", "no_offer")


@pytest.mark.clause("TAL-6.5.2b", "TAL-CHR-2")
def test_a_thief_is_told_where_a_stolen_object_lands_that_he_may_not_own() -> None:
    thief = figure("thief", FIELDS, alignment="evil")
    scene = arriving(thief, figure("elf", FIELDS, objects="holy_lance#1 sword#1")).choose("steal:1")
    assert DROPPED in says(scene, "card:holy_lance#1")
    assert says(scene, "card:sword#1") == "Sword"
    scene.choose("card:holy_lance#1")
    assert "holy_lance#1" in scene.lying(FIELDS)
    assert scene.hero().objects == ()
