"""Why a click means nothing: every reason at its moment, with the clause that gives it."""

import pytest

from game.catalogue import GAMES
from game.engine.decision import Decision, Text
from game.engine.match import Match
from game.warlocks_duel.referee.refusals import payment_die, sacrifice_card, target_seat
from game.warlocks_duel.rules.modules.sacrifice import qualifying_cards
from tests.warlocks_duel.scene import Scene, casting, gathering, incantations
from tests.warlocks_duel.table import Player


def refused(scene: Scene, place: str) -> tuple[str, str]:
    """The reason and the clause for a click on a place that is not offered."""
    decision = scene.open()
    assert decision.options_at(place) == (), f"{place} is offered"
    refusal = decision.refusals(place)
    return str(refusal.text), refusal.clause


def choosing() -> Match:
    """A match in which seat 0 has chosen Albus."""
    match = GAMES["warlocks_duel"].new_match(["Ada", "Bo"])
    match.next_decision()
    match.choose("mage:albus")
    match.next_decision()
    return match


@pytest.mark.clause("WD-1.1")
def test_a_mage_already_chosen_is_refused() -> None:
    decision = choosing().decision
    assert decision is not None
    assert decision.options_at("mage:albus") == ()
    refusal = decision.refusals("mage:albus")
    assert (str(refusal.text), refusal.clause) == ("Albus has been chosen by another player.", "WD-1.1")


@pytest.mark.clause("WD-13.6")
@pytest.mark.parametrize(
    ("place", "reason", "cited"),
    [
        ("pool:0:fire", "stay there until phase 4", "WD-2.7"),
        ("reserve:0", "refill your hand", "WD-2.6"),
        ("hand:1:water", "belong to another player", "WD-2.3"),
        ("spell:spark", "in phase 2", "WD-3.1"),
        ("seat:1", "No player is to be chosen", "WD-2.3"),
    ],
)
def test_clicks_while_gathering(place: str, reason: str, cited: str) -> None:
    scene = gathering(
        Player(mage="alonora", pool="F", reserve=5), Player(mage="albus", reserve=7), dice=("FFFFF", "WWWWW")
    )
    words, clause = refused(scene, place)
    assert reason in words
    assert clause == cited


@pytest.mark.clause("WD-3.5", "WD-3.7", "WD-3.8", "WD-3.9", "WD-13.6")
@pytest.mark.parametrize(
    ("place", "reason", "cited"),
    [
        ("spell:conflagration", "lacks 2 dice", "WD-3.7"),
        ("spell:searing_gust", "lacks 1 die", "WD-3.7"),
        ("spell:spark", "once per round", "WD-3.8"),
        ("spell:mage_dart", "belongs to another player", "WD-3.5"),
        ("spell:doom", "learned a scroll this round", "WD-3.9"),
        ("spell:coin_flip", "not among the face-up scrolls", "WD-3.9"),
        ("reserve:0", "Only dice in your mana pool", "WD-3.1"),
    ],
)
def test_clicks_in_incantations(place: str, reason: str, cited: str) -> None:
    scene = incantations(
        Player(mage="alonora", pool="FFFFAW", reserve=1), Player(mage="albus"),
        market="will_o_the_wisps doom", deck="coin_flip",
    )  # fmt: skip
    for action in ("learn:will_o_the_wisps", "play:spark"):
        scene.choose(action)
        if scene.is_asked("payment"):
            scene.choose("pay:fire,water")
    words, clause = refused(scene, place)
    assert reason in words
    assert clause == cited


@pytest.mark.clause("WD-11.3")
def test_a_returned_player_is_told_that_only_a_scroll_may_be_learned() -> None:
    scene = incantations(
        Player(mage="alonora", pool="FFF", flags={"protected": True}), Player(), market="will_o_the_wisps",
        modules=("sacrifice_of_power",),
    )  # fmt: skip
    words, clause = refused(scene, "spell:spark")
    assert "only learn a scroll" in words
    assert clause == "WD-11.3"


@pytest.mark.clause("WD-3.11", "WD-13.6")
@pytest.mark.parametrize(
    ("place", "reason", "cited"),
    [
        ("pool:0:fire", "does not fit the cost of Healing Drop", "WD-3.11"),
        ("pool:1:water", "Only dice of your own pool", "WD-3.1"),
        ("reserve:0", "Only dice in your mana pool", "WD-3.1"),
    ],
)
def test_clicks_while_paying(place: str, reason: str, cited: str) -> None:
    scene = incantations(Player(mage="albus", pool="WFA@", reserve=1), Player(mage="alonora", pool="W"), market="")
    scene.choose("play:healing_drop")
    words, clause = refused(scene, place)
    assert reason in words
    assert clause == cited


@pytest.mark.clause("WD-13.6")
@pytest.mark.parametrize(
    ("place", "reason", "cited"),
    [
        ("spell:fire_bolt", "has been used", "WD-4.6"),
        ("spell:ember_balm", "cancelled or lost", "WD-4.22"),
        ("spell:conflagration", "No dice lie on", "WD-4.1"),
        ("spell:mage_dart", "not one of your spells", "WD-4.1"),
        ("seat:1", "No player is to be chosen", "WD-4.2"),
    ],
)
def test_clicks_while_casting(place: str, reason: str, cited: str) -> None:
    scene = casting(
        Player(active="spark", used="fire_bolt", flags={"lost": ("ember_balm",)}), Player(active="mage_dart")
    )
    words, clause = refused(scene, place)
    assert reason in words
    assert clause == cited


@pytest.mark.clause("WD-11.9")
def test_an_attack_without_a_target_is_refused() -> None:
    scene = casting(
        Player(active="spark ember_balm"), Player(flags={"protected": True}), modules=("sacrifice_of_power",)
    )
    words, clause = refused(scene, "spell:spark")
    assert "protected" in words
    assert clause == "WD-11.9"


@pytest.mark.clause("WD-4.4", "WD-4.5", "WD-11.2")
@pytest.mark.parametrize(
    ("seat", "reason", "cited"),
    [
        (0, "only be cast on an opponent", "WD-4.4"),
        (2, "protected this round", "WD-11.2"),
    ],
)
def test_clicks_on_players_who_cannot_be_the_target(seat: int, reason: str, cited: str) -> None:
    scene = casting(
        Player(active="spark"), Player(), Player(flags={"protected": True}), Player(), modules=("sacrifice_of_power",)
    )
    scene.choose("cast:spark")
    words, clause = refused(scene, f"seat:{seat}")
    assert reason in words
    assert clause == cited


@pytest.mark.clause("WD-4.5")
def test_a_player_who_is_out_of_the_game_is_refused_as_a_target() -> None:
    scene = casting(Player(active="spark"), Player(), Player(), Player(power=0, alive=False))
    scene.choose("cast:spark")
    words, clause = refused(scene, "seat:3")
    assert "out of the game" in words
    assert clause == "WD-4.5"


@pytest.mark.clause("WD-0.12")
@pytest.mark.parametrize(
    ("place", "reason", "cited"),
    [
        ("spell:mage_dart", "only a heal", "WD-4.10"),
        ("spell:magic_shield", "wards cannot be used", "WD-0.12"),
        ("spell:circle_of_balance", "not active", "WD-4.10"),
        ("spell:moss_poultice", "not one of your spells", "WD-4.10"),
        ("pool:1:fire", "forbids a counter-strike", "WD-E.19"),
        ("pool:0:fire", "not yours", "WD-4.14"),
        ("reserve:0", "not yours", "WD-4.12"),
    ],
)
def test_clicks_while_responding(place: str, reason: str, cited: str) -> None:
    scene = casting(
        Player(mage="parvel", active="ice_missile", pool="F", reserve=1),
        Player(active="mage_dart magic_shield healing_drop", pool="F", reserve=1),
    )
    scene.attack("ice_missile", at=1)
    words, clause = refused(scene, place)
    assert reason in words
    assert clause == cited


@pytest.mark.clause("WD-4.10")
def test_a_heal_against_strength_0_is_refused() -> None:
    scene = casting(Player(active="scroll_of_warping"), Player(active="healing_drop", pool="F"))
    scene.attack("scroll_of_warping", at=1)
    words, clause = refused(scene, "spell:healing_drop")
    assert "strength 0" in words
    assert clause == "WD-4.10"


@pytest.mark.clause("WD-C.2", "WD-E.16")
@pytest.mark.parametrize(
    ("place", "reason", "cited"),
    [
        ("spell:thunderbolt", "not a spell this card can reach", "WD-E.16"),
        ("spell:healing_drop", "not active", "WD-C.2"),
        ("spell:spark", "Only a spell of the target", "WD-E.16"),
    ],
)
def test_clicks_while_cancelling(place: str, reason: str, cited: str) -> None:
    scene = casting(
        Player(active="paralysing_aura spark"), Player(active="mage_dart frost_spear thunderbolt", used="healing_drop")
    )
    scene.cast("paralysing_aura", at=1)
    words, clause = refused(scene, place)
    assert reason in words
    assert clause == cited


@pytest.mark.clause("WD-11.1")
@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("card:parvel-1", "used this round"),
        ("spell:thorn", "used this round"),
        ("card:doom", "not a scroll"),
        ("card:albus-1", "not yours"),
    ],
)
def test_clicks_on_cards_that_cannot_be_given_up(place: str, reason: str) -> None:
    scene = casting(
        Player(mage="albus", active="thunderbolt"), Player(power=3, used="thorn", scrolls="doom"),
        modules=("sacrifice_of_power",),
    )  # fmt: skip
    scene.cast("thunderbolt", at=1)
    words, clause = refused(scene, place)
    assert reason in words
    assert clause == "WD-11.1"


@pytest.mark.clause("WD-13.6")
def test_a_click_on_something_unknown_repeats_the_question() -> None:
    scene = casting(Player(active="spark"), Player())
    words, clause = refused(scene, "moon:full")
    assert "Cast a spell, or hold?" in words
    assert clause == "WD-4.2"


@pytest.mark.clause("WD-4.5", "WD-11.2")
@pytest.mark.parametrize(
    ("rest", "cited"), [("0", "WD-11.2"), ("1", "WD-4.4"), ("2", "WD-4.5"), ("3", "WD-4.5"), ("x", "WD-4.5")]
)
def test_the_first_seat_is_protected_like_any_other_and_there_is_none_beyond_the_last(rest: str, cited: str) -> None:
    players = Player(flags={"protected": True}), Player(active="spark"), Player(alive=False)
    state = casting(*players, modules=("sacrifice_of_power",)).state
    found = target_seat(state, Decision(1, "target", Text("At whom?"), (), "WD-4.5"), rest)
    assert found is not None
    assert found.clause == cited


@pytest.mark.clause("WD-3.11")
@pytest.mark.parametrize(
    ("about", "rest", "cited"),
    [
        ("spell:spark", "0:water", "WD-3.11"),
        ("spell:spark", "1:water", "WD-3.1"),
        ("spell:none", "0:water", None),
        ("spell:spark", "0:none", None),
        (None, "0:water", None),
    ],
)
def test_a_die_that_does_not_fit_the_cost_is_refused_for_that(about: str | None, rest: str, cited: str | None) -> None:
    state = incantations(Player(mage="alonora", pool="FW"), Player()).state
    found = payment_die(state, Decision(0, "payment", Text("How?"), (), "WD-3.11", about=about), rest)
    assert (found and found.clause) == cited


@pytest.mark.clause("WD-11.1")
def test_of_a_card_that_could_be_given_up_or_is_none_nothing_is_refused() -> None:
    state = casting(Player(mage="alonora", scrolls="doom"), Player(mage="albus")).state
    question = Decision(0, "sacrifice", Text("Which?"), (), "WD-11.1")
    (own, *_), (other, *_) = (qualifying_cards(duelist) for duelist in state.duelists)
    said = {card: sacrifice_card(state, question, card) for card in (own, "none", "doom", other)}
    assert {card: found and str(found.text) for card, found in said.items()} == {
        own: None,
        "none": None,
        "doom": "Only a basic card can be given up, not a scroll.",
        other: "This card is not yours.",
    }
