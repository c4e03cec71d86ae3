"""What a sensible magician does with his demons, and what he leaves alone."""

from __future__ import annotations

from typing import Any

import pytest

from game.demons.adviser.demon_use import use_worth
from game.demons.adviser.planning import capture_risk, field_of, is_cornered, threat
from game.demons.adviser.worth import demon_worth
from game.demons.box.mortals import UNITS
from game.demons.box.ranks import COPPER, GOLD, SHIELD_LEVEL
from game.demons.box.treasures import TREASURES
from game.demons.state import DemonsState
from tests.demons.scene import FOREST, OPEN, PLAIN, Scene, use

KARIN, ERZINJAN = 4, 3
FINDER = 56
"""Gremory, who discovered the treasures of these scenes."""
GAINER, DISCOVERER, CARRIER, RECONCILER, HEALER, SHAKER = 40, 62, 18, 11, 5, 2
SEVENTEEN, EIGHTEEN, TWENTY, TWENTY_TWO, TWENTY_SEVEN, TWENTY_EIGHT, ANI = 11, 24, 43, 56, 34, 44, 35
"""Cells of treasures, by their thousands of ducats."""
FAR_AWAY = {"hex": 2010}


def worth(state: DemonsState, key: str) -> float:
    """What an answer is worth to the first magician."""
    return use_worth(state, 0, key)


def kept(state: DemonsState, demon: int) -> float:
    """What a demon is worth to the first magician if he keeps it."""
    return demon_worth(state, 0, demon)


# -- gaining --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cells", "magician", "turn", "expected"),
    [
        ((), {}, 3, -9.0),
        ((SEVENTEEN,), {}, 3, -1.0),
        ((EIGHTEEN,), {}, 3, 9.0),
        ((SEVENTEEN, EIGHTEEN), {}, 3, 9.0),
        ((SEVENTEEN,), {}, 15, -1.0),
        ((SEVENTEEN,), {}, 16, 8.5),
        ((SEVENTEEN,), {"captor_unit": KARIN}, 3, 8.5),
        ((SEVENTEEN,), {"hex": PLAIN}, 3, 8.5),
    ],
)
def test_a_magician_in_company_waits_for_a_treasure_of_eighteen_thousand_unless_time_or_mortals_press(
    cells: tuple[int, ...], magician: dict[str, Any], turn: int, expected: float
) -> None:
    near = {KARIN: OPEN} if magician else {}
    ann = {"demons": (GAINER,), "hex": FOREST, **magician}
    scene = use(ann, FAR_AWAY, units=near, game_turn=turn)
    for cell, finder in zip(cells, (FINDER, 57), strict=False):
        scene.find(cell, finder)
    assert worth(scene.state, f"power:{GAINER}:G") == expected


@pytest.mark.parametrize(
    ("cell", "shield", "expected"),
    [
        (TWENTY, COPPER, -1.0),
        (TWENTY_TWO, COPPER, 11.0),
        (TWENTY_SEVEN, GOLD, -1.0),
        (TWENTY_EIGHT, GOLD, 14.0),
    ],
)
def test_alone_a_treasure_is_gained_if_it_pays_for_the_shield_or_is_among_the_best(
    cell: int, shield: str, expected: float
) -> None:
    scene = use({"demons": (GAINER,), "hex": FOREST, "shield": SHIELD_LEVEL[shield]}).find(cell, FINDER)
    assert worth(scene.state, f"power:{GAINER}:G") == expected


# -- the other powers -----------------------------------------------------------------------------------------


def test_a_treasure_is_looked_for_with_a_high_number_or_with_many_demons_left() -> None:
    low, rest = 10, (2, 58)
    few = use({"demons": (low, *rest), "hex": FOREST}, FAR_AWAY).state
    many = use({"demons": (low, *rest, 56), "hex": FOREST}, FAR_AWAY).state
    eleventh = use({"demons": (11, *rest), "hex": FOREST}, FAR_AWAY).state
    assert worth(few, f"power:{low}:D") == -0.5
    assert worth(many, f"power:{low}:D") == pytest.approx(3 + 10 / 12)
    assert worth(eleventh, "power:11:D") == pytest.approx(3 + 11 / 12)
    rich = use({"demons": (low, *rest, 56), "hex": FOREST}, FAR_AWAY).own(0, ANI).state
    assert worth(rich, f"power:{low}:D") == -1.0, "who has enough looks for nothing"


def test_whoever_stands_in_the_home_of_a_unit_that_is_nearly_back_flees_by_transport() -> None:
    def carried(emir: int) -> float:
        scene = use({"demons": (CARRIER,), "hex": 518}, FAR_AWAY, units={17: emir})
        scene.state.units.fleeing[17] = True
        return worth(scene.state, f"power:{CARRIER}:T")

    assert carried(216) == 2.0
    assert carried(513) < 0, "in three turns there is time"


def test_the_demon_sent_to_search_is_one_whose_find_another_can_fetch() -> None:
    def searching(*demons: int) -> float:
        return worth(use({"demons": demons, "hex": FOREST}, FAR_AWAY).state, f"power:{demons[0]}:D")

    barbatos, asmoday, foras = 8, 32, 31
    assert searching(barbatos, asmoday, 53, 58) < 0, "nobody beside him has a number below 8"
    assert searching(foras, barbatos) == pytest.approx(3 + foras / 12)
    assert searching(foras, GAINER) == pytest.approx(3 + foras / 12), "gained, whoever has found it"
    assert 0 < searching(foras, 53) < 3, "somebody of a lower number has still to come"


def test_transport_sets_captives_free_carries_the_rich_home_and_others_to_a_treasure() -> None:
    def carried(*demons: int, **ann: Any) -> Scene:
        where = {KARIN: OPEN} if "captor_unit" in ann else {}
        return use({"demons": (CARRIER, *demons), "hex": PLAIN, **ann}, FAR_AWAY, units=where)

    key = f"power:{CARRIER}:T"
    assert worth(carried(captor_unit=KARIN).state, key) == 30.0
    assert worth(carried().own(0, ANI).state, key) == 30.0
    assert worth(carried().find(ANI, FINDER).state, key) == -5.0, "nobody would be left to seize it"
    assert worth(carried(53).state, key) == -9.0
    assert worth(carried(53).find(ANI, 2).state, key) == -9.0, "its finder outranks both"
    assert worth(carried(53, hex=FOREST).find(ANI, 30).state, key) == pytest.approx(38 * 2 / 6 - 9.0)
    close = field_of(TREASURES[ANI].hex)[PLAIN][0]
    assert close < 14
    assert worth(carried(53).find(ANI, FINDER).state, key) == pytest.approx(38 * 2 / 6 * close / 15 - 9.0)
    guarded = use({"demons": (CARRIER, 53), "hex": FOREST}, {"hex": 1608}).find(ANI, FINDER)
    assert worth(guarded.state, key) == -9.0, "somebody stands there"


def test_the_cornered_flee_by_transport_only_from_a_great_danger() -> None:
    menaces = []
    for beside in UNITS:
        for other in UNITS:
            around = {beside: OPEN} | ({other: 1010} if other != beside else {})
            state = use({"demons": (CARRIER,), "hex": PLAIN}, FAR_AWAY, units=around).state
            menaces.append(threat(state, 0, PLAIN))
            assert worth(state, f"power:{CARRIER}:T") == (2.0 if menaces[-1] > 5 else -5.0)
    assert any(4 < menace <= 5 for menace in menaces)
    assert any(5 < menace <= 6 for menace in menaces)


def test_reconciling_frees_captives_lets_the_rich_go_and_is_else_not_worth_a_demon() -> None:
    def reconciled(cell: int = 0, **fields: Any) -> float:
        scene = use({"demons": (RECONCILER,), "hex": PLAIN, **fields.pop("ann", {})}, FAR_AWAY, **fields)
        state = scene.own(0, cell).state if cell else scene.state
        return worth(state, f"power:{RECONCILER}:R")

    beside = {KARIN: OPEN}
    lost = -kept(use({"demons": (RECONCILER,)}, FAR_AWAY).state, RECONCILER)
    assert reconciled(units=beside, ann={"captor_unit": KARIN}) == 25.0
    assert reconciled(ANI, units=beside) == 1.0
    assert reconciled(ANI) == reconciled(units=beside) == reconciled() == lost


@pytest.mark.parametrize(
    ("key", "cornered", "near"),
    [
        ("power:1:I", 1.5, 1.5), ("power:41:S", 0.6, 0.6), ("power:7:B", 0.5, 0.5), ("power:16:P", 0.7, 0.2),
        ("power:23:X", 0.7, 0.2),
    ],
)  # fmt: skip
def test_what_keeps_mortals_off_is_worth_what_they_threaten(key: str, cornered: float, near: float) -> None:
    demon = int(key.split(":")[1])
    for hex_id, share in ((OPEN, cornered), (1013, near)):
        hunted = use({"demons": (demon,), "hex": PLAIN}, FAR_AWAY, units={KARIN: hex_id}).state
        assert is_cornered(hunted, 0) == (hex_id == OPEN)
        menace = threat(hunted, 0, PLAIN)
        assert menace > 0.5
        assert worth(hunted, key) == pytest.approx(share * menace - kept(hunted, demon))
    held = use({"demons": (demon,), "captor_unit": KARIN}, FAR_AWAY, units={KARIN: OPEN, ERZINJAN: PLAIN}).state
    assert threat(held, 0, OPEN) > 0
    assert worth(held, key) == -kept(held, demon), "a captive is hunted by nobody"


@pytest.mark.parametrize(("where", "share"), [(OPEN, 0.8), (1013, 0.3)])
def test_familiars_lead_the_worst_unit_away_and_open_a_prison(where: int, share: float) -> None:
    hunted = use({"demons": (52,), "hex": PLAIN}, FAR_AWAY, units={KARIN: where, 7: 1213}).state
    risk = max(capture_risk(hunted, 0, unit) for unit in (KARIN, 7))
    assert worth(hunted, "power:52:F") == pytest.approx(share * risk - kept(hunted, 52))
    held = use({"demons": (52,), "captor_unit": KARIN}, FAR_AWAY, units={KARIN: where}).state
    assert worth(held, "power:52:F") == 25.0 - kept(held, 52)
    by_magician = use({"demons": (52,), "captor_seat": 1}, FAR_AWAY, units={KARIN: where}).state
    assert worth(by_magician, "power:52:F") < 25.0 - kept(by_magician, 52), "familiars lead no magician away"


def test_an_earthquake_is_worth_all_that_it_puts_to_flight() -> None:
    hunted = use({"demons": (SHAKER,), "hex": PLAIN}, FAR_AWAY, units={KARIN: OPEN, ERZINJAN: 1010}).state
    risk = capture_risk(hunted, 0, KARIN) + capture_risk(hunted, 0, ERZINJAN)
    assert worth(hunted, f"power:{SHAKER}:E") == pytest.approx(risk - kept(hunted, SHAKER))


def test_nakedness_is_always_worth_the_same() -> None:
    state = use({"demons": (12,), "hex": PLAIN}, FAR_AWAY).state
    assert worth(state, "power:12:N") == 3.0 - kept(state, 12)


def test_healing_is_worth_more_the_more_there_is_to_heal() -> None:
    for wounds, curses in ((0, 0), (1, 0), (0, 1), (1, 2)):
        state = use({"demons": (HEALER,), "hex": PLAIN, "wounds": wounds, "curses": curses}, FAR_AWAY).state
        assert worth(state, f"power:{HEALER}:C") == 6.0 * (wounds + curses) - kept(state, HEALER)


def test_a_friend_lifts_curses_if_more_than_one_presses() -> None:
    for wounds, curses in ((0, 1), (1, 1), (2, 1)):
        state = use({"demons": (HEALER, 17), "hex": PLAIN, "wounds": wounds, "curses": curses}, FAR_AWAY).state
        assert worth(state, "lift:17") == 4.0 * (wounds + curses - 1) - kept(state, 17)
        lifted, healed = worth(state, f"lift:{HEALER}"), worth(state, f"power:{HEALER}:C")
        assert (lifted > healed) is not bool(wounds), "a release bars no attack"


def test_seizing_is_worth_the_treasure_as_likely_as_the_die_says() -> None:
    state = use({"demons": (HEALER,), "hex": 1608}, FAR_AWAY).find(ANI, FINDER).state
    assert worth(state, f"seize:{ANI}") == pytest.approx(38 * 2 / 6)


def test_torture_pays_and_idle_answers_do_not() -> None:
    state = use({"demons": (HEALER,), "hex": PLAIN}, FAR_AWAY).state
    found = {key: worth(state, key) for key in ("torture:1", "control:5", "free:1", "done")}
    assert found == {"torture:1": 40.0, "control:5": -1.0, "free:1": -1.0, "done": 0.0}


# -- attacks --------------------------------------------------------------------------------------------------


def attack(units: dict[int, int], hex_id: int = OPEN, cell: int = 0, **fields: Any) -> Scene:
    """Two strong demons beside mortals."""
    scene = use({"demons": (9, 53, 68), "hex": PLAIN}, FAR_AWAY, units=units, **fields)
    return scene.own(0, cell) if cell else scene


def test_nobody_who_flees_already_is_worth_an_attack() -> None:
    ready, fleeing = attack({KARIN: OPEN}), attack({KARIN: OPEN})
    fleeing.state.units.fleeing[KARIN] = True
    assert worth(fleeing.state, f"attack:{OPEN}") == worth(ready.state, f"attack:{OPEN}") - 9.0
    both = attack({KARIN: OPEN, ERZINJAN: OPEN})
    before = worth(both.state, f"attack:{OPEN}")
    both.state.units.fleeing[KARIN] = True
    assert worth(both.state, f"attack:{OPEN}") == before, "one of the two still hunts"


def test_a_magician_is_attacked_though_no_mortal_stands_with_him() -> None:
    other = use({"demons": (9, 53, 68), "hex": PLAIN}, {"hex": OPEN})
    assert worth(other.state, f"attack:{OPEN}") == pytest.approx(worth(attack({}).state, f"attack:{OPEN}") + 9.0)


def test_the_rich_attack_less_and_whoever_gave_up_attacks_whatever_holds_him() -> None:
    plain = worth(attack({KARIN: OPEN}).state, f"attack:{OPEN}")
    assert worth(attack({KARIN: OPEN}, cell=ANI).state, f"attack:{OPEN}") == plain, "the unit beside him holds him"
    away = attack({KARIN: OPEN}, cell=ANI)
    away.state.magicians[0].hex = FOREST
    assert worth(away.state, f"attack:{OPEN}") == plain - 4.0
    assert worth(attack({KARIN: OPEN}, game_turn=81).state, f"attack:{OPEN}") == plain + 100.0
