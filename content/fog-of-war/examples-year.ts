import { course, no, yes } from '../../src/book/writing.ts';
import {
  allBut,
  axisAt,
  cards,
  PARIS_FALLEN,
  SOVIET,
  table,
  wheel,
  type FogExample,
} from './examples-tables.ts';

const ENTRIES = { kind: 'entries', seat: 'allies' } as const;
const END = { winter: true, stage: 'intel', played: true } as const;
const OUT = [{ discard: allBut('axis') }, { discard: allBut('allies') }] as const;
/** A side produces, and nothing else is left of the year. */
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
