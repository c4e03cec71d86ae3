"""What a sensible Character trades on Market Day, step by step."""

from __future__ import annotations

import pytest

from game.talisman.adviser.questions import QUESTIONS
from game.talisman.adviser.trading import MOST_PROPOSALS, best_deal, worth_to
from game.talisman.adviser.worth import card_worth
from game.talisman.rules.belongings.market_day import trade_of
from game.talisman.state import Trade
from tests.talisman.scene import Scene, arriving, figure


def market(gold: int = 9) -> Scene:
    """A warrior with Gold and no protection, and an elf with more of it than can be used."""
    elf = figure("elf", "city", objects="armour#1 shield#1 helmet#1", gold=0)
    return arriving(figure("warrior", "outer_01_fields", gold=gold), elf, deck="market_day#1")


def wishes(scene: Scene) -> dict[str, float]:
    """How good each answer looks."""
    return dict(zip(scene.offered, QUESTIONS.preferences(scene.state, scene.open()), strict=True))


def best(scene: Scene) -> set[str]:
    """The answers that look best."""
    found = wishes(scene)
    return {key for key, worth in found.items() if worth == max(found.values())}


def test_a_deal_is_sought_that_is_worth_more_to_the_buyer_than_to_the_seller() -> None:
    scene = market()
    price = int(worth_to(scene.state, 1, "armour#1") + 1)
    assert best_deal(scene.state, 0, 1) == Trade(0, 1, takes=("armour#1",), gold_given=price)
    assert best_deal(scene.state, 1, 0) == Trade(1, 0, gives=("armour#1",), gold_taken=price)
    assert best_deal(market(price).state, 0, 1) is not None
    assert best_deal(market(price - 1).state, 0, 1) is None, "there is not Gold enough"


def test_nobody_sells_a_talisman_cheaply() -> None:
    state = arriving(figure("warrior", "outer_01_fields", objects="talisman#1 sword#1"), figure("elf", "city")).state
    assert worth_to(state, 0, "talisman#1") == card_worth(state, 0, "talisman#1") + 20.0
    assert worth_to(state, 1, "talisman#1") == card_worth(state, 1, "talisman#1")
    assert worth_to(state, 0, "sword#1") == card_worth(state, 0, "sword#1")


def test_a_partner_is_chosen_while_there_is_a_deal_and_not_asked_over_and_over() -> None:
    scene = market()
    assert wishes(scene) == {"seat:1": 1.0, "done": 0.0}
    trade_of(scene.state).proposals = MOST_PROPOSALS
    assert wishes(scene)["seat:1"] == -1.0
    trade_of(scene.state).proposals = MOST_PROPOSALS - 1
    assert wishes(scene)["seat:1"] == 1.0
    trade_of(scene.state).partner = 1
    assert wishes(scene)["seat:1"] == -1.0, "who was asked last is not asked again"


def test_the_deal_is_laid_out_and_offered_and_accepted_by_whoever_gains() -> None:
    scene = market().choose("seat:1")
    assert best(scene) == {"take:armour#1", "give:gold"}
    scene.choose("take:armour#1")
    while best(scene) == {"give:gold"}:
        scene.choose("give:gold")
    assert best(scene) == {"offer"}
    scene.choose("offer")
    assert scene.asked == (1, "trade_answer")
    assert best(scene) == {"accept"}


@pytest.mark.parametrize(("step", "answer"), [("give:gold", "cancel"), ("take:shield#1", "take:shield#1")])
def test_a_spoilt_deal_is_called_off_and_a_wrong_piece_taken_back(step: str, answer: str) -> None:
    scene = market().choose("seat:1", "take:armour#1", "give:gold", "give:gold")
    assert best(scene) == {"offer"}
    scene.choose(step)
    assert best(scene) == {answer}
