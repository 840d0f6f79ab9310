/** Situations that players ask about at the table, in both languages. */
import type { Situation } from '../../../src/book/situation.ts';
import {
  type Telling,
  actionsOf,
  effectsBy,
  holds,
  now,
  standingOn,
  tierOf,
  tokensOf,
} from './position-accessors.ts';
import { green, table } from '../examples/written-tables.ts';
import { count, oneOf } from '../../../src/book/writing.ts';

const end = (t: Telling) => ({ says: t('End the turn', 'De beurt beëindigen'), move: 'end' });
const yesNo = (t: Telling) =>
  [
    ['no', t('No', 'Nee')],
    ['yes', t('Yes', 'Ja')],
  ] as const;

/** Spaces of a row by their distance from the target. */
const AWAY = ['e5', 'e4', 'e3', 'e2'] as const;

const reaching = (t: Telling): Situation => ({
  id: 'attacking',
  name: t('Attacking from afar', 'Van afstand aanvallen'),
  fields: [
    count(
      'away',
      t('My platoon is so many spaces away', 'Mijn peloton staat zoveel vakken van het doel af'),
      2,
      [1, 3],
      (seen) => AWAY.findIndex((at) => standingOn(seen, at) === 'red platoon'),
    ),
    oneOf(
      'kabiem',
      t('My side has Kabiem', 'Mijn team heeft Kabiem'),
      'no',
      (seen) => (holds(seen, 'a', 'P2') ? 'yes' : 'no'),
      yesNo(t),
    ),
  ],
  write: ({ number, choice }) =>
    table([`red platoon ${AWAY[number('away')] ?? 'e4'}`, 'red platoon d5', 'gray platoon e5'], {
      ...(choice('kabiem') === 'yes' ? { held: { a: ['P2'] } } : {}),
    }),
  odds: true,
  tries: ({ number }) => {
    const at = AWAY[number('away')] ?? 'e4';
    return [
      { says: t('Attack with it alone', 'Er alleen mee aanvallen'), move: `attack e5 with ${at}` },
      {
        says: t('Attack with one beside the target as well', 'Aanvallen samen met een troep ernaast'),
        move: `attack e5 with d5 ${at}`,
      },
      {
        says: t('Attack with the one beside it', 'Aanvallen met de troep ernaast'),
        move: 'attack e5 with d5',
      },
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
      t('It stands', 'De troep staat'),
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
            says: t('Draw the card: it goes back by itself', 'De kaart pakken: de troep gaat vanzelf terug'),
            move: 'draw N5',
          },
        ]
      : [
          { says: t('Back two spaces', 'Twee vakken terug'), move: 'back e5 to c5' },
          { says: t('Back two, to the side', 'Twee vakken terug, schuin opzij'), move: 'back e5 to c6' },
          { says: t('Back one space', 'Eén vak terug'), move: 'back e5 to d5' },
          { says: t('Sideways', 'Opzij'), move: 'back e5 to e4' },
        ],
});

const ATTACKER_KINDS = (t: Telling) =>
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
      ATTACKER_KINDS(t),
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
  odds: true,
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

const TYPES = (t: Telling) =>
  [
    ['platoon', t('A platoon', 'Een peloton')],
    ['car', t('A car', 'Een auto')],
    ['tank', t('A tank', 'Een tank')],
  ] as const;
const typeOn = (seen: Parameters<typeof standingOn>[0], at: string): string =>
  standingOn(seen, at).split(' ')[1] ?? '';

/** What was asked is whether it may be bought; where troops stand is a ruling. */
const WHERE = ['W-A07'] as const;

const deploying = (t: Telling): Situation => ({
  id: 'deploying',
  name: t('Deploying and upgrades', 'Inzetten en upgrades'),
  fields: [
    count('tokens', t('My tokens', 'Mijn tokens'), 10, [0, 30], tokensOf),
    count(
      'items',
      t('Units and upgrades so far this turn', 'Troepen en upgrades tot nu toe deze beurt'),
      0,
      [0, 5],
      (seen) => now(seen).items ?? 0,
    ),
    count('actions', t('Actions left', 'Acties over'), 2, [0, 2], actionsOf),
  ],
  write: ({ number }) =>
    table(['red platoon a2'], {
      purses: { red: number('tokens') },
      items: number('items'),
      actions: number('actions'),
    }),
  tries: () => [
    { says: t('Deploy a platoon', 'Een peloton inzetten'), move: 'deploy platoon a3', aside: WHERE },
    { says: t('Deploy a car', 'Een auto inzetten'), move: 'deploy car a3', aside: WHERE },
    { says: t('Deploy a tank', 'Een tank inzetten'), move: 'deploy tank a3', aside: WHERE },
    { says: t('Raise the economy', 'De economie verhogen'), move: 'upgrade economy' },
    { says: t('Raise the general', 'De generaal verhogen'), move: 'upgrade general' },
    end(t),
  ],
});

const walking = (t: Telling): Situation => ({
  id: 'how-far',
  name: t('How far a unit goes', 'Hoe ver een troep gaat'),
  fields: [
    oneOf('type', t('I move', 'Ik beweeg'), 'platoon', (seen) => typeOn(seen, 'c3'), TYPES(t)),
    count(
      'hits',
      t('Hits of the artillery on it', 'Treffers van de artillerie erop'),
      0,
      [0, 3],
      (seen) => effectsBy(seen, 'hit').length,
    ),
    oneOf(
      'feet',
      t('My side has Trench feet', 'Mijn team heeft Trench Feet'),
      'no',
      (seen) => (effectsBy(seen, 'N1').length > 0 ? 'yes' : 'no'),
      [
        ['no', t('No', 'Nee')],
        ['yes', t('Yes', 'Ja')],
      ],
    ),
  ],
  write: ({ choice, number }) =>
    table([`red ${choice('type')} c3`], {
      effects: [
        ...Array.from({ length: number('hits') }, () => ({ by: 'hit', unit: 0, player: 'red', until: 2 })),
        ...(choice('feet') === 'yes' ? [{ by: 'N1', side: 'a', until: 2 }] : []),
      ],
    }),
  tries: () => [
    { says: t('One space', 'Eén vak'), move: 'move c3 to d3' },
    { says: t('Two spaces', 'Twee vakken'), move: 'move c3 to e3' },
    { says: t('Three spaces', 'Drie vakken'), move: 'move c3 to f3' },
    { says: t('Five spaces', 'Vijf vakken'), move: 'move c3 to h4' },
    end(t),
  ],
});

const blocked = (t: Telling): Situation => ({
  id: 'in-the-way',
  name: t('Something is in the way', 'Er staat iets in de weg'),
  fields: [
    oneOf(
      'thing',
      t('On the space ahead is', 'Op het vak ervoor staat'),
      'enemy',
      (seen) => STANDING_KINDS[standingOn(seen, 'e6')] ?? 'nothing',
      [
        ['nothing', t('Nothing', 'Niets')],
        ['own', t('My own platoon', 'Een eigen peloton')],
        ['enemy', t('An enemy platoon', 'Een vijandelijk peloton')],
      ],
    ),
    oneOf('type', t('I move', 'Ik beweeg'), 'car', (seen) => typeOn(seen, 'e5'), TYPES(t)),
  ],
  write: ({ choice }) =>
    table([
      `red ${choice('type')} e5`,
      ...(choice('thing') === 'own'
        ? ['red platoon e6']
        : choice('thing') === 'enemy'
          ? ['gray platoon e6']
          : []),
    ]),
  tries: () => [
    { says: t('Onto that space', 'Naar dat vak'), move: 'move e5 to e6' },
    { says: t('To the space behind it', 'Naar het vak erachter'), move: 'move e5 to e7' },
    { says: t('Attack what is there', 'Aanvallen wat daar staat'), move: 'attack e6 with e5' },
    end(t),
  ],
});
const STANDING_KINDS: Readonly<Record<string, string>> = { 'red platoon': 'own', 'gray platoon': 'enemy' };

const partner = (t: Telling): Situation => ({
  id: 'four-players',
  name: t('Four players: whose unit is it?', 'Met z’n vieren: van wie is de troep?'),
  fields: [
    oneOf(
      'whose',
      t('The platoon is', 'Het peloton is'),
      'violet',
      (seen) => standingOn(seen, 'e5').split(' ')[0] ?? '',
      [
        ['red', t('Mine', 'Van mij')],
        ['violet', t('My partner’s', 'Van mijn maat')],
        ['gray', t('An enemy’s', 'Van een vijand')],
      ],
    ),
  ],
  write: ({ choice }) =>
    table([`${choice('whose')} platoon e5`, 'red platoon a2', 'red platoon d4'], {
      players: 4,
      purses: { red: 10 },
    }),
  tries: () => [
    { says: t('Move it', 'Het peloton bewegen'), move: 'move e5 to e6' },
    { says: t('Attack it', 'Het peloton aanvallen'), move: 'attack e5 with d4' },
    { says: t('Deploy in my section', 'In mijn stuk inzetten'), move: 'deploy platoon a3', aside: WHERE },
    {
      says: t('Deploy in my partner’s section', 'In het stuk van mijn maat inzetten'),
      move: 'deploy platoon a6',
    },
    end(t),
  ],
});

const again = (t: Telling): Situation => ({
  id: 'acting-again',
  name: t('A unit that has acted', 'Een troep die al iets gedaan heeft'),
  fields: [
    oneOf(
      'did',
      t('In this turn it has', 'Deze beurt heeft die'),
      'moved',
      (seen) =>
        now(seen).acted === undefined ? 'nothing' : now(seen).marched === true ? 'moved' : 'attacked',
      [
        ['nothing', t('Done nothing', 'Niets gedaan')],
        ['moved', t('Moved', 'Bewogen')],
        ['attacked', t('Attacked', 'Aangevallen')],
      ],
    ),
    count('actions', t('Actions left', 'Acties over'), 1, [0, 3], actionsOf),
  ],
  write: ({ choice, number }) =>
    table(['red platoon d4', 'gray platoon e5'], {
      actions: number('actions'),
      ...(choice('did') === 'nothing' ? {} : { acted: [0] }),
      ...(choice('did') === 'moved' ? { marched: true } : {}),
    }),
  odds: true,
  tries: () => [
    { says: t('Move it', 'Het peloton bewegen'), move: 'move d4 to d3' },
    { says: t('Attack with it', 'Ermee aanvallen'), move: 'attack e5 with d4' },
    end(t),
  ],
});

const artillery = (t: Telling): Situation => ({
  id: 'artillery',
  name: t('Firing the artillery', 'Met de artillerie schieten'),
  fields: [
    count('tier', t('My tier of the artillery', 'Mijn trede van de artillerie'), 0, [0, 2], tierOf),
    count('tokens', t('My tokens', 'Mijn tokens'), 7, [0, 20], tokensOf),
    count('actions', t('Actions left', 'Acties over'), 1, [0, 2], actionsOf),
  ],
  write: ({ number }) =>
    table(['red platoon a2', 'gray platoon e5'], {
      purses: { red: number('tokens') },
      tiers: { red: { artillery: number('tier') } },
      actions: number('actions'),
    }),
  tries: () => [
    { says: t('Normal ammunition at one space', 'Gewone munitie op één vak'), move: 'fire normal e5' },
    {
      says: t('Gas over three in a row', 'Gas op drie vakken op een rechte lijn'),
      move: 'fire gas e4 e5 e6',
    },
    { says: t('Gas round a corner', 'Gas om een hoek'), move: 'fire gas e4 e5 f5' },
    { says: t('Advanced ammunition', 'Geavanceerde munitie'), move: 'fire advanced e5' },
    { says: t('At the enemy’s trench', 'Op de loopgraaf van de vijand'), move: 'fire normal k6' },
    end(t),
  ],
});

export const turnSituations = (t: Telling): readonly Situation[] => [
  deploying(t),
  walking(t),
  blocked(t),
  again(t),
  artillery(t),
  partner(t),
];

/** The situations in one language. */
const situationsIn = (t: Telling): readonly Situation[] => [...turnSituations(t), ...fightSituations(t)];

/** “Can I?” in English. */
export const SITUATIONS = situationsIn((en) => en);
/** ‘Kan ik?’ in het Nederlands. */
export const SITUATIONS_NL = situationsIn((_, nl) => nl);
