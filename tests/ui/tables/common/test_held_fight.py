"""A fight held up over a table: the place, those who fight, the blow, the die that falls, and who is beaten."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest
from pygame import Rect, Surface

from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.fight.arena import Shining, arena
from game.ui.tables.common.fight.blows import DRAWN, LANDS, Blow
from game.ui.tables.common.fight.exchange import BLOW, GOES, LANDED, PARTS, thrown
from game.ui.tables.common.fight.fighters.beaten import beaten
from game.ui.tables.common.fight.fighters.ranks import OF_ROBES, OVERLAP, Fighters, stand
from game.ui.tables.common.fight.form import MIND, SWORD, Fight
from game.ui.tables.common.fight.held import HeldFight
from game.ui.tables.common.fight.ladder import Rung
from game.ui.tables.common.fight.lifted import below_feet, lifted
from game.ui.tables.common.fight.scene import NOBODY, DieScale, FightScene, Leavers, SceneColours
from game.ui.tables.common.fight.stamp import Stamp
from tests.ui.tables.common.fights import FIGHT, differs

SCENES = ("demons/fights/open.webp", "devils_circle/fights/keep.webp", "talisman/fights/desert.webp")
COLOURS = SceneColours((214, 166, 84, 255), (104, 74, 34, 255))
SCALE = DieScale("Now", (Rung((1, 2), "Lost", (70, 20, 20, 255)), Rung((3, 4, 5, 6), "Won", (20, 70, 20, 255))), 4, "4")


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.init()
    pygame.display.set_mode((64, 64))


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
    one, other = (arena(pictures, SCENES[1], (600, 400), 10, Shining(lights)) for lights in ((red, blue), (blue, red)))
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


def test_a_leader_at_the_edge_who_is_beaten_stays_on_the_stage() -> None:
    tall, red = Surface((120, 300), pygame.SRCALPHA), Surface((60, 60), pygame.SRCALPHA)
    tall.fill((200, 20, 20, 255))
    red.fill((20, 20, 200, 255))
    scene = FightScene(Theme(), PictureStore(pytest.fail), COLOURS)
    led = Fighters([red], tall, grounded=True)
    held = scene.held(replace(FIGHT, winner=1), lambda _side, _box: led, SCENES[0], Rect(0, 0, 900, 600), SCALE)
    leader, follower = held.pictures.exchange.sides[0]
    assert (leader.cornered, follower.cornered) == (True, False)
    alone = replace(held.pictures.exchange, sides=([leader], []))
    seen = []
    for since in (-1.0, 1.0):
        surface = Surface((900, 600))
        alone.draw_figures(surface, since)
        seen.append(left_of(surface))
    assert seen[1] >= seen[0], "he sinks forward"


def left_of(surface: Surface) -> int:
    """Where the first pixel is that is not black."""
    surface.set_colorkey((0, 0, 0))
    return surface.get_bounding_rect().left


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
    behind_the_banner = Surface((900, 600))
    held.pictures.exchange.draw_figures(behind_the_banner, 1.0)
    stays = behind_the_banner.get_at((winner.foot[0], winner.foot[1] - 50))
    assert stays.r > stays.b + 100


def test_the_blow_begins_before_the_verdict_and_lands_before_it() -> None:
    held = held_fight(FIGHT)
    exchange, struck = held.pictures.exchange, held.decided - LANDED
    seen = [pygame.image.tobytes(at_second(held, struck + since), "RGB") for since in (-0.2, -0.1)]
    assert seen[0] != seen[1], "it is on its way"
    assert [blow.start[0] < blow.end[0] for blow in exchange.blows] == [True], "the first side has won"
    early, late = (Surface((900, 600)) for _moment in range(2))
    exchange.draw_blows(early, -BLOW * LANDS - 0.01)
    exchange.draw_blows(late, BLOW)
    assert not any(pygame.image.tobytes(early, "RGB"))
    assert not any(pygame.image.tobytes(late, "RGB"))


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


def test_the_die_stays_between_both_sides_above_their_plates_and_covers_no_row() -> None:
    held = held_fight(FIGHT, scale=SCALE)
    die = held.pictures.die
    assert die is not None
    whole, lies = held.pictures.place, die.hit.get_rect(center=die.at)
    assert die.still.get_rect(center=die.rests).bottom < whole.centery + whole.height // 4
    assert die.rests[0] == whole.centerx
    assert lies.contains(die.hits)
    rests = die.still.get_rect(center=die.rests)
    assert not rests.colliderect(lies), "the number that it hit can be read"
    assert not rests.colliderect(held.pictures.verdict.get_rect(center=held.pictures.verdict_at))
    fallen = at_second(held, held.decided - 0.05)
    assert differs(fallen, at_second(held, 0.4), lies), "one row is lit"
    late = [at_second(held, held.length - seconds) for seconds in (0.2, 0.0)]
    assert not differs(late[0], late[1], rests.inflate(-40, -40)), "it lies there to the end"
    assert differs(at_second(held, 0.1), late[1], rests)
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


@pytest.mark.parametrize("blow", list(DRAWN))
def test_who_is_beaten_keeps_the_glowing_mark_of_the_blow_and_sinks_with_no_corner_of_it_showing(blow: str) -> None:
    pictures, figure = PictureStore(pytest.fail), Surface((120, 200), pygame.SRCALPHA)
    figure.fill((40, 60, 200, 255))
    hurt, other = (beaten(pictures, figure, kind, mirrored=False) for kind in (blow, SWORD if blow != SWORD else MIND))
    lights = {spot for x in range(0, hurt.get_width(), 3) for y in range(0, hurt.get_height(), 3)
              if sum((spot := tuple(hurt.get_at((x, y))))[:3]) > 420}  # fmt: skip
    assert lights, "something glows on it"
    assert differs(hurt, other, hurt.get_rect())
    middle, low = hurt.get_width() // 2, hurt.get_height() - 1
    assert all(hurt.get_at((x, low)).a > 200 for x in range(middle - 30, middle + 30)), "its foot has sunk"
    assert hurt.get_height() < 200 * 1.05


def test_a_figure_stands_in_the_light_of_its_side_and_on_the_ground_in_its_own_shadow() -> None:
    pictures, figure = PictureStore(pytest.fail), Surface((80, 120), pygame.SRCALPHA)
    figure.fill((200, 20, 20, 255))
    below = below_feet(figure)
    seen = lifted(pictures, figure, (30, 90, 255), below=below)
    middle, foot = seen.get_width() // 2, seen.get_height() - below
    assert seen.get_at((middle, foot - 1))[:3] == (200, 20, 20), "nothing of it is changed"
    side = (seen.get_width() - 80) // 2
    glow = seen.get_at((side // 2, foot - 60))
    assert glow.a > 10
    assert glow.b > glow.r
    shadow = seen.get_at((middle, foot + 2))
    assert shadow.a > 60
    assert max(shadow[:3]) < 40


def test_the_verdict_unfurls_from_its_middle_and_hangs_where_it_belongs() -> None:
    banner = Surface((200, 40))
    banner.fill((0, 200, 0))
    seen = []
    for share in (0.0, 0.05, 1.0):
        surface = Surface((300, 100))
        Stamp(banner, (150, 60)).draw(surface, share)
        seen.append(pygame.mask.from_threshold(surface, (0, 200, 0), (1, 1, 1, 255)).get_bounding_rects()[0])
    assert seen[0].width < seen[1].width < seen[2].width
    assert seen[0].bottom < seen[2].bottom, "and comes down a little"
    assert seen[2] == Rect(50, 40, 200, 40)
