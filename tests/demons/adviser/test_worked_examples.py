"""What demons, fights and positions are worth, worked out by hand from the named constants."""

from __future__ import annotations

import math
from typing import Any

import pytest

from game.demons.adviser.evaluation import (
    DANGER,
    DEMONS,
    DUCATS,
    ENOUGH,
    HELD,
    HOME,
    MOST_DUCATS,
    NO_MORE,
    ON_THE_WAY,
    PAIN,
    SHIELDS_ALONE,
    TURN,
    fortune,
    strength,
    value,
    value_alone,
)
from game.demons.adviser.fighting import (
    CAPTURE,
    DESTROYED,
    DRIVEN_OFF,
    Party,
    attack_worth,
    attacking,
    best_attack,
    defence_worth,
    defending,
    expected_defence,
    hurt_of,
    joined_by,
    judge_attackers,
    judge_defenders,
    parties,
    pick_worth,
    prize_of,
    shares,
)
from game.demons.adviser.planning import threat
from game.demons.adviser.worth import (
    FRIEND,
    HEALER_WHEN_HURT,
    LEVEL_WORTH,
    POWER_WORTH,
    best_kept,
    demon_worth,
    worth_to_the_hurt,
)
from game.demons.box.powers import LETTERS
from game.demons.state import DEAD, GONE, NOBODY
from tests.demons.scene import OPEN, PLAIN, Scene, mortals_fight, use

KARIN = 4
ANI, TWENTY, TWELVE, TREBIZOND = 35, 43, 46, 15
FAR_AWAY = {"hex": 2010}


# -- demons ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("demon", "hurt", "worth"),
    [
        (53, 0, 0.4 * 3 + 3 * LEVEL_WORTH + 1.5 * 19 / 72),
        (53, 3, 0.4 * 3 + 3 * LEVEL_WORTH + 1.5 * 19 / 72),
        (5, 0, POWER_WORTH["C"] + FRIEND + 0.4 * 4 + 3 * LEVEL_WORTH + 1.5 * 67 / 72),
        (5, 1, HEALER_WHEN_HURT + FRIEND + 0.4 * 4 + 3 * LEVEL_WORTH + 1.5 * 67 / 72),
        (5, 3, 3 * HEALER_WHEN_HURT + FRIEND + 0.4 * 4 + 3 * LEVEL_WORTH + 1.5 * 67 / 72),
        (40, 2, POWER_WORTH["G"] + 0.4 * 3 + 4 * LEVEL_WORTH + 1.5 * 32 / 72),
        (68, 0, POWER_WORTH["R"] + 0.4 * 8 + 6 * LEVEL_WORTH + 1.5 * 4 / 72),
        (72, 0, POWER_WORTH["G"] + FRIEND + 0.4 * 4 + 4 * LEVEL_WORTH),
    ],
)
def test_a_demon_is_worth_his_best_power_friendship_strength_rank_and_low_number(
    demon: int, hurt: int, worth: float
) -> None:
    assert worth_to_the_hurt(demon, hurt) == pytest.approx(worth)
    for wounds in range(hurt + 1):
        state = Scene({"wounds": wounds, "curses": hurt - wounds}).state
        assert hurt_of(state, 0) == hurt
        assert demon_worth(state, 0, demon) == pytest.approx(worth)


def test_every_power_is_worth_something_and_gaining_treasure_most() -> None:
    assert set(POWER_WORTH) == set(LETTERS)
    assert sorted(POWER_WORTH, key=POWER_WORTH.__getitem__, reverse=True)[:4] == ["G", "T", "D", "R"]
    assert min(POWER_WORTH.values()) > 0


@pytest.mark.parametrize(
    ("demons", "kept"),
    [
        ((18,), {18}), ((18, 23, 26), {18, 26}), ((9, 18, 23, 26, 60, 54, 49, 71), {9, 18, 23, 26, 60, 54, 49}),
        ((22, 18, 23, 26), {22, 18, 26}), ((), set()),
    ],
)  # fmt: skip
def test_the_best_set_fits_under_its_highest_demon(demons: tuple[int, ...], kept: set[int]) -> None:
    state = Scene({}).state
    found = best_kept(state, 0, demons)
    assert len(found) == len(kept)
    if len(kept) < 7:
        assert found == kept


# -- fights ---------------------------------------------------------------------------------------------------


def test_a_party_adds_strengths_and_keeps_friends_and_others_apart() -> None:
    nobody = Party((), 0, 0.0, 0.0)
    other = joined_by(nobody, 53, 2)
    assert other == Party((53,), 3, 0.0, worth_to_the_hurt(53, 2))
    assert joined_by(other, 5, 2) == Party((53, 5), 7, worth_to_the_hurt(5, 2), worth_to_the_hurt(53, 2))


def test_parties_are_all_sets_that_hold_the_demons_already_chosen() -> None:
    assert {party.demons for party in parties((5, 53, 60), (), 0)} == {
        (5,), (53,), (60,), (5, 53), (5, 60), (53, 60), (5, 53, 60),
    }  # fmt: skip
    assert {party.demons for party in parties((5, 53, 60), (53,), 0)} == {(53,), (53, 5), (53, 60), (53, 5, 60)}
    assert parties((), (), 0) == ()


def test_fights_bring_what_the_table_gives_on_average() -> None:
    assert shares(0) == pytest.approx({"Dx": 1 / 6, "Df": 2 / 6, "Af": 2 / 6, "Ax": 1 / 6})
    assert defending(0) == pytest.approx(((2 * DRIVEN_OFF + DESTROYED - CAPTURE) / 6, 3 / 6))
    assert attacking(0, 5.0) == pytest.approx(((2 * DRIVEN_OFF + DESTROYED + 5 - CAPTURE) / 6, 3 / 6))
    assert shares(5) == pytest.approx({"Dx": 3 / 6, "Df": 2 / 6, "Af": 1 / 6, "Ax": 0})
    assert defending(5) == pytest.approx(((1 * DRIVEN_OFF - 3 * CAPTURE) / 6, 5 / 6))
    assert attacking(5, 5.0) == pytest.approx(((2 * DRIVEN_OFF + 3 * (DESTROYED + 5)) / 6, 1 / 6))


def test_others_are_lost_in_any_fight_and_friends_in_one_that_goes_wrong() -> None:
    party = Party((5, 53), 7, 4.0, 3.0)
    brought, adverse = attacking(5, 2.0)
    assert attack_worth(party, 2, 2.0) == pytest.approx(brought - 3.0 - adverse * 4.0)
    brought, adverse = defending(-5)
    assert defence_worth(party, 2) == pytest.approx(brought - 3.0 - adverse * 4.0)


def test_mortals_strength_is_known_and_a_magicians_is_guessed_from_how_many_demons_he_has() -> None:
    state = Scene({}, {"demons": (5,)}, {"demons": (53, 60, 54)}, {}).state
    assert expected_defence(state, (1, 4), NOBODY) == 11
    assert [expected_defence(state, (), victim) for victim in (1, 2, 3)] == [4, 8, 0]


def test_a_captured_magician_is_worth_a_quarter_of_his_treasure() -> None:
    state = Scene({}, {}).own(1, TWENTY, TWELVE).state
    assert [prize_of(state, victim) for victim in (0, 1, NOBODY)] == [0.0, 8.0, 0.0]


def test_the_best_attack_is_the_best_of_all_parties_and_none_without_demons() -> None:
    state = use({"demons": (18, 23), "hex": PLAIN, "wounds": 1}, FAR_AWAY, units={KARIN: OPEN}).state
    possible = parties((18, 23), (), 1)
    assert len(possible) == 3
    assert best_attack(state, 0, (KARIN,), NOBODY) == max(attack_worth(party, 5, 0.0) for party in possible)
    assert best_attack(use({"hex": PLAIN}, units={KARIN: OPEN}).state, 0, (KARIN,), NOBODY) == -99.0


@pytest.mark.parametrize(
    ("key", "chosen", "worth"),
    [
        ("with:5", (), 1.0), ("with:60", (), -1.0), ("fight", (5,), 0.0), ("fight", (5, 53), 2.0), ("all", (), -0.5),
    ],
)  # fmt: skip
def test_demons_of_the_best_party_are_added_and_then_it_fights(key: str, chosen: tuple[int, ...], worth: float) -> None:
    assert pick_worth(key, (5, 53), chosen) == worth


def test_attackers_and_defenders_choose_the_best_party_one_after_the_other() -> None:
    scene = use({"demons": (9, 17, 53), "hex": PLAIN}, FAR_AWAY, units={KARIN: OPEN}).answer(f"attack:{OPEN}")
    best = max(parties((9, 17, 53), (), 0), key=lambda party: attack_worth(party, 5, 0.0)).demons
    decision = scene.question("attack_with")
    worths = dict(zip(decision.keys(), judge_attackers(scene.state, decision), strict=True))
    assert {key: worth for key, worth in worths.items() if key.startswith("with")} == {
        f"with:{demon}": 1.0 if demon in best else -1.0 for demon in (9, 17, 53)
    }
    defence = mortals_fight({"hex": OPEN, "found": True, "demons": (9, 17, 53)}, units={KARIN: 1011})
    best = max(parties((9, 17, 53), (), 0), key=lambda party: defence_worth(party, 5)).demons
    decision = defence.question("defend_with")
    worths = dict(zip(decision.keys(), judge_defenders(defence.state, decision), strict=True))
    assert {key: worth for key, worth in worths.items() if key.startswith("with")} == {
        f"with:{demon}": 1.0 if demon in best else -1.0 for demon in (9, 17, 53)
    }


# -- positions ------------------------------------------------------------------------------------------------


def test_in_company_a_magician_is_worth_treasure_and_demons_less_pain_and_danger() -> None:
    ann = {"demons": (70, 71), "wounds": 1, "curses": 2, "shield": 2, "hex": PLAIN}
    scene = Scene(ann, FAR_AWAY, units={KARIN: 1012}).own(0, TREBIZOND)
    demons = demon_worth(scene.state, 0, 70) + demon_worth(scene.state, 0, 71)
    menace = threat(scene.state, 0, PLAIN)
    assert menace > 0
    assert strength(scene.state, 0) == pytest.approx(DEMONS * demons - PAIN * 3 - DANGER * menace)
    assert fortune(scene.state, 0) == pytest.approx(DUCATS * (36 - 15) + strength(scene.state, 0))
    assert fortune(scene.state, 1) == pytest.approx(DANGER * -threat(scene.state, 1, 2010))
    odds = [math.exp(fortune(scene.state, seat)) for seat in (0, 1)]
    assert value(scene.state, 0) == pytest.approx(odds[0] / sum(odds))


def test_a_captive_is_in_no_other_danger() -> None:
    held = Scene({"captor_unit": KARIN}, FAR_AWAY, units={KARIN: OPEN, 3: PLAIN}).state
    assert threat(held, 0, OPEN) > 0
    assert fortune(held, 0) == pytest.approx(-HELD)


@pytest.mark.parametrize(
    ("cells", "shield", "worth"),
    [
        ((TWELVE,), 1, DUCATS * 12 + HOME), ((), 1, 0.0), ((TWELVE,), 2, DUCATS * -3),
        ((TREBIZOND, ANI, TWENTY, TWELVE), 1, DUCATS * MOST_DUCATS + HOME),
    ],
)  # fmt: skip
def test_who_left_is_worth_what_he_carried_home(cells: tuple[int, ...], shield: int, worth: float) -> None:
    scene = Scene({"status": GONE, "hex": 0, "shield": shield}, FAR_AWAY).own(0, *cells)
    assert fortune(scene.state, 0) == pytest.approx(worth)


def test_the_dead_have_no_fortune_and_no_chance() -> None:
    state = Scene({"status": DEAD, "hex": 0}, FAR_AWAY).own(0, ANI).state
    assert (fortune(state, 0), value(state, 0)) == (NO_MORE, 0.0)
    assert value(state, 1) == pytest.approx(1 / (1 + math.exp(NO_MORE)))


@pytest.mark.parametrize(
    ("cells", "shield", "hope"),
    [
        ((), 1, 0.0), ((TWELVE,), 1, ON_THE_WAY * 12 / 20), ((TWENTY,), 1, ON_THE_WAY),
        ((TWENTY, TWELVE), 1, ON_THE_WAY + ENOUGH), ((TWENTY,), 6, ON_THE_WAY * 20 / 120),
    ],
)  # fmt: skip
def test_alone_hope_grows_with_treasure_up_to_the_price_of_the_shield(
    cells: tuple[int, ...], shield: int, hope: float
) -> None:
    state = Scene({"shield": shield, "hex": PLAIN}, game_turn=3).own(0, *cells).state
    total = SHIELDS_ALONE[shield - 1] + hope - 3 * TURN
    assert value_alone(state) == pytest.approx(1 / (1 + math.exp(-total)))


@pytest.mark.parametrize(
    ("status", "cells", "won"),
    [(GONE, (TWENTY,), 0.0), (GONE, (TWENTY, TWELVE), 1.0), (DEAD, (TWENTY, TWELVE), 0.0)],
)
def test_alone_the_end_is_a_win_or_not(status: str, cells: tuple[int, ...], won: float) -> None:
    more: dict[str, Any] = {"status": status, "hex": 0, "shield": 1}
    assert value_alone(Scene(more).own(0, *cells).state) == won
