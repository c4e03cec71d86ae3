"""WD-10 and WD-12: the magic lesson and the alternative ending."""

import pytest

from game.engine.game import Result
from tests.warlocks_duel.scene import Scene, casting, tidying
from tests.warlocks_duel.table import Player

LESSON, ENDING, SACRIFICE = "magic_lesson", "alternative_ending", "sacrifice_of_power"


def result_of(scene: Scene) -> Result:
    """How the match ended."""
    assert scene.decision is None
    assert scene.match.result is not None
    return scene.match.result


@pytest.mark.clause("WD-10.1")
def test_the_magic_lesson_does_not_end_before_round_15() -> None:
    scene = tidying(Player(), Player(), round_number=14, modules=(LESSON,))
    assert scene.asked[1] == "gather"
    assert scene.state.round == 15


@pytest.mark.clause("WD-10.1", "WD-10.2")
def test_after_round_15_the_most_power_wins() -> None:
    scene = tidying(Player(power=20, reserve=2), Player(power=21), Player(power=3), round_number=15, modules=(LESSON,))
    result = result_of(scene)
    assert (result.winners, result.places, result.clause) == ((0,), (1, 2, 3), "WD-10.2")


@pytest.mark.clause("WD-10.2", "WD-6.3")
def test_a_tie_in_the_magic_lesson_goes_to_more_scrolls() -> None:
    scene = tidying(Player(power=20), Player(power=20, scrolls="doom"), round_number=15, modules=(LESSON,))
    assert result_of(scene).winners == (1,)


@pytest.mark.clause("WD-10.1", "WD-0.16")
def test_without_the_magic_lesson_round_15_is_not_the_last() -> None:
    assert tidying(Player(), Player(), round_number=15).asked[1] == "gather"


@pytest.mark.clause("WD-10.3")
def test_the_only_one_left_wins_the_magic_lesson_at_once() -> None:
    scene = casting(Player(power=2, active="spark"), Player(power=1), round_number=3, modules=(LESSON,))
    scene.cast("spark", at=1)
    result = result_of(scene)
    assert (result.winners, result.clause) == ((0,), "WD-6.1")


def elimination_in_round(number: int, *modules: str, survivors: int = 2, powers: tuple[int, int] = (30, 20)) -> Scene:
    """Seat 0 eliminates seat 1; the casting of this round is over."""
    others = [Player(power=powers[1])] * (survivors - 1)
    scene = casting(
        Player(power=powers[0], active="spark"), Player(power=1), *others, round_number=number, modules=modules
    )
    scene.cast("spark", at=1)
    return scene


def play_a_round_of_nothing(scene: Scene) -> None:
    """Everybody gathers up and passes until the next round begins."""
    number = scene.open().seat, scene.state.round
    while scene.decision is not None and scene.state.round == number[1]:
        decision = scene.open()
        scene.choose({"gather": "gather_up", "incantation": "pass", "cast": "hold"}[decision.kind])


@pytest.mark.clause("WD-12.1", "WD-12.2")
def test_exactly_one_more_round_is_played_after_the_first_elimination() -> None:
    scene = elimination_in_round(4, ENDING)
    assert scene.asked[1] == "gather"
    assert scene.state.round == 5
    play_a_round_of_nothing(scene)
    result = result_of(scene)
    assert scene.state.round == 5
    assert (result.winners, result.places, result.clause) == ((0,), (1, 3, 2), "WD-12.2")


@pytest.mark.clause("WD-12.2", "WD-5.1")
def test_the_reserve_counts_before_the_extra_round_is_judged() -> None:
    scene = tidying(
        Player(power=20, reserve=2), Player(power=21), Player(power=0, alive=False), round_number=5, modules=(ENDING,)
    )
    assert (result_of(scene).winners, result_of(scene).clause) == ((0,), "WD-12.2")
    assert scene.power == [22, 21, 0]


@pytest.mark.clause("WD-12.2", "WD-6.3")
def test_a_tie_after_the_extra_round_is_shared_or_goes_to_more_scrolls() -> None:
    scene = tidying(
        Player(power=20),
        Player(power=20, scrolls="doom"),
        Player(power=0, alive=False),
        round_number=5,
        modules=(ENDING,),
    )
    scene.state.fallen, scene.state.first_fall = ((2,),), 4
    scene.begin_here()
    assert result_of(scene).winners == (1,)


@pytest.mark.clause("WD-12.1", "WD-0.16")
def test_without_the_module_the_game_goes_on_after_an_elimination() -> None:
    scene = elimination_in_round(4)
    scene.settle()
    play_a_round_of_nothing(scene)
    assert scene.state.round == 6


@pytest.mark.clause("WD-12.1")
def test_a_second_elimination_in_the_extra_round_does_not_lengthen_the_game() -> None:
    scene = casting(
        Player(power=20, active="spark"), Player(power=0, alive=False), Player(power=1), Player(power=12),
        round_number=5, modules=(ENDING,),
    )  # fmt: skip
    assert scene.state.first_fall == 4
    scene.cast("spark", at=2)
    assert scene.state.fallen == ((1,), (2,))
    assert result_of(scene).clause == "WD-12.2"


@pytest.mark.clause("WD-12.3")
def test_with_two_players_the_last_one_left_wins_at_once() -> None:
    scene = elimination_in_round(4, ENDING, survivors=1)
    assert result_of(scene).clause == "WD-6.1"


@pytest.mark.clause("WD-12.3")
def test_the_only_one_left_during_the_extra_round_wins_at_once() -> None:
    scene = casting(
        Player(power=9, active="spark"),
        Player(power=1),
        Player(power=0, alive=False),
        round_number=5,
        modules=(ENDING,),
    )
    scene.state.fallen, scene.state.first_fall = ((2,),), 4
    scene.begin_here()
    scene.cast("spark", at=1)
    result = result_of(scene)
    assert (result.winners, result.clause) == ((0,), "WD-6.1")


@pytest.mark.clause("WD-12.4")
def test_a_player_saved_by_a_sacrifice_was_not_eliminated() -> None:
    scene = elimination_in_round(4, ENDING, SACRIFICE)
    scene.choose(min(scene.offered - {"no_sacrifice"}))
    scene.settle()
    assert scene.state.first_fall == 0
    play_a_round_of_nothing(scene)
    assert scene.state.round == 6, "no extra round was the last"


@pytest.mark.clause("WD-12.4")
def test_of_two_endings_the_first_counts() -> None:
    scene = elimination_in_round(15, ENDING, LESSON)
    assert result_of(scene).clause == "WD-10.2", "the lesson ends a round before the extra round"
    scene = elimination_in_round(13, ENDING, LESSON)
    scene.settle()
    play_a_round_of_nothing(scene)
    assert result_of(scene).clause == "WD-12.2"
    assert scene.state.round == 14
