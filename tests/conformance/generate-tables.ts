import type { Example } from '../../src/book/example.ts';
import type { Game, PositionForm } from '../../src/referee/game.ts';
import { chanceOf } from '../../src/referee/chance/random.ts';
import { perft, playout } from '../../src/referee/playout.ts';

/** Generates the lines of a game's `perft.json` and `cases.json`; deterministic. */

/** A line of `perft.json`: the number of runs of 1, 2, ... moves from a position, moves of chance included. */
export interface Count {
  readonly options: readonly string[];
  readonly seed: string;
  /** The number of random moves before it. */
  readonly after: number;
  readonly position: unknown;
  readonly runs: readonly number[];
}

/** A line of `cases.json`: whether a move is legal, or which position some moves reach. */
export type CaseLine =
  | {
      readonly kind: 'try';
      readonly id: string;
      readonly position: unknown;
      /** The number of legal moves; `legal` lists them if they are few. */
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

/** The most moves to list; more are only counted. */
const FEW = 40;
/** Counting stops at the first depth with this many runs. */
const ENOUGH = 300;
const DEEPEST = 5;
const EACH = 4;
/** How many moves to play before looking for decisions that come late in a game. */
const LATE = 60;

/** What a game provides. */
export interface Tabled<Position, Move, Option extends string> {
  /** The folder of the tables, as the URL of a file in it. */
  readonly beside: string;
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
  /** The kind of decision in a position. */
  readonly decidedIn: (position: Position) => string;
  /** Every kind of decision, in the order of a game; the first comes at the set-up. */
  readonly decisions: readonly [string, ...string[]];
  /** Kinds that should be taken from late in a game. */
  readonly late: readonly string[];
  /** Kinds that exist only under some options. */
  readonly more?: (on: readonly Option[]) => readonly string[];
}

/** A game's tables: their files, and how their lines are made. */
export interface Tables<Position, Move, Option extends string> {
  readonly tabled: Tabled<Position, Move, Option>;
  readonly PERFT: URL;
  readonly CASES: URL;
  readonly positionOf: (written: unknown) => Position;
  readonly playedOn: (position: Position, moves: readonly string[]) => Position;
  /** The legal moves in notation, sorted. */
  readonly legalIn: (position: Position) => string[];
  readonly counts: () => Count[];
  readonly cases: () => CaseLine[];
}

export function tablesOf<Position, Move, Option extends string>(
  tabled: Tabled<Position, Move, Option>,
): Tables<Position, Move, Option> {
  const { game, form, examples, decidedIn, decisions, late, more = () => [] } = tabled;
  /** No option, each alone, all together. */
  const tables: readonly (readonly Option[])[] = [[], ...game.options.map((id) => [id]), game.options];

  const positionOf = (written: unknown): Position => {
    const read = form.read(written);
    if (!read.ok) throw new Error(read.faults.map(({ place }) => place).join('; '));
    return read.value;
  };

  /** Plays moves in notation; each must be legal. */
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

  /** The kinds of decision for a table; the tables take turns through the list. */
  const decidedAt = (on: readonly Option[], table: number): readonly string[] => [
    ...more(on),
    ...Array.from({ length: EACH }, (_, index) => decisions[(EACH * table + index) % decisions.length] ?? ''),
  ];

  /** The first position with a kind of decision in the games of seeds 1, 2, ..., a late one for `late` kinds. */
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

  /** The line of an example, with the legal moves or the position reached. */
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
    tabled,
    PERFT: new URL('perft.json', tabled.beside),
    CASES: new URL('cases.json', tabled.beside),
    positionOf,
    playedOn,
    legalIn,
    counts: () =>
      tables.flatMap((on, table) => decidedAt(on, table).map((decision) => countAt(on, decision))),
    cases: () => examples.flatMap((example) => caseOf(example as Example)),
  };
}

/** A list as JSON with one item per line, so that diffs stay small. */
export const jsonOf = (items: readonly unknown[]): string =>
  `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]\n`;
