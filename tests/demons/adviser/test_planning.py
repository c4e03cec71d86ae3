"""When a magician has enough or gives up, where he wants to go, and how dangerous it is there, worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from game.demons.adviser.planning import (
    FAR_OFF,
    FEAR,
    FRIGHT,
    HELD,
    LATE,
    NO_MENACE,
    NOWHERE,
    PATIENCE,
    SPENT,
    WAY,
    Ground,
    Menaces,
    best_treasure,
    capture_risk,
    conjuring_ground,
    danger,
    field_of,
    field_of_edge,
    guard_strength,
    has_given_up,
    is_content,
    is_cornered,
    is_spent,
    leave_value,
    menaces,
    plan,
    rivals_of,
    threat,
)
from game.demons.box.geometry import distances_from
from game.demons.box.mortals import STRENGTH
from game.demons.box.ranks import SHIELD_LEVEL
from game.demons.box.treasures import TREASURES
from game.demons.state import DEAD, GONE, DemonsState
from tests.demons.scene import FOREST, OPEN, PLAIN, Scene

KARIN, ERZINJAN, DUKE_OF_TREBIZOND = 4, 3, 1
ANI, TWENTY, TWENTY_TWO, EIGHT, NINE, TEN, EIGHTEEN, AS_MUCH = 35, 43, 56, 36, 21, 14, 24, 41
"""Cells of treasures worth 38, 20, 22, 8, 9, 10 and twice 18 thousand ducats."""
SEEKER, BRINGER, PLAIN_DEMON = 66, 26, 53
FAR_AWAY = {"hex": 2010}
COPPER, TIN, GOLD = (SHIELD_LEVEL[shield] for shield in ("copper", "tin", "gold"))


def emptied(state: DemonsState) -> DemonsState:
    """The same table with no counter left to draw."""
    for rank in state.pools:
        state.pools[rank] = ()
    return state


# -- enough, or nothing more to hope for ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("demons", "turn", "idle", "given_up"),
    [
        ((PLAIN_DEMON,), SPENT, 0, False), ((PLAIN_DEMON,), SPENT + 1, 0, True), ((), LATE, 0, False),
        ((), LATE + 1, 0, True), ((), 3, PATIENCE - 1, False), ((), 3, PATIENCE, True),
    ],
)  # fmt: skip
def test_alone_one_gives_up_late_or_when_nothing_happens_any_more(
    demons: tuple[int, ...], turn: int, idle: int, given_up: bool
) -> None:
    state = Scene({"demons": demons}, game_turn=turn, idle=idle).state
    assert has_given_up(state, 0) is given_up
    assert emptied(state) is state
    assert has_given_up(state, 0) is given_up, "alone nobody waits for him, and the empty pools do not matter"


def test_in_company_one_gives_up_as_soon_as_nothing_can_be_had() -> None:
    state = Scene({}, FAR_AWAY).state
    assert not has_given_up(state, 0)
    assert has_given_up(emptied(state), 0)


def test_who_holds_a_rich_captive_does_not_give_up_for_want_of_demons() -> None:
    held = Scene({}, {"captor_seat": 0}, game_turn=LATE + 1)
    assert has_given_up(held.state, 0), "there is nothing to be had of a poor one"
    assert not has_given_up(held.own(1, ANI).state, 0)
    assert has_given_up(Scene({}, FAR_AWAY, game_turn=LATE + 1).own(1, ANI).state, 0), "nobody is held"


@pytest.mark.parametrize(
    ("demons", "spent"),
    [((), True), ((PLAIN_DEMON,), True), ((SEEKER,), False), ((BRINGER,), False), ((SEEKER, PLAIN_DEMON), False)],
)
def test_nothing_more_can_be_had_without_a_demon_that_seeks_or_brings_when_none_can_be_conjured(
    demons: tuple[int, ...], spent: bool
) -> None:
    late = Scene({"demons": demons}, FAR_AWAY, game_turn=LATE + 1).state
    assert is_spent(late, 0) is spent
    early = Scene({"demons": demons}, FAR_AWAY, game_turn=LATE).state
    assert not is_spent(early, 0)
    assert is_spent(emptied(early), 0) is spent
    early.pools["king"] = (1,)
    assert not is_spent(early, 0)


def test_what_lies_open_can_be_had_by_demons_of_lower_number_and_what_mortals_hold_by_any() -> None:
    def spent(finder: int = 0, demons: tuple[int, ...] = (PLAIN_DEMON, 60)) -> bool:
        scene = Scene({"demons": demons}, FAR_AWAY, game_turn=LATE + 1)
        return is_spent((scene.find(ANI, finder) if finder else scene).state, 0)

    assert [spent(), spent(PLAIN_DEMON - 1), spent(PLAIN_DEMON + 1)] == [True, True, False]
    assert spent(PLAIN_DEMON + 1, ())
    hoard = Scene({"demons": (PLAIN_DEMON,)}, FAR_AWAY, game_turn=LATE + 1).stash(KARIN, ANI)
    assert not is_spent(hoard.state, 0)
    taken = Scene({"demons": (PLAIN_DEMON,)}, FAR_AWAY, game_turn=LATE + 1).find(ANI, 60).own(1, ANI)
    assert is_spent(taken.state, 0), "it is nobody's to take any more"


def test_alone_one_is_content_with_more_than_the_shield_costs() -> None:
    def content(cell: int, shield: int) -> bool:
        return is_content(Scene({"shield": shield, "demons": (PLAIN_DEMON,)}).own(0, cell).state, 0)

    assert [content(TWENTY_TWO, COPPER), content(TWENTY, COPPER), content(ANI, TIN)] == [True, False, False]


@pytest.mark.parametrize(
    ("own", "rival", "turn", "content"),
    [
        ((TEN,), (), 3, True), ((NINE,), (), 3, False), ((NINE,), (), LATE, False), ((NINE,), (), LATE + 1, True),
        ((TEN,), (NINE,), 3, True), ((EIGHTEEN,), (AS_MUCH,), 3, False), ((TWENTY,), (TWENTY_TWO,), LATE + 1, False),
        ((), (), LATE + 1, False),
    ],
)  # fmt: skip
def test_in_company_one_is_content_ahead_of_all_with_ten_thousand_or_late_with_less(
    own: tuple[int, ...], rival: tuple[int, ...], turn: int, content: bool
) -> None:
    scene = Scene({"demons": (SEEKER,)}, FAR_AWAY, game_turn=turn).own(1, *rival).own(0, *own)
    assert is_content(scene.state, 0) is content


def test_one_must_beat_those_who_left_and_nobody_who_died() -> None:
    def content(status: str, cell: int, *others: dict[str, Any]) -> bool:
        scene = Scene({"demons": (SEEKER,)}, {"status": status, "hex": 0}, *others)
        return is_content(scene.own(0, TWENTY).own(1, cell).state, 0)

    assert [content(GONE, TWENTY_TWO), content(GONE, TEN), content(DEAD, TWENTY_TWO)] == [False, True, True]
    assert not content(GONE, TWENTY_TWO, FAR_AWAY), "though ahead of the one who is still there"
    assert content(GONE, TEN, FAR_AWAY)


def test_with_nobody_left_to_beat_even_nothing_is_enough_and_with_one_who_left_poor_it_must_be_more() -> None:
    last = Scene({"demons": (SEEKER,)}, {"status": DEAD, "hex": 0}).state
    assert is_content(last, 0)
    tied = Scene({"demons": (SEEKER,)}, {"status": GONE, "hex": 0}).state
    assert not is_content(tied, 0)
    assert is_content(Scene({"demons": (SEEKER,)}, {"status": GONE, "hex": 0}).own(0, EIGHT).state, 0)


def test_rivals_are_those_who_left_and_those_who_play_with_what_they_are_worth() -> None:
    scene = Scene({}, {"status": GONE, "hex": 0}, {"status": DEAD, "hex": 0}, {"hex": 2010, "shield": TIN})
    scene.own(0, ANI).own(1, TEN).own(2, NINE).own(3, EIGHT)
    assert rivals_of(scene.state, 0) == ([10_000], [8_000 - 15_000])


@pytest.mark.parametrize(
    ("magician", "company", "worth"),
    [
        ({"wounds": 2, "curses": 1, "found": True}, True, 1.0), ({"wounds": 3, "found": True}, True, 1.0),
        ({"wounds": 2, "found": True}, True, -200.0), ({"wounds": 3}, True, -200.0),
        ({"curses": 3, "found": True}, False, -200.0),
    ],
)  # fmt: skip
def test_who_has_not_enough_leaves_only_in_company_and_before_a_sure_death(
    magician: dict[str, Any], company: bool, worth: float
) -> None:
    others = (FAR_AWAY,) if company else ()
    assert leave_value(Scene(magician, *others).state, 0) == worth
    assert leave_value(Scene(magician, *others).own(0, ANI, TWENTY).state, 0) == 200.0


# -- where to go ----------------------------------------------------------------------------------------------


def test_the_goal_is_the_rim_with_enough_else_the_best_treasure_and_nowhere_without_demons() -> None:
    rich = Scene({"demons": (2,)}, FAR_AWAY).own(0, ANI).state
    assert plan(rich, 0) == (field_of_edge(), 1.5)
    assert plan(Scene({}, FAR_AWAY).find(ANI, 56).state, 0) == (NOWHERE, 0.0)
    assert plan(Scene({"demons": (2,)}, FAR_AWAY).state, 0) == (NOWHERE, 0.5)
    scene = Scene({"demons": (2,), "hex": PLAIN}, FAR_AWAY).find(ANI, 56)
    points = field_of(TREASURES[ANI].hex)[PLAIN][0]
    score = 38 * 2 / 6 / (points + 4)
    assert best_treasure(scene.state, 0) == (ANI, score)
    assert plan(scene.state, 0) == (field_of(TREASURES[ANI].hex), 0.5 + score / 2)
    there = Scene({"demons": (2,), "hex": TREASURES[ANI].hex}, FAR_AWAY).find(ANI, 56).state
    assert plan(there, 0)[1] == 1.5


def test_the_best_treasure_is_dear_easy_near_unguarded_and_found_by_a_higher_number() -> None:
    def best(*finds: tuple[int, int], **fields: Any) -> int:
        scene = Scene({"demons": (PLAIN_DEMON, 60), "hex": PLAIN}, FAR_AWAY, **fields)
        for cell, finder in finds:
            scene.find(cell, finder)
        return best_treasure(scene.state, 0)[0]

    assert best((ANI, PLAIN_DEMON - 1)) == 0
    assert best((ANI, PLAIN_DEMON + 1)) == ANI
    assert best((TWENTY, 70), (TWENTY_TWO, 71)) == TWENTY, "nearer by far"
    assert best((TWENTY, 70), (TWENTY_TWO, 71), units={KARIN: TREASURES[TWENTY].hex}) == TWENTY_TWO
    guarded = Scene({"demons": (2,), "hex": PLAIN}, FAR_AWAY, units={KARIN: TREASURES[ANI].hex}).find(ANI, 56).state
    points = field_of(TREASURES[ANI].hex)[PLAIN][0]
    assert best_treasure(guarded, 0) == (ANI, 0.3 * 38 * 2 / 6 / (points + 4))
    on_it = Scene({"demons": (2,), "hex": TREASURES[ANI].hex}, FAR_AWAY).find(ANI, 56).state
    assert best_treasure(on_it, 0) == (ANI, 38 * 2 / 6 / 4), "who stands there oneself is no guard"


def test_a_hex_is_as_good_as_the_way_from_it_is_short_less_the_danger() -> None:
    state = Scene({"demons": (2,), "hex": PLAIN}, FAR_AWAY, units={KARIN: 1013}).find(ANI, 56).state
    ground = Ground(state, 0)
    way, weight = plan(state, 0)
    for hex_id in (PLAIN, OPEN, 1110):
        assert ground.promise(hex_id) == pytest.approx(-WAY * weight * way[hex_id][0])
        assert ground.standing(hex_id) == pytest.approx(ground.promise(hex_id) - threat(state, 0, hex_id))
    assert ground.promise(0) == pytest.approx(-WAY * weight * FAR_OFF[0])


def test_without_a_goal_a_hex_is_as_good_as_it_is_to_conjure_in() -> None:
    state = Scene({"hex": PLAIN}, FAR_AWAY).state
    ground = Ground(state, 0)
    for hex_id, terrain in ((OPEN, "open"), (FOREST, "forest"), (PLAIN, "rough")):
        assert ground.promise(hex_id) == ground.promise(hex_id) == conjuring_ground(state, 0, terrain)


def test_only_who_gave_up_keeps_away_from_magicians_who_would_hold_him() -> None:
    def lost(turn: int) -> float:
        state = Scene({"demons": (2,), "hex": PLAIN}, {"hex": OPEN}, game_turn=turn).find(ANI, 56).state
        ground, way = Ground(state, 0), plan(state, 0)
        return -WAY * way[1] * way[0][PLAIN][0] - ground.promise(PLAIN)

    assert lost(SPENT) == pytest.approx(0)
    assert lost(SPENT + 1) == pytest.approx(HELD)
    state = Scene({"hex": PLAIN}, {"hex": OPEN}, game_turn=SPENT + 1).state
    ground = Ground(state, 0)
    assert {hex_id for hex_id in (PLAIN, OPEN, 1013, FOREST) if hex_id in ground.held} == {PLAIN, 1013}


@pytest.mark.parametrize(
    ("terrain", "shield", "worth"),
    [
        ("rough", COPPER, 0.5 * (-1 + 0.6 * 2)), ("open", COPPER, 0.5 * (-1 + 0.6 * 2)), ("open", GOLD, 0.5 * 3),
        ("forest", GOLD, 0.5 * (1 + 0.6)), ("rough", GOLD, 0.5 * (1 + 0.6)),
    ],
)  # fmt: skip
def test_ground_is_as_good_as_the_best_rank_that_can_be_conjured_there(terrain: str, shield: int, worth: float) -> None:
    state = Scene({"shield": shield}).state
    assert conjuring_ground(state, 0, terrain) == pytest.approx(worth)


def test_where_nothing_can_be_conjured_ground_is_worth_little() -> None:
    state = emptied(Scene({"shield": GOLD}).state)
    assert conjuring_ground(state, 0, "open") == -2.5
    state.pools["duke"] = (60,)
    assert (conjuring_ground(state, 0, "open"), conjuring_ground(state, 0, "forest")) == (1.5, -2.5)
    state.pools["earl"] = (17,)
    assert conjuring_ground(state, 0, "forest") == pytest.approx(0.5 * (-1 + 0.6 * 3))


# -- danger ---------------------------------------------------------------------------------------------------


def test_friendly_demons_guard_in_full_and_others_by_half() -> None:
    assert guard_strength(Scene({"demons": (41, 54)}).state, 0) == 5 + 0.5 * 5
    assert guard_strength(Scene({"demons": (41, 32), "ring": True}).state, 0) == 5 + 0.5 * 7
    assert guard_strength(Scene({}).state, 0) == 0


def test_all_units_that_may_wake_are_a_menace_but_bewitched_ones_and_none_to_the_invisible() -> None:
    def found(**ann: Any) -> Menaces:
        scene = Scene(ann, FAR_AWAY, units={KARIN: OPEN, ERZINJAN: 1015, DUKE_OF_TREBIZOND: 1016})
        scene.state.units.fleeing[DUKE_OF_TREBIZOND] = True
        return menaces(scene.state, 0)

    assert found() == Menaces([1015, OPEN], [4, 5])
    assert found(bewitched=(KARIN,)) == Menaces([1015], [4])
    assert found(bewitched=(DUKE_OF_TREBIZOND,)) == Menaces([1015, OPEN], [4, 5]), "he flees and hunts nobody"
    assert found(invisible=True) == NO_MENACE == Menaces([], [])


def test_a_unit_frightens_by_its_distance_and_none_that_is_too_far_to_wake() -> None:
    assert list(FRIGHT[:9]) == [112, 120, 80, 64, 21, 14, 7, 0, 0]
    assert len(FRIGHT) == 256
    assert not any(FRIGHT[7:])


@pytest.mark.parametrize(
    ("hex_id", "terrain"), [(OPEN, 1.0), (PLAIN, 0.8), (1208, 0.8), (810, 1.2)], ids=["open", "rough", "forest", "city"]
)
def test_a_hex_is_as_dangerous_as_the_units_around_it_and_the_better_to_see_into(hex_id: int, terrain: float) -> None:
    state = Scene({}).state
    away = distances_from(hex_id)
    units = Menaces([1013, 909, 1411], [5, 6, 4])
    total = sum(strength * FRIGHT[away[where]] for where, strength in zip(*units, strict=True)) / 120 * terrain
    assert danger(state, hex_id, units, 0) == pytest.approx(FEAR * total)
    assert danger(state, hex_id, units, 2) == pytest.approx(max(0, FEAR * (total - 0.7)))
    assert danger(state, hex_id, units, 1000) == 0
    assert danger(state, hex_id, NO_MENACE, 0) == 0


@pytest.mark.parametrize(
    ("where", "risk"),
    [(OPEN, 5 * 6 / 6 * 2), (1013, 5 * 5 / 6), (1014, 5 * 4 / 6), (1016, 5 * 2 / 6), (1017, 5 / 6), (1018, 0.0)],
)
def test_one_unit_is_the_greater_a_risk_the_nearer_it_is(where: int, risk: float) -> None:
    assert STRENGTH[KARIN] == 5
    state = Scene({"hex": PLAIN}, FAR_AWAY, units={KARIN: where, ERZINJAN: 1010}).state
    assert distances_from(PLAIN)[where] == where - PLAIN
    assert capture_risk(state, 0, KARIN) == pytest.approx(risk)
    state.units.fleeing[KARIN] = True
    assert capture_risk(state, 0, KARIN) == 0


def test_the_captor_is_the_greatest_risk_and_the_dead_run_none() -> None:
    held = Scene({"captor_unit": KARIN}, FAR_AWAY, units={KARIN: OPEN, ERZINJAN: PLAIN}).state
    assert capture_risk(held, 0, KARIN) == 20.0
    assert capture_risk(held, 0, ERZINJAN) == pytest.approx(4 * 6 / 6 * 2)
    dead = Scene({"status": DEAD, "hex": PLAIN}, FAR_AWAY, units={KARIN: OPEN}).state
    assert capture_risk(dead, 0, KARIN) == 0


def test_one_is_cornered_by_a_ready_unit_on_the_next_hex_of_land() -> None:
    for where, is_so in ((OPEN, True), (1013, False)):
        state = Scene({"hex": PLAIN}, FAR_AWAY, units={KARIN: where}).state
        assert is_cornered(state, 0) is is_so
        state.units.fleeing[KARIN] = True
        assert not is_cornered(state, 0)
