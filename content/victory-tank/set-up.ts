/** The picture of the set-up, red at the bottom and gray at the top. */
import type { SetUpPlan, SetUpThing } from '../../src/book/set-up.ts';
import type { StatementId } from './statements.ts';

/** Pieces are drawn larger than to scale. */
const GROWN = 1.5;
/** Distance from one piece to the next, in mm. */
const STEP = { x: 21, y: 26 };

/** Distance from the corner of an action points card to the counter on its 5, in mm. */
const FIVE = { x: 13.5, y: 19.1 };

/** Pieces side by side, so many in a row. */
const pieces = (face: string, count: number, x: number, y: number, row = count): readonly SetUpThing[] =>
  Array.from({ length: count }, (_, index) => ({
    face,
    scale: GROWN,
    x: x + (index % row) * STEP.x,
    y: y + Math.floor(index / row) * STEP.y,
  }));

/** An army's pieces in a row with its upper edge at `y`. */
const army = (name: 'red' | 'gray', y: number): readonly SetUpThing[] => [
  { face: `action-${name}-back`, x: 0, y },
  { face: `points-${name}`, x: 74, y },
  { face: `soldier-${name}`, x: 74 + FIVE.x, y: y + FIVE.y },
  ...pieces(`soldier-${name}`, 7, 156, y + 4, 4),
];

export const SET_UP: SetUpPlan<StatementId> = {
  of: 'set-up',
  width: 244,
  height: 478,
  things: [
    ...army('gray', 0),
    { face: 'home-red', x: 27, y: 98 },
    { face: 'empty', x: 90, y: 142 },
    { face: 'home-gray', x: 153, y: 186, turned: true },
    ...pieces('soldier-red', 3, 28, 118),
    ...pieces('soldier-gray', 3, 154, 250),
    { face: 'battlefield-back', x: 168, y: 95 },
    { face: 'active-player', x: 14, y: 192 },
    ...army('red', 290),
    { face: 'tank-control', x: 0, y: 388 },
    { face: 'renault-ft', x: 72, y: 412, scale: 1.2 },
    ...pieces('crate', 9, 140, 392, 5),
  ],
  notes: [
    { x: 122, y: 186, says: 'The empty card, and a home base on either side.', rules: ['S2', 'G5'] },
    { x: 200, y: 139, says: 'The pile: three start cards on top of eleven others.', rules: ['S1', 'S3'] },
    { x: 58, y: 164, says: 'Three soldiers on each home base.', rules: ['S4'] },
    { x: 105, y: 312, says: 'A soldier on the 5 marks the action points.', rules: ['S4'] },
    { x: 147, y: 316, says: 'The supply: seven soldiers.', rules: ['S4'] },
    { x: 32, y: 334, says: 'The action cards, shuffled; each player draws five.', rules: ['S5'] },
    { x: 127, y: 424, says: 'The tank, its control card and nine crates.', rules: ['S6', 'K4'] },
    { x: 46, y: 236, says: 'Whoever saw a war film last takes this card.', rules: ['S7'] },
  ],
};
