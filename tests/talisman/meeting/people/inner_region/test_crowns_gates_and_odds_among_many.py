"""Scenes of the Inner Region and of what is shown beforehand: several on the Crown, gates, tunnels, and odds."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.meeting.playing_on import (
    finish,
    go_on,
    idle,
    idle_till,
    idle_until_turn_of,
    step,
    to_the_dice,
    until,
)
from tests.talisman.meeting.spells import caster
from tests.talisman.scene import Scene, arriving, figure, moving, starting

FIELDS, CITY, CAVE = "outer_01_fields", "outer_12_city", "middle_08_warlocks_cave"
CROWN, PLAIN, VALLEY = "inner_08_crown_of_command", "inner_00_plain_of_peril", "inner_04_valley_of_fire"
PITS, TOWER, CRYPT, PORTAL = "inner_03_pits", "inner_02_vampires_tower", "inner_07_crypt", "middle_00_portal_of_power"
FAR = figure("ghoul", "outer_14_hills")
TOAD = {"toad": 2, "gold": 0}
REACHED = {"crown_reached": True}


@pytest.mark.clause("TAL-6.14.9b", "TAL-6.4.3g", "TAL-6.9.8c-R")
def test_who_kills_the_only_other_on_the_crown_commands_in_his_next_turn_and_not_in_this() -> None:
    scene = moving(
        figure("troll", CROWN),
        figure("elf", CROWN, lives=1, gold=0),
        figure("monk", CITY),
        dice=(6, 1, 4),
        state=REACHED,
    )
    until(scene, lambda: "life" in scene.offered, step)
    scene.choose("life")
    until(scene, lambda: scene.turn == 2, step)
    assert scene.hero(1).out
    assert not scene.told("command_cast")
    until(scene, lambda: bool(scene.told("command_cast")), step)
    assert scene.told("command_cast")[0].fact("who") == 0


@pytest.mark.clause("TAL-6.14.9a", "TAL-6.16.9b", "TAL-6.5.4")
def test_on_the_crown_a_beaten_ruler_loses_the_talisman_and_stays() -> None:
    scene = moving(
        figure("troll", CROWN), figure("elf", CROWN, objects="talisman#1", gold=0), dice=(6, 1), state=REACHED
    )
    go_on(scene, "card:talisman#1")
    finish(scene, 0)
    assert scene.hero(1).space == CROWN
    assert "talisman#1" in scene.hero().objects


@pytest.mark.clause("TAL-6.14.9c-R", "TAL-S.random", "TAL-6.19.3a")
def test_a_ruler_made_a_toad_by_the_third_seat_before_he_attacks_attacks_nobody() -> None:
    people = (figure("troll", CROWN), figure("elf", CROWN), caster("random#1 hex#1"))
    scene = starting(*people, dice=(1,), state=REACHED)
    go_on(scene, "cast:random#1")
    go_on(scene, "target:seat:0")
    until(scene, lambda: scene.turn == 1, idle)
    assert scene.hero().toad == 3
    assert [event.fact("who") for event in scene.told("fight_thrown")] in ([], [1])


@pytest.mark.clause("TAL-6.14.9c-R", "TAL-6.18.3", "TAL-S.immobility")
def test_of_three_on_the_crown_one_petrifies_his_attacker_and_the_turn_is_over() -> None:
    people = (figure("troll", CROWN), figure("elf", CROWN, spells="immobility#1"), figure("monk", CROWN))
    scene = moving(*people, state=REACHED)
    scene.choose("attack:1")
    idle_till(scene, "cast:immobility#1")
    until(scene, lambda: scene.turn == 1, idle)
    assert not scene.told("fight_thrown")
    assert {"attack:0", "attack:2"} <= {*scene.offered}


@pytest.mark.clause("TAL-6.9.8c-R", "TAL-S.temporal-warp", "TAL-WIN-1")
def test_in_a_warp_the_last_of_the_others_falls_to_the_second_command_and_the_match_is_over() -> None:
    scene = moving(
        figure("druid", CROWN), figure("elf", CITY, lives=2), dice=(4, 5), state={**REACHED, "extra_turns": 2}
    )
    until(scene, lambda: scene.decision is None, step)
    assert scene.state.winners == (0,)


@pytest.mark.clause("TAL-6.11.6b", "TAL-6.16.9b", "TAL-6.11.6c-R")
def test_in_the_valley_a_talisman_won_from_its_owner_sends_the_loser_not_back() -> None:
    people = (figure("troll", VALLEY), figure("elf", VALLEY, objects="talisman#1", gold=0))
    scene = arriving(*people, dice=(6, 1))
    go_on(scene, "attack:1")
    go_on(scene, "card:talisman#1")
    finish(scene, 0)
    until(scene, lambda: scene.asked == (1, "move"), idle)
    assert f"step:{CROWN}" in scene.offered


@pytest.mark.clause("TAL-6.11.5c", "TAL-A.hermit", "TAL-6.11.5b")
def test_who_retreats_through_the_crypt_meets_no_hermit_there() -> None:
    scene = moving(figure("elf", "dice_with_death", held="death"), FAR, lying={CRYPT: "hermit#1"})
    until(scene, lambda: f"retreat:{CRYPT}" in scene.offered or "retreat" in scene.offered, idle)
    scene.choose(next(key for key in scene.offered if key.startswith("retreat")))
    if f"retreat:{CRYPT}" in scene.offered:
        scene.choose(f"retreat:{CRYPT}")
    finish(scene, 0)
    assert (scene.hero().space, scene.hero().objects, scene.lying(CRYPT)) == (CRYPT, (), ("hermit#1",))


@pytest.mark.clause("TAL-6.14.5d-R", "TAL-6.14.1", "TAL-6.13.1a")
def test_who_comes_out_of_the_crypt_on_the_plain_may_attack_one_there() -> None:
    scene = moving(figure("troll", PLAIN, strength=6), figure("elf", PLAIN), dice=(2, 2, 3))
    scene.choose(f"step:{CRYPT}")
    until(scene, lambda: "attack:1" in scene.offered or scene.turn == 1, idle)
    assert scene.hero().space == PLAIN
    assert "attack:1" in scene.offered


@pytest.mark.clause("TAL-6.14.5d-R", "TAL-6.11.25")
def test_who_comes_out_at_the_portal_of_power_draws_there_and_is_not_asked_about_the_lock() -> None:
    scene = moving(figure("troll", PLAIN, strength=6), FAR, dice=(3, 3, 3), deck="bag_of_gold#1")
    scene.choose(f"step:{CRYPT}")
    seen = idle_until_turn_of(scene, 1)
    assert scene.hero().space == PORTAL
    assert "inwards" not in seen
    assert [event.fact("card") for event in scene.told("card_drawn")] == ["bag_of_gold#1"]


@pytest.mark.clause("TAL-6.14.8b", "TAL-6.14.8d", "TAL-6.16.4f")
def test_a_draw_with_the_second_of_three_leaves_two_for_the_next_turn() -> None:
    scene = arriving(figure("troll", PITS), FAR, dice=(3, 6, 1, 1, 3))
    until(scene, lambda: scene.turn == 1, step)
    assert len(scene.told("fight_thrown")) == 2
    assert scene.hero().lives == 4
    until(scene, lambda: scene.turn == 0, step)
    assert scene.hero().held_by == 2 or "continue" in scene.offered


@pytest.mark.clause("TAL-A.wand", "TAL-A.maiden", "TAL-6.2.8a")
def test_a_maiden_given_to_the_vampire_costs_a_surplus_spell_but_never_that_of_the_wand() -> None:
    owner = figure("troll", TOWER, objects="wand#1", followers="maiden#1", spells="hex#1")
    scene = arriving(owner, FAR, dice=(1,))
    go_on(scene, "card:maiden#1")
    finish(scene, 0)
    assert (scene.hero().lives, scene.hero().spells, scene.hero().followers) == (4, ("hex#1",), ())


@pytest.mark.clause("TAL-S.preservation", "TAL-6.6.3")
def test_followers_and_preservations_of_two_seats_leave_nothing_of_three_lives_to_the_vampire() -> None:
    owner = figure("elf", TOWER, lives=1, followers="prince#1", spells="preservation#1")
    scene = arriving(owner, caster("preservation#2 hex#1"), dice=(6,))
    go_on(scene, "card:prince#1")
    until(scene, lambda: "cast:preservation#1" in scene.offered, step)
    scene.choose("cast:preservation#1")
    until(scene, lambda: "cast:preservation#2" in scene.offered, step)
    scene.choose("cast:preservation#2")
    finish(scene, 0)
    assert (scene.hero().character, scene.hero().lives) == ("elf", 1)


@pytest.mark.clause("TAL-A.poltergeist", "TAL-A.cursed-by-a-hag", "TAL-6.6.3")
def test_the_vampire_takes_neither_hag_nor_poltergeist() -> None:
    scene = arriving(figure("elf", TOWER, followers="cursed_by_a_hag#1 poltergeist#1"), FAR, dice=(1,))
    seen = idle_until_turn_of(scene, 1)
    assert not [key for key in seen if key.startswith("card:")]
    assert scene.hero().lives == 3


@pytest.mark.clause("TAL-6.11.24c-R", "TAL-6.1.3", "TAL-A.potion-of-strength")
def test_who_fails_at_the_lock_with_a_potion_loses_a_point_of_his_own_and_the_potion() -> None:
    scene = moving(figure("elf", PORTAL, strength=4, objects="potion_of_strength#1"), FAR, dice=(1, 4, 3))
    idle_till(scene, "inwards")
    scene.choose("use:potion_of_strength#1", "strength")
    assert (scene.hero().strength, scene.hero().space, scene.hero().objects) == (3, PORTAL, ())
    opened = moving(figure("elf", PORTAL, strength=4, objects="potion_of_strength#1"), FAR, dice=(1, 3, 3))
    idle_till(opened, "inwards")
    opened.choose("use:potion_of_strength#1", "strength")
    assert (opened.hero().strength, opened.hero().space) == (4, PLAIN)


@pytest.mark.clause("TAL-A.solomons-crown", "TAL-S.destroy-magic", "TAL-6.11.24c-R")
def test_destroyed_magic_opens_no_lock() -> None:
    silence = Lasting("destroy_magic", EVERYBODY, "own_turn", 1, 1)
    scene = moving(
        figure("elf", PORTAL, objects="solomons_crown#1 ring#1"), FAR, dice=(1, 3, 2), state={"lasting": (silence,)}
    )
    idle_till(scene, "inwards")
    scene.choose("craft")
    assert (scene.hero().space, scene.hero().craft) == (PORTAL, 4)


def share(scene: Scene, key: str, word: str) -> Fraction:
    """The share of all outcomes of an answer that name a word."""
    return sum((Fraction(part) for name, part in scene.odds(key).items() if word in name.lower()), Fraction(0))


@pytest.mark.clause("TAL-6.11.24c-R", "TAL-A.gnome", "TAL-A.mercenary")
def test_the_odds_at_the_lock_follow_what_was_paid_and_who_helps() -> None:
    scene = moving(figure("elf", PORTAL, gold=1, followers="mercenary#1 gnome#1"), FAR, dice=(1,))
    idle_till(scene, "inwards")
    before, craft = scene.odds("strength"), scene.odds("craft")
    scene.choose("use:mercenary#1")
    after = scene.odds("strength")
    assert {Fraction(part) for part in before.values()} == {Fraction(3, 36), Fraction(33, 36)}
    assert {Fraction(part) for part in after.values()} == {Fraction(15, 36), Fraction(21, 36)}
    assert {Fraction(part) for part in craft.values()} == {Fraction(4, 6), Fraction(2, 6)}


@pytest.mark.clause("TAL-6.16.4a", "TAL-A.holy-lance", "TAL-6.16.5a")
def test_the_odds_against_dragon_and_goblin_count_the_lance_once_and_the_runes_once() -> None:
    scene = arriving(
        figure("elf", "middle_05_runes", strength=8, objects="holy_lance#1"),
        FAR,
        lying={"middle_05_runes": "dragon#1 goblin#1"},
        dice=(6, 1),
    )
    mine, theirs = to_the_dice(scene)
    assert (mine, theirs) == (8 + 3 + 6, 7 + 2 + 3 + 1)


@pytest.mark.clause("TAL-6.8a", "TAL-6.16.8a")
def test_an_assassin_compares_his_die_with_the_bare_strength_and_is_told_so_beforehand() -> None:
    scene = arriving(figure("assassin", FIELDS), figure("elf", FIELDS, strength=5))
    assert share(scene, "assassinate:1", "win") == Fraction(4, 6)
    plain = share(scene, "attack:1", "win")
    assert plain == Fraction(sum(1 for a in range(1, 7) for b in range(1, 7) if 3 + a > 5 + b), 36)


@pytest.mark.clause("TAL-6.8a", "TAL-6.17.1b-R", "TAL-6.8.1-R")
def test_the_odds_of_beguiling_a_druid_do_not_promise_more_than_the_alignment_he_may_choose() -> None:
    scene = arriving(figure("sorceress", FIELDS), figure("druid", FIELDS), dice=(5,))
    scene.choose("beguile:1")
    until(scene, lambda: scene.asked[0] == 1 or scene.turn == 1, step)
    assert "become:good" in scene.offered


@pytest.mark.clause("TAL-6.18.3", "TAL-6.14.1", "TAL-A.gnome", "TAL-A.pixie")
def test_on_the_plain_of_peril_neither_gnome_nor_pixie_hides_anybody() -> None:
    scene = arriving(figure("troll", PLAIN), figure("elf", PLAIN, followers="gnome#1 pixie#1"), dice=(6, 1))
    scene.choose("attack:1")
    until(scene, lambda: bool(scene.told("fight_thrown")) or "evade" in scene.offered, step)
    assert scene.told("fight_thrown")


@pytest.mark.clause("TAL-6.11.26a", "TAL-A.poltergeist", "TAL-A.blizzard")
def test_who_steps_back_out_of_the_plain_draws_at_the_portal_and_goes_no_further() -> None:
    scene = moving(figure("elf", PLAIN, followers="poltergeist#1"), FAR, deck="bag_of_gold#1")
    scene.choose(f"step:{PORTAL}")
    until(scene, lambda: scene.asked[1] in ("take", "end_turn") or scene.turn == 1, idle)
    assert scene.hero().space == PORTAL
    assert "take:bag_of_gold#1" in scene.offered
    assert scene.hero().followers == ("poltergeist#1",)


@pytest.mark.clause("TAL-A.siren", "TAL-6.14.7a", "TAL-6.10.2b-R")
def test_one_held_by_the_werewolf_who_misses_a_turn_fights_the_same_werewolf_after_it() -> None:
    den = "inner_05_werewolf_den"
    scene = starting(figure("elf", den, missed=1, held="werewolf", held_by=7), FAR, dice=(1, 6, 1, 6))
    until(scene, lambda: scene.turn == 0 or bool(scene.told("fight_thrown")), step)
    scene.choose("continue")
    until(scene, lambda: bool(scene.told("fight_thrown")), step)
    assert scene.told("fight_thrown")[0].fact("foe_score") in range(8, 14)


@pytest.mark.clause("TAL-BRD-9", "TAL-6.11.7", "TAL-6.14.9c")
def test_a_quest_lets_a_ruler_leave_and_the_one_who_stays_commands_in_his_turn() -> None:
    people = (figure("troll", CROWN, gold=2, quest="deliver_2_gold"), figure("elf", CROWN), figure("monk", CITY))
    scene = starting(*people, dice=(4, 1, 1, 1), state=REACHED)
    scene.choose("deliver:gold")
    assert scene.hero().space == CAVE
    finish(scene, 0)
    until(scene, lambda: bool(scene.told("command_cast")), step)
    assert scene.told("command_cast")[0].fact("who") == 1
