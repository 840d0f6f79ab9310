import { course, no, yes } from '../../src/book/writing.ts';
import { axisAt, cards, table, theirTurn, type FogExample } from './examples-tables.ts';

const LOOK = { stage: 'intel', played: true } as const;
const tokens = (axis: number, allies: number) => ({
  intel: { axis: { ready: axis, used: 5 - axis }, allies: { ready: allies, used: 7 - allies } },
});
const DRAWN = { ...LOOK, drawn: ['poland', 'italy', 'balkans'], boxed: 'balkans' } as const;

export const LOOK_EXAMPLES: readonly FogExample[] = [
  course(
    'bidding-for-paris',
    'The Axis looks at Paris for 1 token, the Allies block with 2, the Axis bids 3, the Allies 4, and the Axis stops. Both pay, and Paris stays covered.',
    table({}, { paris: 'army-2 army-1' }, LOOK),
    ['intel paris', 'bid 2', 'bid 3', 'bid 4', 'pass'],
    { intel: { axis: { ready: 2, used: 3 }, allies: { ready: 3, used: 4 } }, blocked: ['paris'] },
    ['F-121', 'F-124', 'F-125', 'F-120', 'F-A30'],
  ),
  no(
    'paris-is-closed',
    'The look at Paris was blocked, and the Axis wants to try again in the same turn.',
    table({}, { paris: 'army-2 army-1' }, LOOK),
    'intel paris',
    ['F-125'],
    { before: ['intel paris', 'bid 2', 'pass'] },
  ),
  course(
    'early-look-costs-two',
    'Among its actions the Axis bids its last 2 tokens for a look at Paris; 3 of the Allies block it, and the Axis cannot bid more.',
    table({}, { paris: 'army-2' }, { ...tokens(2, 4) }),
    ['intel paris', 'bid 3'],
    { intel: { axis: { ready: 0, used: 5 }, allies: { ready: 1, used: 6 } }, blocked: ['paris'] },
    ['F-121', 'F-022', 'F-A61a', 'F-120'],
  ),
  no(
    'bid-beyond-one-more',
    'The Allies want to block a look for 1 token with 3.',
    table({}, { paris: 'army-2' }, LOOK),
    'bid 3',
    ['F-A30'],
    { before: ['intel paris'], restsOn: 'F-A30' },
  ),
  no(
    'bid-without-tokens',
    'One token is ready, and the Axis wants to look at Paris among its actions.',
    table({}, { paris: 'army-2' }, tokens(1, 7)),
    'intel paris',
    ['F-121'],
  ),
  course(
    'one-card-is-seen',
    'One card lies in Paris: half of it is less than one, and one is seen.',
    table({}, { paris: 'army-2' }, LOOK),
    ['intel paris', 'pass', 'see army-2'],
    { known: { allies: { paris: cards('army-2') } } },
    ['F-126', 'F-A63'],
  ),
  course(
    'half-of-two',
    'Of two cards one is seen.',
    table({}, { paris: 'army-2 dummy' }, LOOK),
    ['intel paris', 'pass', 'see dummy'],
    { known: { allies: { paris: cards('dummy') } } },
    ['F-126'],
  ),
  course(
    'half-of-three',
    'Of three cards one is seen.',
    table({}, { paris: 'army-2 army-1 dummy' }, LOOK),
    ['intel paris', 'pass', 'see army-1'],
    { known: { allies: { paris: cards('army-1') } } },
    ['F-126'],
  ),
  course(
    'half-of-an-operation',
    'Alpha has four cards and its province card: two of the five are seen, and one of them is Paris.',
    theirTurn({ alpha: 'army-3 army-2 air dummy' }, {}, { ...LOOK, ...axisAt('paris', 'bravo') }),
    ['intel alpha', 'pass', 'see army-2', 'see province'],
    { aims: { axis: ['alpha'] }, known: { axis: { alpha: cards('army-2') } } },
    ['F-126', 'F-A63'],
  ),
  no(
    'operation-under-new-op',
    'Alpha of the Axis lies under NEW OP, and the Allies want to look at it.',
    theirTurn({ alpha: 'army-3' }, {}, { ...LOOK, ...axisAt('paris', 'alpha') }),
    'intel alpha',
    ['F-122'],
  ),
  yes(
    'neutral-stack-apart',
    'An Allied army lies in Spain beside its neutral cards: the Axis looks at the neutral ones.',
    table({}, { spain: 'army-1' }, { ...LOOK, neutrals: { spain: cards('army-1 army-2 army-2') } }),
    'intel spain neutral',
    ['F-121', 'F-123'],
  ),
  yes(
    'enemys-cards-in-a-quagmire',
    'The Axis fights in Paris and looks at the Allied cards there.',
    table(
      { paris: 'army-2' },
      { paris: 'army-2' },
      { ...LOOK, quagmires: [{ at: 'paris', attacker: 'axis' }] },
    ),
    'intel paris',
    ['F-A31', 'F-121'],
  ),
  yes(
    'neutral-cards-of-an-ally',
    'Scandinavia is Allied, and the Allies themselves have to look at its neutral card to know it.',
    theirTurn(
      {},
      {},
      { ...LOOK, control: { scandinavia: 'allies' }, neutrals: { scandinavia: cards('army-2') } },
    ),
    'intel scandinavia neutral',
    ['F-A61', 'F-121'],
  ),
  course(
    'victory-cards-on-the-board',
    'The Allies look at the three victory cards that nobody chose, and see one of them.',
    theirTurn({}, {}, DRAWN),
    ['intel victory', 'pass', 'see paris'],
    { seen: ['paris'] },
    ['F-121', 'F-126'],
  ),
  no(
    'axis-and-the-victory-cards',
    'The Axis wants to look at the victory cards on the board.',
    table({}, {}, DRAWN),
    'intel victory',
    ['F-122'],
  ),
  course(
    'losses-blur-what-was-seen',
    'Both Allied Army 2s in Paris have been shown, and one of them is lost at random: one is surely still there.',
    table(
      { paris: 'army-3 army-1' },
      { paris: 'army-2 army-2' },
      { quagmires: [{ at: 'paris', attacker: 'axis', due: true }] },
    ),
    ['resolve paris', 'keep', 'lose army-1'],
    { known: { allies: { paris: cards('army-2') } } },
    ['F-A63', 'F-068'],
  ),
];
