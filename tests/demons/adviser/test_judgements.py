"""What each answer is worth to a sensible magician, question by question, worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from game.demons.adviser import preferences
from game.demons.adviser.planning import capture_risk
from game.demons.adviser.preferences import (
    CURSE_PAIN,
    DEATH,
    DESPAIR,
    conjuring_need,
    conjuring_worth,
    judge_bids,
    judge_cheapest_demon,
    judge_cities,
    judge_curses,
    judge_familiars,
    judge_gain,
    judge_hexes,
    judge_lead,
    judge_names,
    judge_offers,
    judge_payment,
    judge_release,
    judge_shields,
    judge_surrender,
    judge_yes,
    option_worth,
)
from game.demons.adviser.worth import demon_worth
from game.demons.box.ranks import SHIELD_LEVEL, SHIELDS
from game.demons.state import SHIELD_CHOICE
from game.engine.decision import Decision, Option, Text, text
from tests.demons.scene import FOREST, OPEN, PLAIN, Scene

KARIN, ERZINJAN = 4, 3
FAR_AWAY = {"hex": 2010}
ANI, TWENTY, TWENTY_TWO, TWELVE = 35, 43, 56, 46
"""Cells of treasures worth 38, 20, 22 and 12 thousand ducats."""


def asked(kind: str, *keys: str, seat: int = 0, about: str | None = None, n: int = 0) -> Decision:
    """A question with these answers."""
    options = tuple([Option(key, Text(key)) for key in keys])
    return Decision(seat, kind, text("{n}?", n=n), options, "DEM-20.1", about=about)


# -- setting up -----------------------------------------------------------------------------------------------


def test_bronze_is_the_best_shield_and_the_next_lower_ones_are_better_than_the_next_higher() -> None:
    scene = Scene(stage=SHIELD_CHOICE)
    worths = judge_shields(scene.state, asked("shield", *(f"shield:{shield}" for shield in SHIELDS)))
    assert dict(zip(SHIELDS, worths, strict=True)) == {
        "copper": -3, "tin": -2, "mercury": -1, "bronze": 0, "silver": -1.5, "gold": -2.5,
    }  # fmt: skip


# -- conjuring ------------------------------------------------------------------------------------------------


def drawn(net: int, kept: int, level: int) -> float:
    """What so many counters of a rank are worth if so many of them can be kept."""
    return 2.2 * kept + 0.3 * net + 0.25 * level


NETS: dict[str, tuple[dict[str, Any], str, float]] = {
    "dukes with copper: 1 to 6, of which two are kept and one more may be better": (
        {}, "duke", drawn(1, 1, 1) + drawn(2, 2, 1) + sum(drawn(net, 3, 1) for net in (3, 4, 5, 6)),
    ),
    "princes with copper: 0 to 5, of which three are kept and one more": (
        {}, "prince", sum(drawn(net, min(net, 4), 2) for net in range(1, 6)),
    ),
    "kings with copper: five times curses, each hurting by itself, the worst of them deadly": (
        {}, "king", -2 * DEATH - CURSE_PAIN * (3 + 2 + 1),
    ),
    "kings for the wounded": ({"wounds": 1}, "king", -3 * DEATH - 2 * CURSE_PAIN * (2 + 1)),
    "kings for the wounded and cursed": ({"wounds": 1, "curses": 1}, "king", -4 * DEATH - 3 * CURSE_PAIN),
    "kings for who has two friends": (
        {"wounds": 1, "demons": (2, 8)}, "king", -DEATH - 2 * CURSE_PAIN * (4 + 3 + 2 + 1),
    ),
    "marquises for who has room for all": (
        {"demons": (61, 60)}, "marquis",
        -CURSE_PAIN * (3 + 2 + 1) + drawn(1, 1, 5) + drawn(2, 2, 5),
    ),
    "dukes for who has room for none but changes one": (
        {"demons": (60, 54)}, "duke", sum(drawn(net, 1, 1) for net in range(1, 7)),
    ),
    "dukes for who holds too many": (
        {"demons": (60, 54, 49)}, "duke", sum(drawn(net, 1, 1) for net in range(1, 7)),
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", NETS)
def test_a_conjuration_is_worth_what_each_face_of_the_die_brings(case: str) -> None:
    magician, rank, total = NETS[case]
    state = Scene({"hex": OPEN, "shield": SHIELD_LEVEL["copper"], **magician}).state
    assert conjuring_worth(state, 0, rank) == pytest.approx(total / 6 * conjuring_need(state, 0))


def test_no_more_is_expected_of_a_conjuration_than_the_pool_holds() -> None:
    scene = Scene({"hex": OPEN, "shield": SHIELD_LEVEL["copper"]})
    scene.state.pools["duke"] = (60,)
    assert conjuring_worth(scene.state, 0, "duke") == pytest.approx(drawn(1, 1, 1))
    scene.state.pools["duke"] = ()
    assert conjuring_worth(scene.state, 0, "duke") == 0


@pytest.mark.parametrize(
    ("magician", "need"),
    [
        ({}, 1.0),
        ({"demons": (60, 54)}, 1.0),
        ({"demons": (61, 60, 54)}, 1.0),
        ({"demons": (61, 60, 54, 49)}, 0.7),
        ({"demons": (26,)}, 0.7),
        ({"demons": (66,)}, 0.7),
        ({"captor_unit": KARIN}, 1.5),
        ({"captor_unit": KARIN, "demons": (26,)}, 1.5),
    ],
)
def test_captives_need_demons_most_and_who_has_finders_or_many_needs_fewer(
    magician: dict[str, Any], need: float
) -> None:
    scene = Scene({"hex": OPEN, **magician}, FAR_AWAY, units={KARIN: PLAIN})
    assert conjuring_need(scene.state, 0) == need
    assert conjuring_need(scene.own(0, ANI).state, 0) == 0.15, "who is content needs nothing more"


def test_other_things_are_judged_by_what_staying_is_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    state = Scene({"hex": OPEN}, FAR_AWAY).state
    monkeypatch.setattr(preferences, "leave_value", lambda state, seat: 77.0)
    worths = {key: option_worth(state, 0, key, 3.0) for key in ("leave", "rest", "free:1", "auction", "raise")}
    assert worths == {"leave": 77.0, "rest": 3.0, "free:1": 1.0, "auction": 2.0, "raise": -2.0}
    assert option_worth(state, 0, "conjure:duke", 3.0) == 3.0 + conjuring_worth(state, 0, "duke")


def test_who_has_given_up_and_is_held_conjures_whatever_comes() -> None:
    def worth_of_conjuring(turn: int, *keys: str) -> float:
        state = Scene({"hex": OPEN, "demons": (66,)}, {"hex": PLAIN}, game_turn=turn).state
        worths = judge_hexes(state, asked("first_phase", "conjure:duke", "rest", *keys))
        return worths[0] - worths[1] - conjuring_worth(state, 0, "duke")

    assert worth_of_conjuring(81) == pytest.approx(DESPAIR)
    assert worth_of_conjuring(80) == pytest.approx(0)
    assert worth_of_conjuring(81, "move:1013") == worth_of_conjuring(81, "leave") == pytest.approx(0)


def test_who_only_wants_to_be_gone_does_not_stay_where_he_was_freed() -> None:
    def worth_of_staying(turn: int) -> float:
        state = Scene({"hex": OPEN, "demons": (66,)}, FAR_AWAY, game_turn=turn).state
        worths = judge_hexes(state, asked("evade", f"to:{OPEN}", "stay"))
        return worths[1] - worths[0]

    assert worth_of_staying(81) == pytest.approx(-DESPAIR)
    assert worth_of_staying(80) == pytest.approx(0)


def test_a_captive_rests_at_no_danger() -> None:
    held = Scene({"captor_unit": KARIN}, FAR_AWAY, units={KARIN: OPEN, ERZINJAN: PLAIN}).state
    free = Scene({"hex": OPEN}, FAR_AWAY, units={ERZINJAN: PLAIN}).state
    assert judge_hexes(held, asked("first_phase", "rest")) == [0.0]
    assert judge_hexes(free, asked("first_phase", "rest")) != [0.0]


# -- demons ---------------------------------------------------------------------------------------------------


def test_what_does_not_belong_to_the_best_set_is_released_first_and_the_cheapest_of_it() -> None:
    state = Scene({"demons": (26, 8, 60, 54)}).state
    worths = judge_release(state, asked("release", "release:26", "release:8", "release:60", "release:54"))
    kept, spare = (26, 8), (60, 54)
    assert worths[:2] == [-demon_worth(state, 0, demon) for demon in kept]
    assert worths[2:] == [100 - demon_worth(state, 0, demon) for demon in spare]


def test_the_cheapest_demon_is_spent_and_none_that_is_dear() -> None:
    state = Scene({"demons": (26, 60)}).state
    assert judge_cheapest_demon(state, asked("claim", "claim:26", "claim:60", "keep")) == [
        20 - demon_worth(state, 0, 26), 20 - demon_worth(state, 0, 60), 5.0,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("wounds", "curses", "falling", "stopping"),
    [(0, 0, 1, 0.0), (0, 0, 2, 4.0), (1, 0, 2, 8.0), (0, 1, 1, 4.0), (0, 0, 3, 8.0), (1, 1, 2, 30.0), (0, 0, 4, 30.0)],
)
def test_curses_are_stopped_the_more_urgently_the_nearer_death_is(
    wounds: int, curses: int, falling: int, stopping: float
) -> None:
    state = Scene({"demons": (2, 8), "wounds": wounds, "curses": curses}).state
    worths = judge_curses(state, asked("curse", "release:2", "release:8", "suffer", n=falling))
    assert worths == [stopping - demon_worth(state, 0, 2), stopping - demon_worth(state, 0, 8), 0.0]


# -- treasure -------------------------------------------------------------------------------------------------


def test_the_most_valuable_treasure_is_gained_rather_from_a_rival_and_the_ring_only_for_want_of_better() -> None:
    state = Scene({}, FAR_AWAY).find(ANI, 56).own(1, TWENTY).stash(KARIN, TWENTY_TWO).state
    keys = (f"gain:{ANI}", f"gain:{TWENTY}", f"gain:{TWENTY_TWO}", "gain:ring")
    assert judge_gain(state, asked("gain", *keys)) == [38.0, 32.0, 22.0, 8.0]
    state = Scene({}, FAR_AWAY).own(0, TWENTY).state
    assert judge_gain(state, asked("gain", f"gain:{TWENTY}")) == [32.0], "even the first seat's counts twice"


@pytest.mark.parametrize(
    ("wounds", "curses", "paying"),
    [(0, 0, -1), (1, 0, -1), (0, 1, -1), (1, 1, 100), (2, 0, 100), (0, 3, 100)],
)
def test_under_torture_the_cheapest_is_given_up_as_soon_as_death_is_near(wounds: int, curses: int, paying: int) -> None:
    state = Scene({"wounds": wounds, "curses": curses}).own(0, ANI, TWELVE).state
    keys = ("endure", f"give:{ANI}", f"give:{TWELVE}", "give:ring")
    assert judge_surrender(state, asked("surrender", *keys)) == [0.0, paying - 38.0, paying - 12.0, paying - 2.0]


def test_nothing_is_paid_for_a_shield_and_as_little_as_can_be_for_the_ring() -> None:
    state = Scene({}).own(0, ANI, TWELVE).state
    assert judge_offers(state, asked("offer", "roll", f"offer:{ANI}", f"offer:{TWELVE}")) == [1.0, -38.0, -12.0]
    assert judge_payment(state, asked("pay_ring", f"pay:{ANI}", f"pay:{TWELVE}")) == [-38.0, -12.0]


@pytest.mark.parametrize(
    ("cells", "bids", "closing"),
    [((TWENTY,), {}, 0.0), ((TWENTY_TWO,), {}, 1.0), ((), {}, 1.0), ((TWENTY, TWELVE), {0: (TWELVE,)}, 1.0)],
)
def test_one_modest_treasure_is_bid_for_the_ring_and_no_more(
    cells: tuple[int, ...], bids: dict[int, tuple[int, ...]], closing: float
) -> None:
    state = Scene({}, FAR_AWAY, bids=bids).own(0, *cells).state
    keys = [f"bid:{cell}" for cell in (TWENTY, TWELVE)]
    assert judge_bids(state, asked("bid", *keys, "close")) == pytest.approx([0.3, 0.38, closing])


# -- others ---------------------------------------------------------------------------------------------------


def test_familiars_bewitch_the_captor_or_who_threatens_most_and_else_borrow() -> None:
    keys = (f"bewitch:{KARIN}", f"bewitch:{ERZINJAN}", "borrow:1:8")
    hunted = Scene({"hex": PLAIN}, FAR_AWAY, units={KARIN: OPEN, ERZINJAN: 1015}).state
    risks = [capture_risk(hunted, 0, unit) for unit in (KARIN, ERZINJAN)]
    assert judge_familiars(hunted, asked("familiars", *keys)) == [*risks, 2.0]
    held = Scene({"captor_unit": KARIN}, FAR_AWAY, units={KARIN: OPEN, ERZINJAN: 1015}).state
    assert judge_familiars(held, asked("familiars", *keys)) == [50.0, capture_risk(held, 0, ERZINJAN), 2.0]


def test_a_bewitched_captor_is_told_to_free_oneself_and_nobody_else() -> None:
    held = Scene({"captor_unit": KARIN}, FAR_AWAY, units={KARIN: OPEN}).state
    question = ("order_release", "yes", "no")
    assert judge_yes(held, asked(*question, about=f"unit:{KARIN}")) == [1.0, 0.0]
    assert judge_yes(held, asked(*question, about=f"unit:{ERZINJAN}")) == [0.0, 1.0]
    free = Scene({}, FAR_AWAY).state
    assert judge_yes(free, asked(*question, about=f"unit:{KARIN}")) == [0.0, 1.0]


def test_a_bewitched_unit_is_led_far_away() -> None:
    state = Scene({"hex": PLAIN}, FAR_AWAY).state
    assert judge_lead(state, asked("lead", f"lead:{OPEN}", "lead:1014", "stay")) == [1.0, 3.0, 0.0]


def test_a_city_falls_where_it_drives_off_most() -> None:
    karin = 810
    state = Scene({"hex": 811}, FAR_AWAY, units={KARIN: 710, ERZINJAN: 809, 5: 1015}).state
    risk = capture_risk(state, 0, KARIN) + capture_risk(state, 0, ERZINJAN)
    assert risk > 0
    assert judge_cities(state, asked("city", f"city:{karin}", "city:2517")) == pytest.approx([risk + 0.2, 0.0])


def test_the_richest_rival_loses_his_turn() -> None:
    state = Scene({}, FAR_AWAY, {"hex": FOREST}).own(1, TWENTY, TWELVE).own(2, TWENTY_TWO).state
    assert judge_names(state, asked("naked", "naked:1", "naked:2")) == [32.0, 22.0]
