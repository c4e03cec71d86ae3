"""The parts that the motions of all tables are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import pygame
import pytest
from pygame import Rect, Surface

from game.engine.decision import Event, Text
from game.ui.kit.animation import Flight, Proclamation, Rise, Walk
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.between_views import BannerStyle, BetweenViews, RisingStyle, follows, turning_over
from game.ui.tables.common.dice import DicePictures
from game.ui.tables.common.pieces import TableLayout

TABLE = TableLayout(Rect(0, 0, 600, 400))


class Toy(BetweenViews[str]):
    """A table on which a pawn walks, dice roll and words are told."""

    sounds: ClassVar[Mapping[str, str]] = {"walked": "die_set", "rolled": "dice_roll"}
    banner_style = BannerStyle((20, 8, 44, 236), 2, 0.4, (0.4, 0.22))
    rising_style = RisingStyle("title", (12, 4, 4), ((2, 2), (4, 4)))

    def __init__(self) -> None:
        super().__init__(Theme())
        self._shown_by |= {"walked": self._walked, "rolled": self._rolled, "told": self._told}

    def _walked(self, event: Event) -> None:
        self._add(Walk(Surface((10, 10)), ((0, 0), (50, 0), (50, 80)), 1.0), "pawn")

    def _rolled(self, event: Event) -> None:
        dice = DicePictures(PictureStore(pytest.fail))
        self._throw(dice, ("d6_2", "d6_5"), 30, Surface((90, 50)), (300, 200), (0.5, 0.25))

    def _told(self, event: Event) -> None:
        self._banner("Something", "happens", (300, 60), (300, 200), 1.0)
        self._rise("+1", (255, 255, 255), 30, (10, 10), 1.0, 20, lingers=0.5)


@pytest.fixture
def toy() -> Toy:
    pygame.init()
    pygame.display.set_mode((64, 64))
    return Toy()


def told(*kinds: str) -> list[Event]:
    return [Event(kind, "", Text("It happens."), ()) for kind in kinds]


def test_an_event_is_shown_by_its_kind_and_what_is_on_its_way_is_hidden(toy: Toy) -> None:
    animation = toy.between(told("walked", "unknown"), TABLE, TABLE, "before", "after")
    assert [type(motion) for motion in animation.motions] == [Walk]
    assert animation.hidden == {"pawn"}
    assert animation.sounds == ("die_set",)


def test_nothing_of_the_animation_before_is_left(toy: Toy) -> None:
    toy.between(told("walked", "rolled"), TABLE, TABLE, "before", "after")
    animation = toy.between(told("unknown"), TABLE, TABLE, "before", "after")
    assert not animation.motions
    assert not animation.hidden
    assert not animation.sounds


def test_each_sound_is_heard_once(toy: Toy) -> None:
    animation = toy.between(told("rolled", "walked", "rolled"), TABLE, TABLE, "before", "after")
    assert animation.sounds == ("dice_roll", "die_set")


def test_dice_rest_where_they_stop_rolling_beside_each_other(toy: Toy) -> None:
    flights = toy.between(told("rolled"), TABLE, TABLE, "", "").motions
    tray, *dice = flights
    rolling, resting = dice[::2], dice[1::2]
    assert all(isinstance(motion, Flight) for motion in flights)
    for roll, rest in zip(rolling, resting, strict=True):
        assert isinstance(roll, Flight)
        assert isinstance(rest, Flight)
        assert roll.end == rest.start == rest.end
        assert roll.delay + roll.length == rest.delay
        assert rest.delay + rest.length == tray.delay + tray.length
    ends = [motion.end[0] for motion in resting if isinstance(motion, Flight)]
    assert sum(ends) / 2 == 300
    assert ends[1] - ends[0] > 30


def test_banners_and_rising_words_are_pictures_of_their_own(toy: Toy) -> None:
    banner, words = toy.between(told("told"), TABLE, TABLE, "", "").motions
    again, _words = toy.between(told("told"), TABLE, TABLE, "", "").motions
    assert isinstance(banner, Proclamation)
    assert isinstance(again, Proclamation)
    assert isinstance(words, Rise)
    assert banner.picture is not again.picture, "each fades by itself"
    assert banner.picture.get_size() == (300, 60)


def test_who_walks_stands_at_both_ends_of_the_path_and_hops_between() -> None:
    surface = Surface((120, 120))
    picture = Surface((10, 10))
    picture.fill("white")
    walk = Walk(picture, ((20, 100), (60, 100), (60, 40)), 1.0, hop=12)
    for share, centre in ((0.0, (20, 100)), (0.25, (40, 88)), (0.5, (60, 100)), (0.9999, (60, 40))):
        surface.fill("black")
        walk.draw(surface, share)
        place = pygame.mask.from_threshold(surface, (255, 255, 255), (1, 1, 1)).get_bounding_rects()[0]
        assert place.center == centre
    Walk(picture, ((5, 5),), 1.0, hop=0).draw(surface, 0.5)
    assert surface.get_at((5, 5))[:3] == (255, 255, 255)


def test_a_card_that_turns_shows_its_back_first_and_is_narrow_in_between() -> None:
    back, face = Surface((40, 60)), Surface((40, 60))
    face.fill("white")
    frames = turning_over(back, face)
    assert [frame.get_at((0, 0))[0] for frame in frames] == [0] * 5 + [255] * 5
    widths = [frame.get_width() for frame in frames]
    assert widths[0] == widths[-1] == 40
    assert max(widths[4:6]) < 8


def test_events_follow_their_own_kind_or_whatever_caused_them() -> None:
    lost, gained, grown = told("lost", "gained", "grown")
    kinds = {"alike": {"lost", "gained"}, "always": {"grown"}}
    assert follows([lost], lost, **kinds)
    assert not follows([gained], lost, **kinds)
    assert follows([gained], grown, **kinds)
    assert not follows([], grown, **kinds)
