import { course, no } from '../../src/book/writing.ts';
import {
  alliesAt,
  allBut,
  axisAt,
  cards,
  SOVIET,
  soviet,
  table,
  theirTurn,
  wheel,
  type FogExample,
} from './examples-tables.ts';

const NORTH = { neutrals: { scandinavia: cards('army-2') } } as const;
const OUT = [{ discard: allBut('axis') }, { discard: allBut('allies') }] as const;
/** The Axis holds Britain's seas and Paris, and would land in Britain. */
const AT_BRITAIN = {
  control: { northsea: 'axis', paris: 'axis', vichy: 'axis', morocco: 'axis', levant: 'axis' },
  fallen: ['paris'],
  ...axisAt('britain'),
} as const;
/** The year ends: all that is left is that countries enter and a new year begins. */
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
