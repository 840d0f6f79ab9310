/** What every game's evaluation promises to those who tell it or fit it. */
import { describe, expect, it } from 'vitest';
import type { ShelfReferee } from '../../src/book/shelf-game.ts';
import type { AnyGame } from '../../src/referee/erased-types.ts';
import { chanceBy, type Evaluation } from '../../src/referee/search/evaluation.ts';
import type { Hints } from '../../src/referee/search/heuristics.ts';
import { SHELF } from '../../src/site/shelf.ts';
import { play } from './sample.ts';

interface Evaluated {
  readonly id: string;
  readonly game: AnyGame;
  readonly hints: Hints;
  readonly evaluation: Evaluation;
  readonly referee: ShelfReferee;
}

const found = await Promise.all(
  SHELF.map(async ({ id, referee }): Promise<Evaluated[]> => {
    const hints = await referee?.hints?.();
    if (referee === undefined || hints?.evaluation === undefined) return [];
    return [{ id, game: await referee.game(), hints, evaluation: hints.evaluation, referee }];
  }),
);
const GAMES = found.flat();

/** From one position of a random game that is looked at to the next, in moves. */
const STRIDE = 37;

function positionsOf(game: AnyGame): readonly unknown[] {
  const positions: unknown[] = [];
  play(game, 0, ({ after, count }) => {
    if (count % STRIDE === 0 && game.toAct(after) !== null && positions.length < 40) positions.push(after);
  });
  return positions;
}

it('all five games have one', () => {
  expect(GAMES.map(({ id }) => id).toSorted()).toEqual(SHELF.map(({ id }) => id).toSorted());
});

describe.each(GAMES)('the evaluation of $id', ({ id, game, hints, evaluation, referee }) => {
  const { features, weights } = evaluation;

  it('weighs each feature, and has words for it in every language', async () => {
    expect(Object.keys(weights).toSorted()).toEqual(features.toSorted());
    const translated = Object.values(SHELF.find((one) => one.id === id)?.in ?? {});
    const worded = [referee, ...translated.flatMap((one) => one.referee ?? [])];
    for (const { features: words } of worded)
      expect(Object.keys((await words?.()) ?? {}).toSorted()).toEqual(features.toSorted());
  });

  it('is what positions are valued by', () => {
    for (const position of positionsOf(game)) {
      for (const seat of [0, 1]) {
        const chance = chanceBy(evaluation, position, seat);
        expect(evaluation.figures(position, seat)).toHaveLength(features.length);
        expect(chance).toBeGreaterThan(0);
        expect(chance).toBeLessThan(1);
        expect(hints.value?.(position, seat)).toBe(chance);
      }
      if (game.secrets === false)
        expect(chanceBy(evaluation, position, 0) + chanceBy(evaluation, position, 1)).toBeCloseTo(1);
    }
  });
});
