"""The lesson of Talisman: from the Tavern to the Crown, told by a Hermit."""

from __future__ import annotations

from game.engine.decision import Text
from game.engine.seating import Seat
from game.lessons.facts import always
from game.lessons.lesson import Lesson, Scene, Step
from game.lessons.talisman import facts, table
from game.talisman import GAME
from game.talisman.rules.spaces.die_tables import TUNNEL_DICE
from game.talisman.rules.table.space_enemies import SENTINEL
from game.talisman.rules.walking.portal import DICE as PORTAL_DICE

# -- a dream of the end, and the first turn: a throw, a fight, a treasure --------------------------------

THE_AIM = Step(
    Text("The Crown of Command"),
    Text(
        "You dream, Warrior. You wear the Crown of Command, and all others must obey: that is how this game is won. "
        "The way leads over a bridge, through a Portal and past a Valley of Fire. But first you must grow strong."
    ),
    points_at=f"space:{table.CROWN}",
    clauses=("TAL-5a", "TAL-4b"),
)
A_THROW = Step(
    Text("Throw and choose"),
    Text(
        "You wake at the Tavern, a beginner. The die says how far you walk; you say which way round. The Ruins "
        "promise more than the Woods: {ruins} cards to meet, not {woods}. Throw the die, then click the Ruins."
    ),
    points_at=f"space:{table.RUINS}",
    shows=(f"space:{table.WOODS}",),
    answers=("throw", "cw"),
    facts={"ruins": facts.cards_drawn_at(table.RUINS), "woods": facts.cards_drawn_at(table.WOODS)},
    clauses=("TAL-6.11.1a", "TAL-6.11.1c", "TAL-6.13.4a"),
)
A_FIGHT = Step(
    Text("Your first fight"),
    Text(
        "A Goblin! Both of you add your Strength to a die: you {mine}, the Goblin {theirs}, and the higher sum wins. "
        "A Warrior throws {dice} dice and keeps the better. The panel shows your chance. Click Fight."
    ),
    points_at="panel:odds",
    answers=("fight",),
    facts={
        "mine": facts.own_points(table.GOBLIN),
        "theirs": facts.points_of_foe(table.GOBLIN),
        "dice": facts.own_dice(table.GOBLIN),
    },
    clauses=("TAL-6.16.4a", "TAL-6.16.4b", "TAL-6.16.4c"),
)
A_TREASURE = Step(
    Text("A treasure"),
    Text(
        "Well fought! The Goblin lies on your sheet as a trophy. Now that nothing guards it, you may take the Sword: "
        "it adds to your Strength in every battle, though your sheet stays at {strength}. Click Take Sword."
    ),
    points_at=f"option:take:{table.SWORD}",
    answers=(f"take:{table.SWORD}",),
    facts={"strength": facts.strength_on_the_sheet},
    clauses=("TAL-4a", "TAL-6.1.4a", "TAL-6.15.9a"),
)

AN_ALIGNMENT = Step(
    Text("Good, Neutral, Evil"),
    Text(
        "You are Neutral, says your sheet. Spaces and cards tell Good, Neutral and Evil apart: the Chapel heals the "
        "Good and hurts the Evil, the Graveyard hurts the Good. Rest the mouse on anything to read what it does."
    ),
    points_at=f"alignment:{table.YOU}",
    clauses=("TAL-6.7a", "TAL-6.7c"),
)

# -- some turns later: Craft, Spells, Gold, trophies, a rival --------------------------------------------

A_SPIRIT = Step(
    Text("Steel against a spirit"),
    Text(
        "Some turns later, with a Giant beaten and a Spell learnt, a Spectre bars your way. Some Spells and gifts "
        "evade a foe; you must fight. Against spirits Craft counts: no Sword, no second die. Your {mine} against "
        "{theirs}: click Fight, then end your turn."
    ),
    points_at="option:fight",
    answers=("fight", "end"),
    meanwhile=("throw", "ccw", "end"),
    facts={"mine": facts.own_points(table.SPECTRE), "theirs": facts.points_of_foe(table.SPECTRE)},
    clauses=("TAL-6.15.6", "TAL-6.16.4d", "TAL-6.16.4e"),
)
A_DRINK = Step(
    Text("What lies there waits"),
    Text(
        "That cost a Life; {lives} are left. Without any you die, and begin anew with another Character. The Fountain "
        "on the Fields gives Craft; where a card lies, no other is drawn. Throw, click those Fields, drink, and end "
        "your turn."
    ),
    points_at=f"space:{table.FIELDS}",
    answers=("throw", "cw", "yes", "end"),
    meanwhile=("throw", "ccw", "on", "end"),
    facts={"lives": facts.lives_of(table.YOU)},
    clauses=("TAL-6.13.4c", "TAL-6.2.7c", "TAL-A.fountain-of-wisdom"),
)
A_SPELL = Step(
    Text("Casting a Spell"),
    Text(
        "With Craft {craft} you may hold {spells} Spells, and another one came. What glows may be cast at this moment. "
        "Destruction takes a card off the board. Click it on your sheet, once more to cast it, then the Spectre."
    ),
    points_at=f"card:{table.DESTRUCTION}",
    answers=(f"cast:{table.DESTRUCTION}", f"target:card:{table.SPECTRE}"),
    meanwhile=(f"cast:{table.HIS_COUNTERSPELL}",),
    facts={"craft": facts.craft_on_the_sheet, "spells": facts.spells_allowed},
    clauses=("TAL-6.9.6a", "TAL-6.2.6a", "TAL-S.destruction"),
)
AN_ANSWER = Step(
    Text("Magic answers magic"),
    Text(
        "{rival} answers with a Counterspell, and yours would come to nothing! But you hold a Counterspell, too, and "
        "it undoes his. Click it, and once more to cast it, or pass and keep it for a darker hour."
    ),
    points_at=f"card:{table.COUNTERSPELL}",
    answers=((f"cast:{table.COUNTERSPELL}", "pass"),),
    facts={"rival": facts.rival},
    clauses=("TAL-S.counterspell", "TAL-6.9.6b"),
)
THE_VILLAGE = Step(
    Text("What Gold buys"),
    Text(
        "You have some Gold and a wound. In the Village the Healer gives Lives back, the Blacksmith sells arms, and "
        "the Mystic is a gamble. Throw, click the Village, then choose the Healer."
    ),
    points_at=f"space:{table.VILLAGE}",
    answers=("throw", "cw", "healer"),
    clauses=("TAL-6.3.3", "TAL-6.4.6", "TAL-6.13.5d"),
)
THE_TROPHIES = Step(
    Text("Trophies into Strength"),
    Text(
        "Your trophies, a Goblin and a Giant, are worth {points} points. Every {price} make you stronger for good; "
        "what is over is lost. Click Exchange defeated Enemies, hand them in, then end your turn."
    ),
    points_at=f"card:{table.GIANT}",
    answers=("exchange", "hand_in", "end"),
    meanwhile=("throw", "ccw", "nothing", "end"),
    facts={"points": facts.trophy_points(table.GOBLIN, table.GIANT), "price": facts.points_for_strength},
    clauses=("TAL-6.1.4b", "TAL-6.1.4c", "TAL-6.1.5"),
)
THE_RIVAL = Step(
    Text("Your rival"),
    Text(
        "{rival} has come to the Graveyard with a Talisman, and without one nobody enters the Valley of Fire. Whoever "
        "wins an attack takes a Life, an Object or Gold. Throw, click the Graveyard, attack {rival}, and claim the "
        "Talisman."
    ),
    points_at=f"seat:{table.RIVAL}",
    answers=("throw", "cw", f"attack:{table.RIVAL}", f"card:{table.TALISMAN}"),
    facts={"rival": facts.rival},
    clauses=("TAL-6.13.2", "TAL-6.16.9b", "TAL-5b"),
)

# -- many turns later: the bridge, the Portal, the Crown -------------------------------------------------

THE_BRIDGE = Step(
    Text("The Sentinel's bridge"),
    Text(
        "Many turns later a Unicorn is your Follower: with it your sheet says {strength}, and in Combat the Sword "
        "makes that {mine}. The Sentinel adds {theirs}; whoever loses stays here, a Life poorer. Click the Hills "
        "across the river, Fight, then take the Gold."
    ),
    points_at=f"space:{table.HILLS}",
    answers=("cross", "fight", f"take:{table.BAGS}"),
    facts={
        "strength": facts.strength_on_the_sheet,
        "mine": facts.own_points(SENTINEL),
        "theirs": facts.points_of_foe(SENTINEL),
    },
    clauses=("TAL-6.11.11a", "TAL-6.11.12a", "TAL-6.11.12b"),
)
THE_WARLOCK = Step(
    Text("Where Talismans come from"),
    Text(
        "Some turns later you come to the Warlock. He gives a Talisman for a quest; some cards and a lucky prayer at "
        "the Temple bring one, too. One can be stolen, so get a second: accept his quest, then give him what he asks."
    ),
    points_at=f"space:{table.CAVE}",
    answers=("quest", "deliver:gold"),
    clauses=("TAL-BRD-9", "TAL-5b"),
)
THE_PORTAL = Step(
    Text("The Portal of Power"),
    Text(
        "Some turns later you stand before the Portal, which opens to {dice} dice no higher than your Strength or your "
        "Craft. If it stays shut, that shrinks by a point. Click the Plain of Peril, then force it with Strength."
    ),
    points_at=f"space:{table.PORTAL}",
    answers=("inwards", "strength"),
    facts={"dice": always(PORTAL_DICE)},
    clauses=("TAL-6.11.24a", "TAL-6.11.24b", "TAL-6.11.24c"),
)
THE_TRIALS = Step(
    Text("The Inner Region"),
    Text(
        "A few turns later you walk the Inner Region: a space a turn, without a die, each a trial. The Crypt "
        "throws {dice} dice: no more than your Strength, {strength}, and you are through; else you come out far back. "
        "Click it, then throw."
    ),
    points_at=f"space:{table.CRYPT}",
    answers=(f"step:{table.CRYPT}", "throw"),
    facts={"dice": always(TUNNEL_DICE), "strength": facts.strength_on_the_sheet},
    clauses=("TAL-6.11.3b", "TAL-6.14.5a", "TAL-6.14.5b"),
)
THE_CROWN = Step(
    Text("The Command Spell"),
    Text(
        "A few turns later your Talisman lets you through the Valley of Fire, up to the Crown. There you throw each "
        "turn: from {lowest} up, all others lose a Life. Click the Crown, and once more for the Command Spell."
    ),
    points_at=f"space:{table.CROWN}",
    answers=(f"step:{table.CROWN}", "command"),
    facts={"lowest": facts.lowest_command},
    clauses=("TAL-6.11.6b", "TAL-6.9.8b"),
)
THE_END = Step(
    Text("Your own match"),
    Text(
        "{rival} has lost his last Life. You alone are left, and the match is yours! Now play one of your own: it is "
        "set up for you as a short game, in which everybody begins stronger."
    ),
    points_at=f"space:{table.CROWN}",
    facts={"rival": facts.rival},
    clauses=("TAL-WIN-1", "TAL-6.9.8c"),
)

LESSON = Lesson(
    GAME,
    Text("From the Tavern to the Crown"),
    Text("A Warrior's way: fights, treasures and Spells, a rival, the bridge, and the Crown of Command."),
    12,
    (Seat("Roland"), Seat("Malvor", "random")),
    (
        Scene((THE_AIM,), table.a_dream),
        Scene((A_THROW, A_FIGHT, A_TREASURE, AN_ALIGNMENT), table.first_turn, faces=(2, 3, 5, 4)),
        Scene(
            (A_SPIRIT, A_DRINK, A_SPELL, AN_ANSWER, THE_VILLAGE, THE_TROPHIES, THE_RIVAL),
            table.before_the_spectre,
            faces=(2, 5, 2, 2, 2, 1, 1, 2, 5, 3, 2),
        ),
        Scene((THE_BRIDGE,), table.before_the_bridge, faces=(6, 4, 3)),
        Scene((THE_WARLOCK,), table.at_the_cave, faces=(6,)),
        Scene((THE_PORTAL,), table.before_the_portal, faces=(3, 4)),
        Scene((THE_TRIALS,), table.before_the_trials, faces=(2, 3, 4)),
        Scene((THE_CROWN, THE_END), table.before_the_crown, faces=(5,)),
    ),
    Text("The Hermit"),
    "talisman/cards/hermit.jpg",
)
"""The Hermit's lesson for the Warrior."""
