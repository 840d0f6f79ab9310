import { course, no, yes } from '../../../src/book/writing.ts';
import {
  allBut,
  alliesAt,
  axisAt,
  cards,
  PARIS_FALLEN,
  table,
  theirTurn,
  type FogExample,
} from './tables.ts';
import type { RULINGS } from '../rulings.ts';

/** The options that a ruling switches. */
type OptionId = NonNullable<(typeof RULINGS)[keyof typeof RULINGS]['option']>;

const ENTRIES = { kind: 'entries', seat: 'allies' } as const;
const END = { winter: true, stage: 'intel', played: true } as const;
const OUT = [{ discard: allBut('axis') }, { discard: allBut('allies') }] as const;
const producing = (wait: object, more: object = {}) =>
  table({}, {}, { ...END, waits: [ENTRIES, { kind: 'produce', seat: 'axis', left: 4, ...wait }], ...more });
/** A fight over Paris has been won against a strength of 1. */
const WON = table(
  { paris: 'army-3 army-2 army-2' },
  {},
  {
    played: true,
    waits: [
      { kind: 'battle', seat: 'axis', at: 'paris', from: 'ruhr', age: 3, step: 'conquest' },
      { kind: 'match', seat: 'axis', need: 1, attacks: true },
    ],
  },
);
const LANDING = { ...PARIS_FALLEN, ...alliesAt('paris') };

/** For each option an example in which its two readings give different results. */
export const RULING_EXAMPLES = {
  'balkans-scores-1940': course(
    'ruling-balkans',
    '1940 is over, and the Balkans are neutral.',
    table(...OUT, END),
    ['done'],
    { points: 8 },
    ['F-A04'],
    { turnsOn: 'balkans-scores-1940' },
  ),
  'neutral-stays': course(
    'ruling-neutral',
    'The Axis attacks Scandinavia with an Army 1, and an Army 2 defends it.',
    table({ alpha: 'army-1' }, {}, { ...axisAt('scandinavia'), neutrals: { scandinavia: cards('army-2') } }),
    ['launch alpha from ruhr', 'keep'],
    { control: { scandinavia: 'allies' } },
    ['F-A05'],
    { turnsOn: 'neutral-stays' },
  ),
  'loss-minimal-set': no(
    'ruling-spare-cards',
    'There are an Army 3 and two Army 2s, and the Army 3 is to pay a strength of 1.',
    WON,
    'match army-3',
    ['F-A08'],
    { turnsOn: 'loss-minimal-set', restsOn: 'F-A08' },
  ),
  'loss-at-least': no(
    'ruling-more-cards',
    'An Army 3 and two Army 2s are all to pay a strength of 1.',
    WON,
    'match army-3 army-2 army-2',
    ['F-A08'],
    { turnsOn: 'loss-at-least', restsOn: 'F-A08a' },
  ),
  'loss-any-order': no(
    'ruling-order',
    'Neutral cards of Spain are to pay before an Allied Army 1.',
    table(
      { alpha: 'army-3' },
      { spain: 'army-1' },
      {
        control: { vichy: 'axis' },
        ...axisAt('spain'),
        neutrals: { spain: cards('army-1 army-1 army-2') },
      },
    ),
    'match neutral army-2 army-1',
    ['F-A10'],
    { before: ['launch alpha from vichy', 'keep'], turnsOn: 'loss-any-order', restsOn: 'F-A10' },
  ),
  'no-offmap-launch': yes(
    'ruling-off-the-map',
    'The Allies attack the Central Atlantic from USA/Canada.',
    theirTurn({}, { alpha: 'fleet-2' }, { control: { catlantic: 'axis' }, ...alliesAt('catlantic') }),
    'launch alpha from usa',
    ['F-A15'],
    { turnsOn: 'no-offmap-launch', restsOn: 'F-A15' },
  ),
  'axis-out-of-ussr': yes(
    'ruling-axis-in-kiev',
    'The Axis puts an army into neutral Kiev.',
    table({ hand: 'army-1' }, {}),
    'place army-1 kiev',
    ['F-A22'],
    { turnsOn: 'axis-out-of-ussr', restsOn: 'F-A22' },
  ),
  'one-industry-step': yes(
    'ruling-industry',
    'Industry has moved up once, and is to move up again.',
    producing({ steps: 1 }, { industry: { axis: 10 } }),
    'industry',
    ['F-A27'],
    { turnsOn: 'one-industry-step', restsOn: 'F-A27' },
  ),
  'no-intel-cap': no(
    'ruling-tokens',
    'All 20 tokens are in use, and the Axis wants two more.',
    producing({}, { intel: { axis: { ready: 9, used: 1 }, allies: { ready: 10, used: 0 } } }),
    'tokens',
    ['F-A28'],
    { turnsOn: 'no-intel-cap', restsOn: 'F-A28' },
  ),
  'free-bids': no(
    'ruling-bids',
    'The Allies want to block a look for 1 token with 3.',
    table({}, { paris: 'army-2' }, { stage: 'intel', played: true, intel: { axis: { ready: 1, used: 4 } } }),
    'bid 3',
    ['F-A30'],
    { before: ['intel paris'], turnsOn: 'free-bids', restsOn: 'F-A30' },
  ),
  // The table is the same by both readings; only what each side sees of it differs.
  'secret-counts': course(
    'ruling-counts',
    'The Allies bring an army back: the Axis sees that one loss fewer lies there.',
    table(
      {},
      { loss: 'army-2 army-1' },
      { ...END, waits: [ENTRIES, { kind: 'produce', seat: 'allies', left: 4 }] },
    ),
    ['recover army-2'],
    { piles: { allies: { loss: cards('army-1'), discard: cards('army-2') } } },
    ['F-A34'],
  ),
  'usa-end-1940': no(
    'ruling-usa',
    '1941 begins, and all Fleet 2s of the Allies are lost: the USA, which has another, is not in the war.',
    table(
      { discard: 'army-2 army-2 army-2', loss: allBut('axis', 'army-2 army-2 army-2', true) },
      {
        loss: 'fleet-2 fleet-2 fleet-2',
        discard: allBut('allies', 'fleet-2 fleet-2 fleet-2'),
      },
      { ...END, waits: [ENTRIES, { kind: 'remove', seat: 'axis' }] },
    ),
    'draw fleet-2',
    ['F-025'],
    {
      before: ['done', 'draw army-2', 'draw army-2', 'draw army-2'],
      turnsOn: 'usa-end-1940',
      shows: ['F-025', 'F-106'],
    },
  ),
  'supply-and-defence': yes(
    'ruling-defence',
    'The Axis holds Greece, where no supply comes, and puts an army there.',
    table({ hand: 'army-1' }, {}, { control: { greece: 'axis' } }),
    'place army-1 greece',
    ['F-030'],
    { turnsOn: 'supply-and-defence', restsOn: 'F-190' },
  ),
  'sea-supply': no(
    'ruling-seas',
    'Both seas on the way to Libya are Allied, and the Axis wants to attack Egypt from there.',
    table({ alpha: 'army-2' }, {}, { control: { wmed: 'allies' }, ...axisAt('egypt') }),
    'launch alpha from libya via emed',
    ['F-090'],
    { turnsOn: 'sea-supply', restsOn: 'F-191' },
  ),
  straits: course(
    'ruling-straits',
    'The Allies, who hold Britain, land in an empty Paris with an Army 3 and an aircraft.',
    theirTurn({}, { alpha: 'army-3 air' }, LANDING),
    ['launch alpha from natlantic', 'keep'],
    { piles: { allies: { paris: cards('army-3 air') } } },
    ['F-080'],
    { turnsOn: 'straits' },
  ),
  'shore-bombardment': course(
    'ruling-shelling',
    'An Army 2 and an Army 1 land in an empty Paris, with a Fleet 3 and a Fleet 2.',
    theirTurn({}, { alpha: 'army-2 army-1 fleet-3 fleet-2' }, LANDING),
    ['launch alpha from northsea', 'keep'],
    { piles: { allies: { discard: cards('fleet-3 fleet-2'), loss: cards('army-2 army-1') } } },
    ['F-080', 'F-B01'],
    { turnsOn: 'shore-bombardment' },
  ),
  'air-support': course(
    'ruling-aircraft',
    'An aircraft attacks Paris alone.',
    table({ alpha: 'air' }, { paris: 'army-1' }, axisAt('paris')),
    ['launch alpha from ruhr'],
    { piles: { axis: { paris: cards('air') } } },
    ['F-048'],
    { turnsOn: 'air-support' },
  ),
  // Without bids a game begins with the neutral cards, so there is no position to try both readings on.
  'side-bids': course(
    'ruling-bids-for-sides',
    'Both players want the Allies, for 2 points and for 3.',
    {
      options: ['side-bids'],
      stage: 'neutrals',
      waits: [
        { kind: 'offer', seat: 'allies' },
        { kind: 'offer', seat: 'axis' },
      ],
    },
    ['offer allies 2', 'offer allies 3'],
    { goal: 67 },
    ['F-195'],
  ),
} as const satisfies Readonly<Record<OptionId, FogExample>>;
