import { course, no } from '../../src/book/writing.ts';
import { cards, table, theirTurn, type FogExample } from './examples-tables.ts';

const LOST = [{ loss: 'fort-3' }, { loss: 'army-3' }] as const;
const FIRST = { goal: 70 } as const;

/** All neutral cards but the last one have been dealt. */
const DEALT = {
  stage: 'neutrals',
  neutrals: {
    spain: { 'army-1': 1, 'army-2': 2 },
    turkey: { 'army-2': 2, 'army-3': 1 },
    scandinavia: { 'army-2': 1 },
    yugoslavia: { 'army-1': 1 },
    greece: { 'army-2': 1 },
    balkans: { 'army-2': 1, 'army-3': 1 },
    baltic: { 'army-1': 1 },
    kiev: { 'army-3': 1 },
  },
} as const;
const ALL_DEALT = { ...DEALT, neutrals: { ...DEALT.neutrals, odessa: { 'army-1': 1 } } } as const;

/** Two players bid for sides; the first of them sits where the Axis does. */
const BIDDING = {
  options: ['side-bids'],
  stage: 'neutrals',
  waits: [
    { kind: 'offer', seat: 'allies' },
    { kind: 'offer', seat: 'axis' },
  ],
} as const;

export const SET_UP_EXAMPLES: readonly FogExample[] = [
  {
    kind: 'set-up',
    id: 'first-table',
    title: 'The table before anything is dealt.',
    script: {},
    after: {
      stage: 'neutrals',
      piles: {
        axis: {
          loss: cards(
            'army-3 army-2 army-2 army-2 fort-3 fort-2 fleet-3 fleet-1 fleet-1 fleet-1 air air army-1 army-1 army-1 army-1 army-1 army-1 army-1 army-1',
          ),
        },
        allies: {
          loss: cards('army-3 army-2 army-2 army-1 army-1 army-1 fleet-3 fleet-2 fleet-1 air air air air'),
        },
      },
    },
    shows: ['F-002', 'F-003', 'F-004', 'F-005', 'F-A02'],
  },
  course(
    'last-neutral-card',
    'The last of the fourteen neutral cards goes to Odessa; nobody looks at the fifteenth.',
    { ...FIRST, ...DEALT },
    ['neutral army-1'],
    { stage: 'victory', neutrals: { odessa: cards('army-1') } },
    ['F-001', 'F-165', 'F-A50'],
  ),
  no(
    'three-strong-neutrals',
    'All three neutral cards of strength 3 lie on the map, so the next one is none of them.',
    { ...FIRST, ...DEALT },
    'neutral army-3',
    ['F-001'],
  ),
  course(
    'victory-cards',
    'The Axis draws Scandinavia, Poland and Yugoslavia, and puts Poland into the box.',
    { ...ALL_DEALT, stage: 'victory' },
    ['victory scandinavia', 'victory poland', 'victory yugoslavia', 'box poland'],
    { stage: 'set-up', drawn: ['scandinavia', 'poland', 'yugoslavia'], boxed: 'poland' },
    ['F-006'],
  ),
  no(
    'box-another',
    'The Axis wants to put Italy into the box, which it has not drawn.',
    { ...ALL_DEALT, stage: 'box', drawn: ['scandinavia', 'poland', 'yugoslavia'] },
    'box italy',
    ['F-006'],
  ),
  course(
    'both-set-up',
    'The Allies put a fort into Paris and an army into Egypt; then the Axis puts dummies into the Western Mediterranean and Libya.',
    theirTurn(...LOST, { stage: 'set-up' }),
    ['place fort-2 paris', 'place army-1 egypt', 'done', 'place dummy wmed', 'place dummy libya'],
    { stage: 'set-up' },
    ['F-007'],
  ),
  course(
    'first-hands',
    'The Axis sets up its third card. Both shuffle and draw three cards, and the Axis, with more cards left, begins.',
    table(
      { libya: 'dummy', wmed: 'dummy', ...LOST[0] },
      { paris: 'fort-2', egypt: 'army-1', ...LOST[1] },
      { stage: 'set-up' },
    ),
    [
      'place dummy italy',
      'draw army-3',
      'draw air',
      'draw dummy',
      'draw army-1',
      'draw army-1',
      'draw fleet-1',
    ],
    { stage: 'actions', piles: { axis: { hand: cards('army-3 air dummy') } } },
    ['F-007', 'F-008', 'F-011', 'F-A01', 'F-014'],
  ),
  course(
    'bids-for-both-sides',
    'One player offers 2 points for the Allies, the other 1 for the Axis: each plays the side they want, and 70 points still win.',
    BIDDING,
    ['offer allies 2', 'offer axis 1'],
    { swapped: true },
    ['F-195'],
  ),
  course(
    'bids-for-the-allies',
    'Both want the Allies, for 2 and for 3 points: the higher offer has them, and 67 points win.',
    BIDDING,
    ['offer allies 2', 'offer allies 3'],
    { goal: 67 },
    ['F-195'],
  ),
  course(
    'bids-for-the-axis',
    'Both want the Axis, for 4 points and for 1: the Axis needs 74 then.',
    BIDDING,
    ['offer axis 4', 'offer axis 1'],
    { goal: 74 },
    ['F-195'],
  ),
  course(
    'bids-alike',
    'Both offer 2 points for the Axis: who plays it is decided at random, and the Axis needs 72 all the same.',
    BIDDING,
    ['offer axis 2', 'offer axis 2', 'lot swap'],
    { goal: 72, swapped: true },
    ['F-195'],
  ),
  no('bid-too-high', 'Somebody offers 31 points.', BIDDING, 'offer axis 31', ['F-A60a']),
];
