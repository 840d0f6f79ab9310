/** The picture of the set-up: three rows of the city, a team at either end, dice and ruler beside it. */
import type { SetUpPlan, SetUpThing } from '../../src/book/set-up.ts';
import type { StatementId } from './statements.ts';

/** Counters are drawn larger than to scale. */
const GROWN = 1.6;
const TILE = 90;
const CITY = { width: 4 * TILE, height: 3 * TILE } as const;
const BELOW = CITY.height + 22;

/** The northern part of the city. */
const tiles: readonly SetUpThing[] = ['a', 'b', 'c', 'd'].flatMap((column, x) =>
  [1, 2, 3].map((row) => ({ face: `tile-${column}${row}`, x: x * TILE, y: (row - 1) * TILE })),
);

/** A team one below another at an end of the city: two heavy tanks, a medium and three light ones. */
const team = (side: 'west' | 'east', x: number): readonly SetUpThing[] =>
  ['light', 'heavy', 'medium', 'light', 'heavy', 'light'].map((weight, index) => ({
    face: `${weight}-${side}`,
    x,
    y: 10 + index * 43,
    scale: GROWN,
  }));

const dice: readonly SetUpThing[] = [0, 1, 2].map((index) => ({
  face: 'die',
  x: 248 + index * 30,
  y: BELOW + 6,
  scale: GROWN,
}));

export const SET_UP: SetUpPlan<StatementId> = {
  of: 'by-turns',
  width: CITY.width,
  height: BELOW + 100,
  things: [
    ...tiles,
    ...team('west', 6),
    ...team('east', CITY.width - 32),
    { face: 'ruler', x: 0, y: BELOW + 8 },
    ...dice,
    { face: 'reference', x: 0, y: BELOW + 40, scale: 0.62 },
    { face: 'ordinary-dice', x: 62, y: BELOW + 40, scale: 0.62 },
    ...[0, 1, 2].map((index) => ({ face: 'damage', x: 140 + index * 30, y: BELOW + 54, scale: 1.4 })),
    ...[0, 1, 2].map((index) => ({ face: 'barricade', x: 248 + index * 30, y: BELOW + 54, scale: 1.4 })),
  ],
  notes: [
    {
      x: 180,
      y: 118,
      says: 'Three rows of tiles, as agreed; for a first game these three.',
      rules: ['C-003'],
    },
    {
      x: 52,
      y: 135,
      says: 'West’s tanks, in the two columns at its end; for a first game these six, for 39 points.',
      rules: ['C-002', 'C-A44', 'C-A42'],
    },
    { x: 308, y: 135, says: 'East’s tanks; the two sides put them by turns.', rules: ['C-A43'] },
    { x: 112, y: BELOW - 6, says: 'The ruler, for lines of fire.', rules: ['C-033'] },
    { x: 290, y: BELOW - 6, says: 'Two to five dice, by the number of tanks.', rules: ['C-010'] },
    {
      x: 172,
      y: BELOW + 92,
      says: 'Damage and barricades, if you play with them.',
      rules: ['C-050', 'C-051'],
    },
  ],
};
