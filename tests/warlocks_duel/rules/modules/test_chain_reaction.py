"""WD-7: the chain reaction."""

import pytest

from tests.warlocks_duel.scene import Scene, casting, incantations
from tests.warlocks_duel.table import Player, faces

LEVELS_0_1_2 = {"spark": "F", "searing_gust": "FA@", "conflagration": "FF@@"}


def chaining(caster: Player | None = None, opponent: Player | None = None, *, module: bool = True) -> Scene:
    """Seat 0 may chain; seat 1 has spells to hold, so that turns alternate."""
    first = caster or Player(active=LEVELS_0_1_2)
    first.flags = {"may_chain": module}
    second = opponent or Player(active="mage_dart frost_spear")
    return casting(first, second, modules=("chain_reaction",) if module else ())


def take(zone: str, letters: str) -> str:
    """The key that takes dice off the card into a zone."""
    return f"take:{zone}:{','.join(faces(letters))}"


@pytest.mark.clause("WD-7.1")
@pytest.mark.parametrize(
    ("levels", "pool", "actions", "may"),
    [
        ("all three levels", "FFAAFFFF", ("play:spark", "play:searing_gust", "play:conflagration"), True),
        ("no level 1", "FFFFFFF", ("play:spark", "complete:fire_bolt", "play:conflagration"), False),
        ("no level 2", "FFAAFF", ("play:spark", "play:searing_gust"), False),
    ],
)
def test_active_spells_of_all_three_levels_at_the_end_of_phase_2_allow_a_chain(
    levels: str, pool: str, actions: tuple[str, ...], may: bool
) -> None:
    scene = incantations(
        Player(mage="alonora", pool=pool), Player(mage="albus"), market="", modules=("chain_reaction",)
    )
    for action in actions:
        scene.choose(action)
        if scene.is_asked("payment"):
            scene.choose(scene.open().keys()[0])
    while scene.is_asked("incantation"):
        scene.choose("pass")
    assert scene.player(0).may_chain is may, levels


@pytest.mark.clause("WD-7.1")
def test_a_level_reached_only_after_phase_2_allows_no_chain() -> None:
    scene = casting(
        Player(active=LEVELS_0_1_2, flags={"may_chain": False}), Player(active="mage_dart frost_spear"),
        modules=("chain_reaction",),
    )  # fmt: skip
    for spell in ("spark", "searing_gust", "conflagration"):
        scene.cast(spell, at=1)
        if scene.is_asked("cast") and scene.asked[0] == 1:
            scene.hold()
    assert not scene.was_asked(0, "chain_dice")


@pytest.mark.clause("WD-7.3", "WD-7.6")
def test_level_1_right_after_level_0_gives_a_die_of_choice_back_to_pool_or_reserve() -> None:
    scene = chaining()
    scene.cast("spark", at=1)
    scene.hold()
    scene.choose("cast:searing_gust")
    assert scene.asked == (0, "chain_dice")
    assert scene.offered == {take(zone, letter) for zone in ("pool", "reserve") for letter in "FA@"}
    scene.choose(take("pool", "@"))
    assert scene.player(0).pool == faces("@"), "the die keeps its face"
    assert scene.player(0).paid["searing_gust"] == faces("FA")


@pytest.mark.clause("WD-7.3")
def test_the_die_may_go_to_the_reserve() -> None:
    scene = chaining()
    scene.cast("spark", at=1)
    scene.hold()
    scene.choose("cast:searing_gust")
    scene.choose(take("reserve", "A"))
    assert (scene.player(0).pool, scene.player(0).reserve) == ((), 1)


@pytest.mark.clause("WD-7.4")
def test_level_2_next_gives_two_dice_back_that_may_not_be_split() -> None:
    scene = chaining()
    scene.cast("spark", at=1)
    scene.hold()
    scene.choose("cast:searing_gust")
    scene.choose(take("pool", "F"))
    scene.hold()
    scene.choose("cast:conflagration")
    assert scene.offered == {take(zone, two) for zone in ("pool", "reserve") for two in ("FF", "F@", "@@")}
    scene.choose(take("reserve", "F@"))
    assert scene.player(0).reserve == 2
    assert scene.player(0).paid["conflagration"] == faces("F@")


@pytest.mark.clause("WD-7.5")
def test_0_1_1_breaks_the_chain_and_a_later_level_2_gives_nothing() -> None:
    scene = chaining(Player(active="spark searing_gust lucky_dice conflagration"))
    scene.cast("spark", at=1)
    scene.hold()
    scene.choose("cast:searing_gust")
    scene.choose(take("pool", "F"))
    scene.hold()
    scene.cast("lucky_dice", at=1)
    scene.hold()
    scene.cast("conflagration", at=1)
    assert sum(choice.kind == "chain_dice" for choice in scene.match.record) == 1


@pytest.mark.clause("WD-7.5")
def test_holding_a_turn_breaks_the_chain() -> None:
    scene = chaining()
    scene.cast("spark", at=1)
    scene.cast("mage_dart", at=0)
    scene.hold()
    scene.cast("frost_spear", at=0)
    scene.cast("searing_gust", at=1)
    assert not scene.was_asked(0, "chain_dice")


@pytest.mark.clause("WD-7.5")
def test_level_0_then_2_gives_nothing() -> None:
    scene = chaining()
    scene.cast("spark", at=1)
    scene.hold()
    scene.cast("conflagration", at=1)
    scene.hold()
    scene.cast("searing_gust", at=1)
    assert not scene.was_asked(0, "chain_dice")


@pytest.mark.clause("WD-7.2")
def test_a_chain_does_not_start_with_level_1() -> None:
    scene = chaining()
    scene.cast("searing_gust", at=1)
    scene.hold()
    scene.cast("conflagration", at=1)
    assert not scene.was_asked(0, "chain_dice")
    again = chaining(Player(active="spark searing_gust power_siphon conflagration"), Player(active="mage_dart"))
    again.cast("searing_gust", at=1)
    again.hold()
    again.cast("power_siphon", at=1)
    assert not again.was_asked(0, "chain_dice"), "nor is a level 1 spell after it the second link"


@pytest.mark.clause("WD-7.5")
def test_a_heal_used_as_a_defence_neither_counts_nor_breaks_the_chain() -> None:
    scene = chaining(Player(active="spark ember_balm searing_gust conflagration"))
    scene.cast("spark", at=1)
    scene.attack("mage_dart", at=0)
    scene.heal_defence("ember_balm")
    scene.choose("cast:searing_gust")
    assert scene.asked == (0, "chain_dice")


@pytest.mark.clause("WD-7.5")
def test_a_later_level_0_spell_starts_a_new_chain() -> None:
    scene = chaining(Player(active="spark will_o_the_wisps searing_gust doom"))
    scene.cast("spark", at=1)
    scene.hold()
    scene.cast("will_o_the_wisps", at=1)
    assert not scene.was_asked(0, "chain_dice")
    scene.hold()
    scene.choose("cast:searing_gust")
    assert scene.asked == (0, "chain_dice")


@pytest.mark.clause("WD-7.6")
def test_the_dice_are_taken_before_the_target_answers() -> None:
    scene = chaining(opponent=Player(active="mage_dart frost_spear", pool="MM"))
    scene.cast("spark", at=1)
    scene.hold()
    scene.choose("cast:searing_gust")
    scene.choose(take("pool", "A"))
    assert scene.asked == (1, "response")
    assert scene.told("strength")[-1].fact("points") == 4


@pytest.mark.clause("WD-7.6")
def test_a_die_of_the_chain_can_be_used_for_defence_at_once_and_counts_in_the_reserve() -> None:
    scene = chaining(opponent=Player(active="mage_dart frost_spear elemental_convergence"))
    scene.cast("spark", at=1)
    scene.hold()
    scene.choose("cast:searing_gust")
    scene.choose(take("pool", "A"))
    scene.attack("mage_dart", at=0)
    scene.counter_strike(1)
    assert scene.power == [34, 35 - 1 - 4 - 1]
    scene.choose("cast:conflagration")
    scene.choose(take("reserve", "FF"))
    scene.end_casting()
    assert scene.gained(0) == {"reserve": 2}


@pytest.mark.clause("WD-7.1", "WD-0.16")
def test_without_the_module_there_are_no_chains() -> None:
    scene = incantations(Player(mage="alonora", pool="FFAAFFFF"), Player(mage="albus"), market="")
    for action in ("play:spark", "play:searing_gust", "play:conflagration"):
        scene.choose(action)
    for spell in ("spark", "searing_gust", "conflagration"):
        scene.cast(spell, at=1)
    assert not scene.was_asked(0, "chain_dice")
