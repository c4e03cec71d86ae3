"""Scenes in which a Toad comes to what was made for Characters."""

from __future__ import annotations

import pytest

from tests.talisman.meeting.playing_on import finish, go_on, idle_till, idle_until_turn_of, step, to_the_dice
from tests.talisman.scene import Scene, arriving, figure, moving, starting

FIELDS, RUINS, GLADE, HILLS = "outer_01_fields", "outer_20_ruins", "middle_04_cursed_glade", "outer_05_hills"
VALLEY = "middle_02_hidden_valley"
FAR = figure("ghoul", "outer_14_hills")
TOAD = {"toad": 3, "gold": 0}


@pytest.mark.clause("TAL-A.fairy", "TAL-6.19.2b-R", "TAL-6.19.5b-R")
def test_a_good_toad_wishes_for_neither_gold_nor_a_spell() -> None:
    scene = arriving(figure("elf", FIELDS, **TOAD), FAR, lying={FIELDS: "fairy#1"})
    assert scene.asked[1] == "wish"
    assert {"wish:strength", "wish:craft", "wish:life"} <= {*scene.offered}
    assert not {"wish:gold", "wish:spell"} & {*scene.offered}
    scene.choose("wish:life")
    assert scene.hero().lives == 5


@pytest.mark.clause("TAL-A.enchanter", "TAL-6.19.3a")
def test_no_toad_has_craft_enough_for_the_enchanter() -> None:
    scene = arriving(figure("wizard", FIELDS, craft=8, **TOAD), FAR, lying={FIELDS: "enchanter#1"})
    finish(scene, 0)
    assert not scene.was_asked("wish")
    assert scene.lying(FIELDS) == ("enchanter#1",)


@pytest.mark.clause("TAL-6.19.2a", "TAL-BRD-8")
def test_the_talisman_that_a_toad_prays_for_lies_in_the_temple() -> None:
    scene = arriving(figure("elf", "temple", **TOAD), FAR, dice=(4, 6))
    go_on(scene, "pray_temple")
    assert scene.hero().objects == ()
    assert scene.lying("temple") == ("talisman#t1",)


@pytest.mark.clause("TAL-A.hermit", "TAL-6.19.2a")
def test_a_toad_carries_no_talisman_off_from_the_hermit() -> None:
    scene = arriving(figure("elf", "oasis", **TOAD), FAR, lying={"oasis": "hermit#1 healer#1"})
    finish(scene, 0)
    assert scene.hero().objects == ()
    assert set(scene.lying("oasis")) == {"healer#1", "talisman#t1"}


@pytest.mark.clause("TAL-A.shrine", "TAL-6.19.2a", "TAL-6.19.8")
@pytest.mark.parametrize(("die", "lives"), [(3, 4), (5, 5)])
def test_a_toad_that_prays_at_the_shrine_gets_life_and_no_gold(die: int, lives: int) -> None:
    scene = arriving(figure("priest", FIELDS, **TOAD), FAR, lying={FIELDS: "shrine#1"}, dice=(die,))
    scene.choose("throw")
    assert not scene.was_asked("raise_throw"), "a Toad has no special abilities"
    assert (scene.hero().gold, scene.hero().lives) == (0, lives)


@pytest.mark.clause("TAL-6.19.3a", "TAL-6.14.5b")
def test_a_toad_in_the_crypt_subtracts_one() -> None:
    scene = arriving(figure("troll", "crypt", **TOAD), FAR, dice=(1, 1, 1))
    assert scene.hero().space == "middle_00_portal_of_power"


@pytest.mark.clause("TAL-6.19.7")
def test_a_toad_pays_the_black_knight_with_a_life() -> None:
    scene = arriving(figure("elf", "black_knight", **TOAD), FAR)
    finish(scene, 0)
    assert scene.hero().lives == 3


@pytest.mark.clause("TAL-6.19.3a", "TAL-A.bandit")
def test_a_toad_cannot_pay_the_bandit_and_fights_with_one() -> None:
    scene = arriving(figure("warrior", FIELDS, **TOAD), FAR, lying={FIELDS: "bandit#1"}, dice=(6, 1))
    assert not [key for key in scene.offered if key.startswith("bribe")]
    assert to_the_dice(scene) == (7, 5)


@pytest.mark.clause("TAL-6.19.8")
def test_a_priest_who_is_a_toad_fights_the_spectre() -> None:
    scene = arriving(figure("priest", FIELDS, **TOAD), FAR, lying={FIELDS: "spectre#1"}, dice=(1, 1))
    assert to_the_dice(scene) == (2, 4)
    finish(scene, 0)
    assert scene.hero().lives == 3


@pytest.mark.clause("TAL-6.19.8", "TAL-6.9.2")
def test_a_prophetess_who_is_a_toad_reads_no_minds_and_foresees_nothing() -> None:
    toad = figure("prophetess", RUINS, spells="hex#1", **TOAD)
    scene = arriving(toad, figure("wizard", "city", spells="random#1 alchemy#1"), deck="healer#1 mage#1")
    assert scene.view(0).heroes[1].spells == ()
    assert not [key for key in scene.offered if key in ("yes", "no")]


@pytest.mark.clause("TAL-6.19.8")
def test_an_elf_who_is_a_toad_evades_nothing_in_the_woods_and_steps_nowhere() -> None:
    scene = moving(figure("elf", "outer_03_woods", **TOAD), FAR)
    assert {*scene.offered} >= {"cw", "ccw"}
    assert not [key for key in scene.offered if key.startswith("woods")]
    wolf = arriving(figure("elf", "outer_03_woods", **TOAD), FAR, lying={"outer_03_woods": "wolf#1"}, dice=(6, 1))
    assert not [key for key in wolf.offered if key.startswith("evade")]


@pytest.mark.clause("TAL-6.19.8")
def test_a_thief_who_is_a_toad_attacks_or_leaves_others_alone() -> None:
    scene = arriving(figure("thief", FIELDS, **TOAD), figure("elf", FIELDS, objects="ring#1"))
    assert "attack:1" in scene.offered
    assert not [key for key in scene.offered if key.startswith("steal")]


@pytest.mark.clause("TAL-6.19.3c-R")
def test_what_the_enchantress_takes_from_a_toad_is_forgotten() -> None:
    scene = arriving(figure("elf", "city", strength=5, craft=6, toad=1, gold=0), FAR, dice=(2,))
    scene.choose("enchantress")
    idle_until_turn_of(scene, 1)
    assert (scene.hero().toad, scene.hero().strength, scene.hero().craft) == (0, 5, 6)


@pytest.mark.clause("TAL-6.19.2b", "TAL-6.19.2b-R")
def test_who_becomes_a_toad_in_the_city_leaves_all_there_but_spells_and_trophies() -> None:
    rich = figure("elf", "city", objects="ring#1 sword#p1", followers="maiden#1", gold=4, spells="hex#1 alchemy#1",
                  trophies="goblin#1")  # fmt: skip
    scene = arriving(rich, FAR, dice=(1,))
    scene.choose("enchantress")
    hero = scene.hero()
    assert (hero.objects, hero.followers, hero.gold) == ((), (), 0)
    assert set(scene.lying("city")) == {"ring#1", "sword#p1", "maiden#1"}
    assert scene.state.gold == {"outer_12_city": 4}
    assert (set(hero.spells), hero.trophies) == ({"hex#1", "alchemy#1"}, ("goblin#1",))


@pytest.mark.clause("TAL-6.19.5b-R", "TAL-6.2.8a")
def test_spells_beyond_the_allowance_are_given_up_when_the_toad_returns() -> None:
    scene = arriving(figure("elf", "village", toad=1, gold=0, spells="hex#1 alchemy#1 mesmerism#1"), FAR)
    for _ in range(10):
        if any("mesmerism#1" in key for key in scene.offered):
            break
        scene.choose(next(key for key in ("nothing", "done", "end", scene.offered[-1]) if key in scene.offered))
    scene.choose(next(key for key in scene.offered if "mesmerism#1" in key))
    assert set(scene.hero().spells) == {"hex#1", "alchemy#1"}


@pytest.mark.clause("TAL-A.magical-vortex", "TAL-6.19.5b-R", "TAL-CHR-5")
def test_a_toad_wizard_robbed_by_a_vortex_draws_one_when_he_is_himself_again() -> None:
    scene = arriving(figure("elf", FIELDS), figure("wizard", "city", toad=1, gold=0, spells="hex#1"),
                     deck="magical_vortex#1", spell_deck="random#1")  # fmt: skip
    idle_until_turn_of(scene, 1)
    assert scene.hero(1).spells == ()
    idle_until_turn_of(scene, 0)
    assert scene.hero(1).toad == 0
    assert scene.hero(1).spells == ("random#1",)


@pytest.mark.clause("TAL-6.19.2a")
@pytest.mark.parametrize("card", ["cursed_by_a_hag#1", "poltergeist#1"])
def test_neither_hag_nor_poltergeist_follows_a_toad(card: str) -> None:
    scene = arriving(figure("minstrel", FIELDS, **TOAD), FAR, deck=card)
    finish(scene, 0)
    assert scene.hero().followers == ()
    assert card in scene.state.adventure.discard


@pytest.mark.clause("TAL-6.19.1b-R", "TAL-6.19.4")
def test_the_turn_in_which_one_becomes_a_toad_does_not_count_and_three_steps_follow() -> None:
    scene = arriving(figure("elf", "city"), figure("troll", "outer_14_hills"), dice=(1,))
    scene.choose("enchantress")
    steps: list[str] = []
    for _ in range(100):
        if not scene.hero().toad:
            break
        if scene.turn == 0 and {"cw", "ccw"} <= {*scene.offered}:
            steps.append(scene.hero().space)
            scene.choose("cw")
        else:
            idle_any(scene)
    assert len(steps) == 3


def idle_any(scene: Scene) -> None:
    """Answer one question as calmly as possible."""
    for key in ("pass", "end", "throw", "cw", "no"):
        if key in scene.offered:
            scene.choose(key)
            return
    step(scene)


@pytest.mark.clause("TAL-S.random", "TAL-6.19.1b-R")
def test_a_random_five_lifts_the_character_inside_the_toad() -> None:
    scene = starting(figure("druid", FIELDS, spells="random#1"), figure("elf", "city", toad=2, gold=0), dice=(5,))
    go_on(scene, "cast:random#1")
    if scene.asked[1] == "spell_target":
        scene.choose("target:seat:1")
    assert (scene.hero(1).strength, scene.hero(1).toad_strength) == (4, 1)
    idle_till(scene, "throw")
