"""What threatens is on the table: in words, on the board, and on what the mouse is on."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

import pygame
import pytest

from game.devils_circle.referee.foreseen import danger
from game.ui.kit.painting.kept import KeptPicture
from game.ui.kit.widgets import Panel
from game.ui.tables.common.tabletop import Reaction
from game.ui.tables.devils_circle.board.badges import COUNT
from game.ui.tables.devils_circle.board.danger_marks import DangerMarks
from game.ui.tables.devils_circle.danger import in_a_line, is_night, points_to_princess, reach, shut_edges
from game.ui.tables.devils_circle.geometry import Geometry
from game.words import say
from tests.devils_circle.scene import Scene, fields
from tests.ui.conftest import OpenApp
from tests.ui.tables.devils_circle.circle_driver import GUARD, CircleDriver

MAGES = {"orlan": {"at": "f8"}, "mirel": {"at": "h6"}, "tobin": {"at": "e7"}, "sefa": {"at": "c12"}}
DEMONS = {
    "gorm": {"at": "g8", "power": 14},
    "flicker": {"at": "f6", "wisp": True, "rescue_left": False},
    "vasha": {"at": "j9", "power": 9, "materiality": 7},
}


def driver(open_app: OpenApp, size: tuple[int, int] = (1280, 720), **table: tuple[object, ...]) -> CircleDriver:
    scene = Scene(MAGES, DEMONS)
    for name, value in table.items():
        setattr(scene.state, name, value)
    scene.begin_here()
    found = CircleDriver(open_app(size).app, GUARD, match=scene.match)
    found.to_question()
    return found


def told(found: CircleDriver, name: str) -> str:
    piece = next(piece for piece in found.table.table.pieces if piece.id == name)
    words = found.tabletop.explain(found.view, piece, 0)
    assert words is not None
    return "".join(run.words for run in words)


def listen(monkeypatch: pytest.MonkeyPatch, mark: str, hear: Callable[..., None]) -> None:
    """Hear with what a mark is drawn, in the place of drawing it."""
    monkeypatch.setattr(DangerMarks, mark, lambda _marks, *about, **_how: hear(*about))


def drawn(found: CircleDriver) -> bytes:
    return pygame.image.tobytes(found.picture().subsurface(found.table.area), "RGB")


def test_a_demon_and_the_princess_tell_how_likely_they_meet(open_app: OpenApp) -> None:
    found = driver(open_app)
    line = "Flicker reaches the Princess on a 2 or more: 83 %."
    assert line in told(found, "demon:flicker")
    assert line in told(found, "plate:flicker")
    assert line in told(found, "cradle")
    assert "Gorm comes beside the Princess and can curse her" in told(found, "cradle")
    assert "Vasha cannot reach the Princess in its next turn." in told(found, "demon:vasha")
    assert "Walls stop it." not in told(found, "demon:vasha"), "its materiality says so"


def test_a_mage_tells_who_may_strike_him_and_whether_that_kills(open_app: OpenApp) -> None:
    scene = Scene(
        {"orlan": {"at": "f8", "strength": 4}, "mirel": {"at": "h6"}, "tobin": {"at": "e7"}, "sefa": {"at": "c12"}},
        {"gorm": {"at": "f9", "power": 14, "materiality": 5}, "flicker": {"at": "f6", "wisp": True}},
    )
    scene.begin_here()
    found = CircleDriver(open_app().app, GUARD, match=scene.match)
    found.to_question()
    said = told(found, "plate:orlan")
    assert "Gorm can strike Orlan dead in its next turn: 78 %. A blow takes 5 strength" in said
    assert "Flicker can strike" not in said, "a wisp strikes nobody"
    assert "dead" not in told(found, "plate:mirel"), "she has more strength than the demon materiality"


def test_the_line_below_the_board_names_the_greatest_danger(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    listen(monkeypatch, "line", lambda _surface, _geometry, words: said.append(words))
    for size in ((1280, 720), (1024, 640)):
        found = driver(open_app, size)
        said.clear()
        found.picture()
        assert set(said) == {"Gorm reaches the Princess on a 2 or more: 83 %. Flicker: 83 %."}


def test_the_squares_a_demon_may_get_to_are_marked_while_the_mouse_is_on_it(open_app: OpenApp) -> None:
    found = driver(open_app)
    plain = drawn(found)
    found.move("plate:vasha")
    found.step()
    assert drawn(found) != plain
    vasha = found.view.demons[1]
    threat = danger(found.view, vasha)
    assert reach(threat)
    assert "i9-j9" in shut_edges(threat) or "j8-j9" in shut_edges(threat)


def test_the_reach_of_an_exorcism_is_marked_while_the_mouse_is_on_the_mage(open_app: OpenApp) -> None:
    found = driver(open_app)
    plain = drawn(found)
    found.move("plate:orlan")
    found.step()
    assert drawn(found) != plain
    assert "An exorcism takes 16 power from Gorm: it sinks into hell." in told(found, "mage:orlan")


def test_the_square_to_which_drops_push_a_demon_is_named_and_pointed_at(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = driver(open_app)
    assert "push it to H8" in told(found, "demon:gorm")
    pointed: list[tuple[str, str]] = []
    listen(monkeypatch, "push", lambda _surface, _geometry, start, end: pointed.append((start, end)))
    found.move(found.free_point("demon:gorm"))
    found.step()
    found.picture()
    assert set(pointed) == {("g8", "h8")}


def test_no_square_is_named_where_a_wand_keeps_the_demon_from_backing_away(open_app: OpenApp) -> None:
    found = driver(open_app, wands=fields("h8"))
    assert "it stays where it is" in told(found, "demon:gorm")


def test_a_pentagram_that_comes_over_the_princess_next_is_told_at_her_cradle(open_app: OpenApp) -> None:
    found = driver(open_app, pentagrams=((1, fields("f6")[0], 1),))
    assert "A pentagram comes over the Princess" in told(found, "cradle")


def test_a_click_on_the_drops_is_meant_for_whoever_is_beside_and_the_book_for_an_exorcism(open_app: OpenApp) -> None:
    found = driver(open_app)
    controller = found.table.controller
    assert controller is not None
    pieces = {piece.id: piece for piece in found.table.table.pieces}
    for item, deed in (("drops", "drops:gorm"), ("book", "exorcise:gorm:1")):
        piece = pieces[f"item:orlan:{item}"]
        assert deed in [option.key for option in controller.options_of(piece)]
        assert controller.is_lit(piece)
    others = controller.options_of(pieces["item:mirel:drops"])
    assert [option.key for option in others] == ["select:mirel"]


def test_a_chance_that_leaves_a_strike_on_the_way_out_says_so(open_app: OpenApp) -> None:
    said = "Not counted here"
    found = driver(open_app)
    assert said in told(found, "demon:gorm"), "Orlan and Mirel stand near its ways"
    assert said not in told(found, "demon:flicker"), "a wisp strikes nobody"
    alone = Scene({"orlan": {"at": "b12"}}, {"gorm": {"at": "l2", "power": 9, "materiality": 9}})
    alone.begin_here()
    far = CircleDriver(open_app().app, GUARD, match=alone.match)
    far.to_question()
    assert said not in told(far, "demon:gorm"), "nobody is near its ways"


def test_a_grave_blow_stands_above_the_mage_without_the_mouse(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    marked: list[tuple[tuple[int, int], str, bool]] = []
    monkeypatch.setattr(
        DangerMarks,
        "blow_to_mage",
        lambda _marks, _surface, rect, words, *, kills: marked.append((rect.center, words, kills)),
    )
    scene = Scene(
        {
            "orlan": {"at": "f8", "strength": 4},
            "mirel": {"at": "f10", "strength": 9},
            "tobin": {"at": "g9", "strength": 11},
            "sefa": {"at": "c12", "strength": 12},
        },
        {"gorm": {"at": "f9", "power": 14, "materiality": 5}, "flicker": {"at": "f6", "wisp": True}},
    )
    scene.begin_here()
    found = CircleDriver(open_app().app, GUARD, match=scene.match)
    found.to_question()
    found.picture()
    places = {piece.face: piece.rect.center for piece in found.table.table.pieces if piece.kind == "figure"}
    expected = {(places["orlan"], "78 %", True), (places["mirel"], "89 %", False)}
    assert set(marked) == expected, "5 is not half of the strength of Tobin or Sefa"


def test_what_an_exorcism_takes_stands_on_the_demons_without_the_mouse(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    told_of: list[str] = []
    listen(monkeypatch, "blow", lambda _surface, _view, _geometry, blow: told_of.append(blow.demon))
    found = driver(open_app)
    found.picture()
    assert "gorm" in told_of
    assert "vasha" not in told_of, "it is out of Orlan's reach"


def test_nothing_lies_over_the_squares_that_are_asked_for(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    veiled: list[object] = []
    listen(monkeypatch, "reach", lambda *_about: veiled.append(1))
    scene = Scene(MAGES, {"gorm": {"at": "g8", "power": 30, "materiality": 3, "rescue_left": False}})
    scene.begin_here()
    found = CircleDriver(open_app().app, GUARD, match=scene.match)
    found.to_question()
    found.move("plate:gorm")
    found.step()
    found.picture()
    assert veiled, "while a mage acts"
    found.table.answer("exorcise:gorm:1")
    found.to_question()
    decision = found.table.decision
    assert decision is not None
    assert decision.kind == "withdraw"
    veiled.clear()
    found.picture()
    assert not veiled


def test_after_sunrise_nothing_threatens_any_more(open_app: OpenApp) -> None:
    found = driver(open_app)
    assert is_night(found.view)
    clock = dataclasses.replace(found.view.clock, now=found.view.clock.sunrise)
    assert not is_night(dataclasses.replace(found.view, clock=clock))
    assert not is_night(dataclasses.replace(found.view, winner="aixel"))


def test_the_tooltip_of_a_demon_leaves_the_answers_free(open_app: OpenApp) -> None:
    for size in ((1280, 720), (1024, 640)):
        found = driver(open_app, size)
        answers = [widget.rect for widget in found.table.panel.answers]
        assert answers
        assert list(found.table.keep_clear) == answers
        found.move("plate:vasha")
        found.step(120)
        tooltip = found.app.tooltip.rect()
        assert tooltip is not None
        assert tooltip.collidelist(answers) < 0


def test_a_pentagram_that_strikes_next_is_what_the_line_below_the_board_says(open_app: OpenApp) -> None:
    found = driver(open_app, pentagrams=((1, fields("f6")[0], 1),))
    line = in_a_line(found.view)
    assert line is not None
    assert "pentagram comes over the Princess" in str(line)


@pytest.mark.clause("DK-11.14")
def test_a_pentagram_that_cannot_fly_says_what_keeps_it(open_app: OpenApp) -> None:
    found = driver(open_app, pentagrams=((1, fields("f6")[0], 1), (2, fields("g4")[0], 2)), wands=fields("g6"))
    free = driver(open_app, pentagrams=((1, fields("f6")[0], 1),))
    assert "It flies east." in told(free, "pentagram:1")
    said = told(found, "pentagram:1")
    assert "as long as a wand lies in its way" in said
    assert "It flies" not in said


@pytest.mark.parametrize("piece", ["demon:vasha", "plate:vasha"])
def test_the_tooltip_of_a_demon_leaves_free_where_it_may_get_to(open_app: OpenApp, piece: str) -> None:
    scene = Scene({"orlan": {"at": "k11"}}, {"vasha": {"at": "c3", "power": 12}})
    scene.begin_here()
    driver = CircleDriver(open_app().app, GUARD, match=scene.match)
    driver.to_question()
    driver.move(piece)
    driver.step(120)
    widget, tooltip = driver.table.find(piece), driver.app.tooltip.rect()
    squares = list(widget.pointed_out())
    assert squares
    assert tooltip is not None
    assert tooltip.collidelist(squares) < 0


def test_a_demon_below_something_that_lies_over_the_table_shows_no_reach(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    veiled: list[object] = []
    listen(monkeypatch, "reach", lambda *_about: veiled.append(1))
    found = driver(open_app)
    found.move("demon:vasha")
    found.step()
    found.picture()
    assert veiled
    bubble = Panel(found.app, "bubble", found.table.find("demon:vasha").rect.inflate(20, 20))
    found.table.widgets.append(bubble)
    found.move((bubble.rect.centerx + 2, bubble.rect.centery))
    found.step()
    veiled.clear()
    found.table.invalidate()
    found.picture()
    assert not veiled


def test_whoever_may_reach_the_princess_burns_on_the_board_without_the_mouse(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, heard = driver(open_app), list[tuple[tuple[str, ...], str]]()
    listen(monkeypatch, "way_to_princess", lambda _surface, _geometry, way, chance: heard.append((way, chance)))
    drawn(found)
    assert {(way[0], chance) for way, chance in heard} >= {("f6", "83 %")}
    assert "j9" not in {way[0] for way, _chance in heard}, "Vasha cannot seize her now"


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_what_is_told_of_a_figure_lies_beside_the_board_and_off_the_answers(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    found = driver(open_app, size)
    found.move("demon:flicker")
    found.step(60)
    told_at = found.app.tooltip.rect()
    assert told_at is not None
    if size == (1280, 720):
        assert not told_at.colliderect(found.table.table.centre)
    about = [found.table.find(piece).rect for piece in ("demon:flicker", "cradle")]
    assert told_at.collidelist([*about, *(answer.rect for answer in found.table.panel.answers)]) < 0


def test_the_line_below_the_board_tells_how_its_chance_is_counted(open_app: OpenApp) -> None:
    found = driver(open_app)
    said = told(found, "ui:danger")
    assert "The cheapest way there costs 4 points." in said
    assert "Its die gives 1 to 6, and 2 more come to that." in said
    assert "curse" not in said, "of that the Princess tells"
    piece = next(piece for piece in found.table.table.pieces if piece.id == "ui:danger")
    assert found.tabletop.use(found.view, piece) is Reaction.NONE


@pytest.mark.clause("DK-10.22")
def test_a_rescue_move_that_shortens_the_way_is_named_in_the_sum() -> None:
    def counted(*, rescue_left: bool) -> str:
        scene = Scene({"orlan": {"at": "b12"}}, {"vasha": {"at": "f8", "power": 9, "rescue_left": rescue_left}})
        view = scene.view
        vasha = next(demon for demon in view.demons if demon.id == "vasha")
        found = points_to_princess(danger(view, vasha))
        return say(found) if found is not None else ""

    assert "one step of it is its rescue move" in counted(rescue_left=True)
    assert "rescue move" not in counted(rescue_left=False)


def test_how_likely_she_is_reached_is_written_in_the_square_of_the_demon_and_covers_no_number_north_of_it(
    open_app: OpenApp,
) -> None:
    found = driver(open_app)
    geometry, marks = Geometry(found.table.area), found.tabletop.table.danger_marks
    surface = pygame.Surface(found.table.area.size)
    marks.way_to_princess(surface, geometry, ("f6", "g6"), "83 %")
    north = geometry.field("f5")
    letters = [
        (x, y)
        for x in range(north.left, north.right)
        for y in range(north.top, north.bottom - 3)
        if sum(surface.get_at((x, y))[:3]) > 600
    ]
    assert not letters


def test_numbers_of_things_on_a_plate_can_be_read(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    found = driver(open_app)
    badges = found.tabletop.table.badges
    monkeypatch.setattr(badges, "blit", lambda _on, kind, _value, size, _at: sizes.append(size * (kind == COUNT)))
    found.tabletop.table._still = KeptPicture()
    found.table.invalidate()
    found.picture()
    counts = [size for size in sizes if size]
    assert counts
    assert min(counts) >= 14


def test_whoever_can_be_struck_or_driven_away_has_one_button(open_app: OpenApp) -> None:
    found = driver(open_app)
    controller = found.table.controller
    assert controller is not None
    against = [option for option in found.decision.options if option.key.startswith(("attack:", "exorcise:"))]
    keys = [option.key for option in against]
    shown = [option for option in controller.buttons() if option.key in keys]
    assert {option.place for option in shown} == {option.place for option in against}
    assert len(shown) == len({option.place for option in shown}) > 0
    for option in shown:
        least = min(against, key=lambda one: (one.place != option.place, one.key[0], one.key))
        assert option.key == least.key, "the attack, else the fewest herbs"
