"""What Lives, cards and throws are worth to a Character: each judge is tried on both sides of its conditions."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.talisman.adviser.casting import better_chances, danger_of, use_worth
from game.talisman.adviser.drawing import BESIEGED, Profile, draw_worth, enemy_worth, met_worth, next_stake, stake
from game.talisman.adviser.worth import (
    ENOUGH,
    LIVES,
    POINT,
    SPELL_WORTH,
    TURN,
    card_worth,
    chances,
    chances_with_space_enemy,
    life_worth,
    next_life_worth,
    point_worth,
)
from game.talisman.box.board import SENTINEL
from game.talisman.box.register import CARDS, ENEMY, ORIGIN, PURCHASE_STOCK, SPELL
from game.talisman.rules.fights import pending
from game.talisman.rules.fights.scores import COMBAT, PSYCHIC
from tests.talisman.scene import Scene, arriving, figure, moving

FIELDS = "outer_01_fields"
PLAIN = Profile(arm=3, strength=3, craft=3, dice=1, lives=4, alignment="neutral", room=1, goods=5.0, carries=True,
                besieged=False)  # fmt: skip
FIRM = {"strength": ENOUGH, "craft": ENOUGH}


def met(card: str, **values: object) -> float:
    """What meeting a card is worth to a plain Character but for these values."""
    return met_worth(PLAIN._replace(**values), card)  # type: ignore[arg-type]  # the fields of a tuple by name


# -- Lives and points ------------------------------------------------------------------------------------


def test_each_life_is_worth_less_than_the_one_before_and_beyond_the_seventh_all_are_worth_the_same() -> None:
    worths = [life_worth(lives) for lives in range(1, 10)]
    assert worths == sorted(worths, reverse=True)
    assert worths[:7] == [*LIVES[1:]]
    assert worths[6:] == [LIVES[-1]] * 3
    assert [next_life_worth(lives) for lives in range(8)] == [life_worth(lives + 1) for lives in range(8)]


def test_points_beyond_enough_matter_little() -> None:
    assert [point_worth(points) for points in (1, ENOUGH - 1, ENOUGH, 20)] == [POINT, POINT, 1.0, 1.0]


@pytest.mark.parametrize("lives", [1, 3, 4])
def test_whoever_is_besieged_has_little_to_lose_and_little_to_win_by_a_life(lives: int) -> None:
    free, besieged = (PLAIN._replace(lives=lives, besieged=siege) for siege in (False, True))
    assert (stake(free), next_stake(free)) == (life_worth(lives), next_life_worth(lives))
    assert stake(besieged) == pytest.approx(life_worth(lives) * BESIEGED)
    assert next_stake(besieged) == pytest.approx(next_life_worth(lives) * BESIEGED)
    assert 0 < BESIEGED < 1


# -- persons, places and events --------------------------------------------------------------------------

LIFE, NEXT = stake(PLAIN), next_stake(PLAIN)


@pytest.mark.parametrize(
    ("card", "good", "neutral", "evil"),
    [
        ("angel", NEXT, 0.0, -LIFE),
        ("devil", -LIFE, 0.0, NEXT),
        ("mephistopheles", -1.0, -1.0, POINT),
        ("evil_darkness", -TURN, -TURN, 0.0),
        ("fairy", POINT, 0.0, 0.0),
        ("mage", SPELL_WORTH, 0.0, 0.0),
        ("phantom", 0.0, 0.0, POINT),
    ],
)
def test_some_cards_help_one_alignment_and_harm_another(card: str, good: float, neutral: float, evil: float) -> None:
    assert [met(card, alignment=side) for side in ("good", "neutral", "evil")] == [good, neutral, evil]


@pytest.mark.parametrize("card", ["fairy", "phantom", "enchanter"])
def test_a_wish_is_for_the_weaker_ability(card: str) -> None:
    sides = {"alignment": "evil" if card == "phantom" else "good"}
    assert met(card, **sides, strength=ENOUGH, craft=4) == POINT
    assert met(card, **sides, strength=4, craft=ENOUGH) == POINT
    assert met(card, **sides, **FIRM) == 1.0


def test_the_enchanter_serves_those_alone_whose_craft_is_four() -> None:
    assert [met("enchanter", craft=craft) for craft in (3, 4, 5)] == [0.0, POINT, POINT]


def test_the_witch_is_the_average_of_her_table() -> None:
    def average(gained: float, lives: int) -> float:
        return (-8.0 - life_worth(lives) - 1.0 + POINT + POINT + gained) / 6

    assert met("witch") == pytest.approx(average(SPELL_WORTH, 4))
    assert met("witch", room=2) == met("witch"), "she gives one Spell at most"
    assert met("witch", room=0) == pytest.approx(average(0.0, 4))
    assert met("witch", lives=1) == pytest.approx(average(SPELL_WORTH, 1))


def test_the_shrine_gives_a_life_a_spell_or_little() -> None:
    assert met("shrine") == pytest.approx((1 + SPELL_WORTH + NEXT) / 6)
    assert met("shrine", room=0) == pytest.approx((1 + NEXT) / 6)
    assert met("shrine", room=3) == met("shrine")


@pytest.mark.parametrize(("lives", "healed"), [(1, 2), (2, 2), (3, 1), (4, 0), (5, 0)])
def test_the_healer_heals_two_lives_up_to_four(lives: int, healed: int) -> None:
    assert met("healer", lives=lives) == pytest.approx(sum(next_life_worth(lives + more) for more in range(healed)))
    assert met("healer", lives=lives, besieged=True) == 0.0


@pytest.mark.parametrize(
    ("card", "room", "worth"),
    [
        ("book_of_spells", 0, 0.0), ("book_of_spells", 1, SPELL_WORTH), ("book_of_spells", 3, 3 * SPELL_WORTH),
        ("sorcerer", 0, 0.0), ("sorcerer", 1, SPELL_WORTH - 1), ("sorcerer", 3, SPELL_WORTH - 1),
    ],
)  # fmt: skip
def test_spells_are_worth_something_while_there_is_room(card: str, room: int, worth: float) -> None:
    assert met(card, room=room) == pytest.approx(worth)


def test_waters_and_wildernesses_are_judged_by_the_ability_that_they_try() -> None:
    assert (met("fountain_of_wisdom", craft=ENOUGH), met("fountain_of_wisdom", strength=ENOUGH)) == (1.0, POINT)
    assert (met("magic_stream", strength=ENOUGH), met("magic_stream", craft=ENOUGH)) == (1.0, POINT)
    assert met("pool_of_life") == NEXT
    assert [met("marsh", strength=points) for points in (4, 5)] == [-TURN, 0.0]
    assert [met("maze", craft=points) for points in (4, 5)] == [-TURN, 0.0]


def test_what_robs_or_strikes_down_is_feared_as_far_as_there_is_something_to_lose() -> None:
    assert met("pestilence") == -LIFE
    assert met("raiders", goods=0.0) == 0.0
    assert met("raiders", goods=10.0) == pytest.approx(2 * met("raiders", goods=5.0))
    assert met("raiders", goods=5.0) < 0
    harmful = ("storm", "siren", "blizzard", "cursed_by_a_hag", "poltergeist", "magical_vortex")
    assert all(met(card) < 0 for card in harmful)
    assert all(met(card) > 0 for card in ("imp", "market_day", "cave", "magic_portal", "market"))


def test_a_toad_takes_no_gold_and_no_object() -> None:
    assert (met("bag_of_gold"), met("two_bags_of_gold")) == (1.0, 2.0)
    assert met("sword") == CARDS["sword"].worth > 0
    assert [met(card, carries=False) for card in ("bag_of_gold", "two_bags_of_gold", "sword")] == [0.0] * 3


def test_what_one_may_not_own_is_worth_nothing() -> None:
    runesword = CARDS["runesword"]
    for side in ("good", "neutral", "evil"):
        assert met("runesword", alignment=side) == (runesword.worth if side in runesword.alignments else 0.0)
    assert set(runesword.alignments) < {"good", "neutral", "evil"}


def test_an_enemy_is_fought_with_the_ability_on_its_card() -> None:
    armed, wise = PLAIN._replace(arm=20), PLAIN._replace(craft=20)
    for card in [card for card in CARDS.values() if card.kind == ENEMY]:
        helped, other = (armed, wise) if card.number == 2 else (wise, armed)
        assert enemy_worth(helped, card) > enemy_worth(PLAIN, card) == enemy_worth(other, card) == met(card.id)


def test_losing_a_fight_costs_the_life_and_half_a_turn_and_a_drawn_one_half_a_turn() -> None:
    dragon = CARDS["dragon"]
    won, equal, lost = chances(3 - dragon.strength)
    prize = POINT * dragon.strength / 7
    assert enemy_worth(PLAIN, dragon) == pytest.approx(won * prize - lost * (LIFE + TURN / 2) - equal * TURN / 2)
    assert enemy_worth(PLAIN._replace(dice=2), dragon) > enemy_worth(PLAIN, dragon)


def test_a_card_drawn_is_worth_the_average_of_all_copies_in_the_deck() -> None:
    worths = [met(card.id) for card in CARDS.values() if card.kind != SPELL for _ in range(card.copies)]
    assert draw_worth(PLAIN) == pytest.approx(sum(worths) / len(worths))


# -- cards that are owned --------------------------------------------------------------------------------


def owned(card: str, objects: str = "", followers: str = "", character: str = "elf", **more: int) -> float:
    """What a card is worth to a Character with these things."""
    return card_worth(moving(figure(character, FIELDS, objects=objects, followers=followers, **more)).state, 0, card)


def test_a_card_is_worth_more_for_the_points_that_it_adds() -> None:
    added = []
    for card in ("solomons_crown", "magic_belt", "ring", "talisman", "cross"):
        printed = CARDS[card]
        assert printed.ability is not None
        added.append(printed.ability.strength + printed.ability.craft)
        assert owned(f"{card}#1") == pytest.approx(printed.worth + POINT * 0.5 * added[-1]), card
    assert max(added) > min(added) == 0


def test_a_second_weapon_and_a_second_protection_are_worth_less_and_a_second_copy_still_less() -> None:
    assert owned("axe#1", "sword#1") == pytest.approx(0.4 * owned("axe#1"))
    assert owned("axe#1", "shield#1") == owned("axe#1"), "a Shield is no weapon"
    assert owned("shield#1", "helmet#1") == pytest.approx(0.4 * owned("shield#1"))
    assert owned("sword#1", "sword#2") == pytest.approx(0.3 * 0.4 * owned("sword#1"))
    assert owned("sword#1", "sword#1") == owned("sword#1"), "it is not compared with itself"


def test_what_may_not_be_owned_is_worth_nothing_and_what_was_bought_a_little_more() -> None:
    assert owned("runesword#1", character="monk") == 0.0
    bought = next(card for card, origin in ORIGIN.items() if origin == PURCHASE_STOCK and card.startswith("sword#"))
    assert owned(bought) == pytest.approx(owned("sword#1") + 0.1)


def test_a_kept_enemy_is_worth_its_share_of_a_point_and_a_spell_more_than_nothing() -> None:
    assert owned("bear#1") == pytest.approx(POINT * 3 / 7)
    assert owned("hex#1") == pytest.approx(SPELL_WORTH + 0.2 * CARDS["hex"].worth)


# -- fights and dangers ----------------------------------------------------------------------------------


def fighting(foe: str, kind: str = COMBAT, **more: int) -> Scene:
    """A Character whose fight with an Enemy card is about to begin."""
    scene = moving(figure("thief", FIELDS, **more), lying={FIELDS: f"{foe}#1"})
    scene.state.fight = replace(pending.with_cards(scene.state, 0, (f"{foe}#1",)), kind=kind)
    return scene


@pytest.mark.parametrize("lives", [1, 4])
def test_more_strength_is_worth_the_lives_saved_and_the_fights_won(lives: int) -> None:
    won, _, lost = chances(3 - CARDS["ogre"].strength)
    more_won, _, less_lost = chances(5 - CARDS["ogre"].strength)
    gain = (lost - less_lost) * life_worth(lives) + (more_won - won) * 2.0
    assert better_chances(fighting("ogre", lives=lives).state, 0, 2) == pytest.approx(gain)
    assert gain > 0


def test_more_strength_is_worth_nothing_to_whoever_wins_anyway_or_fights_otherwise_or_not_at_all() -> None:
    assert better_chances(fighting("ogre", strength=12).state, 0, 2) == 0.0
    assert better_chances(fighting("ogre", PSYCHIC).state, 0, 2) == 0.0
    scene = fighting("ogre")
    assert better_chances(scene.state, 1, 2) == 0.0, "a bystander"
    scene.state.fight = None
    assert better_chances(scene.state, 0, 2) == 0.0


def test_a_card_of_strength_is_used_up_only_where_a_fight_hangs_on_it() -> None:
    hanging, won = (fighting("ogre", strength=strength, lives=1).state for strength in (3, 12))
    for card, more, price in (("mercenary", 3, 1.0), ("potion_of_strength", 2, 1.5)):
        assert use_worth(hanging, 0, card) == pytest.approx(better_chances(hanging, 0, more) - price)
        assert use_worth(hanging, 0, card) > 0 > use_worth(won, 0, card)
    assert use_worth(hanging, 0, "alchemist") < 0
    assert use_worth(moving(figure("thief", FIELDS)).state, 0, "mercenary") < 0


@pytest.mark.parametrize("strength", [3, 7, 9])
def test_the_sentinel_is_as_dangerous_as_the_fight_and_the_way_that_it_bars(strength: int) -> None:
    scene = moving(figure("thief", SENTINEL, strength=strength))
    _, equal, lost = chances_with_space_enemy(scene.state, 0, "sentinel", SENTINEL)
    worth = lost * life_worth(4) + 4.0 * (equal + lost)
    assert danger_of(scene.state, 0, "enemy:sentinel") == pytest.approx(worth)
    assert danger_of(scene.state, 0, "enemy:farmer") == 1.0


def test_a_card_that_does_good_is_no_danger_and_a_stronger_character_is_one() -> None:
    scene = arriving(figure("elf", FIELDS, lives=2), figure("troll", FIELDS), lying={FIELDS: "healer#1 dragon#1"})
    assert danger_of(scene.state, 0, "card:healer#1") == 0.0
    assert danger_of(scene.state, 0, "card:dragon#1") > 4.0
    assert danger_of(scene.state, 0, "seat:1") > danger_of(scene.state, 1, "seat:0") > 0.0


def test_a_raised_enemy_is_neither_a_weapon_nor_a_protection() -> None:
    for card in ("sword#1", "shield#1"):
        assert owned(card, followers="bear#1", character="ghoul") == owned(card, character="ghoul")
