"""Notes about what befalls a Character, whatever is asked."""

from __future__ import annotations

from game.engine.advising.first_times import FirstTime, Moment
from game.engine.decision import Text
from game.talisman.box.board import INNER, MIDDLE, SPACES
from game.talisman.state import EVERYBODY
from game.talisman.view import HeroView


def hero_of(moment: Moment) -> HeroView:
    """The sheet of whoever is asked."""
    hero: HeroView = moment.view.heroes[moment.seat]
    return hero


def stands_in(moment: Moment, region: str) -> bool:
    """Whether the Character stands in a Region."""
    space = hero_of(moment).space
    return bool(space) and SPACES[space].region == region


def lies_on(moment: Moment) -> bool:
    """Whether an effect that lasts concerns the Character."""
    return any(
        effect.seat in (moment.seat, EVERYBODY) and effect.until in ("turns", "own_turn") and not effect.space
        for effect in moment.view.lasting
    )


BEFALLING = (
    FirstTime(
        "toad",
        Text("You are a Toad"),
        Text(
            "For three turns you have Strength 1 and Craft 1, carry nothing, cast nothing and hop one space a turn. "
            "Most Toads stay near what they dropped, away from Enemies, to pick it up again afterwards."
        ),
        when=lambda moment: hero_of(moment).toad > 0,
    ),
    FirstTime(
        "death",
        Text("Your Character has died"),
        Text(
            "Everything it owned lies where it died; you go on with a new Character. Many go back for their old "
            "things first, because a newcomer has little. Once somebody has reached the Crown, death is final."
        ),
        when=lambda moment: moment.befell("died"),
    ),
    FirstTime(
        "missed_turn",
        Text("Missing a turn"),
        Text(
            "Your Character sits out and the others go on. Nothing is lost but time. Before it happens again, weigh "
            "what you get for the turn: Lives are worth it, a single Gold rarely is."
        ),
        when=lambda moment: moment.befell("will_miss", "turn_missed"),
    ),
    FirstTime(
        "slave",
        Text("A slave of the Temple"),
        Text(
            "You stay at the Temple until a throw sets you free. Throw every turn: there is no other way out, and "
            "waiting brings nothing."
        ),
        when=lambda moment: hero_of(moment).enslaved,
    ),
    FirstTime(
        "lasting",
        Text("Something lasts"),
        Text(
            "An effect lies on you, or on everybody, for some turns: a Blizzard slows all down, for instance. Your "
            "sheet shows it. People use slow turns for what is close by, and wait for it to end."
        ),
        when=lies_on,
    ),
    FirstTime(
        "hexed_space",
        Text("A space under a Hex"),
        Text(
            "A Spell lies on a space of the board for some turns, and whoever lands there suffers from it. Its card "
            "lies there: rest the mouse on it to read it. People go the other way round until it has ended."
        ),
        when=lambda moment: any(effect.space for effect in moment.view.lasting),
    ),
    FirstTime(
        "crown_taken",
        Text("Somebody wears the Crown"),
        Text(
            "The Command Spell can now take a Life from everybody else, turn by turn, and the dead stay dead. "
            "Waiting loses: with a Talisman people make for the Portal at once, and without one they look for it."
        ),
        when=lambda moment: moment.told("crown_reached") and not moment.befell("crown_reached"),
    ),
    FirstTime(
        "inner_region",
        Text("The Inner Region"),
        Text(
            "Here you walk one space a turn without a die, and every space is a trial. You may turn back on any "
            "turn. People go on while they have a Talisman and two Lives or more."
        ),
        when=lambda moment: stands_in(moment, INNER),
    ),
    FirstTime(
        "middle_region",
        Text("The Middle Region"),
        Text(
            "Over the river more is to be won, and more to be lost. Talismans are given out at the Warlock's Cave "
            "for a quest, sometimes at the Temple. People come here once they have about 7 Strength or Craft."
        ),
        when=lambda moment: stands_in(moment, MIDDLE),
    ),
)
"""What happens to a Character, whatever is asked."""
