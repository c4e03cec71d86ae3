"""Every kind of event is shown: quickly, with what moves hidden from the table meanwhile, and never for ever."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest
from pygame import Rect

from game.engine.decision import Decision, Event, Text
from game.engine.game import Seat
from game.players import Glimpse, make_player
from game.talisman import GAME
from game.talisman.box.board import CROWN
from game.talisman.box.register import instances
from game.talisman.view import FightView, TalismanView
from game.ui.kit.animation import Animation, Beam, Flight, Rise, Walk
from game.ui.kit.painting.theme import Theme
from game.ui.kit.sounding.effects import sound_file
from game.ui.match.telling.playback import Group, Playback
from game.ui.tables.common.pieces import Marks, TableLayout
from game.ui.tables.talisman.motion.between_views import TalismanMotion
from game.ui.tables.talisman.motion.figures import Puff, Reveal, Still
from game.ui.tables.talisman.motion.happenings import SOUNDS, belongs_to
from game.ui.tables.talisman.stage.parts import FIGHT_DICE, FIGHT_VERDICT
from game.ui.tables.talisman.table import TalismanTable
from tests.ui.tables.talisman.conftest import NAMES, played

AREA = Rect(0, 0, 1612, 1080)
LONGEST = 5.0


@pytest.fixture
def motion(table: TalismanTable) -> TalismanMotion:
    return TalismanMotion(Theme(), table)


def view_of(seat: int = 0) -> TalismanView:
    view = played(3, 60, seed=2).view(seat)
    assert isinstance(view, TalismanView)
    return replace(view, casting=(), fight=None, dealing="")


def between(
    motion: TalismanMotion, table: TalismanTable, event: Event, was: TalismanView, now: TalismanView
) -> Animation:
    before, after = table.layout(was, AREA, 0), table.layout(now, AREA, 0)
    return motion.between([event], before, after, was, now)


def told(kind: str, **facts: object) -> Event:
    return Event(kind, "TAL-6.11.1a", Text("Something happens."), tuple(facts.items()))


def moved_to(view: TalismanView, seat: int, space: str) -> TalismanView:
    heroes = tuple(replace(hero, space=space) if hero.seat.seat == seat else hero for hero in view.heroes)
    spaces = tuple(
        replace(
            shown,
            seats=tuple(sorted({*shown.seats} - {seat} | ({seat} if shown.id == space else set()))),
        )
        for shown in view.spaces
    )
    return replace(view, heroes=heroes, spaces=spaces)


def groups_of(seed: int, answers: int) -> Iterator[tuple[Group, TalismanView]]:
    """What a screen would show of a match, with the view before each group."""
    match = GAME.new_match([Seat(name) for name in NAMES[:4]], {}, seed)
    players = [make_player("greedy", seed + seat) for seat in range(4)]
    playback = Playback(match, belongs_to)
    was = match.view(0)
    for _answer in range(answers):
        item = playback.next(0)
        while isinstance(item, Group):
            assert isinstance(was, TalismanView)
            yield item, was
            was = item.view
            item = playback.next(0)
        if not isinstance(item, Decision):
            return
        match.choose(players[item.seat].answer(item, Glimpse(match, item.seat)))


def test_everything_that_happens_in_a_match_is_shown_in_a_moment(table: TalismanTable, motion: TalismanMotion) -> None:
    surface = pygame.Surface(AREA.size)
    kinds: Counter[str] = Counter()
    shown = 0
    for group, was in groups_of(3, 300):
        before: TableLayout = table.layout(was, AREA, 0)
        after = table.layout(group.view, AREA, 0)
        animation = motion.between(group.events, before, after, was, group.view)
        assert animation.length <= LONGEST, group.events[0].kind
        ids = {piece.id for piece in after.pieces} | {FIGHT_DICE, FIGHT_VERDICT}
        assert animation.hidden <= ids, "only pieces of the new table are hidden"
        kinds.update(event.kind for event in group.events)
        shown += bool(animation.motions)
        if animation.motions and shown % 6 == 0:
            animation.update(animation.length / 2)
            animation.draw(surface)
            animation.finish()
            animation.rest().draw(surface)
    assert len(kinds) > 25, kinds
    assert shown > 100


def test_a_figure_walks_from_space_to_space(table: TalismanTable, motion: TalismanMotion) -> None:
    was = moved_to(view_of(), 0, "outer_02_graveyard")
    now = moved_to(was, 0, "outer_05_hills")
    animation = between(motion, table, told("moved", who=0, space="outer_05_hills"), was, now)
    walk = next(found for found in animation.motions if isinstance(found, Walk))
    assert len(walk.path) == 4
    assert "token:0" in animation.hidden


def test_who_is_transported_flies(table: TalismanTable, motion: TalismanMotion) -> None:
    was = moved_to(view_of(), 0, "outer_02_graveyard")
    now = moved_to(was, 0, "middle_12_temple")
    animation = between(motion, table, told("transported", who=0, space="middle_12_temple"), was, now)
    assert any(isinstance(found, Flight) for found in animation.motions)
    assert not any(isinstance(found, Walk) for found in animation.motions)


def test_a_drawn_card_is_held_up_large_before_it_lies_on_its_space(
    table: TalismanTable, motion: TalismanMotion
) -> None:
    was = view_of()
    card = next(card for card in instances("adventure") if not any(card in space.cards for space in was.spaces))
    spaces = (replace(was.spaces[1], cards=(*was.spaces[1].cards, card)), *was.spaces[2:])
    now = replace(was, spaces=(was.spaces[0], *spaces))
    animation = between(motion, table, told("drawn", who=0, card=card), was, now)
    shown = next(found for found in animation.motions if isinstance(found, Reveal))
    deck = table.layout(now, AREA, 0).find("pile:adventure")
    assert deck is not None
    assert shown.start == deck.rect
    assert shown.held.height > 400, "it is held up large"
    surface = pygame.Surface(AREA.size)
    for share in (0.0, 0.1, 0.2, 0.5, 0.9, 0.999):
        shown.draw(surface, share)
    assert f"card:{card}" in animation.hidden


@pytest.mark.parametrize(("name", "change"), [("lives", -1), ("lives", 1), ("strength", 1), ("craft", -1), ("gold", 2)])
def test_what_is_gained_and_lost_rises_from_figure_and_sheet(
    table: TalismanTable, motion: TalismanMotion, name: str, change: int
) -> None:
    was = view_of()
    hero = replace(was.heroes[0], **{name: getattr(was.heroes[0], name) + change})
    now = replace(was, heroes=(hero, *was.heroes[1:]))
    animation = between(motion, table, told("life_lost", who=0), was, now)
    assert sum(isinstance(found, Rise) for found in animation.motions) == 2


@pytest.mark.clause("TAL-2.5b")
def test_turning_into_a_toad_is_a_cloud(table: TalismanTable, motion: TalismanMotion) -> None:
    was = view_of()
    was = replace(was, heroes=(was.heroes[0], replace(was.heroes[1], toad=0), was.heroes[2]))
    toad = replace(was.heroes[1], toad=3, strength=1, craft=1)
    now = replace(was, heroes=(was.heroes[0], toad, was.heroes[2]))
    animation = between(motion, table, told("toad", who=1), was, now)
    assert any(isinstance(found, Puff) for found in animation.motions)
    assert not any(isinstance(found, Rise) for found in animation.motions)


def test_a_card_held_up_covers_what_lies_below_while_it_is_held() -> None:
    face = pygame.Surface((60, 90))
    held = Rect(100, 100, 60, 90)
    animation = Animation([Reveal(face, face, Rect(0, 0, 20, 30), held, Rect(300, 0, 20, 30), 2.0, delay=1.0)])
    assert not animation.covers((110, 110)), "it has not come yet"
    animation.update(1.5)
    assert animation.covers((110, 110))
    assert not animation.covers((90, 110))
    animation.update(2.0)
    assert not animation.covers((110, 110)), "it lies in its place"


def test_dice_roll_and_lie_still_for_a_moment(table: TalismanTable, motion: TalismanMotion) -> None:
    view = view_of()
    for facts, dice in (({"faces": (4,)}, 1), ({"faces": (3, 6)}, 2), ({"faces": (5,), "foe_faces": (2, 2)}, 3)):
        animation = between(motion, table, told("thrown", who=0, **facts), view, view)
        tumbling = [found for found in animation.motions if isinstance(found, Flight)]
        lying = [found for found in animation.motions if isinstance(found, Still)]
        assert len(tumbling) == dice
        assert len(lying) == dice + 1


@pytest.mark.clause("TAL-6.16.4a")
def test_the_dice_of_a_fight_roll_where_they_will_lie(table: TalismanTable, motion: TalismanMotion) -> None:
    fight = FightView("combat", 0, -1, ("card:bear#1",), 4, 3, 0, (), (), (5,), 2, 9, 5)
    now = replace(view_of(), fight=fight)
    was = replace(now, fight=replace(fight, thrown=(), foe_thrown=0, score=0, foe_score=0))
    animation = between(motion, table, told("fight_thrown", who=0, faces=(5,)), was, now)
    stage = table.stage_shown
    assert stage is not None
    tumbling = [found for found in animation.motions if isinstance(found, Flight)]
    assert len(tumbling) == 2
    assert all(stage.rect.collidepoint(found.end) for found in tumbling)
    assert FIGHT_DICE in animation.hidden
    pictures = []
    for hidden in (frozenset[str](), animation.hidden):
        surface = pygame.Surface(AREA.size)
        table.draw(surface, now, AREA, 0, Marks(), hidden)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] != pictures[1], "the result is not shown before the dice lie still"


def test_a_spell_strikes_its_target(table: TalismanTable, motion: TalismanMotion) -> None:
    view = view_of()
    animation = between(motion, table, told("spell_cast", who=0, card="", target="seat:1"), view, view)
    beam = next(found for found in animation.motions if isinstance(found, Beam))
    figure = table.layout(view, AREA, 0).find("token:1")
    assert figure is not None
    assert beam.start != beam.end


def test_losses_of_several_are_shown_together() -> None:
    lost = told("life_lost", who=0)
    assert belongs_to([lost], told("life_lost", who=1))
    assert not belongs_to([lost], told("moved", who=1))
    assert not belongs_to([], lost)


def test_the_sounds_of_events_exist() -> None:

    for sound in set(SOUNDS.values()):
        assert sound_file(sound).is_file(), sound


def test_a_talisman_that_comes_to_somebody_is_heard_for_itself(table: TalismanTable, motion: TalismanMotion) -> None:
    was = view_of()
    talisman = next(card for card in instances("talisman"))
    other = next(card for card in instances("adventure"))
    for kind in ("taken", "received", "given"):
        assert between(motion, table, told(kind, who=0, card=talisman), was, was).sounds == ("talisman_found",)
        assert between(motion, table, told(kind, who=0, card=other), was, was).sounds != ("talisman_found",)
    assert between(motion, table, told("left", who=0, card=talisman), was, was).sounds != ("talisman_found",)


def test_it_is_written_whose_dice_are_thrown_against_death(motion: TalismanMotion, table: TalismanTable) -> None:
    view = view_of()
    trays = []
    for kind in ("death_thrown", "thrown"):
        event = told(kind, who=0, number=7, foe_number=3, faces=(3, 4), foe_faces=(2, 1))
        trays.append(next(one for one in between(motion, table, event, view, view).motions if isinstance(one, Still)))
    assert trays[0].picture.get_width() > trays[1].picture.get_width()


def test_dice_do_not_hide_who_throws_them_on_the_crown(motion: TalismanMotion, table: TalismanTable) -> None:
    view = view_of()
    assert view.active is not None
    crowned = moved_to(view, view.active, CROWN)
    animation = between(motion, table, told("thrown", who=view.active, faces=(4,)), crowned, crowned)
    figure = table.layout(crowned, AREA, 0).find(f"token:{view.active}")
    assert figure is not None
    trays = [one for one in animation.motions if isinstance(one, Still)]
    assert not any(one.picture.get_rect(center=one.centre).collidepoint(figure.rect.center) for one in trays)
