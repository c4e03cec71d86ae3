"""A fight is shown the same way on every table: two sides, what counts, the dice, who has won."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pygame
import pytest
from pygame import Rect, Surface

from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.dice import DicePictures
from game.ui.tables.common.fight.arena import arena
from game.ui.tables.common.fight.drawing import FightDrawing
from game.ui.tables.common.fight.form import Counted, Fight, FightSide
from game.ui.tables.common.fight.places import FightPlaces, lay_out_fight
from game.ui.tables.common.fight.scene import APART, LEAST_SHARE, FightScene, SceneColours, _fitted

RECTS = (Rect(20, 20, 420, 300), Rect(5, 5, 250, 560), Rect(0, 0, 620, 260))
COUNTED = (Counted("Sword", 1), Counted("A very long word for a helper", 2), Counted("Curse", -1))
OWN = FightSide("Warrior", 6, COUNTED, (5, 2), 11)
FOE = FightSide("Dragon", 7, COUNTED[:1], (3,), 10)
FIGHT = Fight("Combat", (172, 36, 24), (OWN, FOE), winner=0, verdict="Warrior wins")


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.init()
    pygame.display.set_mode((64, 64))


def parts_of(places: FightPlaces) -> list[Rect]:
    """Every part of a fight that something is drawn on."""
    sides = [(side.name, side.picture, *side.rows, side.strength, side.dice, side.total) for side in places.sides]
    return [places.title, *sides[0], *sides[1], places.verdict]


def drawn(fight: Fight, places: FightPlaces) -> Surface:
    surface = Surface((640, 580))
    pictures = PictureStore(pytest.fail)
    FightDrawing(Theme(), pictures, DicePictures(pictures)).draw(surface, fight, places)
    return surface


def differs(one: Surface, other: Surface, rect: Rect) -> bool:
    """Whether two pictures differ inside of a rectangle."""
    pictures = (pygame.image.tobytes(surface.subsurface(rect), "RGB") for surface in (one, other))
    return next(pictures) != next(pictures)


@pytest.mark.parametrize("rect", RECTS)
def test_the_parts_of_a_fight_lie_inside_of_its_ground_and_beside_each_other(rect: Rect) -> None:
    parts = parts_of(lay_out_fight(FIGHT, rect, 6, verdict=True))
    assert all(rect.contains(part) and part.width > 10 and part.height > 6 for part in parts)
    assert not any(part.collidelist(parts[number + 1 :]) >= 0 for number, part in enumerate(parts))


def test_there_is_a_row_for_each_thing_that_counts_and_the_picture_keeps_half_of_its_height() -> None:
    many = replace(FIGHT, sides=(replace(OWN, counted=COUNTED * 5), FOE))
    plain = replace(FIGHT, sides=(replace(OWN, counted=()), FOE))
    with_rows, without = (lay_out_fight(fight, RECTS[0], 6).sides[0] for fight in (many, plain))
    assert len(with_rows.rows) == 15
    assert not without.rows
    assert with_rows.picture.height * 2 >= without.picture.height


@pytest.mark.parametrize("rect", RECTS)
def test_every_row_and_the_verdict_are_drawn_in_their_places(rect: Rect) -> None:
    places = lay_out_fight(FIGHT, rect, 6, verdict=True)
    shown, empty = drawn(FIGHT, places), Surface((640, 580))
    for place in (*places.sides[0].rows, *places.sides[1].rows, places.verdict, places.title):
        assert differs(shown, empty, place)
        left, right = Rect(place.left, place.top, place.width // 2, place.height), place.copy()
        right.left, right.width = place.centerx, place.width // 2
        assert differs(shown, empty, left)
        assert differs(shown, empty, right)


def test_dice_lie_beside_each_other_in_their_place() -> None:
    side = lay_out_fight(FIGHT, RECTS[0], 6).sides[0]
    for count in (1, 2, 3):
        dice = [side.die(number, count) for number in range(count)]
        assert all(side.dice.contains(die) for die in dice)
        assert not any(die.collidelist(dice[number + 1 :]) >= 0 for number, die in enumerate(dice))


def test_before_the_dice_neither_they_nor_who_wins_can_be_seen() -> None:
    places = lay_out_fight(FIGHT, RECTS[0], 6, verdict=True)
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
    shown, empty = drawn(still, places), Surface((640, 580))
    assert not differs(shown, empty, places.sides[0].dice)
    assert differs(shown, empty, places.sides[1].dice)


SCENES = ("demons/map.jpg", "devils_circle/circle.jpg", "talisman/spaces/middle_09_desert.jpg")


@pytest.mark.parametrize("scene", SCENES)
def test_however_light_the_place_of_a_fight_is_words_are_read_before_it(scene: str) -> None:
    shown = arena(PictureStore(pytest.fail), scene, (600, 400), 10)
    for part in (Rect(60, 20, 480, 120), Rect(60, 140, 480, 120), Rect(60, 270, 480, 120)):
        light = sum(pygame.transform.average_color(shown, part)[:3]) / 3
        assert light < 115
    assert shown.get_at((0, 0)).a == 0, "its corners are round"
    assert shown.get_at((300, 200)).a == 255


@pytest.mark.parametrize("scene", SCENES)
def test_the_place_of_a_fight_is_out_of_focus_but_keeps_its_light_and_shade(scene: str) -> None:
    pictures = PictureStore(pytest.fail)
    shown, sharp = arena(pictures, scene, (600, 400), 10), pictures.cover(scene, (600, 400))
    assert steepest(shown) < steepest(sharp) / 2
    assert len({shown.get_at((x, 60))[:3] for x in range(40, 560, 20)}) > 5


def steepest(picture: Surface) -> int:
    """The largest step of red between two neighbours in the upper part of a picture."""
    rows = [[picture.get_at((x, y)).r for x in range(60, 540)] for y in (50, 90, 120)]
    return max(abs(one - other) for row in rows for one, other in pairwise(row))


def test_with_the_verdict_of_a_fight_held_up_the_beaten_side_loses_its_colours() -> None:
    pictures = PictureStore(pytest.fail)
    scene = FightScene(Theme(), pictures, SceneColours("demons/map.jpg", (214, 166, 84, 255), (104, 74, 34, 255)))
    red = Surface((60, 60))
    red.fill((200, 20, 20))
    held = scene.held(FIGHT, lambda _side, _box: [red], Rect(0, 0, 900, 600))
    ((_grey, middle),) = held.pictures.beaten
    before, after = Surface((900, 600)), Surface((900, 600))
    held.draw(before, (held.decided - 0.05) / held.length)
    held.draw(after, 1.0)
    colour, pale = (picture.get_at((round(middle[0]), round(middle[1]))) for picture in (before, after))
    assert colour.r > colour.b + 100
    assert pale.r == pale.b, "the second side has lost"
    assert middle[0] > held.pictures.place.centerx


@pytest.mark.parametrize("size", [(400, 330), (420, 560), (660, 500), (900, 600), (1500, 900)])
def test_whoever_fights_has_room_in_every_window(size: tuple[int, int]) -> None:
    pictures = PictureStore(pytest.fail)
    scene = FightScene(Theme(), pictures, SceneColours("demons/map.jpg", (214, 166, 84, 255), (104, 74, 34, 255)))
    rooms: list[Rect] = []

    def fighters(_side: int, box: Rect) -> list[Surface]:
        rooms.append(box)
        return [Surface((10, 10))]

    scene.held(FIGHT, fighters, Rect((0, 0), size))
    assert len(rooms) == 2
    assert all(min(room.size) > 40 for room in rooms), rooms


def test_where_nobody_has_won_nobody_pales() -> None:
    pictures = PictureStore(pytest.fail)
    scene = FightScene(Theme(), pictures, SceneColours("demons/map.jpg", (214, 166, 84, 255), (104, 74, 34, 255)))
    held = scene.held(replace(FIGHT, winner=None), lambda _side, _box: [Surface((60, 60))], Rect(0, 0, 900, 600))
    assert not held.pictures.beaten


@pytest.mark.parametrize("count", [1, 2, 4, 6])
def test_of_several_who_fight_side_by_side_most_of_each_is_seen(count: int) -> None:
    fitted = _fitted([Surface((90, 130)) for _fighter in range(count)], 200)
    total = sum(picture.get_width() for picture in fitted)
    assert fitted[0].get_width() >= 90 * LEAST_SHARE
    assert total * APART <= 200 + count or fitted[0].get_width() <= 90 * LEAST_SHARE + 1
    assert count > 2 or fitted[0].get_width() == 90, "nobody shrinks who has room"


@pytest.mark.parametrize(("face", "seen"), [("d6_4", "d6_"), ("fire", "blur")])
def test_a_die_with_numbers_rolls_over_its_numbers(face: str, seen: str) -> None:
    whirled = [DicePictures._whirling(face, step) for step in range(12)]
    assert all(picture.startswith(seen) for picture in whirled)
    assert len(set(whirled)) > 3


@pytest.mark.parametrize("rect", RECTS)
@pytest.mark.parametrize("spare", [1, 2])
def test_dice_that_do_not_count_lie_small_beside_the_one_that_does(rect: Rect, spare: int) -> None:
    side = lay_out_fight(FIGHT, rect, 6, verdict=True).sides[0]
    best, *others = (side.die(number, spare + 1, spare) for number in range(spare + 1))
    assert side.dice.contains(best)
    for other in others:
        assert other.width < best.width * 0.7
        assert side.dice.contains(other)
    assert not any(one.colliderect(other) for one, other in combinations([best, *others], 2))


def test_a_verdict_that_is_held_up_says_how_to_go_on() -> None:
    pictures = PictureStore(pytest.fail)
    drawing = FightDrawing(Theme(), pictures, DicePictures(pictures))
    held, lying = Surface((500, 110)), Surface((500, 110))
    drawing.draw_held_verdict(held, FIGHT, held.get_rect())
    drawing.draw_verdict(lying, FIGHT, Rect(0, 0, 500, 94))
    assert differs(held, lying, Rect(330, 92, 170, 18))
    assert not differs(held, lying, Rect(0, 0, 500, 80))
