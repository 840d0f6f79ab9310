/** Random games and positions, seeded by the date. */
import type { AnyGame } from '../../src/referee/erased-types.ts';
import { chanceOf, lotsOf } from '../../src/referee/chance/random.ts';
import { playout, type Happened } from '../../src/referee/playout.ts';
import { DAY } from '../lot.ts';
import type { Harnessed } from './games.ts';

/** To reproduce a run, set the day named by a failing test: `FIELDKIT_DAY=2030-01-31 npx vitest run tests/harness`. */
export const SEED = DAY;

/** The start position for a seed; without a script the set-up never fails. */
export function firstOf(game: AnyGame, seed: string, on: readonly string[]): unknown {
  const first = game.setUp(on, chanceOf(seed));
  if (!first.ok) throw new Error(`${game.id}, seed ${seed}: ${first.faults.join('; ')}`);
  return first.value;
}

/** Options for the nth game: none, each alone, each pair, then at random. */
export function optionsFor({ options }: AnyGame, index: number): readonly string[] {
  const sets = [
    [],
    ...options.map((option) => [option]),
    ...options.flatMap((one, place) => options.slice(place + 1).map((other) => [one, other])),
  ];
  const lot = lotsOf(`${SEED} options ${index}`);
  return sets[index] ?? (index % 2 === 0 ? [] : options.filter(() => lot(2) === 1));
}

/** Plays one game to its end. */
export function play(
  game: AnyGame,
  index: number,
  watch?: (happened: Happened<unknown, unknown>) => void,
): ReturnType<typeof playout> {
  const seed = `${SEED} ${game.id} ${index}`;
  return playout(game, firstOf(game, seed, optionsFor(game, index)), seed, game.bound, watch);
}

const samples = new Map<string, readonly unknown[]>();
const POSITIONS = 300;
/** Most positions from one game, to include more games. */
const OF_A_GAME = 10;

/** Some hundred positions, from early to late, including ended games. */
export function sampleOf({ game }: Harnessed): readonly unknown[] {
  const known = samples.get(game.id);
  if (known) return known;
  const sample: unknown[] = [];
  for (let index = 0; sample.length < POSITIONS; index++) {
    const all: unknown[] = [];
    const { last } = play(game, index, ({ before }) => all.push(before));
    const lot = lotsOf(`${SEED} sample ${index}`);
    const some = Array.from({ length: Math.min(OF_A_GAME, all.length) }, () =>
      all.splice(lot(all.length), 1),
    );
    sample.push(...some.flat(), ...(index % 5 === 0 ? [last] : []));
  }
  samples.set(game.id, sample);
  return sample;
}

/** Positions where a player decides, with that player. */
export const decidedIn = (each: Harnessed): readonly { position: unknown; player: number }[] =>
  sampleOf(each).flatMap((position) => {
    const player = each.game.toAct(position);
    return typeof player === 'number' ? [{ position, player }] : [];
  });

/** Every nth item, where testing all would take too long. */
export const everyNth = <T>(nth: number, all: Iterable<T>): readonly T[] =>
  [...all].filter((_, index) => index % nth === 0);
