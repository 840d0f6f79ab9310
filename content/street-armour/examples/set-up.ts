import type { Written } from '../../../src/book/example.ts';
import type { StatementId } from '../statements.ts';
import { table, type ArmourExample } from '../written-positions.ts';

const mayNot = (
  id: string,
  title: string,
  position: Written,
  words: string,
  rule: StatementId,
): ArmourExample => ({
  kind: 'try',
  id,
  title,
  position,
  try: words,
  allowed: false,
  breaks: [rule],
  shows: [rule],
});
const may = (id: string, title: string, position: Written, words: string): ArmourExample => ({
  kind: 'try',
  id,
  title,
  position,
  try: words,
  allowed: true,
  shows: [],
});

const CHOOSING: Written = { stage: 'team' };
const TWO_SETS: Written = { stage: 'team', points: 60, window: 5 };
const ATTACKING: Written = { stage: 'team', task: 'west-on-1' };
const TEAMS = { west: { heavy: 1, medium: 0, light: 1 }, east: { heavy: 0, medium: 0, light: 2 } };
const FLAGS: Written = { ...table([]), stage: 'flag', task: 'one-flag', teams: TEAMS };
const TANKS: Written = { ...table([]), stage: 'tank', teams: TEAMS };

/** From an empty table to the first throw. */
export const SET_UP_EXAMPLES: readonly ArmourExample[] = [
  {
    kind: 'course',
    id: 'second-window',
    title: 'The second window of the city is laid.',
    position: { stage: 'city' },
    moves: ['lay 2'],
    after: { stage: 'task', window: 2 },
    shows: ['C-003', 'C-A40'],
  },
  {
    kind: 'course',
    id: 'two-sets',
    title: 'Two sets lie on the table, for a game about one flag each.',
    position: { stage: 'city' },
    moves: ['lay 5', 'task one-flag'],
    after: { stage: 'points', window: 5 },
    shows: ['C-A34', 'C-040'],
  },
  {
    kind: 'course',
    id: 'three-barricades',
    title: 'West puts its first barricade, and East is asked.',
    position: { ...table([]), options: ['barricades'], stage: 'barricade', teams: TEAMS },
    moves: ['barricade f5'],
    after: { stage: 'barricade', active: 'east' },
    shows: ['C-051', 'C-A45'],
  },
  {
    kind: 'course',
    id: 'thirty-nine-points',
    title: 'Teams of 39 points are agreed.',
    position: { stage: 'points' },
    moves: ['points 39'],
    after: { stage: 'team', points: undefined },
    shows: ['C-A50', 'C-A51'],
  },
  {
    kind: 'course',
    id: 'attacker-has-more',
    title: 'So they are where West attacks a flag.',
    position: { stage: 'points', task: 'west-on-1' },
    moves: ['points 39'],
    after: { stage: 'team' },
    shows: ['C-A42'],
  },
  mayNot(
    'team-before-points',
    'West chooses a team before it is agreed what one may cost.',
    { stage: 'points' },
    'team 2-1-3',
    'C-A49',
  ),
  may('default-team', 'Two heavy tanks, a medium one and three light ones cost 39.', CHOOSING, 'team 2-1-3'),
  mayNot('team-too-dear', 'A light tank more costs 43.', CHOOSING, 'team 2-1-4', 'C-001'),
  may('attackers-team', 'Who attacks a flag may have it, with 46 points.', ATTACKING, 'team 2-1-4'),
  mayNot('no-tank-at-all', 'No tank at all.', CHOOSING, 'team 0-0-0', 'C-A24'),
  {
    kind: 'try',
    id: 'fourth-heavy-tank',
    title: 'A fourth heavy tank on twelve tiles, for 60 points.',
    position: { stage: 'team', points: 60 },
    try: 'team 4-0-0',
    allowed: false,
    breaks: ['C-A24'],
    restsOn: 'C-A34',
    shows: ['C-A24', 'C-A34'],
  },
  may('four-heavies-of-two-sets', 'With all tiles of two sets it may be.', TWO_SETS, 'team 4-0-0'),
  mayNot('more-than-the-box', 'Nine light tanks of eight.', CHOOSING, 'team 0-0-9', 'C-A24'),
  mayNot(
    'ninety-seven-points',
    'Ninety-seven points with one set.',
    { stage: 'points' },
    'points 97',
    'C-A50',
  ),
  may(
    'ninety-seven-with-two-sets',
    'With two sets they may be agreed.',
    { stage: 'points', window: 5 },
    'points 97',
  ),
  {
    kind: 'course',
    id: 'equal-throws',
    title: 'Both throw a sum of 7: they throw again.',
    position: { stage: 'first', teams: TEAMS },
    moves: ['throw 3 4', 'throw 1 6'],
    after: { stage: 'first', active: 'west' },
    shows: ['C-A14'],
  },
  {
    kind: 'course',
    id: 'east-goes-first',
    title: 'East throws more, and puts down the first tank.',
    position: { stage: 'first', teams: TEAMS },
    moves: ['throw 1 2', 'throw 1 6'],
    after: { stage: 'tank', active: 'east', first: 'east' },
    shows: ['C-A14'],
  },
  {
    kind: 'course',
    id: 'by-turns',
    title: 'They put their tanks down by turns; whoever has none left is passed over.',
    position: {
      ...TANKS,
      teams: { west: { heavy: 0, medium: 0, light: 2 }, east: { heavy: 0, medium: 0, light: 3 } },
    },
    moves: [
      'put light a1 east',
      'put light j1 west',
      'put light a3 east',
      'put light j3 west',
      'put light j5 west',
    ],
    after: { stage: 'throw', active: 'west' },
    shows: ['C-A43', 'C-002'],
  },
  mayNot('outside-the-columns', 'A tank is put on the third column.', TANKS, 'put light c5 east', 'C-A44'),
  mayNot(
    'not-in-the-team',
    'A medium tank, of which the team has none.',
    TANKS,
    'put medium a5 east',
    'C-A44',
  ),
  mayNot(
    'two-on-a-square',
    'Two tanks are put on one square.',
    { ...TANKS, ...table(['west light a5 east']) },
    'put light a5 east',
    'C-002',
  ),
  may('flag-on-the-own-half', 'A flag goes on its owner’s half.', FLAGS, 'flag e5'),
  mayNot('flag-on-the-other-half', 'A flag goes on the other half.', FLAGS, 'flag f5', 'C-A31'),
  mayNot(
    'flag-shut-in',
    'A flag goes where nobody gets next to it.',
    { ...FLAGS, ground: ['.#........', '##........', '..........'] },
    'flag a1',
    'C-A31',
  ),
  may(
    'barricade-anywhere',
    'A barricade goes on any empty street.',
    { ...table([]), options: ['barricades'], stage: 'barricade', teams: TEAMS },
    'barricade f5',
  ),
];
