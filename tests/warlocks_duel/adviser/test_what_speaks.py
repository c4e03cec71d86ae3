"""What speaks for a casting, a target, an answer or a payment: each condition on both of its sides."""

from __future__ import annotations

import pytest

from game.catalogue import GAMES
from game.engine.decision import Decision, Option, Text
from game.engine.dice import Dice
from game.warlocks_duel.adviser.imagination import imagine
from game.warlocks_duel.adviser.planning import Plan, serving
from game.warlocks_duel.adviser.preferences import judge_payment
from game.warlocks_duel.adviser.reasons import casting as reasons
from game.warlocks_duel.adviser.reasons import gathering as dice_reasons
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.strength import AVERAGES
from game.warlocks_duel.state import Duelist
from tests.warlocks_duel.scene import casting, gathering, incantations
from tests.warlocks_duel.table import Player, faces

ALBUS, ALONORA, PARVEL = Player(mage="albus"), Player(mage="alonora"), Player(mage="parvel")


def asked(kind: str, *keys: str, about: str | None = None, seat: int = 0) -> Decision:
    """A question with these answers."""
    return Decision(seat, kind, Text(kind), tuple(Option(key, Text(key)) for key in keys), "WD-1", about=about)


def first(decision: Decision) -> tuple[Decision, Option]:
    """A question and its first answer."""
    return decision, decision.options[0]


def test_the_caster_in_the_first_seat_is_named_as_a_target_like_any_other() -> None:
    state = casting(Player(30, mage="alonora"), Player(mage="albus", active="mage_dart")).state
    found = reasons.of_casting(state, *first(asked("cast", "cast:mage_dart", seat=1)))
    assert found is not None
    assert "Alonora" in str(found)


@pytest.mark.parametrize(("about", "told"), [("spell:mage_dart", True), ("spell:healing_drop", False), (None, False)])
def test_a_target_is_told_what_an_attack_does_to_it(about: str | None, told: bool) -> None:
    state = casting(Player(mage="albus", active="mage_dart healing_drop"), ALONORA, PARVEL).state
    found = reasons.of_target(state, *first(asked("target", "target:1", about=about)))
    assert (found is not None) == told


def test_of_a_spell_that_is_turned_its_words_are_told_and_of_a_sacrifice_the_power() -> None:
    state = casting(ALBUS, ALONORA).state
    assert reasons.of_spell(state, *first(asked("name_spell", "name:spark"))) is SPELLS["spark"].words
    assert reasons.of_spell(state, *first(asked("name_spell", "name:none"))) is None
    given = reasons.of_sacrifice(state, *first(asked("sacrifice", "sacrifice:albus-1")))
    assert "10" in str(given)
    assert reasons.of_sacrifice(state, *first(asked("sacrifice", "stay_out"))) is None


@pytest.mark.parametrize(
    ("power", "dice", "saves"), [(5, 1, False), (5, 2, True), (4, 2, False), (3, 4, True), (6, 2, False), (2, 5, True)]
)
def test_dice_of_the_reserve_save_a_life_if_fatigue_leaves_one(power: int, dice: int, saves: bool) -> None:
    state = casting(Player(mage="alonora", active="conflagration"), Player(mage="albus", reserve=6)).state
    state.caster, state.target, state.spell, state.strength = 0, 1, "conflagration", 5
    state.duelists[1].power = power
    found = reasons.of_response(state, *first(asked("response", f"reserve:{dice}", seat=1)))
    assert (found is reasons.SAVES) == saves


@pytest.mark.parametrize(
    ("chosen", "other", "saved"),
    [
        ("fire,water", "fire,whirlwind", True),
        ("fire,whirlwind", "fire,water", False),
        ("fire,water", "fire,air", False),
    ],
)
def test_a_payment_is_praised_for_the_whirlwinds_that_it_saves(chosen: str, other: str, saved: bool) -> None:
    state = incantations(ALBUS, ALONORA, market="").state
    found = dice_reasons.of_payment(state, *first(asked("payment", f"pay:{chosen}", f"pay:{other}")))
    assert (found is dice_reasons.SAVES_WHIRLWINDS) == saved


def test_the_payment_laid_out_is_the_one_that_is_liked() -> None:
    scene = incantations(Player(mage="albus", pool="WFFA@"), ALONORA, market="")
    scene.choose("play:healing_drop")
    decision = scene.open()
    keys, proposal = decision.keys(), GAMES["warlocks_duel"].proposal(scene.state, decision)
    assert proposal in keys
    assert judge_payment(scene.state, decision) == [float(key == proposal) for key in keys]


def test_only_the_steps_that_others_have_chosen_in_secret_are_imagined_anew() -> None:
    steps = set[tuple[str, ...]]()
    for seed in range(20):
        state = gathering(ALBUS, ALONORA, PARVEL, dice=("FFWWA",) * 3).state
        state.duelists[0].committed = state.duelists[1].committed = "gather_up"
        imagine(state, 0, Dice(seed))
        steps.add(tuple(duelist.committed for duelist in state.duelists))
    assert {own for own, _, _ in steps} == {"gather_up"}
    assert len({other for _, other, _ in steps}) > 1
    assert {undecided for _, _, undecided in steps} == {""}


def test_whirlwinds_are_kept_for_holes_that_other_dice_leave_and_for_no_more() -> None:
    plan = Plan(1.0, ("fire_bolt",))
    assert serving(plan, (), faces("F@@@")) == faces("F@")
    assert serving(plan, faces("FFF"), faces("W@@")) == ()
    assert serving(plan, faces("@"), faces("W@@")) == faces("@")


def test_what_a_spell_averages_where_no_die_decides_it_depends_on_its_owner() -> None:
    counting = [spell for spell in SPELLS.values() if not spell.strength.rolls]
    bare, rich = Duelist(), Duelist(active=tuple(SPELLS)[:4], paid={"spark": faces("FWEAM")})
    differing = [spell for spell in counting if spell.strength.average(bare) != spell.strength.average(rich)]
    assert differing, "what lies before the owner counts, whoever was asked about first"
    for spell in differing:
        assert spell.strength not in AVERAGES
        assert spell.strength.average(bare) == spell.strength.points((), bare)
        assert spell.strength.average(rich) == spell.strength.points((), rich)
