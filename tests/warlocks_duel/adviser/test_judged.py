"""What a sensible mage makes of dice, payments and positions, worked out number by number."""

from __future__ import annotations

import math

import pytest

from game.engine.decision import Decision, Option, Text
from game.warlocks_duel.adviser import gathering as gatherer
from game.warlocks_duel.adviser import preferences
from game.warlocks_duel.adviser.evaluation import POOL, READY_SPELL, RESERVE, STEEPNESS, strength, value
from game.warlocks_duel.adviser.gathering import IMPATIENCE, SAMPLED_ROLLS, UNWISE, sample_rolls
from game.warlocks_duel.adviser.hurry import by_value, fitting, keep_dice
from game.warlocks_duel.adviser.planning import Plan, best_plan, serving
from game.warlocks_duel.adviser.worth import HEALING_WORTH, SPARE_DIE, best_use, worth
from game.warlocks_duel.box.cards import CARDS, SPELLS
from game.warlocks_duel.box.elements import AIR, ANY, in_order, together
from game.warlocks_duel.rules.modules.sacrifice import qualifying_cards
from game.warlocks_duel.state import HAND_SIZE, MOST_POWER, Duelist, DuelState
from tests.warlocks_duel.scene import Scene, casting, gathering, incantations
from tests.warlocks_duel.table import Player, faces


def asked(kind: str, *keys: str, seat: int = 0) -> Decision:
    """A question with these answers."""
    return Decision(seat, kind, Text(kind), tuple(Option(key, Text(key)) for key in keys), "WD-1")


# -- at a glance ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spells", "pool", "hand", "budget", "kept"),
    [
        (("fire_bolt",), "", "FFFW", 12, "FF"),
        (("fire_bolt",), "F", "FFW", 12, "F"),
        (("fire_bolt",), "FF", "FFW", 12, ""),
        (("fire_bolt",), "", "FW@", 12, "F@"),
        (("fire_bolt",), "@", "FW@", 12, "F"),
        (("fire_bolt",), "", "FF", 2, "FF"),
        (("fire_bolt",), "", "FF", 1, ""),
        (("fire_bolt", "spark"), "", "FFF", 2, "FF"),
        (("fire_bolt", "spark"), "", "FFF", 3, "FFF"),
        (("fire_bolt", "water_attack"), "", "FFWW", 3, "FF"),
        (("fire_bolt", "spark"), "", "F", 12, "F"),
        ((), "", "FF@", 12, ""),
    ],
)
def test_dice_are_kept_for_the_first_spells_that_can_still_be_paid(
    spells: tuple[str, ...], pool: str, hand: str, budget: int, kept: str
) -> None:
    assert in_order(fitting(spells, faces(pool), faces(hand), budget)) == faces(kept)


def test_no_die_is_kept_for_a_symbol_that_may_be_any() -> None:
    assert SPELLS["forked_bolt"].cost == (AIR, AIR, ANY)
    assert fitting(("forked_bolt",), (), faces("AAAWF"), 12) == (AIR, AIR)


def test_spells_come_in_the_order_of_their_worth_per_die() -> None:
    spells = ("spark", "fire_bolt", "thunderbolt", "mage_dart", "conflagration", "ember_balm")
    for others in (0, 2):
        each = [worth(spell, others) / len(SPELLS[spell].cost) for spell in by_value(spells, others)]
        assert each == sorted(each, reverse=True)
        assert len(set(each)) > 2


def glance(hand: str, *keys: str, reserve: int = 7, pool: str = "", paid: bool = False) -> str:
    """What Alonora keeps at a glance."""
    alonora = Player(mage="alonora", reserve=reserve, pool=pool)
    state = gathering(alonora, Player(mage="albus", reserve=7), dice=("FFFFF", "WWWWW"), market="").state
    state.duelists[0].hand = faces(hand)
    if paid:
        state.duelists[0].active = tuple(spell for spell in SPELLS if SPELLS[spell].mage == "alonora")
    decision = asked("gather", *keys)
    return decision.options[keep_dice(state, decision)].key


def test_at_a_glance_what_fits_is_kept_and_else_all_is_rolled_again() -> None:
    assert glance("FEEMM", "set_aside:earth", "gather_up", "set_aside:fire") == "set_aside:fire"
    assert glance("EEEMM", "set_aside:earth", "gather_up", "set_aside:fire") == "gather_up"
    assert glance("FFFEE", "x", "set_aside:fire,fire", "gather_up", reserve=2) == "set_aside:fire,fire"
    assert glance("FFFEE", "x", "set_aside:fire,fire,fire", "set_aside:fire", reserve=1) == "set_aside:fire"
    assert glance("FFFEE", "set_aside:fire", "gather_up", reserve=0) == "gather_up"
    assert glance("FFFEE", "set_aside:fire,fire,fire", "gather_up", paid=True) == "gather_up"
    assert glance("FFFEE", "something", "else") == "something"
    assert glance("FFFFE", "x", "set_aside:fire", pool="FFFFF", reserve=1) == "set_aside:fire", "seven pay three spells"
    assert glance("FEEEE", "set_aside:fire", "gather_up", pool="FFFFFFF", reserve=0) == "gather_up"


# -- gathering ------------------------------------------------------------------------------------------------


def gather(hand: str, reserve: int, power: int = 30, pool: str = "") -> DuelState:
    """Alonora gathers mana against Albus, without a market."""
    alonora = Player(power, mage="alonora", reserve=7)
    state = gathering(alonora, Player(mage="albus", reserve=7), dice=("FFFFF", "WWWWW"), market="").state
    duelist = state.duelists[0]
    duelist.hand, duelist.reserve, duelist.pool = faces(hand), reserve, faces(pool)
    return state


def test_while_the_reserve_allows_what_serves_the_plan_is_kept() -> None:
    state = gather("FFFWW", reserve=7)
    duelist = state.duelists[0]
    kept = serving(gatherer.plan_of(state, duelist), (), duelist.hand)
    assert kept
    keys = (f"set_aside:{','.join(kept)}", "gather_up", "set_aside:water")
    assert gatherer.judge_gathering(state, asked("gather", *keys)) == [0.0, UNWISE, UNWISE]
    state.duelists[0].reserve = len(kept)
    kept_now = serving(gatherer.plan_of(state, duelist), (), duelist.hand)
    assert gatherer.judge_gathering(state, asked("gather", f"set_aside:{','.join(kept_now)}")) == [0.0]


def test_a_plan_counts_pool_hand_and_reserve() -> None:
    state = gather("FFWWW", reserve=3, pool="FFF")
    found = gatherer.plan_of(state, state.duelists[0])
    assert found.worth == pytest.approx(
        best_plan(
            faces("FFFFFWWW"),
            11,
            tuple((worth(spell, 0), spell, False) for card in state.duelists[0].cards for spell in CARDS[card]),
        ).worth
    )
    state.market = ("water_attack",)
    learned = gatherer.plan_of(state, state.duelists[0])
    assert "water_attack" in learned.spells
    state.market = ("water_attack", "thunderbolt")
    state.duelists[0].pool, state.duelists[0].hand = faces("WWAAAA"), faces("FFFFF")
    two = gatherer.plan_of(state, state.duelists[0])
    assert len({"water_attack", "thunderbolt"} & set(two.spells)) == 1, "one scroll a round"


def test_closing_is_weighed_by_what_the_last_roll_should_allow() -> None:
    state = gather("FFFWW", reserve=1, pool="FF")
    duelist = state.duelists[0]
    kept = faces("FFF")
    judged = gatherer.closing_worths(state, duelist, kept)

    def use(pool: str, dice: int) -> float:
        spells = tuple(spell for card in duelist.cards for spell in CARDS[card])
        rolls = sample_rolls(dice)
        return sum(best_use(together(faces(pool), roll), spells, (), 0) for roll in rolls) / len(rolls)

    assert judged == {
        "gather_up": pytest.approx(use("FF", 5) - IMPATIENCE),
        "set_aside:fire": pytest.approx(use("FFF", HAND_SIZE)),
        "set_aside:fire,fire": pytest.approx(use("FFFF", HAND_SIZE - 1) - 1),
        "set_aside:fire,fire,fire": pytest.approx(use("FFFFF", HAND_SIZE - 2) - 2),
    }
    duelist.power = 2
    assert gatherer.closing_worths(state, duelist, kept)["set_aside:fire,fire,fire"] == UNWISE
    assert gatherer.closing_worths(state, duelist, kept)["set_aside:fire,fire"] > UNWISE
    duelist.reserve = 0
    assert set(gatherer.closing_worths(state, duelist, kept)) == set(judged), "at least one die"


def test_the_rolls_thought_of_are_always_the_same_few() -> None:
    assert sample_rolls(0) == ((),)
    assert [len(roll) for roll in sample_rolls(3)] == [3] * SAMPLED_ROLLS
    assert sample_rolls(3) is sample_rolls(3)
    assert len(set(sample_rolls(5))) > SAMPLED_ROLLS / 2


def test_a_shield_is_offered_only_where_nothing_serves_the_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    state = gather("WWWAA", reserve=3)
    keys = ("gather_up", "shield:water", "shield:air", "set_aside:water")
    monkeypatch.setattr(gatherer, "plan_of", lambda _state, _duelist: Plan(0.0, ()))
    worths = gatherer.judge_gathering(state, asked("gather", *keys))
    water, air = (gatherer.shield_worth(state, state.duelists[0], face) for face in ("water", "air"))
    assert worths == [0.0, water, air, UNWISE]


# -- payments -------------------------------------------------------------------------------------------------


def scholar(pool: str, power: int = 30, market: str = "") -> Scene:
    """Alonora pays for spells with a pool."""
    return incantations(Player(power, mage="alonora", pool=pool, reserve=1), Player(mage="albus"), market=market)


def test_an_action_is_worth_its_spell_and_the_best_use_of_the_dice_left() -> None:
    state = scholar("FFFWW", market="water_attack").state
    own = tuple(spell for card in state.duelists[0].cards for spell in CARDS[card] if spell != "fire_bolt")
    keys = ("play:fire_bolt", "learn:water_attack", "pass")
    worths = preferences.judge_incantations(state, asked("incantation", *keys))
    assert worths[0] == pytest.approx(worth("fire_bolt", 0) + best_use(faces("FWW"), own, ("water_attack",), 0))
    learned = worth("water_attack", 0) + 1.0 + best_use(faces("FFF"), (*own, "fire_bolt"), (), 0)
    assert worths[1] == pytest.approx(learned)
    assert worths[2] == pytest.approx(SPARE_DIE * 5)
    state.duelists[0].learned = True
    assert preferences.judge_incantations(state, asked("incantation", "play:fire_bolt")) == [
        pytest.approx(worth("fire_bolt", 0) + best_use(faces("FWW"), own, (), 0))
    ]


def test_what_was_paid_is_not_paid_again() -> None:
    state = scholar("FFF").state
    state.duelists[0].active = tuple(
        spell for card in state.duelists[0].cards for spell in CARDS[card] if spell != "fire_bolt"
    )
    worths = preferences.judge_incantations(state, asked("incantation", "play:fire_bolt"))
    assert worths == [pytest.approx(worth("fire_bolt", 0) + SPARE_DIE)]


@pytest.mark.parametrize(("power", "part"), [(MOST_POWER - 3, 1.0), (MOST_POWER - 2, 0.67), (MOST_POWER, 0.67)])
def test_a_heal_near_the_limit_is_worth_its_use_as_a_defence(power: int, part: float) -> None:
    state = scholar("FFF", power).state
    healed = preferences.current_worth(state, state.duelists[0], "ember_balm", 0)
    assert healed == pytest.approx(part * worth("ember_balm", 0))
    assert preferences.current_worth(state, state.duelists[0], "fire_bolt", 0) == worth("fire_bolt", 0)


@pytest.mark.parametrize(("power", "reserve", "room"), [(30, 1, True), (38, 1, True), (39, 1, False), (37, 3, False)])
def test_dice_go_back_into_the_reserve_while_there_is_room(power: int, reserve: int, room: bool) -> None:
    state = scholar("FFF", power).state
    state.duelists[0].reserve = reserve
    worths = preferences.judge_chain(state, asked("chain_dice", "dice:reserve:2", "dice:pool:2"))
    assert worths == ([1.0, 0.0] if room else [0.0, 1.0])


def test_the_spell_that_is_worth_most_is_turned() -> None:
    state = scholar("FFF").state
    worths = preferences.judge_spells(state, asked("name_spell", "name:spark", "name:fire_bolt"))
    assert worths == [worth("spark", 0), worth("fire_bolt", 0)]


def test_the_card_that_is_worth_least_is_sacrificed() -> None:
    state = scholar("FFF").state
    cards = qualifying_cards(state.duelists[0])
    keys = [f"sacrifice:{card}" for card in cards]
    worths = preferences.judge_sacrifice(state, asked("sacrifice", *keys, "stay_out"))
    assert worths[-1] == 0.0
    assert worths[:-1] == [pytest.approx(100.0 - sum(worth(spell, 0) for spell in CARDS[card])) for card in cards]


# -- positions ------------------------------------------------------------------------------------------------


def test_strength_is_power_and_what_dice_and_spells_will_bring() -> None:
    plain = Duelist(power=20, reserve=3, pool=faces("FFF"), hand=faces("WW"))
    assert strength(plain, 0) == pytest.approx(20 + RESERVE * 3 + POOL * 5)
    plain.active = ("fire_bolt", "ember_balm")
    ready = READY_SPELL * (worth("fire_bolt", 0) + HEALING_WORTH * worth("ember_balm", 0))
    assert strength(plain, 0) == pytest.approx(20 + RESERVE * 3 + POOL * 5 + ready)


def test_the_value_of_a_seat_is_its_share_of_the_strength_of_the_living() -> None:
    players = Player(20, mage="alonora"), Player(27, mage="albus"), Player(20, mage="parvel", alive=False)
    state = casting(*players).state
    apart = (strength(state.duelists[1], 0) - strength(state.duelists[0], 0)) / STEEPNESS
    assert value(state, 0) == pytest.approx(1 / (1 + math.exp(apart)))
    assert value(state, 0) + value(state, 1) == pytest.approx(1.0)
    assert value(state, 2) == 0.0
