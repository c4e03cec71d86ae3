"""The ward check: what lying wands, torches and herbs do to a demon beside them (DK-9.27 to DK-9.29)."""

from __future__ import annotations

from game.devils_circle.rules.circle import Circle
from game.devils_circle.rules.ground import OPENLY, first_fields, pentagram_fields
from game.devils_circle.state import ON_BOARD, CircleState
from game.engine.boards.rooms import set_of

WAND_LOSS, WAND_MATERIALITY = 3, 1
TORCH_LOSS, TORCH_MATERIALITY = 3, 2
HERB_LOSS = 3


def ward_effect(state: CircleState, field: int) -> tuple[int, int]:
    """The power a demon loses and the materiality it gains when it ends its activity on a field (DK-9.27)."""
    beside = OPENLY[field]
    around = beside | 1 << field
    loss = gain = 0
    if state.wands and set_of(state.wands) & beside and not pentagram_fields(state.pentagrams) >> field & 1:
        wands = sum(1 for lying in state.wands if beside >> lying & 1)
        loss, gain = WAND_LOSS * wands, WAND_MATERIALITY * wands
    if state.torches and first_fields(state.torches) & around:
        for torch, _ in state.torches:
            if around >> torch & 1:
                gain += TORCH_MATERIALITY
                loss += TORCH_LOSS * (torch == field)
    if state.herbs and first_fields(state.herbs) & around:
        loss += HERB_LOSS * sum(bundles for herb, bundles, _ in state.herbs if around >> herb & 1)
    return loss, gain


async def ward_check(circle: Circle, demon: int) -> None:
    """Apply all wards around a demon together; it may be neutralised by them."""
    if circle.state.demons[demon].status != ON_BOARD:
        return
    field = circle.state.demons[demon].field
    loss, gain = ward_effect(circle.state, field)
    if not loss and not gain:
        return
    await circle.tell(
        "warded", "DK-9.27", "What lies and burns about {field} works on {demon}.", demon=demon, field=field
    )
    if loss:
        await circle.exhaust(demon, loss, "DK-9.27")
    if await circle.check_neutralised(demon):
        return
    if gain:
        await circle.thicken(demon, gain, "DK-9.27")
