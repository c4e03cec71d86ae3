"""Which answers have odds and which have none, and what they say of: each condition on both sides."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from game.engine.decision import Decision, Odds, Option, Text
from game.talisman.box.board import SENTINEL
from game.talisman.box.characters import gift
from game.talisman.box.register import AFTER_MOVE, BEFORE_BATTLE, WHEN_ENCOUNTERING
from game.talisman.referee import fights, throws
from game.talisman.referee.odds import odds
from game.talisman.referee.tones import life_lost
from game.talisman.rules.fights import pending
from game.talisman.rules.fights.scores import COMBAT, PSYCHIC
from game.talisman.state import EVIL, GOOD, NEUTRAL, Fight, TalismanState
from tests.talisman.scene import figure, moving, space_id

FIELDS, WOODS, RUINS = "outer_01_fields", "outer_03_woods", "outer_20_ruins"


def table(*others: Any, character: str = "thief", space: str = FIELDS, **more: Any) -> TalismanState:
    """A Character on a space, and others."""
    cards: dict[str, Any] = {"lying": more.pop("lying", {})}
    return moving(figure(character, space, **more), *others, **cards).state


def found(
    state: TalismanState, kind: str, key: str, place: str | None = None, seat: int = 0, about: str | None = None
) -> Odds | None:
    """The odds of an answer to a question of that kind."""
    option = Option(key, Text(key), place)
    return odds(state, Decision(seat, kind, Text(kind), (option,), "TAL", about=about), option)


def about(odds_found: Odds | None) -> str:
    """What the odds say they are about; nothing where there are none."""
    return str(odds_found.about) if odds_found is not None else ""


def shares(odds_found: Odds | None) -> list[str]:
    """The shares of the outcomes, in their order."""
    return [str(outcome.share) for outcome in odds_found.outcomes] if odds_found is not None else []


# -- ways ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["move", "way"])
def test_a_way_is_told_by_who_waits_at_its_end(kind: str) -> None:
    state = table(lying={WOODS: "wolf#1 ghost#1 bear#1", RUINS: "healer#1"}, space=SENTINEL)
    assert about(found(state, kind, "cw", f"space:{WOODS}")) == "Waiting there: Wolf and Bear"
    assert shares(found(state, kind, "cw", f"space:{WOODS}")) == shares(fights_at(state, WOODS, "wolf#1", "bear#1"))
    for place in (None, "card:wolf#1", "space:nowhere", f"space:{RUINS}"):
        assert found(state, kind, "cw", place) is None
    assert about(found(state, kind, "cross", f"space:{FIELDS}")) == "Sentinel attacks"
    elsewhere = table(space="middle_03_hills", lying={FIELDS: "wolf#1"})
    assert about(found(elsewhere, kind, "cross", f"space:{FIELDS}")) == "Waiting there: Wolf"
    assert about(found(state, kind, "cw", f"space:{space_id('desert')}")) == "What happens:"


def fights_at(state: TalismanState, space: str, *cards: str) -> Odds:
    """The odds against cards on another space."""
    return fights.against_cards(pending.moved_to(state, 0, space), 0, cards)


def test_the_portal_is_told_by_the_better_ability() -> None:
    state = table(strength=9, craft=4)
    portal = f"space:{space_id('plain_of_peril')}"
    assert (
        shares(found(state, "move", "inwards", portal)) == shares(found(state, "portal", "strength")) == ["5/6", "1/6"]
    )
    assert shares(found(state, "portal", "craft")) == ["1/6", "5/6"]


@pytest.mark.clause("TAL-BRD-8")
@pytest.mark.parametrize(
    ("enslaved", "key", "told"), [(True, "throw", ["1/2", "1/2"]), (False, "throw", []), (True, "end", [])]
)
def test_only_a_slave_throws_for_freedom(enslaved: bool, key: str, told: list[str]) -> None:
    state = table(space=space_id("temple"))
    state.heroes[0].enslaved = enslaved
    assert shares(found(state, "move", key)) == told
    assert found(state, "move", "leave:x", f"space:{space_id('desert')}") is None


@pytest.mark.clause("TAL-6.14.3a", "TAL-6.14.7b", "TAL-6.14.8b")
def test_what_holds_a_character_in_the_inner_region_is_told() -> None:
    def told(held: str, held_by: int = 0, key: str = "continue") -> list[str]:
        return shares(found(table(objects="talisman#1", held=held, held_by=held_by, strength=5), "held", key))

    def against(value: int) -> list[str]:
        return [str(share) for share in fights.chances_ahead(5 - value, 1, 1)]

    assert told("lizardman") == told("") == told("lizardman", 9) == against(4)
    assert told("werewolf", 7) == against(7)
    assert told("death") == ["575/1296", "73/648", "575/1296"]
    assert told("lizardman", key="retreat:x") == []


# -- fights ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("window", "fighting", "met_by", "told"),
    [
        (BEFORE_BATTLE, True, -1, True), (BEFORE_BATTLE, False, -1, False), (AFTER_MOVE, True, -1, False),
        (WHEN_ENCOUNTERING, False, 0, True), (WHEN_ENCOUNTERING, False, 1, False), (AFTER_MOVE, False, 0, False),
        (BEFORE_BATTLE, False, 0, False),
    ],
)  # fmt: skip
def test_passing_is_told_before_a_fight_and_before_what_one_meets(
    window: str, fighting: bool, met_by: int, told: bool
) -> None:
    state = table(figure("dwarf", WOODS), lying={FIELDS: "bear#1"})
    state.window, state.met_by, state.meeting = window, met_by, ("card:bear#1",)
    state.fight = pending.with_cards(state, 0, ("bear#1",)) if fighting else None
    assert (found(state, "window", "pass") is not None) is told
    assert (found(state, "window", "pass:turn") is not None) is told
    assert found(state, "window", "cast:hex#1") is None


def test_what_is_met_is_told_by_the_enemies_among_it() -> None:
    state = table(lying={FIELDS: "bear#1 healer#1 ogre#1"})
    state.meeting = ("card:bear#1", "card:ogre#1")
    assert shares(found(state, "face", "fight")) == shares(fights_at(state, FIELDS, "bear#1", "ogre#1"))
    state.meeting = ("enemy:farmer", "card:bear#1")
    assert shares(found(state, "face", "fight")) == shares(fights.against_space_enemy(state, 0, "farmer"))
    for meeting in ((), ("seat:1",), ("card:healer#1",)):
        state.meeting = meeting
        assert found(state, "face", "fight") is None
    state.meeting = ("card:bear#1",)
    assert found(state, "face", "evade:all") is None
    assert about(found(state, "face", "charm:bear#1")) == "Charm"
    assert about(found(state, "face", "meet", about="card:witch#1")) == "The throw"
    assert found(state, "face", "meet", about="card:healer#1") is None


@pytest.mark.parametrize("kind", ["encounter", "crown"])
def test_attacks_are_told_and_other_meetings_are_not(kind: str) -> None:
    state = table(figure("elf", FIELDS, craft=4), strength=5)
    told = {
        verb: shares(found(state, kind, f"{verb}:1")) for verb in ("attack", "psychic", "assassinate", "steal", "lady")
    }
    assert told["attack"] == [str(share) for share in fights.chances_ahead(5 - 3, 1, 1)]
    assert told["psychic"] == [str(share) for share in fights.chances_ahead(3 - 4, 1, 1)]
    assert told["assassinate"] == [str(share) for share in fights.chances_ahead(5 - 3, 1, 0)]
    assert told["steal"] == told["lady"] == []
    assert bool(found(state, kind, "command")) is (kind == "crown")


@pytest.mark.parametrize("seat", [0, 1])
def test_a_fight_under_way_is_told_with_the_weapons_and_helpers_chosen(seat: int) -> None:
    state = table(figure("elf", FIELDS, objects="axe#1"), objects="sword#1")
    for kind in ("fight", "weapon", "raised"):
        assert found(state, kind, "none") is None, "there is no fight"
    state.fight = Fight(COMBAT, 0, 1)
    weapon = "weapon:sword#1" if seat == 0 else "weapon:axe#1"
    ahead = {key: shares(found(state, kind, key, seat=seat)) for kind, key in (
        ("fight", "fight"), ("weapon", weapon), ("raised", "helper:bear#1"), ("raised", "none"),
    )}  # fmt: skip
    assert ahead["fight"] == ahead["none"] == [str(share) for share in fights.chances_ahead(0, 1, 1)]
    assert ahead[weapon] == [str(share) for share in fights.chances_ahead(1, 1, 1)]
    assert ahead["helper:bear#1"] == [str(share) for share in fights.chances_ahead(3, 1, 1)]


@pytest.mark.parametrize(
    ("fight", "seat", "words", "clause", "loses"),
    [
        (Fight(COMBAT, 0, 1), 0, "Combat", "TAL-6.16.8a", False),
        (Fight(COMBAT, 1, 0), 1, "Combat", "TAL-6.16.8a", False),
        (Fight(PSYCHIC, 0, 1), 0, "Psychic Combat", "TAL-6.16.8a", False),
        (Fight(COMBAT, 0, -1, ("bear#1",), ("animal",), 3), 0, "Combat", "TAL-6.16.4c", True),
        (Fight(COMBAT, 1, 0), 0, "Combat", "TAL-6.16.8a", False),
    ],
)  # fmt: skip
def test_odds_of_a_fight_name_its_kind_and_warn_of_a_life_only_against_enemies(
    fight: Fight, seat: int, words: str, clause: str, loses: bool
) -> None:
    state = table(figure("elf", FIELDS), lying={FIELDS: "bear#1"})
    told = fights.of_fight(state, fight, seat)
    assert (str(told.about), told.clause) == (words, clause)
    assert (told.outcomes[-1].loss is not None) is loses
    assert fights.won_and_lost(told) is not None
    assert fights.won_and_lost(None) is None
    assert fights.won_and_lost(found(table(strength=9), "portal", "strength")) is None


@pytest.mark.clause("TAL-6.16.4d")
@pytest.mark.parametrize(
    ("objects", "saved"),
    [
        ("", Fraction(0)),
        ("helmet#1", Fraction(1, 6)),
        ("shield#1 helmet#1", Fraction(1, 3)),
        ("armour#1", Fraction(1, 2)),
    ],
)
def test_the_best_protection_is_counted_in(objects: str, saved: Fraction) -> None:
    state = table(figure("elf", FIELDS), figure("dwarf", FIELDS, objects="shield#p1"), objects=objects)
    fight = Fight(COMBAT, 0, 1)
    assert fights.best_protection(state, fight, 0) == saved
    assert fights.best_protection(state, fight, 1) == fights.best_protection(state, fight, 2) == 0


def test_the_sum_of_dice_and_the_highest_of_them() -> None:
    assert (dict(fights.ways(0)), dict(fights.highest(0))) == ({0: 1}, {0: 1})
    assert fights.ways(2)[7] == 6
    assert dict(fights.highest(2)) == {1: 1, 2: 3, 3: 5, 4: 7, 5: 9, 6: 11}
    assert list(fights.compare({5: 1}, {3: 1}, 1, 2)) == [1, 0, 0]
    assert list(fights.compare({3: 1}, {3: 1}, 0, 0)) == [0, 1, 0]
    assert list(fights.compare({3: 1}, {3: 1}, 0, 1)) == [0, 0, 1]


# -- throws and warnings ---------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.13.3")
@pytest.mark.parametrize("alignment", [GOOD, NEUTRAL, EVIL])
def test_a_victim_is_beguiled_as_often_as_its_alignment_allows(alignment: str) -> None:
    state = table(figure("elf", FIELDS, alignment=alignment), character="sorceress")
    shown = shares(found(state, "encounter", "beguile:1"))
    lowest = dict(gift("sorceress", 0).beguiles)[alignment]
    assert shown[0] == str(Fraction(sum(number >= lowest for number in range(1, 7)), 6))


@pytest.mark.parametrize(
    ("space", "more", "takes"),
    [
        ("graveyard", {"alignment": "good"}, True), ("graveyard", {"alignment": "evil"}, False),
        ("graveyard", {"alignment": "good", "objects": "cross#1"}, False), ("chapel", {"alignment": "evil"}, True),
        ("chapel", {"alignment": "neutral"}, False), ("desert", {}, True),
        ("desert", {"objects": "water_bottle#1"}, False),
        ("black_knight", {"gold": 0}, True), ("black_knight", {"gold": 1}, False), ("village", {}, False),
    ],
)  # fmt: skip
def test_some_spaces_take_a_life_from_some(space: str, more: dict[str, Any], takes: bool) -> None:
    state = table(**more)
    assert throws.takes_life(state, 0, space) is takes
    told = throws.space_odds(state, 0, space_id(space))
    assert (told is not None and told.outcomes[0].loss is not None) is takes


@pytest.mark.parametrize(("lives", "last"), [(1, True), (2, False), (4, False)])
def test_the_last_life_is_warned_of_as_that(lives: int, last: bool) -> None:
    warnings = {lives: life_lost(table(lives=lives), 0) for lives in (1, 4)}
    assert warnings[1] != warnings[4]
    assert life_lost(table(lives=lives), 0) == warnings[1 if last else 4]


def test_dice_with_death_warns_of_the_life_and_of_nothing_else() -> None:
    told = throws.death_odds(table(), 0)
    assert [outcome.loss is not None for outcome in told.outcomes] == [False, False, True]
    assert sorted(told.outcomes, key=lambda outcome: outcome.value) == [*reversed(told.outcomes)]
