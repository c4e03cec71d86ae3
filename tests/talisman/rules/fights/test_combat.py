"""Combat and Psychic Combat against Enemies, evading, trophies (TAL-6.1.4 to 6.1.6, TAL-6.15 to 6.18)."""

from __future__ import annotations

import pytest

from game.engine.deck import Deck
from game.talisman.box.register import ADVENTURE_DECK, instances
from game.talisman.rules.table.sheet import strength
from tests.talisman.scene import Scene, arriving, figure, moving

FAR = figure("druid", "outer_13_fields", missed=1)


def meets(name: str, lying: str, *dice: int, space: str = "outer_01_fields", **more: object) -> Scene:
    """A Character arrives on a space where cards lie."""
    return arriving(figure(name, space, **more), FAR, lying={space: lying}, dice=dice)


@pytest.mark.clause("TAL-6.16.4a", "TAL-6.16.4b", "TAL-6.16.4b-R", "TAL-6.15.5b")
def test_a_won_combat_kills_and_the_card_is_kept() -> None:
    scene = meets("elf", "bear#1", 4, 2)
    thrown = scene.told("fight_thrown")[0]
    assert (thrown.fact("number"), thrown.fact("score")) == (4, 7)
    assert (thrown.fact("foe_number"), thrown.fact("foe_score")) == (2, 5)
    assert scene.hero().trophies == ("bear#1",)
    assert not scene.lying("outer_01_fields")


@pytest.mark.clause("TAL-6.16.4e", "TAL-6.4a", "TAL-6.4.2", "TAL-6.15.11")
def test_a_lost_combat_costs_a_life_and_the_turn() -> None:
    scene = meets("elf", "bear#1 healer#1", 1, 6)
    assert scene.hero().lives == 3
    assert scene.lying("outer_01_fields") == ("bear#1", "healer#1")
    assert not scene.told("healed")
    assert scene.told("life_lost")[0].fact("cause") == "fight"


@pytest.mark.clause("TAL-6.16.4f", "TAL-6.16.4f-R")
def test_equal_scores_hurt_nobody_and_end_the_turn() -> None:
    scene = meets("elf", "bear#1 healer#1", 3, 3)
    assert scene.hero().lives == 4
    assert scene.lying("outer_01_fields") == ("bear#1", "healer#1")
    assert not [event for event in scene.told("card_met") if event.fact("card") == "healer#1"]


@pytest.mark.clause("TAL-6.16.5a", "TAL-6.16.5b", "TAL-6.15.2b-R", "TAL-C2")
def test_several_enemies_fight_as_one_with_one_die() -> None:
    scene = meets("elf", "bear#1 wolf#1 dragon#1", 6, 1)
    thrown = scene.told("fight_thrown")
    assert [event.fact("foe_score") for event in thrown] == [1 + 3 + 2 + 7]
    assert scene.hero().lives == 3, "one Life at most"
    won = meets("troll", "bear#1 wolf#1", 6, 1)
    assert won.hero().trophies == ("bear#1", "wolf#1")


@pytest.mark.clause("TAL-6.15.6", "TAL-6.17.1a", "TAL-6.2a", "TAL-6.16.1c")
def test_spirits_fight_with_craft_and_bring_nothing() -> None:
    scene = meets("elf", "wraith#1", 6, 1, strength=30)
    thrown = scene.told("fight_thrown")[0]
    assert (thrown.fact("score"), thrown.fact("foe_score")) == (10, 6)
    assert scene.hero().trophies == ()
    assert scene.hero().craft == 4
    assert "wraith#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-6.15.3", "TAL-6.15.2a", "TAL-6.16.5b-R")
def test_enemies_with_strength_come_before_spirits() -> None:
    scene = meets("elf", "ghost#1 bear#1", 6, 1, 6, 1)
    assert [event.fact("foe_score") for event in scene.told("fight_thrown")] == [4, 5]


@pytest.mark.clause("TAL-6.1.6b", "TAL-6.1.6b-R", "TAL-PUR-2", "TAL-6.16.4a")
def test_only_one_weapon_and_its_owner_chooses() -> None:
    scene = meets("thief", "bear#1", 1, 1, objects="sword#1 axe#1 runesword#1")
    assert scene.asked == (0, "weapon")
    assert set(scene.offered) == {"weapon:sword#1", "weapon:axe#1", "weapon:runesword#1"}
    scene.choose("weapon:sword#1")
    assert scene.told("fight_thrown")[0].fact("score") == 1 + 3 + 1


@pytest.mark.clause("TAL-6.1.6b-R")
def test_weapons_count_in_combat_only() -> None:
    scene = moving(figure("thief", "fields", objects="sword#1 magic_belt#1"))
    assert strength(scene.state, 0) == 5


@pytest.mark.clause("TAL-6.16.4d", "TAL-6.16.4f-R", "TAL-PUR-1", "TAL-CHOICE")
def test_at_most_one_protection_is_tried_for_a_life() -> None:
    scene = meets("thief", "bear#1", 1, 6, 5, objects="helmet#1 armour#1 shield#1")
    assert scene.asked == (0, "protection")
    assert set(scene.offered) == {"protect:helmet#1", "protect:armour#1", "protect:shield#1", "none"}
    assert scene.odds("protect:shield#1") == {"The Life is saved.": "1/3", "The Life is lost.": "2/3"}
    scene.choose("protect:helmet#1")
    assert scene.hero().lives == 3, "a 5 is not enough for the Helmet, and nothing else is tried"
    saved = meets("thief", "bear#1", 1, 6, 5, objects="shield#1").choose("protect:shield#1")
    assert saved.hero().lives == 4
    assert saved.turn == 1 or saved.asked[1] == "end_turn", "the fight is lost all the same"


@pytest.mark.clause("TAL-6.17.2b", "TAL-PUR-1")
def test_no_object_saves_a_life_in_psychic_combat() -> None:
    scene = meets("thief", "wraith#1", 1, 6, objects="armour#1")
    assert not scene.was_asked("protection")
    assert scene.hero().lives == 3


@pytest.mark.clause("TAL-6.17.2b-R", "TAL-6.16.3-R", "TAL-6.4.6-R")
def test_spells_save_a_life_at_the_moment_of_the_loss() -> None:
    scene = meets("thief", "wraith#1", 1, 6, spells="preservation#1")
    assert scene.asked == (0, "window")
    scene.choose("cast:preservation#1")
    assert scene.hero().lives == 4


@pytest.mark.clause("TAL-6.16.3", "TAL-FLOW-7b")
def test_spells_for_a_fight_are_cast_before_the_dice() -> None:
    scene = meets("thief", "bear#1", 1, 1, spells="psionic_blast#1")
    assert scene.state.window == "before_battle"
    assert not scene.told("fight_thrown")
    before = scene.odds("pass")
    scene.choose("cast:psionic_blast#1")
    assert scene.told("fight_thrown")[0].fact("score") == 1 + 3 + 3
    assert before["You win."] == "5/12"


# -- evading --------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.16.2", "TAL-6.18.1d", "TAL-6.18.1d-R", "TAL-6.15.7-R")
def test_an_enemy_may_be_evaded_and_stays() -> None:
    scene = meets("elf", "bear#1 sword#1", space="outer_03_woods")
    assert scene.asked == (0, "face")
    assert scene.odds("fight")["You win."] == "5/12"
    scene.choose("evade:card:bear#1")
    assert scene.asked == (0, "take"), "evading counts as success"
    scene.choose("take:sword#1")
    assert scene.lying("outer_03_woods") == ("bear#1",)


@pytest.mark.clause("TAL-6.18.2c-R", "TAL-C13")
def test_each_creature_of_a_group_is_evaded_singly() -> None:
    scene = meets("elf", "bear#1 wolf#1", 6, 1, space="outer_03_woods")
    scene.choose("evade:card:bear#1", "fight")
    assert scene.told("fight_thrown")[0].fact("foe_score") == 1 + 2
    assert scene.lying("outer_03_woods") == ("bear#1",)


@pytest.mark.clause("TAL-6.18.2c", "TAL-6.18.2c-R", "TAL-S.invisibility")
def test_spells_evade_persons_but_abilities_do_not() -> None:
    able = arriving(figure("elf", "outer_03_woods"), FAR, lying={"outer_03_woods": "witch#1"}, dice=(2,))
    assert able.hero().lives == 3
    spell = arriving(
        figure("thief", "outer_03_woods", spells="invisibility#1"), FAR, lying={"outer_03_woods": "witch#1"}
    )
    spell.choose("cast:invisibility#1")
    assert spell.hero().lives == 4
    assert spell.lying("outer_03_woods") == ("witch#1",)


@pytest.mark.clause("TAL-6.18.1c", "TAL-6.18.1b")
def test_who_evades_is_safe_from_spells_and_attacks_this_turn() -> None:
    caster = figure("wizard", "outer_13_fields", spells="random#1 nullify#1", missed=1)
    scene = arriving(figure("elf", "outer_03_woods", spells="hex#1"), caster, lying={"outer_03_woods": "bear#1"})
    scene.decline("window")
    scene.choose("evade:card:bear#1")
    assert scene.asked == (1, "window")
    both = {"cast:random#1", "cast:nullify#1"}
    assert set(scene.offered) == {*both, "pass", "pass:turn"}, "Nullify has no target but its caster"
    scene.choose("cast:random#1")
    assert scene.told("spell_cast")[0].fact("target") == "seat:1", "nobody else could be hit"


@pytest.mark.clause("TAL-6.18.1c")
def test_immobility_catches_who_evades() -> None:
    caster = figure("wizard", "outer_13_fields", spells="immobility#1", missed=1)
    scene = arriving(figure("elf", "outer_03_woods"), caster, lying={"outer_03_woods": "bear#1"}, dice=(6, 1))
    scene.choose("evade:card:bear#1")
    assert scene.asked == (1, "window")
    scene.choose("cast:immobility#1")
    assert scene.told("fight_won"), "he must face what he evaded"


# -- trophies -------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.1.4b", "TAL-6.1.4c", "TAL-6.1.4c-R", "TAL-6.1.5")
def test_seven_points_of_enemies_make_a_point_of_strength() -> None:
    scene = meets("troll", "ogre#1", 6, 1, trophies="bear#1 wolf#1")
    assert scene.asked == (0, "exchange")
    scene.choose("back:ogre#1")
    assert "hand_in" not in scene.offered
    scene.choose("add:ogre#1", "hand_in")
    assert scene.hero().strength == 7
    assert scene.hero().trophies == ("wolf#1",)
    assert {"bear#1", "ogre#1"} <= set(scene.state.adventure.discard)


@pytest.mark.clause("TAL-6.1.4b", "TAL-6.1.4c-R")
def test_the_set_worth_most_is_proposed_and_handed_in_by_one_answer() -> None:
    scene = meets("troll", "ogre#1", 6, 1, trophies="bear#1 wolf#1")
    assert str(scene.open().question) == "Do you hand these Enemies in? Their 7 points give 1 Strength."
    assert set(scene.offered) == {"hand_in", "back:ogre#1", "back:bear#1", "add:wolf#1", "keep"}
    scene.choose("hand_in")
    assert scene.hero().strength == 7


@pytest.mark.clause("TAL-6.1.5-R", "TAL-6.1.4c-R", "TAL-FLOW-2")
def test_trophies_may_be_exchanged_later_and_points_beyond_seven_are_lost() -> None:
    scene = moving(figure("troll", "fields", trophies="dragon#1 dragon#2 wolf#1"))
    scene.choose("exchange", "back:dragon#2", "add:wolf#1", "hand_in")
    assert scene.hero().strength == 7
    assert scene.hero().trophies == ("dragon#2",)
    scene.choose("exchange", "keep")
    assert scene.hero().trophies == ("dragon#2",)


@pytest.mark.clause("TAL-6.1.1b", "TAL-6.1.1c", "TAL-6.2.1b", "TAL-6.2.5")
def test_cards_add_to_the_total_but_never_to_the_own_value() -> None:
    scene = moving(figure("thief", "fields", objects="ring#1", followers="unicorn#1 maiden#1"))
    sheet = scene.view(0).heroes[0]
    assert (sheet.own_strength, sheet.own_craft) == (3, 3)
    assert (sheet.strength, sheet.craft) == (5, 8)
    assert sheet.printed_strength == 3


@pytest.mark.clause("TAL-6.13.4a", "TAL-6.13.4c", "TAL-6.13.4d-R")
def test_only_the_missing_cards_are_drawn() -> None:
    deck = "healer#1 mage#1 phantom#1"
    full = arriving(figure("thief", "hidden_valley"), FAR, deck=deck)
    assert len(full.told("card_drawn")) == 3
    lying = {"hidden_valley": "hex#1 sword#p1 talisman#t1 maze#1"}
    part = arriving(figure("dwarf", "hidden_valley"), FAR, deck=deck, lying=lying, gold={"hidden_valley": 3})
    assert len(part.told("card_drawn")) == 1, "the Hex and the Maze count, stock cards and Gold do not"
    many = arriving(figure("dwarf", "fields"), FAR, lying={"fields": "healer#1 maze#1"})
    assert not many.told("card_drawn")
    assert len(many.told("card_met")) == 2


@pytest.mark.clause("TAL-6.13.4d-R")
def test_a_spent_adventure_deck_is_made_anew() -> None:
    everything = tuple(card for card in instances(ADVENTURE_DECK))
    scene = arriving(figure("thief", "fields"), FAR, state={"adventure": Deck((), everything)})
    assert len(scene.told("card_drawn")) == 1
    assert len(scene.state.adventure.cards) >= 102


@pytest.mark.clause("TAL-6.15.1-R", "TAL-6.13.4d-R", "TAL-A.ghost", "TAL-A.hermit")
def test_cards_that_belong_elsewhere_go_there_first_and_do_nothing() -> None:
    scene = arriving(figure("thief", "hidden_valley"), FAR, deck="angel#1 ghost#1 hermit#1", dice=(1, 5))
    placed = [(event.fact("card"), event.fact("space")) for event in scene.told("card_placed")]
    assert placed == [("ghost#1", "outer_12_city"), ("hermit#1", "outer_08_crags")]
    kinds = [event.kind for event in scene.events if event.kind in ("card_placed", "card_met")]
    assert kinds == ["card_placed", "card_placed", "card_met"]
    assert len(scene.told("card_drawn")) == 3, "no replacement is drawn"


@pytest.mark.clause("TAL-6.15.2b", "TAL-6.15.2b-R")
def test_the_player_chooses_the_order_of_equal_numbers() -> None:
    scene = arriving(
        figure("thief", "outer_01_fields"), FAR, lying={"outer_01_fields": "maze#1 mage#1 marsh#1 healer#1"}
    )
    assert scene.offered == ("first:mage#1", "first:healer#1")
    scene.choose("first:healer#1")
    assert scene.offered == ("first:maze#1", "first:marsh#1")
    scene.choose("first:marsh#1")
    met = [event.fact("card") for event in scene.told("card_met")]
    assert met == ["healer#1", "mage#1", "marsh#1", "maze#1"]


@pytest.mark.clause("TAL-6.15.4a", "TAL-6.15.4b", "TAL-6.15.4c-R")
def test_an_event_that_makes_its_drawer_miss_a_turn_ends_this_one() -> None:
    scene = arriving(figure("thief", "hidden_valley"), figure("elf", "middle_09_desert"), deck="storm#1 bear#1 sword#1")
    assert scene.hero(0).missed == 0
    assert scene.told("turn_lost")
    assert scene.told("turn_missed")[0].fact("who") == 1, "the other one misses the next turn"
    assert scene.lying("hidden_valley") == ("bear#1", "sword#1")


@pytest.mark.clause("TAL-6.16.1a", "TAL-6.14.8f-R")
def test_odds_of_a_group_fight_are_exact() -> None:
    scene = arriving(figure("warrior", "outer_03_woods", followers="pixie#1"), FAR, lying={"outer_03_woods": "bear#1"})
    assert scene.odds("fight") == {"You win.": "161/216", "Equal: nobody is hurt.": "25/216", "You lose.": "5/36"}
