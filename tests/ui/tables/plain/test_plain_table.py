"""The plain table lays out, draws, moves and explains whatever a plain view says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, pairwise

import pygame
import pytest
from pygame import Rect, Surface

from game.engine.boards.plain import Board, Spot, drawn, grid
from game.engine.boards.plain_view import Card, Counter, Die, PlainPiece, PlainView, Token, Zone
from game.engine.decision import Event, Text
from game.engine.game import Game
from game.engine.view import SeatView
from game.players import Glimpse, make_player
from game.ui.app.application import App
from game.ui.kit.animation import Animation, Flight, Rise
from game.ui.tables.common.pieces import SEAT, Marks
from game.ui.tables.plain.layout import PIECE, SPOT
from game.ui.tables.plain.tabletop import PlainTabletop
from tests.ui.conftest import OpenApp
from tests.ui.tables.plain.toys import TOYS, HighCard

SIZES = ((660, 640), (972, 720), (1500, 1080))
FREE = Board((Spot("a1", 1, 1, "start"), Spot("z", 5, 2.5, "end")), 6, 4, squares=True)
NAMES = ("Ann", "Zoltar", "Ysolde", "Grimbold", "Ishara", "Balthus")


def table_of(app: App) -> PlainTabletop:
    """A plain table in the look of an app."""
    return PlainTabletop(app.theme, app.pictures)


def view_of(*pieces: PlainPiece, **more: object) -> PlainView:
    """A view of two seats with two zones."""
    seats = tuple(SeatView(seat, NAMES[seat], "person", "", "") for seat in (0, 1))
    zones = (Zone("left", Text("Left")), Zone("right", Text("Right")), Zone("hand:1", Text("Hand"), 1))
    whole = PlainView("toy", 0, seats, 0, Text("Now"), zones=zones, pieces=pieces)
    return replace(whole, **more)  # type: ignore[arg-type]  # the fields of a view


def played(toy: Game, seats: int, decisions: int) -> PlainView:
    """A view after some decisions of greedy players."""
    match = toy.new_match(NAMES[:seats], {}, 4)
    player = make_player("greedy", 4)
    for _ in range(decisions):
        decision = match.next_decision()
        if decision is None:
            break
        match.choose(player.answer(decision, Glimpse(match, decision.seat)))
    match.next_decision()
    view = match.view(0)
    assert isinstance(view, PlainView)
    return view


# -- layout -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.id)
def test_everything_of_a_view_lies_on_the_table_and_nothing_on_another_seats_side(
    open_app: OpenApp, toy: Game, size: tuple[int, int]
) -> None:
    table, area = table_of(open_app().app), Rect((0, 0), size)
    for seats in {toy.fewest_seats, min(3, toy.most_seats), toy.most_seats}:
        for decisions in (0, 7):
            view = played(toy, seats, decisions)
            layout = table.layout(view, area, bottom=1)
            heaps = {zone.place for zone in view.zones if zone.heap}
            laid = {piece.id: piece for piece in layout.pieces}
            assert {piece.id for piece in view.pieces if piece.at not in heaps} <= laid.keys()
            assert all(area.contains(piece.rect) and min(piece.rect.size) >= 4 for piece in layout.pieces)
            plates = [piece.rect for piece in layout.pieces if piece.kind == SEAT]
            apart = [*plates, *(tray.rect for tray in layout.trays)]
            assert len(plates) == seats
            assert not any(one.colliderect(other) for one, other in combinations(apart, 2))
            spots = [piece.rect for piece in layout.pieces if piece.kind == SPOT]
            assert not any(spot.collidelist(apart) >= 0 for spot in spots)


def test_a_piece_lies_on_its_spot_or_in_its_zone(open_app: OpenApp) -> None:
    area = Rect(0, 0, 900, 640)
    pieces = (Token("man:1", "b2"), Token("man:2", "b2"), Token("man:3", "left"), Card("card:1", "hand:1"))
    layout = table_of(open_app().app).layout(view_of(*pieces, board=grid(3, 3)), area, 0)
    places = {piece.id: piece.rect for piece in layout.pieces}
    assert places["b2"].contains(places["man:1"])
    assert places["b2"].contains(places["man:2"])
    assert not places["man:1"].colliderect(places["man:2"])
    assert places["left"].contains(places["man:3"])
    assert places["hand:1"].contains(places["card:1"])
    assert places["hand:1"].bottom < places["b2"].top


def test_many_cards_overlap_rather_than_become_too_small(open_app: OpenApp) -> None:
    cards = [Card(f"card:{number}", "hand:1", Text("A card")) for number in range(20)]
    layout = table_of(open_app().app).layout(view_of(*cards), Rect(0, 0, 660, 640), 1)
    rects = [piece.rect for piece in layout.pieces if piece.kind == PIECE]
    assert len(rects) == 20
    assert min(rect.height for rect in rects) > 60
    assert all(one.left < other.left for one, other in pairwise(rects))


# -- drawing ----------------------------------------------------------------------------------------------


def drawing(table: PlainTabletop, view: PlainView, marks: Marks, hidden: Sequence[str] = ()) -> Surface:
    """The table in a picture."""
    surface = Surface((900, 640)).convert()
    table.draw(surface, view, surface.get_rect(), 0, marks, hidden)
    return surface


def differs(one: Surface, other: Surface, at: Rect) -> bool:
    """Whether two pictures differ in a rectangle."""
    parts = [pygame.image.tobytes(picture.subsurface(at), "RGB") for picture in (one, other)]
    return parts[0] != parts[1]


@pytest.mark.parametrize(
    "piece",
    [Token("x:1", "a1", 0), Token("x:1", "a1", sign="K"), Token("x:1", "a1", sign="icon:crown"), Die("x:1", "a1", 5),
     Die("x:1", "a1", "A"), Card("x:1", "a1", Text("Bear"), Text("It bites.")), Card("x:1", "a1", hidden=True)],
    ids=["token", "letter", "icon", "die", "letter die", "card", "card face down"],
)  # fmt: skip
def test_a_piece_is_drawn_where_it_lies(open_app: OpenApp, piece: PlainPiece) -> None:
    app = open_app().app
    for board in (drawn("a1---b1"), replace(grid(2, 2), chequered=True), FREE):
        table, view = table_of(app), view_of(piece, board=board)
        place = table.layout(view, Rect(0, 0, 900, 640), 0).find("x:1")
        assert place is not None
        assert differs(drawing(table, view, Marks()), drawing(table, view, Marks(), ["x:1"]), place.rect)
    assert not app.warnings


def test_a_picture_may_be_the_board(open_app: OpenApp) -> None:
    app, board = open_app().app, replace(FREE, picture="chrome/curtain.jpg")
    table = table_of(app)
    painted, bare = (view_of(Token("x:1", "a1", 0), board=one) for one in (board, FREE))
    where = Rect(0, 0, 900, 640)
    assert not table.layout(painted, where, 0).centre.colliderect(table.layout(painted, where, 0).trays[0].rect)
    assert differs(drawing(table, painted, Marks()), drawing(table, bare, Marks()), table.layout(bare, where, 0).centre)
    assert not app.warnings


def test_what_is_lit_selected_or_focused_can_be_seen(open_app: OpenApp) -> None:
    table, view = table_of(open_app().app), view_of(Token("x:1", "b", 0), board=drawn("a---b---c"))
    places = {piece.id: piece.rect.inflate(8, 8) for piece in table.layout(view, Rect(0, 0, 900, 640), 0).pieces}
    plain = drawing(table, view, Marks())
    for marks in (Marks(lit=frozenset({"a"})), Marks(selected=frozenset({"a"})), Marks(focused="a")):
        marked = drawing(table, view, marks)
        assert differs(plain, marked, places["a"])
        assert not differs(plain, marked, places["c"])


def test_a_picture_shows_nothing_of_hidden_cards(open_app: OpenApp) -> None:
    table = table_of(open_app().app)
    match = HighCard().new_match(["Ann", "Zoltar", "Ysolde"], {}, 4)
    match.next_decision()
    worlds = [match.imagine(0, seed) for seed in (1, 2, 3)]
    assert len({repr(world.state.at) for world in worlds}) == 3
    pictures = {
        pygame.image.tobytes(drawing(table, view, Marks()), "RGB")
        for view in (world.view(0) for world in worlds)
        if isinstance(view, PlainView)
    }
    assert len(pictures) == 1


# -- motion -----------------------------------------------------------------------------------------------


def motion(app: App, before: PlainView, after: PlainView) -> Animation:
    """The way from one view to the next."""
    table, area = table_of(app), Rect(0, 0, 900, 640)
    old, new = table.layout(before, area, 0), table.layout(after, area, 0)
    return table.motion((Event("any", "TOY-1.1", Text("")),), old, new, before, after)


def place(app: App, view: PlainView, piece: str) -> tuple[int, int]:
    """Where a piece lies."""
    found = table_of(app).layout(view, Rect(0, 0, 900, 640), 0).find(piece)
    assert found is not None
    return found.rect.center


def flight(animation: Animation) -> Flight:
    """The one piece that flies."""
    found = [motion for motion in animation.motions if isinstance(motion, Flight)]
    assert len(found) == 1
    return found[0]


def test_what_moved_flies_from_where_it_was_to_where_it_is(open_app: OpenApp) -> None:
    app, board = open_app().app, drawn("a---b---c")
    before, after = view_of(Token("x:1", "a", 0), board=board), view_of(Token("x:1", "right", 0), board=board)
    made = motion(app, before, after)
    assert made.hidden == {"x:1"}
    assert (flight(made).start, flight(made).end) == (place(app, before, "x:1"), place(app, after, "x:1"))


def test_what_appears_comes_down_and_what_vanishes_goes_in_a_flash(open_app: OpenApp) -> None:
    app = open_app().app
    with_it, without = view_of(Token("x:1", "left", 0)), view_of()
    assert flight(motion(app, without, with_it)).end == place(app, with_it, "x:1")
    gone = motion(app, with_it, without)
    assert flight(gone).start == place(app, with_it, "x:1")
    assert gone.hidden == frozenset()
    assert len(gone.motions) == 2


def test_a_card_is_turned_and_one_from_a_hidden_hand_comes_out_of_it(open_app: OpenApp) -> None:
    app = open_app().app
    dark, bright = view_of(Card("x:1", "left", hidden=True)), view_of(Card("x:1", "left", Text("Bear")))
    assert len(flight(motion(app, dark, bright)).frames) > 2
    held, shown = view_of(Card("dark:0", "hand:1", hidden=True)), view_of(Card("bear:1", "left", Text("Bear")))
    made = flight(motion(app, held, shown))
    assert (made.start, made.end) == (place(app, held, "dark:0"), place(app, shown, "bear:1"))


def test_a_die_thrown_tumbles_even_onto_the_same_face(open_app: OpenApp) -> None:
    app = open_app().app
    before, after = view_of(Die("x:1", "left", 4, 1)), view_of(Die("x:1", "left", 4, 2))
    assert len(flight(motion(app, before, after)).frames) > 6
    assert motion(app, before, after).sounds == ("dice_roll",)


def test_numbers_that_changed_rise_and_where_nothing_changed_nothing_takes_time(open_app: OpenApp) -> None:
    app = open_app().app
    poor, rich = (view_of(counters=((Counter(Text("Gold"), gold),), ())) for gold in (3, 5))
    assert [type(motion) for motion in motion(app, poor, rich).motions] == [Rise]
    assert motion(app, poor, replace(poor, stage=Text("Later"))).length == 0
