import { course, no, yes } from '../../../src/book/writing.ts';
import {
  type FogExample,
  PARIS_FALLEN,
  SOVIET,
  allBut,
  alliesAt,
  axisAt,
  cards,
  soviet,
  table,
  theirTurn,
  wheel,
} from './tables.ts';

const NORTH = { neutrals: { scandinavia: cards('army-2') } } as const;
const OUT = [{ discard: allBut('axis') }, { discard: allBut('allies') }] as const;
/** The Axis holds Britain's seas and Paris, and would land in Britain. */
const AT_BRITAIN = {
  control: { northsea: 'axis', paris: 'axis', vichy: 'axis', morocco: 'axis', levant: 'axis' },
  fallen: ['paris'],
  ...axisAt('britain'),
} as const;
/** The last step of a year: countries enter, and a new year begins. */
const ending = (year: number, more: object = {}) => ({
  stage: 'intel',
  played: true,
  winter: true,
  year,
  waits: [
    { kind: 'entries', seat: 'allies' },
    { kind: 'remove', seat: 'axis' },
  ],
  ...more,
});

export const NEUTRAL_EXAMPLES: readonly FogExample[] = [
  course(
    'scandinavia-joins',
    'The Axis attacks Scandinavia with an Army 1: it joins the Allies at the launch, and its Army 2 throws the attack back. It stays Allied.',
    table({ alpha: 'army-1' }, {}, { ...NORTH, ...axisAt('scandinavia') }),
    ['launch alpha from ruhr', 'keep'],
    { control: { scandinavia: 'allies' }, neutrals: NORTH.neutrals },
    ['F-160', 'F-A05', 'F-A53', 'F-A07', 'F-162', 'F-065'],
  ),
  course(
    'own-cards-are-discarded',
    'The Axis has put an army into Scandinavia, and attacks it: that army is discarded before the fight.',
    table({ alpha: 'army-3 army-1', scandinavia: 'army-1' }, {}, { ...NORTH, ...axisAt('scandinavia') }),
    ['launch alpha from ruhr', 'keep'],
    { piles: { axis: { discard: cards('army-1') } }, control: { scandinavia: 'axis' } },
    ['F-161', 'F-A53'],
  ),
  course(
    'allies-help-a-neutral',
    'The Allies have an army in Scandinavia: it fights beside the neutral card.',
    table({ alpha: 'army-3' }, { scandinavia: 'army-1' }, { ...NORTH, ...axisAt('scandinavia') }),
    ['launch alpha from ruhr', 'keep'],
    { quagmires: [{ at: 'scandinavia', attacker: 'axis' }], piles: { allies: { loss: cards('army-1') } } },
    ['F-162', 'F-069', 'F-A05'],
  ),
  course(
    'void-operation',
    'The Allies plan an attack on Scandinavia themselves when the Axis attacks it: it joins them, and their operation is disbanded.',
    table(
      { alpha: 'army-1' },
      { bravo: 'army-1' },
      {
        ...NORTH,
        wheels: {
          axis: wheel('delta', { alpha: 'scandinavia' }),
          allies: wheel('delta', { bravo: 'scandinavia' }),
        },
      },
    ),
    ['launch alpha from ruhr', 'keep'],
    { piles: { allies: { discard: cards('army-1') } } },
    ['F-A20', 'F-A19', 'F-A05'],
  ),
  course(
    'axis-attacks-the-balkans',
    'The Axis attacks the neutral Balkans in 1940: they join the Allies.',
    table({ alpha: 'army-1' }, {}, { ...axisAt('balkans'), neutrals: { balkans: cards('army-1 army-2') } }),
    ['launch alpha from berlin', 'keep'],
    { control: { balkans: 'allies' } },
    ['F-163', 'F-A53', 'F-065'],
  ),
  course(
    'allies-attack-the-balkans',
    'The Allies, who hold Greece, attack the neutral Balkans in 1940: they join the Axis.',
    theirTurn(
      {},
      { alpha: 'army-1' },
      {
        control: { greece: 'allies' },
        ...alliesAt('balkans'),
        neutrals: { balkans: cards('army-1 army-2') },
      },
    ),
    ['launch alpha from greece', 'keep'],
    { control: { greece: 'allies', balkans: 'axis' } },
    ['F-163', 'F-A06', 'F-A07'],
  ),
  course(
    'balkans-join-in-time',
    '1940 is over, and the Balkans are neutral: they join the Axis when all has been scored, and their cards stay.',
    table(OUT[0], OUT[1], ending(1940, { neutrals: { balkans: cards('army-1 army-2') } })),
    ['done'],
    { year: 1941, control: { balkans: 'axis' }, neutrals: { balkans: cards('army-1 army-2') } },
    ['F-163', 'F-105', 'F-106', 'F-104'],
  ),
];

export const SOVIET_EXAMPLES: readonly FogExample[] = [
  course(
    'ussr-is-drawn-in',
    'The Axis attacks the Baltic States: all six areas are Allied before the fight, and an Axis army in Kiev is discarded.',
    table(
      { alpha: 'army-1', kiev: 'army-1' },
      {},
      { ...axisAt('baltic'), neutrals: { baltic: cards('army-2') } },
    ),
    ['launch alpha from poland', 'keep'],
    { ussr: true, control: SOVIET, piles: { axis: { discard: cards('army-1') } } },
    ['F-164', 'F-A24', 'F-A53', 'F-A07'],
  ),
  course(
    'ussr-in-winter',
    'It is winter, and the Allied deck is empty: Soviet cards come into it, and it stays winter.',
    table(
      { alpha: 'army-1' },
      { discard: allBut('allies') },
      { winter: true, ...axisAt('baltic'), neutrals: { baltic: cards('army-2') } },
    ),
    ['launch alpha from poland', 'keep'],
    { ussr: true, winter: true },
    ['F-A25', 'F-164'],
  ),
  no(
    'allies-at-kiev',
    'The Allies, who hold Poland, want to attack neutral Kiev.',
    theirTurn(
      {},
      { alpha: 'army-2' },
      {
        control: { italy: 'allies', berlin: 'allies', poland: 'allies' },
        ...alliesAt('kiev'),
      },
    ),
    'launch alpha from poland',
    ['F-A23'],
  ),
  course(
    'ussr-enters-in-time',
    '1942 is over, and the USSR is neutral: it joins the Allies, and its cards are shuffled in with their discards.',
    table(OUT[0], OUT[1], ending(1942)),
    ['done'],
    { year: 1943, ussr: true, control: SOVIET },
    ['F-164', 'F-105', 'F-A59', 'F-106'],
  ),
  course(
    'operation-in-the-ussr-is-void',
    'The Allies plan an attack on Kiev when the Axis attacks the Baltic States: Kiev joins them too, and their operation is disbanded.',
    table(
      { alpha: 'army-1' },
      { bravo: 'army-1' },
      {
        neutrals: { baltic: cards('army-2') },
        wheels: { axis: wheel('delta', { alpha: 'baltic' }), allies: wheel('delta', { bravo: 'kiev' }) },
      },
    ),
    ['launch alpha from poland', 'keep'],
    { ussr: true, piles: { allies: { discard: cards('army-1') } } },
    ['F-A20', 'F-A19', 'F-164'],
  ),
  course(
    'usa-enters',
    '1941 is over: the USA enters the war, and its four cards are shuffled in with the Allied discards.',
    table(OUT[0], OUT[1], ending(1941)),
    ['done'],
    { year: 1942 },
    ['F-169', 'F-A51', 'F-105', 'F-A59', 'F-106'],
  ),
  no(
    'usa-serves-the-allies',
    'The Axis wants to attack the Central Atlantic from USA/Canada.',
    table({ alpha: 'fleet-1' }, {}, axisAt('catlantic')),
    'launch alpha from usa',
    ['F-090'],
  ),
  no(
    'urals-serve-the-allies',
    'The Axis wants to attack Moscow from the Urals: for the Axis nothing lies next to them.',
    table({ alpha: 'army-2' }, {}, { ...soviet(['kiev']), ...axisAt('moscow') }),
    'launch alpha from urals',
    ['F-090'],
  ),
  course(
    'neutral-stays',
    'Attacked neutrals stay neutral at this table: the Axis attacks Scandinavia, and its card goes on defending it.',
    table({ alpha: 'army-1' }, {}, { options: ['neutral-stays'], ...NORTH, ...axisAt('scandinavia') }),
    ['launch alpha from ruhr', 'keep'],
    { neutrals: NORTH.neutrals },
    ['F-A54', 'F-A07', 'F-065'],
  ),
  no(
    'two-attackers',
    'Attacked neutrals stay neutral at this table. The Allies are in a quagmire in Greece, and the Axis wants to attack it as well.',
    table(
      { alpha: 'army-3' },
      { greece: 'army-2' },
      {
        options: ['neutral-stays'],
        ...axisAt('greece'),
        control: { yugoslavia: 'axis' },
        neutrals: { greece: cards('army-2') },
        quagmires: [{ at: 'greece', attacker: 'allies' }],
      },
    ),
    'launch alpha from yugoslavia',
    ['F-A54'],
  ),
];

export const FALL_EXAMPLES: readonly FogExample[] = [
  course(
    'france-falls',
    'The Axis takes Paris for the first time: Vichy, Morocco and the Levant are Axis too, and an Allied army in Vichy is discarded.',
    table({ alpha: 'army-3' }, { paris: 'army-1', vichy: 'army-1' }, axisAt('paris')),
    ['launch alpha from ruhr', 'keep'],
    {
      control: { paris: 'axis', vichy: 'axis', morocco: 'axis', levant: 'axis' },
      piles: { allies: { discard: cards('army-1'), loss: cards('army-1') } },
    },
    ['F-167', 'F-066'],
  ),
  course(
    'france-falls-twice',
    'The Allies have retaken Paris and Vichy, and the Axis takes Paris again: Vichy stays Allied.',
    table(
      { alpha: 'army-3' },
      { paris: 'army-1' },
      { ...axisAt('paris'), fallen: ['paris'], control: { morocco: 'axis', levant: 'axis' } },
    ),
    ['launch alpha from ruhr', 'keep'],
    { control: { paris: 'axis', morocco: 'axis', levant: 'axis' } },
    ['F-066'],
  ),
  course(
    'vichy-was-axis',
    'Vichy is Axis when Paris falls, and the Allies are attacking it: the quagmire there goes on.',
    table(
      { alpha: 'army-3', vichy: 'army-1' },
      { paris: 'army-1', vichy: 'army-1' },
      {
        ...axisAt('paris'),
        control: { vichy: 'axis' },
        quagmires: [{ at: 'vichy', attacker: 'allies' }],
      },
    ),
    ['launch alpha from ruhr', 'keep'],
    { quagmires: [{ at: 'vichy', attacker: 'allies' }] },
    ['F-167', 'F-A21', 'F-A67'],
  ),
  course(
    'quagmire-in-morocco-ends',
    'The Axis is in a quagmire in Morocco when Paris falls: it is over, its attackers hold Morocco, and Allied cards there are discarded.',
    table(
      { alpha: 'army-3', morocco: 'army-1' },
      { paris: 'army-1', morocco: 'army-2' },
      { ...axisAt('paris'), quagmires: [{ at: 'morocco', attacker: 'axis' }] },
    ),
    ['launch alpha from ruhr', 'keep'],
    { piles: { axis: { morocco: cards('army-1') }, allies: { discard: cards('army-2') } } },
    ['F-167', 'F-A19'],
  ),
  course(
    'plan-against-vichy-ends',
    'The Axis plans an attack on Vichy when Paris falls: Vichy is its own now, and the operation is disbanded.',
    table(
      { alpha: 'army-3', bravo: 'army-1' },
      { paris: 'army-1' },
      { wheels: { axis: wheel('delta', { alpha: 'paris', bravo: 'vichy' }) } },
    ),
    ['launch alpha from ruhr', 'keep'],
    { piles: { axis: { discard: cards('army-1') } } },
    ['F-A19', 'F-167'],
  ),
  course(
    'britain-falls',
    'The Axis lands in Britain with 8 against 4: Egypt is Axis too, and Allied cards there are discarded.',
    table({ alpha: 'army-3 army-3 army-2' }, { egypt: 'army-1' }, AT_BRITAIN),
    ['launch alpha from northsea', 'keep'],
    { fallen: ['britain', 'paris'], piles: { allies: { discard: cards('army-1') } } },
    ['F-168', 'F-080', 'F-A08'],
  ),
  course(
    'germany-is-taken',
    'The Allies hold Ruhr and take Berlin: they have won at once.',
    theirTurn(
      {},
      { alpha: 'army-3' },
      { control: { ruhr: 'allies', poland: 'allies' }, ...alliesAt('berlin') },
    ),
    ['launch alpha from ruhr', 'keep'],
    { stage: 'over' },
    ['F-171', 'F-066'],
  ),
];

const ENTRIES = { kind: 'entries', seat: 'allies' } as const;
const END = { winter: true, stage: 'intel', played: true } as const;
/** A side produces, as the last step of the year. */
const producing = (seat: 'axis' | 'allies', wait: object, more: object = {}, loss = 'army-2 army-1 air') =>
  table(seat === 'axis' ? { loss } : {}, seat === 'allies' ? { loss } : {}, {
    ...END,
    waits: [ENTRIES, { kind: 'produce', seat, left: 4, ...wait }],
    ...more,
  });
const LAST = { year: 1944, ussr: true, control: SOVIET } as const;
const TAKING_BACK = { ...END, waits: [ENTRIES, { kind: 'remove', seat: 'axis' }] } as const;

export const YEAR_END_EXAMPLES: readonly FogExample[] = [
  course(
    'axis-scores',
    'The year ends: Ruhr, Berlin, Italy and Poland score 2 points each, Paris 2 and Vichy 1. The Levant is out of supply.',
    table(...OUT, {
      ...END,
      points: 8,
      control: { paris: 'axis', vichy: 'axis', morocco: 'axis', levant: 'axis' },
      fallen: ['paris'],
    }),
    ['done'],
    { points: 19 },
    ['F-100', 'F-093', 'F-181', 'F-B02'],
  ),
  course(
    'win-stack-is-dealt',
    'Three cards lie in the Win stack of the Axis: two go to its discards, and the third to its losses.',
    table({ win: 'army-3 army-2 army-1', discard: allBut('axis', 'army-3 army-2 army-1') }, OUT[1], END),
    ['done', 'deal army-3', 'deal army-1'],
    { piles: { axis: { loss: cards('army-2') } } },
    ['F-101', 'F-A03'],
  ),
  course(
    'allies-produce-first',
    'The Axis holds the advantage, so the Allies produce first: they bring an army back, and then it is for the Axis.',
    table(
      { loss: 'army-2', discard: allBut('axis', 'army-2') },
      { loss: 'army-2', discard: allBut('allies', 'army-2') },
      END,
    ),
    ['done', 'recover army-2', 'done'],
    { piles: { axis: { loss: cards('army-2') } } },
    ['F-102', 'F-112', 'F-110', 'F-111', 'F-A34'],
  ),
  course(
    'cards-are-taken-back',
    'The Axis takes an army back from Ruhr and disbands Bravo; what it leaves lies where it lies.',
    table(
      { ruhr: 'army-2 dummy', bravo: 'army-1' },
      {},
      { ...TAKING_BACK, wheels: { axis: wheel('charlie', { bravo: 'paris' }) } },
    ),
    ['remove army-2 ruhr', 'disband bravo'],
    { piles: { axis: { ruhr: cards('dummy'), discard: cards('army-2 army-1') } } },
    ['F-103', 'F-032', 'F-044'],
  ),
  course(
    'operation-over-the-new-year',
    'Nobody disbands Alpha when the year ends: it goes on in the new one.',
    table({ alpha: 'army-2', discard: allBut('axis', 'army-2') }, OUT[1], {
      ...TAKING_BACK,
      ...axisAt('paris', 'bravo'),
    }),
    ['done'],
    { year: 1941, wheels: { axis: { plans: { alpha: 'paris' } } } },
    ['F-106', 'F-104'],
  ),
  course(
    'tokens-are-turned-up',
    'A new year: all tokens that were used are ready again.',
    table(...OUT, {
      ...TAKING_BACK,
      intel: { axis: { ready: 0, used: 5 }, allies: { ready: 3, used: 4 } },
    }),
    ['done'],
    { year: 1941, intel: {} },
    ['F-104', 'F-106'],
  ),
  course(
    'winter-in-a-new-year',
    'The Axis has no discards when 1941 begins: its draw deck is empty, and it is winter at once.',
    table(
      { ruhr: 'dummy dummy dummy dummy dummy dummy dummy dummy', loss: allBut('axis', '', true) },
      OUT[1],
      TAKING_BACK,
    ),
    ['done'],
    { year: 1941, winter: true },
    ['F-A59', 'F-106'],
  ),
];

export const PRODUCTION_EXAMPLES: readonly FogExample[] = [
  course(
    'eight-production-points',
    'The Axis has 8 production points: three cards, industry up to 10, two tokens, and three victory points.',
    producing('axis', { left: 8, points: 4 }),
    ['recover army-2', 'recover army-1', 'recover air', 'industry', 'tokens', 'points', 'points', 'points'],
    { points: 3 },
    ['F-112', 'F-113', 'F-110', 'F-A27', 'F-A28', 'F-A29', 'F-A26'],
  ),
  no(
    'a-fifth-point',
    'Of 8 production points 4 have gone into victory points, and the Axis wants a fifth.',
    producing('axis', { left: 8, points: 4 }, PARIS_FALLEN),
    'points',
    ['F-113'],
    { before: ['points', 'points', 'points', 'points'], shows: ['F-113', 'F-A26'] },
  ),
  no(
    'points-without-ruhr',
    'The Allies hold Ruhr: the Axis may buy no victory point.',
    producing('axis', { points: 0 }, { control: { ruhr: 'allies' } }),
    'points',
    ['F-113'],
  ),
  no(
    'industry-at-its-end',
    'The industry of the Axis stands at 18, and is to move up once more.',
    producing('axis', {}, { industry: { axis: 18 } }),
    'industry',
    ['F-112a'],
  ),
  yes(
    'industry-moves-up',
    'The Axis spends a production point on its industry, which goes from 8 to 10.',
    producing('axis', {}),
    'industry',
    ['F-112', 'F-110', 'F-A27'],
  ),
  yes(
    'bring-an-army-back',
    'The Allies spend a production point, and a lost army comes to their discards.',
    producing('allies', {}),
    'recover army-2',
    ['F-111', 'F-112'],
  ),
  no(
    'card-that-was-not-lost',
    'The Allies want a Fleet 3 that is not among their losses.',
    producing('allies', {}),
    'recover fleet-3',
    ['F-112'],
  ),
  no(
    'twenty-tokens',
    'All 20 tokens are in use, and the Axis wants to buy two more.',
    producing('axis', {}, { intel: { axis: { ready: 9, used: 1 }, allies: { ready: 10, used: 0 } } }),
    'tokens',
    ['F-A28'],
    { restsOn: 'F-A28' },
  ),
  yes(
    'industry-again',
    'Industry has moved up once this year, and moves up again.',
    producing('axis', { steps: 1 }, { industry: { axis: 10 } }),
    'industry',
    ['F-A27'],
    { restsOn: 'F-A27' },
  ),
  no(
    'no-cards-after-1944',
    'After 1944 the Axis wants to bring a card back.',
    producing('axis', { points: 2 }, LAST),
    'recover army-2',
    ['F-107'],
  ),
  yes(
    'points-after-1944',
    'After 1944 the Axis buys a victory point.',
    producing('axis', { points: 2 }, LAST),
    'points',
    ['F-113', 'F-107'],
  ),
];

const LATE = { ...LAST, drawn: ['poland', 'italy', 'balkans'], boxed: 'balkans' } as const;

export const WINNING_EXAMPLES: readonly FogExample[] = [
  course(
    'seventy-points',
    'The Axis has 62 points, and the year brings 8: it has won before anybody produces.',
    table(...OUT, { ...END, points: 62 }),
    ['done'],
    { points: 70, stage: 'over' },
    ['F-180', 'F-A37', 'F-100'],
  ),
  course(
    'seventieth-is-bought',
    'The Axis has 69 points and buys one: it has won.',
    producing('axis', { points: 2 }, { points: 69 }),
    ['points'],
    { points: 70, stage: 'over' },
    ['F-180', 'F-113'],
  ),
  course(
    'victory-cards-are-axis',
    'The war is over with 40 points. The Axis shows Poland and Italy: it controls both, and has won, though the Allies fight in Poland.',
    table(
      { poland: 'army-1' },
      { poland: 'army-1' },
      {
        ...END,
        ...LATE,
        points: 40,
        quagmires: [{ at: 'poland', attacker: 'allies' }],
        waits: [ENTRIES, { kind: 'produce', seat: 'axis', left: 2, points: 1 }],
      },
    ),
    ['done'],
    { stage: 'over' },
    ['F-182', 'F-A59a'],
  ),
  {
    kind: 'score',
    id: 'axis-has-both',
    title: 'After 1944 the Axis controls the areas of both its victory cards.',
    position: table(
      {},
      {},
      {
        ...END,
        ...LATE,
        points: 40,
        waits: [ENTRIES, { kind: 'produce', seat: 'axis', left: 2, points: 1 }],
      },
    ),
    before: ['done'],
    totals: null,
    winner: 'axis',
    shows: ['F-182'],
  },
  {
    kind: 'score',
    id: 'axis-lacks-italy',
    title: 'After 1944 the Allies control Italy, which is on a victory card of the Axis.',
    position: table(
      {},
      {},
      {
        ...END,
        ...LATE,
        points: 40,
        control: { ...SOVIET, italy: 'allies' },
        waits: [ENTRIES, { kind: 'produce', seat: 'axis', left: 2, points: 1 }],
      },
    ),
    before: ['done'],
    totals: null,
    winner: 'allies',
    shows: ['F-182'],
  },
];
