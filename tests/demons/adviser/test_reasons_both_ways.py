"""When a sentence speaks for an answer, and when it does not: each condition met and missed."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from game.demons.adviser.planning import is_content, threat
from game.demons.adviser.reasons import captives, fights, powers, walks
from game.demons.adviser.reasons.otherwise import ACTIONS, otherwise
from game.demons.box.ranks import SHIELDS
from game.demons.state import SHIELD_CHOICE, DemonsState
from game.engine.decision import Decision, Option, Text
from tests.demons.scene import FOREST, OPEN, PLAIN, Scene, use

KARIN, ERZINJAN, BISHOP = 4, 3, 5
ANI, TWENTY, TWELVE, KARIN_MINT = 35, 43, 46, 16
AT_ANI = 1608
FAR_AWAY = {"hex": 2010}


def asked(kind: str, *keys: str, seat: int = 0, **facts: int) -> Decision:
    """A question with these answers."""
    return Decision(
        seat, kind, Text("?", tuple(facts.items())), tuple([Option(key, Text(key)) for key in keys]), "DEM-20.1"
    )


def going(state: DemonsState, key: str, kind: str = "first_phase", *others: str) -> str:
    """What speaks for a way or for another thing in the first phase."""
    decision = asked(kind, key, *others)
    return str(walks.of_hex(state, decision, decision.options[0]))


# -- ways -----------------------------------------------------------------------------------------------------


def test_the_way_to_treasure_is_praised_before_safety_but_not_to_who_flees() -> None:
    state = Scene({"demons": (2, 53), "hex": PLAIN}, FAR_AWAY, units={KARIN: 1009}).find(ANI, 56).state
    assert threat(state, 0, 1112) < threat(state, 0, PLAIN)
    nearer = going(state, "move:1111")
    assert nearer.startswith("From there Regalia of Ani is")
    safer = "There the mortals endanger you less than here."
    assert going(state, "to:1112", "evade") == going(state, "to:1112", "freed") == going(state, "to:1112", "escape")
    assert going(state, "to:1112", "evade") == safer
    assert going(state, "to:1109", "evade") != safer
    assert going(state, "move:1012") == safer, "farther from the treasure"


def test_who_stands_nowhere_yet_is_told_only_what_lies_in_the_hex_itself() -> None:
    waiting = Scene({"demons": (2,), "status": "waiting", "hex": 0}, FAR_AWAY).find(ANI, 56).state
    assert going(waiting, f"to:{AT_ANI}", "enter") == "There lies Regalia of Ani, worth 38000 ducats."
    assert going(waiting, "to:113", "enter") == "None"


def test_a_way_is_nearer_only_if_it_is() -> None:
    state = Scene({"demons": (2, 53), "hex": 1607}, FAR_AWAY).find(ANI, 56).state
    assert going(state, "move:1606") == "None"
    assert going(state, "move:1607") == "None", "as near as here"
    assert going(state, f"move:{AT_ANI}") == "There lies Regalia of Ani, worth 38000 ducats."


def test_the_edge_is_praised_to_who_is_not_there_yet() -> None:
    rich: dict[str, Any] = {"demons": (2,)}
    inland = Scene({**rich, "hex": 212}, FAR_AWAY).own(0, ANI).state
    assert is_content(inland, 0)
    assert going(inland, "move:112") == "From the edge of the map you can leave with your treasure."
    at_edge = Scene({**rich, "hex": FOREST}, FAR_AWAY).own(0, ANI).state
    assert going(at_edge, "move:112") == "None"


def test_conjuring_ground_is_praised_if_it_is_better_than_here_and_one_has_no_goal() -> None:
    bare = Scene({"hex": PLAIN, "shield": 5}, FAR_AWAY).state
    assert going(bare, f"move:{OPEN}") == "There Dukes can be conjured."
    assert going(bare, "move:1208") == "None", "Earls come no easier"
    assert going(Scene({"hex": OPEN, "shield": 5}, FAR_AWAY).state, "move:1114") == "None"
    waiting = Scene({"status": "waiting", "hex": 0, "shield": 5}, FAR_AWAY).state
    assert going(waiting, "to:113", "enter") == "There Earls can be conjured."
    hunting = Scene({"hex": PLAIN, "shield": 5, "demons": (2, 53)}, FAR_AWAY).find(ANI, 56).state
    assert going(hunting, f"move:{OPEN}") == "None", "the treasure comes first"
    bare.pools["duke"] = ()
    assert going(bare, f"move:{OPEN}") == "None"


def test_staying_is_praised_where_nobody_comes_and_where_conjuring_is_dear() -> None:
    safe = "Where you stand no mortal is likely to harm you."
    assert going(Scene({"hex": PLAIN}).state, "rest") == going(Scene({"hex": PLAIN}).state, "stay", "evade") == safe
    hunted = Scene({"hex": PLAIN}, units={KARIN: OPEN}).state
    assert going(hunted, "rest") == "None"
    dear = "Conjuring now would cost more than it brings."
    assert going(hunted, "rest", "first_phase", "conjure:king") == dear
    assert going(hunted, "rest", "first_phase", "conjure:king", "conjure:prince") == "None"
    held = Scene({"captor_unit": KARIN}, FAR_AWAY, units={KARIN: OPEN}).state
    assert going(held, "rest") == "None", "a captive is not safe"


def test_leaving_is_praised_with_more_than_nothing() -> None:
    assert going(Scene({"hex": FOREST}, FAR_AWAY).own(0, ANI).state, "leave") == "You leave 38000 ducats ahead."
    assert going(Scene({"hex": FOREST}, FAR_AWAY).state, "leave") == "None"


@pytest.mark.parametrize(
    ("shield", "key", "said"),
    [
        (1, "conjure:duke", "It is sure to draw demons."),
        (1, "conjure:prince", "It draws demons 83 % of the time, and never brings curses."),
        (1, "conjure:earl", "It draws demons 67 % of the time, and brings curses 17 %."),
        (1, "conjure:marquis", "None"),
        (2, "conjure:marquis", "It draws demons 50 % of the time, and brings curses 33 %."),
        (1, "conjure:king", "None"),
    ],
)
def test_a_conjuration_is_praised_unless_curses_are_likelier(shield: int, key: str, said: str) -> None:
    state = Scene({"hex": OPEN, "shield": shield}, FAR_AWAY).state
    assert going(state, key) == said
    state.show_odds = False
    assert going(state, key) == "None"


def test_raising_a_shield_is_praised_by_its_best_chance_if_there_is_one() -> None:
    friends = Scene({"hex": OPEN, "demons": (35, 37)}, FAR_AWAY)
    assert going(friends.state, "raise") == "It succeeds 33 % of the time."
    assert going(friends.own(0, ANI).state, "raise") == "It succeeds 50 % of the time."
    assert going(Scene({"hex": OPEN, "demons": (53,)}, FAR_AWAY).state, "raise") == "None"


def test_each_shield_tells_what_it_adds_at_best_and_copper_that_it_is_free_in_company() -> None:
    def said(*magicians: dict[str, Any]) -> list[str]:
        state = Scene(*magicians, stage=SHIELD_CHOICE).state
        decision = asked("shield", *(f"shield:{shield}" for shield in SHIELDS))
        return [str(walks.of_shield(state, decision, option)) for option in decision.options]

    adds = [f"It adds {n} to the die when you conjure Dukes." for n in (1, 1, 2, 2, 3)]
    assert said({}, FAR_AWAY) == ["It costs nothing at the end.", *adds]
    assert said({}) == ["None", *adds]


# -- powers ---------------------------------------------------------------------------------------------------


def test_hidden_treasures_are_counted_for_who_has_not_enough() -> None:
    poor = use({"demons": (62,), "hex": PLAIN}, FAR_AWAY).find(ANI, 56).state
    assert str(powers.discovering(poor, 0)) == "35 treasures are still hidden."
    rich = use({"demons": (62,), "hex": PLAIN}, FAR_AWAY).own(0, KARIN_MINT).state
    assert powers.discovering(rich, 0) is None
    for cell in range(len(poor.grid.finder)):
        poor.grid.finder[cell] = poor.grid.finder[cell] or 57
    assert powers.discovering(poor, 0) is None


def test_the_best_treasure_that_can_be_had_is_named() -> None:
    scene = use({"demons": (40,), "hex": PLAIN}, FAR_AWAY)
    assert powers.gaining(scene.state, 0) is None
    scene.find(TWELVE, 56).find(TWENTY, 57)
    assert str(powers.gaining(scene.state, 0)).endswith(", worth 20000 ducats.")


def test_freeing_and_hiding_are_praised_to_whom_they_help() -> None:
    cornered = use({"hex": PLAIN}, FAR_AWAY, units={KARIN: OPEN}).state
    alone = use({"hex": PLAIN}, FAR_AWAY).state
    held = use({"captor_unit": KARIN}, FAR_AWAY, units={KARIN: OPEN, ERZINJAN: PLAIN}).state
    assert str(powers.freeing(cornered, 0)) == "It lets you walk away from those who stand beside you."
    assert powers.freeing(alone, 0) is None
    assert str(powers.freeing(held, 0)) == "It sets you free."
    assert str(powers.hiding(cornered, 0)) == "Mortals cannot find whom they do not see."
    assert powers.hiding(alone, 0) is powers.hiding(held, 0) is None


def test_transport_is_praised_as_the_way_home_out_of_bonds_or_to_treasure() -> None:
    def said(cell: int = 0, finder: int = 0, *, units: dict[int, int] | None = None, **ann: Any) -> str:
        scene = use({"demons": (18, 2), "hex": PLAIN, **ann}, FAR_AWAY, units=units)
        if cell:
            scene.own(0, cell)
        return str(powers.transporting((scene.find(ANI, finder) if finder else scene).state, 0))

    to_ani, home = "It can carry you to Regalia of Ani, worth 38000 ducats.", "It carries you off the map at once, "
    assert said() == "None"
    assert said(finder=56) == to_ani
    assert said(finder=56, units={KARIN: AT_ANI}) == "None"
    assert said(finder=56, demons=(), borrowed=((18, 1),)) == "None"
    assert said(KARIN_MINT) == f"{home}30000 ducats ahead."
    bonds: dict[str, Any] = {"captor_unit": KARIN, "units": {KARIN: OPEN}}
    assert said(**bonds) == said(KARIN_MINT, **bonds) == "It sets you free."
    given_up = use({"demons": (18,), "hex": PLAIN}, FAR_AWAY, game_turn=81).state
    assert is_content(given_up, 0)
    assert powers.transporting(given_up, 0) is None, "nothing would be carried home"


def test_an_earthquake_and_a_storm_count_whom_they_touch_anew() -> None:
    scene = use({"hex": PLAIN}, FAR_AWAY, units={KARIN: OPEN, ERZINJAN: 1014, BISHOP: 1015})
    assert str(powers.shaking(scene.state, 0)) == "2 mortal units near you flee."
    assert str(powers.storming(scene.state, 0)) == "2 mortal units near you can stop nobody."
    scene.state.units.fleeing[KARIN] = True
    scene.magician().storm = (ERZINJAN,)
    assert str(powers.shaking(scene.state, 0)) == "1 mortal unit near you flees."
    assert str(powers.storming(scene.state, 0)) == "1 mortal unit near you can stop nobody."
    scene.state.units.fleeing[ERZINJAN] = True
    scene.magician().storm = (ERZINJAN, KARIN)
    assert powers.shaking(scene.state, 0) is powers.storming(scene.state, 0) is None


def test_familiars_are_praised_against_the_captor_or_the_greatest_threat_that_there_is() -> None:
    def said(**fields: Any) -> str:
        units = fields.pop("units")
        return str(powers.bewitching(use({"hex": PLAIN, **fields}, FAR_AWAY, units=units).state, 0))

    assert said(units={KARIN: OPEN, ERZINJAN: 1014}) == "The Emir of Karin threatens you most."
    assert said(units={KARIN: 1014, ERZINJAN: OPEN}) == "The Emir of Erzinjan threatens you most."
    assert said(units={KARIN: 1018}) == said(units={}) == "None"
    assert said(units={KARIN: OPEN, ERZINJAN: 1012}, captor_unit=KARIN) == "The Emir of Karin holds you captive."
    assert said(units={KARIN: 2011}, captor_seat=1) != "The Emir of Karin holds you captive."


def familiar(state: DemonsState, key: str, *others: str) -> str:
    decision = asked("familiars", key, *others)
    return str(powers.of_familiars(state, decision, decision.options[0]))


def test_a_unit_to_bewitch_is_praised_if_none_threatens_more_and_it_does_at_all() -> None:
    near, far = f"bewitch:{KARIN}", f"bewitch:{ERZINJAN}"
    state = use({"hex": PLAIN}, FAR_AWAY, units={KARIN: OPEN, ERZINJAN: 1014}).state
    assert familiar(state, near, far) == "The Emir of Karin threatens you most."
    assert familiar(state, far, near) == "None"
    assert familiar(state, "borrow:1:8", far) == "None"
    asleep = use({"hex": PLAIN}, FAR_AWAY, units={KARIN: 1018}).state
    assert familiar(asleep, near) == "None"
    held = use({"captor_unit": KARIN}, FAR_AWAY, units={KARIN: OPEN, ERZINJAN: PLAIN}).state
    assert familiar(held, near, far) == "The Emir of Karin holds you captive."


def test_a_treasure_to_gain_is_praised_as_a_rivals_or_as_the_dearest() -> None:
    state = use({"hex": PLAIN}, FAR_AWAY).own(0, TWELVE).own(1, TWENTY).find(ANI, 56).find(KARIN_MINT, 57).state
    keys = [f"gain:{cell}" for cell in (ANI, KARIN_MINT, TWENTY, TWELVE)] + ["gain:ring"]
    decision = asked("gain", *keys)
    said = [str(powers.of_gain(state, decision, option)) for option in decision.options]
    assert said == [
        "No other treasure that can be had is worth more.", "None", "It is taken from a rival.", "None", "None",
    ]  # fmt: skip


def test_how_far_a_unit_is_led_is_told_and_nothing_of_one_that_stays() -> None:
    state = use({"hex": PLAIN}, FAR_AWAY).state
    decision = asked("lead", f"lead:{OPEN}", "lead:1014", "stay")
    said = [str(powers.of_lead(state, decision, option)) for option in decision.options]
    assert said == ["There it is 1 hex away from you.", "There it is 3 hexes away from you.", "None"]


def test_doing_nothing_is_praised_if_all_else_is_worth_less() -> None:
    def done(*others: str, **ann: Any) -> str:
        decision = asked("demon_use", "done", *others)
        state = use({"hex": PLAIN, "demons": (23, 36), **ann}, FAR_AWAY).state
        return str(powers.of_use(state, decision, decision.options[0]))

    kept = "Nothing that your demons can do now is worth losing them."
    assert done("power:23:X", "control:36") == done() == kept
    assert done("torture:1") == "None"
    state = use({"hex": PLAIN, "demons": (23,), "wounds": 1}, FAR_AWAY).state
    decision = asked("demon_use", "control:23", "lift:23", "torture:1", "power:23:X")
    assert [str(powers.of_use(state, decision, option)) for option in decision.options] == [
        "None", "You bear 1 wound or curse; 4 are deadly.", "Your captive may give up a treasure.", "None",
    ]  # fmt: skip
    state.magicians[0].wounds = 0
    assert powers.bearing(state, 0) is None


# -- fights, bonds --------------------------------------------------------------------------------------------


def test_an_attack_is_praised_if_it_rather_succeeds() -> None:
    def said(*demons: int, unit: int = KARIN) -> str:
        state = use({"hex": PLAIN, "demons": demons}, FAR_AWAY, units={unit: OPEN}).state
        return str(fights.of_attack(state, 0, OPEN))

    assert said(9) == "With the right demons it succeeds 83 % of the time, and goes wrong 17 %."
    assert said(9, unit=7) == "With the right demons it cannot go wrong."
    assert said(8) == said(54) == "None", "it goes wrong as often as not"
    assert said(17) == "With the right demons it succeeds 67 % of the time, and goes wrong 33 %."


@pytest.mark.parametrize(("good", "bad", "said"), [(3, 3, "None"), (4, 2, "67 to 33"), (6, 0, "sure"), (2, 4, "None")])
def test_only_better_chances_are_told(good: int, bad: int, said: str) -> None:
    words, sure = Text("{n} to {m}"), Text("sure")
    assert str(fights.in_percent(words, sure, Fraction(good, 6), Fraction(bad, 6))) == said


def test_only_demons_outside_the_best_set_are_said_to_be_worth_less() -> None:
    state = use({"demons": (61, 18, 23, 16)}, FAR_AWAY).state
    decision = asked("seize_with", "with:61", "with:23", "keep")
    said = [str(captives.of_seizer(state, decision, option)) for option in decision.options]
    assert said == ["None", "The demons that you keep are worth more to you.", "None"]


@pytest.mark.parametrize(
    ("wounds", "curses", "falling", "deadly"), [(0, 0, 3, False), (0, 0, 4, True), (1, 1, 2, True), (2, 0, 1, False)]
)
def test_curses_are_said_to_be_borne_or_to_kill(wounds: int, curses: int, falling: int, deadly: bool) -> None:
    state = Scene({"wounds": wounds, "curses": curses, "demons": (35,)}).state
    decision = asked("curse", "release:35", "suffer", n=falling)
    stop, suffer = (str(captives.of_curses(state, decision, option)) for option in decision.options)
    total = wounds + curses + falling
    assert stop == ("Else the curses would kill you." if deadly else "None")
    assert suffer == ("None" if deadly else f"Then you bear {total} wounds and curses; 4 are deadly.")


@pytest.mark.parametrize(("wounds", "curses", "deadly"), [(0, 1, False), (1, 0, False), (1, 1, True), (0, 2, True)])
def test_torture_is_said_to_be_survived_or_to_kill(wounds: int, curses: int, deadly: bool) -> None:
    state = Scene({"wounds": wounds, "curses": curses}).state
    decision = asked("surrender", "give:35", "endure")
    give, endure = (str(captives.of_surrender(state, decision, option)) for option in decision.options)
    assert give == ("You bear 2 wounds and curses already, and 4 are deadly." if deadly else "None")
    assert endure == ("None" if deadly else "You survive it, whatever the die shows.")


# -- plain facts ----------------------------------------------------------------------------------------------


def fact(state: DemonsState, key: str, kind: str = "first_phase", **facts: int) -> str:
    decision = asked(kind, key, **facts)
    return str(otherwise(state, decision, decision.options[0]))


def test_of_a_hex_is_said_how_many_may_hunt_there() -> None:
    scene = Scene({"hex": PLAIN}, FAR_AWAY, units={KARIN: OPEN, ERZINJAN: 1017, BISHOP: 1018, 6: 1010})
    scene.state.units.fleeing[6] = True
    two = "There 2 mortal units are near enough to hunt you."
    assert fact(scene.state, f"move:{PLAIN}") == fact(scene.state, "stay", "evade") == two
    assert fact(scene.state, "to:1012", "evade") == "There 3 mortal units are near enough to hunt you."
    assert fact(scene.state, "move:1005").startswith("There 0 mortal units")
    scene.magician().bewitched = (KARIN,)
    assert fact(scene.state, f"move:{PLAIN}") == "There 1 mortal unit is near enough to hunt you."
    assert fact(scene.state, "stay", "lead") == str(ACTIONS["stay"])


def test_of_a_rank_a_city_and_an_enemy_is_said_what_everybody_sees() -> None:
    state = use({"hex": PLAIN}, {"hex": 1010}, units={KARIN: OPEN, ERZINJAN: 810, BISHOP: 809, 6: 1608}).state
    state.pools["king"] = (1,)
    assert fact(state, "conjure:king") == "1 counter of that rank is left: Kings."
    assert fact(state, "conjure:prince") == "7 counters of that rank are left: Princes."
    assert fact(state, "city:810", "city") == "2 mortal units stand in it or beside it."
    assert fact(state, f"attack:{OPEN}", "demon_use") == "The strength against you there is 5."
    assert fact(state, "attack:1010", "demon_use") == "With which demons he defends himself cannot be known."
    assert fact(state, "roll", "offer", number=2) == "It succeeds 33 % of the time."


def test_a_released_demon_stops_a_curse_only_where_curses_fall() -> None:
    state = Scene({"demons": (35,)}).state
    assert fact(state, "release:35", "curse") == "He stops one curse, and is gone."
    assert fact(state, "release:35", "release") == str(ACTIONS["release"])
    assert fact(state, "suffer", "curse") == str(ACTIONS["suffer"])
