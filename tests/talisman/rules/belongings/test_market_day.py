"""Market Day: deals between Characters, laid out by one and accepted or refused by the other."""

import pytest

from game.talisman.adviser.questions import QUESTIONS
from game.talisman.rules.table.sheet import allowance
from tests.talisman.scene import Scene, arriving, figure

FIELDS = "outer_01_fields"


def market(*others: object, **more: object) -> Scene:
    """Ada draws Market Day."""
    from tests.talisman.scene import Figure

    people = [person for person in others if isinstance(person, Figure)]
    return arriving(figure("warrior", FIELDS, **more), *people, deck="market_day#1")


@pytest.mark.clause("TAL-A.market-day")
def test_a_deal_is_laid_out_offered_and_accepted() -> None:
    scene = market(figure("elf", "city", objects="helmet#1", gold=0), objects="sword#1", gold=2)
    assert scene.asked == (0, "trade_partner")
    scene.choose("seat:1", "give:gold", "take:helmet#1", "offer")
    assert scene.asked == (1, "trade_answer")
    assert "1 Gold" in str(scene.open().question)
    assert "Helmet" in str(scene.open().question)
    scene.choose("accept")
    assert set(scene.hero(0).objects) == {"sword#1", "helmet#1"}
    assert (scene.hero(0).gold, scene.hero(1).gold) == (1, 1)


@pytest.mark.clause("TAL-A.market-day")
def test_a_refused_deal_changes_nothing_and_another_may_follow() -> None:
    scene = market(figure("elf", "city", objects="helmet#1"))
    scene.choose("seat:1", "take:helmet#1", "offer", "refuse")
    assert scene.hero(1).objects == ("helmet#1",)
    assert scene.asked == (0, "trade_partner")


@pytest.mark.clause("TAL-A.market-day", "TAL-C6")
def test_everybody_holds_the_floor_once_clockwise_from_the_drawer() -> None:
    scene = arriving(
        figure("elf", "city"), figure("warrior", FIELDS), figure("troll", "crypt"), turn=1, deck="market_day#1",
    )  # fmt: skip
    floors = []
    while scene.decision is not None and scene.open().kind == "trade_partner":
        floors.append(scene.open().seat)
        scene.choose("done")
    assert floors == [1, 2, 0]
    assert "market_day#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-A.market-day")
def test_toads_and_whoever_has_nothing_are_passed_over() -> None:
    scene = market(figure("elf", "city", gold=0), figure("troll", "crags", toad=2, gold=0), gold=3)
    assert not scene.was_asked("trade_partner")


@pytest.mark.clause("TAL-A.market-day")
def test_rafts_hag_and_poltergeist_are_no_goods() -> None:
    scene = market(figure("elf", "city"), raft="raft#1", followers="poltergeist#1 guide#1", objects="sword#1")
    scene.choose("seat:1")
    assert set(scene.offered) == {"give:guide#1", "give:sword#1", "give:gold", "take:gold", "cancel"}


@pytest.mark.clause("TAL-A.market-day", "TAL-6.5.2a", "TAL-A.cursed-by-a-hag")
def test_nobody_can_be_given_what_he_may_not_own() -> None:
    evil = figure("ghoul", "city", followers="cursed_by_a_hag#1")
    scene = market(evil, objects="holy_lance#1 sword#1", followers="guide#1").choose("seat:1")
    assert "give:sword#1" in scene.offered
    assert "give:holy_lance#1" not in scene.offered
    assert "give:guide#1" not in scene.offered


@pytest.mark.clause("TAL-A.market-day", "TAL-6.5.3")
def test_a_deal_that_would_break_the_limit_of_objects_cannot_be_offered() -> None:
    full = figure("elf", "city", objects="armour#1 axe#1 helmet#1 shield#1")
    scene = market(full, objects="sword#1").choose("seat:1", "give:sword#1")
    assert "offer" not in scene.offered
    scene.choose("take:axe#1")
    assert "offer" in scene.offered


@pytest.mark.clause("TAL-A.market-day")
def test_a_piece_can_be_taken_back_and_an_empty_deal_is_none() -> None:
    scene = market(figure("elf", "city"), objects="sword#1").choose("seat:1")
    assert "offer" not in scene.offered
    scene.choose("give:sword#1")
    assert "offer" in scene.offered
    scene.choose("give:sword#1")
    assert "offer" not in scene.offered
    scene.choose("cancel")
    assert scene.asked == (0, "trade_partner")


@pytest.mark.clause("TAL-A.market-day")
def test_a_gift_is_a_deal_with_an_empty_side() -> None:
    scene = market(figure("elf", "city"), gold=2).choose("seat:1", "give:gold", "give:gold", "offer", "accept")
    assert scene.hero(1).gold == 3


@pytest.mark.clause("TAL-A.market-day", "TAL-HID-1")
def test_a_spell_offered_is_named_to_the_partner_only() -> None:
    scene = market(figure("elf", "city"), figure("troll", "crags"), spells="hex#1").choose("seat:1", "give:hex#1")
    assert scene.open().secret
    trade = scene.view(1).trade
    assert trade is not None
    assert trade.gives == (), "not before it is offered"
    scene.choose("offer")
    shown = {seat: scene.view(seat).trade for seat in (0, 1, 2, None)}
    assert {seat: trade.gives for seat, trade in shown.items() if trade} == {
        0: ("hex#1",), 1: ("hex#1",), 2: (), None: (),
    }  # fmt: skip
    scene.choose("accept")
    assert scene.hero(1).spells == ("hex#1",)
    seen = [event.seats for event in scene.told("spell_seen")]
    assert (0, 1) in seen
    assert all("Hex" not in str(event.text) for event in scene.events if event.visible_to(2))


@pytest.mark.clause("TAL-A.market-day")
def test_a_spell_asked_for_is_chosen_by_whoever_gives_it() -> None:
    scene = market(figure("elf", "city", spells="hex#1 alchemy#1"))
    scene.choose("seat:1", "take:spell", "offer", "accept")
    assert scene.asked == (1, "trade_spell")
    scene.choose("card:alchemy#1")
    assert scene.hero(0).spells == ("alchemy#1",)


@pytest.mark.clause("TAL-A.market-day", "TAL-6.2.8a")
def test_surplus_spells_are_discarded_after_a_trade() -> None:
    scene = market(figure("troll", "city"), spells="hex#1").choose("seat:1", "give:hex#1", "offer", "accept")
    assert scene.hero(1).spells == ()
    assert "hex#1" in scene.state.spells.discard


@pytest.mark.clause("TAL-A.market-day", "TAL-C7", "TAL-6.2.7c-R")
def test_a_craft_bonus_traded_in_draws_a_spell() -> None:
    scene = market(figure("elf", "city", objects="solomons_crown#1"))
    scene.choose("seat:1", "take:solomons_crown#1", "offer", "accept")
    assert len(scene.hero(0).spells) == 1
    assert allowance(scene.state, 0) == 2


@pytest.mark.clause("TAL-A.market-day")
def test_a_mule_traded_away_leaves_the_surplus_behind() -> None:
    rich = figure("elf", "city", objects="mule#1 armour#1 axe#1 helmet#1 shield#1 ring#1")
    scene = market(rich, gold=3).choose("seat:1", "give:gold", "take:mule#1")
    assert "offer" not in scene.offered, "whoever would carry too much cannot give the Mule"


@pytest.mark.clause("TAL-A.market-day")
def test_a_computer_player_accepts_what_is_worth_more_than_it_costs() -> None:
    scene = market(figure("elf", "city", objects="helmet#1"), objects="talisman#1", gold=9)
    scene.choose("seat:1", "give:gold", "give:gold", "give:gold", "take:helmet#1", "offer")
    wishes = dict(zip(scene.offered, QUESTIONS.preferences(scene.state, scene.open()), strict=True))
    assert wishes["accept"] > wishes["refuse"]
    greedy = market(figure("elf", "city", objects="talisman#1"), gold=9)
    greedy.choose("seat:1", "give:gold", "take:talisman#1", "offer")
    wishes = dict(zip(greedy.offered, QUESTIONS.preferences(greedy.state, greedy.open()), strict=True))
    assert wishes["accept"] < wishes["refuse"]


@pytest.mark.clause("TAL-A.market-day")
def test_a_computer_player_proposes_at_most_two_deals() -> None:
    scene = market(figure("elf", "city", objects="magic_belt#1 ring#1"), figure("troll", "crags"), gold=30)
    for _ in range(60):
        decision = scene.decision
        if decision is None or decision.seat != 0 or not decision.kind.startswith("trade"):
            break
        worths = QUESTIONS.preferences(scene.state, decision)
        scene.choose(decision.options[list(worths).index(max(worths))].key)
        if scene.decision is not None and scene.open().kind == "trade_answer":
            assert scene.state.trade is not None
            assert scene.state.trade.proposals <= 2
            scene.choose("refuse")
    else:
        raise AssertionError("the player never stops proposing")
