"""The special abilities of the fourteen Characters (TAL-6.8, TAL-CHR)."""

from __future__ import annotations

import pytest

from game.talisman.box.board import WARLOCKS_CAVE
from game.talisman.box.characters import CHARACTERS
from game.words import say
from tests.talisman.scene import Scene, arriving, figure, moving

FAR = figure("druid", "outer_13_fields", missed=1)
HILLS = "outer_05_hills"


def meets(name: str, lying: str, *dice: int, space: str = "outer_01_fields", **more: object) -> Scene:
    """A Character arrives on a space where cards lie."""
    return arriving(figure(name, space, **more), FAR, lying={space: lying}, dice=dice)


@pytest.mark.clause("TAL-6.8a", "TAL-6.8.1-R", "TAL-CHR-7")
def test_every_character_has_abilities_and_nothing_of_later_editions() -> None:
    assert all(card.says for card in CHARACTERS.values())


# -- Assassin -------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-CHR-4")
def test_the_assassin_surprises_enemies_that_already_lay_there() -> None:
    scene = meets("assassin", "bear#1", 1, 6)
    thrown = scene.told("fight_thrown")[0]
    assert (thrown.fact("score"), thrown.fact("foe_score")) == (4, 3)
    assert say(thrown.text) == "Ada throws 1 and reaches 4; the Enemy throws no die: 3."
    drawn = arriving(figure("assassin", "outer_01_fields"), FAR, deck="bear#1", dice=(1, 6))
    assert drawn.told("fight_thrown")[0].fact("foe_score") == 9
    group = arriving(figure("assassin", "ruins"), FAR, lying={"ruins": "wolf#1"}, deck="bear#1", dice=(1, 6))
    assert group.told("fight_thrown")[0].fact("foe_score") == 6 + 2 + 3, "not a group with a drawn Enemy"
    spirit = meets("assassin", "wraith#1", 1, 6)
    assert spirit.told("fight_thrown")[0].fact("foe_score") == 11


@pytest.mark.clause("TAL-6.11.11b-R", "TAL-CHR-4")
def test_the_assassin_surprises_the_sentinel_but_no_inner_creature() -> None:
    scene = moving(figure("assassin", "outer_04_sentinel", strength=9), dice=(3, 1))
    scene.choose("cross")
    assert scene.told("fight_thrown")[0].fact("foe_score") == 9
    wolf = arriving(figure("assassin", "werewolf_den"), FAR, dice=(1, 1, 1, 6))
    assert wolf.told("fight_thrown")[0].fact("foe_score") == 8
    farmer = arriving(figure("assassin", "tavern"), FAR, dice=(2, 1, 6))
    assert farmer.told("fight_thrown")[0].fact("foe_score") == 9


@pytest.mark.clause("TAL-CHR-4")
def test_the_assassin_attacking_a_character_must_take_a_life() -> None:
    scene = arriving(figure("assassin", HILLS), figure("thief", HILLS, gold=0), dice=(1,))
    assert scene.odds("assassinate:1")["You win."] == "1"
    scene.choose("assassinate:1")
    assert scene.hero(1).lives == 3
    assert say(scene.told("attacked")[0].text) == "Ada tries to assassinate Bo."
    assert say(scene.told("fight_thrown")[0].text) == "Ada throws 1 and reaches 4; Bo throws no die and has 3."
    assert not scene.was_asked("reward")
    open_attack = arriving(figure("assassin", HILLS), figure("thief", HILLS), dice=(6, 1)).choose("attack:1")
    assert open_attack.asked == (0, "reward")
    attacked = arriving(figure("thief", HILLS), figure("assassin", HILLS), dice=(6, 1)).choose("attack:1")
    assert attacked.told("fight_thrown")[0].fact("foe_score") == 4, "nor does his attacker lose the die"


def test_on_the_crown_the_assassin_strikes_only_on_arrival() -> None:
    rival = figure("elf", "crown_of_command")
    arrival = moving(figure("assassin", "valley_of_fire"), rival)
    arrival.choose("step:inner_08_crown_of_command")
    assert "assassinate:1" in arrival.offered
    later = moving(figure("assassin", "crown_of_command", gold=0), figure("elf", "crown_of_command"),
                   state={"crown_reached": True}, patient=True)  # fmt: skip
    assert later.offered == ("attack:1",)


# -- Druid ----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.7.2", "TAL-6.7.3", "TAL-6.7c", "TAL-6.7.1a")
def test_the_druid_changes_alignment_once_per_turn() -> None:
    scene = moving(figure("druid", "fields", objects="holy_lance#1 sword#1"))
    assert {"become:good", "become:evil"} <= set(scene.offered)
    scene.choose("become:evil")
    assert scene.hero().alignment == "evil"
    assert scene.lying("outer_01_fields") == ("holy_lance#1",)
    assert not any(key.startswith("become") for key in scene.offered)


@pytest.mark.clause("TAL-6.7.2-R")
def test_a_second_change_in_one_turn_does_not_happen() -> None:
    scene = moving(figure("druid", "outer_03_woods"), dice=(3, 4))
    scene.choose("become:evil", "ccw")
    assert scene.asked == (0, "service")
    scene.choose("mystic")
    assert scene.hero().alignment == "evil"


def test_the_druid_may_change_on_arrival() -> None:
    scene = arriving(figure("druid", "graveyard"), figure("troll", missed=1))
    assert set(scene.offered) == {"space", "become:good", "become:evil"}
    scene.choose("become:evil")
    assert scene.asked == (0, "service")


# -- Dwarf ----------------------------------------------------------------------------------------------


def test_the_dwarf_is_safe_in_crags_and_chasm() -> None:
    scene = arriving(figure("dwarf", "crags"), FAR, dice=(6,))
    assert scene.offered == ("safe", "throw")
    assert scene.choose("safe").hero().strength == 3
    daring = arriving(figure("dwarf", "crags"), FAR, dice=(6,)).choose("throw")
    assert daring.hero().strength == 4
    chasm = arriving(figure("dwarf", "chasm", followers="maiden#1"), FAR, dice=(1, 1)).choose("safe")
    assert (chasm.hero().lives, chasm.hero().followers) == (4, ("maiden#1",))


def test_the_dwarf_evades_in_the_hills_and_knows_caves_and_mazes() -> None:
    assert "evade:card:bear#1" in meets("dwarf", "bear#1", space=HILLS).offered
    cave = meets("dwarf", "cave#1", 5)
    cave.choose("yes")
    assert cave.asked == (0, "raise_throw")
    assert cave.choose("yes").hero().gold == 4
    assert not meets("dwarf", "maze#1").told("will_miss")
    assert meets("thief", "maze#1").told("will_miss")


def test_the_dwarf_throws_fewer_dice_at_the_portal_and_in_the_mines() -> None:
    portal = moving(figure("dwarf", "portal_of_power"), dice=(1,))
    portal.choose("inwards")
    assert portal.odds("craft")["The Portal opens."] == "1/2"
    assert portal.odds("strength")["The Portal opens."] == "1/12"
    mines = arriving(figure("dwarf", "mines"), FAR, dice=(1, 3, 6))
    assert mines.hero().space == "inner_00_plain_of_peril"


# -- Elf ------------------------------------------------------------------------------------------------


def test_the_elf_is_safe_in_the_forest_and_evades_in_the_woods() -> None:
    assert arriving(figure("elf", "forest"), FAR).offered == ("safe", "throw")
    assert "evade:card:bear#1" in meets("elf", "bear#1", space="outer_10_woods").offered
    assert not meets("elf", "bear#1", 6, 1, space=HILLS).was_asked("face")


# -- Ghoul ----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.17.1b-R")
def test_the_ghoul_adds_a_life_taken_in_psychic_combat() -> None:
    scene = arriving(figure("ghoul", HILLS), figure("troll", HILLS, gold=0), dice=(6, 1))
    scene.choose("psychic:1", "life")
    assert (scene.hero(0).lives, scene.hero(1).lives) == (5, 3)
    combat = arriving(figure("ghoul", HILLS, strength=9), figure("troll", HILLS, gold=0), dice=(6, 1))
    combat.choose("attack:1", "life")
    assert combat.hero(0).lives == 4
    saved = arriving(
        figure("ghoul", HILLS), figure("troll", HILLS, gold=0, spells="preservation#1", craft=3), dice=(6, 1)
    )
    saved.choose("psychic:1", "life", "no_offer", "cast:preservation#1")
    assert (saved.hero(0).lives, saved.hero(1).lives) == (4, 4)


def test_the_ghoul_raises_the_dead_for_one_combat() -> None:
    scene = meets("ghoul", "bear#1", 6, 1)
    scene.choose("yes")
    assert scene.hero().followers == ("bear#1",)
    assert scene.hero().trophies == ()
    helped = meets("ghoul", "wolf#1", 1, 3, followers="bear#1")
    assert helped.asked == (0, "raised")
    alone, with_the_bear = (helped.odds(key) for key in (helped.offered[-1], "helper:bear#1"))
    assert alone != with_the_bear
    helped.choose("helper:bear#1")
    assert helped.told("fight_thrown")[0].fact("score") == 1 + 2 + 3
    assert "bear#1" in helped.state.adventure.discard
    assert meets("ghoul", "bear#1", 6, 1).choose("no").hero().trophies == ("bear#1",)


@pytest.mark.clause("TAL-6.8a")
@pytest.mark.parametrize(("answer", "score"), [("helper:bear#1", 2 + 3 + 1), ("none", 2 + 1)])
def test_the_dead_fight_for_a_ghoul_that_is_attacked_as_well(answer: str, score: int) -> None:
    ghoul = figure("ghoul", HILLS, followers="bear#1", gold=0)
    scene = arriving(figure("thief", HILLS, gold=0), ghoul, dice=(2, 1)).choose("attack:1")
    assert scene.asked == (1, "raised")
    chance = scene.odds(answer)["You win."]
    assert chance == ("13/18" if score == 6 else "5/18"), "two ahead, or one behind"
    scene.choose(answer)
    assert scene.told("fight_thrown")[0].fact("foe_score") == score
    helped = answer == "helper:bear#1"
    scene.choose("nothing")
    assert ("bear#1" in scene.state.adventure.discard) is helped, "and then it crumbles"
    assert scene.hero(1).followers == (() if helped else ("bear#1",))


# -- Minstrel -------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.12.1g-R")
def test_animals_and_dragons_let_the_minstrel_be() -> None:
    scene = meets("minstrel", "bear#1 dragon#1 sword#1")
    assert scene.asked == (0, "face")
    assert set(scene.offered) == {"provoke:bear#1", "charm:bear#1", "provoke:dragon#1", "pass"}
    scene.choose("pass")
    assert scene.asked == (0, "take"), "they do not block anything"
    attack = meets("minstrel", "bear#1", 6, 1).choose("provoke:bear#1")
    assert attack.told("fight_won") or attack.choose("fight").told("fight_won")
    mixed = meets("minstrel", "bear#1 giant#1", 6, 1).choose("fight")
    assert mixed.told("fight_thrown")[0].fact("foe_score") == 1 + 6


def test_the_minstrel_charms_one_animal_in_the_game() -> None:
    scene = meets("minstrel", "wolf#1", 3)
    assert scene.odds("charm:wolf#1") == {"It follows you.": "2/3", "It does not listen.": "1/3"}
    scene.choose("charm:wolf#1")
    assert scene.hero().followers == ("wolf#1",)
    again = arriving(
        figure("minstrel", "outer_01_fields", followers="wolf#1", charm_used=True), FAR,
        lying={"outer_01_fields": "bear#1"}, dice=(1, 1), state={"charmed": ("wolf#1",), "moved": True},
    )  # fmt: skip
    assert "charm:bear#1" not in again.offered
    again.choose("provoke:bear#1")
    assert again.told("fight_thrown")[0].fact("score") == 1 + 2 + 2
    failed = meets("minstrel", "wolf#1", 2).choose("charm:wolf#1")
    assert failed.hero().followers == ()
    assert "charm:wolf#1" not in failed.offered, "one try per Animal and visit"


@pytest.mark.clause("TAL-CHR-1")
def test_the_minstrel_takes_a_lady_and_fears_no_hag() -> None:
    scene = arriving(figure("minstrel", HILLS), figure("troll", HILLS, followers="princess#1 unicorn#1"))
    assert set(scene.offered) == {"attack:1", "lady:princess#1", "space"}
    scene.choose("lady:princess#1")
    assert scene.hero(0).followers == ("princess#1",)
    hag = arriving(figure("minstrel", "fields", followers="maiden#1"), FAR, deck="cursed_by_a_hag#1")
    assert hag.hero().followers == ("maiden#1",)
    assert "cursed_by_a_hag#1" in hag.state.adventure.discard


# -- Monk and Priest ------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-CHR-3", "TAL-6.5.2b-R")
def test_the_monk_adds_craft_in_combat_and_bears_no_arms() -> None:
    scene = meets("monk", "bear#1", 1, 1, objects="cross#1", followers="maiden#1")
    assert scene.told("fight_thrown")[0].fact("score") == 1 + 2 + 5
    arms = "sword#1 helmet#1 shield#1 armour#1 axe#1 runesword#1"
    take = arriving(figure("monk", "village", alignment="neutral"), FAR, lying={"village": arms})
    assert {key for key in take.offered if key.startswith("take")} == {"take:axe#1"}
    axe = meets("monk", "bear#1", 1, 1, objects="axe#1")
    assert axe.told("fight_thrown")[0].fact("score") == 1 + 2 + 3


@pytest.mark.parametrize("name", ["monk", "priest"])
def test_monk_and_priest_add_one_to_prayers(name: str) -> None:
    scene = arriving(figure(name, "chapel", spells="hex#1"), FAR, dice=(4,))
    scene.choose("pray_chapel")
    assert scene.asked == (0, "raise_throw")
    assert scene.choose("yes").hero().lives == 5
    top = arriving(figure(name, "temple", spells="hex#1"), FAR, dice=(6, 6)).choose("pray_temple")
    assert top.hero().lives == 6
    dead = arriving(figure(name, "graveyard", alignment="evil", spells="hex#1"), FAR, dice=(1,))
    assert not dead.choose("call_the_dead").was_asked("raise_throw"), "calling the dead is no prayer"


@pytest.mark.clause("TAL-CHR-6", "TAL-6.5.2b-R")
def test_the_priest_drives_spirits_out() -> None:
    scene = meets("priest", "wraith#1 demon#1 sword#1 helmet#1")
    assert len(scene.told("exorcised")) == 2
    assert {"wraith#1", "demon#1"} <= set(scene.state.adventure.discard)
    assert {key for key in scene.offered if key.startswith("take")} == {"take:helmet#1"}
    crags = arriving(figure("priest", "crags", spells="hex#1"), FAR, dice=(1,))
    assert crags.told("exorcised")
    assert not crags.told("fight_thrown")


@pytest.mark.clause("TAL-CHR-6", "TAL-BRD-9")
def test_the_second_spirit_stays_when_driving_the_first_one_out_fulfils_a_quest() -> None:
    scene = meets("priest", "wraith#1 demon#1", quest="kill_an_enemy", spells="hex#1")
    assert scene.told("quest_done")
    assert len(scene.told("exorcised")) == 1
    assert scene.state.heroes[0].space == WARLOCKS_CAVE
    assert scene.state.cards == {"outer_01_fields": ("demon#1",)}


# -- Prophetess and Wizard ------------------------------------------------------------------------------


@pytest.mark.clause("TAL-CHR-5")
@pytest.mark.parametrize("name", ["prophetess", "wizard"])
def test_they_always_have_a_spell(name: str) -> None:
    scene = moving(figure(name, "fields", objects="sword#1", spells="alchemy#1"))
    scene.choose("cast:alchemy#1", "card:sword#1")
    assert len(scene.hero().spells) == 1
    assert scene.hero().spells != ("alchemy#1",)


@pytest.mark.clause("TAL-HID-4", "TAL-6.9.2", "TAL-HID-1")
def test_the_prophetess_draws_one_more_and_reads_minds() -> None:
    scene = arriving(figure("prophetess", "ruins", spells="hex#1"), FAR, deck="dragon#1 healer#1 mage#1")
    assert scene.asked == (0, "extra_cards")
    scene.choose("yes")
    assert set(scene.offered) == {"card:dragon#1", "card:healer#1", "card:mage#1"}
    scene.choose("card:dragon#1")
    assert "dragon#1" in scene.state.adventure.discard
    assert set(scene.lying("ruins")) == {"healer#1", "mage#1"}
    plain = arriving(figure("prophetess", "ruins", spells="hex#1"), FAR).choose("no")
    assert len(plain.told("card_drawn")) == 2
    reader = moving(figure("prophetess", spells="hex#1"), figure("wizard", spells="random#1 nullify#1"))
    assert reader.view(0).heroes[1].spells == ("random#1", "nullify#1")
    assert reader.view(1).heroes[0].spells == ()


# -- Sorceress and Thief --------------------------------------------------------------------------------


@pytest.mark.clause("TAL-CHR-1")
@pytest.mark.parametrize(("victim", "number", "works"), [("elf", 6, True), ("elf", 5, False), ("troll", 5, True),
                                                         ("ghoul", 4, True), ("ghoul", 3, False)])  # fmt: skip
def test_the_sorceress_beguiles_by_alignment(victim: str, number: int, works: bool) -> None:
    scene = arriving(
        figure("sorceress", HILLS, spells="hex#1"), figure(victim, HILLS, objects="ring#1"), dice=(number,)
    )
    scene.choose("beguile:1")
    assert scene.was_asked("loot") == works
    if works:
        assert set(scene.offered) == {"gold", "card:ring#1"}
        scene.choose("card:ring#1")
        assert scene.hero().objects == ("ring#1",)


@pytest.mark.clause("TAL-CHR-1")
def test_the_sorceress_lures_a_follower_besides() -> None:
    victim = figure("troll", HILLS, followers="maiden#1 unicorn#1 princess#1 guide#1 mercenary#1", gold=0)
    scene = arriving(figure("sorceress", HILLS, spells="hex#1"), victim, dice=(1, 1))
    scene.choose("attack:1")
    assert scene.asked == (0, "lure")
    assert set(scene.offered) == {"card:guide#1", "card:mercenary#1", "none"}
    scene.choose("card:mercenary#1")
    assert scene.hero().followers == ("mercenary#1",)
    assert scene.hero().gold == 1, "no joining fee"
    assert scene.told("fight_thrown") or scene.asked[1] == "window"


@pytest.mark.clause("TAL-CHR-2", "TAL-CHR-1", "TAL-6.13.3")
def test_the_thief_takes_gold_or_an_object() -> None:
    scene = arriving(figure("thief", HILLS), figure("elf", HILLS, objects="mule#1 talisman#1"))
    scene.choose("steal:1")
    assert set(scene.offered) == {"gold", "card:mule#1", "card:talisman#1"}
    scene.choose("gold")
    assert (scene.hero(0).gold, scene.hero(1).gold) == (2, 0)
    evading = arriving(figure("thief", HILLS), figure("dwarf", HILLS, objects="mule#1")).choose(
        "steal:1", "evade:seat:0"
    )
    assert evading.hero(1).objects == ("mule#1",)


def test_the_thief_steals_at_the_market() -> None:
    scene = meets("thief", "market#1", 5)
    scene.choose("yes")
    assert scene.hero().objects == ("mule#p1",)
    assert scene.hero().gold == 1


# -- Troll and Warrior ----------------------------------------------------------------------------------


def test_the_troll_is_safe_in_the_crags() -> None:
    assert arriving(figure("troll", "crags"), FAR).offered == ("safe", "throw")


def test_the_warrior_throws_two_dice_and_uses_the_higher() -> None:
    scene = meets("warrior", "bear#1", 2, 5, 1)
    assert scene.told("fight_thrown")[0].fact("number") == 5
    psychic = meets("warrior", "spectre#1", 2, 5)
    assert psychic.told("fight_thrown")[0].fact("number") == 2


def test_the_warrior_fights_with_two_weapons() -> None:
    scene = meets("warrior", "bear#1", 1, 1, 1, objects="sword#1 axe#1")
    assert not scene.was_asked("weapon")
    assert scene.told("fight_thrown")[0].fact("score") == 1 + 4 + 2
    lance = meets("warrior", "bear#1", 1, 1, 1, objects="sword#1 axe#1 holy_lance#1")
    assert set(lance.offered) == {"weapon:sword#1,axe#1", "weapon:holy_lance#1"}
    shield = meets("warrior", "giant#1", 1, 1, 6, objects="sword#1 axe#1 shield#1")
    shield.choose("weapon:sword#1,axe#1")
    assert not shield.was_asked("protection"), "no Shield beside two weapons"
    relying = meets("warrior", "giant#1", 1, 1, 6, objects="sword#1 axe#1 shield#1").choose("weapon:sword#1")
    assert relying.asked == (0, "protection")
