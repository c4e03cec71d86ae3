"""Under the Command Spell: the Crown wins, or is won; nobody heals himself for ever (TAL-6.9.8, TAL-WIN-1)."""

from __future__ import annotations

import pytest

from game.players import Glimpse, make_player
from game.talisman.adviser.choosing import UNWISE
from game.talisman.adviser.questions import QUESTIONS
from game.talisman.adviser.ways.besieged import SIEGE_ROUNDS
from game.talisman.adviser.ways.moving import goal_of
from game.talisman.box.board import PORTAL, WARLOCKS_CAVE
from tests.talisman.scene import Figure, Scene, figure, moving

CROWN = "crown_of_command"
RULING = {"crown_reached": True, "turns": 1000, "crowned": 999}
RULING_LONG = {**RULING, "crowned": 1000 - 2 * SIEGE_ROUNDS - 1}
MANY_DECISIONS = 1500


def walker(space: str, **more: int) -> Figure:
    """A Dwarf whom the Poltergeist slows down to a step in a turn: he chooses among the spaces beside him."""
    return figure("dwarf", space, followers="poltergeist#1", **more)


def wishes(scene: Scene) -> dict[str, float]:
    """How good each answer looks."""
    return dict(zip(scene.offered, QUESTIONS.preferences(scene.state, scene.open()), strict=True))


@pytest.mark.clause("TAL-6.9.8b")
def test_who_has_just_come_under_the_command_spell_may_still_turn_back_to_be_healed() -> None:
    scene = moving(walker("crags", lives=1), figure("monk", CROWN), state=RULING)
    assert UNWISE not in wishes(scene).values()


@pytest.mark.clause("TAL-6.9.8b")
@pytest.mark.parametrize(("space", "forth", "back"), [
    ("outer_03_woods", "cw", "ccw"), ("outer_04_sentinel", "cross", "cw"), ("outer_06_chapel", "ccw", "cw"),
])  # fmt: skip
def test_who_was_under_it_for_long_only_goes_on_to_the_crown(space: str, forth: str, back: str) -> None:
    scene = moving(walker(space, lives=1), figure("monk", CROWN), state=RULING_LONG)
    found = wishes(scene)
    assert found[forth] > UNWISE
    assert found[back] == UNWISE


@pytest.mark.clause("TAL-6.9.8b")
def test_in_the_inner_region_only_the_way_inwards_is_left() -> None:
    for long, retreating in ((RULING, False), (RULING_LONG, True)):
        elf = figure("elf", "vampires_tower", objects="talisman#1", lives=1)
        found = wishes(moving(elf, figure("monk", CROWN), state=long))
        steps = {key: worth for key, worth in found.items() if key.startswith(("step", "retreat"))}
        assert (UNWISE in steps.values()) is retreating
        assert max(steps, key=lambda key: steps[key]).startswith("step")


@pytest.mark.clause("TAL-6.9.8b", "TAL-WIN-1")
@pytest.mark.parametrize("seed", range(6))
def test_a_healer_beside_the_bridge_does_not_hold_the_crown_up(seed: int) -> None:
    scene = moving(
        figure(
            "dwarf", "outer_04_sentinel", craft=7, followers="gnome#1 poltergeist#1", alignment="good", gold=0,
            objects="sword#2 armour#p1 sword#1 mule#p1 water_bottle#p1 armour#1",
        ),
        figure("monk", CROWN, lives=5, craft=5, objects="talisman#1"), state=RULING, seed=seed,
        lying={"outer_03_woods": "healer#1", "outer_04_sentinel": "market#1", "outer_05_hills": "bandit#2"},
    )  # fmt: skip
    players = [make_player("greedy", seed * 2 + seat) for seat in range(2)]
    for _ in range(MANY_DECISIONS):
        decision = scene.match.next_decision()
        if decision is None:
            break
        scene.match.choose(players[decision.seat].answer(decision, Glimpse(scene.match, decision.seat)))
    assert scene.match.result is not None


@pytest.mark.clause("TAL-6.14.9b", "TAL-6.16.9a")
def test_who_beats_another_on_the_crown_takes_a_life_and_nothing_else() -> None:
    scene = moving(
        figure("warrior", CROWN, strength=12), figure("elf", CROWN, objects="solomons_crown#1", gold=3),
        state=RULING, dice=(6, 6, 1),
    )  # fmt: skip
    assert scene.asked == (0, "reward")
    found = wishes(scene)
    assert max(found, key=lambda key: found[key]) == "life"


@pytest.mark.clause("TAL-6.11.6b")
def test_when_every_talisman_lies_inside_the_strong_set_out_to_fetch_one() -> None:
    lying = {"inner_06_dice_with_death": "talisman#t1 talisman#t2 talisman#t3 talisman#t4 talisman#1 talisman#2"}
    hero = figure("elf", "portal_of_power", strength=12, craft=9)
    assert goal_of(moving(hero, lying=lying).state, 0) == PORTAL
    assert goal_of(moving(hero).state, 0) == WARLOCKS_CAVE
    assert goal_of(moving(figure("elf", "portal_of_power"), lying=lying).state, 0) == ""
    inside = wishes(moving(figure("elf", "plain_of_peril", strength=12), lying=lying))
    assert max(inside, key=lambda key: inside[key]).startswith("step:inner_07")
