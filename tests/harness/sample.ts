/** Random games and positions, seeded by the date. */
import type { AnyGame } from '../../src/referee/erased-types.ts';
import { chanceOf, lotsOf } from '../../src/referee/chance/random.ts';
import { playout, type Happened } from '../../src/referee/playout.ts';
import { DAY, LONG } from '../lot.ts';
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

type Game = ReturnType<typeof playout>;
type Watch = (happened: Happened<unknown, unknown>) => void;

function playAnew(game: AnyGame, index: number, watch: Watch): Game {
  const seed = `${SEED} ${game.id} ${index}`;
  return playout(game, firstOf(game, seed, optionsFor(game, index)), seed, game.bound, watch);
}

const played = new Map<
  string,
  { readonly moves: readonly Happened<unknown, unknown>[]; readonly is: Game }
>();

/** Plays one game to its end. It is played once for all tests of a process, except in the long run, for want of memory. */
export function play(game: AnyGame, index: number, watch: Watch = () => undefined): Game {
  if (LONG) return playAnew(game, index, watch);
  const name = `${game.id} ${index}`;
  let known = played.get(name);
  if (known === undefined) {
    const moves: Happened<unknown, unknown>[] = [];
    known = { is: playAnew(game, index, (move) => moves.push(move)), moves };
    played.set(name, known);
  }
  for (const move of known.moves) watch(move);
  return known.is;
}

/** From this number on, games have options at random. */
const AT_RANDOM = 300;

/** A random game of Loopgraven has six thousand moves, of others some hundred: fewer of such games try as much. */
const isLong = (game: AnyGame): boolean => play(game, 0).count > 2000;

/**
 * Numbers of whole games: the first `all` in the long run. Else a few, by turns of the first, which have none or one
 * option each, and of those with options at random.
 */
export function gamesOf(game: AnyGame, all: number, few: number): readonly number[] {
  if (LONG) return [...Array(all).keys()];
  const count = isLong(game) ? Math.min(few, 5) : few;
  return [...Array(count).keys()].map((index) => (index % 2 === 0 ? index / 2 : AT_RANDOM + index));
}

const samples = new Map<string, readonly unknown[]>();
const POSITIONS = LONG ? 300 : 100;
/** Most positions from one game, to include more games. */
const ofAGame = (game: AnyGame): number => (!LONG && isLong(game) ? 25 : 10);

/** A hundred positions or more, from early to late, including ended games. */
export function sampleOf({ game }: Harnessed): readonly unknown[] {
  const known = samples.get(game.id);
  if (known) return known;
  const sample: unknown[] = [];
  for (let index = 0; sample.length < POSITIONS; index++) {
    const all: unknown[] = [];
    const { last } = play(game, index, ({ before }) => all.push(before));
    const lot = lotsOf(`${SEED} sample ${index}`);
    const some = Array.from({ length: Math.min(ofAGame(game), all.length) }, () =>
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
