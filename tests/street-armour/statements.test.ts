/** Checks of the rule sentences of Street Armour. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BOX } from '../../cards/street-armour/data/box.ts';
import { STATEMENTS } from '../../content/street-armour/statements.ts';
import { streetArmour } from '../../src/games/street-armour/rules/judge.ts';
import { tanksFor } from '../../src/games/street-armour/rules/moves.ts';
import { chanceOf } from '../../src/referee/chance/random.ts';

it('are looked at again wherever they are cited when one is reworded', () => {
  const known = JSON.parse(readFileSync('content/street-armour/statements.hashes.json', 'utf8')) as Record<
    string,
    string
  >;
  const now = Object.fromEntries(
    Object.entries(STATEMENTS).map(([id, { text }]) => [
      id,
      createHash('sha256').update(text).digest('hex').slice(0, 12),
    ]),
  );
  expect(now).toEqual(known);
});

it('say how many tanks so many points are, by what each kind costs and the box has', () => {
  const counts = (window: number, points: number): string => {
    const first = streetArmour.setUp([], chanceOf(''));
    if (!first.ok) throw new Error('no table');
    const { least, most } = tanksFor({ ...first.value, window, points }, 0);
    return `${least} to ${most}`;
  };
  const { text } = STATEMENTS['C-A51'];
  expect(text).toContain(`28 points a side has ${counts(1, 28)} tanks`);
  expect(text).toContain(`39 points ${counts(1, 39)}`);
  expect(text).toContain(`60 points ${counts(1, 60)} (of two sets ${counts(5, 60)})`);
  expect(text).toContain(`97 points ${counts(5, 97)}`);
  for (const points of [28, 39]) expect(counts(5, points)).toBe(counts(1, points));
});

it('or the words between them say what every printed sheet is for', () => {
  const text =
    readFileSync('content/street-armour/rules.mdx', 'utf8') +
    Object.values(STATEMENTS)
      .map((each) => each.text)
      .join(' ');
  const words = {
    ruler: 'with the ruler',
    template: 'lay it over the shooter',
    die: 'A die has two numbers',
  };
  for (const { id } of BOX.sheets ?? [])
    expect(text.replaceAll('\n', ' '), id).toContain(words[id as keyof typeof words]);
});
