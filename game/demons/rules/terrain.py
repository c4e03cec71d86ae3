"""Terrain Effects Chart (DEM-5.8): what it costs to enter a hex, and how its terrain changes a search.

The numbers are a reconstruction: the original chart could not be found.
"""

from __future__ import annotations

from game.demons.box.armenia import GRID, LAND, OPEN, RIVER_SIDES, TERRAIN
from game.demons.state import MAGICIAN_POINTS, MORTAL_POINTS, DemonsState
from game.engine.boards.hexes import Hex

TERRAIN_EFFECTS_CHART = """
terrain           movement points    discovery
open                     1               0
city                     1              +1
forest                   2              -1
rough                    2              -1
mountain                 3              -2
"""
RIVER_COST = 1
"""Added for crossing a river hexside (DEM-5.8a); water cannot be entered."""


def chart_numbers(chart: str) -> dict[str, tuple[int, int]]:
    """The printed chart as numbers: terrain to (cost, discovery modifier)."""
    lines = (line.split() for line in chart.strip().splitlines()[1:])
    return {terrain: (int(cost), int(modifier)) for terrain, cost, modifier in lines}


TERRAIN_EFFECTS = chart_numbers(TERRAIN_EFFECTS_CHART)
COST = {terrain: cost for terrain, (cost, _) in TERRAIN_EFFECTS.items()}
DISCOVERY_MODIFIER = {terrain: modifier for terrain, (_, modifier) in TERRAIN_EFFECTS.items()}


def step_cost(start: Hex, goal: Hex) -> int:
    """Movement points to step from a hex to a neighbouring land hex (DEM-5.8a, DEM-5.8b)."""
    river = RIVER_COST if frozenset((start, goal)) in RIVER_SIDES else 0
    return COST[TERRAIN[goal]] + river


LAND_NEIGHBOURS: dict[Hex, tuple[Hex, ...]] = {
    hex_id: tuple(other for other in GRID.neighbours[hex_id] if other in LAND) for hex_id in GRID.hexes
}
ZONES: dict[Hex, frozenset[Hex]] = {hex_id: frozenset(around) for hex_id, around in LAND_NEIGHBOURS.items()}
"""The same as sets."""
STEPS: dict[Hex, tuple[tuple[Hex, int], ...]] = {
    hex_id: tuple((other, step_cost(hex_id, other)) for other in LAND_NEIGHBOURS[hex_id]) for hex_id in GRID.hexes
}
"""For every hex the land hexes next to it, with the cost to step there. A destroyed city costs what a city costs."""
MOST_POINTS = max(MAGICIAN_POINTS, MORTAL_POINTS)
"""What anybody can spend in a phase: a magician's points."""
STEPS_WITHIN: tuple[dict[Hex, tuple[tuple[Hex, int], ...]], ...] = tuple(
    {hex_id: tuple(step for step in steps if step[1] <= points) for hex_id, steps in STEPS.items()}
    for points in range(MOST_POINTS + 1)
)
"""By the points left: for every hex the steps that they pay for."""
STEPS_BACK: dict[Hex, tuple[tuple[Hex, int], ...]] = {
    hex_id: tuple((other, step_cost(other, hex_id)) for other in LAND_NEIGHBOURS[hex_id]) for hex_id in LAND
}
"""For every land hex the land hexes next to it, with the cost to step from there."""
STEP_COST: dict[tuple[Hex, Hex], int] = {(start, goal): cost for start, steps in STEPS.items() for goal, cost in steps}


def terrain_of(state: DemonsState, hex_id: Hex) -> str:
    """The terrain of a hex now: a destroyed city is open (DEM-12.3x)."""
    if hex_id in state.destroyed_cities:
        return OPEN
    return TERRAIN[hex_id]
