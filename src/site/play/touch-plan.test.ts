import { expect, it } from 'vitest';
import type { AnyTable } from '../../referee/erased-types.ts';
import { handlesFrom, type Interaction } from '../../referee/table/interaction.ts';
import { judged, planOf, touching, type Hold } from './touch-plan.ts';

/** A walker on a row of fields, one field a move; the last field is forbidden. */
const FIELDS = 5;
const legalAt = (at: number): readonly number[] =>
  [at - 1, at + 1].filter((to) => to >= 0 && to < FIELDS - 1);

function tableOf(more: Partial<Interaction<unknown, unknown>> = {}, judge = legalAt): AnyTable {
  const touches = (_: unknown, move: unknown) => [{ id: `${move}`, says: `To ${move}` }] as const;
  const walk = (from: number): readonly number[] => judge(from);
  return {
    game: {
      toAct: () => 0,
      moves: (at: number) => legalAt(at),
      judge: (at: number, to: number) => ({ allowed: walk(at).includes(to), breaches: [], rulings: [] }),
      play: (_: number, to: number) => to,
      revealed: () => [],
    },
    scenery: {
      interaction: {
        touches,
        handles: handlesFrom((at, legal) =>
          legal.map((move) => ({
            move,
            from: { id: `${at as number}`, says: 'Walk' },
            does: 'walk',
            ends: [`${move as number}`],
          })),
        ),
        ...more,
      },
    },
  } as unknown as AnyTable;
}

/** Handles with steps to any distance, the forbidden field included. */
const walking: NonNullable<Interaction<unknown, unknown>['handles']> = (at) => {
  const steps = {
    key: (now: unknown) => `${now as number}`,
    from: (_: unknown, legal: readonly unknown[]) =>
      [...legal, FIELDS - 1].map((move) => ({ move, at: `${move as number}`, on: steps })),
  };
  return [{ id: 'walk', at: `${at as number}`, says: 'Walk', ways: [{ id: 'walk', says: 'Walk', steps }] }];
};

/** The plan after taps on these places. */
const planBy = (table: AnyTable, ...places: readonly string[]) =>
  planOf(
    table,
    0,
    places.reduce<Hold | null>((hold, id) => touching(table, 0, hold, id) ?? null, null),
  );

it('is found by the places that are touched, step by step', () => {
  const found = planBy(tableOf({ handles: walking }), '0', '3');
  expect(found?.plan.moves).toEqual([1, 2, 3]);
  expect(found?.made.map(({ before, after }) => [before, after])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
  expect(planBy(tableOf(), '0', '1')?.plan.moves).toEqual([1]);
  expect(planBy(tableOf(), '0')?.plan.moves).toBeUndefined();
});

it('comes nowhere by a step that is no legal move, whoever names it', () => {
  const table = tableOf({ handles: walking });
  expect(touching(table, 0, null, '0')?.ends.has(`${FIELDS - 1}`)).toBe(false);
  expect(planBy(table, '0', `${FIELDS - 1}`)).toBeNull();
});

it('is judged once more before it is proposed', () => {
  const stopped = tableOf({ handles: walking }, (at) => legalAt(at).filter((to) => to !== 2));
  const held = touching(stopped, 0, null, '0') ?? null;
  expect(planOf(stopped, 0, held && { ...held, to: '1' })?.plan.moves).toEqual([1]);
  expect(planOf(stopped, 0, held && { ...held, to: '3' })).toBeNull();
  expect(judged(stopped.game, 0, [1, 2, 3])).toMatchObject({ ok: false, position: 1, move: 2 });
});
