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
from game.ui.tables.common.fight.arena import arena
from game.ui.tables.common.fight.banner import VerdictBanner
from game.ui.tables.common.fight.blows import DRAWN, LANDS, Blow
from game.ui.tables.common.fight.chances import TINTS, ChancesDrawing
from game.ui.tables.common.fight.drawing import FightDrawing
from game.ui.tables.common.fight.exchange import BLOW, GOES, LANDED, PARTS, thrown
from game.ui.tables.common.fight.form import GILT, Counted, Fight, FightSide
from game.ui.tables.common.fight.held import HeldFight
from game.ui.tables.common.fight.ladder import Rung
from game.ui.tables.common.fight.places import FightPlaces, lay_out_fight
from game.ui.tables.common.fight.ranks import OF_ROBES, OVERLAP, Fighters, stand
from game.ui.tables.common.fight.scene import NOBODY, DieScale, FightScene, Leavers, SceneColours

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
    return [places.title, *sides[0], *sides[1]]


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
    parts = parts_of(lay_out_fight(FIGHT, rect, 6))
    assert all(rect.contains(part) and part.width > 10 and part.height > 6 for part in parts)
    assert not any(part.collidelist(parts[number + 1 :]) >= 0 for number, part in enumerate(parts))


@pytest.mark.parametrize("rect", RECTS[:1])
def test_the_verdict_lies_over_the_figures_and_hides_nothing_that_is_read(rect: Rect) -> None:
    places = lay_out_fight(FIGHT, rect, 6)
    assert rect.contains(places.verdict)
    read = [places.title, *(part for side in places.sides for part in (side.name, *side.rows, side.strength))]
    assert places.verdict.collidelist(read) < 0
    for side in places.sides:
        assert places.verdict.colliderect(side.picture)
        assert places.verdict.clip(side.picture).height < side.picture.height * 0.5, "it leaves the figures to be seen"


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


SCENES = ("demons/fights/open.webp", "devils_circle/fights/keep.webp", "talisman/fights/desert.webp")
COLOURS = SceneColours((214, 166, 84, 255), (104, 74, 34, 255))


@pytest.mark.parametrize("scene", SCENES)
def test_the_place_of_a_fight_is_painted_down_to_its_foot_and_no_lighter_than_figures(scene: str) -> None:
    shown = arena(PictureStore(pytest.fail), scene, (600, 400), 10)
    for part in (Rect(60, 20, 480, 120), Rect(60, 140, 480, 120), Rect(60, 270, 480, 120)):
        assert 24 < sum(pygame.transform.average_color(shown, part)[:3]) / 3 < 150
    tones = {shown.get_at((x, 380))[:3] for x in range(60, 540, 12)}
    assert len(tones) > 12, "also where plates lie it is no flat black"
    assert shown.get_at((0, 0)).a == 0, "its corners are round"
    assert shown.get_at((300, 200)).a == 255


def test_the_place_is_lit_in_the_colours_of_both_sides() -> None:
    pictures = PictureStore(pytest.fail)
    red, blue = (255, 30, 20), (20, 60, 255)
    one, other = (arena(pictures, SCENES[1], (600, 400), 10, lights) for lights in ((red, blue), (blue, red)))
    left = Rect(90, 110, 110, 110)
    assert pygame.transform.average_color(one, left)[0] > pygame.transform.average_color(other, left)[0] + 10
    assert pygame.transform.average_color(one, left)[2] + 10 < pygame.transform.average_color(other, left)[2]


def held_fight(fight: Fight, scale: DieScale | None = None, leavers: Leavers = NOBODY) -> HeldFight:
    """A fight of one red figure on each side."""
    red = Surface((60, 60), pygame.SRCALPHA)
    red.fill((200, 20, 20, 255))
    scene = FightScene(Theme(), PictureStore(pytest.fail), COLOURS)
    muster = Fighters([red])
    return scene.held(fight, lambda _side, _box: muster, SCENES[0], Rect(0, 0, 900, 600), scale, leavers)


def at_second(held: HeldFight, seconds: float) -> Surface:
    """What is seen of it after so many seconds."""
    surface = Surface((900, 600))
    held.draw(surface, min(1.0, seconds / held.length))
    return surface


def test_with_the_verdict_the_beaten_side_has_lost_its_colours_and_its_place() -> None:
    held = held_fight(FIGHT)
    (winner,), (loser,) = held.pictures.exchange.sides
    x, y = loser.foot[0], loser.foot[1] - 50
    before, after = (at_second(held, seconds).get_at((x, y)) for seconds in (0.4, held.length))
    assert before.r > before.b + 100
    assert max(after[:3]) - min(after[:3]) < 60
    assert thrown(loser.foot, 1, 900)[0] > loser.foot[0], "it is thrown back"
    stays = at_second(held, held.length).get_at((winner.foot[0], winner.foot[1] - 50))
    assert stays.r > stays.b + 100 or held.pictures.verdict.get_rect(center=held.pictures.verdict_at).collidepoint(x, y)


def test_the_blow_begins_before_the_verdict_and_lands_before_it() -> None:
    held = held_fight(FIGHT)
    exchange, struck = held.pictures.exchange, held.decided - LANDED
    seen = [pygame.image.tobytes(at_second(held, struck + since), "RGB") for since in (-0.2, -0.1)]
    assert seen[0] != seen[1], "it is on its way"
    assert [blow.start[0] < blow.end[0] for blow in exchange.blows] == [True], "the first side has won"
    early, late = (Surface((900, 600)) for _moment in range(2))
    exchange.draw_blows(early, -BLOW * LANDS - 0.01)
    exchange.draw_blows(late, BLOW)
    for nothing in (early, late):
        assert nothing.get_bounding_rect().size == (900, 600)
        assert pygame.transform.average_color(nothing)[:3] == (0, 0, 0)


@pytest.mark.parametrize("kind", list(DRAWN))
def test_every_kind_of_blow_is_seen_on_its_way_and_where_it_lands(kind: str) -> None:
    blow = Blow(kind, (100, 150), (300, 150), 120)
    pictures = []
    for share in (0.3, 0.6):
        surface = Surface((400, 300))
        blow.draw(surface, share)
        assert pygame.transform.average_color(surface, Rect(60, 60, 300, 200))[:3] != (0, 0, 0)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] != pictures[1]


def test_where_nobody_has_won_both_strike_and_nobody_is_beaten() -> None:
    exchange = held_fight(replace(FIGHT, winner=None)).pictures.exchange
    assert exchange.loser is None
    assert len(exchange.blows) == 2


def test_won_and_lost_differ_also_without_colour() -> None:
    pictures = PictureStore(pytest.fail)
    banner = VerdictBanner(Theme(), pictures)
    fights = [replace(FIGHT, verdict="Same", ink=ink) for ink in (GAINED, LOST, GILT)]
    shapes = {pygame.mask.from_surface(banner.picture(fight, (500, 90), held=False)).count() for fight in fights}
    assert len(shapes) > 1, "a cloth with tails, and a torn one"
    grey = [pygame.transform.grayscale(banner.picture(fight, (500, 90), held=False)) for fight in fights]
    assert len({pygame.image.tobytes(picture, "RGBA") for picture in grey}) == 3
    bright, dark, none = (banner.glory(fight, 200) for fight in fights)
    assert bright is not None
    assert dark is not None
    assert none is None


@pytest.mark.parametrize("size", [(400, 330), (420, 560), (660, 500), (900, 600), (1500, 900)])
def test_whoever_fights_has_room_in_every_window(size: tuple[int, int]) -> None:
    scene = FightScene(Theme(), PictureStore(pytest.fail), COLOURS)
    rooms: list[Rect] = []

    def fighters(_side: int, box: Rect) -> Fighters:
        rooms.append(box)
        return Fighters([Surface((10, 10), pygame.SRCALPHA)])

    scene.held(FIGHT, fighters, SCENES[0], Rect((0, 0), size))
    assert len(rooms) == 2
    assert all(min(room.size) > 80 for room in rooms), rooms


@pytest.mark.parametrize("count", [1, 2, 4, 6])
@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("led", [False, True])
@pytest.mark.parametrize("overlap", [OVERLAP, OF_ROBES])
def test_of_several_who_fight_side_by_side_each_head_is_seen_and_the_first_is_nearest_to_the_foe(
    count: int, mirrored: bool, led: bool, overlap: float
) -> None:
    box = Rect(100, 50, 400, 260)
    leader = Surface((200, 260)) if led else None
    figures = [Surface((150, 250)) for _figure in range(count)]
    stood = stand(Fighters(figures, leader, overlap), box, mirrored=mirrored)
    assert sorted(found.number for found in stood) == [*([-1] if led else []), *range(count)]
    for number, found in enumerate(stood):
        head = Rect(0, 0, 20, found.place.height // 3)
        head.midtop = found.place.midtop
        assert head.collidelist([after.place for after in stood[number + 1 :]]) < 0
        assert found.number < 0 or box.contains(found.place)
    nearest = min(stood, key=lambda found: found.place.left if mirrored else -found.place.right)
    assert nearest.number == 0
    assert count > 1 or led or nearest.place.size == (150, 250), "nobody shrinks who has room"


SCALE = DieScale("Now", (Rung((1, 2), "Lost", (70, 20, 20, 255)), Rung((3, 4, 5, 6), "Won", (20, 70, 20, 255))), 4, "4")


def test_the_die_rests_between_both_sides_above_their_plates_and_lands_on_its_row() -> None:
    held = held_fight(FIGHT, scale=SCALE)
    die = held.pictures.die
    assert die is not None
    whole, lies = held.pictures.place, die.hit.get_rect(center=die.at)
    assert die.still.get_rect(center=die.rests).bottom < whole.centery + whole.height // 4
    assert die.rests[0] == whole.centerx
    assert lies.collidepoint(die.lands)
    fallen = at_second(held, held.decided - 0.05)
    assert differs(fallen, at_second(held, 0.4), lies), "one row is lit"
    assert lies.height < whole.height * 0.25, "those who fight have the room"


def test_who_is_released_dims_and_flies_off_after_the_hit_and_who_is_kept_stays() -> None:
    held = held_fight(FIGHT, leavers=((0,), ()))
    exchange = held.pictures.exchange
    ((goes,), (stays,)) = exchange.sides
    assert goes.leaving is not None
    assert stays.leaving is None
    seen = []
    for since in (0.0, (PARTS + GOES) / 2, GOES + 0.01):
        surface = Surface((900, 600))
        exchange.draw_figures(surface, since)
        seen.append([any(pygame.image.tobytes(surface.subsurface((x, 0, 440, 600)), "RGB")) for x in (0, 460)])
    assert [first for first, _second in seen] == [True, True, False]
    assert seen[2][1], "the other one has not gone"


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
    top = held.get_rect().centery - 55
    assert differs(held, lying, Rect(200, top - 26, 100, 22))


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
