"""The danger of a hex, as the map shows it, against the rules themselves."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest

from game.demons import GAME
from game.demons.box.charts import discovery_result
from game.demons.view import DemonsView
from game.engine.dice import Dice
from game.engine.game import Seat
from game.players import Glimpse, make_player
from game.ui.kit.rich_text import RichText
from game.ui.tables.demons.map.danger import chance_of, danger_of, holders_to_come, search_chances
from game.ui.tables.demons.words import explanations
from game.ui.tables.demons.words.danger import of_hex as of_danger
from game.ui.tables.demons.words.danger import of_hunter, of_magician, of_unit
from tests.demons.scene import Scene, use


def entered(seed: int = 1, seats: int = 1) -> DemonsView:
    """The table once everybody has entered."""
    match = GAME.new_match([Seat(f"Player {number}") for number in range(seats)], {}, seed)
    players = [make_player("greedy", seat) for seat in range(seats)]
    while (decision := match.next_decision()) is not None:
        view = match.view(0)
        assert isinstance(view, DemonsView)
        if all(magician.hex for magician in view.magicians):
            return view
        match.choose(players[decision.seat].answer(decision, Glimpse(match, decision.seat)))
    raise AssertionError("nobody entered")


@pytest.mark.parametrize(("away", "chance"), [(1, 1), (4, Fraction(1, 2)), (6, Fraction(1, 6)), (7, 0)])
@pytest.mark.clause("DEM-21.1")
def test_a_unit_wakes_if_it_rolls_at_least_its_distance(away: int, chance: Fraction) -> None:
    assert chance_of(away) == chance


def words_of(text: RichText) -> str:
    return "".join(run.words for run in text)


@pytest.mark.clause("DEM-3.0c")
def test_who_comes_to_a_hex_is_told_with_what_the_die_must_show_and_how_likely_that_is() -> None:
    view = entered()
    told = 0
    for hex_id in (110, 310, 609, 1010, 1307):
        for hunter in danger_of(view, 0, hex_id).hunters:
            line = str(of_hunter(hunter))
            assert f"{round(100 * (7 - hunter.distance) / 6)} %" in line or hunter.distance == 1
            assert ("reaches you" in line) == (hunter.arrives and hunter.distance > 1)
            told += f"on {hunter.distance} or more" in line
    assert told > 3


def test_a_unit_tells_whether_it_reaches_the_magician_where_he_stands_and_he_tells_it_of_all() -> None:
    view = entered()
    own = view.magicians[0]
    assert own.hex is not None
    hunters = {hunter.unit.number: hunter for hunter in danger_of(view, 0, int(own.hex)).hunters}
    assert hunters
    for unit in view.units:
        ((threat, hunts),) = of_unit(view, unit)
        assert hunts == (unit.number in hunters)
        if hunts:
            assert str(threat) in words_of(explanations.of_unit(view, unit))
    told = words_of(explanations.of_magician(view, own))
    nearest = min(hunters.values(), key=lambda hunter: (not hunter.arrives, -hunter.chance))
    assert str(of_hunter(nearest)) in told


def test_nothing_is_told_of_the_danger_of_others() -> None:
    view = entered(seats=2)
    assert not of_magician(view, view.magicians[1])


def seen_with_the_emir_fleeing(at: int, begin: Callable[..., Scene] = Scene, **ann: object) -> DemonsView:
    """A magician in Amid while its Emir flees home."""
    scene = begin({"hex": 518, **ann}, units={17: at})
    scene.state.units.fleeing[17] = True
    view = scene.match.view(0)
    assert isinstance(view, DemonsView)
    return view


@pytest.mark.clause("DEM-5.7g", "DEM-5.7h", "DEM-12.2b")
def test_who_lives_in_a_hex_and_flees_there_finds_the_magician_for_certain() -> None:
    soon, later = seen_with_the_emir_fleeing(216), seen_with_the_emir_fleeing(513)
    assert danger_of(soon, 0, 518).found == 1
    assert danger_of(later, 0, 518).found == 0
    assert danger_of(seen_with_the_emir_fleeing(216, use, invisible=True), 0, 518).found == 0
    ends_before = seen_with_the_emir_fleeing(216, invisible=True)
    assert danger_of(ends_before, 0, 518).found == 1, "powers last until his next step 4"
    told = words_of(explanations.of_hex(soon, "0518", 0))
    assert "Found here before your next turn: 100 %" in told
    assert "lives here, comes home next, and finds you without a roll" in told
    assert "in 3 turns it is back, and finds you without a roll" in words_of(explanations.of_hex(later, "0518", 0))
    emir = next(unit for unit in soon.units if unit.number == 17)
    assert [threatens for _words, threatens in of_unit(soon, emir)] == [True]


def test_a_hex_says_first_how_likely_one_is_found_there_and_only_who_gets_near_is_bad() -> None:
    view = entered()
    for ground in view.hexes:
        if ground.terrain == "water":
            continue
        danger, told = danger_of(view, 0, int(ground.id)), words_of(of_danger(view, 0, int(ground.id)))
        assert ("Found here before your next turn" in told) == (danger.found > 0)
        assert ("Nobody gets near enough" in told) == (bool(danger.hunters) and not danger.found)
        assert "Hunters to expect" not in told


def test_far_from_everybody_there_is_no_danger() -> None:
    view = entered()
    safe = [int(one.id) for one in view.hexes if one.terrain != "water" and not danger_of(view, 0, int(one.id)).hunters]
    assert safe
    assert all(danger_of(view, 0, hex_id).found == 0 for hex_id in safe)


def test_one_sure_searcher_finds_as_often_as_the_table_says() -> None:
    for strength in (2, 5, 8):
        for modifier in (-2, -1, 0, 1):
            results = [discovery_result(roll, modifier, strength) for roll in range(1, 7)]
            found, evades = search_chances(((strength, Fraction(1)),), modifier)
            assert found == Fraction(results.count("D"), 6)
            assert evades == Fraction(results.count("E"), 6)


def test_the_chance_to_be_found_agrees_with_many_thrown_dice() -> None:
    coming = ((4, Fraction(5, 6)), (5, Fraction(1, 2)), (3, Fraction(1, 3)))
    found, _evades = search_chances(coming, -1)
    dice, hits, tries = Dice(5), 0, 20_000
    for _try in range(tries):
        strength = sum(power for power, chance in coming if dice.roll() <= chance * 6)
        hits += bool(strength) and discovery_result(dice.roll(), -1, strength) == "D"
    assert hits / tries == pytest.approx(float(found), abs=0.012)


def test_a_nearer_magician_draws_the_hunters_away() -> None:
    view = entered(seats=2)
    other = view.magicians[1].hex
    assert other is not None
    beside = [hunter.unit.number for hunter in danger_of(view, 0, int(other)).hunters]
    alone = [hunter.unit.number for hunter in danger_of(entered(), 0, int(other)).hunters]
    assert set(beside) <= set(alone)


@pytest.mark.clause("DEM-5.7e", "DEM-5.5c")
def test_where_a_fled_unit_comes_home_beside_one_it_is_told_that_it_will_hold() -> None:
    amid, beside, emir = 518, 517, 17
    for at, holds in ((617, True), (amid, True), (513, False)):
        scene = Scene({"hex": 416}, units={emir: at})
        scene.state.units.fleeing[emir] = True
        view = scene.view(0)
        assert bool(holders_to_come(view, 0, beside)) == holds
        assert ("and holds you" in words_of(of_danger(view, 0, beside))) == holds
        assert not holders_to_come(view, 0, amid), "in its home it finds him"
        scene.magician().invisible = True
        assert bool(holders_to_come(scene.view(0), 0, beside)) == holds, "it ends before the next Mortal Turn"
        carried = use({"hex": 416, "invisible": True}, units={emir: at})
        carried.state.units.fleeing[emir] = True
        assert not holders_to_come(carried.view(0), 0, beside), "made in this step, it lasts"
