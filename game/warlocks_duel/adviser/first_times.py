"""What a newcomer is told when something comes up for the first time: what it means, and what one usually does."""

from __future__ import annotations

from game.engine.advising.first_times import FirstTime, Moment
from game.engine.decision import Option, Text
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.spells import WARD
from game.warlocks_duel.view import DuelistView

NEARLY_BEATEN = 10
"""Power at which one blow more may be the last."""


def duelist_of(moment: Moment) -> DuelistView:
    """The side of whoever is asked."""
    duelist: DuelistView = moment.view.duelists[moment.seat]
    return duelist


def is_ward(option: Option) -> bool:
    """Whether an answer casts a ward."""
    spell = SPELLS.get(option.key.removeprefix("cast:"))
    return spell is not None and spell.category == WARD


BEFALLING = (
    FirstTime(
        "weak",
        Text("Little power left"),
        Text(
            "At 0 power you are out. People now pay for heals and wards before attacks, and keep dice in the "
            "reserve: each one left at the end of the round gives a point back."
        ),
        when=lambda moment: bool(duelist_of(moment).mage) and duelist_of(moment).power <= NEARLY_BEATEN,
    ),
    FirstTime(
        "ward",
        Text("A ward protects you"),
        Text(
            "It weakens or stops attacks aimed at you until casting ends, by itself, and no longer. Wards do not "
            "help against counter-strikes; so cast them before your attacks."
        ),
        when=lambda moment: bool(duelist_of(moment).wards),
    ),
    FirstTime(
        "silenced",
        Text("Silenced"),
        Text(
            "Until the round ends you cannot answer attacks. Heals that you kept back for defence are better cast "
            "now, before they are lost."
        ),
        when=lambda moment: duelist_of(moment).silenced,
    ),
    FirstTime(
        "spell_lost",
        Text("Paid spells can be lost"),
        Text(
            "If everybody who still has a spell holds, casting ends and those spells are gone. Somebody just lost "
            "one. Hold only as long as another still has to cast."
        ),
        when=lambda moment: moment.told("spells_lost"),
    ),
)
"""What happens to a mage, whatever is asked."""

ROUND = (
    FirstTime(
        "two_spells",
        Text("Two spells on one card"),
        Text(
            "A card with two spells is paid for spell by spell, and each is cast in a turn of its own. It is turned "
            "as used once all that was paid for on it is cast."
        ),
        when=lambda moment: any(option.key.startswith("complete:") for option in moment.decision.options),
    ),
    FirstTime(
        "ward_ready",
        Text("A ward is ready"),
        Text("It works from when you cast it until casting ends. So people cast wards before their attacks."),
        when=lambda moment: moment.decision.kind == "cast" and any(map(is_ward, moment.decision.options)),
    ),
    FirstTime(
        "mage",
        Text("Choosing a mage"),
        Text(
            "Each mage has three cards of one colour. Alonora is the easiest to begin with: four plain attacks. "
            "Parvel defends, Albus mixes, Celestine trusts to luck."
        ),
        ("mage",),
    ),
    FirstTime(
        "gather",
        Text("Gathering mana"),
        Text(
            "Set aside dice that your spells need and roll the rest again. Dice set aside are refilled from the "
            "reserve; once it cannot refill you, gathering ends and each missing die costs a point of power."
        ),
        ("gather",),
    ),
    FirstTime(
        "incantation",
        Text("Laying dice on spells"),
        Text(
            "Pay a spell of yours in full, learn a scroll from the market, or pass. A scroll stays yours. Pay what "
            "hits hardest first; spare dice can still strike back later."
        ),
        ("incantation",),
    ),
    FirstTime(
        "payment",
        Text("Which dice pay"),
        Text(
            "A Whirlwind stands for any symbol. The dice laid out fit already: people accept them, and save "
            "Whirlwinds for what is still to be paid."
        ),
        ("payment",),
    ),
    FirstTime(
        "cast",
        Text("Casting"),
        Text(
            "One spell a turn, or hold. Dice left in a pool strike back for 1 each, and nothing stops them: look "
            "what your target has left. A heal kept back can stop an attack, so people cast heals last."
        ),
        ("cast",),
    ),
    FirstTime(
        "target",
        Text("Choosing a victim"),
        Text(
            "Only the one you aim at may answer. Look for somebody with few dice in the pool and no heal ready; "
            "finish off whoever is nearly at 0."
        ),
        ("target",),
    ),
    FirstTime(
        "chosen_spell",
        Text("A spell of your opponent"),
        Text(
            "You turn or cancel a paid spell of your opponent before it is cast. Take the strongest: it was paid "
            "for, and nothing comes back."
        ),
        ("name_spell", "cancel_spell"),
    ),
    FirstTime(
        "response",
        Text("You are attacked"),
        Text(
            "One answer only. A heal weakens the attack; reserve dice do by 1 each, for 1 power in all; pool dice "
            "strike back for 1 each. Weaken big attacks; strike back where it finishes the attacker."
        ),
        ("response",),
    ),
    FirstTime(
        "chain_dice",
        Text("A chain reaction"),
        Text(
            "Spells of level 0, 1 and 2 in a row give dice back. Into the reserve they become power at the end of "
            "the round, into the pool they can strike back. Most take the reserve."
        ),
        ("chain_dice",),
    ),
    FirstTime(
        "sacrifice",
        Text("Back from defeat"),
        Text(
            "Give up a basic card for good and return with 10 power, once in a match. Nothing is worse than being "
            "out, so people give up the card they would miss least."
        ),
        ("sacrifice",),
    ),
)

FIRST_TIMES = (*BEFALLING, *ROUND)
"""Every note, those about rare moments first."""
