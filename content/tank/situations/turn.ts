import type { Situation } from '../../../src/book/situation.ts';
import { count, oneOf } from '../../../src/book/writing.ts';
import { times } from '../examples/tables.ts';
import { PASS, attacker, now, plays, target } from './position-accessors.ts';

/** Situations before and after an attack, and cards that undo cards. */

const FREE: Situation = {
  id: 'attack-again',
  name: 'Attack again',
  fields: [
    oneOf('nation', 'I play', 'american', (seen) => now(seen).nations['able'] ?? '', [
      ['german', 'The German formation'],
      ['american', 'The American formation'],
    ]),
    oneOf('attacker', 'Who has just attacked', 'medium', (seen) => KIND_OF[attacker(seen)] ?? '', [
      ['medium', 'A medium tank'],
      ['heavy', 'A heavy tank'],
      ['destroyer', 'A tank destroyer'],
      ['infantry', 'Infantry'],
    ]),
    oneOf('target', 'What it aimed at', 'tank', (seen) => (TANKS.includes(target(seen)) ? 'tank' : 'gun'), [
      ['tank', 'A tank'],
      ['gun', 'A gun'],
    ]),
    oneOf(
      'where',
      'Where it is now',
      'row',
      (seen) => (now(seen).rows['able']?.length === 0 ? 'lost' : 'row'),
      [
        ['row', 'In my row'],
        ['lost', 'Out of action'],
      ],
    ),
  ],
  write: ({ choice }) => {
    const isGerman = choice('nation') === 'german';
    const unit = UNITS[isGerman ? 'german' : 'american'][choice('attacker') as Kind];
    const foe = choice('target') === 'tank' ? (isGerman ? 'm4' : 'pziv-h') : isGerman ? 'at-57' : 'pak-50';
    const isLost = choice('where') === 'lost';
    return {
      nations: { able: choice('nation'), baker: isGerman ? 'american' : 'german' },
      stage: 'free',
      rows: { able: isLost ? [] : [unit], baker: [foe] },
      casualties: { able: isLost ? [unit] : [] },
      attack: { unit, place: isLost ? null : 0, target: '1', foe },
      hands: {
        able: [
          'radio',
          'overrun',
          'blitzkrieg',
          'infantry-vs-tanks',
          'quick-kill',
          'fast-turret-traverse',
          'air-drop-supplies',
          'mud',
        ],
      },
    };
  },
  tries: () => [
    ...plays(
      ['radio', 'Radio'],
      ['overrun', 'Overrun'],
      ['blitzkrieg', 'Blitzkrieg'],
      ['infantry-vs-tanks', 'Infantry vs Tanks'],
      ['air-drop-supplies', 'Air Drop Supplies'],
      ['quick-kill', 'Quick Kill, for somebody new'],
    ),
    { says: 'Quick Kill, for the same unit', move: 'play quick-kill again 1' },
    { says: 'Fast Turret Traverse, for the same unit', move: 'play fast-turret-traverse again 1' },
    { says: 'Mud', move: 'play mud' },
    { says: 'End the turn', move: 'pass' },
  ],
};

type Kind = 'medium' | 'heavy' | 'destroyer' | 'infantry';
const UNITS: Readonly<Record<'german' | 'american', Readonly<Record<Kind, string>>>> = {
  german: { medium: 'panther', heavy: 'tiger', destroyer: 'jpz-v', infantry: 'fallschirmjaeger' },
  american: { medium: 'm4', heavy: 'm26', destroyer: 'm10', infantry: 'us-airborne' },
};
const KIND_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(UNITS).flatMap((units) => Object.entries(units).map(([kind, unit]) => [unit, kind])),
);
const TANKS = ['m4', 'pziv-h'];

/** Pending cards, with the moment they are played and by whom. */
const WAITING = {
  shaken: { stage: 'lost', by: 'baker' },
  'buttoned-down': { stage: 'lost', by: 'baker' },
  breakdown: { stage: 'lost', by: 'baker' },
} as const;

const UNDO: Situation = {
  id: 'undo-a-card',
  name: 'Undo a card that stops my attack',
  fields: [
    oneOf('nation', 'I play', 'german', (seen) => now(seen).nations['able'] ?? '', [
      ['german', 'The German formation'],
      ['american', 'The American formation'],
    ]),
    oneOf('card', 'What was just played', 'shaken', (seen) => now(seen).pending[0]?.card ?? '', [
      ['shaken', 'Shaken'],
      ['buttoned-down', 'Buttoned Down'],
      ['breakdown', 'Breakdown'],
    ]),
  ],
  write: ({ choice }) => {
    const isGerman = choice('nation') === 'german';
    const waiting = WAITING[choice('card') as keyof typeof WAITING];
    return {
      nations: { able: choice('nation'), baker: isGerman ? 'american' : 'german' },
      stage: waiting.stage,
      rows: { able: [isGerman ? 'panther' : 'm4'], baker: [isGerman ? 'm4' : 'panther'] },
      attack: { unit: isGerman ? 'panther' : 'm4', target: '1' },
      pending: [{ card: choice('card'), by: waiting.by }],
      hands: { able: ['rally', 'professionalism', 'repairs', 'flank-hit'] },
    };
  },
  tries: () => [
    ...plays(
      ['rally', 'Rally'],
      ['professionalism', 'Professionalism'],
      ['repairs', 'Repairs'],
      ['flank-hit', 'A Flank Hit'],
    ),
    PASS,
  ],
};

const UNDO_DAMAGE: Situation = {
  id: 'undo-damage',
  name: 'Save my unit from a card',
  fields: [
    oneOf('nation', 'I play', 'british', (seen) => now(seen).nations['baker'] ?? '', [
      ['german', 'The German formation'],
      ['british', 'The British formation'],
    ]),
    oneOf('card', 'What was just played', 'treads-damaged', (seen) => now(seen).pending[0]?.card ?? '', [
      ['treads-damaged', 'Treads Damaged'],
      ['commander-killed', 'Commander Killed'],
      ['abandon-tank', 'Abandon Tank'],
    ]),
  ],
  write: ({ choice }) => {
    const isGerman = choice('nation') === 'german';
    return {
      nations: { able: isGerman ? 'british' : 'german', baker: choice('nation') },
      stage: 'damage',
      rows: { able: [isGerman ? 'cromwell' : 'stug-iii'], baker: [isGerman ? 'tiger' : 'churchill'] },
      attack: { unit: isGerman ? 'cromwell' : 'stug-iii', target: '1' },
      pending: [{ card: choice('card'), by: 'able' }],
      hands: { baker: ['rally', 'professionalism', 'repairs', 'mud'] },
    };
  },
  tries: () => [
    ...plays(
      ['rally', 'Rally'],
      ['professionalism', 'Professionalism'],
      ['repairs', 'Repairs'],
      ['mud', 'Mud'],
    ),
    PASS,
  ],
};

const SOME = [
  'mud',
  'trees',
  'smoke',
  'bocage',
  'buildings',
  'radio',
  'crossfire',
  'tracers',
  'ambush',
  'rally',
  'repairs',
];

const MANEUVER: Situation = {
  id: 'maneuver',
  name: 'After drawing: discard, or bring back',
  fields: [
    count('held', 'Tactics cards in my hand', 10, [6, 12], (seen) => now(seen).hands['able']?.length ?? 0),
    count('lost', 'My casualties', 2, [0, 4], (seen) => now(seen).casualties['able']?.length ?? 0),
  ],
  write: ({ number }) => ({
    nations: { able: 'german', baker: 'american' },
    hands: { able: [...SOME.slice(0, number('held') - 1), 'reserves'] },
    casualties: { able: times(number('lost'), 'panther') },
  }),
  tries: () => [
    { says: 'Attack now', move: 'ready' },
    { says: 'Discard Mud', move: 'discard mud' },
    { says: 'Bring a casualty back with Reserves', move: 'recover reserves' },
    { says: 'Let the turn go by without an attack', move: 'skip' },
    { says: 'Play a Radio', move: 'play radio' },
  ],
};

const BRING_BACK: Situation = {
  id: 'bring-back',
  name: 'Bring a casualty back',
  fields: [
    oneOf('when', 'When', 'maneuver', (seen) => now(seen).stage, [
      ['maneuver', 'In the maneuver'],
      ['target', 'Before I aim'],
      ['modifier', 'While cards are played'],
      ['free', 'After my attack'],
    ]),
    count('lost', 'My casualties', 1, [0, 3], (seen) => now(seen).casualties['able']?.length ?? 0),
  ],
  write: ({ choice, number }) => ({
    nations: { able: 'german', baker: 'american' },
    stage: choice('when'),
    rows: { able: ['tiger'], baker: ['m4'] },
    casualties: { able: times(number('lost'), 'panther') },
    hands: { able: ['reserves', 'reinforcements'] },
    ...(choice('when') === 'maneuver'
      ? {}
      : { attack: { unit: 'tiger', ...(choice('when') === 'target' ? {} : { target: '1' }) } }),
  }),
  tries: ({ choice }) => [
    { says: 'With Reserves', move: 'recover reserves' },
    { says: 'With Reinforcements', move: 'recover reinforcements' },
    choice('when') === 'maneuver'
      ? { says: 'Attack now', move: 'ready' }
      : choice('when') === 'target'
        ? { says: 'Aim at the Sherman', move: 'aim at 1' }
        : PASS,
  ],
};

/** Situations about a turn. */
export const TURN_SITUATIONS: readonly Situation[] = [MANEUVER, BRING_BACK, FREE, UNDO, UNDO_DAMAGE];
