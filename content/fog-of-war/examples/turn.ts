import { course, no, yes } from '../../../src/book/writing.ts';
import { type FogExample, allBut, axisAt, cards, table, theirTurn, wheel } from './tables.ts';
import type { CourseExample } from '../../../src/book/example.ts';
import type { StatementId } from '../statements.ts';

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
    'The Allies put a fort into Paris and an army into Egypt; then the Axis puts two of its three dummies into the Western Mediterranean and Libya.',
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

const FULL = 'army-1 army-1 army-1';
const LOOKING = { stage: 'intel', played: true } as const;
/** Both sides have played and drawn everything. */
const OUT = [{ discard: allBut('axis') }, { discard: allBut('allies') }] as const;

export const YEAR_EXAMPLES: readonly FogExample[] = [
  course(
    'winter-comes',
    'The Axis wants to draw three cards, and two are left in its deck: it draws both, and it is winter.',
    table({ discard: allBut('axis', 'army-2 army-1') }, { hand: FULL }, LOOKING),
    ['done', 'draw army-2', 'draw army-1'],
    { winter: true, active: 'allies', piles: { axis: { hand: cards('army-2 army-1') } } },
    ['F-025', 'F-026', 'F-014', 'F-010'],
  ),
  course(
    'year-is-over',
    'Nobody holds a card, and both decks are empty when the Axis ends its turn.',
    table(...OUT, { ...LOOKING, winter: true }),
    ['done'],
    { points: 8 },
    ['F-012', 'F-A33', 'F-100', 'F-A03', 'F-181', 'F-B02', 'F-A04'],
  ),
  course(
    'one-card-left',
    'The Axis has no cards left, and the Allies hold one: the year goes on.',
    table(OUT[0], { hand: 'army-1', discard: allBut('allies', 'army-1') }, { ...LOOKING, winter: true }),
    ['done'],
    { active: 'allies', winter: true },
    ['F-010'],
  ),
  course(
    'turn-without-cards',
    'The Allies have nothing to play or to draw, and have their turn all the same.',
    table({ hand: FULL }, OUT[1], { ...LOOKING, winter: true }),
    ['done'],
    { active: 'allies' },
    ['F-013', 'F-A01'],
  ),
  course(
    'launch-without-cards',
    'The Axis has no cards left, and launches an operation that waits on its wheel.',
    table(
      { alpha: 'army-3', discard: allBut('axis', 'army-3') },
      { paris: 'army-1' },
      { winter: true, ...axisAt('paris', 'charlie') },
    ),
    ['launch alpha from ruhr', 'keep'],
    { piles: { axis: { paris: cards('army-3') } } },
    ['F-047'],
  ),
  course(
    'larger-deck-begins',
    'A new year: the Axis has 6 cards left when both have drawn, and the Allies have more.',
    table(
      {
        discard: 'army-1 army-1 army-1 army-2 dummy dummy dummy dummy dummy',
        ruhr: 'dummy dummy dummy',
        loss: allBut('axis', 'army-1 army-1 army-1 army-2', true),
      },
      { discard: allBut('allies') },
      {
        ...LOOKING,
        winter: true,
        waits: [
          { kind: 'entries', seat: 'allies' },
          { kind: 'remove', seat: 'axis' },
        ],
      },
    ),
    ['done', 'draw army-1', 'draw army-1', 'draw army-2', 'draw army-1', 'draw army-1', 'draw air'],
    { year: 1941, active: 'allies' },
    ['F-011', 'F-106'],
  ),
];

export const TURN_EXAMPLES: readonly FogExample[] = [
  course(
    'wheel-is-turned',
    'The Allies end their turn, and the Axis has an operation in Alpha: NEW OP goes on to Bravo.',
    theirTurn({ alpha: 'army-3' }, { hand: FULL }, { ...LOOKING, ...axisAt('paris', 'alpha') }),
    ['done'],
    { wheels: { axis: { turned: 'bravo' } } },
    ['F-021', 'F-010'],
  ),
  course(
    'wheel-is-empty',
    'The Allies end their turn, and no operation is on the wheel of the Axis: it stays where it is.',
    theirTurn({}, { hand: FULL }, { ...LOOKING, wheels: { axis: wheel('charlie') } }),
    ['done'],
    { wheels: { axis: { turned: 'charlie' } } },
    ['F-A01'],
  ),
  course(
    'operation-waits-too-long',
    'Alpha was not launched at its last chance: NEW OP comes over it, and its cards are discarded.',
    theirTurn({ alpha: 'army-3 dummy' }, { hand: FULL }, { ...LOOKING, ...axisAt('paris', 'foxtrot') }),
    ['done'],
    { piles: { axis: { discard: cards('army-3 dummy') } } },
    ['F-021'],
  ),
  course(
    'new-one-in-its-place',
    'Alpha has just been disbanded. Its space and its province card are free, and the Axis begins anew with both.',
    theirTurn(
      { hand: 'army-1', alpha: 'army-3' },
      { hand: FULL },
      { ...LOOKING, ...axisAt('paris', 'foxtrot') },
    ),
    ['done', 'plan paris army-1'],
    { wheels: { axis: { plans: { alpha: 'paris' } } }, piles: { axis: { alpha: cards('army-1') } } },
    ['F-021', 'F-040', 'F-B03'],
  ),
  course(
    'a-turn-in-short',
    'The Axis puts an army into Ruhr and ends its actions; there is nothing to look at, so it draws.',
    table({ hand: 'army-1 army-2' }, {}),
    ['place army-1 ruhr', 'done', 'draw army-3', 'draw dummy'],
    { active: 'allies', piles: { axis: { hand: cards('army-3 army-2 dummy'), ruhr: cards('army-1') } } },
    ['F-020', 'F-030', 'F-A32', 'F-025'],
  ),
  no(
    'launching-plays-none',
    'The Axis has launched an operation and holds an army: a card still has to leave its hand.',
    table({ hand: 'army-1', alpha: 'dummy' }, { paris: 'army-1' }, axisAt('paris')),
    'done',
    ['F-024'],
    { before: ['launch alpha from ruhr'] },
  ),
  yes(
    'look-as-an-action',
    'The Axis looks at Paris before it launches, for two tokens.',
    table({ alpha: 'army-3' }, { paris: 'army-2' }, axisAt('paris')),
    'intel paris',
    ['F-022', 'F-121'],
  ),
  no(
    'quagmire-first',
    'The Axis wants to end its actions, and a quagmire that it began is not resolved.',
    table(
      { paris: 'army-2' },
      { paris: 'army-2' },
      { played: true, quagmires: [{ at: 'paris', attacker: 'axis', due: true }] },
    ),
    'done',
    ['F-023'],
  ),
  course(
    'quagmire-is-due',
    'The Allies end their turn, and the Axis is in a quagmire in Paris.',
    theirTurn(
      { paris: 'army-2' },
      { hand: FULL, paris: 'army-2' },
      { ...LOOKING, quagmires: [{ at: 'paris', attacker: 'axis' }] },
    ),
    ['done'],
    { quagmires: [{ at: 'paris', attacker: 'axis', due: true }] },
    ['F-023'],
  ),
  course(
    'two-turns-running',
    'The Allies had the last turn of the year and have the first of the next: their new quagmire in Libya is due.',
    theirTurn(
      {
        libya: 'army-1',
        discard: 'army-2 army-2 army-2',
        ruhr: 'dummy dummy dummy dummy dummy dummy dummy dummy',
        loss: allBut('axis', 'army-1 army-2 army-2 army-2', true),
      },
      { libya: 'army-1', discard: allBut('allies', 'army-1') },
      {
        ...LOOKING,
        winter: true,
        quagmires: [{ at: 'libya', attacker: 'allies' }],
        waits: [
          { kind: 'entries', seat: 'allies' },
          { kind: 'remove', seat: 'allies' },
        ],
      },
    ),
    ['done', 'draw army-2', 'draw army-2', 'draw army-2', 'draw army-1', 'draw army-1', 'draw air'],
    { year: 1941, quagmires: [{ at: 'libya', attacker: 'allies', due: true }] },
    ['F-A57', 'F-023'],
  ),
  yes(
    'cards-are-kept',
    'The Allies have played one card and keep two for later.',
    theirTurn({}, { hand: 'army-1 army-2' }, { played: true }),
    'done',
    ['F-020'],
  ),
];

/** The Axis holds Greece, and no supply comes there. */
const CUT_OFF = { options: ['supply-and-defence'], control: { greece: 'axis' } } as const;

export const DEFENCE_EXAMPLES: readonly FogExample[] = [
  course(
    'guard-an-area',
    'The Axis puts an army into Ruhr, where four cards lie already.',
    table({ hand: 'army-1', ruhr: 'army-2 army-1 air dummy' }, {}),
    ['place army-1 ruhr'],
    { piles: { axis: { ruhr: cards('army-2 army-1 army-1 air dummy') } } },
    ['F-030', 'F-031', 'F-032', 'F-033', 'F-A32'],
  ),
  yes(
    'guard-a-neutral',
    'The Allies put an army into neutral Spain, beside its three neutral cards.',
    theirTurn({}, { hand: 'army-1' }, { neutrals: { spain: cards('army-1 army-2 army-2') } }),
    'place army-1 spain',
    ['F-030', 'F-033'],
  ),
  no(
    'not-to-the-enemy',
    'The Allies want to put an army into Libya, which is Axis.',
    theirTurn({}, { hand: 'army-1' }),
    'place army-1 libya',
    ['F-030'],
  ),
  yes(
    'axis-guards-kiev',
    'The Axis puts an army into Kiev while the USSR is neutral.',
    table({ hand: 'army-1' }, {}),
    'place army-1 kiev',
    ['F-A22'],
    { restsOn: 'F-A22' },
  ),
  no(
    'guard-without-supply',
    'With the advanced rule the Axis wants to put an army into Greece, where no supply comes.',
    table({ hand: 'army-1' }, {}, CUT_OFF),
    'place army-1 greece',
    ['F-190'],
  ),
  yes(
    'guard-in-supply',
    'With the advanced rule the Axis puts an army into Libya, which the Western Mediterranean supplies.',
    table({ hand: 'army-1' }, {}, CUT_OFF),
    'place army-1 libya',
    ['F-190', 'F-030'],
  ),
  yes(
    'neutral-without-supply',
    'With the advanced rule the Axis puts an army into neutral Turkey, where supply does not matter.',
    table({ hand: 'army-1' }, {}, CUT_OFF),
    'place army-1 turkey',
    ['F-A64'],
  ),
  yes(
    'attackers-without-supply',
    'With the advanced rule the Axis adds to its attack in Egypt, though no supply comes there.',
    table(
      { hand: 'army-1', egypt: 'army-2' },
      { egypt: 'army-2' },
      {
        options: ['supply-and-defence'],
        control: { wmed: 'allies' },
        quagmires: [{ at: 'egypt', attacker: 'axis', due: true }],
      },
    ),
    'place army-1 egypt',
    ['F-A64', 'F-072'],
  ),
  no(
    'defenders-without-supply',
    'With the advanced rule the Axis, cut off in Greece, wants to add to its defence in the quagmire there.',
    table(
      { hand: 'army-1', greece: 'army-2' },
      { greece: 'army-2' },
      { ...CUT_OFF, quagmires: [{ at: 'greece', attacker: 'allies' }] },
    ),
    'place army-1 greece',
    ['F-190'],
  ),
];

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
  course(
    'first-bid-is-free',
    'Where bids may be as high as one likes, the Axis bids 3 for its look at Paris at once, and the Allies would need 4 to block it.',
    table({}, { paris: 'army-2' }, { ...LOOK, options: ['free-bids'] }),
    ['intel paris', 'bid 3', 'pass', 'see army-2'],
    { intel: { axis: { ready: 2, used: 3 } } },
    ['F-121', 'F-124', 'F-126'],
  ),
  no(
    'first-bid-among-actions',
    'Where bids may be as high as one likes, the Axis bids 1 for a look among its actions, which costs 2.',
    table({}, { paris: 'army-2' }, { options: ['free-bids'] }),
    'bid 1',
    ['F-121'],
    { before: ['intel paris'] },
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

/** Alpha has grown for two turns and aims at Paris, which guards itself with three cards. */
const GROWN = {
  hand: 'army-2 army-1 dummy',
  ruhr: 'dummy',
  alpha: 'army-3 air army-2 dummy',
  bravo: 'army-1',
};
const PARIS = { paris: 'fort-2 army-1 dummy', egypt: 'army-1 dummy' };

/** Three turns of the example of play, from the summer of 1940. */
export const PLAY_EXAMPLES: readonly CourseExample<StatementId>[] = [
  course(
    'play-begins',
    'First turn of the Axis: Alpha aims at Paris, and a dummy guards Ruhr.',
    table({ hand: 'army-3 air dummy' }, {}),
    ['plan paris army-3', 'add alpha air', 'place dummy ruhr', 'done'],
    { stage: 'intel' },
    ['F-040', 'F-043', 'F-030'],
  ),
  course(
    'play-launch',
    'Third turn of the Axis: Alpha grows once more, and is launched at the first chance.',
    table(GROWN, PARIS, { wheels: { axis: wheel('charlie', { alpha: 'paris', bravo: 'scandinavia' }) } }),
    ['add alpha army-2', 'launch alpha from ruhr', 'keep', 'match army-3 air'],
    { control: { paris: 'axis', vichy: 'axis', morocco: 'axis', levant: 'axis' } },
    ['F-061', 'F-066', 'F-167'],
  ),
];
