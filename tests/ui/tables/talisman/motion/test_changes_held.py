"""What a card or a Spell does to a person is held up with the card, until it is read."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pygame import Rect

from game.engine.decision import Event, Text
from game.talisman.box.board import TEMPLE, VALLEY_OF_FIRE
from game.talisman.state import SpellCast
from game.talisman.view import FightView, TalismanView
from game.ui.kit.animation import SPEEDS, Animation
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.fight.stamp import READ, Stamp
from game.ui.tables.common.spectacle import Spectacle
from game.ui.tables.talisman.motion.between_views import TalismanMotion
from game.ui.tables.talisman.motion.changes import changes_somebody, words_of
from game.ui.tables.talisman.table import TalismanTable
from game.ui.tables.talisman.tabletop import TalismanTabletop
from tests.ui.tables.talisman.conftest import played

FIGHT = FightView("combat", 0, 1, (), 4, 3, 0, (), (), (5,), 2, 9, 5)
AREA = Rect(0, 0, 972, 720)
EVIL = Event("alignment", "TAL-6.7.1a", Text("Ann is now Evil."), (("who", 0),))
NOTHING = Event("nothing_happens", "TAL-A.marsh", Text("Nothing happens: Ann is strong."), (("who", 0),))


def dealing(card: str = "mephistopheles#1", seat: int = 0) -> TalismanView:
    view = played(2, 60, seed=2).view(seat)
    assert isinstance(view, TalismanView)
    return replace(view, casting=(), dealing=card, loss=None, fight=None)


def casting(card: str, caster: int) -> TalismanView:
    return replace(dealing(""), casting=(SpellCast(caster, card, "seat:0"),))


def motion_of(table: TalismanTable, event: Event, view: TalismanView) -> Animation:
    layout = table.layout(view, AREA, 0)
    return TalismanMotion(Theme(), table).between([event], layout, layout, view, view)


def test_what_a_card_does_to_the_one_who_looks_on_is_held_as_long_as_a_verdict(table: TalismanTable) -> None:
    made = motion_of(table, EVIL, dealing())
    held = [motion for motion in made.motions if isinstance(motion, Stamp)]
    assert [stamp.shortest for stamp in held] == [READ]
    assert made.faster(SPEEDS["fast"]).length >= READ


def test_others_see_it_pass(table: TalismanTable) -> None:
    assert not [one for one in motion_of(table, EVIL, dealing(seat=1)).motions if isinstance(one, Stamp)]


@pytest.mark.parametrize(("persons", "held"), [((0,), True), ((1,), False), ((), False)])
def test_even_whoever_hurries_sees_what_a_card_does_to_him(persons: tuple[int, ...], held: bool) -> None:
    tabletop = TalismanTabletop(Theme(), PictureStore(lambda message: None))
    assert tabletop.holds(EVIL, dealing(), persons) is held


def test_who_is_out_and_looks_on_is_held_up_by_nothing() -> None:
    tabletop = TalismanTabletop(Theme(), PictureStore(lambda message: None))
    event = Event("card_met", "TAL-A.pestilence", Text("It takes effect."), (("who", 0), ("card", "pestilence#1")))
    view = dealing("pestilence#1")
    assert tabletop.holds(event, view, (1,))
    other = replace(view.heroes[1], seat=replace(view.heroes[1].seat, out=True))
    assert not tabletop.holds(event, replace(view, heroes=(view.heroes[0], other)), (1,))


def test_what_no_card_does_is_not_held() -> None:
    assert not changes_somebody(EVIL, dealing(""), (0,))


@pytest.mark.parametrize("kind", ["toad", "quest", "will_miss", "turn_missed"])
def test_what_a_space_does_that_changes_much_is_held_with_its_picture(table: TalismanTable, kind: str) -> None:
    event = Event(kind, "TAL-6.19.1a", Text("Ann becomes a Toad!"), (("who", 0),))
    assert changes_somebody(event, dealing(""), (0,))
    assert not changes_somebody(event, dealing(""), (1,))
    held = [motion for motion in motion_of(table, event, dealing("")).motions if isinstance(motion, Stamp)]
    assert [stamp.shortest for stamp in held] == [READ]


def test_a_talisman_received_is_held_and_bought_goods_are_not(table: TalismanTable) -> None:
    for card, held in (("talisman#1", True), ("axe#p1", False)):
        event = Event("received", "TAL-6.20.1", Text("Ann receives a card."), (("who", 0), ("card", card)))
        assert changes_somebody(event, dealing(""), (0,)) is held
        assert bool([one for one in motion_of(table, event, dealing("")).motions if isinstance(one, Stamp)]) is held


def test_a_spell_of_somebody_else_is_held_and_no_own_one() -> None:
    assert changes_somebody(EVIL, casting("random#1", 1), (0,))
    assert not changes_somebody(EVIL, casting("random#1", 0), (0,))
    toad = Event("toad", "TAL-6.19.1a", Text("Ann becomes a Toad!"), (("who", 0),))
    assert changes_somebody(toad, casting("random#1", 0), (0,)), "nobody knew that before"


def test_spells_that_somebody_elses_spell_destroys_are_held() -> None:
    gone = Event("spell_discarded", "TAL-6.9.3", Text("Ann discards Healing."), (("who", 0), ("card", "healing#1")))
    assert changes_somebody(gone, casting("nullify#1", 1), (0,))
    assert not changes_somebody(gone, dealing(""), (0,))


def at(space: str, *, toad: int = 0) -> TalismanView:
    """The active player, who looks on, stands on a space."""
    view = dealing("")
    assert view.active == 0
    return replace(view, heroes=(replace(view.heroes[0], space=space, toad=toad), *view.heroes[1:]))


def test_what_a_prayer_brings_is_held_and_what_is_handed_in_is_not() -> None:
    stronger = Event("strength_gained", "TAL-6.1.1a", Text("Ann gains 1 Strength."), (("who", 0), ("points", 1)))
    assert changes_somebody(stronger, at(TEMPLE), (0,))
    assert not changes_somebody(stronger, at("outer_01_fields"), (0,))
    assert not changes_somebody(stronger, at(TEMPLE), (1,))


@pytest.mark.clause("TAL-6.19.3c")
def test_what_a_toad_gains_is_said_to_go_with_it() -> None:
    stronger = Event("strength_gained", "TAL-6.1.1a", Text("Ann gains 1 Strength."), (("who", 0), ("points", 1)))
    assert words_of([stronger], at(TEMPLE, toad=2)) == "Ann gains 1 Strength. It goes with the Toad."
    assert words_of([stronger], at(TEMPLE)) == "Ann gains 1 Strength."


def test_who_comes_out_of_a_tunnel_elsewhere_is_told_why() -> None:
    out = Event("transported", "TAL-6.14.5c", Text("Ann is carried off."), (("who", 0), ("space", TEMPLE)))
    assert changes_somebody(out, at(TEMPLE), (0,))
    assert words_of([out], at(TEMPLE)) == "You did not get through. Ann is carried off."


@pytest.mark.parametrize("kind", ["stays", "portal_opened", "portal_shut", "death_beaten", "death_equal"])
def test_how_a_trial_of_the_way_inwards_ended_is_held_for_whoever_passed_it(kind: str) -> None:
    told = Event(kind, "TAL-6.14.5d", Text("Ann comes out here."), (("who", 0),))
    assert changes_somebody(told, dealing(""), (0,))
    assert not changes_somebody(told, dealing(""), (1,))


def test_who_gets_through_a_tunnel_is_told_so() -> None:
    told = Event("stays", "TAL-6.14.5d", Text("Ann comes out here."), (("who", 0),))
    assert words_of([told], dealing("")) == "You got through! Ann comes out here."


def test_a_follower_drawn_by_whom_the_hag_follows_is_held_up_with_the_reason() -> None:
    view = dealing("")
    cursed = replace(view.heroes[0], toad=0, gold=9, followers=("cursed_by_a_hag#1",))
    cursed = replace(cursed, alignment="neutral", character="warrior")
    view = replace(view, heroes=(cursed, *view.heroes[1:]))
    guide, sword = (
        Event("card_drawn", "TAL-6.13.4b", Text("Ann draws it."), (("who", 0), ("card", card), ("space", TEMPLE)))
        for card in ("guide#1", "sword#1")
    )
    assert changes_somebody(guide, view, (0,))
    assert "nobody follow you" in words_of([guide], view)
    assert not changes_somebody(guide, view, (1,))
    assert not changes_somebody(sword, view, (0,))


def test_who_wins_a_life_that_a_spell_saves_is_told_so(table: TalismanTable) -> None:
    saved = Event("life_saved", "TAL-S.preservation", Text("Bob keeps the Life."), (("who", 1),))
    fought = replace(dealing(""), fight=FIGHT)
    assert changes_somebody(saved, fought, (0,))
    assert not changes_somebody(saved, fought, (1,))


def test_the_valley_of_fire_is_entered_with_a_fanfare(table: TalismanTable) -> None:
    for space, held in ((VALLEY_OF_FIRE, 1), (TEMPLE, 0)):
        moved = Event("moved", "TAL-6.11.3b", Text("Ann goes there."), (("who", 0), ("space", space)))
        made = motion_of(table, moved, dealing(""))
        assert len([one for one in made.motions if isinstance(one, Spectacle)]) == held


def test_a_life_lost_in_a_fight_has_its_verdict_already() -> None:
    lost = Event("life_lost", "TAL-6.16.4d", Text("Ann loses a Life."), (("who", 0), ("cause", "fight")))
    assert not changes_somebody(lost, dealing(), (0,))


def test_that_a_card_did_nothing_to_somebody_is_held_for_him() -> None:
    assert changes_somebody(NOTHING, dealing("marsh#1"), (0,))
    assert not changes_somebody(NOTHING, dealing("marsh#1"), (1,))


@pytest.mark.parametrize(("persons", "held"), [((0,), True), ((1,), False), ((0, 1), True)])
def test_an_event_that_somebody_else_draws_is_held_to_be_read(persons: tuple[int, ...], held: bool) -> None:
    drawn = Event("card_met", "TAL-A.market-day", Text("It takes effect."), (("who", 1), ("card", "market_day#1")))
    assert changes_somebody(drawn, dealing("market_day#1"), persons) is held


def test_a_stranger_that_somebody_else_meets_is_not_held() -> None:
    met = Event("card_met", "TAL-A.healer", Text("Bob meets Healer."), (("who", 1), ("card", "healer#1")))
    assert not changes_somebody(met, dealing("healer#1"), (0,))
