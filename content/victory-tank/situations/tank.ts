import { LONG, RING } from '../examples/tables.ts';
import {
  type Entered,
  type LikelyTry,
  type Seen,
  type Situation,
  type SituationField,
  action,
  ahead,
  besides,
  choice,
  crewOf,
  first,
  gone,
  groundAt,
  now,
  on,
  option,
  owner,
  soldiers,
  soldiersAt,
  steps,
  tankAt,
} from './writing.ts';
import { count } from '../../../src/book/writing.ts';

/** Situations about the tank. */

const FACINGS = { north: 'North', east: 'East', south: 'South', west: 'West' };

/** One soldier more than fits can be entered; the faults then say why not. */
const crew = (says: string, begin = 1): SituationField =>
  count('crew', says, begin, [1, 4], (seen) => crewOf(first(seen)));

/** The tank's owner; its crew if it has one, and who else is there unless it is the enemy's. */
const whose = (begin: string, there: SituationField): SituationField =>
  choice(
    'owner',
    'Whose tank it is',
    begin,
    option('nobody', 'Nobody’s', (seen) => owner(now(seen)) === 'nobody', there),
    option('red', 'Mine', (seen) => owner(now(seen)) === 'red', crew('Crew inside'), there),
    option('gray', 'The enemy’s', (seen) => owner(now(seen)) === 'gray', crew('Crew inside')),
  );

const owned = ({ choice, number }: Entered) =>
  choice('owner') === 'nobody' ? {} : { army: choice('owner'), crew: number('crew') };

/** Own soldiers on the tank's field, if there can be any. */
const there = ({ choice, number }: Entered): number => (choice('owner') === 'gray' ? 0 : number('there'));

const thereCounted = (seen: Seen): number => soldiersAt(now(seen), 'red', tankAt(now(seen)));

const STEP_ONTO_TANK: Situation = {
  id: 'step-onto-the-tank',
  name: 'Step onto the tank',
  fields: [
    count('mine', 'My soldiers beside it', 2, [1, 10], (seen) =>
      besides(now(seen), 'red', tankAt(now(seen))),
    ),
    whose('nobody', count('there', 'My soldiers already on its field', 0, [0, 6], thereCounted)),
  ],
  write: (entered) => ({
    cards: RING,
    tank: { at: 'n1', ...owned(entered) },
    soldiers: { red: { ...on('o', entered.number('mine')), ...on('n1', there(entered)) } },
    action: action('move', 1),
  }),
  tries: (entered) => [
    ...steps(entered.number('mine'), 'o', 'n1', 'onto the tank’s field'),
    ...climbing(entered),
    { says: 'Turn it to the east', move: 'turn east' },
    { says: 'Drive it', move: 'drive' },
  ],
  nothing: ({ choice }) =>
    choice('owner') === 'gray'
      ? 'Not in a Move: the enemy’s tank has to be beaten in an Attack first.'
      : null,
};

/** All who step to an unclaimed tank become crew, so the question is who may stay outside. */
function climbing({ choice, number }: Entered): readonly LikelyTry[] {
  if (choice('owner') !== 'nobody')
    return [{ says: '1 soldier steps there and climbs straight in', move: 'step 1 o to n1 boarding 1' }];
  return number('mine') > 1
    ? [{ says: '2 soldiers step there, and only 1 climbs in', move: 'step 2 o to n1 boarding 1' }]
    : [];
}

/** Who stands on a field on the tank's way. */
const onTheWay = (id: string, says: string, begin: string, far: number): SituationField => {
  const standing = (seen: Seen, army: 'red' | 'gray'): number => {
    const { tank } = first(seen);
    return tank === null ? 0 : soldiersAt(first(seen), army, ahead(tank.at, tank.facing, far));
  };
  const many = (army: 'red' | 'gray') =>
    count(`${id}-${army}`, 'How many', 2, [1, 6], (seen) => standing(seen, army));
  return choice(
    id,
    says,
    begin,
    option('nobody', 'Nobody', (seen) => standing(seen, 'red') + standing(seen, 'gray') === 0),
    option('gray', 'Enemy soldiers', (seen) => standing(seen, 'gray') > 0, many('gray')),
    option('red', 'My soldiers', (seen) => standing(seen, 'red') > 0, many('red')),
  );
};

const DRIVE: Situation = {
  id: 'drive-through',
  name: 'Drive through soldiers',
  fields: [
    crew('My crew'),
    onTheWay('first', 'On the first field ahead', 'gray', 1),
    onTheWay('second', 'On the second field ahead', 'nobody', 2),
    choice(
      'gone',
      'The tank has come',
      '1',
      option('0', 'Nowhere yet', (seen) => gone(seen) === 0),
      option('1', 'One field', (seen) => gone(seen) === 1),
      option('2', 'Two fields', (seen) => gone(seen) === 2),
    ),
  ],
  write: (entered) => ({
    cards: LONG,
    tank: { at: 'n2', facing: 'south', army: 'red', crew: entered.number('crew') },
    soldiers: { red: inTheWay(entered, 'red'), gray: inTheWay(entered, 'gray') },
    action: action('move', 1),
  }),
  before: (entered) => ['drive', 'on', 'on'].slice(0, 1 + Number(entered.choice('gone'))),
  tries: (entered) => [
    { says: 'Halt here', move: 'halt' },
    { says: 'Drive on', move: 'on' },
    ...aboard(entered.number('crew')),
  ],
};

const inTheWay = ({ choice, number }: Entered, army: string): Readonly<Record<string, number>> => ({
  ...(choice('first') === army ? on('n1', number(`first-${army}`)) : {}),
  ...(choice('second') === army ? on('o', number(`second-${army}`)) : {}),
});

const aboard = (crew: number): readonly LikelyTry[] => [
  { says: '1 soldier on this field boards', move: 'board 1' },
  { says: 'One of the crew gets off', move: 'off 1' },
  ...(crew > 1 ? [{ says: 'The whole crew gets off', move: `off ${crew}` }] : []),
];

/** Whether the tank is driving, on its own home base or elsewhere. */
const isDriving = (seen: Seen, isAtHome: boolean): boolean =>
  now(seen).drive !== undefined &&
  gone(seen) > 0 &&
  (groundAt(now(seen), tankAt(now(seen))) === 'home-red') === isAtHome;

const BOARD: Situation = {
  id: 'board-and-get-off',
  name: 'Board the tank, or get off',
  fields: [
    crew('My crew', 2),
    count('here', 'My soldiers on its field', 1, [0, 8], thereCounted),
    choice(
      'where',
      'Where the tank is',
      'start',
      option('standing', 'It stands still', (seen) => now(seen).drive === undefined),
      option('start', 'Where the drive begins', (seen) => now(seen).drive !== undefined && gone(seen) === 0),
      option('way', 'On the way', (seen) => isDriving(seen, false)),
      option('base', 'Passing my home base', (seen) => isDriving(seen, true)),
    ),
  ],
  write: (entered) => {
    const { at, facing, field } = BOARDING[entered.choice('where')] ?? STANDING;
    return {
      cards: LONG,
      tank: { at, facing, army: 'red', crew: entered.number('crew') },
      soldiers: { red: on(field, entered.number('here')) },
      action: action('move', 1),
    };
  },
  before: (entered) => (BOARDING[entered.choice('where')] ?? STANDING).before,
  tries: (entered) => {
    const { field, next } = BOARDING[entered.choice('where')] ?? STANDING;
    const here = entered.number('here');
    return [
      ...aboard(entered.number('crew')),
      ...(here > 1 ? [{ says: `All ${soldiers(here)} on this field board`, move: `board ${here}` }] : []),
      { says: 'One of the crew steps out to the next field', move: `step 1 crew ${field} to ${next}` },
      entered.choice('where') === 'standing'
        ? { says: 'Begin a drive', move: 'drive' }
        : { says: 'Drive on', move: 'on' },
    ];
  },
};

interface Boarding {
  /** The tank's field at first. */
  readonly at: string;
  readonly facing: string;
  readonly before: readonly string[];
  /** The tank's field now, and the field ahead. */
  readonly field: string;
  readonly next: string;
}
const STANDING: Boarding = { at: 'n2', facing: 'south', before: [], field: 'n2', next: 'n1' };
const BOARDING: Readonly<Record<string, Boarding>> = {
  standing: STANDING,
  start: { ...STANDING, before: ['drive'] },
  way: { ...STANDING, before: ['drive', 'on'], field: 'n1', next: 'o' },
  base: { at: 'w1', facing: 'north', before: ['drive', 'on'], field: 'w1n1', next: 'w1n2' },
};

const groundAhead = (seen: Seen): string | null => {
  const { tank } = now(seen);
  return tank === null ? null : groundAt(now(seen), ahead(tank.at, tank.facing));
};

/** Whether there is no card behind the field ahead of the tank. */
const endsBehind = (seen: Seen): boolean => {
  const { tank } = now(seen);
  return tank !== null && groundAt(now(seen), ahead(tank.at, tank.facing, 2)) === null;
};

const PARK: Situation = {
  id: 'drive-to-a-base',
  name: 'Drive onto a base, or off the cards',
  fields: [
    choice(
      'ahead',
      'What lies ahead',
      'own',
      option(
        'own',
        'My home base, nothing behind it',
        (seen) => groundAhead(seen) === 'home-red' && endsBehind(seen),
      ),
      option(
        'enemy',
        'The enemy’s base, nothing behind it',
        (seen) => groundAhead(seen) === 'home-gray' && endsBehind(seen),
      ),
      option('edge', 'The edge of the cards', (seen) => groundAhead(seen) === null),
    ),
    crew('My crew'),
  ],
  write: (entered) => {
    const [at, facing] = PARKS[entered.choice('ahead')] ?? ['n1', 'west'];
    return {
      cards: RING,
      tank: { at, facing, army: 'red', crew: entered.number('crew') },
      action: action('move', 1),
    };
  },
  tries: () => [
    { says: 'Drive', move: 'drive' },
    { says: 'Turn to the north first', move: 'turn north' },
    { says: 'Turn to the east first', move: 'turn east' },
  ],
};
const PARKS: Readonly<Record<string, readonly [at: string, facing: string]>> = {
  own: ['n1', 'west'],
  enemy: ['e1s1', 'south'],
  edge: ['n2', 'north'],
};

const TURN: Situation = {
  id: 'turn-the-tank',
  name: 'Turn the tank, or drive it',
  fields: [
    whose('red', count('there', 'My soldiers on foot on its field', 0, [0, 9], thereCounted)),
    choice(
      'facing',
      'It points',
      'north',
      option('north', 'North', (seen) => now(seen).tank?.facing === 'north'),
      option('east', 'East', (seen) => now(seen).tank?.facing === 'east'),
      option('south', 'South', (seen) => now(seen).tank?.facing === 'south'),
      option('west', 'West', (seen) => now(seen).tank?.facing === 'west'),
    ),
  ],
  write: (entered) => ({
    cards: RING,
    tank: { at: 'n1', facing: entered.choice('facing'), ...owned(entered) },
    soldiers: { red: { ...on('n1', there(entered)), ...on('w1n1', 1) } },
    action: action('move', 1),
  }),
  tries: (entered) => [
    ...Object.keys(FACINGS).map((facing) => ({ says: `Turn it to the ${facing}`, move: `turn ${facing}` })),
    { says: 'Drive it', move: 'drive' },
    ...(entered.choice('owner') === 'nobody'
      ? [{ says: '1 soldier steps in from the next field', move: 'step 1 w1n1 to n1' }]
      : []),
  ],
  nothing: ({ choice }) =>
    choice('owner') === 'gray'
      ? 'None of this can be done: the enemy’s tank obeys its own crew alone.'
      : null,
};

export const TANK_SITUATIONS = { STEP_ONTO_TANK, DRIVE, BOARD, TURN, PARK };
