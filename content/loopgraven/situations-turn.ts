import { table } from './examples-tables.ts';
import type { Situation } from '../../src/book/situation.ts';
import { count, oneOf } from '../../src/book/writing.ts';
import type { Telling } from './situation.ts';
import { actionsOf, effectsBy, now, standingOn, tierOf, tokensOf } from './table-reader.ts';

const TYPES = (t: Telling) =>
  [
    ['platoon', t('A platoon', 'Een peloton')],
    ['car', t('A car', 'Een auto')],
    ['tank', t('A tank', 'Een tank')],
  ] as const;

const end = (t: Telling) => ({ says: t('End the turn', 'De beurt beëindigen'), move: 'end' });
const typeOn = (seen: Parameters<typeof standingOn>[0], at: string): string =>
  standingOn(seen, at).split(' ')[1] ?? '';

const deploying = (t: Telling): Situation => ({
  id: 'deploying',
  name: t('Deploying and upgrades', 'Inzetten en verbeteringen'),
  fields: [
    count('tokens', t('My tokens', 'Mijn munten'), 10, [0, 30], tokensOf),
    count(
      'items',
      t('Units and upgrades so far this turn', 'Troepen en verbeteringen tot nu toe deze beurt'),
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
    { says: t('Deploy a platoon', 'Een peloton inzetten'), move: 'deploy platoon a3' },
    { says: t('Deploy a car', 'Een auto inzetten'), move: 'deploy car a3' },
    { says: t('Deploy a tank', 'Een tank inzetten'), move: 'deploy tank a3' },
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
      t('My side has Trench feet', 'Mijn kamp heeft Trench Feet'),
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
      (seen) => KINDS[standingOn(seen, 'e6')] ?? 'nothing',
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
    { says: t('Attack what is there', 'Aanvallen wat er staat'), move: 'attack e6 with e5' },
    end(t),
  ],
});
const KINDS: Readonly<Record<string, string>> = { 'red platoon': 'own', 'gray platoon': 'enemy' };

const partner = (t: Telling): Situation => ({
  id: 'four-players',
  name: t('Four players: whose unit is it?', 'Met vier: van wie is de troep?'),
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
    { says: t('Move it', 'Het bewegen'), move: 'move e5 to e6' },
    { says: t('Attack it', 'Het aanvallen'), move: 'attack e5 with d4' },
    { says: t('Deploy in my section', 'In mijn stuk inzetten'), move: 'deploy platoon a3' },
    {
      says: t('Deploy in my partner’s section', 'In het stuk van mijn maat inzetten'),
      move: 'deploy platoon a6',
    },
    end(t),
  ],
});

const again = (t: Telling): Situation => ({
  id: 'acting-again',
  name: t('A unit that has acted', 'Een troep die al iets deed'),
  fields: [
    oneOf(
      'did',
      t('In this turn it has', 'Deze beurt heeft hij'),
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
  tries: () => [
    { says: t('Move it', 'Hem bewegen'), move: 'move d4 to d3' },
    { says: t('Attack with it', 'Ermee aanvallen'), move: 'attack e5 with d4' },
    end(t),
  ],
});

const artillery = (t: Telling): Situation => ({
  id: 'artillery',
  name: t('Firing the artillery', 'Met de artillerie schieten'),
  fields: [
    count('tier', t('My tier of the artillery', 'Mijn trede van de artillerie'), 0, [0, 2], tierOf),
    count('tokens', t('My tokens', 'Mijn munten'), 7, [0, 20], tokensOf),
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
    { says: t('Gas over three in a row', 'Gas over drie op een rij'), move: 'fire gas e4 e5 e6' },
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
