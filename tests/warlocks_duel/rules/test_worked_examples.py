"""WD-14: the worked examples of the rulebook, step by step."""

import pytest

from game.warlocks_duel.state import GATHERING, INCANTATIONS
from tests.warlocks_duel.scene import Scene, casting, gathering, incantations, tidying
from tests.warlocks_duel.table import Player, faces


@pytest.mark.clause("WD-14.1", "WD-2.9", "WD-2.10", "WD-2.11")
def test_closing_turn() -> None:
    scene = gathering(Player(reserve=2, pool=""), Player(reserve=3), dice=("FFWEA", "MMMMM", "AAA", "WWWWW"))
    scene.choose("set_aside:fire,fire,water,earth")
    scene.choose("gather_up")
    assert scene.lost(0) == {"greed": 2}
    assert scene.state.stage == INCANTATIONS
    assert len(scene.player(0).pool) == 4 + 3
    assert scene.player(0).pool == faces("FFWEAAA")
    assert scene.player(0).reserve == 0
    assert (len(scene.player(1).pool), scene.player(1).reserve) == (5, 3)


@pytest.mark.clause("WD-14.2", "WD-2.6")
def test_exact_refill() -> None:
    scene = gathering(Player(reserve=2), Player(reserve=3), dice=("FFWEA", "MMMMM"))
    scene.choose("set_aside:fire,fire")
    scene.choose("gather_up")
    assert scene.asked == (0, "gather"), "the phase goes on"
    assert (len(scene.player(0).hand), scene.player(0).reserve) == (5, 0)
    assert scene.power == [35, 35]


@pytest.mark.clause("WD-14.3", "WD-2.13")
def test_limit_of_gather_turns() -> None:
    scene = gathering(Player(reserve=7), Player(reserve=7))
    for turn in range(1, 7):
        assert (scene.state.stage, scene.open().kind) == (GATHERING, "gather"), turn
        scene.choose("gather_up")
        scene.choose("gather_up")
    assert scene.state.stage == INCANTATIONS
    assert [len(player.pool) for player in scene.state.duelists] == [5, 5]
    assert scene.power == [35, 35]


@pytest.mark.clause("WD-14.4", "WD-0.8")
def test_whirlwind() -> None:
    scene = incantations(Player(mage="alonora", pool="FF@@"), Player(mage="albus"), market="")
    assert "play:conflagration" in scene.offered
    scene.choose("play:conflagration")
    assert scene.player(0).active == ("conflagration",)
    scene = incantations(Player(mage="alonora", pool="FF@A"), Player(mage="albus"), market="")
    assert "play:conflagration" not in scene.offered


@pytest.mark.clause("WD-14.5", "WD-3.2", "WD-3.9")
def test_two_players_want_the_same_scroll() -> None:
    scene = incantations(
        Player(mage="alonora", pool="WWFFEE"), Player(mage="albus", pool="WWM"), starter=1,
        market="water_attack will_o_the_wisps healing_aura",
    )  # fmt: skip
    assert scene.asked == (1, "incantation")
    scene.choose("learn:water_attack")
    assert scene.asked == (0, "incantation"), "the other has his action at once"
    assert {key for key in scene.offered if key.startswith("learn")} == {"learn:will_o_the_wisps", "learn:healing_aura"}
    scene.choose("learn:healing_aura")
    assert "water_attack" in scene.player(1).cards
    assert "healing_aura" in scene.player(0).cards


@pytest.mark.clause("WD-14.6", "WD-4.10")
def test_heal_defence() -> None:
    scene = casting(Player(power=20, active="thunderbolt"), Player(power=20, active="healing_drop"))
    scene.attack("thunderbolt", at=1)
    scene.heal_defence("healing_drop")
    assert scene.power == [20, 17]
    scene = casting(Player(power=20, active="will_o_the_wisps"), Player(power=20, active="healing_drop"))
    scene.attack("will_o_the_wisps", at=1)
    scene.heal_defence("healing_drop")
    assert scene.power == [20, 20]


@pytest.mark.clause("WD-14.7", "WD-4.12", "WD-4.13", "WD-5.1")
def test_reserve_defence() -> None:
    scene = casting(Player(active="conflagration"), Player(power=20, reserve=7))
    scene.attack("conflagration", at=1)
    assert scene.responses() == {"decline", *(f"reserve:{dice}" for dice in range(1, 6))}
    scene.reserve_defence(5)
    assert scene.lost(1) == {"fatigue": 1}
    assert scene.gained(1) == {"reserve": 2}
    assert scene.power[1] == 20 - 1 + 2


@pytest.mark.clause("WD-14.8", "WD-4.14", "WD-4.15")
@pytest.mark.parametrize(("dice", "powers"), [(3, [1, 29, 35]), (4, [0, 35, 35]), (5, [0, 35, 35])])
def test_counter_strike(dice: int, powers: list[int]) -> None:
    scene = casting(Player(power=4, active="thunderbolt"), Player(pool="FWEAM"), Player())
    scene.attack("thunderbolt", at=1)
    assert "counter:5" in scene.responses()
    scene.counter_strike(dice)
    assert scene.power == powers
    assert scene.alive[0] is (powers[0] > 0)


@pytest.mark.clause("WD-14.9", "WD-4.19", "WD-4.20")
def test_area() -> None:
    scene = casting(Player(active="toxic_rain"), Player(pool="F"), Player(wards="protective_cloak", pool="F"))
    scene.attack("toxic_rain", at=1)
    assert scene.asked == (1, "response")
    scene.decline()
    assert not scene.was_asked(2, "response")
    assert scene.power == [35, 30, 32]
    scene = casting(Player(active="toxic_rain"), Player(), Player(shield="WW"), modules=("antimagic_shield",))
    scene.cast("toxic_rain", at=1)
    assert scene.power == [35, 30, 34]


@pytest.mark.clause("WD-14.10", "WD-8.8")
def test_shield_on_own_healing() -> None:
    scene = casting(Player(power=20, active="spring_of_life", shield="W"), Player(), modules=("antimagic_shield",))
    scene.cast_on_self("spring_of_life")
    assert scene.power[0] == 24
    scene = casting(
        Player(active="thunderbolt"),
        Player(power=20, active="spring_of_life", shield="W"),
        modules=("antimagic_shield",),
    )
    scene.attack("thunderbolt", at=1)
    scene.heal_defence("spring_of_life")
    assert scene.power[1] == 20 - 1


@pytest.mark.clause("WD-14.11", "WD-4.16")
def test_ward_order() -> None:
    scene = casting(
        Player(active="spark thunderbolt"),
        Player(pool="F", wards="protective_cloak magic_shield cloak_of_invisibility"),
    )
    scene.cast("spark", at=1)
    assert scene.player(1).wards == (("protective_cloak", 3), ("magic_shield", 0))
    scene.attack("thunderbolt", at=1)
    left = [event.fact("points") for event in scene.told("strength_reduced")]
    assert left == [0, 4, 1]
    assert scene.asked == (1, "response")
    scene.decline()
    assert scene.lost(1) == {"spell": 1}


@pytest.mark.clause("WD-14.12", "WD-4.3")
def test_hold() -> None:
    scene = casting(Player(power=20, active="healing_drop"), Player(power=20, active="stone_fist"))
    scene.hold()
    scene.hold()
    assert scene.state.round == 2
    assert scene.power == [20, 20], "both spells are lost"
    scene = casting(Player(power=20, active="healing_drop"), Player(power=20, active="stone_fist"))
    scene.hold()
    scene.attack("stone_fist", at=0)
    assert "heal:healing_drop" in scene.responses()
    scene.heal_defence("healing_drop")
    assert scene.power == [19, 20]


@pytest.mark.clause("WD-14.13", "WD-7.3", "WD-7.4", "WD-7.5")
def test_chain() -> None:
    chain = {"may_chain": True}
    caster = Player(active="spark searing_gust conflagration", flags=chain)
    scene = casting(caster, Player(active="mage_dart"), modules=("chain_reaction",))
    scene.cast("spark", at=1)
    scene.hold()
    scene.choose("cast:searing_gust")
    scene.choose("take:reserve:fire")
    scene.hold()
    scene.choose("cast:conflagration")
    scene.choose("take:reserve:fire,fire")
    assert scene.player(0).reserve == 3
    scene = casting(caster, Player(active="mage_dart frost_spear"), modules=("chain_reaction",))
    scene.cast("spark", at=1)
    scene.cast("mage_dart", at=0)
    scene.hold()
    scene.cast("frost_spear", at=0)
    scene.cast("searing_gust", at=1)
    assert not scene.was_asked(0, "chain_dice")


@pytest.mark.clause("WD-14.14", "WD-9.2", "WD-9.3")
def test_power_drain() -> None:
    scene = casting(
        Player(power=20, active="thunderbolt"), Player(power=20, reserve=2), Player(power=20), modules=("power_drain",)
    )
    scene.attack("thunderbolt", at=1)
    scene.choose("power_drain")
    assert scene.lost(0) == {"drain": 2}
    assert scene.lost(2) == {"drain": 2}
    assert scene.gained(1)["drain"] == 2
    assert scene.lost(1) == {"spell": 6}
    assert scene.player(1).removed == 1


@pytest.mark.clause("WD-14.15", "WD-5.9")
def test_starting_player() -> None:
    scene = tidying(Player(power=20), Player(power=14), Player(power=14), starter=1)
    assert scene.asked[0] == 2
    assert scene.state.starter == 2


@pytest.mark.clause("WD-14.16", "WD-5.1", "WD-0.5")
def test_limit_of_power() -> None:
    scene = tidying(Player(power=38, reserve=4), Player())
    scene.settle()
    assert scene.power[0] == 40


def dice_of(scene: Scene, seat: int) -> int:
    """All dice of a player, wherever they are."""
    player = scene.player(seat)
    zones = (player.hand, player.pool, player.shield, player.aside, *player.paid.values())
    return sum(map(len, zones)) + player.reserve


def drained(seed: int) -> bool:
    """Play on with those dice, counting everybody's dice at every moment; whether anybody used Power Drain."""
    modules = ("power_drain", "antimagic_shield", "sacrifice_of_power")
    scene = gathering(*[Player(reserve=6) for _ in range(4)], modules=modules, seed=seed)
    for step in range(600):
        decision = scene.decision
        if decision is None:
            break
        keys = decision.keys()
        scene.choose("power_drain" if "power_drain" in keys else keys[(step * 7) % len(keys)])
        for seat, player in enumerate(scene.state.duelists):
            if player.alive:
                assert dice_of(scene, seat) == 11 - player.drain_used
    return any(player.drain_used for player in scene.state.duelists)


@pytest.mark.clause("WD-14.17", "WD-0.10", "WD-9.5")
def test_number_of_dice() -> None:
    assert any(map(drained, range(100))), "in one match at least a die leaves the game"
