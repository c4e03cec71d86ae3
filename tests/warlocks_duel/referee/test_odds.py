"""The exact chances shown before a choice, against what happens when the choice is played many times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from math import sqrt

import pytest

from game.engine.decision import Event, Loss, Odds, Tone
from game.engine.ids import kind_of
from game.engine.match import Match
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.referee.odds import FALL, attack_odds, cast_odds
from game.warlocks_duel.referee.passing import passing_odds
from game.warlocks_duel.rules.payment import missing_dice
from tests.warlocks_duel.random_play import decisions, new_match
from tests.warlocks_duel.scene import Scene, casting, gathering, incantations
from tests.warlocks_duel.table import Player

TIMES = 600


def odds_of(scene: Scene, key: str) -> Odds:
    """The odds of an option of the open question."""
    odds = scene.open().odds(key)
    assert odds is not None
    return odds


def shares(odds: Odds) -> dict[int, Fraction]:
    """The chance of every value."""
    total: dict[int, Fraction] = {}
    for outcome in odds:
        total[outcome.value] = total.get(outcome.value, Fraction(0)) + outcome.share
    return total


def play(scene: Scene, key: str, seed: int) -> tuple[Match, list[Event]]:
    """One possible future: the choice, with other dice, up to the next question."""
    seat = scene.open().seat
    future = scene.match.imagine(seat, seed)
    future.choose(key)
    events = []
    while isinstance(item := future.step(), Event):
        events.append(item)
    return future, events


def compare(scene: Scene, key: str, outcome: Callable[[Match, list[Event]], int]) -> None:
    """The shares shown are those of ``TIMES`` futures, within four and a half standard deviations."""
    shown = shares(odds_of(scene, key))
    assert sum(shown.values()) == 1
    counted = Counter(outcome(*play(scene, key, seed)) for seed in range(TIMES))
    assert set(counted) <= set(shown)
    for value, share in shown.items():
        deviation = sqrt(float(share * (1 - share)) * TIMES)
        assert abs(counted[value] - float(share) * TIMES) <= 4.5 * deviation + 1e-9, (value, share, counted)


def strength_left(match: Match, events: list[Event]) -> int:
    """The strength after step 3."""
    last = [event for event in events if event.kind in {"strength", "strength_reduced"}][-1]
    points = last.fact("points")
    assert isinstance(points, int)
    return points


def power_gained(match: Match, events: list[Event]) -> int:
    """The power gained by the spell itself."""
    points = next(event.fact("points") for event in events if event.kind == "power_gained")
    assert isinstance(points, int)
    return points


def power_lost_by_the_target(match: Match, events: list[Event]) -> int:
    """What the attack and fatigue cost the target."""
    lost = [
        event.fact("points")
        for event in events
        if event.kind == "power_lost" and event.fact("cause") in {"spell", "fatigue"}
    ]
    return sum(points for points in lost if isinstance(points, int))


ATTACKS = sorted(spell.id for spell in SPELLS.values() if spell.category == "attack")
HEALS = sorted(spell.id for spell in SPELLS.values() if spell.category == "heal")


@pytest.mark.clause("WD-13.6", "WD-4.16")
@pytest.mark.parametrize("spell", [spell for spell in ATTACKS if SPELLS[spell].strength.rolls])
def test_the_odds_of_a_rolled_attack_are_its_real_chances(spell: str) -> None:
    scene = casting(Player(active=spell), Player(pool="F", wards="protective_cloak"))
    compare(scene, f"cast:{spell}", strength_left)


@pytest.mark.clause("WD-13.6")
@pytest.mark.parametrize("spell", ATTACKS)
def test_the_odds_of_an_attack_on_a_plain_target_are_right(spell: str) -> None:
    scene = casting(Player(power=20, active=spell), Player(power=25, pool="F"))
    shown = shares(odds_of(scene, f"cast:{spell}"))
    assert sum(shown.values()) == 1
    for seed in range(12):
        assert strength_left(*play(scene, f"cast:{spell}", seed)) in shown


@pytest.mark.clause("WD-13.6", "WD-8.8")
@pytest.mark.parametrize("power", [20, 37])
@pytest.mark.parametrize("spell", HEALS)
def test_the_odds_of_a_heal_are_its_real_chances(spell: str, power: int) -> None:
    scene = casting(
        Player(power=power, active=spell, shield="A"), Player(active="spark"), modules=("antimagic_shield",)
    )
    compare(scene, f"cast:{spell}", power_gained)


@pytest.mark.clause("WD-13.6", "WD-4.10")
def test_the_odds_of_a_rolled_heal_as_a_defence_are_its_real_chances() -> None:
    scene = casting(Player(active="stone_fist"), Player(active="soothing_breeze"))
    scene.attack("stone_fist", at=1)
    compare(scene, "heal:soothing_breeze", power_lost_by_the_target)


@pytest.mark.clause("WD-13.6")
def test_the_chance_of_paying_for_a_spell_after_the_next_roll_is_right() -> None:
    scene = gathering(
        Player(mage="alonora", reserve=4, pool="FFA"), Player(reserve=7), dice=("FAM@W",), market="doom coin_flip"
    )
    for key in ("gather_up", "set_aside:fire", "set_aside:fire,air,whirlwind"):
        shown = {
            name: float(outcome.share)
            for outcome in odds_of(scene, key)
            for name in str(outcome.text).removesuffix(": all of them").split(", ")
        }
        counted = Counter[str]()
        for seed in range(TIMES):
            future, _ = play(scene, key, seed)
            while future.decision is not None and future.decision.kind == "gather" and future.decision.seat == 1:
                future.choose("gather_up")
                future.next_decision()
            duelist = future.state.duelists[0]
            for spell in ("spark", "fire_bolt", "searing_gust", "ember_balm", "conflagration", "doom", "coin_flip"):
                payable = not missing_dice(tuple(sorted(duelist.pool + duelist.hand)), SPELLS[spell].cost)
                counted[str(SPELLS[spell].name)] += payable
        for name, count in counted.items():
            deviation = sqrt(max(shown[name] * (1 - shown[name]), 1e-9) * TIMES)
            assert abs(count - shown[name] * TIMES) <= 4.5 * deviation + 1e-6, (key, name, shown[name], count / TIMES)


@pytest.mark.clause("WD-13.6")
def test_the_price_of_greed_is_shown() -> None:
    scene = gathering(Player(reserve=1), Player(reserve=7), dice=("FFFFF",))
    first = next(iter(odds_of(scene, "set_aside:fire,fire,fire")))
    assert (first.value, first.share) == (-2, Fraction(1))
    assert "lose 2 power" in str(first.text)


@pytest.mark.clause("WD-13.6")
@pytest.mark.parametrize("players", [2, 3])
def test_a_price_that_eliminates_the_caster_is_shown(players: int) -> None:
    scene = casting(Player(power=1, active="doom"), *[Player()] * (players - 1))
    odds = odds_of(scene, "cast:doom")
    assert (shares(odds), odds.clause) == ({0: Fraction(1)}, "WD-4.17")


@pytest.mark.clause("WD-13.6", "WD-11.2", "WD-11.9")
def test_a_ward_and_an_attack_that_nobody_can_be_the_target_of_have_no_odds() -> None:
    for others in (1, 2):
        ward = casting(Player(mage="albus", active="protective_cloak"), *[Player()] * others)
        assert ward.open().odds("cast:protective_cloak") is None
        safe = Player(flags={"protected": True})
        attack = casting(Player(mage="albus", active="mage_dart"), *[safe] * others)
        assert cast_odds(attack.state, 0, "mage_dart") is None


@pytest.mark.clause("WD-13.6", "WD-4.12", "WD-4.14", "WD-9.1")
@pytest.mark.parametrize("mix", [4, 6, 36, 63])
def test_what_is_shown_for_a_response_is_what_happens(mix: int) -> None:
    checked = Counter[str]()
    for seed in range(6):
        match = new_match(mix, 2 + seed % 3, seed=seed)
        for decision in decisions(match, seed=seed):
            if decision.kind != "response":
                continue
            power = match.state.duelists[decision.seat].power
            for key in [option.key for option in decision.options]:
                odds = decision.odds(key)
                assert odds is not None
                if len(odds.outcomes) > 1:
                    continue
                future = match.fork()
                future.choose(key)
                lost = 0
                while isinstance(item := future.step(), Event):
                    if item.kind == "power_lost" and item.fact("cause") in {"spell", "fatigue"}:
                        points = item.fact("points")
                        lost += points if isinstance(points, int) else 0
                checked[kind_of(key)] += 1
                drained = sum(duelist.alive for duelist in match.state.duelists) - 1 if key == "power_drain" else 0
                assert lost == min(odds.outcomes[0].value, 40, power + drained), (key, odds, lost)
    assert checked["decline"] > 20
    assert checked["counter"] > 20


def loss_of(odds: Odds) -> Loss:
    """What the only outcome takes away."""
    (outcome,) = odds.outcomes
    assert outcome.loss is not None
    assert (outcome.share, outcome.value, outcome.tone) == (Fraction(1), 0, Tone.BAD)
    return outcome.loss


@pytest.mark.clause("WD-13.6", "WD-4.3")
def test_to_hold_when_nobody_goes_on_casting_says_whose_dice_are_wasted() -> None:
    scene = casting(Player(active="spark fire_bolt"), Player(active="thorn"))
    assert scene.open().odds("hold") is None, "the other player goes on"
    scene.choose("hold")
    odds = odds_of(scene, "hold")
    assert [str(outcome.text) for outcome in odds.outcomes] == [
        "Your dice on Thorn are wasted; the cards stay.", "Alonora wastes the dice on Spark, Fire Bolt.",
    ]  # fmt: skip
    assert [outcome.loss for outcome in odds.outcomes] == [None, None], "who loses more is the adviser's to say"
    assert odds.clause == "WD-4.3"


def test_to_hold_alone_is_a_slight_loss() -> None:
    alone = odds_of(casting(Player(active="spark fire_bolt"), Player(mage="parvel")), "hold")
    assert str(loss_of(alone).words) == "the dice on Spark, Fire Bolt (the cards stay)"
    assert (loss_of(alone).slight, loss_of(alone).final) == (True, False)


@pytest.mark.clause("WD-13.6", "WD-3.12")
@pytest.mark.parametrize(
    ("pool", "market", "missed"),
    [
        ("FF", "", "Spark, Fire Bolt"), ("F", "", "Spark"), ("EE", "", ""), ("WW", "water_attack", "Ember Balm"),
        ("WWE", "water_attack", "Ember Balm, Water Attack"), ("EEE", "water_attack", ""),
    ],
)  # fmt: skip
def test_to_pass_weighs_the_dice_kept_against_what_they_pay_for_and_a_scroll_only_if_many_are_left(
    pool: str, market: str, missed: str
) -> None:
    state = incantations(Player(mage="alonora", pool=pool), Player(mage="albus", pool="MMMM"), market=market).state
    odds = passing_odds(state, 0)
    assert (odds is None) == (not missed)
    if odds is None:
        return
    (outcome,) = odds.outcomes
    kept = "1 die" if len(pool) == 1 else f"{len(pool)} dice"
    assert str(outcome.text).startswith(f"You keep {kept} to strike back with")
    assert str(outcome.text).endswith(f"could still pay for {missed}.")
    assert (outcome.tone, outcome.loss, odds.clause) == (Tone.NEUTRAL, None, "WD-3.12")


@pytest.mark.clause("WD-13.6", "WD-2.10")
@pytest.mark.parametrize(("power", "dice", "short"), [(20, 1, 0), (20, 2, 1), (3, 3, 2), (2, 3, 2), (1, 3, 2)])
def test_setting_aside_more_dice_than_can_be_replaced_is_told_and_its_last_price_is_final(
    power: int, dice: int, short: int
) -> None:
    scene = gathering(Player(power, reserve=1), Player(reserve=7), dice=("FFFFF",))
    odds = odds_of(scene, "set_aside:" + ",".join(["fire"] * dice))
    assert not odds.exclusive, "several spells may be payable at once"
    assert odds.clause == ("WD-2.9" if short else "WD-3.7")
    priced = [outcome for outcome in odds.outcomes if outcome.tone is Tone.BAD]
    assert [(outcome.value, outcome.share) for outcome in priced] == [(-short, Fraction(1))] * bool(short)
    assert all((outcome.loss is FALL) == (short >= power) for outcome in priced)
    assert FALL.final


@pytest.mark.clause("WD-13.6")
def test_each_question_shows_its_own_odds_and_a_play_none() -> None:
    scene = incantations(Player(mage="alonora", pool="FFF"), Player(mage="albus", pool="M"), market="")
    assert odds_of(scene, "pass") == passing_odds(scene.state, 0)
    assert scene.open().odds("play:spark") is None
    fight = casting(Player(active="spark ember_balm"), Player(20, mage="albus"), Player(1, mage="parvel"))
    assert odds_of(fight, "hold").clause == "WD-4.3"
    assert odds_of(fight, "cast:spark").clause == "WD-4.16"
    assert odds_of(fight, "cast:ember_balm").clause == "WD-4.8"
    fight.choose("cast:spark")
    assert odds_of(fight, "target:2") == attack_odds(fight.state, 0, "spark", 2)
    assert odds_of(fight, "target:2") != odds_of(fight, "target:1")


@pytest.mark.clause("WD-13.6", "WD-4.8", "WD-4.16")
def test_what_brings_nothing_is_told_as_neither_good_nor_bad() -> None:
    healthy, hurt = (casting(Player(power, active="ember_balm"), Player()) for power in (40, 20))
    assert [outcome.tone for outcome in odds_of(healthy, "cast:ember_balm")] == [Tone.NEUTRAL]
    assert {outcome.tone for outcome in odds_of(hurt, "cast:ember_balm")} == {Tone.GOOD}
    for others in ((Player(wards="cloak_of_invisibility"),), (Player(), Player())):
        odds = odds_of(casting(Player(active="spark"), *others), "cast:spark")
        assert [outcome.tone for outcome in odds] == [Tone.GOOD if outcome.value else Tone.NEUTRAL for outcome in odds]
    warded = odds_of(casting(Player(active="spark"), Player(wards="cloak_of_invisibility")), "cast:spark")
    assert [(outcome.value, outcome.tone) for outcome in warded] == [(0, Tone.NEUTRAL)]


@pytest.mark.clause("WD-13.6", "WD-8.1")
def test_a_die_raised_into_the_shield_is_not_rolled_again() -> None:
    scene = gathering(
        Player(mage="alonora", reserve=0, pool=""), Player(reserve=7), dice=("FEMAW", "WWWWW"),
        modules=("antimagic_shield",), market="",
    )  # fmt: skip
    chances = {}
    for key in ("gather_up", "shield:magic"):
        outcomes = {str(outcome.text): outcome.share for outcome in odds_of(scene, key)}
        chances[key] = outcomes["Spark"]
    neither = Fraction(2, 3)  # of a die: neither Fire nor a Whirlwind
    assert chances == {"gather_up": 1 - neither**5, "shield:magic": 1 - neither**4}
