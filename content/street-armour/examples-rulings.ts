import { FAR, groundWith, heavyTarget, shooting, table, tank } from './examples-tables.ts';
import type { ArmourExample } from './examples.ts';
import type { RULINGS } from './rulings.ts';

/** The options that a ruling switches. */
type OptionId = NonNullable<(typeof RULINGS)[keyof typeof RULINGS]['option']>;

const FLAGGED = {
  ...{ stage: 'shoot', task: 'one-flag', turns: { west: 3, east: 3 }, flags: { west: ['a1'], east: ['f6'] } },
} as const;
const TEAMS = { west: { heavy: 0, medium: 0, light: 1 }, east: { heavy: 0, medium: 0, light: 1 } };

/** For each option a case in which its two readings come to something else. */
export const RULING_EXAMPLES = {
  'narrow-city': {
    ...{
      kind: 'try',
      id: 'ruling-city',
      title: 'In the north-west of the northern window a tank goes on to c1.',
    },
    position: { tanks: [tank('west medium b1 east'), tank('east light t1 west')], dice: [1] },
    ...{ try: 'move b1 to c1 east by 1', allowed: false, breaks: ['C-023'] },
    ...{ turnsOn: 'narrow-city', shows: ['C-023'] },
  },
  'plain-dice': {
    ...{
      kind: 'course',
      id: 'ruling-dice',
      title: 'A throw of 1 and 2.',
      position: table(['west light a1 east', FAR]),
    },
    ...{ moves: ['throw 1 2'], after: { fire: 6 }, turnsOn: 'plain-dice', shows: ['C-A41'] },
  },
  'no-gun': {
    ...{ kind: 'course', id: 'ruling-gun', title: 'A heavy tank shoots with 10 at what needs 12.' },
    position: shooting(10, ['west heavy f1 south', 'east heavy f6 north', FAR]),
    ...{ moves: ['shoot f1 at f6'], after: { hit: true }, turnsOn: 'no-gun', shows: ['C-A10'] },
  },
  barricades: {
    ...{ kind: 'course', id: 'ruling-barricades', title: 'West has thrown more and begins to set up.' },
    position: { stage: 'first', active: 'east', thrown: 9, teams: TEAMS },
    ...{ moves: ['throw 1 2'], after: { stage: 'tank' }, turnsOn: 'barricades', shows: ['C-A14'] },
  },
  damage: {
    ...{
      kind: 'course',
      id: 'ruling-damage',
      title: 'Firepower 9 at what needs 9.',
      position: heavyTarget(9, 'f4'),
    },
    moves: ['shoot f4 at f6'],
    after: {
      tanks: [
        { side: 'west', weight: 'light', at: 'f4', facing: 'north' },
        { side: 'east', weight: 'heavy', at: 'f6', facing: 'north', state: 'wreck' },
        { side: 'east', weight: 'light', at: 'j10', facing: 'west' },
      ],
    },
    ...{ turnsOn: 'damage', shows: ['C-035'] },
  },
  'many-dice': {
    ...{ kind: 'try', id: 'ruling-many-dice', title: 'The only tank of a side takes its second die.' },
    position: table(['west light a1 east', FAR], { dice: [3, 4] }),
    ...{ before: ['move a1 to e1 east by 3'], try: 'move e1 to i1 east by 4', allowed: false },
    ...{ breaks: ['C-A01'], restsOn: 'C-A01', turnsOn: 'many-dice', shows: ['C-A01'] },
  },
  'back-combines': {
    ...{ kind: 'try', id: 'ruling-back', title: 'A tank goes back one square and turns.' },
    position: table(['west light c5 north', FAR], { dice: [2] }),
    ...{ try: 'move c5 to c6 east by 2', allowed: false },
    ...{ breaks: ['C-A02'], restsOn: 'C-A02', turnsOn: 'back-combines', shows: ['C-A02'] },
  },
  'gap-any': {
    ...{ kind: 'try', id: 'ruling-one-corner', title: 'Diagonally past one building.' },
    position: table(['west light c5 north-east', FAR], { ground: groundWith('c4'), dice: [1] }),
    ...{ try: 'move c5 to d4 north-east by 1', allowed: true },
    ...{ restsOn: 'C-A04', turnsOn: 'gap-any', shows: ['C-A04'] },
  },
  'gap-never': {
    ...{ kind: 'try', id: 'ruling-two-corners', title: 'Diagonally between two buildings.' },
    position: table(['west light c5 north-east', FAR], { ground: groundWith('c4', 'd5'), dice: [1] }),
    ...{ try: 'move c5 to d4 north-east by 1', allowed: false },
    ...{ breaks: ['C-A04a'], restsOn: 'C-A04a', turnsOn: 'gap-never', shows: ['C-A04a'] },
  },
  'corner-any': {
    ...{ kind: 'try', id: 'ruling-touch', title: 'A shot past the corner of one building.' },
    position: shooting(9, ['west light a1 east', 'east light c3 west', FAR], { ground: groundWith('b1') }),
    ...{ try: 'shoot a1 at c3', allowed: true, restsOn: 'C-A06', turnsOn: 'corner-any', shows: ['C-A06'] },
  },
  'corner-never': {
    ...{ kind: 'try', id: 'ruling-pinch', title: 'A shot between two buildings that meet at a corner.' },
    position: shooting(9, ['west light a1 east', 'east light c3 west', FAR], {
      ground: groundWith('b1', 'a2'),
    }),
    ...{ try: 'shoot a1 at c3', allowed: false, breaks: ['C-A06a'] },
    ...{ restsOn: 'C-A06a', turnsOn: 'corner-never', shows: ['C-A06a'] },
  },
  'ruler-up': {
    ...{
      kind: 'try',
      id: 'ruling-near',
      title: 'The enemy stands diagonally next to the gun, 1.4 squares away.',
    },
    position: shooting(4, ['west light a1 east', 'east light b2 west', FAR]),
    ...{ try: 'shoot a1 at b2', allowed: false, breaks: ['C-033'], restsOn: 'C-A05', turnsOn: 'ruler-up' },
    shows: ['C-033'],
  },
  'ruler-squares': {
    ...{
      kind: 'course',
      id: 'ruling-ruler',
      title: 'Five squares off diagonally, counted in squares, with firepower 8 at a front of 2.',
    },
    position: shooting(8, ['west light a1 east', 'east light f6 north-west', FAR], {
      options: ['ruler-squares'],
    }),
    ...{ moves: ['shoot a1 at f6'], after: { hit: true }, turnsOn: 'ruler-squares', shows: ['C-A05a'] },
  },
  'tie-attacker': {
    ...{ kind: 'course', id: 'ruling-tie', title: 'From the line between front and side, with firepower 8.' },
    position: heavyTarget(8, 'i3'),
    ...{ moves: ['shoot i3 at f6'], after: { hit: undefined }, turnsOn: 'tie-attacker', shows: ['C-A07'] },
  },
  'damaged-uncounted': {
    ...{
      kind: 'try',
      id: 'ruling-damaged-dice',
      title: 'Five tanks, of which one is damaged, throw three dice.',
    },
    position: table(
      [
        'west light a1 east',
        'west light a2 east',
        'west light a3 east',
        'west light a4 east',
        'west light a5 east damaged',
        FAR,
      ],
      { options: ['damage'] },
    ),
    ...{
      try: 'throw 1 2 3',
      allowed: true,
      restsOn: 'C-A12',
      turnsOn: 'damaged-uncounted',
      shows: ['C-A12'],
    },
  },
  'damaged-ahead': {
    ...{ kind: 'try', id: 'ruling-damaged-arc', title: 'A damaged tank shoots backward.' },
    position: shooting(4, ['west light f6 north damaged', 'east light f9 north', FAR], {
      options: ['damage'],
    }),
    ...{ try: 'shoot f6 at f9', allowed: true, restsOn: 'C-A30', turnsOn: 'damaged-ahead', shows: ['C-A30'] },
  },
  'second-destroys': {
    ...{
      kind: 'course',
      id: 'ruling-second-hit',
      title: 'A damaged tank is hit by exactly enough once more.',
    },
    position: shooting(9, ['west light f4 north', 'east heavy f6 north damaged', FAR], {
      options: ['damage'],
    }),
    ...{ moves: ['shoot f4 at f6'], after: { hit: undefined }, turnsOn: 'second-destroys', shows: ['C-A13'] },
  },
  'still-turning': {
    ...{
      kind: 'course',
      id: 'ruling-turning',
      title: 'A tank that waits for a flag has turned on its square.',
    },
    position: table(['west light e5 north', FAR], {
      ...FLAGGED,
      runs: [{ tank: 0, from: { at: 'e5', facing: 'east' } }],
    }),
    ...{ moves: ['end'], after: { flags: { east: ['f6'] } }, turnsOn: 'still-turning', shows: [] },
  },
  'still-idle': {
    ...{ kind: 'course', id: 'ruling-idle', title: 'A tank that waits for a flag has shot.' },
    position: table(['west light e5 north', FAR], { ...FLAGGED, shot: [0] }),
    ...{
      moves: ['end'],
      after: { stage: 'over' },
      turnsOn: 'still-idle',
      shows: ['C-043'],
    },
  },
  'flag-edges': {
    ...{ kind: 'course', id: 'ruling-edges', title: 'A tank waits at a corner of a flag’s square.' },
    position: table(['west light e5 north', FAR], FLAGGED),
    ...{ moves: ['end'], after: { stage: 'over' }, turnsOn: 'flag-edges', shows: ['C-043'] },
  },
  'flags-only': {
    ...{
      kind: 'course',
      id: 'ruling-flags-only',
      title: 'The last tank of the east is destroyed while its flag stands.',
    },
    position: shooting(9, ['west light a1 east', 'east light e1 west'], {
      ...{ task: 'one-flag', flags: { west: ['a10'], east: ['j10'] } },
    }),
    ...{ moves: ['shoot a1 at e1'], after: { stage: 'over' }, turnsOn: 'flags-only', shows: ['C-037'] },
  },
  'stall-draws': {
    ...{
      kind: 'score',
      id: 'ruling-stall',
      title: 'Thirty turns without a loss, a medium tank against a light one.',
    },
    position: table(['west medium a1 east', FAR], {
      stage: 'shoot',
      quiet: 29,
      turns: { west: 20, east: 20 },
    }),
    ...{ before: ['end'], totals: null, winner: 'west', turnsOn: 'stall-draws', shows: ['C-A20'] },
  },
} as const satisfies Readonly<Record<OptionId, ArmourExample>>;
