"""Notes about fights and Spells."""

from __future__ import annotations

from game.engine.advising.first_times import FirstTime
from game.engine.decision import Text

FIGHTS = (
    FirstTime(
        "fight",
        Text("A fight"),
        Text(
            "Both sides throw a die and add Strength, or Craft in a fight of minds. The lower score loses: the Enemy "
            "dies, or you lose a Life. The panel shows your chance before you throw."
        ),
        ("fight",),
    ),
    FirstTime(
        "face",
        Text("Fight or evade"),
        Text(
            "You have a means to slip past this. Evading wins nothing and risks nothing. People fight when the "
            "chance is above half, and evade when a Life would hurt more than the prize helps."
        ),
        ("face", "evade"),
    ),
    FirstTime(
        "weapon",
        Text("What to fight with"),
        Text(
            "Only one weapon counts in a fight, unless your Character says otherwise. Take the one with the highest "
            "number; nothing is used up, except where the card says so."
        ),
        ("weapon",),
    ),
    FirstTime(
        "raised",
        Text("Enemies that serve you"),
        Text(
            "A raised Enemy may follow you instead of being kept for Strength. It fights once, adding its Strength, "
            "and crumbles. People save it for a fight they would otherwise lose."
        ),
        ("raised", "raise"),
    ),
    FirstTime(
        "protection",
        Text("Saving a Life"),
        Text(
            "Armour, Shield or Helmet may still save the Life: the die decides, and trying costs nothing. Always "
            "try, beginning with the one that helps most often."
        ),
        ("protection",),
    ),
    FirstTime(
        "reward",
        Text("You beat another player"),
        Text(
            "Take a Life, an Object or a Gold. A Talisman or a strong weapon is worth more than a Life, unless it is "
            "the other one's last."
        ),
        ("reward",),
    ),
    FirstTime(
        "offer",
        Text("Buying a Life back"),
        Text(
            "The loser may offer goods or magic in place of the Life; the winner may refuse. With one Life left "
            "offer anything; as the winner, accept only what you need more."
        ),
        ("offer", "offer_answer"),
    ),
    FirstTime(
        "robbing",
        Text("Taking from another player"),
        Text(
            "You may take one of these. People take what helps them next: a Talisman first, then a weapon, and Gold "
            "only when nothing else fits."
        ),
        ("loot", "lure", "acquisition", "mesmerism"),
    ),
    FirstTime(
        "raise_throw",
        Text("One point more"),
        Text(
            "Your gift lets you add 1 to the number thrown. Look at the row you would get with it, and use it "
            "whenever that row is better."
        ),
        ("raise_throw",),
    ),
)

MAGIC = (
    FirstTime(
        "window",
        Text("A moment for a Spell"),
        Text(
            "You are asked because a Spell or a card could be used right now. Passing keeps it. People save Spells "
            "for a fight that matters or for the way inwards; “Pass until the turn ends” spares you further questions."
        ),
        ("window",),
    ),
    FirstTime(
        "spell_target",
        Text("At whom or what"),
        Text(
            "A Spell at a player works anywhere on the board; Enemies of the Inner Region feel none. Most people aim "
            "at whoever is nearest to the Crown."
        ),
        ("spell_target",),
    ),
    FirstTime(
        "surplus_spell",
        Text("More Spells than your Craft allows"),
        Text(
            "Craft decides how many Spells you may hold. Discard the one whose moment comes least often, and keep "
            "what evades or heals: it saves Lives."
        ),
        ("surplus_spell",),
    ),
)
