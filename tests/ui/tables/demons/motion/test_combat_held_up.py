"""A combat is held up over the map: both sides, what the die may show, the row that it hits, and the verdict."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from game.demons.box.charts import SIDES, combat_result
from game.demons.box.naming import demon_name
from game.demons.view import CombatView, DemonsView
from game.engine.decision import Event, Text
from game.ui.kit.animation import SPEEDS, Animation
from game.ui.kit.rich_text import runs
from game.ui.tables.common.fight.form import MOST_ROWS, Counted, at_most
from game.ui.tables.common.fight.held import HeldFight
from game.ui.tables.common.fight.stamp import READ
from game.ui.tables.demons.pieces.ribbon import _defence_is_open, defence_to_choose
from game.ui.tables.demons.words.combat import (
    AGAINST,
    AGAINST_ATTACKER,
    FOR,
    FOR_NOBODY,
    aftermath,
    fight_of,
    leavers,
    rungs,
    strength_words,
)
from game.words import say
from tests.demons.scene import Scene
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import go_on
from tests.ui.tables.demons.table_driver import DemonsDriver

FOUGHT = Event("combat", "DEM-8.0b", Text("Combat."))


FRIENDS, MIXED = (10, 5, 30), (10, 3, 4)


def attack(die: int, demons: tuple[int, ...] = FRIENDS) -> DemonsView:
    """What the attacker sees after three demons have attacked two units."""
    return fought(die, demons)[0]


def fought(die: int, demons: tuple[int, ...]) -> tuple[DemonsView, Scene]:
    """The same, and the table as it stands then."""
    units = {4: 1011, 5: 1011}
    magician = {"hex": 1010, "demons": demons}
    scene = Scene(magician, {"hex": 2010}, units=units, stage="demon_use", dice=(die,))
    scene.answer("attack:1011", "all")
    while FOUGHT.kind not in [event.kind for event in scene.events]:
        event = scene.match.step()
        assert isinstance(event, Event)
        scene.events.append(event)
    view = scene.match.view(0)
    assert isinstance(view, DemonsView)
    return view, scene


@pytest.mark.clause("DEM-8.2n")
@pytest.mark.parametrize("demons", [FRIENDS, MIXED])
@pytest.mark.parametrize("die", range(1, SIDES + 1))
def test_the_verdict_tells_which_demons_go_and_which_stay(die: int, demons: tuple[int, ...]) -> None:
    view, scene = fought(die, demons)
    said = fight_of(view).cause
    scene.match.next_decision()
    left = scene.match.state.magicians[0].demons
    gone, _, stay = said.partition("Kept:")
    for demon in demons:
        name = say(demon_name(demon).words)
        assert (name in stay) == (demon in left)
        assert (name in gone) == (demon not in left)


def test_where_nobody_looks_on_who_has_fought_the_row_is_said_once_more() -> None:
    assert aftermath(between("Ax", 1, None, ()), 0) == ""
    assert aftermath(between("Ax", None, 0, MIXED), 0) == "Released: Samigina. Kept: Buer and Vassago."
    assert aftermath(between("Dx", None, 0, MIXED), 0) == "Released: Buer, Vassago and Samigina."


def between(code: str, attacker: int | None, defender: int | None, demons: tuple[int, ...] = ()) -> CombatView:
    """A combat of units and magicians that ended in some way."""
    return CombatView("1011", attacker, (), (), 1, defender, (), demons, 1, 3, code)


def verdict(code: str, attacker: int | None, defender: int | None, seat: int | None = 0) -> str:
    """What is said of it to a seat."""
    view = replace(attack(3), combat=between(code, attacker, defender), seat=seat)
    return fight_of(view).verdict


def test_each_side_tells_what_makes_up_its_strength() -> None:
    fight = fight_of(attack(3))
    for side in fight.sides:
        assert side.strength == sum(row.points for row in side.counted)
        assert len(side.counted) > 1
    assert [side.name for side in fight.sides] == ["Ann", "Mortals"]
    assert [row.words for row in fight.sides[0].counted] == ["Forneus", "Buer", "Marbas"]


def test_a_magician_without_demons_is_told_to_have_none() -> None:
    view = replace(attack(3), combat=between("Dx", None, 0))
    assert [row.words for row in fight_of(view).sides[1].counted] == ["No demon"]


@pytest.mark.clause("DEM-8.0b")
@pytest.mark.parametrize("gap", range(-9, 10))
def test_every_number_of_the_die_stands_in_the_row_of_what_it_means(gap: int) -> None:
    shown = replace(between("Df", 0, None), attack=10, defence=10 - gap)
    found = {die: rung for rung in rungs(shown, 0) for die in rung.dice}
    assert set(found) == set(range(1, SIDES + 1))
    for die, rung in found.items():
        code = combat_result(die, gap)
        view = replace(attack(3), combat=replace(shown, roll=die, result=code))
        assert rung.words == fight_of(view).cause
        assert (rung.ground == AGAINST) == (code in AGAINST_ATTACKER)
    neighbours = [rung.words for rung in rungs(shown)]
    assert all(one != other for one, other in pairwise(neighbours)), "alike ones share a row"


@pytest.mark.parametrize(
    ("code", "attacker", "defender", "words"),
    [
        ("Df", 0, None, "Won"), ("Dx", 0, 1, "Won"), ("Af", 0, None, "Lost"), ("Ax", 0, 1, "Lost"),
        ("Af", 1, 0, "Won"), ("Dx", None, 0, "Lost"), ("Df", None, 0, "Stood fast"), ("Df", 0, 1, "Stood fast"),
        ("Dx", 1, None, "Bob wins"), ("Ax", None, 1, "Bob wins"), ("Dx", None, 1, "Bob loses"),
        ("Df", None, 1, "Bob stands fast"), ("Af", None, None, "The attack fails"),
        ("Dx", None, None, "The attack succeeds"),
    ],
)  # fmt: skip
def test_the_verdict_is_that_of_whoever_looks_on(
    code: str, attacker: int | None, defender: int | None, words: str
) -> None:
    assert verdict(code, attacker, defender) == words


def test_where_nobody_looks_on_the_winner_is_named() -> None:
    assert verdict("Dx", 0, 1, seat=None) == "Ann wins"


@pytest.mark.parametrize(
    ("attacker", "defender", "attack_strength", "words"),
    [
        (0, 1, 12, "You are 4 stronger"), (1, 0, 12, "You are 4 weaker"), (None, 0, 4, "You are 4 stronger"),
        (None, 1, 12, "Mortals: 4 stronger"), (None, 1, 4, "Bob: 4 stronger"), (0, 1, 8, "Both are equally strong"),
    ],
)  # fmt: skip
def test_the_difference_is_told_as_whoever_looks_on_sees_it(
    attacker: int | None, defender: int, attack_strength: int, words: str
) -> None:
    shown = replace(between("Df", attacker, defender), attack=attack_strength, defence=8)
    assert strength_words(attack(3), shown) == words


@pytest.mark.parametrize(("place", "words"), [("0118", "Combat near Kharput"), ("0218", "Combat near Amid")])
def test_the_title_names_the_place_as_the_map_does_without_a_number(place: str, words: str) -> None:
    view = replace(attack(3), combat=replace(between("Df", 0, None), hex=place))
    assert fight_of(view).title == words


def test_those_fly_off_who_are_told_to_be_released() -> None:
    assert leavers(between("Ax", None, 0, MIXED)) == ([], [2])
    assert leavers(between("Dx", None, 0, MIXED)) == ([], [0, 1, 2])


def test_what_does_not_fit_is_counted_together() -> None:
    rows = [Counted(str(number), number) for number in range(1, 9)]
    few = at_most(rows)
    assert len(few) == MOST_ROWS
    assert sum(row.points for row in few) == sum(row.points for row in rows)
    assert at_most(rows[:MOST_ROWS]) == tuple(rows[:MOST_ROWS])


@pytest.mark.parametrize("speed", [factor for factor in SPEEDS.values() if factor])
def test_the_verdict_stays_long_enough_at_any_speed(open_app: OpenApp, speed: float) -> None:
    held = held_of(fighting(open_app))
    animation = Animation([held]).faster(speed)
    assert held.length - held.decided == pytest.approx(READ)
    assert animation.length >= READ


def fighting(open_app: OpenApp, die: int = 3) -> DemonsDriver:
    """The moment at which a combat is held up."""
    scene = Scene({"hex": 1010, "demons": (10, 5, 30)}, units={4: 1011, 5: 1011}, stage="demon_use", dice=(die,))
    driver = DemonsDriver(open_app(animation="normal").app, match=scene.match)
    driver.to_question()
    driver.table.answer("attack:1011")
    driver.to_question()
    driver.table.answer("all")
    for _frame in range(600):
        driver.step()
        if driver.table.movement.animation is not None and held_in(driver.table.movement.animation):
            return driver
    raise AssertionError("no combat was held up")


def held_in(animation: Animation) -> list[HeldFight]:
    """What is held up in an animation."""
    return [motion for motion in animation.motions if isinstance(motion, HeldFight)]


def held_of(driver: DemonsDriver) -> HeldFight:
    """What is held up."""
    animation = driver.table.movement.animation
    assert animation is not None
    return held_in(animation)[0]


def told(driver: DemonsDriver) -> bool:
    """Whether the log has told how the combat went."""
    return any("Combat in" in str(runs(entry.text)) for entry in driver.table.panel.log.entries)


def test_the_log_tells_it_only_after_the_die_lies_still(open_app: OpenApp) -> None:
    driver = fighting(open_app)
    decided = held_of(driver).decided
    while (animation := driver.table.movement.animation) is not None and held_in(animation):
        assert told(driver) == (animation.elapsed >= decided)
        go_on(driver.table.movement)
        driver.step()
    assert told(driver)


def test_a_combat_of_others_does_not_stop_a_person_who_hurries(open_app: OpenApp) -> None:
    driver = fighting(open_app)
    tabletop, view = driver.tabletop, driver.table.shown
    assert tabletop.holds(FOUGHT, view, {0})
    assert not tabletop.holds(FOUGHT, view, {1})
    assert not tabletop.holds(Event("moved", "DEM-4.0b", Text("On.")), view, {0})


def times_told(driver: DemonsDriver) -> int:
    """How often the log tells of the combat."""
    return sum("Combat in" in str(runs(entry.text)) for entry in driver.table.panel.log.entries)


def to_the_end(driver: DemonsDriver) -> None:
    """Let everything move to its end."""
    for _frame in range(600):
        driver.step()


def test_a_window_that_changes_its_size_meanwhile_tells_it_only_once(open_app: OpenApp) -> None:
    driver = fighting(open_app)
    driver.resize((1024, 640))
    assert times_told(driver) <= 1
    to_the_end(driver)
    assert times_told(driver) == 1


@pytest.mark.parametrize(("die", "sound"), [(1, "fight_lost"), (3, "fight_won")])
def test_the_verdict_is_heard_when_it_is_stamped_and_not_before(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, die: int, sound: str
) -> None:
    driver = fighting(open_app, die)
    heard: list[str] = []
    monkeypatch.setattr(driver.app.sounds, "play", heard.append)
    while (animation := driver.table.movement.animation) is not None and (held := held_in(animation)):
        assert (sound in heard) == (animation.elapsed >= held[0].decided)
        go_on(driver.table.movement)
        driver.step()
    assert heard.count(sound) == 1


def test_space_tells_it_at_once_and_only_once(open_app: OpenApp) -> None:
    driver = fighting(open_app)
    driver.key("space")
    to_the_end(driver)
    assert times_told(driver) == 1


def test_as_long_as_the_attacked_has_not_chosen_his_strength_is_open() -> None:
    attacked = CombatView("0218", None, (3,), (), 5, 0, (), (), 0, None, "")
    assert _defence_is_open(attacked)
    assert not _defence_is_open(replace(attacked, defending_demons=(33,), defence=7))
    assert not _defence_is_open(replace(attacked, roll=4))
    assert not _defence_is_open(replace(attacked, defender=None, defending_units=(4,)))


@pytest.mark.parametrize(("seat", "words"), [(0, "3–12"), (1, "?")])
def test_who_chooses_his_defence_reads_what_he_may_reach_and_nobody_else_does(seat: int, words: str) -> None:
    scene = Scene({"hex": 1010, "demons": FRIENDS}, {"hex": 1011}, stage="demon_use")
    view = scene.match.view(seat)
    assert isinstance(view, DemonsView)
    assert defence_to_choose(view, CombatView("1011", 1, (), (), 5, 0, (), (), 0, None, "")) == words


def test_what_is_good_for_the_attacker_is_bad_for_whoever_defends_himself() -> None:
    shown = CombatView("0218", 1, (), (33,), 5, 0, (), (36,), 5, 3, "")
    attacker, defender, onlooker, nobody = (rungs(shown, seat) for seat in (1, 0, 2, None))
    assert onlooker == nobody
    assert {rung.ground for rung in onlooker} == {FOR_NOBODY}, "nothing of it is good or bad for who only looks on"
    assert [rung.dice for rung in attacker] == [rung.dice for rung in defender]
    assert {rung.ground for rung in attacker} == {FOR, AGAINST}
    assert all({one.ground, other.ground} == {FOR, AGAINST} for one, other in zip(attacker, defender, strict=True))


def test_no_ribbon_of_a_combat_stays_over_the_map_once_it_is_decided(open_app: OpenApp) -> None:
    driver = DemonsDriver(open_app().app, match=fought(6, FRIENDS)[1].match)
    view, table = driver.seen, driver.tabletop.table
    where = table.places(driver.table.area)
    decided = attack(6)
    assert decided.combat is not None
    assert decided.combat.result
    assert table.ribbon.rect(decided, where).width == 0
    under_way = replace(decided, combat=replace(decided.combat, result="", roll=None))
    assert table.ribbon.rect(under_way, where).width > 1
    assert view.solitaire is decided.solitaire
