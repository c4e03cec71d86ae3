"""What the instructions of each space are worth to a Character, condition by condition."""

from __future__ import annotations

from typing import Any

import pytest

from game.talisman.adviser.ways.moving import profile_of
from game.talisman.adviser.ways.visiting import VISITS, healing_worth
from game.talisman.adviser.worth import (
    ENOUGH,
    POINT,
    SPELL_WORTH,
    TURN,
    chances_with_space_enemy,
    life_worth,
    next_life_worth,
)
from game.talisman.box.board import CRAGS, FOREST, INNER, SPACES, TAVERN
from tests.talisman.scene import figure, moving

FIELDS = "outer_01_fields"
SIEGE = {"crown_reached": True}


def visit(space: str, character: str = "thief", profile: dict[str, Any] | None = None, **more: Any) -> float:
    """What a space brings a Character, who has these things, or whose numbers are taken for these."""
    state = moving(figure(character, FIELDS, **more)).state
    return VISITS[space](state, 0, profile_of(state, 0)._replace(**(profile or {})))


def healed(lives: int, most: int, price: int = 0) -> float:
    """What so many Lives more are worth to whoever has so many, for a price each."""
    return sum(next_life_worth(lives + more) - price for more in range(most))


@pytest.mark.clause("TAL-BRD-12")
@pytest.mark.parametrize(
    ("lives", "gold", "lacking"), [(1, 9, 3), (3, 9, 1), (4, 9, 0), (6, 9, 0), (1, 2, 2), (1, 0, 0)]
)
def test_healing_is_worth_the_lives_that_are_lacking_and_can_be_paid(lives: int, gold: int, lacking: int) -> None:
    state = moving(figure("thief", FIELDS, lives=lives, gold=gold)).state
    assert healing_worth(state, 0, 4) == pytest.approx(healed(lives, lacking, 1))
    assert healing_worth(state, 0, 1) == pytest.approx(healed(lives, min(lacking, 1), 1))
    assert healing_worth(state, 0, 4, 0) == pytest.approx(healed(lives, max(0, 4 - lives)))


def test_under_the_command_spell_healing_is_worth_little() -> None:
    ruler = figure("troll", "crown_of_command", objects="talisman#1")
    worths = [
        healing_worth(moving(figure("thief", FIELDS, lives=2, gold=2), ruler, state=state).state, 0, 4)
        for state in ({}, SIEGE)
    ]
    assert 0 < worths[1] < worths[0]


@pytest.mark.clause("TAL-BRD-8")
def test_the_temple_is_worth_the_average_of_its_prayers() -> None:
    good = 11 * POINT + 9 * SPELL_WORTH + 3 * 8.0 + 4 * next_life_worth(4)
    bad = 6 * life_worth(4) + 4 * TURN
    plain = visit("temple")
    assert plain == pytest.approx((good - bad) / 36)
    assert plain - visit("temple", objects="talisman#1") == pytest.approx(3 * 8.0 / 36)
    assert plain - visit("temple", profile={"room": 0}) == pytest.approx(9 * SPELL_WORTH / 36)
    assert visit("temple", profile={"room": 3}) == plain, "one Spell at most"
    assert visit("temple", lives=1) < plain


@pytest.mark.clause("TAL-BRD-6")
def test_the_graveyard_harms_good_helps_evil_and_leaves_the_others_alone() -> None:
    assert visit("graveyard", alignment="good") == -life_worth(4)
    assert visit("graveyard", alignment="good", objects="cross#1") == 0.0
    assert visit("graveyard", alignment="neutral") == 0.0
    assert visit("graveyard", alignment="evil") == pytest.approx(SPELL_WORTH / 3 - TURN / 6)
    assert visit("graveyard", alignment="evil", profile={"room": 0}) == pytest.approx(-TURN / 6)
    wounded = visit("graveyard", alignment="evil", lives=3)
    assert wounded == pytest.approx(next_life_worth(3) / 2 + SPELL_WORTH / 3 - TURN / 6)


def test_the_chapel_harms_evil_heals_neutral_for_gold_and_good_for_nothing() -> None:
    prayer = (next_life_worth(4) + SPELL_WORTH) / 6
    assert visit("chapel", alignment="evil") == -life_worth(4)
    assert visit("chapel", alignment="evil", objects="cross#1") == 0.0
    assert visit("chapel", alignment="neutral", lives=2, gold=1) == pytest.approx(healed(2, 1, 1))
    assert visit("chapel", alignment="good") == pytest.approx(prayer)
    assert visit("chapel", alignment="good", profile={"room": 0}) == pytest.approx(next_life_worth(4) / 6)
    assert visit("chapel", alignment="good", lives=2, gold=0) == pytest.approx(healed(2, 2))


def test_the_wilderness_is_worth_its_point_without_the_fight_and_the_turns_that_it_costs() -> None:
    state = moving(figure("thief", FIELDS)).state
    for name, enemy, space, ability in (
        ("crags", "crags_spirit", CRAGS, "strength"), ("forest", "brigand", FOREST, "craft"),
    ):  # fmt: skip
        _, _, lost = chances_with_space_enemy(state, 0, enemy, space)
        assert visit(name) == pytest.approx((POINT - lost * life_worth(4) - 2 * TURN) / 6)
        assert visit(name) - visit(name, profile={ability: ENOUGH}) == pytest.approx((POINT - 1.0) / 6)
    _, _, lost = chances_with_space_enemy(state, 0, "farmer", TAVERN)
    assert visit("tavern") == pytest.approx((2.0 - TURN - lost * life_worth(4)) / 6)


def test_the_city_is_for_the_wounded_who_can_pay_and_for_whoever_has_room_for_a_spell() -> None:
    assert visit("city", lives=1, gold=9) == pytest.approx(healed(1, 2, 1))
    assert visit("city", gold=9) == pytest.approx((2 * POINT + SPELL_WORTH - 8.0) / 6)
    assert visit("city", profile={"room": 0}) == pytest.approx(max(0.0, (2 * POINT - 8.0) / 6))


def test_arms_are_bought_in_the_village_by_those_who_have_none_and_two_bags() -> None:
    nothing_else = {"room": 0, "craft": ENOUGH}
    mystic = 1.0 / 6
    assert visit("village", profile=nothing_else, gold=2) == 1.5
    assert visit("village", profile=nothing_else, gold=1) == pytest.approx(mystic)
    assert visit("village", profile=nothing_else, gold=2, objects="sword#1") == pytest.approx(mystic)
    assert visit("village", profile=nothing_else, gold=2, objects="ring#1") == 1.5
    assert visit("village", profile=nothing_else, gold=9, lives=1) == pytest.approx(healed(1, 3, 1))


def test_the_castle_heals_for_gold_and_those_with_a_prince_or_princess_for_nothing() -> None:
    assert visit("castle", lives=1, gold=0) == 0.0
    assert visit("castle", lives=1, gold=1) == pytest.approx(healed(1, 1, 1))
    assert visit("castle", lives=1, gold=0, followers="prince#1") == pytest.approx(healed(1, 2))
    assert visit("castle", lives=1, gold=9, followers="prince#1") == pytest.approx(max(healed(1, 2), healed(1, 3, 1)))


def test_tolls_and_dangers_cost_a_life_unless_something_spares_it() -> None:
    assert [visit("black_knight", gold=gold) for gold in (1, 0)] == [-1.0, -life_worth(4)]
    assert visit("desert") == -life_worth(4)
    assert visit("desert", objects="water_bottle#1") == 0.0
    assert visit("chasm") == pytest.approx(-life_worth(4) / 3)
    assert visit("chasm", followers="guide#1") == visit("chasm", "dwarf") == 0.0
    assert visit("chasm", followers="maiden#1 prince#1") == pytest.approx(-(life_worth(4) + 4.0) / 3)


def test_a_quest_is_for_whoever_has_neither_a_talisman_nor_another() -> None:
    assert visit("warlocks_cave") == 4.0
    assert visit("warlocks_cave", objects="talisman#1") == 0.0
    assert visit("warlocks_cave", quest="take_a_life") == 0.0


def test_every_space_with_instructions_outside_the_inner_region_is_judged_and_none_where_cards_are_drawn() -> None:
    drawing = {space.terrain for space in SPACES.values() if space.draw}
    others = {space.terrain for space in SPACES.values() if not space.draw and space.region != INNER}
    assert others - {"sentinel", "portal"} <= {*VISITS} <= others
    assert not drawing & {*VISITS}


@pytest.mark.parametrize(
    ("space", "values"), [("graveyard", {"alignment": "evil"}), ("chapel", {"alignment": "good"}), ("city", {})]
)
def test_one_spell_at_most_is_hoped_for(space: str, values: dict[str, Any]) -> None:
    none, one, two = (visit(space, gold=0, profile={**values, "room": room}) for room in (0, 1, 2))
    assert none < one == two
