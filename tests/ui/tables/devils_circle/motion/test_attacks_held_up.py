"""Attacks held up over the board: what is shown is what the rules do, and whoever is in it sees it even in a hurry."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from pygame.image import tobytes

from game.devils_circle.rules.demons.psychic import NEEDED
from game.devils_circle.view import CircleView
from game.engine.decision import Event, Text
from game.engine.match import Match
from game.ui.tables.common.fight.form import Fight
from game.ui.tables.common.fight.held import HeldFight
from game.ui.tables.devils_circle.motion.clashes import (
    FOR_DEMON,
    Clash,
    by_the_demon,
    by_the_mage,
    clash_of,
    on_the_mind,
)
from game.ui.tables.devils_circle.motion.effects import number_of
from tests.devils_circle.random_play import RandomChooser, new_match
from tests.devils_circle.scene import Scene
from tests.ui.conftest import OpenApp
from tests.ui.tables.devils_circle.circle_driver import CircleDriver

ENOUGH = 6
"""Attacks of each kind that are compared."""
Followed = list[tuple[Clash, tuple[Event, ...]]]


def seen(match: Match) -> CircleView:
    """What an onlooker sees."""
    view = match.view(None)
    assert isinstance(view, CircleView)
    return view


def events_of(seed: int) -> Iterator[tuple[Match, Event | None]]:
    """The events of a match at random, None for its questions."""
    match = new_match(seed, seed)
    chooser = RandomChooser(seed)
    while match.result is None:
        item = match.step()
        if isinstance(item, Event):
            yield match, item
        elif item is not None:
            yield match, None
            match.choose(chooser.choose(item))


def attacks_of(seed: int) -> Iterator[tuple[str, Clash, tuple[Event, ...]]]:
    """Each attack of a match with what was told from it to the next question."""
    kind, told = "", list[Event]()
    clash: Clash | None = None
    for match, event in events_of(seed):
        if event is None:
            if clash is not None:
                yield kind, clash, tuple(told)
            kind, clash, told = "", None, []
        elif event.kind in ("demon_attacks", "mage_attacks", "psychic_attack"):
            if clash is not None:
                yield kind, clash, tuple(told)
            kind, clash, told = event.kind, clash_of(event, seen(match)), [event]
        else:
            told.append(event)


@cache
def attacks() -> dict[str, Followed]:
    """Enough attacks of each kind, from one match after another."""
    found: dict[str, Followed] = {"demon_attacks": [], "mage_attacks": [], "psychic_attack": []}
    seed = 0
    while min(len(some) for some in found.values()) < ENOUGH:
        for kind, clash, told in attacks_of(seed):
            found[kind].append((clash, told))
        seed += 1
    return found


def points(told: tuple[Event, ...], kind: str, clause: str) -> int:
    """How many points a kind of event took for the reason of a clause."""
    return sum(number_of(event, "points") for event in told if event.kind == kind and event.clause == clause)


def of_kind(told: tuple[Event, ...], kind: str) -> Event | None:
    """The first event of a kind."""
    return next((event for event in told if event.kind == kind), None)


@pytest.mark.clause("DK-11.33", "DK-11.34")
def test_what_an_attack_of_a_demon_costs_both_is_what_the_rules_take() -> None:
    for clash, told in attacks()["demon_attacks"]:
        roll = of_kind(told, "attack_roll")
        assert roll is not None
        fight = by_the_demon(clash, number_of(roll, "die"))
        hurt, drained = points(told, "strength_lost", "DK-11.33"), points(told, "demon_power", "DK-11.34")
        assert fight.sides[1].total == drained
        assert fight.cause == (f"{clash.demon.name} loses {drained} power" if drained else fight.cause)
        assert says(fight, clash, hurt)


@pytest.mark.clause("DK-8.20", "DK-8.21")
def test_what_an_attack_of_a_mage_costs_both_is_what_the_rules_take() -> None:
    compared = 0
    for clash, told in attacks()["mage_attacks"]:
        drained = points(told, "demon_power", "DK-8.20")
        if not drained:
            continue  # the demon fled, or was asked whether it does
        fight = by_the_mage(clash)
        fallen = drained == clash.demon.power
        assert (of_kind(told, "neutralised") is not None) == fallen
        happens = "sinks into hell" if fallen else f"loses {drained} power"
        assert fight.cause == f"{clash.demon.name} {happens}"
        assert fight.foretold.endswith("will fall") == fallen
        assert (fight.verdict == f"{clash.demon.name} falls") == fallen
        assert fallen or says(fight, clash, points(told, "strength_lost", "DK-8.21"))
        compared += 1
    assert compared


def says(fight: Fight, clash: Clash, hurt: int) -> bool:
    """Whether the verdict tells that the mage has lost so much strength."""
    if hurt >= clash.mage.strength:
        return fight.verdict == f"{clash.mage.name} falls"
    return fight.verdict == (f"{clash.mage.name} loses {hurt} strength" if hurt else f"{clash.mage.name} is not hurt")


@pytest.mark.clause("DK-11.23", "DK-11.24", "DK-11.25")
def test_what_an_attack_on_the_mind_shows_is_what_the_rules_decide() -> None:
    for clash, told in attacks()["psychic_attack"]:
        die, strength = number_of(told[0], "die"), number_of(told[0], "points")
        fight, scale = on_the_mind(clash, die, strength)
        taken = of_kind(told, "possessed") is not None
        assert fight.winner == (0 if taken else 1)
        assert fight.sides[0].strength - fight.sides[1].strength == strength
        hit = next(rung for rung in scale.rungs if die in rung.dice)
        assert (hit.ground == FOR_DEMON) == taken
        assert hit.words == fight.verdict


@pytest.mark.parametrize("strength", [-3, 0, 1, 5])
def test_only_the_number_needed_lets_the_stronger_mind_in(strength: int) -> None:
    scene = Scene({"orlan": {"at": "f5"}}, {"gorm": {"at": "f6"}})
    clash = Clash(scene.view.mages[0], scene.view.demons[0])
    _fight, scale = on_the_mind(clash, 1, strength)
    bad = {die for rung in scale.rungs for die in rung.dice if rung.ground == FOR_DEMON}
    assert bad == ({NEEDED} if strength >= 1 else set())


@pytest.mark.parametrize("die", [1, 6])
def test_every_cause_is_told_apart(die: int) -> None:
    scene = Scene({"orlan": {"at": "f5"}}, {"gorm": {"at": "f6"}})
    clash = Clash(scene.view.mages[0], scene.view.demons[0])
    causes = {on_the_mind(clash, die, strength)[0].cause for strength in (0, 1)}
    assert len(causes) == (2 if die == NEEDED else 1)


def test_a_wand_counts_in_a_row_of_its_own() -> None:
    scene = Scene({"orlan": {"at": "f5", "power": 4, "wand": 1}}, {"gorm": {"at": "f6"}})
    clash = Clash(scene.view.mages[0], scene.view.demons[0])
    rows = by_the_demon(clash, 2).sides[1].counted
    assert [(row.words, row.points) for row in rows] == [("Power", 4), ("Wand", 4), ("The die", -2)]


def attacking(open_app: OpenApp, size: tuple[int, int] = (1280, 720)) -> CircleDriver:
    """A mage attacks a demon on the screen."""
    scene = Scene({"orlan": {"at": "f5", "power": 3}}, {"gorm": {"at": "f6", "power": 20}})
    assert "attack:gorm" in scene.offered
    scene.match.choose("attack:gorm")
    return CircleDriver(open_app(size, animation="normal").app, match=scene.match)


def held_in(driver: CircleDriver) -> list[HeldFight]:
    """What is held up at this moment."""
    animation = driver.table.movement.animation
    return [motion for motion in animation.motions if isinstance(motion, HeldFight)] if animation is not None else []


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_an_attack_of_a_mage_is_held_up_and_the_log_waits_for_it(open_app: OpenApp, size: tuple[int, int]) -> None:
    driver = attacking(open_app, size)
    for _frame in range(600):
        driver.step()
        if held_in(driver):
            break
    held = held_in(driver)[0]
    entries = len(driver.table.panel.log.entries)
    while held_in(driver):
        animation = driver.table.movement.animation
        assert animation is not None
        told = len(driver.table.panel.log.entries) > entries
        assert told == (animation.elapsed >= held.delay + held.decided)
        driver.step()
    assert len(driver.table.panel.log.entries) > entries


def test_those_who_are_in_it_see_it_even_in_a_hurry_and_nobody_else(open_app: OpenApp) -> None:
    tabletop = CircleDriver(open_app().app).tabletop
    view = Scene({"orlan": {"at": "f5"}}, {"gorm": {"at": "f6"}}).view
    attack = Event("mage_attacks", "DK-8.18", Text("On."), (("mage", 0), ("demon", 0)))
    moved = Event("mage_moved", "DK-8.1", Text("On."), (("mage", 0),))
    assert tabletop.holds(attack, view, {view.mages[0].seat})
    assert tabletop.holds(attack, view, {view.demons[0].seat})
    assert not tabletop.holds(attack, view, {7})
    assert not tabletop.holds(moved, view, {view.mages[0].seat})


def test_until_the_verdict_the_plate_of_the_demon_tells_what_it_had(open_app: OpenApp) -> None:
    scene = Scene({"orlan": {"at": "f5", "power": 3, "strength": 9}}, {"gorm": {"at": "f6", "power": 20}})
    driver = CircleDriver(open_app(animation="normal").app, match=scene.match)
    driver.to_question()
    plate = driver.table.find("plate:gorm").rect
    numbers = plate.move(plate.width // 2, 0).clip(plate)
    driver.table.choose("attack:gorm")
    while not held_in(driver):
        driver.step()
    held = held_in(driver)[0]
    animation = driver.table.movement.animation
    assert animation is not None
    before = tobytes(driver.picture().subsurface(numbers), "RGB")
    while animation.elapsed < held.delay + held.decided - 0.1:
        assert tobytes(driver.picture().subsurface(numbers), "RGB") == before
        driver.step(6)
    while held_in(driver):
        driver.step()
    assert tobytes(driver.picture().subsurface(numbers), "RGB") != before


@pytest.mark.parametrize(("others", "below"), [("neutralised", "No demon walks the keep any more."), ("on_board", "")])
def test_the_last_demon_that_sinks_is_a_feast(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, others: str, below: str
) -> None:
    gorm = {"at": "f6", "power": 5, "rescue_left": False}
    scene = Scene({"orlan": {"at": "f5", "power": 8, "strength": 8}}, {"gorm": gorm})
    for demon in scene.state.demons[1:]:
        demon.status = others
        if others == "neutralised":
            demon.hole, demon.field, demon.power = demon.field, -1, 0
    driver = CircleDriver(open_app(animation="normal").app, match=scene.match)
    held: list[tuple[str, str]] = []
    monkeypatch.setattr(
        driver.tabletop.moving, "_hold_up", lambda _picture, title, line, *_more: held.append((title, line))
    )
    driver.to_question()
    driver.table.answer("exorcise:gorm:1")
    driver.to_question()
    assert held[-1] == ("Gorm sinks into hell.", below)
