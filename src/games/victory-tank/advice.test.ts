import { describe, expect, it } from 'vitest';
import { lotsOf } from '../../referee/chance.ts';
import type { Advice } from '../../referee/verdict.ts';
import { judge } from './judge.ts';
import type { Move } from './move.ts';
import { moves } from './moves.ts';
import { print } from './notation.ts';
import { optionsOn, OPTION_IDS } from './options.ts';
import { play } from './play.ts';
import type { Position } from './position.ts';
import { randomGame } from './testing/random-games.ts';
import { triesIn } from './testing/tries.ts';

/** Another one every day; a run is had again by the seed that it names. */
const SEED = process.env['ADVICE_SEED'] ?? new Date().toISOString().slice(0, 10);
const REFUSALS = Number(process.env['ADVICE_REFUSALS'] ?? 20_000);

interface Refused {
  readonly position: Position;
  readonly tried: Move;
}

/** Refusals of games by lot under options by lot, the rarer kinds of try as often as the others. */
function refusals(count: number, look: (refused: Refused) => void): void {
  const lot = lotsOf(`advice ${SEED}`);
  let looked = 0;
  for (let game = 0; looked < count; game++) {
    const seed = `advice ${SEED} ${game}`;
    const on = game % 3 === 0 ? [] : OPTION_IDS.filter(() => lot(game % 3) === 0 || lot(3) === 0);
    randomGame(seed, on, (position) => {
      if (looked >= count || lot(position.stage === 'command' || position.stage === 'place' ? 12 : 3) > 0)
        return;
      const byKind = Map.groupBy(triesIn(position), ({ kind }) => kind);
      const timely = new Set(moves(position).map(({ kind }) => kind));
      for (const [kind, tries] of byKind) {
        // What belongs to the moment is more often tried than what does not.
        for (let times = timely.has(kind) ? 4 : lot(3) === 0 ? 1 : 0; times > 0; times--) {
          const tried = tries[lot(tries.length)];
          if (tried === undefined || judge(position, tried).allowed) continue;
          looked++;
          look({ position, tried });
        }
      }
    });
  }
}

/** Advice of the first reason that has any, or null. */
const adviceOn = ({ position, tried }: Refused): readonly Advice<Move>[] | null =>
  judge(position, tried).breaches.find(({ advice }) => advice !== undefined)?.advice ?? null;

/** The position after some moves, each of which has to be legal; null where one is not. */
function after(position: Position, moves: readonly Move[]): Position | null {
  let reached = position;
  for (const move of moves) {
    if (!judge(reached, move).allowed) return null;
    reached = play(reached, move);
  }
  return reached;
}

/** What there is to be tried once the advice has been followed; null where it cannot be. */
function followed({ position, tried }: Refused, { kind, moves }: Advice<Move>): Refused | null {
  const before = kind === 'first' ? moves : moves.slice(0, -1);
  const reached = after(position, before);
  if (reached === null || reached.player !== position.player) return null;
  return { position: reached, tried: kind === 'first' ? tried : (moves.at(-1) ?? tried) };
}

/** Whether a try is legal, or the next thing that is said about it leads there, in so many steps at most. */
function leadsTo(refused: Refused, steps: number): boolean {
  if (judge(refused.position, refused.tried).allowed) return true;
  const [next] = steps > 0 ? (adviceOn(refused) ?? []) : [];
  const then = next === undefined ? null : followed(refused, next);
  return then !== null && leadsTo(then, steps - 1);
}

describe('advice', () => {
  it(`is a promise: it makes the try legal, or brings it to the next thing to do (ADVICE_SEED=${SEED})`, () => {
    const broken: string[] = [];
    let advised = 0;
    refusals(REFUSALS, (refused) => {
      const { position, tried } = refused;
      for (const { rule, remedy, advice = [] } of judge(position, tried).breaches) {
        for (const one of advice) {
          advised++;
          const then = followed(refused, one);
          if (then !== null && leadsTo(then, 6)) continue;
          const options = optionsOn(position.options).join(' ');
          broken.push(
            `[${options}] ${position.stage}: ${print(position, tried)}: ${rule}: ${remedy} (${one.kind})`,
          );
        }
      }
    });
    expect(broken).toEqual([]);
    expect(advised).toBeGreaterThan(REFUSALS / 4);
  });
});
