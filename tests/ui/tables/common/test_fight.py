"""A fight is shown the same way on every table: two sides, what counts, the dice, who has won."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pygame
import pytest
from pygame import Rect, Surface

from game.engine.decision import Odds, Outcome, Text, Tone
from game.ui.kit.painting.glow import GAINED, LOST
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.dice import DicePictures
from game.ui.tables.common.fight.banner import VerdictBanner
from game.ui.tables.common.fight.chances import TINTS, ChancesDrawing
from game.ui.tables.common.fight.drawing import FightDrawing
from game.ui.tables.common.fight.form import GILT, Fight
from game.ui.tables.common.fight.places import FightPlaces, lay_out_fight
from game.words import set_language
from tests.ui.tables.common.fights import COUNTED, FIGHT, FOE, OWN, differs

RECTS = (Rect(20, 20, 420, 300), Rect(5, 5, 250, 560), Rect(0, 0, 620, 260))


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.init()
    pygame.display.set_mode((64, 64))


def parts_of(places: FightPlaces) -> list[Rect]:
    """Every part of a fight that something is drawn on."""
    sides = [(side.name, side.picture, *side.rows, side.strength, side.dice, side.total) for side in places.sides]
    return [places.title, *sides[0], *sides[1]]


def drawn(fight: Fight, places: FightPlaces) -> Surface:
    surface = Surface((640, 580))
    pictures = PictureStore(pytest.fail)
    FightDrawing(Theme(), pictures, DicePictures(pictures)).draw(surface, fight, places)
    return surface


@pytest.mark.parametrize("rect", RECTS)
def test_the_parts_of_a_fight_lie_inside_of_its_ground_and_beside_each_other(rect: Rect) -> None:
    parts = parts_of(lay_out_fight(FIGHT, rect, 6))
    assert all(rect.contains(part) and part.width > 10 and part.height > 6 for part in parts)
    assert not any(part.collidelist(parts[number + 1 :]) >= 0 for number, part in enumerate(parts))


@pytest.mark.parametrize("rect", RECTS)
def test_the_verdict_hangs_where_the_title_stood_and_hides_nobody_and_nothing_that_is_read(rect: Rect) -> None:
    places = lay_out_fight(FIGHT, rect, 6)
    assert rect.contains(places.verdict)
    assert places.verdict.contains(places.title.clip(places.verdict)), "the title gives way to it"
    assert places.verdict.collidelist([part for side in places.sides for part in (side.plate, side.picture)]) < 0
    assert max(side.picture.height for side in places.sides) > rect.height * 0.16


def test_where_a_verdict_lies_the_title_is_read_below_it() -> None:
    places = lay_out_fight(FIGHT, RECTS[0], 6)
    seen, other = drawn(FIGHT, places), drawn(replace(FIGHT, title="Psychic Combat"), places)
    below = Rect(places.title.left, places.verdict.bottom, places.title.width, places.title.height)
    assert differs(seen, other, below)
    assert not differs(seen, other, places.verdict)


@pytest.mark.parametrize("size", [(620, 700), (940, 600), (1100, 800)])
def test_without_dice_the_strength_stands_beside_the_rows_and_the_figures_have_more_room(size: tuple[int, int]) -> None:
    own, foe = (replace(side, dice=None, total=0) for side in (OWN, FOE))
    with_dice, without = (
        lay_out_fight(replace(FIGHT, sides=sides), Rect((0, 0), size), 6).sides for sides in ((OWN, FOE), (own, foe))
    )
    assert without[0].picture.height > with_dice[0].picture.height
    assert without[0].picture.height > size[1] * 0.5
    for side in without:
        assert side.plate.contains(side.seal)
        assert side.seal.collidelist([side.name, *side.rows]) < 0
    assert without[0].seal.left > without[0].name.right - 8, "both numbers face each other"
    assert without[1].seal.right < without[1].name.left + 8


def test_there_is_a_row_for_each_thing_that_counts_and_the_picture_keeps_half_of_its_height() -> None:
    many = replace(FIGHT, sides=(replace(OWN, counted=COUNTED * 5), FOE))
    plain = replace(FIGHT, sides=(replace(OWN, counted=()), FOE))
    with_rows, without = (lay_out_fight(fight, RECTS[0], 6).sides[0] for fight in (many, plain))
    assert len(with_rows.rows) == 15
    assert not without.rows
    assert with_rows.picture.height * 2 >= without.picture.height


@pytest.mark.parametrize("rect", RECTS)
def test_every_row_and_the_verdict_are_drawn_in_their_places(rect: Rect) -> None:
    places = lay_out_fight(FIGHT, rect, 6)
    shown, empty = drawn(FIGHT, places), Surface((640, 580))
    for place in (*places.sides[0].rows, *places.sides[1].rows, places.verdict):
        assert differs(shown, empty, place)
        left, right = Rect(place.left, place.top, place.width // 2, place.height), place.copy()
        right.left, right.width = place.centerx, place.width // 2
        assert differs(shown, empty, left)
        assert differs(shown, empty, right)
    assert differs(shown, empty, places.title)


def test_dice_lie_beside_each_other_in_their_place() -> None:
    side = lay_out_fight(FIGHT, RECTS[0], 6).sides[0]
    for count in (1, 2, 3):
        dice = [side.die(number, count) for number in range(count)]
        assert all(side.dice.contains(die) for die in dice)
        assert not any(die.collidelist(dice[number + 1 :]) >= 0 for number, die in enumerate(dice))


def test_before_the_dice_neither_they_nor_who_wins_can_be_seen() -> None:
    places = lay_out_fight(FIGHT, RECTS[0], 6)
    early = drawn(FIGHT.before_the_dice(), places)
    other = replace(FIGHT, sides=(replace(OWN, dice=(1, 1), total=8), replace(FOE, dice=(6,), total=13)), winner=1)
    assert not differs(early, drawn(other.before_the_dice(), places), RECTS[0])
    assert differs(early, drawn(FIGHT, places), places.sides[0].dice)
    assert differs(early, drawn(FIGHT, places), places.verdict)


def test_the_total_of_the_winner_is_marked_and_who_throws_no_die_waits_for_none() -> None:
    places = lay_out_fight(FIGHT, RECTS[0], 6)
    won, lost = drawn(FIGHT, places), drawn(replace(FIGHT, winner=1), places)
    assert differs(won, lost, places.sides[0].total)
    still = replace(FIGHT, sides=(replace(OWN, dice=None), replace(FOE, dice=())))
    none = replace(still, sides=(still.sides[0], replace(FOE, dice=None)))
    shown, plates = drawn(still, places), drawn(none, places)
    assert not differs(shown, plates, places.sides[0].dice)
    assert differs(shown, plates, places.sides[1].dice)


def test_won_and_lost_differ_also_without_colour() -> None:
    pictures = PictureStore(pytest.fail)
    banner = VerdictBanner(Theme(), pictures)
    fights = [replace(FIGHT, verdict="Same", ink=ink) for ink in (GAINED, LOST, GILT)]
    shapes = {pygame.mask.from_surface(banner.picture(fight, (500, 90), held=False)).count() for fight in fights}
    assert len(shapes) > 1, "a cloth with tails, and a torn one"
    grey = [pygame.transform.grayscale(banner.picture(fight, (500, 90), held=False)) for fight in fights]
    assert len({pygame.image.tobytes(picture, "RGBA") for picture in grey}) == 3
    bright, dark, none = (banner.glory(fight, (200, 150)) for fight in fights)
    assert bright is not None
    assert dark is not None
    assert none is None
    assert {bright.get_at((x, 2)).a for x in range(200)} == {0}, "it ends before the edge"


@pytest.mark.parametrize(("face", "seen"), [("d6_4", "d6_"), ("fire", "blur")])
def test_a_die_with_numbers_rolls_over_its_numbers(face: str, seen: str) -> None:
    whirled = [DicePictures._whirling(face, step) for step in range(12)]
    assert all(picture.startswith(seen) for picture in whirled)
    assert len(set(whirled)) > 3


@pytest.mark.parametrize("rect", RECTS)
@pytest.mark.parametrize("spare", [1, 2])
def test_dice_that_do_not_count_lie_small_beside_the_one_that_does(rect: Rect, spare: int) -> None:
    side = lay_out_fight(FIGHT, rect, 6).sides[0]
    best, *others = (side.die(number, spare + 1, spare) for number in range(spare + 1))
    assert side.dice.contains(best)
    for other in others:
        assert other.width < best.width * 0.7
        assert side.dice.contains(other)
    assert not any(one.colliderect(other) for one, other in combinations([best, *others], 2))


def test_a_verdict_that_is_held_up_says_how_to_go_on() -> None:
    banner = VerdictBanner(Theme(), PictureStore(pytest.fail))
    held, lying = (banner.picture(FIGHT, (500, 110), held=so) for so in (True, False))
    bottom = held.get_rect().centery + 55
    assert differs(held, lying, Rect(200, bottom + 2, 100, 20))


def test_how_to_go_on_is_said_in_the_language_of_the_moment_whatever_the_verdict_is() -> None:
    banner = VerdictBanner(Theme(), PictureStore(pytest.fail))
    shown = []
    for language in ("pl", "en"):
        set_language(language)
        shown.append(pygame.image.tobytes(banner.picture(FIGHT, (500, 110), held=True), "RGBA"))
    assert shown[0] != shown[1]


def test_before_the_throw_the_chances_are_drawn_as_long_as_they_are_likely() -> None:
    outcomes = (
        Outcome(Text("You win."), Fraction(3, 4), tone=Tone.GOOD),
        Outcome(Text("You lose."), Fraction(1, 4), tone=Tone.BAD),
    )
    surface = Surface((400, 100))
    ChancesDrawing(Theme(), PictureStore(pytest.fail)).draw(surface, Odds(Text("Combat"), outcomes), surface.get_rect())
    row = [surface.get_at((x, 30))[:3] for x in range(20, 380)]
    good, bad = row.count(TINTS[Tone.GOOD]), row.count(TINTS[Tone.BAD])
    assert bad * 1.6 < good < bad * 5
