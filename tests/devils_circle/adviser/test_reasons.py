"""The sentence in which a hint says what speaks for an option."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from game.catalogue import GAMES
from game.devils_circle.adviser.questions import QUESTIONS
from game.devils_circle.box.board import field_number
from game.players import Glimpse, make_player
from tests.devils_circle import random_play
from tests.devils_circle.scene import NAMES, Scene

GAME = GAMES["devils_circle"]


def reason(scene: Scene, key: str) -> str:
    """What speaks for an option above the plain facts; "None" if nothing does."""
    decision = scene.open()
    option = decision.option(key)
    assert option is not None, decision.keys()
    find = QUESTIONS[decision.kind].reason
    return str(find(scene.state, decision, option) if find is not None else None)


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
         "What Mirel can do best: Pour a line of magic salt."),
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
