import type { Written } from '../../../src/book/example.ts';
import type { StatementId } from '../statements.ts';
import { FAR, FAR_IN_CITY, groundWith, inCity, table, type ArmourExample } from '../written-positions.ts';

/** West’s tanks down its first columns: light ones, then medium. */
const own = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) =>
    at < 8 ? `west light a${at + 1} east` : `west medium b${at - 7} east`,
  );

/** A throw of a side with this many tanks. */
const throwOf = (
  id: string,
  title: string,
  tanks: number,
  dice: string,
  allowed: boolean,
): ArmourExample => ({
  kind: 'try',
  id,
  title,
  position: table([...own(tanks), FAR]),
  try: `throw ${dice}`,
  allowed,
  shows: allowed ? [] : ['C-010'],
});

/** How many dice a side throws, and what they do. */
export const DICE_EXAMPLES: readonly ArmourExample[] = [
  {
    kind: 'course',
    id: 'turn-told',
    title: 'A whole turn: the front of a medium tank holds, its side does not.',
    position: inCity([
      'west medium c9 east',
      'west light d12 east',
      'east medium h9 west',
      'east heavy p9 west',
    ]),
    moves: [
      'throw 2 4',
      'move d12 to h12 north-east by 4',
      'move c9 to e9 east by 2',
      'cease',
      'shoot e9 at h9',
      'shoot h12 at h9',
      'end',
    ],
    after: {
      stage: 'throw',
      active: 'east',
      tanks: [
        { side: 'west', weight: 'medium', at: 'e9', facing: 'east' },
        { side: 'west', weight: 'light', at: 'h12', facing: 'north-east' },
        { side: 'east', weight: 'medium', at: 'h9', facing: 'west', state: 'wreck' },
        { side: 'east', weight: 'heavy', at: 'p9', facing: 'west' },
      ],
    },
    shows: ['C-010', 'C-013', 'C-020', 'C-021', 'C-034', 'C-A10', 'C-A29', 'C-035', 'C-036'],
  },
  throwOf('four-tanks', 'Four tanks have two dice.', 4, '3 4', true),
  throwOf('four-tanks-three-dice', 'Four tanks have no third die.', 4, '3 4 4', false),
  throwOf('five-tanks', 'The fifth tank brings a third die.', 5, '3 4 4', true),
  throwOf('eight-tanks', 'Eight tanks still have three dice.', 8, '1 3 4 4', false),
  throwOf('nine-tanks', 'The ninth brings a fourth.', 9, '1 3 4 4', true),
  throwOf('twelve-tanks', 'Twelve tanks have four dice.', 12, '1 3 4 4 6', false),
  throwOf('thirteen-tanks', 'The thirteenth brings the fifth.', 13, '1 3 4 4 6', true),
  {
    kind: 'try',
    id: 'fifth-tank-lost',
    title: 'Of five tanks one is a wreck: it brings no die.',
    position: table([...own(4), 'west medium c5 east wreck', FAR]),
    try: 'throw 3 4 4',
    allowed: false,
    breaks: ['C-010'],
    shows: ['C-010'],
  },
  {
    kind: 'course',
    id: 'three-and-three',
    title: 'Both dice show a 3: three tanks may move by 3, and the firepower is that of two dice.',
    position: inCity([...own(4), FAR_IN_CITY]),
    moves: ['throw 3 3'],
    after: { dice: [3, 3, 3], fire: 4 },
    shows: ['C-010', 'C-012', 'C-A26', 'C-034'],
  },
  {
    kind: 'course',
    id: 'three-and-four',
    title: 'A 3 and a 4 have the same small number, and that brings no extra tank.',
    position: table([...own(4), FAR]),
    moves: ['throw 3 4'],
    after: { dice: [3, 4], fire: 4 },
    shows: ['C-010', 'C-034'],
  },
  {
    kind: 'course',
    id: 'far-and-weak',
    title: 'A 5 and a 6 go far, and shoot with 2.',
    position: table([...own(2), FAR]),
    moves: ['throw 5 6'],
    after: { dice: [5, 6], fire: 2 },
    turnsOn: 'plain-dice',
    shows: ['C-A41', 'C-034'],
  },
  {
    kind: 'course',
    id: 'dice-left',
    title: 'Nobody has to move: the dice are left, and shots begin.',
    position: table([...own(2), FAR]),
    moves: ['throw 5 6', 'cease'],
    after: { stage: 'shoot', dice: [5, 6], fire: 2 },
    shows: ['C-011', 'C-013'],
  },
  {
    kind: 'try',
    id: 'shoot-before-moving-ends',
    title: 'A shot before the movement is over.',
    position: table(['west light a1 east', 'east light d1 west'], { dice: [4, 5] }),
    try: 'shoot a1 at d1',
    allowed: false,
    breaks: ['C-013'],
    shows: ['C-013'],
  },
  {
    kind: 'try',
    id: 'move-after-shots',
    title: 'A tank moves after the first shot.',
    position: table(['west light a1 east', 'west light a3 east', 'east heavy d1 west'], { dice: [4, 5] }),
    before: ['cease', 'shoot a1 at d1'],
    try: 'move a3 to b3 east by 4',
    allowed: false,
    breaks: ['C-013'],
    shows: ['C-013'],
  },
  {
    kind: 'course',
    id: 'firepower-stays',
    title: 'The second shot of a turn has the firepower of the first, whoever is lost by then.',
    position: table(
      ['west light a1 east', 'west light a3 east', 'east light d1 west', 'east light d3 west', FAR],
      { stage: 'shoot', fire: 6 },
    ),
    moves: ['shoot a1 at d1', 'shoot a3 at d3'],
    after: { fire: 6, stage: 'shoot' },
    shows: ['C-A09', 'C-030', 'C-A08'],
  },
];

/** A legal movement. */
const may = (
  id: string,
  title: string,
  position: Written,
  written: string,
  ...shows: readonly StatementId[]
): ArmourExample => ({
  kind: 'try',
  id,
  title,
  position,
  try: written,
  allowed: true,
  shows: shows.length === 0 ? ['C-020', 'C-021'] : shows,
});

/** An illegal movement, with the rule that it breaks. */
const mayNot = (
  id: string,
  title: string,
  position: Written,
  written: string,
  rule: StatementId,
): ArmourExample => ({
  kind: 'try',
  id,
  title,
  position,
  try: written,
  allowed: false,
  breaks: [rule],
  shows: [rule],
});

/** A tank of West’s in the middle of Town Hall Square. */
const inSquare = (weight: string, dice: readonly number[]): Written =>
  inCity([`west ${weight} h11 north`, FAR_IN_CITY], { dice });
const LIGHT = inSquare('light', [3]);
const HEAVY = inSquare('heavy', [2, 3]);
const IN_SQUARE = inSquare('medium', [4]);
const MEDIUM = table(['west medium c5 north', FAR], { dice: [4] });

/** A medium tank that would go diagonally from c5 to d4. */
const diagonal = (more: Written, ...others: readonly string[]) =>
  table(['west medium c5 north-east', FAR, ...others], { dice: [1], ...more });

/** A medium tank at the corner of the block on e13; what lies beside it is on d12. */
const atCorner = (more: Written, ...others: readonly string[]) =>
  inCity(['west medium d13 north-east', FAR_IN_CITY, ...others], { dice: [1], ...more });

/** How tanks drive. */
export const MOVING_EXAMPLES: readonly ArmourExample[] = [
  may(
    'light-four-steps',
    'A light tank on a 3: ahead, an eighth right, ahead, an eighth right.',
    LIGHT,
    'move h11 to i9 east by 3',
  ),
  mayNot('light-fifth-step', 'One step more than that.', LIGHT, 'move h11 to i9 south-east by 3', 'C-020'),
  mayNot('heavy-on-two', 'A heavy tank on a 2 has no step.', HEAVY, 'move h11 to h10 north by 2', 'C-A11'),
  mayNot('heavy-back-on-two', 'Nor does it go back then.', HEAVY, 'move h11 to h12 north by 2', 'C-A11'),
  may('heavy-on-three', 'On a 3 it has one.', HEAVY, 'move h11 to h10 north by 3'),
  mayNot('heavy-two-steps', 'And not a second one.', HEAVY, 'move h11 to h9 north by 3', 'C-020'),
  may(
    'turn-about',
    'A medium tank on a 4 turns about where it stands.',
    IN_SQUARE,
    'move h11 to h11 south by 4',
  ),
  may('one-back', 'A medium tank goes one square back.', IN_SQUARE, 'move h11 to h12 north by 4', 'C-022'),
  {
    kind: 'try',
    id: 'back-and-turn',
    title: 'One square back and a turn besides.',
    position: IN_SQUARE,
    try: 'move h11 to h12 north-east by 4',
    allowed: false,
    breaks: ['C-A02'],
    shows: ['C-A02'],
    restsOn: 'C-A02',
    turnsOn: 'back-combines',
  },
  mayNot('two-back', 'Two squares back.', IN_SQUARE, 'move h11 to h13 north by 4', 'C-022'),
  mayNot(
    'same-pose',
    'Round in a ring, to where it began.',
    IN_SQUARE,
    'move h11 to h11 north by 4',
    'C-A25',
  ),
  mayNot(
    'into-a-building',
    'A building is in the way.',
    { ...MEDIUM, ground: groundWith('c4') },
    'move c5 to c4 north by 4',
    'C-023',
  ),
  mayNot(
    'into-a-wreck',
    'A wreck is in the way.',
    table(['west medium c5 north', 'east light c4 north wreck', FAR], { dice: [4] }),
    'move c5 to c4 north by 4',
    'C-023',
  ),
  mayNot(
    'into-a-friend',
    'An own tank is in the way.',
    table(['west medium c5 north', 'west light c4 north', FAR], { dice: [4] }),
    'move c5 to c4 north by 4',
    'C-023',
  ),
  mayNot(
    'into-a-flag',
    'A flag is in the way.',
    { ...MEDIUM, task: 'one-flag', flags: { west: ['a1'], east: ['c4'] } },
    'move c5 to c4 north by 4',
    'C-023',
  ),
  mayNot(
    'into-a-barricade',
    'A barricade is in the way.',
    { ...MEDIUM, options: ['barricades'], barricades: ['c4'] },
    'move c5 to c4 north by 4',
    'C-023',
  ),
  mayNot(
    'off-the-board',
    'Out of the city.',
    table(['west light a10 south', FAR], { dice: [3] }),
    'move a10 to a11 south by 3',
    'C-023',
  ),
  may(
    'round-a-building',
    'Round the building: an eighth right, past its corner, an eighth left.',
    { ...MEDIUM, ground: groundWith('c4') },
    'move c5 to d4 north by 4',
  ),
  may('past-one-corner', 'Diagonally past one building.', atCorner({}), 'move d13 to e12 north-east by 1'),
  mayNot(
    'between-two-corners',
    'Diagonally between two buildings.',
    diagonal({ ground: groundWith('c4', 'd5') }),
    'move c5 to d4 north-east by 1',
    'C-A04a',
  ),
  mayNot(
    'between-building-and-wreck',
    'Diagonally between a building and a wreck.',
    atCorner({}, 'east light d12 north wreck'),
    'move d13 to e12 north-east by 1',
    'C-A04a',
  ),
  mayNot(
    'between-building-and-flag',
    'A flag shuts the corner to tanks like anything else.',
    diagonal({ ground: groundWith('c4'), task: 'one-flag', flags: { west: ['a1'], east: ['d5'] } }),
    'move c5 to d4 north-east by 1',
    'C-A04a',
  ),
  {
    kind: 'try',
    id: 'second-die',
    title: 'A tank that has moved takes another die.',
    position: table(['west medium c5 north', FAR], { dice: [1, 4] }),
    before: ['move c5 to c4 north by 1'],
    try: 'move c4 to c3 north by 4',
    allowed: false,
    breaks: ['C-A01'],
    restsOn: 'C-A01',
    turnsOn: 'many-dice',
    shows: ['C-A01'],
  },
  mayNot('no-such-die', 'No die shows a 6.', MEDIUM, 'move c5 to c4 north by 6', 'C-011'),
  mayNot(
    'move-an-enemy',
    'The tank is the enemy’s.',
    table(['west medium c5 north', 'east light d5 north'], { dice: [4] }),
    'move d5 to d4 north by 4',
    'C-011',
  ),
  mayNot(
    'move-a-wreck',
    'The tank is a wreck.',
    table(['west medium c5 north', 'west light d5 north wreck', FAR], { dice: [4] }),
    'move d5 to d4 north by 4',
    'C-036',
  ),
  mayNot(
    'move-a-damaged-tank',
    'The tank is damaged.',
    table(['west medium c5 north damaged', FAR], { dice: [4], options: ['damage'] }),
    'move c5 to c4 north by 4',
    'C-050',
  ),
  {
    kind: 'course',
    id: 'three-tanks-by-three',
    title: 'After a 3 and a 3 three tanks move, one after the other.',
    position: table(['west medium a1 east', 'west medium a3 east', 'west medium a5 east', FAR]),
    moves: ['throw 3 3', 'move a1 to d1 east by 3', 'move a3 to d3 east by 3', 'move a5 to d5 east by 3'],
    after: { stage: 'move', fire: 4 },
    shows: ['C-012', 'C-020', 'C-021', 'C-A25', 'C-A01'],
  },
  {
    kind: 'try',
    id: 'two-tanks-no-extra-die',
    title: 'The extra die is for a tank that may still take one.',
    position: table(['west medium a1 east', 'west medium a3 east', FAR]),
    before: ['throw 3 3', 'move a1 to d1 east by 3', 'move a3 to d3 east by 3'],
    try: 'move d3 to e3 east by 3',
    allowed: false,
    breaks: ['C-A01'],
    shows: ['C-A01'],
  },
];
