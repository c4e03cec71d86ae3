"""The aim of a mage: the spell that is wanted and what it lacks, and who is to lose power by it."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from game.catalogue import GAMES
from game.engine.advising.aim import Aim, calling
from game.engine.decision import Option, Text
from game.engine.ids import parted
from game.warlocks_duel.adviser.aim import (
    ATTACK_WITH,
    CHOOSE,
    HEAL_NOW,
    HOLD_NOW,
    KEEP,
    KEEP_DICE,
    OR_HOLD,
    PROTECT,
    ROLL_AGAIN,
    ROLL_FREELY,
    SHORTLY,
    listed,
    weakest,
)
from game.warlocks_duel.adviser.answering import DEFEND, NO_ANSWER, STRIKE_BACK, WEAKEN
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.elements import FIRE, WATER
from game.warlocks_duel.rules.gathering import chosen_dice
from game.warlocks_duel.state import CHOOSING
from game.words import say
from tests.warlocks_duel.scene import Scene, casting, gathering, incantations
from tests.warlocks_duel.table import Player

GAME = GAMES["warlocks_duel"]


def aim(scene: Scene, seat: int = 0) -> Aim:
    found = GAME.aim(scene.state, seat)
    assert found is not None
    return found


def words(scene: Scene, seat: int = 0) -> str:
    return say(aim(scene, seat).text)


def rolled(dice: str) -> Scene:
    players = Player(mage="alonora", reserve=3), Player(mage="parvel", reserve=7)
    scene = gathering(*players, dice=(dice, "FFFFF"), market="")
    assert scene.open().kind == "gather"
    return scene


def test_while_dice_are_gathered_the_aim_names_the_dice_to_keep_and_what_they_pay_for() -> None:
    complete = rolled("FAAEE")
    assert words(complete) == "Keep Fire, 2 × Air: that pays for Searing Gust."
    assert words(rolled("EEEMM")) == "Roll all again: none of these dice is worth keeping."
    assert " % next roll." in words(rolled("AEEMM"))


@pytest.mark.parametrize("dice", ["FAAEE", "EEEEE", "FFWMM", "@@WWF", "FFFFA", "AAMEW"])
@pytest.mark.parametrize("reserve", [7, 1, 0])
def test_the_aim_of_gathering_is_what_the_judgement_of_the_question_takes(dice: str, reserve: int) -> None:
    scene = gathering(Player(mage="alonora", reserve=reserve), Player(mage="parvel", reserve=7), dice=(dice, "FFFFF"))
    decision = scene.open()
    judged = GAME.preferences(scene.state, decision)
    best = decision.options[judged.index(max(judged))]
    if best.key == "gather_up":
        assert words(scene).startswith("Roll all again:")
    else:
        kept = say(Text("{dice}", (("dice", listed(chosen_dice(best.key))),)))
        assert re.match(rf"Keep {re.escape(kept)}(:| for a second spell)", words(scene))


@pytest.mark.parametrize(
    ("own", "pool", "says"),
    [
        (20, "EE", "Parvel has 9 power, and 2 dice in the pool."),
        (2, "EE", "Beware: Parvel can strike back with 2 dice, and you have 2 power."),
        (3, "EE", "Parvel has 9 power, and 2 dice in the pool."),
    ],
)
def test_in_the_second_phase_it_says_how_things_stand_and_leaves_what_to_pay_for_to_hints(
    own: int, pool: str, says: str
) -> None:
    rival = Player(9, mage="parvel", pool=pool)
    assert words(incantations(Player(own, mage="alonora", pool="FF"), rival, market="")) == says


def test_when_nothing_can_be_paid_dice_left_can_strike_back() -> None:
    scene = incantations(Player(mage="alonora", pool="M"), Player(mage="parvel", pool="EEE"), market="")
    assert words(scene) == "Strike back with 1 die if you are attacked; Parvel has 35 power left."


def test_the_weakest_mage_is_the_one_to_strike_down() -> None:
    table = (Player(mage="alonora", active="fire_bolt"), Player(mage="parvel"), Player(mage="albus", power=2))
    scene = casting(*table)
    assert (words(scene), aim(scene).place) == ("Cast Fire Bolt at Albus, who has 2 power left.", "seat:2")


def test_a_heal_is_kept_and_a_ward_is_cast() -> None:
    healer = casting(Player(mage="parvel", active="moss_poultice"), Player(mage="alonora", active="fire_bolt"))
    assert words(healer).startswith("Keep ")
    warded = casting(Player(mage="parvel", active="magic_shield"), Player(mage="alonora", active="fire_bolt"))
    assert words(warded).startswith("Cast Magic Shield before attacks come")


def test_where_no_attack_is_left_a_ward_is_not_needed_and_a_heal_is_no_longer_kept() -> None:
    calm = Player(mage="alonora", active="ember_balm")
    ward = casting(Player(mage="parvel", active="magic_shield"), calm)
    assert words(ward) == "Magic Shield is no longer needed: nobody has an attack left."
    both = casting(Player(mage="parvel", active="moss_poultice magic_shield"), calm)
    assert words(both) == "Cast Moss Poultice: it is no longer needed against attacks."


@pytest.mark.clause("WD-4.3")
@pytest.mark.parametrize(
    ("mine", "theirs", "said", "best"),
    [
        ("spark", "healing_drop circle_of_balance", "Hold: the casting ends", "hold"),
        ("fire_bolt", "healing_drop", "Cast Fire Bolt at Albus, or hold", "cast:fire_bolt"),
        ("conflagration", "healing_drop", "Cast Conflagration at Albus, who", "cast:conflagration"),
    ],
)  # fmt: skip
def test_where_holding_ends_the_casting_aim_and_judgement_weigh_what_everybody_wastes(
    mine: str, theirs: str, said: str, best: str
) -> None:
    scene = casting(Player(mage="alonora", active=mine), Player(mage="albus", active=theirs), starter=1)
    scene.choose("hold")
    assert words(scene).startswith(said)
    decision = scene.open()
    judged = GAME.preferences(scene.state, decision)
    assert decision.options[judged.index(max(judged))].key == best


def test_the_beaten_have_no_aim() -> None:
    table = (Player(mage="alonora", active="fire_bolt"), Player(mage="parvel"), Player(mage="albus", alive=False))
    assert GAME.aim(casting(*table).state, 2) is None


# -- each condition on both sides -----------------------------------------------------------------------------


def test_symbols_of_a_kind_are_told_together() -> None:
    assert say(Text("{dice}", (("dice", listed((FIRE,))),))) == "Fire"
    assert say(Text("{dice}", (("dice", listed((FIRE, FIRE, WATER))),))) == "2 × Fire, Water"


def test_whoever_is_out_or_has_won_has_no_aim_and_before_mages_are_chosen_that_is_it() -> None:
    duel = casting(Player(mage="alonora", active="spark"), Player(mage="albus"), Player(mage="parvel", alive=False))
    assert GAME.aim(duel.state, 2) is None
    duel.state.duelists[1].mage = ""
    assert GAME.aim(duel.state, 0) == Aim(CHOOSE, of_the_moment=True)
    duel.state.duelists[1].mage, duel.state.stage = "albus", CHOOSING
    assert GAME.aim(duel.state, 0) == Aim(CHOOSE, of_the_moment=True)
    duel.state.winners = (0,)
    assert GAME.aim(duel.state, 0) is None


@pytest.mark.parametrize(("powers", "seat", "rival"), [((20, 9, 8), 0, 2), ((7, 9, 8), 1, 0), ((7, 9, 9), 0, 1)])
def test_the_weakest_of_the_others_is_the_rival(powers: tuple[int, ...], seat: int, rival: int) -> None:
    state = casting(*[Player(power) for power in powers]).state
    assert weakest(state, seat) == rival
    found = GAME.aim(state, seat)
    assert found is not None
    assert found.place == f"seat:{rival}"


def test_a_spell_that_nothing_can_answer_and_that_ends_a_mage_comes_before_a_stronger_one() -> None:
    def said(power: int, **others: int) -> str:
        mine = Player(mage="alonora", pool="FFFFFMM", scrolls="doom voodoo_magic")
        return words(incantations(mine, Player(power, mage="albus", reserve=others.get("reserve", 4)), market=""))

    assert said(5) == "Pay for Voodoo Magic: nothing that Albus has stops it, and it takes all his power."
    assert "nothing that Albus has" not in said(6), "he would be left with one"
    assert said(6, reserve=0).startswith("Pay for Doom: nothing that Albus has stops it")


@pytest.mark.parametrize(
    ("mine", "power", "says"),
    [
        (Player(mage="alonora", active="ember_balm"), 20, "Defend with Ember Balm: Frost Spear strikes with 4."),
        (Player(mage="alonora", pool="MMF"), 20, "Strike back at Albus with 3 dice: 20 power left."),
        (Player(3, mage="alonora", reserve=7), 20, "Weaken Frost Spear with 4 dice of the reserve: it strikes with 4."),
        (Player(40, mage="alonora", reserve=1), 20, "Do not answer Frost Spear: what you have is worth more later."),
    ],
)  # fmt: skip
def test_who_is_attacked_is_told_which_answer_is_best(mine: Player, power: int, says: str) -> None:
    scene = casting(Player(power, mage="albus", active="frost_spear"), mine)
    scene.choose("cast:frost_spear")
    assert (words(scene, 1), aim(scene, 1).place) == (says, "seat:0"), "and no spell, which the question is about"
    decision = scene.open()
    judged = GAME.preferences(scene.state, decision)
    best = decision.options[judged.index(max(judged))].key.partition(":")[0]
    verbs = {"heal": "Defend", "counter": "Strike", "reserve": "Weaken", "decline": "Do not"}
    assert says.startswith(verbs[best])


def test_in_casting_attacks_come_first_then_wards_then_heals_then_dice() -> None:
    def said(*others: Player, active: str = "", pool: str = "") -> str:
        state = casting(Player(mage="albus", active=active, pool=pool), *others).state
        found = GAME.aim(state, 0)
        assert found is not None
        return say(found.text)

    foe, safe = Player(30, mage="alonora"), Player(3, mage="parvel", flags={"protected": True})
    assert said(foe, safe, active="mage_dart healing_drop") == "Cast Mage Dart at Alonora, who has 30 power left."
    armed = Player(30, mage="alonora", active="spark")
    assert said(armed, active="healing_drop protective_cloak").startswith("Cast Protective Cloak before attacks come;")
    assert said(armed, active="healing_drop").startswith("Keep Healing Drop against attacks;")
    assert said(foe, pool="F").startswith("Strike back with 1 die")
    assert said(foe) == "Take the power of Alonora: 30 left."


def test_who_is_attacked_is_told_to_answer_and_no_longer_what_to_keep() -> None:
    mine = Player(mage="alonora", active="ember_balm")
    scene = casting(Player(mage="albus", active="frost_spear", power=20), mine)
    assert words(scene, 1).startswith("Keep Ember Balm against attacks")
    scene.choose("cast:frost_spear")
    assert words(scene, 1) == "Defend with Ember Balm: Frost Spear strikes with 4."


def test_at_the_table_the_rival_has_the_name_of_who_plays_him() -> None:
    scene = incantations(Player(mage="alonora", pool="FF"), Player(mage="parvel", pool="E"), market="")
    called = aim(scene).calling(["Ada", "Bo"])
    assert say(called.text) == "Bo has 35 power, and 1 die in the pool."


@pytest.mark.clause("WD-4.15")
def test_no_attack_is_advised_that_would_be_answered_with_the_end_of_its_caster() -> None:
    mine = Player(5, mage="alonora", active="conflagration")
    armed = casting(mine, Player(5, mage="albus", pool="FFWWA", active="frost_spear"))
    assert words(armed) == "Beware: Albus can strike back with 5 dice, and you have 5 power."
    assert words(casting(mine, Player(5, mage="albus", pool="FFWW"))).startswith("Cast Conflagration at Albus")
    silent = casting(mine, Player(5, mage="albus", pool="FFWWA", active="frost_spear", flags={"silenced": True}))
    assert not words(silent).startswith("Beware")
    last = incantations(Player(1, mage="alonora", pool="FF"), Player(mage="parvel", pool="E"), market="")
    assert words(last) == "Beware: Parvel can strike back with 1 die, and you have 1 power."


@pytest.mark.clause("WD-4.17")
def test_no_spell_is_advised_whose_price_is_the_end_of_its_caster() -> None:
    scene = casting(Player(1, mage="alonora", active="doom"), Player(mage="albus", active="healing_drop"))
    assert not words(scene).startswith("Cast Doom")


@pytest.mark.parametrize(("power", "active", "says"), [
    (13, "spark fire_bolt", "Cast Fire Bolt at Albus"), (12, "spark fire_bolt", "Albus has 12 power"),
    (12, "fire_bolt", "Cast Fire Bolt at Albus"), (3, "spark fire_bolt", "Cast Fire Bolt at Albus"),
])  # fmt: skip
def test_near_the_end_the_order_of_several_spells_is_left_to_hints_unless_one_ends_it(
    power: int, active: str, says: str
) -> None:
    assert words(casting(Player(mage="alonora", active=active), Player(power, mage="albus"))).startswith(says)


@pytest.mark.clause("WD-4.3")
def test_to_hold_is_not_advised_where_an_attack_may_end_the_other() -> None:
    theirs = Player(1, mage="albus", active="healing_drop circle_of_balance")
    scene = casting(Player(mage="alonora", active="spark"), theirs, starter=1)
    scene.choose("hold")
    assert words(scene).startswith("Cast Spark at Albus")


def test_in_whole_matches_every_move_that_the_aim_names_is_what_the_judgement_ranks_first() -> None:
    compared = Counter[str]()
    for seed in (*range(4), 102):
        match = GAME.new_match(seats=["Ada", "Bo", "Cy"][: 2 + seed % 2], options={}, seed=seed)
        while (decision := match.next_decision()) is not None:
            judged = GAME.preferences(match.state, decision)
            best = decision.options[judged.index(max(judged))]
            found = GAME.aim(match.state, decision.seat)
            named = move(found.text) if found is not None and decision.kind != "target" else ""
            if named:
                compared[decision.kind] += 1
                said = next(worth for one, worth in zip(decision.options, judged, strict=True) if told(one) == named)
                assert said == max(judged), (decision.kind, named, best.key)
            match.choose(best.key)
    assert set(compared) == {"gather", "cast", "response"}


def move(words: Text) -> str:
    """The answer that an aim names, as :func:`told` writes it; "" if it only says how things stand."""
    facts = dict(words.facts)
    verb = MOVES.get(words.message, "")
    if verb == "set_aside":
        return f"set_aside:{facts['dice']}"
    what = facts.get({"heal": "heal", "cast": "spell"}.get(verb, "n"))
    return f"{verb}:{what}" if verb and what is not None else verb


def told(option: Option) -> str:
    """An answer by the names of its dice or its spell."""
    verb, what = parted(option.key)
    if verb == "set_aside":
        return f"set_aside:{listed(chosen_dice(option.key))}"
    return f"{verb}:{SPELLS[what].name}" if what in SPELLS else option.key


MOVES = {
    **dict.fromkeys([words.message for words in (*SHORTLY.values(), KEEP_DICE)], "set_aside"),
    **dict.fromkeys([words.message for words in (ROLL_AGAIN, ROLL_FREELY)], "gather_up"),
    **dict.fromkeys([words.message for words in (ATTACK_WITH, OR_HOLD, HEAL_NOW, PROTECT)], "cast"),
    **dict.fromkeys([words.message for words in (HOLD_NOW, KEEP)], "hold"),
    DEFEND.message: "heal", WEAKEN.message: "reserve", STRIKE_BACK.message: "counter", NO_ANSWER.message: "decline",
}  # fmt: skip


def test_in_a_hint_as_well_the_rival_has_the_name_of_who_plays_him() -> None:
    scene = casting(Player(mage="alonora", active="fire_bolt"), Player(20, mage="albus"))
    decision = scene.open()
    reason = GAME.reason(scene.state, decision, decision.options[0])
    assert reason is not None
    hint = Text("{advice} {because}", (("advice", Text("Cast it.")), ("because", reason)))
    assert say(calling(hint, ["Ada", "Bo"])) == "Cast it. Unanswered, it takes 3 of the 20 power of Bo."
