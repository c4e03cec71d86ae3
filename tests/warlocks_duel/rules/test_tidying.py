"""WD-5: tidying up."""

import pytest

from game.warlocks_duel.box.cards import basic_cards
from game.warlocks_duel.box.scrolls import SCROLLS
from game.warlocks_duel.state import GATHERING
from tests.warlocks_duel.scene import Scene, tidying
from tests.warlocks_duel.table import Player


def next_round(scene: Scene) -> Scene:
    """The scene at the first question of the next round."""
    assert scene.asked[1] == "gather"
    return scene


@pytest.mark.clause("WD-5.1")
def test_each_die_left_in_the_reserve_gives_one_power() -> None:
    scene = next_round(tidying(Player(power=20, reserve=4), Player(power=20), Player(power=20, reserve=1)))
    assert scene.power == [24, 20, 21]


@pytest.mark.clause("WD-5.1", "WD-0.5")
def test_power_from_the_reserve_stops_at_forty() -> None:
    assert next_round(tidying(Player(power=38, reserve=7), Player())).power == [40, 35]


@pytest.mark.clause("WD-5.2")
def test_unused_dice_in_the_pool_give_nothing() -> None:
    assert next_round(tidying(Player(power=20, pool="FWEAM@"), Player())).power == [20, 35]


@pytest.mark.clause("WD-5.3")
def test_the_end_of_the_game_is_tested_after_the_reserve_has_given_its_power() -> None:
    scene = tidying(Player(power=20, reserve=2), Player(power=21), round_number=15, modules=("magic_lesson",))
    assert scene.decision is None
    assert scene.power == [22, 21]
    assert scene.match.result is not None
    assert scene.match.result.winners == (0,)
    assert scene.told("market_dealt") == [], "nothing is tidied up after the end"


@pytest.mark.clause("WD-5.4")
@pytest.mark.parametrize(("players", "reserve"), [(2, 7), (3, 7), (4, 6)])
def test_all_dice_come_back_as_a_hand_of_five_and_a_reserve(players: int, reserve: int) -> None:
    first = Player(pool="FW", reserve=1, active="doom", used="meteor_shower") if players < 4 else Player(pool="FW")
    scene = next_round(tidying(first, *[Player()] * (players - 1)))
    for player in scene.state.duelists:
        assert (len(player.hand), player.reserve) == (5, reserve)
        assert player.pool == player.aside == player.shield == ()
        assert player.paid == {}


@pytest.mark.clause("WD-5.4", "WD-9.5")
def test_a_die_removed_from_the_game_does_not_come_back() -> None:
    scene = next_round(tidying(Player(removed=1), Player(), modules=("power_drain",)))
    assert [(len(player.hand), player.reserve) for player in scene.state.duelists] == [(5, 6), (5, 7)]


@pytest.mark.clause("WD-5.5")
def test_all_cards_return_to_the_hand_and_learned_scrolls_are_kept() -> None:
    scrolls = "doom water_attack thunderbolt coin_flip healing_aura earthquake"
    scene = next_round(tidying(Player(mage="alonora", used="spark", scrolls=scrolls), Player()))
    player = scene.player(0)
    assert set(player.cards) == {*basic_cards("alonora"), *scrolls.split()}, "there is no hand limit"
    assert player.active == player.used == player.lost == ()


@pytest.mark.clause("WD-5.6")
def test_scrolls_left_in_the_market_are_discarded() -> None:
    scene = next_round(tidying(Player(), Player(), market="doom earthquake", discard="coin_flip"))
    assert set(scene.state.deck.discard) == {"doom", "earthquake", "coin_flip"}
    assert not {"doom", "earthquake"} & set(scene.state.market)


@pytest.mark.clause("WD-5.7")
@pytest.mark.parametrize(("fallen", "cards"), [(0, 5), (1, 4), (2, 3)])
def test_the_new_market_has_one_card_more_than_living_players(fallen: int, cards: int) -> None:
    players = [Player(power=0, alive=False)] * fallen + [Player()] * (4 - fallen)
    scene = tidying(*players, starter=3)
    top = scene.state.deck.cards[:cards]
    assert next_round(scene).state.market == top


@pytest.mark.clause("WD-5.8")
def test_the_discard_pile_becomes_the_deck_when_a_card_must_be_dealt_and_none_is_left() -> None:
    scene = next_round(tidying(Player(), Player(), market="doom earthquake", deck="coin_flip"))
    assert scene.state.market[0] == "coin_flip"
    assert len(scene.state.market) == 3
    assert scene.state.deck.discard == ()
    assert len(scene.told("deck_shuffled")) == 1
    assert set(scene.state.deck.cards) | set(scene.state.market) == set(SCROLLS)


@pytest.mark.clause("WD-5.8")
def test_the_discard_pile_is_not_shuffled_before_it_is_needed() -> None:
    scene = next_round(tidying(Player(), Player(), market="", deck="coin_flip doom earthquake"))
    assert scene.state.market == ("coin_flip", "doom", "earthquake")
    assert scene.state.deck.cards == ()
    assert scene.told("deck_shuffled") == []


@pytest.mark.clause("WD-5.8")
def test_the_market_stays_smaller_when_deck_and_discard_pile_are_empty() -> None:
    scrolls = list(SCROLLS)
    scene = next_round(
        tidying(Player(scrolls=" ".join(scrolls[:14])), Player(scrolls=" ".join(scrolls[14:28])), market="", deck="")
    )
    assert len(scene.state.market) == 2
    assert scene.state.deck.cards == scene.state.deck.discard == ()


@pytest.mark.clause("WD-5.8")
def test_cards_and_dice_of_the_eliminated_leave_the_game_and_their_scrolls_are_discarded() -> None:
    scene = next_round(
        tidying(Player(power=0, alive=False, scrolls="doom earthquake", pool="FF"), Player(), Player(), starter=1)
    )
    gone = scene.player(0)
    assert (gone.cards, gone.hand, gone.reserve, gone.pool) == ((), (), 0, ())
    assert {"doom", "earthquake"} <= {*scene.state.deck.discard, *scene.state.deck.cards, *scene.state.market}


@pytest.mark.clause("WD-5.8", "WD-5.7")
def test_scrolls_of_the_eliminated_may_be_dealt_again_in_the_same_phase() -> None:
    scrolls = list(SCROLLS)
    scene = next_round(
        tidying(
            Player(power=0, alive=False, scrolls=" ".join(scrolls[:3])),
            Player(scrolls=" ".join(scrolls[3:16])),
            Player(scrolls=" ".join(scrolls[16:])),
            market="", deck="", starter=1,
        )
    )  # fmt: skip
    assert set(scene.state.market) == set(scrolls[:3])


@pytest.mark.clause("WD-5.9")
@pytest.mark.parametrize(
    ("powers", "old", "new"),
    [
        ((30, 20, 25), 0, 1),
        ((30, 25, 20), 2, 2),
        ((20, 14, 14), 1, 2),
        ((14, 20, 14), 2, 0),
        ((14, 14, 20), 0, 1),
        ((14, 14, 14), 2, 0),
    ],
)
def test_the_weakest_begins_and_a_tie_goes_left_from_the_old_starting_player(
    powers: tuple[int, ...], old: int, new: int
) -> None:
    scene = next_round(tidying(*[Player(power=power) for power in powers], starter=old))
    assert scene.state.starter == new
    assert scene.asked[0] == new


@pytest.mark.clause("WD-5.9")
def test_the_power_of_the_reserve_counts_for_the_starting_player() -> None:
    scene = next_round(tidying(Player(power=20, reserve=5), Player(power=22)))
    assert scene.state.starter == 1


@pytest.mark.clause("WD-5.9", "WD-0.11")
def test_the_eliminated_never_become_starting_player() -> None:
    scene = next_round(tidying(Player(power=0, alive=False), Player(power=30), Player(power=20), starter=1))
    assert scene.state.starter == 2


@pytest.mark.clause("WD-5.10")
def test_everything_that_counts_for_one_round_is_cleared() -> None:
    flags = {
        "wards": (("magic_shield", 0),), "silenced": True, "protected": True, "passed": True, "learned": True,
        "may_chain": True, "chain": 2,
    }  # fmt: skip
    scene = next_round(tidying(Player(scrolls="magic_shield", shield="FW", flags=flags), Player()))
    player = scene.player(0)
    assert not any((player.silenced, player.protected, player.passed, player.learned, player.may_chain))
    assert (player.wards, player.shield, player.chain) == ((), (), 0)
    assert (scene.state.stage, scene.state.round, scene.state.gather_turn) == (GATHERING, 2, 1)


@pytest.mark.clause("WD-5.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_scrolls_dealt_are_told_and_are_those_that_lie_there(players: int) -> None:
    scene = next_round(tidying(*[Player()] * players))
    (dealt,) = scene.told("market_dealt")
    assert dealt.fact("spells") == dealt.fact("scrolls") == scene.state.market
    assert len(scene.state.market) == players + 1
