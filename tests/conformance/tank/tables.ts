/** Generates the lines of TanK's `perft.json` and `cases.json`; deterministic. */
import { EXAMPLES_BY_THEME } from '../../../content/tank/examples/all.ts';
import type { TankExample } from '../../../content/tank/examples/tables.ts';
import { tankForm } from '../../../src/games/tank/rules/position-format.ts';
import { tank } from '../../../src/games/tank/rules/judge.ts';
import { OPTION_IDS, type OptionId } from '../../../src/games/tank/rules/options.ts';
import { STAGES, type Stage, type Tank } from '../../../src/games/tank/rules/position.ts';
import { chanceOf } from '../../../src/referee/chance/random.ts';
import { perft, playout } from '../../../src/referee/playout.ts';

export const PERFT = new URL('perft.json', import.meta.url);
export const CASES = new URL('cases.json', import.meta.url);

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
      readonly legal: readonly string[];
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

/** No option, each alone, all together. */
const TABLES: readonly (readonly OptionId[])[] = [[], ...OPTION_IDS.map((id) => [id]), OPTION_IDS];
const EACH = 4;
/** Counting stops at the first depth with this many runs. */
const ENOUGH = 300;
const DEEPEST = 5;
/** How many moves to play before looking for a stage, to get late positions. */
const LATE = 60;

export const positionOf = (written: unknown): Tank => {
  const read = tankForm.read(written);
  if (!read.ok) throw new Error(read.faults.map(({ place }) => place).join('; '));
  return read.value;
};

/** Plays moves in notation; each must be legal. */
export const playedOn = (position: Tank, moves: readonly string[]): Tank =>
  moves.reduce((before, words) => {
    const move = tank.parse(before, words);
    if (!move.ok || !tank.judge(before, move.value).allowed) throw new Error(`${words} is not legal`);
    return tank.play(before, move.value);
  }, position);

export const legalIn = (position: Tank): string[] =>
  tank
    .moves(position)
    .map((move) => tank.print(position, move))
    .sort();

function setUp(on: readonly OptionId[]): Tank {
  const first = tank.setUp(on, chanceOf('1'));
  if (!first.ok) throw new Error('TanK cannot be set up');
  return first.value;
}

/** The stages for a table; the tables take turns through the list. */
function stagesOf(on: readonly OptionId[], table: number): readonly Stage[] {
  const some = STAGES.filter((stage) => stage !== 'over' && stage !== 'choose');
  const stages = Array.from(
    { length: EACH },
    (_, index) => some[(EACH * table + index) % some.length] ?? 'lost',
  );
  return on.includes('attack-optional') ? ['choose', ...stages] : stages;
}

export const counts = (): Count[] =>
  TABLES.flatMap((on, table) => stagesOf(on, table).map((stage) => countAt(on, stage)));

/** The first position of a stage in the games of seeds 1, 2, ..., a late one if the stage recurs. */
function countAt(on: readonly OptionId[], stage: Stage): Count {
  const late = ['nation', 'first', 'deal'].includes(stage) ? 0 : LATE;
  const first = setUp(on);
  if (stage === 'nation') return countFrom(on, '1', 0, first);
  for (let seed = 1; ; seed++) {
    const found: { position: Tank; after: number }[] = [];
    playout(tank, first, String(seed), 1000, ({ after, count }) => {
      if (after.stage === stage && count >= late && found.length === 0)
        found.push({ position: after, after: count });
    });
    const [one] = found;
    if (one !== undefined) return countFrom(on, String(seed), one.after, one.position);
  }
}

function countFrom(on: readonly OptionId[], seed: string, after: number, position: Tank): Count {
  const runs: number[] = [];
  do runs.push(perft(tank, position, runs.length + 1));
  while (runs.length < DEEPEST && (runs.at(-1) ?? 0) < ENOUGH && (runs.at(-1) ?? 0) > 0);
  return { options: on, seed, after, position: tankForm.write(position), runs };
}

/** The lines of the book's examples, with the legal moves or the position reached. */
export const cases = (): CaseLine[] =>
  Object.values(EXAMPLES_BY_THEME)
    .flat()
    .flatMap((example: TankExample): CaseLine[] => {
      if (example.kind === 'course') {
        const position = positionOf(example.position);
        const { id, moves } = example;
        const reached = tankForm.write(playedOn(position, moves));
        return [{ kind: 'course', id, position: tankForm.write(position), moves, reached }];
      }
      if (example.kind !== 'try') return [];
      const position = playedOn(positionOf(example.position), example.before ?? []);
      const move = tank.parse(position, example.try);
      if (!move.ok) throw new Error(example.id);
      const { allowed, breaches } = tank.judge(position, move.value);
      const breaks = breaches.map(({ rule }) => rule);
      const legal = legalIn(position);
      return [
        {
          kind: 'try',
          id: example.id,
          position: tankForm.write(position),
          legal,
          try: example.try,
          allowed,
          breaks,
        },
      ];
    });
