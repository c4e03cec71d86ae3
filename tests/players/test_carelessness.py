"""A beginner errs among answers that make sense: it throws nothing dear away and passes by nothing that is free."""

from __future__ import annotations

from collections import Counter

import pytest

from game.catalogue import GAMES
from game.engine.decision import Decision, Option, Text
from game.players import make_player
from game.players.player import Glimpse
from game.talisman.adviser.carelessness import WORST_SLIP, careless
from game.talisman.adviser.choosing import UNWISE
from tests.talisman.scene import Scene, arriving, figure, moving


def answers(scene: Scene) -> Counter[str]:
    """What apprentices answer to the open question."""
    glimpse = Glimpse(scene.match, 0)
    return Counter(make_player("apprentice", seed).answer(scene.open(), glimpse) for seed in range(60))


def asked(kind: str, *keys: str) -> Decision:
    return Decision(0, kind, Text("?"), tuple(Option(key, Text(key)) for key in keys), "TAL-1")


def test_nothing_worth_having_is_left_behind() -> None:
    warrior = figure("warrior", "outer_09_plains", objects="sword#1 talisman#1", followers="prince#1")
    scene = moving(warrior, patient=True)
    assert set(scene.offered) > {"throw"}
    assert set(answers(scene)) == {"throw"}


def test_what_lies_there_is_taken() -> None:
    scene = arriving(figure("troll", "fields"), lying={"fields": "talisman#1 axe#1"}, patient=True)
    assert "done" not in answers(scene)


def test_a_talisman_is_carried_on_and_not_back() -> None:
    bearer = figure("warrior", "inner_02_vampires_tower", strength=9, objects="talisman#1")
    assert set(answers(moving(bearer, patient=True))) == {"step:inner_03_pits"}


@pytest.mark.parametrize(
    ("kind", "worths", "left_out"),
    [
        ("way", (9.0, 9.0 - WORST_SLIP, 9.0 - WORST_SLIP - 0.1), {"c"}),
        ("way", (1.0, 0.0, UNWISE), {"c"}),
        ("heal", (1.0, 2.0, 3.0), {"a", "b"}),
        ("drink", (1.0, 0.0, 0.0), set()),
    ],
)
def test_what_is_careless_is_left_out(kind: str, worths: tuple[float, ...], left_out: set[str]) -> None:
    assert careless(asked(kind, "a", "b", "c"), worths) == left_out


def test_what_is_free_is_not_passed_by_unless_that_is_best() -> None:
    assert careless(asked("drink", "yes", "no"), (1.0, 0.0)) == {"no"}
    assert careless(asked("take", "take:x", "done"), (-1.0, 0.0)) == set()


def test_a_demon_does_not_throw_its_rescue_move_away_but_uses_it_where_that_is_best() -> None:
    circle = GAMES["devils_circle"]
    assert circle.careless(None, asked("play", "end", "rescue", "walk:c4"), (0.0, -2.0, -3.0)) == {"rescue"}
    threatened = asked("rescue", "flee:gorm:c2", "flee:gorm:b3", "stay")
    assert circle.careless(None, threatened, (-6.5, -7.0, -6.0)) == {"flee:gorm:c2", "flee:gorm:b3"}
    assert circle.careless(None, threatened, (-5.0, -5.0, -9.0)) == set()


def test_every_game_leaves_out_what_it_calls_unwise_or_much_worse() -> None:
    decision = asked("any", "a", "b", "c")
    for name in ("demons", "warlocks_duel", "devils_circle"):
        game = GAMES[name]
        worths = (0.0, -game.worst_slip, -game.worst_slip - 1)
        assert game.careless(None, decision, worths) == {"c"}, name
