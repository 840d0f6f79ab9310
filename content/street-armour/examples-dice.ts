import { FAR, table } from './examples-tables.ts';
import type { ArmourExample } from './examples.ts';

/** So many light tanks of the west, down its first columns, then mediums. */
const own = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) =>
    at < 8 ? `west light a${at + 1} east` : `west medium b${at - 7} east`,
  );

/** A throw of a side with so many tanks. */
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

/** What a side throws, and what for. */
export const DICE_EXAMPLES: readonly ArmourExample[] = [
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
    position: table([...own(4), FAR]),
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
