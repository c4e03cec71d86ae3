"""What the greedy player does: sensible choices, and tables that come to an end."""

from collections import Counter
from collections.abc import Callable

import pytest

from game.catalogue import GAMES
from game.engine.match import Match
from game.players import Glimpse, make_player
from game.talisman.adviser.choosing import UNWISE
from game.talisman.adviser.questions import QUESTIONS
from game.talisman.adviser.ways.moving import IMPATIENCE, PATIENT_ROUNDS, goal_of
from game.talisman.adviser.worth import chances
from game.talisman.box.board import PORTAL, WARLOCKS_CAVE
from game.talisman.box.register import CARD_OF
from game.talisman.rules.belongings.exchange import best_set, points_of
from game.talisman.state import STRENGTH_FOR_A_POINT
from tests.talisman.scene import Scene, arriving, figure, moving, starting

FIELDS = "outer_01_fields"
MOST_TURNS = {2: 700, 4: 900, 6: 1200}
"""Far above what greedy tables were measured to need (medians 149, 299 and 374 turns)."""


def favourite(scene: Scene) -> str:
    """The answer that the greedy player would give."""
    worths = list(QUESTIONS.preferences(scene.state, scene.open()))
    assert len(worths) == len(scene.offered)
    return scene.offered[worths.index(max(worths))]


def wish(scene: Scene, key: str) -> float:
    """How good an answer looks."""
    return dict(zip(scene.offered, QUESTIONS.preferences(scene.state, scene.open()), strict=True))[key]


def test_chances_are_those_of_the_dice() -> None:
    assert chances(0) == (15 / 36, 6 / 36, 15 / 36)
    assert chances(6) == (1.0, 0.0, 0.0)
    assert chances(5) == (35 / 36, 1 / 36, 0.0)
    won, _, lost = chances(0, dice=2)
    assert won > lost
    assert chances(-3, foe_dice=0) == (3 / 6, 1 / 6, 2 / 6)


@pytest.mark.parametrize(("lives", "service"), [(1, "healer"), (2, "healer")])
def test_the_wounded_are_healed_while_there_is_gold(lives: int, service: str) -> None:
    assert favourite(arriving(figure("warrior", "village", lives=lives, gold=3))) == service


def test_the_strong_fight_and_the_weak_walk_away() -> None:
    strong = arriving(figure("troll", FIELDS, strength=9), figure("elf", FIELDS, lives=1))
    assert favourite(strong) == "attack:1"
    weak = arriving(figure("elf", FIELDS, lives=1), figure("troll", FIELDS, strength=9))
    assert favourite(weak) == "space"


def test_a_talisman_is_taken_and_the_worst_object_left_for_it() -> None:
    hero = figure("elf", FIELDS, objects="sword#1 helmet#1 ring#1 magic_belt#1")
    scene = arriving(hero, lying={FIELDS: "talisman#1"})
    assert favourite(scene) == "take:talisman#1"
    scene.choose("take:talisman#1")
    assert favourite(scene) == "leave:helmet#1"


def test_what_is_worth_less_than_all_that_is_carried_stays() -> None:
    hero = figure("elf", FIELDS, objects="talisman#2 shield#1 ring#1 magic_belt#1")
    assert favourite(arriving(hero, lying={FIELDS: "helmet#1"})) == "done"


def test_nobody_leaves_or_sells_what_helps() -> None:
    scene = moving(figure("warrior", FIELDS, objects="talisman#1 sword#1", followers="alchemist#1"))
    assert favourite(scene) == "throw"


def test_preservation_is_for_ones_own_life() -> None:
    assert favourite(arriving(figure("elf", "desert", spells="preservation#1"))) == "cast:preservation#1"
    other = arriving(figure("elf", "desert"), figure("dwarf", "crags", spells="preservation#1"))
    assert favourite(other) == "pass"


def test_gold_is_cheaper_than_a_life() -> None:
    assert favourite(arriving(figure("elf", "black_knight", gold=1))) == "gold"


def test_whoever_is_ready_makes_for_the_portal_and_whoever_lacks_a_talisman_for_the_warlock() -> None:
    ready = moving(figure("troll", FIELDS, strength=10, objects="talisman#1"))
    assert goal_of(ready.state, 0) == PORTAL
    lacking = moving(figure("troll", FIELDS, strength=10))
    assert goal_of(lacking.state, 0) == WARLOCKS_CAVE
    assert goal_of(moving(figure("troll", FIELDS)).state, 0) == ""


def test_whoever_no_longer_grows_sets_out_with_less_in_the_end() -> None:
    late = 2 * PATIENT_ROUNDS + 4 * IMPATIENCE
    for turns, goal in ((1, ""), (late, PORTAL)):
        weaker = moving(figure("monk", FIELDS, strength=6, objects="talisman#1"), figure("troll", FIELDS))
        weaker.state.turns = turns
        assert goal_of(weaker.state, 0) == goal


def test_the_ready_try_the_portal_with_the_better_ability_and_others_keep_away() -> None:
    ready = figure("troll", "middle_15_castle", strength=10, objects="talisman#1")
    scene = moving(ready, dice=(3,)).choose("throw", "cw")
    assert favourite(scene) == "inwards"
    scene.choose("inwards")
    assert favourite(scene) == "strength"
    green = moving(figure("troll", "middle_15_castle"), dice=(3,)).choose("cw")
    assert favourite(green) != "inwards"


def test_from_the_valley_the_way_leads_to_the_crown() -> None:
    scene = moving(figure("troll", "valley_of_fire", strength=10, objects="talisman#1"))
    assert favourite(scene) == "step:inner_08_crown_of_command"


def test_on_the_crown_the_command_spell_comes_first_and_the_amulet_is_left_for_it() -> None:
    crown = "crown_of_command"
    assert favourite(moving(figure("troll", crown, objects="sword#1"))) == "command"
    assert favourite(moving(figure("troll", crown, objects="amulet#1 sword#1"))) == "leave:amulet#1"


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (("bear#1", "ogre#1", "wolf#1"), {"bear#1", "ogre#1"}),
        (("dragon#1", "wolf#1"), {"dragon#1"}),
        (("wolf#1",), set()),
        (("ogre#1", "ogre#2", "giant#1", "wild_boar#1"), {"giant#1", "ogre#1", "ogre#2"}),
    ],
)
def test_trophies_are_proposed_without_waste(cards: tuple[str, ...], expected: set[str]) -> None:
    assert set(best_set(cards)) == expected


def test_some_set_is_proposed_whenever_all_trophies_together_give_strength() -> None:
    weak = tuple(f"{name}#{copy}" for name in ("goblin", "wild_boar", "wolf", "hobgoblin") for copy in (1, 2, 3))
    cards = tuple(card for card in weak if card in CARD_OF)
    assert points_of(cards) >= STRENGTH_FOR_A_POINT
    assert points_of(best_set(cards)) >= STRENGTH_FOR_A_POINT


def test_a_toad_keeps_its_trophies_for_the_time_after() -> None:
    toad = moving(figure("elf", FIELDS, toad=2, gold=0, trophies="bear#1 ogre#1"))
    assert favourite(toad) == "throw" or favourite(toad).startswith(("cw", "ccw", "step"))
    toad.choose("exchange")
    assert favourite(toad) == "keep"
    assert str(toad.open().question).endswith("which is lost with the Toad.")


def test_an_exchange_is_carried_through() -> None:
    scene = moving(figure("elf", FIELDS, trophies="bear#1 ogre#1 wolf#1"))
    while scene.open().kind in ("move", "exchange") and favourite(scene) != "throw":
        scene.choose(favourite(scene))
    assert (scene.hero().strength, scene.hero().trophies) == (4, ("wolf#1",))


def test_while_somebody_else_rules_healing_only_puts_off_the_end() -> None:
    ruler = figure("troll", "crown_of_command", objects="talisman#1")
    besieged = arriving(figure("elf", "village", gold=3, lives=3), ruler, state={"moved": True, "crown_reached": True})
    free = arriving(figure("elf", "village", gold=3, lives=3))
    assert goal_of(besieged.state, 0) == WARLOCKS_CAVE
    assert goal_of(free.state, 0) == ""


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (4, 3), (6, 4)])
def test_a_table_of_greedy_players_comes_to_an_end(players: int, seed: int) -> None:
    match = played(players, seed)
    result = match.result
    assert result is not None
    assert len(result.winners) == 1
    assert result.clause == "TAL-WIN-1"


def played(players: int, seed: int) -> Match:
    """A match of greedy players, ties broken by the first option."""
    game = GAMES["talisman"]
    match = game.new_match([f"P{seat}" for seat in range(players)], {}, seed)
    while (decision := match.next_decision()) is not None:
        worths = list(game.preferences(match.state, decision))
        match.choose(decision.options[worths.index(max(worths))].key)
        assert match.state.turns < MOST_TURNS[players]
    return match


# -- free actions ----------------------------------------------------------------------------------------

BREAKABLE = ("use:alchemist#1", "leave:", "become:")
"""What changes nothing if it is begun and broken off, or can be undone, and is offered again at once."""
CARRIER = {"objects": "sword#1 amulet#1", "followers": "alchemist#1"}


@pytest.mark.parametrize(
    ("scene", "kind"),
    [
        (lambda: moving(figure("druid", FIELDS, **CARRIER)), "move"),
        (lambda: arriving(figure("druid", FIELDS, **CARRIER), figure("troll", FIELDS)), "encounter"),
        (lambda: moving(figure("druid", "crown_of_command", objects="sword#1", followers="alchemist#1")), "crown"),
    ],
)
def test_what_can_be_broken_off_is_never_begun_however_bad_the_rest_looks(
    scene: Callable[[], Scene], kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for judged in ("space_here", "way_worth", "attack_worth"):
        monkeypatch.setattr(f"game.talisman.adviser.preferences.{judged}", lambda *_: -1e9)
    table = scene()
    assert table.asked == (0, kind)
    begun = [key for key in table.offered if key.startswith(BREAKABLE)]
    assert any(key.startswith("use:alchemist") for key in begun)
    assert all(wish(table, key) == UNWISE for key in begun)
    assert not favourite(table).startswith(BREAKABLE)


@pytest.mark.parametrize("player", ["greedy", "apprentice"])
@pytest.mark.parametrize("seed", [5, 6, 7])
def test_no_answer_comes_again_and_again_while_no_die_falls(player: str, seed: int) -> None:
    match = GAMES["talisman"].new_match(["a", "b", "c", "d"], {}, seed)
    players = [make_player(player, number) for number in range(4)]
    given: Counter[tuple[int, str, str]] = Counter()
    stamp = (-1, -1)
    while (decision := match.next_decision()) is not None:
        if stamp != (match.dice.draws, match.table.reveals):
            stamp = (match.dice.draws, match.table.reveals)
            given.clear()
        key = players[decision.seat].answer(decision, Glimpse(match, decision.seat))
        given[decision.seat, decision.kind, key] += 1
        assert given[decision.seat, decision.kind, key] <= 40, (match.state.turns, decision.kind, key)
        match.choose(key)


@pytest.mark.parametrize(("turns", "cast"), [(0, False), (3, False), (4, True)])
def test_an_apprentice_strikes_nobody_in_the_first_two_rounds(turns: int, cast: bool) -> None:
    robbed = figure("troll", "fields", objects="sword#1 axe#1", lives=4)
    table = starting(figure("wizard", "city", spells="acquisition#1"), robbed, state={"turns": turns}, patient=True)
    asked, glimpse = table.open(), Glimpse(table.match, 0)
    assert asked.option("cast:acquisition#1") is not None
    answers = {make_player("apprentice", seed).answer(asked, glimpse) for seed in range(40)}
    assert ("cast:acquisition#1" in answers) is cast
