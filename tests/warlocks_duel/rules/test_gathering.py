"""WD-2: gathering mana."""

import pytest

from game.warlocks_duel.state import GATHER_TURN_LIMIT, GATHERING, INCANTATIONS
from tests.warlocks_duel.scene import Scene, gathering
from tests.warlocks_duel.table import Player, faces

GATHER_UP = "gather_up"


def keep(letters: str) -> str:
    """The step that sets these dice aside."""
    return f"set_aside:{','.join(faces(letters))}"


def take_steps(scene: Scene, *steps: str) -> None:
    """One gather turn, with the step of each seat."""
    for _ in steps:
        seat, kind = scene.asked
        assert kind == "gather"
        scene.choose(steps[seat])


def begin(*reserves: int, dice: tuple[str, ...], pools: tuple[str, ...] = (), gather_turn: int = 0) -> Scene:
    """A gather turn with these reserves."""
    given = pools or ("",) * len(reserves)
    players = [Player(reserve=reserve, pool=pool) for reserve, pool in zip(reserves, given, strict=True)]
    return gathering(*players, dice=dice, gather_turn=gather_turn)


@pytest.mark.clause("WD-2.1", "WD-2.2")
def test_all_players_roll_their_five_dice_before_anybody_chooses() -> None:
    scene = begin(7, 7, 7, dice=("FFWEA", "MMMM@", "AAAAA"))
    assert scene.asked == (0, "gather")
    assert [player.hand for player in scene.state.duelists] == [faces("FFWEA"), faces("MMMM@"), faces("AAAAA")]
    assert [event.fact("who") for event in scene.told("dice_rolled")] == [0, 1, 2]


@pytest.mark.clause("WD-2.3", "WD-2.6")
def test_the_two_steps_are_gathering_up_and_setting_aside_any_of_the_dice() -> None:
    scene = begin(7, 7, dice=("FFFWW", "MMMMM"))
    subsets = {"F" * fires + "W" * waters for fires in range(4) for waters in range(3)} - {""}
    assert scene.offered == {GATHER_UP} | {keep(letters) for letters in subsets}


@pytest.mark.clause("WD-2.4")
def test_who_gathers_up_keeps_five_dice_in_hand_and_draws_nothing() -> None:
    scene = begin(7, 7, dice=("FFWEA", "MMMMM", "WWWWW", "AAAAA"))
    take_steps(scene, GATHER_UP, GATHER_UP)
    assert scene.asked == (0, "gather")
    assert (scene.player(0).pool, scene.player(0).reserve) == ((), 7)
    assert scene.player(0).hand == faces("WWWWW")


@pytest.mark.clause("WD-2.5")
def test_steps_stay_hidden_until_the_last_player_has_chosen() -> None:
    scene = begin(7, 7, 7, dice=("FFWEA", "MMMMM", "WWWWW"))
    assert scene.open().secret
    scene.choose(keep("FF"))
    assert scene.asked == (1, "gather")
    assert (scene.player(0).pool, scene.player(0).reserve) == ((), 7)
    assert scene.told("set_aside") == []
    for onlooker in (1, 2, None):
        assert "set_aside" not in repr(scene.view(onlooker))
    scene.choose(GATHER_UP)
    assert scene.told("set_aside") == scene.told("gathered_up") == []
    scene.choose(keep("W"))
    assert [event.fact("who") for event in scene.events if event.kind in {"set_aside", "gathered_up"}] == [0, 1, 2]
    assert scene.player(0).pool == faces("FF")


@pytest.mark.clause("WD-2.5")
def test_what_others_chose_does_not_change_what_is_offered() -> None:
    offered = set()
    for first in (GATHER_UP, keep("F"), keep("FFWEA")):
        scene = begin(1, 7, dice=("FFWEA", "MMM@@"))
        scene.choose(first)
        offered.add(scene.open().keys())
    assert len(offered) == 1


@pytest.mark.clause("WD-2.6", "WD-2.7", "WD-1.8")
def test_dice_set_aside_keep_their_faces_and_the_reserve_refills_the_hand() -> None:
    scene = begin(7, 7, dice=("FFWEA", "MMMMM", "EEEEE", "AAAAA", "MMMMM", "AAAAA"))
    take_steps(scene, keep("FF"), GATHER_UP)
    assert scene.asked == (0, "gather")
    assert (scene.player(0).pool, scene.player(0).reserve) == (faces("FF"), 5)
    assert scene.player(0).hand == faces("EEEEE"), "the three dice taken back and two fresh ones are rolled"
    take_steps(scene, keep("E"), GATHER_UP)
    assert scene.player(0).pool == faces("FFE")


@pytest.mark.clause("WD-2.1", "WD-2.8")
def test_gather_turns_go_on_as_long_as_everybody_can_refill() -> None:
    scene = begin(7, 7, dice=("FFWEA", "MMMMM") * 3)
    for turn in range(1, 4):
        assert scene.asked == (0, "gather")
        assert scene.state.gather_turn == turn
        take_steps(scene, keep("FW"), GATHER_UP)
    assert scene.state.stage == GATHERING
    assert scene.player(0).reserve == 1


@pytest.mark.clause("WD-2.9", "WD-2.10", "WD-0.4")
def test_whoever_cannot_refill_closes_the_phase_and_pays_for_each_missing_die() -> None:
    scene = begin(1, 7, dice=("FFWEA", "MMMMM", "AA", "WWWWW"))
    take_steps(scene, keep("FFWE"), GATHER_UP)
    assert scene.power == [32, 35]
    assert scene.state.stage == INCANTATIONS
    assert scene.player(0).reserve == 0
    assert [event.fact("points") for event in scene.told("power_lost")] == [3]
    assert scene.player(0).pool == faces("FFWEAA"), "the hand of two is rolled into the pool"


@pytest.mark.clause("WD-2.10", "WD-0.6")
def test_several_greedy_players_are_hurt_at_the_same_moment() -> None:
    scene = gathering(
        Player(power=2, reserve=0), Player(power=1, reserve=0), Player(power=9, reserve=0),
        dice=("FFFFF", "WWWWW", "EEEEE"),
    )  # fmt: skip
    take_steps(scene, keep("FF"), keep("W"), keep("EE"))
    assert scene.power == [0, 0, 7]
    result = scene.match.result
    assert result is not None
    assert result.places == (2, 2, 1), "both fell together, so neither outlived the other"


@pytest.mark.clause("WD-2.10", "WD-4.21", "WD-8.10")
def test_nothing_reduces_the_damage_of_greed() -> None:
    scene = gathering(
        Player(reserve=0, shield="FW", wards="protective_cloak magic_shield"),
        Player(reserve=5),
        dice=("FFFFF",), modules=("antimagic_shield",),
    )  # fmt: skip
    take_steps(scene, keep("FF"), GATHER_UP)
    assert scene.power == [33, 35]


@pytest.mark.clause("WD-2.11")
def test_after_the_closing_turn_everybody_rolls_the_whole_hand_into_the_pool() -> None:
    scene = begin(0, 6, 6, dice=("FFFFF", "WWWWW", "EEEEE", "A@AA", "MMMMM", "AAAAA"))
    take_steps(scene, keep("F"), GATHER_UP, keep("E"))
    pools = [player.pool for player in scene.state.duelists]
    assert pools == [faces("FA@AA"), faces("MMMMM"), faces("EAAAAA")]
    assert [player.hand for player in scene.state.duelists] == [(), (), ()]
    assert scene.asked[1] != "gather", "there is nothing to choose after the last roll"


@pytest.mark.clause("WD-2.12")
def test_dice_still_in_the_reserve_stay_there() -> None:
    scene = begin(0, 6, dice=("FFFFF", "WWWWW"))
    take_steps(scene, keep("F"), keep("WW"))
    assert scene.player(1).reserve == 4


@pytest.mark.clause("WD-2.13")
def test_the_last_gather_turn_closes_the_phase_without_harm() -> None:
    scene = begin(7, 7, dice=("FFFFF", "WWWWW", "AAAAA", "MMMMM"), gather_turn=GATHER_TURN_LIMIT - 2)
    take_steps(scene, GATHER_UP, GATHER_UP)
    assert scene.state.stage == GATHERING
    take_steps(scene, keep("A"), GATHER_UP)
    assert scene.state.stage == INCANTATIONS
    assert scene.power == [35, 35]
    assert len(scene.player(0).pool) == 6
    assert [event.clause for event in scene.told("gathering_closed")] == ["WD-2.13"]


@pytest.mark.clause("WD-2.13")
def test_a_short_hand_in_the_last_gather_turn_still_costs_power() -> None:
    scene = begin(0, 7, dice=("FFFFF", "WWWWW"), gather_turn=GATHER_TURN_LIMIT - 1)
    take_steps(scene, keep("FF"), GATHER_UP)
    assert scene.power == [33, 35]


@pytest.mark.clause("WD-2.14", "WD-6.1")
def test_greed_that_leaves_one_player_ends_the_game_at_once() -> None:
    scene = gathering(Player(power=2, reserve=0), Player(power=1, reserve=7), dice=("FFFFF", "WWWWW"))
    take_steps(scene, keep("FF"), GATHER_UP)
    assert scene.decision is None
    assert scene.told("last_roll") == []
    result = scene.match.result
    assert result is not None
    assert (result.winners, result.clause) == ((1,), "WD-6.1")


@pytest.mark.clause("WD-2.11")
def test_a_player_eliminated_by_greed_does_not_take_part_in_the_last_roll() -> None:
    scene = gathering(
        Player(power=1, reserve=0), Player(reserve=7), Player(reserve=7), dice=("FFFFF", "WWWWW", "EEEEE")
    )
    take_steps(scene, keep("F"), GATHER_UP, GATHER_UP)
    assert [event.fact("who") for event in scene.told("last_roll")] == [1, 2]
    assert scene.alive == [False, True, True]


@pytest.mark.clause("WD-2.10", "WD-2.11")
def test_whoever_has_no_die_left_in_hand_rolls_none_at_the_end() -> None:
    scene = gathering(Player(power=20, reserve=0), Player(reserve=7), dice=("FFFFF", "WWWWW"))
    scene.choose("set_aside:fire,fire,fire,fire,fire")
    while scene.asked[1] == "gather":
        scene.choose("gather_up")
    assert [event.fact("who") for event in scene.told("last_roll")] == [1]
    assert scene.power[0] == 15
    assert scene.player(0).pool == faces("FFFFF")
