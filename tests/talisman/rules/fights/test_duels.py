"""Encounters between Characters: attacks, rewards, averting the loss (TAL-6.13.2, 6.13.3, 6.16.6 to 6.16.10, 6.17)."""

from __future__ import annotations

import pytest

from tests.talisman.meeting.playing_on import ENOUGH, idle, idle_till
from tests.talisman.scene import Figure, Scene, arriving, figure

HERE = "outer_05_hills"


def meet(one: Figure, other: Figure, *dice: int, lying: str = "", third: Figure | None = None) -> Scene:
    """Two Characters on one space, the first has just arrived."""
    one.space, other.space = one.space or HERE, other.space or HERE
    more = (third,) if third is not None else ()
    return arriving(one, other, *more, dice=dice, lying={HERE: lying} if lying else None)


@pytest.mark.clause("TAL-6.13.2", "TAL-6.13.3", "TAL-6.16.1b")
def test_a_character_or_the_space() -> None:
    scene = meet(figure("monk"), figure("troll"), 1, 1, lying="healer#1")
    assert scene.offered == ("attack:1", "space")
    space = meet(figure("monk", lives=2), figure("troll"), lying="healer#1").choose("space")
    assert space.hero().lives == 4
    scene.choose("attack:1")
    scene.decline("offer")
    assert not [event for event in scene.told("card_met") if event.fact("card") == "healer#1"]


@pytest.mark.clause("TAL-6.16.9b", "TAL-6.16.9d-R", "TAL-CHOICE")
def test_the_winner_picks_one_reward() -> None:
    scene = meet(
        figure("troll"), figure("thief", objects="sword#1 talisman#1", followers="maiden#1", raft="raft#1"), 6, 1
    )
    scene.choose("attack:1")
    assert scene.asked == (0, "reward")
    assert set(scene.offered) == {"life", "gold", "card:sword#1", "card:talisman#1", "nothing"}
    scene.choose("card:talisman#1")
    assert scene.hero(0).objects == ("talisman#1",)
    assert scene.hero(1).lives == 4
    gold = meet(figure("troll"), figure("elf"), 6, 1).choose("attack:1", "gold")
    assert (gold.hero(0).gold, gold.hero(1).gold) == (2, 0)
    assert meet(figure("troll"), figure("elf"), 6, 1).choose("attack:1", "nothing").hero(1).lives == 4


@pytest.mark.clause("TAL-6.16.8b", "TAL-6.16.10", "TAL-6.16.10-R")
def test_equal_scores_hurt_nobody() -> None:
    scene = meet(figure("troll"), figure("thief"), 1, 4).choose("attack:1")
    assert scene.told("fight_drawn")
    assert [hero.lives for hero in scene.state.heroes] == [4, 4]
    assert not scene.was_asked("reward")


@pytest.mark.clause("TAL-6.16.8a", "TAL-6.16.9a")
def test_the_defender_may_win() -> None:
    scene = meet(figure("monk", gold=0), figure("troll"), 1, 6).choose("attack:1")
    assert scene.asked == (1, "reward")
    scene.choose("life")
    assert scene.hero(0).lives == 3


@pytest.mark.clause("TAL-6.16.9c", "TAL-6.16.9d-R", "TAL-CHOICE")
def test_the_loser_may_buy_the_life_back() -> None:
    scene = meet(figure("troll"), figure("elf", gold=2, objects="sword#1"), 6, 1).choose("attack:1", "life")
    assert scene.asked == (1, "offer")
    assert set(scene.offered) == {"gold:1", "gold:2", "card:sword#1", "no_offer"}
    scene.choose("gold:2")
    assert scene.asked == (0, "offer_answer")
    scene.choose("accept")
    assert (scene.hero(0).gold, scene.hero(1).gold, scene.hero(1).lives) == (3, 0, 4)


@pytest.mark.clause("TAL-6.16.9c", "TAL-6.16.9d-R")
def test_a_refused_offer_leaves_protection_and_then_the_loss() -> None:
    scene = meet(figure("troll"), figure("elf", objects="armour#1"), 6, 1, 5).choose("attack:1", "life")
    scene.choose("gold:1", "refuse")
    assert scene.asked == (1, "protection")
    scene.choose("protect:armour#1")
    assert scene.hero(1).lives == 4
    assert (scene.hero(0).gold, scene.hero(1).gold) == (1, 1), "a saved Life leaves no other reward"


@pytest.mark.clause("TAL-6.16.9d-R", "TAL-HID-1")
def test_an_offered_spell_is_shown_to_the_winner_only() -> None:
    scene = meet(figure("wizard", strength=20, spells="hex#1"), figure("elf", spells="teleport#1"), 6, 1)
    scene.choose("attack:1", "life", "spell:teleport#1")
    decision = scene.open()
    assert decision.secret
    assert decision.seat == 0
    assert not any("eleport" in str(event.text) for event in scene.events if event.visible_to(None))
    scene.choose("accept")
    assert scene.hero(0).spells == ("hex#1", "teleport#1")
    full = meet(figure("troll"), figure("elf", spells="teleport#1"), 6, 1).choose("attack:1", "life")
    assert "spell:teleport#1" not in full.offered, "a Spell must fit the allowance"


@pytest.mark.clause("TAL-6.16.6", "TAL-CHOICE", "TAL-6.13.2-R")
def test_the_attacked_player_may_evade() -> None:
    scene = meet(figure("troll"), figure("dwarf"), lying="sword#1").choose("attack:1")
    assert scene.asked == (1, "evade")
    scene.choose("evade:seat:0")
    assert not scene.told("fight_thrown")
    assert not scene.told("taken"), "a space with drawing: nothing is taken"
    stand = meet(figure("troll"), figure("dwarf"), 1, 1).choose("attack:1", "face")
    assert stand.told("fight_thrown")


@pytest.mark.clause("TAL-6.16.7", "TAL-6.16.7-R")
def test_both_may_cast_before_the_dice_the_attacker_first() -> None:
    scene = meet(figure("thief", spells="psionic_blast#1"), figure("elf", spells="psionic_blast#2"), 1, 1)
    scene.choose("attack:1")
    assert scene.asked == (0, "window")
    scene.choose("pass")
    assert scene.asked == (1, "window")
    scene.choose("cast:psionic_blast#2")
    thrown = scene.told("fight_thrown")
    assert not thrown
    scene.choose("cast:psionic_blast#1")
    fight = scene.told("fight_thrown")[0]
    assert (fight.fact("score"), fight.fact("foe_score")) == (1 + 3 + 3, 1 + 3 + 4)


def asked_before_the_dice(scene: Scene, seat: int, answer: str) -> list[int]:
    """Who is asked before the dice, in order; that seat gives its answer when it is first asked, and all else pass."""
    order: list[int] = []
    for _ in range(ENOUGH):
        if scene.told("fight_thrown"):
            break
        if scene.state.window != "before_battle":
            idle(scene)
            continue
        first = scene.asked[0] == seat and seat not in order
        order.append(scene.asked[0])
        scene.choose(answer if first else "pass")
        while scene.decision is not None and scene.open().kind == "spell_target":
            idle(scene)
    return order


@pytest.mark.clause("TAL-6.16.7-R")
def test_attacker_and_defender_are_asked_in_turn_until_both_pass_before_anybody_else() -> None:
    attacker = figure("druid", HERE, spells="psionic_blast#1 random#1")
    scene = meet(attacker, figure("elf", spells="random#2"), 1, 6, third=figure("wizard", "city", spells="nullify#1"))
    idle_till(scene, "attack:1")
    assert asked_before_the_dice(scene, 0, "cast:psionic_blast#1") == [0, 1, 0, 2]


@pytest.mark.clause("TAL-6.16.7-R")
def test_when_another_one_has_cast_a_spell_attacker_and_defender_are_asked_again() -> None:
    third = figure("wizard", "city", spells="random#1 hex#1")
    scene = meet(figure("thief", spells="psionic_blast#1"), figure("elf", spells="psionic_blast#2"), 5, third=third)
    idle_till(scene, "attack:1")
    assert asked_before_the_dice(scene, 2, "cast:random#1") == [0, 1, 2, 0, 1]


@pytest.mark.clause("TAL-6.9.6b-R")
def test_before_a_fight_with_an_enemy_all_are_asked_clockwise_as_ever() -> None:
    scene = arriving(
        figure("thief", HERE, spells="psionic_blast#1"), figure("elf", "city", spells="random#2"),
        figure("wizard", "city", spells="random#1 hex#1"), dice=(5, 1, 1), lying={HERE: "bear#1"},
    )  # fmt: skip
    assert asked_before_the_dice(scene, 0, "cast:psionic_blast#1") == [0, 1, 2]


@pytest.mark.clause("TAL-6.17.1b", "TAL-6.17.2a", "TAL-6.17.2b-R", "TAL-6.17.2b")
@pytest.mark.parametrize("name", ["wizard", "sorceress", "ghoul"])
def test_three_characters_attack_in_psychic_combat(name: str) -> None:
    scene = meet(figure(name), figure("troll", objects="armour#1", gold=0), 3, 3)
    assert "psychic:1" in scene.offered
    scene.choose("psychic:1", "life").decline("offer")
    assert scene.told("attacked")[0].fact("fight") == "psychic"
    assert scene.hero(1).lives == 3
    assert not scene.was_asked("protection")


@pytest.mark.clause("TAL-6.17.1b-R")
def test_nobody_else_and_nobody_attacked_chooses_psychic_combat() -> None:
    scene = meet(figure("troll"), figure("wizard", spells="hex#1", gold=0), 6, 1)
    assert scene.offered == ("attack:1", "space")
    scene.choose("attack:1")
    assert scene.told("attacked")[0].fact("fight") == "combat"


@pytest.mark.clause("TAL-6.18.1b")
def test_who_evades_cannot_be_attacked_again_this_turn() -> None:
    scene = meet(figure("troll"), figure("dwarf"))
    scene.hero(1).evading = ("seat:0",)
    scene.begin_here()
    fresh = arriving(figure("troll", HERE), figure("dwarf", HERE, evading=("seat:0",)))
    assert not fresh.was_asked("encounter")


@pytest.mark.clause("TAL-6.13.2-R")
def test_after_an_ability_things_may_still_be_taken_on_a_space_without_drawing() -> None:
    thief, victim = figure("thief", "village"), figure("elf", "village")
    scene = arriving(thief, victim, lying={"village": "sword#1"})
    scene.choose("steal:1")
    assert scene.told("robbed")
    assert scene.asked == (0, "take")
    scene.choose("take:sword#1")
    assert not scene.was_asked("service"), "the space's own instructions are not carried out"


@pytest.mark.clause("TAL-6.12.1c", "TAL-6.12.1g-R")
def test_an_enemy_lying_there_bars_the_taking() -> None:
    scene = arriving(figure("thief", "village"), figure("elf", "village"), lying={"village": "sword#1 ghost#1"})
    scene.choose("steal:1")
    assert not scene.was_asked("take")


@pytest.mark.clause("TAL-6.10.2b-R")
def test_one_who_misses_turns_can_still_be_attacked() -> None:
    scene = meet(figure("troll"), figure("thief", missed=2), 6, 1)
    assert "attack:1" in scene.offered


def told_before_evading(attacker: str, key: str) -> list[str]:
    """All that the Elf in the Woods has been told when it must say whether it evades."""
    elf = figure("elf", "outer_03_woods", objects="ring#1", followers="maiden#1")
    scene = arriving(figure(attacker, "outer_03_woods"), elf).choose(key)
    assert scene.asked == (1, "evade")
    return [str(event.text) for event in scene.events]


@pytest.mark.clause("TAL-6.17.1b-R", "TAL-6.18.2b")
@pytest.mark.parametrize(
    ("attacker", "key", "words"),
    [
        ("ghoul", "attack:1", "Ada attacks Bo."),
        ("ghoul", "psychic:1", "Ada attacks Bo in Psychic Combat."),
        ("assassin", "assassinate:1", "Ada tries to assassinate Bo."),
        ("thief", "steal:1", "Ada tries to steal from Bo."),
        ("sorceress", "beguile:1", "Ada tries to beguile Bo."),
        ("minstrel", "lady:maiden#1", "Ada tries to lure Maiden away from Bo."),
    ],
)
def test_what_is_wanted_of_a_character_is_said_before_it_is_asked_to_evade(attacker: str, key: str, words: str) -> None:
    assert told_before_evading(attacker, key) == [words]


@pytest.mark.clause("TAL-6.16.1b", "TAL-6.13.3")
@pytest.mark.parametrize(("attacker", "key"), [("troll", "attack:1"), ("sorceress", "beguile:1")])
def test_what_is_wanted_of_a_character_who_stands_is_said_once_only(attacker: str, key: str) -> None:
    scene = arriving(figure(attacker, "outer_03_woods"), figure("elf", "outer_03_woods"), dice=(1, 1)).choose(key)
    before = [str(event.text) for event in scene.events]
    scene.choose("face")
    assert len(before) == 1
    assert [str(event.text) for event in scene.events].count(before[0]) == 1


@pytest.mark.clause("TAL-6.18.1b")
@pytest.mark.parametrize("key", ["attack:1", "steal:1"])
def test_that_a_character_evades_another_one_is_said_once(key: str) -> None:
    scene = arriving(figure("thief", "outer_03_woods"), figure("elf", "outer_03_woods"))
    scene.choose(key, "evade:seat:0")
    assert [str(event.text) for event in scene.events].count("Bo evades Ada.") == 1
    assert [(event.fact("who"), event.fact("whom")) for event in scene.told("evaded")] == [(1, 0)]


@pytest.mark.clause("TAL-6.18.1b", "TAL-S.immobility")
def test_that_a_character_evades_by_a_spell_is_said_once_and_a_lady_stays() -> None:
    victim = figure("elf", followers="maiden#1", spells="immobility#1")
    scene = meet(figure("minstrel"), victim).choose("lady:maiden#1", "cast:immobility#1")
    assert [str(event.text) for event in scene.events].count("Bo evades Ada.") == 1
    assert scene.hero(1).followers == ("maiden#1",)


@pytest.mark.clause("TAL-6.18.1a")
def test_that_an_enemy_is_evaded_is_said_as_ever() -> None:
    scene = arriving(figure("elf", "outer_03_woods"), lying={"outer_03_woods": "bear#1"})
    scene.choose("evade:card:bear#1")
    assert [event.fact("target") for event in scene.told("evading")] == ["card:bear#1"]
    assert not scene.told("evaded")
