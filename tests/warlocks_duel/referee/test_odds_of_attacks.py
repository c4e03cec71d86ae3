"""The odds of attacks and answers at their limits: what backfires, what strikes the stronger, what strikes down."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.engine.decision import Tone
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.effects import Backfire, Underdog
from game.warlocks_duel.referee.attack_strength import after_reductions, attack_chances, best_turned, underdog_bonus
from game.warlocks_duel.referee.odds import FALL, attack_odds, response_odds
from game.warlocks_duel.state import DuelState
from tests.warlocks_duel.scene import casting
from tests.warlocks_duel.table import Player

BACKFIRING = [spell for spell in SPELLS.values() if spell.effect(Backfire)]


def duel(spell: str, caster: int, victim: int) -> DuelState:
    """A duel in which the first player may cast a spell."""
    return casting(Player(caster, active=spell), Player(victim)).state


@pytest.mark.clause("WD-13.6", "WD-4.16")
@pytest.mark.parametrize("spell", [spell.id for spell in BACKFIRING])
@pytest.mark.parametrize("spare", [-1, 0, 1])
def test_what_backfires_is_bad_and_may_be_the_casters_end(spell: str, spare: int) -> None:
    backfire = SPELLS[spell].effect(Backfire)
    assert backfire is not None
    state = duel(spell, backfire.value + spare, 30)
    odds = attack_odds(state, 0, spell, 1)
    lost = [outcome for outcome in odds if "you lose" in str(outcome.text)]
    assert sum((outcome.share for outcome in lost), Fraction(0)) == Fraction(1, 6), "one face of the first die"
    assert {outcome.tone for outcome in lost} == {Tone.BAD}
    assert all((outcome.loss is FALL) == (spare <= 0) for outcome in lost)
    others = [outcome for outcome in odds if outcome not in lost]
    assert all(outcome.tone is (Tone.GOOD if outcome.value else Tone.NEUTRAL) for outcome in others)
    assert all(outcome.loss is None for outcome in others)
    chances = attack_chances(state, 0, spell, 1)
    assert {points for _, points in chances} == {0, backfire.value}


@pytest.mark.clause("WD-E.22")
@pytest.mark.parametrize(("caster", "victim", "stronger"), [(20, 19, False), (20, 20, False), (20, 21, True)])
def test_only_against_a_stronger_target_there_is_a_bonus(caster: int, victim: int, stronger: bool) -> None:
    (spell,) = (spell for spell in SPELLS.values() if spell.effect(Underdog))
    bonus = spell.effect(Underdog)
    assert bonus is not None
    assert underdog_bonus(duel(spell.id, caster, victim), 0, spell.id, 1) == (bonus.value if stronger else 0)
    assert underdog_bonus(duel("spark", caster, victim), 0, "spark", 1) == 0


@pytest.mark.clause("WD-13.6")
@pytest.mark.parametrize(("victim", "words"), [(4, "3 damage"), (3, "3 damage: enough to eliminate")])
def test_a_strength_that_takes_all_power_is_called_enough(victim: int, words: str) -> None:
    odds = attack_odds(duel("fire_bolt", 20, victim), 0, "fire_bolt", 1)
    assert [str(outcome.text) for outcome in odds] == [words]


@pytest.mark.clause("WD-4.16")
@pytest.mark.parametrize(
    ("wards", "points", "left"),
    [
        ("", 5, 5), ("magic_shield", 5, 3), ("magic_shield", 1, 0), ("protective_cloak", 5, 2),
        ("protective_cloak", 3, 0), ("protective_cloak", 2, 0), ("magic_shield protective_cloak", 6, 1),
        ("cloak_of_invisibility", 9, 0),
    ],
)  # fmt: skip
def test_wards_take_their_part_off_an_attack_and_never_more_than_there_is(wards: str, points: int, left: int) -> None:
    state = casting(Player(active="spark"), Player(wards=wards)).state
    assert after_reductions(state, "spark", 1, points) == left


@pytest.mark.clause("WD-E.7")
def test_the_attack_that_is_turned_is_the_strongest_of_its_levels() -> None:
    state = casting(Player(), Player(active="spark fire_bolt ember_balm conflagration")).state
    found = {level: best_turned(state, 1, level) for level in (0, 1, 2)}
    for level, best in found.items():
        possible = [
            spell
            for spell in state.duelists[1].active
            if SPELLS[spell].category == "attack" and SPELLS[spell].level <= level
        ]
        strongest = max((SPELLS[spell].strength.average(state.duelists[1]) for spell in possible), default=0.0)
        assert (SPELLS[best].strength.average(state.duelists[1]) if best else 0.0) == strongest
    assert best_turned(state, 1, -1) == ""
    assert best_turned(state, 0, 2) == ""


def answered(action: str, what: str, power: int = 20, caster: int = 20) -> tuple[str, int, Tone, bool, str | None]:
    """The words, damage and tone shown for an answer to an attack of strength 5, whether it is the end, the clause."""
    state = casting(Player(caster, active="conflagration"), Player(power, active="mage_dart healing_drop")).state
    state.caster, state.target, state.spell, state.strength = 0, 1, "conflagration", 5
    odds = response_odds(state, 1, action, what)
    (outcome,) = odds.outcomes
    return str(outcome.text), outcome.value, outcome.tone, outcome.loss is FALL, odds.clause


@pytest.mark.clause("WD-13.6", "WD-4.9", "WD-4.13", "WD-4.14", "WD-4.15", "WD-9.2")
def test_an_answer_shows_what_it_leaves_and_whom_it_ends() -> None:
    bad, good, less = Tone.BAD, Tone.GOOD, Tone.NEUTRAL
    assert answered("decline", "") == ("5 damage", 5, bad, False, "WD-4.9")
    assert answered("decline", "", power=6)[3:] == (False, "WD-4.9")
    assert answered("decline", "", power=5)[3:] == (True, "WD-4.9")
    told, *rest = answered("reserve", "3")
    assert str(told).startswith("3 damage: 2 of the attack, 1 for using the reserve at all (fatigue).")
    assert str(told).endswith("no power at the end of the round: 3 less.")
    assert rest == [3, less, False, "WD-4.13"]
    assert answered("reserve", "1")[1:4] == (5, bad, False), "no less than without an answer"
    assert answered("reserve", "5")[1:4] == (1, less, False)
    assert answered("reserve", "5", power=1)[1:4] == (1, bad, True)
    words = "The attacker loses 2; you take 5 damage."
    assert answered("counter", "2") == (words, 5, less, False, "WD-4.14")
    assert answered("counter", "2", caster=3)[1:] == (5, less, False, "WD-4.14")
    assert answered("counter", "2", caster=2)[1:] == (0, good, False, "WD-4.15")
    assert answered("power_drain", "", caster=3) == (words, 5, less, False, "WD-9.2")
    assert answered("power_drain", "", caster=2)[1:] == (0, good, False, "WD-4.15")
    healed = answered("heal", "healing_drop")
    assert healed[1:] == (2, less, False, "WD-4.10")
