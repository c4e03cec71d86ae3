"""The sentence in which a hint says what speaks for an option."""

from __future__ import annotations

import pytest

from game.catalogue import GAMES
from game.players import Glimpse, make_player
from game.warlocks_duel.adviser.reasons.gathering import of_paid
from tests.warlocks_duel.scene import NAMES, Scene, casting, gathering, incantations
from tests.warlocks_duel.table import Player

GAME = GAMES["warlocks_duel"]
MODULES = ("chain_reaction", "antimagic_shield", "power_drain", "magic_lesson", "sacrifice_of_power")


def reason(scene: Scene, key: str) -> str:
    decision = scene.open()
    option = decision.option(key)
    assert option is not None, decision.keys()
    return str(GAME.reason(scene.state, decision, option))


# -- gathering ----------------------------------------------------------------------------------------------


def rolled(dice: str, mage: str = "albus", reserve: int = 7, pool: str = "") -> Scene:
    """The first player has rolled these dice; the market lies empty."""
    players = Player(mage=mage, reserve=reserve, pool=pool), Player(mage="parvel", reserve=7)
    return gathering(*players, dice=(dice, "FFFFF"), market="")


@pytest.mark.clause("WD-3.7", "WD-0.8")
def test_dice_kept_are_praised_for_the_spell_that_they_pay_or_may_pay() -> None:
    assert reason(rolled("MFFEA"), "set_aside:magic") == "That pays for Mage Dart."
    assert reason(rolled("WWFEE"), "set_aside:water,water") == "That pays for Healing Drop."
    assert reason(rolled("WFFFF"), "set_aside:fire,water") == "That pays for Healing Drop."
    begun = rolled("EEEEF", pool="M", reserve=6)
    assert reason(begun, "set_aside:earth") == "80 % that it pays for Circle of Balance after the next roll."
    greedy = "set_aside:earth,earth,earth,earth"
    assert reason(begun, greedy) == "33 % that it pays for Circle of Balance after the next roll."
    assert reason(begun, "set_aside:fire") == (
        "36 % that it pays for Elemental Convergence after the next roll."
    )


def test_a_die_kept_for_another_spell_is_not_said_to_pay_for_the_first() -> None:
    dice = ("magic", "whirlwind", "whirlwind")
    begun = of_paid("fire_bolt", dice, ["ember_balm"])
    assert str(begun) == "That pays for Fire Bolt, and begins Ember Balm."
    both = of_paid("fire_bolt", (*dice, "water"), ["ember_balm"])
    assert str(both) == "That pays for Fire Bolt and Ember Balm."
    assert str(of_paid("fire_bolt", dice[1:], ["ember_balm"])) == "That pays for Fire Bolt."


def test_gathering_up_is_praised_if_nothing_serves_or_every_die_would_cost_power() -> None:
    useless = rolled("EEEEE", mage="alonora", pool="FF", reserve=5)
    assert reason(useless, "gather_up") == "None of these dice serves the spells most worth aiming for."
    dear = rolled("WWFEM", reserve=0)
    assert reason(dear, "gather_up") == (
        "The reserve is empty: each die you keep costs 1 power, and the gathering ends."
    )
    assert reason(rolled("WWFEM"), "gather_up") == "None"


@pytest.mark.clause("WD-0.8")
def test_spending_dice_is_praised_for_the_spell_and_saving_them_for_a_counter_strike() -> None:
    scene = incantations(Player(mage="alonora", pool="FFF@"), Player(mage="parvel", pool="E"))
    assert reason(scene, "play:fire_bolt") == "3 damage."
    assert reason(scene, "pass") == "The 4 dice that are left can strike back at attackers."
    scene.choose("play:fire_bolt")
    assert (scene.asked[1], reason(scene, "pay:fire,fire")) == (
        "payment", "It saves your Whirlwinds, which stand for any symbol.",
    )  # fmt: skip
    assert reason(scene, "pay:fire,whirlwind") == "None"
    last = incantations(Player(mage="alonora", pool="F"), Player(mage="parvel", pool="E"))
    assert reason(last, "pass") == "The die that is left can strike back at an attacker."


# -- casting ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("caster", "victim", "key", "words"),
    [
        (Player(active="fire_bolt"), Player(mage="parvel", power=20), "cast:fire_bolt",
         "Unanswered, it takes 3 of the 20 power of Parvel."),
        (Player(active="forked_bolt"), Player(mage="parvel", power=20), "cast:forked_bolt",
         "Unanswered, it takes 1-6 of the 20 power of Parvel."),
        (Player(active="forked_bolt"), Player(mage="parvel", power=4), "cast:forked_bolt",
         "Unanswered, it eliminates Parvel 50 % of the time."),
        (Player(active="fire_bolt"), Player(mage="parvel", power=3), "cast:fire_bolt",
         "Unanswered, it eliminates Parvel."),
        (Player(active="moss_poultice", power=20), Player(), "cast:moss_poultice", "It gives you 3 power."),
        (Player(active="moss_poultice", power=39), Player(), "cast:moss_poultice", "It gives you 1 power."),
        (Player(active="moss_poultice", power=40), Player(), "cast:moss_poultice", "None"),
        (Player(active="soothing_breeze", power=20), Player(), "cast:soothing_breeze", "It gives you 2-4 power."),
        (Player(active="moss_poultice", power=20), Player(active="spark"), "hold",
         "A heal that you keep can still stop an attack."),
        (Player(active="moss_poultice", power=20), Player(), "hold", "None"),
        (Player(active="fire_bolt", power=20), Player(active="spark"), "hold",
         "Unless all the others hold as well, you can cast later, and see first what they do."),
        (Player(active="fire_bolt", power=2), Player(active="spark", pool="FF"), "hold",
         "If you attack, Alonora can strike back with 2 dice, which would be your end."),
        (Player(active="protective_cloak"), Player(active="spark"), "cast:protective_cloak",
         "An attack that lies ready can still strike you."),
        (Player(active="protective_cloak"), Player(active="spark fire_bolt"), "cast:protective_cloak",
         "2 attacks that lie ready can still strike you."),
        (Player(active="protective_cloak"), Player(), "cast:protective_cloak", "None"),
        (Player(active="doom", power=1), Player(), "cast:doom", "None"),
    ],
)  # fmt: skip
def test_casting_is_praised_for_what_it_does_now_and_holding_for_what_it_may_stop(
    caster: Player, victim: Player, key: str, words: str
) -> None:
    assert reason(casting(caster, victim), key) == words


def test_every_target_is_named_with_what_it_would_lose() -> None:
    players = Player(active="fire_bolt"), Player(mage="parvel", power=20), Player(mage="celestine", power=2)
    scene = casting(*players)
    assert reason(scene, "cast:fire_bolt") == "Unanswered, it eliminates Celestine."
    scene.choose("cast:fire_bolt")
    assert reason(scene, "target:1") == "Unanswered, it takes 3 of the 20 power of Parvel."
    assert reason(scene, "target:2") == "Unanswered, it eliminates Celestine."


# -- answering ----------------------------------------------------------------------------------------------


@pytest.mark.clause("WD-4.14")
@pytest.mark.parametrize(
    ("victim", "caster_power", "key", "words"),
    [
        (Player(active="moss_poultice"), 20, "heal:moss_poultice", "It stops 3 of the 5 damage."),
        (Player(active="soothing_breeze"), 20, "heal:soothing_breeze", "It stops 2-4 of the 5 damage."),
        (Player(active="moss_poultice", power=5), 20, "heal:moss_poultice", "Else you would be eliminated."),
        (Player(active="moss_poultice", power=2), 20, "heal:moss_poultice", "It stops 3 of the 5 damage."),
        (Player(active="moss_poultice", power=20), 20, "decline", "You are left with 15 power."),
        (Player(active="moss_poultice", power=5), 20, "decline", "None"),
        (Player(pool="FF"), 20, "counter:2", "The attacker loses 2 power."),
        (Player(pool="FF"), 2, "counter:2", "The attacker falls, and the attack is cancelled."),
        (Player(reserve=3), 20, "reserve:3", "You lose 3 power instead of 5."),
        (Player(reserve=3), 20, "reserve:1", "None"),
        (Player(reserve=3, power=5), 20, "reserve:3", "Else you would be eliminated."),
    ],
)  # fmt: skip
def test_an_answer_is_praised_for_what_it_saves_or_strikes(
    victim: Player, caster_power: int, key: str, words: str
) -> None:
    scene = casting(Player(active="conflagration", power=caster_power), victim)
    scene.choose("cast:conflagration")
    assert scene.asked == (1, "response")
    assert reason(scene, key) == words


@pytest.mark.clause("WD-9.2")
def test_a_power_drain_is_praised_like_a_counter_strike() -> None:
    scene = casting(Player(active="conflagration"), Player(reserve=2), modules=("power_drain",))
    scene.choose("cast:conflagration")
    assert reason(scene, "power_drain") == "The attacker loses 2 power."


@pytest.mark.parametrize(("seats", "modules"), [(2, ()), (3, MODULES)])
def test_reasons_of_whole_matches_are_sentences(seats: int, modules: tuple[str, ...]) -> None:
    match = GAME.new_match(NAMES[:seats], dict.fromkeys(modules, True), 4)
    players = [make_player("greedy", seat) for seat in range(seats)]
    kinds = set[str]()
    while (decision := match.next_decision()) is not None:
        for option in decision.options:
            found = GAME.reason(match.state, decision, option)
            if found is not None:
                kinds.add(decision.kind)
                assert str(found).endswith("."), found
        match.choose(players[decision.seat].answer(decision, Glimpse(match, decision.seat)))
    assert {"gather", "incantation", "payment", "cast", "response"} <= kinds
    assert ("sacrifice" in kinds) == bool(modules)
