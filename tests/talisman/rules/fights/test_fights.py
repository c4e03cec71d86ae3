"""Fights with creatures and with Characters: edges of who attacks, when it ends, who evades (TAL-6.15 to TAL-6.18)."""

from __future__ import annotations

import pytest

from game.talisman.box.register import CARDS
from tests.talisman.scene import Scene, arriving, ending, figure, moving, starting

FIELDS, WOODS, HILLS, VILLAGE = "outer_01_fields", "outer_03_woods", "outer_05_hills", "outer_00_village"
FAR = figure("druid", "outer_13_fields", missed=9)


def meets(name: str, lying: str, *dice: int, space: str = FIELDS, **more: object) -> Scene:
    """A Character arrives where cards lie; the next player has a turn after it."""
    return arriving(figure(name, space, **more), figure("monk", "crags"), lying={space: lying}, dice=dice)


@pytest.mark.clause("TAL-6.15a")
def test_a_card_shows_its_kind_title_number_and_instructions() -> None:
    for card_id, kind, title, number in (
        ("angel", "event", "Angel", 1), ("bear", "enemy", "Bear", 2), ("wraith", "enemy", "Wraith", 3),
        ("witch", "stranger", "Witch", 4), ("sword", "object", "Sword", 5), ("maze", "place", "Maze", 6),
    ):  # fmt: skip
        card = CARDS[card_id]
        assert (card.kind, str(card.name), card.number) == (kind, title, number)
        assert len(str(card.face)) > 10


@pytest.mark.clause("TAL-6.15.5a", "TAL-6.16.1a")
@pytest.mark.parametrize(("card", "foe"), [("bear#1", 3), ("wraith#1", 5)])
def test_enemies_attack_at_once_every_character_that_comes_drawn_or_lying(card: str, foe: int) -> None:
    for name in ("elf", "wizard", "troll", "thief"):
        lay = meets(name, card, 6, 2)
        drawn = arriving(figure(name, FIELDS), figure("monk", "crags"), deck=card, dice=(6, 2))
        for scene in (lay, drawn):
            assert scene.told("fight_thrown")[0].fact("foe_score") == foe + 2


@pytest.mark.clause("TAL-6.16.1a")
def test_creatures_of_spaces_attack_by_strength_or_by_craft() -> None:
    brigand = arriving(figure("troll", "forest"), figure("monk", "crags"), dice=(1, 3, 2))
    assert (brigand.told("fight_thrown")[0].fact("score"), brigand.told("fight_thrown")[0].fact("foe_score")) == (9, 6)
    spirit = arriving(figure("elf", "crags"), figure("monk", "village"), dice=(1, 3, 2))
    assert (spirit.told("fight_thrown")[0].fact("score"), spirit.told("fight_thrown")[0].fact("foe_score")) == (7, 6)


@pytest.mark.clause("TAL-6.16.4c", "TAL-6.16.4d", "TAL-6.16.4f")
@pytest.mark.parametrize(
    ("mine", "outcome", "lives"), [(4, "fight_won", 4), (3, "fight_drawn", 4), (2, "fight_lost", 3)]
)
def test_a_single_point_decides(mine: int, outcome: str, lives: int) -> None:
    scene = meets("elf", "bear#1", mine, 3)
    assert scene.told(outcome)
    assert scene.hero().lives == lives
    assert bool(scene.hero().trophies) is (mine == 4)


@pytest.mark.clause("TAL-6.15.7-R", "TAL-6.16.4f", "TAL-C2")
@pytest.mark.parametrize("mine", [2, 3])
def test_a_lost_or_equal_fight_ends_the_turn_and_what_comes_later_stays(mine: int) -> None:
    lying = "bear#1 spectre#1 healer#1 sword#1 maze#1"
    scene = meets("elf", lying, mine, 3, lives=3)
    assert scene.turn == 1
    assert len(scene.told("fight_thrown")) == 1
    assert not scene.told("card_met") + scene.told("will_miss")
    assert scene.lying(FIELDS) == tuple(lying.split())


@pytest.mark.clause("TAL-6.16.4e", "TAL-6.16.4d")
def test_a_lost_fight_ends_the_turn_even_if_the_life_was_saved() -> None:
    scene = meets("elf", "bear#1 healer#1", 1, 6, 5, objects="armour#1").choose("protect:armour#1")
    assert scene.hero().lives == 4
    assert not scene.told("card_met")
    assert scene.asked == (0, "end_turn")


@pytest.mark.clause("TAL-6.15.7-R")
def test_the_attacked_player_says_first_whether_he_evades_and_then_fights_or_goes_on() -> None:
    scene = meets("elf", "bear#1 healer#1", 6, 1, space=WOODS, lives=3)
    assert scene.asked == (0, "face")
    assert not scene.told("fight_thrown")
    fought = meets("elf", "bear#1", 6, 1, space=WOODS).choose("fight")
    assert fought.told("fight_won")
    scene.choose("evade:card:bear#1")
    assert scene.hero().lives == 4, "to evade counts as success"


@pytest.mark.clause("TAL-6.16.5b-R")
def test_a_group_has_one_bonus_of_the_runes_and_costs_one_life() -> None:
    runes = "middle_05_runes"
    scene = meets("elf", "bear#1 wolf#1", 1, 2, space=runes)
    assert scene.told("fight_thrown")[0].fact("foe_score") == 2 + 3 + (3 + 2)
    assert scene.hero().lives == 3


# -- against Characters --------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.16.7", "TAL-6.16.7-R")
def test_attacker_defender_and_then_the_others_are_asked_before_the_dice() -> None:
    helper = figure("monk", "crags", spells="random#2")
    attacker = figure("troll", FIELDS, craft=3, spells="psionic_blast#1")
    victim = figure("elf", FIELDS, spells="psionic_blast#2")
    scene = arriving(helper, attacker, victim, turn=1, dice=(1, 6))
    scene.choose("pass", "attack:2", "pass")
    order = []
    while scene.state.window == "before_battle":
        order.append(scene.asked)
        scene.choose("pass")
    assert order == [(1, "window"), (2, "window"), (0, "window")]
    assert scene.told("fight_thrown")


@pytest.mark.clause("TAL-6.16.8a")
@pytest.mark.parametrize(("mine", "theirs", "winner"), [(2, 1, 0), (1, 3, 1)])
def test_in_a_fight_of_characters_the_higher_score_wins(mine: int, theirs: int, winner: int) -> None:
    scene = arriving(figure("thief", FIELDS, strength=4), figure("elf", FIELDS, strength=3), dice=(mine, theirs))
    scene.choose("attack:1")
    fought = scene.told("fight_thrown")[0]
    assert (fought.fact("score"), fought.fact("foe_score")) == (4 + mine, 3 + theirs)
    assert scene.asked == (winner, "reward")


@pytest.mark.clause("TAL-6.16.9d", "TAL-6.16.10-R", "TAL-FLOW-7a")
@pytest.mark.parametrize(("theirs", "answers"), [(1, ("attack:1", "nothing")), (4, ("attack:1",))])
def test_a_fight_ends_the_turn_whether_won_or_equal(theirs: int, answers: tuple[str, ...]) -> None:
    people = (figure("troll", "village"), figure("thief", "village"))
    scene = arriving(*people, lying={"village": "sword#1"}, dice=(1, theirs)).choose(*answers)
    assert scene.turn == 1
    assert not (scene.was_asked("take"))
    assert not (scene.was_asked("service"))


@pytest.mark.clause("TAL-6.17.1b-R")
@pytest.mark.parametrize(
    ("name", "able"),
    [("assassin", False), ("druid", False), ("dwarf", False), ("ghoul", True), ("minstrel", False), ("monk", False),
     ("priest", False), ("prophetess", False), ("sorceress", True), ("thief", False), ("troll", False),
     ("warrior", False), ("wizard", True)],
)  # fmt: skip
def test_only_wizard_sorceress_and_ghoul_attack_psychically(name: str, able: bool) -> None:
    scene = arriving(figure(name, FIELDS), figure("elf", FIELDS))
    assert ("psychic:1" in scene.offered) is able


# -- evading -------------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.18.2a", "TAL-6.18.1a")
@pytest.mark.parametrize(("space", "number"), [("tavern", 2), ("forest", 1), ("crags", 1)])
def test_whatever_attacks_in_the_outer_and_middle_region_can_be_evaded(space: str, number: int) -> None:
    scene = arriving(figure("thief", space, spells="immobility#1"), figure("monk", "village"), dice=(number, 1, 6))
    scene.choose("cast:immobility#1")
    assert not scene.told("fight_thrown")
    assert scene.hero().lives == 4


@pytest.mark.clause("TAL-6.18.2b", "TAL-CHR-1")
@pytest.mark.parametrize(("name", "key"), [("thief", "steal:1"), ("sorceress", "beguile:1"),
                                           ("minstrel", "lady:maiden#1"), ("troll", "attack:1")])  # fmt: skip
def test_a_character_that_attacks_or_uses_an_ability_can_be_evaded(name: str, key: str) -> None:
    victim = figure("dwarf", HILLS, objects="sword#1", followers="maiden#1")
    scene = arriving(figure(name, HILLS), victim, dice=(6, 1)).choose(key)
    assert scene.asked == (1, "evade")
    scene.choose("evade:seat:0")
    assert (scene.hero(1).objects, scene.hero(1).followers, scene.hero(1).gold) == (("sword#1",), ("maiden#1",), 1)
    assert not scene.told("fight_thrown") + scene.told("thrown") + scene.told("card_drawn")


@pytest.mark.clause("TAL-6.18.1d-R", "TAL-6.18.1d")
def test_evading_holds_until_the_end_of_that_turn_and_the_enemy_stays() -> None:
    scene = starting(figure("troll", WOODS), figure("elf", WOODS, evading=("card:bear#1", "seat:0")), dice=(1,))
    assert scene.hero(1).evading == ()
    evaded = meets("elf", "bear#1", space=WOODS).choose("evade:card:bear#1")
    assert evaded.lying(WOODS) == ("bear#1",)
    again = meets("elf", "bear#1", 6, 1, space=WOODS)
    assert again.asked == (0, "face"), "on every visit anew"


# -- Purchase cards, Places of magic -------------------------------------------------------------------------


@pytest.mark.clause("TAL-PUR-3", "TAL-6.20.2a")
@pytest.mark.parametrize("letter", ["", "p"])
def test_bought_things_work_like_those_of_the_adventure_deck(letter: str) -> None:
    for weapon in ("sword", "axe"):
        fought = meets("thief", "bear#1", 2, 2, objects=f"{weapon}#{letter}1").told("fight_thrown")[0]
        assert fought.fact("score") == 2 + 3 + 1
    for card, number in (("armour", 4), ("shield", 5), ("helmet", 6)):
        saved = meets("thief", "bear#1", 1, 6, number, objects=f"{card}#{letter}1").choose(f"protect:{card}#{letter}1")
        assert saved.hero().lives == 4
    bottle = arriving(figure("thief", "desert", objects=f"water_bottle#{letter}1"), FAR)
    assert bottle.hero().lives == 4
    assert "build" in moving(figure("thief", WOODS, objects=f"axe#{letter}1"), FAR).offered
    five = "cross#1 ring#1 amulet#1 wand#1"
    counted = moving(figure("thief", VILLAGE, objects=f"{five} mule#1 sword#{letter}1", spells="hex#1"), FAR)
    assert counted.view(0).heroes[0].counted_objects == 4 + (letter == "")


@pytest.mark.clause("TAL-PUR-1", "TAL-C14")
def test_protection_is_for_combat_only() -> None:
    objects = "armour#1 shield#1 helmet#1"
    for scene in (
        arriving(figure("thief", "desert", objects=objects), FAR),
        arriving(figure("thief", "temple", objects=objects), FAR, dice=(1, 2)).choose("pray_temple"),
        arriving(figure("thief", "black_knight", objects=objects, gold=0), FAR),
        arriving(figure("thief", "vampires_tower", objects=objects), FAR, dice=(1,)),
        meets("thief", "wraith#1", 1, 6, objects=objects),
        meets("thief", "witch#1", 2, objects=objects).choose("throw"),
    ):
        assert scene.hero().lives == 3
        assert not scene.was_asked("protection")


@pytest.mark.clause("TAL-6.20.1-R")
def test_nobody_sells_talismans() -> None:
    village = arriving(figure("thief", "village", gold=99), FAR).choose("blacksmith")
    market = arriving(figure("elf", FIELDS, gold=99), FAR, lying={FIELDS: "market#1"})
    for scene in (village, market):
        assert "buy:talisman" not in scene.offered
        assert any(key.startswith("buy:") for key in scene.offered)


@pytest.mark.clause("TAL-C15")
def test_on_the_cursed_glade_no_object_adds_and_no_spell_is_cast() -> None:
    glade = "middle_04_cursed_glade"
    scene = meets("thief", "bear#1", 2, 2, space=glade, objects="sword#1 magic_belt#1", followers="unicorn#1")
    assert scene.told("fight_thrown")[0].fact("score") == 2 + 3 + 1
    wraith = meets("thief", "wraith#1", 2, 2, space=glade, objects="solomons_crown#1", followers="maiden#1")
    assert wraith.told("fight_thrown")[0].fact("score") == 2 + 3 + 2
    caster = moving(figure("thief", glade, spells="temporal_warp#1", objects="axe#1"), FAR)
    assert not any(key.startswith("cast") for key in caster.offered)
    assert not ending(figure("thief", glade, spells="random#1", objects="axe#1"), FAR).was_asked("window")


@pytest.mark.clause("TAL-CHR-5")
@pytest.mark.parametrize("name", ["wizard", "prophetess"])
def test_who_always_has_a_spell_draws_it_on_the_glade_too_and_never_as_a_toad(name: str) -> None:
    nullify = figure("thief", FIELDS, spells="nullify#1")
    glade = moving(nullify, figure(name, "cursed_glade", spells="hex#1")).choose("cast:nullify#1")
    assert len(glade.hero(1).spells) == 1
    assert glade.hero(1).spells != ("hex#1",)
    toad = moving(nullify, figure(name, "city", toad=2, gold=0, spells="hex#1")).choose("cast:nullify#1")
    assert toad.hero(1).spells == ()


@pytest.mark.clause("TAL-CHR-1", "TAL-CHR-2")
@pytest.mark.parametrize(("name", "key"), [("thief", "steal:1"), ("minstrel", "lady:maiden#1")])
def test_stealing_without_a_throw_is_the_encounter_of_the_turn(name: str, key: str) -> None:
    victim = figure("troll", FIELDS, followers="maiden#1")
    scene = arriving(figure(name, FIELDS), victim, lying={FIELDS: "healer#1 maze#1"}).choose(key)
    assert not scene.told("thrown") + scene.told("card_met") + scene.told("card_drawn")
    assert scene.hero(0).gold == 2 or scene.hero(0).followers == ("maiden#1",)


@pytest.mark.clause("TAL-CHR-7")
def test_the_troll_gains_nothing_by_the_passing_of_turns() -> None:
    scene = starting(figure("troll", VILLAGE, lives=2, missed=1), figure("elf", "crags", missed=2), dice=(1,))
    assert scene.state.turns >= 3
    assert scene.hero().lives == 2


@pytest.mark.clause("TAL-C13")
@pytest.mark.parametrize("card", ["angel#1", "devil#1", "imp#1", "mephistopheles#1", "raiders#1"])
def test_an_evaded_person_of_an_event_has_no_effect_and_is_discarded(card: str) -> None:
    owner = figure("elf", FIELDS, spells="immobility#1", objects="sword#1", gold=3)
    scene = arriving(owner, FAR, deck=card)
    if card == "raiders#1":
        scene.choose("space")
    scene.choose("cast:immobility#1")
    hero = scene.hero()
    assert (hero.lives, hero.alignment, hero.objects, hero.gold, hero.space) == (4, "good", ("sword#1",), 3, FIELDS)
    assert card in scene.state.adventure.discard
    assert scene.lying(FIELDS) == ()


@pytest.mark.clause("TAL-C11")
def test_killed_enemies_are_kept_and_killed_spirits_discarded_whatever_was_owned_goes_home() -> None:
    scene = arriving(figure("troll", "hidden_valley", strength=20, craft=20), figure("monk", "crags"),
                     lying={"hidden_valley": "bear#1 wraith#1 maze#1"}, dice=(6, 1, 6, 1))  # fmt: skip
    assert scene.hero().trophies == ("bear#1",)
    assert "wraith#1" in scene.state.adventure.discard
    witch = meets("thief", "witch#1", 3, objects="sword#p1").choose("throw")
    assert "sword#p1" in witch.state.stock


@pytest.mark.clause("TAL-A.potion-of-strength", "TAL-A.mercenary")
@pytest.mark.parametrize("goods", [{"objects": "potion_of_strength#1"}, {"followers": "mercenary#1"}])
def test_who_looks_on_at_a_fight_is_not_asked_to_strengthen_himself(goods: dict[str, str]) -> None:
    fields = "outer_01_fields"
    bystander = figure("elf", "city", **goods)
    scene = arriving(figure("troll", fields), figure("thief", fields), bystander, dice=(1, 1)).choose("attack:1")
    assert scene.told("fight_thrown")
    assert (2, "window") not in [(choice.seat, choice.kind) for choice in scene.match.record]
    own = arriving(figure("troll", fields), figure("elf", fields, **goods), dice=(1, 1)).choose("attack:1")
    assert own.asked == (1, "window")
