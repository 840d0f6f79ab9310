import type { CountField, Situation } from '../../../src/book/situation.ts';
import { count, oneOf } from '../../../src/book/writing.ts';
import { table, theirTurn, wheel } from '../examples/tables.ts';
import {
  CARDS,
  DONE,
  SIDES,
  activeIn,
  aimOf,
  cardIn,
  countIn,
  first,
  holderOf,
  letterAfter,
  now,
  quagmireIn,
  readyOf,
  turnsOf,
  waitIn,
} from './position-accessors.ts';

const SET_UP_AREAS = ['britain', 'egypt', 'ruhr', 'libya'] as const;

const COAST_NAMES = { ruhr: 'Ruhr', britain: 'Britain' } as const;
/** Cards of 1940 begin among the losses (F-003): one of each side’s. */
const LOST = { axis: { loss: 'fort-3' }, allies: { loss: 'army-3' } } as const;

const SET_UP: Situation = {
  id: 'setting-up',
  name: 'Setting up',
  fields: [
    oneOf('me', 'I play', 'allies', activeIn, SIDES),
    count(
      'laid',
      'Cards I have set up',
      1,
      [0, 2],
      (seen) => SET_UP_AREAS.filter((at) => countIn(seen, activeIn(seen), at) > 0).length,
    ),
  ],
  write: ({ choice, number }) => {
    const own = choice('me') === 'axis' ? ['ruhr', 'libya'] : ['britain', 'egypt'];
    const laid = Object.fromEntries(own.slice(0, number('laid')).map((at) => [at, 'army-1']));
    return choice('me') === 'axis'
      ? table({ ...laid, ...LOST.axis }, { britain: 'army-1', ...LOST.allies }, { stage: 'set-up' })
      : theirTurn(LOST.axis, { ...laid, ...LOST.allies }, { stage: 'set-up' });
  },
  tries: ({ choice }) => {
    const [own, other, neutral, enemys, fleet, later] =
      choice('me') === 'axis'
        ? (['ruhr', 'italy', 'spain', 'paris', 'fleet-2', 'fort-3'] as const)
        : (['britain', 'paris', 'spain', 'ruhr', 'fleet-3', 'army-3'] as const);
    return [
      { says: `A fleet into ${COAST_NAMES[own]}`, move: `place ${fleet} ${own}` },
      { says: 'An army into another area of mine', move: `place army-2 ${other}` },
      { says: 'An army into a neutral area', move: `place army-2 ${neutral}` },
      { says: 'An army into an area of the enemy’s', move: `place army-2 ${enemys}` },
      { says: 'A dummy into another area of mine', move: `place dummy ${other}` },
      { says: 'A card of 1940, which is among my losses', move: `place ${later} ${other}` },
      DONE,
    ];
  },
};

/** States of Greece that can be chosen. */
const GREECE = ['mine', 'neutral', 'enemy', 'defending', 'old', 'fresh'] as const;
const QUAGMIRES: Readonly<Record<string, object>> = {
  defending: { at: 'greece', attacker: 'allies' },
  old: { at: 'greece', attacker: 'axis', due: true },
  fresh: { at: 'greece', attacker: 'axis' },
};

const PUTTING: Situation = {
  id: 'putting-cards',
  name: 'Putting a card into an area',
  fields: [
    oneOf(
      'area',
      'The area',
      'neutral',
      (seen) => {
        const quagmire = quagmireIn(seen, 'greece');
        if (quagmire?.attacker === 'allies') return 'defending';
        if (quagmire !== undefined) return quagmire.due === true ? 'old' : 'fresh';
        const holder = holderOf(seen, 'greece', 'neutral');
        return { axis: 'mine', allies: 'enemy' }[holder] ?? 'neutral';
      },
      [
        ['mine', 'Is mine'],
        ['neutral', 'Is neutral'],
        ['enemy', 'Is the enemy’s'],
        ['defending', 'Is mine and in quagmire'],
        ['old', 'Is one where I began a quagmire in an earlier turn'],
        ['fresh', 'Is one where I began a quagmire in this turn'],
      ],
    ),
    oneOf('card', 'I hold', 'fort-2', (seen) => cardIn(seen, 'axis', 'hand'), CARDS),
  ],
  write: ({ choice }) => {
    const area = choice('area') as (typeof GREECE)[number];
    const attacks = area === 'old' || area === 'fresh';
    const mine = area === 'mine' || area === 'defending';
    return table(
      { hand: choice('card'), ...(attacks ? { greece: 'army-2' } : {}) },
      area === 'defending' ? { greece: 'army-1' } : {},
      {
        control: { yugoslavia: 'axis', greece: mine ? 'axis' : area === 'neutral' ? 'neutral' : 'allies' },
        quagmires: [QUAGMIRES[area]].filter((one) => one !== undefined),
      },
    );
  },
  tries: ({ choice }) => [
    { says: 'Put it there', move: `place ${choice('card')} greece` },
    { says: 'Begin an operation against that area with it', move: `plan greece ${choice('card')}` },
    { says: 'Put it into Ruhr, which is mine', move: `place ${choice('card')} ruhr` },
    { says: 'Put it into the North Sea, which is the enemy’s', move: `place ${choice('card')} northsea` },
    { says: 'Put another card there, which I do not hold', move: 'place army-3 greece' },
  ],
};

const PLANNING: Situation = {
  id: 'new-operation',
  name: 'Beginning an operation',
  fields: [
    oneOf(
      'aim',
      'It aims at',
      'enemy',
      (seen) => {
        if (aimOf(seen, 'axis', 'delta') === 'greece') return 'again';
        return { axis: 'mine', allies: 'enemy' }[holderOf(seen, 'greece', 'neutral')] ?? 'neutral';
      },
      [
        ['enemy', 'An area of the enemy’s'],
        ['neutral', 'A neutral area'],
        ['mine', 'An area of mine'],
        ['again', 'An area that an operation of mine aims at already'],
      ],
    ),
    oneOf('begun', 'In this turn', 'no', (seen) => (now(seen).planned === true ? 'yes' : 'no'), [
      ['no', 'I have begun none'],
      ['yes', 'I have begun one'],
    ]),
    oneOf('card', 'With it comes', 'dummy', (seen) => cardIn(seen, 'axis', 'hand'), CARDS),
  ],
  write: ({ choice }) => {
    const begun = choice('begun') === 'yes';
    const again = choice('aim') === 'again';
    const holder = { mine: 'axis', enemy: 'allies' }[choice('aim')] ?? 'neutral';
    return table(
      {
        hand: choice('card'),
        ...(again ? { delta: 'army-1' } : {}),
        ...(begun ? { echo: 'army-2' } : {}),
      },
      {},
      {
        wheels: {
          axis: wheel('echo', {
            ...(again ? { delta: 'greece' } : {}),
            ...(begun ? { echo: 'paris' } : {}),
          }),
        },
        control: { greece: holder },
        ...(begun ? { planned: true, played: true } : {}),
      },
    );
  },
  tries: ({ choice }) => [
    { says: 'Begin it', move: `plan greece ${choice('card')}` },
    { says: 'Put the card into Ruhr instead', move: `place ${choice('card')} ruhr` },
    { says: 'Add the card to the operation under NEW OP', move: `add echo ${choice('card')}` },
  ],
};

const ADDING: Situation = {
  id: 'adding-cards',
  name: 'Adding a card to an operation',
  fields: [
    count('turns', 'Since it began my wheel was turned', 2, [0, 5], (seen) => turnsOf(seen, 'axis')),
    oneOf('card', 'I hold', 'air', (seen) => cardIn(seen, 'axis', 'hand'), CARDS),
  ],
  write: ({ choice, number }) =>
    table(
      { hand: choice('card'), alpha: 'army-2' },
      {},
      {
        wheels: { axis: wheel(letterAfter(number('turns')), { alpha: 'paris' }) },
        ...(number('turns') === 0 ? { planned: true, played: true } : {}),
      },
    ),
  tries: ({ choice }) => [
    { says: 'Add the card to it', move: `add alpha ${choice('card')}` },
    { says: 'Launch it from Ruhr, next to its target', move: 'launch alpha from ruhr' },
    { says: 'Disband it', move: 'disband alpha' },
    { says: 'Add the card to an operation that I do not have', move: `add bravo ${choice('card')}` },
    { says: 'Begin another one with the card', move: `plan spain ${choice('card')}` },
  ],
};

const ENDING: Situation = {
  id: 'ending-my-actions',
  name: 'Ending my actions',
  fields: [
    count('hand', 'Cards in my hand', 2, [0, 3], (seen) => countIn(seen, 'axis', 'hand')),
    oneOf('played', 'In this turn', 'none', (seen) => (now(seen).played === true ? 'one' : 'none'), [
      ['none', 'I have played no card'],
      ['one', 'I have played one'],
    ]),
    oneOf(
      'due',
      'A quagmire of mine',
      'no',
      (seen) => (quagmireIn(seen, 'paris') === undefined ? 'no' : 'yes'),
      [
        ['no', 'There is none'],
        ['yes', 'Has to be resolved'],
      ],
    ),
  ],
  write: ({ choice, number }) => {
    const due = choice('due') === 'yes';
    return table(
      {
        hand: Array.from({ length: number('hand') }, () => 'army-1').join(' '),
        ...(due ? { paris: 'army-2' } : {}),
      },
      { britain: 'army-1', ...(due ? { paris: 'army-1' } : {}) },
      {
        ...(due ? { quagmires: [{ at: 'paris', attacker: 'axis', due: true }] } : {}),
        ...(choice('played') === 'one' ? { played: true } : {}),
      },
    );
  },
  tries: () => [
    { says: 'End them', move: 'done' },
    { says: 'Put an army into Ruhr first', move: 'place army-1 ruhr' },
    { says: 'Add an army to the quagmire', move: 'place army-1 paris' },
    { says: 'Resolve the quagmire', move: 'resolve paris' },
    { says: 'Look at the cards in Britain, for two tokens', move: 'intel britain' },
  ],
};

export const TURN_SITUATIONS: readonly Situation[] = [SET_UP, PUTTING, PLANNING, ADDING, ENDING];

const LOOKING: Situation = {
  id: 'looking',
  name: 'What I may look at',
  fields: [
    oneOf('me', 'I play', 'allies', activeIn, SIDES),
    oneOf('when', 'I look', 'after', (seen) => (now(seen).stage === 'intel' ? 'after' : 'among'), [
      ['among', 'Among my other actions'],
      ['after', 'When my actions are over'],
    ]),
    count('tokens', 'Tokens of mine that are ready', 2, [0, 3], (seen) => readyOf(seen, activeIn(seen))),
    oneOf(
      'blocked',
      'A look at Ruhr or Paris',
      'no',
      (seen) => ((now(seen).blocked ?? []).length > 0 ? 'yes' : 'no'),
      [
        ['no', 'Was not blocked in this turn'],
        ['yes', 'Was blocked in this turn'],
      ],
    ),
  ],
  write: ({ choice, number }) => {
    const [me, other, stack] =
      choice('me') === 'axis'
        ? (['axis', 'allies', 'paris'] as const)
        : (['allies', 'axis', 'ruhr'] as const);
    const enemys = { [stack]: 'army-1 dummy', alpha: 'army-2', bravo: 'army-1' };
    const more = {
      stage: choice('when') === 'after' ? 'intel' : 'actions',
      intel: { [me]: { ready: number('tokens'), used: 3 } },
      neutrals: { spain: { 'army-2': 2, 'army-1': 1 } },
      wheels: { [other]: wheel('bravo', { alpha: 'scandinavia', bravo: 'spain' }) },
      ...(choice('blocked') === 'yes' ? { blocked: [stack] } : {}),
      drawn: ['poland', 'italy', 'balkans'],
      boxed: 'balkans',
      played: true,
    };
    return me === 'axis'
      ? table({ ruhr: 'army-1' }, enemys, more)
      : theirTurn(enemys, { paris: 'army-1' }, more);
  },
  tries: ({ choice }) => {
    const [own, stack] =
      choice('me') === 'axis' ? (['ruhr', 'paris'] as const) : (['paris', 'ruhr'] as const);
    return [
      { says: `Their cards in ${STACK_NAMES[stack]}`, move: `intel ${stack}` },
      { says: 'The neutral cards in Spain', move: 'intel spain neutral' },
      { says: 'Their operation, begun in an earlier turn', move: 'intel alpha' },
      { says: 'Their operation under NEW OP', move: 'intel bravo' },
      { says: 'The victory cards that nobody chose', move: 'intel victory' },
      { says: 'An area where they have nothing', move: `intel ${own}` },
    ];
  },
  nothing: ({ choice, number }) =>
    number('tokens') >= (choice('when') === 'after' ? 1 : 2)
      ? null
      : 'A look costs one token, and two among other actions: too few are ready.',
};
const STACK_NAMES = { ruhr: 'Ruhr', paris: 'Paris' } as const;

const BIDDING: Situation = {
  id: 'blocking-a-look',
  name: 'They want to look at my cards',
  fields: [
    oneOf('when', 'They look', 'after', (seen) => (now(seen).stage === 'intel' ? 'after' : 'among'), [
      ['among', 'Among their other actions'],
      ['after', 'When their actions are over'],
    ]),
    count('tokens', 'Tokens of mine that are ready', 3, [0, 5], (seen) => readyOf(seen, 'allies')),
  ],
  write: ({ choice, number }) =>
    table(
      {},
      { paris: 'army-1 dummy' },
      {
        stage: choice('when') === 'after' ? 'intel' : 'actions',
        // The Axis has exactly the price of the look, so it bids that.
        intel: {
          axis: { ready: choice('when') === 'after' ? 1 : 2, used: 3 },
          allies: { ready: number('tokens'), used: 2 },
        },
        played: true,
      },
    ),
  before: () => ['intel paris'],
  tries: () => [
    { says: 'Let them look', move: 'pass' },
    { says: 'Block it with two tokens', move: 'bid 2' },
    { says: 'Block it with three', move: 'bid 3' },
    { says: 'Block it with four', move: 'bid 4' },
  ],
  nothing: ({ choice, number }) =>
    number('tokens') >= (choice('when') === 'after' ? 2 : 3)
      ? null
      : 'Blocking takes one token more than the look: you have too few, and they look at once.',
};

const bought = (begin: number, range: readonly [number, number]): CountField =>
  count('sale', 'Points that it may still buy', begin, range, (seen) => waitIn(seen)?.points ?? 0);

const PRODUCING: Situation = {
  id: 'producing',
  name: 'Buying when a year ends',
  fields: [
    {
      ...oneOf('me', 'I play', 'axis', (seen) => waitIn(seen)?.seat ?? '', SIDES),
      among: [
        {
          id: 'axis',
          says: 'The Axis',
          holds: (seen) => waitIn(seen)?.seat === 'axis',
          fields: [
            bought(2, [0, 4]),
            oneOf('year', 'The year that ends is', '1940', (seen) => String(now(seen).year ?? 1940), [
              ['1940', '1940'],
              ['1944', '1944, the last one'],
            ]),
          ],
        },
        { id: 'allies', says: 'The Allies', holds: (seen) => waitIn(seen)?.seat === 'allies' },
      ],
    },
    count('left', 'Production points left', 4, [1, 4], (seen) => waitIn(seen)?.left ?? 0),
    count(
      'tokens',
      'Tokens that both sides have',
      12,
      [12, 20],
      // Each side has used one token.
      (seen) => readyOf(seen, 'axis') + readyOf(seen, 'allies') + 2,
    ),
  ],
  write: ({ choice, number }) => {
    const me = choice('me');
    const isAxis = me === 'axis';
    return table(
      { loss: isAxis ? 'army-2' : '' },
      { loss: isAxis ? '' : 'army-2' },
      {
        year: isAxis ? Number(choice('year')) : 1940,
        winter: true,
        stage: 'intel',
        intel: { axis: { ready: 4, used: 1 }, allies: { ready: number('tokens') - 6, used: 1 } },
        ...(isAxis && choice('year') === '1944' ? { ussr: true, control: SOVIET } : {}),
        waits: [
          { kind: 'entries', seat: 'allies' },
          { kind: 'produce', seat: me, left: number('left'), ...(isAxis ? { points: number('sale') } : {}) },
        ],
      },
    );
  },
  tries: () => [
    { says: 'Bring back a lost Army 2', move: 'recover army-2' },
    { says: 'Bring back a fleet that was not lost', move: 'recover fleet-3' },
    { says: 'Move my industry up', move: 'industry' },
    { says: 'Buy two intelligence tokens', move: 'tokens' },
    { says: 'Buy a point towards winning', move: 'points' },
    DONE,
  ],
};
const SOVIET = Object.fromEntries(
  ['baltic', 'kiev', 'odessa', 'leningrad', 'moscow', 'stalingrad'].map((at) => [at, 'allies']),
);

const WINNING: Situation = {
  id: 'axis-near-its-goal',
  name: 'The Axis near 70 points',
  fields: [
    count('points', 'After scoring it has', 68, [66, 68], (seen) => first(seen).points ?? 0),
    count(
      'bought',
      'Points it has bought in this year',
      1,
      [0, 2],
      (seen) => (now(seen).points ?? 0) - (first(seen).points ?? 0),
    ),
  ],
  write: ({ number }) =>
    table(
      {},
      {},
      {
        year: 1943,
        winter: true,
        stage: 'intel',
        ussr: true,
        control: SOVIET,
        points: number('points'),
        waits: [
          { kind: 'entries', seat: 'allies' },
          { kind: 'produce', seat: 'axis', left: 8, points: 4 },
        ],
      },
    ),
  before: ({ number }) => Array.from({ length: number('bought') }, () => 'points'),
  tries: () => [
    { says: 'Buy another point', move: 'points' },
    { says: 'Buy two tokens', move: 'tokens' },
    DONE,
  ],
  nothing: ({ number }) =>
    number('points') + number('bought') < 70
      ? null
      : 'The Axis has 70 points: it has won, and the war is over.',
};

const TAKING_BACK: Situation = {
  id: 'taking-cards-back',
  name: 'Taking cards back when a year ends',
  fields: [
    oneOf(
      'where',
      'My card lies',
      'area',
      (seen) => {
        if (quagmireIn(seen, 'paris') !== undefined) return 'quagmire';
        return cardIn(seen, 'axis', 'alpha') === '' ? 'area' : 'operation';
      },
      [
        ['area', 'In an area of mine'],
        ['quagmire', 'In a quagmire'],
        ['operation', 'In an operation'],
      ],
    ),
  ],
  write: ({ choice }) => {
    const where = choice('where');
    return table(
      where === 'operation' ? { alpha: 'army-2' } : { [where === 'area' ? 'ruhr' : 'paris']: 'army-2' },
      where === 'quagmire' ? { paris: 'army-1' } : {},
      {
        winter: true,
        stage: 'intel',
        played: true,
        ...(where === 'operation' ? { wheels: { axis: wheel('bravo', { alpha: 'paris' }) } } : {}),
        ...(where === 'quagmire' ? { quagmires: [{ at: 'paris', attacker: 'axis' }] } : {}),
        waits: [
          { kind: 'entries', seat: 'allies' },
          { kind: 'remove', seat: 'axis' },
        ],
      },
    );
  },
  tries: () => [
    { says: 'Take back an army from Ruhr', move: 'remove army-2 ruhr' },
    { says: 'Take back an army from the quagmire in Paris', move: 'remove army-2 paris' },
    { says: 'Disband the operation', move: 'disband alpha' },
    DONE,
  ],
};

export const LOOK_SITUATIONS: readonly Situation[] = [LOOKING, BIDDING];
export const YEAR_SITUATIONS: readonly Situation[] = [PRODUCING, WINNING, TAKING_BACK];
