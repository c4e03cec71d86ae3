"""What a newcomer is told when something comes up for the first time: what it means, and what one usually does."""

from __future__ import annotations

from game.engine.advising.first_times import FirstTime, Moment
from game.engine.decision import Option, Text
from game.engine.ids import parted
from game.warlocks_duel.box.cards import CARDS, SPELLS
from game.warlocks_duel.box.spells import WARD
from game.warlocks_duel.view import ACTIVE, DuelistView

NEARLY_BEATEN = 10
"""Power at which one blow more may be the last."""


def duelist_of(moment: Moment) -> DuelistView:
    """The side of whoever is asked."""
    duelist: DuelistView = moment.view.duelists[moment.seat]
    return duelist


def is_ward(spell: str) -> bool:
    """Whether it is a spell that protects."""
    return spell in SPELLS and SPELLS[spell].category == WARD


def has_a_ward_at_hand(moment: Moment) -> bool:
    """Whether a ward can be paid for or learned, or is paid and waits to be cast."""
    mine = (spell for card in duelist_of(moment).cards for spell in card.spells)
    if any(spell.status == ACTIVE and is_ward(spell.id) for spell in mine):
        return True
    return moment.decision.kind == "incantation" and any(is_ward(parted(one.key)[1]) for one in moment.decision.options)


def shares_its_card(option: Option) -> bool:
    """Whether an answer pays for one of two spells on a card."""
    action, spell = parted(option.key)
    return action in ("play", "complete") and len(CARDS[SPELLS[spell].card]) > 1


BEFALLING = (
    FirstTime(
        "weak",
        Text("Little power left"),
        Text(
            "At 0 power you are out. Pay for heals and wards before attacks now, and keep dice in the reserve: each "
            "one left at the end of the round gives a point back."
        ),
        when=lambda moment: bool(duelist_of(moment).mage) and duelist_of(moment).power <= NEARLY_BEATEN,
    ),
    FirstTime(
        "ward",
        Text("A ward protects you"),
        Text(
            "It weakens or stops attacks aimed at you, by itself, until casting ends. It does not help against dice "
            "that strike back."
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
        Text("Paid for nothing"),
        Text(
            "If everybody who still has a spell holds, casting ends. The dice on what was not cast are wasted; the "
            "cards stay. Hold while another still has to cast, or where the others waste more."
        ),
        when=lambda moment: moment.told("spells_lost"),
    ),
)
"""What happens to a mage, whatever is asked."""

ROUND = (
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
            "Keep dice that your spells need; the rest is rolled again. Dice you keep are replaced from the reserve, "
            "so you always roll five. Each die that it cannot replace costs 1 power, and the gathering ends."
        ),
        ("gather",),
    ),
    FirstTime(
        "incantation",
        Text("Paying for spells"),
        Text(
            "Pay a spell of yours in full, learn a scroll from the market, or pass. A scroll stays yours. Pay what "
            "hits hardest first; spare dice can still strike back later."
        ),
        ("incantation",),
    ),
    FirstTime(
        "ward_ready",
        Text("A ward at hand"),
        Text(
            "A ward protects only from when you cast it until casting ends. Whoever casts before you may strike you "
            "first. So cast it before your attacks."
        ),
        when=has_a_ward_at_hand,
    ),
    FirstTime(
        "two_spells",
        Text("Two spells on one card"),
        Text(
            "A card with two spells is paid for spell by spell, and each is cast in a turn of its own. It lies "
            "sideways once all that was paid for on it is cast."
        ),
        when=lambda moment: any(map(shares_its_card, moment.decision.options)),
    ),
    FirstTime(
        "payment",
        Text("Which dice pay"),
        Text(
            "A Whirlwind stands for any symbol. The dice laid out fit already: accept them, and save Whirlwinds for "
            "what is still to be paid."
        ),
        ("payment",),
    ),
    FirstTime(
        "cast",
        Text("Casting"),
        Text(
            "One spell a turn, or hold. Dice left in a pool can strike back: 1 power each, whatever protects you. So "
            "look at your target's pool. A heal that you keep can still stop an attack: cast heals last."
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
            "the round, into the pool they can strike back. The reserve is usually better."
        ),
        ("chain_dice",),
    ),
    FirstTime(
        "sacrifice",
        Text("Back from defeat"),
        Text(
            "Give up a basic card for good and return with 10 power, once in a match. Nothing is worse than being "
            "out, so give up the card that you would miss least."
        ),
        ("sacrifice",),
    ),
)

FIRST_TIMES = (*BEFALLING, *ROUND)
"""Every note, those about rare moments first."""
