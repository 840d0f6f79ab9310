import type { Situation } from '../../../src/book/situation.ts';
import { count, oneOf } from '../../../src/book/writing.ts';
import { cards, table, theirTurn, wheel } from '../examples/tables.ts';
import {
  CARDS,
  SIDES,
  activeIn,
  aimOf,
  cardIn,
  holderOf,
  letterAfter,
  now,
  pileOf,
  quagmireIn,
  turnsOf,
  waitIn,
} from './position-accessors.ts';

/** At this letter Alpha may be launched, and the dial gives no bonus. */
const READY = 'delta';

const NO_ADVANTAGE = {
  says: 'If nobody spends the advantage',
  move: 'keep',
  most: 2,
  tells: ['F-061', 'F-062'],
} as const;

/** A launch without supply: the target is shown, and the operation disbanded (F-A52). */
const NOWHERE = { says: 'Show the target, and disband it without supply', move: 'launch alpha' };

const LAUNCH: Situation = {
  id: 'launching',
  name: 'When an operation is launched',
  fields: [
    count('turns', 'Since it began my wheel was turned', 2, [0, 5], (seen) => turnsOf(seen, 'axis')),
    oneOf('cards', 'It has', 'army-1', (seen) => cardIn(seen, 'axis', 'alpha'), [
      ['army-1', 'An army'],
      ['air', 'An aircraft alone'],
      ['fleet-1', 'A fleet alone, and aims at land'],
      ['dummy', 'A dummy alone'],
    ]),
  ],
  write: ({ choice, number }) =>
    table(
      { alpha: choice('cards') },
      { paris: 'army-1' },
      {
        wheels: { axis: wheel(letterAfter(number('turns')), { alpha: 'paris' }) },
        ...(number('turns') === 0 ? { planned: true, played: true } : {}),
      },
    ),
  goesOn: NO_ADVANTAGE,
  tries: () => [
    { says: 'Launch it from Ruhr, next to Paris', move: 'launch alpha from ruhr' },
    { says: 'Launch it from Berlin, which is not next to Paris', move: 'launch alpha from berlin' },
    NOWHERE,
    { says: 'Disband it', move: 'disband alpha' },
  ],
};

const WAY: Situation = {
  id: 'supply',
  name: 'Supply for an attack',
  fields: [
    oneOf(
      'poland',
      'Poland, next to the target, is',
      'stuck',
      (seen) => {
        if (quagmireIn(seen, 'poland') !== undefined) return 'stuck';
        return holderOf(seen, 'poland', 'axis') === 'axis' ? 'mine' : 'enemy';
      },
      [
        ['mine', 'Mine'],
        ['stuck', 'Mine and in quagmire'],
        ['enemy', 'The enemy’s'],
      ],
    ),
    oneOf(
      'berlin',
      'Berlin, where my supply begins, is',
      'mine',
      (seen) => {
        if (quagmireIn(seen, 'berlin') !== undefined) return 'stuck';
        return holderOf(seen, 'berlin', 'axis') === 'axis' ? 'mine' : 'enemy';
      },
      [
        ['mine', 'Mine'],
        ['stuck', 'Mine and in quagmire'],
        ['enemy', 'The enemy’s'],
      ],
    ),
  ],
  write: ({ choice }) => {
    const fought = (['poland', 'berlin'] as const).filter((at) => choice(at) === 'stuck');
    const lost = (['poland', 'berlin'] as const).filter((at) => choice(at) === 'enemy');
    return table(
      { alpha: 'army-2', ...Object.fromEntries(fought.map((at) => [at, 'army-1'])) },
      Object.fromEntries(fought.map((at) => [at, 'army-2'])),
      {
        year: 1943,
        ussr: true,
        wheels: { axis: wheel(READY, { alpha: 'baltic' }) },
        quagmires: fought.map((at) => ({ at, attacker: 'allies' })),
        control: { ...SOVIET, ...Object.fromEntries(lost.map((at) => [at, 'allies'])) },
      },
    );
  },
  tries: () => [
    { says: 'Launch it from Poland', move: 'launch alpha from poland' },
    { says: 'Launch it from Berlin', move: 'launch alpha from berlin' },
    NOWHERE,
    { says: 'Disband it', move: 'disband alpha' },
  ],
};
/** The USSR is in the war, and holds what it had. */
const SOVIET = Object.fromEntries(
  ['baltic', 'kiev', 'odessa', 'leningrad', 'moscow', 'stalingrad'].map((at) => [at, 'allies']),
);

const LANDING: Situation = {
  id: 'landing',
  name: 'A landing from the sea',
  fields: [
    oneOf('aim', 'The Allies aim at', 'paris', (seen) => aimOf(seen, 'allies'), [
      ['paris', 'Paris'],
      ['scandinavia', 'Scandinavia'],
      ['ruhr', 'Ruhr'],
    ]),
    oneOf(
      'sea',
      'The North Sea is',
      'allies',
      (seen) => (quagmireIn(seen, 'northsea') === undefined ? holderOf(seen, 'northsea', 'allies') : 'stuck'),
      [
        ['allies', 'Allied'],
        ['stuck', 'Allied and in quagmire'],
        ['axis', 'In Axis hands'],
      ],
    ),
    oneOf('cards', 'With the operation are', 'army-2', (seen) => cardIn(seen, 'allies', 'alpha'), [
      ['army-2', 'Armies'],
      ['fleet-2', 'Fleets alone'],
      ['air', 'Aircraft alone'],
    ]),
  ],
  write: ({ choice }) => {
    const isStuck = choice('sea') === 'stuck';
    return theirTurn(
      isStuck ? { northsea: 'fleet-1' } : {},
      { alpha: choice('cards'), ...(isStuck ? { northsea: 'fleet-1' } : {}) },
      {
        control: {
          paris: 'axis',
          vichy: 'axis',
          morocco: 'axis',
          levant: 'axis',
          scandinavia: 'axis',
          ...(choice('sea') === 'axis' ? { northsea: 'axis' } : {}),
        },
        fallen: ['paris'],
        wheels: { allies: wheel(READY, { alpha: choice('aim') }) },
        quagmires: isStuck ? [{ at: 'northsea', attacker: 'axis' }] : [],
      },
    );
  },
  goesOn: NO_ADVANTAGE,
  tries: () => [
    { says: 'Launch it from the North Sea', move: 'launch alpha from northsea' },
    { says: 'Launch it from the North Atlantic', move: 'launch alpha from natlantic' },
    { says: 'Launch it from Britain, across the water', move: 'launch alpha from britain' },
    NOWHERE,
    { says: 'Disband it', move: 'disband alpha' },
  ],
};

const AT_SEA: Situation = {
  id: 'attack-at-sea',
  name: 'An attack on a sea',
  fields: [
    oneOf('from', 'The Western Mediterranean is', 'axis', (seen) => holderOf(seen, 'wmed', 'axis'), [
      ['axis', 'Mine'],
      ['allies', 'The enemy’s'],
    ]),
    oneOf('cards', 'With my operation are', 'fleet-1', (seen) => cardIn(seen, 'axis', 'alpha'), [
      ['fleet-1', 'Fleets'],
      ['air', 'Aircraft alone'],
      ['army-1', 'Armies alone'],
    ]),
  ],
  write: ({ choice }) =>
    table(
      { alpha: choice('cards') },
      { emed: 'fleet-1' },
      {
        wheels: { axis: wheel(READY, { alpha: 'emed' }) },
        ...(choice('from') === 'allies' ? { control: { wmed: 'allies' } } : {}),
      },
    ),
  goesOn: NO_ADVANTAGE,
  tries: () => [
    { says: 'Launch it from the Western Mediterranean', move: 'launch alpha from wmed' },
    { says: 'Launch it from Italy, on land', move: 'launch alpha from italy' },
    { says: 'Launch it from Libya, on land', move: 'launch alpha from libya' },
    { says: 'Launch it from Greece, which is neutral', move: 'launch alpha from greece' },
    { says: 'Disband it', move: 'disband alpha' },
  ],
};

/** The area from which each side attacks a neutral, which it has to hold. */
const FROM = {
  axis: { scandinavia: 'ruhr', balkans: 'berlin', baltic: 'poland' },
  allies: { scandinavia: 'northsea', balkans: 'greece', baltic: 'urals' },
} as const;
type Country = keyof (typeof FROM)['axis'];
const fromOf = (me: string, country: string): string =>
  FROM[me === 'axis' ? 'axis' : 'allies'][country as Country];

const NEUTRAL: Situation = {
  id: 'attacking-a-neutral',
  name: 'A neutral country',
  fields: [
    oneOf('me', 'I play', 'allies', activeIn, SIDES),
    oneOf('country', 'The neutral is', 'baltic', (seen) => aimOf(seen, activeIn(seen)), [
      ['scandinavia', 'Scandinavia'],
      ['balkans', 'The Balkans'],
      ['baltic', 'The Baltic States, in the USSR'],
    ]),
  ],
  write: ({ choice }) => {
    const [me, country] = [choice('me'), choice('country')];
    const own = { hand: 'army-1', alpha: 'army-2' };
    const more = {
      wheels: { [me]: wheel(READY, { alpha: country }) },
      neutrals: {
        scandinavia: { 'army-2': 1 },
        balkans: { 'army-1': 1, 'army-2': 1 },
        baltic: { 'army-2': 1 },
      },
      ...(fromOf(me, country) === 'greece' ? { control: { greece: 'allies' } } : {}),
    };
    return me === 'axis' ? table(own, {}, more) : theirTurn({}, own, more);
  },
  goesOn: NO_ADVANTAGE,
  tries: ({ choice }) => [
    { says: 'Put a card of mine there', move: `place army-1 ${choice('country')}` },
    {
      says: 'Launch an attack on it',
      move: `launch alpha from ${fromOf(choice('me'), choice('country'))}`,
    },
    { says: 'Look at its neutral cards', move: `intel ${choice('country')} neutral` },
    { says: 'Add an army to the operation', move: 'add alpha army-1' },
  ],
};

const CUT_OFF: Situation = {
  id: 'cut-off-area',
  name: 'An area that supply does not come to',
  fields: [
    oneOf('sea', 'The Western Mediterranean is', 'allies', (seen) => holderOf(seen, 'wmed', 'axis'), [
      ['axis', 'Mine'],
      ['allies', 'The enemy’s'],
    ]),
  ],
  write: ({ choice }) =>
    table(
      { hand: 'army-1', alpha: 'army-2' },
      { wmed: choice('sea') === 'allies' ? 'fleet-1' : '' },
      {
        wheels: { axis: wheel(READY, { alpha: 'egypt' }) },
        ...(choice('sea') === 'allies' ? { control: { wmed: 'allies' } } : {}),
      },
    ),
  tries: () => [
    { says: 'Put a card into Libya', move: 'place army-1 libya' },
    { says: 'Launch an attack on Egypt from Libya', move: 'launch alpha from libya' },
    { says: 'Supply it past that sea of the enemy’s', move: 'launch alpha from libya via wmed' },
    NOWHERE,
    { says: 'Begin an operation against that sea', move: 'plan wmed army-1' },
  ],
};

const USSR: Situation = {
  id: 'the-ussr',
  name: 'The USSR before and after it enters',
  fields: [
    oneOf('me', 'I play', 'axis', activeIn, SIDES),
    oneOf('ussr', 'The USSR', 'neutral', (seen) => (now(seen).ussr === true ? 'in' : 'neutral'), [
      ['neutral', 'Is neutral'],
      ['in', 'Is in the war'],
    ]),
  ],
  write: ({ choice }) => {
    const me = choice('me');
    const own = { hand: 'army-1', alpha: 'army-2' };
    const more = {
      year: 1941,
      wheels: { [me]: wheel(READY, { alpha: me === 'axis' ? 'baltic' : 'scandinavia' }) },
      neutrals: { kiev: { 'army-2': 1 } },
      ...(choice('ussr') === 'in' ? { ussr: true, control: SOVIET } : {}),
    };
    return me === 'axis' ? table(own, {}, more) : theirTurn({}, own, more);
  },
  goesOn: NO_ADVANTAGE,
  tries: ({ choice }) => [
    { says: 'Put a card into Kiev', move: 'place army-1 kiev' },
    { says: 'Begin an operation against Kiev', move: 'plan kiev army-1' },
    { says: 'Look at the neutral card in Kiev', move: 'intel kiev neutral' },
    choice('me') === 'axis'
      ? { says: 'Launch an attack on the Baltic States', move: 'launch alpha from poland' }
      : { says: 'Launch an attack on Scandinavia from Leningrad', move: 'launch alpha from leningrad' },
    { says: 'Add an army to the operation', move: 'add alpha army-1' },
  ],
};

const FRANCE: Situation = {
  id: 'fall-of-france',
  name: 'After the fall of Paris',
  fields: [
    oneOf('me', 'I play', 'allies', activeIn, SIDES),
    oneOf('paris', 'Paris is', 'axis', (seen) => holderOf(seen, 'paris', 'allies'), [
      ['allies', 'Allied, as at first'],
      ['axis', 'In Axis hands'],
    ]),
  ],
  write: ({ choice }) => {
    const own = { hand: 'army-1' };
    const more =
      choice('paris') === 'axis'
        ? {
            fallen: ['paris'],
            control: { paris: 'axis', vichy: 'axis', morocco: 'axis', levant: 'axis' },
          }
        : {};
    return choice('me') === 'axis' ? table(own, {}, more) : theirTurn({}, own, more);
  },
  tries: () => [
    { says: 'Put a card into Vichy', move: 'place army-1 vichy' },
    { says: 'Put a card into the Levant', move: 'place army-1 levant' },
    { says: 'Put a card into Egypt', move: 'place army-1 egypt' },
    { says: 'Begin an operation against Morocco', move: 'plan morocco army-1' },
    { says: 'Begin an operation against Spain', move: 'plan spain army-1' },
  ],
};

export const ATTACK_SITUATIONS: readonly Situation[] = [
  LAUNCH,
  WAY,
  LANDING,
  AT_SEA,
  CUT_OFF,
  NEUTRAL,
  USSR,
  FRANCE,
];

const QUAGMIRE: Situation = {
  id: 'quagmire',
  name: 'A quagmire that I attack in',
  fields: [
    oneOf(
      'begun',
      'It began or was resolved',
      'before',
      (seen) => (quagmireIn(seen, 'paris')?.due === true ? 'before' : 'now'),
      [
        ['before', 'In an earlier turn, and not yet in this one'],
        ['now', 'In this turn'],
      ],
    ),
    oneOf('card', 'I hold', 'army-1', (seen) => cardIn(seen, 'axis', 'hand'), CARDS),
  ],
  write: ({ choice }) =>
    table(
      { hand: choice('card'), paris: 'army-2' },
      { paris: 'army-1' },
      {
        quagmires: [
          { at: 'paris', attacker: 'axis', ...(choice('begun') === 'before' ? { due: true } : {}) },
        ],
        ...(choice('begun') === 'now' ? { played: true } : {}),
      },
    ),
  goesOn: NO_ADVANTAGE,
  tries: ({ choice }) => [
    { says: 'Add my card to it', move: `place ${choice('card')} paris` },
    { says: 'Resolve it', move: 'resolve paris' },
    { says: 'End my actions', move: 'done' },
    { says: 'Begin an operation against that area', move: `plan paris ${choice('card')}` },
    { says: 'Look at what the enemy has there, for two tokens', move: 'intel paris' },
  ],
};

const FALL_BACK: Situation = {
  id: 'cut-off-attackers',
  name: 'The enemy resolves a quagmire against me',
  fields: [
    oneOf(
      'sea',
      'The Western Mediterranean, by which supply comes to them in Egypt, is',
      'mine',
      (seen) => (holderOf(seen, 'wmed', 'axis') === 'axis' ? 'theirs' : 'mine'),
      [
        ['mine', 'Mine'],
        ['theirs', 'Theirs'],
      ],
    ),
    oneOf(
      'advantage',
      'The advantage is',
      'mine',
      (seen) => (now(seen).advantage === 'allies' ? 'mine' : 'theirs'),
      [
        ['mine', 'Mine'],
        ['theirs', 'Theirs'],
      ],
    ),
  ],
  write: ({ choice }) =>
    table(
      { egypt: 'army-2' },
      { egypt: 'army-1' },
      {
        ...(choice('sea') === 'mine' ? { control: { wmed: 'allies' } } : {}),
        advantage: choice('advantage') === 'mine' ? 'allies' : 'axis',
        quagmires: [{ at: 'egypt', attacker: 'axis', due: true }],
      },
    ),
  before: () => ['resolve egypt'],
  goesOn: NO_ADVANTAGE,
  tries: () => [
    { says: 'Send their attackers off, as they are cut off', move: 'cut' },
    { says: 'Fight them', move: 'fight' },
    { says: 'Spend the advantage', move: 'spend' },
    { says: 'Keep the advantage', move: 'keep' },
  ],
};

/** A fight over Paris has been won, and the attacker is asked what pays for it. */
const WON = { kind: 'battle', seat: 'axis', at: 'paris', from: 'ruhr', age: 3, step: 'conquest' } as const;

const PAYING: Situation = {
  id: 'paying-for-victory',
  name: 'What pays for a victory',
  fields: [
    count('need', 'The defence had a strength of', 3, [2, 4], (seen) => waitIn(seen)?.need ?? 0),
    count('ones', 'Beside an Army 3 and two Army 2 I have of Army 1', 2, [2, 4], (seen) =>
      Number(pileOf(seen, 'axis', 'paris')['army-1'] ?? 0),
    ),
  ],
  write: ({ number }) =>
    table(
      { paris: `army-3 army-2 army-2 ${'army-1 '.repeat(number('ones'))}` },
      {},
      { waits: [WON, { kind: 'match', seat: 'axis', need: number('need'), attacks: true }], played: true },
    ),
  tries: () => [
    { says: 'Two Army 1s', move: 'match army-1 army-1' },
    { says: 'One Army 2', move: 'match army-2' },
    { says: 'One Army 3', move: 'match army-3' },
    { says: 'Army 2 and Army 1', move: 'match army-2 army-1' },
    { says: 'Both Army 2s', move: 'match army-2 army-2' },
    { says: 'Army 3 and Army 1', move: 'match army-3 army-1' },
    { says: 'Army 3 and Army 2', move: 'match army-3 army-2' },
  ],
};

/**
 * The strength of an own card in Spain: the neutral cards there have 6, and the payment due is 3 more than the
 * own card.
 */
const WORTH: Readonly<Record<string, number>> = { 'army-1': 1, 'army-2': 2, 'fort-3': 3 };
const HELD = { ...WON, seat: 'allies', at: 'spain', from: 'catlantic', step: 'held' } as const;

const HOLDING: Situation = {
  id: 'paying-with-neutrals',
  name: 'What pays when an area was held with neutral cards',
  fields: [
    oneOf(
      'mine',
      'Beside neutral Army 1, 2 and 3 I have there',
      'army-2',
      (seen) => cardIn(seen, 'axis', 'spain'),
      [
        ['army-1', 'An Army 1'],
        ['army-2', 'An Army 2'],
        ['fort-3', 'A Fort 3'],
      ],
    ),
  ],
  write: ({ choice }) =>
    theirTurn(
      { spain: choice('mine') },
      {},
      {
        control: { spain: 'axis' },
        neutrals: { spain: cards('army-1 army-2 army-3') },
        waits: [
          HELD,
          { kind: 'match', seat: 'axis', need: 3 + (WORTH[choice('mine')] ?? 0), attacks: false },
        ],
        played: true,
      },
    ),
  tries: ({ choice }) => [
    { says: 'My own card alone', move: `match ${choice('mine')}` },
    { says: 'My own card and the neutral Army 3', move: `match ${choice('mine')} neutral army-3` },
    {
      says: 'My own card and the neutral Army 2 and 1',
      move: `match ${choice('mine')} neutral army-2 army-1`,
    },
    { says: 'Neutral cards alone', move: 'match neutral army-3 army-2' },
  ],
};

const INTERDICTION: Situation = {
  id: 'showing-cards-at-sea',
  name: 'Their supply passes a sea of mine',
  fields: [
    oneOf('card', 'Beside a fleet I have there', 'air', (seen) => cardIn(seen, 'allies', 'wmed', 'fleet-2'), [
      ['', 'Nothing'],
      ['army-1', 'An army'],
      ['air', 'An aircraft'],
      ['dummy', 'A dummy'],
    ]),
  ],
  write: ({ choice }) =>
    table(
      { alpha: 'army-2 army-1' },
      { wmed: `fleet-2 ${choice('card')}`, egypt: 'army-1' },
      { control: { wmed: 'allies' }, wheels: { axis: wheel('delta', { alpha: 'egypt' }) }, played: true },
    ),
  before: ({ agreed }) => (agreed('sea-supply') ? ['launch alpha from libya via wmed'] : []),
  tries: ({ agreed }) => [
    { says: 'Show the fleet', move: 'show fleet-2 wmed' },
    { says: 'Show an aircraft', move: 'show air wmed' },
    { says: 'Show an army', move: 'show army-1 wmed' },
    { says: 'Show a dummy', move: 'show dummy wmed' },
    ...(agreed('sea-supply') ? [{ says: 'Show nothing', move: 'done' }] : []),
  ],
  nothing: ({ agreed }) =>
    agreed('sea-supply')
      ? null
      : 'Supply passes no sea of the enemy’s, and nobody shows cards, unless a table has agreed on supply at sea.',
};

export const FIGHT_SITUATIONS: readonly Situation[] = [QUAGMIRE, FALL_BACK, PAYING, HOLDING, INTERDICTION];
