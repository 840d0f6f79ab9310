import { expect, it } from 'vitest';
import { EDITIONS } from '../../../src/kit/edition.ts';
import { burin } from '../../../src/kit/engrave/burin.ts';
import { move } from '../../../src/kit/engrave/path/matrix.ts';
import { ACTION_CARDS } from '../data/box.ts';
import { SIDES, type Side } from '../data/components.ts';
import { inksOf, themeOf } from '../theme.ts';
import { army } from './armies.ts';

const STRENGTHS = { 'army-1': 1, 'army-2': 2, 'army-3': 3 } as const;

/** What stands on the army cards of a side, drawn all alike in ink, so that only its shape tells it apart. */
const armiesOf = (side: Side, theme: ReturnType<typeof themeOf>): ReadonlySet<string> =>
  new Set(
    ACTION_CARDS.flatMap(({ owner, force, set }) => {
      if (owner !== side || !(force === 'army-1' || force === 'army-2' || force === 'army-3')) return [];
      const b = burin(inksOf(theme, 'neutral'), theme.detail, move(0, 0));
      army(b, side, STRENGTHS[force], set);
      return [JSON.stringify(b.shapes())];
    }),
  );

it.each(EDITIONS)('gives each side foot, wheels, guns and two tanks of its own shapes, %s', (edition) => {
  const [axis, allies] = SIDES.map((side) => armiesOf(side, themeOf(edition)));
  expect([axis?.size, allies?.size]).toEqual([5, 5]);
  expect([...(axis ?? [])].filter((drawn) => allies?.has(drawn))).toEqual([]);
});
