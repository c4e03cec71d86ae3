"""A demon whom another magician borrows is named to his owner, leaves his place marked, and is told when he is back."""

from __future__ import annotations

import pytest

from game.engine.decision import Event, Text
from game.ui.tables.demons.hand import hand_of
from game.ui.tables.demons.motion.loans import loan_told
from game.words import say
from tests.demons.scene import OPEN, PLAIN, Scene
from tests.ui.conftest import OpenApp
from tests.ui.tables.demons.table_driver import DemonsDriver

BORROWER, LENT, KEPT = 52, 18, 30


def lent() -> Scene:
    """Ann has borrowed Bathin of Bob, whom Cid watches."""
    return Scene({"hex": PLAIN, "borrowed": ((LENT, 1),)}, {"hex": OPEN, "demons": (KEPT,)}, {"hex": 2010})


def told(kind: str, **facts: object) -> Event:
    return Event(kind, "DEM-12.3f", Text("It happens."), tuple(facts.items()))


@pytest.mark.clause("DEM-12.3f", "DEM-15.2a")
def test_a_loan_is_told_with_the_name_to_the_two_whom_it_concerns() -> None:
    scene, event = lent(), told("borrowed_demon", demon=LENT)
    words = []
    for seat in range(3):
        view = scene.view(seat)
        loan = loan_told(view, view, event)
        words.append(say(loan.words) if loan is not None else "")
    assert words == [
        "Bathin serves you until your demons act again.",
        "Ann has borrowed Bathin from you: he comes back when the demons of Ann act again.",
        "",
    ]


@pytest.mark.clause("DEM-12.3f")
def test_who_is_back_is_told_with_his_name() -> None:
    scene, event = lent(), told("demon_returned", owner=1)
    before = [scene.view(seat) for seat in range(3)]
    scene.state.magicians[0].borrowed, scene.state.magicians[1].demons = (), (LENT, KEPT)
    loans = [loan_told(was, scene.view(seat), event) for seat, was in enumerate(before)]
    assert [loan.demon if loan is not None else 0 for loan in loans] == [0, LENT, 0]
    assert loans[1] is not None
    assert say(loans[1].words) == "Bathin is back with you."


def test_the_place_of_a_lent_demon_stays_and_says_who_has_him() -> None:
    hands = [hand_of(lent().view(seat), 1) for seat in range(3)]
    assert [[(card.demon, card.lent_to) for card in hand] for hand in hands] == [
        [(None, ""), (LENT, "Ann")], [(KEPT, ""), (LENT, "Ann")], [(None, "")],
    ]  # fmt: skip


def test_it_is_drawn_and_a_click_on_it_says_that_he_is_not_there(open_app: OpenApp) -> None:
    scene = Scene({"hex": OPEN, "demons": (KEPT,)}, {"hex": PLAIN, "borrowed": ((LENT, 0),)}, stage="demon_use")
    driver = DemonsDriver(open_app().app, match=scene.match)
    driver.to_question()
    place = next(piece for piece in driver.pieces("card") if piece.id == f"card:demon:{LENT}")
    assert place.zone == "lent:Bob"
    made = len(driver.match.record)
    driver.click(place.rect.center)
    assert len(driver.match.record) == made
