import type { Situation } from '../../src/book/situation.ts';
import { count, oneOf } from '../../src/book/writing.ts';
import { table, theirTurn, wheel } from './examples-tables.ts';
import { CARDS, DONE, SIDES } from './situation.ts';
import {
  activeIn,
  aimOf,
  cardIn,
  countIn,
  holderOf,
  letterAfter,
  now,
  quagmireIn,
  turnsOf,
} from './table-reader.ts';

const SET_UP_AREAS = ['britain', 'egypt', 'ruhr', 'libya'] as const;

const NAMES = { ruhr: 'Ruhr', britain: 'Britain' } as const;
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
      { says: `A fleet into ${NAMES[own]}`, move: `place ${fleet} ${own}` },
      { says: 'An army into another area of mine', move: `place army-2 ${other}` },
      { says: 'An army into a neutral area', move: `place army-2 ${neutral}` },
      { says: 'An army into an area of the enemy’s', move: `place army-2 ${enemys}` },
      { says: 'A dummy into another area of mine', move: `place dummy ${other}` },
      { says: 'A card of 1940, which is among my losses', move: `place ${later} ${other}` },
      DONE,
    ];
  },
};

/** Whose Greece is, and what goes on there. */
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
