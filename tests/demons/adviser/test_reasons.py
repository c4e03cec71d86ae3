"""The sentence in which a hint says what speaks for an option."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.demons.adviser.questions import QUESTIONS
from game.demons.box.mortals import HOME
from game.engine.match import Match
from game.players import Glimpse, Player, make_player
from tests.demons import random_play
from tests.demons.scene import FOREST, GAME, NAMES, OPEN, PLAIN, Scene, die_for, mortals_fight, use

ANI, KARIN_MINT, TABRIZ = 35, 16, 65
AT_ANI = 1608


def reason(scene: Scene, key: str) -> str:
    """What speaks for an option above the plain facts; "None" if nothing does."""
    decision = scene.go()
    assert decision is not None
    option = decision.option(key)
    assert option is not None, decision.keys()
    find = QUESTIONS[decision.kind].reason
    return str(find(scene.state, decision, option) if find is not None else None)


# -- the first phase ------------------------------------------------------------------------------------------


def test_shields_tell_what_they_add_or_that_they_cost_nothing() -> None:
    match = GAME.new_match(NAMES[:2], None, 1)
    decision = match.next_decision()
    assert decision is not None
    said = {option.key: str(GAME.reason(match.state, decision, option)) for option in decision.options}
    assert said["shield:copper"] == "It costs nothing at the end."
    assert said["shield:gold"] == "It adds 3 to the die when you conjure Dukes."


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("move:1109", "From there Regalia of Ani is 6 movement points away, from here 9."),
        ("move:911", "None"),
        ("conjure:prince", "It draws demons 83 % of the time, and never brings curses."),
        ("conjure:king", "None"),
        ("raise", "It succeeds 17 % of the time."),
        ("rest", "Where you stand no mortal is likely to harm you."),
    ],
)
def test_a_magician_is_told_how_near_a_way_leads_and_how_likely_a_conjuration_draws_demons(
    key: str, words: str
) -> None:
    assert reason(Scene({"demons": (2, 53), "hex": PLAIN}).find(ANI, 56), key) == words


def test_a_good_shield_makes_conjuring_sure_or_safe() -> None:
    scene = Scene({"hex": PLAIN, "shield": 5})
    assert reason(scene, "conjure:prince") == "It is sure to draw demons."
    assert reason(scene, "conjure:marquis") == "It draws demons 67 % of the time, and brings curses 17 %."
    assert reason(scene, "conjure:president") == "It draws demons 83 % of the time, and never brings curses."
    assert reason(scene, f"move:{OPEN}") == "There Dukes can be conjured."


def test_without_the_odds_no_chance_is_told() -> None:
    table = {"demons": (5, 2), "hex": AT_ANI, "shield": 5}
    hidden = Scene(table, show_odds=False).find(ANI, 56)
    assert (reason(hidden, "conjure:prince"), reason(hidden, "raise")) == ("None", "None")
    seizing = use(table, show_odds=False).find(ANI, 56)
    assert reason(seizing, f"seize:{ANI}") == "Regalia of Ani is worth 38000 ducats."
    fighting = use({"demons": (2, 5, 53), "hex": PLAIN}, units={4: OPEN}, show_odds=False)
    assert reason(fighting, f"attack:{OPEN}") == "None"
    assert reason(fighting.answer(f"attack:{OPEN}"), "all") == "None"


def test_beside_mortals_a_way_is_praised_if_it_is_safer() -> None:
    scene = Scene({"hex": PLAIN}, units={4: 1013})
    assert reason(scene, "move:1010") == "There the mortals endanger you less than here."
    assert reason(scene, "rest") == "None"


def test_whoever_has_enough_is_shown_the_way_off_the_map() -> None:
    rich = Scene({"hex": PLAIN, "demons": (2,)}, {"hex": 2010}).own(0, ANI, KARIN_MINT, TABRIZ)
    assert reason(rich, "move:713") == "From there the edge of the map is 7 movement points away, from here 12."
    assert reason(rich, "move:1112") == "None"
    at_edge = Scene({"hex": FOREST, "demons": (2,)}, {"hex": 2010}).own(0, ANI, KARIN_MINT, TABRIZ)
    assert reason(at_edge, "leave") == "You leave 108000 ducats ahead."
    poor = Scene({"hex": FOREST, "shield": 6}, {"hex": 2010})
    assert reason(poor, "leave") == "None"


def test_the_hex_of_the_treasure_is_praised_for_it() -> None:
    scene = Scene({"demons": (2, 53), "hex": 1607}).find(ANI, 56)
    assert reason(scene, f"move:{AT_ANI}") == "There lies Regalia of Ani, worth 38000 ducats."


# -- the demon use phase --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("power:40:G", "Regalia of Ani can be had, worth 38000 ducats."),
        ("power:40:R", "It lets you walk away from those who stand beside you."),
        ("power:40:X", "None"),
        ("power:2:E", "1 mortal unit near you flees."),
        ("power:41:S", "1 mortal unit near you can stop nobody."),
        ("power:52:F", "The Emir of Karin threatens you most."),
        ("power:18:T", "It can carry you to Regalia of Ani, worth 38000 ducats."),
        ("power:62:D", "35 treasures are still hidden."),
        (f"attack:{OPEN}", "With the right demons it cannot go wrong."),
        ("done", "None"),
    ],
)  # fmt: skip
def test_a_power_is_praised_for_what_it_brings_now(key: str, words: str) -> None:
    scene = use({"demons": (40, 2, 53, 1, 41, 52, 5, 18, 62), "hex": PLAIN, "shield": 6}, units={4: OPEN})
    assert reason(scene.find(ANI, 56), key) == words


def test_healing_tells_how_hurt_and_invisibility_that_somebody_hunts() -> None:
    assert reason(use({"demons": (5,), "hex": PLAIN, "wounds": 2}), "power:5:C") == (
        "You bear 2 wounds and curses; 4 are deadly."
    )
    assert reason(use({"demons": (5,), "hex": PLAIN, "curses": 1}), "power:5:C") == (
        "You bear 1 wound or curse; 4 are deadly."
    )
    hunted = use({"demons": (1,), "hex": PLAIN}, units={4: OPEN, 3: 1112, 6: 910, 13: 1110})
    assert reason(hunted, "power:1:I") == "Mortals cannot find whom they do not see."
    assert reason(use({"demons": (1,), "hex": PLAIN}), "power:1:I") == "None"


def test_a_captive_is_told_what_sets_him_free() -> None:
    scene = use({"demons": (18, 11, 52), "captor_unit": 4}, units={4: OPEN})
    assert (reason(scene, "power:18:T"), reason(scene, "power:11:R")) == ("It sets you free.", "It sets you free.")
    assert reason(scene, "power:52:F") == "The Emir of Karin holds you captive."


def test_the_rich_are_carried_home() -> None:
    scene = use({"demons": (18,), "hex": PLAIN}, {"hex": 2010}).own(0, ANI, KARIN_MINT)
    assert reason(scene, "power:18:T") == "It carries you off the map at once, 68000 ducats ahead."


def test_whoever_has_none_but_a_borrowed_demon_is_carried_to_no_treasure() -> None:
    scene = use({"borrowed": ((18, 1),), "hex": PLAIN}, {"hex": 2010}).find(ANI, 56)
    assert reason(scene, "power:18:T") == "None"


def test_whoever_has_no_good_use_for_demons_is_told_to_keep_them() -> None:
    scene = use({"demons": (23, 36), "hex": PLAIN})
    assert reason(scene, "done") == "Nothing that your demons can do now is worth losing them."


def test_seizing_tells_the_chance_and_the_demon_least_missed() -> None:
    scene = use({"demons": (5, 2), "hex": AT_ANI, "shield": 6}).find(ANI, 56)
    assert reason(scene, f"seize:{ANI}") == "Regalia of Ani is worth 38000 ducats, and is seized 33 % of the time."
    scene.answer(f"seize:{ANI}")
    said = {key: reason(scene, key) for key in ("with:5", "with:2")}
    assert sorted(said.values()) == ["None", "The demons that you keep are worth more to you."]


def test_what_a_power_asks_is_answered_with_a_reason() -> None:
    gaining = use({"demons": (40,), "hex": PLAIN}, {"hex": 2010}).find(ANI, 56).own(1, KARIN_MINT)
    gaining.answer("power:40:G")
    assert reason(gaining, f"gain:{KARIN_MINT}") == "It is taken from a rival."
    assert reason(gaining, f"gain:{ANI}") == "No other treasure that can be had is worth more."
    bewitching = use({"demons": (52,), "hex": PLAIN}, units={4: OPEN, 6: 1607}).answer("power:52:F")
    assert reason(bewitching, "bewitch:4") == "The Emir of Karin threatens you most."
    assert reason(bewitching, "bewitch:6") == "None"


# -- fights ---------------------------------------------------------------------------------------------------


def test_attacks_tell_their_chances_but_none_against_unseen_demons() -> None:
    scene = use({"demons": (2, 5, 53), "hex": PLAIN}, units={4: OPEN}).answer(f"attack:{OPEN}")
    assert reason(scene, "with:5") == "None"
    assert reason(scene, "all") == "At that strength the attack succeeds 83 % of the time, and goes wrong 17 %."
    rich = use({"demons": (2, 5, 53), "hex": PLAIN}, {"hex": OPEN, "demons": (7,)}).own(1, KARIN_MINT)
    assert reason(rich, f"attack:{OPEN}") == "A captured magician may be made to give up treasure."
    poor = use({"demons": (2, 5, 53), "hex": PLAIN}, {"hex": OPEN, "demons": (7,)})
    assert reason(poor, f"attack:{OPEN}") == "None"
    assert reason(poor.answer(f"attack:{OPEN}"), "all") == "None"


def test_a_defence_tells_how_often_it_holds() -> None:
    scene = mortals_fight({"hex": OPEN, "found": True, "demons": (9, 18, 35)}, units={3: 1011}, dice=(5,))
    assert reason(scene, "all") == "At that strength you cannot be overcome."
    alone = mortals_fight({"hex": OPEN, "found": True, "demons": (9, 5)}, units={3: 1011, 4: 1013}, dice=(5,))
    assert reason(alone, "all") == "At that strength you hold out 83 % of the time, and are overcome 17 %."


# -- wounds, curses, captivity --------------------------------------------------------------------------------


def test_curses_tell_whether_they_kill() -> None:
    deadly = Scene({"hex": PLAIN, "curses": 1, "demons": (35,)}, {"hex": 2010}, dice=(3,)).answer("conjure:king")
    assert (reason(deadly, "release:35"), reason(deadly, "suffer")) == ("Else the curses would kill you.", "None")
    borne = Scene({"hex": PLAIN, "demons": (35, 4)}, dice=(die_for(-2, "marquis"),)).answer("conjure:marquis")
    assert reason(borne, "suffer") == "Then you bear 2 wounds and curses; 4 are deadly."
    assert reason(borne, "release:35") == "None"


@pytest.mark.parametrize(
    ("wounds", "give", "endure"),
    [
        (0, "None", "You survive it, whatever the die shows."),
        (2, "You bear 2 wounds and curses already, and 4 are deadly.", "None"),
    ],
)
def test_torture_tells_whether_it_may_kill(wounds: int, give: str, endure: str) -> None:
    captive = {"captor_unit": 4, "captured_in": 1, "wounds": wounds}
    scene = mortals_fight(captive, {"hex": OPEN}, units={4: HOME[4]}).own(0, ANI)
    assert (reason(scene, f"give:{ANI}"), reason(scene, "endure")) == (give, endure)


def test_a_magician_who_holds_another_is_told_what_torture_may_bring() -> None:
    scene = use({"hex": OPEN}, {"captor_seat": 0, "captured_in": 1}).own(1, ANI)
    assert reason(scene, "torture:1") == "Your captive may give up a treasure."


def test_of_too_many_demons_the_one_outside_the_best_set_is_released() -> None:
    scene = mortals_fight({"hex": OPEN, "found": True, "demons": (61, 18, 23, 16)}, units={4: 1011}, dice=(4,))
    scene.answer("with:61", "fight")
    said = [reason(scene, key) for key in ("release:18", "release:23", "release:16")]
    assert sorted(said) == ["None", "None", "The demons that you keep are worth more to you."]


# -- whole matches --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2])
def test_reasons_of_whole_matches_are_sentences(seats: int) -> None:
    lacking = {"shield", "first_phase", "demon_use", "release", "attack_with"}
    for seed in range(2, 12):
        match = GAME.new_match(NAMES[:seats], {"turn_limit": 30}, seed)
        lacking -= kinds_with_reasons(match, [make_player("greedy", seat) for seat in range(seats)])
        if not lacking:
            break
    assert not lacking


def kinds_with_reasons(match: Match, players: Sequence[Player]) -> set[str]:
    """The kinds of questions whose answers have reasons; each reason is a sentence."""
    kinds = set[str]()
    while (decision := match.next_decision()) is not None:
        for option in decision.options:
            found = GAME.reason(match.state, decision, option)
            if found is not None:
                kinds.add(decision.kind)
                assert str(found).endswith("."), found
        match.choose(players[decision.seat].answer(decision, Glimpse(match, decision.seat)))
    return kinds


def test_every_answer_of_every_question_has_a_sentence_that_speaks_of_it() -> None:
    kinds = set()
    for players in range(1, 5):
        for seed in range(4):
            match = random_play.new_match(players, 80 + seed)
            for count, decision in enumerate(random_play.decisions(match, seed)):
                if count % 8 and decision.kind in ("first_phase", "demon_use"):
                    continue
                kinds.add(decision.kind)
                for option in decision.options[::3]:
                    assert GAME.reason(match.state, decision, option) is not None, (decision.kind, option.key)
    assert len(kinds) > 14
