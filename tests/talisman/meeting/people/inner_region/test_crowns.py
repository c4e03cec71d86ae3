"""Scenes on the Crown with three and more, and in the Inner Region."""

from __future__ import annotations

import pytest

from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.meeting.playing_on import go_on, idle, on_turn, step, until
from tests.talisman.meeting.spells import caster
from tests.talisman.scene import Scene, arriving, figure, moving

CROWN, PLAIN, VALLEY = "inner_08_crown_of_command", "inner_00_plain_of_peril", "inner_04_valley_of_fire"
CAVE, PORTAL = "middle_08_warlocks_cave", "middle_00_portal_of_power"
FAR = figure("ghoul", "outer_14_hills")
REACHED = {"crown_reached": True}


def attacks(scene: Scene) -> set[int]:
    """The seats that may be attacked now."""
    return {int(key.rpartition(":")[2]) for key in scene.offered if key.startswith(("attack:", "psychic:"))}


# -- on the Crown ----------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.14.9b", "TAL-6.14.9c-R")
def test_of_three_on_the_crown_who_has_the_turn_chooses_whom_to_attack_and_cannot_decline() -> None:
    scene = moving(figure("troll", CROWN), figure("elf", CROWN, gold=0), figure("monk", CROWN), figure("dwarf", "city"),
                   state=REACHED, dice=(6, 1))  # fmt: skip
    assert attacks(scene) == {1, 2}
    assert not {"space", "pass", "command", "end"} & {*scene.offered}


@pytest.mark.clause("TAL-6.14.9c-R", "TAL-6.18.1b", "TAL-S.invisibility")
def test_whom_the_unseen_escapes_on_the_crown_attacks_no_third_one_in_that_turn() -> None:
    unseen = figure("elf", CROWN, spells="invisibility#1")
    scene = moving(figure("troll", CROWN), unseen, figure("monk", CROWN), state=REACHED, dice=(6, 1))
    scene.choose("attack:1")
    go_on(scene, "cast:invisibility#1")
    until(scene, lambda: scene.turn == 1 or "attack:2" in scene.offered, step)
    assert scene.turn == 1
    assert not scene.told("fight_thrown")
    assert not scene.told("command_cast")


@pytest.mark.clause("TAL-6.14.9c-R", "TAL-S.temporal-warp")
def test_a_warp_among_three_on_the_crown_means_three_attacks_and_no_command() -> None:
    scene = moving(figure("troll", CROWN, strength=12), figure("elf", CROWN, gold=0), figure("monk", CROWN, gold=0),
                   state={**REACHED, "extra_turns": 2}, dice=(6, 1, 6, 1, 6, 1))  # fmt: skip
    for victim in (1, 2, 1):
        go_on(scene, f"attack:{victim}")
        go_on(scene, "life")
        until(scene, lambda: "attack:1" in scene.offered or scene.turn != 0, step)
    assert (scene.hero(1).lives, scene.hero(2).lives) == (2, 3)
    assert not scene.told("command_cast")
    assert scene.turn == 1


@pytest.mark.clause("TAL-6.8a", "TAL-6.14.9c-R")
def test_an_assassin_surprises_nobody_on_the_crown_after_the_turn_of_his_arrival() -> None:
    later = moving(figure("assassin", CROWN), figure("elf", CROWN), figure("monk", "city"), state=REACHED)
    assert "assassinate:1" not in later.offered
    coming = moving(figure("assassin", VALLEY, objects="talisman#1"), figure("elf", CROWN), figure("monk", CROWN),
                    state=REACHED, dice=(6,))  # fmt: skip
    coming.choose(f"step:{CROWN}")
    assert {"assassinate:1", "assassinate:2"} <= {*coming.offered}


@pytest.mark.clause("TAL-6.11.6a", "TAL-6.14.9a", "TAL-6.9.8c-R")
def test_who_comes_to_an_empty_crown_commands_at_once_and_the_next_one_to_come_fights() -> None:
    scene = moving(figure("troll", VALLEY, objects="talisman#1"), figure("elf", VALLEY), figure("monk", "city"),
                   dice=(4, 6, 1))  # fmt: skip
    scene.choose(f"step:{CROWN}", "command")
    assert (scene.hero(1).lives, scene.hero(2).lives) == (3, 3)
    on_turn(scene, 1)
    scene.choose(f"step:{CROWN}")
    assert attacks(scene) == {0} or scene.told("attacked")
    assert len(scene.told("command_cast")) == 1


@pytest.mark.clause("TAL-6.9.8c", "TAL-6.4.3g", "TAL-WIN-1")
def test_of_two_killed_by_one_command_neither_comes_back_and_the_ruler_wins() -> None:
    scene = moving(figure("troll", CROWN), figure("elf", "city", lives=1), figure("monk", CROWN.replace(CROWN, PLAIN),
                   lives=1), state=REACHED, dice=(6,))  # fmt: skip
    assert scene.decision is None
    assert scene.state.winners == (0,)


@pytest.mark.clause("TAL-A.amulet", "TAL-6.9.8c-R", "TAL-6.5.4-R")
def test_the_owner_of_the_amulet_commands_once_he_has_left_it_on_the_crown() -> None:
    holding = moving(figure("troll", CROWN, objects="amulet#1"), figure("elf", "city"), state=REACHED, dice=(6,))
    assert "leave:amulet#1" in holding.offered
    holding.choose("leave:amulet#1")
    until(holding, lambda: holding.turn == 1, step)
    assert holding.hero(1).lives == 3
    kept = moving(figure("troll", CROWN, objects="amulet#1"), figure("elf", "city"), state=REACHED, dice=(6,))
    until(kept, lambda: kept.turn == 1, idle)
    assert kept.hero(1).lives == 4


@pytest.mark.clause("TAL-S.destroy-magic", "TAL-6.14.9c")
def test_while_magic_is_destroyed_the_ruler_commands_nothing() -> None:
    silence = Lasting("destroy_magic", EVERYBODY, "own_turn", 1, 1)
    scene = moving(figure("troll", CROWN), figure("elf", "city"), state={**REACHED, "lasting": (silence,)}, dice=(6,))
    assert scene.turn == 1
    assert scene.hero(1).lives == 4


@pytest.mark.clause("TAL-BRD-9", "TAL-6.11.7", "TAL-6.14.9c")
def test_a_ruler_who_pays_the_warlock_leaves_the_crown_for_the_cave() -> None:
    scene = moving(figure("troll", CROWN, gold=2, quest="deliver_2_gold"), figure("elf", "city"), state=REACHED,
                   dice=(6,))  # fmt: skip
    scene.choose(next(key for key in scene.offered if key.startswith("deliver:")))
    until(scene, lambda: scene.turn == 1, idle)
    assert scene.hero().space == CAVE
    assert not scene.told("command_cast")


# -- the Inner Region ------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.14.7b", "TAL-BRD-9", "TAL-6.14.7c-R")
def test_who_kills_the_werewolf_for_the_warlock_is_held_by_it_no_more() -> None:
    hunter = figure("troll", "werewolf_den", strength=12, quest="kill_an_enemy", held="werewolf", held_by=8)
    scene = moving(hunter, FAR, dice=(6, 1))
    scene.choose("continue")
    until(scene, lambda: scene.hero().space == CAVE or scene.turn == 1, step)
    assert (scene.hero().space, scene.hero().held, scene.hero().quest) == (CAVE, "", "")


@pytest.mark.clause("TAL-6.14.8f-R", "TAL-S.preservation")
def test_a_life_saved_from_a_lizardman_ends_the_turn_all_the_same() -> None:
    scene = arriving(figure("troll", "pits", strength=6, spells="preservation#1", craft=3), FAR, dice=(3, 6, 1, 1, 6))
    go_on(scene, "cast:preservation#1")
    until(scene, lambda: scene.turn == 1, step)
    assert (scene.hero().lives, scene.hero().held, scene.hero().held_by) == (4, "lizardman", 2)


@pytest.mark.clause("TAL-S.preservation", "TAL-6.14.4a")
def test_no_spell_preserves_a_lizardman() -> None:
    scene = arriving(figure("troll", "pits", strength=9), caster("preservation#1 psionic_blast#1"),
                     dice=(1, 6, 1))  # fmt: skip
    assert not [1 for choice in scene.match.record if choice.kind == "window"]
    assert "cast:preservation#1" not in scene.offered
    assert len(scene.told("fight_won")) == 1


@pytest.mark.clause("TAL-S.psionic-blast", "TAL-6.14.4b-R")
def test_one_blast_helps_against_one_lizardman_and_not_the_next() -> None:
    fighter = figure("elf", "pits", spells="psionic_blast#1")
    scene = arriving(fighter, FAR, dice=(2, 4, 1, 1, 6))
    go_on(scene, "cast:psionic_blast#1")
    until(scene, lambda: len(scene.told("fight_thrown")) == 2, step)
    first, second = scene.told("fight_thrown")
    assert (first.fact("score"), second.fact("score")) == (3 + 4 + 4, 3 + 1)


@pytest.mark.clause("TAL-6.11.5c-R", "TAL-6.11.5c", "TAL-6.14.3")
def test_from_the_valley_one_may_go_back_by_either_arm_without_a_fight() -> None:
    scene = moving(figure("elf", VALLEY), FAR, dice=(6, 6))
    back = [key for key in scene.offered if key.startswith("retreat:")]
    assert len(back) == 2
    scene.choose(back[0])
    until(scene, lambda: scene.turn == 1, idle)
    assert not scene.told("fight_thrown")
    assert scene.hero().space in ("inner_03_pits", "inner_05_werewolf_den")


@pytest.mark.clause("TAL-6.11.5c-R", "TAL-6.14.1")
def test_one_who_retreats_to_the_plain_may_attack_somebody_there() -> None:
    scene = moving(figure("troll", "crypt"), figure("elf", PLAIN), dice=(6, 1))
    scene.choose(next(key for key in scene.offered if key.startswith("retreat:")))
    assert "attack:1" in scene.offered


@pytest.mark.clause("TAL-S.teleport", "TAL-6.11.3b")
def test_in_the_inner_region_nobody_teleports_and_somebody_at_the_portal_may() -> None:
    inner = moving(figure("druid", "crypt", spells="teleport#1"), FAR)
    assert "cast:teleport#1" not in inner.offered
    outer = moving(figure("druid", PORTAL, spells="teleport#1"), FAR)
    assert "cast:teleport#1" in outer.offered
    outer.choose("cast:teleport#1")
    targets = {key.removeprefix("target:space:") for key in outer.offered}
    assert all(target.startswith("middle") for target in targets)
    assert PORTAL not in targets
    assert len(targets) == 15


@pytest.mark.clause("TAL-6.14.3a", "TAL-6.6.3", "TAL-A.cursed-by-a-hag", "TAL-S.preservation")
def test_the_vampire_takes_no_hag_for_a_life_and_a_preservation_saves_one_of_three() -> None:
    victim = figure("elf", "vampires_tower", followers="cursed_by_a_hag#1 poltergeist#1", spells="preservation#1")
    scene = arriving(victim, FAR, dice=(6,))
    assert not [key for key in scene.offered if key.startswith("card:")]
    go_on(scene, "cast:preservation#1")
    until(scene, lambda: scene.turn == 1, step)
    assert scene.hero().lives == 2
    assert set(scene.hero().followers) == {"cursed_by_a_hag#1", "poltergeist#1"}


@pytest.mark.clause("TAL-6.14.5d-R", "TAL-S.hex", "TAL-6.13.1a")
def test_who_comes_out_of_the_crypt_into_a_hex_in_the_city_still_visits_the_city() -> None:
    hexed = Lasting("hex", EVERYBODY, "own_turn", 3, 1, 0, "hex#1", "outer_12_city")
    scene = arriving(figure("elf", "crypt"), FAR, dice=(6, 6, 6), lying={"city": "hex#1"},
                     state={"moved": True, "lasting": (hexed,)})  # fmt: skip
    assert scene.hero().lives == 3
    assert "enchantress" in scene.offered
