"""The 25 Enemies: they bar the way until they are killed, evaded or paid."""

import pytest

from game.engine.ids import kind_of
from game.talisman.box.board import CASTLE, CHAPEL, CITY, GRAVEYARD, TEMPLE, VILLAGE
from game.talisman.box.register import CARD_OF
from tests.talisman.scene import arriving, figure

FIELDS = "outer_01_fields"
FAR = figure("troll", "outer_13_fields", missed=9)

WITH_STRENGTH = [
    pytest.param("ape", 3, "animal", marks=pytest.mark.clause("TAL-A.ape")),
    pytest.param("bandit", 4, "monster", marks=pytest.mark.clause("TAL-A.bandit")),
    pytest.param("bear", 3, "animal", marks=pytest.mark.clause("TAL-A.bear")),
    pytest.param("wild_boar", 1, "animal", marks=pytest.mark.clause("TAL-A.wild-boar")),
    pytest.param("dragon", 7, "dragon", marks=pytest.mark.clause("TAL-A.dragon")),
    pytest.param("giant", 6, "monster", marks=pytest.mark.clause("TAL-A.giant")),
    pytest.param("goblin", 2, "monster", marks=pytest.mark.clause("TAL-A.goblin")),
    pytest.param("hobgoblin", 3, "monster", marks=pytest.mark.clause("TAL-A.hobgoblin")),
    pytest.param("lion", 3, "animal", marks=pytest.mark.clause("TAL-A.lion")),
    pytest.param("ogre", 4, "monster", marks=pytest.mark.clause("TAL-A.ogre")),
    pytest.param("serpent", 4, "animal", marks=pytest.mark.clause("TAL-A.serpent")),
    pytest.param("wolf", 2, "animal", marks=pytest.mark.clause("TAL-A.wolf")),
]
"""Each with its Strength and its kind, as the chapter TAL-A prints them."""
WITH_CRAFT = [
    pytest.param("demon", 10, marks=pytest.mark.clause("TAL-A.demon")),
    pytest.param("ghost", 4, marks=pytest.mark.clause("TAL-A.ghost")),
    pytest.param("spectre", 3, marks=pytest.mark.clause("TAL-A.spectre")),
    pytest.param("wraith", 5, marks=pytest.mark.clause("TAL-A.wraith")),
]


@pytest.mark.clause("TAL-6.1.4a", "TAL-C11")
@pytest.mark.parametrize(("card_id", "strength", "creature"), WITH_STRENGTH)
def test_an_enemy_fights_with_its_printed_strength_and_is_kept(card_id: str, strength: int, creature: str) -> None:
    for copy in range(1, 4):
        card = f"{card_id}#{copy}"
        if card not in CARD_OF:
            break
        scene = arriving(figure("wizard", FIELDS, strength=20, gold=0), FAR, lying={FIELDS: card}, dice=(3, 2))
        scene.decline("exchange")
        assert scene.told("fight_thrown")[0].fact("foe_score") == strength + 2
        assert scene.hero().trophies == (card,)
        assert scene.lying(FIELDS) == ()
    weak = arriving(figure("wizard", FIELDS, gold=0, spells="hex#1"), FAR, lying={FIELDS: f"{card_id}#1"}, dice=(1, 6))
    assert weak.hero().lives == 3
    assert weak.lying(FIELDS) == (f"{card_id}#1",), "it stays until it is killed"
    friendly = arriving(figure("minstrel", FIELDS, strength=20), FAR, lying={FIELDS: f"{card_id}#1"}, dice=(6, 1))
    left_alone = {kind_of(option) for option in friendly.offered} if friendly.asked[1] == "face" else set()
    assert ("provoke" in left_alone) is (creature != "monster")
    assert ("charm" in left_alone) is (creature == "animal")
    if creature == "dragon":
        lance = arriving(
            figure("elf", FIELDS, objects="holy_lance#1"), FAR, lying={FIELDS: f"{card_id}#1"}, dice=(1, 1)
        )
        assert lance.told("fight_thrown")[0].fact("score") == 1 + 3 + 3


@pytest.mark.clause("TAL-6.16.4d", "TAL-6.16.4f-R", "TAL-6.15.11", "TAL-A.goblin")
def test_an_enemy_that_wins_takes_a_life_and_stays() -> None:
    scene = arriving(figure("elf", FIELDS), lying={FIELDS: "goblin#1"}, dice=(1, 6))
    assert scene.hero().lives == 3
    assert scene.lying(FIELDS) == ("goblin#1",)
    assert scene.hero().trophies == ()


@pytest.mark.clause("TAL-6.2.4", "TAL-6.2.4-R")
@pytest.mark.parametrize(("card_id", "craft"), WITH_CRAFT)
def test_a_spirit_fights_with_its_printed_craft_and_gives_nothing(card_id: str, craft: int) -> None:
    scene = arriving(figure("elf", FIELDS, craft=20), FAR, lying={FIELDS: f"{card_id}#1"}, dice=(2, 3))
    fought = scene.told("fight_thrown")[0]
    assert (fought.fact("score"), fought.fact("foe_score")) == (20 + 2, craft + 3)
    assert (scene.hero().trophies, scene.hero().craft) == ((), 20)
    assert f"{card_id}#1" in scene.state.adventure.discard
    weak = arriving(figure("warrior", FIELDS), FAR, lying={FIELDS: f"{card_id}#1"}, dice=(1, 6))
    assert (weak.hero().lives, weak.lying(FIELDS)) == (3, (f"{card_id}#1",))


@pytest.mark.clause("TAL-A.bandit")
def test_a_paid_bandit_steps_aside_and_stays() -> None:
    scene = arriving(figure("elf", "ruins", gold=1), lying={"ruins": "bandit#1 bag_of_gold#1"}).choose("bribe:bandit#1")
    assert not scene.told("fight_thrown")
    assert scene.hero().gold == 0
    assert "take:bag_of_gold#1" in scene.offered
    scene.choose("done")
    assert scene.lying("ruins") == ("bandit#1", "bag_of_gold#1")


@pytest.mark.clause("TAL-A.bandit")
def test_two_bandits_are_paid_one_by_one_and_the_other_fights() -> None:
    scene = arriving(figure("elf", "ruins", gold=2), lying={"ruins": "bandit#1 bandit#2"}, dice=(6, 1))
    assert {"bribe:bandit#1", "bribe:bandit#2"} <= set(scene.offered)
    scene.choose("bribe:bandit#1", "fight")
    assert scene.told("fight_thrown")[0].fact("foe_score") == 4 + 1
    assert scene.hero().gold == 1
    assert scene.lying("ruins") == ("bandit#1",)


@pytest.mark.clause("TAL-A.bandit")
def test_whoever_has_no_gold_fights_the_bandit() -> None:
    scene = arriving(figure("elf", FIELDS, gold=0), lying={FIELDS: "bandit#1"}, dice=(6, 1))
    assert scene.told("fight_thrown")


@pytest.mark.clause("TAL-A.ghost", "TAL-6.15.1", "TAL-6.15.1-R", "TAL-C2")
@pytest.mark.parametrize(
    ("number", "space"),
    [(1, CITY), (2, VILLAGE), (3, GRAVEYARD), (4, CHAPEL), (5, CASTLE), (6, TEMPLE)],
)
def test_a_drawn_ghost_goes_where_the_die_says_and_spares_its_drawer(number: int, space: str) -> None:
    scene = arriving(figure("elf", FIELDS), figure("troll", space), deck="ghost#1", dice=(number,))
    assert scene.lying(space) == ("ghost#1",)
    assert scene.lying(FIELDS) == ()
    assert not scene.told("fight_thrown"), "neither the drawer nor whoever stands there is attacked"
    assert len(scene.told("card_drawn")) == 1, "no card is drawn in its place"


@pytest.mark.clause("TAL-A.ghost", "TAL-6.13.5b", "TAL-6.16.5a")
def test_two_ghosts_fight_together_before_the_city_may_be_visited() -> None:
    scene = arriving(figure("elf", "city"), lying={"city": "ghost#1 ghost#2"}, dice=(6, 1))
    fought = scene.told("fight_thrown")[0]
    assert fought.fact("foe_score") == 4 + 4 + 1
    assert scene.asked == (0, "service")
    beaten = arriving(figure("elf", "city"), lying={"city": "ghost#1"}, dice=(1, 6))
    assert not beaten.was_asked("service")


@pytest.mark.clause("TAL-C2", "TAL-6.16.5a", "TAL-6.16.5b", "TAL-6.16.5b-R")
def test_enemies_of_one_number_fight_as_one_and_then_those_of_the_next() -> None:
    hero = figure("elf", "hidden_valley", strength=6, craft=6)
    scene = arriving(hero, lying={"hidden_valley": "wolf#1 bear#1 spectre#1"}, dice=(5, 2, 4, 4))
    first, second = scene.told("fight_thrown")
    assert (first.fact("score"), first.fact("foe_score")) == (11, 5 + 2)
    assert (second.fact("score"), second.fact("foe_score")) == (10, 3 + 4)
    assert set(scene.hero().trophies) == {"wolf#1", "bear#1"}


@pytest.mark.clause("TAL-C2", "TAL-6.15.7-R")
def test_a_lost_fight_leaves_everything_behind_it_untouched() -> None:
    scene = arriving(figure("elf", "hidden_valley"), lying={"hidden_valley": "giant#1 spectre#1 sword#1"}, dice=(1, 6))
    assert len(scene.told("fight_thrown")) == 1
    assert scene.lying("hidden_valley") == ("giant#1", "spectre#1", "sword#1")


@pytest.mark.clause("TAL-A.dragon", "TAL-A.holy-lance")
def test_the_holy_lance_gives_three_against_a_dragon() -> None:
    hero = figure("elf", FIELDS, objects="holy_lance#1")
    scene = arriving(hero, lying={FIELDS: "dragon#1"}, dice=(5, 3))
    fought = scene.told("fight_thrown")[0]
    assert fought.fact("score") == 3 + 3 + 5
