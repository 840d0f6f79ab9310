/** Makes the lines of a game's `perft.json` and `cases.json`, the same every time. */
import type { Example } from '../../src/book/example.ts';
import type { Game, PositionForm } from '../../src/referee/game.ts';
import { chanceOf } from '../../src/referee/chance/random.ts';
import { perft, playout } from '../../src/referee/playout.ts';

/** A line of `perft.json`: so many runs of 1, 2, ... moves from a position, what chance can bring among them. */
export interface Count {
  readonly options: readonly string[];
  readonly seed: string;
  /** Moves that the game by lot had taken. */
  readonly after: number;
  readonly position: unknown;
  readonly runs: readonly number[];
}

/** A line of `cases.json`: what may be done, what is tried, and what comes of moves. */
export type CaseLine =
  | {
      readonly kind: 'try';
      readonly id: string;
      readonly position: unknown;
      /** How many moves there are; `legal` has them where they are few. */
      readonly count: number;
      readonly legal?: readonly string[];
      readonly try: string;
      readonly allowed: boolean;
      readonly breaks: readonly string[];
    }
  | {
      readonly kind: 'course';
      readonly id: string;
      readonly position: unknown;
      readonly moves: readonly string[];
      readonly reached: unknown;
    };

/** Longer lists of moves are told by their number. */
const FEW = 40;
/** A position is counted no deeper than the first depth with so many runs. */
const ENOUGH = 300;
const DEEPEST = 5;
const EACH = 4;
/** What is decided late in a game is looked for after so many moves. */
const LATE = 60;

/** What the tables of a game are made from. */
export interface Tabled<Position, Move, Option extends string> {
  readonly game: Pick<
    Game<Position, Move, string, Option, unknown, unknown>,
    | 'name'
    | 'options'
    | 'setUp'
    | 'toAct'
    | 'moves'
    | 'weight'
    | 'judge'
    | 'play'
    | 'outcome'
    | 'print'
    | 'parse'
  >;
  readonly form: PositionForm<Position, string, unknown>;
  readonly examples: readonly Pick<Example, 'id' | 'kind'>[];
  /** What is decided in a position. */
  readonly decidedIn: (position: Position) => string;
  /** All that is decided at every table, in the order of a game; the first is decided as it is set up. */
  readonly decisions: readonly [string, ...string[]];
  /** What is decided late as well as early. */
  readonly late: readonly string[];
  /** What is decided at tables with an option alone. */
  readonly more?: (on: readonly Option[]) => readonly string[];
}

export function tablesOf<Position, Move, Option extends string>(tabled: Tabled<Position, Move, Option>) {
  const { game, form, examples, decidedIn, decisions, late, more = () => [] } = tabled;
  /** No option, each alone, all together. */
  const tables: readonly (readonly Option[])[] = [[], ...game.options.map((id) => [id]), game.options];

  const positionOf = (written: unknown): Position => {
    const read = form.read(written);
    if (!read.ok) throw new Error(read.faults.map(({ place }) => place).join('; '));
    return read.value;
  };

  /** A position after moves in notation, each of which has to be legal. */
  const playedOn = (position: Position, moves: readonly string[]): Position =>
    moves.reduce((before, words) => {
      const move = game.parse(before, words);
      if (!move.ok || !game.judge(before, move.value).allowed) throw new Error(`${words} is not legal`);
      return game.play(before, move.value);
    }, position);

  const legalIn = (position: Position): string[] =>
    game
      .moves(position)
      .map((move) => game.print(position, move))
      .sort();

  function setUp(on: readonly Option[]): Position {
    const first = game.setUp(on, chanceOf('1'));
    if (!first.ok) throw new Error(`${game.name} cannot be set up`);
    return first.value;
  }

  /** What is decided at a table, each beginning where the one before it left off. */
  const decidedAt = (on: readonly Option[], table: number): readonly string[] => [
    ...more(on),
    ...Array.from({ length: EACH }, (_, index) => decisions[(EACH * table + index) % decisions.length] ?? ''),
  ];

  /** The first position in which that is decided, late where it can be, in the games of seeds 1, 2, ... */
  function countAt(on: readonly Option[], decision: string): Count {
    const least = late.includes(decision) ? LATE : 0;
    const first = setUp(on);
    if (decision === decisions[0]) return countFrom(on, '1', 0, first);
    for (let seed = 1; ; seed++) {
      const found: { position: Position; after: number }[] = [];
      playout(game, first, String(seed), 1000, ({ after, count }) => {
        if (found.length === 0 && count >= least && decidedIn(after) === decision)
          found.push({ position: after, after: count });
      });
      const [one] = found;
      if (one !== undefined) return countFrom(on, String(seed), one.after, one.position);
    }
  }

  function countFrom(on: readonly Option[], seed: string, after: number, position: Position): Count {
    const runs: number[] = [];
    do runs.push(perft(game, position, runs.length + 1));
    while (runs.length < DEEPEST && (runs.at(-1) ?? 0) < ENOUGH && (runs.at(-1) ?? 0) > 0);
    return { options: on, seed, after, position: form.write(position), runs };
  }

  /** An example, with every legal move or the whole position that it comes to. */
  function caseOf(example: Example): readonly CaseLine[] {
    if (example.kind === 'course') {
      const position = positionOf(example.position);
      const { id, moves } = example;
      const reached = form.write(playedOn(position, moves));
      return [{ kind: 'course', id, position: form.write(position), moves, reached }];
    }
    if (example.kind !== 'try') return [];
    const position = playedOn(positionOf(example.position), example.before ?? []);
    const move = game.parse(position, example.try);
    if (!move.ok) throw new Error(example.id);
    const { allowed, breaches } = game.judge(position, move.value);
    const legal = legalIn(position);
    return [
      {
        kind: 'try',
        id: example.id,
        position: form.write(position),
        count: legal.length,
        ...(legal.length > FEW ? {} : { legal }),
        try: example.try,
        allowed,
        breaks: breaches.map(({ rule }) => rule),
      },
    ];
  }

  return {
    positionOf,
    playedOn,
    legalIn,
    counts: (): Count[] =>
      tables.flatMap((on, table) => decidedAt(on, table).map((decision) => countAt(on, decision))),
    cases: (): CaseLine[] => examples.flatMap((example) => caseOf(example as Example)),
  };
}
