"""Setting the table (TAL-3) and the aim (TAL-4, TAL-5)."""

from __future__ import annotations

import pytest

from game.catalogue import GAMES
from game.engine.game import SetupError
from game.engine.ids import name_of
from game.engine.match import Match
from game.talisman.box.board import SPACES
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.register import ADVENTURE_DECK, SPELL_DECK, instances
from game.talisman.state import Hero, TalismanState
from game.talisman.view import TalismanView
from tests.talisman.scene import NAMES, Scene, arriving, figure, moving

GAME = GAMES["talisman"]

CHARACTER_TABLE = """
assassin city evil 3 3 0      druid forest neutral 2 4 1      dwarf crags neutral 3 3 0
elf forest good 3 4 0         ghoul graveyard evil 2 4 0      minstrel tavern good 2 4 0
monk village good 2 3 0       priest chapel good 2 4 1        prophetess chapel good 2 4 1
sorceress graveyard evil 2 4 1   thief city neutral 3 3 0     troll crags neutral 6 1 0
warrior tavern neutral 4 3 0  wizard graveyard evil 2 5 2
"""
WORDS = CHARACTER_TABLE.split()
PRINTED = {WORDS[at]: tuple(WORDS[at + 1 : at + 6]) for at in range(0, len(WORDS), 6)}
"""Start, Alignment, Strength, Craft and Spells as the chapter TAL-CHR prints them."""


def begun(seats: int, seed: int = 3, **options: bool) -> Match:
    """A match at its first question."""
    match = GAME.new_match(NAMES[:seats], options, seed)
    match.next_decision()
    return match


def beginning(character: str) -> Hero:
    """A Character as it stands at the start, before anybody has moved."""
    match = begun(2, choose_characters=True)
    match.choose(f"character:{character}")
    match.next_decision()
    match.choose("character:troll" if character != "troll" else "character:elf")
    match.next_decision()
    hero: Hero = match.state.heroes[0]
    return hero


@pytest.mark.clause("TAL-3a")
def test_the_game_is_for_two_to_six() -> None:
    for seats in (1, 7):
        with pytest.raises(SetupError, match="2 to 6"):
            GAME.new_match([str(seat) for seat in range(seats)])
    for seats in (2, 6):
        assert len(begun(seats).state.heroes) == seats


@pytest.mark.clause("TAL-3e", "TAL-3f", "TAL-6.1.1a", "TAL-6.2.1a")
@pytest.mark.parametrize("name", PRINTED)
def test_a_character_starts_on_its_space_with_its_printed_values(name: str) -> None:
    start, _, strength, craft, _ = PRINTED[name]
    hero = beginning(name)
    assert SPACES[hero.space].terrain == start
    assert (hero.strength, hero.craft) == (int(strength), int(craft))


@pytest.mark.clause("TAL-6.7a")
@pytest.mark.parametrize("name", PRINTED)
def test_the_card_of_a_character_gives_its_alignment(name: str) -> None:
    assert beginning(name).alignment == PRINTED[name][1]


@pytest.mark.clause("TAL-3d", "TAL-3l", "TAL-6.2.7b", "TAL-6.9.4")
@pytest.mark.parametrize("name", PRINTED)
def test_only_whose_card_says_so_starts_with_spells_and_with_no_more_than_it_says(name: str) -> None:
    assert len(beginning(name).spells) == int(PRINTED[name][4])


@pytest.mark.clause("TAL-3g", "TAL-3h", "TAL-6.3.1", "TAL-6.4.1")
@pytest.mark.parametrize("name", PRINTED)
def test_everybody_starts_with_four_lives_one_gold_and_nothing_else(name: str) -> None:
    hero = beginning(name)
    assert (hero.lives, hero.gold) == (4, 1)
    assert hero.objects == hero.followers == hero.trophies == ()


@pytest.mark.clause("TAL-3b", "TAL-3c")
def test_characters_are_drawn_unseen_unless_all_agree_to_choose() -> None:
    first, asked = set[str](), set[str]()
    for seed in range(300):
        match = begun(2, seed)
        first.add(match.state.heroes[0].character)
        asked |= {decision.kind for decision in [match.decision] if decision is not None}
        if first == set(PRINTED):
            break
    assert first == set(PRINTED), "every Character may be drawn"
    assert "character" not in asked


@pytest.mark.clause("TAL-3c-R")
@pytest.mark.parametrize("seed", range(12))
def test_no_two_players_draw_the_same_character(seed: int) -> None:
    state: TalismanState = begun(6, seed).state
    names = [hero.character for hero in state.heroes]
    assert len(set(names)) == 6
    assert set(state.unused) == set(CHARACTERS) - set(names)


@pytest.mark.clause("TAL-3c", "TAL-3c-R", "TAL-CHOICE")
def test_if_all_agree_characters_are_chosen_and_nobody_takes_the_same() -> None:
    match = GAME.new_match(NAMES[:3], {"choose_characters": True}, 5)
    left = set(PRINTED)
    for seat, name in enumerate(("wizard", "troll", "elf")):
        decision = match.next_decision()
        assert decision is not None
        assert (decision.seat, decision.kind) == (seat, "character")
        assert {name_of(key) for key in decision.keys()} == left  # noqa: SIM118 - no dict
        match.choose(f"character:{name}")
        left.discard(name)
    match.next_decision()
    assert [hero.character for hero in match.state.heroes] == ["wizard", "troll", "elf"]


@pytest.mark.clause("TAL-3j", "TAL-3k")
def test_both_decks_are_shuffled() -> None:
    one, other = begun(2, 1).state, begun(2, 2).state
    assert sorted(one.adventure.cards) == sorted(instances(ADVENTURE_DECK))
    assert len(one.spells.cards) + sum(len(hero.spells) for hero in one.heroes) == len(instances(SPELL_DECK))
    assert one.adventure.cards != other.adventure.cards
    assert sorted(one.adventure.cards) == sorted(other.adventure.cards)
    common = [card for card in one.spells.cards if card in other.spells.cards]
    assert common != [card for card in other.spells.cards if card in one.spells.cards]


@pytest.mark.clause("TAL-3m", "TAL-3m-R")
def test_talismans_and_a_stack_of_each_item_lie_face_up_beside_the_board() -> None:
    view = begun(2).view(None)
    assert isinstance(view, TalismanView)
    assert dict(view.stock) == {
        "armour": 4, "axe": 4, "helmet": 4, "mule": 4, "raft": 1, "shield": 4, "sword": 3, "water_bottle": 4,
    }  # fmt: skip
    assert view.talismans == 4
    assert not any(space.cards for space in view.spaces)


@pytest.mark.clause("TAL-3n")
def test_no_marker_lies_with_anybody_at_the_start() -> None:
    state: TalismanState = begun(6).state
    assert state.aside == ()
    assert [hero.alignment for hero in state.heroes] == [PRINTED[hero.character][1] for hero in state.heroes]
    assert not any(hero.toad for hero in state.heroes)


@pytest.mark.clause("TAL-3i", "TAL-6.3.4")
def test_what_is_gained_comes_from_the_general_stock_and_from_nobody_else() -> None:
    others = (figure("elf", "crags", gold=5, strength=6), figure("troll", "tavern", gold=2))
    gold = arriving(figure("thief", "tavern"), *others, dice=(4,)).choose("space")
    assert [hero.gold for hero in gold.state.heroes] == [2, 5, 2]
    strength = arriving(figure("thief", "crags"), *others, dice=(6,)).choose("space")
    assert [hero.strength for hero in strength.state.heroes] == [4, 6, 6]


@pytest.mark.clause("TAL-3o", "TAL-3o-R")
def test_the_highest_throw_begins_and_ties_throw_again() -> None:
    first: set[int] = set()
    rounds_seen: set[int] = set()
    for seed in range(200):
        match = begun(3, seed)
        throws = [
            (event.fact("who"), event.fact("number"))
            for event in match.history() if event.clause == "TAL-3o" and event.kind == "thrown"
        ]  # fmt: skip
        still, rounds = [0, 1, 2], 0
        while len(still) > 1:
            now, throws = throws[: len(still)], throws[len(still) :]
            assert [who for who, _ in now] == still
            best = max(int(str(number)) for _, number in now)
            still = [int(str(who)) for who, number in now if number == best]
            rounds += 1
        assert not throws
        assert match.state.turn == still[0]
        first.add(still[0])
        rounds_seen.add(min(rounds, 2))
        if first == {0, 1, 2} and rounds_seen == {1, 2}:
            break
    assert (first, rounds_seen) == ({0, 1, 2}, {1, 2})


@pytest.mark.clause("TAL-3p", "TAL-BRD-16")
def test_nobody_encounters_the_start_space_before_the_first_move() -> None:
    for name in PRINTED:
        match = begun(2, choose_characters=True)
        match.choose(f"character:{name}")
        match.next_decision()
        match.choose("character:troll" if name != "troll" else "character:elf")
        match.next_decision()
        assert match.state.stage == "moving"
        met = [event.kind for event in match.history() if event.kind in ("card_met", "card_drawn", "life_lost")]
        assert not met, name


def test_the_short_game_is_a_marked_house_rule() -> None:
    option = next(option for option in GAME.options if option.id == "short_game")
    assert "House rule" in str(option.name)
    state: TalismanState = begun(2, 4, short_game=True).state
    for hero in state.heroes:
        card = CHARACTERS[hero.character]
        assert (hero.strength, hero.craft) == (card.strength + 3, card.craft + 3)


@pytest.mark.clause("TAL-2.3", "TAL-2.3-R")
def test_all_spells_are_in_the_deck_and_published_figures_take_the_second_copies_of_two_out() -> None:
    every, published = instances(SPELL_DECK), instances(SPELL_DECK, published=True)
    for options, spells in (({}, every), ({"published_figures": True}, published)):
        state: TalismanState = begun(2, 4, **options).state
        cards = [*state.spells.cards, *[card for hero in state.heroes for card in hero.spells]]
        assert sorted(cards) == sorted(spells)
        second = {"invisibility#2", "preservation#2"} & set(cards)
        assert len(second) == (2 if spells == every else 0)


@pytest.mark.clause("TAL-BRD-15", "TAL-CHR-7")
def test_there_is_one_edition_with_published_figures_beside_it() -> None:
    assert {option.id for option in GAME.options} == {
        "choose_characters", "free_spell_on_craft_rise", "published_figures", "discreet_questions", "short_game",
    }  # fmt: skip


# -- the aim -----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-4a", "TAL-6.13.5b", "TAL-6.13.5c")
def test_enemies_are_fought_first_and_treasure_is_taken_afterwards() -> None:
    scene = arriving(figure("warrior", "village", craft=9), lying={"village": "sword#1 ghost#1"}, dice=(6, 1))
    assert scene.told("fight_won")
    assert scene.asked == (0, "take")
    beaten = arriving(figure("warrior", "village"), lying={"village": "sword#1 ghost#1"}, dice=(1, 6))
    assert not beaten.was_asked("take")


@pytest.mark.clause("TAL-4b")
def test_characters_grow_by_encounters_in_the_outer_and_the_middle_region() -> None:
    outer = arriving(figure("thief", "outer_01_fields", trophies="bear#1"), lying={"outer_01_fields": "ogre#1"},
                     dice=(6, 1)).choose("hand_in")  # fmt: skip
    assert outer.hero().strength == 4
    middle = arriving(figure("thief", "temple"), dice=(3, 4)).choose("pray_temple")
    assert middle.hero().craft == 4


@pytest.mark.clause("TAL-5a", "TAL-5b")
def test_through_the_fire_with_a_talisman_to_the_crown_and_all_others_are_driven_out() -> None:
    rival = figure("elf", "village", lives=2, missed=9)
    scene: Scene = moving(figure("monk", "werewolf_den", objects="talisman#t1"), rival, dice=(4, 6))
    scene.choose("step:inner_04_valley_of_fire").end_turn()
    scene.choose("step:inner_08_crown_of_command", "command")
    assert scene.hero(1).lives == 1
    scene.end_turn()
    scene.choose("command")
    assert scene.decision is None
    assert scene.match.result is not None
    assert scene.match.result.winners == (0,)
    without = moving(figure("monk", "werewolf_den"), rival)
    assert "step:inner_04_valley_of_fire" not in without.offered
