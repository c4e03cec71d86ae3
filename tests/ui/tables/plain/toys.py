"""Four tiny games of different kinds for the plain table: pawns on points, hands of cards, dice to keep, a race."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from game.engine.boards.plain import drawn, grid, track
from game.engine.boards.plain_view import Card, Column, Counter, Die, PlainView, Token, Zone, seat_views
from game.engine.decision import Decision, Option, Refusal, Text, text
from game.engine.dice import Dice
from game.engine.game import Game, OptionValue, Result, Seat
from game.engine.table import Table


@dataclass(slots=True)
class ToyState:
    """What any of the toys remembers."""

    seats: int
    turn: int = 0
    turns: int = 0
    winner: int | None = None
    at: dict[str, str] = field(default_factory=dict)
    """Where each piece is."""
    score: list[int] = field(default_factory=list)
    faces: list[int] = field(default_factory=list)
    thrown: int = 0


class Toy(Game):
    """What the toys have in common."""

    subtitle = Text("a game for tests")
    rules_version = 1
    state_type = ToyState
    fewest_seats, most_seats = 2, 6
    clause = "TOY-1.1"

    def new_state(self, seats: int, options: Mapping[str, OptionValue]) -> ToyState:
        state = ToyState(seats, score=[0] * seats)
        self.set_up(state)
        return state

    def set_up(self, state: ToyState) -> None: ...

    def table(self, state: Any, dice: Dice, seats: tuple[Seat, ...]) -> Table[Any]:
        return Table(state, dice, seats)

    def step(self, table: Any) -> Coroutine[Any, Any, None]:
        return self.turn(table)

    async def turn(self, table: Table[ToyState]) -> None:
        raise NotImplementedError

    def is_over(self, state: ToyState) -> bool:
        return state.winner is not None

    def result(self, state: ToyState) -> Result | None:
        if state.winner is None:
            return None
        places = tuple(1 if seat == state.winner else 2 for seat in range(state.seats))
        return Result((state.winner,), places, Text("That was the last move."), self.clause)

    def imagine(self, state: Any, seat: int, dice: Dice) -> None: ...

    def problems(self, state: Any) -> list[str]:
        return []

    def refusal(self, state: Any, decision: Decision, place: str) -> Refusal:
        return Refusal(text("Not {place}.", place=place), self.clause)

    def preferences(self, state: Any, decision: Decision) -> Sequence[float]:
        return [float(number) for number in range(len(decision.options))]

    def summary(self, state: ToyState) -> Text:
        return text("Turn {n}", n=state.turns + 1)

    def length(self, state: ToyState) -> int:
        return state.turns

    def next_seat(self, state: ToyState) -> None:
        state.turns += 1
        state.turn = (state.turn + 1) % state.seats

    def plain(self, state: ToyState, seat: int | None, seats: tuple[Seat, ...], **more: Any) -> PlainView:
        active = None if state.winner is not None else state.turn
        return PlainView(
            self.id, seat, seat_views(seats), active, self.summary(state), waiting_clause=self.clause, **more
        )


class Crossing(Toy):
    """Points and lines: whoever first brings both pawns to the other side."""

    id = "crossing"
    name = Text("Crossing")
    most_seats = 2
    BOARD = drawn(
        r"""
        a---b---c
        |\ /|\ /|
        | d-+-e |
        |/ \|/ \|
        f---g---h
        """.replace("+", "-")
    )
    HOMES = (("f", "h"), ("a", "c"))

    def set_up(self, state: ToyState) -> None:
        state.at = {f"pawn:{seat}:{home}": home for seat in (0, 1) for home in self.HOMES[seat]}

    async def turn(self, table: Table[ToyState]) -> None:
        state, near = table.state, self.BOARD.neighbours()
        seat, taken = state.turn, set(table.state.at.values())
        options = tuple(
            Option(f"{pawn}>{to}", text("Go to {to}", to=to), to, picks=(pawn,))
            for pawn, at in state.at.items()
            if pawn.startswith(f"pawn:{seat}")
            for to in near[at]
            if to not in taken
        ) or (Option("stay", Text("Stay")),)
        key = await table.ask(seat, "walk", Text("Where to?"), options, self.clause)
        if key != "stay":
            pawn, _arrow, to = key.partition(">")
            state.at[pawn] = to
        await table.tell("walked", self.clause, "{who} walks", who=seat)
        there = [state.at[pawn] for pawn in state.at if pawn.startswith(f"pawn:{seat}")]
        if set(there) == set(self.HOMES[1 - seat]) or state.turns > 200:
            state.winner = seat
        self.next_seat(state)

    def view(self, state: ToyState, seat: int | None, seats: tuple[Seat, ...]) -> PlainView:
        pawns = tuple(Token(pawn, at, int(pawn[5]), Text("Pawn")) for pawn, at in state.at.items())
        columns = (Column("walked", Text("Walks")),)
        return self.plain(state, seat, seats, board=self.BOARD, pieces=pawns, columns=columns)


class HighCard(Toy):
    """Cards: everybody plays one of a hidden hand in turn, the highest takes all, until the hands are empty."""

    id = "high_card"
    name = Text("High Card")
    HAND, KINDS = 5, (("crown", "Crowns"), ("moon", "Moons"), ("sun", "Suns"), ("key", "Keys"))

    def set_up(self, state: ToyState) -> None:
        state.at = {f"card:{number}": "deck" for number in range(40)}

    async def turn(self, table: Table[ToyState]) -> None:
        state, seat = table.state, table.state.turn
        if not state.turns:
            for number, card in enumerate(table.dice.shuffled(tuple(state.at))[: self.HAND * state.seats]):
                state.at[card] = f"hand:{number % state.seats}"
            await table.tell("dealt", self.clause, "The cards are dealt.")
        hand = [card for card, at in state.at.items() if at == f"hand:{seat}"]
        options = tuple(Option(card, text("Play {card}", card=card), card) for card in hand)
        card = await table.ask(seat, "play", Text("Which card?"), options, self.clause, secret=True)
        state.at[card] = "trick"
        table.reveal()
        await table.tell("played", self.clause, "{who} plays a card", who=seat)
        self.next_seat(state)
        trick = [card for card, at in state.at.items() if at == "trick"]
        if len(trick) == state.seats:
            await self.take(table, trick, card)

    async def take(self, table: Table[ToyState], trick: list[str], last: str) -> None:
        state = table.state
        taker = int(max(trick, key=lambda card: int(card[5:]) % 10 * 100 + int(card[5:]))[5:]) % state.seats
        for card in trick:
            state.at[card] = "discard"
        state.score[taker] += len(trick)
        await table.tell("taken", self.clause, "{who} takes {n} cards", who=taker, n=len(trick))
        if not any(at.startswith("hand") for at in state.at.values()):
            state.winner = state.score.index(max(state.score))

    def imagine(self, state: ToyState, seat: int, dice: Dice) -> None:
        unseen = [card for card, at in state.at.items() if at == "deck" or (at[:4] == "hand" and at != f"hand:{seat}")]
        places = [state.at[card] for card in unseen]
        state.at.update(zip(dice.shuffled(unseen), places, strict=True))

    def view(self, state: ToyState, seat: int | None, seats: tuple[Seat, ...]) -> PlainView:
        zones = [Zone("deck", Text("Deck"), heap=True), Zone("trick", Text("Trick")),
                 Zone("discard", Text("Discard"), heap=True)]  # fmt: skip
        zones += [Zone(f"hand:{one}", Text("Hand"), one) for one in range(state.seats)]
        cards, dark = [], dict.fromkeys(("deck", *(f"hand:{one}" for one in range(state.seats))), 0)
        for card, at in state.at.items():
            if at in ("trick", "discard", f"hand:{seat}"):
                sign, kind = self.KINDS[int(card[5:]) // 10]
                words = Text("The highest card takes all.")
                cards.append(Card(card, at, text("{n} of {kind}", n=int(card[5:]) % 10 + 1, kind=kind), words,
                                  str(int(card[5:]) % 10 + 1), f"icon:{sign}"))  # fmt: skip
            else:
                cards.append(Card(f"dark:{at}:{dark[at]}", at, hidden=True))
                dark[at] += 1
        counters = tuple((Counter(Text("Cards"), score, "trophy"),) for score in state.score)
        columns = (Column("taken", Text("Tricks")), Column("taken", Text("Cards"), fact="n"))
        return self.plain(
            state, seat, seats, private=True, zones=tuple(zones), pieces=tuple(cards), counters=counters,
            columns=columns,
        )  # fmt: skip


class Keepsake(Toy):
    """Dice: keep some of five dice, roll the others twice; the sum counts; three turns each."""

    id = "keepsake"
    name = Text("Keepsake")

    def set_up(self, state: ToyState) -> None:
        state.faces = [1] * 5

    async def turn(self, table: Table[ToyState]) -> None:
        state, seat = table.state, table.state.turn
        await self.roll(table, ())
        for _again in range(2):
            places = [f"die:{number}" for number in range(5)]
            subsets = [kept for count in range(6) for kept in combinations(places, count)]
            options = tuple(
                Option("keep:" + "".join(place[4:] for place in kept), text("Keep {n} dice", n=len(kept)), picks=kept)
                for kept in subsets
            )
            key = await table.ask(seat, "keep", Text("Which dice do you keep?"), options, self.clause)
            await self.roll(table, tuple(int(digit) for digit in key[5:]))
        state.score[seat] += sum(state.faces)
        await table.tell("scored", self.clause, "{who} scores {n}", who=seat, n=sum(state.faces))
        self.next_seat(state)
        if state.turns == 3 * state.seats:
            state.winner = state.score.index(max(state.score))

    async def roll(self, table: Table[ToyState], kept: tuple[int, ...]) -> None:
        state = table.state
        state.thrown += 1
        state.faces = [face if number in kept else table.dice.roll() for number, face in enumerate(state.faces)]
        state.at = {f"die:{number}": "kept" if number in kept else "bowl" for number in range(5)}
        await table.tell("rolled", self.clause, "{who} rolls", who=state.turn)

    def view(self, state: ToyState, seat: int | None, seats: tuple[Seat, ...]) -> PlainView:
        dice = tuple(
            Die(f"die:{number}", state.at.get(f"die:{number}", "bowl"), face, state.thrown, state.turn)
            for number, face in enumerate(state.faces)
        )
        zones = (Zone("bowl", Text("Bowl")), Zone("kept", Text("Kept")))
        counters = tuple((Counter(Text("Points"), score),) for score in state.score)
        return self.plain(state, seat, seats, zones=zones, pieces=dice, counters=counters,
                          columns=(Column("scored", Text("Points"), fact="n"),))  # fmt: skip


class Race(Toy):
    """A track: roll a die and move one of two runners; several may stand on a square."""

    id = "race"
    name = Text("Race")
    BOARD = track(24, 8)

    def set_up(self, state: ToyState) -> None:
        state.at = {f"runner:{seat}:{number}": "start" for seat in range(state.seats) for number in (0, 1)}
        state.faces = [6]

    async def turn(self, table: Table[ToyState]) -> None:
        state, seat = table.state, table.state.turn
        state.faces, state.thrown = [table.dice.roll()], state.thrown + 1
        await table.tell("rolled", self.clause, "{who} rolls {n}", who=seat, n=state.faces[0])
        own = [runner for runner in state.at if runner.startswith(f"runner:{seat}") and state.at[runner] != "24"]
        options = tuple(Option(runner, text("Move {runner}", runner=runner), runner) for runner in own)
        runner = await table.ask(seat, "run", Text("Who runs?"), options, self.clause)
        at = 0 if state.at[runner] == "start" else int(state.at[runner])
        state.at[runner] = str(min(24, at + state.faces[0]))
        await table.tell("ran", self.clause, "{who} runs", who=seat)
        if all(at == "24" for one, at in state.at.items() if one.startswith(f"runner:{seat}")):
            state.winner = seat
        self.next_seat(state)

    def view(self, state: ToyState, seat: int | None, seats: tuple[Seat, ...]) -> PlainView:
        runners = tuple(Token(one, at, int(one[7]), Text("Runner"), "icon:horse-head") for one, at in state.at.items())
        die = Die("die:run", "cup", state.faces[0], state.thrown)
        zones = (Zone("start", Text("Start")), Zone("cup", Text("Cup")))
        return self.plain(state, seat, seats, board=self.BOARD, zones=zones, pieces=(*runners, die))


class Squares(Toy):
    """A grid: put stones on a chequered board until it is full."""

    id = "squares"
    name = Text("Squares")
    BOARD = grid(4, 4, chequered=True)

    async def turn(self, table: Table[ToyState]) -> None:
        state, seat = table.state, table.state.turn
        free = [place for place in self.BOARD.places if place not in state.at.values()]
        options = tuple(Option(place, text("Take {place}", place=place), place) for place in free)
        place = await table.ask(seat, "put", Text("Which square?"), options, self.clause)
        state.at[f"stone:{state.turns}"] = place
        state.score[seat] += 1
        await table.tell("put", self.clause, "{who} takes {place}", who=seat, place=place)
        if len(free) == 1:
            state.winner = seat
        self.next_seat(state)

    def view(self, state: ToyState, seat: int | None, seats: tuple[Seat, ...]) -> PlainView:
        stones = tuple(
            Token(stone, at, int(stone[6:]) % state.seats, Text("Stone")) for stone, at in state.at.items()
        )
        counters = tuple((Counter(Text("Squares"), score),) for score in state.score)
        return self.plain(state, seat, seats, board=self.BOARD, pieces=stones, counters=counters)


TOYS = (Crossing(), HighCard(), Keepsake(), Race(), Squares())
