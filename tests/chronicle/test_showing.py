"""A recording is gone through from somebody's eyes: what they see of it, and the steps."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from game.catalogue import load_match
from game.chronicle.recording import Recording
from game.chronicle.showing import Showing, Step
from game.chronicle.viewpoint import Viewpoint, viewpoints
from game.engine.seating import Seat
from tests.chronicle.matches import played
from tests.every_game.games import GAMES

every_game = pytest.mark.parametrize("game", [game.id for game in GAMES])
OPEN = Viewpoint(all_open=True)


@cache
def save(game: str) -> bytes:
    return played(game).save()


def showing(game: str, viewpoint: Viewpoint = OPEN) -> Showing:
    recording = Recording(load_match(save(game)))
    assert recording.grow()
    return Showing(recording, viewpoint)


@every_game
def test_a_seat_stops_only_where_it_may_know_that_something_happens(game: str) -> None:
    seen, every = showing(game, Viewpoint(0)), showing(game)
    moments = [seen.recording.moments[number] for number in seen.stops]
    assert all(moment.event.visible_to(0) for moment in moments if moment.event is not None)
    assert {moment.choice.seat for moment in moments if moment.choice is not None} <= {0}
    assert set(seen.stops) < set(every.stops)


def test_everybody_s_stops_hold_what_one_seat_learns_in_secret() -> None:
    seen, every = showing("talisman", Viewpoint(1)), showing("talisman")
    events = [every.recording.moments[number].event for number in every.stops]
    secret = [event for event in events if event is not None and event.seats == (0,)]
    assert secret
    assert not any(seen.recording.moments[number].event in secret for number in seen.stops)


@every_game
def test_going_on_step_by_step_leads_where_a_jump_does(game: str) -> None:
    walked, jumped = showing(game, Viewpoint(0)), showing(game, Viewpoint(0))
    for place in range(0, min(walked.last, 200), 7):
        walked.go_on(place - walked.place)
        jumped.go_to(place)
        assert walked.match.fingerprint() == jumped.match.fingerprint()
        assert walked.number == jumped.number


@every_game
@pytest.mark.parametrize("step", list(Step))
def test_steps_lead_through_the_match_and_the_same_way_back(game: str, step: Step) -> None:
    shown = showing(game)
    there = [shown.place]
    while (target := shown.target(step, 1)) is not None:
        shown.place = target
        there.append(target)
    assert there == sorted(set(there))
    assert len(there) > 2
    back = [shown.place]
    while (target := shown.target(step, -1)) is not None:
        shown.place = target
        back.append(target)
    assert set(back) ^ set(there) <= {0}


def test_each_kind_of_step_stops_at_its_own_kind() -> None:
    shown = showing("warlocks_duel")
    shown.go_to(30)
    event, choice, turn = (shown.target(step, 1) for step in (Step.EVENT, Step.CHOICE, Step.TURN))
    assert event is not None
    assert choice is not None
    assert turn in shown.beginnings()
    moments = shown.recording.moments
    assert moments[shown.stops[event]].event is not None
    assert moments[shown.stops[choice]].choice is not None


def test_from_other_eyes_it_is_still_the_same_moment_or_the_last_they_saw() -> None:
    shown = showing("talisman")
    shown.go_to(shown.last // 2)
    number = shown.number
    shown.look_from(Viewpoint(2))
    assert shown.number <= number
    later = [stop for stop in shown.stops if shown.number < stop <= number]
    assert not later


def test_an_answer_is_told_with_its_question() -> None:
    shown = showing("warlocks_duel")
    place = shown.target(Step.CHOICE, 1)
    assert place is not None
    shown.go_to(place)
    answered = shown.answered()
    assert answered is not None
    decision, option = answered
    assert shown.moment.choice is not None
    assert option.key == shown.moment.choice.key
    assert decision.kind == shown.moment.choice.kind


def open_and_closed(game: str) -> tuple[list[Any], list[Any]]:
    shown = showing(game)
    opened, closed = [], []
    for place in range(0, shown.last, 9):
        shown.go_to(place)
        opened.append(OPEN.view(shown.match))
        closed.append(Viewpoint().view(shown.match))
    return opened, closed


def test_open_cards_are_every_spell_of_a_talisman_match() -> None:
    opened, closed = open_and_closed("talisman")
    assert any(hero.spells for view in opened for hero in view.heroes)
    assert not any(hero.spells for view in closed for hero in view.heroes)
    assert all(len(hero.spells) == hero.spell_count for view in opened for hero in view.heroes)


def test_open_cards_are_every_face_down_demon() -> None:
    opened, closed = open_and_closed("demons")
    boxes = [box for view in opened for magician in view.magicians for box in magician.boxes]
    assert any(box.occupied for box in boxes)
    assert all((box.demon is not None) == box.occupied for box in boxes)
    assert all(box.demon is None for view in closed for magician in view.magicians for box in magician.boxes)
    assert all(bid.treasures is not None for view in opened for bid in view.bids)


def test_when_a_match_is_over_any_eyes_may_be_taken() -> None:
    match = played("talisman")
    offered = viewpoints(match)
    assert [viewpoint.seat for viewpoint in offered] == [0, 1, 2, None]
    assert offered[-1].all_open


def test_while_a_match_runs_nobody_looks_into_a_computer_player_s_cards() -> None:
    seats = [Seat("Zoltar", "greedy"), Seat("Ann"), Seat("Balthus", "greedy")]
    assert viewpoints(played("talisman", most=30, seats=seats)) == (Viewpoint(1), Viewpoint())


def test_while_a_match_of_several_people_runs_it_begins_with_what_everybody_sees() -> None:
    seats = [Seat("Ann"), Seat("Ben"), Seat("Balthus", "greedy")]
    assert viewpoints(played("talisman", most=30, seats=seats)) == (Viewpoint(), Viewpoint(0), Viewpoint(1))
