"""How a sensible Character fights: whom to avoid, what with, what to claim, what to offer, what to exchange."""

from __future__ import annotations

from game.engine.decision import Decision, Option
from game.engine.ids import name_of, parted
from game.talisman.adviser.casting import A_THEFT, FOUGHT, better_chances, danger_of
from game.talisman.adviser.choosing import UNWISE
from game.talisman.adviser.ways.moving import attack_worth, worth_of_meeting
from game.talisman.adviser.worth import TURN, card_worth, chances_with_cards, life_worth
from game.talisman.box.board import CROWN
from game.talisman.box.register import CARD_OF
from game.talisman.rules.fights.scores import weapon_value
from game.talisman.state import TalismanState

EXCHANGED = 60.0
"""Handing in kept Enemies where that is offered: more than any way to go on."""


def face_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Destroy what can be destroyed, evade or pay what would probably win, attack and charm what would not."""
    verb, thing = parted(option.key)
    if verb != "evade":
        return round_worth(state, seat, verb, thing)
    kind, name = parted(thing)
    if kind == "seat":
        fights = state.wanted in FOUGHT
        return -attack_worth(state, seat, int(name), FOUGHT[state.wanted]) if fights else A_THEFT
    return danger_of(state, seat, thing) - 0.8


def round_worth(state: TalismanState, seat: int, verb: str, card: str) -> float:
    """The ways round an Enemy card: destroying is free, a bribe costs Gold, friends are attacked only for profit."""
    if verb == "leave":
        return UNWISE
    if verb == "exchange":
        return exchange_worth(state, seat)
    if card not in CARD_OF:
        return 0.0
    if verb == "destroy":
        return 5.0
    if verb == "bribe":
        _, equal, lost = chances_with_cards(state, seat, (card,))
        return lost * life_worth(state.heroes[seat].lives) + equal * TURN / 2 - CARD_OF[card].bribe - 0.5
    if verb == "charm":
        return 0.5 * CARD_OF[card].strength
    return worth_of_meeting(state, seat, card) - 0.5 if verb == "provoke" else 0.0


def exchange_worth(state: TalismanState, seat: int) -> float:
    """Strength at once, before anything else; not for a Toad, with whom it is lost (TAL-6.19.3c)."""
    return UNWISE if state.heroes[seat].toad else EXCHANGED


def weapon_worth(state: TalismanState, seat: int, option: Option) -> float:
    """The weapons that add most."""
    creatures = state.fight.creatures if state.fight is not None else ()
    cards = [card for card in name_of(option.key).split(",") if card in CARD_OF]
    return float(sum(weapon_value(state, seat, card, creatures) for card in cards)) + 0.1 * any(
        CARD_OF[card].id == "runesword" for card in cards
    )


ON_THE_CROWN = 30.0
"""There only Lives count: two who take the same thing from each other would fight for ever."""


def judge_reward(state: TalismanState, decision: Decision) -> list[float]:
    """A Talisman for whoever lacks one, the last Life, or the best thing."""
    foe = (
        state.fight.foe
        if state.fight is not None and state.fight.seat == decision.seat
        else (state.fight.seat if state.fight is not None else -1)
    )
    lives = state.heroes[foe].lives if foe >= 0 else 4
    life = 3.0 + (5.0 if lives == 1 else 0.0) + (4.0 if state.heroes[decision.seat].quest == "take_a_life" else 0.0)
    if state.heroes[decision.seat].space == CROWN:
        life += ON_THE_CROWN
    return [
        life if option.key == "life" else
        1.0 if option.key == "gold" else
        card_worth(state, decision.seat, name_of(option.key)) if option.key.startswith("card:") else
        0.0
        for option in decision.options
    ]  # fmt: skip


def offer_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Offer something for a Life that is worth less than the Life."""
    verb, what = parted(option.key)
    if option.key == "no_offer":
        return 0.0
    cost = float(what) if verb == "gold" else card_worth(state, seat, what)
    return life_worth(state.heroes[seat].lives) - cost - 2.0 * (verb == "gold" and what == "1")


def judge_trophies(state: TalismanState, decision: Decision) -> list[float]:
    """Hand in what the rules propose; a Toad waits, since its Strength is lost with it (TAL-6.19.3c)."""
    wanted = "keep" if state.heroes[decision.seat].toad else "hand_in"
    worths = {"hand_in": 0.0, "keep": 0.0, wanted: 2.0}
    return [worths.get(option.key, UNWISE) for option in decision.options]


def protection_worth(state: TalismanState, seat: int, option: Option) -> float:
    """The protection that saves most often."""
    card = name_of(option.key)
    ability = CARD_OF[card].ability if card in CARD_OF else None
    return float(len(ability.saves_on)) if ability is not None else 0.0


def raised_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Let a raised Enemy help when the fight hangs on it."""
    card = name_of(option.key)
    return better_chances(state, seat, CARD_OF[card].strength) - 1.0 if card in CARD_OF else 0.0
