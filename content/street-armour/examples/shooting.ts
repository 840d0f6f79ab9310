import type { Written } from '../../../src/book/example.ts';
import type { StatementId } from '../statements.ts';
import {
  FAR,
  FAR_IN_CITY,
  groundWith,
  heavyTarget,
  inCity,
  shooting,
  shootingInCity,
  table,
  targetInCity,
  type ArmourExample,
} from '../written-positions.ts';

const may = (
  id: string,
  title: string,
  position: Written,
  shot: string,
  ...shows: readonly StatementId[]
): ArmourExample => ({
  kind: 'try',
  id,
  title,
  position,
  try: `shoot ${shot}`,
  allowed: true,
  shows: shows.length === 0 ? ['C-030', 'C-032'] : shows,
});
const mayNot = (
  id: string,
  title: string,
  position: Written,
  shot: string,
  rule: StatementId,
): ArmourExample => ({
  kind: 'try',
  id,
  title,
  position,
  try: `shoot ${shot}`,
  allowed: false,
  breaks: [rule],
  shows: [rule],
});

/** An example of a shot at a heavy tank. */
const hits = (
  id: string,
  title: string,
  position: Written,
  shot: string,
  state: 'wreck' | 'sound',
  shows: readonly StatementId[],
): ArmourExample => ({
  kind: 'course',
  id,
  title,
  position,
  moves: [`shoot ${shot}`],
  shows,
  after: { stage: 'shoot', hit: state === 'sound' ? undefined : true },
});

/** A tank on f9 that has come one square north, and an enemy. */
const moved = (enemy: string): Written =>
  inCity(['west light f10 north', `east light ${enemy} north`, FAR_IN_CITY], { dice: [1, 1] });
const still = (enemy: string): Written =>
  shootingInCity(9, ['west light f9 north', `east light ${enemy} north`]);
const DRIVE = ['move f10 to f9 north by 1', 'cease'];

/** West on a1, east on e5: the line between them goes through corners alone. */
const slant = (more: Written, ...others: readonly string[]): Written =>
  shooting(9, ['west light a1 south', 'east light e5 north', FAR, ...others], more);

/** West on d9, East on g6: the line between them touches the corner of the block on e7. */
const pastCorner = (...others: readonly string[]): Written =>
  shootingInCity(9, ['west light d9 north-east', 'east light g6 west', ...others]);

export const LINE_EXAMPLES: readonly ArmourExample[] = [
  {
    kind: 'try',
    id: 'abeam-after-moving',
    title: 'A tank that has moved shoots exactly abeam.',
    position: moved('j9'),
    before: DRIVE,
    try: 'shoot f9 at j9',
    allowed: true,
    shows: ['C-A03', 'C-031'],
  },
  {
    kind: 'try',
    id: 'behind-after-moving',
    title: 'A tank that has moved shoots at what lies behind its beam.',
    position: moved('j10'),
    before: DRIVE,
    try: 'shoot f9 at j10',
    allowed: false,
    breaks: ['C-031'],
    shows: ['C-031'],
  },
  may('behind-without-moving', 'A tank that has not moved shoots there as well.', still('j10'), 'f9 at j10'),
  may('abeam-without-moving', 'And abeam.', still('j9'), 'f9 at j9'),
  mayNot(
    'too-near',
    'The enemy stands diagonally next to the gun.',
    shooting(9, ['west light a1 east', 'east light b2 west', FAR]),
    'a1 at b2',
    'C-033',
  ),
  may(
    'knights-move',
    'Two squares on and one aside is a distance of 2.',
    shooting(9, ['west light a1 east', 'east light c2 west', FAR]),
    'a1 at c2',
  ),
  mayNot(
    'through-a-building',
    'A building stands on the line.',
    slant({ ground: groundWith('c3') }),
    'a1 at e5',
    'C-032',
  ),
  {
    kind: 'try',
    id: 'between-two-buildings',
    title: 'The line goes between two buildings that meet at a corner.',
    position: slant({ ground: groundWith('b3', 'c2') }),
    try: 'shoot a1 at e5',
    allowed: false,
    breaks: ['C-A06a'],
    restsOn: 'C-A06a',
    turnsOn: 'corner-never',
    shows: ['C-A06a'],
  },
  {
    kind: 'try',
    id: 'past-one-building',
    title: 'The line touches the corner of one building.',
    position: pastCorner(),
    try: 'shoot d9 at g6',
    allowed: true,
    restsOn: 'C-A06',
    turnsOn: 'corner-any',
    shows: ['C-A06'],
  },
  mayNot(
    'building-and-wreck',
    'A wreck stands at the other side of that corner.',
    pastCorner('east light f8 north wreck'),
    'd9 at g6',
    'C-A06a',
  ),
  mayNot(
    'through-a-friend',
    'An own tank stands on the line.',
    slant({}, 'west light c3 east'),
    'a1 at e5',
    'C-032',
  ),
  mayNot(
    'through-a-wreck',
    'A wreck stands on the line.',
    slant({}, 'east light c3 east wreck'),
    'a1 at e5',
    'C-032',
  ),
  mayNot(
    'through-a-barricade',
    'A barricade stands on the line.',
    slant({ options: ['barricades'], barricades: ['c3'] }),
    'a1 at e5',
    'C-032',
  ),
  may(
    'over-a-flag',
    'A flag stands on the line.',
    slant({ task: 'one-flag', flags: { west: ['c3'], east: ['j1'] } }),
    'a1 at e5',
    'C-041',
  ),
  {
    kind: 'try',
    id: 'wreck-stays-in-the-way',
    title: 'The tank on the line has just been destroyed: it is in the way as it was.',
    position: shootingInCity(9, [
      'west light e9 east',
      'west light i12 north',
      'east light i9 west',
      'east light k9 west',
    ]),
    before: ['shoot i12 at i9'],
    try: 'shoot e9 at k9',
    allowed: false,
    breaks: ['C-032'],
    shows: ['C-032'],
  },
  mayNot(
    'shoot-at-a-wreck',
    'The target is a wreck already.',
    shooting(9, ['west light a1 east', 'east light e1 west wreck', FAR]),
    'a1 at e1',
    'C-038',
  ),
  mayNot(
    'shoot-at-a-friend',
    'The target is a tank of your own.',
    shooting(9, ['west light a1 east', 'west light e1 west', FAR]),
    'a1 at e1',
    'C-038',
  ),
  {
    kind: 'try',
    id: 'second-shot',
    title: 'A tank shoots a second time.',
    position: shooting(2, ['west light a1 east', 'east heavy e1 west', FAR]),
    before: ['shoot a1 at e1'],
    try: 'shoot a1 at e1',
    allowed: false,
    breaks: ['C-A08'],
    shows: ['C-A08'],
  },
];

/** The heavy tank on g12, shot at from g10, as a wreck. */
const JUST_DESTROYED: Written = {
  tanks: [
    { side: 'west', weight: 'light', at: 'g10', facing: 'north' },
    { side: 'east', weight: 'heavy', at: 'g12', facing: 'north', state: 'wreck' },
    { side: 'east', weight: 'light', at: 't9', facing: 'west' },
  ],
};

/** The results of hits. j9 is at distance 4 from g12, and i9 from f6, each exactly on the line between two faces. */
export const HIT_EXAMPLES: readonly ArmourExample[] = [
  hits(
    'front-at-five',
    'Distance 5 and front armour 7 need 12, and the dice give 12.',
    targetInCity(12, 'g7'),
    'g7 at g12',
    'wreck',
    ['C-035', 'C-036'],
  ),
  hits('front-one-short', 'They give 11.', targetInCity(11, 'g7'), 'g7 at g12', 'sound', ['C-035']),
  hits(
    'three-four-five',
    'Three squares across and four down make a distance of 5: the front needs 12.',
    targetInCity(12, 'd8'),
    'd8 at g12',
    'wreck',
    ['C-035', 'C-A05'],
  ),
  hits(
    'rear-at-five',
    'From behind a distance of 5 needs 8.',
    heavyTarget(8, 'f1', 'south'),
    'f1 at f6',
    'wreck',
    ['C-035', 'C-A29'],
  ),
  hits('side-at-four', 'From the side a distance of 4 needs 8.', heavyTarget(8, 'j6'), 'j6 at f6', 'wreck', [
    'C-035',
    'C-A29',
  ]),
  hits('rear-at-four', 'From behind a distance of 4 needs 7.', heavyTarget(7, 'f10'), 'f10 at f6', 'wreck', [
    'C-035',
    'C-A29',
  ]),
  {
    kind: 'course',
    id: 'between-front-and-side',
    title: 'From the line between front and side: the front is hit, which needs 11.',
    position: targetInCity(8, 'j9'),
    moves: ['shoot j9 at g12'],
    after: { hit: undefined },
    turnsOn: 'tie-attacker',
    shows: ['C-A07'],
  },
  {
    kind: 'course',
    id: 'between-side-and-rear',
    title: 'From the line between side and rear: the side is hit, which needs 8.',
    position: heavyTarget(7, 'i9'),
    moves: ['shoot i9 at f6'],
    after: { hit: undefined },
    turnsOn: 'tie-attacker',
    shows: ['C-A07'],
  },
  hits(
    'turned-to-the-gun',
    'The target faces north-east: the same shot comes from dead ahead.',
    targetInCity(11, 'j9', 'north-east'),
    'j9 at g12',
    'wreck',
    ['C-035', 'C-A29'],
  ),
  {
    kind: 'course',
    id: 'just-enough',
    title: 'Firepower 9 at the front of a heavy tank two squares away: just enough.',
    position: targetInCity(9, 'g10'),
    moves: ['shoot g10 at g12'],
    after: JUST_DESTROYED,
    turnsOn: 'damage',
    shows: ['C-035'],
  },
  {
    kind: 'course',
    id: 'just-enough-damages',
    title: 'The same at a table that plays with damage.',
    position: targetInCity(9, 'g10', 'north', { options: ['damage'] }),
    moves: ['shoot g10 at g12'],
    after: {
      tanks: [
        { side: 'west', weight: 'light', at: 'g10', facing: 'north' },
        { side: 'east', weight: 'heavy', at: 'g12', facing: 'north', state: 'damaged' },
        { side: 'east', weight: 'light', at: 't9', facing: 'west' },
      ],
    },
    shows: ['C-050'],
  },
  may(
    'damaged-shoots-round',
    'A damaged tank shoots backward.',
    shooting(4, ['west light f6 north damaged', 'east light f9 north', FAR], { options: ['damage'] }),
    'f6 at f9',
    'C-A30',
  ),
  hits(
    'vain-shot',
    'A shot with firepower 2 that needs 12: it may be tried, and it was the tank’s shot.',
    heavyTarget(2, 'f1'),
    'f1 at f6',
    'sound',
    ['C-A27'],
  ),
  {
    kind: 'course',
    id: 'heavy-gun',
    title: 'The dice give 10 and the heavy tank’s gun 2 more.',
    position: shooting(10, ['west heavy f1 south', 'east heavy f6 north', FAR]),
    moves: ['shoot f1 at f6'],
    after: { hit: true },
    turnsOn: 'no-gun',
    shows: ['C-A10', 'C-035'],
  },
  {
    kind: 'try',
    id: 'turned-and-turned-back',
    title: 'A tank that took two dice stands as it stood: it has not moved, and shoots behind.',
    position: table(['west light f6 north', 'east light f9 north', FAR], {
      options: ['many-dice'],
      dice: [1, 1],
    }),
    before: ['move f6 to f6 east by 1', 'move f6 to f6 north by 1', 'cease'],
    try: 'shoot f6 at f9',
    allowed: true,
    shows: ['C-A03', 'C-030'],
  },
];
