"""Every chance that is told, outcome by outcome: its words, its share, whom it pleases, and what it may cost."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.demons.box.charts import discovery_chances
from game.demons.box.goetia import DEMONS, UNFRIENDLY
from game.demons.referee.odds import CAPTURE, DEATH, torture_odds
from game.demons.referee.unseen import possible_defence
from game.engine.decision import Decision, Loss, Odds, Option, Text, Tone
from tests.demons.scene import OPEN, PLAIN, Scene, mortals_fight, use

GOOD, NEUTRAL, BAD = Tone.GOOD, Tone.NEUTRAL, Tone.BAD
Told = tuple[str, int, int, Tone, Loss | None]


def told(odds: Odds) -> list[Told]:
    """The outcomes in words, with their shares in sixths."""
    found = []
    for outcome in odds:
        sixths = outcome.share * 6
        assert sixths.denominator == 1
        found.append((str(outcome.text), int(sixths), outcome.value, outcome.tone, outcome.loss))
    return found


def test_death_ends_everything_and_capture_does_not() -> None:
    assert Loss(Text("your life"), final=True, slight=False) == DEATH
    assert Loss(Text("your freedom"), final=False, slight=False) == CAPTURE


# -- conjuring ------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-9.0e", "DEM-9.0f", "DEM-9.0h")
def test_a_conjuration_tells_demons_nothing_and_curses_from_best_to_worst() -> None:
    odds = Scene({"hex": PLAIN, "shield": 1, "demons": (35, 37)}).odds("conjure:marquis")
    assert str(odds.about) == "Conjuring Marquises: die -4; room for 6 in all"
    assert (odds.exclusive, odds.clause) == (True, "DEM-9.5a")
    assert told(odds) == [
        ("2 demons drawn", 1, 2, GOOD, None), ("1 demon drawn", 1, 1, GOOD, None),
        ("Nothing happens", 1, 0, NEUTRAL, None), ("1 curse", 1, -1, BAD, None), ("2 curses", 1, -2, BAD, None),
        ("3 curses", 1, -3, BAD, None),
    ]  # fmt: skip


@pytest.mark.clause("DEM-9.3a")
def test_no_more_demons_are_promised_than_are_left() -> None:
    scene = Scene({"hex": OPEN, "shield": 1})
    gone, scene.state.pools["duke"] = scene.state.pools["duke"][2:], scene.state.pools["duke"][:2]
    scene.state.released += tuple(counter for counter in gone if counter)
    scene.checkpoint()
    if 0 in gone:
        scene.state.ring_gone = True
    odds = scene.odds("conjure:duke")
    assert str(odds.about) == "Conjuring Dukes: die as rolled; room for 2 in all"
    assert told(odds) == [("2 demons drawn", 5, 2, GOOD, None), ("1 demon drawn", 1, 1, GOOD, None)]


@pytest.mark.clause("DEM-9.4b", "DEM-9.0i", "DEM-10.0b")
@pytest.mark.parametrize(
    ("magician", "deadly"),
    [
        ({}, 2), ({"wounds": 1}, 3), ({"curses": 1}, 3), ({"wounds": 1, "curses": 1}, 4), ({"demons": (35,)}, 1),
        ({"demons": (35, 37)}, 0), ({"demons": (4,)}, 2), ({"curses": 2, "demons": (35, 37)}, 2),
    ],
)  # fmt: skip
def test_as_many_faces_are_deadly_as_bring_more_curses_than_wounds_and_friends_leave_room_for(
    magician: dict[str, object], deadly: int
) -> None:
    odds = Scene({"hex": PLAIN, "shield": 1, **magician}).odds("conjure:king")
    assert odds.exclusive is (deadly == 0)
    assert told(odds)[6:] == ([("Of these, deadly", deadly, -4, BAD, DEATH)] if deadly else [])


@pytest.mark.clause("DEM-9.4b", "DEM-16.8b")
def test_a_conjuration_that_kills_whatever_the_die_shows_says_so() -> None:
    odds = Scene({"captor_unit": 4, "wounds": 2, "curses": 1, "shield": 1}, units={4: PLAIN}).odds("conjure:king")
    assert told(odds)[-1] == ("Deadly, whatever the die shows", 6, -4, BAD, DEATH)


# -- combat ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-15.3b", "DEM-17.0")
def test_a_conjuration_says_how_many_demons_there_is_room_for() -> None:
    few = Scene({"hex": OPEN, "demons": (31,)}, {}).odds("conjure:duke")
    assert str(few.about).endswith("room for 4 in all"), "a President keeps four, and Dukes beside him"
    assert str(Scene({"hex": OPEN}, {"hex": PLAIN}).odds("conjure:king").about).endswith("room for 7 in all")


@pytest.mark.clause("DEM-8.3a")
def test_an_attack_tells_all_four_results_and_that_the_worst_costs_freedom() -> None:
    odds = use({"hex": OPEN, "demons": (8, 18)}, units={4: 1011}).odds("attack:1011")
    assert (str(odds.about), odds.exclusive, odds.clause) == (
        "With all demons: your strength 6 against 5", True, "DEM-8.3a",
    )  # fmt: skip
    assert [outcome[1:] for outcome in told(odds)] == [
        (1, 2, GOOD, None), (3, 1, GOOD, None), (2, -1, BAD, None),
    ]  # fmt: skip
    weak = use({"hex": OPEN, "demons": (8,)}, units={4: 1011}).odds("attack:1011")
    assert [outcome[1:] for outcome in told(weak)] == [(2, 1, GOOD, None), (3, -1, BAD, None), (1, -2, BAD, CAPTURE)]


@pytest.mark.clause("DEM-7.3d", "DEM-8.3a")
def test_a_defence_is_read_by_who_defends() -> None:
    scene = mortals_fight({"hex": OPEN, "found": True, "demons": (18, 8)}, units={4: 1011})
    odds = scene.odds("with:18")
    assert (str(odds.about), odds.exclusive) == ("Their strength 5 against your 3", True)
    assert [outcome[1:] for outcome in told(odds)] == [(1, 2, BAD, CAPTURE), (3, 1, BAD, None), (2, -1, GOOD, None)]
    everything = scene.odds("all")
    assert str(everything.about) == "With all demons: their strength 5 against your 6"
    assert told(everything) == told(scene.answer("with:18").odds("with:8"))
    assert str(scene.odds("fight").about) == "Their strength 5 against your 3"


@pytest.mark.clause("DEM-7.3c")
def test_an_attack_on_a_magician_tells_all_its_ends_for_the_least_and_the_most_that_may_defend_him() -> None:
    scene = use({"hex": OPEN, "demons": (18,)}, {"hex": 1011, "demons": (35, 41)})
    odds = scene.odds("attack:1011")
    assert (str(odds.about), odds.exclusive, odds.clause) == (
        "Strength 3 against 3 to 13: the defender chooses demons you cannot see", False, "DEM-7.3c",
    )  # fmt: skip
    assert told(odds) == [
        ("Against 3: captured", 1, 2, GOOD, None),
        ("Against 3: no capture", 2, 1, NEUTRAL, None),
        ("Against 3: your demons are lost", 2, -1, BAD, None),
        ("Against 3: you are captured", 1, -2, BAD, CAPTURE),
        ("Against 13: your demons are lost", 2, -1, BAD, None),
        ("Against 13: you are captured", 4, -2, BAD, CAPTURE),
    ]
    two = use({"hex": OPEN, "demons": (18, 23)}, {"hex": 1011, "demons": (35, 41)})
    together = two.odds("attack:1011")
    assert str(together.about) == "Strength 6 against 3 to 13: the defender chooses demons you cannot see"
    assert told(two.answer("attack:1011").odds("with:18")) == told(odds)
    assert two.odds("all") == together


@pytest.mark.clause("DEM-7.3c", "DEM-15.1b")
def test_who_is_far_stronger_than_all_that_may_defend_is_told_one_chance() -> None:
    mine = {"hex": OPEN, "demons": (9, 1)}
    odds = use(mine, {"hex": 1011, "demons": (60,)}).odds("attack:1011")
    assert odds.exclusive
    assert [words for words, *_rest in told(odds)] == ["captured", "no capture"]


@pytest.mark.clause("DEM-15.1b")
def test_the_strength_that_may_defend_is_read_from_what_lies_open_alone() -> None:
    about = {str(use({"hex": OPEN, "demons": (18,)}, {"hex": 1011, "demons": (one,)}).odds("attack:1011").about)
             for one in (41, 60, 19)}  # fmt: skip
    assert len(about) == 1, "three Dukes of different strength"


@pytest.mark.clause("DEM-7.3c", "DEM-12.3f")
def test_a_borrowed_demon_may_be_whatever_its_owner_could_have() -> None:
    grim = next(number for number, demon in DEMONS.items() if demon.attitude == UNFRIENDLY)
    borrower = {"hex": 1011, "borrowed": ((grim, 2),)}
    scene = use({"hex": OPEN, "demons": (18,)}, borrower, {"hex": PLAIN, "had_ring": True})
    scene.state.pools = dict.fromkeys(scene.state.pools, ())
    strength = DEMONS[grim].strength
    assert possible_defence(scene.state, 0, 1) == (strength, strength)


@pytest.mark.clause("DEM-7.3c", "DEM-12.3f")
def test_who_has_lent_a_demon_knows_how_strong_it_is() -> None:
    scene = use({"hex": OPEN, "demons": (18,)}, {"hex": 1011, "borrowed": ((17, 0),)})
    strength = DEMONS[17].strength
    assert possible_defence(scene.state, 0, 1) == (strength, strength)


# -- treasure, shields, torture -------------------------------------------------------------------------------


@pytest.mark.clause("DEM-13.0f")
def test_a_seizure_succeeds_on_the_guard_figure_or_less_whoever_seizes() -> None:
    for cell, hex_id, guard in ((35, 1608, 2), (34, 1407, 3), (21, 111, 5)):
        scene = use({"hex": hex_id, "demons": (10, 62)}).find(cell, 70)
        odds = scene.odds(f"seize:{cell}")
        assert str(odds.about) == "Seizing the treasure: one try a turn, and no attack afterwards"
        assert (odds.clause, odds.exclusive) == ("DEM-13.0f", True)
        assert told(odds) == [("It succeeds", guard, 1, GOOD, None), ("It fails", 6 - guard, 0, BAD, None)]
        assert told(scene.answer(f"seize:{cell}").odds("with:10")) == told(odds)


@pytest.mark.clause("DEM-13.0c", "DEM-13.2a")
def test_a_discovery_tells_how_many_of_the_hidden_treasures_are_worth_how_much() -> None:
    scene = use({"hex": PLAIN, "demons": (62,)}).find(35, 70).find(46, 56)
    odds = scene.odds("power:62:D")
    assert (str(odds.about), odds.exclusive, odds.clause) == ("One of 34 hidden treasures", True, "DEM-13.0c")
    assert [(str(one.text), int(one.share * 34), one.value, one.tone) for one in odds] == [
        ("Worth 1000 to 12000 ducats", 4, 12, GOOD), ("Worth 13000 to 19000 ducats", 11, 19, GOOD),
        ("Worth 20000 to 29000 ducats", 12, 29, GOOD), ("Worth 30000 to 40000 ducats", 7, 40, GOOD),
    ]  # fmt: skip


@pytest.mark.clause("DEM-14.0c", "DEM-14.0b")
def test_a_shield_is_raised_by_friends_and_more_surely_with_treasure() -> None:
    friends = Scene({"demons": (35, 37), "shield": 1}).odds("raise")
    assert str(friends.about) == "Costs 20000 ducats more: roll 2 or less, 1 per friendly demon"
    assert (friends.exclusive, friends.clause) == (True, "DEM-14.0c")
    assert told(friends) == [
        ("It succeeds", 2, 1, GOOD, None), ("It fails, and costs nothing but this phase", 4, 0, BAD, None),
    ]  # fmt: skip
    alone = Scene({"demons": (18,), "shield": 1}).own(0, 36).odds("raise")
    assert str(alone.about) == "Costs 20000 ducats more: no friendly demon helps the die"
    rich = Scene({"demons": (35, 37), "shield": 1}).own(0, 36, 46).odds("raise")
    assert (rich.exclusive, rich.clause) == (False, "DEM-14.0b")
    assert told(rich) == [
        ("With friendly demons alone", 2, 0, GOOD, None),
        ("With every treasure given up as well: 4 or less", 4, 1, NEUTRAL, None),
    ]
    asked = Scene({"demons": (35, 37), "shield": 1}).own(0, 36, 46).answer("raise")
    assert told(asked.odds("roll"))[1][0] == "It fails, and costs nothing but this phase"
    assert told(asked.odds("offer:36"))[1][0] == "It fails, and the treasures are lost"


@pytest.mark.clause("DEM-16.0c", "DEM-9.4b")
@pytest.mark.parametrize(
    ("wounds", "curses", "losses"),
    [
        (0, 0, [None, None, None]), (2, 0, [None, None, DEATH]), (0, 2, [None, None, DEATH]),
        (1, 1, [None, None, DEATH]), (2, 1, [None, DEATH, DEATH]), (1, 0, [None, None, None]),
    ],
)  # fmt: skip
def test_torture_tells_its_wounds_and_whether_they_kill(wounds: int, curses: int, losses: list[Loss | None]) -> None:
    captive = {"captor_unit": 4, "captured_in": 1, "wounds": wounds, "curses": curses}
    odds = mortals_fight(captive, units={4: 810}).own(0, 35).odds("endure")
    assert (str(odds.about), odds.exclusive, odds.clause) == ("Torture", True, "DEM-16.0c")
    assert told(odds) == [
        ("0 wounds", 2, 0, GOOD, losses[0]), ("1 wound", 3, -1, BAD, losses[1]), ("2 wounds", 1, -2, BAD, losses[2]),
    ]  # fmt: skip


@pytest.mark.clause("DEM-16.2d")
def test_the_wounds_of_a_captive_cost_his_torturer_nothing() -> None:
    scene = use({"hex": OPEN, "wounds": 3}, {"captor_seat": 0, "captured_in": 1, "wounds": 1})
    assert [outcome[2:] for outcome in told(scene.odds("torture:1"))] == [
        (0, NEUTRAL, None), (-1, GOOD, None), (-2, GOOD, None),
    ]  # fmt: skip
    decision = Decision(0, "surrender", Text("?"), (Option("endure", Text("Endure")),), "DEM-16.0c")
    assert torture_odds(scene.state, decision, "").outcomes[1].loss == DEATH


# -- walking --------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-3.0c", "DEM-6.3a", "DEM-0.5")
def test_a_walk_tells_who_may_wake_and_the_search_by_those_beside_first() -> None:
    scene = Scene({"hex": PLAIN}, units={4: 1013, 3: 1012 + 6, 1: 1019, 6: 1110, 8: 910})
    scene.state.units.fleeing[6] = True
    odds = scene.odds(f"move:{OPEN}")
    assert (str(odds.about), odds.exclusive, odds.clause) == ("Danger in the next mortal turn", False, "DEM-3.0c")
    assert told(odds) == [
        ("Discovered by those already beside you", 2, 1, BAD, None),
        ("Emir of Erzinjan wakes, 6 away, and does not get near yet", 1, -6, NEUTRAL, None),
        ("Emir of Karin wakes and comes, 1 away", 6, -1, BAD, None),
        ("Mullah wakes and comes, 3 away", 4, -3, BAD, None),
    ]  # fmt: skip


@pytest.mark.clause("DEM-6.3a", "DEM-12.3i", "DEM-12.3f")
def test_the_search_counts_the_strengths_beside_in_that_terrain_and_leaves_out_whom_it_cannot_meet() -> None:
    def search(**ann: object) -> list[Fraction]:
        scene = Scene({"hex": 1010, **ann}, units={4: 1012, 3: 1111})
        decision = scene.go()
        assert decision is not None
        option = Option(f"move:{PLAIN}", Text("Go"))
        odds = scene.match.explain_odds(decision, option)
        return [one.share for one in odds or () if str(one.text).startswith("Discovered")]

    assert search() == [discovery_chances(-1, 9)["D"]]
    assert search(bewitched=(3,)) == [discovery_chances(-1, 5)["D"]]
    assert search(invisible=True) == search(bewitched=(3, 4)) == []


@pytest.mark.clause("DEM-3.0e")
def test_who_is_as_near_to_another_may_come_and_who_is_nearer_to_him_does_not() -> None:
    def names(where: int) -> list[str]:
        scene = Scene({"hex": 1011}, {"hex": 1018}, units={4: where})
        odds = scene.match.explain_odds(scene.question("first_phase"), Option("move:1012", Text("Go")))
        return [str(outcome.text) for outcome in odds] if odds is not None else []

    assert names(1015) == ["Emir of Karin wakes and comes, 3 away"]
    assert names(1016) == []


def test_without_danger_there_is_nothing_to_tell() -> None:
    decision = Scene({"hex": PLAIN}).question("first_phase")
    assert decision.odds("move:1012") is None
    assert decision.odds("rest") is None
