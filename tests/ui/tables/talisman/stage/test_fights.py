"""A fight on the stage: what counts for both sides, how it ended and why, and how long that is held."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pygame import Rect, Surface
from pygame.image import tobytes
from pygame.transform import average_color

from game.engine.decision import Event, Text
from game.talisman.box.board import SPACES
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.register import CARD_OF
from game.talisman.rules.fights.scores import Item
from game.talisman.rules.table.space_enemies import SPACE_ENEMIES
from game.talisman.state import ARRIVING, Loss
from game.talisman.view import FightView, TalismanView
from game.ui.kit.animation import SPEEDS, Animation, Flight
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.fight.arena import arena
from game.ui.tables.common.fight.exchange import ExchangeOnStage
from game.ui.tables.common.fight.fighters.figures import FigurePictures
from game.ui.tables.common.fight.stamp import READ, Stamp
from game.ui.tables.common.pieces import Marks
from game.ui.tables.talisman.kinds import THROW
from game.ui.tables.talisman.motion.between_views import TalismanMotion
from game.ui.tables.talisman.stage.combatants import ALIKE
from game.ui.tables.talisman.stage.fight_words import trophy_of
from game.ui.tables.talisman.stage.fights import fight_of
from game.ui.tables.talisman.stage.grounds import GROUNDS, ground_of
from game.ui.tables.talisman.stage.losses import unsettled
from game.ui.tables.talisman.stage.parts import BESIDE, FIGHT, FIGHT_VERDICT, Stage
from game.ui.tables.talisman.table import TalismanTable
from game.ui.tables.talisman.tabletop import TalismanTabletop
from tests.talisman.scene import Scene, figure
from tests.ui.conftest import OpenApp
from tests.ui.tables.talisman.conftest import played
from tests.ui.tables.talisman.talisman_driver import TalismanDriver

AREA = Rect(0, 0, 972, 720)
OWN = (Item("strength", 4), Item("sword#1", 1), Item("otherwise", 0))
FOUGHT = FightView(
    "combat", 0, -1, ("bear#1",), 5, 3, 0, ("sword#1",), (), (5,), 2, 10, 5, items=OWN,
    foe_items=(Item("bear#1", 3),), result="won",
)  # fmt: skip
DUEL = replace(FOUGHT, foe=1, enemies=(), foe_items=OWN)


def view_of(fight: FightView, seat: int = 0) -> TalismanView:
    view = played(3, 60, seed=2).view(seat)
    assert isinstance(view, TalismanView)
    return replace(view, casting=(), dealing="", loss=None, fight=fight)


def ended(kind: str = "fight_won") -> Event:
    return Event(kind, "TAL-6.16.4c", Text("It ends."), (("who", 0),))


def end_of_fight(table: TalismanTable, kind: str = "fight_won") -> Animation:
    view = view_of(FOUGHT)
    layout = table.layout(view, AREA, 0)
    return TalismanMotion(Theme(), table).between([ended(kind)], layout, layout, view, view)


@pytest.mark.clause("TAL-6.16.4a")
def test_what_counts_has_a_row_of_its_own_on_both_sides() -> None:
    own, foe = fight_of(view_of(FOUGHT), FOUGHT).sides
    assert [(row.words, row.points) for row in own.counted] == [("Strength", 4), ("Sword", 1)]
    assert [(row.words, row.points) for row in foe.counted] == [("Strength", 3)]


def test_the_rows_of_a_side_make_up_its_strength_however_many_things_count() -> None:
    many = tuple(Item(source, 1) for source in ("strength", "sword#1", "unicorn#1", "prince#1", "otherwise", "monk"))
    own = fight_of(view_of(FOUGHT), replace(FOUGHT, items=many, value=6)).sides[0]
    assert sum(row.points for row in own.counted) == 6
    assert len(own.counted) < 6


@pytest.mark.parametrize(("seat", "words"), [(0, "Won"), (1, "Lost"), (2, "Ann wins")])
def test_whoever_fights_reads_whether_he_won_and_everybody_else_who_did(seat: int, words: str) -> None:
    assert fight_of(view_of(DUEL, seat), DUEL).verdict == words


@pytest.mark.clause("TAL-S.preservation")
def test_nobody_has_won_as_long_as_a_spell_may_save_the_enemy() -> None:
    loss = Loss("enemy", 0, ("bear#1",), "fight")
    shown = unsettled(fight_of(view_of(FOUGHT), FOUGHT), view_of(FOUGHT), loss)
    assert shown.title == "Ann is about to defeat: Bear"
    assert (shown.winner, shown.verdict) == (None, "Not settled yet")
    assert shown.cause == "A Spell that saves it ends the fight: it stays, no trophy"


def test_a_lost_fight_stays_lost_while_a_spell_may_save_the_life() -> None:
    lost = replace(FOUGHT, result="lost")
    shown = unsettled(fight_of(view_of(lost), lost), view_of(lost), Loss("life", 0, (), "fight"))
    assert (shown.title, shown.verdict) == ("Ann is about to lose a Life", "Lost")


def test_the_cause_names_both_totals() -> None:
    drawn = replace(FOUGHT, score=5, result="drawn")
    assert fight_of(view_of(FOUGHT), FOUGHT).cause == "10 against 5: the Enemy is beaten"
    assert fight_of(view_of(DUEL), DUEL).cause == "10 against 5: the higher total wins"
    assert fight_of(view_of(drawn), drawn).cause == "5 against 5: nobody is hurt"
    beaten = replace(FOUGHT, score=5, foe_score=10, result="lost")
    assert fight_of(view_of(beaten), beaten).cause == "10 against 5: a Life is at stake"
    other = replace(FOUGHT, result="lost")
    assert fight_of(view_of(other), other).winner == 1
    assert "not the higher" in fight_of(view_of(other), other).cause


def test_nothing_is_said_of_the_end_before_the_dice() -> None:
    early = replace(FOUGHT, thrown=(), foe_thrown=0, score=0, foe_score=0, result="")
    fight = fight_of(view_of(early), early)
    assert (fight.verdict, fight.cause, fight.winner) == ("", "", None)


@pytest.mark.parametrize("speed", [factor for factor in SPEEDS.values() if factor])
@pytest.mark.parametrize("kind", ["fight_won", "fight_lost", "fight_drawn"])
def test_how_it_ended_is_held_long_enough_at_any_speed(table: TalismanTable, kind: str, speed: float) -> None:
    animation = end_of_fight(table, kind).faster(speed)
    assert any(isinstance(motion, Stamp) for motion in animation.motions)
    assert FIGHT_VERDICT in animation.hidden
    assert animation.length >= READ


def test_it_stops_those_who_fight_from_hurrying_and_nobody_else(table: TalismanTable) -> None:
    tabletop = TalismanTabletop(Theme(), table.pictures)
    assert tabletop.holds(ended(), view_of(DUEL), {1})
    assert not tabletop.holds(ended(), view_of(DUEL), {2})
    assert not tabletop.holds(Event("moved", "TAL-6.11.1a", Text("On.")), view_of(DUEL), {1})


def in_a_fight() -> Scene:
    """The Warrior is attacked by a Goblin and has not thrown yet."""
    scene = Scene(
        ARRIVING, figure("warrior", "outer_16_woods", objects="sword#1"), deck="goblin#1", dice=(6, 1), patient=True
    )
    while scene.open().kind != "fight":
        scene.choose(scene.offered[0])
    return scene


def laid_fight(scene: Scene, table: TalismanTable, area: Rect) -> Stage:
    table.decision = scene.open()
    stage = table.laid(scene.view(0), area, 0).stage
    assert stage is not None
    assert stage.kind == FIGHT
    return stage


def test_the_die_of_a_fight_lies_on_the_stage_and_a_click_throws_it(open_app: OpenApp) -> None:
    driver = TalismanDriver(open_app().app, match=in_a_fight().match)
    driver.to_question()
    die = driver.table.find("dice:fight")
    driver.click(driver.free_point(die.id))
    assert driver.talisman.heroes[0].trophies == ("goblin#1",)


def test_until_it_is_thrown_the_die_lies_where_its_number_will_stand_and_not_on_the_seal(table: TalismanTable) -> None:
    for area in (AREA, Rect(0, 0, 1600, 1080)):
        stage = laid_fight(in_a_fight(), table, area)
        die = next(piece.rect for piece in stage.pieces if piece.kind == THROW)
        assert stage.fight is not None
        own = stage.fight.sides[0]
        assert die.colliderect(own.dice)
        assert not die.colliderect(own.seal)
        assert stage.rect.contains(die)


def test_a_fight_lies_over_the_board_even_where_the_stage_has_a_place_beside_it(table: TalismanTable) -> None:
    scene, area = in_a_fight(), Rect(0, 0, 1600, 1080)
    stage = laid_fight(scene, table, area)
    frame = table.laid(scene.view(0), area, 0).frame
    assert frame.board.contains(stage.rect)
    assert stage.rect.width > frame.board.width * 0.6
    assert not stage.boxes[BESIDE].colliderect(frame.board)


def test_a_fight_shows_the_space_where_it_happens(table: TalismanTable) -> None:
    stage = laid_fight(in_a_fight(), table, AREA)
    assert stage.pieces[0].face == "outer_16_woods"
    forest, desert = (
        arena(table.pictures, ground_of(space), (200, 200), 8) for space in ("outer_16_woods", "middle_09_desert")
    )
    assert average_color(forest, Rect(40, 20, 120, 60))[:3] != average_color(desert, Rect(40, 20, 120, 60))[:3]


def test_every_space_has_a_ground_for_its_fights_and_every_enemy_a_figure(table: TalismanTable) -> None:
    figures = FigurePictures(table.pictures)
    names = [name for _outer, _number, name in (space.split("_", 2) for space in SPACES)]
    assert set(names) == set(GROUNDS)
    assert all(figures.knows(ground_of(space)) for space in SPACES)
    fighters = [*CHARACTERS, *(ALIKE.get(name, name) for name in SPACE_ENEMIES)]
    fighters += [card.id for card in CARD_OF.values() if card.kind == "enemy" and card.published_copies]
    assert [name for name in fighters if not figures.knows(f"talisman/figures/{name}.webp")] == []


def test_who_has_no_figure_is_seen_all_the_same(table: TalismanTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FigurePictures, "knows", lambda _figures, _name: False)
    for fight in (FOUGHT, replace(FOUGHT, enemies=("enemy:sentinel",))):
        shown, stage = table_as_drawn(table, view_of(fight))
        for side in stage.sides:
            rect = side[0].rect
            assert len({shown.get_at((x, rect.centery))[:3] for x in range(rect.left, rect.right)}) > 9


def test_of_several_dice_all_are_shown_and_those_that_do_not_count_stand_back(table: TalismanTable) -> None:
    two = replace(FOUGHT, thrown=(2, 5), dice=2)
    own, foe = fight_of(view_of(two), two).sides
    assert (own.dice, own.spare) == ((5, 2), 1)
    assert (foe.dice, foe.spare) == ((2,), 0)
    stage = laid_fight(in_a_fight(), table, AREA)
    die = next(piece for piece in stage.pieces if piece.kind == THROW)
    assert die.count == 2, "the Warrior throws two dice"


@pytest.mark.parametrize(("kind", "result", "loser"), [("fight_won", "won", 1), ("fight_lost", "lost", 0)])
def test_whoever_is_beaten_is_thrown_back_before_the_verdict_is_read(
    table: TalismanTable, kind: str, result: str, loser: int
) -> None:
    view = view_of(replace(FOUGHT, result=result))
    layout = table.layout(view, AREA, 0)
    animation = TalismanMotion(Theme(), table).between([ended(kind)], layout, layout, view, view)
    blow = next(motion for motion in animation.motions if isinstance(motion, ExchangeOnStage))
    verdict = next(motion for motion in animation.motions if isinstance(motion, Stamp))
    assert blow.exchange.loser == loser
    assert blow.waits < verdict.delay == animation.told, "only then the log tells it"
    assert (animation.sounds, animation.late_sounds) == ((), (kind,))
    standing = blow.exchange.sides[loser][0]
    assert colourful(standing.picture) > 1.5 * colourful(standing.beaten)


def test_whoever_has_lost_stands_beaten_as_long_as_the_fight_is_shown(table: TalismanTable) -> None:
    place = table_as_drawn(table, view_of(FOUGHT))[1].sides[1][0].rect
    lost, open_ = (table_as_drawn(table, view_of(fight))[0] for fight in (FOUGHT, replace(FOUGHT, result="")))
    assert tobytes(lost.subsurface(place), "RGB") != tobytes(open_.subsurface(place), "RGB")


def test_before_the_throw_the_chance_to_win_stands_above_both_sides_and_hides_nobody(table: TalismanTable) -> None:
    scene = in_a_fight()
    stage = laid_fight(scene, table, AREA)
    assert stage.fight is not None
    asked, silent = Surface(AREA.size), Surface(AREA.size)
    table.stage.draw(asked, scene.view(0), stage, scene.open())
    table.stage.draw(silent, scene.view(0), stage, None)
    above = Rect(stage.rect.left, stage.rect.top, stage.rect.width, stage.fight.title.bottom + 4 - stage.rect.top)
    below = Rect(above.left, above.bottom, above.width, stage.rect.bottom - above.bottom)
    assert tobytes(asked.subsurface(above), "RGB") != tobytes(silent.subsurface(above), "RGB")
    assert tobytes(asked.subsurface(below), "RGB") == tobytes(silent.subsurface(below), "RGB")


def test_the_fight_stays_a_moment_and_tells_of_the_trophy_once_that_is_kept(table: TalismanTable) -> None:
    view, kept = view_of(FOUGHT), Event("trophy_kept", "TAL-6.1.4a", Text("Kept."), (("who", 0), ("card", "bear#1")))
    size = table_as_drawn(table, view)[1].rect.size
    layout, motion = table.layout(view, AREA, 0), TalismanMotion(Theme(), table)
    motion.between([ended()], layout, layout, view, view)
    heroes = (replace(view.heroes[0], trophies=("bear#1",)), *view.heroes[1:])
    after = replace(view, fight=None, heroes=heroes)
    assert trophy_of(view, FOUGHT) == "", "never before it is kept"
    assert trophy_of(after, FOUGHT) == "Trophy: Bear 3 (3 of 7)"
    stills = [
        [found for found in animation.motions if isinstance(found, Flight) and found.frames[0].get_size() == size]
        for animation in (motion.between([kept], layout, layout, view, after) for _twice in range(2))
    ]
    assert [len(found) for found in stills] == [1, 0], "once"


def table_as_drawn(table: TalismanTable, view: TalismanView) -> tuple[Surface, Stage]:
    surface = Surface(AREA.size)
    table.draw(surface, view, AREA, 0, Marks(), frozenset({FIGHT_VERDICT}))
    assert table.stage_shown is not None
    return surface, table.stage_shown


def colourful(picture: Surface) -> int:
    """How far the mean tone of the upper part of a picture is from grey."""
    head = Rect(0, 0, picture.get_width(), picture.get_height() // 3)  # the wound glows below
    red, green, blue = average_color(picture, head, consider_alpha=True)[:3]
    return max(red, green, blue) - min(red, green, blue)
