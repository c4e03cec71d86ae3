"""What the adviser makes of the small questions that follow a mage's action, and of haste."""

from __future__ import annotations

import pytest

from game.devils_circle.adviser import choices
from game.devils_circle.adviser.approach import costs_for
from game.devils_circle.adviser.dangers import push_worth
from game.devils_circle.adviser.demons import walk_distance
from game.devils_circle.adviser.hurry import WORTH_DOING, act
from game.devils_circle.adviser.mages import DECIDED, best_of, judge_actions
from game.devils_circle.adviser.threats import Threats
from game.devils_circle.adviser.worths import NEVER
from game.devils_circle.box.board import field_number
from game.devils_circle.rules.mages.options import mage_options
from tests.devils_circle.adviser.tables import asked, night

TWO = {"orlan": {"at": "c3", "points": 4}, "mirel": {"at": "l12", "points": 4}}


def test_things_are_set_two_steps_from_the_cradle() -> None:
    state = night()
    names = ("g5", "h6", "h7", "g4", "c3")
    worths = choices.judge_fields(state, asked("set_torch", *(f"at:{name}" for name in names)))
    assert worths == [-abs(walk_distance(field_number(name), state.cradle) - 2) for name in names]


@pytest.mark.parametrize(("dawn", "sign"), [(False, -1), (True, 1)])
def test_herbs_are_spared_by_night_and_burnt_at_dawn(dawn: bool, sign: int) -> None:
    worths = choices.judge_fields(night(at_dawn=dawn), asked("set_herbs", "at:h7:1", "at:h7:2", "at:h7:3"))
    assert worths == pytest.approx([0.1 * sign, 0.2 * sign, 0.3 * sign])


def test_a_wand_is_laid_before_a_pentagram() -> None:
    stars = ((1, field_number("h8"), 0), (2, field_number("h8"), -1), (3, field_number("g7"), 1))
    state = night(pentagrams=stars)
    assert choices.judge_fields(state, asked("lay_wand", "at:h7", "at:h9")) == [
        10.0,
        -abs(walk_distance(field_number("h9"), state.cradle) - 2),
    ]


def test_salt_goes_between_a_mage_and_the_cradle() -> None:
    state = night()
    far = min(walk_distance(field_number(name), state.cradle) for name in ("c3", "c4"))
    worths = choices.judge_edges(state, asked("pour_salt", "edge:g6-h6", "edge:h6-h7", "edge:c3-c4"))
    assert worths == [10.0, -1.0, -far]


def test_what_can_be_carried_is_taken_and_herbs_are_given_first() -> None:
    state = night()
    assert choices.judge_supplies(state, asked("resupply", "enough", "all", "item:herb")) == [0.0, 1.0, 0.0]
    assert choices.judge_gifts(state, asked("give_item", "item:torch", "item:herb")) == [0.0, 1.0]


def test_the_cradle_is_pushed_to_safety_and_a_demon_driven_far_away() -> None:
    state = night({"orlan": {"at": "l12"}}, {"at": "g4"})
    pushes = choices.judge_pushes(state, asked("push_cradle", "to:f6", "to:h6"))
    assert pushes == [push_worth(state, field_number(name)) for name in ("f6", "h6")]
    costs = costs_for(state, state.demons[0])
    away = choices.judge_withdrawals(state, asked("withdraw", "to:g3", "to:h4", about="demon:gorm"))
    assert away == [costs[field_number(name)] for name in ("g3", "h4")]


# -- which mage acts ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("worths", "judged"),
    [
        ({"torch": 6.0, "finish": 0.0}, [6.0, NEVER, NEVER]),
        ({"torch": 5.0, "finish": 0.0}, [5.0, 2.99, NEVER]),
        ({"torch": 0.6, "finish": 0.0}, [0.6, 2.99, NEVER]),
        ({"torch": 6.0, "finish": 0.0, "mirel": 9.0}, [6.0, 8.99, NEVER]),
        ({"torch": 6.0, "finish": 0.0, "mirel": 6.01}, [6.0, NEVER, NEVER]),
        ({"torch": 0.2, "finish": 0.0, "mirel": 0.4}, [0.2, 0.39, 0.0]),
        ({"torch": 0.5, "finish": 0.0, "mirel": 0.4}, [0.5, 0.39, 0.0]),
        ({"torch": 0.51, "finish": 0.0, "mirel": 0.4}, [0.51, 0.39, NEVER]),
    ],
)
def test_another_mage_is_thought_of_unless_this_one_has_much_to_do(
    monkeypatch: pytest.MonkeyPatch, worths: dict[str, float], judged: list[float]
) -> None:
    monkeypatch.setattr(Threats, "judge", lambda _threats, _number, option: worths[option.key])
    monkeypatch.setattr(
        "game.devils_circle.adviser.mages.best_of", lambda _threats, _number, _seat: worths.get("mirel", 3.0)
    )
    found = judge_actions(night(TWO), asked("mage", "torch", "select:mirel", "finish", about="mage:orlan"))
    assert found == pytest.approx(judged)
    assert DECIDED == 5.0


def test_another_mage_is_worth_the_best_of_his_own_deeds() -> None:
    state = night(TWO)
    state.mages[1].field = field_number("h6")
    threats = Threats(state)
    options = [option for option in mage_options(state, 1, 0) if not option.key.startswith("select:")]
    assert best_of(threats, 1, 0) == max(threats.judge(1, option) for option in options)


@pytest.mark.parametrize(
    ("worths", "done"),
    [
        ({"torch": 0.4, "hang": 0.9, "finish": 0.0}, "hang"),
        ({"torch": 0.9, "hang": 0.9, "finish": 0.0}, "torch"),
        ({"torch": 0.3, "hang": 0.1, "finish": 0.0}, "select:mirel"),
        ({"torch": 0.31, "hang": 0.1, "finish": 0.0}, "torch"),
        ({"torch": -1.0, "hang": -1.0, "finish": 0.0}, "select:mirel"),
    ],
)
def test_in_haste_a_mage_does_the_best_he_can_before_another_is_looked_at(
    monkeypatch: pytest.MonkeyPatch, worths: dict[str, float], done: str
) -> None:
    monkeypatch.setattr(Threats, "judge", lambda _threats, _number, option: worths[option.key])
    monkeypatch.setattr("game.devils_circle.adviser.mages.best_of", lambda _threats, _number, _seat: 3.0)
    decision = asked("mage", "select:mirel", "torch", "hang", "finish", about="mage:orlan")
    assert decision.options[act(night(TWO), decision)].key == done
    assert WORTH_DOING == 0.3


def test_in_haste_too_a_possessed_mage_does_harm() -> None:
    state = night(TWO)
    state.mages[0].held_by = 0
    decision = asked("mage", "finish", "take_down", about="mage:orlan")
    assert decision.options[act(state, decision)].key == "take_down"
    state.mages[0].held_by = -1
    assert decision.options[act(state, decision)].key == "finish"
    torch_first = asked("mage", "torch", "select:mirel", "finish", about="mage:orlan")
    state.mages[0].field, state.demons[0].field = field_number("h6"), field_number("g5")
    assert torch_first.options[act(state, torch_first)].key == "torch"
