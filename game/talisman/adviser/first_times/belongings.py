"""Notes about Objects, Gold, wishes and Alignment."""

from __future__ import annotations

from game.engine.advising.first_times import FirstTime, Moment
from game.engine.decision import Text
from game.engine.ids import kind_of
from game.talisman.rules.spaces.services import SERVICES

A_QUEST = SERVICES["quest"].key


def hands_over(moment: Moment) -> bool:
    """Whether what the Warlock asked for may be handed over now."""
    return any(kind_of(option.key) == "deliver" for option in moment.decision.options)


BELONGINGS = (
    FirstTime(
        "take",
        Text("Things that lie here"),
        Text(
            "You may take what lies face up on the space, and leave things to make room. Followers and Gold never "
            "count against the limit, so people take all that asks no price."
        ),
        ("take",),
    ),
    FirstTime(
        "four_objects",
        Text("Four Objects at most"),
        Text(
            "A Character carries four Objects, with a Mule any number. The rest stays on this space for anybody. "
            "Keep a weapon, a protection and a Talisman; leave what doubles another."
        ),
        ("surplus_object",),
    ),
    FirstTime(
        "losing",
        Text("Giving something up"),
        Text(
            "You must part with one of these. People give up what they have twice, or what helps them least in the "
            "next fight, and keep a Talisman whatever it costs."
        ),
        ("lost_object", "life_or_follower", "toll"),
    ),
    FirstTime(
        "shop",
        Text("Buying and selling"),
        Text(
            "Goods cost Gold, and the stock is small. A Sword or a Helmet pays at once; a Raft or an Axe takes you "
            "over the river without fighting the Sentinel."
        ),
        ("shop", "sell"),
    ),
    FirstTime(
        "service",
        Text("Help for Gold or a prayer"),
        Text(
            "You choose one of the things this place offers. Healing to four Lives is worth its price before a "
            "dangerous road; otherwise people save the Gold."
        ),
        ("service", "heal"),
        unless=lambda moment: moment.decision.option(A_QUEST) is not None,
    ),
    FirstTime(
        "quest",
        Text("The Warlock's quest"),
        Text(
            "The die names a deed: a fight, or something to hand over. Once it is done you are brought back to his "
            "Cave and receive a Talisman. It costs nothing to accept, and people do it as soon as they come here."
        ),
        when=lambda moment: moment.decision.option(A_QUEST) is not None,
    ),
    FirstTime(
        "handing_over",
        Text("What the Warlock asked for"),
        Text(
            "You have what your quest asks for: hand it over, and you stand at the Warlock's Cave with a Talisman. "
            "Your turn ends with that, so people finish first what they want to do here."
        ),
        when=hands_over,
    ),
    FirstTime(
        "wish",
        Text("A wish"),
        Text(
            "You are granted one thing. Strength or Craft lasts, so most wish for the one that they already have "
            "more of; with one or two Lives left, a Life is better."
        ),
        ("wish",),
    ),
    FirstTime(
        "destination",
        Text("To any of these spaces"),
        Text(
            "You are carried there without walking. People use it to heal, to reach a Talisman, or to stand where "
            "something good lies that nobody has taken yet."
        ),
        ("wish_space", "shrine_space"),
    ),
    FirstTime(
        "exchange",
        Text("Defeated Enemies are worth Strength"),
        Text(
            "You keep the Enemies you kill by Strength: seven points of them buy one Strength for good. Points above "
            "seven are lost, so hand in what comes closest to it."
        ),
        ("exchange",),
    ),
    FirstTime(
        "extra_cards",
        Text("One card more"),
        Text(
            "You may draw one card more than the space asks for, and throw one away unmet. It is nearly always good: "
            "you get rid of the worst Enemy or Event."
        ),
        ("extra_cards", "discard_drawn"),
    ),
    FirstTime(
        "trade",
        Text("Market Day"),
        Text(
            "Two players may swap what they own, if both agree. Offer what you cannot use for what the other cannot; "
            "nobody has to accept. Most people keep Talismans and good weapons out of it."
        ),
        ("trade_partner", "trade", "trade_answer", "trade_spell"),
    ),
    FirstTime(
        "alignment",
        Text("Good, Neutral or Evil"),
        Text(
            "Alignment decides how Chapel, Graveyard and many Strangers treat you, and which Magic Objects you may "
            "own. People stay as they are, unless it would cost a Life or a card they need."
        ),
        ("declare_alignment",),
    ),
    FirstTime(
        "sorcerer",
        Text("A Spell for Gold"),
        Text(
            "The Sorcerer sells a Spell, drawn unseen, for 1 Gold. People usually pay: a Spell often saves a Life, "
            "and little else costs so little."
        ),
        ("sorcerer",),
    ),
)
