import type { Field } from '../../referee/search/heuristics.ts';
import { search } from '../../referee/search/search.ts';
import { reasonsBetween, type Reason } from './reasons.ts';
import { tryAlone } from './weigh-decision.ts';

/**
 * "What would you do?": the best three moves of whoever decides, with their chances, by what that player knows.
 *
 *     const advising = advise(field, game.observe(position, 0), 'seed');
 *     while (advising.step());
 *     console.log(advising.advice());
 */
export interface Advised<Move> {
  readonly move: Move;
  /** The expected share of the wins. */
  readonly chances: number;
  /** What the expected play after it changes, by features of the game's evaluation. */
  readonly why: readonly Reason[];
}

export interface Advising<Move> {
  /** Does a little more; false once there is no more to do. */
  readonly step: () => boolean;
  readonly done: () => number;
  /** The moves found so far, the best first. */
  readonly advice: () => readonly Advised<Move>[];
}

/** The moves that are told. */
const TOLD = 3;

/** Samples among all moves, and for each of the best alone; and how many at a time. */
const AMONG_ALL = 80;
const ALONE = 60;
const STRIDE = 4;

export function advise<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  seen: Observation,
  seed: string,
): Advising<Move> {
  const thinking = search(field, seen, seed);
  const alone: Advised<Move>[] = [];
  const best = (): readonly Advised<Move>[] =>
    thinking
      .report()
      .moves.slice(0, TOLD)
      .map(({ move, chances }) => ({ move, chances, why: [] }));
  let chosen: readonly Advised<Move>[] | null = null;
  const looks = AMONG_ALL / STRIDE;
  let looked = 0;
  return {
    step: () => {
      if (looked < looks && !thinking.isClear(AMONG_ALL - thinking.samples())) {
        thinking.more(STRIDE);
        looked++;
        return true;
      }
      looked = looks;
      chosen ??= best();
      const next = chosen[alone.length];
      if (next === undefined) return false;
      const { move } = next;
      const { chances, start, end, player } = tryAlone(field, seen, move, ALONE, `${seed}/alone`);
      alone.push({ move, chances, why: reasonsBetween(field.hints, start, end, player) });
      return true;
    },
    done: () => (looked + alone.length * (ALONE / STRIDE)) / (looks + TOLD * (ALONE / STRIDE)),
    advice: () => {
      const told = alone.length === chosen?.length ? alone : best();
      return told.toSorted((one, other) => other.chances - one.chances);
    },
  };
}
