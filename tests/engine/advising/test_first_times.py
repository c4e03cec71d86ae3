"""Notes for newcomers: which moment a note explains, and which note comes first."""

from __future__ import annotations

from dataclasses import replace

from game.engine.advising.first_times import FirstTime, Moment, note_for
from game.engine.decision import Decision, Event, Option, Text


def moment(kind: str = "walk", seat: int = 1, events: tuple[Event, ...] = ()) -> Moment:
    """A moment in which a seat is asked something, after some events."""
    return Moment(Decision(seat, kind, Text("Well?"), (Option("yes", Text("Yes")),), "X-1"), None, events)


def note(name: str, **when: object) -> FirstTime:
    """A note of that name."""
    return FirstTime(name, Text(name), Text(name), **when)  # type: ignore[arg-type]  # the fields that tell the moment


def test_a_note_fits_the_kinds_of_questions_it_explains_and_no_others() -> None:
    walking = note("walking", kinds=("walk", "run"))
    assert [walking.fits(moment(kind)) for kind in ("walk", "run", "fight")] == [True, True, False]


def test_a_note_without_a_question_fits_when_its_moment_has_come() -> None:
    second = note("second", when=lambda moment: moment.seat == 1)
    assert [second.fits(moment(seat=seat)) for seat in (0, 1)] == [False, True]
    both = note("both", kinds=("walk",), when=lambda moment: moment.seat == 1)
    assert [both.fits(moment(kind, seat)) for kind, seat in (("walk", 0), ("fight", 1), ("fight", 0))] == [
        True, True, False,
    ]  # fmt: skip
    assert not note("never").fits(moment())


def test_what_was_told_befell_the_seat_that_the_event_names() -> None:
    struck = Event("struck", "X-1", Text("Struck"), (("who", 1), ("by", 0)))
    own, other = moment(events=(struck,)), moment(seat=0, events=(struck,))
    assert (own.told("healed", "struck"), own.told("healed"), moment().told("struck")) == (True, False, False)
    assert (own.befell("healed", "struck"), own.befell("healed"), other.befell("struck")) == (True, False, False)
    assert (own.befell("struck", who="by"), other.befell("struck", who="by")) == (False, True)


def test_the_first_note_that_fits_and_was_not_seen_is_shown() -> None:
    notes = (note("rare", when=lambda moment: moment.seat == 1), note("usual", kinds=("walk",)))
    assert note_for(notes, moment(), frozenset()) is notes[0]
    assert note_for(notes, moment(), frozenset({"rare"})) is notes[1]
    assert note_for(notes, moment(seat=0), frozenset()) is notes[1]
    assert note_for(notes, moment(), frozenset({"rare", "usual"})) is None
    assert note_for(notes, moment("fight", 0), frozenset()) is None


def test_a_note_about_an_answer_that_spends_something_comes_while_it_is_in_hand() -> None:
    late, early = note("late", kinds=("walk",), when=lambda _moment: True), note("early", in_hand=(":T",))
    chosen = replace(moment(), in_hand=("power:7:T",))
    assert (late.fits(chosen), early.fits(chosen), early.fits(replace(chosen, in_hand=("power:7:G",)))) == (
        False, True, False,
    )  # fmt: skip
    assert not early.fits(moment())
