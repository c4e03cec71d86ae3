"""The sentence in which a hint says what speaks for a fight, a Spell or a card."""

from __future__ import annotations

import pytest

from tests.talisman.adviser.reasons.test_reasons import reason
from tests.talisman.scene import Figure, Scene, arriving, figure, moving, starting

FIELDS = "outer_01_fields"
FAR = figure("druid", "outer_13_fields")


def meets(hero: Figure, cards: str, *others: Figure, dice: tuple[int, ...] = ()) -> Scene:
    """Somebody who has come to where cards lie."""
    return arriving(hero, *(others or (FAR,)), lying={FIELDS: cards} if cards else {}, dice=dice)


# -- fights ----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.16.4c")
@pytest.mark.parametrize(
    ("hero", "cards", "key", "words"),
    [
        (figure("troll", FIELDS, gold=2), "bandit#1", "fight", "You win 72 % of such fights, and lose 17 %."),
        (figure("troll", FIELDS, gold=2, strength=12), "bandit#1", "fight", "You cannot lose such a fight."),
        (figure("troll", FIELDS, gold=2), "bandit#1", "bribe:bandit#1", "None"),
        (figure("elf", FIELDS, gold=2), "bandit#1", "fight", "None"),
        (figure("elf", FIELDS, gold=2), "bandit#1", "bribe:bandit#1",
         "You would lose 58 % of such fights, and win 28 %."),
        (figure("minstrel", FIELDS), "dragon#1", "pass", "You cannot win such a fight."),
        (figure("minstrel", FIELDS), "dragon#1", "provoke:dragon#1", "None"),
        (figure("minstrel", FIELDS), "wolf#1", "charm:wolf#1", "It follows you 67 % of the time."),
        (figure("elf", FIELDS, spells="psionic_blast#1"), "bear#1", "cast:psionic_blast#1",
         "It raises your chance to win the fight from 42 % to 92 %."),
        (figure("elf", FIELDS, spells="psionic_blast#1"), "bear#1", "pass", "None"),
        (figure("elf", FIELDS, spells="invisibility#1"), "dragon#1", "cast:invisibility#1",
         "You would lose 92 % of such fights, and win 3 %."),
        (figure("troll", FIELDS, craft=4, spells="invisibility#1"), "wolf#1", "cast:invisibility#1", "None"),
        (figure("thief", FIELDS, objects="sword#1 axe#1"), "bear#1", "weapon:axe#1",
         "So armed, you win 58 % of such fights."),
    ],
)  # fmt: skip
def test_a_fight_is_praised_if_it_is_rather_won_and_the_way_round_it_if_it_may_be_lost(
    hero: Figure, cards: str, key: str, words: str
) -> None:
    assert reason(meets(hero, cards), key) == words


@pytest.mark.clause("TAL-6.18.1a")
def test_evading_tells_the_fight_that_it_avoids() -> None:
    scene = arriving(figure("dwarf", "outer_05_hills"), FAR, lying={"outer_05_hills": "bear#1"})
    assert reason(scene, "evade:card:bear#1") == "You would lose 42 % of such fights, and win 42 %."


@pytest.mark.clause("TAL-A.cross")
def test_destroying_an_enemy_needs_no_fight() -> None:
    scene = meets(figure("elf", FIELDS, objects="cross#1"), "ghost#1")
    assert reason(scene, "destroy:ghost#1") == "It is gone without a fight."


@pytest.mark.clause("TAL-6.13.2", "TAL-6.16.9c")
def test_a_duel_is_praised_by_its_chances_and_the_prize_by_what_it_leaves() -> None:
    strong = meets(figure("troll", FIELDS), "healer#1", figure("elf", FIELDS, objects="sword#1"), dice=(6, 1))
    assert reason(strong, "attack:1") == "You win 72 % of such fights, and lose 17 %."
    assert reason(strong, "space") == "None"
    weak = meets(figure("elf", FIELDS), "healer#1", figure("troll", FIELDS))
    assert (reason(weak, "attack:1"), reason(weak, "space")) == (
        "None", "You would lose 83 % of such fights, and win 8 %.",
    )  # fmt: skip
    strong.choose("attack:1")
    assert reason(strong, "life") == "It leaves the Elf with 3 Lives."
    assert reason(strong, "card:sword#1") == "Weapon: +1 Strength in Combat."
    assert reason(strong, "gold") == "Gold buys Lives, arms and a way out."
    strong.choose("life")
    assert reason(strong, "card:sword#1") == "If it is accepted, you keep all your 4 Lives."
    assert reason(strong, "no_offer") == "None"
    strong.choose("card:sword#1")
    assert reason(strong, "refuse") == "It leaves the Elf with 3 Lives."


@pytest.mark.clause("TAL-6.16.9a")
def test_the_last_life_and_the_life_of_a_quest_are_named_as_that() -> None:
    last = meets(figure("troll", FIELDS), "", figure("elf", FIELDS, lives=1), dice=(6, 1)).choose("attack:1")
    assert reason(last, "life") == "It is the last Life of the Elf."
    quest = meets(figure("troll", FIELDS, quest="take_a_life"), "", figure("elf", FIELDS), dice=(6, 1))
    assert reason(quest.choose("attack:1"), "life") == "Your quest asks for it."


@pytest.mark.clause("TAL-6.16.4d")
def test_protections_tell_how_often_they_save() -> None:
    scene = meets(figure("thief", FIELDS, objects="helmet#1 armour#1"), "bear#1", dice=(1, 6))
    assert reason(scene, "protect:helmet#1") == "It saves the Life 17 % of the time."
    assert reason(scene, "protect:armour#1") == "It saves the Life 50 % of the time."


@pytest.mark.clause("TAL-6.9.8a")
def test_the_command_spell_tells_how_often_it_works() -> None:
    scene = moving(figure("warrior", "crown_of_command", spells="healing#1", objects="sword#1", lives=3), FAR)
    assert reason(scene, "command") == "It costs every other Character a Life 50 % of the time."
    assert reason(scene, "cast:healing#1") == "You are down to 3 Lives."


# -- Spells ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spell", "words"),
    [
        ("acquisition#1", "The Dwarf has this to take: Talisman."),
        ("mesmerism#1", "The Dwarf has this to take: Maiden."),
        ("temporal_warp#1", "You take three turns while the others wait."),
        ("teleport#1", "It takes you to any space of this Region."),
        ("alchemy#1", "None"),
    ],
)
def test_a_spell_is_praised_for_what_it_brings_now(spell: str, words: str) -> None:
    owner = figure("dwarf", "crags", objects="talisman#1 axe#1", followers="maiden#1 guide#1")
    scene = moving(figure("wizard", FIELDS, spells=f"{spell} hex#1", objects="sword#1"), owner)
    assert reason(scene, f"cast:{spell}") == words


@pytest.mark.clause("TAL-S.acquisition")
def test_every_target_of_a_thievish_spell_is_named_with_its_best_card() -> None:
    owners = figure("dwarf", "crags", objects="axe#1"), figure("troll", "outer_13_fields", objects="magic_belt#1")
    scene = moving(figure("wizard", FIELDS, spells="acquisition#1 hex#1"), *owners).choose("cast:acquisition#1")
    assert reason(scene, "target:seat:1") == "The Dwarf has this to take: Axe."
    assert reason(scene, "target:seat:2") == "The Troll has this to take: Magic Belt."


@pytest.mark.clause("TAL-S.teleport")
def test_teleport_tells_what_lies_where_it_leads() -> None:
    scene = moving(figure("wizard", FIELDS, spells="teleport#1 hex#1"), FAR, lying={"ruins": "pool_of_life#1"})
    scene.choose("cast:teleport#1")
    assert reason(scene, "target:space:outer_20_ruins") == "Pool of Life lies there."


@pytest.mark.clause("TAL-S.counterspell")
def test_a_counterspell_tells_what_it_wards_off() -> None:
    caster = figure("wizard", FIELDS, spells="acquisition#1 alchemy#1")
    scene = moving(caster, figure("dwarf", "crags", objects="sword#1", gold=0, spells="counterspell#1"))
    assert reason(scene.choose("cast:acquisition#1"), "cast:counterspell#1") == "The Spell is aimed at you."
    ruled = moving(figure("warrior", "crown_of_command"), figure("dwarf", "crags", spells="counterspell#1"), dice=(6,))
    assert reason(ruled, "cast:counterspell#1") == "It stops the Command Spell, which may cost you a Life."


@pytest.mark.clause("TAL-S.preservation", "TAL-S.immobility", "TAL-S.destruction")
def test_preservation_immobility_and_destruction_tell_what_they_prevent() -> None:
    thirsty = arriving(figure("elf", "desert", lives=1, spells="preservation#1"), FAR)
    assert reason(thirsty, "cast:preservation#1") == "It saves the Life."
    helper = arriving(figure("elf", "desert"), figure("dwarf", "crags", spells="preservation#1"))
    assert reason(helper, "cast:preservation#1") == "None"
    ruler = starting(figure("elf", "crown_of_command"), figure("wizard", "city", spells="immobility#1 hex#1"))
    assert reason(ruler, "cast:immobility#1") == "The Elf cannot cast the Command Spell this turn."


# -- cards -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "cards", "key", "words"),
    [
        (figure("thief", FIELDS), "talisman#1 sword#1", "take:talisman#1",
         "Only a Talisman opens the way to the Crown."),
        (figure("thief", FIELDS, objects="talisman#2"), "talisman#1 sword#1", "take:talisman#1", "None"),
        (figure("thief", FIELDS, objects="axe#1"), "sword#1 helmet#1", "take:sword#1", "None"),
        (figure("thief", FIELDS, objects="axe#1"), "sword#1 solomons_crown#1", "take:solomons_crown#1", "+2 Craft."),
        (figure("thief", FIELDS), "sword#1 bag_of_gold#1", "take:bag_of_gold#1",
         "Gold buys Lives, arms and a way out."),
        (figure("thief", FIELDS), "sword#1 amulet#1", "take:amulet#1", "None"),
        (figure("thief", FIELDS, quest="deliver_follower"), "maiden#1 sword#1", "take:maiden#1",
         "Your quest asks for it."),
        (figure("dwarf", FIELDS), "sorcerer#1", "yes", "Your Craft allows you 1 Spell more."),
        (figure("dwarf", FIELDS, craft=6), "sorcerer#1", "yes", "Your Craft allows you 3 Spells more."),
        (figure("dwarf", FIELDS, craft=6, spells="hex#1"), "sorcerer#1", "yes", "Your Craft allows you 2 Spells more."),
        (figure("dwarf", FIELDS, lives=2, alignment="good"), "fairy#1", "wish:life", "You are down to 2 Lives."),
        (figure("dwarf", FIELDS, alignment="good"), "fairy#1", "wish:life", "None"),
        (figure("dwarf", FIELDS, alignment="good"), "fairy#1", "wish:strength",
         "A point of Strength stays, and helps in every Combat."),
        (figure("dwarf", FIELDS, alignment="good"), "fairy#1", "wish:spell", "Your Craft allows you 1 Spell more."),
        (figure("dwarf", FIELDS), "magic_stream#1", "yes", "The water gives 1 Strength."),
        (figure("dwarf", FIELDS), "fountain_of_wisdom#1", "yes", "The water gives 1 Craft."),
        (figure("dwarf", FIELDS), "pool_of_life#1", "yes", "The water gives a Life."),
        (figure("dwarf", FIELDS), "pool_of_life#1", "no", "None"),
    ],
)  # fmt: skip
def test_a_card_is_praised_for_what_it_is_good_for(hero: Figure, cards: str, key: str, words: str) -> None:
    assert reason(meets(hero, cards), key) == words


@pytest.mark.clause("TAL-6.13.4c")
def test_of_the_cards_drawn_the_worst_to_meet_is_discarded() -> None:
    owner = figure("elf", FIELDS, objects="orb_of_knowledge#1")
    scene = arriving(owner, FAR, deck="dragon#1 two_bags_of_gold#1")
    assert reason(scene, "yes") == "The worst of the cards drawn goes away unmet."
    scene.choose("yes")
    assert reason(scene, "card:dragon#1") == "You would lose 92 % of fights with it."
    assert reason(scene, "card:two_bags_of_gold#1") == "None"
    storm = arriving(owner, FAR, deck="storm#1 two_bags_of_gold#1").choose("yes")
    assert reason(storm, "card:storm#1") == "Meeting it would do you harm."
    riches = arriving(owner, FAR, deck="bag_of_gold#1 two_bags_of_gold#1").choose("yes")
    assert reason(riches, "card:bag_of_gold#1") == "The others bring you more."


@pytest.mark.clause("TAL-6.1.4b")
def test_enemies_handed_in_give_strength_for_good_but_not_to_a_toad() -> None:
    scene = moving(figure("elf", FIELDS, trophies="bear#1 ogre#1"), FAR).choose("exchange")
    assert reason(scene, "hand_in") == "The Strength that it gives is yours for good."
    assert reason(scene, "keep") == "None"


@pytest.mark.clause("TAL-6.5.5a")
def test_of_too_many_objects_the_one_least_missed_is_left() -> None:
    hero = figure("thief", FIELDS, objects="talisman#1 magic_belt#1 ring#1 cross#1")
    scene = meets(hero, "water_bottle#1").choose("take:water_bottle#1")
    assert reason(scene, "leave:water_bottle#1") == "You would miss the others more."
    assert reason(scene, "leave:talisman#1") == "None"
