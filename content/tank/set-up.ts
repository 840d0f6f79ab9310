/** The picture of the set-up: a mat for each side, and what both share between them. */
import type { SetUpPlan, SetUpThing } from '../../src/book/set-up.ts';
import type { StatementId } from './statements.ts';

/** Distances in mm: from one mat to the next, and from the edge of a mat to its deck. */
const PITCH = 192;
const DECK = { x: 13.3, y: 26.3 } as const;
/** Height of the room for the rows above the mats, in mm. */
const ROW = 34;
const BELOW = ROW + 256;
const FAN = 22;

const side = (nation: 'german' | 'american', x: number): readonly SetUpThing[] => [
  { face: `mat-${nation}`, x, y: ROW },
  { face: `${nation}-back`, x: x + DECK.x, y: ROW + DECK.y },
];

const hand = (x: number): readonly SetUpThing[] =>
  [0, 1, 2].map((index) => ({ face: 'tactics-back', x: x + index * FAN, y: BELOW }));

export const SET_UP: SetUpPlan<StatementId> = {
  of: 'beginning',
  width: 374,
  height: BELOW + 90,
  things: [
    ...side('german', 0),
    ...side('american', PITCH),
    ...hand(0),
    { face: 'tactics-back', x: 155, y: BELOW },
    ...hand(266),
  ],
  notes: [
    { x: 46, y: 104, says: 'Your formation, shuffled, face down on your mat.', rules: ['T-001', 'T-003'] },
    { x: 91, y: 15, says: 'Room for the row: your units in play.', rules: ['T-003'] },
    { x: 137, y: 72, says: 'The reserve: here come units that have attacked.', rules: ['T-003', 'T-030'] },
    {
      x: 46,
      y: 172,
      says: 'Casualties, the latest on top. For an even game 24 German or 18 allied ones lose.',
      rules: ['T-003', 'T-071', 'T-120a'],
    },
    { x: 187, y: BELOW + 45, says: 'One deck of tactics cards for both.', rules: ['T-001'] },
    { x: 54, y: BELOW + 45, says: 'Three tactics cards in each hand.', rules: ['T-002'] },
  ],
};
