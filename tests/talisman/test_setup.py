"""Setting the table (TAL-2, TAL-3) and the aim (TAL-4, TAL-5)."""

from __future__ import annotations

import pytest

from game.catalogue import GAMES
from game.engine.game import SetupError
from game.engine.match import Match
from game.talisman.board import ACROSS, NEXT, ROWS, SPACES
from game.talisman.cards import CARDS
from game.talisman.characters import CHARACTERS
from game.talisman.state import TalismanState
from tests.talisman.scene import NAMES, arriving, figure, moving

GAME = GAMES["talisman"]


def begun(seats: int, seed: int = 3, **options: bool) -> Match:
    """A match at its first question."""
    match = GAME.new_match(NAMES[:seats], options, seed)
    match.next_decision()
    return match


@pytest.mark.clause("TAL-2.1a", "TAL-2.1b", "TAL-2.1.1", "TAL-2.1.2a", "TAL-2.1.3")
def test_the_board_has_24_16_and_8_spaces_and_the_crown() -> None:
    regions = [space.region for space in ROWS]
    assert [regions.count(region) for region in ("outer", "middle", "inner")] == [24, 16, 9]
    assert len(SPACES) == 49
    assert all(str(space.says) and str(space.name) for space in ROWS)


@pytest.mark.clause("TAL-2.1.2b", "TAL-2.1.2c")
def test_rings_never_leave_their_region_and_the_river_has_two_banks() -> None:
    for step, following in NEXT.items():
        for space, other in following.items():
            assert SPACES[space].region == SPACES[other].region
            assert NEXT[-step][other] == space
    assert all(space in ACROSS[other] for space, others in ACROSS.items() for other in others)
    assert [len(ACROSS[name]) for name in ("outer_00_village", "outer_01_fields", "middle_00_portal_of_power")] == [
        0, 1, 2,
    ]  # fmt: skip
    assert not any(ACROSS[space.id] for space in ROWS if space.region == "inner")


@pytest.mark.clause("TAL-2.4")
def test_there_are_fourteen_characters() -> None:
    assert len(CHARACTERS) == 14
    assert all(str(card.name) and card.says for card in CHARACTERS.values())


CHARACTER_TABLE = """
assassin city evil 3 3 0      druid forest neutral 2 4 1      dwarf crags neutral 3 3 0
elf forest good 3 4 0         ghoul graveyard evil 2 4 0      minstrel tavern good 2 4 0
monk village good 2 3 0       priest chapel good 2 4 1        prophetess chapel good 2 4 1
sorceress graveyard evil 2 4 1   thief city neutral 3 3 0     troll crags neutral 6 1 0
warrior tavern neutral 4 3 0  wizard graveyard evil 2 5 2
"""


@pytest.mark.clause("TAL-BRD-16", "TAL-6.7a", "TAL-6.1.1a", "TAL-6.2.1a", "TAL-6.2.7b")
def test_the_characters_are_as_printed() -> None:
    words = CHARACTER_TABLE.split()
    rows = [words[index : index + 6] for index in range(0, len(words), 6)]
    for name, start, alignment, strength, craft, spells in rows:
        card = CHARACTERS[name]
        assert SPACES[card.start].terrain == start
        assert (card.alignment, card.strength, card.craft, card.spells) == (
            alignment, int(strength), int(craft), int(spells),
        )  # fmt: skip
    assert len(rows) == 14


@pytest.mark.clause("TAL-3a")
def test_the_game_is_for_two_to_six() -> None:
    for seats in (1, 7):
        with pytest.raises(SetupError, match="2 to 6"):
            GAME.new_match([str(seat) for seat in range(seats)])


@pytest.mark.clause("TAL-3b", "TAL-3d", "TAL-3e", "TAL-3f", "TAL-3g", "TAL-3h", "TAL-3l", "TAL-6.4.1", "TAL-6.3.1")
@pytest.mark.parametrize("seed", range(12))
def test_characters_are_drawn_and_begin_as_their_cards_say(seed: int) -> None:
    state: TalismanState = begun(6, seed).state
    names = [hero.character for hero in state.heroes]
    assert len(set(names)) == 6
    assert set(state.unused) == set(CHARACTERS) - set(names)
    for hero in state.heroes:
        card = CHARACTERS[hero.character]
        assert (hero.space, hero.strength, hero.craft) == (card.start, card.strength, card.craft)
        assert (hero.lives, hero.gold, hero.alignment) == (4, 1, card.alignment)
        assert len(hero.spells) == card.spells
        assert hero.objects == hero.followers == hero.trophies == ()


@pytest.mark.clause("TAL-3c", "TAL-3c-R")
def test_if_all_agree_characters_are_chosen_and_nobody_takes_the_same() -> None:
    match = GAME.new_match(NAMES[:3], {"choose_characters": True}, 5)
    for name in ("wizard", "troll", "elf"):
        decision = match.next_decision()
        assert decision is not None
        assert decision.kind == "character"
        match.choose(f"character:{name}")
        if name != "elf":
            following = match.next_decision()
            assert following is not None
            assert following.option(f"character:{name}") is None
    match.next_decision()
    assert [hero.character for hero in match.state.heroes] == ["wizard", "troll", "elf"]


@pytest.mark.clause("TAL-3j", "TAL-3k", "TAL-3m", "TAL-3n", "TAL-3i")
def test_the_decks_are_shuffled_and_the_stock_lies_ready() -> None:
    one, other = begun(2, 1).state, begun(2, 2).state
    assert len(one.adventure.cards) == 104
    assert len(one.spells.cards) + sum(len(hero.spells) for hero in one.heroes) == 26
    assert one.adventure.cards != other.adventure.cards
    assert sorted(one.adventure.cards) == sorted(other.adventure.cards)
    assert len(one.stock) == 32
    assert not one.cards


@pytest.mark.clause("TAL-3o", "TAL-3o-R")
def test_the_highest_throw_begins_and_ties_throw_again() -> None:
    first: set[int] = set()
    for seed in range(20):
        match = GAME.new_match(NAMES[:3], {}, seed)
        events = list(match.history()) if match.next_decision() else []
        throws = [(event.fact("who"), event.fact("number")) for event in events if event.clause == "TAL-3o"
                  and event.kind == "thrown"]  # fmt: skip
        rounds = throws
        still = [0, 1, 2]
        while len(still) > 1:
            now, rounds = rounds[: len(still)], rounds[len(still) :]
            best = max(int(str(number)) for _, number in now)
            still = [int(str(who)) for who, number in now if number == best]
        assert not rounds
        assert match.state.turn == still[0]
        first.add(still[0])
    assert first == {0, 1, 2}


@pytest.mark.clause("TAL-3p", "TAL-6.13.1b")
def test_nobody_encounters_the_start_space() -> None:
    match = begun(2)
    assert match.state.stage == "moving"
    assert not [event for event in match.history() if event.kind in ("card_met", "card_drawn")]


def test_the_short_game_is_a_marked_house_rule() -> None:
    option = next(option for option in GAME.options if option.id == "short_game")
    assert "House rule" in str(option.name)
    state: TalismanState = begun(2, 4, short_game=True).state
    for hero in state.heroes:
        card = CHARACTERS[hero.character]
        assert (hero.strength, hero.craft) == (card.strength + 3, card.craft + 3)


@pytest.mark.clause("TAL-2.3-R")
def test_published_figures_take_two_spells_out() -> None:
    state: TalismanState = begun(2, 4, published_figures=True).state
    assert len(state.spells.cards) + sum(len(hero.spells) for hero in state.heroes) == 24


@pytest.mark.clause("TAL-4a", "TAL-6.13.5b", "TAL-6.13.5c")
def test_enemies_are_fought_first_and_treasure_is_taken_afterwards() -> None:
    scene = arriving(figure("warrior", "fields", strength=9), lying={"fields": "sword#1 bear#1"}, dice=(6, 5, 1))
    assert scene.told("fight_won")
    assert scene.asked == (0, "take")


@pytest.mark.clause("TAL-4b", "TAL-5a", "TAL-5b")
def test_without_a_talisman_nobody_comes_to_the_crown() -> None:
    scene = moving(figure("wizard", "werewolf_den"))
    assert "step:inner_04_valley_of_fire" not in scene.offered
    with_one = moving(figure("wizard", "werewolf_den", objects="talisman#t1"))
    assert "step:inner_04_valley_of_fire" in with_one.offered


@pytest.mark.clause("TAL-2.5a", "TAL-2.5b", "TAL-2.7a", "TAL-2.7b", "TAL-2.7c", "TAL-2.7d", "TAL-2.7d-R", "TAL-2.8",
                    "TAL-2.8-R", "TAL-6.4.5", "TAL-6.3.5")  # fmt: skip
def test_counters_and_markers_never_run_out() -> None:
    rich = figure("troll", "fields", strength=90, craft=80, lives=70, gold=200)
    toads = [figure(name, toad=2, gold=0) for name in ("elf", "thief", "monk", "dwarf", "ghoul")]
    scene = moving(rich, *toads)
    assert scene.match.problems() == []
    assert scene.hero().gold == 200


@pytest.mark.clause("TAL-2.9a", "TAL-2.9b", "TAL-2.9c")
def test_dice_thrown_together_are_added() -> None:
    scene = arriving(figure("troll", "temple"), dice=(2, 4))
    scene.choose("pray_temple")
    assert scene.told("thrown")[-1].fact("number") == 6
    assert scene.hero().strength == 7


def test_every_item_of_the_shops_is_a_card() -> None:
    assert all(str(CARDS[item].name) for item in ("sword", "axe", "helmet", "shield", "armour", "mule", "raft"))


@pytest.mark.clause("TAL-BRD-15", "TAL-CHR-7")
def test_there_is_one_edition_with_published_figures_beside_it() -> None:
    assert {option.id for option in GAME.options} == {
        "choose_characters", "free_spell_on_craft_rise", "published_figures", "discreet_questions", "short_game",
    }  # fmt: skip
