"""The rules that hold for all cards (TAL-C1 to TAL-C18), and the checks of the card file."""

import pytest

from game.talisman.rules.table.sheet import allowance, craft, strength
from tests.talisman.scene import arriving, figure, moving

FIELDS = "outer_01_fields"


@pytest.mark.clause("TAL-C1", "TAL-6.13.4d-R")
def test_an_empty_adventure_deck_is_made_anew_from_its_discards() -> None:
    scene = arriving(figure("elf", "city"))
    scene.state.adventure.discard = ("bag_of_gold#1", "bag_of_gold#2")
    lying = tuple(card for card in scene.state.adventure.cards if not card.startswith("bag_of_gold"))
    bags = tuple(f"bag_of_gold#{number}" for number in range(3, 13))
    scene.state.adventure.cards, scene.state.cards = (), {"outer_12_city": (*lying, *bags)}
    scene.hero().space, scene.state.stage = "outer_20_ruins", "arriving"
    scene.state.done = scene.state.waiting = ()
    scene.match._rules = None
    scene.begin_here()
    scene.match._replay([])
    scene.settle()
    assert {event.fact("card") for event in scene.told("card_drawn")} == {"bag_of_gold#1", "bag_of_gold#2"}
    assert not scene.state.adventure.discard


@pytest.mark.clause("TAL-C1", "TAL-6.9.5b", "TAL-6.9.5b-R")
def test_when_the_spell_deck_is_empty_its_discards_are_shuffled_and_without_any_nothing_is_drawn() -> None:
    scene = arriving(figure("elf", FIELDS), lying={FIELDS: "mage#1"})
    assert len(scene.hero().spells) == 1
    drained = arriving(figure("elf", "city"), figure("wizard", FIELDS, spells="hex#1 alchemy#1"))
    drained.state.spells.discard = drained.state.spells.cards
    drained.state.spells.cards = ()
    drained.begin_here()
    drained.match.dice.faces = (6,)  # type: ignore[attr-defined]  # the dice are loaded
    drained.choose("enchantress")
    assert len(drained.hero().spells) == 1


@pytest.mark.clause("TAL-6.15.2a", "TAL-6.15.2b", "TAL-6.15.3", "TAL-6.15.10")
def test_cards_are_dealt_with_by_number_whatever_the_order_drawn() -> None:
    hero = figure("elf", "hidden_valley", strength=9, craft=9)
    scene = arriving(hero, deck="cave#1 bag_of_gold#1 goblin#1", dice=(6, 1, 4))
    scene.choose(*(["keep"] if scene.asked[1] == "exchange" else []), "take:bag_of_gold#1")
    if scene.asked[1] == "take":
        scene.choose("done")
    assert scene.asked == (0, "cave")
    kinds = [event.kind for event in scene.events if event.kind in ("fight_won", "gold_gained")]
    assert kinds == ["fight_won", "gold_gained"]


@pytest.mark.clause("TAL-C2", "TAL-6.15.2b-R")
def test_among_equal_numbers_the_player_chooses_the_order() -> None:
    scene = arriving(figure("wizard", "ruins"), lying={"ruins": "healer#1 mage#1"})
    assert scene.asked == (0, "order")
    assert set(scene.offered) == {"first:healer#1", "first:mage#1"}


@pytest.mark.clause("TAL-C3", "TAL-6.13.4c", "TAL-6.13.4d-R")
@pytest.mark.parametrize(
    ("lying", "drawn"),
    [("", 2), ("cave#1", 1), ("hex#1", 1), ("sword#p1 talisman#t1", 2), ("cave#1 maze#1 marsh#1", 0)],
)
def test_only_adventure_cards_and_a_hex_count_as_drawn(lying: str, drawn: int) -> None:
    deck = "bag_of_gold#1 bag_of_gold#2 bag_of_gold#3"
    scene = arriving(figure("elf", "ruins"), lying={"ruins": lying} if lying else {}, gold={"ruins": 3}, deck=deck)
    assert len(scene.told("card_drawn")) == drawn


@pytest.mark.clause("TAL-C4", "TAL-C10")
def test_an_event_left_behind_acts_on_the_next_visitor() -> None:
    scene = arriving(figure("warrior", "ruins"), deck="imp#1 pestilence#1", dice=(3, 4))
    assert scene.asked == (0, "order")
    scene.choose("first:imp#1")
    assert scene.lying("ruins") == ("pestilence#1",)
    visitor = arriving(figure("elf", "ruins"), lying={"ruins": "pestilence#1"}, deck="bag_of_gold#1")
    assert visitor.hero().lives == 3
    assert "pestilence#1" in visitor.state.adventure.discard


@pytest.mark.clause("TAL-C5", "TAL-6.10.2b-R")
def test_missed_turns_add_up() -> None:
    scene = arriving(figure("warrior", FIELDS, missed=1), lying={FIELDS: "marsh#1"})
    assert scene.told("will_miss")
    assert scene.hero().missed + len([e for e in scene.told("turn_missed") if e.fact("who") == 0]) == 2


@pytest.mark.clause("TAL-C7", "TAL-6.2.6a")
@pytest.mark.parametrize(("points", "spells"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 2), (6, 3), (9, 3)])
def test_the_allowance_follows_total_craft(points: int, spells: int) -> None:
    scene = moving(figure("troll", FIELDS, craft=points))
    assert allowance(scene.state, 0) == spells


@pytest.mark.clause("TAL-C7", "TAL-6.2.7c-R")
@pytest.mark.parametrize("on", [True, False])
def test_a_rise_of_craft_draws_a_spell_only_where_the_group_plays_so(on: bool) -> None:
    hero = figure("warrior", FIELDS)
    scene = arriving(hero, lying={FIELDS: "fountain_of_wisdom#1"}, options={"free_spell_on_craft_rise": on})
    scene.choose("yes")
    assert len(scene.hero().spells) == (1 if on else 0)


@pytest.mark.clause("TAL-C7", "TAL-6.2.7c-R")
def test_one_card_draws_a_free_spell_only_once_for_one_owner() -> None:
    hero = figure("warrior", FIELDS)
    scene = arriving(hero, lying={FIELDS: "ring#1 bag_of_gold#1"}).choose("take:ring#1")
    drawn = len(scene.hero().spells)
    assert drawn == 1
    scene.choose("leave:ring#1", "take:ring#1")
    assert scene.hero().awarded == ("ring#1",)
    assert len(scene.hero().spells) <= drawn


@pytest.mark.clause("TAL-C8", "TAL-6.4.6-R")
def test_healing_stops_at_four_and_gains_do_not() -> None:
    healed = arriving(figure("elf", FIELDS, lives=4), lying={FIELDS: "healer#1"})
    assert healed.hero().lives == 4
    gained = arriving(figure("elf", FIELDS, lives=4), lying={FIELDS: "pool_of_life#1"}).choose("yes")
    assert gained.hero().lives == 5


@pytest.mark.clause("TAL-C9", "TAL-6.5.3", "TAL-6.12.1e")
def test_a_fifth_object_means_leaving_one_but_purchases_do_not_count() -> None:
    full = figure("elf", FIELDS, objects="sword#1 axe#1 helmet#1 shield#1 sword#p1 mule#p1")
    assert len(arriving(full, lying={FIELDS: "armour#1"}).choose("take:armour#1").hero().objects) == 7
    four = figure("elf", FIELDS, objects="sword#1 axe#1 helmet#1 shield#1 sword#p1")
    scene = arriving(four, lying={FIELDS: "armour#1"}).choose("take:armour#1")
    assert scene.asked == (0, "surplus_object")
    assert "leave:sword#p1" not in scene.offered, "what does not count need not be left"
    scene.choose("leave:helmet#1")
    assert "armour#1" in scene.hero().objects
    assert "helmet#1" in scene.lying(FIELDS)


@pytest.mark.clause("TAL-C10", "TAL-6.13.1a", "TAL-6.13.2")
def test_whoever_is_teleported_chooses_whom_to_meet_there() -> None:
    scene = arriving(figure("troll", FIELDS), figure("elf", "outer_20_ruins"), deck="imp#1", dice=(4,))
    assert scene.asked == (0, "encounter")
    assert {"attack:1", "space"} <= set(scene.offered)


@pytest.mark.clause("TAL-6.1.4b", "TAL-6.1.4c", "TAL-6.1.4c-R", "TAL-6.1.5-R")
def test_seven_points_of_trophies_buy_a_point_of_strength() -> None:
    hero = figure("elf", FIELDS, trophies="bear#1 ogre#1 wolf#1")
    scene = moving(hero).choose("exchange", "hand_in")
    assert (scene.hero().strength, scene.hero().trophies) == (4, ("wolf#1",))
    assert {"bear#1", "ogre#1"} <= set(scene.state.adventure.discard)
    wasteful = moving(hero).choose("exchange", "add:wolf#1", "hand_in")
    assert (wasteful.hero().strength, wasteful.hero().trophies) == (4, ()), "points above seven are lost"


@pytest.mark.clause("TAL-C12", "TAL-6.4.3b")
def test_what_the_dead_leave_lies_on_their_space_but_not_their_curses() -> None:
    dying = figure(
        "elf", "desert", lives=1, gold=2, objects="sword#1 talisman#t1", followers="guide#1 poltergeist#1",
        raft="raft#1",
    )  # fmt: skip
    scene = arriving(dying)
    assert set(scene.lying("desert")) == {"sword#1", "talisman#t1", "guide#1"}
    assert scene.state.gold == {"middle_09_desert": 2}
    assert {"poltergeist#1", "raft#1"} <= set(scene.state.adventure.discard)


@pytest.mark.clause("TAL-C14", "TAL-6.17.2a")
def test_weapons_do_not_count_in_psychic_combat() -> None:
    scene = arriving(figure("elf", FIELDS, objects="sword#1"), lying={FIELDS: "wraith#1"}, dice=(3, 3))
    assert scene.told("fight_thrown")[0].fact("score") == 4 + 3


@pytest.mark.clause("TAL-C15", "TAL-6.1.6a", "TAL-EX-1")
def test_sword_belt_and_unicorn_make_nine_in_combat_and_six_on_the_glade() -> None:
    objects, followers = "sword#1 magic_belt#1", "unicorn#1"
    for space, outside, fighting in ((FIELDS, 8, 9), ("cursed_glade", 6, 6)):
        hero = figure("elf", space, strength=5, objects=objects, followers=followers)
        scene = arriving(hero, lying={space: "bear#1"}, dice=(3, 1))
        assert strength(scene.state, 0) == outside
        assert scene.told("fight_thrown")[0].fact("score") == fighting + 3


@pytest.mark.clause("TAL-C15", "TAL-EX-2")
def test_solomons_crown_makes_seven_and_on_the_glade_five() -> None:
    for space, points, spells in ((FIELDS, 7, 3), ("cursed_glade", 5, 2)):
        scene = moving(figure("wizard", space, objects="solomons_crown#1", spells="hex#1 alchemy#1"))
        assert (craft(scene.state, 0), allowance(scene.state, 0)) == (points, spells)


@pytest.mark.clause("TAL-6.1.2", "TAL-6.1.3", "TAL-6.2.2", "TAL-6.2.3")
@pytest.mark.parametrize(("number", "field"), [(2, "strength"), (3, "craft")])
def test_losses_touch_own_points_only_and_stop_at_the_printed_value(number: int, field: str) -> None:
    grown = figure("elf", "city", strength=5, craft=5)
    assert getattr(arriving(grown, dice=(number,)).choose("enchantress").hero(), field) == 4
    fresh = arriving(figure("elf", "city", objects="ring#1"), dice=(number,)).choose("enchantress")
    assert getattr(fresh.hero(), field) == getattr(figure("elf").hero(), field)


@pytest.mark.clause("TAL-C17", "TAL-6.20.2c")
def test_what_is_not_in_stock_is_not_offered() -> None:
    owner = figure("dwarf", "crags", objects="armour#p1 armour#p2 armour#p3 armour#p4")
    scene = arriving(figure("elf", "village", gold=9), owner).choose("blacksmith")
    assert "buy:armour" not in scene.offered
    assert "buy:axe" in scene.offered


@pytest.mark.clause("TAL-A.ghost", "TAL-6.15.1")
def test_a_ghost_in_the_city_attacks_only_the_next_to_land_there() -> None:
    scene = arriving(figure("elf", FIELDS), figure("troll", "city"), deck="ghost#2", dice=(1,))
    assert scene.lying("city") == ("ghost#2",)
    assert not scene.told("fight_thrown")
    visitor = arriving(figure("elf", "city"), figure("troll", "city"), lying={"city": "ghost#2"}, dice=(1, 6))
    visitor.choose("space")
    assert visitor.told("fight_thrown")


@pytest.mark.clause("TAL-A.wand", "TAL-C7", "TAL-6.2.6b-R")
def test_the_wand_on_the_glade_loses_its_spell_and_draws_a_new_one_when_it_is_left() -> None:
    owner = figure("troll", "middle_05_runes", objects="wand#1", spells="hex#1")
    scene = moving(owner, deck="bag_of_gold#1", dice=(1,))
    scene.choose("throw", "ccw")
    assert scene.hero().space == "middle_04_cursed_glade"
    assert scene.hero().spells == ()
    assert "hex#1" in scene.state.spells.discard
    left = moving(figure("troll", "middle_04_cursed_glade", objects="wand#1"), deck="bag_of_gold#1", dice=(1,))
    left.choose("throw", "cw")
    assert len(left.hero().spells) == 1
