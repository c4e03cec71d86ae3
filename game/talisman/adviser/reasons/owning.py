"""What speaks for having a card, or for parting with it."""

from __future__ import annotations

from game.engine.decision import Decision, Option, Text
from game.engine.ids import name_of, parted
from game.talisman.adviser.choosing import losing_worth
from game.talisman.adviser.drawing import met_worth
from game.talisman.adviser.ways.moving import profile_of, worth_of_meeting
from game.talisman.adviser.worth import has_talisman, is_second_best
from game.talisman.box import quests
from game.talisman.box.register import CARD_OF, ENEMY, FOLLOWER, GOLD, MAGIC_OBJECT, Card, opens_valley
from game.talisman.referee import fights
from game.talisman.state import TalismanState

OPENS_VALLEY = Text("Only a Talisman opens the way to the Crown.")
QUEST_ASKS = Text("Your quest asks for it.")
MONEY = Text("Gold buys Lives, arms and a way out.")
FOR_GOOD = Text("The Strength that it gives is yours for good.")
LESS_MISSED = Text("You would miss the others more.")
WOULD_LOSE = Text("You would lose {n} % of fights with it.")
HARMS = Text("Meeting it would do you harm.")
OTHERS_BRING_MORE = Text("The others bring you more.")
WORST_GOES = Text("The worst of the cards drawn goes away unmet.")
DELIVERED = {quests.FOLLOWER: FOLLOWER, quests.MAGIC_OBJECT: MAGIC_OBJECT}


def of_gain(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """What a card that could be taken, bought or claimed is good for."""
    verb, what = parted(option.key)
    if verb in ("gold", "take_gold"):
        return MONEY
    card = what.split(">")[0]
    if verb == "buy":
        card = f"{what}#p1"
    return use_of(state, decision.seat, card) if verb in ("take", "swap", "card", "buy") and card in CARD_OF else None


def use_of(state: TalismanState, seat: int, card: str) -> Text | None:
    """What a card is good for to a Character who would have it."""
    hero, printed = state.heroes[seat], CARD_OF[card]
    if printed.kind == GOLD:
        return MONEY
    if opens_valley(card):
        return None if has_talisman(state, seat) else OPENS_VALLEY
    if hero.quest and DELIVERED.get(hero.quest) == printed.kind:
        return QUEST_ASKS
    return face_of(state, seat, printed) if printed.kind != ENEMY else None


def face_of(state: TalismanState, seat: int, known: Card) -> Text | None:
    """What is printed on the card, unless another card does as much or it only hinders."""
    hero, ability = state.heroes[seat], known.ability
    if ability is None or ability.no_casting or is_second_best(ability, [*hero.objects, *hero.followers]):
        return None
    return known.face


def of_trophies(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """Enemies handed in."""
    return FOR_GOOD if option.key == "hand_in" and not state.heroes[decision.seat].toad else None


def of_loss(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """That every other card would be a greater loss."""
    worths = [losing_worth(state, decision.seat, other) for other in decision.options]
    mine = losing_worth(state, decision.seat, option)
    return LESS_MISSED if mine == max(worths) and worths.count(mine) == 1 else None


def of_drawn(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """Why a card drawn is better not met."""
    card = name_of(option.key)
    if card not in CARD_OF:
        return None
    profile, printed = profile_of(state, decision.seat), CARD_OF[card]
    worth = worth_of_meeting(state, decision.seat, card)
    if printed.kind == ENEMY and worth < 0:
        shares = fights.won_and_lost(fights.against_cards(state, decision.seat, (card,)))
        return Text(WOULD_LOSE.message, (("n", round(100 * shares[1])),)) if shares is not None else None
    if worth < 0:
        return HARMS
    others = [CARD_OF[name_of(other.key)].id for other in decision.options if other is not option]
    return OTHERS_BRING_MORE if all(met_worth(profile, other) > worth for other in others) else None


def of_more_cards(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """Looking further."""
    return WORST_GOES if option.key == "yes" else None
