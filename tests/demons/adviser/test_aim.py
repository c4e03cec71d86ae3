"""The aim of a magician: demons, a treasure, freedom, or the rim, with what the shield still costs."""

from __future__ import annotations

from typing import Any

import pytest

from game.demons.adviser.aim import CONJURE_ANY
from game.engine.advising.aim import Aim
from game.words import say
from tests.demons.scene import FOREST, GAME, NAMES, OPEN, PLAIN, Scene, use

ANI, TATEV, EMIR = 35, 13, 17
GAAP, SEARCHER, BRINGER = 33, 56, 26
"""Demons: of low number, one that discovers, one that gains treasure."""


def aim(scene: Scene, seat: int = 0) -> Aim:
    found = GAME.aim(scene.state, seat)
    assert found is not None
    return found


def words(scene: Scene, seat: int = 0) -> str:
    return say(aim(scene, seat).text)


def words_called(scene: Scene) -> str:
    return say(aim(scene).calling(NAMES).text)


def test_the_first_aim_is_a_shield_and_the_next_to_enter() -> None:
    match = GAME.new_match(NAMES[:2], None, 1)
    asked = []
    while (decision := match.next_decision()) is not None and decision.kind != "first_phase":
        found = GAME.aim(match.state, decision.seat)
        assert found is not None
        asked.append((decision.kind, say(found.text).split()[0]))
        match.choose(decision.options[0].key)
    assert set(asked) == {("shield", "Choose"), ("enter", "Enter")}


def test_without_demons_the_aim_is_to_conjure_the_rank_that_the_shield_conjures_best() -> None:
    assert aim(Scene({"hex": OPEN, "shield": 2}, {})).place == "pool:duke"
    assert words(Scene({"hex": OPEN, "shield": 2}, {})) == "Conjure Dukes: here they promise most, and you can keep 2."
    empty = Scene({"hex": OPEN, "shield": 2}, {})
    empty.state.pools["duke"] = ()
    assert aim(empty).place != "pool:duke"


def test_a_treasure_in_reach_is_the_aim_with_what_is_carried_against_the_shield() -> None:
    company = Scene({"demons": (2, 53), "shield": 2}, {}).find(ANI, SEARCHER)
    assert aim(company).place == "hex:1608"
    assert words(company) == "Seize Regalia of Ani: with it you have 23,000 ducats after the shield."
    carrying = Scene({"demons": (2, 53), "shield": 2}, {}).find(ANI, SEARCHER).own(0, TATEV)
    assert not words(carrying).endswith("23,000 ducats after the shield.")
    alone = Scene({"demons": (2, 53), "shield": 2}).find(ANI, SEARCHER)
    assert words(alone).endswith("you then have 38,000 of 40,000 ducats.")


def test_a_treasure_whose_finder_outranks_all_demons_is_no_aim() -> None:
    outranked = Scene({"demons": (53,), "shield": 1}, {}).find(ANI, 2)
    assert aim(outranked).place != "hex:1608"


def test_demons_that_bring_or_find_treasure_come_before_more_demons() -> None:
    assert aim(Scene({"demons": (BRINGER, SEARCHER)}, {}).find(ANI, 2)).place == f"demon:{BRINGER}"
    assert aim(Scene({"demons": (BRINGER, SEARCHER)}, {})).place == f"demon:{SEARCHER}"


def test_who_holds_a_captive_with_something_to_pay_aims_at_torturing_him_when_it_can_be_done() -> None:
    rich = use({"demons": (2,)}, {"captor_seat": 0, "ring": True})
    assert words_called(rich) == "Torture Bob: the ring or a treasure buys a captive off."
    assert aim(rich).place == "seat:1"
    poor = use({"demons": (2,)}, {"captor_seat": 0})
    assert not words(poor).startswith("Torture"), "he has nothing to pay with"
    hurt = use({"demons": (2,)}, {"captor_seat": 0, "ring": True, "wounds": 2})
    assert not words(hurt).startswith("Torture"), "he can bear no more (DEM-16.3b)"
    walking = Scene({"demons": (2,)}, {"captor_seat": 0, "ring": True})
    assert not words(walking).startswith("Torture"), "it is not yet time"


def test_a_captive_aims_at_freedom() -> None:
    held = Scene({"captor_unit": 6}, {}, units={6: 1608})
    assert aim(held).place == "unit:6"
    assert words(held).startswith("Get free of the ")
    by_rival = Scene({"captor_seat": 1}, {})
    assert aim(by_rival).place == "seat:1"


def test_who_has_enough_leaves_by_the_nearest_rim() -> None:
    rich = Scene({"demons": (2,), "hex": 1102}).own(0, 11, 12, 21, 22, 31, 32)
    assert words(rich).startswith("Leave by the rim: ")
    assert aim(rich).place == "hex:1001"


def test_who_can_win_nothing_more_is_told_so() -> None:
    spent = Scene({"hex": PLAIN, "shield": 6}, {}, game_turn=90)
    assert words(spent) == "Nothing more is to be won here: leave by the rim."


def test_who_leads_early_and_is_not_hunted_may_stay_and_who_is_hunted_goes() -> None:
    rich = Scene({"demons": (2,), "hex": 1102, "shield": 1}, {"hex": 2010}).own(0, 11, 12)
    assert words(rich).startswith("You lead with ")
    hunted = Scene({"demons": (2,), "hex": 1102, "shield": 1}, {"hex": 2010}, units={EMIR: 1204}).own(0, 11, 12)
    assert words(hunted).startswith("Leave by the rim: ")
    assert aim(hunted).of_the_moment, "nothing of it is left to be said while others act, least of all to who has left"


def test_who_is_held_is_told_how_he_gets_free_and_no_way_to_walk() -> None:
    beside = {EMIR: 1103}
    rich = Scene({"demons": (2,), "hex": 1102, "shield": 1}, units=beside).own(0, 11, 12)
    assert words(rich) == "The Emir of Amid holds you: fight it, or use a power."
    assert aim(rich).place == f"unit:{EMIR}"
    poor = Scene({"demons": (2, 53), "hex": 1102, "shield": 2}, units=beside).find(ANI, SEARCHER)
    assert words(poor) == words(rich)
    alone = Scene({"hex": 1102, "shield": 1}, units=beside).own(0, 11, 12)
    assert words(alone) == "Get free of the Emir of Amid: conjure demons that can help."
    by_rival = Scene({"demons": (2,), "hex": 1102, "shield": 1}, {"hex": 1103}, game_turn=50).own(0, 11, 12)
    assert words_called(by_rival) == "Bob holds you: fight, or use a power."


def test_only_who_still_holds_is_named_as_holding() -> None:
    beside = {EMIR: 1103}
    for gone in ({"status": "dead"}, {"status": "gone"}, {"captor_unit": EMIR}):
        scene = Scene({"demons": (2, 53), "hex": 1102}, {"hex": 1103, **gone}, units=beside).find(ANI, SEARCHER)
        assert words(scene) == "The Emir of Amid holds you: fight it, or use a power."
    two = Scene({"demons": (2, 53), "hex": 1102}, {}, units={3: 1103, **beside}).find(ANI, SEARCHER)
    assert aim(two).place == f"unit:{EMIR}", "the stronger of two"
    two.state.units.fleeing[EMIR] = True
    assert aim(two).place == "unit:3"


def test_who_can_be_carried_out_of_armenia_is_told_by_whom() -> None:
    rich = Scene({"demons": (70,), "hex": 1102, "shield": 1}, units={EMIR: 1103}).own(0, 11, 12)
    assert words(rich).startswith("Let Seere carry you out of Armenia: ")


def test_the_dead_and_those_who_left_have_no_aim() -> None:
    scene = Scene({"status": "dead"}, {"status": "gone"}, {})
    assert [GAME.aim(scene.state, seat) is None for seat in range(3)] == [True, True, False]


@pytest.mark.parametrize(("shield", "rank"), [(1, "president"), (2, "duke"), (6, "prince")])
def test_a_higher_rank_is_preferred_to_one_that_comes_hardly_more_easily(shield: int, rank: str) -> None:
    scene = Scene({"hex": OPEN, "shield": shield}, {})
    assert aim(scene).place == f"pool:{rank}"
    scene.state.pools = {other: (() if other != "king" else (1,)) for other in scene.state.pools}
    assert aim(scene).place == "pool:king"


def test_where_no_rank_is_left_one_waits() -> None:
    alone = Scene({"hex": PLAIN})
    alone.state.pools = dict.fromkeys(alone.state.pools, ())
    assert aim(alone) == Aim(CONJURE_ANY)


@pytest.mark.parametrize(
    ("cells", "rival", "turn", "said"),
    [
        ((), {}, 90, "Nothing more is to be won here: leave by the rim."),
        ((14,), {}, 90, "Leave by the rim: 10,000 ducats are yours after the shield."),
        ((), {"status": "dead", "hex": 0}, 3, "Leave by the rim: you are ahead of all the others."),
    ],
)
def test_the_way_out_is_shown_with_what_is_carried_there(
    cells: tuple[int, ...], rival: dict[str, object], turn: int, said: str
) -> None:
    scene = Scene({"hex": PLAIN, "demons": (SEARCHER,), "shield": 1}, rival, game_turn=turn).own(0, *cells)
    assert words(scene) == said


def test_a_demon_that_could_gain_is_no_aim_while_there_is_nothing_to_gain() -> None:
    assert aim(Scene({"demons": (BRINGER,)}, {})).place == "seat:0"
    assert words(Scene({"demons": (GAAP,)}, {})) == "Conjure demons that find treasure."


def test_when_the_match_is_decided_there_is_no_aim() -> None:
    assert GAME.aim(Scene({}, {}, winners=(1,)).state, 0) is None


def test_only_a_rank_that_can_be_conjured_here_is_named_with_how_many_can_be_kept() -> None:
    in_a_city = Scene({"hex": 518, "shield": 2}, {})
    assert aim(in_a_city).place == "pool:president"
    assert words(in_a_city).startswith("Conjure Presidents (room for 4), or Dukes, who promise more,")
    for hex_id in (FOREST, OPEN, PLAIN, 518):
        for shield in range(1, 7):
            scene = Scene({"hex": hex_id, "shield": shield}, {"hex": 2010})
            place = aim(scene).place
            assert place is not None
            assert scene.question("first_phase").option(place.replace("pool", "conjure")) is not None
    emptied = Scene({"hex": PLAIN, "shield": 1}, {})
    emptied.state.pools = {rank: ((1,) if rank in ("earl", "king") else ()) for rank in emptied.state.pools}
    assert words(emptied) == ("Conjure Kings (room for 7), or Earls, who promise more, in a forest.")


AMID, TREASURY = 518, 23


def at_amid(emir: int, **fields: Any) -> Scene:
    """The Emir of Amid flees home, where a magician wants his treasure."""
    magician = {"hex": AMID, "demons": (6, 53), **fields.pop("magician", {})}
    scene = Scene(magician, {}, units={EMIR: emir}, **fields).find(TREASURY, SEARCHER)
    scene.state.units.fleeing[EMIR] = True
    return scene


@pytest.mark.clause("DEM-5.7g", "DEM-5.7h")
def test_whose_home_a_treasure_is_comes_back_for_it_and_the_aim_says_when_and_where_to_go() -> None:
    assert words(at_amid(513)).startswith("Seize Treasury of Amid: in 3 turns the Emir of Amid is home")
    away = at_amid(216)
    assert words(away).startswith("Get away from Treasury of Amid: the Emir of Amid comes home and finds you")
    assert aim(away).place != f"hex:0{AMID}"
    acting = at_amid(216, stage="demon_use")
    assert words(acting).startswith("Seize Treasury of Amid now: the Emir of Amid comes home")
    acting.state.tried_cells = (TREASURY,)
    assert words(acting).startswith("The Emir of Amid comes home and finds you at once: defend yourself")
    assert words(at_amid(216, magician={"hex": 417})).startswith("Lure the Emir of Amid away from Treasury of Amid")
    for safe in ({"invisible": True}, {"bewitched": (EMIR,)}):
        assert words(at_amid(216, magician=safe)).startswith("Seize Treasury of Amid: with it")
    strong = at_amid(216, magician={"demons": (1, 2, 3, 5, 6, 7, 9)})
    assert aim(strong).place == f"hex:0{AMID}", "well defended he stays for it"


def test_who_searches_is_one_whose_find_can_be_seized_and_the_shield_is_said_as_what_it_still_wants() -> None:
    barbatos, foras = 8, 31
    alone = Scene({"demons": (barbatos, 53), "shield": 2}, {})
    assert words(alone) == "Conjure more: only a number below 8 can seize what Barbatos finds."
    both = Scene({"demons": (barbatos, foras), "shield": 2}, {})
    assert words(both) == "Let Foras search for treasure: your shield still wants 15,000 ducats."
    assert words(Scene({"demons": (barbatos, foras), "shield": 1}, {})) == "Let Foras search for treasure."
    seeking = words(Scene({"demons": (53,), "shield": 2}, {}))
    assert seeking == "Conjure demons that find treasure: your shield still wants 15,000 ducats."


def test_a_demon_that_gains_is_named_with_the_best_that_he_brings() -> None:
    scene = Scene({"demons": (BRINGER,), "shield": 1}, {}).find(ANI, 2)
    assert words(scene).endswith("gain Regalia of Ani: you then have 38,000 ducats.")
