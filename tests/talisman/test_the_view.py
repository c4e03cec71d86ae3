"""What screens draw: complete at every moment, from the choice of Characters to the end."""

from __future__ import annotations

import pytest

from game.catalogue import GAMES
from game.talisman.box.board import SPACES
from game.talisman.view import TalismanView
from tests.talisman.random_play import decisions, new_match
from tests.talisman.scene import NAMES, arriving, figure


@pytest.mark.parametrize("choose", [False, True])
def test_there_is_a_view_before_the_first_and_after_the_last_question(choose: bool) -> None:
    match = GAMES["talisman"].new_match(NAMES[:3], {"choose_characters": choose}, 3)
    first = match.view(0)
    assert isinstance(first, TalismanView)
    assert first.active is None
    assert [hero.character for hero in first.heroes] == ["", "", ""]
    for _ in decisions(match, seed=1):
        pass
    last = match.view(None)
    assert isinstance(last, TalismanView)
    assert str(last.stage) == "The match is over"
    assert sum(not seat.out for seat in last.seats) == 1
    assert str(GAMES["talisman"].summary(match.state)) == "The match is over"


def test_a_view_shows_every_card_and_character_once() -> None:
    match = new_match(2, 5, seed=21)
    for number, _ in enumerate(decisions(match, seed=4, most=900)):
        if number % 30:
            continue
        view = match.view(0)
        assert isinstance(view, TalismanView)
        assert tuple(space.id for space in view.spaces) == tuple(SPACES)
        standing = [seat for space in view.spaces for seat in space.seats]
        assert sorted(standing) == [hero.seat.seat for hero in view.heroes if hero.space]
        assert view.turns == GAMES["talisman"].length(match.state)
        assert view.adventure_deck == len(match.state.adventure.cards)


def test_a_fight_under_way_is_shown_with_its_values() -> None:
    scene = arriving(
        figure("thief", "middle_05_runes", spells="psionic_blast#1"), lying={"middle_05_runes": "bear#1"}, patient=True
    )
    scene.choose("fight")
    fight = scene.view(1).fight
    assert fight is not None
    assert (fight.kind, fight.seat, fight.enemies, fight.value, fight.foe_value) == ("combat", 0, ("bear#1",), 3, 6)
    assert fight.thrown == ()
    assert scene.view(1).window == "before_battle"


@pytest.mark.clause("TAL-6.16.8a")
@pytest.mark.parametrize(("verb", "throws"), [("attack", True), ("assassinate", False)])
def test_a_fight_shows_whether_the_other_side_throws_a_die(verb: str, throws: bool) -> None:
    victim = figure("thief", "hills", gold=0, spells="psionic_blast#1")
    scene = arriving(figure("assassin", "hills", gold=0), victim, patient=True).choose(f"{verb}:1")
    fight = scene.view(1).fight
    assert fight is not None
    assert (fight.seat, fight.foe, fight.foe_throws) == (0, 1, throws)


def test_the_card_being_dealt_with_is_named() -> None:
    scene = arriving(figure("thief", "outer_01_fields"), lying={"outer_01_fields": "witch#1"}, patient=True)
    assert scene.asked == (0, "card_throw")
    assert scene.view(None).dealing == "witch#1"
    assert scene.open().about == "card:witch#1"
    assert scene.odds("throw")["Become a Toad."] == "1/6"
