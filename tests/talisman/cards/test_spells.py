"""The 26 Spells: when they are cast, at what, and what they do."""

import pytest

from game.talisman.rules.table.sheet import craft, strength
from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.scene import Scene, arriving, figure, moving, starting

FIELDS = "outer_01_fields"


# -- at the start of a turn ------------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.acquisition", "TAL-6.9.7a", "TAL-6.9.6b")
def test_acquisition_takes_an_object_or_gold_from_anywhere() -> None:
    owner = figure("dwarf", "inner_00_plain_of_peril", objects="talisman#1 mule#1", gold=3)
    scene = moving(figure("wizard", FIELDS, spells="acquisition#1 hex#1"), owner).choose("cast:acquisition#1")
    assert set(scene.offered) == {"gold", "card:talisman#1", "card:mule#1"}
    scene.choose("card:talisman#1")
    assert (scene.hero().objects, scene.hero(1).objects) == (("talisman#1",), ("mule#1",))
    assert scene.state.spells.discard == ("acquisition#1",)
    robbed = moving(figure("wizard", FIELDS, spells="acquisition#1 hex#1"), owner).choose("cast:acquisition#1", "gold")
    assert (robbed.hero().gold, robbed.hero(1).gold) == (2, 2)


@pytest.mark.clause("TAL-S.acquisition", "TAL-6.5.2a", "TAL-6.11.19a")
def test_acquisition_takes_no_raft_and_nothing_the_caster_may_not_own() -> None:
    owner = figure("dwarf", "crags", objects="holy_lance#1", gold=0, raft="raft#1")
    scene = moving(figure("wizard", FIELDS, spells="acquisition#1 hex#1"), owner)
    assert "cast:acquisition#1" not in scene.offered


@pytest.mark.clause("TAL-S.acquisition", "TAL-S.random", "TAL-6.9.6b")
def test_acquisition_takes_nothing_if_an_answer_to_it_leaves_nothing() -> None:
    owner = figure("dwarf", "crags", gold=2, spells="random#1")
    scene = moving(figure("wizard", FIELDS, spells="acquisition#1 hex#1"), owner, dice=[4])
    scene.choose("cast:acquisition#1", "cast:random#1", "target:seat:1")
    assert (scene.hero().gold, scene.hero(1).gold) == (1, 0)
    assert set(scene.state.spells.discard) == {"random#1", "acquisition#1"}
    told = [str(event.text) for event in scene.events if event.kind == "nothing_taken"]
    assert told == ["Ada finds nothing to take from Bo."]
    assert scene.open().kind == "move"


@pytest.mark.clause("TAL-S.alchemy", "TAL-C11")
def test_alchemy_turns_any_objects_into_gold() -> None:
    caster = figure("wizard", FIELDS, spells="alchemy#1 hex#1", objects="axe#p1 ring#1 talisman#t1")
    scene = moving(caster).choose("cast:alchemy#1", "card:axe#p1", "card:ring#1", "done")
    assert (scene.hero().gold, scene.hero().objects) == (3, ("talisman#t1",))
    assert "axe#p1" in scene.state.stock
    assert "cast:alchemy#1" not in moving(figure("wizard", FIELDS, spells="alchemy#1 hex#1")).offered


@pytest.mark.clause("TAL-S.destroy-magic", "TAL-C15")
def test_destroy_magic_silences_spells_and_magic_objects_for_a_round() -> None:
    caster = figure("wizard", FIELDS, spells="destroy_magic#1 temporal_warp#1", objects="ring#1")
    other = figure("dwarf", "crags", objects="magic_belt#1 sword#1", followers="maiden#1", spells="healing#1")
    scene = moving(caster, other).choose("cast:destroy_magic#1")
    assert (strength(scene.state, 0), craft(scene.state, 0)) == (2, 5)
    assert (strength(scene.state, 1), craft(scene.state, 1)) == (3, 5), "Followers go on helping"
    assert "cast:temporal_warp#1" not in scene.offered
    assert [effect.id for effect in scene.state.lasting] == ["destroy_magic"]


@pytest.mark.clause("TAL-S.destroy-magic", "TAL-6.2.8a")
def test_destroy_magic_costs_spells_that_only_magic_objects_allowed() -> None:
    caster = figure("wizard", FIELDS, spells="destroy_magic#1 hex#1")
    other = figure("troll", "crags", objects="wand#1", spells="healing#1")
    scene = moving(caster, other).choose("cast:destroy_magic#1")
    assert scene.hero(1).spells == ()
    assert "healing#1" in scene.state.spells.discard


@pytest.mark.clause("TAL-S.destroy-magic")
def test_destroy_magic_ends_when_the_casters_next_turn_begins() -> None:
    caster = figure("wizard", "outer_23_fields", spells="destroy_magic#1 temporal_warp#1")
    scene = moving(caster, figure("troll", "crags", missed=1), deck="bag_of_gold#1", dice=(3,))
    scene.choose("cast:destroy_magic#1")
    end_of_turn(scene)
    while scene.turn != 0 or scene.state.turns < 3:
        end_of_turn(scene)
    assert [effect.id for effect in scene.state.lasting] == []
    assert "cast:temporal_warp#1" in scene.offered


@pytest.mark.clause("TAL-S.destruction", "TAL-6.9.7b", "TAL-6.14.4a", "TAL-6.9.7b-R")
def test_destruction_reaches_adventure_cards_of_the_outer_and_middle_regions() -> None:
    caster = figure("wizard", FIELDS, spells="destruction#1 hex#1")
    lying = {
        "ruins": "dragon#1 sword#p1", "oasis": "cave#1", "city": "talisman#t1 bag_of_gold#1", "crypt": "hermit#1",
        "outer_05_hills": "hex#1",
    }  # fmt: skip
    caster = figure("wizard", FIELDS, spells="destruction#1 alchemy#1")
    scene = moving(caster, lying=lying).choose("cast:destruction#1")
    assert set(scene.offered) == {"target:card:dragon#1", "target:card:cave#1", "target:card:bag_of_gold#1"}
    scene.choose("target:card:dragon#1")
    assert scene.lying("ruins") == ("sword#p1",)
    assert scene.hero().trophies == ()
    assert "dragon#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-S.destruction", "TAL-FLOW-6")
def test_destruction_after_a_move_comes_before_anything_is_met() -> None:
    caster = figure("wizard", FIELDS, spells="destruction#1 hex#1")
    scene = arriving(caster, lying={FIELDS: "dragon#1"}, deck="bag_of_gold#1").choose("cast:destruction#1")
    assert not scene.told("fight_thrown")
    assert [event.fact("card") for event in scene.told("card_drawn")] == ["bag_of_gold#1"]


@pytest.mark.clause("TAL-S.divination", "TAL-HID-1")
def test_divination_shows_the_top_five_cards_to_the_caster_only() -> None:
    deck = "imp#1 storm#1 ape#1 cave#1 ring#1 axe#1"
    scene = moving(figure("wizard", FIELDS, spells="divination#1 hex#1"), deck=deck)
    scene.choose("cast:divination#1")
    assert scene.view(0).deck_seen == ("imp#1", "storm#1", "ape#1", "cave#1", "ring#1")
    assert scene.view(1).deck_seen == ()
    assert scene.told("deck_seen")[0].seats == (0,)
    assert scene.state.adventure.cards[:2] == ("imp#1", "storm#1"), "the order stays"


@pytest.mark.clause("TAL-S.hex", "TAL-6.13.4d-R", "TAL-C3")
def test_a_hex_is_laid_on_an_empty_space_and_costs_whoever_lands_a_life() -> None:
    caster = figure("wizard", "outer_23_fields", spells="hex#1 alchemy#1")
    scene = moving(caster, figure("dwarf", "crags"), deck="bag_of_gold#1 bag_of_gold#2", dice=(2,))
    scene.choose("cast:hex#1")
    assert "target:space:outer_08_crags" not in scene.offered, "somebody stands there"
    assert not any("inner" in key for key in scene.offered)
    scene.choose("target:space:outer_20_ruins")
    assert scene.lying("ruins") == ("hex#1",)
    assert "hex#1" not in scene.state.spells.discard
    landed = arriving_by_walk(figure("elf", "outer_21_plains"))
    assert landed.hero().lives == 3
    assert len(landed.told("card_drawn")) == 1, "the Hex counts as one of the two cards"


def arriving_by_walk(hero: object) -> Scene:
    """A step onto the Ruins, where somebody's Hex lies."""
    from tests.talisman.scene import Figure

    assert isinstance(hero, Figure)
    effect = Lasting("hex", EVERYBODY, "own_turn", 3, 1, 0, "hex#1", "outer_20_ruins")
    return moving(
        hero, figure("dwarf", "crags"), lying={"ruins": "hex#1"}, state={"lasting": (effect,)}, dice=(1,),
        deck="bag_of_gold#1 bag_of_gold#2",
    ).choose(*(["throw"] if hero.objects else []), "ccw")  # fmt: skip


@pytest.mark.clause("TAL-S.hex")
def test_passing_over_a_hex_is_safe_and_armour_does_not_help_on_it() -> None:
    assert arriving_by_walk(figure("elf", "outer_21_plains", objects="armour#1")).hero().lives == 3
    effect = Lasting("hex", EVERYBODY, "own_turn", 3, 1, 0, "hex#1", "outer_20_ruins")
    scene = moving(
        figure("elf", "outer_21_plains"), figure("dwarf", "crags"), lying={"ruins": "hex#1"},
        state={"lasting": (effect,)}, dice=(2,), deck="bag_of_gold#1",
    ).choose("ccw")  # fmt: skip
    assert scene.hero().lives == 4


@pytest.mark.clause("TAL-S.hex")
def test_a_hex_is_discarded_when_its_casters_third_turn_from_then_begins() -> None:
    effect = Lasting("hex", EVERYBODY, "own_turn", 1, 0, 0, "hex#1", "outer_20_ruins")
    scene = starting(figure("elf", FIELDS), lying={"ruins": "hex#1"}, state={"lasting": (effect,)})
    assert scene.state.lasting == ()
    assert scene.lying("ruins") == ()
    assert "hex#1" in scene.state.spells.discard


@pytest.mark.clause("TAL-S.mesmerism")
def test_mesmerism_takes_a_follower_and_the_mercenary_asks_no_fee() -> None:
    owner = figure("dwarf", "crags", followers="mercenary#1 guide#1 poltergeist#1")
    caster = figure("wizard", FIELDS, gold=0, spells="mesmerism#1 hex#1")
    scene = moving(caster, owner).choose("cast:mesmerism#1")
    assert set(scene.offered) == {"card:mercenary#1", "card:guide#1"}
    scene.choose("card:mercenary#1")
    assert (scene.hero().followers, scene.hero(1).followers) == (("mercenary#1",), ("guide#1", "poltergeist#1"))


@pytest.mark.clause("TAL-S.mesmerism", "TAL-A.cursed-by-a-hag")
def test_mesmerism_is_of_no_use_while_the_hag_follows_the_caster() -> None:
    owner = figure("dwarf", "crags", followers="guide#1")
    caster = figure("wizard", FIELDS, followers="cursed_by_a_hag#1", spells="mesmerism#1 hex#1")
    assert "cast:mesmerism#1" not in moving(caster, owner).offered


@pytest.mark.clause("TAL-S.teleport", "TAL-FLOW-4")
def test_teleport_is_the_move_to_any_other_space_of_the_region() -> None:
    scene = moving(figure("wizard", FIELDS, spells="teleport#1 hex#1")).choose("cast:teleport#1")
    assert len(scene.offered) == 23
    scene.choose("target:space:outer_12_city")
    assert scene.hero().space == "outer_12_city"
    assert scene.asked == (0, "service")


@pytest.mark.clause("TAL-S.teleport", "TAL-A.blizzard", "TAL-A.poltergeist")
def test_teleport_needs_a_turn_in_which_the_die_would_be_thrown() -> None:
    for caster in (
        figure("wizard", FIELDS, spells="teleport#1 hex#1", followers="poltergeist#1"),
        figure("wizard", "temple", spells="teleport#1 hex#1", enslaved=True),
        figure("wizard", "inner_00_plain_of_peril", spells="teleport#1 hex#1"),
    ):
        assert "cast:teleport#1" not in moving(caster).offered


@pytest.mark.clause("TAL-S.temporal-warp")
def test_temporal_warp_gives_three_turns_in_a_row() -> None:
    caster = figure("wizard", "outer_23_fields", spells="temporal_warp#1 hex#1")
    scene = moving(caster, figure("troll", "crags"), deck="bag_of_gold#1 bag_of_gold#2 bag_of_gold#3", dice=(2, 2, 2))
    scene.choose("cast:temporal_warp#1")
    turns = [scene.turn]
    for _ in range(3):
        end_of_turn(scene)
        turns.append(scene.turn)
    assert turns == [0, 0, 0, 1]


def end_of_turn(scene: Scene) -> None:
    """Play on, doing nothing of note, until the next turn begins."""
    before = scene.state.turns
    for _ in range(30):
        if scene.state.turns > before:
            return
        quiet = [key for key in scene.offered if key in ("end", "done", "pass", "nothing", "no", "space", "fight")]
        scene.choose(quiet[0] if quiet else scene.offered[0])
    raise AssertionError("the turn does not end")


# -- in answer to a Spell --------------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.counterspell", "TAL-6.9.6b-R")
def test_a_counterspell_cancels_a_spell_just_cast() -> None:
    caster = figure("wizard", FIELDS, spells="acquisition#1 alchemy#1")
    owner = figure("dwarf", "crags", objects="sword#1", gold=0, spells="counterspell#1")
    scene = moving(caster, owner).choose("cast:acquisition#1")
    assert scene.asked == (1, "window")
    scene.choose("cast:counterspell#1")
    assert scene.hero(1).objects == ("sword#1",)
    assert set(scene.state.spells.discard) == {"acquisition#1", "counterspell#1"}


@pytest.mark.clause("TAL-S.counterspell", "TAL-6.9.6b-R")
def test_a_counterspell_may_be_countered_and_the_last_works_first() -> None:
    caster = figure("wizard", FIELDS, spells="acquisition#1 counterspell#2")
    owner = figure("dwarf", "crags", objects="sword#1", gold=0, spells="counterspell#1")
    scene = moving(caster, owner).choose("cast:acquisition#1", "cast:counterspell#1", "cast:counterspell#2")
    assert scene.hero(0).objects == ("sword#1",)


@pytest.mark.clause("TAL-S.counterspell", "TAL-6.9.8c-R")
def test_a_counterspell_stops_the_command_spell() -> None:
    ruler = figure("warrior", "inner_08_crown_of_command")
    scene = moving(ruler, figure("dwarf", "crags", spells="counterspell#1"), dice=(6,))
    assert scene.asked == (1, "window")
    scene.choose("cast:counterspell#1")
    assert scene.hero(1).lives == 4


# -- at any moment ---------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.healing")
def test_healing_gives_back_up_to_four_lives_to_anybody() -> None:
    caster = figure("wizard", FIELDS, lives=4, spells="healing#1 hex#1")
    scene = moving(caster, figure("dwarf", "crags", lives=1)).choose("cast:healing#1")
    assert scene.hero(1).lives == 4
    assert "cast:healing#1" not in moving(caster, figure("dwarf", "crags", lives=5)).offered


@pytest.mark.clause("TAL-S.healing")
def test_healing_works_on_toads_and_in_other_players_turns() -> None:
    toad = figure("dwarf", "crags", lives=2, toad=2, gold=0)
    scene = moving(figure("warrior", FIELDS, spells="healing#1"), toad).choose("cast:healing#1")
    assert scene.hero(1).lives == 4
    late = starting(figure("elf", FIELDS), figure("wizard", "city", lives=1, spells="healing#1 hex#1"))
    assert late.asked == (1, "window")
    assert late.choose("cast:healing#1").hero(1).lives == 4


@pytest.mark.clause("TAL-S.healing")
def test_healing_comes_too_late_for_the_last_life() -> None:
    dying = figure("elf", "desert", lives=1, spells="healing#1")
    scene = arriving(dying)
    if scene.decision is not None and scene.open().seat == 0 and scene.open().kind == "window":
        scene.choose("pass")
    assert scene.told("died")


@pytest.mark.clause("TAL-S.nullify", "TAL-S.counterspell")
def test_nullify_empties_a_hand_but_may_be_answered() -> None:
    caster = figure("wizard", FIELDS, spells="nullify#1 hex#1")
    held = figure("warrior", "city", spells="teleport#1 alchemy#1", craft=4)
    assert moving(caster, held).choose("cast:nullify#1", "target:seat:1").hero(1).spells == ()
    warned = moving(caster, figure("warrior", "city", spells="counterspell#1 alchemy#1", craft=4))
    warned.choose("cast:nullify#1", "target:seat:1", "cast:counterspell#1")
    assert warned.hero(1).spells == ("alchemy#1",)


@pytest.mark.clause("TAL-S.nullify")
def test_nullify_works_on_toads_and_the_prophetess_draws_again() -> None:
    caster = figure("wizard", FIELDS, spells="nullify#1 hex#1")
    toad = figure("druid", "city", toad=2, gold=0, spells="alchemy#1")
    assert moving(caster, toad).choose("cast:nullify#1", "target:seat:1").hero(1).spells == ()
    seer = figure("prophetess", "city", spells="alchemy#1")
    assert len(moving(caster, seer).choose("cast:nullify#1", "target:seat:1").hero(1).spells) == 1


@pytest.mark.clause("TAL-S.nullify")
def test_a_wizard_may_nullify_his_own_spells_and_draw_another() -> None:
    far = figure("ghoul", "outer_14_hills")
    scene = moving(figure("wizard", FIELDS, spells="nullify#1 teleport#1"), far, spell_deck="random#1")
    scene.choose("cast:nullify#1")
    assert scene.hero().spells == ("random#1",)
    assert {*scene.state.spells.discard} == {"nullify#1", "teleport#1"}


@pytest.mark.clause("TAL-S.nullify")
def test_nobody_nullifies_himself_who_holds_nothing_else() -> None:
    alone = moving(figure("wizard", FIELDS, spells="nullify#1"), figure("ghoul", "outer_14_hills"))
    assert not alone.was_asked("window")
    assert "cast:nullify#1" not in (alone.offered if alone.decision is not None else ())
    others = moving(figure("wizard", FIELDS, spells="nullify#1 hex#1"), figure("ghoul", "city", spells="alchemy#1"))
    others.choose("cast:nullify#1")
    assert set(others.offered) == {"target:seat:0", "target:seat:1"}


@pytest.mark.clause("TAL-S.random")
@pytest.mark.parametrize(
    ("number", "expected"),
    [(1, (5, 5, 0, 4)), (2, (3, 5, 3, 4)), (3, (5, 3, 3, 4)), (4, (5, 5, 0, 4)), (5, (6, 5, 3, 4)), (6, (5, 5, 3, 5))],
)
def test_random_does_to_its_target_what_the_die_says(number: int, expected: tuple[int, int, int, int]) -> None:
    target = figure("dwarf", "crags", strength=5, craft=5, gold=3)
    scene = moving(figure("wizard", FIELDS, spells="random#1 hex#1"), target, dice=(number,))
    scene.choose("cast:random#1", "target:seat:1")
    hero = scene.hero(1)
    assert (hero.strength, hero.craft, hero.gold, hero.lives) == expected
    assert bool(hero.toad) is (number == 1)


@pytest.mark.clause("TAL-S.random")
@pytest.mark.parametrize(("number", "inside"), [(2, (3, 5)), (3, (5, 3)), (5, (6, 5))])
def test_random_changes_the_character_inside_a_toad(number: int, inside: tuple[int, int]) -> None:
    target = figure("dwarf", "crags", strength=5, craft=5, toad=2, gold=0)
    scene = moving(figure("wizard", FIELDS, spells="random#2 hex#1"), target, dice=(number,))
    scene.choose("cast:random#2", "target:seat:1")
    assert (scene.hero(1).strength, scene.hero(1).craft, scene.hero(1).toad_strength) == (*inside, 1)


@pytest.mark.clause("TAL-S.random", "TAL-6.19.1b-R")
def test_random_starts_a_toads_count_anew_and_may_be_cast_at_oneself() -> None:
    target = figure("dwarf", "crags", toad=1, gold=0)
    scene = moving(figure("wizard", FIELDS, spells="random#1 hex#1"), target, dice=(1,))
    scene.choose("cast:random#1")
    assert "target:seat:0" in scene.offered
    scene.choose("target:seat:1")
    assert scene.hero(1).toad == 3


# -- in encounters and fights ----------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.immobility")
def test_immobility_at_the_start_of_a_turn_takes_the_turn() -> None:
    scene = starting(figure("elf", FIELDS), figure("wizard", "city", spells="immobility#1 hex#1"), dice=(3,))
    assert scene.asked == (1, "window")
    scene.choose("cast:immobility#1")
    assert scene.hero().space == FIELDS
    assert scene.turn == 1


@pytest.mark.clause("TAL-S.immobility", "TAL-S.counterspell")
def test_the_victim_of_immobility_may_counter_it() -> None:
    caster = figure("wizard", "city", spells="immobility#1 hex#1")
    scene = starting(figure("elf", FIELDS, spells="counterspell#1"), caster, dice=(3,))
    scene.choose("cast:immobility#1", "cast:counterspell#1")
    assert scene.turn == 0
    assert scene.asked[0] == 0


@pytest.mark.clause("TAL-S.immobility", "TAL-6.18.1d-R", "TAL-6.16.5b-R")
def test_immobility_petrifies_one_enemy_and_the_others_attack() -> None:
    hero = figure("wizard", "ruins", spells="immobility#1 hex#1")
    scene = arriving(hero, lying={"ruins": "dragon#1 wolf#1"}, dice=(6, 1)).choose("cast:immobility#1")
    scene.choose("target:card:dragon#1")
    assert scene.told("fight_thrown")[0].fact("foe_score") == 2 + 1
    assert scene.lying("ruins") == ("dragon#1",)


@pytest.mark.clause("TAL-S.immobility", "TAL-6.18.1a")
def test_immobility_stops_an_attacker() -> None:
    scene = arriving(figure("troll", FIELDS), figure("elf", FIELDS, spells="immobility#1")).choose("attack:1")
    assert scene.asked == (1, "window")
    scene.choose("cast:immobility#1")
    assert not scene.told("fight_thrown")


@pytest.mark.clause("TAL-S.immobility", "TAL-6.18.1c")
def test_immobility_catches_one_who_evades() -> None:
    attacker = figure("troll", "outer_05_hills", objects="wand#1", spells="immobility#1")
    scene = arriving(attacker, figure("dwarf", "outer_05_hills"), dice=(6, 1)).choose("attack:1", "evade:seat:0")
    assert scene.asked == (0, "window")
    scene.choose("cast:immobility#1")
    assert scene.told("evading_ended")
    assert scene.told("fight_thrown")


@pytest.mark.clause("TAL-S.immobility", "TAL-6.11.12a", "TAL-6.11.11b-R")
def test_immobility_petrifies_the_sentinel_and_the_move_goes_on() -> None:
    hero = figure("elf", "outer_04_sentinel", spells="immobility#1")
    scene = moving(hero, dice=(3,), deck="bag_of_gold#1").choose("throw", "cross", "cast:immobility#1", "cw")
    assert not scene.told("fight_thrown")
    assert scene.hero().space == "middle_05_runes"


@pytest.mark.clause("TAL-S.invisibility", "TAL-6.18.1d")
def test_invisibility_may_evade_everything_met_in_the_turn() -> None:
    hero = figure("elf", "ruins", spells="invisibility#1")
    scene = arriving(hero, lying={"ruins": "dragon#1 wolf#1 witch#1 bag_of_gold#1"}).choose("cast:invisibility#1")
    scene.choose("evade:all", "evade:card:witch#1")
    assert not scene.told("fight_thrown")
    assert not scene.told("thrown")
    assert "take:bag_of_gold#1" in scene.offered


@pytest.mark.clause("TAL-S.invisibility", "TAL-6.18.3", "TAL-6.14.4b")
def test_invisibility_evades_no_creatures_of_the_inner_region() -> None:
    hero = figure("elf", "werewolf_den", spells="invisibility#1")
    scene = arriving(hero, dice=(1, 1, 6, 1))
    assert scene.told("fight_thrown")
    assert not scene.was_asked("window")


@pytest.mark.clause("TAL-S.invisibility", "TAL-A.amulet")
def test_invisibility_does_not_evade_the_owner_of_the_amulet() -> None:
    attacker = figure("troll", FIELDS, objects="amulet#1")
    scene = arriving(attacker, figure("elf", FIELDS, spells="invisibility#1"), dice=(6, 1)).choose("attack:1")
    assert scene.told("fight_thrown")


@pytest.mark.clause("TAL-6.18.1b", "TAL-6.18.1c", "TAL-S.invisibility")
def test_whoever_has_evaded_is_no_target_of_spells_until_the_turn_ends() -> None:
    attacker = figure("wizard", FIELDS, spells="nullify#1", objects="sword#1")
    scene = arriving(attacker, figure("elf", FIELDS, spells="invisibility#1 hex#1")).choose("pass")
    scene.choose("attack:1", "pass", "cast:invisibility#1", "pass")
    assert not scene.told("fight_thrown")
    assert scene.asked == (0, "end_turn")
    assert "cast:nullify#1" not in scene.offered
    scene.choose("end")
    assert "cast:nullify#1" in scene.offered, "in the next turn it is possible again"


@pytest.mark.clause("TAL-S.preservation", "TAL-EX-6", "TAL-6.16.3-R")
def test_preservation_saves_a_life_in_the_desert_the_last_one_too() -> None:
    hero = figure("elf", "desert", lives=1, spells="preservation#1")
    scene = arriving(hero).choose("cast:preservation#1")
    assert scene.hero().lives == 1
    assert "preservation#1" in scene.state.spells.discard


@pytest.mark.clause("TAL-S.preservation")
def test_preservation_saves_exactly_one_life_and_anybody_may_cast_it() -> None:
    helper = figure("dwarf", "crags", spells="preservation#2")
    scene = arriving(figure("elf", "temple"), helper, dice=(1, 1)).choose("pray_temple")
    assert scene.asked == (1, "window")
    scene.choose("cast:preservation#2")
    assert scene.hero().lives == 3


@pytest.mark.clause("TAL-S.preservation", "TAL-A.armour")
def test_armour_is_tried_before_preservation() -> None:
    hero = figure("elf", FIELDS, objects="armour#1", spells="preservation#1")
    scene = arriving(hero, lying={FIELDS: "giant#1"}, dice=(1, 6, 6))
    if scene.asked[1] == "protection":
        scene.choose(scene.offered[0])
    assert scene.hero().lives == 4
    assert scene.hero().spells == ("preservation#1",)


@pytest.mark.clause("TAL-S.preservation")
def test_preservation_on_an_enemy_makes_the_fight_a_draw() -> None:
    helper = figure("dwarf", "crags", spells="preservation#1")
    scene = arriving(figure("elf", FIELDS), helper, lying={FIELDS: "wolf#1"}, dice=(6, 1))
    assert scene.asked == (1, "window")
    scene.choose("cast:preservation#1")
    assert scene.lying(FIELDS) == ("wolf#1",)
    assert (scene.hero().trophies, scene.hero().lives) == ((), 4)


@pytest.mark.clause("TAL-S.preservation", "TAL-A.amulet")
def test_preservation_does_not_help_the_owner_of_the_amulet() -> None:
    helper = figure("dwarf", "crags", spells="preservation#1")
    scene = arriving(figure("elf", "desert", objects="amulet#1"), helper)
    assert scene.hero().lives == 3
    assert not scene.was_asked("window")


@pytest.mark.clause("TAL-S.psionic-blast")
def test_psionic_blast_adds_total_craft_for_one_combat() -> None:
    hero = figure("elf", FIELDS, objects="solomons_crown#1", spells="psionic_blast#1")
    scene = arriving(hero, lying={FIELDS: "giant#1"}, dice=(1, 6)).choose("cast:psionic_blast#1")
    assert scene.told("fight_thrown")[0].fact("score") == 3 + 6 + 1
    assert scene.state.lasting == ()


@pytest.mark.clause("TAL-S.psionic-blast")
def test_psionic_blast_helps_the_defender_and_two_do_not_add_up() -> None:
    victim = figure("elf", FIELDS, spells="psionic_blast#1 psionic_blast#2")
    scene = arriving(figure("troll", FIELDS), victim, dice=(1, 6)).choose("attack:1", "cast:psionic_blast#1")
    assert scene.told("fight_thrown")[0].fact("foe_score") == 3 + 4 + 6


@pytest.mark.clause("TAL-S.psionic-blast", "TAL-6.14.4b-R")
def test_psionic_blast_works_in_the_inner_region_but_not_in_psychic_combat() -> None:
    inner = arriving(figure("elf", "werewolf_den", spells="psionic_blast#1"), dice=(3, 3, 1, 1))
    inner.choose("cast:psionic_blast#1")
    assert inner.told("fight_thrown")[0].fact("score") == 3 + 4 + 1
    spirit = arriving(figure("elf", FIELDS, spells="psionic_blast#1"), lying={FIELDS: "wraith#1"}, dice=(6, 1))
    assert not spirit.was_asked("window")


@pytest.mark.clause("TAL-S.psionic-blast", "TAL-A.amulet")
def test_psionic_blast_adds_nothing_against_the_owner_of_the_amulet() -> None:
    attacker = figure("elf", FIELDS, spells="psionic_blast#1")
    scene = arriving(attacker, figure("troll", FIELDS, objects="amulet#1"), dice=(1, 6)).choose("attack:1")
    assert not scene.told("spell_cast")


@pytest.mark.clause("TAL-S.psionic-blast")
def test_the_monk_gains_his_craft_a_second_time_by_the_blast() -> None:
    hero = figure("monk", FIELDS, spells="psionic_blast#1")
    scene = arriving(hero, lying={FIELDS: "giant#1"}, dice=(2, 2)).choose("cast:psionic_blast#1")
    assert scene.told("fight_thrown")[0].fact("score") == 2 + 3 + 3 + 2


# -- how Spells meet each other and the rest -------------------------------------------------------------


@pytest.mark.clause("TAL-S.temporal-warp", "TAL-S.hex", "TAL-A.blizzard")
def test_extra_turns_shorten_neither_hex_nor_blizzard() -> None:
    effects = (
        Lasting("hex", EVERYBODY, "own_turn", 3, 0, 0, "hex#1", "outer_20_ruins"),
        Lasting("blizzard", EVERYBODY, "turns", 5, -1, 0, "blizzard#1"),
    )
    scene = moving(
        figure("wizard", "outer_23_fields", spells="temporal_warp#1 alchemy#1"), figure("troll", "crags"),
        lying={"ruins": "hex#1"}, state={"lasting": effects, "aside": ("blizzard#1",)},
        deck="bag_of_gold#1 bag_of_gold#2 bag_of_gold#3",
    )  # fmt: skip
    scene.choose("cast:temporal_warp#1")
    end_of_turn(scene)
    end_of_turn(scene)
    assert {effect.id: effect.left for effect in scene.state.lasting} == {"hex": 3, "blizzard": 5}
    end_of_turn(scene)
    assert {effect.id: effect.left for effect in scene.state.lasting} == {"hex": 3, "blizzard": 4}


@pytest.mark.clause("TAL-A.blizzard")
def test_a_blizzard_of_a_match_of_earlier_rules_ends_after_as_many_turns_as_were_left() -> None:
    snow = Lasting("blizzard", EVERYBODY, "turns", 4, -1, 0, "blizzard#1")
    people = figure("elf", "fields"), figure("monk", "castle"), figure("troll", "crags")
    scene = moving(*people, state={"lasting": (snow,), "aside": ("blizzard#1",)}, deck="bag_of_gold#1")
    gone = scene.state.heroes[1]
    gone.out, gone.space = True, ""
    end_of_turn(scene)
    assert scene.turn == 2
    assert [effect.left for effect in scene.state.lasting] == [3]


@pytest.mark.clause("TAL-S.temporal-warp")
def test_becoming_a_toad_ends_a_warp() -> None:
    caster = figure("wizard", "city", spells="temporal_warp#1 hex#1")
    scene = arriving(caster, figure("troll", "crags"), dice=(1,), state={"moved": True, "extra_turns": 2})
    scene.choose("enchantress")
    assert scene.state.extra_turns == 0


@pytest.mark.clause("TAL-S.preservation", "TAL-6.9.8c-R")
def test_preservation_saves_a_life_from_the_command_spell() -> None:
    ruler = figure("warrior", "inner_08_crown_of_command")
    scene = moving(ruler, figure("dwarf", "crags", spells="preservation#1"), dice=(6,))
    assert scene.asked == (1, "window")
    assert scene.choose("cast:preservation#1").hero(1).lives == 4


@pytest.mark.clause("TAL-S.preservation", "TAL-A.runesword", "TAL-6.16.9d-R")
def test_a_life_saved_gives_the_runesword_nothing_and_the_winner_nothing_else() -> None:
    owner = figure("ghoul", FIELDS, strength=9, objects="runesword#1")
    victim = figure("elf", FIELDS, gold=0, spells="preservation#1")
    scene = arriving(owner, victim, dice=(6, 1)).choose("attack:1", "life")
    while scene.decision is not None and scene.open().kind in ("offer", "offer_answer"):
        scene.choose("no_offer")
    scene.choose("cast:preservation#1")
    assert (scene.hero(0).lives, scene.hero(1).lives) == (4, 4)


@pytest.mark.clause("TAL-S.nullify", "TAL-6.9.6b-R")
def test_a_spell_already_announced_still_works_when_its_caster_is_nullified() -> None:
    caster = figure("elf", FIELDS, spells="acquisition#1 alchemy#1")
    owner = figure("dwarf", "crags", objects="sword#1", gold=0)
    scene = moving(caster, owner, figure("wizard", "city", spells="nullify#1 hex#1"))
    scene.choose("cast:acquisition#1", "target:seat:1", "cast:nullify#1", "target:seat:0")
    assert scene.hero().spells == ()
    assert scene.hero().objects == ("sword#1",)


@pytest.mark.clause("TAL-S.acquisition", "TAL-6.11.6c-R")
def test_a_talisman_lost_in_the_valley_leaves_its_owner_there() -> None:
    inside = figure("dwarf", "valley_of_fire", objects="talisman#1", gold=0)
    scene = moving(figure("wizard", FIELDS, spells="acquisition#1 hex#1"), inside).choose("cast:acquisition#1")
    assert scene.hero(1).space == "inner_04_valley_of_fire"
    assert scene.hero(0).objects == ("talisman#1",)


@pytest.mark.clause("TAL-S.destruction", "TAL-A.magic-stream")
def test_a_place_destroyed_takes_its_points_with_it() -> None:
    scene = moving(
        figure("wizard", FIELDS, spells="destruction#1 alchemy#1"), lying={"ruins": "magic_stream#1"},
        state={"points": {"magic_stream#1": 2}},
    )  # fmt: skip
    scene.choose("cast:destruction#1")
    assert scene.state.points == {}
    assert "magic_stream#1" in scene.state.adventure.discard
