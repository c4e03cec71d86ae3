"""Names on the map, words of odds, and what thinking players may swap: the small print of Demons."""

from __future__ import annotations

import pytest

from game.demons.adviser import planning
from game.demons.adviser.fighting import attacking
from game.demons.adviser.preferences import judge_surrender
from game.demons.box.armenia import CASTLE, CITY, MONASTERY, PLACES
from game.demons.box.powers import DISCOVER
from game.demons.box.treasures import VALUE
from game.demons.referee.hexes import led_to
from game.demons.referee.odds import discovery
from game.engine.decision import Decision, Option, Text
from game.engine.dice import Dice
from tests.demons.scene import GAME, OPEN, PLAIN, Scene

NAMES = {
    CITY: {306: "Trebizond", 606: "Rizaion", 1001: "Phasis", 1301: "Kutaisi", 1403: "Akhaltsikhe", 2003: "Tiflis",
           1106: "Artanuj", 1407: "Kars", 2607: "Ganja", 1608: "Ani", 2808: "Bardaa", 509: "Baiburt", 210: "Erzinjan",
           810: "Karin", 1910: "Dvin", 2212: "Nakhchivan", 1313: "Manzikert", 1214: "Khlat", 1514: "Arjesh",
           915: "Mush", 1615: "Van", 2115: "Khoy", 717: "Martyropolis", 2517: "Tabriz", 518: "Amid", 2119: "Urmia",
           2520: "Maragha"},
    CASTLE: {111: "Kamakh", 115: "Kharput", 414: "Palu", 708: "Sper", 916: "Sasun", 1116: "Baghesh", 1710: "Surmari",
             1719: "Julamerk", 1802: "Gori", 1808: "Amberd", 1906: "Lori", 2513: "Kapan", 2710: "Khachen"},
    MONASTERY: {307: "Soumela", 813: "Saint Karapet", 908: "Oshki", 1416: "Aghtamar", 1809: "Echmiadzin",
                2005: "Haghpat", 2009: "Geghard", 2211: "Amaghu", 2512: "Tatev"},
}  # fmt: skip


@pytest.mark.parametrize("kind", NAMES)
def test_cities_castles_and_monasteries_lie_where_the_map_has_them(kind: str) -> None:
    found = {hex_id: place.name.message for hex_id, place in PLACES.items() if place.kind == kind}
    assert found == NAMES[kind]
    assert all(place.hex == hex_id for hex_id, place in PLACES.items())


def test_what_a_treasure_may_be_worth_is_told_in_ducats() -> None:
    scene = Scene({"hex": PLAIN})
    decision = scene.go()
    assert decision is not None
    odds = discovery(scene.state, decision, f"9:{DISCOVER}")
    assert odds is not None
    assert [dict(outcome.text.facts) for outcome in odds] == [
        {"low": 1000, "high": 12000}, {"low": 13000, "high": 19000}, {"low": 20000, "high": 29000},
        {"low": 30000, "high": 40000},
    ]  # fmt: skip
    assert sum(outcome.share for outcome in odds) == 1


def test_the_odds_of_a_conjuration_begin_with_the_most_demons() -> None:
    values = [outcome.value for outcome in Scene({"hex": PLAIN, "shield": 2}).odds("conjure:prince")]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) > 1


def test_an_attack_is_worth_more_the_surer_it_is_and_the_more_it_brings() -> None:
    assert attacking(8, 5.0)[0] > attacking(8, 0.0)[0] > attacking(0, 0.0)[0] > attacking(-8, 0.0)[0]
    assert attacking(3, 0.0)[0] > attacking(1, 0.0)[0] > 0 > attacking(-8, 0.0)[0]
    assert attacking(8, 0.0)[1] < attacking(-8, 0.0)[1] == 1


def test_in_the_end_every_magician_wants_to_leave() -> None:
    scene = Scene({"hex": PLAIN}, {"hex": OPEN})
    assert not planning.is_content(scene.state, 0)
    scene.state.game_turn = planning.SPENT + 1
    assert planning.is_content(scene.state, 0)


def test_a_refusal_to_lead_a_unit_is_about_hexes_alone() -> None:
    scene = Scene({"hex": PLAIN})
    decision = scene.go()
    assert decision is not None
    assert led_to(scene.state, decision, "nowhere") is None
    water = led_to(scene.state, decision, "1415")
    assert water is not None
    assert water.clause == "DEM-5.8d"


def test_an_imagined_table_has_its_borrowed_demons_where_they_lie() -> None:
    for seed in range(8):
        scene = Scene(
            {"hex": PLAIN, "demons": (35,)},
            {"hex": OPEN, "demons": (18, 3), "borrowed": ((9, 2),)},
            {"hex": 1013, "demons": (20,)},
        )
        before = scene.state
        shapes = [(len(magician.demons), len(magician.borrowed)) for magician in before.magicians]
        GAME.imagine(before, 0, Dice(seed))
        assert [(len(one.demons), len(one.borrowed)) for one in before.magicians] == shapes
        lying = [demon for one in before.magicians for demon in (*one.demons, *(pair[0] for pair in one.borrowed))]
        assert len(set(lying)) == len(lying), "no demon lies in two places"
        assert GAME.problems(before) == []


@pytest.mark.parametrize(("wounds", "pays"), [(0, False), (1, False), (2, True), (3, True)])
def test_whoever_is_near_death_pays_with_the_cheapest_treasure_and_nobody_else_pays(wounds: int, pays: bool) -> None:
    scene = Scene({"hex": PLAIN, "wounds": wounds})
    cheap, dear = sorted((12, 14), key=VALUE.__getitem__)
    keys = (f"treasure:{dear}", f"treasure:{cheap}", "endure")
    question = Decision(0, "surrender", Text("?"), tuple(Option(key, Text("?")) for key in keys), "DEM-8.6c")
    worths = judge_surrender(scene.state, question)
    assert keys[worths.index(max(worths))] == (f"treasure:{cheap}" if pays else "endure")
