/** Makes the lines of Street Armour's `perft.json` and `cases.json`, the same every time. */
import { EXAMPLES_BY_THEME } from '../../../content/street-armour/examples-all.ts';
import type { ArmourExample } from '../../../content/street-armour/examples.ts';
import { armourForm } from '../../../src/games/street-armour/form.ts';
import { streetArmour } from '../../../src/games/street-armour/game.ts';
import { OPTION_IDS, type OptionId } from '../../../src/games/street-armour/options.ts';
import { STAGES, type Stage, type Armour } from '../../../src/games/street-armour/position.ts';
import { chanceOf } from '../../../src/referee/chance.ts';
import { perft, playout } from '../../../src/referee/playout.ts';

export const PERFT = new URL('perft.json', import.meta.url);
export const CASES = new URL('cases.json', import.meta.url);

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

/** No option, each alone, all together. */
const TABLES: readonly (readonly OptionId[])[] = [[], ...OPTION_IDS.map((id) => [id]), OPTION_IDS];
const EACH = 4;
/** Longer lists of moves are told by their number. */
const FEW = 40;
/** A position is counted no deeper than the first depth with so many runs. */
const ENOUGH = 300;
const DEEPEST = 5;
/** Stages late in a game are looked for after so many moves. */
const LATE = 60;

export const positionOf = (written: unknown): Armour => {
  const read = armourForm.read(written);
  if (!read.ok) throw new Error(read.faults.map(({ place }) => place).join('; '));
  return read.value;
};

/** A position after moves in notation, each of which has to be legal. */
export const playedOn = (position: Armour, moves: readonly string[]): Armour =>
  moves.reduce((before, words) => {
    const move = streetArmour.parse(before, words);
    if (!move.ok || !streetArmour.judge(before, move.value).allowed) throw new Error(`${words} is not legal`);
    return streetArmour.play(before, move.value);
  }, position);

export const legalIn = (position: Armour): string[] =>
  streetArmour
    .moves(position)
    .map((move) => streetArmour.print(position, move))
    .sort();

function setUp(on: readonly OptionId[]): Armour {
  const first = streetArmour.setUp(on, chanceOf('1'));
  if (!first.ok) throw new Error('Street Armour cannot be set up');
  return first.value;
}

/** Stages for a table, each table beginning where the one before it left off. */
function stagesOf(on: readonly OptionId[], table: number): readonly Stage[] {
  const some = STAGES.filter((stage) => stage !== 'over' && stage !== 'barricade');
  const stages = Array.from(
    { length: EACH },
    (_, index) => some[(EACH * table + index) % some.length] ?? 'move',
  );
  return on.includes('barricades') ? ['barricade', ...stages] : stages;
}

export const counts = (): Count[] =>
  TABLES.flatMap((on, table) => stagesOf(on, table).map((stage) => countAt(on, stage)));

/** The first position of a stage, late where it can be, in the games of seeds 1, 2, ... */
function countAt(on: readonly OptionId[], stage: Stage): Count {
  const late = ['throw', 'move', 'shoot'].includes(stage) ? LATE : 0;
  const first = setUp(on);
  if (stage === 'city') return countFrom(on, '1', 0, first);
  for (let seed = 1; ; seed++) {
    const found: { position: Armour; after: number }[] = [];
    playout(streetArmour, first, String(seed), 1000, ({ after, count }) => {
      if (after.stage === stage && count >= late && found.length === 0)
        found.push({ position: after, after: count });
    });
    const [one] = found;
    if (one !== undefined) return countFrom(on, String(seed), one.after, one.position);
  }
}

function countFrom(on: readonly OptionId[], seed: string, after: number, position: Armour): Count {
  const runs: number[] = [];
  do runs.push(perft(streetArmour, position, runs.length + 1));
  while (runs.length < DEEPEST && (runs.at(-1) ?? 0) < ENOUGH && (runs.at(-1) ?? 0) > 0);
  return { options: on, seed, after, position: armourForm.write(position), runs };
}

/** The examples of the book, with every legal move and the whole position that they come to. */
export const cases = (): CaseLine[] =>
  Object.values(EXAMPLES_BY_THEME)
    .flat()
    .flatMap((example: ArmourExample): CaseLine[] => {
      if (example.kind === 'course') {
        const position = positionOf(example.position);
        const { id, moves } = example;
        const reached = armourForm.write(playedOn(position, moves));
        return [{ kind: 'course', id, position: armourForm.write(position), moves, reached }];
      }
      if (example.kind !== 'try') return [];
      const position = playedOn(positionOf(example.position), example.before ?? []);
      const move = streetArmour.parse(position, example.try);
      if (!move.ok) throw new Error(example.id);
      const { allowed, breaches } = streetArmour.judge(position, move.value);
      const breaks = breaches.map(({ rule }) => rule);
      const legal = legalIn(position);
      return [
        {
          kind: 'try',
          id: example.id,
          position: armourForm.write(position),
          count: legal.length,
          ...(legal.length > FEW ? {} : { legal }),
          try: example.try,
          allowed,
          breaks,
        },
      ];
    });
