/**
 * A human reading of "Can I?": for each try of each situation the rules that forbid it. Written from the texts on the page and
 * the sentences of `content/victory-tank/statements.ts`, without the referee.
 */
import type { StatementId } from '../../content/victory-tank/statements.ts';

/** The values of the visible fields. */
export type Chosen = Readonly<Record<string, number | string>>;

/** A condition on the values, and the rules that forbid the try then; none if it is legal. */
export type Row = readonly [when: When, rules: readonly StatementId[]];

/** Wanted values by field, or a predicate over all fields. */
type When = Readonly<Record<string, Wanted>> | ((chosen: Chosen) => boolean);
type Wanted = number | string | readonly (number | string)[];

export interface Reading {
  /** Rows by the words of a try, with each number replaced by `#`; the first row that fits counts. */
  readonly tries: Readonly<Record<string, readonly Row[]>>;
  /** Rows for values that give no valid table. */
  readonly impossible: readonly Row[];
}

const yes: Row = [{}, []];
const no = (...rules: readonly StatementId[]): Row => [{}, rules];
const where = (when: When, ...rules: readonly StatementId[]): Row => [when, rules];

/** The sum of some fields; a hidden field counts as 0. */
const sum = (chosen: Chosen, ...ids: readonly string[]): number =>
  ids.reduce((all, id) => all + Number(chosen[id] ?? 0), 0);

export const fits = (when: When, chosen: Chosen): boolean =>
  typeof when === 'function'
    ? when(chosen)
    : Object.entries(when).every(([id, wanted]) => {
        const value = chosen[id];
        return value !== undefined && [wanted].flat().includes(value);
      });

/** The highest number in the words of a try. */
const MOST = 12;

/** Whether a row can fit the values with any number in the try. */
export const mayFit = (when: When, chosen: Chosen): boolean =>
  Array.from({ length: MOST + 1 }, (_, number) => number).some((number) =>
    fits(when, { ...chosen, '#': number }),
  );

const FULL_CREW = where({ crew: 4 }, 'M7c');

/** My soldiers stand on the field of a tank that nobody has: being there does not claim it. */
const standBy = ({ owner, there = 0 }: Chosen): boolean => owner === 'nobody' && Number(there) > 0;
const STANDING = where(standBy, 'M5', 'M4a');
const STANDING_BY = where(standBy, 'M6', 'M4a');

const TURNED = {
  'Turn it to the north': [where({ owner: 'red', facing: ['east', 'south', 'west'] }), STANDING, no('M5')],
  'Turn it to the east': [where({ owner: 'red', facing: ['north', 'south', 'west'] }), STANDING, no('M5')],
  'Turn it to the south': [where({ owner: 'red', facing: ['north', 'east', 'west'] }), STANDING, no('M5')],
  'Turn it to the west': [where({ owner: 'red', facing: ['north', 'east', 'south'] }), STANDING, no('M5')],
} as const;

/** Enemy soldiers on the field that the tank has come to. */
const amongEnemies = ({ gone, first, second }: Chosen): boolean =>
  (gone === '1' && first === 'gray') || (gone === '2' && second === 'gray');
/** My own soldiers there. */
const amongOwn = ({ gone, first, second }: Chosen): boolean =>
  (gone === '1' && first === 'red') || (gone === '2' && second === 'red');

/** Nobody of the enemy is on the field to be attacked. */
const nobodyThere = ({ theirs, tank }: Chosen): boolean => theirs === 0 && tank !== 'target';
const ATTACKS = [where(nobodyThere, 'A1'), yes];

/** All ten of mine are in play. */
const tenOut = (chosen: Chosen): boolean =>
  sum(chosen, 'inside', 'home') + (chosen['tank'] === 'red' || chosen['beside-mine'] === 'red' ? 1 : 0) ===
  10;
const holdsNot = ({ who }: Chosen): boolean => who !== 'red';
const crewAlone = ({ who, tank }: Chosen): boolean => who === 'nobody' && tank === 'red';

/** On one of the fields to choose from, by the words for it. */
const ONTO = [
  where({ onto: 'free' }),
  where({ onto: ['enemy', 'base'] }, 'M2'),
  where({ onto: 'corner' }, 'G2'),
];

const moveBlocked = where({ field: 'none' }, 'M1', 'C4a');

export const READINGS: Readonly<Record<string, Reading>> = {
  'step-onto-the-tank': {
    tries: {
      '# soldier steps onto the tank’s field': [where({ owner: 'gray' }, 'M2'), yes],
      '# soldiers step onto the tank’s field': [where({ owner: 'gray' }, 'M2'), yes],
      'All # step onto the tank’s field at once': [where({ owner: 'gray' }, 'M1', 'M2'), no('M1')],
      '# soldier steps there and climbs straight in': [
        where({ owner: 'gray' }, 'M2'),
        where({ crew: 3 }, 'M4', 'M7c'),
        no('M4'),
      ],
      '# soldiers step there, and only # climbs in': [no('M3a')],
      'Turn it to the east': [where({ owner: 'red' }), STANDING, no('M5')],
      'Drive it': [where({ owner: 'red' }), STANDING_BY, no('M6')],
    },
    impossible: [FULL_CREW, no('R1a')],
  },
  'drive-through': {
    tries: {
      'Halt here': [where({ gone: '0' }, 'M6'), where(amongEnemies, 'M6b'), yes],
      'Drive on': [yes],
      '# soldier on this field boards': [
        where((chosen) => amongOwn(chosen) && chosen['crew'] !== 3),
        where(amongOwn, 'M7c'),
        where({ crew: 3 }, 'M7', 'M7c'),
        no('M7'),
      ],
      'One of the crew gets off': [where({ gone: '0', crew: 1 }, 'M8a'), where(amongEnemies, 'M7b'), yes],
      'The whole crew gets off': [where({ gone: '0' }, 'M8a'), where(amongEnemies, 'M7b'), yes],
    },
    impossible: [FULL_CREW, no('R1a')],
  },
  'board-and-get-off': {
    tries: {
      '# soldier on this field boards': [
        where({ where: 'standing' }, 'M7'),
        where({ here: 0, crew: 3 }, 'M7', 'M7c'),
        where({ here: 0 }, 'M7'),
        where({ crew: 3 }, 'M7c'),
        yes,
      ],
      'All # soldiers on this field board': [
        where({ where: 'standing' }, 'M7'),
        where((chosen) => sum(chosen, 'here', 'crew') > 3, 'M7c'),
        yes,
      ],
      'One of the crew gets off': [
        where({ where: 'standing' }, 'M7'),
        where({ where: 'start', crew: 1 }, 'M8a'),
        where({ where: 'base' }, 'M6c'),
        yes,
      ],
      'The whole crew gets off': [
        where({ where: 'standing' }, 'M7'),
        where({ where: 'start' }, 'M8a'),
        where({ where: 'base' }, 'M6c'),
        yes,
      ],
      'One of the crew steps out to the next field': [where({ where: 'standing' }, 'M9'), no('M7')],
      'Begin a drive': [yes],
      'Drive on': [yes],
    },
    impossible: [FULL_CREW, no('R1a')],
  },
  'turn-the-tank': {
    tries: {
      ...TURNED,
      'Drive it': [
        where({ owner: 'red', facing: 'west' }, 'M6c'),
        where({ owner: 'red' }),
        STANDING_BY,
        no('M6'),
      ],
      '# soldier steps in from the next field': [yes],
    },
    impossible: [FULL_CREW, no('R1a')],
  },
  'drive-to-a-base': {
    tries: {
      Drive: [
        where({ ahead: 'own' }, 'M6c'),
        where({ ahead: 'enemy' }, 'M6b'),
        where({ ahead: 'edge' }, 'M6a'),
      ],
      'Turn to the north first': [where({ ahead: 'edge' }, 'M5'), yes],
      'Turn to the east first': [yes],
    },
    impossible: [FULL_CREW],
  },
  step: {
    tries: {
      '# soldier steps there': ONTO,
      '# soldiers step there': ONTO,
      'All # step there at once': [
        where({ onto: 'free' }, 'M1'),
        where({ onto: ['enemy', 'base'] }, 'M1', 'M2'),
        where({ onto: 'corner' }, 'M1', 'G2'),
      ],
      '# soldier steps to the north instead': [yes],
    },
    impossible: [],
  },
  attack: {
    tries: {
      'Attack with # soldier': ATTACKS,
      'Attack with # soldiers': ATTACKS,
      'Attack with one, hold the others back': ATTACKS,
      'Attack with the tank alone': ATTACKS,
      'Attack with everybody and the tank': ATTACKS,
      'Leave the rest of the Attack': [yes],
    },
    impossible: [
      FULL_CREW,
      where(
        (chosen) =>
          chosen['target'] === 'base' && chosen['tank'] === 'target' && sum(chosen, 'theirs', 'crew') > 10,
        'R1a',
        'M6c',
      ),
      where({ target: 'base', tank: 'target' }, 'M6c'),
      where({ target: 'base', tank: 'empty' }, 'M6b'),
      no('R1a'),
    ],
  },
  'attack-from-two-sides': {
    tries: {
      'Let the other side join the battle': [no('A2a')],
      'Fight on without them': [yes],
    },
    impossible: [no('R1a')],
  },
  'battle-cards': {
    tries: {
      'Lay a #': [
        // Which of the three it is stands in the try's own words.
        where((chosen) => String(chosen['held']).split('-').includes(String(chosen['#']))),
        no('A4'),
      ],
      'Lay no card': [yes],
    },
    impossible: [],
  },
  'after-a-victory': {
    tries: {
      'One soldier moves in': [where({ target: 'base' }, 'A8a'), yes],
      'All on foot move in': [where({ target: 'base' }, 'A8a'), yes],
      'One of the crew moves in': [where({ target: 'base' }, 'A8a'), yes],
      'Nobody moves in': [where({ target: 'base' }), no('A8')],
    },
    impossible: [no('R1a')],
  },
  recruit: {
    tries: {
      'Recruit in the bunker': [
        where((chosen) => tenOut(chosen) && crewAlone(chosen), 'R1a', 'R2a'),
        where((chosen) => tenOut(chosen) && holdsNot(chosen), 'R1a', 'R2'),
        where(tenOut, 'R1a'),
        where(crewAlone, 'R2a'),
        where(holdsNot, 'R2'),
        yes,
      ],
      'Recruit on my home base': [where(tenOut, 'R1a'), yes],
      'Recruit in the open': [where(tenOut, 'R1a', 'R1'), no('R1')],
      'Recruit on the enemy’s base': [where(tenOut, 'R1a', 'R1'), no('R1')],
      'Leave the rest of the Recruit': [yes],
    },
    impossible: [no('R1a')],
  },
  announce: {
    tries: {
      'Move for # point': [moveBlocked, yes],
      'Move for # points': [where({ field: 'none' }, 'M1', 'C4a', 'C3a'), no('C3a')],
      'Move for # point, and play a #': [
        where({ field: 'none', held: '1-3' }, 'M1', 'C4a'),
        where({ field: 'none' }, 'M1', 'C4a', 'C3b'),
        where({ held: '1-3' }),
        no('C3b'),
      ],
      'Recruit for # point': [where({ field: 'some', mine: 10 }, 'R1a', 'C4a'), yes],
      'Attack for # point': [where({ near: 'yes' }), no('A1', 'C4a')],
      Pass: [no('C5')],
    },
    impossible: [
      where({ points: 0, mine: 11 }, 'R1a', 'C2a'),
      where({ points: 0 }, 'C2a'),
      where({ points: 6 }, 'C1'),
      where({ mine: 11 }, 'R1a'),
    ],
  },
  'change-an-action': {
    tries: {
      'Step with its next point': [where({ kind: 'move' }), no('C4')],
      'Recruit with its next point': [where({ kind: 'recruit' }), no('C4')],
      'Leave the rest of it': [where({ used: 'yes' }), no('C4a')],
      'Pay one more point for it': [no('C4')],
      'Attack as well in this turn': [no('C2')],
    },
    impossible: [where({ points: 5 }, 'C3')],
  },
  'place-a-card': {
    tries: {
      'North of the empty card': [yes],
      'The same, but turned': [yes],
      'In the pattern, touching two': [yes],
      'In the gap, in the pattern': [yes],
      'Touching only one card': [no('G4')],
      'Touching only at a corner': [no('G4', 'G3')],
      'On top of a card': [no('G4a')],
      'In the gap, out of the pattern': [no('G3')],
    },
    impossible: [],
  },
};
