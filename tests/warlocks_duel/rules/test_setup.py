"""WD-1: setting the table."""

from collections import Counter
from dataclasses import asdict

import pytest

from game.catalogue import GAMES
from game.engine.game import SetupError
from game.engine.match import Match
from game.warlocks_duel.box.cards import CARDS, MAGES, SPELLS, basic_cards
from game.warlocks_duel.box.elements import BLANK
from game.warlocks_duel.box.scrolls import SCROLLS
from game.warlocks_duel.state import CHOOSING, DICE_IN_BOX, GATHERING
from tests.warlocks_duel.scene import NAMES


def new_match(players: int, seed: int = 3, **options: bool | str) -> Match:
    """A match about to begin."""
    return GAMES["warlocks_duel"].new_match(NAMES[:players], options, seed)


def seated(players: int, seed: int = 3, **options: bool | str) -> Match:
    """A match in which all have chosen their mages."""
    match = new_match(players, seed, **options)
    for mage in list(MAGES)[:players]:
        assert match.next_decision() is not None
        match.choose(f"mage:{mage}")
    match.next_decision()
    return match


@pytest.mark.clause("WD-1.1")
def test_players_choose_free_mages_in_seat_order_or_draw_one() -> None:
    match = new_match(3)
    free = set(MAGES)
    for seat, mage in enumerate(("parvel", "albus", "celestine")):
        decision = match.next_decision()
        assert decision is not None
        assert (decision.seat, decision.kind, decision.secret) == (seat, "mage", False)
        assert set(decision.keys()) == {f"mage:{name}" for name in free} | {"mage:random"}
        match.choose(f"mage:{mage}")
        free.remove(mage)
    match.next_decision()
    assert [duelist.mage for duelist in match.state.duelists] == ["parvel", "albus", "celestine"]


@pytest.mark.clause("WD-1.1")
def test_a_random_mage_is_one_of_the_free_ones_each_as_likely() -> None:
    drawn = Counter[str]()
    for seed in range(300):
        match = new_match(2, seed)
        match.next_decision()
        match.choose("mage:albus")
        match.next_decision()
        match.choose("mage:random")
        match.next_decision()
        drawn[match.state.duelists[1].mage] += 1
    assert set(drawn) == set(MAGES) - {"albus"}
    assert min(drawn.values()) > 70, f"three mages in 300 draws: {drawn}"


@pytest.mark.clause("WD-1.2")
@pytest.mark.parametrize("mage", MAGES)
def test_a_mage_has_three_basic_cards_with_five_spells(mage: str) -> None:
    cards = basic_cards(mage)
    assert len(cards) == 3
    spells = [spell for card in cards for spell in CARDS[card]]
    assert len(spells) == 5
    assert {SPELLS[spell].mage for spell in spells} == {mage}


@pytest.mark.clause("WD-1.2", "WD-1.3")
def test_every_player_has_the_basic_cards_in_hand_and_none_on_the_table() -> None:
    for duelist in seated(4).state.duelists:
        assert duelist.cards == basic_cards(duelist.mage)
        assert (duelist.paid, duelist.active, duelist.used) == ({}, (), ())


@pytest.mark.clause("WD-1.4", "WD-0.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_starts_with_35_power(players: int) -> None:
    assert [duelist.power for duelist in seated(players).state.duelists] == [35] * players


@pytest.mark.clause("WD-1.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_a_hand_of_five(players: int) -> None:
    assert [len(duelist.hand) for duelist in seated(players).state.duelists] == [5] * players


@pytest.mark.clause("WD-1.6", "WD-0.10")
@pytest.mark.parametrize(("players", "reserve", "owned"), [(2, 7, 12), (3, 7, 12), (4, 6, 11)])
def test_every_player_has_a_reserve(players: int, reserve: int, owned: int) -> None:
    duelists = seated(players).state.duelists
    assert [duelist.reserve for duelist in duelists] == [reserve] * players
    assert [len(duelist.hand) + duelist.reserve for duelist in duelists] == [owned] * players


@pytest.mark.clause("WD-1.7")
@pytest.mark.parametrize(("players", "in_box"), [(2, 20), (3, 8), (4, 0)])
def test_dice_not_handed_out_stay_in_the_box(players: int, in_box: int) -> None:
    duelists = seated(players).state.duelists
    handed_out = sum(len(duelist.hand) + duelist.reserve for duelist in duelists)
    assert (DICE_IN_BOX, DICE_IN_BOX - handed_out) == (44, in_box)


@pytest.mark.clause("WD-1.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_market_shows_one_scroll_more_than_there_are_players(players: int) -> None:
    state = seated(players).state
    assert len(state.market) == players + 1
    assert state.deck.discard == ()
    assert sorted(state.market + state.deck.cards) == sorted(SCROLLS)


@pytest.mark.clause("WD-1.9")
def test_the_scroll_deck_is_shuffled() -> None:
    decks = {seated(2, seed).state.deck.cards for seed in range(20)}
    assert len(decks) == 20
    on_top = Counter(seated(2, seed).state.market[0] for seed in range(600))
    assert len(on_top) == 30, "every scroll can come first"
    assert max(on_top.values()) < 60, f"no scroll comes first too often: {on_top.most_common(3)}"


@pytest.mark.clause("WD-1.10")
def test_the_starting_player_is_drawn_with_equal_chances() -> None:
    drawn = Counter(seated(3, seed).state.starter for seed in range(300))
    assert set(drawn) == {0, 1, 2}
    assert min(drawn.values()) > 70, drawn


@pytest.mark.clause("WD-1.10")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_starting_player_may_be_named_before_the_game(seat: int) -> None:
    match = seated(3, starting_player=str(seat))
    assert match.state.starter == seat - 1
    assert match.decision is not None
    assert match.decision.seat == seat - 1


@pytest.mark.clause("WD-1.10")
def test_a_starting_player_who_does_not_take_part_is_refused() -> None:
    with pytest.raises(SetupError, match=r"starting_player.*2 seats"):
        new_match(2, starting_player="4")


@pytest.mark.clause("WD-0.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_the_game_is_for_two_to_four_players(players: int) -> None:
    with pytest.raises(SetupError, match="2 to 4"):
        GAMES["warlocks_duel"].new_match([f"Player {n}" for n in range(players)])


@pytest.mark.clause("WD-0.3")
def test_round_1_begins_with_gathering_mana_when_all_have_chosen() -> None:
    match = new_match(2)
    match.next_decision()
    assert match.state.stage == CHOOSING
    state = seated(2).state
    assert (state.stage, state.round, state.gather_turn) == (GATHERING, 1, 1)


@pytest.mark.clause("WD-1.4", "WD-1.6", "WD-1.7")
@pytest.mark.parametrize(("players", "reserve"), [(2, 7), (3, 7), (4, 6)])
def test_before_a_mage_is_chosen_there_is_power_and_dice_and_nothing_else(players: int, reserve: int) -> None:
    table = asdict(new_match(players).state)
    duelists = table.pop("duelists")
    assert len(duelists) == players
    for duelist in duelists:
        there = {name: thing for name, thing in duelist.items() if thing}
        assert there == {"power": 35, "alive": True, "hand": (BLANK,) * 5, "reserve": reserve}
    assert table.pop("deck") == {"cards": (), "discard": ()}
    assert {name: thing for name, thing in table.items() if thing} == {
        "first_starter": -1, "stage": CHOOSING, "caster": -1, "target": -1,
    }  # fmt: skip


def test_what_the_catalogue_is_told_of_a_duel() -> None:
    duel = GAMES["warlocks_duel"]
    assert (duel.fewest_seats, duel.most_seats, duel.longest_wait, duel.rules_version) == (2, 4, 3, 2)
    assert duel.has_secrets
    modules = {option.id: option.default for option in duel.options}
    assert modules.pop("starting_player") == "random"
    assert len(modules) == 6
    assert not any(modules.values()), "a first match is played without modules"
    assert duel.first_match is not None
    assert (duel.first_match.seats, duel.first_match.answers) == (2, {"mage": "mage:alonora"})


@pytest.mark.parametrize(("turn", "told"), [(0, 1), (1, 1), (2, 2), (6, 6)])
def test_the_first_turn_of_gathering_is_called_so_even_before_it_begins(turn: int, told: int) -> None:
    state = seated(2).state
    state.stage, state.round, state.gather_turn = GATHERING, 3, turn
    assert str(GAMES["warlocks_duel"].summary(state)) == f"Round 3, phase 1: gathering mana, turn {told}"
