"""Alignment and its changes, and what special abilities may not do (TAL-6.7, TAL-6.8)."""

from __future__ import annotations

import pytest

from game.talisman.box.characters import CHARACTERS
from tests.talisman.scene import arriving, ending, figure, moving, starting

FIELDS = "outer_01_fields"
FAR = figure("troll", "outer_13_fields", missed=9)


@pytest.mark.clause("TAL-6.7b")
@pytest.mark.parametrize(
    ("space", "alignment", "lives", "offered"),
    [("graveyard", "good", 2, False), ("graveyard", "neutral", 3, False), ("graveyard", "evil", 3, True),
     ("chapel", "evil", 2, False), ("chapel", "neutral", 3, True), ("chapel", "good", 3, True)],
)  # fmt: skip
def test_good_and_evil_bring_advantages_and_drawbacks(space: str, alignment: str, lives: int, offered: bool) -> None:
    scene = arriving(figure("thief", space, alignment=alignment, lives=3), FAR)
    assert scene.hero().lives == lives
    assert scene.was_asked("service") is offered


@pytest.mark.clause("TAL-6.7b")
def test_what_a_neutral_pays_for_good_is_given() -> None:
    neutral = arriving(figure("thief", "chapel", lives=1, gold=2), FAR).choose("healer", "heal:2")
    assert (neutral.hero().lives, neutral.hero().gold) == (3, 0)
    good = arriving(figure("elf", "chapel", lives=1, gold=2), FAR).choose("free_healing")
    assert (good.hero().lives, good.hero().gold) == (4, 2)


@pytest.mark.clause("TAL-6.7c", "TAL-6.7.1a")
def test_a_changed_alignment_is_shown_to_all() -> None:
    scene = arriving(figure("troll", "village"), figure("elf", "crags"), dice=(4,)).choose("mystic")
    assert [scene.view(viewer).heroes[0].alignment for viewer in (0, 1, None)] == ["good"] * 3


@pytest.mark.clause("TAL-6.7.1b", "TAL-6.7.1b-R")
def test_who_returns_to_the_old_alignment_has_none_but_his_own() -> None:
    back = arriving(figure("monk", "village", alignment="evil"), FAR, dice=(4,)).choose("mystic")
    assert back.hero().alignment == "good"
    druid = moving(figure("druid", "village", alignment="evil", spells="hex#1"), FAR)
    assert {key for key in druid.offered if key.startswith("become")} == {"become:good", "become:neutral"}
    druid.choose("become:neutral")
    assert druid.view(1).heroes[0].alignment == "neutral"


@pytest.mark.clause("TAL-6.7.2", "TAL-6.8.1-R")
def test_not_even_the_druid_changes_twice_in_a_turn() -> None:
    scene = moving(figure("druid", FIELDS), FAR, dice=(1, 4))
    scene.choose("become:evil")
    assert scene.hero().alignment == "evil"
    assert not any(key.startswith("become") for key in scene.offered)
    scene.choose("ccw", "mystic")
    assert scene.hero().alignment == "evil"
    assert not scene.was_asked("declare_alignment")


@pytest.mark.clause("TAL-6.7.2-R")
def test_a_forced_second_change_does_not_happen_but_the_rest_of_the_effect_does() -> None:
    mystic = arriving(figure("druid", "village", changed=True, followers="cursed_by_a_hag#1"), FAR, dice=(4,))
    mystic.choose("mystic")
    assert (mystic.hero().alignment, mystic.hero().followers) == ("neutral", ())
    devil = arriving(figure("elf", FIELDS, changed=True), FAR, deck="mephistopheles#1")
    assert (devil.hero().alignment, devil.hero().craft) == ("good", 4)
    assert "mephistopheles#1" in devil.state.adventure.discard


@pytest.mark.clause("TAL-6.7.2-R")
def test_in_every_players_turn_there_may_be_another_change() -> None:
    own = starting(figure("druid", FIELDS, changed=True), FAR)
    assert "become:good" in own.offered
    darkness = arriving(figure("wizard", FIELDS, spells="hex#1"), figure("druid", "city"), deck="evil_darkness#1")
    assert darkness.asked == (1, "declare_alignment")
    darkness.choose("become:evil")
    assert darkness.hero(1).missed == 0
    darkness.decline("take").end_turn()
    assert (darkness.turn, darkness.asked[0]) == (1, 1)
    assert "become:good" in darkness.offered, "it is another turn now"
    later = ending(figure("thief", FIELDS), figure("druid", "city", changed=True))
    assert "become:good" in later.offered
    again = starting(figure("wizard", FIELDS, spells="hex#1"), figure("druid", "city", changed=True), dice=(1,),
                     lying={"outer_02_graveyard": "evil_darkness#1"})  # fmt: skip
    again.choose("throw", "cw")
    assert again.asked == (1, "declare_alignment"), "in anybody's turn"


@pytest.mark.clause("TAL-6.7.3")
@pytest.mark.parametrize(("alignment", "left"), [("evil", {"holy_lance#1", "holy_grail#1"}), ("good", {"runesword#1"})])
def test_what_the_new_alignment_forbids_is_left_at_once(alignment: str, left: set[str]) -> None:
    owned = "holy_lance#1 holy_grail#1 runesword#1 sword#1"
    scene = moving(figure("druid", FIELDS, objects=owned), FAR).choose(f"become:{alignment}")
    assert set(scene.lying(FIELDS)) == left
    assert set(scene.hero().objects) == set(owned.split()) - left


# -- special abilities ---------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.8a")
def test_every_character_card_tells_its_abilities() -> None:
    sentences = {name: len(card.says) for name, card in CHARACTERS.items()}
    assert sentences == {
        "assassin": 2, "druid": 1, "dwarf": 3, "elf": 2, "ghoul": 3, "minstrel": 3, "monk": 3, "priest": 3,
        "prophetess": 3, "sorceress": 3, "thief": 2, "troll": 1, "warrior": 2, "wizard": 2,
    }  # fmt: skip


@pytest.mark.clause("TAL-6.8.1", "TAL-6.8.1-R", "TAL-6.19.8")
@pytest.mark.parametrize(("toad", "steals"), [(0, True), (2, False)])
def test_abilities_end_where_the_rules_forbid_them(toad: int, steals: bool) -> None:
    scene = arriving(figure("thief", FIELDS, toad=toad, gold=0), figure("elf", FIELDS))
    assert ("steal:1" in scene.offered) is steals


@pytest.mark.clause("TAL-6.8.1-R")
@pytest.mark.parametrize("name", ["wizard", "prophetess"])
def test_who_always_has_a_spell_keeps_to_the_allowance_and_casts_none_on_the_glade(name: str) -> None:
    owner = figure(name, "outer_00_village", objects="solomons_crown#1", spells="hex#1 alchemy#1 teleport#1", craft=5)
    full = moving(owner, FAR).choose("leave:solomons_crown#1")
    assert full.asked == (0, "surplus_spell")
    glade = moving(figure(name, "cursed_glade", objects="sword#1", spells="alchemy#1"), FAR)
    assert not any(key.startswith("cast") for key in glade.offered)


@pytest.mark.clause("TAL-6.8.1-R", "TAL-6.18.3")
def test_no_ability_evades_a_creature_of_the_inner_region() -> None:
    for name, follower in (("dwarf", "gnome#1"), ("elf", "pixie#1")):
        scene = arriving(figure(name, "werewolf_den", followers=follower), FAR, dice=(1, 1, 6, 1))
        assert not scene.was_asked("face")
        assert scene.told("fight_thrown")


@pytest.mark.clause("TAL-CHR-7")
def test_no_troll_heals_himself() -> None:
    scene = moving(figure("troll", "outer_00_village", lives=1), figure("elf", "city", missed=1), dice=(6,))
    assert set(scene.offered) == {"cw", "ccw"}, "nothing but the throw was to be chosen"
    assert scene.hero().lives == 1
