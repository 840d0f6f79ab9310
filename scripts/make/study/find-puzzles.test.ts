/** Positions of games become candidates for puzzles where one turn is the best by far, and can be proven. */
import { expect, test } from 'vitest';
import { PUZZLES } from '../../../content/tank/puzzles.ts';
import { TANK } from '../../../src/games/tank/index.ts';
import { draftAt, turnsOf, type Quarry } from './find-puzzles.ts';

const { game, form, scenery, hints } = TANK.referee;
const quarry: Quarry = {
  game: await game(),
  form: await form(),
  scenery: await scenery(),
  hints: await hints(),
  ...turnsOf(PUZZLES),
};

/** What a position comes to, as puzzles are written. */
const draftOf = (written: unknown) => {
  const position = quarry.form.read(written);
  if (!position.ok) throw new Error(position.faults.map(({ message }) => message).join('; '));
  return draftAt(quarry, position.value, 0, 'a seed');
};
const [last] = PUZZLES.filter(({ id }) => id === 'whose-loss-first');
const rows = { baker: ['pziv-h', 'panzergrenadiers', 'tiger'] };

test('a turn with one way to win is a candidate: what it reaches, how it begins, and a whole way', () => {
  const draft = draftOf({ ...last?.position, rows });
  expect(draft).toMatchObject({ solver: 0, goal: [{ winner: 0 }], begins: ['aim at 2'] });
  expect(draft?.best[0]).toBe('aim at 2');
  const [reaching = 0, other = 1] = draft?.chances ?? [];
  expect(reaching - other).toBeGreaterThanOrEqual(0.1);
});

test('a turn in which nothing is decided, or with hardly anything to choose from, is none', () => {
  expect(draftOf({ ...last?.position, rows, casualties: {} })).toBeNull();
  expect(draftOf(last?.position)).toBeNull();
});
