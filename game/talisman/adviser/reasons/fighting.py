"""What speaks for a fight, or for going round it."""

from __future__ import annotations

from fractions import Fraction

from game.engine.decision import Decision, Odds, Option, Text
from game.engine.ids import kind_of, name_of, parted
from game.talisman.adviser.casting import FOUGHT
from game.talisman.adviser.preferences import saves_it, silences
from game.talisman.adviser.reasons import owning
from game.talisman.box.quests import TAKE_A_LIFE
from game.talisman.box.register import BEFORE_BATTLE, CARD_OF, ENEMY
from game.talisman.referee import fights as fight_odds
from game.talisman.referee import odds, throws
from game.talisman.rules.fights import crown, pending
from game.talisman.rules.fights.scores import COMBAT, PSYCHIC
from game.talisman.rules.table.land import character_name
from game.talisman.state import TalismanState

WINS = Text("You win {n} % of such fights, and lose {m} %.")
WOULD_LOSE = Text("You would lose {n} % of such fights, and win {m} %.")
CANNOT_LOSE = Text("You cannot lose such a fight.")
CANNOT_WIN = Text("You cannot win such a fight.")
SO_ARMED = Text("So armed, you win {n} % of such fights.")
SAVES = Text("It saves the Life {n} % of the time.")
WITHOUT_A_FIGHT = Text("It is gone without a fight.")
FOLLOWS = Text("It follows you {n} % of the time.")
COMMANDS = Text("It costs every other Character a Life {n} % of the time.")
SAVED = Text("What lies on the ground is not stolen from you.")
SILENCES = Text("Whoever carries it cannot cast Spells, not even the Command Spell.")
LAST_LIFE = Text("It is the last Life of the {character}.")
LEAVES = Text("It leaves the {character} with {n} Life.", plural="It leaves the {character} with {n} Lives.")
KEEPS_LIFE = Text(
    "If it is accepted, you keep your last Life.", plural="If it is accepted, you keep all your {n} Lives."
)
RISK = Fraction(1, 4)
"""The chance to lose from which on going round a fight needs no other reason."""
FIGHTS = frozenset({"attack", "psychic", "assassinate"})


def percent(share: Fraction) -> int:
    """A share in whole percent."""
    return round(100 * share)


def for_fighting(found: Odds | None) -> Text | None:
    """That a fight is rather won than lost."""
    shares = fight_odds.won_and_lost(found)
    if shares is None or shares[0] <= shares[1]:
        return None
    if not shares[1]:
        return CANNOT_LOSE
    return Text(WINS.message, (("n", percent(shares[0])), ("m", percent(shares[1]))))


def against_fighting(found: Odds | None) -> Text | None:
    """That a fight may well be lost."""
    shares = fight_odds.won_and_lost(found)
    if shares is None or shares[1] < RISK:
        return None
    if not shares[0]:
        return CANNOT_WIN
    return Text(WOULD_LOSE.message, (("n", percent(shares[1])), ("m", percent(shares[0]))))


def of_passing(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """Passing before a fight: it is won without help."""
    return for_fighting(odds.of_window(state, decision, option))


def of_encounter(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """Attacking another Character, or leaving it alone; the Command Spell."""
    verb = kind_of(option.key)
    if option.key == crown.COMMAND.key:
        working = sum(len(row.faces) for row in crown.COMMAND_TABLE.rows if row.effect is not None)
        return Text(COMMANDS.message, (("n", percent(Fraction(working, 6))),))
    if verb in FIGHTS:
        return for_fighting(odds.of_encounter(state, decision, option))
    if verb == "leave":
        return SAVED if saves_it(state, decision.seat, name_of(option.key)) else SILENCES if silences(option) else None
    return leaving_alone(state, decision) if verb == "space" else None


def leaving_alone(state: TalismanState, decision: Decision) -> Text | None:
    """That even the best attack would rather be lost."""
    attacks = [option for option in decision.options if kind_of(option.key) in FIGHTS]
    best, found = Fraction(-2), None  # below all that there is: even who would surely lose is told so
    for option in attacks:
        fight = odds.of_encounter(state, decision, option)
        shares = fight_odds.won_and_lost(fight)
        if shares is not None and shares[0] - shares[1] > best:
            best, found = shares[0] - shares[1], fight
    return against_fighting(found) if best < 0 else None


def of_meeting(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """Facing what bars the way: fighting it, or the ways round."""
    verb, thing = parted(option.key)
    if verb in ("fight", "continue"):
        return for_fighting(odds.odds(state, decision, option))
    if verb == "retreat":
        going_on = decision.option("continue")
        return against_fighting(odds.of_held(state, decision, going_on)) if going_on is not None else None
    if verb == "destroy":
        return WITHOUT_A_FIGHT
    if verb == "charm":
        found = throws.of_charm(state, decision, option)
        return Text(FOLLOWS.message, (("n", percent(found.outcomes[0].share)),)) if found is not None else None
    if verb == "provoke":
        return for_fighting(fight_odds.against_cards(state, decision.seat, (thing,)))
    return against_fighting(feared(state, decision, verb, thing))


def feared(state: TalismanState, decision: Decision, verb: str, thing: str) -> Odds | None:
    """The fight that evading, paying off or passing avoids."""
    kind, name = parted(thing)
    if verb == "evade" and kind == "seat":
        if state.wanted not in FOUGHT:
            return None
        declared = "psychic" if FOUGHT[state.wanted] == PSYCHIC else "attack"
        return fight_odds.against_character(state, decision.seat, int(name), declared)
    if verb == "pass":
        keys = [other.key for other in decision.options if other.key.startswith("provoke:")]
        cards = tuple([name_of(key) for key in keys])
        return fight_odds.against_cards(state, decision.seat, cards[:1]) if cards else None
    if verb not in ("evade", "bribe"):
        return None
    if kind == "card" and CARD_OF[name].kind != ENEMY:
        return None
    return odds.of_meeting(state, decision.seat)


def of_weapon(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """How often these weapons win."""
    shares = fight_odds.won_and_lost(odds.of_weapon(state, decision, option))
    return Text(SO_ARMED.message, (("n", percent(shares[0])),)) if shares is not None and shares[0] else None


def of_protection(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """How often it saves the Life."""
    found = throws.of_protection(state, decision, option)
    return Text(SAVES.message, (("n", percent(found.outcomes[0].share)),)) if found is not None else None


def of_reward(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """What the loser is left with, or what the thing is good for."""
    if option.key != "life":
        return owning.of_gain(state, decision, option)
    return of_life(state, decision)


def of_answer(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """Refusing what is offered, and taking the Life."""
    return of_life(state, decision) if option.key == "refuse" else None


def of_life(state: TalismanState, decision: Decision) -> Text | None:
    """What taking a Life leaves to whoever lost the fight."""
    if state.fight is None or decision.seat not in (state.fight.seat, state.fight.foe):
        return None
    loser = state.heroes[state.fight.foe if state.fight.seat == decision.seat else state.fight.seat]
    if state.heroes[decision.seat].quest == TAKE_A_LIFE:
        return owning.QUEST_ASKS
    named = ("character", character_name(loser.character))
    if loser.lives <= 1:
        return Text(LAST_LIFE.message, (named,))
    return Text(LEAVES.message, (named, ("n", loser.lives - 1)), LEAVES.plural)


def of_offer(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """Something given instead of a Life."""
    if option.key == "no_offer":
        return None
    return Text(KEEPS_LIFE.message, (("n", state.heroes[decision.seat].lives),), KEEPS_LIFE.plural)


def strengthened(state: TalismanState, seat: int, more: int) -> tuple[Fraction, Fraction] | None:
    """The chance to win the Combat about to begin as it is, and with so much more Strength."""
    fight = state.fight
    if fight is None or fight.kind != COMBAT or state.window != BEFORE_BATTLE or seat not in (fight.seat, fight.foe):
        return None
    after = fight_odds.chances_of(state, pending.with_more(fight, seat, more), seat)
    return fight_odds.chances_of(state, fight, seat)[0], after[0]
