import type { LikelyTry, Situation } from '../../../src/book/situation.ts';
import { count, oneOf } from '../../../src/book/writing.ts';
import { FAR, groundWith, shooting, table } from '../written-positions.ts';
import { now, tankOf, thingOn } from './position-accessors.ts';

const END: LikelyTry = { says: 'End the turn', move: 'end' };

const SHOOT = (from: string, at: string, says = 'Shoot at the enemy') => ({
  says,
  move: `shoot ${from} at ${at}`,
});

/** Squares of the enemy, as seen from the tank on e6, which faces north. */
const PLACES = { ahead: 'e3', quarter: 'h3', abeam: 'h6', oblique: 'h9', behind: 'e9' } as const;
const placeAt = (at: string | undefined): string =>
  Object.entries(PLACES).find(([, square]) => square === at)?.[0] ?? '';

const ARC: Situation = {
  id: 'does-the-gun-bear',
  name: 'Which way my gun shoots',
  fields: [
    oneOf(
      'state',
      'My tank',
      'moved',
      (seen) => {
        if (tankOf(seen, 0)?.state === 'damaged') return 'damaged';
        return now(seen).runs === undefined ? 'still' : 'moved';
      },
      [
        ['moved', 'Has moved in this turn'],
        ['still', 'Has not moved'],
        ['damaged', 'Is damaged'],
      ],
    ),
    oneOf('where', 'The enemy is', 'oblique', (seen) => placeAt(tankOf(seen, 1)?.at), [
      ['ahead', 'Dead ahead'],
      ['quarter', 'Ahead to the right'],
      ['abeam', 'Exactly to the right'],
      ['oblique', 'Behind to the right'],
      ['behind', 'Right behind'],
    ]),
  ],
  write: ({ choice }) => {
    const isDamaged = choice('state') === 'damaged';
    const runs =
      choice('state') === 'moved' ? { runs: [{ tank: 0, from: { at: 'e7', facing: 'north' } }] } : {};
    const at = PLACES[choice('where') as keyof typeof PLACES];
    return shooting(
      5,
      [`west light e6 north${isDamaged ? ' damaged' : ''}`, `east light ${at} north`, FAR],
      runs,
    );
  },
  tries: ({ choice }) => [SHOOT('e6', PLACES[choice('where') as keyof typeof PLACES]), END],
};

const LINE: Situation = {
  id: 'something-on-the-line',
  name: 'Something on the line of fire',
  fields: [
    oneOf(
      'thing',
      'Half-way stands',
      'wreck',
      (seen) => (thingOn(seen, 'e6') === 'tank' ? (tankOf(seen, 3)?.side ?? '') : thingOn(seen, 'e6')),
      [
        ['street', 'Nothing'],
        ['building', 'A building'],
        ['west', 'My own tank'],
        ['east', 'An enemy tank'],
        ['wreck', 'A wreck'],
        ['flag', 'A flag'],
      ],
    ),
  ],
  write: ({ choice }) => {
    const thing = choice('thing');
    const there = {
      west: 'west light e6 north',
      east: 'east light e6 north',
      wreck: 'east light e6 north wreck',
    };
    return shooting(
      5,
      [
        'west light e9 north',
        'east light e3 north',
        FAR,
        ...(thing in there ? [there[thing as keyof typeof there]] : []),
      ],
      {
        ground: groundWith(...(thing === 'building' ? ['e6'] : [])),
        ...(thing === 'flag' ? { task: 'one-flag', flags: { west: ['a10'], east: ['e6'] } } : {}),
      },
    );
  },
  tries: () => [SHOOT('e9', 'e3'), END],
};

const THINGS = [
  ['street', 'Nothing'],
  ['building', 'A building'],
  ['wreck', 'A wreck'],
] as const;

const PINCH: Situation = {
  id: 'corners-on-the-line',
  name: 'A line of fire through a corner',
  fields: [
    oneOf('one', 'On one side of the corner stands', 'building', (seen) => thingOn(seen, 'c4'), THINGS),
    oneOf('other', 'On the other side', 'street', (seen) => thingOn(seen, 'd5'), THINGS),
  ],
  write: ({ choice }) => {
    const sides = [
      ['c4', choice('one')],
      ['d5', choice('other')],
    ] as const;
    const on = (thing: string) => sides.filter(([, there]) => there === thing).map(([at]) => at);
    return shooting(
      5,
      [
        'west light b6 north',
        'east light e3 north',
        FAR,
        ...on('wreck').map((at) => `east light ${at} north wreck`),
      ],
      { ground: groundWith(...on('building')) },
    );
  },
  tries: () => [SHOOT('b6', 'e3'), END],
};

/** Squares by their distance from e9. */
const NEAR = { next: 'e8', diagonal: 'f8', knight: 'f7', two: 'e7', far: 'g7' } as const;

const CLOSE: Situation = {
  id: 'too-close',
  name: 'A close enemy',
  fields: [
    oneOf(
      'where',
      'The enemy stands',
      'diagonal',
      (seen) => Object.entries(NEAR).find(([, at]) => at === tankOf(seen, 1)?.at)?.[0] ?? '',
      [
        ['next', 'On the next square'],
        ['diagonal', 'Diagonally next to me'],
        ['knight', 'Two squares on and one aside'],
        ['two', 'Two squares on'],
        ['far', 'Two squares diagonally'],
      ],
    ),
  ],
  write: ({ choice }) =>
    shooting(5, [
      'west light e9 north',
      `east light ${NEAR[choice('where') as keyof typeof NEAR]} north`,
      FAR,
    ]),
  tries: ({ choice }) => [SHOOT('e9', NEAR[choice('where') as keyof typeof NEAR]), END],
};

/** Facings of a target on e2, by the face hit from the south. */
const FACING = { front: 'south', side: 'east', rear: 'north' } as const;

const ENOUGH: Situation = {
  id: 'enough-firepower',
  name: 'Whether a shot is strong enough',
  fields: [
    oneOf('weight', 'The target is', 'heavy', (seen) => tankOf(seen, 1)?.weight ?? '', [
      ['heavy', 'Heavy'],
      ['medium', 'Medium'],
      ['light', 'Light'],
    ]),
    oneOf(
      'face',
      'I hit its',
      'front',
      (seen) => Object.entries(FACING).find(([, way]) => way === tankOf(seen, 1)?.facing)?.[0] ?? '',
      [
        ['front', 'Front'],
        ['side', 'Side'],
        ['rear', 'Rear'],
      ],
    ),
    count('distance', 'Distance', 5, [1, 8], (seen) => Number(tankOf(seen, 0)?.at.slice(1)) - 2),
    count('fire', 'The dice give', 9, [0, 15], (seen) => now(seen).fire),
  ],
  write: ({ choice, number }) =>
    shooting(number('fire'), [
      `west light e${number('distance') + 2} north`,
      `east ${choice('weight')} e2 ${FACING[choice('face') as keyof typeof FACING]}`,
      FAR,
    ]),
  tries: ({ number }) => [SHOOT(`e${number('distance') + 2}`, 'e2'), END],
};

const SHOT_ALREADY: Situation = {
  id: 'second-shot',
  name: 'Another shot',
  fields: [
    oneOf('shot', 'My first tank', 'yes', (seen) => (now(seen).shot === undefined ? 'no' : 'yes'), [
      ['yes', 'Has shot in this turn'],
      ['no', 'Has not'],
    ]),
    oneOf('target', 'The target is', 'sound', (seen) => tankOf(seen, 2)?.state ?? 'sound', [
      ['sound', 'Sound'],
      ['wreck', 'A wreck'],
    ]),
  ],
  write: ({ choice }) =>
    shooting(
      5,
      [
        'west light a1 east',
        'west light a3 east',
        `east heavy e1 west${choice('target') === 'wreck' ? ' wreck' : ''}`,
        FAR,
      ],
      choice('shot') === 'yes' ? { shot: [0] } : {},
    ),
  tries: () => [
    SHOOT('a1', 'e1', 'Shoot with the first tank'),
    SHOOT('a3', 'e1', 'Shoot with the other one'),
    END,
  ],
};

const TEAMS = { west: { heavy: 0, medium: 0, light: 1 }, east: { heavy: 0, medium: 0, light: 1 } };

const FLAG: Situation = {
  id: 'where-flags-stand',
  name: 'Where a flag may stand',
  fields: [
    oneOf(
      'beside',
      'West’s corner is',
      'walled',
      (seen) => (thingOn(seen, 'b1') === 'building' ? 'walled' : 'open'),
      [
        ['walled', 'Walled in'],
        ['open', 'Open'],
      ],
    ),
  ],
  write: ({ choice }) => ({
    ...table([]),
    stage: 'flag',
    task: 'one-flag',
    teams: TEAMS,
    ground: groundWith(...(choice('beside') === 'walled' ? ['b1', 'b2', 'a2'] : [])),
  }),
  tries: () => [
    { says: 'A flag in the corner', move: 'flag a1' },
    { says: 'A flag on West’s half', move: 'flag e5' },
    { says: 'A flag on East’s half', move: 'flag f5' },
  ],
};

export const SHOOTING_SITUATIONS: readonly Situation[] = [
  ARC,
  LINE,
  PINCH,
  CLOSE,
  ENOUGH,
  SHOT_ALREADY,
  FLAG,
];
