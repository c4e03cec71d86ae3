"""Scenes of an independent referee: death, Alignment and the Crown of Command."""

from __future__ import annotations

import pytest

from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.scene import Figure, Scene, arriving, figure, moving, starting

FIELDS, CROWN = "outer_01_fields", "inner_08_crown_of_command"
FAR = figure("ghoul", "middle_04_cursed_glade")


def on_the_crown(ruler: Figure, *others: Figure, **more: object) -> Scene:
    """The first Character's turn on the Crown begins."""
    state = {"crown_reached": True, **more.pop("state", {})}  # type: ignore[dict-item]  # a mapping of state fields
    return moving(ruler, *others, state=state, **more)  # type: ignore[arg-type]  # the scene's own arguments


def ruler(name: str = "troll", **more: object) -> Figure:
    """Somebody on the Crown."""
    return figure(name, CROWN, **more)


# -- death -----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.4.3g-R", "TAL-3p")
def test_who_dies_in_its_own_turn_comes_back_and_waits_a_whole_round() -> None:
    scene = arriving(figure("elf", "desert", lives=1), FAR, state={"unused": ("monk",)})
    hero = scene.hero()
    assert (hero.character, hero.space, hero.lives, hero.gold) == ("monk", "outer_00_village", 4, 1)
    assert scene.turn == 1
    assert not [choice for choice in scene.match.record if choice.seat == 0 and choice.kind == "move"]


@pytest.mark.clause("TAL-6.4.3e", "TAL-6.4.3g-R")
def test_without_an_unused_character_the_player_is_out_and_the_last_one_left_wins() -> None:
    scene = arriving(figure("elf", "desert", lives=1), FAR, state={"unused": ()})
    assert scene.decision is None
    assert scene.match.result is not None
    assert scene.match.result.winners == (1,)


@pytest.mark.clause("TAL-6.4.3b", "TAL-6.16.9d")
def test_a_victim_killed_in_a_fight_leaves_all_on_the_space_and_the_winner_may_not_take_it_this_turn() -> None:
    victim = figure("elf", FIELDS, lives=1, objects="sword#1", gold=0)
    scene = arriving(figure("troll", FIELDS), victim, FAR, dice=(6, 1)).choose("attack:1", "life", "no_offer")
    assert scene.lying(FIELDS) == ("sword#1",)
    assert not scene.was_asked("take")


@pytest.mark.clause("TAL-A.runesword", "TAL-6.4.5")
def test_the_runesword_drinks_the_last_life_too() -> None:
    killer = figure("troll", FIELDS, objects="runesword#1")
    scene = arriving(killer, figure("elf", FIELDS, lives=1, gold=0), FAR, dice=(6, 1)).choose("attack:1", "life")
    assert scene.hero().lives == 5
    assert scene.told("died")[0].fact("who") == 1


@pytest.mark.clause("TAL-6.4.3g")
def test_after_the_crown_was_reached_nobody_comes_back_even_if_its_ruler_is_dead() -> None:
    scene = arriving(figure("elf", "desert", lives=1), FAR, figure("troll", "city"),
                     state={"crown_reached": True, "moved": True})  # fmt: skip
    assert scene.hero().out
    assert scene.turn == 1


@pytest.mark.clause("TAL-S.healing", "TAL-S.preservation", "TAL-6.4.3a")
def test_the_last_life_is_saved_by_preservation_but_not_by_healing() -> None:
    victim = figure("wizard", "desert", lives=1, spells="healing#1 preservation#1")
    scene = arriving(victim, FAR).choose("pass")
    assert scene.state.loss is not None
    assert "cast:healing#1" not in scene.offered
    assert scene.choose("cast:preservation#1").hero().lives == 1


# -- Alignment -------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.7.2", "TAL-6.7.2-R")
def test_a_druid_who_has_changed_this_turn_cannot_be_made_evil_as_well() -> None:
    scene = arriving(figure("druid", FIELDS), FAR, lying={FIELDS: "mephistopheles#1"}).choose("become:good")
    assert scene.hero().alignment == "good"
    assert "mephistopheles#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-BRD-7", "TAL-6.7.3")
def test_the_mystic_makes_the_evil_good_and_the_runesword_stays_in_the_village() -> None:
    scene = arriving(figure("assassin", "village", objects="runesword#1 sword#1"), FAR, dice=(4,)).choose("mystic")
    assert (scene.hero().alignment, scene.hero().objects) == ("good", ("sword#1",))
    assert scene.lying("village") == ("runesword#1",)


@pytest.mark.clause("TAL-A.mephistopheles")
def test_mephistopheles_gives_evil_craft_and_nothing_else_to_the_converted() -> None:
    evil = arriving(figure("assassin", FIELDS), FAR, lying={FIELDS: "mephistopheles#1"})
    assert (evil.hero().alignment, evil.hero().craft) == ("evil", 4)
    good = arriving(figure("monk", FIELDS), FAR, lying={FIELDS: "mephistopheles#1"})
    assert (good.hero().alignment, good.hero().craft) == ("evil", 3)


@pytest.mark.clause("TAL-A.evil-darkness", "TAL-6.7.2")
def test_a_druid_becomes_evil_in_time_for_the_darkness_in_another_players_turn() -> None:
    scene = arriving(figure("elf", FIELDS), figure("druid", "city"), lying={FIELDS: "evil_darkness#1"})
    assert scene.asked == (1, "declare_alignment")
    scene.choose("become:evil")
    assert scene.hero(1).missed == 0
    assert scene.turn == 1


@pytest.mark.clause("TAL-6.5.2a", "TAL-6.7.2")
def test_a_druid_may_change_before_he_takes_what_his_alignment_forbids() -> None:
    druid = figure("druid", FIELDS, alignment="evil")
    scene = arriving(druid, FAR, lying={FIELDS: "holy_grail#1"}).choose("space")
    assert scene.asked == (0, "take")
    assert "take:holy_grail#1" not in scene.offered
    scene.choose("become:neutral", "take:holy_grail#1")
    assert scene.hero().objects == ("holy_grail#1",)


# -- the Crown -------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.9.8c-R", "TAL-6.4.3g")
def test_whoever_reaches_the_crown_commands_in_the_same_turn() -> None:
    scene = moving(figure("troll", "valley_of_fire"), figure("elf", "city"), dice=(4,))
    scene.choose(f"step:{CROWN}")
    assert scene.told("crown_reached")
    assert scene.told("command_cast")
    assert scene.hero(1).lives == 3


@pytest.mark.clause("TAL-6.9.8b")
@pytest.mark.parametrize(("number", "lives"), [(3, 4), (4, 3)])
def test_the_command_spell_strikes_everybody_else_from_four_on(number: int, lives: int) -> None:
    others = (figure("elf", "city"), figure("monk", "castle", toad=2, gold=0), figure("ghoul", "crypt"))
    scene = on_the_crown(ruler(), *others, dice=(number,))
    assert [scene.hero(seat).lives for seat in (1, 2, 3)] == [lives] * 3
    assert scene.hero().lives == 4


@pytest.mark.clause("TAL-6.9.8c-R")
def test_there_is_no_command_in_a_turn_that_is_missed() -> None:
    scene = starting(ruler(missed=1), figure("elf", "city"), state={"crown_reached": True})
    assert scene.turn == 1
    assert not scene.told("command_cast")


@pytest.mark.clause("TAL-6.14.9a", "TAL-6.14.9c-R")
def test_two_on_the_crown_fight_and_neither_commands() -> None:
    scene = on_the_crown(ruler(), figure("elf", CROWN), figure("monk", "city"), dice=(6, 1))
    assert scene.told("attacked")
    assert not scene.told("command_cast")


@pytest.mark.clause("TAL-6.14.9c-R", "TAL-6.18.3")
def test_an_attack_on_the_crown_that_is_evaded_ends_the_matter_for_this_turn() -> None:
    rival = figure("elf", CROWN, spells="invisibility#1")
    scene = on_the_crown(ruler(), rival, figure("monk", "city"))
    assert scene.asked == (1, "window")
    scene.choose("cast:invisibility#1")
    doers = [event.fact("who") for event in scene.events if event.kind in ("fight_thrown", "command_cast")]
    assert 0 not in doers
    assert scene.told("turn_begins")[-1].fact("who") == 1


@pytest.mark.clause("TAL-S.counterspell")
def test_the_command_spell_can_be_countered() -> None:
    scene = on_the_crown(ruler(), figure("elf", "city", spells="counterspell#1"), dice=(6,))
    scene.choose("cast:counterspell#1")
    assert scene.hero(1).lives == 4


@pytest.mark.clause("TAL-A.amulet")
def test_the_amulet_silences_its_owner_on_the_crown_until_it_is_left() -> None:
    scene = on_the_crown(ruler(objects="amulet#1"), figure("elf", "city"), dice=(6,))
    assert "command" not in scene.offered
    scene.choose("leave:amulet#1")
    assert scene.told("command_cast")
    assert scene.hero(1).lives == 3


@pytest.mark.clause("TAL-S.destroy-magic")
def test_destroy_magic_silences_the_crown() -> None:
    silence = Lasting("destroy_magic", EVERYBODY, "own_turn", 1, by=1)
    scene = on_the_crown(ruler(), figure("elf", "city"), state={"lasting": (silence,)})
    assert not [event for event in scene.told("command_cast") if event.fact("who") == 0]


@pytest.mark.clause("TAL-6.9.8c", "TAL-WIN-1")
def test_the_command_spell_ends_the_match_when_it_kills_the_last_of_the_others() -> None:
    scene = on_the_crown(ruler(), figure("elf", "city", lives=1), dice=(5,), state={"unused": ("monk",)})
    assert scene.decision is None
    assert scene.match.result is not None
    assert scene.match.result.winners == (0,)


@pytest.mark.clause("TAL-6.11.6b", "TAL-6.11.6c")
def test_without_a_talisman_there_is_no_way_into_the_valley() -> None:
    scene = moving(figure("troll", "pits"), FAR)
    assert not [key for key in scene.offered if key.endswith("valley_of_fire")]
    keeper = moving(figure("troll", "pits", objects="talisman#t1"), FAR)
    assert [key for key in keeper.offered if key.endswith("valley_of_fire")]
