"""The sentence in which a hint says what speaks for an option."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from game.catalogue import GAMES
from game.devils_circle.adviser.questions import QUESTIONS
from game.devils_circle.adviser.reasons.mages import (
    CLOSES_SIDE,
    CLOSES_WALL,
    HANDS_FREE,
    MORE_HERBS,
    STOPS_STAR,
    WASHES,
    hang,
    lay_wand,
    pour,
    pray,
    resupply,
    target_from,
)
from game.devils_circle.adviser.threats import Threats
from game.devils_circle.box.board import field_number
from game.players import Glimpse, make_player
from tests.devils_circle import random_play
from tests.devils_circle.adviser.tables import night
from tests.devils_circle.scene import NAMES, Scene, edges

GAME = GAMES["devils_circle"]


def reason(scene: Scene, key: str) -> str:
    """What speaks for an option above the plain facts; "None" if nothing does."""
    decision = scene.open()
    option = decision.option(key)
    assert option is not None, decision.keys()
    find = QUESTIONS[decision.kind].reason
    return str(find(scene.state, decision, option) if find is not None else None)


@pytest.mark.parametrize(
    ("mage", "frees"),
    [
        ({}, True), ({"points": 3}, True), ({"points": 2}, False), ({"by_cradle": False}, False), ({"wand": 2}, False),
        ({"wand": 0}, False),
    ],
)  # fmt: skip
def test_a_laid_wand_frees_both_hands_only_of_who_can_then_push(mage: Mapping[str, Any], frees: bool) -> None:
    state = night({"orlan": {"at": "h6", "points": 4, "by_cradle": True, "wand": 1} | dict(mage)})
    assert lay_wand(Threats(state), 0, "") is (HANDS_FREE if frees else None)
    state.pentagrams = ((1, field_number("f6"), 1),)
    assert lay_wand(Threats(state), 0, "") is STOPS_STAR


@pytest.mark.parametrize(("herbs", "more"), [(0, True), (1, True), (2, False), (3, False)])
def test_supplies_are_for_the_herbs_of_who_has_hardly_any(herbs: int, more: bool) -> None:
    state = night({"orlan": {"at": "g7", "herb": herbs}})
    assert resupply(Threats(state), 0, "") is (MORE_HERBS if more else None)


@pytest.mark.parametrize(
    ("trait", "value", "wand", "book", "die"),
    [
        ("strength", 7, 1, 1, 6),
        ("power", 7, 0, 1, 7),
        ("power", 3, 1, 0, 3),
        ("power", 2, 1, 1, 1),
        ("power", 1, 2, 1, 1),
    ],
)
def test_a_prayer_tells_what_the_die_must_show(trait: str, value: int, wand: int, book: int, die: int) -> None:
    state = night({"orlan": {"at": "g7", trait: value, "wand": wand, "book": book}})
    assert str(pray(Threats(state), 0, trait)) == f"The die must show {die} or more."


@pytest.mark.parametrize(
    ("at", "salt", "side", "wall"),
    [("h6", "", True, False), ("h6", "g6-h6", False, False), ("g5", "", False, True), ("c3", "", False, False)],
)
def test_salt_closes_an_open_side_and_garlic_a_wall_of_the_cradle(at: str, salt: str, side: bool, wall: bool) -> None:
    threats = Threats(night({"orlan": {"at": at}}, salt=edges(salt)))
    assert (pour(threats, 0, ""), hang(threats, 0, "")) == (
        CLOSES_SIDE if side else None,
        CLOSES_WALL if wall else None,
    )


@pytest.mark.parametrize(
    ("mage", "start", "goal", "words"),
    [
        ({}, "c3", "d4", None),
        ({}, "l12", "c4", "From there Gorm can be exorcised."),
        ({}, "b2", "b3", "From there Gorm can be sprinkled with drops."),
        ({"herb": 0}, "l12", "c4", "From there Gorm can be sprinkled with drops."),
        ({"herb": 0}, "l12", "b2", None),
        ({"drops": 0}, "b2", "b3", None),
    ],
)
def test_a_walk_is_for_whom_it_brings_within_reach(
    mage: Mapping[str, Any], start: str, goal: str, words: str | None
) -> None:
    state = night({"orlan": {"at": start, **mage}}, {"at": "b4"} if start != "c3" else {"at": "c4"})
    for demon in state.demons[1:]:
        demon.field = -1
    found = target_from(Threats(state), state.mages[0], field_number(goal))
    assert (found if found is None else str(found)) == words
    state.demons[0].field = -1
    assert target_from(Threats(state), state.mages[0], field_number(goal)) is None


@pytest.mark.parametrize(
    ("mage", "start", "goal", "washes"),
    [
        ({}, "c3", "i7", True), ({}, "c3", "i6", True), ({}, "i7", "i6", False), ({}, "c3", "c4", False),
        ({"drops": 0}, "c3", "i7", False),
    ],
)  # fmt: skip
@pytest.mark.parametrize("at", ["i6", "h6"])
def test_a_walk_is_for_a_pentagram_that_flies_at_the_cradle(
    mage: Mapping[str, Any], start: str, goal: str, washes: bool, at: str
) -> None:
    swap = {"i7": "h7", "i6": "h6"} if at == "h6" else {}
    start, goal = swap.get(start, start), swap.get(goal, goal)
    for way, flies in ((3, True), (1, False)):
        state = night({"orlan": {"at": start, **mage}}, pentagrams=((1, field_number(at), way),))
        found = target_from(Threats(state), state.mages[0], field_number(goal))
        assert (found is WASHES) == (washes and flies)


@pytest.mark.parametrize(
    ("mages", "demon", "table", "key", "words"),
    [
        ({"orlan": {"at": "f5"}}, {"at": "g5", "power": 16}, {}, "exorcise:gorm:1",
         "It takes 16 power: Gorm sinks into hell, unless it flees."),
        ({"orlan": {"at": "f5"}}, {"at": "g5", "power": 16, "rescue_left": False}, {}, "exorcise:gorm:1",
         "It takes 16 power: Gorm sinks into hell."),
        ({"orlan": {"at": "f5"}, "mirel": {"at": "h5"}}, {"at": "g5", "power": 16}, {}, "drops:gorm",
         "It takes 3 of the 16 power of Gorm."),
        ({"orlan": {"at": "f5"}}, {"at": "g5", "power": 17}, {}, "exorcise:gorm:1",
         "It takes 16 of the 17 power of Gorm and drives it back."),
        ({"orlan": {"at": "f5"}}, {"at": "g5", "power": 30, "materiality": 4}, {}, "attack:gorm",
         "It takes 20 of the 30 power of Gorm."),
        ({"orlan": {"at": "f5"}}, {"at": "g5", "power": 20}, {"princess": 1}, "drops:gorm",
         "Gorm is near enough to curse the Princess."),
        ({"orlan": {"at": "f5"}}, {"at": "h4"}, {}, "walk:g5", "From there Gorm can be exorcised."),
        ({"orlan": {"at": "f5", "power": 6}}, {"at": "c3"}, {}, "pray:power", "The die must show 5 or more."),
        ({"orlan": {"at": "f6"}}, {"at": "c3"}, {}, "pour",
         "It closes an open side of the cradle to demons of power 10 or less."),
        ({"orlan": {"at": "f5"}, "mirel": {"at": "f6"}}, {"at": "c3"}, {}, "select:mirel",
         ("What Mirel can do best: Pour a line of magic salt. "
          "It closes an open side of the cradle to demons of power 10 or less.")),
        ({"orlan": {"at": "f8"}}, {"at": "c3"}, {"pentagrams": ((1, field_number("f6"), 1),)}, "walk:f7",
         "From there a pentagram that flies at the cradle can be washed away."),
    ],
)  # fmt: skip
def test_what_speaks_for_an_action_of_a_mage(
    mages: Mapping[str, Any], demon: Mapping[str, Any], table: Mapping[str, Any], key: str, words: str
) -> None:
    assert reason(Scene(mages, {"gorm": demon}, **table), key) == words


@pytest.mark.parametrize(
    ("mage", "demon", "table", "key", "words"),
    [
        ({"at": "g3"}, {"at": "g2"}, {}, "curse", "It strikes 1 mage."),
        ({"at": "g3"}, {"at": "g2"}, {}, "attack:orlan", "Orlan loses 3 strength; it costs Gorm 10 to 15 power."),
        ({"at": "l12"}, {"at": "i6"}, {}, "pentagram", "It flies towards the cradle."),
        ({"at": "l12"}, {"at": "g5"}, {}, "seize", "It wins the game."),
        ({"at": "l12"}, {"at": "g4"}, {}, "walk:g5", "From there a curse strikes the Princess."),
        ({"at": "l12"}, {"at": "g3"}, {}, "walk:g4",
         "The way to the cradle costs 8 freedom points from there, 12 from here."),
        ({"at": "l12"}, {"at": "g3"}, {"at_dawn": True, "clock": 250}, "leave",
         "It keeps its 9 power for the next night."),
        ({"at": "l12"}, {"at": "g3", "materiality": 6}, {}, "lower_materiality", "As solid as it is, walls stop it."),
    ],
)  # fmt: skip
def test_what_speaks_for_a_play_of_a_demon(
    mage: Mapping[str, Any], demon: Mapping[str, Any], table: Mapping[str, Any], key: str, words: str
) -> None:
    scene = Scene({"orlan": mage}, {"gorm": {"power": 9, **demon}}, turn="gorm", points=7, **table)
    assert reason(scene, key) == words


@pytest.mark.parametrize("seed", [1, 2])
def test_reasons_of_whole_matches_are_sentences(seed: int) -> None:
    match = GAME.new_match(NAMES[:2], {"length": "quick"}, seed)
    players = [make_player("greedy", seat) for seat in range(2)]
    kinds = set[str]()
    while (decision := match.next_decision()) is not None:
        for option in decision.options:
            found = GAME.reason(match.state, decision, option)
            if found is not None:
                kinds.add(decision.kind)
                assert str(found).endswith("."), found
        match.choose(players[decision.seat].answer(decision, Glimpse(match, decision.seat)))
    assert {"mage", "play", "place_demon"} <= kinds


def test_a_demon_sinks_by_an_exorcism_that_takes_all_its_power_and_survives_one_that_leaves_a_point() -> None:
    def threatened(power: int) -> Scene:
        scene = Scene({"orlan": {"at": "f5"}}, {"gorm": {"at": "g5", "power": power}})
        scene.choose("exorcise:gorm:1")
        return scene

    doomed, safe = threatened(16), threatened(17)
    flight = next(key for key in doomed.offered if key.startswith("flee:"))
    assert (reason(doomed, flight), reason(doomed, "stay")) == ("Else Gorm sinks into hell.", "None")
    assert (reason(safe, flight), reason(safe, "stay")) == ("None", "Gorm survives what threatens.")


def test_every_answer_of_every_question_has_a_sentence_that_speaks_of_it() -> None:
    kinds = set()
    for mix in range(6):
        match = random_play.new_match(mix, 70 + mix)
        for count, decision in enumerate(random_play.decisions(match, mix)):
            if count % 6 and decision.kind in ("mage", "play"):
                continue
            kinds.add(decision.kind)
            for option in decision.options:
                assert GAME.reason(match.state, decision, option) is not None, (decision.kind, option.key)
    assert len(kinds) > 12
