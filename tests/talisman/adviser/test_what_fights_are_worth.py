"""What fights, and the ways round them, are worth: each sum is worked out from the dice and the named worths."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.decision import Decision, Option, Text
from game.talisman.adviser.casting import NEVER, cast_worth, danger_of, when_encountering, window_worth
from game.talisman.adviser.choosing import (
    UNWISE,
    agree_worth,
    character_worth,
    extra_card_worth,
    heal_worth,
    service_worth,
    toll_worth,
)
from game.talisman.adviser.drawing import BESIEGED, stake
from game.talisman.adviser.evading import MARGIN, MOST_COMPARED, ONE_ANSWER, best_of, group_worth, judge_face
from game.talisman.adviser.fighting import (
    ON_THE_CROWN,
    face_worth,
    judge_reward,
    judge_trophies,
    raised_worth,
    round_worth,
    weapon_worth,
)
from game.talisman.adviser.ways.moving import attack_worth, life_at_stake, loot_of, profile_of, worth_of_meeting
from game.talisman.adviser.worth import POINT, TURN, card_worth, chances, life_worth, trophy_worth
from game.talisman.box.board import CROWN
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.register import BEFORE_BATTLE, CARD_OF, WHEN_ENCOUNTERING
from game.talisman.rules.fights import pending
from game.talisman.rules.fights.scores import COMBAT, PSYCHIC
from game.talisman.state import Fight, SpellCast, TalismanState
from tests.talisman.scene import figure, moving

FIELDS = "outer_01_fields"
SIEGE = {"crown_reached": True}


def table(*others: Any, lying: str = "", state: dict[str, Any] | None = None, **more: Any) -> TalismanState:
    """A thief of Strength 3 and Craft 3 with these things, and others."""
    cards = {FIELDS: lying} if lying else {}
    return moving(figure("thief", FIELDS, **more), *others, lying=cards, state=state or {}).state


def option(key: str, place: str | None = None) -> Option:
    """An answer of that key."""
    return Option(key, Text(key), place)


def question(kind: str, *keys: str, about: str | None = None) -> Decision:
    """A question to the first seat with these answers."""
    return Decision(0, kind, Text(kind), tuple(option(key) for key in keys), "TAL", about=about)


# -- dangers ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("strength", "lives"), [(3, 4), (3, 1), (6, 2)])
def test_a_rival_is_feared_for_the_life_that_losing_to_it_may_cost(strength: int, lives: int) -> None:
    state = table(figure("troll", FIELDS, strength=6), strength=strength, lives=lives)
    _, _, lost = chances(strength - 6)
    assert danger_of(state, 0, "seat:1") == pytest.approx(lost * 0.7 * life_worth(lives))


def test_whoever_can_slip_away_does_where_all_that_is_to_be_met_costs_more_than_the_spell() -> None:
    state = table(figure("troll", FIELDS), lying="dragon#1", lives=1)
    state.window, state.met_by, state.meeting = WHEN_ENCOUNTERING, 0, ("seat:1", "card:dragon#1")
    dangers = [danger_of(state, 0, place) for place in state.meeting]
    assert min(dangers) > 0
    for spell in ("invisibility", "immobility"):
        assert cast_worth(state, 0, spell) == pytest.approx(sum(dangers) - 2.5)
    assert when_encountering(state, 1, "invisibility") == NEVER, "somebody else is met"
    state.meeting = ()
    assert cast_worth(state, 0, "invisibility") == -2.5


def test_a_psionic_blast_is_cast_where_ones_craft_would_turn_the_fight() -> None:
    state = table(lying="bear#1", craft=4, lives=1)
    state.fight, state.window = pending.with_cards(state, 0, ("bear#1",)), BEFORE_BATTLE
    won, _, lost = chances(3 - 3)
    more_won, _, less_lost = chances(3 + 4 - 3)
    gain = (lost - less_lost) * life_worth(1) + (more_won - won) * 2.0
    assert cast_worth(state, 0, "psionic_blast") == pytest.approx(gain - 1.5)
    assert cast_worth(state, 0, "psionic_blast") > 0
    state.lasting = ()
    assert window_worth(state, 0, "cast:psionic_blast#1") == cast_worth(state, 0, "psionic_blast")
    assert (window_worth(state, 0, "pass:turn"), window_worth(state, 0, "pass")) == (-0.01, 0.0)
    assert window_worth(state, 0, "use:mercenary#1") == pytest.approx(gain_of(state, 3) - 1.0)


def gain_of(state: TalismanState, more: int) -> float:
    """What more Strength is worth to the thief with one Life who fights a bear."""
    won, _, lost = chances(0)
    more_won, _, less_lost = chances(more)
    return (lost - less_lost) * life_worth(1) + (more_won - won) * 2.0


def test_a_raised_enemy_fights_where_its_strength_is_worth_more_than_its_end() -> None:
    state = table(lying="ape#1", lives=1)
    state.fight, state.window = pending.with_cards(state, 0, ("ape#1",)), BEFORE_BATTLE
    assert raised_worth(state, 0, option("helper:wolf#1")) == pytest.approx(gain_of(state, 2) - 1.0)


# -- Enemies ---------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.16.5a")
@pytest.mark.parametrize(
    ("cards", "points", "prize", "own"),
    [
        (("wolf#1",), 2, 2, "arm"), (("wolf#1", "bear#1"), 5, 5, "arm"), (("dragon#1",), 7, 7, "arm"),
        (("ghost#1",), 4, 0, "craft"), (("ghost#1", "spectre#1"), 7, 0, "craft"),
    ],
)  # fmt: skip
def test_enemies_who_fight_as_one_are_worth_their_prizes_and_the_risk(
    cards: tuple[str, ...], points: int, prize: int, own: str
) -> None:
    profile = profile_of(table(), 0)._replace(arm=4, craft=6)
    won, equal, lost = chances((4 if own == "arm" else 6) - points)
    gain = trophy_worth(prize) if own == "arm" else 0.2 * len(cards)
    expected = won * gain - lost * (stake(profile) + TURN / 2) - equal * TURN / 2
    assert group_worth(profile, cards) == pytest.approx(expected)


def test_a_second_die_helps_against_strength_alone() -> None:
    profile = profile_of(table(), 0)._replace(arm=4, craft=4)
    assert group_worth(profile._replace(dice=2), ("ogre#1",)) > group_worth(profile, ("ogre#1",))
    assert group_worth(profile._replace(dice=2), ("ghost#1",)) == group_worth(profile, ("ghost#1",))


@pytest.mark.clause("TAL-6.18.2c-R")
def test_evading_some_enemies_is_worth_the_difference_to_fighting_all() -> None:
    state = table(lying="dragon#1 wolf#1", evading=("everything",))
    state.meeting, state.met_by = ("card:dragon#1", "card:wolf#1"), 0
    decision = question("face", "fight", "evade:all", "evade:card:dragon#1", about="card:dragon#1")
    profile = profile_of(state, 0)
    both, wolf = (group_worth(profile, cards) for cards in (("dragon#1", "wolf#1"), ("wolf#1",)))
    worths = judge_face(state, decision)
    assert worths[0] == 0.0
    assert worths[2] == pytest.approx(max(0.0, wolf) - both - MARGIN)
    assert worths[1] == pytest.approx(0.0 - both - MARGIN + ONE_ANSWER)


@pytest.mark.parametrize("lives", [1, 4])
def test_the_ways_round_an_enemy_are_worth_what_they_spare_or_win(lives: int) -> None:
    state = table(lying="bandit#1 wolf#1", lives=lives)
    _, equal, lost = chances(3 - 4)
    bribe = lost * life_worth(lives) + equal * TURN / 2 - 1 - 0.5
    assert round_worth(state, 0, "bribe", "bandit#1") == pytest.approx(bribe)
    assert round_worth(state, 0, "destroy", "bandit#1") == 5.0
    assert round_worth(state, 0, "charm", "wolf#1") == pytest.approx(0.5 * 2)
    assert round_worth(state, 0, "provoke", "wolf#1") == pytest.approx(worth_of_meeting(state, 0, "wolf#1") - 0.5)
    assert round_worth(state, 0, "fight", "wolf#1") == 0.0
    assert round_worth(state, 0, "pass", "") == 0.0


def test_evading_is_worth_the_danger_that_is_gone() -> None:
    state = table(figure("troll", FIELDS, gold=0), lying="dragon#1")
    assert face_worth(state, 0, option("evade:card:dragon#1")) == pytest.approx(
        danger_of(state, 0, "card:dragon#1") - 0.8
    )
    assert face_worth(state, 0, option("evade:seat:1")) == pytest.approx(-attack_worth(state, 0, 1, COMBAT))
    assert face_worth(state, 0, option("destroy:dragon#1")) == 5.0
    assert face_worth(state, 0, option("fight")) == 0.0


# -- duels -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [COMBAT, PSYCHIC])
@pytest.mark.parametrize("besieged", [False, True])
def test_an_attack_is_worth_the_loot_and_the_life_at_stake(kind: str, besieged: bool) -> None:
    ruler = figure("elf", CROWN, objects="talisman#2")
    victim = figure("minstrel", FIELDS, craft=5, objects="sword#1", gold=0)
    state = table(victim, ruler, strength=5, craft=4, lives=2, state=SIEGE if besieged else {})
    won, _, lost = chances(5 - 2 - 1 if kind == COMBAT else 4 - 5)
    life = life_worth(2) * (BESIEGED if besieged else 1.0)
    assert life_at_stake(state, 0) == pytest.approx(life)
    expected = won * loot_of(state, 0, 1) - lost * 0.8 * life - TURN / 2
    assert attack_worth(state, 0, 1, kind) == pytest.approx(expected)
    assert attack_worth(state, 0, 1, kind, assassin=True) > attack_worth(state, 0, 1, kind), "the victim throws no die"


def test_weapons_are_chosen_for_what_they_add_and_a_runesword_for_its_thirst() -> None:
    state = table(objects="runesword#1 sword#1 holy_lance#1 axe#1")
    assert weapon_worth(state, 0, option("weapon:sword#1")) == 1.0
    assert weapon_worth(state, 0, option("weapon:sword#1,axe#1")) == 2.0
    assert weapon_worth(state, 0, option("weapon:runesword#1")) == pytest.approx(1.1)
    assert weapon_worth(state, 0, option("weapon:holy_lance#1")) == 1.0
    state.fight = pending.with_cards(state, 0, ("dragon#1",))
    assert weapon_worth(state, 0, option("weapon:holy_lance#1")) == 3.0
    assert weapon_worth(state, 0, option("none")) == 0.0


@pytest.mark.clause("TAL-6.16.9a")
@pytest.mark.parametrize("attacked", [False, True])
@pytest.mark.parametrize(
    ("lives", "quest", "space", "life"),
    [
        (4, "", FIELDS, 3.0), (2, "", FIELDS, 3.0), (1, "", FIELDS, 8.0), (4, "take_a_life", FIELDS, 7.0),
        (1, "take_a_life", FIELDS, 12.0), (4, "deliver_follower", FIELDS, 3.0), (4, "", CROWN, 3.0 + ON_THE_CROWN),
    ],
)  # fmt: skip
def test_the_winner_weighs_a_life_of_the_loser_against_what_it_owns(
    attacked: bool, lives: int, quest: str, space: str, life: float
) -> None:
    state = table(figure("troll", FIELDS, lives=lives, objects="shield#1"), quest=quest)
    state.heroes[0].space = space
    state.fight = Fight(COMBAT, 1, 0) if attacked else Fight(COMBAT, 0, 1)
    decision = question("reward", "life", "gold", "card:shield#1", "nothing")
    assert judge_reward(state, decision) == [life, 1.0, card_worth(state, 0, "shield#1"), 0.0]


@pytest.mark.parametrize("lives", [1, 4])
def test_where_nobody_has_lost_a_fight_no_last_life_is_to_be_had(lives: int) -> None:
    state = table(figure("troll", FIELDS, lives=lives), lives=lives)
    assert judge_reward(state, question("reward", "life", "gold")) == [3.0, 1.0]


@pytest.mark.clause("TAL-6.19.3c")
@pytest.mark.parametrize(("toad", "hand_in", "keep"), [(0, 2.0, 0.0), (2, 0.0, 2.0)])
def test_trophies_are_handed_in_as_proposed_but_not_by_a_toad(toad: int, hand_in: float, keep: float) -> None:
    state = table(toad=toad, gold=0, trophies="bear#1 ogre#1")
    decision = question("exchange", "hand_in", "keep", "swap:bear#1")
    assert judge_trophies(state, decision) == [hand_in, keep, UNWISE]


def test_a_crowd_is_compared_part_by_part_up_to_its_limit() -> None:
    profile = profile_of(table(), 0)._replace(arm=5)
    crowd = ("wolf#1", "dragon#1", "dragon#2", "dragon#3", "giant#1", "ogre#1")
    assert len(crowd) == MOST_COMPARED
    assert best_of(profile, crowd, crowd) == group_worth(profile, ("wolf#1",)) > 0
    assert best_of(profile, (*crowd, "ogre#2"), (*crowd, "ogre#2")) == 0.0, "too many: all of them, or none"


def test_the_spell_answered_is_the_last_announced() -> None:
    state = table(figure("troll", FIELDS))
    mine, other = SpellCast(0, "hex#1", "seat:1"), SpellCast(1, "nullify#1", "seat:0")
    state.window = "in_answer_to_spell"
    worths = []
    for casting in ((mine, other), (other, mine)):
        state.casting = casting
        worths.append(cast_worth(state, 0, "counterspell"))
    assert worths == [4.0, NEVER]


def test_offers_are_accepted_and_the_prophetess_looks_further() -> None:
    for judge in (agree_worth, extra_card_worth):
        assert [judge(table(), 0, option(key)) for key in ("yes", "no")] == [1.0, 0.0]
    assert [toll_worth(table(), 0, option(key)) for key in ("gold", "life")] == [1.0, 0.0]


@pytest.mark.parametrize(
    ("gold", "objects", "worth"), [(2, "ring#1", 2.0), (2, "", 2.0), (1, "", 0.2), (3, "ring#1 cross#1", 0.2)]
)
def test_the_blacksmith_is_for_those_with_gold_and_hands_free(gold: int, objects: str, worth: float) -> None:
    assert service_worth(table(gold=gold, objects=objects), 0, option("blacksmith")) == worth


# -- small choices ---------------------------------------------------------------------------------------


def test_a_character_is_chosen_by_its_points_and_spells() -> None:
    worths = {name: character_worth(table(), 0, option(f"character:{name}")) for name in CHARACTERS}
    assert worths == {name: card.strength + card.craft + card.spells for name, card in CHARACTERS.items()}
    assert character_worth(table(), 0, option("character:nobody")) == 0.0


def test_as_many_lives_as_can_be_are_healed() -> None:
    assert [heal_worth(table(), 0, option(key)) for key in ("heal:2", "heal:1", "heal")] == [2.0, 1.0, 0.0]


def test_an_enemy_kept_is_worth_a_seventh_of_a_point_for_each_of_its_strength() -> None:
    assert [trophy_worth(points) for points in (0, 1, 7)] == [0.0, pytest.approx(POINT / 7), POINT]
    assert CARD_OF["dragon#1"].strength == 7
