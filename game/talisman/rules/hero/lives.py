"""Lives lost, gained and healed (TAL-6.4)."""

from __future__ import annotations

from game.engine.decision import Text
from game.talisman.box.register import WHEN_LOST
from game.talisman.rules.hero import death
from game.talisman.rules.magic.windows import open_window, somebody_has
from game.talisman.rules.table.land import Land
from game.talisman.state import LIVES_AT_START, Loss

GAINS_ONE, GAINS = Text("{who} gains a Life; now {left}."), Text("{who} gains Lives: {n}; now {left}.")


async def lose_life(land: Land, seat: int, lives: int, clause: str, cause: str = "") -> int:
    """Lives are lost one by one; each may be saved by a Spell (W6). Returns how many were really lost."""
    lost = 0
    for _ in range(lives):
        if not land.state.heroes[seat].space:
            break
        if somebody_has(land.state, WHEN_LOST):
            if await is_saved(land, Loss("life", seat, (), cause)):
                await land.tell("life_saved", "TAL-S.preservation", "{who} keeps the Life.", who=seat)
                continue
            if not land.state.heroes[seat].space:
                break
        lost += 1
        land.state.heroes[seat].lives -= 1
        await land.tell(
            "life_lost", clause, "{who} loses a Life; {left} left.",
            who=seat, left=land.state.heroes[seat].lives, cause=cause,
        )  # fmt: skip
        if land.state.heroes[seat].lives == 0:
            await death.die(land, seat)
    return lost


async def is_saved(land: Land, loss: Loss) -> bool:
    """Announce a loss and let Spells prevent it (W6, TAL-6.16.3-R)."""
    before, land.state.loss, land.state.saved = land.state.loss, loss, False
    await open_window(land, WHEN_LOST)
    saved = land.state.saved
    land.state.loss, land.state.saved = before, False
    if saved and loss.what == "follower":
        await land.tell("follower_saved", "TAL-S.preservation", "{card} is saved.", card=loss.cards[0])
    return saved


async def gain_life(land: Land, seat: int, lives: int = 1) -> None:
    """Lives without a ceiling (TAL-6.4.5)."""
    if not land.state.heroes[seat].space:
        return
    land.state.heroes[seat].lives += lives
    left = land.state.heroes[seat].lives
    message = GAINS_ONE if lives == 1 else GAINS
    await land.tell("life_gained", "TAL-6.4.5", message.message, who=seat, n=lives, left=left)


def can_heal(land: Land, seat: int) -> int:
    """How many Lives healing could still give back this turn (TAL-6.4.6)."""
    hero = land.state.heroes[seat]
    return max(0, min(LIVES_AT_START - hero.lives, LIVES_AT_START - hero.healed)) if hero.space else 0


async def heal(land: Land, seat: int, up_to: int) -> int:
    """Heal Lives, never above 4 (TAL-6.4.6); returns how many."""
    healed = min(up_to, can_heal(land, seat))
    if healed <= 0:
        if land.state.heroes[seat].space:
            await land.tell("not_healed", "TAL-6.4.6", "{who} cannot be healed further.", who=seat)
        return 0
    land.state.heroes[seat].lives += healed
    land.state.heroes[seat].healed += healed
    left = land.state.heroes[seat].lives
    await land.tell("healed", "TAL-6.4.6", "{who} is healed; Lives: {left}.", who=seat, n=healed, left=left)
    return healed
