"""Where the voice speaks: what it never covers, and what gives way to it."""

from __future__ import annotations

from pygame import Rect

from game.ui.lesson.placing import CONTROL, DIALOG, LIT, OWN, WANTED, Claim, home_in, kept, steady

ROOM = Rect(0, 0, 700, 600)
USUAL, FLAT = (400, 200), (500, 120)


def test_the_voice_is_at_home_whatever_it_talks_about() -> None:
    home = home_in(ROOM, USUAL, 10)
    for thing in (None, Rect(20, 20, 100, 100), Rect(500, 20, 100, 100)):
        assert steady(thing, [USUAL], ROOM, [], 10) == home


def test_the_voice_goes_no_further_from_home_than_its_thing_wants() -> None:
    thing = Rect(600, 500, 60, 60)
    place = steady(thing, [USUAL], ROOM, [], 10)
    assert not place.colliderect(thing)
    assert place.bottom == home_in(ROOM, USUAL, 10).bottom or place.right == home_in(ROOM, USUAL, 10).right


def test_the_voice_leaves_free_what_is_to_be_clicked_though_it_stands_further_away() -> None:
    thing, wanted = Rect(20, 20, 100, 100), Rect(160, 20, 500, 200)
    place = steady(thing, [USUAL], ROOM, [Claim(wanted, WANTED)], 10)
    assert not place.colliderect(wanted)
    assert not place.colliderect(thing)


def test_where_room_is_short_a_dialog_is_covered_rather_than_its_buttons() -> None:
    dialog, close = Rect(0, 0, 700, 600), Rect(640, 10, 40, 40)
    place = steady(Rect(450, 70, 240, 100), [USUAL], ROOM, [Claim(dialog, DIALOG), Claim(close, CONTROL)], 10)
    assert not place.colliderect(close)


def test_the_voice_grows_flat_where_that_covers_less() -> None:
    sheet = Rect(0, 150, 700, 450)
    assert steady(None, [USUAL, FLAT], ROOM, [Claim(sheet, OWN)], 10).size == FLAT
    assert steady(None, [USUAL, FLAT], ROOM, [], 10).size == USUAL


def test_within_a_step_the_voice_stays_where_it_is_as_long_as_nothing_needed_lies_there() -> None:
    before, far = Rect(100, 300, *USUAL), Rect(600, 20, 40, 40)
    assert kept(before, far, [FLAT, USUAL], ROOM, []) == before
    assert kept(before, far, [(400, 180)], ROOM, []) == Rect(100, 320, 400, 180), "lower words, the same corner"
    assert kept(before, before.inflate(-50, -50), [USUAL], ROOM, []) is None
    assert kept(before, far, [USUAL], ROOM, [Claim(Rect(120, 320, 20, 20), WANTED)]) is None
    assert kept(before, far, [USUAL], ROOM, [Claim(Rect(120, 320, 20, 20), LIT)]) == before
    for dialog, there in ((Rect(300, 280, 300, 300), None), (Rect(480, 280, 210, 300), before)):
        assert kept(before, far, [USUAL], ROOM, [Claim(dialog, DIALOG)]) == there
    assert kept(before, far, [FLAT], ROOM, []) is None, "it would have to be of another width"
