"""The lesson of Warlock's Duel: Alonora's first round against Albus, and the answer that ends him."""

from __future__ import annotations

from game.engine.decision import Text
from game.engine.seating import Seat
from game.lessons.facts import always
from game.lessons.lesson import UNDO, Lesson, Scene, Step
from game.lessons.warlocks_duel.facts import (
    gained_for_reserve,
    lost,
    own_pool,
    own_reserve,
    power,
    price,
    price_of_greed,
    rival_pool,
    softened,
    spell,
    strength,
    symbol,
)
from game.lessons.warlocks_duel.table import (
    FACES_OF_THE_FIRST_ROUND,
    LEARNER,
    OWN_FIRE,
    OWN_HEAL,
    RIVAL,
    RIVAL_BLOW,
    RIVAL_HEAL,
    RIVAL_KEEPS,
    RIVAL_LAST_HEAL,
    SCROLL,
    first_round,
    last_round,
)
from game.warlocks_duel import GAME
from game.warlocks_duel.box.elements import FIRE, WATER, WHIRLWIND
from game.warlocks_duel.state import FATIGUE, HAND_SIZE, MOST_POWER

GATHERING = (
    Step(
        Text("Your power"),
        Text(
            "I am Parvel, and today you are Alonora. Beside the heart stands your power: {power}, and {most} is the "
            "most. Whoever has none left is out; the last mage standing wins. Albus, across the table, has as much."
        ),
        points_at=f"seat:{LEARNER}",
        clauses=("WD-0.2", "WD-1.4"),
        facts={"power": power(LEARNER), "most": always(MOST_POWER)},
    ),
    Step(
        Text("Your first roll"),
        Text(
            "Dice pay for spells. You have just rolled your hand of {hand}; each die shows an element. The grey "
            "{whirlwind} is none: when you pay, it stands for whichever you lack."
        ),
        points_at=f"hand:{LEARNER}:{WHIRLWIND}",
        clauses=("WD-0.7", "WD-0.8"),
        facts={"hand": lambda match: HAND_SIZE, "whirlwind": symbol(WHIRLWIND)},
    ),
    Step(
        Text("Keep what burns"),
        Text(
            "Your {spell} takes {points} power from Albus and costs {cost} {fire}. Keep every {fire}, and the "
            "{whirlwind} to stand in; the rest is rolled again. Click those dice, then the button that keeps them."
        ),
        points_at=f"spell:{OWN_FIRE}",
        answers=("set_aside:fire,fire,fire,whirlwind",),
        shows=(f"hand:{RIVAL}",),
        meanwhile=RIVAL_KEEPS[:1],
        clauses=("WD-2.6", "WD-2.7"),
        facts={
            "spell": spell(OWN_FIRE),
            "points": strength(OWN_FIRE),
            "cost": price(OWN_FIRE, FIRE),
            "fire": symbol(FIRE),
            "whirlwind": symbol(WHIRLWIND),
        },
    ),
    Step(
        Text("Beware of greed"),
        Text(
            "Dice you keep are replaced at once from your reserve ({reserve} left), so you always roll {hand}. For "
            "each it cannot replace, you lose {lost} power, and the gathering ends. To keep none costs nothing. Now "
            "keep what the scroll {scroll} costs: both {water} dice."
        ),
        points_at=f"reserve:{LEARNER}:blank",
        answers=("set_aside:water,water",),
        shows=(f"spell:{SCROLL}", f"hand:{RIVAL}", f"pool:{RIVAL}"),
        meanwhile=RIVAL_KEEPS[1:],
        clauses=("WD-2.9", "WD-2.10"),
        facts={
            "reserve": own_reserve,
            "hand": always(HAND_SIZE),
            "lost": price_of_greed,
            "scroll": spell(SCROLL),
            "water": symbol(WATER),
        },
    ),
)

INCANTATIONS = (
    Step(
        Text("Race for a scroll"),
        Text(
            "Albus was greedy: {lost} power lost. A last roll fell into both pools, and now dice pay. You may learn "
            "one scroll a round, and whoever pays first has it. His pool pays for {scroll} too: click it, then pay."
        ),
        points_at=f"spell:{SCROLL}",
        shows=(f"pool:{RIVAL}", f"pool:{LEARNER}"),
        answers=(f"learn:{SCROLL}", "pay:water,water"),
        meanwhile=(f"play:{RIVAL_BLOW}",),
        clauses=("WD-2.11", "WD-3.2", "WD-3.9"),
        facts={"lost": lost(RIVAL, "greed"), "scroll": spell(SCROLL)},
    ),
    Step(
        Text("Pay for fire"),
        Text(
            "Your own spells nobody can take from you. Click {spell}: the dice proposed are raised, and a click on "
            "another exchanges it. Try that: the {whirlwind} in place of a {fire}. Then pay; the next step takes it "
            "back."
        ),
        points_at=f"spell:{OWN_FIRE}",
        answers=(f"play:{OWN_FIRE}", "pay:fire,fire,fire,whirlwind"),
        meanwhile=(f"play:{RIVAL_HEAL}", "pay:fire,water"),
        clauses=("WD-3.5", "WD-3.7", "WD-3.11"),
        facts={"spell": spell(OWN_FIRE), "whirlwind": symbol(WHIRLWIND), "fire": symbol(FIRE)},
    ),
    Step(
        Text("Take it back"),
        Text(
            "It works, but the {whirlwind} is better kept: it can still become anything, {fire} cannot. As long as no "
            "dice have been rolled, a choice can be taken back. Click Undo, then pay with {fire} alone."
        ),
        points_at="button:undo",
        answers=(UNDO, "pay:fire,fire,fire,fire"),
        meanwhile=(f"play:{RIVAL_HEAL}", "pay:fire,water"),
        clauses=("WD-3.3", "WD-0.8"),
        facts={"whirlwind": symbol(WHIRLWIND), "fire": symbol(FIRE)},
    ),
    Step(
        Text("Heal, then pass"),
        Text(
            "{spell} gives back {points} power, or softens a blow. Pay with the {water} and whichever element you "
            "like. Then click Pass: you pay for nothing more this round. Dice left in a pool are not lost yet: each "
            "can strike back and take a point from an attacker."
        ),
        points_at=f"spell:{OWN_HEAL}",
        shows=(f"pool:{RIVAL}",),
        answers=(f"play:{OWN_HEAL}", ("pay:water,earth", "pay:water,air", "pay:water,magic"), "pass"),
        meanwhile=(f"play:{RIVAL_LAST_HEAL}",),
        clauses=("WD-3.12", "WD-4.14"),
        facts={
            "spell": spell(OWN_HEAL),
            "points": strength(OWN_HEAL),
            "water": symbol(WATER),
        },
    ),
)

CASTING = (
    Step(
        Text("Cast your fire"),
        Text(
            "Now you and Albus cast by turns, one spell at a time. Whoever is struck may answer once. Mind his pool: "
            "{dice} dice can strike back. Cast {spell}. A card lies sideways once all that was paid on it is used."
        ),
        points_at=f"spell:{OWN_FIRE}",
        shows=(f"pool:{RIVAL}",),
        answers=(f"cast:{OWN_FIRE}",),
        meanwhile=(f"heal:{RIVAL_HEAL}", f"cast:{RIVAL_BLOW}"),
        clauses=("WD-4.1", "WD-4.9", "WD-4.14"),
        facts={"spell": spell(OWN_FIRE), "dice": rival_pool},
    ),
    Step(
        Text("Answer an attack"),
        Text(
            "{drop} took {softened} off your blow. Now his {attack} strikes for {points}. A heal weakens it. Reserve "
            "dice weaken it by a point each; using any costs {fatigue} power. Pool dice strike back at him. Defend "
            "with {heal}."
        ),
        points_at=f"spell:{OWN_HEAL}",
        answers=(f"heal:{OWN_HEAL}",),
        clauses=("WD-4.10", "WD-4.12", "WD-4.14"),
        facts={
            "drop": spell(RIVAL_HEAL),
            "softened": softened,
            "attack": spell(RIVAL_BLOW),
            "points": strength(RIVAL_BLOW),
            "heal": spell(OWN_HEAL),
            "fatigue": always(FATIGUE),
        },
    ),
    Step(
        Text("Cast or hold"),
        Text(
            "You may hold a spell back for a better moment. But if Albus then holds too, the casting ends, and your "
            "dice are wasted. {spell} takes {points}; the {dice} dice that he has left can take no more than {dice} "
            "back. So do not wait: cast it."
        ),
        points_at=f"spell:{SCROLL}",
        shows=(f"pool:{RIVAL}",),
        answers=(f"cast:{SCROLL}",),
        meanwhile=("counter:2", f"cast:{RIVAL_LAST_HEAL}"),
        clauses=("WD-4.2", "WD-4.3"),
        facts={"spell": spell(SCROLL), "points": strength(SCROLL), "dice": rival_pool},
    ),
    Step(
        Text("A round ends"),
        Text(
            "Albus struck back with the {lost} dice he had saved: you lost {lost} power, he {points}. Then he healed. "
            "When a round ends, dice and cards come home, and {scroll} stays yours. Each die left in a reserve heals "
            "(you gained {gain}). Whoever has least power begins: you. Now we leap some rounds ahead."
        ),
        points_at=f"spell:{SCROLL}",
        clauses=("WD-5.1", "WD-5.5", "WD-5.9"),
        facts={
            "lost": lost(LEARNER, "counter"),
            "points": strength(SCROLL),
            "gain": gained_for_reserve,
            "scroll": spell(SCROLL),
        },
    ),
)

THE_END = (
    Step(
        Text("The last blow"),
        Text(
            "Some rounds later. Albus casts {attack}, and its {points} would end you; he himself is nearly spent. An "
            "answer comes before the blow, and nothing he has prevents dice that strike back. Strike back with all "
            "{dice} in your pool."
        ),
        points_at=f"pool:{LEARNER}:{FIRE}",
        answers=("counter:3",),
        clauses=("WD-4.14", "WD-4.15"),
        facts={"attack": spell(RIVAL_BLOW), "points": strength(RIVAL_BLOW), "dice": own_pool},
    ),
    Step(
        Text("A duel of your own"),
        Text(
            "Albus falls, and his spell with him. Now begin a duel of your own: keep Alonora, against one Apprentice, "
            "without the further rules (modules) that can be chosen. Ask for a hint whenever you hesitate."
        ),
        points_at="button:hint",
        clauses=("WD-6.1",),
    ),
)

LESSON = Lesson(
    game=GAME,
    title=Text("Fire against water"),
    about=Text("Keep dice, pay for spells, and answer the spell that should have been your end."),
    minutes=10,
    seats=(Seat("Alonora"), Seat("Albus", "greedy")),
    scenes=(
        Scene((*GATHERING, *INCANTATIONS, *CASTING), arrange=first_round, faces=FACES_OF_THE_FIRST_ROUND),
        Scene(THE_END, arrange=last_round, opening=(f"cast:{RIVAL_BLOW}",)),
    ),
    voice=Text("Parvel"),
    portrait="warlocks_duel/mages/parvel.jpg",
    learner=LEARNER,
)
