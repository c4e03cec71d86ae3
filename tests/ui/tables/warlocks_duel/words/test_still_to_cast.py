"""What others can still cast: told from what lies on the table, and from nothing else."""

from __future__ import annotations

import pytest

from game.engine.view import TableView
from game.ui.tables.common.pieces import DIE, SEAT
from game.ui.tables.warlocks_duel.words.still_to_cast import still_to_cast
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.view import ACTIVE, IN_HAND, DuelView
from game.words import say
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver
from tests.warlocks_duel.random_play import decisions, new_match


def told(view: TableView, seat: int) -> list[str]:
    assert isinstance(view, DuelView)
    return [str(line) for line, _threatens in still_to_cast(view, view.duelists[seat])]


@pytest.mark.clause("WD-0.15")
def test_what_is_told_does_not_depend_on_the_deck_on_coming_dice_or_on_secret_steps() -> None:
    compared = 0
    for mix in range(3):
        match = new_match(mix, 3, seed=4 + mix)
        for count, decision in enumerate(decisions(match, seed=8)):
            if count > 120:
                break
            seat = decision.seat
            seen = match.view(seat)
            imagined = [match.imagine(seat, seed).view(seat) for seed in range(4)]
            for other in range(3):
                if other != seat:
                    assert all(told(view, other) == told(seen, other) for view in imagined)
                    compared += bool(match.state.duelists[other].committed)
    assert compared > 5, "secret steps were open"


@pytest.mark.clause("WD-3.7")
def test_paid_spells_and_those_that_the_pool_can_pay_are_named() -> None:
    ready = payable = 0
    match = new_match(0, 2, seed=3)
    for _decision in decisions(match, seed=3):
        view = match.view(None)
        assert isinstance(view, DuelView)
        for duelist in view.duelists:
            words = " ".join(told(view, duelist.seat.seat))
            if duelist.seat.out or duelist.silenced:
                continue
            for spell in [spell for card in duelist.cards for spell in card.spells]:
                named = say(SPELLS[spell.id].name) in words
                if spell.status == ACTIVE:
                    assert named
                    ready += 1
                elif spell.status == IN_HAND and not spell.missing and view.phase == "incantations":
                    assert named
                    payable += 1
    assert ready
    assert payable


def test_the_portrait_and_the_pool_of_an_opponent_tell_it(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app)
    driver.play_to("cast")
    view, tabletop = driver.view, driver.table.tabletop
    for piece in driver.table.table.pieces:
        if piece.kind != SEAT and not (piece.kind == DIE and piece.zone.startswith("pool:")):
            continue
        owner = int((piece.place if piece.kind == SEAT else piece.zone).partition(":")[2])
        words = tabletop.explain(view, piece, 0)
        assert words is not None
        shown = "".join(run.words for run in words)
        assert all(line in shown for line in told(view, owner)), piece.id
