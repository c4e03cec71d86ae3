"""Which of many events a review tells of a turning point."""

from __future__ import annotations

from game.chronicle.review.words import foremost
from game.engine.decision import Named, Text, text

ANN, BOB = Named("Ann", "seat:0"), Named("Bob", "seat:1")


def happenings(*seats: Named) -> list[Text]:
    """Events about these seats, one after another."""
    return [text("{n}. {who} acts.", n=number, who=who) for number, who in enumerate(seats)]


def test_few_events_are_all_told() -> None:
    events = happenings(BOB, ANN, BOB)
    assert foremost(events, 0, 4) == events


def test_what_names_the_seat_is_not_pushed_out_by_what_came_after_it() -> None:
    events = happenings(ANN, BOB, BOB, BOB, BOB, BOB)
    assert foremost(events, 0, 3) == [events[0], events[4], events[5]]
    assert foremost(events, 1, 3) == events[3:]


def test_of_many_that_name_the_seat_the_last_are_told_in_their_order() -> None:
    events = happenings(ANN, ANN, BOB, ANN)
    assert foremost(events, 0, 2) == [events[1], events[3]]


def test_a_seat_named_within_another_text_counts() -> None:
    events = [text("{what} comes true.", what=text("A blow at {who}", who=ANN)), *happenings(BOB, BOB)]
    assert foremost(events, 0, 1) == events[:1]
