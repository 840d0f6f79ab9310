import type { Written } from '../../../src/book/example.ts';
import type { LikelyTry, Situation } from '../../../src/book/situation.ts';
import { count, oneOf } from '../../../src/book/writing.ts';
import { FAR, groundWith, table } from '../written-positions.ts';
import { now, tankOf, thingOn } from './position-accessors.ts';

const DONE: LikelyTry = { says: 'End the movement', move: 'cease' };

/** A piece on a square of a written position. */
const onSquare = (
  at: string,
  thing: string,
): { built: readonly string[]; tanks: readonly string[]; more: Written } => ({
  built: thing === 'building' ? [at] : [],
  tanks:
    thing === 'wreck' ? [`east light ${at} north wreck`] : thing === 'tank' ? [`west light ${at} north`] : [],
  more: thing === 'flag' ? { task: 'one-flag', flags: { west: ['a10'], east: [at] } } : {},
});

/** A position with a western tank, dice, and things on squares. */
function withThings(
  own: string,
  dice: readonly number[],
  things: readonly (readonly [string, string])[],
): Written {
  const laid = things.map(([at, thing]) => onSquare(at, thing));
  return table([own, FAR, ...laid.flatMap(({ tanks }) => tanks)], {
    ground: groundWith(...laid.flatMap(({ built }) => built)),
    dice,
    ...Object.assign({}, ...laid.map(({ more }) => more)),
  });
}

const dieOf = count('die', 'Its die shows', 3, [1, 6], (seen) => now(seen).dice?.[0] ?? 0);
const WEIGHT = oneOf('weight', 'My tank is', 'heavy', (seen) => tankOf(seen, 0)?.weight ?? '', [
  ['heavy', 'Heavy'],
  ['medium', 'Medium'],
  ['light', 'Light'],
]);

const DRIVE: Situation = {
  id: 'how-far',
  name: 'How far a tank goes',
  fields: [WEIGHT, dieOf],
  write: ({ choice, number }) => withThings(`west ${choice('weight')} e9 north`, [number('die')], []),
  tries: ({ number }) => [
    { says: 'One square ahead', move: `move e9 to e8 north by ${number('die')}` },
    { says: 'Three squares ahead', move: `move e9 to e6 north by ${number('die')}` },
    { says: 'Five squares ahead', move: `move e9 to e4 north by ${number('die')}` },
    { says: 'Turn about where it stands', move: `move e9 to e9 south by ${number('die')}` },
    { says: 'A quarter turn, and two squares on', move: `move e9 to g9 east by ${number('die')}` },
    { says: 'One square back', move: `move e9 to e10 north by ${number('die')}` },
    DONE,
  ],
};

const AHEAD: Situation = {
  id: 'in-the-way',
  name: 'Something stands ahead',
  fields: [
    oneOf('thing', 'On the square ahead is', 'wreck', (seen) => thingOn(seen, 'e8'), [
      ['street', 'Nothing'],
      ['building', 'A building'],
      ['tank', 'My own tank'],
      ['wreck', 'A wreck'],
      ['flag', 'A flag'],
    ]),
    dieOf,
  ],
  write: ({ choice, number }) =>
    withThings('west medium e9 north', [number('die')], [['e8', choice('thing')]]),
  tries: ({ number }) => [
    { says: 'Drive onto it', move: `move e9 to e8 north by ${number('die')}` },
    { says: 'Drive past it, straight on', move: `move e9 to e7 north by ${number('die')}` },
    { says: 'Turn an eighth and go round it', move: `move e9 to f8 north-east by ${number('die')}` },
    DONE,
  ],
};

const CORNER_THINGS = [
  ['street', 'Nothing'],
  ['building', 'A building'],
  ['wreck', 'A wreck'],
] as const;

const DIAGONAL: Situation = {
  id: 'diagonal-step',
  name: 'A diagonal step between two squares',
  fields: [
    oneOf('left', 'To the left of the step is', 'building', (seen) => thingOn(seen, 'e8'), [
      ...CORNER_THINGS,
      ['flag', 'A flag'],
    ]),
    oneOf('right', 'To the right of it is', 'street', (seen) => thingOn(seen, 'f9'), CORNER_THINGS),
  ],
  write: ({ choice }) =>
    withThings(
      'west medium e9 north-east',
      [3],
      [
        ['e8', choice('left')],
        ['f9', choice('right')],
      ],
    ),
  tries: () => [
    { says: 'Drive ahead between them', move: 'move e9 to f8 north-east by 3' },
    { says: 'And one square more', move: 'move e9 to g7 north-east by 3' },
    { says: 'Turn to the left and drive', move: 'move e9 to e8 north by 3' },
    DONE,
  ],
};

const BACK: Situation = {
  id: 'going-back',
  name: 'Going back',
  fields: [
    WEIGHT,
    dieOf,
    oneOf('behind', 'Behind it is', 'street', (seen) => thingOn(seen, 'e9'), [
      ['street', 'Nothing'],
      ['building', 'A building'],
      ['wreck', 'A wreck'],
    ]),
  ],
  write: ({ choice, number }) =>
    withThings(`west ${choice('weight')} e8 north`, [number('die')], [['e9', choice('behind')]]),
  tries: ({ number }) => [
    { says: 'One square back', move: `move e8 to e9 north by ${number('die')}` },
    { says: 'One square back and an eighth of a turn', move: `move e8 to e9 north-east by ${number('die')}` },
    { says: 'Two squares back', move: `move e8 to e10 north by ${number('die')}` },
    DONE,
  ],
};

const SECOND_DIE: Situation = {
  id: 'second-movement',
  name: 'A second movement',
  fields: [
    oneOf('moved', 'My first tank', 'moved', (seen) => (now(seen).runs === undefined ? 'still' : 'moved'), [
      ['moved', 'Has taken a die in this turn'],
      ['still', 'Has not'],
    ]),
    dieOf,
  ],
  write: ({ choice, number }) => ({
    ...table(['west medium e8 north', 'west light c8 north', FAR], { stage: 'move', dice: [number('die')] }),
    ...(choice('moved') === 'moved' ? { runs: [{ tank: 0, from: { at: 'e9', facing: 'north' } }] } : {}),
  }),
  tries: ({ number }) => [
    { says: 'Move the first tank', move: `move e8 to e7 north by ${number('die')}` },
    { says: 'Move the other tank', move: `move c8 to c7 north by ${number('die')}` },
    { says: 'Move the first tank a square back', move: `move e8 to e9 north by ${number('die')}` },
    DONE,
  ],
};

/** Tanks of the west, lights first; the last of them are damaged. */
function fleet(sound: number, damaged: number): readonly string[] {
  return Array.from({ length: sound + damaged }, (_, at) => {
    const weight = at < 8 ? 'light' : at < 13 ? 'medium' : 'heavy';
    return `west ${weight} ${at < 10 ? 'a' : 'b'}${(at % 10) + 1} east${at < sound ? '' : ' damaged'}`;
  });
}

const counted = (state: string) => (seen: Parameters<typeof now>[0]) =>
  now(seen).tanks.filter((tank) => tank.side === 'west' && (tank.state ?? 'sound') === state).length;

const THROW: Situation = {
  id: 'how-many-dice',
  name: 'How many dice I throw',
  fields: [
    count('sound', 'Tanks that are sound', 4, [1, 13], counted('sound')),
    count('damaged', 'Damaged tanks', 0, [0, 3], counted('damaged')),
  ],
  write: ({ number }) => table([...fleet(number('sound'), number('damaged')), FAR]),
  tries: () => [
    { says: 'Throw two dice', move: 'throw 3 4' },
    { says: 'Throw three', move: 'throw 3 4 4' },
    { says: 'Throw four', move: 'throw 3 4 4 5' },
    { says: 'Throw five', move: 'throw 3 4 4 5 6' },
  ],
};

export const MOVING_SITUATIONS: readonly Situation[] = [THROW, DRIVE, AHEAD, DIAGONAL, BACK, SECOND_DIE];
