"""WD-6: the end of the game."""

import pytest

from game.engine.game import Result
from game.warlocks_duel.state import Delayed
from tests.warlocks_duel.scene import Scene, casting, tidying
from tests.warlocks_duel.table import Player


def result_of(scene: Scene) -> Result:
    """How the match ended."""
    assert scene.decision is None
    assert scene.match.result is not None
    return scene.match.result


@pytest.mark.clause("WD-6.1", "WD-0.2")
def test_the_last_player_with_power_wins_at_once() -> None:
    scene = casting(Player(active="meteor_shower thorn"), Player(power=2, active="mage_dart"), Player(power=3))
    scene.cast("meteor_shower", at=1)
    result = result_of(scene)
    assert (result.winners, result.places, result.clause) == ((0,), (1, 2, 2), "WD-6.1")


@pytest.mark.clause("WD-6.1")
def test_the_game_goes_on_while_two_have_power_left() -> None:
    scene = casting(Player(active="meteor_shower thorn"), Player(power=2), Player(power=4))
    scene.cast("meteor_shower", at=1)
    assert scene.match.result is None
    assert scene.alive == [True, False, True]
    scene.cast("thorn", at=2)
    assert result_of(scene).places == (1, 3, 2)


@pytest.mark.clause("WD-6.2")
def test_players_who_fall_last_at_the_same_moment_draw() -> None:
    scene = casting(Player(power=2), Player(power=1), Player(power=0, alive=False))
    scene.state.delayed = [Delayed(0, "fire_elemental", False, 2), Delayed(1, "fire_elemental", False, 2)]
    scene.state.fallen = ((2,),)
    scene.begin_here()
    result = result_of(scene)
    assert (result.winners, result.places, result.clause) == ((0, 1), (1, 1, 3), "WD-6.2")


@pytest.mark.clause("WD-6.3")
def test_on_equal_power_the_owner_of_more_learned_scrolls_wins() -> None:
    scene = tidying(
        Player(power=20, scrolls="doom"), Player(power=20, scrolls="coin_flip earthquake"), Player(power=19),
        round_number=30,
    )  # fmt: skip
    result = result_of(scene)
    assert (result.winners, result.places) == ((1,), (2, 1, 3))


@pytest.mark.clause("WD-6.3")
def test_on_equal_power_and_scrolls_the_victory_is_shared() -> None:
    scene = tidying(
        Player(power=20, scrolls="doom"), Player(power=20, scrolls="coin_flip"), Player(power=20), round_number=30
    )
    result = result_of(scene)
    assert (result.winners, result.places) == ((0, 1), (1, 1, 3))


@pytest.mark.clause("WD-6.3")
def test_more_power_beats_more_scrolls() -> None:
    scene = tidying(Player(power=21), Player(power=20, scrolls="coin_flip earthquake"), round_number=30)
    assert result_of(scene).winners == (0,)


@pytest.mark.clause("WD-6.4")
def test_after_round_30_the_most_power_wins() -> None:
    result = result_of(tidying(Player(power=20, reserve=2), Player(power=21), round_number=30))
    assert (result.winners, result.clause) == ((0,), "WD-6.4")


@pytest.mark.clause("WD-6.4")
def test_round_29_is_not_the_last() -> None:
    scene = tidying(Player(power=20), Player(power=21), round_number=29)
    assert scene.asked[1] == "gather"
    assert scene.state.round == 30
