/** Games by lot, and positions of them: the same all day, other ones tomorrow. */
import type { AnyGame } from '../../src/referee/erased-types.ts';
import { chanceOf, lotsOf } from '../../src/referee/chance/random.ts';
import { playout, type Happened } from '../../src/referee/playout.ts';
import { DAY } from '../lot.ts';
import type { Harnessed } from './games.ts';

/** A run is had again by the day that a failing test names: `FIELDKIT_DAY=2030-01-31 npx vitest run tests/harness`. */
export const SEED = DAY;

/** The first position of a seed; a set-up without a script is never refused. */
export function firstOf(game: AnyGame, seed: string, on: readonly string[]): unknown {
  const first = game.setUp(on, chanceOf(seed));
  if (!first.ok) throw new Error(`${game.id}, seed ${seed}: ${first.faults.join('; ')}`);
  return first.value;
}

/** A set of options for each of many games: none, each alone, each two, and then as the lot falls. */
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
/** So many of a game at most: more games are seen. */
const OF_A_GAME = 10;

/** Some hundred positions, late ones as often as early ones, ended games among them. */
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

/** Where somebody decides, and who. */
export const decidedIn = (each: Harnessed): readonly { position: unknown; player: number }[] =>
  sampleOf(each).flatMap((position) => {
    const player = each.game.toAct(position);
    return typeof player === 'number' ? [{ position, player }] : [];
  });

/** Some of many, from first to last: where each costs too much to look at all. */
export const everyNth = <T>(nth: number, all: Iterable<T>): readonly T[] =>
  [...all].filter((_, index) => index % nth === 0);
