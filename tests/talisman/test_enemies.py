"""The 25 Enemies: they bar the way until they are killed, evaded or paid."""

import pytest

from game.talisman.board import CASTLE, CHAPEL, CITY, GRAVEYARD, TEMPLE, VILLAGE
from game.talisman.cards import CARDS
from tests.talisman.scene import arriving, figure

FIELDS = "outer_01_fields"
WITH_STRENGTH = [card.id for card in CARDS.values() if card.kind == "enemy" and card.number == 2]
WITH_CRAFT = [card.id for card in CARDS.values() if card.kind == "enemy" and card.number == 3]


@pytest.mark.clause(
    "TAL-A.ape", "TAL-A.bandit", "TAL-A.bear", "TAL-A.wild-boar", "TAL-A.dragon", "TAL-A.giant", "TAL-A.goblin",
    "TAL-A.hobgoblin", "TAL-A.lion", "TAL-A.ogre", "TAL-A.serpent", "TAL-A.wolf", "TAL-6.1.4a", "TAL-C11",
)  # fmt: skip
@pytest.mark.parametrize("card_id", WITH_STRENGTH)
def test_an_enemy_with_strength_beaten_by_a_point_is_kept(card_id: str) -> None:
    strength = CARDS[card_id].strength
    hero = figure("wizard", FIELDS, strength=strength + 1, gold=0)
    scene = arriving(hero, lying={FIELDS: f"{card_id}#1"}, dice=(3, 3))
    if scene.asked[1] == "exchange":
        scene.choose("keep")
    fought = scene.told("fight_thrown")[0]
    assert (fought.fact("score"), fought.fact("foe_score")) == (strength + 4, strength + 3)
    assert scene.hero().trophies == (f"{card_id}#1",)
    assert scene.lying(FIELDS) == ()


@pytest.mark.clause("TAL-6.16.4d", "TAL-6.16.4f-R", "TAL-6.15.11", "TAL-A.goblin")
def test_an_enemy_that_wins_takes_a_life_and_stays() -> None:
    scene = arriving(figure("elf", FIELDS), lying={FIELDS: "goblin#1"}, dice=(1, 6))
    assert scene.hero().lives == 3
    assert scene.lying(FIELDS) == ("goblin#1",)
    assert scene.hero().trophies == ()


@pytest.mark.clause("TAL-A.demon", "TAL-A.spectre", "TAL-A.wraith", "TAL-A.ghost", "TAL-6.2.4", "TAL-6.2.4-R")
@pytest.mark.parametrize("card_id", WITH_CRAFT)
def test_a_spirit_is_fought_with_craft_and_gives_nothing(card_id: str) -> None:
    craft = CARDS[card_id].craft
    scene = arriving(figure("elf", FIELDS, craft=craft + 1), lying={FIELDS: f"{card_id}#1"}, dice=(2, 2))
    fought = scene.told("fight_thrown")[0]
    assert (fought.fact("score"), fought.fact("foe_score")) == (craft + 3, craft + 2)
    assert scene.hero().trophies == ()
    assert scene.hero().craft == craft + 1
    assert f"{card_id}#1" in scene.state.adventure.discard


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


@pytest.mark.clause("TAL-C2", "TAL-6.16.5a", "TAL-6.16.5b", "TAL-6.16.5b-R", "TAL-6.15.7")
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
