/** The odds of a fight before the dice fall. */
import { describe, expect, it, test } from 'vitest';
import { inDecimals, shareText } from '../../../odds.ts';
import { odds } from '../../../../tests/enumerated-odds.ts';
import { oddsOf } from './fight-odds.ts';
import { loopForm } from './position-format.ts';
import { loopgraven } from './judge.ts';
import { spaceNamed } from './board-spaces.ts';
import { unitAt, type Trenches } from './position.ts';

const BESIDE = ['d4', 'd5', 'e4'] as const;
type Type = 'platoon' | 'car' | 'tank';

/** Red's units around e5, and their target. */
function table(
  attackers: readonly Type[],
  target: Type,
  more: Readonly<Record<string, unknown>> = {},
): Trenches {
  const read = loopForm.read({
    length: 'long',
    units: [
      ...attackers.map((type, index) => ({ owner: 'red', type, at: BESIDE[index] })),
      { owner: 'gray', type: target, at: 'e5' },
    ],
    ...more,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value;
}

function oddsAt(position: Trenches): string {
  const target = unitAt(position, spaceNamed('e5') ?? -1);
  const units = position.units.flatMap(({ owner }, number) => (owner === 0 ? [number] : []));
  const { win, tie, lose } = oddsOf(position, units, target);
  return [win, tie, lose].map(shareText).join(', ');
}

/** The table in the dossier: wins, ties and losses against a platoon, a car and a tank. */
const TABLE: readonly (readonly [readonly Type[], string, string, string])[] = [
  [['platoon'], '5 in 12, 1 in 6, 5 in 12', '7 in 12, 1 in 6, 1 in 4', '1 in 4, 1 in 10, 13 in 20'],
  [['car'], '1 in 4, 1 in 6, 7 in 12', '3 in 8, 1 in 4, 3 in 8', '3 in 20, 1 in 10, 3 in 4'],
  [['tank'], '13 in 20, 1 in 10, 1 in 4', '3 in 4, 1 in 10, 3 in 20', '9 in 20, 1 in 10, 9 in 20'],
  [
    ['platoon', 'platoon'],
    '181 in 216, 5 in 72, 5 in 54',
    '67 in 72, 1 in 24, 1 in 36',
    '43 in 72, 11 in 120, 14 in 45',
  ],
  [['platoon', 'car'], '55 in 72, 7 in 72, 5 in 36', '43 in 48, 1 in 16, 1 in 24', '1 in 2, 1 in 10, 2 in 5'],
  [
    ['platoon', 'tank'],
    '65 in 72, 1 in 24, 1 in 18',
    '23 in 24, 1 in 40, 1 in 60',
    '89 in 120, 13 in 200, 29 in 150',
  ],
  [
    ['platoon', 'platoon', 'platoon'],
    '1261 in 1296, 5 in 324, 5 in 432',
    '859 in 864, 1 in 216, 1 in 864',
    '41 in 48, 1 in 20, 23 in 240',
  ],
];

describe.each(TABLE)('%s', (attackers, ...told) => {
  it.each(['platoon', 'car', 'tank'] as const)(
    'against a %s wins, ties and loses as often as reckoned by hand',
    (target) => {
      const place = ['platoon', 'car', 'tank'].indexOf(target);
      expect(oddsAt(table(attackers, target))).toBe(told[place]);
    },
  );
});

test.each([
  [
    'a hit of the artillery',
    { effects: [{ by: 'hit', on: 'fight', unit: 0, until: 1 }] },
    '1 in 6, 1 in 9, 13 in 18',
  ],
  ['Rat attack', { held: { a: ['N3'] } }, '5 in 18, 5 in 36, 7 in 12'],
  ['Keep digging', { held: { a: ['P1'] } }, '7 in 12, 5 in 36, 5 in 18'],
])('platoon against platoon is changed by %s', (_, more, told) => {
  expect(oddsAt(table(['platoon'], 'platoon', more))).toBe(told);
});

test('a shellshocked unit is lost without a roll', () => {
  const position = table(['car'], 'tank', { effects: [{ by: 'N6', unit: 1, until: 3 }] });
  expect(oddsAt(position)).toBe('1 in 1, 0 in 1, 0 in 1');
});

test('what is told beforehand is how often the dice come out so', () => {
  const position = table(['platoon', 'car'], 'tank', { held: { a: ['P1'], b: ['P3'] } });
  const units = [0, 1];
  const attack = loopgraven.parse(position, 'attack e5 with d4 d5');
  if (!attack.ok) throw new Error('no attack');
  const after = loopgraven.play(position, attack.value);
  const won = odds(loopgraven, after, ({ units: those }) => those[2]?.at === null);
  if (!won.ok) throw new Error('no odds');
  const { win } = oddsOf(position, units, 2);
  expect(inDecimals(won.value.get(true) ?? { of: 0n, in: 1n })).toBe(inDecimals(win));
});
