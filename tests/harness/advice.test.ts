/** Following a refusal's advice makes the try legal, or leads to further advice. */
import { describe, expect, it } from 'vitest';
import type { Advice } from '../../src/referee/verdict.ts';
import { GAMES } from './games.ts';
import { SEED } from './sample.ts';
import { triesOf } from './tries.ts';

interface Refused {
  readonly position: unknown;
  readonly move: unknown;
}

const STEPS = 6;

describe.each(GAMES)(`the advice of $id (FIELDKIT_DAY=${SEED})`, (each) => {
  const { game } = each;
  /** The advice of the first reason that has any. */
  const adviceOn = ({ position, move }: Refused): readonly Advice<unknown>[] =>
    game.judge(position, move).breaches.find(({ advice }) => advice !== undefined)?.advice ?? [];

  /** The position after some moves; null if one is illegal. */
  const after = (position: unknown, moves: readonly unknown[]): unknown =>
    moves.reduce(
      (reached, move) =>
        reached !== null && game.judge(reached, move).allowed ? game.play(reached, move) : null,
      position,
    );

  /** The try after following the advice; null if that is impossible. */
  function followed({ position, move }: Refused, { kind, moves }: Advice<unknown>): Refused | null {
    const reached = after(position, kind === 'first' ? moves : moves.slice(0, -1));
    if (reached === null || game.toAct(reached) !== game.toAct(position)) return null;
    return { position: reached, move: kind === 'first' ? move : (moves.at(-1) ?? move) };
  }

  function leadsTo(refused: Refused, steps: number): boolean {
    if (game.judge(refused.position, refused.move).allowed) return true;
    const [next] = steps > 0 ? adviceOn(refused) : [];
    const then = next === undefined ? null : followed(refused, next);
    return then !== null && leadsTo(then, steps - 1);
  }

  it('is a promise', () => {
    const broken: string[] = [];
    for (const tried of triesOf(each)) {
      for (const { rule, remedy, advice = [] } of tried.verdict.breaches) {
        for (const one of advice) {
          const then = followed(tried, one);
          if (then === null || !leadsTo(then, STEPS))
            broken.push(`${tried.words}: ${rule}: ${remedy} (${one.kind})`);
        }
      }
    }
    expect(broken.slice(0, 5)).toEqual([]);
  });
});
