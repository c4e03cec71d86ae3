"""WD-9: Power Drain."""

import pytest

from tests.warlocks_duel.scene import Scene, casting
from tests.warlocks_duel.table import Player

MODULE = ("power_drain",)


def attacked(target: Player, attacker_power: int = 20, **table: object) -> Scene:
    """Three players; seat 0 casts Thunderbolt (6) at seat 1, who may answer."""
    scene = casting(Player(power=attacker_power, active="thunderbolt static_jolt"), target, Player(), modules=MODULE)
    scene.attack("thunderbolt", at=1)
    return scene


@pytest.mark.clause("WD-9.1")
def test_power_drain_is_a_response_that_removes_a_reserve_die_and_does_not_weaken_the_attack() -> None:
    scene = attacked(Player(power=20, reserve=3, pool="F"))
    assert "power_drain" in scene.responses()
    scene.choose("power_drain")
    assert (scene.player(1).reserve, scene.player(1).removed) == (2, 1)
    assert scene.lost(1) == {"spell": 6}
    assert not scene.is_asked("response"), "it was the one response"


@pytest.mark.clause("WD-9.1")
def test_power_drain_needs_a_die_in_the_reserve() -> None:
    assert attacked(Player(pool="F")).responses() == {"counter:1", "decline"}


@pytest.mark.clause("WD-9.1", "WD-0.16", "WD-4.9")
def test_without_the_module_there_is_no_power_drain() -> None:
    scene = casting(Player(active="spark"), Player(reserve=3))
    scene.attack("spark", at=1)
    assert scene.responses() == {"reserve:1", "decline"}


@pytest.mark.clause("WD-9.2", "WD-9.3")
def test_all_other_living_players_lose_two_and_the_user_gains_one_for_each() -> None:
    scene = casting(
        Player(active="thunderbolt"), Player(power=20, reserve=1), Player(power=0, alive=False), Player(),
        modules=MODULE,
    )  # fmt: skip
    scene.attack("thunderbolt", at=1)
    scene.choose("power_drain")
    assert scene.power == [33, 20 + 2 - 6, 0, 33]


@pytest.mark.clause("WD-9.2", "WD-11.2")
def test_protected_players_are_hit_too() -> None:
    scene = casting(
        Player(active="thunderbolt"), Player(power=20, reserve=1), Player(power=10, flags={"protected": True}),
        modules=("power_drain", "sacrifice_of_power"),
    )  # fmt: skip
    scene.attack("thunderbolt", at=1)
    scene.choose("power_drain")
    assert scene.power == [33, 16, 8]


@pytest.mark.clause("WD-9.3", "WD-0.5")
def test_the_gain_stops_at_forty() -> None:
    scene = attacked(Player(power=39, reserve=1))
    scene.choose("power_drain")
    assert scene.gained(1) == {"drain": 1}


@pytest.mark.clause("WD-9.4")
def test_power_drain_can_be_used_once_a_game() -> None:
    scene = attacked(Player(power=20, reserve=3, active="thorn"))
    scene.choose("power_drain")
    scene.hold()
    scene.attack("static_jolt", at=1)
    assert "power_drain" not in scene.responses()
    scene.choose("decline")
    assert scene.player(1).drain_used
    scene.end_casting()
    assert scene.state.round == 2
    assert scene.player(1).drain_used, "nor in a later round"


@pytest.mark.clause("WD-9.5", "WD-5.4")
def test_the_removed_die_is_gone_for_good() -> None:
    scene = attacked(Player(power=20, reserve=3))
    scene.choose("power_drain")
    scene.end_casting()
    assert scene.state.round == 2
    assert [player.reserve for player in scene.state.duelists] == [7, 6, 7]


@pytest.mark.clause("WD-9.6")
def test_the_scroll_power_siphon_has_nothing_to_do_with_power_drain() -> None:
    scene = casting(Player(power=20, active="power_siphon"), Player(reserve=2), Player(), modules=MODULE)
    scene.cast("power_siphon", at=1)
    assert scene.power == [23, 32 + 2, 35], "the target has two reserve dice in Phase 4"
    assert [player.removed for player in scene.state.duelists] == [0, 0, 0]


@pytest.mark.clause("WD-9.2", "WD-4.15")
def test_a_power_drain_that_eliminates_the_attacker_cancels_the_attack() -> None:
    scene = attacked(Player(power=5, reserve=1), attacker_power=2)
    scene.choose("power_drain")
    assert scene.alive == [False, True, True]
    assert scene.power == [0, 5 + 2, 33]


@pytest.mark.clause("WD-9.2")
def test_a_power_drain_that_eliminates_a_third_player_is_settled_before_the_attack() -> None:
    scene = casting(Player(active="thunderbolt"), Player(power=6, reserve=1), Player(power=2), modules=MODULE)
    scene.attack("thunderbolt", at=1)
    scene.choose("power_drain")
    assert scene.power == [33, 2, 0]
    assert scene.state.fallen == ((2,),)
