import { green, table } from './examples-tables.ts';
import type { Situation } from '../../src/book/situation.ts';
import { count, oneOf } from '../../src/book/writing.ts';
import type { Telling } from './situation.ts';
import { effectsBy, holds, now, standingOn } from './table-reader.ts';

const end = (t: Telling) => ({ says: t('End the turn', 'De beurt beëindigen'), move: 'end' });
const yesNo = (t: Telling) =>
  [
    ['no', t('No', 'Nee')],
    ['yes', t('Yes', 'Ja')],
  ] as const;

/** Spaces in a row from the target, by how far they are. */
const AWAY = ['e5', 'e4', 'e3', 'e2'] as const;

const reaching = (t: Telling): Situation => ({
  id: 'attacking',
  name: t('Attacking from afar', 'Van ver aanvallen'),
  fields: [
    count(
      'away',
      t('My platoon is so many spaces away', 'Mijn peloton staat zoveel vakken ver'),
      2,
      [1, 3],
      (seen) => AWAY.findIndex((at) => standingOn(seen, at) === 'red platoon'),
    ),
    oneOf(
      'kabiem',
      t('My side has Kabiem', 'Mijn kamp heeft Kabiem'),
      'no',
      (seen) => (holds(seen, 'a', 'P2') ? 'yes' : 'no'),
      yesNo(t),
    ),
  ],
  write: ({ number, choice }) =>
    table([`red platoon ${AWAY[number('away')] ?? 'e4'}`, 'red platoon d5', 'gray platoon e5'], {
      ...(choice('kabiem') === 'yes' ? { held: { a: ['P2'] } } : {}),
    }),
  tries: ({ number }) => {
    const at = AWAY[number('away')] ?? 'e4';
    return [
      { says: t('Attack with it alone', 'Er alleen mee aanvallen'), move: `attack e5 with ${at}` },
      {
        says: t('Attack with one beside the target as well', 'Samen met een die ernaast staat aanvallen'),
        move: `attack e5 with d5 ${at}`,
      },
      { says: t('Attack with the one beside it', 'Met die ernaast aanvallen'), move: 'attack e5 with d5' },
      end(t),
    ];
  },
});

const still = (t: Telling): Situation => ({
  id: 'held-still',
  name: t('A card holds my unit', 'Een kaart houdt mijn troep vast'),
  fields: [
    oneOf(
      'card',
      t('In force is', 'Nu geldt'),
      'N2',
      (seen) => ['N2', 'N4', 'N6'].find((by) => effectsBy(seen, by).length > 0) ?? 'none',
      [
        ['none', t('Nothing', 'Niets')],
        ['N2', t('Famine', 'Hongersnood')],
        ['N4', t('Freeze', 'Freeze')],
        ['N6', t('Shellshock, on this unit', 'Shellshock, op deze troep')],
      ],
    ),
    oneOf(
      'where',
      t('It stands', 'Hij staat'),
      'field',
      (seen) => (standingOn(seen, 'a2') === '' ? 'field' : 'trench'),
      [
        ['field', t('In the field', 'In het veld')],
        ['trench', t('In my trench', 'In mijn loopgraaf')],
      ],
    ),
  ],
  write: ({ choice }) => {
    const inTrench = choice('where') === 'trench';
    const card = choice('card');
    return table(inTrench ? ['red platoon a2', 'gray platoon b2'] : ['red platoon d4', 'gray platoon e5'], {
      ...(card === 'none'
        ? {}
        : { effects: [card === 'N6' ? { by: card, unit: 0, until: 3 } : { by: card, side: 'a', until: 2 }] }),
    });
  },
  tries: ({ choice }) => {
    const [at, to, enemy] = choice('where') === 'trench' ? ['a2', 'b1', 'b2'] : ['d4', 'd3', 'e5'];
    return [
      { says: t('Move the platoon', 'Het peloton bewegen'), move: `move ${at} to ${to}` },
      { says: t('Attack with it', 'Ermee aanvallen'), move: `attack ${enemy} with ${at}` },
      end(t),
    ];
  },
});

const RING = ['d4', 'd5', 'e4', 'e6', 'f4', 'f5'] as const;

const dodging = (t: Telling): Situation => ({
  id: 'spotted',
  name: t('Dodging with Spotted', 'Uitwijken met Spotted'),
  fields: [
    count(
      'taken',
      t('Spaces beside my car that are taken', 'Vakken naast mijn auto die bezet zijn'),
      1,
      [1, 5],
      (seen) => RING.filter((at) => standingOn(seen, at) !== '').length,
    ),
  ],
  write: ({ number }) =>
    table(
      ['gray platoon d4', 'red car e5', ...RING.slice(1, number('taken')).map((at) => `gray platoon ${at}`)],
      {
        active: 'gray',
        held: { a: ['P4'] },
      },
    ),
  before: () => ['attack e5 with d4'],
  tries: () => [
    { says: t('One space to the side', 'Eén vak opzij'), move: 'dodge f5' },
    { says: t('Two spaces', 'Twee vakken'), move: 'dodge g5' },
    { says: t('Three spaces', 'Drie vakken'), move: 'dodge h5' },
    { says: t('Stand and fight', 'Blijven staan en vechten'), move: 'stand' },
  ],
});

const BEHIND = ['c4', 'c5', 'c6'] as const;

const goingBack = (t: Telling): Situation => ({
  id: 'lost-haversack',
  name: t('The lost haversack', 'De verloren haversack'),
  fields: [
    count(
      'taken',
      t('Spaces two rows behind it that are taken', 'Vakken twee rijen erachter die bezet zijn'),
      0,
      [0, 3],
      (seen) => BEHIND.filter((at) => standingOn(seen, at) !== '').length,
    ),
  ],
  write: ({ number }) =>
    green(
      'negative',
      ['red platoon e5', ...BEHIND.slice(0, number('taken')).map((at) => `red platoon ${at}`)],
      {
        moved: { a: [0] },
      },
    ),
  before: ({ number }) => (number('taken') === 2 ? [] : ['draw N5']),
  tries: ({ number }) =>
    number('taken') === 2
      ? [
          {
            says: t('Draw the card: it goes back by itself', 'De kaart pakken: hij gaat vanzelf terug'),
            move: 'draw N5',
          },
        ]
      : [
          { says: t('Back two spaces', 'Twee vakken terug'), move: 'back e5 to c5' },
          { says: t('Back two, to the side', 'Twee terug, naar opzij'), move: 'back e5 to c6' },
          { says: t('Back one space', 'Eén vak terug'), move: 'back e5 to d5' },
          { says: t('Sideways', 'Opzij'), move: 'back e5 to e4' },
        ],
});

const KINDS = (t: Telling) =>
  [
    ['platoon', t('A platoon', 'Een peloton')],
    ['car', t('A car', 'Een auto')],
    ['tank', t('A tank', 'Een tank')],
  ] as const;

const together = (t: Telling): Situation => ({
  id: 'together',
  name: t('Attacking together', 'Samen aanvallen'),
  fields: [
    count(
      'units',
      t('My platoons beside the enemy', 'Mijn pelotons naast de vijand'),
      2,
      [2, 4],
      (seen) => RING.filter((at) => standingOn(seen, at) === 'red platoon').length,
    ),
    oneOf(
      'target',
      t('The enemy is', 'De vijand is'),
      'tank',
      (seen) => standingOn(seen, 'e5').split(' ')[1] ?? '',
      KINDS(t),
    ),
    count('actions', t('Actions left', 'Acties over'), 1, [0, 2], (seen) => now(seen).actions ?? 2),
  ],
  write: ({ number, choice }) =>
    table(
      [...RING.slice(0, number('units')).map((at) => `red platoon ${at}`), `gray ${choice('target')} e5`],
      {
        actions: number('actions'),
      },
    ),
  tries: ({ number }) => [
    {
      says: t('Attack with all of them', 'Met allemaal aanvallen'),
      move: `attack e5 with ${RING.slice(0, number('units')).join(' ')}`,
    },
    { says: t('Attack with one', 'Met één aanvallen'), move: 'attack e5 with d4' },
    { says: t('Walk away with one', 'Met één weglopen'), move: 'move d4 to c4' },
    end(t),
  ],
});

export const fightSituations = (t: Telling): readonly Situation[] => [
  reaching(t),
  together(t),
  still(t),
  dodging(t),
  goingBack(t),
];
